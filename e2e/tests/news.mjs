// The news since the last visit: shown once, on the shelf only, on tablets that have been used before. About always
// has them, with privacy, version and licences.
import { readFileSync } from "node:fs";
import { RECORDS } from "../lib/kept.mjs";
import { NEWS } from "../lib/shown.mjs";
import { act, isHome, queryOf, seated, settled } from "../lib/table.mjs";
import { expect, test } from "../lib/test.mjs";

const OLD = { ...RECORDS, ...NEWS };
const [newest] = JSON.parse(readFileSync(new URL("../../public/news.json", import.meta.url), "utf8"));

const lines = (page) => page.locator(".news-line").count();

/** Opens the shelf and waits until it is rendered down to its footer. */
async function shelf(page, url) {
  await page.goto(url());
  await isHome(page);
  // The footer is rendered by the second file.
  await page.waitForFunction(() => performance.getEntriesByType("resource").some(({ name }) => /base-\w+\.wasm$/.test(name)));
  await settled(page);
}

test("it is said once, to whoever knows the app, and leads to About", async ({ newPage, url, shot }) => {
  const page = await newPage({ storage: OLD });
  await shelf(page, url);
  await act(page, "news").waitFor();
  await expect(page).toBeAccessible();
  await shot(page, "news-line");
  await act(page, "news").click();
  await page.locator('[data-panel="news"] li').first().waitFor();
  const told = await page.locator('[data-panel="news"] details').first().locator("li").allInnerTexts();
  expect(told, "what is told, in the language of the table").toStrictEqual(newest.fr);
  await act(page, "home").click();
  await isHome(page);
  expect(await lines(page), "lines once it was seen").toBe(0);
  await shelf(page, url);
  expect(await lines(page), "lines on the next visit").toBe(0);
});

test("it goes when nobody wants it", async ({ newPage, url }) => {
  const page = await newPage({ storage: { ...OLD, "tablee:settings": JSON.stringify({ lang: "en" }) } });
  await shelf(page, url);
  await act(page, "dismiss-news").click();
  expect(await lines(page), "lines once nobody wants it").toBe(0);
  await shelf(page, url);
  expect(await lines(page), "lines on the next visit").toBe(0);
  await act(page, "about").click();
  await page.locator('[data-panel="news"] li').first().waitFor();
  expect(await page.locator('[data-panel="news"] li').first().innerText(), "it stands there all the same").toStrictEqual(newest.en[0]);
});

test("a first visit and a game have none of it", async ({ newPage, url }) => {
  const first = await newPage({ storage: NEWS });
  await shelf(first, url);
  expect(await lines(first), "lines on a first visit").toBe(0);
  const linked = await newPage({ storage: NEWS });
  await linked.goto(url(queryOf({ game: "heure", players: 2, seed: 5 })));
  await seated(linked);
  await shelf(linked, url);
  await act(linked, "resume").waitFor();
  expect(await lines(linked), "lines on the second visit of whoever came by a link").toBe(0);
  const page = await newPage({ storage: OLD });
  await page.goto(url(queryOf({ game: "heure", players: 2, seed: 5 })));
  await seated(page);
  await settled(page);
  expect(await lines(page), "lines over a game").toBe(0);
});

test("About has privacy, licences and news", async ({ newPage, url, shot }) => {
  const page = await newPage();
  await shelf(page, url);
  await act(page, "about").click();
  await page.locator('[data-panel="news"] li').first().waitFor();
  expect(await page.locator('[data-panel="privacy"] p').count(), "sentences about what stays private").toBe(3);
  await shot(page, "about");
  await act(page, "licences").click();
  await page.locator(".licences details").first().waitFor();
  const all = JSON.parse(readFileSync(new URL("../../public/licences.json", import.meta.url), "utf8"));
  expect(await page.locator(".licences details").count(), "texts").toStrictEqual(all.length);
  await page.locator(".licences summary", { hasText: "wasm-bindgen" }).first().click();
  expect(await page.locator(".licences details[open] pre").innerText(), "the terms").toMatch(/Permission is hereby granted/);
  await expect(page).toBeAccessible();
  await shot(page, "about-licences");
});

test("licences that do not come are said, and come later", async ({ newPage, url }) => {
  const page = await newPage({ allow: [/licences\.json/, /Failed to load/] });
  await page.route("**/licences.json", (route) => route.abort());
  await shelf(page, url);
  await act(page, "about").click();
  await act(page, "licences").click();
  await page.locator(".licences", { hasText: "n’est pas arrivé" }).waitFor();
  await page.unroute("**/licences.json");
  await act(page, "licences").click();
  await page.locator(".licences details").first().waitFor();
  expect(await page.locator(".licences details").count(), "they come when they can").toBeGreaterThan(10);
});
