// The set-up offers only what suits the number of players.
import { gamesWith } from "../lib/facts.mjs";
import { act } from "../lib/table.mjs";
import { eventually, expect, test } from "../lib/test.mjs";
import { setUp } from "../lib/ways.mjs";

// The states of "a player reads" and "the tablet reads": chosen, free or barred.
const choices = (page) => page.locator('input[name="reading"]').evaluateAll((all) => all.map(({ checked, disabled }) => (disabled ? "barred" : checked ? "chosen" : "free")));
const deals = (page) => page.evaluate(() => Object.entries(localStorage).find(([key]) => key.endsWith(":setup"))[1]);

// The reader does not play: two players have nobody to read (DEF-R1, EGO-R1).
const tooFewToRead = (game) => async ({ app, newPage }) => {
  const page = await newPage();
  await setUp(game)(page, app);
  const soon = (wanted, what) => eventually(async () => (await choices(page)).join() === wanted.join(), what);
  await soon(["chosen", "free"], "three: a player reads");
  await page.locator('.plan [data-place="2"] [data-act="player"]').click();
  await act(page, "remove").click();
  await soon(["barred", "chosen"], "two: the tablet reads, and nothing else can be chosen");
  await act(page, "add").click();
  await soon(["chosen", "free"], "three again, as they had chosen");
  await page.locator('.plan [data-place="2"] [data-act="player"]').click();
  await act(page, "remove").click();
  await act(page, "start").click();
  await page.locator('[data-phase]:not([data-phase="setup"])').waitFor();
  expect(await deals(page), "what is dealt").toMatch(/"tablet_reads":true/);
};

/** A stored table in which two seats have the same mark is not dealt. */
test("a kept table with two of one mark is not dealt", { tag: "@heure" }, async ({ newPage, url }) => {
  const page = await newPage();
  await page.goto(url("?game=heure&players=2&seed=4"));
  await page.locator(".play").waitFor();
  await page.goto(url(""));
  await page.locator('[data-act="open"][data-game="heure"]').click();
  await page.locator('[data-act="start"]').click();
  await page.locator(".play").waitFor();
  const seats = await page.evaluate(() => {
    const table = JSON.parse(localStorage["tablee:table:heure"]);
    table.seats.forEach((seat) => (seat.mark = 0));
    localStorage["tablee:table:heure"] = JSON.stringify(table);
    return table.seats.length;
  });
  await page.goto(url(""));
  await page.locator('[data-act="open"][data-game="heure"]').click();
  await page.locator('[data-act="start"]').click();
  await page.locator(".play").waitFor();
  const marks = await page.evaluate(() => JSON.parse(localStorage["tablee:table:heure"]).seats.map(({ mark }) => mark));
  expect(seats >= 2 && new Set(marks).size === marks.length, `marks at the table: ${marks}`).toBeTruthy();
});

for (const game of gamesWith("contest")) {
  test(`${game}: two have the tablet read`, { tag: `@${game}` }, tooFewToRead(game));
}
