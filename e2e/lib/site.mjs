// A site for one test: a copy of the built folder on its own server, which can be stopped or given
// another build, even an incomplete one. Service workers are allowed there.
import { appendFileSync, cpSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "./expect.mjs";
import { precache } from "../../tools/precache.mjs";
import { serve } from "../../tools/serve.mjs";
import { Pages } from "./pages.mjs";

/** The sub-path, as a public library might use it. */
const BASE = "/jeux/tablee/";

/** Present when every file is on the device. */
export const READY = '[data-offline="ready"]';

export class Site {
  constructor(dist) {
    this.folder = mkdtempSync(join(tmpdir(), "tablee-"));
    cpSync(dist, this.folder, { recursive: true });
  }

  get url() {
    return this.server.url;
  }

  get origin() {
    return this.server.origin;
  }

  async start() {
    this.server = await serve({ dir: this.folder, base: BASE, port: this.server?.port ?? 0 });
  }

  /** Stops the server, as if a cable were pulled. */
  stop() {
    return this.server.close();
  }

  read(name) {
    return readFileSync(join(this.folder, name), "utf8");
  }

  /** Edits a text file of the site. */
  change(name, edit) {
    writeFileSync(join(this.folder, name), edit(this.read(name)));
  }

  /** The name of the app's script in this build. */
  get script() {
    return readdirSync(this.folder).find((name) => /^tablee-.*\.js$/.test(name));
  }

  /** Turns the folder into another build: the script changes its content and name. Returns the build's mark. */
  next() {
    const [old, renewed] = [this.script, this.script.replace(/-\w+\.js/, `-${Date.now().toString(16).padStart(16, "0")}.js`)];
    renameSync(join(this.folder, old), join(this.folder, renewed));
    appendFileSync(join(this.folder, renewed), "\n// another build\n");
    this.change("index.html", (page) => page.replace(old, renewed));
    return precache(this.folder);
  }

  /** Removes a file; returns a function that puts it back. */
  lose(name) {
    const [path, aside] = [join(this.folder, name), `${this.folder}-${name.replaceAll("/", "-")}`];
    renameSync(path, aside);
    return () => renameSync(aside, path);
  }

  remove() {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/**
 * Runs `work({ site, newPage })` on a site of its own; pages are watched as in other tests, except for
 * the problems that `allow` lists.
 */
export async function atSite({ browser, dist, failures }, work, { allow = [] } = {}) {
  const site = new Site(dist);
  await site.start();
  const pages = new Pages(browser, site);
  const newPage = (options) => pages.newPage({ serviceWorkers: "allow", allow, ...options });
  try {
    await work({ site, newPage });
    expect(pages.problems, "what was not clean").toStrictEqual([]);
  } catch (error) {
    await pages.keep(failures, `site-${site.server.port}`);
    throw error;
  } finally {
    await pages.close();
    await site.stop();
    site.remove();
  }
}

/** Opens the shelf and waits until everything is on the device. */
export async function filled(page, site) {
  await page.goto(site.url);
  await page.locator(READY).waitFor({ timeout: 90_000 });
}

/** The build of the page. */
export const builtOf = (page) => page.evaluate(() => document.documentElement.dataset.built);
