// The two typefaces, subset to what French and English texts need: more than half of their bytes
// is for letters and weights that are not used here. Headings have one weight, since each further one
// costs the first screen 9 kB. Further letters of names (Łucja, Comăneci) are in separate files,
// fetched when such a name is shown. Other letters fall back to the system's.
// Both are under the OFL without a reserved name; their licences are copied beside them.
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import subsetFont from "subset-font";

/** The typefaces, their weights, and whether the first screen shows them. */
export const FONTS = [
  { name: "bricolage-grotesque", wght: 780, first: true },
  { name: "figtree", wght: { min: 400, max: 800 }, first: false },
];

// Without characters that only programmers use.
const ASCII = String.fromCodePoint(...Array.from({ length: 0x5f }, (_, i) => 0x20 + i)).replace(/[\\^_`{|}~<>#$@]/g, "");
const LETTERS = "ÀÂÄÇÈÉÊËÎÏÔÖÙÛÜŸàâäçèéêëîïôöùûüÿœŒæÆñÑáíóúÁÍÓÚãõåøßı";
const SIGNS = "\u00a0«»°·×–—−‘’“”…€";

// The letters for which style/fonts.css has browsers fetch the files of names: the rest of Latin
// Extended-A, for the languages of Europe that write in Latin letters.
const NAMES = lettersOfNames(readFileSync(new URL("../style/fonts.css", import.meta.url), "utf8"));

/** The letters of the one unicode-range that all faces for names share. */
function lettersOfNames(sheet) {
  const ranges = new Set([...sheet.matchAll(/unicode-range:([^;]+);/g)].map(([, range]) => range.trim()));
  if (ranges.size !== 1) throw new Error(`style/fonts.css: one range for all letters of names, not ${[...ranges].join(" and ") || "none"}`);
  const spans = [...ranges][0].matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/gi);
  return [...spans].flatMap(([, from, to = from]) => lettersBetween(parseInt(from, 16), parseInt(to, 16))).join("");
}

function lettersBetween(from, to) {
  return Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i));
}

// Keyed by the subset in the packages' file names.
const SETS = { latin: ASCII + LETTERS + SIGNS, "latin-ext": NAMES };

/** Every character that both typefaces contain. */
export const GLYPHS = Object.values(SETS).join("");

/** The file name of a typeface's subset. */
export const fileOf = ({ name }, set = "latin") => `${name}-${set}-wght-normal.woff2`;

/** Writes the typefaces and their licences into `to`. */
export async function copyFonts(modules, to) {
  mkdirSync(to, { recursive: true });
  for (const font of FONTS) {
    const from = join(modules, "@fontsource-variable", font.name);
    for (const [set, glyphs] of Object.entries(SETS)) {
      const whole = readFileSync(join(from, "files", fileOf(font, set)));
      const cut = await subsetFont(whole, glyphs, { targetFormat: "woff2", noLayoutClosure: true, variationAxes: { wght: font.wght } });
      writeFileSync(join(to, fileOf(font, set)), cut);
    }
    copyFileSync(join(from, "LICENSE"), join(to, `${font.name}-LICENSE.txt`));
  }
}
