// Letters as outlines: text in a drawing is one path and needs no typeface.
import { readFileSync } from "node:fs";
import { convert } from "fontverter";
import { Blob, Face, Font, Variation } from "harfbuzzjs";

const file = new URL("../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2", import.meta.url);
const face = new Face(new Blob(await convert(readFileSync(file), "truetype")), 0);
const UNITS = face.upem;

/**
 * The words in our display typeface: a path's `d` that begins at (x, y) on the baseline, and their
 * `width`. `size` is in the drawing's units; `spacing` is added after each letter.
 */
export function outline(words, { size, weight, spacing = 0, x = 0, y = 0 }) {
  const font = new Font(face);
  font.setVariations([new Variation("wght", weight)]);
  const scale = size / UNITS;
  let at = x;
  const glyphs = [...words].map((letter) => {
    const glyph = font.nominalGlyph(letter.codePointAt(0));
    const d = place(font.glyphToPath(glyph), scale, at, y);
    at += font.glyphHAdvance(glyph) * scale + spacing;
    return d;
  });
  return { d: glyphs.join(""), width: at - x };
}

// The font's y axis points up, the drawing's down. Relative steps between rounded points: a letter
// has nearly the same text everywhere, which compresses well.
function place(path, scale, x, y) {
  let at = [0, 0];
  const written = path.replace(/([MLQC])([^MLQCZ]*)/g, (_, letter, numbers) => {
    const all = numbers.trim().split(/[ ,]/).map((n, i) => Math.round((i % 2 ? y - n * scale : x + n * scale) * 10));
    const steps = all.map((n, i) => (n - at[i % 2]) / 10);
    if (letter === "M") steps.splice(0, 2, all[0] / 10, all[1] / 10);
    at = all.slice(-2);
    return (letter === "M" ? "M" : letter.toLowerCase()) + steps.join(" ");
  });
  // After a Z the next contour begins with an absolute M, so the point where it closes does not matter.
  return written.replace(/(?<![\d.])0\.(?=\d)/g, ".").replace(/ -/g, "-").replace(/Z/g, "z");
}
