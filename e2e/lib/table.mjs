// A table in the browser, seen and played through the page's contract for machines
// (DESIGN.md §4): the root's data-game, -phase, -turn, -eyes, -fingerprint; controls
// with data-move or data-act. Also the blind clicker, which knows nothing of any
// game and must be able to finish each of them.

const HOLD = 700; // ms; the app lifts a curtain after 600
const ACTS = ["uncover", "cover", "ready", "continue"];
const candidates = (acts) => ["[data-move]", ...acts.map((act) => `[data-act="${act}"]`)].join(",");

/** The part of an address that seats a scene's table: ?game=heure&players=…&seed=…. */
export function queryOf({ game = "heure", players = 2, seed = 1, options = "", auto = 0 }) {
  return `?${new URLSearchParams({ game, players, seed, ...(options && { options }), ...(auto && { auto }) })}`;
}

/** What the root element says: { game, phase, turn, eyes, fingerprint }, or null without a table. */
export function state(page) {
  return page.evaluate(() => {
    const root = document.querySelector("[data-game]");
    return root && { ...root.dataset };
  });
}

/** Waits for a table and hands back its state. */
export async function seated(page, timeout = 15_000) {
  await page.locator("[data-game][data-phase]").first().waitFor({ state: "attached", timeout });
  return state(page);
}

/** Hides or shows the page, as switching to another app does. */
export const hide = (page, hidden) =>
  page.evaluate((now) => {
    Object.defineProperty(document, "visibilityState", { value: now ? "hidden" : "visible", configurable: true });
    Object.defineProperty(document, "hidden", { value: now, configurable: true });
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  }, hidden);

/** Presses a control as long as the curtain wants. */
export async function hold(page, locator) {
  await locator.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await locator.boundingBox();
  await press(page, { x: x + width / 2, y: y + height / 2 }, HOLD);
}

/** The controls a person could now use to go on: [{ move, act, text }]. */
export function clickable(page) {
  return page.evaluate(inPage, { want: "list", selector: candidates(ACTS) });
}

/**
 * One blind click on a control chosen by `rng`: through real mouse events at a point
 * of it that nothing covers. Returns once the page has answered, with the
 * control and the states before and after, or null when there was nothing to click.
 * `also` names acts that the clicker may use beside those it needs; `quiet` does without watching
 * every change of the page, which is slow: a click that plays nothing then takes 300 ms. `pace` is how
 * long a press lasts and how long the page is then left alone, in ms.
 */
export async function randomStep(page, rng, { also = [], quiet = false, pace = { down: 0, rest: 0 } } = {}) {
  const target = await page.evaluate(inPage, { want: "aim", selector: candidates([...ACTS, ...also]), chance: rng(), quiet });
  if (!target) return null;
  await press(page, target, target.act === "uncover" ? HOLD : pace.down);
  if (pace.rest) await page.waitForTimeout(pace.rest);
  const after = await page.evaluate(answered);
  return { ...target, after };
}

async function press(page, { x, y }, down) {
  await page.mouse.move(x, y);
  await page.mouse.down();
  if (down) await page.waitForTimeout(down);
  await page.mouse.up();
}

/**
 * Clicks blindly until the game is over. `reloadChance` is the chance per step that
 * the page is killed and the game resumed from home; its fingerprint must be the
 * same then (`exact: false` where automatic players go on meanwhile: it must then be
 * the one that was saved last). `also` names acts it uses now and then, `quiet` and `pace` are
 * as for `randomStep`.
 */
export async function playToEnd(page, rng, { reloadChance = 0, maxSteps = 5000, exact = true, also, quiet, pace, onStep } = {}) {
  const tale = { steps: 0, moves: 0, reloads: 0, recent: [] };
  let now = await seated(page);
  let idle = 0;
  while (now.phase !== "over") {
    if (tale.steps >= maxSteps) throw stuck(`no end after ${maxSteps} clicks`, now, tale);
    if (rng() < reloadChance) {
      now = await reopen(page, { exact });
      tale.reloads += 1;
      continue;
    }
    const step = await stepOrWait(page, rng, { now, tale, quiet, pace, also: also && rng() < 0.1 ? also : [] });
    idle = step.after.fingerprint === now.fingerprint ? idle + 1 : 0;
    if (idle > 300) throw stuck("300 clicks changed nothing", now, tale);
    tale.moves += step.after.fingerprint === now.fingerprint ? 0 : 1;
    now = step.after;
    await onStep?.(tale, now);
  }
  return tale;
}

// Automatic players and motion leave nothing to click for a while, never for ten seconds.
async function stepOrWait(page, rng, { now, tale, ...how }) {
  const limit = Date.now() + 10_000;
  while (Date.now() < limit) {
    const step = await randomStep(page, rng, how);
    if (step?.after) return noted(step, tale);
    await page.waitForTimeout(50);
    const after = await state(page);
    if (after && (after.fingerprint !== now.fingerprint || after.phase === "over")) return { after };
  }
  throw stuck("nothing to click for 10 s", now, tale);
}

function noted(step, tale) {
  tale.steps += 1;
  tale.recent = [...tale.recent.slice(-9), step.label];
  return step;
}

function stuck(what, now, tale) {
  return new Error(`${what}; at ${JSON.stringify(now)}, ${tale.moves} moves, last clicks: ${tale.recent.join(" | ")}`);
}

/**
 * Kills the page, opens home and resumes the newest game there; returns its state. It
 * must be the state that was saved last and, when `exact`, the one that was on the
 * screen; otherwise automatic players may have gone on from it.
 */
export async function reopen(page, { exact = true } = {}) {
  const before = await state(page);
  await page.goto(page.url().replace(/[?#].*$/, ""));
  const resume = page.locator('[data-act="resume"]').first();
  await resume.waitFor({ timeout: 15_000 });
  const saved = await page.evaluate(lastSaved);
  await resume.click();
  const after = await seated(page);
  const wanted = [saved.fingerprint, before?.fingerprint ?? saved.fingerprint];
  const same = exact ? wanted.every((one) => one === after.fingerprint) : (await page.evaluate(lastSaved)).entries.startsWith(saved.entries);
  if (!same) throw new Error(`resumed another state: ${JSON.stringify(after)}, saved: ${JSON.stringify(saved)}, before: ${JSON.stringify(before)}`);
  return after;
}

// Runs in the page: fingerprint and entries of the sitting that was saved last.
function lastSaved() {
  const keys = Object.keys(localStorage).filter((key) => /^tablee:sitting:.*:when$/.test(key));
  const newest = keys.sort((a, b) => Number(localStorage[b]) - Number(localStorage[a]))[0];
  if (!newest) return null;
  const { fingerprint, entries } = JSON.parse(localStorage[newest.replace(/when$/, "journal")]);
  return { fingerprint, entries: JSON.stringify(entries).slice(0, -1) };
}

// Runs in the page. Usable means: shown, enabled, and somewhere on top, as a finger
// would find it: the cards of a fan cover each other's middle.
// "aim" also begins to watch for the page's answer.
function inPage({ want, selector, chance, quiet }) {
  const disabled = (el) => el.closest('[disabled], [aria-disabled="true"], [inert]');
  const shown = (el) => el.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const inside = ({ x, y }) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;
  const parts = [0.5, 0.2, 0.8, 0.08, 0.92];
  const points = (el) => {
    const box = el.getBoundingClientRect();
    return parts.flatMap((down) => parts.map((across) => ({ x: box.x + box.width * across, y: box.y + box.height * down })));
  };
  // A point of the control that nothing covers.
  const open = (el) => {
    if (!inside(points(el)[0])) el.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    return points(el).find((point) => inside(point) && el.contains(document.elementFromPoint(point.x, point.y)));
  };
  const all = [...document.querySelectorAll(selector)].filter((el) => !disabled(el) && shown(el));
  const told = (el) => ({ move: el.dataset.move, act: el.dataset.act, text: el.innerText.trim() });
  if (want === "list") return all.filter(open).map(told);

  // First a kind of control, then one of it: six arrows do not drown the button beside them.
  const kind = (el) => el.dataset.move ?? el.dataset.act;
  const kinds = [...new Set(all.map(kind))];
  const drawn = Math.floor(chance * kinds.length);
  const [wanted, others] = [0, 1].map((other) => all.filter((el) => Number(kind(el) !== kinds[drawn]) === other));
  const first = Math.floor((chance * kinds.length - drawn) * wanted.length);
  const chosen = [...wanted.slice(first), ...wanted.slice(0, first), ...others].find(open);
  if (!chosen) return null;
  const root = document.querySelector("[data-game]");
  const watch = { before: root ? { ...root.dataset } : null, mutated: false };
  watch.observer = new MutationObserver(() => (watch.mutated = true));
  if (!quiet) watch.observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  window.tableWatch = watch;
  const { move, act } = chosen.dataset;
  return { ...open(chosen), move, act, label: `${move ?? act} ${chosen.innerText.trim().slice(0, 30)}`.trim(), before: watch.before };
}

// Runs in the page: the state once it has changed, or the page has otherwise stirred
// and two frames have gone by, or 300 ms.
function answered() {
  const watch = window.tableWatch;
  const read = () => {
    const root = document.querySelector("[data-game]");
    return root ? { ...root.dataset } : null;
  };
  const changed = () => JSON.stringify(read()) !== JSON.stringify(watch.before);
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(limit);
      watch.observer.disconnect();
      resolve(read());
    };
    const limit = setTimeout(done, 300);
    let frames = 0;
    const look = () => {
      if (changed()) return requestAnimationFrame(done);
      if (watch.mutated && ++frames > 2) return done();
      requestAnimationFrame(look);
    };
    look();
  });
}
