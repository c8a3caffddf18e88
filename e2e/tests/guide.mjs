// A guided first turn: bubbles at the very control, the first time that it can be used, never twice, and none for
// whoever wants none.
import { fooled, midi } from "../games/midi.mjs";
import { GAMES } from "../lib/games.mjs";
import { SIZES } from "../lib/layout.mjs";
import { HINTS, NEW_HINTS } from "../lib/shown.mjs";
import { act, hide, queryOf, reopen, settled, sitDown } from "../lib/table.mjs";

const bubble = (page) => page.locator(".hint-bubble");
const known = (page, game) => page.evaluate((start) => localStorage["tablee:shown"].split(" ").filter((name) => name.startsWith(start)).map((name) => name.slice(start.length)), `${game}.hint.`);

async function dealt({ newPage, url }, scene, options = {}) {
  const page = await newPage({ storage: NEW_HINTS, ...options });
  await sitDown(page, url(queryOf(scene)));
  await settled(page);
  return page;
}

/** The tip of the bubble lies at the edge of a control of that move, and the bubble covers none of them. */
async function points(page, move, { expect }, where) {
  const boxes = async (selector) => page.locator(selector).evaluateAll((all) => all.filter((el) => el.checkVisibility()).map((el) => el.getBoundingClientRect().toJSON()));
  const [[tip], [box], controls] = await Promise.all([boxes(".hint-bubble > .tip"), boxes(".hint-bubble"), boxes(`main [data-move="${move}"]`)]);
  const [x, y] = [(tip.left + tip.right) / 2, (tip.top + tip.bottom) / 2];
  const near = ({ left, right, top, bottom }) => x > left - 1 && x < right + 1 && Math.min(Math.abs(y - top), Math.abs(y - bottom)) < 40;
  expect.ok(controls.some(near), `${where}: the tip (${x}, ${y}) points at ${move}: ${JSON.stringify(controls)}`);
  const free = ({ left, right, top, bottom }) => box.top >= bottom || box.bottom <= top || box.left >= right || box.right <= left;
  expect.ok(controls.every(free), `${where}: the controls are free`);
  const { width, height } = page.viewportSize();
  expect.ok(box.left >= 0 && box.top >= 0 && box.right <= width && box.bottom <= height, `${where}: all of the bubble is seen: ${JSON.stringify(box)}`);
}

async function first(context) {
  const { expect } = context;
  for (const [game, { player }] of Object.entries(GAMES)) {
    const page = await dealt(context, { game, players: 2, seed: 3 });
    const seen = new Set();
    // A bubble comes once what it points at has come to rest.
    const watch = async ({ moves }) => {
      if (!moves.some(({ name }) => HINTS[game].includes(name) && !seen.has(name))) return;
      await page.waitForTimeout(700);
      if ((await bubble(page).count()) === 0) return;
      const met = HINTS[game].find((move) => !seen.has(move) && moves.some(({ name }) => name === move));
      await points(page, met, context, game);
      seen.add(met);
    };
    const two = () => seen.size >= 2;
    await player.playUntil(page, two, { watch, steps: 120 });
    expect.ok((await known(page, game)).length >= 1, `${game}: what was used is known`);
    await page.close();
  }
}

async function sizes(context) {
  for (const { width, height } of SIZES.slice(0, 5)) {
    const page = await dealt(context, { game: "midi", players: 2, seed: 3 }, { viewport: { width, height } });
    await bubble(page).waitFor();
    await points(page, "number", context, `${width}×${height}`);
    await page.close();
  }
}

async function used(context) {
  const { expect } = context;
  const page = await dealt(context, { game: "midi", players: 2, seed: 3 });
  await bubble(page).waitFor();
  await page.locator('[data-move="number"]').first().click();
  await settled(page);
  expect.equal(await known(page, "midi"), ["number"], "whoever has used it knows it");
  await bubble(page).waitFor();
  await points(page, "choose", context, "the next one");
  await act(page, "hint-ok").click();
  await settled(page);
  expect.equal([await bubble(page).count(), await known(page, "midi")], [0, ["number", "choose"]], "or whoever says so");
  await reopen(page, { exact: false });
  await page.waitForTimeout(900);
  expect.equal(await bubble(page).count(), 0, "bubbles after a reload");
}

async function none(context) {
  const { expect } = context;
  const page = await dealt(context, { game: "midi", players: 2, seed: 3 });
  await bubble(page).waitFor();
  await act(page, "hint-none").click();
  await midi.playUntil(page, "duel", { policy: fooled(0) });
  await page.waitForTimeout(900);
  expect.equal([await bubble(page).count(), (await known(page, "midi")).length], [0, HINTS.midi.length], "bubbles for whoever wants none");
}

async function robots(context) {
  const page = await dealt(context, { game: "heure", players: 3, seed: 3, auto: 3 });
  await hide(page, false);
  await page.waitForTimeout(1_500);
  context.expect.equal(await bubble(page).count(), 0, "bubbles for automatic players");
}

export const tests = [
  { name: "each game explains its first controls, each once", run: first, timeout: 240_000 },
  { name: "a bubble points at its control at every size and covers nothing of it", run: sizes, timeout: 90_000 },
  { name: "it goes when its control was used, or by its button, for good", run: used },
  { name: "nobody is guided who wants none", run: none },
  { name: "automatic players need none", run: robots },
];
