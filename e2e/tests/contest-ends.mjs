// Contests that end early, at an hour that the table has chosen, and what eliminated players do.
import { seeded } from "../lib/chance.mjs";
import { sits } from "../games/defizz.mjs";
import { gamesWith } from "../lib/facts.mjs";
import { GAMES } from "../lib/games.mjs";
import { faults, podiumFaults, SIZES } from "../lib/layout.mjs";
import { changed, joinBy, printOf, shown } from "../lib/phones.mjs";
import { act, queryOf, reopen, settled, sitDown, state, turnCards } from "../lib/table.mjs";
import { eventually, expect, test } from "../lib/test.mjs";

const QUARTER = 900_000;
const defizz = GAMES.defizz.player;

/** The stored hour: its key, and how many ms are left. */
const hour = (page) =>
  page.evaluate(() => {
    const [key, at] = Object.entries(localStorage).find(([key]) => key.endsWith(":closes")) ?? [];
    return { key, left: Number(at) - Date.now() };
  });

/** Lets the hour pass while the page is closed. */
async function comes(page) {
  const { key } = await hour(page);
  await page.evaluate((key) => localStorage.setItem(key, String(Date.now() - 1)), key);
  await reopen(page);
  await turnCards(page);
  await act(page, "count-now").waitFor();
}

for (const game of gamesWith("contest")) {
  test(`${game}: a table ends at the hour that it has chosen`, { tag: `@${game}` }, async ({ newPage, url }) => {
    const page = await newPage();
    await sitDown(page, url(queryOf({ game, ...GAMES[game].contest.hour })));
    await turnCards(page);
    await GAMES[game].player.playUntil(page, "roll", { seed: GAMES[game].contest.hour.seed });
    await act(page, "rules").click();
    const early = page.locator(".rules details", { has: page.locator('[name="ends-at"]') });
    await early.locator("summary").click();
    await expect(page).toBeAccessible();
    await early.locator("fieldset label").nth(1).click();
    expect((await hour(page)).left, "the next half hour but one at most").toBeGreaterThan(0);
    const chosen = await early.locator(".chosen").textContent();
    await act(page, "close").click();
    await act(page, "pause").click();
    await expect(page.locator(".pause-sheet .ends-at"), "the pause says when").toContainText(chosen);
    await act(page, "go-on").click();
    await page.locator(".pause-sheet").waitFor({ state: "detached" });
    await comes(page);
    await expect(page).toBeAccessible();
    const { fingerprint } = await state(page);
    await act(page, "a-while").click();
    const { left } = await hour(page);
    expect(Math.abs(left - QUARTER), "a quarter of an hour more").toBeLessThan(20_000);
    await comes(page);
    expect((await state(page)).fingerprint, "nothing was played meanwhile").toBe(fingerprint);
    await act(page, "count-now").click();
    await eventually(async () => (await state(page)).phase === "over", "whoever has the most has won");
    await page.locator(".podium .r1 .sum").first().waitFor();
    for (const { width, height } of SIZES) {
      await page.setViewportSize({ width, height });
      expect(await page.evaluate(podiumFaults), `the podium at ${width}×${height}`).toStrictEqual([]);
    }
  });
}

test("an hour chosen in the set-up stands on the board, and the pause changes it", { tag: "@defizz" }, async ({ newPage, url }) => {
  const page = await newPage();
  await page.goto(url());
  await page.locator('[data-act="open"][data-game="defizz"]').click();
  const hours = (where) => page.locator(`${where} fieldset`, { has: page.locator('[name="ends-at"]') }).locator("label");
  await hours(".how").nth(1).click();
  const chosen = (await hours(".how").nth(1).innerText()).trim();
  await act(page, "start").click();
  await turnCards(page);
  await expect(page.locator(".bar h1"), "the board says when").toContainText(chosen);
  await act(page, "pause").click();
  await expect(page.locator(".pause-sheet .ends-at"), "and so does the pause").toContainText(chosen);
  await hours(".pause-sheet").first().click();
  await page.locator(".pause-sheet .ends-at").waitFor({ state: "detached" });
  expect((await hour(page)).key, "no hour any more").toBeUndefined();
});

/** A table of Défizz at which somebody is out, at a question for two or more. */
async function somebodyOut({ newPage, url }) {
  const page = await newPage({ storage: { "tablee:settings": JSON.stringify({ motion: "reduced", muted: true }) } });
  await sitDown(page, url(queryOf({ game: "defizz", players: 4, seed: 3 })));
  await turnCards(page);
  const [chance, policy] = [seeded(3), sits({ raises: 9, follows: 9 })];
  const may = () => act(page, "side-bet").count();
  const waits = ({ stage }) => ["waits", "lowered"].includes(stage);
  while (!(await may())) {
    await defizz.playUntil(page, (now) => !waits(now), { policy, chance });
    await defizz.playUntil(page, waits, { policy, chance });
  }
  return page;
}

test("whoever is out bets on who wins the question", { tag: "@defizz" }, async ({ newPage, url }) => {
  const page = await somebodyOut({ newPage, url });
  const before = await state(page);
  await act(page, "side-bet").click();
  const bets = page.locator('[data-move="bet"]');
  expect(await bets.count(), "those who play").toBeGreaterThan(1);
  await expect(page).toBeAccessible();
  for (const [width, height] of [[1180, 820], [820, 1180], [360, 740]]) {
    await page.setViewportSize({ width, height });
    await settled(page);
    const found = await page.evaluate(faults, { width, height, least: 44, large: 0, whole: false });
    expect(Object.entries(found).filter(([, list]) => list.length > 0), `the law of layout at ${width}×${height}`).toStrictEqual([]);
  }
  const name = (await bets.first().innerText()).trim();
  await bets.first().click();
  await eventually(async () => (await state(page)).fingerprint !== before.fingerprint, "the bet is played");
  expect((await state(page)).turn, "nobody else's turn").toBe(before.turn);
  await page.setViewportSize({ width: 1180, height: 820 });
  await page.locator(".purses", { hasText: `pour ${name}` }).waitFor();
  const parted = await reopen(page);
  expect(parted.fingerprint, "and kept").not.toBe(before.fingerprint);
});

test("whoever is out bets on his phone", { tag: "@defizz" }, async ({ newPage, url }) => {
  const page = await somebodyOut({ newPage, url });
  const phone = await joinBy(page, newPage, Number(await act(page, "side-bet").getAttribute("data-seat")));
  const { deeds, asks } = await phone.evaluate(shown);
  expect(deeds, "those who play").toContain("bet");
  expect(asks, "nothing is asked of him").toBeUndefined();
  const before = await printOf(page);
  await phone.locator('[data-move="bet"]').first().tap();
  await changed(page, before, 5_000);
  await phone.locator(".phone-foot", { hasText: "Ton pari" }).waitFor();
  expect(await act(page, "side-bet").count(), "his seat is not touched at the tablet").toBe(0);
});
