// The table holds its breath before a verdict: nothing of it is in the page meanwhile, a touch ends the wait,
// and the game has been kept all the same.
import { fooled, midi } from "../games/midi.mjs";
import { queryOf, reopen, settled, sitDown, state, turnCards } from "../lib/table.mjs";

const { playUntil } = midi;
const chooses = ({ moves }) => moves.some(({ name }) => name === "choose");

/** A page with motion, whose clock the test drives, where seat 0 is about to answer wrongly. */
async function question({ newPage, url }, motion = "no-preference") {
  const page = await newPage({ reducedMotion: motion });
  await sitDown(page, url(queryOf({ game: "midi", players: 2, seed: 3 })), { clock: true });
  await turnCards(page);
  await playUntil(page, chooses, { policy: fooled(0) });
  return page;
}

const holds = (page) => page.locator("[data-holds]").count();
const kept = (page) => page.evaluate(() => JSON.parse(Object.entries(localStorage).find(([key]) => key.endsWith(":journal"))[1]).entries.length);

async function held(context) {
  const { expect } = context;
  const page = await question(context);
  const [before, acts] = [await state(page), await kept(page)];
  await page.locator('[data-move="choose"]').first().click();
  await page.clock.runFor(200);
  await expect.soon(async () => (await holds(page)) === 1, "the table holds its breath");
  expect.equal((await state(page)).fingerprint, before.fingerprint, "the table as it was");
  expect.equal(await page.locator("[data-verdict], .stamp").count(), 0, "verdicts in the page");
  expect.equal(await page.locator('[data-picked] .chooser').count(), 1, "who chose lies on the card");
  expect.equal(await kept(page), acts + 1, "acts that are kept");
  await page.clock.runFor(1_000);
  expect.equal([await holds(page), await page.locator(".outcome").count()], [0, 1], "then it is told");
}

async function skipped(context) {
  const page = await question(context);
  await page.locator('[data-move="choose"]').first().click();
  await page.clock.runFor(200);
  await page.mouse.click(8, 400);
  await settled(page);
  context.expect.equal([await holds(page), await page.locator(".outcome").count()], [0, 1], "told at once");
}

async function killed(context) {
  const page = await question(context);
  await page.locator('[data-move="choose"]').first().click();
  await page.clock.runFor(200);
  await reopen(page, { exact: false });
  context.expect.equal([await holds(page), await page.locator(".outcome").count()], [0, 1], "told after a reload");
}

async function still(context) {
  const page = await question(context, "reduce");
  await page.locator('[data-move="choose"]').first().click();
  await page.clock.runFor(100);
  context.expect.equal([await holds(page), await page.locator(".outcome").count()], [0, 1], "told at once");
}

export const game = "midi";

export const tests = [
  { name: "a verdict is held back, and kept", run: held },
  { name: "a touch ends the suspense", run: skipped },
  { name: "a page that is killed meanwhile tells it when it is back", run: killed },
  { name: "reduced motion waits for nothing", run: still },
];
