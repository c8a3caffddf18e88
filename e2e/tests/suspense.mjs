// Suspense before a verdict: meanwhile the page does not contain it, a touch ends the wait, and the move
// is saved already.
import { fooled, midi } from "../games/midi.mjs";
import { queryOf, reopen, settled, sitDown, state, turnCards } from "../lib/table.mjs";
import { eventually, expect, test } from "../lib/test.mjs";

const { playUntil } = midi;
const chooses = ({ moves }) => moves.some(({ name }) => name === "choose");

/** A page with motion and a driven clock, in which seat 0 is about to answer wrongly. */
async function question({ newPage, url }, motion = "no-preference") {
  const page = await newPage({ reducedMotion: motion });
  await sitDown(page, url(queryOf({ game: "midi", players: 2, seed: 3 })), { clock: true });
  await turnCards(page);
  await playUntil(page, chooses, { policy: fooled(0) });
  return page;
}

const holds = (page) => page.locator("[data-holds]").count();
const kept = (page) => page.evaluate(() => JSON.parse(Object.entries(localStorage).find(([key]) => key.endsWith(":journal"))[1]).entries.length);

test("a verdict is held back, and kept", { tag: "@midi" }, async ({ app }) => {
  const page = await question(app);
  const [before, acts] = [await state(page), await kept(page)];
  await page.locator('[data-move="choose"]').first().click();
  await page.clock.runFor(200);
  await eventually(async () => (await holds(page)) === 1, "the table holds its breath");
  expect((await state(page)).fingerprint, "the table as it was").toStrictEqual(before.fingerprint);
  expect(await page.locator("[data-verdict], .stamp").count(), "verdicts in the page").toBe(0);
  expect(await page.locator('[data-picked] .chooser').count(), "who chose lies on the card").toBe(1);
  expect(await kept(page), "acts that are kept").toStrictEqual(acts + 1);
  await page.clock.runFor(1_000);
  expect([await holds(page), await page.locator(".outcome").count()], "then it is told").toStrictEqual([0, 1]);
});

test("a touch ends the suspense", { tag: "@midi" }, async ({ app }) => {
  const page = await question(app);
  await page.locator('[data-move="choose"]').first().click();
  await page.clock.runFor(200);
  await page.mouse.click(8, 400);
  await settled(page);
  expect([await holds(page), await page.locator(".outcome").count()], "told at once").toStrictEqual([0, 1]);
});

test("a page that is killed meanwhile tells it when it is back", { tag: "@midi" }, async ({ app }) => {
  const page = await question(app);
  await page.locator('[data-move="choose"]').first().click();
  await page.clock.runFor(200);
  await reopen(page, { exact: false });
  expect([await holds(page), await page.locator(".outcome").count()], "told after a reload").toStrictEqual([0, 1]);
});

test("reduced motion waits for nothing", { tag: "@midi" }, async ({ app }) => {
  const page = await question(app, "reduce");
  await page.locator('[data-move="choose"]').first().click();
  await page.clock.runFor(100);
  expect([await holds(page), await page.locator(".outcome").count()], "told at once").toStrictEqual([0, 1]);
});
