// Winning is a moment: curtain and confetti, of which nothing is left afterwards or where motion is reduced;
// the picture to share is a poster, and it is said where it was saved.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DRAWN, heure } from "../games/heure.mjs";
import { millions } from "../games/millions.mjs";
import { act, queryOf, seated } from "../lib/table.mjs";

const OVER = ({ phase }) => phase === "over";

/** A game that has come to its end. */
async function ended({ newPage, url }, scene) {
  const page = await newPage();
  await page.goto(url(queryOf(scene)));
  await seated(page);
  await heure.playUntil(page, OVER, scene);
  await page.locator(".podium").waitFor();
  return page;
}

const seen = (page) =>
  page.locator(".gala > *").evaluateAll((all) => all.filter((one) => getComputedStyle(one).visibility === "visible").length);

async function moment(context) {
  const { expect } = context;
  const page = await ended(context, { players: 2, seed: 4 });
  expect.equal(await seen(page), 0, "pieces that are seen where motion is reduced");
  await page.emulateMedia({ reducedMotion: "no-preference" });
  expect.equal(await seen(page), 38, "confetti and both halves of the curtain");
  await page.evaluate(() => document.querySelectorAll(".gala > *").forEach((one) => one.getAnimations().forEach((motion) => motion.finish())));
  expect.equal(await seen(page), 0, "pieces that are left");
}

async function nobody(context) {
  const page = await ended(context, DRAWN);
  context.expect.equal(await page.locator(".gala").count(), 0, "confetti when nobody has won");
}

async function poster(context) {
  const { expect, artefacts } = context;
  const page = await ended(context, { players: 2, seed: 4 });
  const [saved] = await Promise.all([page.waitForEvent("download"), act(page, "share").click()]);
  const path = join(artefacts, "poster.png");
  await saved.saveAs(path);
  const png = readFileSync(path);
  expect.equal([png.readUInt32BE(16), png.readUInt32BE(20)], [1200, 675], "size of the picture");
  expect.matches(await page.locator(".notice").innerText(), /Téléchargements\s: la-tablee\.png/, "where it lies");
}

/** Whatever lies over the page, nothing of it comes through: every point hits the veil or what is in it. */
const throughVeil = () => {
  const points = Array.from({ length: 12 * 12 }, (_, i) => [((i % 12) + 0.5) / 12, (Math.floor(i / 12) + 0.5) / 12]);
  return points.filter(([x, y]) => !document.elementFromPoint(x * innerWidth, y * innerHeight)?.closest(".veil")).length;
};

/** Another game stands over the whole screen, beside whichever score sheet, and each is one tap away. */
async function otherGame({ newPage, url, expect }) {
  const page = await newPage();
  await page.goto(url(queryOf({ game: "millions", players: 2, seed: 4 })));
  await seated(page);
  await millions.playUntil(page, OVER, { policy: "mortal" });
  await act(page, "other").click();
  for (const [width, height] of [[1180, 820], [1024, 768], [820, 1180], [360, 740], [320, 256]]) {
    await page.setViewportSize({ width, height });
    expect.equal(await page.evaluate(throughVeil), 0, `points that come through at ${width}×${height}`);
  }
  await page.setViewportSize({ width: 1180, height: 820 });
  await page.locator('.other-game[data-game="midi"]').click();
  await page.locator(".setup-screen").waitFor();
}

/** Who shows everything by a key has not pressed what comes. */
async function twoKeys({ newPage, url, expect }) {
  const page = await newPage({ reducedMotion: "no-preference" });
  await page.goto(url(queryOf({ players: 2, seed: 4 })));
  await seated(page);
  await heure.playUntil(page, OVER, { seed: 4 });
  await page.locator('.next[data-waits="true"]').waitFor({ state: "attached" });
  await page.keyboard.press("Enter");
  await page.waitForTimeout(130);
  await page.keyboard.press("Enter");
  await page.locator(".next:not([data-waits])").waitFor();
  await page.locator('[data-act="rematch"]:focus').waitFor();
  expect.equal(await page.locator(".results-screen").count(), 1, "the results are still there");
}

export const tests = [
  { name: "a winner has a curtain and confetti, and nothing of them stays", run: moment },
  { name: "nobody's win has none", run: nobody },
  { name: "other games stand over the whole screen", run: otherGame },
  { name: "two keys during the ending deal no game", run: twoKeys, timeout: 180_000 },
  { name: "the picture to share is saved, and it is said where", run: poster },
];
