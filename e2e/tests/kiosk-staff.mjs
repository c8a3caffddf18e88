// A kiosk's staff page: settings in the order of the work, handed on to other tablets, a printed sheet for the table;
// games are counted, here and over several tablets; nothing is lost.
import { readFileSync } from "node:fs";
import { sitting } from "../lib/kept.mjs";
import { LONG, OWN, PIN, attract, choosePin, countsUntil, enter, handed, kept, kiosk, open, unlock } from "../lib/kiosk.mjs";
import { NAME, WHOLE, bringIn } from "../lib/own.mjs";
import { driveClock } from "../lib/pages.mjs";
import { act, queryOf, seated, turnCards } from "../lib/table.mjs";
import { eventually, expect, test } from "../lib/test.mjs";

// ── the page ──

test("the page goes as the work does, and opens once there is a PIN", async ({ newPage, url }) => {
  const page = await newPage();
  await page.goto(url("?kiosk=1"));
  await page.locator(".staff-screen").waitFor();
  const panels = await page.locator(".panels > [data-panel]").evaluateAll((all) => all.map((one) => one.dataset.panel));
  expect(panels.slice(0, 7), "panels in the order of the work").toStrictEqual(["house", "games", "decks", "visits", "hours", "pin", "kiosk"]);
  expect(await act(page, "kiosk-on").count(), "ways to open without a PIN").toBe(0);
  await choosePin(page, PIN);
  await act(page, "set-pin").click();
  expect(await act(page, "kiosk-on").count(), "ways to open with one").toBe(1);
});

test("a game is limited in length and minutes, never so that nobody could play", async ({ newPage, url }) => {
  const page = await open(newPage, url);
  await unlock(page);
  const game = page.locator(`.offered > [data-game="${LONG}"]`);
  await game.locator("summary").click();
  await game.locator(".segments label", { hasText: "rapide" }).click();
  const slider = game.locator('input[type="range"]');
  await slider.fill("30");
  await eventually(async () => /rapide, 30/.test(await game.locator("summary").innerText()), "what is offered, in words");
  await game.locator(".segments label").nth(1).click();
  await eventually(async () => JSON.parse((await kept(page))["tablee:kiosk"]).offers[LONG].most >= 45, "a limit under which nobody could play is lifted");
  await slider.fill(await slider.getAttribute("max"));
  await game.locator(".segments label").first().click();
  await eventually(async () => !(LONG in JSON.parse((await kept(page))["tablee:kiosk"]).offers), "everything is offered again");
});

test("hours are set day by day", async ({ newPage, url }) => {
  const page = await open(newPage, url);
  await unlock(page);
  const panel = page.locator('[data-panel="hours"]');
  const hours = async () => JSON.parse((await kept(page))["tablee:kiosk"]).hours;
  await panel.locator(".switch").first().click();
  expect(await panel.locator(".week > li").count(), "a line a day").toBe(7);
  await panel.locator('[data-day="0"] .switch').click();
  expect((await hours())[0], "Monday is closed").toBe(null);
  await panel.locator('[data-day="1"] input[type="time"]').first().fill("14:30");
  await panel.locator('[data-day="1"] input[type="time"]').last().fill("01:00");
  expect((await hours())[1], "Tuesday's hours go past midnight").toStrictEqual([870, 60]);
  await act(page, "same-hours").click();
  expect(await hours(), "the same on every open day").toStrictEqual([null, ...Array(6).fill([870, 60])]);
  expect(await panel.locator('[data-day="6"] input[type="time"]').first().inputValue(), "Sunday's field").toBe("14:30");
  await panel.locator('[data-day="0"] .switch').click();
  expect((await hours())[0], "a day that opens has the others' hours").toStrictEqual([870, 60]);
});

/** The house has decks of its own and chooses which questions visitors get; a set-up offers nothing else. */
test("the house chooses which questions its visitors are asked", async ({ newPage, url }) => {
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
  expect(await choices(false), "what is offered at first").toStrictEqual({ names: [], chosen: [] });
  await back();
  await unlock(page);
  await panel.locator("li[data-own] .switch").click();
  await eventually(async () => (await decks()).own.length === 1, "it is offered");
  await act(page, "home").click();
  await attract(page).waitFor();
  expect(await choices(true), "both").toStrictEqual({ names: ["Celles de La Tablée", NAME], chosen: ["Celles de La Tablée"] });
  await back();
  await unlock(page);
  await panel.locator("li:not([data-own]) .switch").click();
  await eventually(async () => !(await decks()).ours, "ours are not");
  await expect(page).toBeAccessible();
  await act(page, "home").click();
  await attract(page).waitFor();
  expect(await choices(true), "the house's own alone").toStrictEqual({ names: [NAME], chosen: [NAME] });
  await act(page, "start").click();
  await page.locator("[data-game][data-phase]:not([data-phase=setup])").waitFor();
  await seated(page);
  const deck = await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => /^tablee:sitting:.*:setup$/.test(name));
    return JSON.parse(localStorage.getItem(key)).setup.deck;
  });
  expect(deck, "what the game is asked from").toMatch(/^own-.*\.alone\/midi-fr$/);
});

// ── the sheet for the table ──

test("a sheet for the table: four steps, two languages, the address, alone on the paper", async ({ newPage, url }) => {
  const page = await open(newPage, url);
  await unlock(page);
  const sheet = page.locator(".table-sheet");
  expect(await sheet.locator(".steps > li").count(), "steps").toBe(4);
  await eventually(() => sheet.locator(".steps img").evaluateAll((all) => all.every((one) => one.naturalWidth > 0)), "a drawing each");
  for (const [lang, words] of [["fr", "Choisis un jeu"], ["en", "Choose a game"]]) expect(await sheet.locator(`[lang="${lang}"]`, { hasText: words }).count(), `a step in ${lang}`).toBe(1);
  expect(await sheet.locator("header").innerText(), "whose table it is").toMatch(/ludothèque du Canal/);
  // A local address is useless on other devices: no QR code.
  expect(await sheet.locator(".qr").count(), "codes that lead nobody").toBe(0);
  await page.locator("[name=address]").fill("ludo.example.org");
  await page.keyboard.press("Tab");
  await page.locator(".differs", { hasText: "https://" }).waitFor();
  expect(await sheet.locator(".qr").count(), "codes of what is no address").toBe(0);
  await page.locator("[name=address]").fill("https://ludo.example.org/tablee/");
  await page.keyboard.press("Tab");
  await eventually(async () => (await sheet.locator(".qr").getAttribute("data-text")) === "https://ludo.example.org/tablee/", "the address as a code");
  await sheet.locator("code", { hasText: /^ludo\.example\.org\/tablee$/ }).waitFor();
  await page.evaluate(() => (window.print = () => (window.printed = true)));
  await act(page, "print").click();
  expect(await page.evaluate(() => window.printed), "it is printed").toBeTruthy();
  await page.emulateMedia({ media: "print" });
  const seen = await page.locator(".panels > *, [data-panel=sheet] > *, .staff-screen > .bar").evaluateAll((all) => all.filter((one) => one.checkVisibility()).map((one) => one.dataset.panel ?? one.className));
  expect(seen, "what is on the paper").toStrictEqual(["sheet", "table-sheet"]);
});

// ── to another tablet ──

/** The address by which the page hands its settings on, and the text of its QR code. */
async function handing(page) {
  await act(page, "hand-on").click();
  const address = await page.locator("[name=hand-link]").inputValue();
  return [address, await page.locator('[data-panel="hand"] .qr').getAttribute("data-text")];
}

const SETTINGS = { name: "la médiathèque", offered: ["heure", LONG], offers: { [LONG]: { length: "quick", most: 30 } }, hours: [null, ...Array(6).fill([600, 1080])], tablet: "Table du fond" };
/** A time at which that house is open, whatever the day of the run. */
const OPEN = "2026-11-24T15:00:00+01:00";

test("another tablet reads the settings, says what comes in, and asks", async ({ newPage, url }) => {
  const old = await open(newPage, url, { storage: kiosk(SETTINGS), at: OPEN });
  await unlock(old);
  const [address, code] = await handing(old);
  expect(code, "the code is the address").toStrictEqual(address);
  const lock = JSON.parse((await kept(old))["tablee:kiosk-pin"]);
  expect(Object.values(lock).every((part) => !address.includes(part)), "nothing of the PIN is in it").toBeTruthy();
  const fresh = await newPage();
  await fresh.goto(address);
  const taking = fresh.locator('[data-panel="taking"]');
  await taking.waitFor();
  expect(await fresh.evaluate(() => location.hash + location.search), "the address is taken out").toBe("");
  expect("tablee:kiosk" in (await kept(fresh)), "nothing is taken before it was asked").toBeFalsy();
  const words = await taking.innerText();
  for (const part of [/médiathèque/, /rapide, 30 minutes/, /Lundi.*fermé/, /Dimanche.*18/]) expect(words, "what comes in, in words").toMatch(part);
  await act(fresh, "take-settings").click();
  await eventually(async () => (await taking.count()) === 0, "it is no longer asked");
  const [there, here] = [JSON.parse((await kept(old))["tablee:kiosk"]), JSON.parse((await kept(fresh))["tablee:kiosk"])];
  for (const key of ["name", "welcome", "offered", "offers", "hours", "idle"]) expect(here[key], `the house's ${key}`).toStrictEqual(there[key]);
  expect(here.tablet, "the other tablet's name").toBe("");
  expect(await fresh.locator("[name=house]").inputValue(), "the page shows them").toBe("la médiathèque");
  expect("tablee:kiosk-pin" in (await kept(fresh)), "the PIN has not come along").toBeFalsy();
});

// A kiosk asks for its own PIN first; refusing keeps its own settings.
test("a kiosk that is handed settings asks for its own PIN first", async ({ newPage, url }) => {
  const old = await open(newPage, url, { storage: kiosk(SETTINGS), at: OPEN });
  await unlock(old);
  const [address] = await handing(old);
  const other = await newPage({ storage: kiosk({ name: "la ludothèque" }) });
  await other.goto(address);
  await attract(other).waitFor();
  expect(await other.locator('[data-panel="taking"]').count(), "what visitors see of it").toBe(0);
  const before = (await kept(other))["tablee:kiosk"];
  await unlock(other);
  await other.locator('[data-panel="taking"]').waitFor();
  await act(other, "leave-settings").click();
  await eventually(async () => (await other.locator('[data-panel="taking"]').count()) === 0, "it is no longer asked");
  expect((await kept(other))["tablee:kiosk"], "its own settings").toStrictEqual(before);
});

// Settings not written by src/kiosk/handed.rs: only valid ones are taken.
test("of settings that come in strange only what makes sense is taken", async ({ newPage, url }) => {
  const page = await newPage();
  await page.goto(url(handed({ name: `a\u202eb${"x".repeat(200)}`, offered: ["chess", "midi"], idle: 0, hours: [600, 9_999], "kiosk-pin": "1234", address: "javascript:alert(1)" })));
  await act(page, "take-settings").click();
  await page.locator('[data-panel="taking"]').waitFor({ state: "detached" });
  const now = await kept(page);
  const house = JSON.parse(now["tablee:kiosk"]);
  expect([house.name.length, house.name.slice(0, 3), house.offered, house.idle, house.hours, house.address], "what was taken").toStrictEqual([80, "abx", ["midi"], 1, null, ""]);
  expect(["kiosk-pin" in house, "tablee:kiosk-pin" in now], "no PIN came along").toStrictEqual([false, false]);
});

test("settings that came in damaged are not taken", async ({ newPage, url }) => {
  for (const word of ["1.abc", "1.", "2.AAAA", "%F0%9F", "x".repeat(9_000)]) {
    const page = await newPage();
    await page.goto(url(`?kiosk=1#house=${word}`));
    await page.locator('[data-panel="taking"]', { hasText: "incomplets" }).waitFor();
    expect(await act(page, "take-settings").count(), `ways to take ${word.slice(0, 9)}`).toBe(0);
  }
});

// ── several tablets ──

const HEAD = "\ufeff\"Jour\";\"Jeu\";\"Lancées\";\"Finies\";\"Minutes\";\"Tablette\"\r\n";
const csvFile = (name, text) => ({ name, mimeType: "text/csv", buffer: Buffer.from(text) });
const FOND = csvFile("a.csv", `${HEAD}"2026-11-23";"Quelle heure est-il ?";"3";"2";"30";"Fond"\r\n"2026-11-24";"Défizz";"1";"1";"40";"Fond"\r\n`.replace("est-il ?", "est-il\u202f?"));
const OLD = csvFile("Entrée.csv", "Day,Game,Started,Finished,Minutes\n2026-11-23,midi,5,5,100\nyesterday,midi,1,1,1\n");

test("counts of several tablets are added up, and come out again", async ({ newPage, url }) => {
  const page = await open(newPage, url, { storage: kiosk({ tablet: "Ici" }, { "tablee:kiosk-counts": '{"id":"2026-11-23 heure","begun":2,"finished":1,"ms":600000}\n' }) });
  await unlock(page);
  const panel = page.locator('[data-panel="several"]');
  expect(await panel.locator("table").count(), "sums of one tablet alone").toBe(0);
  const add = (...files) => act(page, "add-counts").setInputFiles(files);
  await add(FOND, OLD, csvFile("photo.csv", "\u0000\u0001"));
  await eventually(async () => (await panel.locator(".lines > li").count()) === 3, "what came of each file");
  const said = await panel.locator(".lines").innerText();
  for (const words of [/a\.csv.*2 lignes/, /Entrée\.csv.*1 ligne.*1 autre/, /photo\.csv.*rien à compter/]) expect(said, "what came of a file").toMatch(words);
  const row = async (of) => (await panel.locator(`[data-tablet="${of}"] td, [data-sum="${of}"] td`).allInnerTexts()).join(" ");
  expect([await row("Ici"), await row("Fond"), await row("Entrée"), await row("all")], "sums by tablet and in all").toStrictEqual(["2 1 10", "4 3 70", "5 5 100", "11 9 180"]);
  await add(FOND);
  await eventually(async () => (await panel.locator(".lines > li").count()) === 1, "the file is there again");
  expect(await row("all"), "a file that comes twice counts once").toBe("11 9 180");
  const [download] = await Promise.all([page.waitForEvent("download"), act(page, "csv-several").click()]);
  const csv = readFileSync(await download.path(), "utf8");
  expect(csv.trim().split("\r\n").length, "a row a tablet, day and game, and the head").toBe(5);
  const other = await open(newPage, url);
  await unlock(other);
  await act(other, "add-counts").setInputFiles([csvFile("all.csv", csv)]);
  await other.locator('[data-sum="all"] td', { hasText: "180" }).waitFor();
});

test("its own file counts once, without a name and under another one", async ({ newPage, url }) => {
  const page = await open(newPage, url, { storage: kiosk({}, { "tablee:kiosk-counts": '{"id":"2026-11-23 heure","begun":3,"finished":1,"ms":600000}\n' }) });
  await unlock(page);
  const out = async () => {
    const [download] = await Promise.all([page.waitForEvent("download"), act(page, "csv").click()]);
    return readFileSync(await download.path(), "utf8");
  };
  const unnamed = await out();
  await page.locator('[name="tablet"]').fill("Fond");
  await page.locator('[name="tablet"]').blur();
  const named = await out();
  expect(named, "the name in the file").toContain('"Fond"');
  await act(page, "add-counts").setInputFiles([csvFile("tablee-borne (1).csv", unnamed), csvFile("tablee-borne (2).csv", named), FOND]);
  const panel = page.locator('[data-panel="several"]');
  await eventually(async () => (await panel.locator(".lines > li").count()) === 3, "what came of each file");
  const sums = await panel.locator("[data-tablet] td:nth-of-type(1)").allInnerTexts();
  expect(sums.sort(), "games begun on this tablet and on the other").toStrictEqual(["3", "4"]);
});

// ── what was played, and what waits ──

test("games are counted by day, and come out as a spreadsheet", async ({ newPage, url }) => {
  const page = await newPage({ storage: kiosk({}, countsUntil(new Date(Date.now() - 86_400_000))) });
  await driveClock(page);
  await page.goto(url());
  await attract(page).waitFor();
  await page.goto(url(queryOf({ game: "heure", players: 2, auto: 2, seed: 1 })));
  await seated(page);
  for (let wait = 0; wait < 200 && !(await act(page, "rematch").count()); wait += 1) await page.clock.runFor(4_000);
  expect([await act(page, "share").count(), await act(page, "print").count()], "ways out of the page").toStrictEqual([0, 0]);
  await act(page, "home").click();
  await page.locator(".kiosk-shelf").waitFor();
  const sittings = Object.keys(await kept(page)).filter((key) => key.startsWith("tablee:sitting:"));
  expect(sittings, "what is kept of a game that is over").toStrictEqual([]);
  await act(page, "leave").click();
  await attract(page).waitFor();
  await page.clock.runFor(500);
  const today = JSON.parse((await kept(page))["tablee:kiosk-counts"].trim().split("\n").at(-1));
  expect([today.begun, today.finished], "begun and finished today").toStrictEqual([1, 1]);
  expect(today.ms, `time at the table (${today.ms} ms)`).toBeGreaterThan(20_000);
  await unlock(page);
  const [download] = await Promise.all([page.waitForEvent("download"), act(page, "csv").click()]);
  const csv = readFileSync(await download.path(), "utf8");
  expect(csv, "the head").toMatch(/"Jour";"Jeu";"Lancées";"Finies";"Minutes";"Tablette"/);
  expect(csv.split("\r\n").length, "a row a day and game").toBeGreaterThan(30);
});

test("a deck begins anew, the others stay", async ({ newPage, url }) => {
  const storage = kiosk({}, { "tablee:used:midi-fr": "a\nb\nc", "tablee:used:millions-fr": "x" });
  const page = await open(newPage, url, { storage });
  await unlock(page);
  const deck = page.locator(".deck-list li", { has: page.locator('[data-game="midi"]') }).filter({ hasText: "FR" });
  await deck.locator('[data-act="freshen"]').click();
  await deck.locator('[data-act="freshen"]').click();
  await eventually(async () => (await deck.locator('[data-act="freshen"]').count()) === 0, "nothing left to do");
  const now = await kept(page);
  expect(["tablee:used:midi-fr" in now, "tablee:used:millions-fr" in now], "the one deck, not the other").toStrictEqual([false, true]);
});

const journals = async (page) => Object.keys(await kept(page)).filter((key) => /sitting:.*:journal/.test(key)).map((key) => key.split(":")[2]).sort();

/** The tablet was opened on twenty days; lo1-a was parked on the third of them, lo2-b on the fifteenth. */
const AGES = JSON.stringify({ days: 20, known: ["2024-01-01"], seen: 2, games: { "lo1-a": [1_700_000_000_000, 3, 1], "lo2-b": [1_710_000_000_000, 15, 2] } });

test("games that nobody resumed go after so many days of the tablet, and can be had back", async ({ newPage, url }) => {
  const page = await open(newPage, url, { storage: kiosk({ keep_days: 14 }, { ...OWN, "tablee:kiosk-ages": AGES }) });
  expect(await journals(page), "games that nobody resumed in time are gone, the other is there").toStrictEqual(["lo2-b", "lo3-c"]);
  await unlock(page);
  const thrown = page.locator("[data-list=thrown] .resume");
  expect(await thrown.count(), "what was thrown away is named").toBe(1);
  expect(await thrown.innerText(), "with its people").toMatch(/Chloé|Anna|Léo|[A-Z]/);
  await thrown.locator('[data-act="take-back"]').click();
  await eventually(async () => (await journals(page)).join().startsWith("lo1-a,lo2-b"), "it can be had back");
  expect(await thrown.count(), "and is no longer named").toBe(0);
  await page.reload();
  await attract(page).waitFor();
  expect((await journals(page)).slice(0, 2), "it waits anew").toStrictEqual(["lo1-a", "lo2-b"]);
  expect(Object.keys(await kept(page)).every((key) => !/^tablee:(profiles|records)/.test(key)), "the house's own are put away").toBeTruthy();
});

// A system clock a month ahead or back in 1970 deletes no game.
test("a wrong calendar throws no game away", async ({ newPage, url }) => {
  const games = { ...sitting("lo1-a", { when: Date.now() }), ...sitting("lo2-b", { when: 5_000 }) };
  const page = await newPage({ storage: kiosk({ keep_days: 14 }, games) });
  await driveClock(page);
  for (const day of ["2026-11-24T12:00", "2026-12-31T12:00", "2031-01-01T12:00", "1970-01-01T00:01", "2026-11-25T12:00"]) {
    await page.clock.setSystemTime(new Date(day));
    await page.goto(url());
    await attract(page).waitFor();
    expect(await journals(page), `games after a start on ${day}`).toStrictEqual(["lo1-a", "lo2-b"]);
  }
});

// Room is shared by visits: one that begins a dozen games pushes out its own, and what went is named.
test("a visit with many games leaves the others theirs", async ({ newPage, url }) => {
  test.setTimeout(120_000);
  const early = Array.from({ length: 8 }, (_, n) => sitting(`lo${n}-a`, { when: Date.now() - 3_600_000 + n }));
  const page = await open(newPage, url, { storage: kiosk({ keep_days: 14 }, Object.assign({}, ...early)) });
  for (let begun = 0; begun < 9; begun += 1) {
    await page.goto(url(queryOf({ game: LONG, players: 3, seed: begun + 1 })));
    await seated(page);
  }
  const sizes = await page.evaluate((game) => Object.entries(localStorage).filter(([key, text]) => /sitting:.*:setup/.test(key) && text.includes(game)).map(([, text]) => text.length), LONG);
  expect(sizes.length, "set-ups").toBe(9);
  expect(Math.max(...sizes), "the longest, in letters").toBeLessThan(25_000);
  expect(Object.keys(await kept(page)).filter((key) => key.startsWith("tablee:cards:")).length, "their cards, once").toBe(1);
  await turnCards(page);
  await act(page, "home").click();
  await act(page, "leave").click();
  await attract(page).waitFor();
  await eventually(async () => (await journals(page)).length === 12, "room for a dozen");
  expect((await journals(page)).filter((id) => id.startsWith("lo")).length, "games of earlier visits").toBe(8);
  await unlock(page);
  expect(await page.locator('[data-list="thrown"] > li').count(), "what went is named").toBeGreaterThan(0);
});

// A sitting stores its cards: a dozen of the largest would leave no space for the next visitor's.
test("of heavy games the last ones stay", async ({ newPage, url }) => {
  const cards = "x".repeat(450_000);
  const setup = JSON.stringify({ format: 1, game: LONG, rules: 1, setup: { cards } });
  const sitting = (n) => ({ [`tablee:sitting:s${n}:setup`]: setup, [`tablee:sitting:s${n}:journal`]: "{}", [`tablee:sitting:s${n}:when`]: String(Date.now() - n * 60_000) });
  const page = await open(newPage, url, { storage: kiosk({ keep_days: 14 }, Object.assign({}, ...[0, 1, 2, 3, 4, 5, 6].map(sitting))) });
  const left = Object.keys(await kept(page)).filter((key) => /sitting:.*:journal/.test(key));
  expect(left.sort(), "the games played last").toStrictEqual([0, 1, 2, 3, 4].map((n) => `tablee:sitting:s${n}:journal`));
});

test("another tablet gets all of it as one file", async ({ newPage, url }) => {
  const old = await open(newPage, url, { storage: kiosk({ keep_days: 0 }, { ...OWN, ...countsUntil() }) });
  await unlock(old);
  const [download] = await Promise.all([old.waitForEvent("download"), act(old, "export").click()]);
  const buffer = readFileSync(await download.path());
  const fresh = await newPage();
  await fresh.goto(url("?kiosk=1"));
  await fresh.locator('.staff-screen [data-act="import"]').setInputFiles({ name: "tablee.json", mimeType: "application/json", buffer });
  await fresh.locator('[data-panel="backup"] [role=status]', { hasText: /Restauré/ }).waitFor();
  const [there, here] = [await kept(old), await kept(fresh)];
  for (const key of ["kiosk", "kiosk-pin", "kiosk-counts", "profiles", "records"]) expect(here[`tablee:${key}`], key).toStrictEqual(there[`tablee:${key}`]);
  await fresh.goto(url());
  await attract(fresh).waitFor();
  await unlock(fresh);
});
