// Whole games of Les 12 Coups de Midi, clicked blindly to their end: both ways of reading, every
// number of players, automatic players, options. The page's clock runs faster than ours, so that
// sand timers run out in a test's time.
import { seeded } from "../lib/chance.mjs";
import { blindPage, playToEnd } from "../lib/clicker.mjs";
import { queryOf } from "../lib/midi.mjs";
import { driveClock } from "../lib/pages.mjs";
import { reopen, seated, settled } from "../lib/table.mjs";

const GAMES = [
  { players: 2, seed: 1 },
  { players: 2, seed: 5, options: "reading=tablet,MIDI-O3=30,MIDI-O9=compared" },
  { players: 2, seed: 6, auto: 1 },
  { players: 3, seed: 2, options: "reading=tablet" },
  { players: 3, seed: 7, options: "MIDI-O3=15,MIDI-O4=waits,MIDI-O5=sudden-death,MIDI-O10=45" },
  { players: 4, seed: 4, auto: 3 },
  { players: 4, seed: 8, options: "reading=tablet,MIDI-O2=soft,MIDI-O6=start,MIDI-O8=no" },
];

const STEP = 8000; // ms of the page's time …
const EVERY = 20; // … each so many of ours, and what the page takes for it
const HOLD = 40; // ms of ours: a second and more on the page

/** A page whose clock runs fast; `stop` ends that. */
async function fastPage({ newPage }) {
  const page = await blindPage(newPage);
  await page.addInitScript(() => (window.realTime = { setTimeout: setTimeout.bind(window), requestAnimationFrame: requestAnimationFrame.bind(window) }));
  await driveClock(page);
  let running = true;
  const run = async () => {
    for (; running; await new Promise((wake) => setTimeout(wake, EVERY))) await page.clock.runFor(STEP).catch(() => {});
  };
  const ended = run();
  return { page, stop: () => ((running = false), ended) };
}

const wholeGame = (game) => async (context) => {
  const { page, stop } = await fastPage(context);
  try {
    await page.goto(context.url(queryOf(game)));
    // Whoever corrects every ruling comes to no end. The page's clock does not run while the page
    // clicks by itself.
    const tale = await playToEnd(page, seeded(game.seed), { reloadEvery: 25, exact: false, seldom: ["overrule"], hold: HOLD, inside: 0 });
    await page.locator(".podium .step").first().waitFor();
    context.expect.equal(await page.locator(".podium .step").count(), game.players, "steps of the podium");
    const used = await page.evaluate(() => localStorage["tablee:used:midi-fr"].split("\n").length);
    context.expect.ok(used > 6, "the cards that were drawn are remembered");
    context.expect.ok(tale.reloads > 0, `the page was killed on the way (${tale.reloads} times in ${tale.steps} clicks)`);
  } finally {
    await stop();
  }
};

// What only one pair of eyes may know is in the page for those eyes alone, also after a reload.
async function resumed({ newPage, url, expect }) {
  const page = await newPage();
  await page.goto(url(queryOf({ players: 3, seed: 3 })));
  const before = await seated(page);
  await page.locator('[data-move="number"]').first().click();
  await settled(page);
  const after = await reopen(page);
  expect.ok(after.fingerprint !== before.fingerprint, "the act was kept");
  expect.equal(after.phase, "kickoff", "the phase");
  await page.locator('[data-move="choose"]').first().click();
  await page.locator('[data-act="continue"]').click();
  await page.locator('[data-move="number"]').first().waitFor();
}

// Without questions there is no game, and the table is told so.
async function noDeck({ newPage, url, expect }) {
  const page = await newPage({ allow: [/404|Failed to load/] });
  await page.route("**/decks/**", (route) => route.fulfill({ status: 404 }));
  await page.goto(url(queryOf({ players: 2, seed: 1 })));
  const dialog = page.getByRole("alertdialog");
  await dialog.waitFor();
  expect.matches(await dialog.innerText(), /Pas de questions/, "what is said");
  await page.unroute("**/decks/**");
  await page.locator('[data-act="retry"]').click();
  await page.locator('[data-phase="kickoff"]').waitFor();
}

export const tests = [
  ...GAMES.map((game) => ({ name: `a whole game of Midi: ${JSON.stringify(game)}`, run: wholeGame(game), timeout: 400_000 })),
  { name: "a game of Midi goes on after a reload", run: resumed },
  { name: "a deck that does not come is said, and asked for again", run: noDeck },
];
