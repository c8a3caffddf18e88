// Secrets are sacred: with the curtain down no hidden card is in the page, neither drawn nor for
// assistive technology; with it up, one hand is, and only its owner's.
import { playUntil, queryOf } from "../lib/drive.mjs";
import { hold, seated, state } from "../lib/table.mjs";

const FACES = "[data-hour], .ghost-card";

// Runs in the page: every face, with where it lies.
function faces(selector) {
  const place = (el) => (el.closest(".hand") ? "hand" : el.closest(".hour-row") ? "row" : el.closest(".stage") ? "stage" : "elsewhere");
  return [...document.querySelectorAll(selector)].map(place);
}

const count = (list, place) => list.filter((one) => one === place).length;

/** What the page shows while the whole table looks. */
async function checkPublic(page, expect, what) {
  const shown = await page.evaluate(faces, FACES);
  expect.equal(count(shown, "hand"), 0, `${what}: cards of a hand`);
  expect.equal(count(shown, "elsewhere"), 0, `${what}: cards that lie nowhere`);
  expect.atMost(count(shown, "stage"), 3, `${what}: cards on the stage`);
  const backs = await page.locator(".fan > .card-back").evaluateAll((all) => all.map((back) => back.outerHTML.replace(/--i: ?\d+/, "").replace(/\d+/g, "#")));
  expect.atMost(new Set(backs).size, 1, `${what}: kinds of backs`);
}

async function lift(page, seat) {
  await page.locator(`.play .seat[data-act="peek"][data-mark="${seat}"]:visible`).click();
  await page.locator(".curtain").waitFor();
  await hold(page, page.locator('[data-act="uncover"]'));
  await page.locator(".private .hand").waitFor();
}

async function throughAGame({ newPage, url, expect }) {
  const page = await newPage();
  await page.goto(url(queryOf({ players: 3, seed: 6 })));
  await seated(page);
  for (let step = 0; step < 40; step += 1) {
    const now = await state(page);
    if (now.phase === "over") break;
    await checkPublic(page, expect, `step ${step}, ${now.phase}`);
    if (step % 8 === 3) {
      const seat = step % 3;
      await lift(page, seat);
      const { eyes } = await state(page);
      expect.equal(eyes, String(seat), "whose eyes look");
      const shown = await page.evaluate(faces, FACES);
      const cards = await page.locator(".hand > li").count();
      expect.equal([count(shown, "hand"), count(shown, "row"), shown.length], [cards, 0, cards], "only that hand");
      await page.locator('[data-act="cover"]').click();
      await page.locator(".play").waitFor();
      await checkPublic(page, expect, "covered again");
    }
    let made = 0;
    await playUntil(page, (table) => table.phase === "over" || made++ === 1);
  }
}

async function shortHold({ newPage, url, expect }) {
  const page = await newPage();
  await page.goto(url(queryOf({ players: 2, seed: 6 })));
  await seated(page);
  await page.locator('[data-act="tidy"]').click();
  const button = await page.locator('[data-act="uncover"]').boundingBox();
  await page.mouse.move(button.x + 20, button.y + 20);
  await page.mouse.down();
  await page.waitForTimeout(250); // held, but not for the 600 ms it takes
  await page.mouse.up();
  await page.waitForTimeout(600); // long enough for a forgotten timer to lift it
  expect.equal((await state(page)).eyes, "table", "whose eyes look");
  expect.equal(await page.evaluate(faces, FACES), [], "cards in the page");
}

// Every way the curtain comes down by itself.
const drops = {
  undo: async (page) => {
    await page.locator('[data-act="shuffle"]').click();
    await page.locator('[data-act="undo"]').click();
  },
  "a hidden page": (page) => page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
    Object.defineProperty(document, "hidden", { value: true, configurable: true });
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  }),
  "a reload": async (page) => {
    await page.reload();
    await page.locator('[data-act="resume"]').click();
  },
};

async function comesDown({ newPage, url, expect }) {
  for (const [what, act] of Object.entries(drops)) {
    const page = await newPage();
    await page.goto(url(queryOf({ players: 2, seed: 6 })));
    await seated(page);
    await lift(page, 1);
    await act(page);
    await expect.soon(async () => (await state(page))?.eyes === "table", `${what} lowers the curtain`);
    const shown = await page.evaluate(faces, FACES);
    expect.equal(count(shown, "hand"), 0, `${what}: cards of a hand`);
    await page.context().close();
  }
}

async function thirtySeconds({ newPage, url, expect }) {
  const page = await newPage();
  await page.clock.install();
  await page.goto(url(queryOf({ players: 2, seed: 6 })));
  await seated(page);
  await page.locator('[data-act="tidy"]').click();
  await page.locator('[data-act="uncover"]').focus();
  await page.keyboard.press("Enter");
  await page.locator(".private .hand").waitFor();
  await page.clock.runFor(32_000);
  await expect.soon(async () => (await state(page)).eyes === "table", "thirty seconds without a touch lower the curtain");
}

export const tests = [
  { name: "no card of a hand is in the page while the table looks", run: throughAGame, timeout: 120_000 },
  { name: "a curtain held too short stays down", run: shortHold },
  { name: "undo, a hidden page and a reload lower the curtain", run: comesDown, timeout: 60_000 },
  { name: "thirty seconds without a touch lower the curtain", run: thirtySeconds },
];
