// The set-up offers what a table of so many can choose.
import { act } from "../lib/table.mjs";
import { setUp } from "../lib/ways.mjs";

// Of "a player reads" and "the tablet reads": whether it is chosen, and whether it can be.
const choices = (page) => page.locator('input[name="reading"]').evaluateAll((all) => all.map(({ checked, disabled }) => (disabled ? "barred" : checked ? "chosen" : "free")));
const deals = (page) => page.evaluate(() => Object.entries(localStorage).find(([key]) => key.endsWith(":setup"))[1]);

// Whoever reads at a table of three plays no hand: two have nobody to read (DEF-R1, EGO-R1).
const tooFewToRead = (game) => async (context) => {
  const { newPage, expect } = context;
  const page = await newPage();
  await setUp(game)(page, context);
  const soon = (wanted, what) => expect.soon(async () => (await choices(page)).join() === wanted.join(), what);
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
  expect.matches(await deals(page), /"tablet_reads":true/, "what is dealt");
};

export const tests = ["defizz", "egomaster"].map((game) => ({ name: `${game}: two have the tablet read`, run: tooFewToRead(game), game }));
