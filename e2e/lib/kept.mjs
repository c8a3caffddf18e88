// What the storage of a table of friends holds: people, games played, games left.
import { readFileSync } from "node:fs";

const file = JSON.parse(readFileSync(new URL("../../tests/saves/heure-v1-broken-off.json", import.meta.url), "utf8"));

/** A kept sitting as the storage has it; `change` may spoil it. */
export function sitting(id, { when = 1_700_000_000_000, change = (texts) => texts } = {}) {
  const { setup, journal } = change({ setup: JSON.stringify(file.setup), journal: JSON.stringify(file.journal) });
  return { [`tablee:sitting:${id}:setup`]: setup, [`tablee:sitting:${id}:journal`]: journal, [`tablee:sitting:${id}:when`]: String(when) };
}

/** A list as the storage has it. */
export const lines = (things) => things.map((thing) => `${JSON.stringify(thing)}\n`).join("");
const NAMES = ["Chloé", "Nassim", "Mamie Jo", "Maximilien-Alexandre", "Zoé", "Papy"];
/** Six people. */
export const PROFILES = { "tablee:profiles": lines(NAMES.map((name, mark) => ({ id: mark + 1, name, mark }))) };

const record = (i) => {
  const players = [0, 1, 2, 3].slice(0, 2 + (i % 3)).map((mark) => ({ name: NAMES[mark], mark, profile: mark + 1, automatic: mark === 3 }));
  const winners = i % 4 === 3 ? [] : [i % players.length];
  return { sitting: `r${i}`, game: "heure", ended_at: 1_700_000_000_000 + i * 86_400_000, lasted: 600_000, players, winners, scores: players.map((_, seat) => (winners.includes(seat) ? 7 : 5)) };
};
// A game that asks questions: each seat was asked some of every theme.
const asking = (i) => {
  const one = record(i);
  const sums = (seat) => [..."aecghjltmnspv"].map((theme, at) => ({ theme, right: (at * 7 + seat + i) % 5, asked: 4 + ((at + i) % 3) }));
  return { ...one, game: "midi", scores: one.players.map((_, seat) => 26_000 - 3_000 * seat), answers: one.players.map((_, seat) => sums(seat)) };
};
/** Eleven games that were played. */
export const RECORDS = { "tablee:records": lines([...Array.from({ length: 9 }, (_, i) => record(i)), asking(9), asking(12)]) };

/** Three games that were left; the third is spoilt. */
export const PARKED = {
  ...sitting("lo1-a"),
  ...sitting("lo2-b", { when: 1_710_000_000_000 }),
  ...sitting("lo3-c", { change: ({ setup, journal }) => ({ setup, journal: journal.slice(0, 300) }) }),
};

/** Cards that were drawn, and questions that were reported. */
export const ASKED = {
  "tablee:used:midi-fr": ["mi-k-001", "mi-k-002", "mi-s-001"].join("\n"),
  "tablee:doubts": lines([
    { deck: "midi-fr", card: "mi-k-001", q: "Dans quel pays se trouve Marrakech ?", why: "wrong", at: 1_700_000_000_000 },
    { deck: "millions-fr", card: "mil-01-0001", q: "Quel animal porte ses petits dans une poche sur son ventre ?", why: "wording", at: 1_700_000_900_000 },
  ]),
};
