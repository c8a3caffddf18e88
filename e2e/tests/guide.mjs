// A guided first turn: a bubble at each control the first time that it can be used, never twice, and none if they are
// switched off.
import { join } from "node:path";
import { fooled, midi } from "../games/midi.mjs";
import { gamesWith } from "../lib/facts.mjs";
import { GAMES } from "../lib/games.mjs";
import { SIZES, hintFaults } from "../lib/layout.mjs";
import { FULL, some } from "../lib/depth.mjs";
import { HINTS, NEW_HINTS } from "../lib/shown.mjs";
import { act, hide, queryOf, reopen, settled, sitDown } from "../lib/table.mjs";
import { eventually, expect, test } from "../lib/test.mjs";

const bubble = (page) => page.locator(".hint-bubble");
const known = (page, game) => page.evaluate((start) => localStorage["tablee:shown"].split(" ").filter((name) => name.startsWith(start)).map((name) => name.slice(start.length)), `${game}.hint.`);

async function dealt({ newPage, url }, scene, options = {}) {
  const page = await newPage({ storage: NEW_HINTS, ...options });
  await sitDown(page, url(queryOf(scene)));
  await settled(page);
  return page;
}

/** Waits until the bubble has found its place. */
const stands = (page, timeout) => page.locator('.hint-bubble:not([data-side="none"])').waitFor({ timeout });

/** Asserts that the bubble points at controls of that move, covers nothing that is read or touched, and is seen whole. */
async function points(page, move, where) {
  await stands(page);
  expect(await page.locator("[data-hinted]").evaluateAll((all) => [...new Set(all.map((el) => el.dataset.move))]), `${where}: what it points at`).toStrictEqual([move]);
  expect((await page.evaluate(hintFaults)).wrong, `${where}: the hint`).toStrictEqual([]);
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

test("a bubble points at its control at every size and covers nothing", async ({ app }) => {
  test.setTimeout(90_000);
  for (const { width, height } of SIZES.slice(0, 5)) {
    const page = await dealt(app, { game: "midi", players: 2, seed: 3 }, { viewport: { width, height } });
    await bubble(page).waitFor();
    await points(page, "number", `${width}×${height}`);
    await page.close();
  }
});

// With motion, cards are dealt and lines come in after the hint has found its place.
test("a hint goes out of the way of what comes in later", async ({ app }) => {
  test.setTimeout(150_000);
  for (const game of gamesWith("comesIn")) {
    const page = await app.newPage({ storage: NEW_HINTS, reducedMotion: "no-preference" });
    await sitDown(page, app.url(queryOf({ game, players: 4, seed: 3 })));
    const seen = new Set();
    const watch = async ({ phase, moves }) => {
      const next = HINTS[game].find((name) => !seen.has(name) && moves.some((move) => move.name === name));
      if (!next || !(await stands(page, 3_000).then(() => true, () => false))) return;
      seen.add(next);
      await eventually(async () => (await page.evaluate(hintFaults))?.wrong.length === 0, `${game}, ${phase}, ${next}: it stands well`, 5_000);
    };
    await GAMES[game].player.playUntil(page, (_, made) => seen.size === 2 || made > 20, { watch, steps: 30 });
    expect(seen.size, `${game}: hints that were seen`).toBe(2);
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

const LAW = FULL ? SIZES : [SIZES[0], SIZES[1], SIZES[3], SIZES[4]];

/** At every size, what the open hint of that table does wrong; with PICTURES=1 each is kept in e2e/artefacts/hints/. */
async function atEverySize(page, what, artefacts) {
  const wrong = [];
  for (const { width, height } of LAW) {
    await page.setViewportSize({ width, height });
    // The page is laid out, then the hint looks for its place.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 60)))));
    if (process.env.PICTURES) await page.screenshot({ path: join(artefacts, "hints", `${what.replace(/\W+/g, "-")}-${width}.png`) });
    const seen = await page.evaluate(hintFaults);
    if (seen?.wrong.length > 0) wrong.push(`${what} at ${width}×${height}, ${seen.side}: ${seen.wrong.join(", ")}`);
  }
  await page.setViewportSize({ width: 1180, height: 820 });
  return wrong;
}

// The law: a hint stands beside what it explains, and on nothing.
for (const game of Object.keys(GAMES)) {
  test(`${game}: no hint covers a text, a plate or a control, in any phase at any size`, { tag: `@${game}` }, async ({ app }) => {
    test.setTimeout(300_000);
    const { player, sand, guided } = GAMES[game];
    const wrong = [];
    for (const scene of some(guided, 2)) {
      const page = await app.newPage({ storage: NEW_HINTS });
      await sitDown(page, app.url(queryOf({ game, ...scene })), { clock: false });
      const seen = new Set();
      const watch = async ({ phase, moves }) => {
        const next = HINTS[game].find((name) => !seen.has(name) && moves.some((move) => move.name === name));
        if (!next) return;
        await stands(page);
        seen.add(next);
        wrong.push(...(await atEverySize(page, `${game}, ${JSON.stringify(scene)}, ${phase}, ${next}`, app.artefacts)));
      };
      await player.playUntil(page, (_, made) => seen.size === HINTS[game].length || made > (sand ? 12 : 90), { watch, steps: 120 }).catch((error) => wrong.push(error.message));
      expect(seen.size, `${game}: hints that were seen`).toBeGreaterThanOrEqual(2);
      await page.close();
    }
    expect(wrong, "faults of hints").toStrictEqual([]);
  });
}
