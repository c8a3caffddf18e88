// The page of the staff of a public room: the house is set in the order of the work, handed to other tablets,
// printed for the table; what was played is counted, here and on several tablets; nothing is lost.
import { readFileSync } from "node:fs";
import { sitting } from "../lib/kept.mjs";
import { OWN, PIN, attract, choosePin, countsUntil, enter, handed, kept, kiosk, open, unlock } from "../lib/kiosk.mjs";
import { NAME, WHOLE, bringIn } from "../lib/own.mjs";
import { driveClock } from "../lib/pages.mjs";
import { act, queryOf, seated } from "../lib/table.mjs";

// ── the page ──

async function inOrder({ newPage, url, expect }) {
  const page = await newPage();
  await page.goto(url("?kiosk=1"));
  await page.locator(".staff-screen").waitFor();
  const panels = await page.locator(".panels > [data-panel]").evaluateAll((all) => all.map((one) => one.dataset.panel));
  expect.equal(panels.slice(0, 7), ["house", "games", "decks", "visits", "hours", "pin", "kiosk"], "panels in the order of the work");
  expect.equal(await act(page, "kiosk-on").count(), 0, "ways to open without a PIN");
  await choosePin(page, PIN);
  await act(page, "set-pin").click();
  expect.equal(await act(page, "kiosk-on").count(), 1, "ways to open with one");
}

async function limited({ newPage, url, expect }) {
  const page = await open(newPage, url);
  await unlock(page);
  const game = page.locator('.offered > [data-game="egomaster"]');
  await game.locator("summary").click();
  await game.locator(".segments label", { hasText: "rapide" }).click();
  const slider = game.locator('input[type="range"]');
  await slider.fill("30");
  await expect.soon(async () => /rapide, 30/.test(await game.locator("summary").innerText()), "what is offered, in words");
  await game.locator(".segments label").nth(1).click();
  await expect.soon(async () => JSON.parse((await kept(page))["tablee:kiosk"]).offers.egomaster.most >= 45, "a limit under which nobody could play is lifted");
  await slider.fill(await slider.getAttribute("max"));
  await game.locator(".segments label").first().click();
  await expect.soon(async () => !("egomaster" in JSON.parse((await kept(page))["tablee:kiosk"]).offers), "everything is offered again");
}

async function hoursByDay({ newPage, url, expect }) {
  const page = await open(newPage, url);
  await unlock(page);
  const panel = page.locator('[data-panel="hours"]');
  const hours = async () => JSON.parse((await kept(page))["tablee:kiosk"]).hours;
  await panel.locator(".switch").first().click();
  expect.equal(await panel.locator(".week > li").count(), 7, "a line a day");
  await panel.locator('[data-day="0"] .switch').click();
  expect.equal((await hours())[0], null, "Monday is closed");
  await panel.locator('[data-day="1"] input[type="time"]').first().fill("14:30");
  await panel.locator('[data-day="1"] input[type="time"]').last().fill("01:00");
  expect.equal((await hours())[1], [870, 60], "Tuesday's hours go past midnight");
  await act(page, "same-hours").click();
  expect.equal(await hours(), [null, ...Array(6).fill([870, 60])], "the same on every open day");
  expect.equal(await panel.locator('[data-day="6"] input[type="time"]').first().inputValue(), "14:30", "Sunday's field");
  await panel.locator('[data-day="0"] .switch').click();
  expect.equal((await hours())[0], [870, 60], "a day that opens has the others' hours");
}

/** The house writes decks of its own and chooses what visitors are asked; a set-up offers nothing else. */
async function decks({ newPage, url, expect }) {
  const page = await open(newPage, url);
  await unlock(page);
  const panel = page.locator('[data-panel="decks"]');
  const decks = async () => JSON.parse((await kept(page))["tablee:kiosk"]).decks;
  await act(panel, "workshop").click();
  await bringIn(page, "deck.json", WHOLE);
  await act(page, "home").click();
  await attract(page).waitFor();
  const choices = async (some) => {
    await enter(page);
    await page.locator('.kiosk-shelf [data-game="midi"]').click();
    await page.locator(".setup-screen").waitFor();
    if (some) await page.locator(".own-choice label[data-own]").waitFor();
    else await page.waitForTimeout(500);
    const names = await page.locator(".own-choice label b").allInnerTexts();
    return { names, chosen: await page.locator(".own-choice label:has(:checked) b").allInnerTexts() };
  };
  const back = async () => {
    await act(page, "home").click();
    await act(page, "leave").click();
    await attract(page).waitFor();
  };
  expect.equal(await choices(false), { names: [], chosen: [] }, "what is offered at first");
  await back();
  await unlock(page);
  await panel.locator("li[data-own] .switch").click();
  await expect.soon(async () => (await decks()).own.length === 1, "it is offered");
  await act(page, "home").click();
  await attract(page).waitFor();
  expect.equal(await choices(true), { names: ["Celles de La Tablée", NAME], chosen: ["Celles de La Tablée"] }, "both");
  await back();
  await unlock(page);
  await panel.locator("li:not([data-own]) .switch").click();
  await expect.soon(async () => !(await decks()).ours, "ours are not");
  await expect.accessible(page);
  await act(page, "home").click();
  await attract(page).waitFor();
  expect.equal(await choices(true), { names: [NAME], chosen: [NAME] }, "the house's own alone");
  await act(page, "start").click();
  await page.locator("[data-game][data-phase]:not([data-phase=setup])").waitFor();
  await seated(page);
  const deck = await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => /^tablee:sitting:.*:setup$/.test(name));
    return JSON.parse(localStorage.getItem(key)).setup.deck;
  });
  expect.matches(deck, /^own-.*\.alone\/midi-fr$/, "what the game is asked from");
}

// ── the sheet for the table ──

async function onPaper({ newPage, url, expect }) {
  const page = await open(newPage, url);
  await unlock(page);
  const sheet = page.locator(".table-sheet");
  expect.equal(await sheet.locator(".steps > li").count(), 4, "steps");
  await expect.soon(() => sheet.locator(".steps img").evaluateAll((all) => all.every((one) => one.naturalWidth > 0)), "a drawing each");
  for (const [lang, words] of [["fr", "Choisis un jeu"], ["en", "Choose a game"]]) expect.equal(await sheet.locator(`[lang="${lang}"]`, { hasText: words }).count(), 1, `a step in ${lang}`);
  expect.matches(await sheet.locator("header").innerText(), /ludothèque du Canal/, "whose table it is");
  // A page of this machine alone leads nobody home.
  expect.equal(await sheet.locator(".qr").count(), 0, "codes that lead nobody");
  await page.locator("[name=address]").fill("ludo.example.org");
  await page.keyboard.press("Tab");
  await page.locator(".differs", { hasText: "https://" }).waitFor();
  expect.equal(await sheet.locator(".qr").count(), 0, "codes of what is no address");
  await page.locator("[name=address]").fill("https://ludo.example.org/tablee/");
  await page.keyboard.press("Tab");
  await expect.soon(async () => (await sheet.locator(".qr").getAttribute("data-text")) === "https://ludo.example.org/tablee/", "the address as a code");
  await sheet.locator("code", { hasText: /^ludo\.example\.org\/tablee$/ }).waitFor();
  await page.evaluate(() => (window.print = () => (window.printed = true)));
  await act(page, "print").click();
  expect.ok(await page.evaluate(() => window.printed), "it is printed");
  await page.emulateMedia({ media: "print" });
  const seen = await page.locator(".panels > *, [data-panel=sheet] > *, .staff-screen > .bar").evaluateAll((all) => all.filter((one) => one.checkVisibility()).map((one) => one.dataset.panel ?? one.className));
  expect.equal(seen, ["sheet", "table-sheet"], "what is on the paper");
}

// ── to another tablet ──

/** The address by which the page hands its settings on. */
async function handing(page) {
  await act(page, "hand-on").click();
  const address = await page.locator("[name=hand-link]").inputValue();
  return [address, await page.locator('[data-panel="hand"] .qr').getAttribute("data-text")];
}

const SETTINGS = { name: "la médiathèque", offered: ["heure", "egomaster"], offers: { egomaster: { length: "quick", most: 30 } }, hours: [null, ...Array(6).fill([600, 1080])], tablet: "Table du fond" };
/** A time at which that house is open, whatever the day of the run. */
const OPEN = "2026-11-24T15:00:00+01:00";

async function handedOn({ newPage, url, expect }) {
  const old = await open(newPage, url, { storage: kiosk(SETTINGS), at: OPEN });
  await unlock(old);
  const [address, code] = await handing(old);
  expect.equal(code, address, "the code is the address");
  const lock = JSON.parse((await kept(old))["tablee:kiosk-pin"]);
  expect.ok(Object.values(lock).every((part) => !address.includes(part)), "nothing of the PIN is in it");
  const fresh = await newPage();
  await fresh.goto(address);
  const taking = fresh.locator('[data-panel="taking"]');
  await taking.waitFor();
  expect.equal(await fresh.evaluate(() => location.hash + location.search), "", "the address is taken out");
  expect.ok(!("tablee:kiosk" in (await kept(fresh))), "nothing is taken before it was asked");
  const words = await taking.innerText();
  for (const part of [/médiathèque/, /rapide, 30 minutes/, /Lundi.*fermé/, /Dimanche.*18/]) expect.matches(words, part, "what comes in, in words");
  await act(fresh, "take-settings").click();
  await expect.soon(async () => (await taking.count()) === 0, "it is no longer asked");
  const [there, here] = [JSON.parse((await kept(old))["tablee:kiosk"]), JSON.parse((await kept(fresh))["tablee:kiosk"])];
  for (const key of ["name", "welcome", "offered", "offers", "hours", "idle"]) expect.equal(here[key], there[key], `the house's ${key}`);
  expect.equal(here.tablet, "", "the other tablet's name");
  expect.equal(await fresh.locator("[name=house]").inputValue(), "la médiathèque", "the page shows them");
  expect.ok(!("tablee:kiosk-pin" in (await kept(fresh))), "the PIN has not come along");
}

// A kiosk asks for its own PIN first; who refuses keeps his own.
async function handedToKiosk({ newPage, url, expect }) {
  const old = await open(newPage, url, { storage: kiosk(SETTINGS), at: OPEN });
  await unlock(old);
  const [address] = await handing(old);
  const other = await newPage({ storage: kiosk({ name: "la ludothèque" }) });
  await other.goto(address);
  await attract(other).waitFor();
  expect.equal(await other.locator('[data-panel="taking"]').count(), 0, "what visitors see of it");
  const before = (await kept(other))["tablee:kiosk"];
  await unlock(other);
  await other.locator('[data-panel="taking"]').waitFor();
  await act(other, "leave-settings").click();
  await expect.soon(async () => (await other.locator('[data-panel="taking"]').count()) === 0, "it is no longer asked");
  expect.equal((await kept(other))["tablee:kiosk"], before, "its own settings");
}

// Written by other hands than src/kiosk/handed.rs: only what makes sense is taken.
async function handedStrange({ newPage, url, expect }) {
  const page = await newPage();
  await page.goto(url(handed({ name: `a\u202eb${"x".repeat(200)}`, offered: ["chess", "midi"], idle: 0, hours: [600, 9_999], "kiosk-pin": "1234", address: "javascript:alert(1)" })));
  await act(page, "take-settings").click();
  await page.locator('[data-panel="taking"]').waitFor({ state: "detached" });
  const now = await kept(page);
  const house = JSON.parse(now["tablee:kiosk"]);
  expect.equal([house.name.length, house.name.slice(0, 3), house.offered, house.idle, house.hours, house.address], [80, "abx", ["midi"], 1, null, ""], "what was taken");
  expect.equal(["kiosk-pin" in house, "tablee:kiosk-pin" in now], [false, false], "no PIN came along");
}

async function handedDamaged({ newPage, url, expect }) {
  for (const word of ["1.abc", "1.", "2.AAAA", "%F0%9F", "x".repeat(9_000)]) {
    const page = await newPage();
    await page.goto(url(`?kiosk=1#house=${word}`));
    await page.locator('[data-panel="taking"]', { hasText: "incomplets" }).waitFor();
    expect.equal(await act(page, "take-settings").count(), 0, `ways to take ${word.slice(0, 9)}`);
  }
}

// ── several tablets ──

const HEAD = "\ufeff\"Jour\";\"Jeu\";\"Lancées\";\"Finies\";\"Minutes\";\"Tablette\"\r\n";
const csvFile = (name, text) => ({ name, mimeType: "text/csv", buffer: Buffer.from(text) });
const FOND = csvFile("a.csv", `${HEAD}"2026-11-23";"Quelle heure est-il ?";"3";"2";"30";"Fond"\r\n"2026-11-24";"Défizz";"1";"1";"40";"Fond"\r\n`.replace("est-il ?", "est-il\u202f?"));
const OLD = csvFile("Entrée.csv", "Day,Game,Started,Finished,Minutes\n2026-11-23,midi,5,5,100\nyesterday,midi,1,1,1\n");

async function addedUp({ newPage, url, expect }) {
  const page = await open(newPage, url, { storage: kiosk({ tablet: "Ici" }, { "tablee:kiosk-counts": '{"id":"2026-11-23 heure","begun":2,"finished":1,"ms":600000}\n' }) });
  await unlock(page);
  const panel = page.locator('[data-panel="several"]');
  expect.equal(await panel.locator("table").count(), 0, "sums of one tablet alone");
  const add = (...files) => act(page, "add-counts").setInputFiles(files);
  await add(FOND, OLD, csvFile("photo.csv", "\u0000\u0001"));
  await expect.soon(async () => (await panel.locator(".lines > li").count()) === 3, "what came of each file");
  const said = await panel.locator(".lines").innerText();
  for (const words of [/a\.csv.*2 lignes/, /Entrée\.csv.*1 ligne.*1 autre/, /photo\.csv.*rien à compter/]) expect.matches(said, words, "what came of a file");
  const row = async (of) => (await panel.locator(`[data-tablet="${of}"] td, [data-sum="${of}"] td`).allInnerTexts()).join(" ");
  expect.equal([await row("Ici"), await row("Fond"), await row("Entrée"), await row("all")], ["2 1 10", "4 3 70", "5 5 100", "11 9 180"], "sums by tablet and in all");
  await add(FOND);
  await expect.soon(async () => (await panel.locator(".lines > li").count()) === 1, "the file is there again");
  expect.equal(await row("all"), "11 9 180", "a file that comes twice counts once");
  const [download] = await Promise.all([page.waitForEvent("download"), act(page, "csv-several").click()]);
  const csv = readFileSync(await download.path(), "utf8");
  expect.equal(csv.trim().split("\r\n").length, 5, "a row a tablet, day and game, and the head");
  const other = await open(newPage, url);
  await unlock(other);
  await act(other, "add-counts").setInputFiles([csvFile("all.csv", csv)]);
  await other.locator('[data-sum="all"] td', { hasText: "180" }).waitFor();
}

// ── what was played, and what waits ──

async function counted({ newPage, url, expect }) {
  const page = await newPage({ storage: kiosk({}, countsUntil(new Date(Date.now() - 86_400_000))) });
  await driveClock(page);
  await page.goto(url());
  await attract(page).waitFor();
  await page.goto(url(queryOf({ game: "heure", players: 2, auto: 2, seed: 1 })));
  await seated(page);
  for (let wait = 0; wait < 200 && !(await act(page, "rematch").count()); wait += 1) await page.clock.runFor(4_000);
  expect.equal([await act(page, "share").count(), await act(page, "print").count()], [0, 0], "ways out of the page");
  await act(page, "home").click();
  await page.locator(".kiosk-shelf").waitFor();
  const sittings = Object.keys(await kept(page)).filter((key) => key.startsWith("tablee:sitting:"));
  expect.equal(sittings, [], "what is kept of a game that is over");
  await act(page, "leave").click();
  await attract(page).waitFor();
  await page.clock.runFor(500);
  const today = JSON.parse((await kept(page))["tablee:kiosk-counts"].trim().split("\n").at(-1));
  expect.equal([today.begun, today.finished], [1, 1], "begun and finished today");
  expect.ok(today.ms > 20_000, `time at the table (${today.ms} ms)`);
  await unlock(page);
  const [download] = await Promise.all([page.waitForEvent("download"), act(page, "csv").click()]);
  const csv = readFileSync(await download.path(), "utf8");
  expect.matches(csv, /"Jour";"Jeu";"Lancées";"Finies";"Minutes";"Tablette"/, "the head");
  expect.ok(csv.split("\r\n").length > 30, "a row a day and game");
}

async function freshened({ newPage, url, expect }) {
  const storage = kiosk({}, { "tablee:used:midi-fr": "a\nb\nc", "tablee:used:millions-fr": "x" });
  const page = await open(newPage, url, { storage });
  await unlock(page);
  const deck = page.locator(".deck-list li", { has: page.locator('[data-game="midi"]') }).filter({ hasText: "FR" });
  await deck.locator('[data-act="freshen"]').click();
  await deck.locator('[data-act="freshen"]').click();
  await expect.soon(async () => (await deck.locator('[data-act="freshen"]').count()) === 0, "nothing left to do");
  const now = await kept(page);
  expect.equal(["tablee:used:midi-fr" in now, "tablee:used:millions-fr" in now], [false, true], "the one deck, not the other");
}

const journals = async (page) => Object.keys(await kept(page)).filter((key) => /sitting:.*:journal/.test(key)).map((key) => key.split(":")[2]).sort();

/** What the tablet has seen: it was opened on twenty days, lo1-a was left on the third, lo2-b on the fifteenth. */
const AGES = JSON.stringify({ days: 20, known: ["2024-01-01"], seen: 2, games: { "lo1-a": [1_700_000_000_000, 3, 1], "lo2-b": [1_710_000_000_000, 15, 2] } });

async function oldOnes({ newPage, url, expect }) {
  const page = await open(newPage, url, { storage: kiosk({ keep_days: 14 }, { ...OWN, "tablee:kiosk-ages": AGES }) });
  expect.equal(await journals(page), ["lo2-b", "lo3-c"], "games that nobody resumed in time are gone, the other is there");
  await unlock(page);
  const thrown = page.locator("[data-list=thrown] .resume");
  expect.equal(await thrown.count(), 1, "what was thrown away is named");
  expect.matches(await thrown.innerText(), /Chloé|Anna|Léo|[A-Z]/, "with its people");
  await thrown.locator('[data-act="take-back"]').click();
  await expect.soon(async () => (await journals(page)).join().startsWith("lo1-a,lo2-b"), "it can be had back");
  expect.equal(await thrown.count(), 0, "and is no longer named");
  await page.reload();
  await attract(page).waitFor();
  expect.equal((await journals(page)).slice(0, 2), ["lo1-a", "lo2-b"], "it waits anew");
  expect.ok(Object.keys(await kept(page)).every((key) => !/^tablee:(profiles|records)/.test(key)), "the house's own are put away");
}

// A calendar a month ahead, or back in 1970, throws nothing away, whichever day it says.
async function wrongCalendar({ newPage, url, expect }) {
  const games = { ...sitting("lo1-a", { when: Date.now() }), ...sitting("lo2-b", { when: 5_000 }) };
  const page = await newPage({ storage: kiosk({ keep_days: 14 }, games) });
  await driveClock(page);
  for (const day of ["2026-11-24T12:00", "2026-12-31T12:00", "2031-01-01T12:00", "1970-01-01T00:01", "2026-11-25T12:00"]) {
    await page.clock.setSystemTime(new Date(day));
    await page.goto(url());
    await attract(page).waitFor();
    expect.equal(await journals(page), ["lo1-a", "lo2-b"], `games after a start on ${day}`);
  }
}

// A sitting holds the cards it plays with: a dozen of the heaviest would leave no room for the next visitor's.
async function heavyOnes({ newPage, url, expect }) {
  const cards = "x".repeat(450_000);
  const setup = JSON.stringify({ format: 1, game: "egomaster", rules: 1, setup: { cards } });
  const sitting = (n) => ({ [`tablee:sitting:s${n}:setup`]: setup, [`tablee:sitting:s${n}:journal`]: "{}", [`tablee:sitting:s${n}:when`]: String(Date.now() - n * 60_000) });
  const page = await open(newPage, url, { storage: kiosk({ keep_days: 14 }, Object.assign({}, ...[0, 1, 2, 3, 4, 5, 6].map(sitting))) });
  const left = Object.keys(await kept(page)).filter((key) => /sitting:.*:journal/.test(key));
  expect.equal(left.sort(), [0, 1, 2, 3, 4].map((n) => `tablee:sitting:s${n}:journal`), "the games played last");
}

async function movedAway({ newPage, url, expect }) {
  const old = await open(newPage, url, { storage: kiosk({ keep_days: 0 }, { ...OWN, ...countsUntil() }) });
  await unlock(old);
  const [download] = await Promise.all([old.waitForEvent("download"), act(old, "export").click()]);
  const buffer = readFileSync(await download.path());
  const fresh = await newPage();
  await fresh.goto(url("?kiosk=1"));
  await fresh.locator('.staff-screen [data-act="import"]').setInputFiles({ name: "tablee.json", mimeType: "application/json", buffer });
  await fresh.locator('[data-panel="backup"] [role=status]', { hasText: /Restauré/ }).waitFor();
  const [there, here] = [await kept(old), await kept(fresh)];
  for (const key of ["kiosk", "kiosk-pin", "kiosk-counts", "profiles", "records"]) expect.equal(here[`tablee:${key}`], there[`tablee:${key}`], key);
  await fresh.goto(url());
  await attract(fresh).waitFor();
  await unlock(fresh);
}

export const tests = [
  { name: "the page goes as the work does, and opens once there is a PIN", run: inOrder },
  { name: "a game is limited in length and minutes, never so that nobody could play", run: limited },
  { name: "the house chooses which questions its visitors are asked", run: decks },
  { name: "hours are set day by day", run: hoursByDay },
  { name: "a sheet for the table: four steps, two languages, the address, alone on the paper", run: onPaper },
  { name: "another tablet reads the settings, says what comes in, and asks", run: handedOn },
  { name: "a kiosk that is handed settings asks for its own PIN first", run: handedToKiosk },
  { name: "of settings that come in strange only what makes sense is taken", run: handedStrange },
  { name: "settings that came in damaged are not taken", run: handedDamaged },
  { name: "counts of several tablets are added up, and come out again", run: addedUp },
  { name: "games are counted by day, and come out as a spreadsheet", run: counted, timeout: 120_000 },
  { name: "a deck begins anew, the others stay", run: freshened },
  { name: "games that nobody resumed go after so many days of the tablet, and can be had back", run: oldOnes },
  { name: "a wrong calendar throws no game away", run: wrongCalendar },
  { name: "of heavy games the last ones stay", run: heavyOnes },
  { name: "another tablet gets all of it as one file", run: movedAway },
];
