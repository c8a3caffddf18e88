import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** The folder under test: $DIST, for a build set aside while the next one is made, or dist/. */
export const DIST = process.env.DIST ?? join(root, "dist");

/** The folder for screenshots. */
export const ARTEFACTS = join(root, "e2e/artefacts");
