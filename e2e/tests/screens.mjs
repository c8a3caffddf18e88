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

const checkScreen = (context) => async (page, name) => {
  const wrong = [];
  const keep = await camera(page);
  for (const { width, height, ...targets } of SIZES) {
    await page.setViewportSize({ width, height });
    // Two frames: sheets that follow the size have then been laid out.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    const folder = join(context.artefacts, "screens", `${width}x${height}`);
    mkdirSync(folder, { recursive: true });
    await keep(join(folder, `${name}.png`));
    const found = Object.entries(await page.evaluate(faults, targets)).filter(([kind, list]) => list.length > 0 && !ALLOWED[`${name} ${kind}`]);
    if (found.length > 0) wrong.push(`${name} at ${width}×${height}: ${JSON.stringify(Object.fromEntries(found))}`);
  }
  const foreign = await page.evaluate(strangers, GLYPHS);
  if (foreign.length > 0) wrong.push(`${name}: our typefaces cannot draw ${foreign.join(" ")}`);
  return [...wrong, ...(await judge(page, name, context))];
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
