// Wrong values in every field of everything in the storage: each is set aside or read as something that can be
// shown, and never stops the page.
import { lines } from "../lib/kept.mjs";
import { renew } from "../lib/pages.mjs";
import { expect, test } from "../lib/test.mjs";

const WRONG = [null, true, -1, 0.5, 6, 255, 256, 2 ** 32, 1e300, "", "2", "x".repeat(100_000), [], [null], {}];
const SAMPLES = {
  profiles: { id: 7, name: "Zoé", mark: 2 },
  younger: [7, 8],
  records: {
    sitting: "lo1-a",
    game: "heure",
    ended_at: 1_700_000_000_000,
    lasted: 600_000,
    players: [{ name: "Zoé", mark: 2, profile: 7, automatic: false }, { name: "Léo", mark: 0, profile: null, automatic: true }],
    winners: [0],
    scores: [7, 5],
  },
};
const SETTINGS = ["lang", "muted", "volume", "presentation", "voice_rate", "speaker", "vibration", "motion", "theme", "left_handed", "text", "wide_spacing", "speed"];

/** The path of every nested value, as a list of keys. */
const places = (value) => (value && typeof value === "object" ? Object.keys(value).flatMap((key) => [[key], ...places(value[key]).map((rest) => [key, ...rest])]) : []);

function spoilt(value, place, wrong) {
  const copy = structuredClone(value);
  const last = place.at(-1);
  const at = place.slice(0, -1).reduce((inner, key) => inner[key], copy);
  at[last] = wrong;
  return copy;
}

const everyWay = (value) => places(value).flatMap((place) => WRONG.map((wrong) => spoilt(value, place, wrong)));

const go = (page, act) => page.locator(`[data-act="${act}"]`).first().click();

// All wrong lines of a list at once: only the damaged lines are lost.
test("a wrong value in a list costs one line", async ({ newPage, url }) => {
  const storage = Object.fromEntries(Object.entries(SAMPLES).map(([key, value]) => [`tablee:${key}`, lines([value, ...everyWay(value), value])]));
  const page = await newPage({ storage });
  await page.goto(url());
  for (const screen of ["players", "records"]) {
    await go(page, screen);
    await page.locator(`.${screen}-screen`).waitFor();
    expect(await page.getByText("Zoé").count(), `${screen}: the good ones are there`).toBeGreaterThan(0);
    const longest = await page.locator("#app").evaluate((app) => Math.max(...app.innerText.split("\n").map((line) => line.length)));
    expect(longest, `${screen}: the longest line`).toBeLessThanOrEqual(400);
    await go(page, "home");
  }
  await go(page, "open");
  await page.locator(".setup-screen").waitFor();
  const asides = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("tablee:aside:")).length);
  expect(asides, "lists that were set aside").toBe(3);
});

// Settings are read field by field: here all fields have the same wrong value.
test("wrong settings are read as usual ones", async ({ newPage, url }) => {
  const page = await newPage();
  for (const wrong of WRONG) {
    const kept = Object.fromEntries(SETTINGS.map((name) => [name, wrong]));
    await renew(page, url, { storage: { "tablee:settings": JSON.stringify(kept) } });
    await page.goto(url());
    await go(page, "settings");
    await page.locator(".settings-screen").waitFor();
  }
});

// The table that was set up last, as the app itself stores it.
test("a wrong table is set up anew", async ({ newPage, url }) => {
  test.setTimeout(180_000);
  const page = await newPage();
  await page.goto(url());
  await go(page, "open");
  await go(page, "seat");
  await go(page, "home");
  const [key, text] = await page.evaluate(() => Object.entries(localStorage).find(([key, text]) => key.startsWith("tablee:") && text.includes('"seats"')));
  const draft = JSON.parse(text);
  const one = places(draft).filter((place) => place[1] === undefined || place[1] === "0");
  for (const place of one) {
    for (const wrong of [null, 6, place.includes("name") ? "x".repeat(100_000) : 1e300]) {
      await renew(page, url, { storage: { [key]: JSON.stringify(spoilt(draft, place, wrong)) } });
      await page.goto(url());
      await go(page, "open");
      await page.locator(".setup-screen").waitFor();
      expect(await page.locator('[data-act="start"]').isVisible(), `${place.join(".")} = ${JSON.stringify(wrong).slice(0, 20)}: it can be played`).toBeTruthy();
    }
  }
});
