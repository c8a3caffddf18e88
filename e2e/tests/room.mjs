// A full or denied storage stops no game; what could not be saved is saved once there is space. The number of
// parked games is limited, and opening a link again finds the game that it began.
import { sitting } from "../lib/kept.mjs";
import { playUntil } from "../games/heure.mjs";
import { queryOf, seated, state } from "../lib/table.mjs";
import { eventually, expect, test } from "../lib/test.mjs";

// The browser's real quota; when there is space again, the game is saved again.
test("the browser's own limit is said once; with room again, the game is kept", async ({ newPage, url }) => {
  const page = await newPage();
  await page.goto(url(queryOf({ players: 2, seed: 3 })));
  await seated(page);
  await page.evaluate(() => {
    for (let size = 2 ** 22, n = 0; size >= 1; size = Math.floor(size / 2)) {
      try {
        for (;;) localStorage.setItem(`filler${n++}`, "x".repeat(size));
      } catch {
        // No more pieces of this size fit.
      }
    }
  });
  await playUntil(page, (_, made) => made === 1);
  await goesOn(page, /pleine/);
  await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("filler")).forEach((key) => localStorage.removeItem(key)));
  const now = await playUntil(page, (_, made) => made === 1);
  await page.goto(url());
  await page.locator('[data-act="resume"]').click();
  expect((await seated(page)).fingerprint, "what is resumed").toStrictEqual(now.fingerprint);
});

const full = () => {
  const set = Storage.prototype.setItem;
  Storage.prototype.setItem = function (key, value) {
    if (window.storageIsFull) throw new DOMException("full", "QuotaExceededError");
    return set.call(this, key, value);
  };
};
const denied = () => Object.defineProperty(window, "localStorage", { get: () => { throw new DOMException("no", "SecurityError"); } });

async function goesOn(page, words) {
  await page.locator(".notice").waitFor({ timeout: 10_000 });
  expect(await page.locator(".notice").innerText(), "what is said").toMatch(words);
  await page.locator('[data-act="dismiss"]').click();
  await playUntil(page, (table, made) => made >= 12 || table.phase === "over");
  expect(await page.locator(".notice").count(), "said once").toBe(0);
}

test("a full storage is said once and the game goes on", async ({ newPage, url }) => {
  const page = await newPage();
  await page.addInitScript(full);
  await page.goto(url(queryOf({ players: 2, seed: 3 })));
  await seated(page);
  await page.evaluate(() => (window.storageIsFull = true));
  const before = await state(page);
  await playUntil(page, (table) => table.fingerprint !== before.fingerprint);
  await goesOn(page, /pleine/);
});

test("a denied storage is said once and the game goes on", async ({ newPage, url }) => {
  const page = await newPage();
  await page.addInitScript(denied);
  await page.goto(url(queryOf({ players: 2, seed: 3 })));
  await seated(page);
  await goesOn(page, /ne permet pas/);
});

// When another tab frees space, what was only in memory is saved without another act.
test("what found no room is written by itself once there is some", async ({ newPage, url }) => {
  const page = await newPage();
  await page.addInitScript(full);
  await page.goto(url(queryOf({ players: 2, seed: 3 })));
  await seated(page);
  await page.evaluate(() => (window.storageIsFull = true));
  const now = await playUntil(page, (_, made) => made === 3);
  const isKept = (print) => Object.entries(localStorage).some(([key, text]) => key.endsWith(":journal") && text.includes(print));
  expect(await page.evaluate(isKept, now.fingerprint), "nothing is kept in a full storage").toBeFalsy();
  await page.evaluate(() => (window.storageIsFull = false));
  await eventually(() => page.evaluate(isKept, now.fingerprint), "it is kept by itself", 9_000);
});

// Runs in the page: whether a tap in the middle of an element reaches it.
const isFree = (el) => {
  const { x, y, width, height } = el.getBoundingClientRect();
  return el.contains(document.elementFromPoint(x + width / 2, y + height / 2));
};

// A new player who cannot be saved gets a notice, even after an earlier one; the notice covers no parked game.
test("a player who cannot be kept is told so, and no parked game is covered", async ({ newPage, url }) => {
  const page = await newPage({ storage: sitting("lo1-a") });
  await page.addInitScript(full);
  await page.goto(url());
  await page.evaluate(() => (window.storageIsFull = true));
  await page.locator('[data-act="players"]').click();
  for (const once of [1, 2]) {
    await page.locator('[data-act="new"]').click();
    expect(await page.locator(".notice").innerText(), `told, ${once}`).toMatch(/nom ne pourra pas être gardé/);
    await page.keyboard.press("Escape");
    if (once === 1) await page.locator('[data-act="dismiss"]').click();
  }
  for (const [width, height] of [[1180, 820], [820, 1180], [360, 740]]) {
    await page.setViewportSize({ width, height });
    if (await page.locator('[data-act="home"]').count()) await page.locator('[data-act="home"]').click();
    for (const act of ["resume", "forget", "dismiss", "records"]) {
      expect(await page.locator(`[data-act="${act}"]`).first().evaluate(isFree), `${act} at ${width}×${height}`).toBeTruthy();
    }
  }
});

// Beyond the limit, the shelf asks to finish a game first.
test("so many games may wait", async ({ newPage, url }) => {
  const storage = Object.assign({}, ...Array.from({ length: 24 }, (_, i) => sitting(`lo${i + 1}-x`)));
  const page = await newPage({ storage });
  const parked = () => page.evaluate(() => Object.keys(localStorage).filter((key) => /^tablee:sitting:.*:setup$/.test(key)).length);
  await page.goto(url(queryOf({ players: 2, seed: 3 })));
  expect(await page.locator(".notice").innerText(), "what is said").toMatch(/24 parties attendent/);
  expect(await parked(), "games that wait").toBe(24);
  await page.locator('[data-act="forget"]').first().click();
  await page.locator(".resume .danger").click();
  await page.goto(url(queryOf({ players: 2, seed: 3 })));
  await seated(page);
  expect(await parked(), "with the one that was begun").toBe(24);
});

test("a link that is opened again finds its game", async ({ newPage, url }) => {
  const page = await newPage();
  await page.goto(url("?game=heure&players=2"));
  await seated(page);
  const left = await playUntil(page, (_, made) => made === 3);
  await page.goto(url("?game=heure&players=2"));
  expect((await seated(page)).fingerprint, "the game that the link began").toStrictEqual(left.fingerprint);
  expect(await page.locator(".notice").innerText(), "what is said").toMatch(/reprend/);
  await page.goto(url("?game=heure&players=3"));
  expect((await seated(page)).fingerprint, "another link begins another game").not.toBe(left.fingerprint);
});
