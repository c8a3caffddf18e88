// Before all tests: dist/ is served under a sub-path, as many hosts would; the address is in $SITE.
import { existsSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { serve } from "../../tools/serve.mjs";
import { ARTEFACTS, DIST } from "./folders.mjs";

const SUB_PATH = "/sous/chemin/";

// The server compresses a file when it is first asked for: seconds that are no test's.
async function compressed(site) {
  const files = readdirSync(DIST).filter((name) => name.endsWith(".wasm"));
  const answers = await Promise.all(files.map((name) => fetch(site.url + name)));
  await Promise.all(answers.map((answer) => answer.arrayBuffer()));
}

/** What it hands back ends the server. */
export default async function host() {
  if (!existsSync(join(DIST, "index.html"))) throw new Error("dist/ is missing: run `make dist`");
  mkdirSync(ARTEFACTS, { recursive: true });
  const site = await serve({ dir: DIST, base: SUB_PATH });
  await compressed(site);
  process.env.SITE = site.url;
  return site.close;
}
