// What a used tablet has already shown: title cards and first-turn bubbles of every game. Test pages start with this
// storage unless a test is about them.

import { readFileSync } from "node:fs";
import { FACTS } from "./facts.mjs";

const each = (fact) => Object.fromEntries(Object.entries(FACTS).map(([game, facts]) => [game, facts[fact]]));

/** The title cards of each game, in the order in which they appear. */
export const CARDS = each("cards");

/** The moves of each game that a bubble explains when they can be made for the first time. */
export const HINTS = each("hints");

// The news of a release is shown once (src/news.rs).
const [{ version }] = JSON.parse(readFileSync(new URL("../../public/news.json", import.meta.url), "utf8"));
const news = `news.${version}`;

// What only some ways to play say is noted line by line, by the names in src/explain/<game>.rs.
const snake = (name) => name.replace(/(?<=.)[A-Z]/g, (letter) => `_${letter}`).toLowerCase();
const linesOf = (game) => {
  const code = readFileSync(new URL(`../../src/explain/${game}.rs`, import.meta.url), "utf8");
  const [, lines] = /pub enum Line \{([^}]*)\}/.exec(code);
  return [...lines.matchAll(/^ +(\w+),$/gm)].map(([, name]) => `${game}.line.${snake(name)}`);
};

const cards = Object.entries(CARDS).flatMap(([game, names]) => [...names.map((name) => `${game}.${name}`), ...linesOf(game)]);
const hints = Object.entries(HINTS).flatMap(([game, names]) => names.map((name) => `${game}.hint.${name}`));
const kept = (names) => ({ "tablee:shown": names.join(" ") });

/** Everything has been shown. */
export const SHOWN = kept([...cards, ...hints, news]);

/** The title cards are new, the bubbles are not. */
export const NEW_CARDS = kept([...hints, news]);

/** The bubbles are new, the title cards are not. */
export const NEW_HINTS = kept([...cards, news]);

/** Everything has been shown except the news of the newest release. */
export const NEWS = kept([...cards, ...hints]);
