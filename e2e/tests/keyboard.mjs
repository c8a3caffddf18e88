// The whole app by keyboard alone: no pointer in this file.
import { heure, look, playUntil } from "../games/heure.mjs";
import { seeded, withoutLuck } from "../lib/chance.mjs";
import { gamesOr } from "../lib/depth.mjs";
import { GAMES } from "../lib/games.mjs";
import { focusNow, reach, use } from "../lib/keys.mjs";
import { driveClock } from "../lib/pages.mjs";
import { seated, state } from "../lib/table.mjs";
import { eventually, expect, test } from "../lib/test.mjs";

// The most presses of Tab per move in a game, on average.
const USUAL_PRESSES = 8;

// The most moves of a whole game. Where dice decide how far one gets, two players need some 370 to 500.
const ACTS = 1000;

const focusInside = (page, selector) => page.evaluate((inside) => Boolean(document.activeElement.closest(inside)), selector);
const order = (page) => page.locator(".hand > li").evaluateAll((cards) => cards.map((card) => card.querySelector("img").alt));

/** From the shelf to the set-up, whose bundle may still be loading when the game is chosen. */
async function setUp(page, { url }, game = "heure") {
  const box = `[data-act="open"][data-game="${game}"]`;
  await page.goto(url());
  await page.locator(box).waitFor({ timeout: 15_000 });
  await use(page, box);
  await page.locator('[data-phase="setup"]').waitFor({ timeout: 15_000 });
}

/** From the shelf to a table of two. */
async function sitDown(page, app, game) {
  await setUp(page, app, game);
  await use(page, '[data-act="start"]', { enter: "Space" });
  await page.locator('[data-game][data-phase]:not([data-phase="setup"])').waitFor();
  return seated(page);
}

/** Makes the next move by keyboard; returns the number of presses of Tab. */
async function act(page, player, { chance, policy, ...options }) {
  const now = await player.look(page);
  if (now.moves.length === 0) throw new Error(`nothing to do: ${JSON.stringify(now)}`);
  await player.mark(page, player.next(now, policy, chance));
  return use(page, "[data-chosen]", options);
}

async function rematch(page) {
  await eventually(async () => (await page.evaluate(focusNow, '[data-act="rematch"]')).there, "the rematch has the focus");
  await use(page, '[data-act="rematch"]');
}

// Plays by the default policy, with curtains and clocks.
const wholeGame = (id) => async ({ app, newPage }) => {
  const { player, phases, sand } = GAMES[id];
  const page = await newPage();
  // A fixed deal: others may bring no ghost.
  await withoutLuck(page, 1);
  if (sand) await driveClock(page);
  await sitDown(page, app, id);
  const chance = seeded(3);
  const tale = { acts: 0, presses: 0, phases: new Set() };
  for (let now = await player.look(page); now.phase !== "over" && tale.acts < ACTS; now = await player.look(page)) {
    tale.phases.add(now.phase);
    await player.spend(page, now, 7_000);
    tale.presses += await act(page, player, { chance, enter: tale.acts % 2 ? "Space" : "Enter" });
    tale.acts += 1;
  }
  expect(phases.filter((phase) => !tale.phases.has(phase)), "phases that never came").toStrictEqual([]);
  expect((await state(page)).phase, "phase at the end").toBe("over");
  expect(tale.presses / tale.acts, "presses of Tab an act").toBeLessThanOrEqual(USUAL_PRESSES);
  await rematch(page);
  await page.locator(`[data-phase="${phases[0]}"]`).waitFor({ timeout: 5000 });
};

// Cards are pushed and questions asked without a pointer, too.
test("an emergency, a ghost and a question", async ({ newPage, url }) => {
  for (const phase of ["emergency", "ghost", "ask"]) {
    const page = await newPage();
    await page.goto(url("?game=heure&players=2&seed=4"));
    await seated(page);
    let now = await playUntil(page, phase, { policy: "careless", seed: 2 });
    for (let acts = 0; now.phase === phase && acts < 6; acts += 1) {
      await act(page, heure, { chance: seeded(acts) });
      await look(page);
      now = await state(page);
    }
    expect(now.phase, `the keyboard leads out of ${phase}`).not.toBe(phase);
    await page.context().close();
  }
});

test("a laid card is taken back", async ({ newPage, url }) => {
  const page = await newPage();
  await page.goto(url("?game=heure&players=2&seed=4"));
  await seated(page);
  const placing = await playUntil(page, "place");
  await act(page, heure, { chance: seeded(1) });
  await look(page);
  expect((await state(page)).phase, "phase once the card is laid").toBe("draw");
  await use(page, '[data-act="undo"]', { key: "Shift+Tab" });
  await look(page);
  expect((await state(page)).fingerprint, "fingerprint once it is taken back").toStrictEqual(placing.fingerprint);
});

test("a hand is put in order behind the curtain", async ({ newPage, url }) => {
  const page = await newPage();
  await page.goto(url("?game=heure&players=2&seed=4"));
  await seated(page);
  await use(page, '[data-act="peek"]');
  // The curtain's own button has the focus: Enter lifts it at once.
  await page.locator('[data-act="uncover"]').waitFor();
  expect(await use(page, '[data-act="uncover"]'), "presses to the curtain's button").toBeLessThanOrEqual(3);
  await page.locator(".hand").waitFor();
  expect((await state(page)).eyes, "data-eyes behind the curtain").toMatch(/^[01]$/);
  const before = await order(page);
  await use(page, '.hand > li[data-place="0"] .to-right');
  const [first, second, ...rest] = before;
  await eventually(async () => JSON.stringify(await order(page)) === JSON.stringify([second, first, ...rest]), "the first card has gone to the right");
  await use(page, `.hand > li[data-place="${before.length - 1}"] .to-left`, { enter: "Space" });
  await eventually(async () => (await order(page)).at(-2) === before.at(-1), "the last card has gone to the left");
  await use(page, '[data-act="cover"]');
  await page.locator(".play").waitFor();
  expect((await state(page)).eyes, "data-eyes afterwards").toBe("table");
  expect(await page.locator(".hand").count(), "hands in the page afterwards").toBe(0);
});

test("a curtain is left lowered", async ({ newPage, url }) => {
  const page = await newPage();
  await page.goto(url("?game=heure&players=2&seed=4"));
  const { fingerprint } = await seated(page);
  await use(page, '[data-act="tidy"]');
  await use(page, '[data-act="leave"]');
  await page.locator(".play").waitFor();
  expect((await state(page)).fingerprint, "fingerprint").toStrictEqual(fingerprint);
});

// Tab cycles inside the sheet, both ways; Escape returns the focus to the opener.
async function sheetKeepsFocus(page, opener) {
  await use(page, opener);
  await page.locator('[role="dialog"]').waitFor();
  await eventually(() => focusInside(page, '[role="dialog"]'), "the focus goes into the sheet");
  for (const key of ["Tab", "Shift+Tab"]) {
    for (let i = 0; i < 15; i += 1) {
      await page.keyboard.press(key);
      expect(await focusInside(page, '[role="dialog"]'), `the focus stays in the sheet after ${i + 1} times ${key}`).toBeTruthy();
    }
  }
  await page.keyboard.press("Escape");
  await page.locator('[role="dialog"]').waitFor({ state: "detached" });
  await eventually(async () => (await page.evaluate(focusNow, opener)).there, "the focus is given back");
}

test("the rules keep the focus and give it back", async ({ newPage, url }) => {
  const page = await newPage();
  await page.goto(url("?game=heure&players=2&seed=4"));
  await seated(page);
  await sheetKeepsFocus(page, '[data-act="rules"]');
});

test("the sheets of the set-up keep the focus and give it back", async ({ app, newPage }) => {
  const page = await newPage();
  await setUp(page, app);
  await sheetKeepsFocus(page, '[data-act="rules"]');
  await sheetKeepsFocus(page, '.plan [data-place="1"] [data-act="player"]');
});

// A third player is added, named and moved to another edge, between the two others.
test("a seat is added, named and moved", async ({ app, newPage }) => {
  const page = await newPage();
  await setUp(page, app);
  await use(page, '[data-act="add"]');
  const names = () => page.locator(".plan [data-place] .name").allInnerTexts();
  await eventually(async () => (await names()).length === 3, "a third seat");
  const third = '.plan [data-place="2"] [data-act="player"]';
  await use(page, third);
  await reach(page, '[role="dialog"] input[type="text"]');
  await page.keyboard.type("Zoé");
  await page.keyboard.press("Enter");
  await page.locator('[role="dialog"]').waitFor({ state: "detached" });
  expect((await names())[2], "the name of the third").toBe("Zoé");
  await use(page, third);
  await use(page, '[role="dialog"] [data-act="edge"][data-edge="left"]', { enter: "Space" });
  await eventually(async () => (await names())[1] === "Zoé", "the third is now the second");
  expect(await page.locator('.plan [data-place="1"]').getAttribute("data-edge"), "where she sits").toBe("left");
});

for (const id of gamesOr("heure", "defizz")) {
  test(`${id}: a whole game of two, from the shelf to the rematch`, { tag: `@${id}` }, wholeGame(id));
}
