// Whole games by taps: to the podium, into the records, and on to the next game.
import { DRAWN, EMERGENCY, GHOST, playUntil } from "../games/heure.mjs";
import { queryOf, seated, settled, state } from "../lib/table.mjs";

const sittings = (page) => page.evaluate(() => Object.keys(localStorage).filter((key) => /^tablee:sitting:.*:setup$/.test(key)));
const recorded = (page) => page.evaluate(() => (localStorage["tablee:records"] ?? "").split('"sitting"').length - 1);

// Real taps on whatever a sensible player would use; that of games/heure.mjs, by finger.
async function tapToTheEnd(page) {
  for (let taps = 0; taps < 600; taps += 1) {
    const now = await state(page);
    if (now.phase === "over") return taps;
    // What a turn offers is there once the answer to the last tap has been painted.
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

const wholeGame = (players) => async ({ newPage, url, expect }) => {
  const page = await newPage({ hasTouch: true });
  await page.goto(url(queryOf({ players, seed: 11 })));
  await seated(page);
  expect.ok((await tapToTheEnd(page)) > 3 * players, "it was really played");
  await page.locator(".results-screen .podium .step").nth(players - 1).waitFor();
  expect.matches(await page.locator(".results-screen .title h2").innerText(), /a gagné|Personne n’a gagné/, "who has won");
  expect.equal(await recorded(page), 1, "games in the records");
  const winner = (await page.locator(".podium .step.r1 .name").innerText()).trim();
  expect.matches(await page.locator(".results-screen .title h2").innerText(), new RegExp(winner), "the winner on the first step");

  const names = await page.locator(".podium .name").allInnerTexts();
  const [old] = await sittings(page);
  await page.locator('[data-act="rematch"]').tap();
  await page.locator(".play").waitFor();
  const again = await page.locator(".play .seat .name").allTextContents();
  expect.equal([...new Set(again)].sort(), names.sort(), "the same table");
  expect.ok(!(await sittings(page)).includes(old), "a new sitting");
};

async function afterwards({ newPage, url, expect }) {
  const page = await newPage();
  await page.goto(url(queryOf({ players: 2, seed: 4 })));
  await seated(page);
  await playUntil(page, (table) => table.phase === "over");
  await page.locator('[data-act="other"]').click();
  await page.locator('[data-act="shelf"]').click();
  await page.locator(".shelf").waitFor();
  expect.equal(await page.locator('[data-act="resume"]').count(), 0, "finished games to resume");
  expect.equal(await sittings(page), [], "sittings kept");
  await page.locator('[data-act="records"]').click();
  await page.locator(".last li").first().waitFor();
  expect.equal(await page.locator(".last li").count(), 1, "games listed");
}

/** The last line of the records. */
async function lastRecord(page) {
  await page.locator('[data-act="other"]').click();
  await page.locator('[data-act="shelf"]').click();
  await page.locator('[data-act="records"]').click();
  return page.locator(".last li").first().innerText();
}

// Nobody wins: the pile is empty and so is a hand (HEURE-X5).
async function drawnGame({ newPage, url, expect }) {
  const page = await newPage();
  await page.goto(url(queryOf(DRAWN)));
  await seated(page);
  await playUntil(page, "over", DRAWN);
  expect.matches(await page.locator(".results-screen .title").innerText(), /Personne n’a gagné[\s\S]*match nul/, "the title");
  expect.equal(await page.locator(".podium .step").count(), 2, "steps of the podium");
  expect.equal(await page.locator(".podium .halo, .arc").count(), 0, "what only a winner has");
  expect.matches(await lastRecord(page), /match nul/, "the record");
}

// The table agrees to stop (HEURE-R22): behind the rules, so that no blind finger finds it.
async function stoppedGame({ newPage, url, expect }) {
  const page = await newPage({ hasTouch: true });
  await page.goto(url(queryOf({ players: 3, seed: 3 })));
  await seated(page);
  await playUntil(page, (_, made) => made === 9);
  await page.locator('[data-act="rules"]').tap();
  await page.locator("details:has([data-move=stop]) > summary").tap();
  await page.locator("[data-move=stop]").tap();
  await page.locator(".podium").waitFor();
  expect.matches(await page.locator(".results-screen .title").innerText(), /arrêter/, "the title");
  await page.locator('[data-act="undo"]').tap();
  await page.locator(".play").waitFor();
  expect.equal(await recorded(page), 0, "games in the records once it is taken back");
}

async function automaticTable({ newPage, url, expect }) {
  const page = await newPage();
  await page.goto(url(queryOf({ players: 3, seed: 2, auto: 2 })));
  const before = await seated(page);
  await playUntil(page, (table) => table.phase === "place" && table.moves.length > 0);
  await page.locator(".slot[data-drop] button").first().click();
  // Two robots play on by themselves until it is the person's turn again.
  await page.waitForFunction(() => document.querySelector("[data-game]").dataset.turn === "0", null, { timeout: 30_000 });
  expect.ok((await state(page)).fingerprint !== before.fingerprint, "the robots have played");
}

// Two fingers, or one that is quicker than the screen: the second tap spoils nothing.
async function twoFingers({ newPage, url, expect }) {
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
    await expect.soon(() => page.locator("[data-pushed]").count().then((n) => n === 1), "one card is pushed");
    expect.ok((await page.locator("[data-move=push]").count()) > 0, "and can be pushed back");
    if (second === 0) {
      await page.locator("[data-pushed] [data-move=push]").first().click();
      await expect.soon(() => page.locator("[data-pushed]").count().then((n) => n === 0), "it is pushed back");
    }
  }
  await page.locator("[data-move=shift]").click();
  await expect.soon(async () => (await state(page)).fingerprint !== before.fingerprint, "the row is shifted");
}

// Runs in the page: a point of the ghost's button where somebody's own button stands afterwards.
function under({ x, y, width, height }) {
  const parts = Array.from({ length: 19 }, (_, i) => (i + 1) / 20);
  const points = parts.flatMap((down) => parts.map((across) => ({ x: x + across * width, y: y + down * height })));
  const isTidy = (point, down) => document.elementFromPoint(point.x, point.y + down)?.closest("[data-act=tidy]");
  // A button that is pressed goes down a little.
  return points.find((point) => isTidy(point, -8) && isTidy(point, 8));
}

// Whoever taps twice to hide the ghost meant the ghost, not the curtain of whoever sits there.
async function twoTapsHideOneGhost({ newPage, url, expect }) {
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
  expect.ok(place, "a button stands where the ghost's was");
  await page.waitForTimeout(450);
  await tap(place);
  expect.equal(await curtains(), 1, "curtains after a tap of its own");
  await page.waitForTimeout(450);
  await ghost();
  await tap(place);
  expect.ok((await state(page)).phase !== "ghost", "the ghost is hidden");
  await tap(place);
  expect.equal(await curtains(), 0, "curtains after the second of two taps");
}

export const game = "heure";

export const tests = [
  { name: "two play a whole game by taps, and again", run: wholeGame(2), timeout: 120_000 },
  { name: "four play a whole game by taps, and again", run: wholeGame(4), timeout: 120_000 },
  { name: "a finished game is in the records and no longer on the shelf", run: afterwards },
  { name: "two taps on the ghost hang nobody's curtain", run: twoTapsHideOneGhost },
  { name: "two taps on the arrows of an emergency push one card", run: twoFingers },
  { name: "a game that nobody wins", run: drawnGame },
  { name: "the table agrees to stop, and thinks better of it", run: stoppedGame },
  { name: "automatic players play their turns", run: automaticTable, timeout: 60_000 },
];
