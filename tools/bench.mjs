// `make bench`: measures the built app and the rules against the budgets and prints
// one markdown table. A whole run also writes it into docs/figures.md, between the marks.
//   node tools/bench.mjs [load] [lighthouse] [app] [taps] [rules]   (none: all five)
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { GAMES } from "../e2e/lib/games.mjs";
import { measureApp, measureTaps } from "./bench/app.mjs";
import { runLighthouse } from "./bench/lighthouse.mjs";
import { firstLoads } from "./bench/load.mjs";
import { randomPlay } from "./bench/rules.mjs";
import { launchChromium } from "./chromium.mjs";
import { serve } from "./serve.mjs";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const MARKS = /(<!-- bench:start -->)[\s\S]*?(<!-- bench:end -->)/;

const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
const ms = (value) => `${value.toFixed(value < 10 ? 2 : 0)} ms`;
const count = (value) => Math.round(value).toLocaleString("en");

const atMost = (value, limit, write) => ({ measured: write(value), budget: `≤ ${write(limit)}`, good: value <= limit });
const atLeast = (value, limit, write) => ({ measured: write(value), budget: `≥ ${write(limit)}`, good: value >= limit });

const nameOf = (id) => GAMES[id].title;

const PARTS = {
  async load(site) {
    const { home, ...games } = await firstLoads(site.url, Object.keys(GAMES));
    const parts = ({ kinds }) => Object.entries(kinds).filter(([, bytes]) => bytes > 0).map(([kind, bytes]) => `${kind} ${kB(bytes)}`).join(", ");
    return [
      { figure: "Whole first load, home, compressed", ...atMost(home.total, 280_000, kB), note: parts(home) },
      { figure: "Of it until home stands", ...atMost(home.first, 170_000, kB), note: "the rest is fetched once home is painted" },
      ...Object.entries(games).map(([id, load]) => ({ figure: `With a table of ${nameOf(id)}, without its deck`, ...atMost(load.total - load.kinds.decks, GAMES[id].bench.load, kB), note: parts(load) })),
    ];
  },

  async lighthouse(site) {
    const scores = await runLighthouse(site.url);
    const least = (name) => (name === "performance" ? 95 : 100);
    return Object.entries(scores).map(([name, score]) => ({ figure: `Lighthouse mobile, ${name}`, ...atLeast(score, least(name), String) }));
  },

  async app(site) {
    const { boot, resume, save, deck } = await measureApp(site.url);
    return [
      { figure: "Boot to first table, 4× slow-down", measured: ms(boot), note: "median of 5" },
      { figure: "Saving an act, 95th percentile", ...atMost(save.p95, 2, ms), note: `${save.count} saves, median ${ms(save.median)}, worst ${ms(save.worst)}, no slow-down` },
      { figure: "Reading the largest deck, 4× slow-down", ...atMost(deck, 100, ms), note: "1,983 questions of Qui veut gagner des millions ?, median of 5" },
      { figure: "Resuming a game, 4× slow-down", ...atMost(resume.median, 20, ms), note: `after ${resume.moves} moves, median of 5` },
    ];
  },

  async taps(site) {
    const rows = [];
    for (const id of Object.keys(GAMES)) {
      console.error(`  ${nameOf(id)}`);
      rows.push(...gameRows(nameOf(id), await measureTaps(site.url, id)));
    }
    return rows;
  },

  async rules() {
    const { native, wasm, midi, millions } = await randomPlay();
    const row = (figure, { speed, games, violations }, budget) => {
      const note = `moves/s, ${count(games)} games, ${violations} violations`;
      const result = atLeast(speed, budget, count);
      return { figure, ...result, good: result.good && violations === 0, note };
    };
    return [
      row("Random play, 4 players, native, one core", native, 2_000_000),
      row("Random play, 4 players, wasm in Node", wasm, 1_000_000),
      row(`Random play of ${nameOf("midi")}, 4 players, native, one core`, midi, 500_000),
      row(`Random play of ${nameOf("millions")}, 4 players, native, one core`, millions, 500_000),
    ];
  },
};

// The rows of one game, measured over a whole game.
function gameRows(name, { tap, outcome, event }) {
  return [
    { figure: `${name}: tap to next paint, 4× slow-down, 95th percentile`, ...atMost(tap.p95, 100, ms), note: `${tap.count} taps of a whole game` },
    { figure: `${name}: the slowest of them`, ...atMost(tap.worst, 200, ms) },
    { figure: `${name}: until what it plays is on the table and painted`, measured: ms(outcome.p95), note: `${outcome.count} moves, median ${ms(outcome.median)}` },
    { figure: `${name}: tap to next paint as browsers report it`, measured: ms(event.p95), note: `rounded up to steps of 8 ms, with what the screen takes; worst ${ms(event.worst)}` },
  ];
}

// A part that cannot be measured becomes a row that says so; the others still run.
async function rowsOf(part, site) {
  console.error(`… ${part}`);
  try {
    return await PARTS[part](site);
  } catch (error) {
    console.error(error);
    return [{ figure: part, measured: "not measured", good: false, note: error.message.split("\n")[0] }];
  }
}

function line({ figure, measured, budget = "", good, note = "" }) {
  const verdict = good === undefined ? "" : good ? "ok" : "**over**";
  return `| ${figure} | ${measured} | ${budget} | ${verdict} | ${note.replaceAll("|", "/")} |`;
}

async function conditions() {
  const browser = await launchChromium();
  const chromium = browser.version();
  await browser.close();
  return `Chromium ${chromium}, Node ${process.versions.node}, ${cpus().length} × ${cpus()[0].model}.`;
}

function writeReadme(text) {
  const path = join(root, "docs/figures.md");
  const readme = existsSync(path) ? readFileSync(path, "utf8") : "";
  if (!MARKS.test(readme)) return;
  writeFileSync(path, readme.replace(MARKS, (_, start, end) => `${start}\n${text}\n${end}`));
  console.error("docs/figures.md has the new table");
}

async function main() {
  const asked = process.argv.slice(2);
  const unknown = asked.find((part) => !PARTS[part]);
  if (unknown) throw new Error(`bench knows ${Object.keys(PARTS).join(", ")}, not ${unknown}`);
  const site = await serve({ dir: join(root, "dist") });
  const rows = [];
  for (const part of asked.length > 0 ? asked : Object.keys(PARTS)) rows.push(...(await rowsOf(part, site)));
  await site.close();
  const head = ["| Figure | Measured | Budget | | |", "|---|--:|--:|---|---|"];
  const text = [...head, ...rows.map(line), "", await conditions()].join("\n");
  console.log(text);
  if (asked.length === 0) writeReadme(text);
}

await main();
