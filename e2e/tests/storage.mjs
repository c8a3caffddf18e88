// Bad saves are named, moved aside, and offered; the good ones beside them stay.
import { readFileSync } from "node:fs";
import { playUntil } from "../games/heure.mjs";
import { queryOf, seated, state } from "../lib/table.mjs";

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
  ["diverged", SETUP, changed(JOURNAL, (j) => (j.fingerprint = "0000000000000000")), /ne redonne pas/],
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
    expect.equal(readFileSync(await download.path(), "utf8"), await page.evaluate((key) => localStorage[key], asides[0]), `${what}: the file`);
    expect.equal(await page.evaluate(() => localStorage.other), "not ours", "what is not ours");
    await page.locator('[data-act="resume"]').click();
    expect.equal((await seated(page)).fingerprint, file.journal.fingerprint, `${what}: the good one resumes`);
    expect.equal(await page.evaluate(() => document.documentElement.dataset.text), "125", `${what}: the settings`);
    await page.context().close();
  }
}

// What was set aside stays until somebody drops it.
async function asideStays({ newPage, url, expect }) {
  const page = await newPage({ storage: sitting("lo1-bad", SETUP, "") });
  await page.goto(url());
  await page.locator("[data-aside]").waitFor({ timeout: 15_000 });
  await page.reload();
  await page.locator("[data-aside]").waitFor({ timeout: 15_000 });
  const gone = page.locator('[data-act="drop-aside"]');
  await gone.click();
  expect.ok((await kept(page, "tablee:")).some((key) => key.includes("lo1-bad")), "the first tap only asks");
  await gone.click();
  await expect.soon(async () => (await kept(page, "tablee:")).every((key) => !key.includes("lo1-bad")), "it is gone");
  expect.equal(await page.locator(".parked").count(), 0, "lines on the shelf");
}

// Nothing that was played is lost by a slip of the finger.
async function parkedAsks({ newPage, url, expect }) {
  const page = await newPage({ storage: sitting("lo1-good", SETUP, JOURNAL) });
  await page.goto(url());
  const bin = page.locator('[data-act="forget"]');
  await bin.click();
  expect.equal((await kept(page, "tablee:sitting:")).length, 3, "the first tap only asks");
  await bin.click();
  await expect.soon(async () => (await kept(page, "tablee:sitting:")).length === 0, "the second deletes");
}

// A damaged line costs only itself; strange settings are as they are by default.
async function damagedLines({ newPage, url, expect }) {
  const profile = (id, name) => JSON.stringify({ id, name, mark: id });
  const page = await newPage({
    storage: {
      "tablee:profiles": `${profile(1, "Chloé")}\n{"id":2,"na\n${profile(3, "Zoé")}\n`,
      "tablee:records": "no records at all",
      "tablee:settings": '{"theme":7,"lang":"xx","text":150,"motion":',
      "tablee:table:heure": '{"seats":"many"}',
    },
  });
  await page.goto(url());
  await page.locator("[data-aside]").first().waitFor({ timeout: 15_000 }).catch(() => {});
  const { theme, text } = await page.evaluate(() => document.documentElement.dataset);
  expect.equal([theme, text], ["auto", "100"], "the settings");
  await page.locator('[data-act="players"]').click();
  await page.locator(".person b").first().waitFor();
  expect.equal(await page.locator(".person b").allInnerTexts(), ["Chloé", "Zoé"], "the people");
  await page.goBack();
  await page.locator('[data-act="records"]').click();
  await page.locator(".empty").waitFor();
  await page.goBack();
  await page.locator("[data-aside]").first().waitFor();
  const asides = await page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.startsWith("tablee:aside:")).map(([, text]) => text).join());
  for (const lost of ['{\\"id\\":2,\\"na', "no records at all"]) expect.ok(asides.includes(lost), `${lost} is set aside`);
  await page.locator('[data-act="open"][data-game="heure"]').click();
  await page.locator('[data-act="start"]').click();
  await page.locator(".play").waitFor();
}

async function newestFirst({ newPage, url, expect }) {
  const other = changed(SETUP, (s) => (s.setup.chairs[0].name = "Zoé"));
  const page = await newPage({ storage: { ...sitting("lo1-a", SETUP, JOURNAL, "1700000000000"), ...sitting("lo2-b", other, JOURNAL, "1800000000000") } });
  await page.goto(url());
  await page.locator('[data-act="resume"]').first().waitFor({ timeout: 15_000 });
  const cards = await page.locator(".resume p").allInnerTexts();
  expect.equal([cards.length, cards[0].includes("Zoé")], [2, true], "newest first");
}

// Three games are begun one after the other; each is resumed as it was left.
async function eachResumes({ newPage, url, expect }) {
  const page = await newPage();
  const left = [];
  for (const [players, seed] of [[2, 1], [3, 2], [4, 3]]) {
    await page.goto(url(queryOf({ players, seed })));
    await seated(page);
    left.unshift((await playUntil(page, (_, made) => made === 3 + seed)).fingerprint);
  }
  for (const [place, fingerprint] of left.entries()) {
    await page.goto(url());
    await page.locator('[data-act="resume"]').nth(place).click();
    expect.equal((await seated(page)).fingerprint, fingerprint, `the card at place ${place}`);
    await page.goto(url());
    await page.locator('[data-act="resume"]').first().waitFor();
    expect.equal(await page.locator('[data-act="resume"]').count(), 3, "games that wait");
  }
}

export const tests = [
  { name: "bad saves are named and set aside, the good one resumes", run: badSaves, timeout: 120_000 },
  { name: "what was set aside stays until it is dropped", run: asideStays },
  { name: "a parked game is deleted by two taps, not by one", run: parkedAsks },
  { name: "a damaged line costs only itself", run: damagedLines },
  { name: "several games wait, the newest first", run: newestFirst },
  { name: "each of several games resumes as it was left", run: eachResumes },
];
