// Letters as outlines: figures in a drawing then cost one path, and need no typeface.
import { readFileSync } from "node:fs";
import { convert } from "fontverter";
import { Blob, Face, Font, Variation } from "harfbuzzjs";

const file = new URL("../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2", import.meta.url);
const face = new Face(new Blob(await convert(readFileSync(file), "truetype")), 0);
const UNITS = face.upem;

/**
 * A path's `d` of words in our display typeface, from (x, y) on its line; `size` in the drawing's
 * units, `spacing` is added after each letter. Also how wide they are.
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

// Font units point up, the drawing's down. Relative steps between rounded points: the same
// letter reads nearly the same everywhere, which compresses well.
function place(path, scale, x, y) {
  let at = [0, 0];
  const written = path.replace(/([MLQC])([^MLQCZ]*)/g, (_, letter, numbers) => {
    const all = numbers.trim().split(/[ ,]/).map((n, i) => Math.round((i % 2 ? y - n * scale : x + n * scale) * 10));
    const steps = all.map((n, i) => (n - at[i % 2]) / 10);
    if (letter === "M") steps.splice(0, 2, all[0] / 10, all[1] / 10);
    at = all.slice(-2);
    return (letter === "M" ? "M" : letter.toLowerCase()) + steps.join(" ");
  });
  // After a Z the next letter begins with a whole M, so the point it closes at does not matter.
  return written.replace(/(?<![\d.])0\.(?=\d)/g, ".").replace(/ -/g, "-").replace(/Z/g, "z");
}
