// Drawings that never change are files of their own, one a symbol: the page shows them as images.
import { mkdirSync, rmSync, writeFileSync } from "node:fs";

const SYMBOL = /<symbol id="([^"]+)"([^>]*)>(.*?)<\/symbol>/gs;

/** Writes each symbol of `svg` as FOLDER/ID.svg, without what its id begins with. */
export function saveEach(folder, svg, prefix = "") {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [, id, box, body] of svg.matchAll(SYMBOL)) {
    writeFileSync(new URL(`${id.slice(prefix.length)}.svg`, folder), `<svg xmlns="http://www.w3.org/2000/svg"${box}>${body}</svg>\n`);
  }
}
