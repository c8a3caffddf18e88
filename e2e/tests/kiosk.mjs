// A tablet in a public room: what is locked is, visitors never meet, nobody is missed for long, and what is
// offered is the house's to say. What the staff does on its page stands in kiosk-staff.mjs.
import { seeded } from "../lib/chance.mjs";
import { OWN, PIN, RESCUE, attract, choosePin, enter, kept, kiosk, open, type, unlock } from "../lib/kiosk.mjs";
import { driveClock } from "../lib/pages.mjs";
import { act, isHome, seated, turnCards } from "../lib/table.mjs";

/** A sentence with an hour, whose spaces hold. */
const spaced = (words) => new RegExp(words.replace(/(\d+) h (\d+)/, "$1\u00a0h\u00a0$2"));
const screenOf = (page) => page.evaluate(() => document.querySelector("#app > .screen")?.className ?? "");

// From a usual tablet to a kiosk and back, by the settings.
async function setUp({ newPage, url, expect }) {
  const page = await newPage({ storage: OWN });
  await page.goto(url());
  await act(page, "settings").click();
  await act(page, "kiosk").click();
  await page.locator(".staff-screen").waitFor();
  expect.equal(await act(page, "kiosk-on").count(), 0, "ways to open a kiosk without a PIN");
  expect.equal(await page.locator('[data-panel="kiosk"] .hint').count(), 1, "that a PIN is to be chosen first");
  await choosePin(page, "12a4", "12a4");
  expect.ok(await act(page, "set-pin").isDisabled(), "letters are no PIN");
  await choosePin(page, PIN, "25");
  expect.equal(await page.locator(".differs", { hasText: "deux codes" }).count(), 0, "that they differ, while it is being typed again");
  await choosePin(page, PIN, "2581");
  await page.locator(".differs", { hasText: "Les deux codes ne sont pas les mêmes" }).waitFor();
  expect.ok(await act(page, "set-pin").isDisabled(), "two that differ are no PIN");
  await choosePin(page, PIN);
  await act(page, "set-pin").click();
  expect.equal(await page.locator('[data-panel="kiosk"] .hint').count(), 0, "that a PIN is to be chosen first, once it was");
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
const LOCKED = ["settings", "players", "records", "questions", "about", "kiosk", "kiosk-off", "kiosk-on", "export", "import", "csv", "freshen", "tidy-parked", "set-pin", "open-early", "hand-on", "take-settings", "add-counts", "csv-several", "same-hours", "forget", "drop-aside", "download", "share", "print", "print-rules", "print-scores", "news", "clear", "delete"];
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

// Waiting is kept with the count: another tab is no other try.
async function inFourTabs({ newPage, url, expect }) {
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
    expect.equal(await page.locator(".staff-screen").count(), 0, "the PIN is not taken in any tab");
  }
  expect.matches((await kept(first))["tablee:kiosk-tries"], /^3 \d+$/, "three tries were counted");
}

// A slow tablet has not answered the first Back when the second comes.
async function twiceBack({ newPage, url, expect }) {
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
    expect.equal(page.url(), address, "the address");
    await page.mouse.click(5, 5);
  }
  await act(page, "open").click();
  await page.locator(".setup-screen").waitFor();
  await page.evaluate(() => (history.back(), history.back()));
  await page.waitForTimeout(300);
  expect.equal(page.url(), address, "the address after two Backs from a set-up");
  await page.locator(".kiosk-shelf").waitFor();
}

async function sameSize({ newPage, url, expect }) {
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
    expect.equal(await scale(), before, `the size on ${screen}`);
    if (screen === "the attract screen") await enter(page);
    if (screen === "the shelf") await act(page, "open").click();
  }
  const prevented = await page.evaluate(() => {
    const keys = ["+", "-", "=", "0"].map((key) => new KeyboardEvent("keydown", { key, ctrlKey: true, bubbles: true, cancelable: true }));
    const wheel = new WheelEvent("wheel", { deltaY: -100, ctrlKey: true, bubbles: true, cancelable: true });
    return [...keys, wheel].map((event) => !document.body.dispatchEvent(event));
  });
  expect.equal(prevented, [true, true, true, true, true], "keys and wheel that make it larger are swallowed");
}

async function rescued({ newPage, url, expect }) {
  const page = await open(newPage, url);
  await act(page, "staff").click();
  await type(page, "123456789011");
  expect.equal(await page.locator(".staff-screen").count(), 0, "another code");
  await type(page, RESCUE);
  await page.locator(".staff-screen").waitFor();
  await choosePin(page, "97531");
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
  // To a visitor every title card is new.
  await turnCards(page);
  await act(page, "home").click();
  await act(page, "resume").waitFor();
}

async function apart({ newPage, url, expect }) {
  const page = await open(newPage, url, { storage: kiosk({}, OWN) });
  await visitor(page, "Zéphyrine");
  await page.evaluate(() => localStorage.setItem("tablee:buzzers", '[{"code":"Enter","cap":"Enter"}]'));
  await page.locator('[data-act="language"][lang="en"]').click();
  await act(page, "leave").click();
  await attract(page).waitFor();
  await expect.soon(async () => (await page.evaluate(() => document.documentElement.lang)) === "fr", "the house's language");
  await expect.soon(async () => !("tablee:profiles" in (await kept(page))), "names are swept");
  await expect.soon(async () => !("tablee:buzzers" in (await kept(page))), "keys that were taught are swept");
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
  // Nobody of this visit has seen what the game is about.
  await turnCards(page);
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
  await page.locator(".kiosk-closed", { hasText: spaced("demain à partir de 10 h 00") }).waitFor();
  await expect.soon(() => page.evaluate(() => window.awake === 0), "the screen may go off");
  expect.equal(await act(page, "enter").count(), 0, "ways in for visitors");
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
}

// Closed on Mondays, other hours on Saturdays.
async function byWeekday({ newPage, url, expect }) {
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
  expect.equal(await page.locator('[data-act="staff"]').count(), 1, "the staff's way in");
}

// ── what is offered ──

const minutesOn = (page, game) => page.locator(`.shelf [data-game="${game}"] .fact`).last().innerText();

/** The set-up of a game, from the shelf. */
async function setUpOf(page, game) {
  await page.locator(`.shelf [data-act="open"][data-game="${game}"]`).click();
  await page.locator(`.setup-screen[data-game="${game}"]`).waitFor();
}

async function inTime({ newPage, url, expect }) {
  const offers = { egomaster: { length: "quick", most: 25 }, midi: { most: 20 }, millions: { length: "whole", most: 40 } };
  const page = await open(newPage, url, { storage: kiosk({ offers }) });
  await enter(page);
  expect.matches(await minutesOn(page, "egomaster"), /25/, "the box of Egomaster");
  expect.matches(await minutesOn(page, "heure"), /10/, "a box without a limit");
  await setUpOf(page, "egomaster");
  const limit = page.locator(".go .limit");
  expect.equal(await page.locator('[name="length"]').count(), 0, "lengths to choose from where one is offered");
  expect.matches(await limit.innerText(), /25 minutes au plus.*rapide/s, "what the house offers, in words");
  await page.locator(".go b", { hasText: "25" }).waitFor();
  expect.ok(await act(page, "start").isEnabled(), "three play it in time");
  await act(page, "add").click();
  expect.matches(await limit.innerText(), /À 4, c’est trop long/, "four do not, in words");
  expect.ok(await act(page, "start").isDisabled(), "and do not begin");
  await act(page, "home").click();
  await setUpOf(page, "midi");
  expect.matches(await limit.innerText(), /20 minutes au plus.*Rapide/s, "Midi is the quick one");
  expect.equal(await page.locator('[name="MIDI-O12"]').count(), 0, "its choice of a length");
  await act(page, "home").click();
  await setUpOf(page, "millions");
  expect.matches(await limit.innerText(), /40 minutes au plus/, "Millions is the whole one");
  await act(page, "home").click();
  await setUpOf(page, "heure");
  expect.equal(await limit.count(), 0, "words about a limit where there is none");
}

// A link keeps to what is offered, too; a private tablet offers everything.
async function inTimeByLink({ newPage, url, expect }) {
  const storage = kiosk({ offers: { egomaster: { length: "quick", most: 0 } } });
  const page = await open(newPage, url, { storage });
  await page.goto(url("?game=egomaster&players=3&seed=1&options=EGO-V=off"));
  expect.equal((await seated(page)).game, "egomaster", "the game of the link");
  const setup = await page.evaluate(() => JSON.parse(Object.entries(localStorage).find(([key]) => /sitting:.*:setup$/.test(key))[1]));
  expect.equal(setup.setup.options.quick, true, "it is the quick one");
  const own = await newPage({ storage: { "tablee:kiosk": storage["tablee:kiosk"] } });
  await own.goto(url());
  await isHome(own);
  await own.locator('.shelf [data-act="open"][data-game="egomaster"]').click();
  await own.locator(".setup-screen").waitFor();
  expect.equal(await own.locator('[name="length"]').count(), 3, "lengths on a private tablet");
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
  { name: "four tabs are no more guesses at the PIN than one", run: inFourTabs },
  { name: "Back twice at once does not lead out", run: twiceBack },
  { name: "nobody makes the page larger for the next one", run: sameSize },
  { name: "a forgotten PIN: the rescue code opens, and sets another", run: rescued },
  { name: "visitors never meet: names, games, language", run: apart },
  { name: "a reload in the middle of a visit goes on with it, an hour later does not", run: reloaded },
  { name: "when nobody touches it, it asks, parks the game and comes back to the attract screen", run: nobody },
  { name: "no two minutes of the attract screen are the same", run: neverTheSame },
  { name: "name, line, games, order and loudness are the house's", run: asTheHouseWants },
  { name: "outside the opening hours it is dark and may sleep, and the staff opens all the same", run: closed },
  { name: "each day of the week has its own hours", run: byWeekday },
  { name: "a game is offered in the house's length and time, and the set-up says so", run: inTime },
  { name: "a link keeps to the house's length, a private tablet to none", run: inTimeByLink },
];
