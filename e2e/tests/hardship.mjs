// Whole games under bad conditions: a storage that fails now and then and a clock that jumps, a machine that sleeps, a
// processor a twentieth as fast, a window as small as a page at 300 %.
import { seeded } from "../lib/chance.mjs";
import { blindPage, playToEnd } from "../lib/clicker.mjs";
import { gamesOr } from "../lib/depth.mjs";
import { GAMES } from "../lib/games.mjs";
import { queryOf, reopen, seated, sitDown, state } from "../lib/table.mjs";
import { expect, test } from "../lib/test.mjs";

// Runs in the page, before the app: every third write fails for lack of space, except very short ones.
function failNowAndThen() {
  const set = Storage.prototype.setItem;
  let writes = 0;
  Storage.prototype.setItem = function (key, value) {
    writes += value.length > 20 ? 1 : 0;
    if (value.length > 20 && writes % 3 === 0) throw new DOMException("full", "QuotaExceededError");
    return set.call(this, key, value);
  };
}

// Runs in the page, before the app: Date.now() is up to two days off, differently at every call.
function jumpingCalendar() {
  const usual = Date.now.bind(Date);
  let looks = 0;
  Date.now = () => usual() + (((looks += 1) * 7) % 5 - 2) * 86_400_000;
}

const blindGame = (id) => async ({ newPage, url }) => {
  test.setTimeout(200_000);
  const { blind, seldom } = GAMES[id];
  const scene = blind.find(({ auto = 0 }) => auto === 0) ?? blind[0];
  const page = await blindPage(newPage);
  await page.addInitScript(failNowAndThen);
  await page.addInitScript(jumpingCalendar);
  await page.goto(url(queryOf({ game: id, ...scene })));
  const all = [...seldom, ...(scene.seldom ?? [])];
  const { recorded } = await playToEnd(page, seeded(scene.seed), { reloadEvery: 60, exact: false, seldom: all });
  if (!recorded) await page.locator(".results-screen .podium .step").nth(scene.players - 1).waitFor();
};

// On a slow machine no move is made twice, and all are saved.
const slowly = (id) => async ({ newPage, url }) => {
  test.setTimeout(200_000);
  const { player, secrets } = GAMES[id];
  const page = await newPage();
  const browser = await page.context().newCDPSession(page);
  await page.goto(url(queryOf({ game: id, ...secrets.scenes[0] })));
  await seated(page);
  await browser.send("Emulation.setCPUThrottlingRate", { rate: 20 });
  const after = await player.playUntil(page, (_, made) => made === 6, { policy: secrets.policy });
  await browser.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  expect((await reopen(page, { exact: false })).fingerprint, "the table after six acts").toStrictEqual(after.fingerprint);
};

// An hour passes between two ticks of a page that was never hidden.
test("an hour's sleep costs no sand", async ({ newPage, url }) => {
  const { player, secrets } = GAMES.midi;
  const page = await newPage();
  await sitDown(page, url(queryOf({ game: "midi", players: 3, seed: 3 })), { clock: true });
  const running = (now) => now.moves.some(({ name }) => name === "right");
  await player.playUntil(page, running, { policy: secrets.policy, watch: (now) => player.spend(page, now, 7_000) });
  const seconds = async () => (await page.locator(".seconds span").allInnerTexts()).map(Number);
  const before = await seconds();
  await page.evaluate(() => {
    const usual = performance.now.bind(performance);
    performance.now = () => usual() + 3_600_000;
  });
  await page.clock.runFor(1_500);
  const lost = (await seconds()).map((left, i) => before[i] - left);
  expect(lost.every((some) => some >= 0 && some <= 3), `seconds lost by an hour's sleep: ${lost}`).toBeTruthy();
  expect((await state(page)).phase, "the face-off goes on").toBe("fatal");
});

// Touchable cards are as wide as a finger and can be scrolled into view.
test("a page at 300 % has cards for fingers", async ({ newPage, url }) => {
  const page = await newPage({ viewport: { width: 393, height: 273 } });
  await page.goto(url(queryOf({ game: "heure", players: 3, seed: 4 })));
  await seated(page);
  for (const card of await page.locator('[data-move="draw"]').all()) {
    await card.scrollIntoViewIfNeeded();
    const { x, y, width, height } = await card.boundingBox();
    expect(width >= 44 && height >= 44, `a card of ${Math.round(width)} × ${Math.round(height)}`).toBeTruthy();
    expect(x >= -1 && x + width <= 394, `a card from ${Math.round(x)} to ${Math.round(x + width)}`).toBeTruthy();
    expect(await card.evaluate((el, at) => el.contains(document.elementFromPoint(...at)), [x + width / 2, y + height / 2]), "nothing covers its middle").toBeTruthy();
  }
});

for (const id of gamesOr("midi", "millions")) {
  test(`${id}: a game in a storage that fails every third write, under a calendar that jumps`, { tag: `@${id}` }, blindGame(id));
  test(`${id}: a processor a twentieth as fast plays each act once`, { tag: `@${id}` }, slowly(id));
}
