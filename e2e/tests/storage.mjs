// Bad saves are named, moved aside, and offered; the good ones beside them stay. A storage that is
// full or denied does not stop the game.
import { readFileSync } from "node:fs";
import { playUntil, queryOf } from "../lib/drive.mjs";
import { seated, state } from "../lib/table.mjs";

const file = JSON.parse(readFileSync(new URL("../../tests/saves/heure-v1-broken-off.json", import.meta.url), "utf8"));
const SETUP = JSON.stringify(file.setup);
const JOURNAL = JSON.stringify(file.journal);

const sitting = (id, setup, journal, when = "1700000000000") => ({
  [`tablee:sitting:${id}:setup`]: setup,
  [`tablee:sitting:${id}:journal`]: journal,
  [`tablee:sitting:${id}:when`]: when,
});
const changed = (text, change) => {
  const value = JSON.parse(text);
  change(value);
  return JSON.stringify(value);
};

const BAD = [
  ["cut off", SETUP, JOURNAL.slice(0, 500), /abîmée/],
  ["not JSON", "<html>", JOURNAL, /abîmée/],
  ["newer", changed(SETUP, (s) => (s.format = 99)), JOURNAL, /version plus récente/],
  ["foreign", changed(SETUP, (s) => (s.game = "belote")), JOURNAL, /ne connaît|connaît/],
  ["other rules", changed(SETUP, (s) => (s.rules = 7)), JOURNAL, /autres règles/],
  ["an illegal move", SETUP, changed(JOURNAL, (j) => (j.entries[0].move.mv = "lay 4")), /n’est pas permis/],
  ["diverged", SETUP, changed(JOURNAL, (j) => (j.fingerprint = "0000000000000000")), /ne mène pas/],
];

const kept = (page, prefix) => page.evaluate((start) => Object.keys(localStorage).filter((key) => key.startsWith(start)), prefix);

async function badSaves({ newPage, url, expect }) {
  for (const [what, setup, journal, words] of BAD) {
    const page = await newPage({ storage: { ...sitting("lo1-bad", setup, journal), ...sitting("lo2-good", SETUP, JOURNAL), "tablee:settings": '{"text":125}', other: "not ours" } });
    await page.goto(url());
    await page.locator("[data-aside]").waitFor({ timeout: 15_000 });
    expect.matches(await page.locator("[data-aside] p").innerText(), words, what);
    const asides = await kept(page, "tablee:aside:");
    expect.equal([asides.length, (await kept(page, "tablee:sitting:lo1-bad")).length], [1, 0], `${what}: moved aside`);
    const bundle = JSON.parse(await page.evaluate((key) => localStorage[key], asides[0]));
    expect.ok(JSON.stringify(bundle.texts).includes(JSON.stringify(journal)), `${what}: letter for letter`);
    const [download] = await Promise.all([page.waitForEvent("download"), page.locator('[data-act="download"]').click()]);
    expect.matches(download.suggestedFilename(), /\.json$/, "the file's name");
    expect.equal(await page.evaluate(() => localStorage.other), "not ours", "what is not ours");
    await page.locator('[data-act="resume"]').click();
    expect.equal((await seated(page)).fingerprint, file.journal.fingerprint, `${what}: the good one resumes`);
    await page.context().close();
  }
}

async function newestFirst({ newPage, url, expect }) {
  const other = changed(SETUP, (s) => (s.setup.chairs[0].name = "Zoé"));
  const page = await newPage({ storage: { ...sitting("lo1-a", SETUP, JOURNAL, "1700000000000"), ...sitting("lo2-b", other, JOURNAL, "1800000000000") } });
  await page.goto(url());
  await page.locator('[data-act="resume"]').first().waitFor({ timeout: 15_000 });
  const cards = await page.locator(".resume p").allInnerTexts();
  expect.equal([cards.length, cards[0].includes("Zoé")], [2, true], "newest first");
}

const full = () => {
  const set = Storage.prototype.setItem;
  Storage.prototype.setItem = function (key, value) {
    if (window.storageIsFull) throw new DOMException("full", "QuotaExceededError");
    return set.call(this, key, value);
  };
};
const denied = () => Object.defineProperty(window, "localStorage", { get: () => { throw new DOMException("no", "SecurityError"); } });

async function goesOn(page, expect, words) {
  await page.locator(".notice").waitFor({ timeout: 10_000 });
  expect.matches(await page.locator(".notice").innerText(), words, "what is said");
  await page.locator('[data-act="dismiss"]').click();
  await playUntil(page, (table, made) => made >= 12 || table.phase === "over");
  expect.equal(await page.locator(".notice").count(), 0, "said once");
}

async function fullStorage({ newPage, url, expect }) {
  const page = await newPage();
  await page.addInitScript(full);
  await page.goto(url(queryOf({ players: 2, seed: 3 })));
  await seated(page);
  await page.evaluate(() => (window.storageIsFull = true));
  const before = await state(page);
  await playUntil(page, (table) => table.fingerprint !== before.fingerprint);
  await goesOn(page, expect, /pleine/);
}

async function deniedStorage({ newPage, url, expect }) {
  const page = await newPage();
  await page.addInitScript(denied);
  await page.goto(url(queryOf({ players: 2, seed: 3 })));
  await seated(page);
  await goesOn(page, expect, /ne permet pas/);
}

export const tests = [
  { name: "bad saves are named and set aside, the good one resumes", run: badSaves, timeout: 120_000 },
  { name: "several games wait, the newest first", run: newestFirst },
  { name: "a full storage is said once and the game goes on", run: fullStorage },
  { name: "a denied storage is said once and the game goes on", run: deniedStorage },
];
