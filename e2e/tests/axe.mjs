// axe finds nothing in English either. tests/screens.mjs asks it about every screen in French, also
// in large letters.
import { visit } from "../lib/visit.mjs";

// Pictures and words beside each other; the rest is the same in every language.
const ENGLISH = ["home-parked", "setup", "setup-player", "settings", "players-one", "records-filled", "draw-two", "ask", "curtain", "hand", "rules", "won-two", "midi-setup", "midi-question", "midi-reveal", "midi-sheet", "midi-judge", "midi-typed", "midi-flap", "midi-guess", "midi-won-two", "midi-rules"];

async function english(context) {
  const { expect } = context;
  const judge = (page, name) => expect.accessible(page).then(() => [], (error) => [`${name}: ${error.message}`]);
  expect.equal(await visit(ENGLISH, context, { settings: { lang: "en" } }, judge), [], "violations");
}

export const tests = [{ name: "nothing on English screens", run: english, timeout: 120_000 }];
