// What only Qui veut gagner des millions ? has: the host's console, answers that turn all at once.
import { millions } from "../games/millions.mjs";
import { driveClock } from "../lib/pages.mjs";
import { act, lift, queryOf, seated, state } from "../lib/table.mjs";

const RIGHT = '.lozenge[data-state="right"]';
const VERDICTS = ".holder[data-verdict]";

async function atConsole({ newPage, url, expect }) {
  const page = await newPage();
  await page.goto(url(queryOf({ game: "millions", players: 3, seed: 5 })));
  await seated(page);
  await millions.playUntil(page, ({ phase, eyes, moves }) => phase === "answer" && eyes === "table" && moves.some(({ name }) => name === "uncover"));
  const { turn } = await state(page);
  expect.equal(await page.locator(RIGHT).count(), 0, "right answers that the table sees");
  await act(page, "console").click();
  await lift(page);
  const { eyes } = await state(page);
  expect.ok(eyes !== turn, `the host looks (${eyes}), not who answers (${turn})`);
  expect.equal(await page.locator(RIGHT).count(), 1, "right answers on the console");
  await act(page, "cover").click();
  await page.locator(RIGHT).waitFor({ state: "detached" });
  await lift(page);
  expect.equal((await state(page)).eyes, turn, "who answers looks then");
  expect.equal(await page.locator(RIGHT).count(), 0, "right answers that he sees");
}

async function turning({ newPage, url, expect }) {
  const page = await newPage({ reducedMotion: "no-preference" });
  await driveClock(page);
  await page.goto(url(queryOf({ game: "millions", players: 3, seed: 5 })));
  await seated(page);
  // The title card has been read.
  await page.clock.runFor(4_000);
  // Both contestants give their final word.
  for (let words = 0; words < 2; words += 1) {
    await millions.playUntil(page, "confirm");
    await page.locator('[data-move="yes"]').click();
    await page.clock.runFor(100);
  }
  await page.locator(".breath").waitFor();
  expect.equal(await page.locator(`${VERDICTS}, ${RIGHT}`).count(), 0, "verdicts while the table holds its breath");
  await page.clock.runFor(2_000);
  expect.equal(await page.locator(VERDICTS).count(), 2, `answers that have turned`);
  expect.equal(await page.locator(RIGHT).count(), 1, "right answers");
}

export const game = "millions";

export const tests = [
  { name: "the host looks at his console, and nobody else", run: atConsole },
  { name: "all answers turn together, after a breath", run: turning },
];
