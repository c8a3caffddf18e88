// What a tablet that has been played on has shown once: title cards and first-turn bubbles of every game. Pages of tests
// begin so, unless a test is about them.

import { readFileSync } from "node:fs";

/** The title cards of a game, in the order of the game: the first ones stand at its beginning. */
export const CARDS = {
  heure: ["goal", "draw"],
  midi: ["goal", "kickoff", "duel", "sheet", "fatal", "master", "star"],
  millions: ["goal", "answer"],
  defizz: ["goal", "turn", "two", "classic"],
  egomaster: ["goal", "walk", "quick", "elimination"],
};

/** The moves that a bubble explains, the first time that they can be made. */
export const HINTS = {
  heure: ["draw", "lay", "hide"],
  midi: ["number", "choose", "star"],
  millions: ["try", "cover", "settle"],
  defizz: ["roll", "choose", "stake"],
  egomaster: ["roll", "walk", "stake"],
};

// What is new is told once a release (src/news.rs).
const [{ version }] = JSON.parse(readFileSync(new URL("../../public/news.json", import.meta.url), "utf8"));
const news = `news.${version}`;

const cards = Object.entries(CARDS).flatMap(([game, names]) => names.map((name) => `${game}.${name}`));
const hints = Object.entries(HINTS).flatMap(([game, names]) => names.map((name) => `${game}.hint.${name}`));
const kept = (names) => ({ "tablee:shown": names.join(" ") });

/** All of it has been shown. */
export const SHOWN = kept([...cards, ...hints, news]);

/** The title cards are new, the bubbles are not. */
export const NEW_CARDS = kept([...hints, news]);

/** The bubbles are new, the title cards are not. */
export const NEW_HINTS = kept([...cards, news]);

/** All has been shown but what the newest release brings. */
export const NEWS = kept([...cards, ...hints]);
