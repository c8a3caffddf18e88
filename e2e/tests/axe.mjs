// axe finds nothing in English either. tests/screens.mjs asks it about every screen in French, also
// in large letters.
import { ENGLISH } from "../lib/screens.mjs";
import { visit } from "../lib/visit.mjs";

async function english(context) {
  const { expect } = context;
  const judge = (page, name) => expect.accessible(page).then(() => [], (error) => [`${name}: ${error.message}`]);
  expect.equal(await visit(ENGLISH, context, { settings: { lang: "en" } }, judge), [], "violations");
}

export const tests = [{ name: "nothing on English screens", run: english, timeout: 300_000 }];
