// The records: a page of the house and one of each person, seasons, files, and what is cleared comes back.
import { readFileSync } from "node:fs";
import { PLAYED_LATELY, PROFILES, RECORDS, lines } from "../lib/kept.mjs";
import { act, isHome } from "../lib/table.mjs";

const STORAGE = { ...PROFILES, ...RECORDS };
const games = (page) => page.locator(".last > li").count();

/** Which games a list of records holds, and who played them. */
const sittings = (text = "") => JSON.stringify(text.trim().split("\n").filter(Boolean).map((line) => JSON.parse(line)).map(({ sitting, players }) => [sitting, players]));

async function open({ newPage, url }, storage = STORAGE) {
  const page = await newPage({ storage });
  await page.goto(url());
  await isHome(page);
  await act(page, "records").click();
  await page.locator(".records-screen main").waitFor();
  return page;
}

async function pages(context) {
  const { expect } = context;
  const page = await open(context);
  expect.equal(await page.locator(".places > li").count(), 11, "a column a game");
  expect.ok((await page.locator(".met > li").count()) >= 2, "people that were met");
  await expect.accessible(page);
  await act(page, "house").click();
  await page.locator(".house-card").waitFor();
  expect.equal(await page.locator(".titles > li").count(), 2, "games that were played");
  expect.equal(await games(page), 11, "the latest games");
  await expect.accessible(page);
}

async function season(context) {
  const { expect } = context;
  const page = await open(context);
  await act(page, "house").click();
  await page.locator("[name=season]").fill("Été à la mer");
  await act(page, "begin-season").click();
  await act(page, "end-season").waitFor();
  const spans = page.locator(".spans label");
  await expect.soon(async () => (await spans.allInnerTexts()).join().includes("Été à la mer"), "the season can be chosen");
  await spans.filter({ hasText: "Été à la mer" }).click();
  await expect.soon(async () => (await games(page)) === 0, "no game of it yet");
  await page.reload();
  await isHome(page);
  await page.evaluate((more) => (localStorage["tablee:records"] += more), lines([PLAYED_LATELY(await page.evaluate(() => Date.now()))]));
  await act(page, "records").click();
  await act(page, "house").click();
  await page.locator(".spans label", { hasText: "Été à la mer" }).click();
  await expect.soon(async () => (await games(page)) === 1, "the game that was played in it");
  await act(page, "end-season").click();
  await page.locator("[name=season]").waitFor();
  const kept = await page.evaluate(() => JSON.parse(localStorage["tablee:seasons"]));
  expect.ok(kept.to >= kept.from && kept.name === "Été à la mer", "it has ended");
}

async function cleared(context) {
  const { expect } = context;
  const page = await open(context);
  const kept = () => page.evaluate(() => localStorage["tablee:records"]);
  const before = await kept();
  await act(page, "clear").click();
  expect.equal(await kept(), before, "the first tap asks");
  await act(page, "clear").click();
  await expect.soon(() => page.evaluate(() => !localStorage["tablee:records"]), "it is cleared");
  await act(page, "home").click();
  await act(page, "take-back").click();
  await expect.soon(async () => sittings(await kept()) === sittings(before), "and back, wherever one has gone");
  await act(page, "records").click();
  await page.locator(".last > li").first().waitFor();
}

async function person(context) {
  const { expect } = context;
  const page = await open(context);
  await act(page, "home").click();
  await act(page, "players").click();
  const keys = ["tablee:profiles", "tablee:records"];
  const kept = () => page.evaluate((keys) => keys.map((key) => localStorage[key]), keys);
  const before = await kept();
  await page.locator('.person [data-act="edit"]').first().click();
  await act(page, "delete").click();
  await act(page, "delete").click();
  await expect.soon(async () => !(await kept()).join().includes("Chloé"), "she is nowhere any more");
  await act(page, "take-back").click();
  const [people, games] = before;
  await expect.soon(async () => (await kept())[0] === people && sittings((await kept())[1]) === sittings(games), "she is back, with her games");
}

async function files(context) {
  const { expect } = context;
  const page = await open(context);
  const [file] = await Promise.all([page.waitForEvent("download"), act(page, "csv").click()]);
  const rows = readFileSync(await file.path(), "utf8").trimEnd().split("\r\n");
  expect.ok(rows[0].startsWith('\ufeff"Jour";"Jeu";"Minutes"'), "its head");
  expect.ok(rows.length > 22, "a row a player of a game");
  expect.ok(rows.every((row) => row.split(";").length === 7), "cells of each row");
}

async function json(context) {
  const { expect } = context;
  const page = await open(context);
  const [file] = await Promise.all([page.waitForEvent("download"), act(page, "export").click()]);
  const all = JSON.parse(readFileSync(await file.path(), "utf8"));
  const games = Array.isArray(all) ? all : all.games ?? all.records;
  expect.equal(games.length, 11, "every game");
  expect.ok(games.every((game) => game.players.length > 0 && typeof game.ended_at === "number"), "with who played and when");
}

/** How long the records of so many games take to open on a slow tablet, in ms: the hundred, and room for a busy machine. */
const OPENS = 400;

async function fiveHundred(context) {
  const { expect, newPage, url } = context;
  const known = RECORDS["tablee:records"].trim().split("\n");
  const many = Array.from({ length: 500 }, (_, n) => known[n % known.length].replace(/"sitting":"[^"]*"/, `"sitting":"many-${n}"`)).join("\n");
  const page = await newPage({ storage: { ...PROFILES, "tablee:records": `${many}\n` } });
  await page.goto(url());
  await isHome(page);
  // Its file is here: what is measured is the page.
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
  expect.atMost(took, OPENS, "ms to open 500 games");
  expect.atMost(many.length, 1 << 20, "bytes of 500 games");
  await act(page, "house").click();
  await page.locator(".house-card").waitFor();
  expect.equal(await games(page), 12, "the latest");
  await act(page, "earlier").click();
  await expect.soon(async () => (await games(page)) === 24, "and earlier ones");
}

export const tests = [
  { name: "the house and a person have a page each", run: pages },
  { name: "a season begins, counts its games and ends", run: season },
  { name: "what is cleared can be had back for a while", run: cleared },
  { name: "who is deleted can be had back for a while", run: person },
  { name: "a table for spreadsheets", run: files },
  { name: "everything as JSON", run: json },
  { name: "five hundred games open quickly", run: fiveHundred },
];
