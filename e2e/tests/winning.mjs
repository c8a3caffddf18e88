// The ending: curtain and confetti, which leave nothing behind and are absent with reduced motion; the picture
// to share is a poster, and the page says where it was saved.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DRAWN, heure } from "../games/heure.mjs";
import { millions } from "../games/millions.mjs";
import { act, queryOf, seated } from "../lib/table.mjs";
import { expect, test } from "../lib/test.mjs";

const OVER = ({ phase }) => phase === "over";

/** A finished game. */
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

test("a winner has a curtain and confetti, and nothing of them stays", async ({ app }) => {
  const page = await ended(app, { players: 2, seed: 4 });
  expect(await seen(page), "pieces that are seen where motion is reduced").toBe(0);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  expect(await seen(page), "confetti and both halves of the curtain").toBe(38);
  await page.evaluate(() => document.querySelectorAll(".gala > *").forEach((one) => one.getAnimations().forEach((motion) => motion.finish())));
  expect(await seen(page), "pieces that are left").toBe(0);
});

test("nobody's win has none", async ({ app }) => {
  const page = await ended(app, DRAWN);
  expect(await page.locator(".gala").count(), "confetti when nobody has won").toBe(0);
});

test("the picture to share is saved, and it is said where", async ({ app, artefacts }) => {
  const page = await ended(app, { players: 2, seed: 4 });
  const [saved] = await Promise.all([page.waitForEvent("download"), act(page, "share").click()]);
  const path = join(artefacts, "poster.png");
  await saved.saveAs(path);
  const png = readFileSync(path);
  expect([png.readUInt32BE(16), png.readUInt32BE(20)], "size of the picture").toStrictEqual([1200, 675]);
  expect(await page.locator(".notice").innerText(), "where it lies").toMatch(/Téléchargements\s: la-tablee\.png/);
});

/** The number of points at which the page is not covered by the veil or its content. */
const throughVeil = () => {
  const points = Array.from({ length: 12 * 12 }, (_, i) => [((i % 12) + 0.5) / 12, (Math.floor(i / 12) + 0.5) / 12]);
  return points.filter(([x, y]) => !document.elementFromPoint(x * innerWidth, y * innerHeight)?.closest(".veil")).length;
};

/** Other games are shown over the whole screen, beside any score sheet, each one tap away. */
test("other games stand over the whole screen", async ({ newPage, url }) => {
  const page = await newPage();
  await page.goto(url(queryOf({ game: "millions", players: 2, seed: 4 })));
  await seated(page);
  await millions.playUntil(page, OVER, { policy: "mortal" });
  await act(page, "other").click();
  for (const [width, height] of [[1180, 820], [1024, 768], [820, 1180], [360, 740], [320, 256]]) {
    await page.setViewportSize({ width, height });
    expect(await page.evaluate(throughVeil), `points that come through at ${width}×${height}`).toBe(0);
  }
  await page.setViewportSize({ width: 1180, height: 820 });
  await page.locator('.other-game[data-game="midi"]').click();
  await page.locator(".setup-screen").waitFor();
});

/** A key that skips the ending must not press the button that appears. */
test("two keys during the ending deal no game", async ({ newPage, url }) => {
  test.setTimeout(180_000);
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
  expect(await page.locator(".results-screen").count(), "the results are still there").toBe(1);
});
