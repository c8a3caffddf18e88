// Ways to screens. A way has the initial `storage`, whether the test drives the `clock`, the names of its
// `stops`, and the generator walk(page, { url, newPage }, wanted), which yields [stop, the page that shows
// it] for each wanted stop.
import { seeded } from "./chance.mjs";
import { act, isHome, queryOf, seated } from "./table.mjs";

/** A way to one screen: open(page, { url, newPage }) → the page that shows it. */
export const single = (name, open, storage) => ({
  storage,
  stops: [name],
  walk: async function* (page, app) {
    yield [name, await open(page, app)];
  },
});

/** Ways to one screen each: { name: open, … }. */
export const singles = (opened, storage) => Object.entries(opened).map(([name, open]) => single(name, open, storage));

/** Opens a screen from home by these acts, the first of which leaves home. */
export const by = (...acts) => async (page, { url }) => {
  await page.goto(url());
  await isHome(page);
  for (const [step, name] of acts.entries()) {
    await act(page, name).click();
    if (step === 0) await page.locator(".home-screen").waitFor({ state: "detached" });
  }
  return page;
};

/** Opens a screen, then does `more`. */
export const then = (open, more) => async (page, app) => {
  await open(page, app);
  await more(page, app);
  return page;
};

/** Opens the set-up of a game. */
export const setUp = (game) => async (page, { url }) => {
  await page.goto(url());
  await page.locator(`[data-act="open"][data-game="${game}"]`).click();
  await page.locator(".setup-screen").waitFor();
  return page;
};

/** Opens a table and plays it until `until`; as dealt by default. */
export const table = (player, scene, until = () => true) => async (page, { url }) => {
  await page.goto(url(queryOf(scene)));
  await seated(page);
  await player.playUntil(page, until, scene);
  return page;
};

/**
 * A way that reaches several screens in one game. `stops`, by name: (table, clicks made) → whether the
 * screen is reached. Calls `then(page)` at each stop.
 */
export const journey = (player, scene, stops, { policy, clock = false, then = () => {} } = {}) => ({
  clock,
  stops: Object.keys(stops),
  walk: async function* (page, { url }, wanted) {
    await page.goto(url(queryOf(scene)));
    await seated(page);
    const left = new Set(wanted);
    const chance = seeded(scene.seed);
    const watch = (now) => player.spend(page, now, 7_000);
    for (let made = 0; left.size > 0; ) {
      let name;
      const before = made;
      const reached = (now, more) => (name = [...left].find((one) => stops[one](now, before + more)));
      const now = await player.playUntil(page, reached, { policy, chance, watch });
      made += now.made;
      if (clock) await page.clock.runFor(1_000);
      await then(page);
      left.delete(name);
      yield [name, page];
    }
  },
});
