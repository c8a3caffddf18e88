// The whole app by keyboard alone: no pointer in this file.
import { heure, look, playUntil } from "../games/heure.mjs";
import { seeded, withoutLuck } from "../lib/chance.mjs";
import { GAMES } from "../lib/games.mjs";
import { focusNow, reach, use } from "../lib/keys.mjs";
import { driveClock } from "../lib/pages.mjs";
import { seated, state } from "../lib/table.mjs";

// So often may Tab be pressed in a game, on average.
const USUAL_PRESSES = 8;

// No whole game is longer: two play Egomaster, whose dice nobody knows, for some 370 to 500.
const ACTS = 1000;

const focusInside = (page, selector) => page.evaluate((inside) => Boolean(document.activeElement.closest(inside)), selector);
const order = (page) => page.locator(".hand > li").evaluateAll((cards) => cards.map((card) => card.querySelector("img").alt));

/** From the shelf to the set-up, which may still be on its way when the game is chosen. */
async function setUp(page, { url, expect }, game = "heure") {
  const box = `[data-act="open"][data-game="${game}"]`;
  await page.goto(url());
  await page.locator(box).waitFor({ timeout: 15_000 });
  await use(page, box, { expect });
  await page.locator('[data-phase="setup"]').waitFor({ timeout: 15_000 });
}

/** On to a table of two. */
async function sitDown(page, ctx, game) {
  const { expect } = ctx;
  await setUp(page, ctx, game);
  await use(page, '[data-act="start"]', { expect, enter: "Space" });
  await page.locator('[data-game][data-phase]:not([data-phase="setup"])').waitFor();
  return seated(page);
}

/** Does by keyboard what people would do next; hands back how often Tab was pressed. */
async function act(page, player, { chance, policy, ...options }) {
  const now = await player.look(page);
  if (now.moves.length === 0) throw new Error(`nothing to do: ${JSON.stringify(now)}`);
  await player.mark(page, player.next(now, policy, chance));
  return use(page, "[data-chosen]", options);
}

async function rematch(page, expect) {
  await expect.soon(async () => (await page.evaluate(focusNow, '[data-act="rematch"]')).there, "the rematch has the focus");
  await use(page, '[data-act="rematch"]', { expect });
}

// By the usual policy: curtains hang, sand runs, whatever the game brings.
const wholeGame = (id) => async (ctx) => {
  const { expect } = ctx;
  const { player, phases, sand } = GAMES[id];
  const page = await ctx.newPage();
  // By another deal no ghost may come.
  await withoutLuck(page, 1);
  if (sand) await driveClock(page);
  await sitDown(page, ctx, id);
  const chance = seeded(3);
  const tale = { acts: 0, presses: 0, phases: new Set() };
  for (let now = await player.look(page); now.phase !== "over" && tale.acts < ACTS; now = await player.look(page)) {
    tale.phases.add(now.phase);
    await player.spend(page, now, 7_000);
    tale.presses += await act(page, player, { chance, expect, enter: tale.acts % 2 ? "Space" : "Enter" });
    tale.acts += 1;
  }
  expect.equal(phases.filter((phase) => !tale.phases.has(phase)), [], "phases that never came");
  expect.equal((await state(page)).phase, "over", "phase at the end");
  expect.atMost(tale.presses / tale.acts, USUAL_PRESSES, "presses of Tab an act");
  await rematch(page, expect);
  await page.locator(`[data-phase="${phases[0]}"]`).waitFor({ timeout: 5000 });
};

// Rows are pushed and questions asked without a pointer, too.
async function rarePhases(ctx) {
  const { expect } = ctx;
  for (const phase of ["emergency", "ghost", "ask"]) {
    const page = await ctx.newPage();
    await page.goto(ctx.url("?game=heure&players=2&seed=4"));
    await seated(page);
    let now = await playUntil(page, phase, { policy: "careless", seed: 2 });
    for (let acts = 0; now.phase === phase && acts < 6; acts += 1) {
      await act(page, heure, { chance: seeded(acts), expect });
      await look(page);
      now = await state(page);
    }
    expect.ok(now.phase !== phase, `the keyboard leads out of ${phase}`);
    await page.context().close();
  }
}

async function undoByKeys(ctx) {
  const { expect } = ctx;
  const page = await ctx.newPage();
  await page.goto(ctx.url("?game=heure&players=2&seed=4"));
  await seated(page);
  const placing = await playUntil(page, "place");
  await act(page, heure, { chance: seeded(1), expect });
  await look(page);
  expect.equal((await state(page)).phase, "draw", "phase once the card is laid");
  await use(page, '[data-act="undo"]', { expect, key: "Shift+Tab" });
  await look(page);
  expect.equal((await state(page)).fingerprint, placing.fingerprint, "fingerprint once it is taken back");
}

async function curtainByKeys(ctx) {
  const { expect } = ctx;
  const page = await ctx.newPage();
  await page.goto(ctx.url("?game=heure&players=2&seed=4"));
  await seated(page);
  await use(page, '[data-act="peek"]', { expect });
  // The curtain's own button has the focus: Enter lifts it at once.
  await page.locator('[data-act="uncover"]').waitFor();
  expect.atMost(await use(page, '[data-act="uncover"]', { expect }), 3, "presses to the curtain's button");
  await page.locator(".hand").waitFor();
  expect.matches((await state(page)).eyes, /^[01]$/, "data-eyes behind the curtain");
  const before = await order(page);
  await use(page, '.hand > li[data-place="0"] .to-right', { expect });
  const [first, second, ...rest] = before;
  await expect.soon(async () => JSON.stringify(await order(page)) === JSON.stringify([second, first, ...rest]), "the first card has gone to the right");
  await use(page, `.hand > li[data-place="${before.length - 1}"] .to-left`, { expect, enter: "Space" });
  await expect.soon(async () => (await order(page)).at(-2) === before.at(-1), "the last card has gone to the left");
  await use(page, '[data-act="cover"]', { expect });
  await page.locator(".play").waitFor();
  expect.equal((await state(page)).eyes, "table", "data-eyes afterwards");
  expect.equal(await page.locator(".hand").count(), 0, "hands in the page afterwards");
}

async function curtainIsLeft(ctx) {
  const { expect } = ctx;
  const page = await ctx.newPage();
  await page.goto(ctx.url("?game=heure&players=2&seed=4"));
  const { fingerprint } = await seated(page);
  await use(page, '[data-act="tidy"]', { expect });
  await use(page, '[data-act="leave"]', { expect });
  await page.locator(".play").waitFor();
  expect.equal((await state(page)).fingerprint, fingerprint, "fingerprint");
}

// Round and round inside the sheet, both ways; Escape gives the focus back.
async function sheetKeepsFocus(page, opener, ctx) {
  const { expect } = ctx;
  await use(page, opener, { expect });
  await page.locator('[role="dialog"]').waitFor();
  await expect.soon(() => focusInside(page, '[role="dialog"]'), "the focus goes into the sheet");
  for (const key of ["Tab", "Shift+Tab"]) {
    for (let i = 0; i < 15; i += 1) {
      await page.keyboard.press(key);
      expect.ok(await focusInside(page, '[role="dialog"]'), `the focus stays in the sheet after ${i + 1} times ${key}`);
    }
  }
  await page.keyboard.press("Escape");
  await page.locator('[role="dialog"]').waitFor({ state: "detached" });
  await expect.soon(async () => (await page.evaluate(focusNow, opener)).there, "the focus is given back");
}

async function rulesAtTable(ctx) {
  const page = await ctx.newPage();
  await page.goto(ctx.url("?game=heure&players=2&seed=4"));
  await seated(page);
  await sheetKeepsFocus(page, '[data-act="rules"]', ctx);
}

async function sheetsAtSetup(ctx) {
  const page = await ctx.newPage();
  await setUp(page, ctx);
  await sheetKeepsFocus(page, '[data-act="rules"]', ctx);
  await sheetKeepsFocus(page, '.plan [data-place="1"] [data-act="player"]', ctx);
}

// A third player is added, named and moved to another edge, between the two others.
async function seatByKeys(ctx) {
  const { expect } = ctx;
  const page = await ctx.newPage();
  await setUp(page, ctx);
  await use(page, '[data-act="add"]', { expect });
  const names = () => page.locator(".plan [data-place] .name").allInnerTexts();
  await expect.soon(async () => (await names()).length === 3, "a third seat");
  const third = '.plan [data-place="2"] [data-act="player"]';
  await use(page, third, { expect });
  await reach(page, '[role="dialog"] input[type="text"]', { expect });
  await page.keyboard.type("Zoé");
  await page.keyboard.press("Enter");
  await page.locator('[role="dialog"]').waitFor({ state: "detached" });
  expect.equal((await names())[2], "Zoé", "the name of the third");
  await use(page, third, { expect });
  await use(page, '[role="dialog"] [data-act="edge"][data-edge="left"]', { expect, enter: "Space" });
  await expect.soon(async () => (await names())[1] === "Zoé", "the third is now the second");
  expect.equal(await page.locator('.plan [data-place="1"]').getAttribute("data-edge"), "left", "where she sits");
}

export const tests = [
  ...Object.keys(GAMES).map((id) => ({ name: `${id}: a whole game of two, from the shelf to the rematch`, run: wholeGame(id), timeout: 120_000, game: id })),
  { name: "an emergency, a ghost and a question", run: rarePhases },
  { name: "a laid card is taken back", run: undoByKeys },
  { name: "a hand is put in order behind the curtain", run: curtainByKeys },
  { name: "a curtain is left lowered", run: curtainIsLeft },
  { name: "the rules keep the focus and give it back", run: rulesAtTable },
  { name: "the sheets of the set-up keep the focus and give it back", run: sheetsAtSetup },
  { name: "a seat is added, named and moved", run: seatByKeys },
];
