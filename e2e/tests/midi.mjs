// Les 12 Coups de Midi, played from the kick-off to the title by tables that know something or
// nothing; its money and its clocks on the way.
import { FINAL, fooled, midi, OPEN } from "../games/midi.mjs";
import { act, card, hide, lift, queryOf, reopen, seated, settled, sitDown, state, turnCards } from "../lib/table.mjs";
import { eventually, expect, test } from "../lib/test.mjs";

const SECONDS = 1_000;
const { look, playUntil, spend } = midi;
const sum = (numbers) => numbers.reduce((all, one) => all + one, 0);

/** A page whose clock the test drives. */
async function table({ newPage, url }, { reducedMotion = "reduce", allow, ...scene }) {
  const page = await newPage({ reducedMotion, allow });
  await sitDown(page, url(queryOf({ game: "midi", ...scene })), { clock: true });
  return page;
}

// Until the final the sum of all wallets is constant (MIDI-G1), and every wallet is 1,000 more
// than a multiple of 3,000, except the star finder's (MIDI-G5).
function checkMoney(players, { phase, wallets }) {
  if (wallets.length === 0) return;
  if (!FINAL.includes(phase)) expect(sum(wallets), `all money at ${phase}`).toStrictEqual(10_000 * players);
  const odd = wallets.map((wallet) => wallet % 3_000).filter((rest) => rest !== 1_000);
  expect(odd.length <= 1 && odd.every((rest) => rest === 2_000), `wallets at ${phase}: ${wallets}`).toBeTruthy();
}

// Seat 0 answers wrongly, the others rightly: he loses round 1, pays in both duels and in the
// face-off, and somebody else becomes the Midi Master.
const oneFool = (players) => async ({ app }) => {
  test.setTimeout(180_000);
  const page = await table(app, { players, seed: 3 });
  const seen = new Set();
  let flown = 0;
  await playUntil(page, ({ phase }) => phase === "over", {
    policy: fooled(0),
    watch: async (now) => {
      seen.add(now.phase);
      checkMoney(players, now);
      flown = Math.max(flown, await page.locator(".flights .flight").count());
      return spend(page, now, 7 * SECONDS);
    },
  });
  expect(flown, "banknotes flew from desk to desk").toBeGreaterThan(0);
  const wanted = ["kickoff", "duel", "sheet", "fatal", "master", "star", ...(players === 4 ? ["opponent"] : [])];
  expect(wanted.filter((phase) => !seen.has(phase)), "phases that never came").toStrictEqual([]);
  const title = await page.locator(".results-screen h2").first().innerText();
  expect(/Maître/i.test(title), `the title is said: ${title}`).toBeTruthy();
  const owned = await page.locator(".podium .sum").allInnerTexts();
  expect(owned.length, "wallets on the podium").toStrictEqual(players);
};

// ── clocks ──

// The duration of the running timer's sand animation, in s, as last rendered.
const RUNNING_SAND = '.sand-timer[data-state="running"] .sand';
const fallsFor = (page) => page.locator(RUNNING_SAND).evaluate((sand) => parseInt(sand.style.getPropertyValue("--ms"), 10) / 1_000);
const left = async (page) => Number(await page.locator(".opponent[data-running] .seconds > span").innerText());

/** A face-off whose judge has lifted the curtain and whose clock runs. */
async function running(app, scene = { players: 3, seed: 3 }) {
  const page = await table(app, scene);
  // With motion, a part's title card appears each time, for as long as it takes to read it.
  const watch = async () => (await card(page).count()) > 0 && (await turnCards(page), true);
  await playUntil(page, ({ phase, moves }) => phase === "fatal" && moves.some(({ name }) => name === "right"), { policy: fooled(0), watch });
  return page;
}

// What pauses a clock: [pause, resume].
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

test("whatever takes the table away stops the sand", { tag: "@midi" }, async ({ app, url }) => {
  const page = await running(app);
  await page.clock.runFor(5 * SECONDS);
  let before = await left(page);
  expect(before < 60 && before > 40, `it runs: ${before} s are left`).toBeTruthy();
  for (const [what, [stop, resume]] of Object.entries(STOPS)) {
    await stop(page);
    await page.clock.runFor(20 * SECONDS);
    await resume(page, url);
    const ready = page.locator('[data-move="ready"]');
    if (await ready.count()) await ready.click();
    const after = await left(page);
    expect(before - after <= 1 && after <= before, `${what}: ${before} s before, ${after} s after`).toBeTruthy();
    expect(Math.abs((await fallsFor(page)) - after), `${what}: sand and seconds apart, in s`).toBeLessThanOrEqual(1);
    await page.clock.runFor(2 * SECONDS);
    before = await left(page);
    expect(before, `${what}: it runs on`).toBeLessThan(after);
  }
});

test("the sand falls as the clock runs", { tag: "@midi" }, async ({ app }) => {
  const page = await running(app, { players: 3, seed: 3, reducedMotion: "no-preference" });
  const sand = page.locator(RUNNING_SAND);
  // No sand runs while the round's title card is up.
  await turnCards(page);
  await page.clock.runFor(3 * SECONDS);
  await sand.evaluate((node) => node.setAttribute("data-seen", ""));
  const { question } = await look(page);
  await page.locator('[data-move="wrong"]').click();
  await eventually(async () => (await look(page)).question !== question, "the next question");
  expect(await page.locator(`${RUNNING_SAND}[data-seen]`).count(), "a wrong answer leaves the sand falling as it was").toBe(1);
  const falls = async () => {
    await page.clock.runFor(50);
    return sand.locator(".top .heap").evaluate((heap) => getComputedStyle(heap).animationPlayState);
  };
  expect(await falls(), "while the clock runs").toBe("running");
  await page.locator('[data-act="rules"]').click();
  await eventually(async () => (await falls()) === "paused", "while the rules are read the sand hangs in the air");
  await page.locator('[data-act="close"]').first().click();
  await eventually(async () => (await falls()) === "running", "it falls again");
});

// Taking a ruling back keeps the time left when the answer was ruled on (MIDI-R3-12).
test("a ruling that is taken back gives no sand back", { tag: "@midi" }, async ({ app }) => {
  const page = await running(app, { players: 3, seed: 3 });
  await page.clock.runFor(25 * SECONDS);
  const before = await left(page);
  await page.locator('[data-move="right"]').click();
  await page.clock.runFor(3 * SECONDS);
  await page.locator('[data-act="undo"]').click();
  await lift(page);
  const after = await left(page);
  expect(before < 40 && before - after <= 1 && after <= before, `${before} s at the ruling, ${after} s when it is taken back`).toBeTruthy();
});

test("the sand runs out to the second", { tag: "@midi" }, async ({ app }) => {
  const page = await running(app);
  const over = async () => !(await page.locator('[data-move="right"]').count());
  const rest = await left(page);
  await page.clock.runFor((rest - 1) * SECONDS - 500);
  expect(await over(), "a second before the end the judge still judges").toBe(false);
  await page.clock.runFor(2 * SECONDS);
  await eventually(over, "the sand has run out");
  const told = page.locator(".face-off-over h2");
  await told.waitFor();
  expect(await told.innerText(), "one sentence").toMatch(/^Plus de temps pour .+ remporte le face-à-face et [\d\s]+€\s!$/);
  expect(await page.locator(".scene .outcome, .scene .followed li, .scene [data-verdict]").count(), "no other, and nothing red").toBe(0);
  expect(await page.locator(".hands-over .wins, .hands-over .prize").count(), "the winner and the money").toBe(2);
  await expect(page).toBeAccessible();
  await act(page, "continue").click();
  await told.waitFor({ state: "detached" });
  await eventually(async () => (await page.locator('[data-move="ready"], [data-act="uncover"], [data-move="lift"]').count()) > 0, "the game goes on");
  expect(await page.locator('.open-question [data-move="overrule"]').count(), "nothing of it hangs under the next one").toBe(0);
});

// ── typed answers, and the table's word against the tablet's ──

test("typed answers are judged kindly, and the table has the last word", { tag: "@midi" }, async ({ app }) => {
  const page = await table(app, { players: 2, seed: 4, options: "reading=tablet" });
  await playUntil(page, ({ phase, moves }) => phase === "fatal" && moves.some(({ name }) => name === "say"), { policy: fooled(0) });
  const { question } = await look(page);
  const key = OPEN.find(({ q }) => q === question);
  expect(key, `an open question of the deck: ${question}`).toBeTruthy();
  const side = () => page.locator(".opponent[data-running]").getAttribute("data-side");
  const first = await side();
  await page.locator(".typed input").fill(key.answer.toLowerCase().normalize("NFD").replace(/\p{M}/gu, ""));
  await page.keyboard.press("Enter");
  await eventually(async () => (await side()) !== first, "a right answer, without accents, stops one's clock");
  const second = await side();
  await page.locator('[data-move="ready"]').click();
  await page.locator(".typed input").fill("n’importe quoi");
  await page.keyboard.press("Enter");
  await eventually(async () => (await page.locator('[data-move="overrule"]').count()) === 1, "the ruling can be corrected");
  expect(await side(), "a wrong answer leaves the clock running").toStrictEqual(second);
  await eventually(async () => (await page.locator(".typed input").inputValue()) === "", "the field of the next question is empty");
  await page.locator('[data-move="overrule"]').click();
  await eventually(async () => (await side()) !== second, "the table overrules: the clock is stopped after all");
});

// ── a game that is left and taken up again ──

test("a game is left and taken up again in every round", { tag: "@midi" }, async ({ app }) => {
  test.setTimeout(180_000);
  const page = await table(app, { players: 4, seed: 8 });
  for (const phase of ["duel", "sheet", "fatal", "master"]) {
    await playUntil(page, (now) => now.phase === phase && now.eyes === "table", {
      policy: fooled(2),
      watch: (now) => spend(page, now, 9 * SECONDS),
    });
    await reopen(page);
    expect((await state(page)).phase, "the phase after a reload").toStrictEqual(phase);
  }
});

// A reveal and its consequences are shown until somebody continues, even after a reload.
test("what an answer reveals is there after a reload", { tag: "@midi" }, async ({ app }) => {
  const page = await table(app, { players: 3, seed: 3 });
  const policy = fooled(0);
  for (const phase of ["kickoff", "sheet"]) {
    await playUntil(page, (now) => now.phase === phase && now.moves.some(({ name }) => name === "continue"), { policy });
    const words = () => page.locator(".scene").innerText();
    // Waits for a turning card, which has two sides.
    await page.clock.runFor(SECONDS);
    const before = await words();
    await reopen(page);
    await page.clock.runFor(SECONDS);
    expect(await words(), `the reveal before the ${phase} goes on`).toStrictEqual(before);
  }
  // An opened flap has no reveal of its own: the board stays.
  await playUntil(page, (now) => now.phase === "sheet" && now.moves.filter(({ name }) => name === "open").length === 6, { policy });
  await reopen(page);
  await page.clock.runFor(SECONDS);
  expect(await page.locator('[data-move="open"]').count(), "flaps to open after a reload").toBe(6);
});

// With the real clock, as people play.
test("a game goes on after a reload", { tag: "@midi" }, async ({ newPage, url }) => {
  const page = await newPage();
  await page.goto(url(queryOf({ game: "midi", players: 3, seed: 3 })));
  const before = await seated(page);
  await page.locator('[data-move="number"]').first().click();
  await settled(page);
  const after = await reopen(page);
  expect(after.fingerprint, "the act was kept").not.toBe(before.fingerprint);
  expect(after.phase, "the phase").toBe("kickoff");
  await page.locator('[data-move="choose"]').first().click();
  await page.locator('[data-act="continue"]').click();
  await page.locator('[data-move="number"]').first().waitFor();
  // A reveal that has been read does not appear again.
  await reopen(page);
  expect(await page.locator('[data-move="number"]').count(), "numbers to choose from after another reload").toBe(4);
});

// "Corriger la réponse": corrects a proposition touched by mistake during its reveal, even after a reload.
test("what was touched by mistake is put right while the verdict stands", { tag: "@midi" }, async ({ app }) => {
  const page = await table(app, { players: 3, seed: 3 });
  const verdict = () => page.locator(".outcome").getAttribute("data-verdict");
  await playUntil(page, ({ phase, moves }) => phase === "kickoff" && moves.some(({ name }) => name === "continue"), { policy: fooled(0) });
  expect(await verdict(), "what was touched").toBe("wrong");
  await reopen(page);
  await act(page, "in-fact").click();
  expect(await page.getByRole("alertdialog").innerText(), "what is asked").toMatch(/Corriger la réponse\s: \S+ avait dit/);
  await page.locator('[data-move="said"]').first().click();
  await settled(page);
  expect([await verdict(), await page.locator(".followed li").count()], "as it was said, without a mistake").toStrictEqual(["right", 0]);
  // Undo in the bar opens the same; once the table has gone on, it says why nothing can be undone.
  await act(page, "undo").click();
  await act(page, "cancel").click();
  await page.locator('[data-act="continue"]').click();
  await page.locator('[data-move="number"]').first().click();
  await settled(page);
  expect(await act(page, "undo").getAttribute("aria-disabled"), "once a card was seen").toBe("true");
  await act(page, "undo").click({ force: true });
  expect(await page.getByRole("alert").innerText(), "why nothing can be taken back").toMatch(/carte/);
});

// A piece of the star's picture that fails to load is requested again; meanwhile the flap says so.
test("a piece of the star that does not come is asked for again", { tag: "@midi" }, async ({ app }) => {
  const page = await table(app, { players: 2, seed: 3, allow: [/Failed to load|stars/] });
  let asked = 0;
  await page.route("**/stars/**", (route) => ((asked += 1) === 1 ? route.abort() : route.continue()));
  await playUntil(page, (now) => now.phase === "master" && now.moves.some(({ name }) => name === "open_flap"), { policy: fooled(0), watch: (now) => spend(page, now, 7 * SECONDS) });
  await page.locator('[data-move="open_flap"]').first().click();
  const late = page.locator(".star-board .late");
  await late.waitFor();
  expect(await late.innerText(), "what the flap says").toMatch(/arrive/);
  await page.clock.runFor(4 * SECONDS);
  await late.waitFor({ state: "detached" });
  const width = await page.locator(".piece-of-star").first().evaluate((img) => img.naturalWidth);
  expect(width > 0 && asked >= 2, "the piece is there").toBeTruthy();
});

// Without questions there is no game, and the table says so.
test("a deck that does not come is said, and asked for again", { tag: "@midi" }, async ({ newPage, url }) => {
  const page = await newPage({ allow: [/404|Failed to load/] });
  await page.route("**/decks/**", (route) => route.fulfill({ status: 404 }));
  await page.goto(url(queryOf({ game: "midi", players: 2, seed: 1 })));
  const dialog = page.getByRole("alertdialog");
  await dialog.waitFor();
  expect(await dialog.innerText(), "what is said").toMatch(/Pas de questions/);
  await page.unroute("**/decks/**");
  await page.locator('[data-act="retry"]').click();
  await page.locator('[data-phase="kickoff"]').waitFor();
});


for (const players of [2, 3, 4]) {
  test(`a fool among ${players} pays, and another becomes Midi Master`, { tag: "@midi" }, oneFool(players));
}
