// Two tabs, one deck: neither overwrites what the other has stored, each says what the other has done, and a deck that
// was deleted does not come back.
import { NAME, WHOLE, bringIn, workshop } from "../lib/own.mjs";
import { act } from "../lib/table.mjs";
import { eventually, expect, test } from "../lib/test.mjs";

// Runs in the page: a tab that hears nothing of the other, as a page of a file, or a tab that slept.
const deaf = () => {
  delete window.BroadcastChannel;
  for (const type of ["focus", "visibilitychange"]) {
    window.addEventListener(type, (event) => [window, document].includes(event.target) && event.stopImmediatePropagation(), true);
  }
};

const words = (page) => page.locator(".said");

/** Two tabs with the same deck of three cards, both on its page. */
async function twoTabs(newPage, url, hears) {
  const first = await newPage();
  if (!hears) await first.addInitScript(deaf);
  await workshop(first, url);
  await bringIn(first, "a.csv", "question;réponse;faux\nOù est Lyon ?;En France;En Italie | Au Pérou\nOù est Rome ?;En Italie;En France | Au Pérou\nOù est Lima ?;Au Pérou;En Italie | En France\n");
  await first.locator("#deck-name").fill("Village");
  await first.locator("#deck-name").blur();
  await eventually(async () => (await decks(first)).some(({ name }) => name === "Village"), "the deck is stored");
  const second = await newPage({ context: first.context() });
  if (!hears) await second.addInitScript(deaf);
  await workshop(second, url);
  await act(second, "open-deck").click();
  return [first, second];
}

/** All stored decks: their names, and the questions of their cards. */
const decks = (page) =>
  page.evaluate(() => new Promise((told) => {
    const opening = indexedDB.open("tablee-decks", 1);
    opening.onsuccess = () => {
      const all = opening.result.transaction("decks").objectStore("decks").getAll();
      all.onsuccess = () => {
        opening.result.close();
        told(all.result.map(({ text }) => JSON.parse(text)).map(({ cover, cards }) => ({ name: cover.name, cards: cards.map(({ q }) => q) })));
      };
    };
  }));

/** Types behind the question of the open card. */
async function type(page, text) {
  await page.locator("#card-q").press("End");
  await page.keyboard.type(text);
}

async function addCards(page, ...questions) {
  for (const question of questions) {
    await page.locator('[data-act="new-card"][data-kind="open"]').click();
    await page.locator("#card-q").fill(question);
    await act(page, "back").click();
  }
}

test("a tab shows at once what the other writes", async ({ newPage, url }) => {
  const [first, second] = await twoTabs(newPage, url, true);
  await act(second, "open-card").first().click();
  await addCards(first, "Qui est Léa ?", "Qui est Zoé ?", "Qui est Max ?");
  await words(second).filter({ hasText: /«\sVillage\s» vient d’être changé dans un autre onglet/ }).waitFor();
  await eventually(async () => /1 sur 6/.test(await second.locator(".beside-form").innerText()), "the second tab knows the new cards");
  await second.locator("#card-q").fill("Où est Lyons ?");
  await eventually(async () => (await decks(first))[0].cards.join("|") === "Où est Lyons ?|Où est Rome ?|Où est Lima ?|Qui est Léa ?|Qui est Zoé ?|Qui est Max ?", "nothing is lost, and one letter is there");
  await first.locator('[data-act="open-card"]', { hasText: "Lyons" }).waitFor();
  expect((await decks(first)).length, "decks").toBe(1);
  await expect(second).toBeAccessible();
});

test("the later version wins, and what was written on the older one is kept aside", async ({ newPage, url }) => {
  const [first, second] = await twoTabs(newPage, url, false);
  await act(second, "open-card").first().click();
  await addCards(first, "Qui est Léa ?", "Qui est Zoé ?", "Qui est Max ?");
  await eventually(async () => (await decks(first))[0].cards.length === 6, "they are stored");
  await type(second, "s");
  await words(second).filter({ hasText: /avait déjà été changé dans un autre onglet[^]*«\sVillage \(autre onglet\)\s»/ }).waitFor();
  const kept = async () => Object.fromEntries((await decks(first)).map(({ name, cards }) => [name, cards]));
  await eventually(async () => "Village (autre onglet)" in (await kept()), "what was written is stored, too");
  const both = await kept();
  expect(both.Village, "three cards of the first tab").toStrictEqual(["Où est Lyon ?", "Où est Rome ?", "Où est Lima ?", "Qui est Léa ?", "Qui est Zoé ?", "Qui est Max ?"]);
  expect(both["Village (autre onglet)"][0], "the letter of the second").toBe("Où est Lyon ?s");
  await eventually(async () => (await second.locator("#card-q").inputValue()) === "Où est Lyon ?", "the second tab shows what is stored");
  await expect(second).toBeAccessible();
  // From here on both write on the same.
  await type(second, "!");
  await eventually(async () => (await kept()).Village[0] === "Où est Lyon ?!", "it goes on from there");
  expect(Object.keys(await kept()).length, "decks").toBe(2);
  for (const page of [first, second]) {
    await workshop(page, url);
    expect(await page.locator(".own-deck").count(), "decks after a reload").toBe(2);
  }
});

for (const hears of [true, false]) {
  test(`a deck that was deleted does not come back${hears ? "" : ", although the other tab does not know"}`, async ({ newPage, url }) => {
    const [first, second] = await twoTabs(newPage, url, hears);
    await act(second, "open-card").first().click();
    await act(first, "back").click();
    await act(first, "delete").click();
    await eventually(async () => (await decks(first)).length === 0, "it is deleted");
    if (!hears) await type(second, "s");
    await second.locator(".notices", { hasText: "a été effacé dans un autre onglet" }).waitFor();
    await act(second, "new-deck").waitFor();
    expect(await second.locator(".own-deck").count(), "decks in the second tab").toBe(0);
    expect((await decks(first)).length, "decks that are stored").toBe(0);
    // Who did not mean it has it back, with what was written.
    await act(second, "take-back").click();
    await second.locator(".own-deck", { hasText: "Village" }).waitFor();
    await eventually(async () => (await decks(first)).length === 1, "it is stored again");
    expect((await decks(first))[0].cards[0], "its text").toBe(hears ? "Où est Lyon ?" : "Où est Lyon ?s");
    if (hears) await first.locator(".own-deck", { hasText: "Village" }).waitFor();
  });
}

/** Leaving the screen while a write is under way is no other tab. */
test("one's own writes are never another tab's", async ({ newPage, url }) => {
  const page = await workshop(await newPage(), url);
  await bringIn(page, "deck.json", WHOLE);
  for (let times = 0; times < 4; times += 1) {
    await page.locator('[data-act="open-card"]').nth(times).click();
    await type(page, ` ${times} vite`);
    await act(page, "home").click();
    await act(page, "questions").click();
    await act(page, "workshop").click();
    await act(page, "open-deck").click();
  }
  const all = await decks(page);
  expect(all.map(({ name }) => name), "decks").toStrictEqual([NAME]);
  for (let times = 0; times < 4; times += 1) expect(all[0].cards[times], "what was typed").toMatch(new RegExp(`${times} vite$`));
});
