// Every screen at every size: a picture is kept in e2e/artefacts/screens/, nothing runs
// off the side, no word is cut off, no control is too small for a finger or covered, every letter is
// of our typefaces, and on a tablet the whole table is seen at once.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { GLYPHS } from "../../tools/fonts.mjs";
import { faults, strangers } from "../lib/layout.mjs";
import { SCREENS } from "../lib/screens.mjs";
import { visit } from "../lib/visit.mjs";

// A tablet lying, a tablet standing, a large touch screen, a telephone standing and lying.
const SIZES = [
  { width: 1180, height: 820, least: 44, large: 56, whole: true },
  { width: 820, height: 1180, least: 44, large: 44, whole: true },
  { width: 1920, height: 1080, least: 44, large: 44, whole: true },
  { width: 360, height: 740, least: 44, large: 44 },
  { width: 740, height: 360, least: 44, large: 44 },
];

// Settings that another layout follows from: the app tells them to its style sheets alone, as these
// attributes of the root; and where that is looked at. Large letters may be scrolled.
const TABLETS = SIZES.slice(0, 2);
const PHONE = SIZES[3];
const scrolled = (sizes) => sizes.map((size) => ({ ...size, large: size.least, whole: false }));
const EASIER = {
  "left-handed": { attributes: { hand: "left" }, sizes: TABLETS },
  "larger letters": { attributes: { text: "125" }, sizes: scrolled(TABLETS) },
  "larger letters, telephone": { attributes: { text: "125", large: "" }, sizes: scrolled([PHONE]) },
  "large letters": { attributes: { text: "150", large: "" }, sizes: scrolled(TABLETS) },
  "letters twice as large, left-handed, wide": { attributes: { text: "200", large: "", hand: "left", spacing: "wide" }, sizes: scrolled([...TABLETS, PHONE]), asksAxe: true },
};

// Known and meant: each with its reason.
const ALLOWED = {
  // The finger's target is larger than the arrow's drawing (.push::before in heure.css).
  "emergency small": true,
  "emergency-pushed small": true,
};

// axe on the screen as a tablet has it, in light and in dark, where only the colours differ.
async function judge(page, name, { expect }) {
  const wrong = [];
  const ask = (what, rules) => expect.accessible(page, { rules }).catch((error) => wrong.push(`${name}, ${what}: ${error.message}`));
  await page.setViewportSize(SIZES[0]);
  await ask("light");
  await page.emulateMedia({ colorScheme: "dark" });
  await ask("dark", ["color-contrast"]);
  return wrong;
}

// The same for whoever has set the tablet otherwise; axe looks at the last of them, on a telephone.
async function judgeEasier(page, name, { expect }) {
  const wrong = [];
  await page.emulateMedia({ colorScheme: null });
  for (const [what, { attributes, sizes, asksAxe }] of Object.entries(EASIER)) {
    const usual = await dress(page, attributes);
    for (const size of sizes) wrong.push(...(await laidOut(page, name, size, { what })));
    if (asksAxe) await expect.accessible(page).catch((error) => wrong.push(`${name}, ${what}: ${error.message}`));
    await dress(page, usual);
  }
  return wrong;
}

/** Sets attributes of the page's root, and hands back what they were; `null` is none. */
const dress = (page, attributes) =>
  page.evaluate((wanted) => {
    const root = document.documentElement;
    const usual = Object.fromEntries(Object.keys(wanted).map((name) => [name, root.dataset[name] ?? null]));
    for (const [name, value] of Object.entries(wanted)) value === null ? root.removeAttribute(`data-${name}`) : root.setAttribute(`data-${name}`, value);
    return usual;
  }, attributes);

/**
 * Keeps pictures of the page, each by its path. Playwright's own way costs twice as much: it styles
 * the page anew to hide the caret, and packs as small as it can.
 */
async function camera(page) {
  const session = await page.context().newCDPSession(page);
  return async (path) => {
    const { data } = await session.send("Page.captureScreenshot", { format: "png", optimizeForSpeed: true });
    writeFileSync(path, Buffer.from(data, "base64"));
  };
}

/** What is wrong with the layout at a size; `meanwhile` is done before it is asked, which may scroll. */
async function laidOut(page, name, { width, height, ...targets }, { what = "as usual", meanwhile = () => {} }) {
  await page.setViewportSize({ width, height });
  // Two frames: sheets that follow the size have then been laid out.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await meanwhile();
  const found = Object.entries(await page.evaluate(faults, targets)).filter(([kind, list]) => list.length > 0 && !ALLOWED[`${name} ${kind}`]);
  return found.length > 0 ? [`${name} at ${width}×${height}, ${what}: ${JSON.stringify(Object.fromEntries(found))}`] : [];
}

const checkScreen = (context) => async (page, name) => {
  const wrong = [];
  const keep = await camera(page);
  for (const size of SIZES) {
    const folder = join(context.artefacts, "screens", `${size.width}x${size.height}`);
    mkdirSync(folder, { recursive: true });
    wrong.push(...(await laidOut(page, name, size, { meanwhile: () => keep(join(folder, `${name}.png`)) })));
  }
  const foreign = await page.evaluate(strangers, GLYPHS);
  if (foreign.length > 0) wrong.push(`${name}: our typefaces cannot draw ${foreign.join(" ")}`);
  return [...wrong, ...(await judge(page, name, context)), ...(await judgeEasier(page, name, context))];
};

const GROUPS = { shell: /^(home|setup|settings|players|records|about)/, table: /^(draw(?!n)|place|ghost|won$|ask|answer|emergency)/, rest: /^(rules|curtain|hand|won-|drawn|stopped|second)/, studio: /^midi/ };

const check = (names) => async (context) => {
  context.expect.equal(await visit(names, context, {}, checkScreen(context)), [], "faults");
};

export const tests = Object.entries(GROUPS).map(([group, pattern]) => ({
  name: `the ${group} screens hold at five sizes, and axe finds nothing`,
  run: check(SCREENS.filter((name) => pattern.test(name))),
  timeout: 300_000,
}));
