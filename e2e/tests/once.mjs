// One finger, one move: a double tap or a held key makes a move at most once, so that the journal has at
// most one entry, at several sizes, in every game. The finger that lifts a curtain makes no move on the screen
// behind it, and a finger that slides off makes none at all.
import { seeded } from "../lib/chance.mjs";
import { some } from "../lib/depth.mjs";
import { GAMES } from "../lib/games.mjs";
import { act, queryOf, seated, settled } from "../lib/table.mjs";
import { eventually, expect, test } from "../lib/test.mjs";
import { pool } from "../../tools/pool.mjs";

/** The sizes: a tablet in landscape, a telephone, a tablet in portrait, a window on a desktop computer. */
const SIZES = some([
  { width: 1180, height: 820 },
  { width: 360, height: 740 },
  { width: 820, height: 1180 },
  { width: 1920, height: 1080 },
], 2);

/** Between the two taps of a double tap, in ms; fingers take 110 to 250. */
const BETWEEN = [120, 180, 240];
/** In ms: taps further apart than DOUBLE are no double tap; after PAUSE the next tap counts. */
const [DOUBLE, PAUSE] = [400, 430];
/** How long a key is held, in ms, and how often it repeats in that time. */
const [HELD, REPEATS] = [320, 8];
/** Moves tested in a game at the first size, at the other sizes, and of each kind. */
const [STEPS, FEWER, EACH] = [110, 60, 1];
/** Sizes at once: taps mostly wait, so two take little longer than one. */
const AT_ONCE = 2;

// Runs in the page: the number of moves in the journal, without the entries of clocks.
function entries() {
  const keys = Object.keys(localStorage).filter((key) => /^tablee:sitting:.*:journal$/.test(key));
  const { entries } = JSON.parse(localStorage[keys[0]]);
  return entries.filter((entry) => entry.move).length;
}

const pause = (page, ms) => page.waitForTimeout(ms);

/** A point of the chosen control that nothing covers, scrolled to if need be. */
const pointOf = (page) =>
  page.evaluate(() => {
    const el = document.querySelector("[data-chosen]");
    if (!el) return null;
    const open = () => {
      const { x, y, width, height } = el.getBoundingClientRect();
      const parts = [0.5, 0.3, 0.7, 0.1, 0.9];
      const points = parts.flatMap((down) => parts.map((across) => ({ x: x + width * across, y: y + height * down })));
      return points.find((point) => el.contains(document.elementFromPoint(point.x, point.y)));
    };
    const found = open();
    if (found) return found;
    el.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    return open() ?? null;
  });

/** Taps twice at one place; returns the moves made, or nothing if a busy machine delayed the second tap too long. */
async function doubly(page, { x, y }, between) {
  const before = await page.evaluate(entries);
  const begun = performance.now();
  await page.touchscreen.tap(x, y);
  await pause(page, between);
  await page.touchscreen.tap(x, y);
  const span = performance.now() - begun;
  await settled(page);
  await pause(page, PAUSE);
  return span < DOUBLE ? (await page.evaluate(entries)) - before : null;
}

/** Holds a key that repeats; each repetition goes to the element that has the focus by then. */
async function heldKey(page, key) {
  const before = await page.evaluate(entries);
  await page.locator("[data-chosen]").focus();
  for (let press = 0; press < REPEATS; press += 1) {
    await page.keyboard.down(key);
    await pause(page, HELD / REPEATS);
  }
  await page.keyboard.up(key);
  await settled(page);
  return (await page.evaluate(entries)) - before;
}

/** Holds the curtain's button until the curtain is lifted, then releases over the screen behind it. */
async function liftByFinger(page) {
  const before = await page.evaluate(entries);
  await act(page, "uncover").scrollIntoViewIfNeeded();
  const { x, y, width, height } = await act(page, "uncover").boundingBox();
  const session = await page.context().newCDPSession(page);
  const touch = (type, points) => session.send("Input.dispatchTouchEvent", { type, touchPoints: points });
  await touch("touchStart", [{ x: x + width / 2, y: y + height / 2 }]);
  await page.waitForFunction(() => document.querySelector("[data-eyes]")?.dataset.eyes !== "table", null, { timeout: 5_000 });
  await settled(page);
  await touch("touchEnd", []);
  await settled(page);
  await session.detach();
  await pause(page, PAUSE);
  return (await page.evaluate(entries)) - before;
}

/** Presses a control with the mouse, slides off and releases; returns the moves made. */
async function slidOff(page, { x, y }) {
  const before = await page.evaluate(entries);
  await page.mouse.move(x, y);
  await page.mouse.down();
  // A console may be turned to its reader's edge, so its controls may be tall: slides off beyond the whole box.
  const box = await page.locator("[data-chosen]").boundingBox();
  const above = box.y > 60;
  await page.mouse.move(above ? x : Math.max(2, box.x - 50), above ? box.y - 50 : box.y + box.height + 50, { steps: 3 });
  await page.mouse.up();
  await settled(page);
  return (await page.evaluate(entries)) - before;
}

/** A pad, which counts when it is touched, not when it is let go; and what goes by itself within three seconds. */
const isAtOnce = ({ name, seat }) => ["buzz", "settle-all"].includes(name) || (name === "keep" && seat !== undefined);

/** Tests one game at one size; returns the faults in words and how much was tried. */
async function tryOut(page, { id, scene, size, steps, url }) {
  const { player } = GAMES[id];
  await page.setViewportSize(size);
  await page.goto(url(queryOf({ game: id, ...scene })));
  await seated(page);
  const chance = seeded(scene.seed);
  const [seen, tale] = [new Map(), { doubles: 0, once: 0, keys: 0, lifted: 0, slid: 0, faults: [] }];
  const count = (kind) => {
    const n = seen.get(kind) ?? 0;
    seen.set(kind, n + 1);
    return n;
  };
  const note = (how, kind, made, most = 1) => {
    if (made > most) tale.faults.push(`${id} ${size.width}×${size.height}: ${how} on ${kind} made ${made} moves`);
  };
  for (let step = 0; step < steps; step += 1) {
    const table = await player.look(page);
    if (table.phase === "over") break;
    if (table.moves.length === 0) {
      await pause(page, 100);
      continue;
    }
    const move = player.next(table, undefined, chance);
    const kind = `${table.phase} ${move.name}`;
    const done = count(kind);
    if (move.name === "uncover") {
      note("a finger that lifted the curtain", kind, await liftByFinger(page), 0);
      tale.lifted += 1;
      continue;
    }
    await player.mark(page, move);
    // An automatic move may have been made meanwhile.
    if ((await page.locator("[data-chosen]").count()) === 0) continue;
    const point = done < 3 * EACH && !isAtOnce(move) ? await pointOf(page) : null;
    if (!point) {
      await player.click(page, move);
    } else if (done < EACH) {
      // First a finger that slides off: the table must not change.
      note("a finger that slid off", kind, await slidOff(page, point), 0);
      tale.slid += 1;
      await player.mark(page, move);
      const made = await doubly(page, (await pointOf(page)) ?? point, BETWEEN[tale.doubles % BETWEEN.length]);
      if (made === null) continue;
      note("a double tap", kind, made);
      tale.doubles += 1;
      tale.once += made === 1 ? 1 : 0;
    } else if (done < 2 * EACH) {
      note("a held Enter", kind, await heldKey(page, "Enter"));
      tale.keys += 1;
    } else {
      note("a held Space", kind, await heldKey(page, " "));
      tale.keys += 1;
    }
  }
  return tale;
}

const everywhere = (id) => async ({ newPage, url }) => {
  test.setTimeout(600_000);
  const { blind, auto } = GAMES[id];
  const scene = { ...blind.find((one) => !one.auto), auto };
  const sum = { doubles: 0, once: 0, keys: 0, slid: 0, lifted: 0, faults: [] };
  await pool(SIZES, AT_ONCE, async (size, at) => {
    const page = await newPage({ hasTouch: true, hurried: true, viewport: size });
    const tale = await tryOut(page, { id, scene, size, steps: at === 0 ? STEPS : FEWER, url });
    for (const key of Object.keys(sum)) sum[key] = Array.isArray(sum[key]) ? [...sum[key], ...tale[key]] : sum[key] + tale[key];
    await page.close();
  });
  expect(sum.faults, "what was played more than once").toStrictEqual([]);
  expect(sum.once >= SIZES.length * 3 && 2 * sum.once >= sum.doubles, `most double taps play once (${sum.once} of ${sum.doubles})`).toBeTruthy();
  expect(sum.keys, `keys were held (${sum.keys})`).toBeGreaterThanOrEqual(SIZES.length * 3);
  if (process.env.TALE) console.log(id, JSON.stringify(sum));
};

// ── a pad is where who is quicker counts: two quick taps on two pads are two ──

test("two pads are two, however quickly", { tag: "@defizz" }, async ({ newPage, url }) => {
  test.setTimeout(60_000);
  const { player } = GAMES.defizz;
  const page = await newPage({ hasTouch: true, hurried: true });
  await page.goto(url(queryOf({ game: "defizz", players: 3, seed: 1 })));
  await seated(page);
  const table = await player.playUntil(page, ({ moves }) => moves.filter(({ name }) => name === "buzz").length > 1);
  const before = await page.evaluate(entries);
  for (const move of table.moves.filter(({ name }) => name === "buzz").slice(0, 2)) {
    await player.mark(page, move);
    const point = await pointOf(page);
    await page.touchscreen.tap(point.x, point.y);
  }
  await settled(page);
  await eventually(async () => (await page.evaluate(entries)) - before === 2, "both are in the order of arrival");
});

// ── what may go on as quickly as one likes ──

test("+ and − go on as quickly as one likes", { tag: "@defizz" }, async ({ newPage, url }) => {
  test.setTimeout(60_000);
  const { player } = GAMES.defizz;
  const page = await newPage({ hasTouch: true, hurried: true });
  await page.goto(url(queryOf({ game: "defizz", players: 3, seed: 1 })));
  await seated(page);
  await player.playUntil(page, ({ moves }) => moves.some(({ name }) => name === "stake"));
  const words = () => page.locator("[data-move=stake]").innerText();
  const { x, y, width, height } = await page.locator("[data-side=more]").boundingBox();
  const said = new Set([await words()]);
  for (let tap = 0; tap < 3; tap += 1) {
    await page.touchscreen.tap(x + width / 2, y + height / 2);
    await settled(page);
    said.add(await words());
  }
  expect(said.size, `+ goes on (${[...said].join(", ")})`).toBeGreaterThanOrEqual(3);
});

for (const id of Object.keys(GAMES)) {
  test(`${id}: one finger, one move`, { tag: `@${id}` }, everywhere(id));
}
