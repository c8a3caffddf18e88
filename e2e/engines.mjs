// `make engines`: whole games in other browsers than Chromium, by the same players as in the browser tests.
// WebKitGTK is driven by its WebDriver (Debian: webkit2gtk-driver), Firefox by its own Marionette (Debian:
// firefox-esr); both on a screen that nobody sees (Debian: xvfb) where there is none. Each opens the shelf,
// waits until it is ready offline, plays one game of each kind to its end, and each again when the host has gone.
//   [DIST=folder] node e2e/engines.mjs [webkit] [firefox]
import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { serve } from "../tools/serve.mjs";
import { firefox } from "./engines/firefox.mjs";
import { webkit } from "./engines/webkit.mjs";
import { screen } from "./engines/screen.mjs";
import { GAMES } from "./lib/games.mjs";
import { queryOf } from "./lib/table.mjs";

const ENGINES = { webkit, firefox };
const dist = process.env.DIST ?? join(fileURLToPath(new URL("..", import.meta.url)), "dist");
// Files come slowly to an engine that is new.
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

async function tried(name) {
  const site = await serve({ dir: dist, base: "/jeux/tablee/" });
  const page = await ENGINES[name]();
  try {
    console.log(`     ${page.name}: ${await page.evaluate(() => navigator.userAgent)}`);
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
    await page.close();
    await site.close().catch(() => {});
  }
}

const asked = process.argv.slice(2);
if (!existsSync(join(dist, "index.html"))) throw new Error("dist/ is missing: run `make dist`");
const display = await screen();
let failed = 0;
for (const name of asked.length > 0 ? asked : Object.keys(ENGINES)) {
  await tried(name).catch((error) => {
    failed += 1;
    console.log(`FAIL ${name}: ${error.stack}`);
  });
}
display.close();
process.exit(failed > 0 ? 1 : 0);
