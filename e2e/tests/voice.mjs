// The presenter: what it says and when, what waits for it, and that nothing waits for ever. Uses a fake
// `speechSynthesis` that records texts and speaks them by the page's clock, which the test drives.
import { HIDDEN, OPEN, fooled, midi } from "../games/midi.mjs";
import { GAMES } from "../lib/games.mjs";
import { NEW_CARDS, NEW_HINTS } from "../lib/shown.mjs";
import { act, card, hide, isHome, queryOf, seated, settled, sitDown, state } from "../lib/table.mjs";
import { driveClock } from "../lib/pages.mjs";
import { expect, test } from "../lib/test.mjs";
import { fakeVoices } from "../lib/voices.mjs";

const LETTER = 40; // ms that the fake voices take for a letter

const spoken = (page) => page.evaluate(() => window.spoken.map(({ text }) => text));
const all = async (page) => (await spoken(page)).join(" ");
const forget = (page) => page.evaluate(() => (window.spoken.length = 0));
const speaks = (page) => page.evaluate(() => window.isSpeaking());
const kept = (settings) => ({ "tablee:settings": JSON.stringify({ lang: "fr", ...settings }) });

/** A page with fake voices and a driven clock. */
async function withVoices({ newPage }, { voices = {}, storage = {} } = {}) {
  const page = await newPage({ storage: { ...kept({}), ...storage } });
  await driveClock(page);
  await page.addInitScript(fakeVoices, { letter: LETTER, ...voices });
  return page;
}

async function dealt(app, scene, options) {
  const page = await withVoices(app, options);
  await page.goto(app.url(queryOf(scene)));
  await seated(page);
  await settled(page);
  return page;
}

/** Advances the clock until the voice is silent, by `most` ms at most. */
async function silence(page, most = 60_000) {
  for (let gone = 0; gone < most; gone += 250) {
    await page.clock.runFor(250);
    if (!(await speaks(page))) return;
  }
  throw new Error(`somebody still speaks: ${await all(page)}`);
}

const number = (page) => page.locator('[data-move="number"]').first();
const choose = (page) => page.locator('[data-move="choose"]').first();

// The tablet reads the questions, says who was right, and why.
const TWO = { game: "midi", players: 2, seed: 3, options: "reading=tablet" };

test("the tablet reads: question, propositions, who is asked, verdict and note", async ({ app }) => {
  const page = await dealt(app, TWO);
  await number(page).click();
  await settled(page);
  await silence(page);
  const question = await page.locator(".question").innerText();
  const said = await spoken(page);
  expect(said.join(" "), "who is asked").toMatch(/La question est pour \S+\./);
  expect(said.some((text) => text.includes(question.replaceAll("’", "'").split(/[\s\u202f]+/)[1])), `the question: ${question}, said: ${said}`).toBeTruthy();
  expect(said.at(-1), `the hidden proposition is named, not told: ${said.at(-1)}`).toContain("caché");
  expect(said.every((text) => !/[«»\u202f\d]/.test(text)), `written out: ${said}`).toBeTruthy();
  expect([...new Set(await page.evaluate(() => window.spoken.map(({ voice, lang }) => `${voice} ${lang}`)))], "a voice of the device, not of the network").toStrictEqual(["amelie fr-FR"]);
  const hidden = await page.evaluate(() => document.querySelectorAll("[data-face=down]").length);
  expect(hidden, "hidden propositions").toBe(1);
  await forget(page);
  await choose(page).click();
  await settled(page);
  await silence(page);
  const note = await page.locator(".note-line").count();
  expect(await all(page), "the verdict").toMatch(/a répondu juste|[Cc]e n'est pas ça/);
  expect((await spoken(page)).length, "what followed, and why").toBeGreaterThanOrEqual(1 + note);
  await forget(page);
  await act(page, "continue").click();
  await settled(page);
  await silence(page);
  expect((await spoken(page)).every((text) => /^C'est à /.test(text)), `then only whose turn it is: ${await all(page)}`).toBeTruthy();
});

test("automatic players wait for the sentence's end", async ({ app }) => {
  test.setTimeout(90_000);
  const page = await dealt(app, { game: "midi", players: 2, seed: 3, auto: 2 });
  const asked = async () => /La question est pour/.test(await all(page));
  for (let gone = 0; gone < 20_000 && !(await asked()); gone += 200) await page.clock.runFor(200);
  expect(await asked(), "a question is read to automatic players, too").toBeTruthy();
  const { fingerprint } = await state(page);
  while (await speaks(page)) {
    expect((await state(page)).fingerprint, "nobody answers before it has been read").toStrictEqual(fingerprint);
    await page.clock.runFor(100);
  }
  for (let gone = 0; gone < 15_000 && (await state(page)).fingerprint === fingerprint; gone += 500) await page.clock.runFor(500);
  expect((await state(page)).fingerprint, "then they answer").not.toBe(fingerprint);
});

// The time to answer does not run while the question is read.
test("the clock stands while a question is read, and a tap skips it", async ({ app }) => {
  const page = await dealt(app, { ...TWO, options: "reading=tablet,MIDI-O3=15" });
  await number(page).click();
  await settled(page);
  expect(await speaks(page), "the question is read").toBeTruthy();
  const left = () => page.locator(".seconds").first().innerText();
  const before = await left();
  await page.clock.runFor(1_500);
  expect(await speaks(page), "it is still read").toBeTruthy();
  expect(await left(), "seconds while it is read").toStrictEqual(before);
  await page.mouse.click(8, 400);
  await settled(page);
  expect(await speaks(page), "a tap ends the reading").toBeFalsy();
  await page.clock.runFor(2_500);
  expect(await left(), "then they run").not.toBe(before);
});

test("an end that is never told holds nobody up", async ({ app }) => {
  const page = await dealt(app, { game: "midi", players: 2, seed: 3, auto: 2 }, { voices: { deaf: true } });
  const seen = new Set();
  for (let gone = 0; gone < 240_000; gone += 2_000) {
    await page.clock.runFor(2_000);
    seen.add((await state(page)).fingerprint);
  }
  expect(seen.size, `the game goes on without any end being told: ${seen.size} states`).toBeGreaterThan(6);
});

test("voices may come late or never", async ({ app }) => {
  const soon = await dealt(app, TWO, { voices: { late: 900 } });
  await number(soon).click();
  await settled(soon);
  await soon.clock.runFor(1_500);
  expect(await all(soon), "said when the voices are there").toMatch(/La question est pour/);
  const never = await dealt(app, { game: "midi", players: 2, seed: 3, auto: 2 }, { voices: { late: Infinity } });
  const { fingerprint } = await state(never);
  await never.clock.runFor(12_000);
  expect(await spoken(never), "what is said without a voice").toStrictEqual([]);
  expect((await state(never)).fingerprint, "and nobody waits for one").not.toBe(fingerprint);
});

test("a hidden page is silent and says it again when it is seen", async ({ app }) => {
  const page = await dealt(app, TWO);
  await number(page).click();
  await settled(page);
  await page.clock.runFor(300);
  const said = await spoken(page);
  expect(await speaks(page), "the question is read").toBeTruthy();
  await hide(page, true);
  await settled(page);
  expect(await speaks(page), "a hidden page is silent").toBeFalsy();
  await page.clock.runFor(30_000);
  expect(await spoken(page), "and says nothing").toStrictEqual(said);
  await hide(page, false);
  await settled(page);
  await page.clock.runFor(100);
  expect((await spoken(page)).at(-1), "what was interrupted is said again").toStrictEqual(said.at(-1));
  await silence(page);
});

// In a face-off the sand of whoever answers would run while he is called.
test("nobody is called while his sand runs", { tag: "@midi" }, async ({ app }) => {
  test.setTimeout(120_000);
  const page = await dealt(app, { game: "midi", players: 3, seed: 3, options: "reading=tablet" });
  const called = [];
  let before = null;
  const watch = async (table) => {
    const said = await all(page);
    await forget(page);
    // Whoever answers while his sand runs.
    const now = table.phase === "fatal" && table.moves.some(({ name }) => name === "say") ? table.turn : null;
    if (now !== null && now === before && /C'est à /.test(said)) called.push(said);
    before = now;
    if (now !== null) await page.clock.runFor(5_000);
    return now !== null;
  };
  await midi.playUntil(page, "master", { policy: fooled(0), watch });
  expect(called, "what was said while the sand ran").toStrictEqual([]);
});

// Secrets are never said, whatever the settings.
test("what is secret is never said", async ({ app }) => {
  const page = await dealt(app, { game: "midi", players: 4, seed: 3 }, { storage: kept({ presentation: "everything" }) });
  const tell = [];
  const watch = async (table) => {
    const { phase, question } = table;
    const said = await all(page);
    await forget(page);
    if (phase === "fatal") tell.push(...OPEN.filter(({ q, answer }) => said.includes(q) || said.includes(`: ${answer}.`)).map(({ q }) => q));
    const hidden = phase === "kickoff" && HIDDEN.get(question);
    if (hidden && table.moves.some(({ name }) => name === "choose") && said.includes(`${hidden}.`)) tell.push(`the hidden proposition of ${question}`);
    return midi.spend(page, table, 10_000);
  };
  await midi.playUntil(page, "master", { policy: fooled(0), watch });
  expect(tell, "what was told").toStrictEqual([]);
});

test("title cards of every game are read", async ({ app }) => {
  for (const game of Object.keys(GAMES)) {
    const page = await dealt(app, { game, players: 2, seed: 3 }, { storage: { ...NEW_CARDS, ...kept({ presentation: "everything" }) } });
    await card(page).waitFor();
    await page.clock.runFor(200);
    const title = await card(page).locator("h2").innerText();
    expect((await spoken(page))[0], `${game}: the card is read`).toBe(`${title}.`);
    await silence(page);
    expect((await spoken(page)).length, `${game}: all of it`).toBeGreaterThanOrEqual(3);
    expect(await card(page).count(), `${game}: and it waits`).toBe(1);
    await page.close();
  }
});

// The crown of a soirée is said when it ends, not when one looks at it again.
test("the winner of a soirée is said", { tag: "@heure" }, async ({ app, url }) => {
  const players = ["Léo", "Zoé"].map((name, mark) => ({ name, mark, profile: null, automatic: false }));
  const played = { sitting: "one", game: "heure", ended_at: 1, lasted: 60_000, winners: [0], scores: [7, 3], players };
  const page = await withVoices(app, { storage: { "tablee:evening": JSON.stringify({ id: 1, before: [], games: null }), "tablee:records": JSON.stringify(played) } });
  await page.goto(url());
  await act(page, "evening-line").click();
  await act(page, "end-evening").click();
  await page.locator(".crowned").waitFor();
  await page.clock.runFor(300);
  expect(await all(page), "who wears the crown").toMatch(/^Léo /);
});

// The settings: nothing, questions, everything; by default nothing where a person reads.
test("off, questions, everything", async ({ app }) => {
  test.setTimeout(90_000);
  const three = { game: "midi", players: 3, seed: 3 };
  for (const [presentation, question, verdict] of [["auto", false, false], ["off", false, false], ["questions", true, false], ["everything", true, true]]) {
    const page = await dealt(app, three, { storage: kept({ presentation }) });
    await number(page).click();
    await settled(page);
    await silence(page);
    expect(/La question est pour/.test(await all(page)), `${presentation}: the question of a table with a reader`).toStrictEqual(question);
    await choose(page).click();
    await settled(page);
    await silence(page);
    expect(/a répondu juste|[Cc]e n'est pas ça/.test(await all(page)), `${presentation}: the verdict`).toStrictEqual(verdict);
    await page.close();
  }
});

test("rate and voice have a sample", async ({ app, url }) => {
  const page = await withVoices(app);
  await page.goto(url());
  await isHome(page);
  await act(page, "settings").click();
  await page.locator('[data-panel="voice"]').waitFor();
  expect(await page.locator("select[name=speaker] option").allInnerTexts(), "voices of this language, those of the device first").toStrictEqual(["Celle de l’appareil", "Amélie", "Bruno", "Lointaine (par Internet)"]);
  await page.locator("select[name=speaker]").selectOption("bruno");
  await settled(page);
  await page.clock.runFor(100);
  const last = () => page.evaluate(() => window.spoken.at(-1));
  expect([(await last()).voice, (await last()).rate], "the sample in the chosen voice").toStrictEqual(["bruno", 1]);
  await page.locator('[data-panel="voice"] label', { hasText: "130" }).click();
  await settled(page);
  expect(Math.abs((await last()).rate - 1.3), "and at the chosen rate").toBeLessThan(0.01);
  expect(/\d|€/.test(await all(page)), `the sample is written out: ${await all(page)}`).toBeFalsy();
  const count = (await spoken(page)).length;
  await act(page, "sample").click();
  await settled(page);
  expect((await spoken(page)).length, "it is heard again").toBeGreaterThan(count);
});

// A hint comes half a second after its control can be used: in the middle of what is being read.
const CANCELLED = () => window.cancelled ?? 0;

/** Goes on until a hint is there, and returns its words as a voice says them. */
async function hinted(page) {
  await page.clock.runFor(900);
  const words = await page.locator(".hint-bubble p").first().innerText();
  return words.replaceAll("’", "'").replace(/[«»]\s?|\s?[»]/g, "").split(/[.?!]/)[0].trim().slice(0, 20);
}

test("a hint waits until the question has been read, and its buttons do not end the reading", async ({ app }) => {
  const page = await dealt(app, TWO, { storage: NEW_HINTS });
  const first = await hinted(page);
  await silence(page);
  expect(await all(page), "the first hint is said").toContain(first);
  await number(page).click();
  await settled(page);
  await forget(page);
  const before = await page.evaluate(CANCELLED);
  const second = await hinted(page);
  expect(await speaks(page), "the first question is being read").toBeTruthy();
  await act(page, "hint-ok").click();
  await silence(page);
  expect(await page.evaluate(CANCELLED), "and it is not cut off").toBe(before);
  expect((await spoken(page)).at(-1), "the other proposition is named").toContain("caché");
  expect(await all(page), "a hint that was put away is not said").not.toContain(second);
});

test("a hint is said after the hour that was drawn", async ({ app }) => {
  const page = await dealt(app, { game: "heure", players: 2, seed: 31 }, { storage: NEW_HINTS });
  await page.locator('[data-move="draw"]').first().click();
  await settled(page);
  const before = await page.evaluate(CANCELLED);
  const hint = await hinted(page);
  await silence(page);
  expect(await page.evaluate(CANCELLED), "the hour is not cut off").toBe(before);
  const said = await spoken(page);
  const [hour, words] = [said.findIndex((text) => /heures?|midi/i.test(text)), said.findIndex((text) => text.includes(hint))];
  expect(hour >= 0 && words > hour, `the hour, then the hint: ${said.join(" | ")}`).toBeTruthy();
});

/** How often the voice has asked for the final word. */
const lastWords = async (page) => (await spoken(page)).filter((text) => /^Dernier mot/.test(text)).length;

// Each question of *Millions* is answered by three people to whom the tablet hosts, past the first net.
test("the final word is asked once for the table, never with an answer", { tag: "@millions" }, async ({ app }) => {
  test.setTimeout(120_000);
  const { player } = GAMES.millions;
  for (const options of ["MIL-O2=device,MIL-O14=quick", "MIL-O2=device"]) {
    const page = await dealt(app, { game: "millions", players: 3, seed: 3, options });
    const asks = ({ phase, moves }) => phase === "confirm" || moves.some(({ name }) => name === "settle-all");
    await player.playUntil(page, asks, { steps: 60, policy: "champion" });
    await page.clock.runFor(300);
    expect(await lastWords(page), `${options}: asked`).toBe(1);
    const said = (await spoken(page)).at(-1);
    expect(said, `${options}: nothing else is told`).toMatch(/^Dernier mot ?\?$/);
    await page.close();
  }
});

test("the hours are said", async ({ app }) => {
  const page = await dealt(app, { game: "heure", players: 2, seed: 31 });
  await page.locator('[data-move="draw"]').first().click();
  await settled(page);
  expect(await all(page), "the hour that was drawn is said").toMatch(/heures?/i);
});
