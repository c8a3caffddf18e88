// `make soak`: a long day in a public room. Automatic players play game after game in one page of a kiosk, every
// game of the shelf in turn; every few games the visitor changes. The page's clock is driven, so that this takes
// minutes. Prints a table of the memory and storage in use; `--write` puts it into docs/figures.md.
//   [DIST=folder] node e2e/soak.mjs [--games 500] [--write]
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { launchChromium } from "../tools/chromium.mjs";
import { serve } from "../tools/serve.mjs";
import { GAMES } from "./lib/games.mjs";
import { attract, kiosk } from "./lib/kiosk.mjs";
import { held, keepMemory } from "./lib/memory.mjs";
import { Pages, driveClock } from "./lib/pages.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const MARKS = /(<!-- soak:start -->)[\s\S]*?(<!-- soak:end -->)/;

// The games after which caches are full and memory has reached its size.
const WARM = 50;
// Games that one visitor plays.
const A_VISIT = 5;
// The growth between two measurements that is no leak; `storage` is a maximum, in KiB.
const LIMITS = { wasm: 0, nodes: 600, listeners: 12, storage: 1024 };

/** The draft of a game for automatic players: the quick one of a game that is long. */
function remembered(game, seats) {
  const chairs = Array.from({ length: seats }, (_, mark) => ({ name: "", mark, player: { automatic: "regular" } }));
  return JSON.stringify({ seats: chairs, youngest: 0, game: { [game]: GAMES[game].lengths?.quick ?? {} } });
}

// Run in the page.
const click = (selector) => document.querySelector(selector)?.click();
// Simulates activity, so that the kiosk does not reset.
const stir = () => window.dispatchEvent(new PointerEvent("pointermove"));
const waiting = () => document.querySelector(':is([data-act="continue"], [data-move="continue"]):not([aria-disabled="true"])')?.click();
const storedKiB = () => Object.entries(localStorage).reduce((sum, [key, value]) => sum + key.length + value.length, 0) * 2 / 1024;

async function until(page, selector, { step = 500, most = 4_000, act = () => {} } = {}) {
  for (let steps = 0; steps < most; steps += 1) {
    if (await page.locator(selector).count()) return;
    await page.evaluate(stir);
    await page.evaluate(act);
    await page.clock.runFor(step);
  }
  throw new Error(`${selector} does not come; the page is ${await page.evaluate(() => document.querySelector("[data-phase]")?.outerHTML.slice(0, 200) ?? document.body.innerText.slice(0, 200))}`);
}

/** Plays one game from the shelf to its end and returns to the shelf. */
async function play(page, id, seats) {
  const last = JSON.stringify({ game: id, seated: [id] });
  await page.evaluate((all) => all.forEach(([key, value]) => localStorage.setItem(key, value)), [[`tablee:table:${id}`, remembered(id, seats)], ["tablee:table:last", last]]);
  await page.evaluate(click, `.shelf [data-game="${id}"]`);
  await until(page, '[data-act="start"]');
  await page.evaluate(click, '[data-act="start"]');
  await until(page, "[data-phase]:not([data-phase=setup])");
  await until(page, '[data-act="rematch"]', { step: 20_000, act: waiting });
  await page.evaluate(click, '[data-act="home"]');
  await until(page, ".kiosk-shelf");
}

/** Ends the visit and begins another. */
async function next(page) {
  if (await page.locator(".kiosk-shelf").count()) {
    await page.evaluate(click, '[data-act="leave"]');
    await until(page, ".attract-screen");
    await page.clock.runFor(2_000);
  }
  await page.evaluate(click, '[data-act="enter"]');
  await until(page, ".kiosk-shelf");
}

async function day(page, devtools, games) {
  const ids = Object.keys(GAMES);
  const tale = { most: 0 };
  const look = async () => ({ ...(await held(page, devtools)), storage: await page.evaluate(storedKiB) });
  for (let game = 0; game < games; game += 1) {
    if (game % A_VISIT === 0) await next(page);
    await play(page, ids[game % ids.length], 3 + (game % 2));
    tale.most = Math.max(tale.most, await page.evaluate(storedKiB));
    if (game + 1 === Math.min(WARM, games)) tale.warm = await look();
    if ((game + 1) % 25 === 0) console.error(`… ${game + 1} games, ${JSON.stringify(await look())}`);
  }
  return { ...tale, now: await look() };
}

const rounded = (number) => Math.round(number).toLocaleString("en");
function tableOf({ warm, now, most }, games, problems) {
  const grown = (name) => now[name] - warm[name];
  const rows = [
    ["wasm memory", "kB", "wasm", grown("wasm") <= LIMITS.wasm, "no growth"],
    ["DOM nodes", "", "nodes", grown("nodes") <= LIMITS.nodes, "level"],
    ["Event listeners", "", "listeners", grown("listeners") <= LIMITS.listeners, "level"],
    ["JavaScript heap", "kB", "heap", undefined, ""],
    ["localStorage", "KiB", "storage", most <= LIMITS.storage, `at most ${rounded(most)} KiB on the way, ≤ 1,024`],
  ];
  const line = ([figure, unit, name, good, note]) => `| ${figure} | ${rounded(warm[name])} ${unit} | ${rounded(now[name])} ${unit} | ${good === undefined ? "" : good ? "ok" : "**over**"} | ${note} |`;
  const clean = problems.length === 0;
  const errors = `| Errors in the console | | ${problems.length} | ${clean ? "ok" : "**over**"} | |`;
  const text = [`| ${games} games in one page | after ${WARM} | at the end | | |`, "|---|--:|--:|---|---|", ...rows.map(line), errors].join("\n");
  return { text, good: clean && rows.every(([, , , good]) => good !== false) };
}

async function main() {
  const { values } = parseArgs({ options: { games: { type: "string", default: "500" }, write: { type: "boolean", default: false } } });
  const games = Number(values.games);
  const site = await serve({ dir: process.env.DIST ?? join(root, "dist") });
  const browser = await launchChromium([], { windows: false });
  const pages = new Pages(browser, site);
  const page = await pages.newPage({ deviceScaleFactor: 0.25, storage: kiosk({ keep_days: 1 }, { "tablee:settings": JSON.stringify({ speed: "brisk" }) }) });
  await page.addInitScript(keepMemory);
  await driveClock(page);
  const devtools = await page.context().newCDPSession(page);
  await page.goto(site.url);
  await attract(page).waitFor({ timeout: 60_000 });
  const tale = await day(page, devtools, games);
  const { text, good } = tableOf(tale, games, pages.problems);
  console.log([text, ...pages.problems.slice(0, 10)].join("\n"));
  if (values.write) {
    const path = join(root, "docs/figures.md");
    writeFileSync(path, readFileSync(path, "utf8").replace(MARKS, (_, start, end) => `${start}\n${text}\n${end}`));
  }
  await pages.close();
  await browser.close();
  await site.close();
  return good;
}

main().then((good) => process.exit(good ? 0 : 1), (error) => (console.error(error), process.exit(1)));
