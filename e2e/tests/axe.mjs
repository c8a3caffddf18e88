// axe finds nothing in English either, whose colours are those of the French screens: tests/screens.mjs asks
// it about every one of these, also in the dark and in large letters.
import { ENGLISH } from "../lib/screens.mjs";
import { visit } from "../lib/visit.mjs";

async function english(context) {
  const { expect } = context;
  const judge = (page, name) => expect.accessible(page, { without: ["color-contrast"] }).then(() => [], (error) => [`${name}: ${error.message}`]);
  expect.equal(await visit(ENGLISH, context, { settings: { lang: "en" } }, judge), [], "violations");
}

export const tests = [{ name: "nothing on English screens", run: english, timeout: 300_000 }];
