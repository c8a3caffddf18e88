// axe finds nothing in English either, whose colours are those of the French screens: tests/screens.mjs asks
// it about every one of these, also in the dark and in large letters.
import { GAMES } from "../lib/games.mjs";
import { ENGLISH } from "../lib/screens.mjs";
import { visit } from "../lib/visit.mjs";

const english = (names) => async (context) => {
  const { expect } = context;
  const judge = (page, name) => expect.accessible(page, { without: ["color-contrast"] }).then(() => [], (error) => [`${name}: ${error.message}`]);
  expect.equal(await visit(names, context, { settings: { lang: "en" } }, judge), [], "violations");
};

export const tests = Object.entries(ENGLISH).map(([room, names]) => ({
  name: `nothing on English screens of ${room}`,
  run: english(names),
  timeout: 300_000,
  game: room in GAMES ? room : undefined,
}));
