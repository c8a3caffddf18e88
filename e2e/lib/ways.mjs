// How screens are reached. A way says what is in the `storage` beforehand, whether its `clock` is driven
// by us, the `stops` it makes, and has walk(page, { url, newPage }, wanted), which hands out [stop, the
// page to look at] for those wanted.
import { seeded } from "./chance.mjs";
import { act, isHome, queryOf, seated } from "./table.mjs";

/** A screen by itself: open(page, { url, newPage }) → the page to look at. */
export const single = (name, open, storage) => ({
  storage,
  stops: [name],
  walk: async function* (page, app) {
    yield [name, await open(page, app)];
  },
});

/** Screens by themselves: { name: open, … }. */
export const singles = (opened, storage) => Object.entries(opened).map(([name, open]) => single(name, open, storage));

/** From home by these acts, the first of which leads away from it. */
export const by = (...acts) => async (page, { url }) => {
  await page.goto(url());
  await isHome(page);
  for (const [step, name] of acts.entries()) {
    await act(page, name).click();
    if (step === 0) await page.locator(".home-screen").waitFor({ state: "detached" });
  }
  return page;
};

/** A screen, and then something more. */
export const then = (open, more) => async (page, app) => {
  await open(page, app);
  await more(page, app);
  return page;
};

/** The set-up of a game. */
export const setUp = (game) => async (page, { url }) => {
  await page.goto(url());
  await page.locator(`[data-act="open"][data-game="${game}"]`).click();
  await page.locator(".setup-screen").waitFor();
  return page;
};

/** A table, played until there, or as it is dealt. */
export const table = (player, scene, until = () => true) => async (page, { url }) => {
  await page.goto(url(queryOf(scene)));
  await seated(page);
  await player.playUntil(page, until, scene);
  return page;
};

/**
 * One game played on and on, so that nothing is played twice to be seen; by name where it stops:
 * (table, clicks made) → boolean. `then(page)` is done at each stop.
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
