// A kiosk for the tests: its storage, and how visitors and staff use it.
import { createHash } from "node:crypto";
import { deflateRawSync } from "node:zlib";
import { PARKED, PROFILES, RECORDS } from "./kept.mjs";
import { expect } from "./expect.mjs";
import { gamesWith } from "./facts.mjs";
import { act } from "./table.mjs";

export const PIN = "2580";
export const RESCUE = "123456789012";
const SALT = "0123456789";

/** The stored hash of a PIN, computed as in src/kiosk/pin.rs. */
function sum(digits) {
  let sum = createHash("sha256").update(`${SALT}:${digits}`).digest();
  for (let round = 1; round < 4_000; round += 1) sum = createHash("sha256").update(sum).update(SALT).digest();
  return sum.toString("hex");
}

const LOCK = JSON.stringify({ salt: SALT, pin: sum(PIN), rescue: sum(RESCUE) });
// `idle` is in minutes, and this long because slow machines look at a screen for minutes.
const HOUSE = { name: "la ludothèque du Canal", welcome: "Dès 6 ans, on joue en une minute.", idle: 15 };

/** The game that a house offers in its quick length. */
export const [LONG] = gamesWith("lengths");

/** The storage of a kiosk with these settings of its house, and `more` entries. */
export const kiosk = (house = {}, more = {}) => ({
  "tablee:kiosk-on": "1",
  "tablee:kiosk-pin": LOCK,
  "tablee:kiosk": JSON.stringify({ ...HOUSE, ...house }),
  ...more,
});

/** The house's own people, records and parked games. */
export const OWN = { ...PROFILES, ...RECORDS, ...PARKED };

/** Counts of the two weeks up to that day. */
export function countsUntil(now = new Date()) {
  const line = (back) =>
    ["midi", "heure", "millions"].map((game, i) => {
      const day = new Date(now.getTime() - back * 86_400_000).toISOString().slice(0, 10);
      const begun = (back * 7 + i * 3) % 9;
      return JSON.stringify({ id: `${day} ${game}`, begun, finished: Math.floor(begun * 0.8), ms: begun * 900_000 });
    });
  const lines = Array.from({ length: 14 }, (_, i) => line(13 - i)).flat();
  return { "tablee:kiosk-counts": lines.map((one) => `${one}\n`).join("") };
}

/** The end of an address by which a kiosk hands on its settings, encoded as in src/kiosk/handed.rs. */
export const handed = (house) => `?kiosk=1#house=1.${deflateRawSync(JSON.stringify({ ...HOUSE, offered: ["heure", "midi"], ...house })).toString("base64url")}`;

export const attract = (page) => page.locator(".attract-screen");

/** Opens a kiosk's page at the attract screen; with opening hours, `at` sets date and time of the page's clock. */
export async function open(newPage, url, { storage = kiosk(), query = "", at, ...options } = {}) {
  const page = await newPage({ storage, ...options });
  if (at) await page.clock.install({ time: new Date(at) });
  await page.goto(url(query));
  await attract(page).waitFor({ timeout: 30_000 });
  return page;
}

/** Types digits on the pad. */
export async function type(page, digits) {
  for (const digit of digits) await page.locator('.pad [data-act="digit"]', { hasText: digit }).click();
  await act(page, "enter-pin").click();
}

/** Types a PIN on the staff's page, twice. */
export async function choosePin(page, digits, again = digits) {
  await page.locator("[name=pin]").fill(digits);
  await page.locator("[name=pin-again]").fill(again);
}

/** From the attract screen to the staff's page. */
export async function unlock(page, digits = PIN) {
  await act(page, "staff").click();
  await type(page, digits);
  await page.locator(".staff-screen").waitFor();
}

/** From the attract screen to the shelf. */
export async function enter(page) {
  // In fullscreen the page's size could not be set.
  await page.evaluate(() => delete Element.prototype.requestFullscreen);
  await act(page, "enter").click();
  await page.locator(".kiosk-shelf").waitFor();
}

/** All entries of the storage except those that belong to the open page. */
export const kept = (page) => page.evaluate(() => Object.fromEntries(Object.entries(localStorage).filter(([key]) => key.startsWith("tablee:") && !/:(lock|changes)/.test(key))));

// Acts that lead out, show the house's own data, or delete something.
const LOCKED = ["settings", "players", "records", "questions", "about", "kiosk", "kiosk-off", "kiosk-off-now", "kiosk-on", "export", "import", "csv", "freshen", "tidy-parked", "set-pin", "open-early", "hand-on", "take-settings", "add-counts", "csv-several", "same-hours", "forget", "drop-aside", "download", "share", "print", "print-rules", "print-scores", "news", "clear", "delete"];
const offered = (page) => page.locator(LOCKED.map((name) => `[data-act="${name}"]`).join(",")).count();
const LOCKED_SCREENS = ".staff-screen, .settings-screen, .players-screen, .records-screen, .questions-screen, .about-screen";

/** Asserts that the page shows nothing locked and none of the house's own data. */
export async function holdsLocked(page, what) {
  expect(await offered(page), `locked acts ${what}`).toBe(0);
  expect(await page.locator(LOCKED_SCREENS).count(), `locked screens ${what}`).toBe(0);
  expect(await page.locator("#app").innerText(), `somebody of the house ${what}`).not.toContain("Mamie Jo");
}
