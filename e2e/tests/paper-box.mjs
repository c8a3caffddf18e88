// What is printed of a box, as PDF: the cards of a deck of one's own and its answers, the hours, the ring and the chips.
import { WHOLE, bringIn, workshop } from "../lib/own.mjs";
import { ask, asPaper, atRules, cut, onlyPaper, pagesOf, POINTS, printed, STANDING } from "../lib/paper.mjs";
import { act } from "../lib/table.mjs";

const countPrints = (page) => page.addInitScript(() => (window.print = () => (window.printed = (window.printed ?? 0) + 1)));

const standing = (n) => Array(n).fill(POINTS.standing);

/** Where the numbers of the cards stand on each side, row by row. */
const numbers = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll(".paper-cards > .paper-side")].map((side) => [...side.children].map((card) => {
      const { left, top } = card.getBoundingClientRect();
      const { left: x, top: y } = side.getBoundingClientRect();
      return { number: card.querySelector("b")?.textContent ?? "", column: Math.round((left - x) / card.clientWidth), row: Math.round((top - y) / card.clientHeight) };
    })),
  );

async function ownCards({ newPage, url, expect, artefacts }) {
  const page = await newPage();
  await countPrints(page);
  await workshop(page, url);
  await bringIn(page, "deck.json", WHOLE);
  await ask(page, "print-cards", 1);
  expect.equal(await printed(page), standing(30), "pages: 114 cards, eight a page, both sides");
  const found = await asPaper(page, STANDING, async () => {
    await page.screenshot({ path: `${artefacts}/paper-own-cards.png` });
    return { cut: await page.evaluate(cut, [".paper-card", "p, li"]), screen: await onlyPaper(page), sides: await numbers(page) };
  });
  expect.equal({ cut: found.cut, screen: found.screen }, { cut: [], screen: 0 }, "the cards");
  for (let side = 0; side < found.sides.length; side += 2) {
    for (const { number, column, row } of found.sides[side]) {
      const back = found.sides[side + 1].find((card) => card.number === number);
      expect.equal({ column: back.column, row: back.row }, { column: 1 - column, row }, `the back of card ${number}`);
    }
  }
  await ask(page, "print-answers", 2);
  const answers = pagesOf(await page.pdf({ preferCSSPageSize: true }));
  expect.ok(answers.length >= 1 && answers.length < 8 && answers.every((size) => size === POINTS.standing), `pages of answers: ${answers}`);
  const sheet = await asPaper(page, STANDING, async () => ({ lines: await page.locator(".paper-answers li").count(), cut: await page.evaluate(cut, [".paper-answers", "h1, b"]) }));
  expect.equal(sheet, { lines: 114, cut: [] }, "the answers");
}

const box = (game, button, pages, inner) => async (context) => {
  const { expect, artefacts } = context;
  for (const lang of ["fr", "en"]) {
    const page = await atRules(context, game, lang);
    await ask(page, button, 1);
    expect.equal(await printed(page), standing(pages), `${lang}: pages`);
    const found = await asPaper(page, STANDING, async () => {
      await page.screenshot({ path: `${artefacts}/paper-box-${game}-${lang}.png` });
      return { cut: await page.evaluate(cut, [".paper-side", inner]), screen: await onlyPaper(page), blank: await page.locator(".on-paper img").evaluateAll((all) => all.filter((one) => one.naturalWidth === 0).length) };
    });
    expect.equal(found, { cut: [], screen: 0, blank: 0 }, `${lang}: what is printed`);
    await page.close();
  }
};

async function buttons({ newPage, url, expect }) {
  const page = await workshop(await newPage(), url);
  await act(page, "new-deck").click();
  await page.locator(".deck-page").waitFor();
  expect.equal(await act(page, "print-cards").count(), 1, "the button of a deck");
}

export const tests = [
  { name: "a deck of one's own: cards whose backs meet their fronts, answers", run: ownCards },
  { name: "a new deck has the buttons, too", run: buttons },
  { name: "heure: 36 cards and their backs", run: box("heure", "print-cards", 8, "img"), game: "heure" },
  { name: "egomaster: the ring and the chips", run: box("egomaster", "print-board", 2, "svg, b"), game: "egomaster" },
];
