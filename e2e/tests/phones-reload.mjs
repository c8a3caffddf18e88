// Either end of a phone's line is loaded anew, at each kind of phase of each game: the line is lost and both ends say so,
// and joining anew by code leads back to the same seat with the same hand. The television goes on by itself.
import { FULL, gamesOr } from "../lib/depth.mjs";
import { GAMES } from "../lib/games.mjs";
import { SCENES, codeOf, invite, joinBy, joined, playAll, printOf, shown, tableOf, takeAnswer } from "../lib/phones.mjs";
import { reopen, settled, state, turnCards } from "../lib/table.mjs";
import { openTelevision } from "../lib/television.mjs";
import { eventually, expect, test } from "../lib/test.mjs";

/** Who has the phone. */
const SEAT = 0;

/** On a busy machine pages are slow. */
const SOON = { timeout: 15_000 };

const said = (phone) => phone.locator(".phone-todo");

/** What the phone has in its hand; the fingerprint is that of all it has been told. */
async function inHand(phone) {
  await settled(phone);
  const { sent, silent, refused, ...hand } = await phone.evaluate(shown);
  return hand;
}

/** The phone joins anew by code, and has the same hand of the same seat. */
async function comesBack(page, phone, before, when) {
  await phone.goto(await invite(page, SEAT));
  await codeOf(phone);
  await takeAnswer(page, phone);
  await joined(page, SEAT);
  await phone.locator(".phone-page[data-game]").waitFor();
  await expect.poll(() => inHand(phone), { message: `the hand ${when}`, ...SOON }).toStrictEqual(before);
}

/** The phone is loaded anew, then the tablet; neither plays anything. */
async function bothAnew(page, phone, screen, when) {
  await settled(page);
  const [print, before] = [await printOf(page), await inHand(phone)];
  const lost = page.locator(".notices", { hasText: /ne répond plus/ }).waitFor();
  await Promise.all([lost, phone.reload()]);
  await expect(said(phone), `the phone ${when}`).toHaveText(/déjà servi/, SOON);
  await comesBack(page, phone, before, `of the phone that was loaded anew ${when}`);
  expect(await printOf(page), `the table ${when}`).toBe(print);
  const { phase, turn } = await reopen(page);
  await turnCards(page);
  await expect(said(phone), `the phone of a tablet that was loaded anew ${when}`).toHaveText(/ne répond plus/, SOON);
  await eventually(async () => {
    const board = await screen.evaluate(() => ({ ...document.querySelector(".tv-board")?.dataset }));
    return board.phase === phase && board.turn === turn;
  }, `the television goes on ${when}`, SOON.timeout);
  await comesBack(page, phone, before, `after the tablet was loaded anew ${when}`);
}

/** How many kinds of phases a usual run tries in each game. */
const FEW = 2;

for (const game of gamesOr("midi", "millions", "egomaster")) {
  test(`either end is loaded anew, and the phone comes back: ${game}`, { tag: `@${game}` }, async ({ newPage, url }) => {
    test.setTimeout(FULL ? 900_000 : 180_000);
    const page = await tableOf(newPage, url, SCENES[game]);
    const screen = await openTelevision(page);
    const phone = await joinBy(page, newPage, SEAT);
    const tried = new Set();
    const tries = async () => {
      const { phase } = await state(page);
      const { asks } = await inHand(phone);
      const lies = (await page.locator('[data-act="continue"]').count()) > 0;
      const kind = [phase, asks === undefined ? "not asked" : "asked", ...(lies ? ["to read"] : [])].join(", ");
      // A reveal is a phase of its own once the game is decided: no phone joins any more.
      if (["reveal", "over"].includes(phase) || tried.has(kind)) return false;
      tried.add(kind);
      await bothAnew(page, phone, screen, `at ${kind}`);
      return !FULL && tried.size === FEW;
    };
    const plays = (steps, stop) => playAll(page, [phone, null], { game, steps, bold: false, stop });
    await plays(FULL ? 600 : 60, tries);
    if (!FULL) expect(await plays(60, (byPhone) => byPhone > 0), "the phone that came back plays").toBe(1);
    console.log(`${game}: ${[...tried].join("; ")}`);
    const phases = new Set([...tried].map((kind) => kind.split(",")[0]));
    if (FULL) expect(GAMES[game].phases.filter((phase) => !phases.has(phase)), "phases that were not tried").toStrictEqual([]);
    expect(tried.size).toBeGreaterThanOrEqual(FEW);
  });
}
