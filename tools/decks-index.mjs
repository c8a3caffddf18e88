// Writes public/decks/index.json: which decks there are, how large they are, and the sum of each
// file, by which the app sees that a deck it keeps is an old one.
//   node tools/decks-index.mjs [folder]      (none: public/decks of this checkout)
import { createHash } from "node:crypto";
import { existsSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const TITLES = {
  midi: { fr: "Les 12 Coups de Midi", en: "Les 12 Coups de Midi" },
  millions: { fr: "Qui veut gagner des millions\u202f?", en: "Qui veut gagner des millions\u202f?" },
};

// An entry is one question, sheet or picture; a card may hold several (tests/decks/read.rs).
const entriesOf = (card) => (card.questions ?? card.cards ?? [card]).length;

function line(folder, lang, name) {
  const file = `${lang}/${name}`;
  const game = name.replace(/\.json$/, "");
  const bytes = readFileSync(join(folder, file));
  const piles = Object.values(JSON.parse(bytes)).filter(Array.isArray);
  return {
    id: `${game}-${lang}`,
    game,
    lang,
    title: TITLES[game]?.[lang] ?? game,
    file,
    entries: piles.flat().reduce((sum, card) => sum + entriesOf(card), 0),
    sha256: createHash("sha256").update(bytes).digest("hex"),
  };
}

const isDeck = (name) => name.endsWith(".json") && !name.endsWith(".schema.json");
const folder = process.argv[2] ?? join(dirname(fileURLToPath(import.meta.url)), "..", "public", "decks");
const langs = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory()) : [];
const decks = langs
  .map((entry) => entry.name)
  .sort()
  .flatMap((lang) => readdirSync(join(folder, lang)).filter(isDeck).sort().map((name) => line(folder, lang, name)));
if (decks.length === 0) {
  console.error(`there is no deck under ${folder}`);
} else {
  writeFileSync(join(folder, "index.json"), `[\n${decks.map((deck) => `  ${JSON.stringify(deck)}`).join(",\n")}\n]\n`);
  console.log(decks.map(({ id, entries }) => `${id}: ${entries} entries`).join("\n"));
}
