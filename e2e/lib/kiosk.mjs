// A tablet in a public room, as its storage has it, and the ways of its people.
import { createHash } from "node:crypto";
import { deflateRawSync } from "node:zlib";
import { PARKED, PROFILES, RECORDS } from "./kept.mjs";
import { act } from "./table.mjs";

export const PIN = "2580";
export const RESCUE = "123456789012";
const SALT = "0123456789";

/** The sum that is kept of a PIN; src/kiosk/pin.rs says how it is taken. */
function sum(digits) {
  let sum = createHash("sha256").update(`${SALT}:${digits}`).digest();
  for (let round = 1; round < 4_000; round += 1) sum = createHash("sha256").update(sum).update(SALT).digest();
  return sum.toString("hex");
}

const LOCK = JSON.stringify({ salt: SALT, pin: sum(PIN), rescue: sum(RESCUE) });
// Slow machines look at screens for minutes.
const HOUSE = { name: "la ludothèque du Canal", welcome: "Dès 6 ans, on joue en une minute.", idle: 15 };

/** The storage of a kiosk whose house is set so; `more` is what else it keeps. */
export const kiosk = (house = {}, more = {}) => ({
  "tablee:kiosk-on": "1",
  "tablee:kiosk-pin": LOCK,
  "tablee:kiosk": JSON.stringify({ ...HOUSE, ...house }),
  ...more,
});

/** The house's own people, records and games that wait. */
export const OWN = { ...PROFILES, ...RECORDS, ...PARKED };

/** Counts of the two weeks before that day. */
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

/** What stands behind the address of a kiosk that hands such settings on; src/kiosk/handed.rs says how. */
export const handed = (house) => `?kiosk=1#house=1.${deflateRawSync(JSON.stringify({ ...HOUSE, offered: ["heure", "midi"], ...house })).toString("base64url")}`;

export const attract = (page) => page.locator(".attract-screen");

/** Opens a page of a kiosk, at the attract screen; a kiosk with hours says `at` which time of which day. */
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
  // A page that has the whole screen has no other size.
  await page.evaluate(() => delete Element.prototype.requestFullscreen);
  await act(page, "enter").click();
  await page.locator(".kiosk-shelf").waitFor();
}

/** What is kept, but for what belongs to the page that is open. */
export const kept = (page) => page.evaluate(() => Object.fromEntries(Object.entries(localStorage).filter(([key]) => key.startsWith("tablee:") && !/:(lock|changes)/.test(key))));
