// The tablet's battery runs out, or the system kills the browser: at most the last act is lost. All processes
// of a Chromium with a profile on disk are killed during games, and it is restarted with the same profile.
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { launchPersistent } from "../../tools/chromium.mjs";
import { seeded } from "../lib/chance.mjs";
import { times } from "../lib/depth.mjs";
import { GAMES } from "../lib/games.mjs";
import { queryOf } from "../lib/table.mjs";
import { expect, test } from "../lib/test.mjs";

const KILLS = times(5, 2);
// Acts between two kills; Chromium writes localStorage to disk after some five seconds.
const ACTS = 6;

/** Kills every process of the Chromium whose profile is in that folder. */
function kill(folder) {
  const lines = execFileSync("ps", ["-eo", "pid,args"], { encoding: "utf8" }).split("\n");
  for (const line of lines.filter((line) => line.includes(folder))) {
    try {
      process.kill(Number.parseInt(line, 10), "SIGKILL");
    } catch {
      // It ended with its parent.
    }
  }
}

/** Acts once, by any usable control; uses `seldom` moves only if there is nothing else. */
const act = (page, chance, seldom) => page.evaluate(inPage, { chance, seldom });

async function inPage({ chance, seldom }) {
  const enabled = (el) => !el.disabled && el.ariaDisabled !== "true" && el.ariaHidden !== "true";
  const all = (acts) => [...document.querySelectorAll(acts)].filter(enabled);
  const moves = all("main [data-move]");
  const rest = all("[data-act=uncover], [data-act=continue], [data-act=cover]");
  const usual = moves.filter((el) => !seldom.includes(el.dataset.move));
  const from = [usual, rest, moves].find((some) => some.length > 0) ?? [];
  from[Math.floor(chance * from.length)]?.click();
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
}

/** The number of entries in the journal. */
const acts = (page) =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((key) => key.endsWith(":journal"));
    return key ? JSON.parse(localStorage[key]).entries.length : 0;
  });

async function open(folder, address) {
  const home = await launchPersistent(folder);
  const page = home.pages()[0] ?? (await home.newPage());
  await page.goto(address);
  return page;
}

async function playOn(page, goal, chance, seldom) {
  for (let tries = 0; tries < 400; tries += 1) {
    const now = await acts(page);
    if (now >= goal) return now;
    await act(page, chance(), seldom);
  }
  throw new Error(`no ${goal} acts within 400 clicks`);
}

async function survives({ url }, game) {
  const { long = { players: 2, seed: 5 }, seldom } = GAMES[game];
  const folder = mkdtempSync(join(tmpdir(), "tablee-power-"));
  const chance = seeded(7);
  try {
    let page = await open(folder, url(queryOf({ game, ...long })));
    await page.locator("[data-game][data-phase]").waitFor();
    for (let kills = 1; kills <= KILLS; kills += 1) {
      const before = await playOn(page, (await acts(page)) + ACTS, chance, seldom);
      kill(folder);
      page = await open(folder, url());
      await page.locator("[data-act=resume]").click();
      await page.locator("[data-game][data-phase]").waitFor();
      const after = await acts(page);
      expect(after, `${game}, kill ${kills}: ${before} acts before, ${after} after`).toBeGreaterThanOrEqual(before - 1);
    }
    await page.context().close();
  } finally {
    kill(folder);
    rmSync(folder, { recursive: true, force: true });
  }
}

for (const game of Object.keys(GAMES)) {
  test(`${game}: a browser that is killed loses one act at most`, { tag: `@${game}` }, async ({ app }) => {
    test.setTimeout(180_000);
    await survives(app, game);
  });
}
