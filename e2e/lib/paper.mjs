// Printing, for the tests: a page that counts calls of print(), and checks of the printed pages.
import { act, isHome } from "./table.mjs";

// A4 in CSS pixels (96 an inch), and in points, as in a PDF.
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

// Runs in the page: the texts of `inner` boxes that stick out of their `outer` box or overflow themselves.
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

/** Opens the rules of a game on a page where print() only counts its calls. */
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

// Runs in the page: the drawings that reach beyond their box, where a printer cuts them.
export function beyond() {
  return [...document.querySelectorAll(".on-paper svg")].filter((svg) => svg.checkVisibility() && svg.viewBox.baseVal?.width > 0).flatMap((svg) => {
    const [drawn, box] = [svg.getBBox(), svg.viewBox.baseVal];
    const out = drawn.x < box.x || drawn.y < box.y || drawn.x + drawn.width > box.x + box.width || drawn.y + drawn.height > box.y + box.height;
    return out ? [`${svg.classList} ${[drawn.x, drawn.y, drawn.width, drawn.height].map(Math.round)}`] : [];
  });
}

// Runs in the page: the tables whose outer borders, half of which lie outside them, reach the edge of their sheet.
export function borderless(sheet) {
  return [...document.querySelectorAll(`${sheet} table, table${sheet}`)].filter((table) => table.checkVisibility()).filter((table) => {
    const [inner, outer] = [table, table.parentElement].map((one) => one.getBoundingClientRect());
    return inner.left < outer.left + 0.5 || inner.right > outer.right - 0.5;
  }).length;
}
