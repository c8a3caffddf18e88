import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** What is tested: another folder than dist/, when a build is kept aside while the next one is made. */
export const DIST = process.env.DIST ?? join(root, "dist");

/** Where pictures go. */
export const ARTEFACTS = join(root, "e2e/artefacts");
