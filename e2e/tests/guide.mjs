// A guided first turn: a bubble at each control the first time that it can be used, never twice, and none if they are
// switched off.
import { fooled, midi } from "../games/midi.mjs";
import { GAMES } from "../lib/games.mjs";
import { SIZES } from "../lib/layout.mjs";
import { HINTS, NEW_HINTS } from "../lib/shown.mjs";
import { act, hide, queryOf, reopen, settled, sitDown } from "../lib/table.mjs";
import { expect, test } from "../lib/test.mjs";

const bubble = (page) => page.locator(".hint-bubble");
const known = (page, game) => page.evaluate((start) => localStorage["tablee:shown"].split(" ").filter((name) => name.startsWith(start)).map((name) => name.slice(start.length)), `${game}.hint.`);

async function dealt({ newPage, url }, scene, options = {}) {
  const page = await newPage({ storage: NEW_HINTS, ...options });
  await sitDown(page, url(queryOf(scene)));
  await settled(page);
  return page;
}

/** Asserts that the bubble's tip is at the edge of a control of that move, and that the bubble covers none of them. */
async function points(page, move, where) {
  const boxes = async (selector) => page.locator(selector).evaluateAll((all) => all.filter((el) => el.checkVisibility()).map((el) => el.getBoundingClientRect().toJSON()));
  const [[tip], [box], controls] = await Promise.all([boxes(".hint-bubble > .tip"), boxes(".hint-bubble"), boxes(`main [data-move="${move}"]`)]);
  const [x, y] = [(tip.left + tip.right) / 2, (tip.top + tip.bottom) / 2];
  const near = ({ left, right, top, bottom }) => x > left - 1 && x < right + 1 && Math.min(Math.abs(y - top), Math.abs(y - bottom)) < 40;
  expect(controls.some(near), `${where}: the tip (${x}, ${y}) points at ${move}: ${JSON.stringify(controls)}`).toBeTruthy();
  const free = ({ left, right, top, bottom }) => box.top >= bottom || box.bottom <= top || box.left >= right || box.right <= left;
  expect(controls.every(free), `${where}: the controls are free`).toBeTruthy();
  const { width, height } = page.viewportSize();
  expect(box.left >= 0 && box.top >= 0 && box.right <= width && box.bottom <= height, `${where}: all of the bubble is seen: ${JSON.stringify(box)}`).toBeTruthy();
}

test("each game explains its first controls, each once", async ({ app }) => {
  test.setTimeout(240_000);
  for (const [game, { player }] of Object.entries(GAMES)) {
    const page = await dealt(app, { game, players: 2, seed: 3 });
    const seen = new Set();
    // A bubble appears once its control has stopped moving.
    const watch = async ({ moves }) => {
      if (!moves.some(({ name }) => HINTS[game].includes(name) && !seen.has(name))) return;
      await page.waitForTimeout(700);
      if ((await bubble(page).count()) === 0) return;
      const met = HINTS[game].find((move) => !seen.has(move) && moves.some(({ name }) => name === move));
      await points(page, met, game);
      seen.add(met);
    };
    const two = () => seen.size >= 2;
    await player.playUntil(page, two, { watch, steps: 120 });
    expect((await known(page, game)).length, `${game}: what was used is known`).toBeGreaterThanOrEqual(1);
    await page.close();
  }
});

test("a bubble points at its control at every size and covers nothing of it", async ({ app }) => {
  test.setTimeout(90_000);
  for (const { width, height } of SIZES.slice(0, 5)) {
    const page = await dealt(app, { game: "midi", players: 2, seed: 3 }, { viewport: { width, height } });
    await bubble(page).waitFor();
    await points(page, "number", `${width}×${height}`);
    await page.close();
  }
});

test("it goes when its control was used, or by its button, for good", async ({ app }) => {
  const page = await dealt(app, { game: "midi", players: 2, seed: 3 });
  await bubble(page).waitFor();
  await page.locator('[data-move="number"]').first().click();
  await settled(page);
  expect(await known(page, "midi"), "whoever has used it knows it").toStrictEqual(["number"]);
  await bubble(page).waitFor();
  await points(page, "choose", "the next one");
  await act(page, "hint-ok").click();
  await settled(page);
  expect([await bubble(page).count(), await known(page, "midi")], "or whoever says so").toStrictEqual([0, ["number", "choose"]]);
  await reopen(page, { exact: false });
  await page.waitForTimeout(900);
  expect(await bubble(page).count(), "bubbles after a reload").toBe(0);
});

test("nobody is guided who wants none", async ({ app }) => {
  const page = await dealt(app, { game: "midi", players: 2, seed: 3 });
  await bubble(page).waitFor();
  await act(page, "hint-none").click();
  await midi.playUntil(page, "duel", { policy: fooled(0) });
  await page.waitForTimeout(900);
  expect([await bubble(page).count(), (await known(page, "midi")).length], "bubbles for whoever wants none").toStrictEqual([0, HINTS.midi.length]);
});

test("automatic players need none", async ({ app }) => {
  const page = await dealt(app, { game: "heure", players: 3, seed: 3, auto: 3 });
  await hide(page, false);
  await page.waitForTimeout(1_500);
  expect(await bubble(page).count(), "bubbles for automatic players").toBe(0);
});
