// Runs before all tests: serves dist/ under a sub-path, as many hosts do, and sets $SITE to its address.
import { existsSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { serve } from "../../tools/serve.mjs";
import { ARTEFACTS, DIST } from "./folders.mjs";

const SUB_PATH = "/sous/chemin/";

// Warms up the server, which compresses a file on its first request: no test should spend those seconds.
async function compressed(site) {
  const files = readdirSync(DIST).filter((name) => name.endsWith(".wasm"));
  const answers = await Promise.all(files.map((name) => fetch(site.url + name)));
  await Promise.all(answers.map((answer) => answer.arrayBuffer()));
}

/** Starts the server; the returned function stops it. */
export default async function host() {
  if (!existsSync(join(DIST, "index.html"))) throw new Error("dist/ is missing: run `make dist`");
  mkdirSync(ARTEFACTS, { recursive: true });
  const site = await serve({ dir: DIST, base: SUB_PATH });
  await compressed(site);
  process.env.SITE = site.url;
  return site.close;
}
