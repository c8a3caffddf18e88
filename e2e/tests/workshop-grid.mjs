// The editor is quick: a deck as a table, a list that is pasted, Enter from field to field and from card to card, an order
// drawn by hand or keys, drafts that are not called wrong while somebody writes them.
import { workshop } from "../lib/own.mjs";
import { act } from "../lib/table.mjs";
import { eventually, expect, test } from "../lib/test.mjs";

const upTo = (n) => Array.from({ length: n }, (_, i) => i + 1);
const question = (n) => [`Où était la gare en ${1900 + n} ?`, `place ${n}`, `rue ${n} ; pont ${n} ; quai ${n}`];
const cell = (page, row, at) => page.locator(`.card-rows > li[data-place="${row}"] input`).nth(at);
const rows = (page) => page.locator(".card-rows > li");

/** Types into whatever has the focus. */
async function type(page, text) {
  await page.keyboard.insertText(text);
  await page.keyboard.press("Enter");
}

const focused = (page) => page.evaluate(() => document.activeElement?.id || document.activeElement?.closest("[data-place]")?.dataset.place);

/** The questions of the deck in their order. */
const order = (page) => page.locator(".cards > li .card-row > b").allInnerTexts();

/** Every field counts as a tap, as if somebody touched it, though Enter leads there. */
test("twelve questions of four take no more than 45 taps", async ({ newPage, url }) => {
  const page = await workshop(await newPage(), url);
  let taps = 0;
  const tap = async (locator) => ((taps += 1), locator.click());
  await tap(act(page, "new-deck"));
  await tap(page.locator("#deck-name"));
  await page.keyboard.insertText("Village");
  await tap(act(page, "as-table"));
  await eventually(async () => (await focused(page)) === "0", "the first cell is ready");
  for (const n of upTo(12)) {
    await eventually(async () => (await focused(page)) === String(n - 1), `row ${n} is ready`);
    for (const text of question(n)) {
      taps += 1;
      await type(page, text);
    }
  }
  expect(taps, "taps").toBeLessThanOrEqual(45);
  await expect(page).toBeAccessible();
  await act(page, "back").click();
  await page.locator(".own-cards h2", { hasText: "12" }).waitFor();
  expect(await page.locator(".card-row[data-unfinished]").count(), "cards that lack something").toBe(0);
  await page.locator(`[data-act="open-card"]`).nth(2).click();
  const shown = await page.evaluate(() => ["q", "right", "wrong-1", "wrong-2", "wrong-3"].map((id) => document.querySelector(`#card-${id}`).value));
  expect(shown, "the third card").toStrictEqual(["Où était la gare en 1903 ?", "place 3", "rue 3", "pont 3", "quai 3"]);
  await act(page, "step-back").click();
});

test("a card goes on to the next one by Enter", async ({ newPage, url }) => {
  const page = await workshop(await newPage(), url);
  await act(page, "new-deck").click();
  await page.locator('[data-act="new-card"][data-kind="choice"]').click();
  for (const n of [1, 2]) {
    await eventually(async () => (await focused(page)) === "card-q", `card ${n} is ready to be written`);
    for (const text of [`Question ${n} ?`, `juste ${n}`, `a ${n}`, `b ${n}`, `c ${n}`]) await type(page, text);
  }
  await eventually(async () => (await page.locator("#card-q").inputValue()) === "", "a third card");
  // On a card on which nothing stands Enter makes no other.
  await page.keyboard.press("Enter");
  await act(page, "card-before").click();
  await page.locator("#card-wrong-3").press("Enter");
  await eventually(async () => (await page.locator("#card-q").inputValue()) === "" && (await focused(page)) === "card-q", "the next card");
  await act(page, "back").click();
  await page.locator(".own-cards h2", { hasText: "3" }).waitFor();
});

/** Pastes a text where the focus is, as a clipboard does. */
const paste = (page, text) =>
  page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", text);
    document.activeElement.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, text);

test("a list that is pasted becomes rows, or is shown first", async ({ newPage, url }) => {
  const page = await workshop(await newPage(), url);
  await act(page, "new-deck").click();
  await act(page, "as-table").click();
  await cell(page, 0, 0).focus();
  await paste(page, "Où est Lyon ?\tEn France\tEn Italie\tAu Pérou\tEn Inde\nOù est Rome ?\tEn Italie\tEn France\tAu Pérou\tEn Inde\n");
  await rows(page).nth(1).waitFor();
  expect(await rows(page).count(), "the blank row is filled").toBe(2);
  expect(await cell(page, 0, 2).inputValue(), "wrong ones").toBe("En Italie ; Au Pérou ; En Inde");
  await act(page, "take-back").click();
  await eventually(async () => (await rows(page).count()) === 0, "they are taken out again");
  await act(page, "new-row").click();
  await cell(page, 0, 0).focus();
  await paste(page, "dog\tchien\ncat\tchat\n");
  await page.locator('[data-doubt="side"]').waitFor();
  expect(await page.locator("#into").inputValue(), "for the deck that was open").not.toBe("");
});

test("cards are put in order by a hand, by keys, and by a tap", async ({ newPage, url }) => {
  const page = await workshop(await newPage(), url);
  await act(page, "new-deck").click();
  await act(page, "as-table").click();
  for (const n of upTo(4)) {
    await eventually(async () => (await focused(page)) === String(n - 1), `row ${n}`);
    for (const text of [`${n} ?`, "a", "b ; c ; d"]) await type(page, text);
  }
  await act(page, "back").click();
  const handle = (at) => page.locator(`.cards > li[data-place="${at}"] .order`);
  const middle = async (locator) => {
    const { x, y, width, height } = await locator.boundingBox();
    return [x + width / 2, y + height / 2];
  };
  await handle(0).scrollIntoViewIfNeeded();
  const [from, to] = [await middle(handle(0)), await middle(handle(2))];
  await page.mouse.move(...from);
  await page.mouse.down();
  for (const part of [0.1, 0.3, 0.6, 1]) await page.mouse.move(from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part);
  await page.mouse.up();
  await eventually(async () => (await order(page)).join() === "2 ?,3 ?,1 ?,4 ?", "drawn");
  await handle(3).focus();
  await page.keyboard.press("ArrowUp");
  await eventually(async () => (await order(page)).join() === "2 ?,3 ?,4 ?,1 ?", "by a key");
  await eventually(() => page.evaluate(() => document.activeElement.closest("[data-place]")?.dataset.place === "2"), "the handle keeps the focus");
  await page.keyboard.press("ArrowDown");
  await eventually(async () => (await order(page)).join() === "2 ?,3 ?,1 ?,4 ?", "and back");
  await handle(1).click();
  await eventually(async () => (await order(page)).join() === "3 ?,2 ?,1 ?,4 ?", "by a tap");
});

test("a new card is not called wrong while somebody writes it; it is found by its answers", async ({ newPage, url }) => {
  const page = await workshop(await newPage(), url);
  await act(page, "new-deck").click();
  await page.locator('[data-act="new-card"][data-kind="number"]').click();
  const colour = () => page.locator(".readiness").evaluate((it) => getComputedStyle(it).backgroundColor);
  await page.locator('.readiness[data-touched="false"]').waitFor();
  const before = await colour();
  await page.locator("#card-q").fill("Combien de marches ?");
  await page.locator("#card-value").focus();
  expect([await colour(), await page.locator(".wrong").count()], "nothing is marked yet").toStrictEqual([before, 0]);
  await page.locator("#card-value").blur();
  await page.locator(".wrong").waitFor();
  expect(await colour(), "it is marked").not.toBe(before);
  await act(page, "back").click();
  await page.locator('[data-act="new-card"][data-kind="open"]').click();
  await act(page, "back").click();
  expect(await page.locator(".card-row .error").count(), "the blank one is not called wrong").toBe(1);
  await page.locator(`[data-act="open-card"]`).nth(1).click();
  await page.locator("#card-q").fill("Qui ?");
  await page.locator("#card-answer").fill("Éléonore");
  await act(page, "back").click();
  await page.locator('.own-cards [type="search"]').fill("eleonore");
  await eventually(async () => (await page.locator(".cards > li").count()) === 1, "found by its answer");
});
