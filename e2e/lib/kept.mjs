// Storage contents of a table of friends: people, finished games, parked games.
import { readFileSync } from "node:fs";
import { FACTS } from "./facts.mjs";

const file = JSON.parse(readFileSync(new URL("../../tests/saves/heure-v1-broken-off.json", import.meta.url), "utf8"));

/** The storage entries of a parked sitting; `change` may corrupt it. */
export function sitting(id, { when = 1_700_000_000_000, change = (texts) => texts } = {}) {
  const { setup, journal } = change({ setup: JSON.stringify(file.setup), journal: JSON.stringify(file.journal) });
  return { [`tablee:sitting:${id}:setup`]: setup, [`tablee:sitting:${id}:journal`]: journal, [`tablee:sitting:${id}:when`]: String(when) };
}

/** A list in storage format: one JSON value a line. */
export const lines = (things) => things.map((thing) => `${JSON.stringify(thing)}\n`).join("");
const NAMES = ["Chloé", "Nassim", "Mamie Jo", "Maximilien-Alexandre", "Zoé", "Papy"];
/** Six people. */
export const PROFILES = { "tablee:profiles": lines(NAMES.map((name, mark) => ({ id: mark + 1, name, mark }))) };

const record = (i) => {
  const players = [0, 1, 2, 3].slice(0, 2 + (i % 3)).map((mark) => ({ name: NAMES[mark], mark, profile: mark + 1, automatic: mark === 3 }));
  const winners = i % 4 === 3 ? [] : [i % players.length];
  return { sitting: `r${i}`, game: "heure", ended_at: 1_700_000_000_000 + i * 86_400_000, lasted: 600_000, players, winners, scores: players.map((_, seat) => (winners.includes(seat) ? 7 : 5)) };
};
// The record of a game with questions: each seat was asked some of every theme.
const asking = (i) => {
  const one = record(i);
  const sums = (seat) => [..."aecghjltmnspv"].map((theme, at) => ({ theme, right: (at * 7 + seat + i) % 5, asked: 4 + ((at + i) % 3) }));
  return { ...one, game: "midi", scores: one.players.map((_, seat) => 26_000 - 3_000 * seat), answers: one.players.map((_, seat) => sums(seat)) };
};
/** The record of a game that ended at `when`, in ms since 1970. */
export const PLAYED_LATELY = (when) => ({ ...record(1), sitting: "lately", ended_at: when });
/** Records of eleven games. */
export const RECORDS = { "tablee:records": lines([...Array.from({ length: 9 }, (_, i) => record(i)), asking(9), asking(12)]) };

const evening = (i) => {
  const games = Object.keys(FACTS);
  const game = games[i % games.length];
  const players = NAMES.map((name, mark) => ({ name, mark, profile: mark + 1, automatic: false }));
  const scores = players.map((_, seat) => ((seat + i) % 6) * (FACTS[game].asks ? 12_300 : 1));
  const best = Math.max(...scores);
  return { sitting: `e${i}`, game, ended_at: 1_700_000_000_000 + i * 3_600_000, lasted: 1_500_000, players, winners: scores.flatMap((score, seat) => (score === best ? [seat] : [])), scores };
};
/** A soirée of six people and seven games. */
export const EVENING = { ...PROFILES, "tablee:records": lines(Array.from({ length: 7 }, (_, i) => evening(i))), "tablee:evening": JSON.stringify({ id: 1, before: [], games: null }) };

/** Three parked games; the third is corrupt. */
export const PARKED = {
  ...sitting("lo1-a"),
  ...sitting("lo2-b", { when: 1_710_000_000_000 }),
  ...sitting("lo3-c", { change: ({ setup, journal }) => ({ setup, journal: journal.slice(0, 300) }) }),
};

/** Used cards and reported questions. */
export const ASKED = {
  "tablee:used:midi-fr": ["mi-k-001", "mi-k-002", "mi-s-001"].join("\n"),
  "tablee:doubts": lines([
    { deck: "midi-fr", card: "mi-k-001", q: "Dans quel pays se trouve Marrakech ?", why: "wrong", at: 1_700_000_000_000 },
    { deck: "millions-fr", card: "mil-01-0001", q: "Quel animal porte ses petits dans une poche sur son ventre ?", why: "wording", at: 1_700_000_900_000 },
  ]),
};

/** The set-up of a table of that game, and that it was the last: people as [name, mark]. */
export const people = (game, seats) => ({ "tablee:table:last": JSON.stringify({ game, seated: [game] }), [`tablee:table:${game}`]: JSON.stringify({ seats: seats.map(([name, mark]) => ({ name, mark, player: "person" })), youngest: 0 }) });

const PAIR = ["Léo", "Zoé"].map((name, mark) => ({ name, mark, profile: null, automatic: false }));

/** A soirée of two after that many games; the first of them has won each. */
export const soiree = (games) => {
  const won = Array.from({ length: games }, (_, at) => ({ sitting: `game ${at}`, game: "heure", ended_at: Date.now(), lasted: 60_000, winners: [0], scores: [7, 3], players: PAIR }));
  return { "tablee:evening": JSON.stringify({ id: 1, before: [], games: null }), "tablee:records": lines(won) };
};
