// A soirée: several games with one running score, which survives a kill; its last screen says who has won.
import { readFileSync } from "node:fs";
import { act, isHome } from "../lib/table.mjs";
import { eventually, expect, test } from "../lib/test.mjs";

const line = (page) => page.locator(".evening-line");
const record = (sitting, game, ended, winner, scores) =>
  JSON.stringify({
    sitting, game, ended_at: ended, lasted: 60_000, winners: [winner], scores,
    players: ["Léo", "Zoé"].map((name, mark) => ({ name, mark, profile: null, automatic: false })),
  });

test("begins, counts, is there after a kill, ends", async ({ newPage, url }) => {
  const page = await newPage();
  await page.goto(url(""));
  await act(page, "evening").click();
  await expect(page).toBeAccessible();
  await act(page, "begin-evening").click();
  await line(page).waitFor();
  // Two more games are recorded; the system clock is corrected in between, which must not matter.
  const now = await page.evaluate(() => Date.now());
  await page.evaluate((lines) => (localStorage["tablee:records"] = lines), [record("one", "heure", now + 1, 0, [1, 0]), record("two", "midi", now - 40 * 86_400_000, 0, [9, 3])].join("\n"));
  await page.reload();
  await line(page).waitFor();
  const told = () => line(page).locator(".stands").evaluateAll((all) => all.map((one) => [one.querySelector(".name").textContent, one.querySelector("b").textContent, one.querySelector(".crown") !== null]));
  expect(await told(), "the score, after a kill").toStrictEqual([["Léo", "4", true], ["Zoé", "2", false]]);
  await line(page).click();
  await eventually(async () => (await page.locator(".evening-games li").count()) === 2, "games of the evening");
  await act(page, "end-evening").click();
  await page.locator(".crowned").waitFor();
  await act(page, "evening-goes-on").click();
  await act(page, "end-evening").click();
  await page.locator(".crowned").waitFor();
  expect(await page.locator(".crowned h2").textContent(), "who has won").toMatch(/^Léo /);
  expect(await page.locator(".ranks li").evaluateAll((all) => all.map((one) => one.dataset.rank)), "ranks").toStrictEqual(["1", "2"]);
  await expect(page).toBeAccessible();
  const [poster] = await Promise.all([page.waitForEvent("download"), act(page, "share").click()]);
  expect(poster.suggestedFilename(), "the evening's poster").toBe("la-tablee.png");
  await act(page, "home").click();
  await isHome(page);
  expect(await line(page).count(), "lines of an evening that is over").toBe(0);
});

/** A default name identifies nobody: in another language it is the same player. */
test("a default name is nobody's in every language", async ({ newPage, url }) => {
  const named = (sitting, names) => record(sitting, "heure", Date.now(), 0, [7, 3]).replace("Léo", names[0]).replace("Zoé", names[1]);
  const records = [named("one", ["Cerise", "Myrtille"]), named("two", ["Cherry", "Blueberry"])].join("\n");
  const page = await newPage({ storage: { "tablee:evening": JSON.stringify({ id: 1, before: [], games: null }), "tablee:records": records } });
  await page.goto(url(""));
  await line(page).waitFor();
  expect(await line(page).locator(".stands .name").allTextContents(), "who stands there").toStrictEqual(["Cerise", "Myrtille"]);
});

/** An outdated tab does not end the soirée that another tab has begun. */
test("an old tab does not end a new one", async ({ newPage, url }) => {
  const page = await newPage({ storage: { "tablee:evening": JSON.stringify({ id: 1, before: [], games: null }) } });
  await page.goto(url(""));
  await line(page).click();
  await act(page, "end-evening").waitFor();
  // A page gets no storage event for its own writes: this simulates an event that has not arrived yet.
  await page.evaluate(() => localStorage.setItem("tablee:evening", JSON.stringify({ id: 2, before: [], games: null })));
  await act(page, "end-evening").click();
  await line(page).or(page.locator(".evening-screen")).first().waitFor();
  expect(await page.evaluate(() => JSON.parse(localStorage["tablee:evening"])), "the other soirée").toStrictEqual({ id: 2, before: [], games: null });
});

/** A backup takes it along, running or over; what was played on the other tablet is not counted. */
test("goes along in a backup", async ({ newPage, url }) => {
  for (const games of [null, ["one"]]) {
    const storage = { "tablee:evening": JSON.stringify({ id: 1, before: [], games }), "tablee:records": `${record("one", "heure", Date.now(), 0, [7, 3])}\n` };
    const from = await newPage({ storage });
    await from.goto(url(""));
    await act(from, "settings").click();
    const [download] = await Promise.all([from.waitForEvent("download"), act(from, "export").click()]);
    const buffer = readFileSync(await download.path());
    const to = await newPage({ storage: { "tablee:records": `${record("here", "midi", Date.now(), 1, [1, 2])}\n` } });
    await to.goto(url(""));
    await act(to, "settings").click();
    await act(to, "import").setInputFiles({ name: "tablee.json", mimeType: "application/json", buffer });
    await to.locator('[data-panel="backup"] [role=status]', { hasText: /Restauré/ }).waitFor();
    await act(to, "home").click();
    await isHome(to);
    const told = () => line(to).locator(".stands b").allTextContents();
    if (games) expect(await line(to).count(), "lines of one that is over").toBe(0);
    else expect(await told(), "points of its one game").toStrictEqual(["2", "1"]);
    await act(to, "evening").click();
    expect(await to.locator(games ? ".crowned" : ".evening-games li").count(), "it is there").toBe(1);
  }
});
