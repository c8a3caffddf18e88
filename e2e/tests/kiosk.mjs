// A tablet in a public room: what is locked is, visitors never meet, nobody is missed for long, and the
// staff finds its house as it left it.
import { readFileSync } from "node:fs";
import { seeded } from "../lib/chance.mjs";
import { OWN, PIN, RESCUE, attract, countsUntil, enter, kept, kiosk, open, type, unlock } from "../lib/kiosk.mjs";
import { driveClock } from "../lib/pages.mjs";
import { act, isHome, queryOf, seated } from "../lib/table.mjs";

const screenOf = (page) => page.evaluate(() => document.querySelector("#app > .screen")?.className ?? "");

// From a usual tablet to a kiosk and back, by the settings.
async function setUp({ newPage, url, expect }) {
  const page = await newPage({ storage: OWN });
  await page.goto(url());
  await act(page, "settings").click();
  await act(page, "kiosk").click();
  await page.locator(".staff-screen").waitFor();
  expect.equal(await act(page, "kiosk-on").count(), 0, "ways to open a kiosk without a PIN");
  await page.locator("[name=pin]").fill("12a4");
  expect.ok(await act(page, "set-pin").isDisabled(), "letters are no PIN");
  await page.locator("[name=pin]").fill(PIN);
  await act(page, "set-pin").click();
  const rescue = await page.locator("[data-rescue]").getAttribute("data-rescue");
  expect.matches(rescue, /^\d{12}$/, "the rescue code");
  const before = await kept(page);
  await act(page, "kiosk-on").click();
  await attract(page).waitFor();
  expect.ok(!JSON.stringify(await kept(page)).includes(rescue), "the rescue code is kept nowhere");
  await page.reload();
  await unlock(page, rescue);
  await act(page, "kiosk-off").click();
  await page.locator(".home-screen:not(.kiosk-shelf)").waitFor();
  const after = await kept(page);
  for (const key of ["profiles", "records"]) expect.equal(after[`tablee:${key}`], before[`tablee:${key}`], `the house's ${key}`);
}

// ── what is locked ──

// What leads out, shows the house's own, or throws something away.
const LOCKED = ["settings", "players", "records", "questions", "about", "kiosk", "kiosk-off", "kiosk-on", "export", "import", "csv", "freshen", "tidy-parked", "set-pin", "forget", "drop-aside", "download", "share", "print", "clear", "delete"];
const offered = (page) => page.locator(LOCKED.map((name) => `[data-act="${name}"]`).join(",")).count();
const LOCKED_SCREENS = ".staff-screen, .settings-screen, .players-screen, .records-screen, .questions-screen, .about-screen";

/** Nothing locked is on the page, nor what the house calls its own. */
async function holds(page, expect, what) {
  expect.equal(await offered(page), 0, `locked acts ${what}`);
  expect.equal(await page.locator(LOCKED_SCREENS).count(), 0, `locked screens ${what}`);
  expect.ok(!(await page.locator("#app").innerText()).includes("Mamie Jo"), `somebody of the house ${what}`);
}

async function byTouch({ newPage, url, expect }) {
  const page = await open(newPage, url, { storage: kiosk({}, OWN) });
  const chance = seeded(7);
  const seen = new Set();
  for (let tap = 0; tap < 220; tap += 1) {
    await holds(page, expect, `after ${tap} taps, on ${await screenOf(page)}`);
    seen.add(await screenOf(page));
    await page.evaluate((chance) => {
      const sheet = [...document.querySelectorAll(".veil")].at(-1) ?? document;
      const all = [...sheet.querySelectorAll('button:not([data-act="retry"]), summary, input, label')].filter((el) => el.checkVisibility() && !el.disabled);
      all[Math.floor(chance * all.length)]?.click();
    }, chance());
    await page.waitForTimeout(20);
  }
  expect.ok(seen.size >= 4, `it went about: ${[...seen].join(", ")}`);
}

async function byKeys({ newPage, url, expect }) {
  const page = await open(newPage, url, { storage: kiosk({}, OWN) });
  const address = page.url();
  await page.evaluate(() => (window.untouched = true));
  for (const key of ["F1", "F3", "F5", "F6", "F7", "F10", "F11", "Control+p", "Control+s", "Control+o", "Control+u", "Control+r", "Control+f", "Control+h", "Alt+ArrowLeft", "Alt+Home", "BrowserHome", "ContextMenu", "Escape"]) {
    const prevented = await page.evaluate((key) => {
      const name = key.split("+").at(-1);
      const event = new KeyboardEvent("keydown", { key: name, ctrlKey: key.startsWith("Control"), altKey: key.startsWith("Alt"), bubbles: true, cancelable: true });
      return !document.body.dispatchEvent(event);
    }, key);
    expect.equal(prevented, key !== "Escape", `${key} is swallowed`);
  }
  for (let tab = 0; tab < 30; tab += 1) {
    await page.keyboard.press("Tab");
    await holds(page, expect, `after ${tab} times Tab`);
  }
  await enter(page);
  for (let tab = 0; tab < 12; tab += 1) await page.keyboard.press(tab % 3 === 2 ? "Enter" : "Tab");
  await holds(page, expect, "after Tab and Enter");
  expect.equal([page.url(), await page.evaluate(() => window.untouched)], [address, true], "the page");
}

async function byAddress({ newPage, url, expect }) {
  const page = await open(newPage, url, { storage: kiosk({ offered: ["heure"] }, OWN) });
  for (const query of ["?kiosk=0", "?kiosk=1", "?kiosk=", "?staff", "#staff", "?place=settings", "?game=midi&players=2&seed=1", "?game=chess"]) {
    await page.goto(url(query));
    await attract(page).waitFor();
    await holds(page, expect, `at ${query}`);
  }
  await page.goto(url("?game=heure&players=2&seed=1"));
  expect.equal((await seated(page)).game, "heure", "a game that is offered may be linked");
  await holds(page, expect, "at a link's table");
}

async function byBack({ newPage, url, expect }) {
  const page = await open(newPage, url, { storage: kiosk({}, OWN) });
  const address = page.url();
  await unlock(page);
  await act(page, "settings").click();
  await page.locator(".settings-screen:not(.staff-screen)").waitFor();
  await page.goBack();
  await attract(page).waitFor();
  await holds(page, expect, "after Back from what was open");
  await page.goForward().catch(() => {});
  await holds(page, expect, "after Forward");
  await enter(page);
  await act(page, "open").click();
  for (let back = 0; back < 5; back += 1) {
    await page.goBack().catch(() => {});
    await page.waitForTimeout(50);
    expect.equal(page.url(), address, "the address");
    await holds(page, expect, `after Back, ${back}`);
  }
  await page.reload();
  await page.locator(".attract-screen, .kiosk-shelf").waitFor();
  await holds(page, expect, "after a reload");
}

async function forgotten({ newPage, url, expect }) {
  const page = await open(newPage, url);
  await act(page, "staff").click();
  for (const wrong of ["1111", "2222", "3333"]) await type(page, wrong);
  await page.locator(".pad [role=status]", { hasText: /encore \d+ secondes/ }).waitFor();
  await type(page, PIN);
  expect.equal(await page.locator(".staff-screen").count(), 0, "the PIN is not taken meanwhile");
  await page.reload();
  await attract(page).waitFor();
  await act(page, "staff").click();
  await type(page, PIN);
  expect.equal(await page.locator(".staff-screen").count(), 0, "nor after a reload");
}

async function rescued({ newPage, url, expect }) {
  const page = await open(newPage, url);
  await act(page, "staff").click();
  await type(page, "123456789011");
  expect.equal(await page.locator(".staff-screen").count(), 0, "another code");
  await type(page, RESCUE);
  await page.locator(".staff-screen").waitFor();
  await page.locator("[name=pin]").fill("97531");
  await act(page, "set-pin").click();
  await page.locator("[data-rescue]").waitFor();
  await act(page, "home").click();
  await attract(page).waitFor();
  await act(page, "staff").click();
  await type(page, PIN);
  expect.equal(await page.locator(".staff-screen").count(), 0, "the old PIN");
  await type(page, "97531");
  await page.locator(".staff-screen").waitFor();
}

// ── visitors ──

/** A visitor gives a name, plays a little, and leaves a game. */
async function visitor(page, name) {
  await enter(page);
  await act(page, "open").click();
  await act(page, "player").click();
  await page.locator(".player-form input[type=text]").fill(name);
  await page.keyboard.press("Enter");
  await act(page, "start").click();
  await seated(page);
  await act(page, "home").click();
  await act(page, "resume").waitFor();
}

async function apart({ newPage, url, expect }) {
  const page = await open(newPage, url, { storage: kiosk({}, OWN) });
  await visitor(page, "Zéphyrine");
  await page.locator('[data-act="language"][lang="en"]').click();
  await act(page, "leave").click();
  await attract(page).waitFor();
  await expect.soon(async () => (await page.evaluate(() => document.documentElement.lang)) === "fr", "the house's language");
  await expect.soon(async () => !("tablee:profiles" in (await kept(page))), "names are swept");
  await enter(page);
  expect.equal(await act(page, "resume").count(), 0, "games of others");
  await act(page, "open").click();
  await page.locator(".setup-screen").waitFor();
  expect.ok(!(await page.locator("#app").innerText()).includes("Zéphyrine"), "somebody else's name");
  await act(page, "home").click();
  await act(page, "leave").click();
  await attract(page).waitFor();
  await unlock(page);
  const waiting = page.locator('[data-panel="parked"] .resume', { hasText: "Zéphyrine" });
  await waiting.locator('[data-act="resume"]').click();
  await seated(page);
  await act(page, "home").click();
  await page.locator(".kiosk-shelf").waitFor();
  expect.equal(await act(page, "resume").count(), 1, "the game that was handed back");
  await holds(page, expect, "beside a game that was handed back");
}

async function reloaded({ newPage, url, expect }) {
  const page = await open(newPage, url);
  await visitor(page, "Zéphyrine");
  await page.reload();
  await act(page, "resume").click();
  await seated(page);
  await page.evaluate(() => {
    const visit = JSON.parse(localStorage["tablee:kiosk-visit"]);
    localStorage["tablee:kiosk-visit"] = JSON.stringify({ ...visit, seen: visit.seen - 3_600_000 });
  });
  await page.goto("about:blank");
  await page.goto(url());
  await attract(page).waitFor();
  expect.ok(!("tablee:profiles" in (await kept(page))), "an hour later somebody else is there");
}

async function nobody({ newPage, url, expect }) {
  const page = await newPage({ storage: kiosk({ idle: 1 }) });
  await driveClock(page);
  await page.goto(url());
  await attract(page).waitFor();
  await enter(page);
  await act(page, "open").click();
  await act(page, "start").click();
  await seated(page);
  await page.clock.runFor(62_000);
  await page.locator('[role="alertdialog"] .countdown').waitFor();
  await page.evaluate(() => document.querySelector('[data-act="stay"]').click());
  await page.mouse.move(9, 9);
  await page.clock.runFor(40_000);
  expect.equal(await page.locator(".countdown").count(), 0, "questions to somebody who is there");
  await page.clock.runFor(30_000);
  await page.locator(".countdown").waitFor();
  await page.mouse.click(5, 5);
  await page.clock.runFor(1_000);
  expect.equal(await page.locator(".countdown").count(), 0, "any touch answers");
  await page.clock.runFor(95_000);
  await attract(page).waitFor();
  await page.clock.runFor(500);
  expect.equal(Object.keys(await kept(page)).filter((key) => /sitting:.*:journal/.test(key)).length, 1, "games that are parked");
  await enter(page);
  expect.equal(await act(page, "resume").count(), 0, "what the next visitor sees of it");
}

// ── the attract screen ──

async function neverTheSame({ newPage, url, expect }) {
  const page = await newPage({ storage: kiosk() });
  await driveClock(page);
  await page.goto(url());
  await attract(page).waitFor();
  const said = [];
  for (let second = 0; second < 8 * 60; second += 9) {
    said.push(await page.locator(".says").innerText());
    await page.clock.runFor(9_000);
  }
  const minutes = Array.from({ length: Math.floor(said.length / 13) }, (_, i) => said.slice(i * 13, i * 13 + 13).join("|"));
  expect.equal(new Set(minutes).size, minutes.length, "two minutes that differ");
  const fronts = new Set(said);
  expect.ok(fronts.size >= 12, `each game has its say (${fronts.size} lines)`);
}

async function asTheHouseWants({ newPage, url, expect }) {
  const page = await open(newPage, url, { storage: kiosk({ offered: ["heure", "midi"], ceiling: 30 }) });
  expect.matches(await page.locator(".attract-screen h1").innerText(), /ludothèque du Canal/, "the house's name");
  expect.matches(await page.locator(".line").innerText(), /Dès 6 ans/, "its line");
  const games = (selector) => page.locator(`${selector} [data-act="open"]`).evaluateAll((all) => all.map((one) => one.dataset.game));
  expect.equal(await games(".stand"), ["heure", "midi"], "games on the attract screen");
  await page.evaluate(() => (document.documentElement.requestFullscreen = async () => (window.full = true)));
  await enter(page);
  expect.equal(await games(".shelf"), ["heure", "midi"], "games on the shelf");
  expect.equal(await page.evaluate(() => window.full), true, "the whole screen is asked for");
  expect.equal(JSON.parse((await kept(page))["tablee:settings"]).volume, 30, "the loudest volume");
}

async function closed({ newPage, url, expect }) {
  const page = await newPage({ storage: kiosk({ hours: [600, 1080] }) });
  await driveClock(page);
  await page.addInitScript(() => {
    window.awake = 0;
    Object.defineProperty(navigator, "wakeLock", { value: { request: async () => ((window.awake += 1), { release: async () => (window.awake -= 1) }) } });
  });
  await page.clock.setSystemTime(new Date("2026-11-24T17:59:30+01:00"));
  await page.goto(url());
  await attract(page).waitFor();
  await expect.soon(() => page.evaluate(() => window.awake === 1), "the screen stays on");
  await page.clock.runFor(40_000);
  await page.locator(".kiosk-closed", { hasText: "10 h 00".replaceAll(" ", "\u00a0") }).waitFor();
  await expect.soon(() => page.evaluate(() => window.awake === 0), "the screen may go off");
  await act(page, "enter").click();
  await page.locator(".kiosk-shelf").waitFor();
}

// ── the staff ──

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
  expect.matches(csv, /"Jour";"Jeu";"Lancées";"Finies";"Minutes"/, "the head");
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

async function oldOnes({ newPage, url, expect }) {
  const page = await open(newPage, url, { storage: kiosk({ keep_days: 14 }, OWN) });
  expect.equal(Object.keys(await kept(page)).filter((key) => /sitting:.*:journal/.test(key)).length, 0, "games of last year");
  expect.ok(Object.keys(await kept(page)).every((key) => !/^tablee:(profiles|records)/.test(key)), "the house's own are put away");
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
  await fresh.locator('[data-panel="backup"] [role=status]', { hasText: /Repris/ }).waitFor();
  const [there, here] = [await kept(old), await kept(fresh)];
  for (const key of ["kiosk", "kiosk-pin", "kiosk-counts", "profiles", "records"]) expect.equal(here[`tablee:${key}`], there[`tablee:${key}`], key);
  await fresh.goto(url());
  await attract(fresh).waitFor();
  await unlock(fresh);
}

async function byTheAddress({ newPage, url, expect }) {
  const { "tablee:kiosk-on": _, ...off } = kiosk();
  const page = await newPage({ storage: off });
  await page.goto(url());
  await isHome(page);
  await page.goto(url("?kiosk=1"));
  await attract(page).waitFor();
  await page.goto(url());
  await attract(page).waitFor();
  expect.equal(await offered(page), 0, "locked acts");
}

export const tests = [
  { name: "is set up from the settings, and given up again with all that the house had", run: setUp },
  { name: "an address with ?kiosk=1 makes one where a PIN was chosen", run: byTheAddress },
  { name: "nothing locked is reached by touch", run: byTouch, timeout: 120_000 },
  { name: "nothing locked is reached by keyboard", run: byKeys },
  { name: "nothing locked is reached by address", run: byAddress },
  { name: "nothing locked is reached by Back", run: byBack },
  { name: "whoever guesses the PIN waits, also after a reload", run: forgotten },
  { name: "a forgotten PIN: the rescue code opens, and sets another", run: rescued },
  { name: "visitors never meet: names, games, language", run: apart },
  { name: "a reload in the middle of a visit goes on with it, an hour later does not", run: reloaded },
  { name: "when nobody touches it, it asks, parks the game and comes back to the attract screen", run: nobody },
  { name: "no two minutes of the attract screen are the same", run: neverTheSame },
  { name: "name, line, games, order and loudness are the house's", run: asTheHouseWants },
  { name: "outside the opening hours it is dark and may sleep", run: closed },
  { name: "games are counted by day, and come out as a spreadsheet", run: counted, timeout: 120_000 },
  { name: "a deck begins anew, the others stay", run: freshened },
  { name: "games that nobody resumed go after so many days", run: oldOnes },
  { name: "of heavy games the last ones stay", run: heavyOnes },
  { name: "another tablet gets all of it as one file", run: movedAway },
];
