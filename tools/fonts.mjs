// The two typefaces, cut down to what French and English texts and names need: a third of their
// bytes is for letters and weights that nobody here meets. Other letters fall back to the system's.
// Both are under the OFL without a reserved name; their licences are copied beside them.
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import subsetFont from "subset-font";

/** The typefaces, the weights the sheets use, and whether the first screen shows it. */
export const FONTS = [
  { name: "bricolage-grotesque", wght: { min: 650, max: 800 }, first: true },
  { name: "figtree", wght: { min: 400, max: 800 }, first: false },
];

// Without the signs of programmers.
const ASCII = String.fromCodePoint(...Array.from({ length: 0x5f }, (_, i) => 0x20 + i)).replace(/[\\^_`{|}~<>#$@]/g, "");
const LETTERS = "ÀÂÄÇÈÉÊËÎÏÔÖÙÛÜŸàâäçèéêëîïôöùûüÿœŒæÆñÑáíóúÁÍÓÚãõåøß";
const SIGNS = "\u00a0«»°·×–—‘’“”…€";

export const fileOf = ({ name }) => `${name}-latin-wght-normal.woff2`;

/** Writes the typefaces and their licences into `to`. */
export async function copyFonts(modules, to) {
  mkdirSync(to, { recursive: true });
  for (const font of FONTS) {
    const from = join(modules, "@fontsource-variable", font.name);
    const whole = readFileSync(join(from, "files", fileOf(font)));
    const cut = await subsetFont(whole, ASCII + LETTERS + SIGNS, { targetFormat: "woff2", noLayoutClosure: true, variationAxes: { wght: font.wght } });
    writeFileSync(join(to, fileOf(font)), cut);
    copyFileSync(join(from, "LICENSE"), join(to, `${font.name}-LICENSE.txt`));
  }
}
