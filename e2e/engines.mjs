// `make engines`: whole games in browsers other than Chromium, by the same players as in the browser tests.
// WebKitGTK is driven by its WebDriver (Debian: webkit2gtk-driver), Firefox by Marionette (Debian: firefox-esr),
// on a virtual display (Debian: xvfb) where there is none. Each opens the shelf, waits until it is ready offline,
// plays every game to its end, and again with the host stopped; then all of them with the app as one file, by
// file://, where a game must still be there after a reload.
//   [DIST=folder] node e2e/engines.mjs [webkit] [firefox] [host] [file]
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { single } from "../tools/single.mjs";
import { serve } from "../tools/serve.mjs";
import { firefox } from "./engines/firefox.mjs";
import { webkit } from "./engines/webkit.mjs";
import { screen } from "./engines/screen.mjs";
import { GAMES } from "./lib/games.mjs";
import { queryOf } from "./lib/table.mjs";

const ENGINES = { webkit, firefox };
const dist = process.env.DIST ?? join(fileURLToPath(new URL("..", import.meta.url)), "dist");
// Files load slowly in a fresh profile.
const PATIENCE = 120_000;

const sleep = (ms) => new Promise((done) => setTimeout(done, ms));

async function until(work, what, patience = PATIENCE) {
  for (const end = Date.now() + patience; Date.now() < end; await sleep(200)) if (await work()) return;
  throw new Error(`${what}: not within ${patience / 1000} s`);
}

const there = (page, selector) => page.evaluate((selector) => document.querySelector(selector) !== null, selector);

/** Plays one game to its end. */
async function play(page, site, id) {
  const { blind, player } = GAMES[id];
  const [scene] = blind;
  await page.goto(site.url + queryOf({ game: id, ...scene, options: scene.options ?? "" }));
  await until(() => there(page, "[data-game][data-phase]"), `a table of ${id}`);
  await player.playUntil(page, "over", { steps: 3_000 }).catch(async (error) => {
    if (!/the game was over/.test(error.message)) throw error;
  });
  await until(() => there(page, '.results-screen [data-act="rematch"]'), `results of ${id}`);
}

async function inTurn(page, site, how) {
  for (const id of Object.keys(GAMES)) {
    const begun = Date.now();
    await play(page, site, id);
    console.log(`ok   ${page.name}: a whole game of ${id}, ${how}, ${Math.round((Date.now() - begun) / 1000)} s`);
  }
}

/** Plays from a server; where there is a service worker, again without the server. */
async function byHost(page) {
  const site = await serve({ dir: dist, base: "/jeux/tablee/" });
  try {
    await page.goto(site.url);
    await until(() => there(page, '.shelf [data-act="open"]'), "the shelf");
    const worker = await page.evaluate(() => "serviceWorker" in navigator);
    if (worker) await until(() => there(page, '[data-offline="ready"]'), "ready offline");
    if (!worker) console.log(`     ${page.name}: no service worker here: everything is played with the host`);
    await inTurn(page, site, "with the host");
    if (!worker) return;
    await site.close();
    await inTurn(page, site, "without it");
  } finally {
    await site.close().catch(() => {});
  }
}

/** Plays the app as one file; a game left open must be on the shelf after a reload. */
async function byFile(page) {
  const folder = mkdtempSync(join(tmpdir(), "tablee-file-"));
  try {
    writeFileSync(join(folder, "tablee.html"), await single(dist));
    const { href: url } = pathToFileURL(join(folder, "tablee.html"));
    await page.goto(url);
    await until(() => there(page, '.shelf [data-act="open"]'), "the shelf");
    await inTurn(page, { url }, "as one file");
    await page.goto(`${url}${queryOf({ game: "heure", players: 2, seed: 5 })}`);
    await until(() => there(page, "[data-game][data-phase]"), "a table");
    await page.goto(url);
    await until(() => there(page, '[data-act="resume"]'), "the game on the shelf after a reload");
    const keys = await page.evaluate(() => Object.keys(localStorage).length);
    console.log(`ok   ${page.name}: kept by file://, ${keys} keys`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const WAYS = { host: byHost, file: byFile };

async function tried(name, ways) {
  const page = await ENGINES[name]();
  try {
    console.log(`     ${page.name}: ${await page.evaluate(() => navigator.userAgent)}`);
    for (const way of ways) await WAYS[way](page);
  } finally {
    await page.close();
  }
}

// The names given on the command line, or all of them.
function asked(all) {
  const named = Object.keys(all).filter((name) => process.argv.slice(2).includes(name));
  return named.length > 0 ? named : Object.keys(all);
}

if (!existsSync(join(dist, "index.html"))) throw new Error("dist/ is missing: run `make dist`");
const display = await screen();
let failed = 0;
for (const name of asked(ENGINES)) {
  await tried(name, asked(WAYS)).catch((error) => {
    failed += 1;
    console.log(`FAIL ${name}: ${error.stack}`);
  });
}
display.close();
process.exit(failed > 0 ? 1 : 0);
