// A soirée: several games with one running score, which survives a kill; its last screen says who has won.
import { readFileSync } from "node:fs";
import { act, isHome } from "../lib/table.mjs";
import { eventually, expect, test } from "../lib/test.mjs";
import { fakeVoices } from "../lib/voices.mjs";

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
  await page.locator(".playbill").waitFor();
  await expect(page).toBeAccessible();
  await page.locator('[data-act="first-game"][data-game="midi"]').click();
  await page.locator('.setup-screen[data-game="midi"]').waitFor();
  await act(page, "home").click();
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

/** The end is its poster: the podium alone, with voice and television at the same moment; then the rest. */
test("the podium of a soirée has the screen, then come medals and games", async ({ newPage, url }) => {
  const records = [record("one", "heure", 1, 0, [7, 3]), record("two", "midi", 2, 0, [9, 3])].join("\n");
  const storage = { "tablee:evening": JSON.stringify({ id: 1, before: [], games: null }), "tablee:records": records };
  const page = await newPage({ storage, reducedMotion: "no-preference" });
  await page.addInitScript(fakeVoices, { letter: 1 });
  await page.goto(url(""));
  await act(page, "settings").click();
  const opened = page.waitForEvent("popup");
  await page.locator('[data-panel="television"] [data-act="television"]').click();
  const screen = await opened;
  await screen.locator(".tv-rest .tv-place").first().waitFor();
  await act(page, "home").click();
  await line(page).click();
  expect(await page.locator(".playbill h2").textContent(), "who leads").toMatch(/^Léo mène/);
  await page.evaluate(() => (window.spoken.length = 0));
  await act(page, "end-evening").click();
  await page.locator(".evening-screen[data-ceremony] .crowned .podium").waitFor();
  expect(await page.locator(".evening-screen .button:visible, .ranks, .evening-games").count(), "nothing besides").toBe(0);
  const named = () => page.locator(".crowned .step.r1 .name").count();
  await eventually(async () => {
    const [early, said] = [await screen.locator(".tv-step").count(), await page.evaluate(() => window.spoken.length)];
    const known = await named();
    expect(known > 0 || early + said === 0, "neither voice nor television is ahead").toBeTruthy();
    return known;
  }, "the podium names the winner", 15_000);
  await screen.locator('.tv-step[data-rank="1"] .name', { hasText: "Léo" }).waitFor();
  await eventually(async () => (await page.evaluate(() => window.spoken.map(({ text }) => text).join(" "))).includes("Léo"), "the voice says it");
  await page.locator(".evening-medals li").first().waitFor();
  await page.locator(".evening-games li").first().waitFor();
  const widths = await page.locator(".deeds .button").evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().width)));
  expect(Math.max(...widths) - Math.min(...widths), `buttons as wide as one another: ${widths.join()}`).toBeLessThan(3);
  await act(page, "home").click();
  await act(page, "evening").click();
  await page.locator(".evening-games li").first().waitFor();
  expect(await page.locator("[data-ceremony], .gala").count(), "it is not celebrated again").toBe(0);
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
    await expect(to.locator(games ? ".crowned" : ".evening-games li"), "it is there").toHaveCount(1);
  }
});
