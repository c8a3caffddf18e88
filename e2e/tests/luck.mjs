// Luck in Défizz: every device has a drawing, and one tap starts a show, during which the table waits until it has
// rolled, drawn, tossed or spun. The result is saved at the tap; a touch ends the show; reduced motion has none.
import { defizz, lucky, sits } from "../games/defizz.mjs";
import { queryOf, reopen, settled, sitDown, state, turnCards } from "../lib/table.mjs";
import { expect, test } from "../lib/test.mjs";

const THROWN = ["high-die", "low-die", "high-card", "two-dice", "first-six", "race-to15", "wheel"];
const CALLED = ["heads-or-tails", "odd-or-even", "secret-number", "long-straw"];
// The longest show, in ms.
const LONGEST = 12_000;

const now = ({ stage, moves }) => stage === "luck" && moves.some(({ name }) => ["throw", "call"].includes(name));
const control = (page) => page.locator('[data-move="throw"], [data-move="call"]').first();
const holds = (page) => page.locator("[data-holds]").count();
const kept = (page) => page.evaluate(() => JSON.parse(Object.entries(localStorage).find(([key]) => key.endsWith(":journal"))[1]).entries.length);
const over = (page) => page.locator(".outcome").count();

/** A table of three, two of whom play a question with that device; the test drives the clock. */
async function table({ newPage, url }, device, reducedMotion = "no-preference") {
  const page = await newPage({ reducedMotion });
  await lucky(page, [device]);
  await sitDown(page, url(queryOf({ game: "defizz", players: 3, seed: 1 })), { clock: true });
  await turnCards(page);
  await defizz.playUntil(page, now, { policy: sits({ choose: 2, raises: 0 }) });
  return page;
}

async function played(app, device) {
  const page = await table(app, device);
  const { width, height } = await page.locator(".luck-show > *").first().boundingBox();
  expect(width > 60 && height > 60, `${device} is drawn at rest (${width}×${height})`).toBeTruthy();
  let [taps, shows] = [0, 0];
  while ((await over(page)) === 0 && taps < 20) {
    await control(page).click();
    await page.clock.runFor(100);
    taps += 1;
    if ((await holds(page)) > 0) {
      expect(await page.locator(".luck-side[data-shows]").count(), `${device}: a show`).toBe(1);
      expect(await page.locator('[data-move="throw"], [data-move="call"]').count(), `${device}: nothing to tap meanwhile`).toBe(0);
      shows += 1;
      await page.clock.runFor(LONGEST);
    }
    await settled(page);
  }
  expect(await over(page), `${device}: somebody takes the pot after ${taps} taps`).toBe(1);
  expect(shows, `${device}: shows`).toBeGreaterThan(0);
  expect(await page.locator(".reveal-contest .luck-show > *").count(), `${device}: it lies there in the end`).toBe(1);
  if (THROWN.includes(device)) expect(taps, `${device}: one tap each at most (${taps})`).toBeLessThanOrEqual(2);
  await page.close();
}

test("every device is drawn, and a tap is a show", { tag: "@defizz" }, async ({ app }) => {
  for (const device of [...THROWN, ...CALLED]) await played(app, device);
});

test("who begins a race of luck is drawn, and said", { tag: "@defizz" }, async ({ app }) => {
  const page = await table(app, "first-six");
  const begins = await page.locator(".begins").innerText();
  const { turn } = await state(page);
  const name = (await page.locator(`.purse[data-seat="${turn}"] .name`).innerText()).trim();
  expect(begins, `who was drawn begins: ${begins}, ${name}`).toContain(name);
});

test("a race is kept at the tap and told after a reload", { tag: "@defizz" }, async ({ app }) => {
  const page = await table(app, "first-six");
  const acts = await kept(page);
  await control(page).click();
  await page.clock.runFor(100);
  expect([await kept(page), await holds(page), await over(page)], "the race is kept, and not told yet").toStrictEqual([acts + 1, 1, 0]);
  await reopen(page, { exact: false });
  expect([await holds(page), await over(page)], "told when the page is back").toStrictEqual([0, 1]);
});

test("a touch ends a show", { tag: "@defizz" }, async ({ app }) => {
  const page = await table(app, "wheel");
  await control(page).click();
  await page.clock.runFor(300);
  await page.mouse.click(8, 400);
  await settled(page);
  expect([await holds(page), await over(page)], "a touch ends it").toStrictEqual([0, 1]);
});

test("reduced motion has the result at once", { tag: "@defizz" }, async ({ app }) => {
  const page = await table(app, "race-to15", "reduce");
  await control(page).click();
  await page.clock.runFor(100);
  expect([await holds(page), await over(page)], "told at once").toStrictEqual([0, 1]);
});
