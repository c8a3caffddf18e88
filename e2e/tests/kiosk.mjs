// A tablet in a public room: what is locked is, visitors never meet, nobody is missed for long, and what is
// offered is the house's to say. What the staff does on its page stands in kiosk-staff.mjs.
import { seeded } from "../lib/chance.mjs";
import { OWN, PIN, RESCUE, attract, choosePin, enter, kept, kiosk, open, type, unlock } from "../lib/kiosk.mjs";
import { driveClock } from "../lib/pages.mjs";
import { act, isHome, seated, turnCards } from "../lib/table.mjs";
import { eventually, expect, test } from "../lib/test.mjs";

/** A sentence with an hour, whose spaces hold. */
const spaced = (words) => new RegExp(words.replace(/(\d+) h (\d+)/, "$1\u00a0h\u00a0$2"));
const screenOf = (page) => page.evaluate(() => document.querySelector("#app > .screen")?.className ?? "");

// From a usual tablet to a kiosk and back, by the settings.
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
  await page.locator(".home-screen:not(.kiosk-shelf)").waitFor();
  const after = await kept(page);
  for (const key of ["profiles", "records"]) expect(after[`tablee:${key}`], `the house's ${key}`).toStrictEqual(before[`tablee:${key}`]);
});

// ── what is locked ──

// What leads out, shows the house's own, or throws something away.
const LOCKED = ["settings", "players", "records", "questions", "about", "kiosk", "kiosk-off", "kiosk-on", "export", "import", "csv", "freshen", "tidy-parked", "set-pin", "open-early", "hand-on", "take-settings", "add-counts", "csv-several", "same-hours", "forget", "drop-aside", "download", "share", "print", "print-rules", "print-scores", "news", "clear", "delete"];
const offered = (page) => page.locator(LOCKED.map((name) => `[data-act="${name}"]`).join(",")).count();
const LOCKED_SCREENS = ".staff-screen, .settings-screen, .players-screen, .records-screen, .questions-screen, .about-screen";

/** Nothing locked is on the page, nor what the house calls its own. */
async function holds(page, what) {
  expect(await offered(page), `locked acts ${what}`).toBe(0);
  expect(await page.locator(LOCKED_SCREENS).count(), `locked screens ${what}`).toBe(0);
  expect(await page.locator("#app").innerText(), `somebody of the house ${what}`).not.toContain("Mamie Jo");
}

test("nothing locked is reached by touch", async ({ newPage, url }) => {
  const page = await open(newPage, url, { storage: kiosk({}, OWN) });
  const chance = seeded(7);
  const seen = new Set();
  for (let tap = 0; tap < 220; tap += 1) {
    await holds(page, `after ${tap} taps, on ${await screenOf(page)}`);
    seen.add(await screenOf(page));
    await page.evaluate((chance) => {
      const sheet = [...document.querySelectorAll(".veil")].at(-1) ?? document;
      const all = [...sheet.querySelectorAll('button:not([data-act="retry"]), summary, input, label')].filter((el) => el.checkVisibility() && !el.disabled);
      all[Math.floor(chance * all.length)]?.click();
    }, chance());
    await page.waitForTimeout(20);
  }
  expect(seen.size, `it went about: ${[...seen].join(", ")}`).toBeGreaterThanOrEqual(4);
});

test("nothing locked is reached by keyboard", async ({ newPage, url }) => {
  const page = await open(newPage, url, { storage: kiosk({}, OWN) });
  const address = page.url();
  await page.evaluate(() => (window.untouched = true));
  for (const key of ["F1", "F3", "F5", "F6", "F7", "F10", "F11", "Control+p", "Control+s", "Control+o", "Control+u", "Control+r", "Control+f", "Control+h", "Alt+ArrowLeft", "Alt+Home", "BrowserHome", "ContextMenu", "Escape"]) {
    const prevented = await page.evaluate((key) => {
      const name = key.split("+").at(-1);
      const event = new KeyboardEvent("keydown", { key: name, ctrlKey: key.startsWith("Control"), altKey: key.startsWith("Alt"), bubbles: true, cancelable: true });
      return !document.body.dispatchEvent(event);
    }, key);
    expect(prevented, `${key} is swallowed`).toStrictEqual(key !== "Escape");
  }
  for (let tab = 0; tab < 30; tab += 1) {
    await page.keyboard.press("Tab");
    await holds(page, `after ${tab} times Tab`);
  }
  await enter(page);
  for (let tab = 0; tab < 12; tab += 1) await page.keyboard.press(tab % 3 === 2 ? "Enter" : "Tab");
  await holds(page, "after Tab and Enter");
  expect([page.url(), await page.evaluate(() => window.untouched)], "the page").toStrictEqual([address, true]);
});

test("nothing locked is reached by address", async ({ newPage, url }) => {
  const page = await open(newPage, url, { storage: kiosk({ offered: ["heure"] }, OWN) });
  for (const query of ["?kiosk=0", "?kiosk=1", "?kiosk=", "?staff", "#staff", "?place=settings", "?game=midi&players=2&seed=1", "?game=chess"]) {
    await page.goto(url(query));
    await attract(page).waitFor();
    await holds(page, `at ${query}`);
  }
  await page.goto(url("?game=heure&players=2&seed=1"));
  expect((await seated(page)).game, "a game that is offered may be linked").toBe("heure");
  await holds(page, "at a link's table");
});

test("nothing locked is reached by Back", async ({ newPage, url }) => {
  const page = await open(newPage, url, { storage: kiosk({}, OWN) });
  const address = page.url();
  await unlock(page);
  await act(page, "settings").click();
  await page.locator(".settings-screen:not(.staff-screen)").waitFor();
  await page.goBack();
  await attract(page).waitFor();
  await holds(page, "after Back from what was open");
  await page.goForward().catch(() => {});
  await holds(page, "after Forward");
  await enter(page);
  await act(page, "open").click();
  for (let back = 0; back < 5; back += 1) {
    await page.goBack().catch(() => {});
    await page.waitForTimeout(50);
    expect(page.url(), "the address").toStrictEqual(address);
    await holds(page, `after Back, ${back}`);
  }
  await page.reload();
  await page.locator(".attract-screen, .kiosk-shelf").waitFor();
  await holds(page, "after a reload");
});

test("whoever guesses the PIN waits, also after a reload", async ({ newPage, url }) => {
  const page = await open(newPage, url);
  await act(page, "staff").click();
  for (const wrong of ["1111", "2222", "3333"]) await type(page, wrong);
  await page.locator(".pad [role=status]", { hasText: /encore \d+ secondes/ }).waitFor();
  await type(page, PIN);
  expect(await page.locator(".staff-screen").count(), "the PIN is not taken meanwhile").toBe(0);
  await page.reload();
  await attract(page).waitFor();
  await act(page, "staff").click();
  await type(page, PIN);
  expect(await page.locator(".staff-screen").count(), "nor after a reload").toBe(0);
});

// Waiting is kept with the count: another tab is no other try.
test("four tabs are no more guesses at the PIN than one", async ({ newPage, url }) => {
  const first = await open(newPage, url);
  const tabs = [first];
  for (let tab = 1; tab < 4; tab += 1) {
    const page = await newPage({ context: first.context() });
    await page.goto(url());
    await attract(page).waitFor();
    tabs.push(page);
  }
  for (const page of tabs) await act(page, "staff").click();
  for (const [i, wrong] of ["1111", "2222", "3333"].entries()) await type(tabs[i], wrong);
  for (const page of tabs) {
    await page.locator(".pad [role=status]", { hasText: /encore \d+ secondes/ }).waitFor();
    await type(page, PIN);
    expect(await page.locator(".staff-screen").count(), "the PIN is not taken in any tab").toBe(0);
  }
  expect((await kept(first))["tablee:kiosk-tries"], "three tries were counted").toMatch(/^3 \d+$/);
});

// A slow tablet has not answered the first Back when the second comes.
test("Back twice at once does not lead out", async ({ newPage, url }) => {
  const page = await open(newPage, url);
  const address = page.url();
  await enter(page);
  for (let round = 0; round < 3; round += 1) {
    await page.evaluate(() => {
      history.back();
      history.back();
      history.back();
    });
    await page.waitForTimeout(300);
    expect(page.url(), "the address").toStrictEqual(address);
    await page.mouse.click(5, 5);
  }
  await act(page, "open").click();
  await page.locator(".setup-screen").waitFor();
  await page.evaluate(() => (history.back(), history.back()));
  await page.waitForTimeout(300);
  expect(page.url(), "the address after two Backs from a set-up").toStrictEqual(address);
  await page.locator(".kiosk-shelf").waitFor();
});

test("nobody makes the page larger for the next one", async ({ newPage, url }) => {
  const page = await open(newPage, url, { hasTouch: true });
  const scale = () => page.evaluate(() => [visualViewport.scale, devicePixelRatio]);
  const before = await scale();
  const session = await page.context().newCDPSession(page);
  const touch = (type, ...xs) => session.send("Input.dispatchTouchEvent", { type, touchPoints: xs.map((x, id) => ({ x, y: 400, id })) });
  for (const screen of ["the attract screen", "the shelf", "a set-up"]) {
    await touch("touchStart", 500, 600);
    for (let apart = 0; apart <= 300; apart += 30) await touch("touchMove", 500 - apart, 600 + apart);
    await touch("touchEnd");
    await page.keyboard.down("Control");
    await page.mouse.wheel(0, -300);
    await page.keyboard.up("Control");
    await page.waitForTimeout(200);
    expect(await scale(), `the size on ${screen}`).toStrictEqual(before);
    if (screen === "the attract screen") await enter(page);
    if (screen === "the shelf") await act(page, "open").click();
  }
  const prevented = await page.evaluate(() => {
    const keys = ["+", "-", "=", "0"].map((key) => new KeyboardEvent("keydown", { key, ctrlKey: true, bubbles: true, cancelable: true }));
    const wheel = new WheelEvent("wheel", { deltaY: -100, ctrlKey: true, bubbles: true, cancelable: true });
    return [...keys, wheel].map((event) => !document.body.dispatchEvent(event));
  });
  expect(prevented, "keys and wheel that make it larger are swallowed").toStrictEqual([true, true, true, true, true]);
});

test("a forgotten PIN: the rescue code opens, and sets another", async ({ newPage, url }) => {
  const page = await open(newPage, url);
  await act(page, "staff").click();
  await type(page, "123456789011");
  expect(await page.locator(".staff-screen").count(), "another code").toBe(0);
  await type(page, RESCUE);
  await page.locator(".staff-screen").waitFor();
  await choosePin(page, "97531");
  await act(page, "set-pin").click();
  await page.locator("[data-rescue]").waitFor();
  await act(page, "home").click();
  await attract(page).waitFor();
  await act(page, "staff").click();
  await type(page, PIN);
  expect(await page.locator(".staff-screen").count(), "the old PIN").toBe(0);
  await type(page, "97531");
  await page.locator(".staff-screen").waitFor();
});

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
  // To a visitor every title card is new.
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
  // Nobody of this visit has seen what the game is about.
  await turnCards(page);
  await act(page, "home").click();
  await page.locator(".kiosk-shelf").waitFor();
  expect(await act(page, "resume").count(), "the game that was handed back").toBe(1);
  await holds(page, "beside a game that was handed back");
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
  // A shift later the hours are the room's again.
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

/** The set-up of a game, from the shelf. */
async function setUpOf(page, game) {
  await page.locator(`.shelf [data-act="open"][data-game="${game}"]`).click();
  await page.locator(`.setup-screen[data-game="${game}"]`).waitFor();
}

test("a game is offered in the house's length and time, and the set-up says so", async ({ newPage, url }) => {
  const offers = { egomaster: { length: "quick", most: 25 }, midi: { most: 20 }, millions: { length: "whole", most: 40 } };
  const page = await open(newPage, url, { storage: kiosk({ offers }) });
  await enter(page);
  expect(await minutesOn(page, "egomaster"), "the box of Egomaster").toMatch(/25/);
  expect(await minutesOn(page, "heure"), "a box without a limit").toMatch(/10/);
  await setUpOf(page, "egomaster");
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

// A link keeps to what is offered, too; a private tablet offers everything.
test("a link keeps to the house's length, a private tablet to none", async ({ newPage, url }) => {
  const storage = kiosk({ offers: { egomaster: { length: "quick", most: 0 } } });
  const page = await open(newPage, url, { storage });
  await page.goto(url("?game=egomaster&players=3&seed=1&options=EGO-V=off"));
  expect((await seated(page)).game, "the game of the link").toBe("egomaster");
  const setup = await page.evaluate(() => JSON.parse(Object.entries(localStorage).find(([key]) => /sitting:.*:setup$/.test(key))[1]));
  expect(setup.setup.options.quick, "it is the quick one").toBe(true);
  const own = await newPage({ storage: { "tablee:kiosk": storage["tablee:kiosk"] } });
  await own.goto(url());
  await isHome(own);
  await own.locator('.shelf [data-act="open"][data-game="egomaster"]').click();
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
  expect(await offered(page), "locked acts").toBe(0);
});
