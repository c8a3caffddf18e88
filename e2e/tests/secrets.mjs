// Secrets are sacred: with the curtain down no hidden card is in the page, neither drawn nor for
// assistive technology; with it up, one hand is, and only its owner's.
import { seeded } from "../lib/chance.mjs";
import { playUntil } from "../lib/drive.mjs";
import { driveClock } from "../lib/pages.mjs";
import { hide, hold, queryOf, seated, state } from "../lib/table.mjs";

const FACES = "[data-hour], .ghost-card";

// Runs in the page: every face, with where it lies.
function faces(selector) {
  const place = (el) => (el.closest(".hand") ? "hand" : el.closest(".hour-row") ? "row" : el.closest(".stage") ? "stage" : "elsewhere");
  return [...document.querySelectorAll(selector)].map(place);
}

const count = (list, place) => list.filter((one) => one === place).length;

// Runs in the page: what its source says of cards outside the places where all may see them:
// rows, stage, what the bar and the live region say, and the sprites, which hold every drawing.
function traces() {
  const copy = document.documentElement.cloneNode(true);
  for (const open of copy.querySelectorAll(".hour-row, .stage, .sprite, .bar .where, [role=status], script, title")) open.remove();
  return copy.outerHTML.match(/data-hour|#[hm]-\d\d|ghost-card|fantôme|(dix|douze|treize|quatorze|quinze|seize|sept|huit|neuf|onze|vingt|six|et une|deux) heures/gi) ?? [];
}

// The same for a screen reader: hours are read out where cards lie face up, and nowhere else.
async function heard(page) {
  const tree = await page.locator("#app").ariaSnapshot();
  return (tree.match(/img "[^"]* heures"/g) ?? []).length;
}

/** What the page shows while the whole table looks. */
async function checkPublic(page, expect, what) {
  const { eyes } = await state(page);
  expect.equal(eyes, "table", `${what}: whose eyes look`);
  const shown = await page.evaluate(faces, FACES);
  expect.equal(count(shown, "hand"), 0, `${what}: cards of a hand`);
  expect.equal(count(shown, "elsewhere"), 0, `${what}: cards that lie nowhere`);
  expect.atMost(count(shown, "stage"), 3, `${what}: cards on the stage`);
  expect.equal(await page.evaluate(traces), [], `${what}: traces of cards in the source`);
  expect.atMost(await heard(page), shown.length, `${what}: hours for a screen reader`);
  const backs = await page.locator(".fan > .card-back").evaluateAll((all) => all.map((back) => back.outerHTML.replace(/--i: ?\d+/, "").replace(/\d+/g, "#")));
  expect.atMost(new Set(backs).size, 1, `${what}: kinds of backs`);
}

async function lift(page, seat) {
  // After a turn the seats change their places once the laid card has landed.
  const peek = page.locator(`.play .seat[data-act="peek"][data-mark="${seat}"]:visible`);
  await peek.click({ timeout: 2_000 }).catch(() => peek.click());
  await page.locator(".curtain").waitFor();
  await hold(page, page.locator('[data-act="uncover"]'));
  await page.locator(".private .hand").waitFor();
}

/** What the page shows to the eyes of one seat. */
async function checkPrivate(page, expect, seat) {
  const { eyes } = await state(page);
  expect.equal(eyes, String(seat), "whose eyes look");
  const shown = await page.evaluate(faces, FACES);
  const cards = await page.locator(".hand > li").count();
  expect.equal([count(shown, "hand"), count(shown, "row"), shown.length], [cards, 0, cards], "only that hand");
}

const resume = async (page) => {
  await page.locator('[data-act="resume"]').click();
  await seated(page);
};

// Every way the curtain comes down.
const DROPS = {
  done: (page) => page.locator('[data-act="cover"]').click(),
  undo: async (page) => {
    await page.locator('[data-act="shuffle"]').click();
    await page.locator('[data-act="undo"]').click();
  },
  "a hidden page": async (page) => {
    await hide(page, true);
    await page.locator(".curtain").waitFor();
    await hide(page, false);
  },
  "a reload": async (page) => {
    await page.reload();
    await resume(page);
  },
  "going home": async (page) => {
    await page.locator('[data-act="home"]').click();
    await resume(page);
  },
};

// A whole game of three, with curtains lifted and dropped at random.
async function throughAGame({ newPage, url, expect }) {
  const page = await newPage();
  await page.goto(url(queryOf({ players: 3, seed: 6 })));
  await seated(page);
  const chance = seeded(6);
  const ways = Object.entries(DROPS);
  let lifted = 0;
  for (let step = 0; ; step += 1) {
    const now = await state(page);
    if (now.phase === "over") break;
    await checkPublic(page, expect, `step ${step}, ${now.phase}`);
    if (chance() < 0.25) {
      const seat = Math.floor(chance() * 3);
      await lift(page, seat);
      await checkPrivate(page, expect, seat);
      const [what, drop] = ways[lifted++ % ways.length];
      await drop(page);
      await expect.soon(async () => (await state(page))?.eyes === "table", `${what} lowers the curtain`);
      await checkPublic(page, expect, `${what}, step ${step}`);
      if (await page.locator('[data-act="leave"]').count()) await page.locator('[data-act="leave"]').click();
    }
    let made = 0;
    await playUntil(page, (table) => table.phase === "over" || made++ === 1, { seed: step });
  }
  expect.ok(lifted >= ways.length, `every way was tried (${lifted} curtains)`);
}

// Held too briefly, or the finger slides off: it stays down.
async function shortHold({ newPage, url, expect }) {
  const page = await newPage();
  await page.goto(url(queryOf({ players: 2, seed: 6 })));
  await seated(page);
  await page.locator('[data-act="tidy"]').click();
  const button = await page.locator('[data-act="uncover"]').boundingBox();
  const slidesOff = () => page.mouse.move(button.x - 30, button.y + 20);
  for (const [what, act] of Object.entries({ "held too briefly": () => page.mouse.up(), "slid off": slidesOff })) {
    await page.mouse.move(button.x + 20, button.y + 20);
    await page.mouse.down();
    await page.waitForTimeout(250); // held, but not for the 600 ms it takes
    await act();
    await page.waitForTimeout(600); // long enough for a forgotten timer to lift it
    await page.mouse.up();
    expect.equal((await state(page)).eyes, "table", `${what}: whose eyes look`);
    expect.equal(await page.evaluate(faces, FACES), [], `${what}: cards in the page`);
  }
}

async function thirtySeconds({ newPage, url, expect }) {
  const page = await newPage();
  await driveClock(page);
  await page.goto(url(queryOf({ players: 2, seed: 6 })));
  await seated(page);
  await page.locator('[data-act="tidy"]').click();
  await page.locator('[data-act="uncover"]').focus();
  await page.keyboard.press("Enter");
  await page.locator(".private .hand").waitFor();
  await page.clock.runFor(20_000);
  await page.keyboard.press("Tab");
  await page.clock.runFor(20_000);
  expect.equal((await state(page)).eyes === "table", false, "touched after 20 s: it is lowered");
  await page.clock.runFor(12_000);
  await expect.soon(async () => (await state(page)).eyes === "table", "thirty seconds without a touch lower the curtain");
}

export const tests = [
  { name: "no hidden card is in the page, through a whole game with curtains", run: throughAGame, timeout: 180_000 },
  { name: "a curtain held too briefly stays down", run: shortHold },
  { name: "thirty seconds without a touch lower the curtain", run: thirtySeconds },
];
