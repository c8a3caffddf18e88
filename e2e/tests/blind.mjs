// The blind clicker knows no game's rules, clicks any usable control and kills the page at random steps;
// yet every game must reach its end. After each kill, the newest card at home must resume the same state.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { seeded } from "../lib/chance.mjs";
import { blindPage, playToEnd } from "../lib/clicker.mjs";
import { some, times } from "../lib/depth.mjs";
import { GAMES } from "../lib/games.mjs";
import { SIZES } from "../lib/layout.mjs";
import { renew } from "../lib/pages.mjs";
import { NEW_CARDS } from "../lib/shown.mjs";
import { pool } from "../../tools/pool.mjs";
import { queryOf } from "../lib/table.mjs";
import { expect, test } from "../lib/test.mjs";

// The number of runs of each scene, each with another seed; raise it for a longer test.
const ROUNDS = Number(process.env.BLIND_ROUNDS ?? 1);

// Games at once: two workers with this many games each keep two cores busy.
const AT_ONCE = 3;

// Clicks between two kills, on average.
const RELOAD_EVERY = 40;

// The sizes at which every state is checked against the law of layout: all but the telephone in landscape.
const LAWFUL = SIZES.slice(0, 5);

// The smallest windows: a tablet at 300 %, a telephone with its keyboard up, and smaller; two of them in a usual run. Not
// everything fits there at once, but every move must be touchable.
const SMALL = some([[320, 256], [480, 320], [320, 568], [393, 273]], 2).map(([width, height]) => ({ width, height, least: 0, large: 0, only: ["covered"] }));

/** Clicks after which a game has shown every phase, most of them in a usual run; a contest may go on for hundreds of rounds. */
const ENOUGH = times(1_500, 500);

/** Sizes and language of a scene: each begins at another size, every second one is in English. */
const lawOf = (place) => ({ sizes: LAWFUL.map((_, i) => LAWFUL[(place + i) % LAWFUL.length]), lang: place % 2 === 0 ? "fr" : "en" });

// Whether the game changes without clicks, between the last look and the kill: automatic players, or sand.
const goesOn = ({ auto = 0, sand: own = false }, sand) => auto > 0 || sand || own;

async function play(page, id, scene, { url, sizes, lang, enough = Infinity }) {
  const { seldom, sand } = GAMES[id];
  await renew(page, url, { storage: { ...NEW_CARDS, "tablee:settings": JSON.stringify({ lang }) } });
  await page.goto(url(queryOf({ game: id, ...scene })));
  const all = [...seldom, ...(scene.seldom ?? [])];
  const tale = await playToEnd(page, seeded(scene.seed), { reloadEvery: RELOAD_EVERY, exact: !goesOn(scene, sand), seldom: all, sizes, enough });
  if (!tale.recorded && tale.steps < enough) await page.locator(".results-screen .podium .step").nth(scene.players - 1).waitFor();
  return tale;
}

/** Saves each page that breaks the law of layout; open the files from within the build's folder. */
function keepPages(id, faults, failures) {
  mkdirSync(failures, { recursive: true });
  [...faults].forEach(([said, page], i) => writeFileSync(join(failures, `law-${id}-${i + 1}.html`), `<!-- ${said} -->\n${page}`));
}

/** Plays the scenes, each at its place's size and language; returns the sums, the faults and the faulty scenes. */
async function playScenes(id, scenes, { newPage, url }) {
  const sum = { moves: 0, reloads: 0, faults: new Map(), faulty: [] };
  const used = [];
  await pool(scenes, AT_ONCE, async ({ place, ...scene }) => {
    const page = used.pop() ?? (await blindPage(newPage));
    try {
      const { moves, reloads, faults } = await play(page, id, scene, { url, ...lawOf(place) });
      faults.forEach((kept, said) => sum.faults.set(said, kept));
      if (faults.size > 0) sum.faulty.push({ place, ...scene });
      sum.moves += moves;
      sum.reloads += reloads;
    } catch (error) {
      error.message = `${JSON.stringify(scene)}: ${error.message}`;
      throw error;
    }
    if (process.env.TALE) console.log(JSON.stringify(scene), sum.moves, sum.reloads);
    used.push(page);
  });
  return sum;
}

/** Language, size, game, stage and kind of a fault, without its text: "fr 360×740 midi fatal: cut". */
const kindOf = (said) => /^[^:]*: \w+/.exec(said)[0];

async function playAll(id, scenes, app) {
  const { failures } = app;
  const { moves, reloads, faults, faulty } = await playScenes(id, scenes.map((scene, place) => ({ ...scene, place })), app);
  // Half as often as on average; short games in a usual run have few moves.
  const least = Math.min(scenes.length, Math.max(1, Math.floor(moves / (2 * RELOAD_EVERY))));
  expect(reloads, `the page was killed often enough (${reloads} times in ${moves} moves)`).toBeGreaterThanOrEqual(least);
  if (faults.size === 0) return;
  // Blind games differ from run to run, so faulty scenes are played twice. A fault seen again is a broken screen; one
  // seen once, due to a single text, is only reported, and its page saved.
  keepPages(id, faults, failures);
  const again = await playScenes(id, faulty, app);
  const kinds = new Set([...again.faults.keys()].map(kindOf));
  const [often, once] = [true, false].map((twice) => [...faults.keys()].filter((said) => kinds.has(kindOf(said)) === twice).sort());
  once.forEach((said) => console.log(`       once: ${said}`));
  expect(often, "what breaks the law of layout").toStrictEqual([]);
}

/** Plays one scene at each small size. */
async function playSmall(id, app) {
  const { newPage, failures } = app;
  const scenes = GAMES[id].blind.filter(({ auto }) => !auto);
  const found = await pool(SMALL, AT_ONCE, async (size, at) => {
    const scene = scenes[(at ?? SMALL.indexOf(size)) % scenes.length];
    const page = await blindPage(newPage);
    await page.setViewportSize(size);
    try {
      const { faults } = await play(page, id, scene, { url: app.url, sizes: [size], lang: "fr", enough: ENOUGH });
      return [...faults];
    } catch (error) {
      error.message = `${size.width}×${size.height} ${JSON.stringify(scene)}: ${error.message}`;
      throw error;
    }
  });
  const faults = new Map(found.flat());
  if (faults.size > 0) keepPages(`small-${id}`, faults, failures);
  expect([...faults.keys()].sort(), "moves that cannot be touched").toStrictEqual([]);
}

// Scenes with automatic players take longest, so they start first.
const longFirst = (one, other) => (other.auto ?? 0) - (one.auto ?? 0);

const rounds = (scenes) => Array.from({ length: ROUNDS }, (_, round) => scenes.map((scene) => ({ ...scene, seed: scene.seed + 100 * round }))).flat().sort(longFirst);

for (const [id, { blind }] of Object.entries(GAMES)) {
  test(`${id}: whole games are clicked blindly to their end, with reloads`, { tag: `@${id}` }, async ({ app }) => {
    test.setTimeout(600_000 * ROUNDS);
    await playAll(id, rounds(some(blind, 2)), app);
  });
  test(`${id}: in windows down to 320×256 every move can be touched`, { tag: `@${id}` }, async ({ app }) => {
    test.setTimeout(600_000);
    await playSmall(id, app);
  });
}
