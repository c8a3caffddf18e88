// Prints, as PDF: a game's rules as a leaflet of two sides, an empty score sheet of one page, the score sheet of a
// finished game; nothing is cut, and nothing of the screen is printed, in both languages.
import { gamesOr } from "../lib/depth.mjs";
import { GAMES } from "../lib/games.mjs";
import { ask, asPaper, atRules, borderless, cut, LYING, onlyPaper, pagesOf, POINTS, printed, STANDING } from "../lib/paper.mjs";
import { queryOf, seated, settled } from "../lib/table.mjs";
import { expect, test } from "../lib/test.mjs";

async function leafletAndScores(game, app) {
  const { artefacts } = app;
  for (const lang of ["fr", "en"]) {
    const page = await atRules(app, game, lang);
    await ask(page, "print-rules", 1);
    expect(await printed(page), `${lang}: pages of the leaflet`).toStrictEqual([POINTS.lying, POINTS.lying]);
    const leaflet = await asPaper(page, LYING, async () => {
      await page.screenshot({ path: `${artefacts}/paper-${game}-${lang}.png`, fullPage: true });
      return { cut: await page.evaluate(cut, [".paper-leaf", "h1, h2, p, li, img"]), screen: await onlyPaper(page), blank: await page.locator(".leaflet img").evaluateAll((all) => all.filter((one) => one.naturalWidth === 0).length) };
    });
    expect(leaflet, `${lang}: the leaflet`).toStrictEqual({ cut: [], screen: 0, blank: 0 });
    await ask(page, "print-scores", 2);
    expect(await printed(page), `${lang}: pages of the empty score sheet`).toStrictEqual([POINTS.standing]);
    const scores = await asPaper(page, STANDING, async () => {
      if (lang === "fr") await page.screenshot({ path: `${artefacts}/paper-scores-${game}.png`, fullPage: true });
      return { cut: await page.evaluate(cut, [".blank-scores", "h1, th, td, p"]), borderless: await page.evaluate(borderless, ".blank-scores"), screen: await onlyPaper(page) };
    });
    expect(scores, `${lang}: the empty score sheet`).toStrictEqual({ cut: [], borderless: 0, screen: 0 });
    await page.close();
  }
}

// The score sheet of a finished game is printed from its results: one white page, the name of the game and the curve first.
async function finished(game, app) {
  const { newPage, url } = app;
  const { blind, player } = GAMES[game];
  const [scene] = blind.filter(({ auto = 0 }) => auto === 0);
  const page = await newPage();
  await page.goto(url(queryOf({ game, ...scene })));
  await seated(page);
  await player.playUntil(page, "over", { steps: 3_000 });
  await page.locator(".paper").waitFor({ state: "attached" });
  await settled(page);
  const pages = await page.pdf({ format: "A4", margin: { top: "10mm", right: "10mm", bottom: "10mm", left: "10mm" } });
  const sizes = pagesOf(pages);
  expect(sizes.length, "pages").toBe(1);
  const found = await asPaper(page, { width: 718, height: 1047 }, async () => ({
    wide: await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    cut: await page.evaluate(cut, [".paper", "th, td"]),
    borderless: await page.evaluate(borderless, ".paper"),
    rows: (await page.locator(".paper tbody tr:visible").count()) > 0,
    order: await page.evaluate(() => [".paper-name", ".curve", ".paper", ".moments"].flatMap((one) => document.querySelector(one)?.getBoundingClientRect().top ?? []).every((top, at, all) => at === 0 || top > all[at - 1])),
    ground: await page.evaluate(() => getComputedStyle(document.querySelector(".score-sheet")).backgroundColor),
  }));
  expect(found, "the score sheet").toStrictEqual({ wide: 0, cut: [], borderless: 0, rows: true, order: true, ground: "rgb(255, 255, 255)" });
}

for (const game of Object.keys(GAMES)) {
  test(`${game}: rules to fold, an empty score sheet`, { tag: `@${game}` }, ({ app }) => leafletAndScores(game, app));
}

for (const game of gamesOr("heure", "defizz")) {
  test(`${game}: the score sheet of a game that is over`, { tag: `@${game}` }, async ({ app }) => {
    test.setTimeout(180_000);
    await finished(game, app);
  });
}
