// The tablet's care: everything as one file and back, what the browser promises, the home screen.
import { readFileSync } from "node:fs";
import { PROFILES, RECORDS, sitting } from "../lib/kept.mjs";
import { act, isHome } from "../lib/table.mjs";

// A table of friends with two games that wait.
const FRIENDS = { ...PROFILES, ...RECORDS, ...sitting("lo1-a"), ...sitting("lo2-b", { when: 1_710_000_000_000 }) };

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
  expect.matches(await bringIn(fresh, file), /Repris du fichier/, "words");
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
  { name: "what the browser promises is asked and shown", run: promised },
  { name: "the browser's offer to install is a button", run: offered },
  { name: "on an iPad the share sheet is explained", run: shareSheet },
];
