// Memory of one page while games are played in it one after the other: no leaks.
import { times } from "../lib/depth.mjs";
import { held, keepMemory } from "../lib/memory.mjs";
import { driveClock } from "../lib/pages.mjs";
import { queryOf } from "../lib/table.mjs";
import { expect, test } from "../lib/test.mjs";

const GAMES = times(60, 30);
// Games until caches are full.
const WARM = 10;
// The growth that is no leak, in kB. Before this test existed, each game leaked 65 kB of wasm memory and
// 120 kB of heap. Wasm memory grows by pages of 64 KiB: four of them in fifty games are normal, that leak
// would take fifty.
const HEAP_MORE = 1_000;
const WASM_MORE = 4 * 65.536;
const NODES_MORE = 1_000;

async function played(page) {
  while (!(await page.locator('[data-act="rematch"]').count())) await page.clock.runFor(4_000);
}

test("dozens of games leave nothing behind", { tag: "@heure" }, async ({ newPage, url }) => {
  test.setTimeout(180_000);
  const page = await newPage();
  await page.addInitScript(keepMemory);
  await driveClock(page);
  const devtools = await page.context().newCDPSession(page);
  await page.goto(url(queryOf({ game: "heure", players: 2, auto: 2, seed: 1 })));
  let warm;
  for (let game = 1; game <= GAMES; game += 1) {
    await played(page);
    if (game === WARM) warm = await held(page, devtools);
    if (game === GAMES) break;
    await page.evaluate(() => document.querySelector('[data-act="rematch"]').click());
    await page.clock.runFor(500);
  }
  const now = await held(page, devtools);
  if (process.env.TALE) console.log(JSON.stringify({ warm, now }));
  expect(now.heap - warm.heap, "more kB of heap").toBeLessThanOrEqual(HEAP_MORE);
  expect(now.wasm - warm.wasm, "more kB of wasm memory").toBeLessThanOrEqual(WASM_MORE);
  expect(now.nodes - warm.nodes, "more nodes").toBeLessThanOrEqual(NODES_MORE);
  expect(now.listeners - warm.listeners, "more listeners").toBeLessThanOrEqual(5);
});
