// Les 12 Coups de Midi, played from the kick-off to the title by tables that know something or
// nothing; its money and its clocks on the way.
import { FINAL, fooled, midi, OPEN } from "../games/midi.mjs";
import { act, card, hide, lift, queryOf, reopen, seated, settled, sitDown, state, turnCards } from "../lib/table.mjs";

const SECONDS = 1_000;
const { look, playUntil, spend } = midi;
const sum = (numbers) => numbers.reduce((all, one) => all + one, 0);

/** A page whose clock the test drives. */
async function table({ newPage, url }, { reducedMotion = "reduce", allow, ...scene }) {
  const page = await newPage({ reducedMotion, allow });
  await sitDown(page, url(queryOf({ game: "midi", ...scene })), { clock: true });
  return page;
}

// Until the final all the money that was dealt is on the table (MIDI-G1), and every wallet is
// 1,000 more than a multiple of 3,000, but the star finder's (MIDI-G5).
function checkMoney(expect, players, { phase, wallets }) {
  if (wallets.length === 0) return;
  if (!FINAL.includes(phase)) expect.equal(sum(wallets), 10_000 * players, `all money at ${phase}`);
  const odd = wallets.map((wallet) => wallet % 3_000).filter((rest) => rest !== 1_000);
  expect.ok(odd.length <= 1 && odd.every((rest) => rest === 2_000), `wallets at ${phase}: ${wallets}`);
}

// Seat 0 knows nothing, the others everything: he loses round 1, pays in both duels and in the
// face-off, and somebody else becomes the Midi Master.
const oneFool = (players) => async (context) => {
  const page = await table(context, { players, seed: 3 });
  const seen = new Set();
  let flown = 0;
  await playUntil(page, ({ phase }) => phase === "over", {
    policy: fooled(0),
    watch: async (now) => {
      seen.add(now.phase);
      checkMoney(context.expect, players, now);
      flown = Math.max(flown, await page.locator(".flights .flight").count());
      return spend(page, now, 7 * SECONDS);
    },
  });
  context.expect.ok(flown > 0, "banknotes flew from desk to desk");
  const wanted = ["kickoff", "duel", "sheet", "fatal", "master", "star", ...(players === 4 ? ["opponent"] : [])];
  context.expect.equal(wanted.filter((phase) => !seen.has(phase)), [], "phases that never came");
  const title = await page.locator(".results-screen h2").first().innerText();
  context.expect.ok(/Maître/i.test(title), `the title is said: ${title}`);
  const owned = await page.locator(".podium .sum").allInnerTexts();
  context.expect.equal(owned.length, players, "wallets on the podium");
};

// ── clocks ──

// What the sand of the running timer was told to fall for, in s, when it was last drawn.
const RUNNING_SAND = '.sand-timer[data-state="running"] .sand';
const fallsFor = (page) => page.locator(RUNNING_SAND).evaluate((sand) => parseInt(sand.style.getPropertyValue("--ms"), 10) / 1_000);
const left = async (page) => Number(await page.locator(".opponent[data-running] .seconds > span").innerText());

/** A face-off whose judge has lifted his curtain and whose clock runs. */
async function running(context, scene = { players: 3, seed: 3 }) {
  const page = await table(context, scene);
  // Where there is motion a part's card comes each time, for as long as it takes to read it.
  const watch = async () => (await card(page).count()) > 0 && (await turnCards(page), true);
  await playUntil(page, ({ phase, moves }) => phase === "fatal" && moves.some(({ name }) => name === "right"), { policy: fooled(0), watch });
  return page;
}

// What stops a clock, and how the game goes on from there.
const STOPS = {
  "the rules are open": [
    (page) => page.locator('[data-act="rules"]').click(),
    (page) => page.locator('[data-act="close"]').first().click(),
  ],
  "the page is hidden": [(page) => hide(page, true), async (page) => (await hide(page, false), await lift(page))],
  "the curtain is lowered": [(page) => page.locator(".lifted button").click(), lift],
  "the page is killed": [
    async (page) => void (await page.goto("about:blank")),
    async (page, url) => {
      await page.goto(url());
      await page.locator('[data-act="resume"]').first().click();
      await seated(page);
      await lift(page);
    },
  ],
};

async function clockStops(context) {
  const page = await running(context);
  await page.clock.runFor(5 * SECONDS);
  let before = await left(page);
  context.expect.ok(before < 60 && before > 40, `it runs: ${before} s are left`);
  for (const [what, [stop, resume]] of Object.entries(STOPS)) {
    await stop(page);
    await page.clock.runFor(20 * SECONDS);
    await resume(page, context.url);
    const ready = page.locator('[data-move="ready"]');
    if (await ready.count()) await ready.click();
    const after = await left(page);
    context.expect.ok(before - after <= 1 && after <= before, `${what}: ${before} s before, ${after} s after`);
    context.expect.atMost(Math.abs((await fallsFor(page)) - after), 1, `${what}: sand and seconds apart, in s`);
    await page.clock.runFor(2 * SECONDS);
    before = await left(page);
    context.expect.ok(before < after, `${what}: it runs on`);
  }
}

async function sandFalls(context) {
  const { expect } = context;
  const page = await running(context, { players: 3, seed: 3, reducedMotion: "no-preference" });
  const sand = page.locator(RUNNING_SAND);
  // The round's title card is read first: meanwhile no sand runs.
  await turnCards(page);
  await page.clock.runFor(3 * SECONDS);
  await sand.evaluate((node) => node.setAttribute("data-seen", ""));
  const { question } = await look(page);
  await page.locator('[data-move="wrong"]').click();
  await expect.soon(async () => (await look(page)).question !== question, "the next question");
  expect.equal(await page.locator(`${RUNNING_SAND}[data-seen]`).count(), 1, "a wrong answer leaves the sand falling as it was");
  const falls = async () => {
    await page.clock.runFor(50);
    return sand.locator(".top .heap").evaluate((heap) => getComputedStyle(heap).animationPlayState);
  };
  expect.equal(await falls(), "running", "while the clock runs");
  await page.locator('[data-act="rules"]').click();
  await expect.soon(async () => (await falls()) === "paused", "while the rules are read the sand hangs in the air");
  await page.locator('[data-act="close"]').first().click();
  await expect.soon(async () => (await falls()) === "running", "it falls again");
}

// What was left when an answer was ruled on is left when the ruling is taken back (MIDI-R3-12).
async function undoneRuling(context) {
  const page = await running(context, { players: 3, seed: 3 });
  await page.clock.runFor(25 * SECONDS);
  const before = await left(page);
  await page.locator('[data-move="right"]').click();
  await page.clock.runFor(3 * SECONDS);
  await page.locator('[data-act="undo"]').click();
  await lift(page);
  const after = await left(page);
  context.expect.ok(before < 40 && before - after <= 1 && after <= before, `${before} s at the ruling, ${after} s when it is taken back`);
}

async function clockRunsOut(context) {
  const page = await running(context);
  const over = async () => !(await page.locator('[data-move="right"]').count());
  const rest = await left(page);
  await page.clock.runFor((rest - 1) * SECONDS - 500);
  context.expect.equal(await over(), false, "a second before the end the judge still judges");
  await page.clock.runFor(2 * SECONDS);
  await context.expect.soon(over, "the sand has run out");
}

// ── typed answers, and the table's word against the tablet's ──

async function typedAnswers(context) {
  const { expect } = context;
  const page = await table(context, { players: 2, seed: 4, options: "reading=tablet" });
  await playUntil(page, ({ phase, moves }) => phase === "fatal" && moves.some(({ name }) => name === "say"), { policy: fooled(0) });
  const { question } = await look(page);
  const key = OPEN.find(({ q }) => q === question);
  expect.ok(key, `an open question of the deck: ${question}`);
  const side = () => page.locator(".opponent[data-running]").getAttribute("data-side");
  const first = await side();
  await page.locator(".typed input").fill(key.answer.toLowerCase().normalize("NFD").replace(/\p{M}/gu, ""));
  await page.keyboard.press("Enter");
  await expect.soon(async () => (await side()) !== first, "a right answer, without accents, stops one's clock");
  const second = await side();
  await page.locator('[data-move="ready"]').click();
  await page.locator(".typed input").fill("n’importe quoi");
  await page.keyboard.press("Enter");
  await expect.soon(async () => (await page.locator('[data-move="overrule"]').count()) === 1, "the ruling can be corrected");
  expect.equal(await side(), second, "a wrong answer leaves the clock running");
  await expect.soon(async () => (await page.locator(".typed input").inputValue()) === "", "the field of the next question is empty");
  await page.locator('[data-move="overrule"]').click();
  await expect.soon(async () => (await side()) !== second, "the table overrules: the clock is stopped after all");
}

// ── a game that is left and taken up again ──

async function leftAndResumed(context) {
  const page = await table(context, { players: 4, seed: 8 });
  for (const phase of ["duel", "sheet", "fatal", "master"]) {
    await playUntil(page, (now) => now.phase === phase && now.eyes === "table", {
      policy: fooled(2),
      watch: (now) => spend(page, now, 9 * SECONDS),
    });
    await reopen(page);
    context.expect.equal((await state(page)).phase, phase, "the phase after a reload");
  }
}

// What an answer reveals, and what followed from it, lies open until it has been read.
async function revealStays(context) {
  const page = await table(context, { players: 3, seed: 3 });
  const policy = fooled(0);
  for (const phase of ["kickoff", "sheet"]) {
    await playUntil(page, (now) => now.phase === phase && now.moves.some(({ name }) => name === "continue"), { policy });
    const words = () => page.locator(".scene").innerText();
    // A card that turns has two sides.
    await page.clock.runFor(SECONDS);
    const before = await words();
    await reopen(page);
    await page.clock.runFor(SECONDS);
    context.expect.equal(await words(), before, `the reveal before the ${phase} goes on`);
  }
  // A flap that was opened reveals itself alone: the board stays.
  await playUntil(page, (now) => now.phase === "sheet" && now.moves.filter(({ name }) => name === "open").length === 6, { policy });
  await reopen(page);
  await page.clock.runFor(SECONDS);
  context.expect.equal(await page.locator('[data-move="open"]').count(), 6, "flaps to open after a reload");
}

// Without a clock of ours, as people have it.
async function resumed({ newPage, url, expect }) {
  const page = await newPage();
  await page.goto(url(queryOf({ game: "midi", players: 3, seed: 3 })));
  const before = await seated(page);
  await page.locator('[data-move="number"]').first().click();
  await settled(page);
  const after = await reopen(page);
  expect.ok(after.fingerprint !== before.fingerprint, "the act was kept");
  expect.equal(after.phase, "kickoff", "the phase");
  await page.locator('[data-move="choose"]').first().click();
  await page.locator('[data-act="continue"]').click();
  await page.locator('[data-move="number"]').first().waitFor();
  // What has been read does not lie open again.
  await reopen(page);
  expect.equal(await page.locator('[data-move="number"]').count(), 4, "numbers to choose from after another reload");
}

// "Corriger la réponse": a proposition that was touched by mistake, while its verdict stands, and after a reload.
async function saidInFact(context) {
  const { expect } = context;
  const page = await table(context, { players: 3, seed: 3 });
  const verdict = () => page.locator(".outcome").getAttribute("data-verdict");
  await playUntil(page, ({ phase, moves }) => phase === "kickoff" && moves.some(({ name }) => name === "continue"), { policy: fooled(0) });
  expect.equal(await verdict(), "wrong", "what was touched");
  await reopen(page);
  await act(page, "in-fact").click();
  expect.matches(await page.getByRole("alertdialog").innerText(), /Corriger la réponse\s: \S+ avait dit/, "what is asked");
  await page.locator('[data-move="said"]').first().click();
  await settled(page);
  expect.equal([await verdict(), await page.locator(".followed li").count()], ["right", 0], "as it was said, without a mistake");
  // The bar leads there, too; once the table has gone on it says why nothing can be taken back.
  await act(page, "undo").click();
  await act(page, "cancel").click();
  await page.locator('[data-act="continue"]').click();
  await page.locator('[data-move="number"]').first().click();
  await settled(page);
  expect.equal(await act(page, "undo").getAttribute("aria-disabled"), "true", "once a card was seen");
  await act(page, "undo").click({ force: true });
  expect.matches(await page.getByRole("alert").innerText(), /carte/, "why nothing can be taken back");
}

// A piece of the star's picture that is lost on the way is asked for again; meanwhile the flap says so.
async function lostPiece(context) {
  const page = await table(context, { players: 2, seed: 3, allow: [/Failed to load|stars/] });
  let asked = 0;
  await page.route("**/stars/**", (route) => ((asked += 1) === 1 ? route.abort() : route.continue()));
  await playUntil(page, (now) => now.phase === "master" && now.moves.some(({ name }) => name === "open_flap"), { policy: fooled(0), watch: (now) => spend(page, now, 7 * SECONDS) });
  await page.locator('[data-move="open_flap"]').first().click();
  const late = page.locator(".star-board .late");
  await late.waitFor();
  context.expect.matches(await late.innerText(), /arrive/, "what the flap says");
  await page.clock.runFor(4 * SECONDS);
  await late.waitFor({ state: "detached" });
  const width = await page.locator(".piece-of-star").first().evaluate((img) => img.naturalWidth);
  context.expect.ok(width > 0 && asked >= 2, "the piece is there");
}

// Without questions there is no game, and the table is told so.
async function noDeck({ newPage, url, expect }) {
  const page = await newPage({ allow: [/404|Failed to load/] });
  await page.route("**/decks/**", (route) => route.fulfill({ status: 404 }));
  await page.goto(url(queryOf({ game: "midi", players: 2, seed: 1 })));
  const dialog = page.getByRole("alertdialog");
  await dialog.waitFor();
  expect.matches(await dialog.innerText(), /Pas de questions/, "what is said");
  await page.unroute("**/decks/**");
  await page.locator('[data-act="retry"]').click();
  await page.locator('[data-phase="kickoff"]').waitFor();
}

export const game = "midi";

export const tests = [
  ...[2, 3, 4].map((players) => ({ name: `a fool among ${players} pays, and another becomes Midi Master`, run: oneFool(players), timeout: 180_000 })),
  { name: "whatever takes the table away stops the sand", run: clockStops, timeout: 120_000 },
  { name: "the sand falls as the clock runs", run: sandFalls, timeout: 120_000 },
  { name: "a ruling that is taken back gives no sand back", run: undoneRuling, timeout: 120_000 },
  { name: "what an answer reveals is there after a reload", run: revealStays, timeout: 120_000 },
  { name: "the sand runs out to the second", run: clockRunsOut, timeout: 120_000 },
  { name: "typed answers are judged kindly, and the table has the last word", run: typedAnswers, timeout: 120_000 },
  { name: "what was touched by mistake is put right while the verdict stands", run: saidInFact, timeout: 120_000 },
  { name: "a game goes on after a reload", run: resumed },
  { name: "a piece of the star that does not come is asked for again", run: lostPiece, timeout: 120_000 },
  { name: "a deck that does not come is said, and asked for again", run: noDeck },
  { name: "a game is left and taken up again in every round", run: leftAndResumed, timeout: 180_000 },
];
