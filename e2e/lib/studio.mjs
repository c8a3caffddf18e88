// The screens of Les 12 Coups de Midi, as stops on the way through a few games.
import { playUntil, queryOf, spend, wise } from "./midi.mjs";
import { stopping } from "./stops.mjs";
import { seated } from "./table.mjs";

const named = (name) => ({ moves }) => moves.some((move) => move.name === name);
const at = (phase, name) => (now) => now.phase === phase && (!name || named(name)(now));

/** A game where seat `fool` knows nothing and the others everything; by name where it stops, and what is done there. */
const way = ({ fool, ...scene }, stops, then = () => {}) => ({
  clock: true,
  stops: Object.keys(stops),
  walk: async function* (page, { url }, wanted) {
    await page.goto(url(queryOf(scene)));
    await seated(page);
    const policy = wise((seat) => seat !== fool);
    const on = (reached) => playUntil(page, reached, { policy, watch: (now) => spend(page, now, 7_000) });
    for await (const name of stopping(stops, wanted, on)) {
      await page.clock.runFor(1_000);
      await then(page);
      yield [name, page];
    }
  },
});

const help = async (page) => {
  await page.locator('[data-act="rules"]').click();
  await page.locator(".sheet").waitFor();
};

/** As WAYS in screens.mjs. */
export const WAYS = [
  way({ players: 4, seed: 8, fool: 1 }, {
    "midi-question": at("kickoff", "choose"),
    "midi-challenge": at("duel", "challenge"),
    "midi-sheet": (now) => at("sheet", "open")(now) && now.moves.length < 6,
    "midi-opponent": (now) => now.phase === "opponent" && !named("continue")(now),
    "midi-draw": at("master", "draw"),
    "midi-master": at("master", "choose"),
    "midi-last-chance": at("master", "decline"),
    "midi-won": at("over"),
  }),
  way({ players: 3, seed: 3, fool: 0 }, {
    "midi-reveal": at("kickoff", "continue"),
    "midi-titles": at("duel", "take"),
    "midi-duel": at("duel", "choose"),
    "midi-duel-reveal": (now) => now.phase === "sheet" && named("continue")(now),
    "midi-curtain": at("fatal", "uncover"),
    "midi-ready": at("fatal", "ready"),
    "midi-judge": (now) => at("fatal", "right")(now) && now.ruled,
    "midi-guess": at("star", "uncover"),
    "midi-honour": at("star", "right"),
  }),
  way({ players: 2, seed: 3, fool: 0 }, {
    "midi-number": at("kickoff", "number"),
    "midi-flap": at("master", "open_flap"),
    "midi-won-two": at("over"),
  }),
  way({ players: 4, seed: 8, fool: 1, options: "MIDI-O3=30" }, {
    "midi-timed": at("kickoff", "choose"),
    "midi-timed-duel": at("duel", "choose"),
    "midi-timed-sheet": (now) => at("sheet", "open")(now) && now.moves.length < 6,
    "midi-timed-master": at("master", "choose"),
  }),
  way({ players: 3, seed: 3, fool: 0, options: "reading=tablet" }, { "midi-typed": at("fatal", "say") }),
  way({ players: 3, seed: 3, fool: 0 }, { "midi-rules": at("sheet", "open") }, help),
];
