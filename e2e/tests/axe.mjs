// axe finds nothing in English either, nor in letters twice as large. tests/screens.mjs asks it
// about every screen as it is by default.
import { visit } from "../lib/screens.mjs";

// Pictures and words beside each other; the rest is the same in every language.
const ENGLISH = ["home-parked", "settings", "players-one", "records-filled", "draw", "rules", "midi-setup", "midi-question", "midi-judge", "midi-won"];
const LARGE = ["home-parked", "setup-four", "place", "hand", "rules", "midi-setup", "midi-question", "midi-sheet", "midi-judge", "midi-flap", "midi-won"];

const all = (names, options) => async (context) => {
  const { expect } = context;
  const judge = (page, name) => expect.accessible(page).then(() => [], (error) => [`${name}: ${error.message}`]);
  expect.equal(await visit(names, context, options, judge), [], "violations");
};

export const tests = [
  { name: "nothing on English screens", run: all(ENGLISH, { settings: { lang: "en" } }), timeout: 120_000 },
  { name: "nothing in letters twice as large, left-handed, on a telephone", run: all(LARGE, { settings: { text: 200, left_handed: true, wide_spacing: true }, viewport: { width: 360, height: 740 } }), timeout: 120_000 },
];
