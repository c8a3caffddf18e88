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

export const tests = [
  { name: "the house and a person have a page each", run: pages },
  { name: "a season begins, counts its games and ends", run: season },
  { name: "what is cleared can be had back for a while", run: cleared },
  { name: "who is deleted can be had back for a while", run: person },
  { name: "a table for spreadsheets", run: files },
];
