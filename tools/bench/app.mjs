// The app in Chromium with the processor slowed down four times: boot time, the time from
// a tap to its paint during whole games, resuming a long game, reading a deck; and saving
// a move at full speed. The app itself measures saving, resuming and reading
// (tablee:save, tablee:resume, tablee:deck).
import { press } from "../../e2e/lib/clicker.mjs";
import { GAMES } from "../../e2e/lib/games.mjs";
import { SHOWN } from "../../e2e/lib/shown.mjs";
import { queryOf, seated, settled } from "../../e2e/lib/table.mjs";
import { launchChromium } from "../chromium.mjs";
import { median, p95, worst } from "./numbers.mjs";

const GAME = "?game=heure&players=4&seed=1";
const SLOW_DOWN = 4;
const TRIES = 5;
// How people tap, in ms: how long a finger stays down while the piece gives way, and the shortest time to the next
// tap, in which the page is not queried.
const PACE = { down: 80, rest: 400 };
const LONG_GAME = 300; // moves

/** Boot, resuming, saving, reading a deck: { boot, resume, save, deck }. */
export const measureApp = (url) => inBrowser(async (browser) => {
  const boot = median(await times(TRIES, () => bootTime(browser, url)));
  const save = saveFigures(await saveTimes(browser, url + GAME));
  const long = await longGame(browser, url);
  const resume = { median: median(await times(TRIES, () => resumeTime(browser, url, long))), moves: long.moves };
  const deck = median(await times(TRIES, () => deckTime(browser, url)));
  return { boot, resume, save, deck };
});

/** The taps of a whole game: { tap, outcome, event }. */
export const measureTaps = (url, id) => inBrowser(async (browser) => figures(await wholeGame(browser, url, id)));

async function inBrowser(measure) {
  const browser = await launchChromium();
  // A browser that is left behind keeps a core busy, and this process alive.
  return measure(browser).finally(() => browser.close());
}

async function times(count, work) {
  const values = [];
  for (let i = 0; i < count; i++) values.push(await work());
  return values;
}

// A slowed-down page in its own context, with the probe installed before the app and the title cards already shown.
async function slowPage(browser, storage = [], rate = SLOW_DOWN) {
  const viewport = { width: 1180, height: 820 };
  const context = await browser.newContext({ serviceWorkers: "block", viewport, locale: "fr-FR", storageState: { cookies: [], origins: storage } });
  const page = await context.newPage();
  await page.addInitScript(probe);
  await page.addInitScript((kept) => Object.entries(kept).forEach(([key, value]) => localStorage.setItem(key, value)), SHOWN);
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate });
  return page;
}

// Runs in the page: records when the table is painted, and what each tap costs.
function probe() {
  const notes = { boot: null, taps: [], outcomes: [], events: {} };
  window.benchNotes = notes;
  let tapped = null; // the time of a tap, until its move is on the table
  // A task queued from a frame runs once that frame is painted.
  const painted = (then) => requestAnimationFrame(() => setTimeout(then));
  const booted = new MutationObserver(() => {
    const table = document.querySelector("[data-game][data-phase]");
    if (!table) return;
    painted(() => (notes.boot = performance.now()));
    booted.disconnect();
    new MutationObserver(played).observe(table, { attributeFilter: ["data-fingerprint"] });
  });
  booted.observe(document, { subtree: true, childList: true, attributes: true });
  function played() {
    const since = tapped;
    if (since !== null) painted(() => notes.outcomes.push(performance.now() - since));
    tapped = null;
  }
  const observe = (type, options, note) => {
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true, ...options });
  };
  // Pointerdown, pointerup and click of one tap share an id; the longest counts.
  observe("event", { durationThreshold: 16 }, ({ interactionId: id, duration }) => {
    if (id) notes.events[id] = Math.max(notes.events[id] ?? 0, duration);
  });
  // Not `uncover`: a held curtain has lifted long before its click.
  const tap = ({ target, timeStamp }) => {
    const control = target.closest?.('[data-move], [data-act]:not([data-act="uncover"])');
    if (!control) return;
    tapped = timeStamp;
    painted(() => notes.taps.push(performance.now() - timeStamp));
  };
  addEventListener("click", tap, { capture: true });
}

async function bootTime(browser, url) {
  const page = await slowPage(browser);
  await page.goto(url + GAME);
  await seated(page, 60_000);
  const { boot } = await page.evaluate(() => window.benchNotes);
  await page.context().close();
  return boot;
}

// Plays a whole game, as fast as people can.
async function wholeGame(browser, url, id) {
  const { player, bench } = GAMES[id];
  const page = await slowPage(browser);
  await page.goto(url + queryOf({ game: id, ...bench.scene }));
  await seated(page);
  await playToEnd(page, player, PACE);
  const notes = await page.evaluate(() => window.benchNotes);
  await page.context().close();
  return notes;
}

// Not with Playwright's click: it polls in the page whether the button is stable, which would be measured, too.
async function playToEnd(page, player, pace) {
  const mouse = await page.context().newCDPSession(page);
  const tap = async (_, move) => {
    await player.mark(page, move);
    const target = await page.evaluate(middle, "[data-chosen]");
    // The button is gone if the sand has run out meanwhile.
    if (target) await press(mouse, target, pace.down);
    await page.waitForTimeout(pace.rest);
    await settled(page);
    return player.look(page);
  };
  await player.playUntil(page, "over", { click: tap });
}

// Runs in the page: the element's middle, { x, y } in CSS pixels; null when it is gone.
function middle(selector) {
  const target = document.querySelector(selector);
  if (!target) return null;
  const box = () => target.getBoundingClientRect();
  if (box().top < 0 || box().bottom > innerHeight) target.scrollIntoView({ block: "center", behavior: "instant" });
  const { x, y, width, height } = box();
  return { x: x + width / 2, y: y + height / 2 };
}

// The storage of a game after LONG_GAME moves: a player keeps rearranging their own cards.
async function longGame(browser, url) {
  const page = await slowPage(browser, [], 1);
  await page.goto(url + GAME);
  await seated(page);
  await page.locator('[data-act="tidy"]').click();
  await page.locator('[data-act="uncover"]').focus();
  await page.keyboard.press("Enter");
  await page.locator('[data-act="shuffle"]').waitFor();
  const moves = await page.evaluate(shuffleMuch, LONG_GAME);
  const storage = await page.evaluate(() => Object.entries(localStorage).map(([name, value]) => ({ name, value })));
  await page.context().close();
  return { moves, storage: [{ origin: new URL(url).origin, localStorage: storage }] };
}

// Runs in the page; returns the number of saved moves.
async function shuffleMuch(times) {
  for (let i = 0; i < times; i += 1) {
    document.querySelector('[data-act="shuffle"]').click();
    await new Promise((done) => setTimeout(done));
  }
  const key = Object.keys(localStorage).find((name) => name.endsWith(":journal"));
  return JSON.parse(localStorage[key]).entries.length;
}

// Plays a whole game, as saves take longest late in it.
async function saveTimes(browser, table) {
  const page = await slowPage(browser, [], 1);
  await page.goto(table);
  await seated(page);
  await playToEnd(page, GAMES.heure.player, PACE);
  const saves = await page.evaluate(() => performance.getEntriesByName("tablee:save").map(({ duration }) => duration));
  await page.context().close();
  return saves;
}

function saveFigures(saves) {
  if (saves.length === 0) throw new Error("the app recorded no tablee:save measure");
  return { p95: p95(saves), median: median(saves), worst: worst(saves), count: saves.length };
}

function figures({ taps, outcomes, events: seen }) {
  const events = Object.values(seen);
  // Interactions under 16 ms are not reported; they count as 16.
  const quick = new Array(Math.max(0, taps.length - events.length)).fill(16);
  return {
    tap: { p95: p95(taps), worst: worst(taps), count: taps.length },
    outcome: { median: median(outcomes), p95: p95(outcomes), count: outcomes.length },
    event: { p95: p95([...events, ...quick]), worst: worst(events) },
  };
}

// How long the largest deck takes; it is read when its game is chosen.
async function deckTime(browser, url) {
  const page = await slowPage(browser);
  await page.goto(url);
  await page.locator('[data-act="open"][data-game="millions"]').click();
  const read = await page.waitForFunction(() => performance.getEntriesByName("tablee:deck")[0]?.duration);
  const duration = await read.jsonValue();
  await page.context().close();
  return duration;
}

async function resumeTime(browser, url, { storage }) {
  const page = await slowPage(browser, storage);
  await page.goto(url);
  await page.locator('[data-act="resume"]').first().click();
  await seated(page);
  const [duration] = await page.evaluate(() => performance.getEntriesByName("tablee:resume").map((entry) => entry.duration));
  await page.context().close();
  if (duration === undefined) throw new Error("the app recorded no tablee:resume measure");
  return duration;
}
