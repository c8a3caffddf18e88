// Backups of everything as one file, persistent storage, and the home screen.
import { readFileSync } from "node:fs";
import { PROFILES, RECORDS, sitting } from "../lib/kept.mjs";
import { kiosk } from "../lib/kiosk.mjs";
import { workshop } from "../lib/own.mjs";
import { act, isHome } from "../lib/table.mjs";
import { eventually, expect, test } from "../lib/test.mjs";

// A table of friends with two parked games.
const FRIENDS = { "tablee:taste": "2n", ...PROFILES, ...RECORDS, ...sitting("lo1-a"), ...sitting("lo2-b", { when: 1_710_000_000_000 }) };

const panel = (page, name) => page.locator(`[data-panel="${name}"]`);

async function settings({ newPage, url }, options) {
  const page = await newPage(options);
  await page.goto(url());
  await act(page, "settings").click();
  await panel(page, "backup").waitFor();
  return page;
}

/** Exports everything; returns the file's text. */
async function exported(page) {
  const [download] = await Promise.all([page.waitForEvent("download"), act(page, "export").click()]);
  return readFileSync(await download.path(), "utf8");
}

/** Imports a file; returns what the page says about it. */
async function bringIn(page, text) {
  await panel(page, "backup").locator("input[type=file]").setInputFiles({ name: "tablee.json", mimeType: "application/json", buffer: Buffer.from(text) });
  const said = panel(page, "backup").locator("[role=status]");
  await said.filter({ hasText: /\S/ }).waitFor();
  return said.innerText();
}

/** Our entries in localStorage except those that belong to the open page. */
const keptBy = (page) =>
  page.evaluate(() => Object.fromEntries(Object.entries(localStorage).filter(([key]) => /^tablee:(profiles|younger|records|settings|used:|sitting:.*:(setup|journal))/.test(key)).sort()));

test("everything goes to another tablet as one file", async ({ app }) => {
  const old = await settings(app, { storage: FRIENDS });
  const [file, kept] = [await exported(old), await keptBy(old)];
  const fresh = await settings(app);
  const said = await bringIn(fresh, file);
  expect(said, "words").toMatch(/Restauré\s: /);
  expect(/inconnu|laissée?s? de côté/.test(said), `nothing that the app has written stays out: ${said}`).toBeFalsy();
  expect(await keptBy(fresh), "what the other tablet has").toStrictEqual(kept);
  await act(fresh, "home").click();
  await isHome(fresh);
  await eventually(async () => (await fresh.locator('[data-act="resume"]').count()) === 2, "both games can be resumed");
  await act(fresh, "settings").click();
  expect(await bringIn(fresh, file), "words the second time").toMatch(/déjà ici/);
});

test("a damaged file loses nothing that was there", async ({ app }) => {
  const old = await settings(app, { storage: FRIENDS });
  const [file, kept] = [await exported(old), await keptBy(old)];
  for (const [spoilt, said] of [
    [file.slice(0, file.length / 2), /n’ont? pas pu être|déjà ici/],
    [file.replace("Chloé", "Cloclo"), /pas pu être/],
    [file.replace(/"format":1/, '"format":99'), /plus récente/],
    ["PNG\u0000 not ours", /pas une sauvegarde/],
    ["", /pas une sauvegarde/],
  ]) {
    await old.reload();
    await act(old, "settings").click();
    expect(await bringIn(old, spoilt), "words").toMatch(said);
    expect(await keptBy(old), "what was there").toStrictEqual(kept);
  }
});

/** Everything of the file is lost, or of a later version, or finds no place: nothing of it is called here already. */
test("what cannot be taken is not said to be here already", async ({ app, newPage, url }) => {
  const file = await fileOf(app, FRIENDS);
  const damaged = file.split("\n").map((line, at) => (at === 0 ? line : line.replace(/.{3}"\]$/, 'x"]'))).join("\n");
  const page = await settings(app);
  const said = await bringIn(page, damaged);
  expect(said, "what is damaged").toMatch(/Rien de plus n’a été pris[^]*lignes abîmées/);
  expect(said, "what is damaged").not.toMatch(/déjà ici/);

  const later = await workshop(await newPage(), url);
  await later.evaluate(() => new Promise((done) => {
    const opening = indexedDB.open("tablee-decks", 1);
    opening.onsuccess = () => {
      const writing = opening.result.transaction("decks", "readwrite");
      writing.objectStore("decks").put({ id: "k9", text: '{"version":9,"cover":{"name":"Futur"},"leaves":[]}' });
      writing.oncomplete = () => (opening.result.close(), done());
    };
  }));
  await later.goto(url());
  await act(later, "settings").click();
  const futures = await bringIn(await settings(app, { storage: PROFILES }), await exported(later));
  expect(futures, "a deck of a later version").toMatch(/1 élément inconnu ou plus récent laissé de côté/);
  expect(futures, "a deck of a later version").not.toMatch(/déjà ici/);

  const none = await newPage();
  await none.addInitScript(() => Object.defineProperty(window, "localStorage", { get: () => { throw new DOMException("denied", "SecurityError"); } }));
  await none.goto(url());
  await act(none, "settings").click();
  const nowhere = await bringIn(none, file);
  expect(nowhere, "a browser that keeps nothing").toMatch(/ne garde rien ici/);
  expect(nowhere, "a browser that keeps nothing").not.toMatch(/pleine/);
});

/** A backup with this storage. The app itself exports it, as each line needs its checksum (src/backup.rs). */
async function fileOf(app, storage, staffs = false) {
  const page = await app.newPage({ storage });
  await page.goto(app.url(staffs ? "?kiosk=1" : ""));
  if (!staffs) await act(page, "settings").click();
  await panel(page, "backup").waitFor();
  return exported(page);
}

const all = (page) => page.evaluate(() => Object.fromEntries(Object.entries(localStorage)));

// Importing a kiosk's file does not turn a private tablet into a kiosk, nor set a PIN that its owner does not know.
test("a kiosk's file makes no kiosk of a private tablet", async ({ app }) => {
  const { "tablee:kiosk-on": _, ...off } = kiosk({}, FRIENDS);
  const { "tablee:kiosk-pin": pin, ...open } = off;
  const file = await fileOf(app, { ...open, "tablee:kiosk-counts": '{"begun":1,"finished":0,"id":"2026-11-01 midi","ms":1}\n' }, true);
  expect(file, "it is a kiosk's file").toContain("kiosk");
  const fresh = await settings(app);
  expect(await bringIn(fresh, file), "what stays out is said").toMatch(/Restauré[^]*borne[^]*l’équipe/);
  const keys = Object.keys(await all(fresh)).filter((key) => key.startsWith("tablee:kiosk"));
  expect(keys, "keys of a kiosk").toStrictEqual([]);
  await fresh.reload();
  await isHome(fresh);
});

// An invalid number of changes does not switch off the durable record: changes are counted on.
test("a strange number of changes switches nothing off", async ({ app, newPage, url }) => {
  for (const strange of ["NaN", "1e308", "-1", "Infinity", "9007199254740993", "12.5", "x"]) {
    const page = await newPage({ storage: { ...FRIENDS, "tablee:changes": strange } });
    await page.goto(url());
    await isHome(page);
    await act(page, "language").click();
    const number = async () => Number((await all(page))["tablee:changes"]);
    await eventually(async () => Number.isSafeInteger(await number()), `changes count on from ${strange}`);
    const before = await number();
    await act(page, "language").click();
    await eventually(async () => (await number()) > before, `and go on counting after ${strange}`);
    await page.context().close();
  }
  const file = await fileOf(app, { ...FRIENDS, "tablee:changes": "7" });
  expect(file, "the number is no part of a file").not.toContain('"changes"');
});

// Bidi characters in a name from a file or the storage do not reverse the text around it.
test("names out of a file turn no sentence round", async ({ newPage, url }) => {
  const names = ["Al\u202Eice", "\u2067Bob\u2069", "Zo\u200Fé", "e\u0301".repeat(3) + "\u0301".repeat(60), "\uE000x"];
  const people = names.map((name, mark) => JSON.stringify({ id: mark + 1, name, mark })).join("\n") + "\n";
  const storage = { ...FRIENDS, "tablee:profiles": people, "tablee:records": FRIENDS["tablee:records"].replaceAll("Chloé", "Ch\u202Eloé"), "tablee:kiosk": JSON.stringify({ name: "\u202Eesuom" }) };
  const page = await newPage({ storage });
  await page.goto(url());
  for (const place of ["players", "records"]) {
    await act(page, place).click();
    await page.locator(`.${place}-screen`).waitFor();
    const text = await page.locator("#app").innerText();
    expect(/[\u202A-\u202E\u2066-\u2069\u200E\u200F\u061C\uE000]/.test(text), `no sign that turns a sentence round on ${place}`).toBeFalsy();
    expect(/\u0301{4}/.test(text.normalize("NFD")), `no tower of accents on ${place}`).toBeFalsy();
    await act(page, "home").click();
  }
});

// A file that changes the language re-renders the page; the result of the import is shown all the same.
test("a file that changes the language is answered all the same", async ({ app }) => {
  const file = await fileOf(app, { ...FRIENDS, "tablee:settings": JSON.stringify({ lang: "en" }) });
  const fresh = await settings(app);
  await panel(fresh, "backup").locator("input[type=file]").setInputFiles({ name: "tablee.json", mimeType: "application/json", buffer: Buffer.from(file) });
  await panel(fresh, "backup").locator("[role=status]", { hasText: /Restored/ }).waitFor();
  await act(fresh, "home").click();
  await act(fresh, "settings").click();
  expect((await panel(fresh, "backup").locator("[role=status]").innerText()).trim(), "said once").toBe("");
});

// A file that no storage could hold is not even read.
test("a file longer than a tablet's storage is not read", async ({ app }) => {
  const page = await settings(app, { storage: FRIENDS });
  await page.evaluate(() => {
    File.prototype.text = () => (window.wasRead = true) && Promise.resolve("");
    const input = document.querySelector('[data-panel="backup"] input[type=file]');
    const bytes = new DataTransfer();
    bytes.items.add(new File([new Uint8Array(33_000_000)], "film.json"));
    input.files = bytes.files;
    input.dispatchEvent(new Event("change", { bubbles: true }));
  });
  await panel(page, "backup").locator("[role=status]", { hasText: /trop gros/ }).waitFor();
  expect(await page.evaluate(() => window.wasRead), "whether it was read").toStrictEqual(undefined);
});

test("what the browser promises is asked and shown", async ({ newPage, url }) => {
  const page = await newPage();
  await page.addInitScript(() => {
    let kept = false;
    navigator.storage.persisted = async () => kept;
    navigator.storage.persist = async () => (kept = true);
  });
  await page.goto(url());
  await act(page, "settings").click();
  await page.locator('[data-promised="false"]').waitFor();
  expect(await panel(page, "backup").innerText(), "the room").toMatch(/sur \d+.(Mo|Go) possibles/);
  await act(page, "persist").click();
  await page.locator('[data-promised="true"]').waitFor();
  expect(await act(page, "persist").count(), "buttons to ask once more").toBe(0);
});

test("the browser's offer to install is a button", async ({ app }) => {
  const page = await settings(app);
  expect(await panel(page, "install").innerText(), "without an offer").toMatch(/menu du navigateur/);
  await page.evaluate(() => {
    const offer = new Event("beforeinstallprompt", { cancelable: true });
    offer.prompt = () => (window.asked = true);
    window.dispatchEvent(offer);
  });
  await act(page, "install").click();
  expect(await page.evaluate(() => window.asked), "the browser is told to ask").toBe(true);
  await page.evaluate(() => window.dispatchEvent(new Event("appinstalled")));
  await panel(page, "install").filter({ hasText: "est installée" }).waitFor();
});

test("on an iPad the share sheet is explained", async ({ newPage, url }) => {
  const page = await newPage();
  await page.addInitScript(() => Object.defineProperty(navigator, "standalone", { value: false }));
  await page.goto(url());
  await act(page, "settings").click();
  await panel(page, "install").locator("ol li").nth(2).waitFor();
  expect(await act(page, "install").count(), "buttons that would do nothing").toBe(0);
});
