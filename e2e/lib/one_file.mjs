// The app as one file, in a temporary folder, opened by file:// as from a USB stick.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect } from "./expect.mjs";
import { single } from "../../tools/single.mjs";
import { Pages } from "./pages.mjs";
import { SHOWN } from "./shown.mjs";

const made = new Map();

// Builds the file once for all tests.
function madeOf(dist) {
  if (!made.has(dist)) made.set(dist, single(dist));
  return made.get(dist);
}

// Runs in the page, before the app: fills the storage, but never overwrites what the page has written since.
function keepAtFirst(storage) {
  if (location.protocol !== "file:") return;
  for (const [key, value] of Object.entries(storage)) localStorage[key] ??= value;
}

/**
 * Runs `work({ url, newPage, file, size })` on a file of its own, after `change` has edited it. Pages are watched as
 * in other tests: any request other than for the file itself is a fault.
 */
export async function atFile({ browser, dist, failures }, work, { allow = [], change = (page) => page } = {}) {
  const folder = mkdtempSync(join(tmpdir(), "tablee-file-"));
  const file = join(folder, "tablee.html");
  writeFileSync(file, change(await madeOf(dist)));
  const url = pathToFileURL(file).href;
  // Storage cannot be set in advance for file://, which has no origin; keepAtFirst does it.
  const pages = new Pages(browser, { url, origin: "http://localhost" });
  const newPage = async ({ storage = {}, ...options } = {}) => {
    const page = await pages.newPage({ allow, storageState: undefined, serviceWorkers: "allow", ...options });
    await page.addInitScript(keepAtFirst, { ...SHOWN, ...storage });
    return page;
  };
  try {
    await work({ url: (query = "") => url + query, newPage, file, size: readFileSync(file).length });
    expect(pages.problems, "what was not clean").toStrictEqual([]);
  } catch (error) {
    await pages.keep(failures, "one-file");
    throw error;
  } finally {
    await pages.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
