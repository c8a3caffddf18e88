// axe on the English screens. Their colours are those of the French ones, which tests/screens.mjs also checks
// with axe in dark mode and in large letters.
import { some } from "../lib/depth.mjs";
import { GAMES } from "../lib/games.mjs";
import { ENGLISH } from "../lib/screens.mjs";
import { expect, test } from "../lib/test.mjs";
import { visit } from "../lib/visit.mjs";

const english = (names) => async ({ app }) => {
  test.setTimeout(300_000);
  const judge = (page, name) => expect(page).toBeAccessible({ without: ["color-contrast"] }).then(() => [], (error) => [`${name}: ${error.message}`]);
  expect(await visit(names, app, { settings: { lang: "en" } }, judge), "violations").toStrictEqual([]);
};

for (const [room, names] of Object.entries(ENGLISH)) {
  test(`nothing on English screens of ${room}`, { tag: room in GAMES ? `@${room}` : [] }, english(some(names, 4)));
}
