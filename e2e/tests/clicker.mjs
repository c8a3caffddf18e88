// The blind clicker: it knows nothing of the game, clicks on whatever may be clicked,
// kills the page at random steps, and yet every game reaches its end. After each kill
// the newest card at home resumes the very same state.
import { seeded } from "../lib/chance.mjs";
import { blindPage, playToEnd } from "../lib/clicker.mjs";
import { renew } from "../lib/pages.mjs";
import { pool } from "../lib/pool.mjs";
import { queryOf } from "../lib/table.mjs";

const OPTIONS = [
  "",
  "HEURE-O1=on",
  "HEURE-O2=on",
  "HEURE-O3=on",
  "HEURE-O4=on",
  "HEURE-O5=random",
  "glow=off",
  "HEURE-O1=on,HEURE-O3=on,glow=off",
  "HEURE-O2=on,HEURE-O4=on",
  "HEURE-O1=on,HEURE-O2=on,HEURE-O3=on,HEURE-O4=on,HEURE-O5=random,glow=off",
];

// Fifty games: every option set with every number of players; in every fifth the
// tablet plays one or two seats, in every tenth the clicker also opens curtains.
const GAMES = Array.from({ length: Number(process.env.CLICKER_GAMES ?? 50) }, (_, i) => ({
  seed: i + 1,
  players: 2 + (i % 3),
  options: OPTIONS[i % OPTIONS.length],
  auto: i % 5 === 4 ? 1 + (i % 2) * (i % 3 > 0) : 0,
  seldom: i % 10 === 6 ? ["tidy", "peek", "shuffle"] : [],
}));

// Two workers with three games each keep two cores busy.
const AT_ONCE = 3;

async function playAll(games, { newPage, url, expect }) {
  const sum = { moves: 0, reloads: 0 };
  const used = [];
  await pool(games, AT_ONCE, async (game) => {
    const page = used.pop() ?? (await blindPage(newPage));
    try {
      await renew(page, url);
      await page.goto(url(queryOf(game)));
      const tale = await playToEnd(page, seeded(game.seed), { reloadEvery: 50, exact: game.auto === 0, seldom: game.seldom });
      await page.locator(".results-screen h2").first().waitFor();
      sum.moves += tale.moves;
      sum.reloads += tale.reloads;
    } catch (error) {
      error.message = `${JSON.stringify(game)}: ${error.message}`;
      throw error;
    }
    used.push(page);
  });
  expect.ok(sum.reloads >= games.length, `the page was killed often enough (${sum.reloads} times in ${sum.moves} moves)`);
}

// Automatic players take their time: nobody should wait for them at the end.
const longFirst = (one, other) => other.auto - one.auto;
const half = (part) => (context) => playAll(GAMES.filter((_, i) => i % 2 === part).sort(longFirst), context);

export const tests = [0, 1].map((part) => ({
  name: `25 games are clicked blindly to their end, with reloads (${part ? "even" : "odd"} seeds)`,
  run: half(part),
  timeout: 1_800_000,
}));
