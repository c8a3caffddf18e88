// The curtain of Quelle heure est-il ?: when it is lifted, the page contains its owner's hand and no other; it
// lowers by itself, and stays down unless it is held.
import { facesOf, leaks, playUntil } from "../games/heure.mjs";
import { driveClock } from "../lib/pages.mjs";
import { hide, hold, queryOf, seated, state } from "../lib/table.mjs";
import { eventually, expect, test } from "../lib/test.mjs";

async function peek(page, seat) {
  // After a turn the seats move once the laid card has landed.
  const desk = page.locator(`.play .seat[data-act="peek"][data-mark="${seat}"]:visible`);
  await desk.click({ timeout: 2_000 }).catch(() => desk.click());
  await page.locator(".curtain").waitFor();
  await hold(page, page.locator('[data-act="uncover"]'));
  await page.locator(".private .hand").waitFor();
}

/** Asserts what the page shows to the eyes of one seat. */
async function checkPrivate(page, seat) {
  const { eyes } = await state(page);
  expect(eyes, "whose eyes look").toStrictEqual(String(seat));
  const { hand, row, all } = await facesOf(page);
  const cards = await page.locator(".hand > li").count();
  expect({ hand, row, all }, "only that hand").toStrictEqual({ hand: cards, row: 0, all: cards });
}

const resume = async (page) => {
  await page.locator('[data-act="resume"]').click();
  await seated(page);
};

// All ways to lower the curtain.
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

// A few moves, then a curtain is lifted and lowered; each way by another seat.
test("a hand is seen by its owner alone, and covered in every way", { tag: "@heure" }, async ({ newPage, url }) => {
  const page = await newPage();
  await page.goto(url(queryOf({ players: 3, seed: 6 })));
  await seated(page);
  for (const [index, [what, drop]] of Object.entries(DROPS).entries()) {
    const table = await playUntil(page, (_, made) => made === 3, { seed: index });
    expect(await leaks(page, table), `before ${what}`).toStrictEqual([]);
    await peek(page, index % 3);
    await checkPrivate(page, index % 3);
    await drop(page);
    await eventually(async () => (await state(page))?.eyes === "table", `${what} lowers the curtain`);
    expect(await leaks(page, await state(page)), what).toStrictEqual([]);
    if (await page.locator('[data-act="leave"]').count()) await page.locator('[data-act="leave"]').click();
  }
});

// Held too briefly, or the finger slides off: the curtain stays down.
test("a curtain held too briefly stays down", { tag: "@heure" }, async ({ newPage, url }) => {
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
    expect((await state(page)).eyes, `${what}: whose eyes look`).toBe("table");
    expect((await facesOf(page)).all, `${what}: cards in the page`).toBe(0);
  }
});

test("thirty seconds without a touch lower the curtain", { tag: "@heure" }, async ({ newPage, url }) => {
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
  expect((await state(page)).eyes === "table", "touched after 20 s: it is lowered").toBe(false);
  await page.clock.runFor(12_000);
  await eventually(async () => (await state(page)).eyes === "table", "thirty seconds without a touch lower the curtain");
});
