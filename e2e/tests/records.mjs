// The records: the house's page and one for each person, seasons, files, and undoing their deletion.
import { readFileSync } from "node:fs";
import { PLAYED_LATELY, PROFILES, RECORDS, lines } from "../lib/kept.mjs";
import { act, isHome } from "../lib/table.mjs";
import { eventually, expect, test } from "../lib/test.mjs";

const STORAGE = { ...PROFILES, ...RECORDS };
const games = (page) => page.locator(".last > li").count();

/** The games in a list of records, and who played them. */
const sittings = (text = "") => JSON.stringify(text.trim().split("\n").filter(Boolean).map((line) => JSON.parse(line)).map(({ sitting, players }) => [sitting, players]));

async function open({ newPage, url }, storage = STORAGE) {
  const page = await newPage({ storage });
  await page.goto(url());
  await isHome(page);
  await act(page, "records").click();
  await page.locator(".records-screen main").waitFor();
  return page;
}

test("the house and a person have a page each", async ({ app }) => {
  const page = await open(app);
  expect(await page.locator(".places > li").count(), "a column a game").toBe(11);
  expect(await page.locator(".met > li").count(), "people that were met").toBeGreaterThanOrEqual(2);
  await expect(page).toBeAccessible();
  await act(page, "house").click();
  await page.locator(".house-card").waitFor();
  expect(await page.locator(".titles > li").count(), "games that were played").toBe(2);
  expect(await games(page), "the latest games").toBe(11);
  await expect(page).toBeAccessible();
});

test("a season begins, counts its games and ends", async ({ app }) => {
  const page = await open(app);
  await act(page, "house").click();
  await page.locator("[name=season]").fill("Été à la mer");
  await act(page, "begin-season").click();
  await act(page, "end-season").waitFor();
  const spans = page.locator(".spans label");
  await eventually(async () => (await spans.allInnerTexts()).join().includes("Été à la mer"), "the season can be chosen");
  await spans.filter({ hasText: "Été à la mer" }).click();
  await eventually(async () => (await games(page)) === 0, "no game of it yet");
  await page.reload();
  await isHome(page);
  await page.evaluate((more) => (localStorage["tablee:records"] += more), lines([PLAYED_LATELY(await page.evaluate(() => Date.now()))]));
  await act(page, "records").click();
  await act(page, "house").click();
  await page.locator(".spans label", { hasText: "Été à la mer" }).click();
  await eventually(async () => (await games(page)) === 1, "the game that was played in it");
  await act(page, "end-season").click();
  await page.locator("[name=season]").waitFor();
  const kept = await page.evaluate(() => JSON.parse(localStorage["tablee:seasons"]));
  expect(kept.to >= kept.from && kept.name === "Été à la mer", "it has ended").toBeTruthy();
});

test("what is cleared can be had back for a while", async ({ app }) => {
  const page = await open(app);
  const kept = () => page.evaluate(() => localStorage["tablee:records"]);
  const before = await kept();
  await act(page, "clear").click();
  expect(await kept(), "the first tap asks").toStrictEqual(before);
  await act(page, "clear").click();
  await eventually(() => page.evaluate(() => !localStorage["tablee:records"]), "it is cleared");
  await act(page, "home").click();
  await act(page, "take-back").click();
  await eventually(async () => sittings(await kept()) === sittings(before), "and back, wherever one has gone");
  await act(page, "records").click();
  await page.locator(".last > li").first().waitFor();
});

test("who is deleted can be had back for a while", async ({ app }) => {
  const page = await open(app);
  await act(page, "home").click();
  await act(page, "players").click();
  const keys = ["tablee:profiles", "tablee:records"];
  const kept = () => page.evaluate((keys) => keys.map((key) => localStorage[key]), keys);
  const before = await kept();
  await page.locator('.person [data-act="edit"]').first().click();
  await act(page, "delete").click();
  await act(page, "delete").click();
  await eventually(async () => !(await kept()).join().includes("Chloé"), "she is nowhere any more");
  await act(page, "take-back").click();
  const [people, games] = before;
  await eventually(async () => (await kept())[0] === people && sittings((await kept())[1]) === sittings(games), "she is back, with her games");
});

test("a table for spreadsheets", async ({ app }) => {
  const page = await open(app);
  const [file] = await Promise.all([page.waitForEvent("download"), act(page, "csv").click()]);
  const rows = readFileSync(await file.path(), "utf8").trimEnd().split("\r\n");
  expect(rows[0].startsWith('\ufeff"Jour";"Jeu";"Minutes"'), "its head").toBeTruthy();
  expect(rows.length, "a row a player of a game").toBeGreaterThan(22);
  expect(rows.every((row) => row.split(";").length === 7), "cells of each row").toBeTruthy();
});

test("everything as JSON", async ({ app }) => {
  const page = await open(app);
  const [file] = await Promise.all([page.waitForEvent("download"), act(page, "export").click()]);
  const all = JSON.parse(readFileSync(await file.path(), "utf8"));
  const games = Array.isArray(all) ? all : all.games ?? all.records;
  expect(games.length, "every game").toBe(11);
  expect(games.every((game) => game.players.length > 0 && typeof game.ended_at === "number"), "with who played and when").toBeTruthy();
});

/** The most time to open the records of 500 games on a slow tablet, in ms: 100, and a margin for a busy machine. */
const OPENS = 400;

test("five hundred games open quickly", async ({ newPage, url }) => {
  const known = RECORDS["tablee:records"].trim().split("\n");
  const many = Array.from({ length: 500 }, (_, n) => known[n % known.length].replace(/"sitting":"[^"]*"/, `"sitting":"many-${n}"`)).join("\n");
  const page = await newPage({ storage: { ...PROFILES, "tablee:records": `${many}\n` } });
  await page.goto(url());
  await isHome(page);
  // The bundle is loaded beforehand: only rendering is measured.
  await act(page, "records").click();
  await page.locator(".records-screen main").waitFor();
  await act(page, "home").click();
  await isHome(page);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  const took = await page.evaluate(async () => {
    const from = performance.now();
    document.querySelector('[data-act="records"]').click();
    while (!document.querySelector(".last > li")) await new Promise((done) => requestAnimationFrame(done));
    return Math.round(performance.now() - from);
  });
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  console.log(`500 games: ${took} ms, ${Math.round(many.length / 1024)} KiB`);
  expect(took, "ms to open 500 games").toBeLessThanOrEqual(OPENS);
  expect(many.length, "bytes of 500 games").toBeLessThanOrEqual(1 << 20);
  await act(page, "house").click();
  await page.locator(".house-card").waitFor();
  expect(await games(page), "the latest").toBe(12);
  await act(page, "earlier").click();
  await eventually(async () => (await games(page)) === 24, "and earlier ones");
});
