// Saves drawings that never change as separate files, one per symbol; the page shows them as images.
import { mkdirSync, rmSync, writeFileSync } from "node:fs";

const SYMBOL = /<symbol id="([^"]+)"([^>]*)>(.*?)<\/symbol>/gs;

/** Empties the folder and writes each symbol of `svg` as FOLDER/ID.svg, without the id's `prefix`. */
export function saveEach(folder, svg, prefix = "") {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [, id, box, body] of svg.matchAll(SYMBOL)) {
    writeFileSync(new URL(`${id.slice(prefix.length)}.svg`, folder), `<svg xmlns="http://www.w3.org/2000/svg"${box}>${body}</svg>\n`);
  }
}
