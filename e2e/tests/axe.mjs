// axe finds nothing in English either, nor in letters twice as large. tests/screens.mjs asks it
// about every screen as it is by default.
import { visit } from "../lib/visit.mjs";

// Pictures and words beside each other; the rest is the same in every language.
const ENGLISH = ["home-parked", "setup", "setup-player", "settings", "players-one", "records-filled", "draw", "ask", "hand", "rules", "won", "midi-setup", "midi-question", "midi-reveal", "midi-sheet", "midi-judge", "midi-typed", "midi-flap", "midi-guess", "midi-won", "midi-rules"];
const LARGE = ["home-parked", "setup-four", "settings", "place", "hand", "rules", "drawn", "midi-setup", "midi-question", "midi-duel", "midi-sheet", "midi-curtain", "midi-judge", "midi-flap", "midi-honour", "midi-won"];

const all = (names, options) => async (context) => {
  const { expect } = context;
  const judge = (page, name) => expect.accessible(page).then(() => [], (error) => [`${name}: ${error.message}`]);
  expect.equal(await visit(names, context, options, judge), [], "violations");
};

export const tests = [
  { name: "nothing on English screens", run: all(ENGLISH, { settings: { lang: "en" } }), timeout: 120_000 },
  { name: "nothing in letters twice as large, left-handed, on a telephone", run: all(LARGE, { settings: { text: 200, left_handed: true, wide_spacing: true }, viewport: { width: 360, height: 740 } }), timeout: 120_000 },
];
