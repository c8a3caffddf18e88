// Bad saves are named, set aside and offered; good ones stay.
import { readFileSync } from "node:fs";
import { playUntil } from "../games/heure.mjs";
import { queryOf, seated, state } from "../lib/table.mjs";
import { eventually, expect, test } from "../lib/test.mjs";

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

test("bad saves are named and set aside, the good one resumes", async ({ newPage, url }) => {
  for (const [what, setup, journal, words] of BAD) {
    const page = await newPage({ storage: { ...sitting("lo1-bad", setup, journal), ...sitting("lo2-good", SETUP, JOURNAL), "tablee:settings": '{"text":125}', other: "not ours" } });
    await page.goto(url());
    await page.locator("[data-aside]").waitFor({ timeout: 15_000 });
    expect(await page.locator("[data-aside] p").innerText(), what).toMatch(words);
    const asides = await kept(page, "tablee:aside:");
    expect([asides.length, (await kept(page, "tablee:sitting:lo1-bad")).length], `${what}: moved aside`).toStrictEqual([1, 0]);
    const bundle = JSON.parse(await page.evaluate((key) => localStorage[key], asides[0]));
    expect(JSON.stringify(bundle.texts), `${what}: letter for letter`).toContain(JSON.stringify(journal));
    const [download] = await Promise.all([page.waitForEvent("download"), page.locator('[data-act="download"]').click()]);
    expect(download.suggestedFilename(), "the file's name").toMatch(/\.json$/);
    expect(readFileSync(await download.path(), "utf8"), `${what}: the file`).toStrictEqual(await page.evaluate((key) => localStorage[key], asides[0]));
    expect(await page.evaluate(() => localStorage.other), "what is not ours").toBe("not ours");
    await page.locator('[data-act="resume"]').click();
    expect((await seated(page)).fingerprint, `${what}: the good one resumes`).toStrictEqual(file.journal.fingerprint);
    expect(await page.evaluate(() => document.documentElement.dataset.text), `${what}: the settings`).toBe("125");
    await page.context().close();
  }
});

// A save that was set aside stays until somebody drops it.
test("what was set aside stays until it is dropped", async ({ newPage, url }) => {
  const page = await newPage({ storage: sitting("lo1-bad", SETUP, "") });
  await page.goto(url());
  await page.locator("[data-aside]").waitFor({ timeout: 15_000 });
  await page.reload();
  await page.locator("[data-aside]").waitFor({ timeout: 15_000 });
  const gone = page.locator('[data-act="drop-aside"]');
  await gone.click();
  expect((await kept(page, "tablee:")).some((key) => key.includes("lo1-bad")), "the first tap only asks").toBeTruthy();
  await gone.click();
  await eventually(async () => (await kept(page, "tablee:")).every((key) => !key.includes("lo1-bad")), "it is gone");
  expect(await page.locator(".parked").count(), "lines on the shelf").toBe(0);
});

// No game is lost by an accidental tap.
test("a parked game is deleted by two taps, not by one", async ({ newPage, url }) => {
  const page = await newPage({ storage: sitting("lo1-good", SETUP, JOURNAL) });
  await page.goto(url());
  const bin = page.locator('[data-act="forget"]');
  await bin.click();
  expect((await kept(page, "tablee:sitting:")).length, "the first tap only asks").toBe(3);
  await bin.click();
  await eventually(async () => (await kept(page, "tablee:sitting:")).length === 0, "the second deletes");
});

// Only the damaged line of a list is lost; invalid settings fall back to the defaults.
test("a damaged line costs only itself", async ({ newPage, url }) => {
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
  expect([theme, text], "the settings").toStrictEqual(["auto", "100"]);
  await page.locator('[data-act="players"]').click();
  await page.locator(".person b").first().waitFor();
  expect(await page.locator(".person b").allInnerTexts(), "the people").toStrictEqual(["Chloé", "Zoé"]);
  await page.goBack();
  await page.locator('[data-act="records"]').click();
  await page.locator(".empty").waitFor();
  await page.goBack();
  await page.locator("[data-aside]").first().waitFor();
  const asides = await page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.startsWith("tablee:aside:")).map(([, text]) => text).join());
  for (const lost of ['{\\"id\\":2,\\"na', "no records at all"]) expect(asides, `${lost} is set aside`).toContain(lost);
  await page.locator('[data-act="open"][data-game="heure"]').click();
  await page.locator('[data-act="start"]').click();
  await page.locator(".play").waitFor();
});

test("several games wait, the newest first", async ({ newPage, url }) => {
  const other = changed(SETUP, (s) => (s.setup.chairs[0].name = "Zoé"));
  const page = await newPage({ storage: { ...sitting("lo1-a", SETUP, JOURNAL, "1700000000000"), ...sitting("lo2-b", other, JOURNAL, "1800000000000") } });
  await page.goto(url());
  await page.locator('[data-act="resume"]').first().waitFor({ timeout: 15_000 });
  const cards = await page.locator(".resume p").allInnerTexts();
  expect([cards.length, cards[0].includes("Zoé")], "newest first").toStrictEqual([2, true]);
});

// Three games are begun one after the other; each resumes in the state in which it was left.
test("each of several games resumes as it was left", async ({ newPage, url }) => {
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
    expect((await seated(page)).fingerprint, `the card at place ${place}`).toStrictEqual(fingerprint);
    await page.goto(url());
    await page.locator('[data-act="resume"]').first().waitFor();
    expect(await page.locator('[data-act="resume"]').count(), "games that wait").toBe(3);
  }
});
