// Every screen at every size: nothing overflows at the sides, no word is cut off, no control is too small for a finger
// or covered, every glyph is of our fonts, and on a tablet the whole table is visible.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { GLYPHS } from "../../tools/fonts.mjs";
import { FULL, some } from "../lib/depth.mjs";
import { GAMES } from "../lib/games.mjs";
import { faults, SIZES, strangers } from "../lib/layout.mjs";
import { SCREENS } from "../lib/screens.mjs";
import { expect, test } from "../lib/test.mjs";
import { visit } from "../lib/visit.mjs";

// Settings that change the layout: the app passes them to its style sheets only, as these attributes of the
// root. `sizes`: where they are checked. Large letters may need scrolling.
const TABLETS = SIZES.slice(0, 2);
const [PHONE, LYING] = SIZES.slice(-2);
// The sizes between them, and axe with the largest letters, are left to a full run.
const CHECKED = FULL ? SIZES : [...TABLETS, PHONE, LYING];
const TWICE = { text: "200", large: "", hand: "left", spacing: "wide" };
const EASIER = some([
  { what: "letters twice as large, left-handed, wide", attributes: TWICE, sizes: some([TABLETS[0], PHONE, TABLETS[1], LYING], 2), scrolled: true },
  { what: "left-handed", attributes: { hand: "left" }, sizes: TABLETS },
  { what: "larger letters", attributes: { text: "125" }, sizes: TABLETS, scrolled: true },
  { what: "larger letters, telephone", attributes: { text: "125", large: "" }, sizes: [PHONE], scrolled: true },
  { what: "large letters", attributes: { text: "150", large: "" }, sizes: TABLETS, scrolled: true },
], 1);

/** With PICTURES=1 each screen is saved as e2e/artefacts/screens/SIZE/NAME.png, which takes a fifth of the time. */
const PICTURES = Boolean(process.env.PICTURES);

/** Intended faults, from the facts of the games: "screen kind". */
const ALLOWED = new Set(Object.values(GAMES).flatMap(({ allowed = [] }) => allowed));

/**
 * Returns a function that saves a screenshot at a path. Playwright's own takes twice as long: it restyles
 * the page to hide the caret, and compresses as much as it can.
 */
async function camera(page) {
  const session = await page.context().newCDPSession(page);
  return async (path) => {
    const { data } = await session.send("Page.captureScreenshot", { format: "png", optimizeForSpeed: true });
    writeFileSync(path, Buffer.from(data, "base64"));
  };
}

/** Resizes the page and waits two frames, until elements that follow the size have been laid out. */
async function resize(page, { width, height }) {
  await page.setViewportSize({ width, height });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** The faults of layout with the default settings and with those of `EASIER`; this may scroll. */
async function laidOut(page, name, size) {
  const { width, height, ...targets } = size;
  const easier = EASIER.filter(({ sizes }) => sizes.includes(size));
  const ways = [
    { what: "as usual", attributes: {}, targets: { ...targets, painted: true } },
    ...easier.map(({ what, attributes, scrolled }) => ({ what, attributes, targets: scrolled ? { ...targets, large: targets.least, whole: false } : targets })),
  ];
  const seen = await page.evaluate(`(${lookEachWay})(${dress}, ${faults}, ${JSON.stringify(ways)})`);
  return ways.flatMap(({ what }, i) => {
    const found = Object.entries(seen[i]).filter(([kind, list]) => list.length > 0 && !ALLOWED.has(`${name} ${kind}`));
    return found.length > 0 ? [`${name} at ${width}×${height}, ${what}: ${JSON.stringify(Object.fromEntries(found))}`] : [];
  });
}

// Runs in the page: in one task, so that the variants are laid out but never painted.
function lookEachWay(dress, faults, ways) {
  return ways.map(({ attributes, targets }) => {
    const usual = dress(attributes);
    const found = faults(targets);
    dress(usual);
    return found;
  });
}

// Runs in the page: sets attributes of the root and returns their old values; `null` removes one.
function dress(attributes) {
  const root = document.documentElement;
  const usual = Object.fromEntries(Object.keys(attributes).map((name) => [name, root.dataset[name] ?? null]));
  for (const [name, value] of Object.entries(attributes)) value === null ? root.removeAttribute(`data-${name}`) : root.setAttribute(`data-${name}`, value);
  return usual;
}

// axe on the screen at a tablet's size, in light and in dark mode, where only colours differ.
async function judge(page, ask) {
  await ask("light");
  await page.emulateMedia({ colorScheme: "dark" });
  await ask("dark", ["color-contrast"]);
  await page.emulateMedia({ colorScheme: null });
}

// axe on a telephone with the largest letters, which change only positions and sizes.
async function judgeTwice(page, ask) {
  const usual = await page.evaluate(dress, TWICE);
  await ask("letters twice as large", ["target-size", "scrollable-region-focusable"]);
  await page.evaluate(dress, usual);
}

function pictureOf({ artefacts }, name, { width, height }) {
  const folder = join(artefacts, "screens", `${width}x${height}`);
  mkdirSync(folder, { recursive: true });
  return join(folder, `${name}.png`);
}

const checkScreen = (app) => async (page, name) => {
  const wrong = [];
  const keep = PICTURES ? await camera(page) : null;
  const ask = (what, rules) => expect(page).toBeAccessible({ rules }).catch((error) => wrong.push(`${name}, ${what}: ${error.message}`));
  for (const size of CHECKED) {
    await resize(page, size);
    await keep?.(pictureOf(app, name, size));
    wrong.push(...(await laidOut(page, name, size)));
    if (size === SIZES[0]) await judge(page, ask);
    if (size === PHONE && FULL) await judgeTwice(page, ask);
  }
  const foreign = await page.evaluate(strangers, GLYPHS);
  if (foreign.length > 0) wrong.push(`${name}: our typefaces cannot draw ${foreign.join(" ")}`);
  return wrong;
};

const check = (names) => async ({ app }) => {
  test.setTimeout(400_000);
  expect(await visit(names, app, {}, checkScreen(app)), "faults").toStrictEqual([]);
};

for (const [room, names] of Object.entries(SCREENS)) {
  test(`the screens of ${room} hold at every size, and axe finds nothing`, { tag: room in GAMES ? `@${room}` : [] }, check(names));
}
