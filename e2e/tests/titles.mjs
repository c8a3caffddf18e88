// A game begins with its goal and each part of it with its title card: read, touched away, never twice.
import { fooled, midi } from "../games/midi.mjs";
import { GAMES } from "../lib/games.mjs";
import { queryOf, reopen, sitDown, state } from "../lib/table.mjs";

const CARD = ".opening";
const title = (page) => page.locator(`${CARD} h2`).innerText();

/** A table that has just been dealt, in a page whose clock the test drives. */
async function dealt({ newPage, url }, scene, reducedMotion = "no-preference") {
  const page = await newPage({ reducedMotion });
  await sitDown(page, url(queryOf(scene)), { clock: true });
  return page;
}

async function goals(context) {
  for (const game of Object.keys(GAMES)) {
    const page = await dealt(context, { game, players: 3, seed: 3, auto: 3 });
    context.expect.equal(await title(page), "Le but", `${game}: the first card`);
    const { fingerprint } = await state(page);
    await page.clock.runFor(3_000);
    context.expect.equal((await state(page)).fingerprint, fingerprint, `${game}: automatic players wait`);
    await page.clock.runFor(1_000);
    context.expect.equal(await page.locator(CARD).count(), 0, `${game}: cards after a while`);
    await page.clock.runFor(60_000);
    context.expect.ok((await state(page)).fingerprint !== fingerprint, `${game}: then they play`);
  }
}

async function parts(context) {
  const { expect } = context;
  const page = await dealt(context, { game: "midi", players: 3, seed: 3 });
  await page.locator(CARD).click();
  expect.equal(await page.locator(CARD).count(), 0, "cards after a touch");
  // Once the last answer of the round has been read.
  const begins = ({ phase, moves }) => phase === "duel" && !moves.some(({ name }) => name === "continue");
  await midi.playUntil(page, begins, { policy: fooled(0) });
  expect.equal(await title(page), "Le Duel", "the card of the duel");
  await page.keyboard.press("Escape");
  expect.equal(await page.locator(CARD).count(), 0, "cards after a key");
  await reopen(page, { exact: false });
  expect.equal(await page.locator(CARD).count(), 0, "cards after a reload");
}

async function still(context) {
  const page = await dealt(context, { game: "midi", players: 3, seed: 3 }, "reduce");
  context.expect.equal(await page.locator(CARD).count(), 0, "cards where motion is reduced");
}

export const tests = [
  { name: "every game begins with its goal, and automatic players wait", run: goals, timeout: 90_000 },
  { name: "a part has its card, which goes at a touch or a key", run: parts },
  { name: "reduced motion has none", run: still },
];
