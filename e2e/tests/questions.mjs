// Which questions are dealt: themes can be switched off and the audience chosen; a deck can be restarted; a
// question can be reported from the rules sheet, and the report saved as a file.
import { readFileSync } from "node:fs";
import { millions } from "../games/millions.mjs";
import { ASKED } from "../lib/kept.mjs";
import { act, isHome, queryOf, seated } from "../lib/table.mjs";
import { eventually, expect, test } from "../lib/test.mjs";

const deck = JSON.parse(readFileSync(new URL("../../public/decks/fr/millions.json", import.meta.url), "utf8"));
const themeOf = new Map(deck.questions.map(({ id, theme }) => [id, theme]));
// Levels by card: an id stays the same when its card is rated again.
const levelOf = new Map(deck.questions.map(({ id, level }) => [id, level]));

async function open({ newPage, url }, storage) {
  const page = await newPage({ storage });
  await page.goto(url());
  await isHome(page);
  await act(page, "questions").click();
  await page.locator(".questions-screen").waitFor();
  return page;
}

/** The ids of the questions dealt to a match, pack by pack. */
const dealt = (page) =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => /^tablee:sitting:.*:setup$/.test(name));
    const text = localStorage.getItem(key);
    return [...text.matchAll(/"id":"(mil-\d\d-\d+)"/g)].map(([, id]) => id);
  });

test("what a table likes is what it is dealt", async ({ app, url }) => {
  const page = await open(app);
  for (const theme of ["Sport", "Musique"]) await page.getByRole("button", { name: theme }).click();
  await page.getByText("Sans les plus dures").click();
  await eventually(() => page.evaluate(() => localStorage.getItem("tablee:taste") === "1mp"), "the taste is kept");
  await page.goto(url(queryOf({ game: "millions", players: 3, seed: 5 })));
  await seated(page);
  const cards = await dealt(page);
  expect(cards.length, "questions of three games").toBe(45);
  expect(cards.filter((id) => ["sport", "musique"].includes(themeOf.get(id))), "of themes that are switched off").toStrictEqual([]);
  expect(Math.max(...cards.map((id) => levelOf.get(id))), "the highest level for the young").toBe(8);
});

test("the set-up counts the cards for this table, and asks for whom first", { tag: "@defizz" }, async ({ app, url }) => {
  const page = await app.newPage();
  await page.goto(url());
  await page.locator('[data-act="open"][data-game="defizz"]').click();
  const counted = async () => Number((await page.locator(".deck .hint").innerText()).match(/sur (\d+)/)?.[1]);
  await eventually(async () => (await counted()) > 0, "the deck is counted");
  const all = await counted();
  expect(await page.locator(".how > fieldset, .how > .for-whom").first().getAttribute("class"), "the first choice").toBe("for-whom");
  await page.getByText("Sans les plus dures").click();
  await eventually(async () => (await counted()) < all, "fewer without the hardest");
});

test("a deck is begun anew by two taps", async ({ app }) => {
  const page = await open(app, ASKED);
  const line = page.locator(".deck-list li", { hasText: "Midi" }).filter({ hasText: "FR" });
  await line.waitFor();
  const { cards } = JSON.parse(readFileSync(new URL("../../public/decks/index.json", import.meta.url), "utf8")).find(({ id }) => id === "midi-fr");
  expect(await line.innerText(), "fresh cards").toMatch(new RegExp(`${cards - 3} cartes`));
  await line.locator('[data-act="freshen"]').click();
  expect(await page.evaluate(() => localStorage.getItem("tablee:used:midi-fr") !== null), "one tap only asks").toBeTruthy();
  await line.locator('[data-act="freshen"]').click();
  await eventually(() => page.evaluate(() => localStorage.getItem("tablee:used:midi-fr") === null), "two begin it anew");
  await eventually(async () => new RegExp(`${cards} cartes`).test(await line.innerText()), "and the page says so");
});

test("a question is reported, by its card", async ({ newPage, url }) => {
  const page = await newPage();
  await page.goto(url(queryOf({ game: "millions", players: 2, seed: 2 })));
  await seated(page);
  await act(page, "rules").click();
  await page.locator(".sheet.rules").waitFor();
  expect(await act(page, "report").count(), "reports before anything was revealed").toBe(0);
  await page.keyboard.press("Escape");
  await millions.playUntil(page, ({ moves }) => moves.some(({ name }) => name === "continue"), { game: "millions", players: 2, seed: 2, policy: "mortal" });
  const question = await page.locator(".reveal .question").innerText();
  await act(page, "rules").click();
  expect(await page.locator(".report .hint").innerText(), "the question that is reported").toStrictEqual(question);
  await act(page, "report").click();
  await page.locator(".report [role=status]", { hasText: "noté" }).waitFor();
  await page.keyboard.press("Escape");
  await act(page, "home").click();
  await isHome(page);
  await act(page, "questions").click();
  await page.locator(".doubts li", { hasText: question }).waitFor();
  const [file] = await Promise.all([page.waitForEvent("download"), act(page, "export").click()]);
  const [line] = readFileSync(await file.path(), "utf8").trim().split("\n").map((text) => JSON.parse(text));
  expect(line.card, "the card's id").toMatch(/^mil-\d\d-\d{4}$/);
  expect([line.deck, line.q, line.why], "the report").toStrictEqual(["millions-fr", question, "wrong"]);
});
