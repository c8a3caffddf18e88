// axe finds nothing on any screen: WCAG 2.2 A and AA and its own advice, in light and in
// dark (where only the colours differ), in French and in English, in large letters.
import { pool } from "../lib/pool.mjs";
import { SCREENS, openScreen } from "../lib/screens.mjs";

// Pictures and words beside each other; the rest is the same in every language.
const ENGLISH = ["home-parked", "setup", "setup-player", "settings", "players-one", "records-filled", "draw", "ask", "hand", "rules", "won"];
const LARGE = ["home-parked", "setup-four", "settings", "place", "hand", "rules", "drawn"];

/** What axe says of a screen, in words; empty when it is good. */
async function judge(name, context, { dark = true, ...options } = {}) {
  const page = await openScreen(name, context, options);
  const wrong = [];
  const ask = (what, rules) => context.expect.accessible(page, { rules }).catch((error) => wrong.push(`${name}, ${what}: ${error.message}`));
  await ask("light");
  if (dark) {
    await page.emulateMedia({ colorScheme: "dark" });
    await ask("dark", ["color-contrast"]);
  }
  await page.context().close();
  return wrong;
}

const all = (names, options) => async (context) => {
  const wrong = await pool(names, 2, (name) => judge(name, context, options));
  context.expect.equal(wrong.flat(), [], "violations");
};

const part = (n) => Object.keys(SCREENS).filter((_, i) => i % 2 === n);

export const tests = [
  { name: "nothing on the screens, light and dark (first half)", run: all(part(0)), timeout: 300_000 },
  { name: "nothing on the screens, light and dark (second half)", run: all(part(1)), timeout: 300_000 },
  { name: "nothing on English screens", run: all(ENGLISH, { dark: false, settings: { lang: "en" } }), timeout: 120_000 },
  { name: "nothing in letters twice as large, left-handed, on a telephone", run: all(LARGE, { dark: false, settings: { text: 200, left_handed: true, wide_spacing: true }, viewport: { width: 360, height: 740 } }), timeout: 120_000 },
];
