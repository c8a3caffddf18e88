// The blind clicker: it knows no game's rules, clicks any usable control, and must be able to finish
// every game. It sees a table only through the page's contract for machines.
import { faults } from "./layout.mjs";
import { HOLD, reopen, seated } from "./table.mjs";

/** How much faster than ours the clocks of a blind page run: sand timers, curtains, automatic players. */
export const HASTE = 100;

// The last three put away a notice, which may lie over a pad, and close what a click has opened that was on its way to a
// control which is no longer there.
const ACTS = ["uncover", "cover", "continue", "dismiss", "close", "go-on"];
const named = (name) => `:is([data-move="${name}"], [data-act="${name}"])`;
const LOST = 10_000; // ms; automatic players and animations never take this long
const SLACK = 50; // ms; the latency of a press on its way to the page

/**
 * A page that is cheap to paint: colours, drawings and pixel density are more than half of the cost
 * of a click. The layout is unchanged.
 */
export async function blindPage(newPage) {
  const page = await newPage({ deviceScaleFactor: 0.25 });
  await page.addInitScript(hurry, HASTE);
  await page.addInitScript(() => {
    SVGUseElement.prototype.setAttribute = () => {};
    // One empty picture for all images: every blob URL costs a request to the browser.
    URL.createObjectURL = () => "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>";
    document.addEventListener("DOMContentLoaded", () => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync("*, ::before, ::after { color: transparent !important; background: none !important; border-color: transparent !important; mask: none !important; box-shadow: none !important; filter: none !important } img, svg { visibility: hidden !important }");
      document.adoptedStyleSheets = [sheet];
    });
  });
  return page;
}

// Runs in the page, before the app: from the first look at a table on, its clocks run `haste` times as fast
// as real time (not before, so that files have time to load). They never jump back, even after a reload.
// The test code itself uses `window.realTime`.
function hurry(haste) {
  if (location.protocol === "about:") return;
  const real = { setTimeout: setTimeout.bind(window), now: performance.now.bind(performance), Date };
  let ahead = Number(sessionStorage.ahead ?? 0), speed = 1, since = real.now();
  const gained = () => ahead + (speed - 1) * (real.now() - since);
  window.realTime = real;
  window.hurry = () => ([ahead, speed, since] = [gained(), haste, real.now()]);
  addEventListener("pagehide", () => (sessionStorage.ahead = gained()));
  const now = () => Math.floor(real.Date.now() + gained());
  window.Date = class extends real.Date {
    constructor(...of) {
      super(...(of.length > 0 ? of : [now()]));
    }
    static now = now;
  };
  performance.now = () => real.now() + gained();
  for (const name of ["setTimeout", "setInterval"]) {
    const usual = window[name].bind(window);
    window[name] = (work, span = 0, ...rest) => usual(work, span / speed, ...rest);
  }
}

/**
 * Clicks blindly until the game is over, at points that nothing covers: each real mouse press is followed
 * by up to `inside` synthetic clicks in the page, which are cheaper. About every `reloadEvery` clicks, at
 * random, the page is killed and the game resumed from home; its fingerprint must then be the same
 * (`exact: false` where automatic players go on meanwhile: it must then continue the state saved last).
 * `seldom` names moves and acts that are used only now and then: those that no game needs. With `sizes`
 * (of layout.mjs) every state is checked against the law of layout, at another size after each reload;
 * the returned `faults` map each fault to the page's HTML. A size with `only` is checked for those kinds
 * of faults. Stops after `enough` clicks.
 */
export async function playToEnd(page, rng, { reloadEvery = Infinity, maxSteps = 5000, enough = Infinity, exact = true, seldom = [], inside = 9, sizes = [] } = {}) {
  const mouse = await page.context().newCDPSession(page);
  const usual = ["[data-move]", ...ACTS.map(named)].map((one) => one + seldom.map((name) => `:not(${named(name)})`).join(""));
  const selector = () => [...usual, ...(rng() < 0.1 ? seldom.map(named) : [])].join(",");
  // After a click without effect, a turn mostly (unless `stubborn`) tries another kind of control.
  const turn = () => ({ selector: selector(), chance: rng(), stubborn: rng() < 0.3 });
  const law = () => sizes[tale.reloads % sizes.length] ?? null;
  const see = async (last = null, more = 0) => {
    const told = { last, turns: Array.from({ length: 1 + more }, turn), law: law() };
    const seen = await page.evaluate(`(${goOn})(${look}, ${inspect}, ${faults}, ${JSON.stringify(told)})`);
    seen.faults.forEach(({ said, page: kept }) => tale.faults.set(said, kept));
    return seen;
  };
  const life = () => Math.ceil(2 * reloadEvery * rng());
  const tale = { steps: 0, moves: 0, reloads: 0, idle: 0, recent: [], faults: new Map() };
  await resize(page, law());
  await seated(page);
  let { now, target } = await see();
  let lives = life();
  while (now.phase !== "over" && tale.steps < enough) {
    if (tale.steps >= maxSteps) throw stuck(`no end after ${maxSteps} clicks`, now, tale);
    if (tale.idle > 300) throw stuck("300 clicks changed nothing", now, tale);
    if (tale.steps >= lives) {
      tale.reloads += 1;
      if ((await reopen(page, { exact })) === null) {
        tale.recorded = true;
        break;
      }
      await resize(page, law());
      ({ now, target } = await see());
      lives = tale.steps + life();
    } else if (target) {
      const more = Math.min(inside, lives - tale.steps - 1);
      const seen = await click({ mouse, target, see: () => see(target.kind, more) });
      note(tale, [{ label: target.label, fingerprint: now.fingerprint }, ...seen.made], seen.now);
      ({ now, target } = seen);
    } else {
      ({ now, target } = await patience({ now, tale, see }));
    }
  }
  await mouse.detach();
  return tale;
}

const resize = (page, size) => size && page.setViewportSize({ width: size.width, height: size.height });

/** Adds clicks to the tale: `made` has the state before each of them, `now` is the state after the last. */
function note(tale, made, now) {
  for (const [index, { label, fingerprint }] of made.entries()) {
    const changed = fingerprint !== (made[index + 1] ?? now).fingerprint;
    tale.steps += 1;
    tale.moves += changed ? 1 : 0;
    tale.idle = changed ? 0 : tale.idle + 1;
    tale.recent = [...tale.recent.slice(-9), label];
  }
}

/** Makes one real click and returns what is seen afterwards. */
async function click({ mouse, target, see }) {
  const held = target.kind === "uncover";
  const pressed = press(mouse, target, held ? HOLD / HASTE + SLACK : 0);
  // Only a held press is awaited; a short one overlaps with the look at the page.
  if (held) await pressed;
  const [seen] = await Promise.all([see(), pressed]);
  return seen;
}

/**
 * A real mouse press for `down` ms at { x, y }, by a DevTools session. Playwright's own mouse awaits each
 * event and moves first; a finger does not.
 */
export async function press(mouse, { x, y }, down) {
  const send = (type) => mouse.send("Input.dispatchMouseEvent", { type, x, y, button: "left", clickCount: 1 });
  const pressed = send("mousePressed");
  if (down) await new Promise((done) => setTimeout(done, down));
  await Promise.all([pressed, send("mouseReleased")]);
}

/** Waits until there is something to click, or the game is over. */
async function patience({ now, tale, see }) {
  const limit = Date.now() + LOST;
  while (Date.now() < limit) {
    const seen = await see();
    if (seen.target || seen.now.phase === "over") return seen;
  }
  throw stuck(`nothing to click for ${LOST / 1000} s`, now, tale);
}

function stuck(what, now, tale) {
  return new Error(`${what}; at ${JSON.stringify(now)}, ${tale.moves} moves, last clicks: ${tale.recent.join(" | ")}`);
}

// Runs in the page: looks and clicks for all `turns` but the last, for which it only returns the target. A
// curtain must be held, so it stops there and returns the curtain as target. When there is nothing to click,
// waits for up to a second. Returns { now, target }, the clicks `made`: [{ label, fingerprint of the state
// before }], and the `faults` of layout seen, when there is a `law`.
async function goOn(look, inspect, faults, { last, turns, law }) {
  const { setTimeout } = window.realTime;
  window.hurry();
  const made = [], found = [];
  for (;;) {
    const { now, target } = await find({ ...turns[made.length], last });
    if (now.phase === "over" || !target || target.kind === "uncover" || made.length === turns.length - 1) return { now, target, made, faults: found };
    tap(target);
    made.push({ label: target.label, fingerprint: now.fingerprint });
    last = target.kind;
  }

  async function find(turn) {
    let seen = await look(turn);
    for (let waits = 0; !seen.target && seen.now.phase !== "over" && waits < 10; waits += 1) {
      await stir();
      seen = await look({ ...turn, last: null });
    }
    const fresh = law ? await inspect(faults, law) : [];
    found.push(...fresh);
    // The inspection scrolls the page: the target must be located again.
    return law ? look({ ...turn, last: null }) : seen;
  }

  // Waits for the frame after the next DOM change, or 100 ms: a control may become usable without a DOM change.
  function stir() {
    return new Promise((done) => {
      window.tableWatch.heard = () => requestAnimationFrame(done);
      setTimeout(done, 100);
    });
  }

  function tap({ x, y }) {
    const finger = { bubbles: true, cancelable: true, composed: true, view: window, clientX: x, clientY: y, pointerId: 1, isPrimary: true };
    const top = document.elementFromPoint(x, y);
    for (const type of ["pointerdown", "pointerup", "click"]) top.dispatchEvent(new PointerEvent(type, { ...finger, buttons: type === "pointerdown" ? 1 : 0 }));
  }
}

// Runs in the page: the faults of layout of a state that has not been inspected yet, each with the page's HTML. On a
// fault, running animations are finished first; a fault that is gone three frames later was transient.
async function inspect(faults, law) {
  const { game, phase, fingerprint, eyes } = document.querySelector("[data-game]").dataset;
  const stage = document.querySelector("[data-stage]")?.dataset.stage ?? phase;
  const state = [fingerprint, eyes, stage].join();
  if (window.inspected === state) return [];
  window.inspected = state;
  const looked = ([kind]) => !law.only || law.only.includes(kind);
  const broken = () => Object.entries(faults(law)).filter(looked).flatMap(([kind, list]) => list.map((what) => `${kind} ${what}`));
  const finite = (motion) => motion.effect.getComputedTiming().endTime < Infinity;
  let found = broken();
  if (found.length > 0) document.getAnimations().filter(finite).forEach((motion) => motion.finish());
  for (let frame = 0; frame < 3 && found.length > 0; frame += 1) await new Promise((done) => requestAnimationFrame(() => window.realTime.setTimeout(done)));
  if (found.length > 0) found = broken().filter((one) => found.includes(one));
  const page = found.length > 0 ? document.documentElement.outerHTML : "";
  return found.map((one) => ({ said: `${document.documentElement.lang} ${law.width}×${law.height} ${game} ${stage}: ${one}`, page }));
}

// Runs in the page: returns the root's state and the next target, if any. After a click (on a control of
// the kind `last`) it first waits for the page's reaction: until the state has changed, or two frames
// after any other DOM change, or 300 ms of real time.
async function look({ selector, chance, stubborn, last }) {
  const { setTimeout } = window.realTime;
  const read = () => ({ ...document.querySelector("[data-game]")?.dataset });
  const inVain = last && !(await answer());
  const target = aim(inVain && !stubborn ? last : null);
  watch();
  return { now: read(), target };

  function watch() {
    const seen = { before: JSON.stringify(read()), mutated: false, heard: () => {} };
    seen.observer = new MutationObserver(() => ((seen.mutated = true), seen.heard()));
    seen.observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    window.tableWatch?.observer.disconnect();
    window.tableWatch = seen;
  }

  function answer() {
    const seen = window.tableWatch;
    const changed = () => JSON.stringify(read()) !== seen.before;
    return new Promise((resolve) => {
      const limit = setTimeout(done, 300);
      function done() {
        clearTimeout(limit);
        seen.observer.disconnect();
        resolve(changed());
      }
      // The click's remaining work is done before the next task; behind a lifted curtain it is rendered
      // piece by piece.
      const heard = () => (changed() && read().eyes === JSON.parse(seen.before).eyes ? setTimeout(done) : frames(2));
      const frames = (left) => (left ? requestAnimationFrame(() => frames(left - 1)) : done());
      seen.heard = heard;
      if (seen.mutated) heard();
    });
  }

  // Usable: shown, enabled, and on top at one point at least. Not necessarily at its middle: the cards
  // of a fan overlap.
  function aim(tired) {
    const disabled = (el) => el.closest('[disabled], [aria-disabled="true"], [inert]');
    const shown = (el) => el.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const all = [...document.querySelectorAll(selector)].filter((el) => !disabled(el) && shown(el));
    // Picks a kind of control first, then one of that kind: six arrows must not outweigh the button beside them.
    const kind = (el) => el.dataset.move ?? el.dataset.act;
    const others = (one) => one !== tired;
    const offered = [...new Set(all.map(kind))];
    const kinds = offered.some(others) ? offered.filter(others) : offered;
    const drawn = Math.floor(chance * kinds.length);
    const [wanted, rest] = [true, false].map((same) => all.filter((el) => (kind(el) === kinds[drawn]) === same));
    const first = Math.floor((chance * kinds.length - drawn) * wanted.length);
    for (const el of [...wanted.slice(first), ...wanted.slice(0, first), ...rest]) {
      const point = open(el);
      if (point) return { ...point, kind: kind(el), label: `${kind(el)} ${el.textContent.trim().slice(0, 30)}`.trim() };
    }
    return null;
  }

  // A point of the control that nothing covers; scrolls the control into view if necessary.
  function open(el) {
    const inside = ({ x, y }) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;
    const parts = [0.5, 0.2, 0.8, 0.08, 0.92];
    const points = () => {
      const box = el.getBoundingClientRect();
      return parts.flatMap((down) => parts.map((across) => ({ x: box.x + box.width * across, y: box.y + box.height * down })));
    };
    const free = () => points().find((point) => inside(point) && el.contains(document.elementFromPoint(point.x, point.y)));
    const bring = () => el.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    if (!inside(points()[0])) bring();
    return free() ?? (bring(), free());
  }
}
