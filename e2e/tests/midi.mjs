// Whole games of Les 12 Coups de Midi, clicked blindly to their end: both ways of reading, every
// number of players, automatic players, options. The page's clock runs faster than ours, so that
// sand timers run out in a test's time.
import { seeded } from "../lib/chance.mjs";
import { queryOf } from "../lib/midi.mjs";
import { playToEnd, reopen, seated } from "../lib/table.mjs";

const GAMES = [
  { players: 2, seed: 1 },
  { players: 2, seed: 5, options: "reading=tablet,MIDI-O3=30,MIDI-O9=compared" },
  { players: 2, seed: 6, auto: 1 },
  { players: 3, seed: 2, options: "reading=tablet" },
  { players: 3, seed: 7, options: "MIDI-O3=15,MIDI-O4=waits,MIDI-O5=sudden-death,MIDI-O10=45" },
  { players: 4, seed: 4, auto: 3 },
  { players: 4, seed: 8, options: "reading=tablet,MIDI-O2=soft,MIDI-O6=start,MIDI-O8=no" },
];

const STEP = 2500; // ms of the page's time …
const EVERY = 60; // … each so many of ours

/** A page whose clock runs fast; `stop` ends that. */
async function fastPage({ newPage }) {
  const page = await newPage();
  await page.clock.install();
  const pump = setInterval(() => page.clock.runFor(STEP).catch(() => {}), EVERY);
  return { page, stop: () => clearInterval(pump) };
}

const wholeGame = (game) => async (context) => {
  const { page, stop } = await fastPage(context);
  try {
    await page.goto(context.url(queryOf(game)));
    await playToEnd(page, seeded(game.seed), { quiet: true });
    await page.locator(".results-screen h2").first().waitFor();
    context.expect.equal(await page.locator(".podium .step").count(), game.players, "steps of the podium");
    const used = await page.evaluate(() => localStorage["tablee:used:midi-fr"].split("\n").length);
    context.expect.ok(used > 6, "the cards that were drawn are remembered");
  } finally {
    stop();
  }
};

// What only one pair of eyes may know is in the page for those eyes alone, also after a reload.
async function resumed({ newPage, url, expect }) {
  const page = await newPage();
  await page.goto(url(queryOf({ players: 3, seed: 3 })));
  const before = await seated(page);
  await page.locator('[data-move="number"]').first().click();
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
