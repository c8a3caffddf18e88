// What is new since the last visit: said once, on the shelf only, to whoever has been here before; it stands in About, with
// what stays private, the version and the licences.
import { readFileSync } from "node:fs";
import { RECORDS } from "../lib/kept.mjs";
import { NEWS } from "../lib/shown.mjs";
import { act, isHome, queryOf, seated, settled } from "../lib/table.mjs";

const OLD = { ...RECORDS, ...NEWS };
const [newest] = JSON.parse(readFileSync(new URL("../../public/news.json", import.meta.url), "utf8"));

const lines = (page) => page.locator(".news-line").count();

/** The shelf, drawn to its foot. */
async function shelf(page, url) {
  await page.goto(url());
  await isHome(page);
  // Of a table that is over, and of the foot, which comes with the second file.
  await page.waitForFunction(() => performance.getEntriesByType("resource").some(({ name }) => /base-\w+\.wasm$/.test(name)));
  await settled(page);
}

async function seen({ newPage, url, expect, shot }) {
  const page = await newPage({ storage: OLD });
  await shelf(page, url);
  await act(page, "news").waitFor();
  await expect.accessible(page);
  await shot(page, "news-line");
  await act(page, "news").click();
  await page.locator('[data-panel="news"] li').first().waitFor();
  const told = await page.locator('[data-panel="news"] details').first().locator("li").allInnerTexts();
  expect.equal(told, newest.fr, "what is told, in the language of the table");
  await act(page, "home").click();
  await isHome(page);
  expect.equal(await lines(page), 0, "lines once it was seen");
  await shelf(page, url);
  expect.equal(await lines(page), 0, "lines on the next visit");
}

async function dismissed({ newPage, url, expect }) {
  const page = await newPage({ storage: { ...OLD, "tablee:settings": JSON.stringify({ lang: "en" }) } });
  await shelf(page, url);
  await act(page, "dismiss-news").click();
  expect.equal(await lines(page), 0, "lines once nobody wants it");
  await shelf(page, url);
  expect.equal(await lines(page), 0, "lines on the next visit");
  await act(page, "about").click();
  await page.locator('[data-panel="news"] li').first().waitFor();
  expect.equal(await page.locator('[data-panel="news"] li').first().innerText(), newest.en[0], "it stands there all the same");
}

async function neverElsewhere({ newPage, url, expect }) {
  const first = await newPage({ storage: NEWS });
  await shelf(first, url);
  expect.equal(await lines(first), 0, "lines on a first visit");
  const linked = await newPage({ storage: NEWS });
  await linked.goto(url(queryOf({ game: "heure", players: 2, seed: 5 })));
  await seated(linked);
  await shelf(linked, url);
  await act(linked, "resume").waitFor();
  expect.equal(await lines(linked), 0, "lines on the second visit of whoever came by a link");
  const page = await newPage({ storage: OLD });
  await page.goto(url(queryOf({ game: "heure", players: 2, seed: 5 })));
  await seated(page);
  await settled(page);
  expect.equal(await lines(page), 0, "lines over a game");
}

async function about({ newPage, url, expect, shot }) {
  const page = await newPage();
  await shelf(page, url);
  await act(page, "about").click();
  await page.locator('[data-panel="news"] li').first().waitFor();
  expect.equal(await page.locator('[data-panel="privacy"] p').count(), 3, "sentences about what stays private");
  await shot(page, "about");
  await act(page, "licences").click();
  await page.locator(".licences details").first().waitFor();
  const all = JSON.parse(readFileSync(new URL("../../public/licences.json", import.meta.url), "utf8"));
  expect.equal(await page.locator(".licences details").count(), all.length, "texts");
  await page.locator(".licences summary", { hasText: "wasm-bindgen" }).first().click();
  expect.matches(await page.locator(".licences details[open] pre").innerText(), /Permission is hereby granted/, "the terms");
  await expect.accessible(page);
  await shot(page, "about-licences");
}

async function licencesLost({ newPage, url, expect }) {
  const page = await newPage({ allow: [/licences\.json/, /Failed to load/] });
  await page.route("**/licences.json", (route) => route.abort());
  await shelf(page, url);
  await act(page, "about").click();
  await act(page, "licences").click();
  await page.locator(".licences", { hasText: "n’est pas arrivé" }).waitFor();
  await page.unroute("**/licences.json");
  await act(page, "licences").click();
  await page.locator(".licences details").first().waitFor();
  expect.ok((await page.locator(".licences details").count()) > 10, "they come when they can");
}

export const tests = [
  { name: "it is said once, to whoever knows the app, and leads to About", run: seen },
  { name: "it goes when nobody wants it", run: dismissed },
  { name: "a first visit and a game have none of it", run: neverElsewhere },
  { name: "About has privacy, licences and news", run: about },
  { name: "licences that do not come are said, and come later", run: licencesLost },
];
