// The tablet's care: everything as one file and back, what the browser promises, the home screen.
import { readFileSync } from "node:fs";
import { PROFILES, RECORDS, sitting } from "../lib/kept.mjs";
import { kiosk } from "../lib/kiosk.mjs";
import { act, isHome } from "../lib/table.mjs";

// A table of friends with two games that wait.
const FRIENDS = { "tablee:taste": "2n", ...PROFILES, ...RECORDS, ...sitting("lo1-a"), ...sitting("lo2-b", { when: 1_710_000_000_000 }) };

const panel = (page, name) => page.locator(`[data-panel="${name}"]`);

async function settings({ newPage, url }, options) {
  const page = await newPage(options);
  await page.goto(url());
  await act(page, "settings").click();
  await panel(page, "backup").waitFor();
  return page;
}

/** The file of everything. */
async function exported(page) {
  const [download] = await Promise.all([page.waitForEvent("download"), act(page, "export").click()]);
  return readFileSync(await download.path(), "utf8");
}

/** Brings a file in; what the page says of it. */
async function bringIn(page, text) {
  await panel(page, "backup").locator("input[type=file]").setInputFiles({ name: "tablee.json", mimeType: "application/json", buffer: Buffer.from(text) });
  const said = panel(page, "backup").locator("[role=status]");
  await said.filter({ hasText: /\S/ }).waitFor();
  return said.innerText();
}

/** What localStorage has of ours, but for what belongs to the page that is open. */
const keptBy = (page) =>
  page.evaluate(() => Object.fromEntries(Object.entries(localStorage).filter(([key]) => /^tablee:(profiles|younger|records|settings|used:|sitting:.*:(setup|journal))/.test(key)).sort()));

async function thereAndBack(ctx) {
  const { expect } = ctx;
  const old = await settings(ctx, { storage: FRIENDS });
  const [file, kept] = [await exported(old), await keptBy(old)];
  const fresh = await settings(ctx);
  const said = await bringIn(fresh, file);
  expect.matches(said, /Restauré\s: /, "words");
  expect.ok(!/inconnu|laissée?s? de côté/.test(said), `nothing that the app has written stays out: ${said}`);
  expect.equal(await keptBy(fresh), kept, "what the other tablet has");
  await act(fresh, "home").click();
  await isHome(fresh);
  await expect.soon(async () => (await fresh.locator('[data-act="resume"]').count()) === 2, "both games can be resumed");
  await act(fresh, "settings").click();
  expect.matches(await bringIn(fresh, file), /déjà ici/, "words the second time");
}

async function damaged(ctx) {
  const { expect } = ctx;
  const old = await settings(ctx, { storage: FRIENDS });
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
    expect.matches(await bringIn(old, spoilt), said, "words");
    expect.equal(await keptBy(old), kept, "what was there");
  }
}

/** A line of a file, as src/backup.rs writes it, is only taken with its sum: the app makes the file itself. */
async function fileOf(ctx, storage, staffs = false) {
  const page = await ctx.newPage({ storage });
  await page.goto(ctx.url(staffs ? "?kiosk=1" : ""));
  if (!staffs) await act(page, "settings").click();
  await panel(page, "backup").waitFor();
  return exported(page);
}

const all = (page) => page.evaluate(() => Object.fromEntries(Object.entries(localStorage)));

// A kiosk's file in a private tablet makes it no kiosk, under no PIN that its owner does not know.
async function ofAKiosk(ctx) {
  const { expect } = ctx;
  const { "tablee:kiosk-on": _, ...off } = kiosk({}, FRIENDS);
  const { "tablee:kiosk-pin": pin, ...open } = off;
  const file = await fileOf(ctx, { ...open, "tablee:kiosk-counts": '{"begun":1,"finished":0,"id":"2026-11-01 midi","ms":1}\n' }, true);
  expect.ok(file.includes("kiosk"), "it is a kiosk's file");
  const fresh = await settings(ctx);
  expect.matches(await bringIn(fresh, file), /Restauré[^]*borne[^]*l’équipe/, "what stays out is said");
  const keys = Object.keys(await all(fresh)).filter((key) => key.startsWith("tablee:kiosk"));
  expect.equal(keys, [], "keys of a kiosk");
  await fresh.reload();
  await isHome(fresh);
}

// A number of changes that is none switches the durable record off for nobody.
async function strangeNumber(ctx) {
  const { expect } = ctx;
  for (const strange of ["NaN", "1e308", "-1", "Infinity", "9007199254740993", "12.5", "x"]) {
    const page = await ctx.newPage({ storage: { ...FRIENDS, "tablee:changes": strange } });
    await page.goto(ctx.url());
    await isHome(page);
    await act(page, "language").click();
    const number = async () => Number((await all(page))["tablee:changes"]);
    await expect.soon(async () => Number.isSafeInteger(await number()), `changes count on from ${strange}`);
    const before = await number();
    await act(page, "language").click();
    await expect.soon(async () => (await number()) > before, `and go on counting after ${strange}`);
    await page.context().close();
  }
  const file = await fileOf(ctx, { ...FRIENDS, "tablee:changes": "7" });
  expect.ok(!file.includes('"changes"'), "the number is no part of a file");
}

// A name out of a file or the storage turns no sentence round.
async function strangeNames(ctx) {
  const { expect } = ctx;
  const names = ["Al\u202Eice", "\u2067Bob\u2069", "Zo\u200Fé", "e\u0301".repeat(3) + "\u0301".repeat(60), "\uE000x"];
  const people = names.map((name, mark) => JSON.stringify({ id: mark + 1, name, mark })).join("\n") + "\n";
  const storage = { ...FRIENDS, "tablee:profiles": people, "tablee:records": FRIENDS["tablee:records"].replaceAll("Chloé", "Ch\u202Eloé"), "tablee:kiosk": JSON.stringify({ name: "\u202Eesuom" }) };
  const page = await ctx.newPage({ storage });
  await page.goto(ctx.url());
  for (const place of ["players", "records"]) {
    await act(page, place).click();
    await page.locator(`.${place}-screen`).waitFor();
    const text = await page.locator("#app").innerText();
    expect.ok(!/[\u202A-\u202E\u2066-\u2069\u200E\u200F\u061C\uE000]/.test(text), `no sign that turns a sentence round on ${place}`);
    expect.ok(!/\u0301{4}/.test(text.normalize("NFD")), `no tower of accents on ${place}`);
    await act(page, "home").click();
  }
}

// A file that changes the language draws the page anew; what came of it is said all the same.
async function otherLanguage(ctx) {
  const { expect } = ctx;
  const file = await fileOf(ctx, { ...FRIENDS, "tablee:settings": JSON.stringify({ lang: "en" }) });
  const fresh = await settings(ctx);
  await panel(fresh, "backup").locator("input[type=file]").setInputFiles({ name: "tablee.json", mimeType: "application/json", buffer: Buffer.from(file) });
  await panel(fresh, "backup").locator("[role=status]", { hasText: /Restored/ }).waitFor();
  await act(fresh, "home").click();
  await act(fresh, "settings").click();
  expect.equal((await panel(fresh, "backup").locator("[role=status]").innerText()).trim(), "", "said once");
}

// What no tablet keeps is not even read.
async function tooLong(ctx) {
  const { expect } = ctx;
  const page = await settings(ctx, { storage: FRIENDS });
  await page.evaluate(() => {
    File.prototype.text = () => (window.wasRead = true) && Promise.resolve("");
    const input = document.querySelector('[data-panel="backup"] input[type=file]');
    const bytes = new DataTransfer();
    bytes.items.add(new File([new Uint8Array(33_000_000)], "film.json"));
    input.files = bytes.files;
    input.dispatchEvent(new Event("change", { bubbles: true }));
  });
  await panel(page, "backup").locator("[role=status]", { hasText: /trop gros/ }).waitFor();
  expect.equal(await page.evaluate(() => window.wasRead), undefined, "whether it was read");
}

async function promised(ctx) {
  const { expect } = ctx;
  const page = await ctx.newPage();
  await page.addInitScript(() => {
    let kept = false;
    navigator.storage.persisted = async () => kept;
    navigator.storage.persist = async () => (kept = true);
  });
  await page.goto(ctx.url());
  await act(page, "settings").click();
  await page.locator('[data-promised="false"]').waitFor();
  expect.matches(await panel(page, "backup").innerText(), /sur \d+.(Mo|Go) possibles/, "the room");
  await act(page, "persist").click();
  await page.locator('[data-promised="true"]').waitFor();
  expect.equal(await act(page, "persist").count(), 0, "buttons to ask once more");
}

async function offered(ctx) {
  const { expect } = ctx;
  const page = await settings(ctx);
  expect.matches(await panel(page, "install").innerText(), /menu du navigateur/, "without an offer");
  await page.evaluate(() => {
    const offer = new Event("beforeinstallprompt", { cancelable: true });
    offer.prompt = () => (window.asked = true);
    window.dispatchEvent(offer);
  });
  await act(page, "install").click();
  expect.equal(await page.evaluate(() => window.asked), true, "the browser is told to ask");
  await page.evaluate(() => window.dispatchEvent(new Event("appinstalled")));
  await panel(page, "install").filter({ hasText: "est installée" }).waitFor();
}

async function shareSheet(ctx) {
  const page = await ctx.newPage();
  await page.addInitScript(() => Object.defineProperty(navigator, "standalone", { value: false }));
  await page.goto(ctx.url());
  await act(page, "settings").click();
  await panel(page, "install").locator("ol li").nth(2).waitFor();
  ctx.expect.equal(await act(page, "install").count(), 0, "buttons that would do nothing");
}

export const tests = [
  { name: "everything goes to another tablet as one file", run: thereAndBack },
  { name: "a damaged file loses nothing that was there", run: damaged },
  { name: "a kiosk's file makes no kiosk of a private tablet", run: ofAKiosk },
  { name: "a strange number of changes switches nothing off", run: strangeNumber },
  { name: "names out of a file turn no sentence round", run: strangeNames },
  { name: "a file that changes the language is answered all the same", run: otherLanguage },
  { name: "a file longer than a tablet's storage is not read", run: tooLong },
  { name: "what the browser promises is asked and shown", run: promised },
  { name: "the browser's offer to install is a button", run: offered },
  { name: "on an iPad the share sheet is explained", run: shareSheet },
];
