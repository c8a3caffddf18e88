// Finds the Chromium that the browser tests and the bench drive, and starts it.
// As a command it prints the path, or exits with 1 when there is none.
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
// The same Chromium without windows: it renders the same pages a quarter faster.
const SHELLS = ["chromium-headless-shell", "chrome-headless-shell"];
// Without these Chromium calls home at every start, and retries where there is no network.
const QUIET = ["--disable-gpu", "--disable-quic", "--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-first-run"];
// Where tools/unpack-chromium.sh puts it when nothing can be installed.
const OWN = fileURLToPath(new URL("../.tools/bin", import.meta.url));

const runs = (path) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/**
 * The path of a Chromium, or null. Unless `windows` are wanted, one without windows is preferred.
 * $CHROMIUM, when set, is the only candidate.
 */
export function findChromium({ windows = true } = {}) {
  if (process.env.CHROMIUM) return runs(process.env.CHROMIUM) ? process.env.CHROMIUM : null;
  const folders = [...(process.env.PATH ?? "").split(delimiter), OWN];
  const names = windows ? NAMES : [...SHELLS, ...NAMES];
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return candidates.find(runs) ?? null;
}

/** The options for Playwright's `launch`, which adds --no-sandbox (needed as root and in containers). */
export function launchOptions(args = [], wanted = {}) {
  const executablePath = findChromium(wanted);
  if (!executablePath) throw new Error("No Chromium found: run `bash tools/install.sh browser`, or set $CHROMIUM");
  return { executablePath, args: [...QUIET, ...args] };
}

/** Launches Chromium. */
export async function launchChromium(args, wanted) {
  const { chromium } = await import("@playwright/test");
  return chromium.launch(launchOptions(args, wanted));
}

/** Launches Chromium with a persistent profile in that folder; returns its one context. */
export async function launchPersistent(folder) {
  const { chromium } = await import("@playwright/test");
  return chromium.launchPersistentContext(folder, { ...launchOptions([], { windows: false }), viewport: { width: 1180, height: 820 }, locale: "fr-FR", reducedMotion: "reduce", serviceWorkers: "block" });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const path = findChromium();
  if (path) console.log(path);
  process.exitCode = path ? 0 : 1;
}
