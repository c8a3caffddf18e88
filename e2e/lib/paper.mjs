// Printing, for the tests: a page on which printing is counted, and what of it is on paper.
import { act, isHome } from "./table.mjs";

// A4 at 96 px an inch, and in points as a PDF has it.
export const LYING = { width: 1123, height: 794 };
export const STANDING = { width: 794, height: 1123 };
export const POINTS = { lying: "842 595", standing: "595 842" };

/** The sizes of a PDF's pages in whole points: "842 595". */
export function pagesOf(pdf) {
  const text = pdf.toString("latin1");
  const boxes = [...text.matchAll(/\/MediaBox\s*\[\s*0\s+0\s+([\d.]+)\s+([\d.]+)\s*\]/g)];
  return boxes.map(([, width, height]) => `${Math.round(Number(width))} ${Math.round(Number(height))}`);
}

export const printed = async (page) => pagesOf(await page.pdf({ preferCSSPageSize: true }));

// Runs in the page: what of these boxes is cut off by the one around it, or by the paper.
export function cut([outer, inner]) {
  const slack = 1.5;
  return [...document.querySelectorAll(outer)].flatMap((box) => {
    const { left, right, top, bottom } = box.getBoundingClientRect();
    const over = (one) => {
      const it = one.getBoundingClientRect();
      return it.left < left - slack || it.right > right + slack || it.top < top - slack || it.bottom > bottom + slack || one.scrollWidth > one.clientWidth + slack;
    };
    return [...box.querySelectorAll(inner)].filter((one) => one.checkVisibility() && over(one)).map((one) => one.textContent.slice(0, 60));
  });
}

/** A page on which printing is counted, and does nothing else. */
export async function atRules(app, game, lang) {
  const page = await app.newPage({ storage: { "tablee:settings": JSON.stringify({ lang, theme: "dark" }) } });
  await page.addInitScript(() => (window.print = () => (window.printed = (window.printed ?? 0) + 1)));
  await page.goto(app.url());
  await isHome(page);
  await page.locator(`.shelf [data-game="${game}"]`).click();
  await act(page, "rules").click();
  return page;
}

export async function ask(page, name, times) {
  await act(page, name).click();
  await page.waitForFunction((times) => window.printed === times, times);
}

export async function asPaper(page, size, work) {
  const before = page.viewportSize();
  await page.setViewportSize(size);
  await page.emulateMedia({ media: "print" });
  const found = await work();
  await page.emulateMedia({ media: null });
  await page.setViewportSize(before);
  return found;
}

export const onlyPaper = (page) => page.evaluate(() => [...document.querySelectorAll("#app *, .veil, .notices")].filter((one) => one.checkVisibility()).length);
