// A kiosk: visitors leave no traces for each other, an abandoned tablet resets soon, and the house decides what is
// offered. The locks are tested in kiosk-locked.mjs, the staff page in kiosk-staff.mjs.
import { FACTS } from "../lib/facts.mjs";
import { LONG, OWN, PIN, attract, choosePin, enter, holdsLocked, kept, kiosk, open, type, unlock } from "../lib/kiosk.mjs";
import { driveClock } from "../lib/pages.mjs";
import { act, isHome, seated, turnCards } from "../lib/table.mjs";
import { eventually, expect, test } from "../lib/test.mjs";

/** Matches a sentence with an hour, written with no-break spaces. */
const spaced = (words) => new RegExp(words.replace(/(\d+) h (\d+)/, "$1\u00a0h\u00a0$2"));

// From a private tablet to a kiosk and back, in the settings.
test("is set up from the settings, and given up again with all that the house had", async ({ newPage, url }) => {
  const page = await newPage({ storage: OWN });
  await page.goto(url());
  await act(page, "settings").click();
  await act(page, "kiosk").click();
  await page.locator(".staff-screen").waitFor();
  expect(await act(page, "kiosk-on").count(), "ways to open a kiosk without a PIN").toBe(0);
  expect(await page.locator('[data-panel="kiosk"] .hint').count(), "that a PIN is to be chosen first").toBe(1);
  await choosePin(page, "12a4", "12a4");
  expect(await act(page, "set-pin").isDisabled(), "letters are no PIN").toBeTruthy();
  await choosePin(page, PIN, "25");
  expect(await page.locator(".differs", { hasText: "deux codes" }).count(), "that they differ, while it is being typed again").toBe(0);
  await choosePin(page, PIN, "2581");
  await page.locator(".differs", { hasText: "Les deux codes ne sont pas les mêmes" }).waitFor();
  expect(await act(page, "set-pin").isDisabled(), "two that differ are no PIN").toBeTruthy();
  await choosePin(page, PIN);
  await act(page, "set-pin").click();
  expect(await page.locator('[data-panel="kiosk"] .hint').count(), "that a PIN is to be chosen first, once it was").toBe(0);
  const rescue = await page.locator("[data-rescue]").getAttribute("data-rescue");
  expect(rescue, "the rescue code").toMatch(/^\d{12}$/);
  const before = await kept(page);
  await act(page, "kiosk-on").click();
  await attract(page).waitFor();
  expect(JSON.stringify(await kept(page)), "the rescue code is kept nowhere").not.toContain(rescue);
  await page.reload();
  await unlock(page, rescue);
  await act(page, "kiosk-off").click();
  await expect(page).toBeAccessible();
  await act(page, "stay-kiosk").click();
  await page.locator('[role="alertdialog"]').waitFor({ state: "detached" });
  expect((await kept(page))["tablee:kiosk-on"], "one tap opens nothing").toBe("1");
  await act(page, "kiosk-off").click();
  await act(page, "kiosk-off-now").click();
  await page.locator(".home-screen:not(.kiosk-shelf)").waitFor();
  const after = await kept(page);
  for (const key of ["profiles", "records"]) expect(after[`tablee:${key}`], `the house's ${key}`).toStrictEqual(before[`tablee:${key}`]);
});

/** A visitor enters a name, plays a little, and parks a game. */
async function visitor(page, name) {
  await enter(page);
  await act(page, "open").click();
  await act(page, "player").click();
  await page.locator(".player-form input[type=text]").fill(name);
  await page.keyboard.press("Enter");
  await act(page, "start").click();
  await seated(page);
  // For each visitor every title card is new.
  await turnCards(page);
  await act(page, "home").click();
  await act(page, "resume").waitFor();
}

test("visitors never meet: names, games, language", async ({ newPage, url }) => {
  const page = await open(newPage, url, { storage: kiosk({}, OWN) });
  await visitor(page, "Zéphyrine");
  await page.evaluate(() => localStorage.setItem("tablee:buzzers", '[{"code":"Enter","cap":"Enter"}]'));
  await page.locator('[data-act="language"][lang="en"]').click();
  await act(page, "leave").click();
  await attract(page).waitFor();
  await eventually(async () => (await page.evaluate(() => document.documentElement.lang)) === "fr", "the house's language");
  await eventually(async () => !("tablee:profiles" in (await kept(page))), "names are swept");
  await eventually(async () => !("tablee:buzzers" in (await kept(page))), "keys that were taught are swept");
  await enter(page);
  expect(await act(page, "resume").count(), "games of others").toBe(0);
  await act(page, "open").click();
  await page.locator(".setup-screen").waitFor();
  expect(await page.locator("#app").innerText(), "somebody else's name").not.toContain("Zéphyrine");
  await act(page, "home").click();
  await act(page, "leave").click();
  await attract(page).waitFor();
  await unlock(page);
  const waiting = page.locator('[data-panel="parked"] .resume', { hasText: "Zéphyrine" });
  await waiting.locator('[data-act="resume"]').click();
  await seated(page);
  // For this visit the title cards are new again.
  await turnCards(page);
  await act(page, "home").click();
  await page.locator(".kiosk-shelf").waitFor();
  expect(await act(page, "resume").count(), "the game that was handed back").toBe(1);
  await holdsLocked(page, "beside a game that was handed back");
});

test("a reload in the middle of a visit goes on with it, an hour later does not", async ({ newPage, url }) => {
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
  expect("tablee:profiles" in (await kept(page)), "an hour later somebody else is there").toBeFalsy();
});

test("when nobody touches it, it asks, parks the game and comes back to the attract screen", async ({ newPage, url }) => {
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
  expect(await page.locator(".countdown").count(), "questions to somebody who is there").toBe(0);
  await page.clock.runFor(30_000);
  await page.locator(".countdown").waitFor();
  await page.mouse.click(5, 5);
  await page.clock.runFor(1_000);
  expect(await page.locator(".countdown").count(), "any touch answers").toBe(0);
  await page.clock.runFor(95_000);
  await attract(page).waitFor();
  await page.clock.runFor(500);
  expect(Object.keys(await kept(page)).filter((key) => /sitting:.*:journal/.test(key)).length, "games that are parked").toBe(1);
  await enter(page);
  expect(await act(page, "resume").count(), "what the next visitor sees of it").toBe(0);
});

// ── the attract screen ──

test("no two minutes of the attract screen are the same", async ({ newPage, url }) => {
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
  expect(new Set(minutes).size, "two minutes that differ").toStrictEqual(minutes.length);
  const fronts = new Set(said);
  expect(fronts.size, `each game has its say (${fronts.size} lines)`).toBeGreaterThanOrEqual(12);
});

test("name, line, games, order and loudness are the house's", async ({ newPage, url }) => {
  const page = await open(newPage, url, { storage: kiosk({ offered: ["heure", "midi"], ceiling: 30 }) });
  expect(await page.locator(".attract-screen h1").innerText(), "the house's name").toMatch(/ludothèque du Canal/);
  expect(await page.locator(".line").innerText(), "its line").toMatch(/Dès 6 ans/);
  const games = (selector) => page.locator(`${selector} [data-act="open"]`).evaluateAll((all) => all.map((one) => one.dataset.game));
  expect(await games(".stand"), "games on the attract screen").toStrictEqual(["heure", "midi"]);
  await page.evaluate(() => (document.documentElement.requestFullscreen = async () => (window.full = true)));
  await enter(page);
  expect(await games(".shelf"), "games on the shelf").toStrictEqual(["heure", "midi"]);
  expect(await page.evaluate(() => window.full), "the whole screen is asked for").toBe(true);
  expect(JSON.parse((await kept(page))["tablee:settings"]).volume, "the loudest volume").toBe(30);
});

test("outside the opening hours it is dark and may sleep, and the staff opens all the same", async ({ newPage, url }) => {
  const page = await newPage({ storage: kiosk({ hours: [600, 1080] }) });
  await driveClock(page);
  await page.addInitScript(() => {
    window.awake = 0;
    Object.defineProperty(navigator, "wakeLock", { value: { request: async () => ((window.awake += 1), { release: async () => (window.awake -= 1) }) } });
  });
  await page.clock.setSystemTime(new Date("2026-11-24T17:59:30+01:00"));
  await page.goto(url());
  await attract(page).waitFor();
  await eventually(() => page.evaluate(() => window.awake === 1), "the screen stays on");
  await page.clock.runFor(40_000);
  await page.locator(".kiosk-closed", { hasText: spaced("demain à partir de 10 h 00") }).waitFor();
  await eventually(() => page.evaluate(() => window.awake === 0), "the screen may go off");
  expect(await act(page, "enter").count(), "ways in for visitors").toBe(0);
  await unlock(page);
  await act(page, "open-early").click();
  await attract(page).waitFor();
  await act(page, "enter").click();
  await page.locator(".kiosk-shelf").waitFor();
  // A shift after opening early, the opening hours apply again.
  await act(page, "leave").click();
  await attract(page).waitFor();
  await page.clock.setSystemTime(new Date("2026-11-25T02:05:00+01:00"));
  await page.clock.runFor(2_000);
  await page.locator(".kiosk-closed", { hasText: spaced("nouveau à partir de 10 h 00") }).waitFor();
});

// Closed on Mondays, other hours on Saturdays.
test("each day of the week has its own hours", async ({ newPage, url }) => {
  const day = [600, 1080];
  const page = await newPage({ storage: kiosk({ hours: [null, day, day, day, day, [840, 120], null] }) });
  await driveClock(page);
  const at = async (time) => {
    await page.clock.setSystemTime(new Date(`${time}:00+01:00`));
    await page.goto(url());
  };
  await at("2026-11-23T12:00");
  await page.locator(".kiosk-closed", { hasText: spaced("demain à partir de 10 h 00") }).waitFor();
  await at("2026-11-28T12:00");
  await page.locator(".kiosk-closed", { hasText: spaced("nouveau à partir de 14 h 00") }).waitFor();
  await at("2026-11-29T01:30");
  await attract(page).waitFor();
  await at("2026-11-29T12:00");
  await page.locator(".kiosk-closed", { hasText: spaced("mardi à partir de 10 h 00") }).waitFor();
  expect(await page.locator('[data-act="staff"]').count(), "the staff's way in").toBe(1);
});

// ── what is offered ──

const minutesOn = (page, game) => page.locator(`.shelf [data-game="${game}"] .fact`).last().innerText();

/** Opens the set-up of a game from the shelf. */
async function setUpOf(page, game) {
  await page.locator(`.shelf [data-act="open"][data-game="${game}"]`).click();
  await page.locator(`.setup-screen[data-game="${game}"]`).waitFor();
}

test("a game is offered in the house's length and time, and the set-up says so", async ({ newPage, url }) => {
  const offers = { [LONG]: { length: "quick", most: 25 }, midi: { most: 20 }, millions: { length: "whole", most: 40 } };
  const page = await open(newPage, url, { storage: kiosk({ offers }) });
  await enter(page);
  expect(await minutesOn(page, LONG), "the box of a long game").toMatch(/25/);
  expect(await minutesOn(page, "heure"), "a box without a limit").toMatch(/10/);
  await setUpOf(page, LONG);
  const limit = page.locator(".go .limit");
  expect(await page.locator('[name="length"]').count(), "lengths to choose from where one is offered").toBe(0);
  expect(await limit.innerText(), "what the house offers, in words").toMatch(/25 minutes au plus.*rapide/s);
  await page.locator(".go b", { hasText: "25" }).waitFor();
  expect(await act(page, "start").isEnabled(), "three play it in time").toBeTruthy();
  await act(page, "add").click();
  expect(await limit.innerText(), "four do not, in words").toMatch(/À 4, c’est trop long/);
  expect(await act(page, "start").isDisabled(), "and do not begin").toBeTruthy();
  await act(page, "home").click();
  await setUpOf(page, "midi");
  expect(await limit.innerText(), "Midi is the quick one").toMatch(/20 minutes au plus.*Rapide/s);
  expect(await page.locator('[name="MIDI-O12"]').count(), "its choice of a length").toBe(0);
  await act(page, "home").click();
  await setUpOf(page, "millions");
  expect(await limit.innerText(), "Millions is the whole one").toMatch(/40 minutes au plus/);
  await act(page, "home").click();
  await setUpOf(page, "heure");
  expect(await limit.count(), "words about a limit where there is none").toBe(0);
});

// A kiosk limits links to what it offers, too; a private tablet offers everything.
test("a link keeps to the house's length, a private tablet to none", async ({ newPage, url }) => {
  const storage = kiosk({ offers: { [LONG]: { length: "quick", most: 0 } } });
  const page = await open(newPage, url, { storage });
  await page.goto(url(`?game=${LONG}&players=3&seed=1&options=${FACTS[LONG].lengths.whole}`));
  expect((await seated(page)).game, "the game of the link").toBe(LONG);
  const setup = await page.evaluate(() => JSON.parse(Object.entries(localStorage).find(([key]) => /sitting:.*:setup$/.test(key))[1]));
  expect(setup.setup.options.quick, "it is the quick one").toBe(true);
  const own = await newPage({ storage: { "tablee:kiosk": storage["tablee:kiosk"] } });
  await own.goto(url());
  await isHome(own);
  await own.locator(`.shelf [data-act="open"][data-game="${LONG}"]`).click();
  await own.locator(".setup-screen").waitFor();
  expect(await own.locator('[name="length"]').count(), "lengths on a private tablet").toBe(3);
});

test("an address with ?kiosk=1 makes one where a PIN was chosen", async ({ newPage, url }) => {
  const { "tablee:kiosk-on": _, ...off } = kiosk();
  const page = await newPage({ storage: off });
  await page.goto(url());
  await isHome(page);
  await page.goto(url("?kiosk=1"));
  await attract(page).waitFor();
  await page.goto(url());
  await attract(page).waitFor();
  await holdsLocked(page, "by the address");
});
