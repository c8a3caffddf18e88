// Whole games by taps: to the podium, the records, and the next game.
import { DRAWN, EMERGENCY, GHOST, playUntil } from "../games/heure.mjs";
import { queryOf, seated, settled, state } from "../lib/table.mjs";
import { eventually, expect, test } from "../lib/test.mjs";

const sittings = (page) => page.evaluate(() => Object.keys(localStorage).filter((key) => /^tablee:sitting:.*:setup$/.test(key)));
const recorded = (page) => page.evaluate(() => (localStorage["tablee:records"] ?? "").split('"sitting"').length - 1);

// Plays by real taps, as the policy "sensible" of games/heure.mjs does.
async function tapToTheEnd(page) {
  for (let taps = 0; taps < 600; taps += 1) {
    const now = await state(page);
    if (now.phase === "over") return taps;
    // A turn's controls appear once the result of the last tap has been rendered.
    const { x, y } = await (await page.waitForFunction(aim)).jsonValue();
    await page.touchscreen.tap(x, y);
    await page.waitForFunction((was) => document.querySelector("[data-game]").dataset.fingerprint !== was || document.querySelector("[data-pushed]"), now.fingerprint);
  }
  throw new Error("no end after 600 taps");
}

// Runs in the page: the middle of the control to tap, if there is one.
function aim() {
  const all = [...document.querySelectorAll(".play [data-move]")].filter((el) => !el.disabled);
  const hour = Number(document.querySelector(".stage .drawn [data-hour]")?.dataset.hour);
  const cost = (el) => Math.abs(Number(el.closest("[data-slot]").dataset.slot) - (1 + ((hour - 6) * 6) / 16));
  const lays = all.filter((el) => el.dataset.move === "lay").sort((a, b) => cost(a) - cost(b));
  const push = document.querySelector("[data-pushed]") ? [] : all.filter((el) => el.dataset.move === "push" && "helps" in el.dataset);
  const draws = all.filter((el) => el.dataset.move === "draw");
  const el = lays[0] ?? push[0] ?? draws[Math.floor(draws.length / 2)] ?? all.find((one) => one.dataset.move !== "push");
  if (!el) return null;
  const { x, y, width, height } = el.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

const wholeGame = (players) => async ({ newPage, url }) => {
  const page = await newPage({ hasTouch: true });
  await page.goto(url(queryOf({ players, seed: 11 })));
  await seated(page);
  expect(await tapToTheEnd(page), "it was really played").toBeGreaterThan(3 * players);
  await page.locator(".results-screen .podium .step").nth(players - 1).waitFor();
  expect(await page.locator(".results-screen .title h2").innerText(), "who has won").toMatch(/a gagné|Personne n’a gagné/);
  expect(await recorded(page), "games in the records").toBe(1);
  const winner = (await page.locator(".podium .step.r1 .name").innerText()).trim();
  expect(await page.locator(".results-screen .title h2").innerText(), "the winner on the first step").toMatch(new RegExp(winner));

  const names = await page.locator(".podium .name").allInnerTexts();
  const [old] = await sittings(page);
  await page.locator('[data-act="rematch"]').tap();
  await page.locator(".play").waitFor();
  const again = await page.locator(".play .seat .name").allTextContents();
  expect([...new Set(again)].sort(), "the same table").toStrictEqual(names.sort());
  expect(await sittings(page), "a new sitting").not.toContain(old);
};

test("a finished game is in the records and no longer on the shelf", { tag: "@heure" }, async ({ newPage, url }) => {
  const page = await newPage();
  await page.goto(url(queryOf({ players: 2, seed: 4 })));
  await seated(page);
  await playUntil(page, (table) => table.phase === "over");
  await page.locator('[data-act="other"]').click();
  await page.locator('[data-act="shelf"]').click();
  await page.locator(".shelf").waitFor();
  expect(await page.locator('[data-act="resume"]').count(), "finished games to resume").toBe(0);
  expect(await sittings(page), "sittings kept").toStrictEqual([]);
  await page.locator('[data-act="records"]').click();
  await page.locator(".last li").first().waitFor();
  expect(await page.locator(".last li").count(), "games listed").toBe(1);
});

/** The latest line of the records. */
async function lastRecord(page) {
  await page.locator('[data-act="other"]').click();
  await page.locator('[data-act="shelf"]').click();
  await page.locator('[data-act="records"]').click();
  return page.locator(".last li").first().innerText();
}

// Nobody wins: the pile is empty and so is a hand (HEURE-X5).
test("a game that nobody wins", { tag: "@heure" }, async ({ newPage, url }) => {
  const page = await newPage();
  await page.goto(url(queryOf(DRAWN)));
  await seated(page);
  await playUntil(page, "over", DRAWN);
  expect(await page.locator(".results-screen .title").innerText(), "the title").toMatch(/Personne n’a gagné[\s\S]*match nul[\s\S]*Au plus près/);
  expect(await page.locator(".podium .step").count(), "steps of the podium").toBe(2);
  expect(await page.locator(".podium .halo, .arc").count(), "what only a winner has").toBe(0);
  expect(await lastRecord(page), "the record").toMatch(/match nul/);
});

// A hand is offered for tidying where somebody else might draw from it, not before robots alone.
test("a child among robots is not made to wait for a hand in order", { tag: "@heure" }, async ({ newPage, url }) => {
  const page = await newPage();
  const alone = { players: 3, auto: 2, seed: 4 };
  await page.goto(url(queryOf(alone)));
  await seated(page);
  await playUntil(page, ({ turn, phase }) => turn === "1" && phase === "draw", alone);
  expect(await page.locator('.offer [data-act="continue"]').count(), "robots that wait").toBe(0);
});

// The table agrees to stop (HEURE-R22): the control is in the rules sheet, where no accidental tap finds it.
test("the table agrees to stop, and thinks better of it", { tag: "@heure" }, async ({ newPage, url }) => {
  const page = await newPage({ hasTouch: true });
  await page.goto(url(queryOf({ players: 3, seed: 3 })));
  await seated(page);
  await playUntil(page, (_, made) => made === 9);
  await page.locator('[data-act="rules"]').tap();
  await page.locator("details:has([data-move=stop]) > summary").tap();
  await page.locator("[data-move=stop]").tap();
  await page.locator(".podium").waitFor();
  expect(await page.locator(".results-screen .title").innerText(), "the title").toMatch(/arrêter/);
  await page.locator('[data-act="undo"]').tap();
  await page.locator(".play").waitFor();
  expect(await recorded(page), "games in the records once it is taken back").toBe(0);
});

test("automatic players play their turns", { tag: "@heure" }, async ({ newPage, url }) => {
  test.setTimeout(60_000);
  const page = await newPage();
  await page.goto(url(queryOf({ players: 3, seed: 2, auto: 2 })));
  const before = await seated(page);
  await playUntil(page, (table) => table.phase === "place" && table.moves.length > 0);
  await page.locator(".slot[data-drop] button").first().click();
  // Two robots play until it is the person's turn again.
  await page.waitForFunction(() => document.querySelector("[data-game]").dataset.turn === "0", null, { timeout: 30_000 });
  expect((await state(page)).fingerprint, "the robots have played").not.toBe(before.fingerprint);
});

// Two fingers, or one quicker than the screen: the second tap has no effect.
test("two taps on the arrows of an emergency push one card", { tag: "@heure" }, async ({ newPage, url }) => {
  const page = await newPage();
  await page.goto(url(queryOf(EMERGENCY)));
  await seated(page);
  const before = await playUntil(page, "emergency", EMERGENCY);
  for (const second of [0, 1]) {
    // The same arrow twice, then both arrows of a card, before the first answer is painted.
    await page.evaluate((other) => {
      const arrows = [...document.querySelectorAll("[data-move=push][data-helps]")];
      const both = [...arrows[0].closest("[data-slot]").querySelectorAll("[data-move=push]")];
      arrows[0].click();
      const another = other ? both.find((arrow) => arrow !== arrows[0]) : null;
      (another ?? arrows[0]).click();
    }, second);
    await eventually(() => page.locator("[data-pushed]").count().then((n) => n === 1), "one card is pushed");
    expect(await page.locator("[data-move=push]").count(), "and can be pushed back").toBeGreaterThan(0);
    if (second === 0) {
      await page.locator("[data-pushed] [data-move=push]").first().click();
      await eventually(() => page.locator("[data-pushed]").count().then((n) => n === 0), "it is pushed back");
    }
  }
  await page.locator("[data-move=shift]").click();
  await eventually(async () => (await state(page)).fingerprint !== before.fingerprint, "the row is shifted");
});

// Runs in the page: a point of the ghost's button at which a hand's button appears afterwards.
function under({ x, y, width, height }) {
  const parts = Array.from({ length: 19 }, (_, i) => (i + 1) / 20);
  const points = parts.flatMap((down) => parts.map((across) => ({ x: x + across * width, y: y + down * height })));
  const isTidy = (point, down) => document.elementFromPoint(point.x, point.y + down)?.closest("[data-act=tidy]");
  // A pressed button moves down a little.
  return points.find((point) => isTidy(point, -8) && isTidy(point, 8));
}

// A double tap to hide the ghost must not lower the curtain of the hand whose button appears there.
test("two taps on the ghost hang nobody's curtain", { tag: "@heure" }, async ({ newPage, url }) => {
  const page = await newPage({ hurried: true });
  const ghost = async () => {
    await page.goto(url(queryOf(GHOST)));
    await seated(page);
    await playUntil(page, "ghost", GHOST);
    return page.locator("[data-move=hide]").boundingBox();
  };
  const tap = async ({ x, y }) => {
    await page.mouse.click(x, y);
    await settled(page);
  };
  const curtains = () => page.locator("[data-act=uncover]").count();
  const box = await ghost();
  await tap({ x: box.x + 9, y: box.y + 9 });
  const place = await page.evaluate(under, box);
  expect(place, "a button stands where the ghost's was").toBeTruthy();
  await page.waitForTimeout(450);
  await tap(place);
  expect(await curtains(), "curtains after a tap of its own").toBe(1);
  await page.waitForTimeout(450);
  await ghost();
  await tap(place);
  expect((await state(page)).phase, "the ghost is hidden").not.toBe("ghost");
  await tap(place);
  expect(await curtains(), "curtains after the second of two taps").toBe(0);
});


test("two play a whole game by taps, and again", { tag: "@heure" }, wholeGame(2));
test("four play a whole game by taps, and again", { tag: "@heure" }, wholeGame(4));
