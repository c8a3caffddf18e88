// A table in the browser, seen through the page's contract for machines (DESIGN.md §4): the root's
// data-game, -phase, -turn, -eyes, -fingerprint; controls with data-move or data-act.
import { driveClock } from "./pages.mjs";

/** How long a curtain is pressed, in ms; the app lifts it after 600. */
export const HOLD = 700;

// Where what leaves no choice goes by itself after a while, a test's hand is not to be overtaken.
const BY_HAND = { defizz: "DEF-O10", egomaster: "EGO-O11" };

/** The part of an address that seats a scene's table: ?game=heure&players=…&seed=…. All is done by hand, unless the scene says else. */
export function queryOf({ game = "heure", players = 2, seed = 1, options = "", auto = 0 }) {
  const own = BY_HAND[game];
  const chosen = own && !options.includes(own) ? [options, `${own}=hand`].filter(Boolean).join() : options;
  return `?${new URLSearchParams({ game, players, seed, ...(chosen && { options: chosen }), ...(auto && { auto }) })}`;
}

/** What the root element says: { game, phase, turn, eyes, fingerprint }, or null without a table. */
export function state(page) {
  return page.evaluate(() => {
    const root = document.querySelector("[data-game]");
    return root && { ...root.dataset };
  });
}

/** Waits for a table and hands back its state. */
export async function seated(page, timeout = 30_000) {
  await page.locator("[data-game][data-phase]").first().waitFor({ state: "attached", timeout });
  return state(page);
}

/** Follows a link to a table; `clock` has the page's clock driven by us. */
export async function sitDown(page, address, { clock = false } = {}) {
  if (clock) await driveClock(page);
  await page.goto(address);
  return seated(page);
}

/**
 * Waits until the page has drawn what a tap does: it shows that it was tapped, a frame later what
 * came of it, and piece by piece what stands around that. Two frames that bring nothing are the end.
 */
export const settled = (page) => page.evaluate(stillness);

/** `settled`, as it runs in the page. */
export async function stillness() {
  // Counts the frame that brought something, too.
  let quiet = 0;
  const observer = new MutationObserver(() => (quiet = 0));
  observer.observe(document, { subtree: true, childList: true });
  for (let frame = 0; frame < 60 && quiet < 3; frame += 1) {
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    quiet += 1;
  }
  observer.disconnect();
}

/** A control of the shell that is seen; `open` is that of *Quelle heure est-il ?*. */
export const act = (page, name) => page.locator(`[data-act="${name}"]${name === "open" ? "[data-game=heure]" : ""}:visible`).first();

/** Lifts a hanging curtain, by keyboard: whoever does not see it need not hold it. */
export async function lift(page) {
  await act(page, "uncover").focus();
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.querySelector("[data-eyes]").dataset.eyes !== "table");
  await settled(page);
}

/** Waits for the shelf. */
export const isHome = (page) => page.locator('[data-act="open"][data-game="heure"]').first().waitFor({ timeout: 15_000 });

/** Hides or shows the page, as switching to another app does. */
export const hide = (page, hidden) =>
  page.evaluate((now) => {
    Object.defineProperty(document, "visibilityState", { value: now ? "hidden" : "visible", configurable: true });
    Object.defineProperty(document, "hidden", { value: now, configurable: true });
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  }, hidden);

/** The title card that is up. */
export const card = (page) => page.locator(".opening");

/** Takes the title cards away that are up, by key. */
export async function turnCards(page) {
  for (await settled(page); await card(page).count(); await settled(page)) await page.keyboard.press("Escape");
}

/** Presses a control as long as the curtain wants. */
export async function hold(page, locator) {
  await locator.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await locator.boundingBox();
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.waitForTimeout(HOLD);
  // A busy machine counts the time of a press late.
  await locator.waitFor({ state: "detached", timeout: 5_000 }).catch(() => {});
  await page.mouse.up();
}

/**
 * Kills the page, opens home and resumes the newest game there; returns its state. It
 * must be the state that was saved last and, when `exact`, the one that was on the
 * screen; otherwise automatic players may have gone on from it. `null` when the game was over, its last reveal
 * not yet read: then it stands in the records instead.
 */
export async function reopen(page, { exact = true } = {}) {
  // The touches of a frame are gathered before they are played.
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

// Runs in the page: fingerprint and entries of the sitting that was saved last.
function lastSaved() {
  const keys = Object.keys(localStorage).filter((key) => /^tablee:sitting:.*:when$/.test(key));
  const newest = keys.sort((a, b) => Number(localStorage[b]) - Number(localStorage[a]))[0];
  if (!newest) return null;
  const { fingerprint, entries } = JSON.parse(localStorage[newest.replace(/when$/, "journal")]);
  return { fingerprint, entries: JSON.stringify(entries).slice(0, -1) };
}
