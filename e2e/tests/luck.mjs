// Chance in Défizz: every device is drawn, and one tap is a show: the table holds its breath while it rolls, draws,
// tosses or spins. What comes of it is kept at the tap; a touch ends the show, and reduced motion has none.
import { defizz, lucky, sits } from "../games/defizz.mjs";
import { queryOf, reopen, settled, sitDown, state, turnCards } from "../lib/table.mjs";

const THROWN = ["high-die", "low-die", "high-card", "two-dice", "first-six", "race-to15", "wheel"];
const CALLED = ["heads-or-tails", "odd-or-even", "secret-number", "long-straw"];
// No show takes longer, in ms.
const LONGEST = 12_000;

const now = ({ stage, moves }) => stage === "luck" && moves.some(({ name }) => ["throw", "call"].includes(name));
const control = (page) => page.locator('[data-move="throw"], [data-move="call"]').first();
const holds = (page) => page.locator("[data-holds]").count();
const kept = (page) => page.evaluate(() => JSON.parse(Object.entries(localStorage).find(([key]) => key.endsWith(":journal"))[1]).entries.length);
const over = (page) => page.locator(".outcome").count();

/** Three people, two of whom play a question of that device; the page's clock is ours. */
async function table({ newPage, url }, device, reducedMotion = "no-preference") {
  const page = await newPage({ reducedMotion });
  await lucky(page, [device]);
  await sitDown(page, url(queryOf({ game: "defizz", players: 3, seed: 1 })), { clock: true });
  await turnCards(page);
  await defizz.playUntil(page, now, { policy: sits({ choose: 2, raises: 0 }) });
  return page;
}

async function played(context, device) {
  const { expect } = context;
  const page = await table(context, device);
  const { width, height } = await page.locator(".luck-show > *").first().boundingBox();
  expect.ok(width > 60 && height > 60, `${device} is drawn at rest (${width}×${height})`);
  let [taps, shows] = [0, 0];
  while ((await over(page)) === 0 && taps < 20) {
    await control(page).click();
    await page.clock.runFor(100);
    taps += 1;
    if ((await holds(page)) > 0) {
      expect.equal(await page.locator(".luck-side[data-shows]").count(), 1, `${device}: a show`);
      expect.equal(await page.locator('[data-move="throw"], [data-move="call"]').count(), 0, `${device}: nothing to tap meanwhile`);
      shows += 1;
      await page.clock.runFor(LONGEST);
    }
    await settled(page);
  }
  expect.equal(await over(page), 1, `${device}: somebody takes the pot after ${taps} taps`);
  expect.ok(shows > 0, `${device}: shows`);
  expect.equal(await page.locator(".reveal-contest .luck-show > *").count(), 1, `${device}: it lies there in the end`);
  if (THROWN.includes(device)) expect.ok(taps <= 2, `${device}: one tap each at most (${taps})`);
  await page.close();
}

async function all(context) {
  for (const device of [...THROWN, ...CALLED]) await played(context, device);
}

async function drawn(context) {
  const { expect } = context;
  const page = await table(context, "first-six");
  const begins = await page.locator(".begins").innerText();
  const { turn } = await state(page);
  const name = (await page.locator(`.purse[data-seat="${turn}"] .name`).innerText()).trim();
  expect.ok(begins.includes(name), `who was drawn begins: ${begins}, ${name}`);
}

async function keptAtOnce(context) {
  const { expect } = context;
  const page = await table(context, "first-six");
  const acts = await kept(page);
  await control(page).click();
  await page.clock.runFor(100);
  expect.equal([await kept(page), await holds(page), await over(page)], [acts + 1, 1, 0], "the race is kept, and not told yet");
  await reopen(page, { exact: false });
  expect.equal([await holds(page), await over(page)], [0, 1], "told when the page is back");
}

async function skipped(context) {
  const page = await table(context, "wheel");
  await control(page).click();
  await page.clock.runFor(300);
  await page.mouse.click(8, 400);
  await settled(page);
  context.expect.equal([await holds(page), await over(page)], [0, 1], "a touch ends it");
}

async function still(context) {
  const page = await table(context, "race-to15", "reduce");
  await control(page).click();
  await page.clock.runFor(100);
  context.expect.equal([await holds(page), await over(page)], [0, 1], "told at once");
}

export const game = "defizz";

export const tests = [
  { name: "every device is drawn, and a tap is a show", run: all },
  { name: "who begins a race of luck is drawn, and said", run: drawn },
  { name: "a race is kept at the tap and told after a reload", run: keptAtOnce },
  { name: "a touch ends a show", run: skipped },
  { name: "reduced motion has the result at once", run: still },
];
