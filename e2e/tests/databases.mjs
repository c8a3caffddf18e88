// Databases that never answer: after three seconds it is said in words, and whatever needs them goes on without.
import { readFileSync } from "node:fs";
import { GAMES } from "../lib/games.mjs";
import { PROFILES, RECORDS } from "../lib/kept.mjs";
import { kiosk, unlock } from "../lib/kiosk.mjs";
import { NAME, WHOLE, bringIn, workshop } from "../lib/own.mjs";
import { act, isHome, queryOf, seated } from "../lib/table.mjs";
import { eventually, expect, test } from "../lib/test.mjs";

// How long words may take: the three seconds of the app, and the machine.
const WORDS = { timeout: 8_000 };

// Runs in the page: opening these databases is never answered. Switched off by `window.answers`.
function silent(names) {
  const open = IDBFactory.prototype.open;
  IDBFactory.prototype.open = function (name, version) {
    if (!names.includes(name) || sessionStorage.getItem("answers")) return open.call(this, name, version);
    return {};
  };
}

const ALL = ["tablee", "tablee-decks", "tablee-films"];

/** A page on which these databases never answer. */
async function quiet(newPage, names, options = {}) {
  const page = await newPage(options);
  await page.addInitScript(silent, names);
  return page;
}

/** Lets the databases answer from the next load on. */
const answer = (page) => page.evaluate(() => sessionStorage.setItem("answers", "1"));

const panel = (page) => page.locator('[data-panel="backup"]');

async function settings(page, url) {
  await page.goto(url());
  await isHome(page);
  await act(page, "settings").click();
  await panel(page).waitFor();
}

async function exported(page) {
  const [file] = await Promise.all([page.waitForEvent("download"), panel(page).locator('[data-act="export"]').click()]);
  return readFileSync(await file.path(), "utf8");
}

test("the workshop says so, and a deck is written and goes out all the same", async ({ newPage, url }) => {
  const page = await quiet(newPage, ["tablee-decks"]);
  await page.goto(url());
  await isHome(page);
  await act(page, "questions").click();
  await act(page, "workshop").click();
  await page.locator(".said", { hasText: "ne répond pas" }).waitFor(WORDS);
  await act(page, "new-deck").click();
  await page.locator("#deck-name").fill("Village");
  await page.locator('[data-act="new-card"][data-kind="open"]').click();
  await page.locator("#card-q").fill("Qui est Léa ?");
  await page.locator("#card-answer").fill("ma sœur");
  await expect(page).toBeAccessible();
  await act(page, "back").click();
  const [file] = await Promise.all([page.waitForEvent("download"), act(page, "out-json").click()]);
  expect(JSON.parse(readFileSync(await file.path(), "utf8")).cards.length, "cards that go out").toBe(1);
  await act(page, "back").click();
  await page.locator(".own-deck", { hasText: "Village" }).waitFor();
});

test("everything but the decks is saved, which is said", async ({ newPage, url }) => {
  const page = await quiet(newPage, ["tablee-decks"], { storage: { ...PROFILES, ...RECORDS } });
  await settings(page, url);
  expect(await exported(page), "what is in the file").toMatch(/Chloé/);
  await panel(page).locator(".error", { hasText: "Tes jeux de questions ne sont pas dans ce fichier" }).waitFor(WORDS);
  await expect(page).toBeAccessible();
});

test("everything but the decks is restored, which is said", async ({ newPage, url }) => {
  const old = await workshop(await newPage({ storage: PROFILES }), url);
  await bringIn(old, "deck.json", WHOLE);
  await settings(old, url);
  const text = await exported(old);
  expect(text, "the deck is in the file").toContain(NAME);
  const page = await quiet(newPage, ["tablee-decks"]);
  await settings(page, url);
  await panel(page).locator("input[type=file]").setInputFiles({ name: "tablee.json", mimeType: "application/json", buffer: Buffer.from(text) });
  const said = panel(page).locator("[role=status]", { hasText: "Restauré" });
  await said.waitFor({ timeout: 15_000 });
  expect(await said.innerText(), "what is said of the decks").toMatch(/ne répond pas/);
  expect(await page.evaluate(() => localStorage["tablee:profiles"]), "people").toContain("Chloé");
  await answer(page);
  await settings(page, url);
  await panel(page).locator("input[type=file]").setInputFiles({ name: "tablee.json", mimeType: "application/json", buffer: Buffer.from(text) });
  await said.waitFor();
  await workshop(page, url);
  await page.locator(".own-deck", { hasText: NAME }).waitFor();
});

/** A table that is asked from a deck of its own is asked from ours this time, and from its own the next. */
test("a game is set up and played without the deck, and its choice stays", async ({ newPage, url }) => {
  const page = await quiet(newPage, []);
  await workshop(page, url);
  await bringIn(page, "deck.json", WHOLE);
  const open = async () => {
    await page.goto(url());
    await isHome(page);
    await page.locator('[data-act="open"][data-game="millions"]').click();
    await page.locator(".setup-screen").waitFor();
  };
  await open();
  await page.locator(".own-choice label", { hasText: NAME }).click();
  await act(page, "start").click();
  await seated(page);
  const other = await quiet(newPage, ["tablee-decks"], { context: page.context() });
  await other.goto(url());
  await isHome(other);
  await other.locator('[data-act="open"][data-game="millions"]').click();
  await other.locator(".setup-screen [role=status]", { hasText: "ne répond pas" }).waitFor(WORDS);
  await act(other, "start").click();
  await other.locator('[data-game="millions"][data-phase]:not([data-phase=setup])').waitFor({ timeout: 15_000 });
  await open();
  await page.locator(".own-choice label:has(:checked)", { hasText: NAME }).waitFor();
});

test("the records say that games cannot be watched now", async ({ newPage, url }) => {
  const page = await quiet(newPage, ["tablee-films"], { storage: { ...PROFILES, ...RECORDS } });
  await page.goto(url());
  await isHome(page);
  await act(page, "records").click();
  await act(page, "house").click();
  await page.locator(".last-card .gone", { hasText: "ne répond pas" }).waitFor(WORDS);
  expect(await page.locator(".last-card", { hasText: "il en reste le résultat" }).count(), "games that are said to be gone").toBe(0);
});

test("with none that answers a game is played to its end", { tag: "@heure" }, async ({ newPage, url }) => {
  const page = await quiet(newPage, ALL);
  await page.goto(url(queryOf(GAMES.heure.secrets.scenes[0])));
  await seated(page);
  await GAMES.heure.player.playUntil(page, "over");
  await page.locator(".podium").waitFor();
  await page.locator(".notices", { hasText: "ne pourra pas être revue" }).waitFor({ timeout: 20_000 });
  await act(page, "home").click();
  await isHome(page);
});

test("the staff of a kiosk is told", async ({ newPage, url }) => {
  const page = await quiet(newPage, ["tablee-decks"], { storage: kiosk() });
  await page.goto(url());
  await unlock(page);
  await page.locator('[data-panel="decks"] .error', { hasText: "ne répond pas" }).waitFor(WORDS);
});

/** A database that answers late is used from then on. */
test("one that answers late is used", async ({ newPage, url }) => {
  const page = await newPage();
  await page.addInitScript(() => {
    const open = IDBFactory.prototype.open;
    IDBFactory.prototype.open = function (name, version) {
      if (name !== "tablee-decks") return open.call(this, name, version);
      const late = {};
      setTimeout(() => {
        const real = open.call(this, name, version);
        real.onupgradeneeded = (event) => late.onupgradeneeded?.(event);
        real.onsuccess = (event) => late.onsuccess?.(event);
      }, 4_500);
      return late;
    };
  });
  await page.goto(url());
  await isHome(page);
  await act(page, "questions").click();
  await act(page, "workshop").click();
  await page.locator(".said", { hasText: "ne répond pas" }).waitFor(WORDS);
  await page.waitForTimeout(3_000);
  await act(page, "new-deck").click();
  await page.locator("#deck-name").fill("Village");
  await page.locator(".said", { hasText: "ne répond pas" }).waitFor({ state: "detached" });
  await workshop(page, url);
  await page.locator(".own-deck", { hasText: "Village" }).waitFor(WORDS);
});
