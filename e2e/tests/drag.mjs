// Dragging with a real mouse and with a finger: cards onto the row, cards in the hand
// behind the curtain, seats around the table of the set-up.
import { look, playUntil } from "../games/heure.mjs";
import { hold, seated, state } from "../lib/table.mjs";
import { eventually, expect, test } from "../lib/test.mjs";

// The pointer's positions along the way: it starts slowly, as hands do.
const WAY = [0.02, 0.05, 0.1, 0.17, 0.25, 0.35, 0.45, 0.55, 0.65, 0.75, 0.85, 0.92, 0.97, 1];

const middle = async (locator) => {
  const { x, y, width, height } = await locator.boundingBox();
  return { x: x + width / 2, y: y + height / 2 };
};

// Two pointers that pick up, carry and drop a piece.
const mouse = async (page) => ({
  down: async ({ x, y }) => {
    await page.mouse.move(x, y);
    await page.mouse.down();
  },
  move: ({ x, y }) => page.mouse.move(x, y),
  up: () => page.mouse.up(),
});

async function finger(page) {
  const devtools = await page.context().newCDPSession(page);
  const touch = (type, points) => devtools.send("Input.dispatchTouchEvent", { type, touchPoints: points });
  return {
    down: (point) => touch("touchStart", [point]),
    move: (point) => touch("touchMove", [point]),
    up: () => touch("touchEnd", []),
  };
}

/** Drags a piece; `halfway` checks the page before it is dropped. */
async function drag(hand, from, to, halfway, way = WAY) {
  await hand.down(from);
  for (const part of way) {
    await hand.move({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
  }
  await halfway?.();
  await hand.up();
}

/** Asserts that no drag styles are left behind. */
async function nothingLeft(page) {
  const left = await page.locator('[style*="--dx"], [style*="--dy"], [data-dragging], [data-over]:not(.veil)').count();
  expect(left, "pieces that still look dragged").toBe(0);
}

/** Plays until an hour is to be laid. */
async function anHour(page) {
  await playUntil(page, "place", { steps: 60 });
  return state(page);
}

// The slot nearest to the hour's ideal place, which spreads the day over the row.
async function slotFor(page) {
  const table = await look(page);
  const wish = 1 + ((table.hour - 6) * 6) / 16;
  const slots = table.moves.map(({ slot }) => slot).sort((a, b) => Math.abs(a - wish) - Math.abs(b - wish));
  return { slot: slots[0], hour: table.hour };
}

// Every hour of a whole game is dragged; everything else is clicked.
test("every card of a whole game is dragged into place", { tag: "@heure" }, async ({ newPage, url }) => {
  const page = await newPage();
  await page.goto(url("?game=heure&players=2&seed=4"));
  await seated(page);
  const hand = await mouse(page);
  let dragged = 0;
  for (;;) {
    const before = await playUntil(page, ({ phase }) => phase === "place" || phase === "over");
    if (before.phase === "over") break;
    const { slot } = await slotFor(page);
    const target = page.locator(`.me .slot[data-slot="${slot}"][data-drop]:visible`);
    await drag(hand, await middle(page.locator(".drawn")), await middle(target), null, [0.1, 0.4, 0.8, 1]);
    await eventually(async () => (await state(page)).fingerprint !== before.fingerprint, "the card is laid");
    dragged += 1;
  }
  expect(dragged, `seven cards or more were dragged: ${dragged}`).toBeGreaterThanOrEqual(7);
  await page.locator(".podium").waitFor();
});

async function layCards(app, makeHand, options) {
  const { url } = app;
  const page = await app.newPage(options);
  await page.goto(url("?game=heure&players=2&seed=21"));
  await seated(page);
  const hand = await makeHand(page);
  const laid = page.locator(".play .hour-row [data-hour]:visible");
  for (let turn = 0; turn < 4; turn += 1) {
    const before = await anHour(page);
    const { slot, hour } = await slotFor(page);
    const cards = await laid.count();
    const target = page.locator(`.me .slot[data-slot="${slot}"][data-drop]:visible`);
    await drag(hand, await middle(page.locator(".drawn")), await middle(target), async () => {
      const marked = () => page.locator(".slot[data-over]").evaluateAll((slots) => slots.map((el) => el.dataset.slot).join());
      await eventually(async () => (await marked()) === String(slot), `slot ${slot} is marked`);
      expect(await page.locator(".drawn[data-dragging]").count(), "cards that follow").toBe(1);
    });
    await eventually(async () => (await state(page)).fingerprint !== before.fingerprint, `${hour} o'clock is laid at ${slot}`);
    await eventually(async () => (await laid.count()) === cards + 1, "the card lies on the row");
    await nothingLeft(page);
  }
}

async function letGoElsewhere(app, makeHand, options) {
  const { url } = app;
  const page = await app.newPage(options);
  await page.goto(url("?game=heure&players=2&seed=21"));
  await seated(page);
  const hand = await makeHand(page);
  // A few cards have been laid, so that one place is taken.
  await playUntil(page, ({ turn, phase }, made) => made > 3 && phase === "place" && turn === "0", { steps: 60 });
  const before = await state(page);
  const home = await middle(page.locator(".drawn"));
  const places = [
    { x: 590, y: 12 },
    { x: 4, y: 400 },
    await middle(page.locator(".others .hour-row .slot:visible").first()),
    await middle(page.locator(".me .slot:not([data-drop]):visible").first()),
  ];
  for (const place of places) {
    await drag(hand, home, place);
    await look(page);
    expect((await state(page)).fingerprint, `fingerprint after letting go at ${JSON.stringify(place)}`).toStrictEqual(before.fingerprint);
    await nothingLeft(page);
    const back = await middle(page.locator(".drawn"));
    expect(Math.hypot(back.x - home.x, back.y - home.y), "px from where the card was").toBeLessThanOrEqual(2);
  }
}

// The first pointer move is already far from the card.
test("a card is laid by a fast mouse", { tag: "@heure" }, async ({ newPage, url }) => {
  const page = await newPage();
  await page.goto(url("?game=heure&players=2&seed=21"));
  await seated(page);
  const before = await anHour(page);
  const hand = await mouse(page);
  const home = await middle(page.locator(".drawn"));
  await drag(hand, home, { x: 590, y: 12 }, null, [1]);
  await hand.move(home);
  await hand.move({ x: home.x + 30, y: home.y });
  await nothingLeft(page);
  const { slot } = await slotFor(page);
  await drag(hand, home, await middle(page.locator(`.me .slot[data-slot="${slot}"]:visible`)), null, [1]);
  await eventually(async () => (await state(page)).fingerprint !== before.fingerprint, "the card is laid");
});

const hours = (page) => page.locator(".hand > li").evaluateAll((cards) => cards.map((card) => card.querySelector("img").alt));

function moved(list, from, to) {
  const rest = list.filter((_, index) => index !== from);
  return [...rest.slice(0, to), list[from], ...rest.slice(to)];
}

async function tidyHand(app, makeHand, options) {
  const { url } = app;
  const page = await app.newPage(options);
  await page.goto(url("?game=heure&players=2&seed=21"));
  await seated(page);
  await page.locator('[data-act="tidy"]').click();
  await hold(page, page.locator('[data-act="uncover"]'));
  await page.locator(".hand > li").first().waitFor();
  const hand = await makeHand(page);
  let order = await hours(page);
  expect(order.length, `a hand of three or more, not ${order.length}`).toBeGreaterThanOrEqual(3);
  const last = order.length - 1;
  for (const [from, to] of [[0, 2], [last, 0], [1, last]]) {
    const card = (place) => page.locator(`.hand > li[data-place="${place}"]`);
    await drag(hand, await middle(card(from)), await middle(card(to)));
    order = moved(order, from, to);
    await eventually(async () => JSON.stringify(await hours(page)) === JSON.stringify(order), `card ${from} is at ${to}: ${order}`);
    await nothingLeft(page);
  }
  await drag(hand, await middle(page.locator(".hand > li").first()), { x: 590, y: 12 });
  await look(page);
  expect(await hours(page), "the hand after letting go elsewhere").toStrictEqual(order);
  await nothingLeft(page);
  await page.locator('[data-act="cover"]').click();
  await page.locator(".play").waitFor();
}

const names = (page) => page.locator(".plan [data-place] .name").allInnerTexts();

async function seats(app, makeHand, options) {
  const { url } = app;
  const page = await app.newPage(options);
  await page.goto(url());
  await page.locator('[data-act="open"][data-game="heure"]').click();
  await page.locator('[data-act="add"]').click();
  await eventually(async () => (await names(page)).length === 3, "a third seat");
  const hand = await makeHand(page);
  const sheet = page.locator('[role="dialog"]');
  const seat = (place) => page.locator(`.plan > [data-place="${place}"]`);
  let order = await names(page);
  for (const [from, to] of [[0, 2], [1, 0]]) {
    await drag(hand, await middle(seat(from)), await middle(seat(to)));
    order = moved(order, from, to);
    await eventually(async () => JSON.stringify(await names(page)) === JSON.stringify(order), `seat ${from} is at ${to}: ${order}`);
    await nothingLeft(page);
  }
  // To the left edge, beside the tablet: between bottom and top.
  const edges = () => page.locator(".plan > [data-place]").evaluateAll((all) => all.map((place) => place.dataset.edge));
  expect(await edges(), "whoever comes sits where nobody does").toStrictEqual(["bottom", "top", "right"]);
  const plan = await page.locator(".plan").boundingBox();
  await drag(hand, await middle(seat(1)), { x: plan.x + plan.width * 0.12, y: plan.y + plan.height / 2 });
  await eventually(async () => (await edges()).join() === "bottom,left,right", "the second sits at the left");
  expect(await names(page), "in the same order").toStrictEqual(order);
  await nothingLeft(page);

  await drag(hand, await middle(seat(0)), { x: 590, y: 12 });
  await look(page);
  expect(await names(page), "the seats after letting go elsewhere").toStrictEqual(order);
  await nothingLeft(page);
  expect(await sheet.count(), "sheets opened by dragging").toBe(0);

  // A tap is not a drag: it opens the seat's sheet.
  const tapped = await middle(seat(1));
  await eventually(async () => {
    // For a moment after a fast swipe, browsers treat a touch as the end of that swipe.
    await hand.down(tapped);
    await hand.up();
    return sheet.waitFor({ timeout: 500 }).then(() => true, () => false);
  }, "a tap opens the seat's sheet");
  expect(await sheet.innerText(), "whose sheet it is").toMatch(new RegExp(order[1]));
}

// A seat that was dropped outside every place still reacts to the keyboard.
test("a seat dragged nowhere still answers to the keyboard", { tag: "@heure" }, async ({ newPage, url }) => {
  const page = await newPage();
  await page.goto(url());
  await page.locator('[data-act="open"][data-game="heure"]').click();
  const seat = page.locator('.plan > [data-place="0"]');
  await drag(await mouse(page), await middle(seat), { x: 590, y: 12 });
  await seat.locator('[data-act="player"]').focus();
  await page.keyboard.press("Enter");
  await page.locator('[role="dialog"]').waitFor({ timeout: 3000 });
});

const TOUCH = { hasTouch: true };


test("cards are laid with the mouse", { tag: "@heure" }, ({ app }) => layCards(app, mouse));
test("cards are laid with a finger", { tag: "@heure" }, ({ app }) => layCards(app, finger, TOUCH));
test("a card let go elsewhere comes back", { tag: "@heure" }, ({ app }) => letGoElsewhere(app, mouse));
test("a hand is put in order with the mouse", { tag: "@heure" }, ({ app }) => tidyHand(app, mouse));
test("a hand is put in order with a finger", { tag: "@heure" }, ({ app }) => tidyHand(app, finger, TOUCH));
test("seats change places with the mouse, and a click opens one", { tag: "@heure" }, ({ app }) => seats(app, mouse));
test("seats change places with a finger, and a tap opens one", { tag: "@heure" }, ({ app }) => seats(app, finger, TOUCH));
