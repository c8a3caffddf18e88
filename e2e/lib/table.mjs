// A table in the browser, seen through the page's contract for machines (docs/contract.md): the root's
// data-game, -phase, -turn, -eyes, -fingerprint; controls with data-move or data-act.
import { FACTS } from "./facts.mjs";
import { people } from "./kept.mjs";
import { driveClock } from "./pages.mjs";

/** How long tests press a curtain's button, in ms; the app lifts the curtain after 600. */
export const HOLD = 700;

/** The storage for a quick table, without motion and sound. */
export const QUICK = { "tablee:settings": JSON.stringify({ speed: "brisk", motion: "reduced", muted: true }) };

/** The query that deals a scene: ?game=heure&players=…&seed=…. By default, forced moves are made by hand. */
export function queryOf({ game = "heure", players = 2, seed = 1, options = "", auto = 0 }) {
  const own = FACTS[game]?.byHand;
  const chosen = own && !options.includes(own) ? [options, `${own}=hand`].filter(Boolean).join() : options;
  return `?${new URLSearchParams({ game, players, seed, ...(chosen && { options: chosen }), ...(auto && { auto }) })}`;
}

/** The data of the root element: { game, phase, turn, eyes, fingerprint }, or null without a table. */
export function state(page) {
  return page.evaluate(() => {
    const root = document.querySelector("[data-game]");
    return root && { ...root.dataset };
  });
}

/** Waits for a table and returns its state. */
export async function seated(page, timeout = 30_000) {
  await page.locator("[data-game][data-phase]").first().waitFor({ state: "attached", timeout });
  return state(page);
}

/** Follows a link to a table; with `clock`, the test drives the page's clock. */
export async function sitDown(page, address, { clock = false } = {}) {
  if (clock) await driveClock(page);
  await page.goto(address);
  return seated(page);
}

/** The wasm files of games that a page has loaded: a phone and a television load none. */
export const gamesLoaded = (page) =>
  page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name).filter((name) => /\/(midi|heure|millions|defizz|egomaster)-[^/]+\.wasm$/.test(name)));

/**
 * Waits until the page has rendered the result of a tap: first the tap's feedback, a frame later the
 * result, then its surroundings piece by piece. Two frames without a change are the end.
 */
export const settled = (page) => page.evaluate(stillness);

/** The part of `settled` that runs in the page. */
export async function stillness() {
  // The frame of the last change counts, too: hence 3.
  let quiet = 0;
  const observer = new MutationObserver(() => (quiet = 0));
  observer.observe(document, { subtree: true, childList: true });
  for (let frame = 0; frame < 60 && quiet < 3; frame += 1) {
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    quiet += 1;
  }
  observer.disconnect();
}

/** The first visible control of that act; `open` is that of *Quelle heure est-il ?*. */
export const act = (page, name) => page.locator(`[data-act="${name}"]${name === "open" ? "[data-game=heure]" : ""}:visible`).first();

/** Lifts a lowered curtain by keyboard, which need not be held. */
export async function lift(page) {
  const lifted = () => document.querySelector("[data-eyes]").dataset.eyes !== "table";
  await act(page, "uncover").focus();
  await page.keyboard.press("Enter");
  // The app ignores a key right after a tap: it is then pressed again.
  await page.waitForFunction(lifted, null, { timeout: 8_000 }).catch(() => page.keyboard.press("Enter"));
  await page.waitForFunction(lifted);
  await settled(page);
}

/** Waits for the shelf. */
export const isHome = (page) => page.locator('[data-act="open"][data-game="heure"]').first().waitFor({ timeout: 15_000 });

/** From the shelf to a table of that game, with these people: [name, mark]. */
export async function begin(page, game, seats) {
  await isHome(page);
  await page.evaluate((all) => Object.entries(all).forEach(([key, value]) => localStorage.setItem(key, value)), people(game, seats));
  await page.locator(`[data-act="open"][data-game="${game}"]`).first().click();
  await page.locator(".setup-screen").waitFor();
  await act(page, "start").click();
  await page.locator(`.play-screen[data-game="${game}"]`).waitFor();
  await turnCards(page);
}

/** Hides or shows the page, as switching to another app and back does. */
export const hide = (page, hidden) =>
  page.evaluate((now) => {
    Object.defineProperty(document, "visibilityState", { value: now ? "hidden" : "visible", configurable: true });
    Object.defineProperty(document, "hidden", { value: now, configurable: true });
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  }, hidden);

/** The visible title card. */
export const card = (page) => page.locator(".opening");

/** Dismisses all title cards by key. */
export async function turnCards(page) {
  for (await settled(page); await card(page).count(); await settled(page)) await page.keyboard.press("Escape");
}

/** Presses a control as long as lifting a curtain takes. */
export async function hold(page, locator) {
  await locator.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await locator.boundingBox();
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.waitForTimeout(HOLD);
  // On a busy machine the app may notice the hold late.
  await locator.waitFor({ state: "detached", timeout: 5_000 }).catch(() => {});
  await page.mouse.up();
}

/**
 * Kills the page, opens home and resumes the newest game there; returns its state. When `exact`, it must be
 * the state saved last and the one that was on the screen; otherwise automatic players may have gone on from the
 * saved one. Returns `null` when the game was over, its last reveal unread: it is then in the records instead.
 */
export async function reopen(page, { exact = true } = {}) {
  // The app collects the touches of a frame before it plays them.
  await page.waitForTimeout(50);
  const before = await state(page);
  await page.goto(page.url().replace(/[?#].*$/, ""));
  await page.requestGC();
  const resume = page.locator('[data-act="resume"]').first();
  const parked = await resume.waitFor({ timeout: 15_000 }).then(() => true, () => false);
  if (!parked) {
    if (await page.evaluate(recorded)) return null;
    throw new Error(`no game to resume, none in the records; before: ${JSON.stringify(before)}`);
  }
  const saved = await page.evaluate(lastSaved);
  await resume.click();
  const after = await seated(page);
  const wanted = [saved.fingerprint, before?.fingerprint ?? saved.fingerprint];
  const same = exact ? wanted.every((one) => one === after.fingerprint) : (await page.evaluate(lastSaved)).entries.startsWith(saved.entries);
  if (!same) throw new Error(`resumed another state: ${JSON.stringify(after)}, saved: ${JSON.stringify(saved)}, before: ${JSON.stringify(before)}`);
  return after;
}

// Runs in the page: whether a finished game was recorded.
function recorded() {
  return Object.keys(localStorage).some((key) => key.startsWith("tablee:records") && localStorage[key].includes("winners"));
}

// Runs in the page: fingerprint and entries of the sitting saved last; the entries without their closing bracket.
function lastSaved() {
  const keys = Object.keys(localStorage).filter((key) => /^tablee:sitting:.*:when$/.test(key));
  const newest = keys.sort((a, b) => Number(localStorage[b]) - Number(localStorage[a]))[0];
  if (!newest) return null;
  const { fingerprint, entries } = JSON.parse(localStorage[newest.replace(/when$/, "journal")]);
  return { fingerprint, entries: JSON.stringify(entries).slice(0, -1) };
}
