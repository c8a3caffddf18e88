// Printed game material, as PDF: the cards and answers of a deck of one's own, the hours, the ring and the chips.
import { FACTS, gamesWith } from "../lib/facts.mjs";
import { WHOLE, bringIn, workshop } from "../lib/own.mjs";
import { ask, asPaper, atRules, beyond, cut, onlyPaper, pagesOf, POINTS, printed, STANDING } from "../lib/paper.mjs";
import { act } from "../lib/table.mjs";
import { expect, test } from "../lib/test.mjs";

const countPrints = (page) => page.addInitScript(() => (window.print = () => (window.printed = (window.printed ?? 0) + 1)));

const standing = (n) => Array(n).fill(POINTS.standing);

/** The numbers of the cards on each side, row by row. */
const numbers = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll(".paper-cards > .paper-side")].map((side) => [...side.children].map((card) => {
      const { left, top } = card.getBoundingClientRect();
      const { left: x, top: y } = side.getBoundingClientRect();
      return { number: card.querySelector("b")?.textContent ?? "", column: Math.round((left - x) / card.clientWidth), row: Math.round((top - y) / card.clientHeight) };
    })),
  );

test("a deck of one's own: cards whose backs meet their fronts, answers", async ({ newPage, url, artefacts }) => {
  const page = await newPage();
  await countPrints(page);
  await workshop(page, url);
  await bringIn(page, "deck.json", WHOLE);
  await ask(page, "print-cards", 1);
  expect(await printed(page), "pages: 114 cards, eight a page, both sides").toStrictEqual(standing(30));
  const found = await asPaper(page, STANDING, async () => {
    await page.screenshot({ path: `${artefacts}/paper-own-cards.png` });
    return { cut: await page.evaluate(cut, [".paper-card", "p, li"]), screen: await onlyPaper(page), sides: await numbers(page) };
  });
  expect({ cut: found.cut, screen: found.screen }, "the cards").toStrictEqual({ cut: [], screen: 0 });
  for (let side = 0; side < found.sides.length; side += 2) {
    for (const { number, column, row } of found.sides[side]) {
      const back = found.sides[side + 1].find((card) => card.number === number);
      expect({ column: back.column, row: back.row }, `the back of card ${number}`).toStrictEqual({ column: 1 - column, row });
    }
  }
  await ask(page, "print-answers", 2);
  const answers = pagesOf(await page.pdf({ preferCSSPageSize: true }));
  expect(answers.length >= 1 && answers.length < 8 && answers.every((size) => size === POINTS.standing), `pages of answers: ${answers}`).toBeTruthy();
  const sheet = await asPaper(page, STANDING, async () => {
    await page.screenshot({ path: `${artefacts}/paper-own-answers.png` });
    return { numbers: await page.locator(".paper-answers li > i:visible").allInnerTexts(), cut: await page.evaluate(cut, [".paper-answers", "h1, i, b"]) };
  });
  expect(sheet, "the answers, each with the number of its card").toStrictEqual({ numbers: Array.from({ length: 114 }, (_, n) => String(n + 1)), cut: [] });
});

const box = (game, { button, pages, inner }) => async ({ app, artefacts }) => {
  for (const lang of ["fr", "en"]) {
    const page = await atRules(app, game, lang);
    await ask(page, button, 1);
    expect(await printed(page), `${lang}: pages`).toStrictEqual(standing(pages));
    const found = await asPaper(page, STANDING, async () => {
      await page.screenshot({ path: `${artefacts}/paper-box-${game}-${lang}.png` });
      return { cut: await page.evaluate(cut, [".paper-side", inner]), beyond: await page.evaluate(beyond), screen: await onlyPaper(page), blank: await page.locator(".on-paper img").evaluateAll((all) => all.filter((one) => one.naturalWidth === 0).length) };
    });
    expect(found, `${lang}: what is printed`).toStrictEqual({ cut: [], beyond: [], screen: 0, blank: 0 });
    await page.close();
  }
};

test("a new deck has the buttons, too", async ({ newPage, url }) => {
  const page = await workshop(await newPage(), url);
  await act(page, "new-deck").click();
  await page.locator(".deck-page").waitFor();
  expect(await act(page, "print-cards").count(), "the button of a deck").toBe(1);
});

for (const game of gamesWith("paper")) {
  const { paper } = FACTS[game];
  test(`${game}: ${paper.shows}`, { tag: `@${game}` }, box(game, paper));
}
