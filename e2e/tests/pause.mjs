// The pause, in every game: clocks and robots wait, one touch resumes; a robot can take over for somebody who has to
// go, and hand the seat back.
import { GAMES } from "../lib/games.mjs";
import { act, queryOf, reopen, settled, sitDown, state, turnCards } from "../lib/table.mjs";
import { eventually, expect, test } from "../lib/test.mjs";

const BRISK = { "tablee:settings": JSON.stringify({ speed: "brisk", motion: "reduced" }) };

async function dealt({ newPage, url }, scene, options = {}) {
  const page = await newPage({ storage: BRISK, ...options });
  await sitDown(page, url(queryOf(scene)), options.sit);
  await turnCards(page);
  return page;
}

const sheet = (page) => page.locator(".pause-sheet");
const pause = async (page) => {
  await act(page, "pause").click();
  await sheet(page).waitFor();
};
const sitter = (page, seat) => sheet(page).locator(`li[data-seat="${seat}"] [data-act="hand-over"]`);
/** The hand-overs in the game's journal. */
const handed = (page) =>
  page.evaluate(() => {
    const journal = Object.keys(localStorage).find((key) => /^tablee:sitting:.*:journal$/.test(key));
    const { entries } = JSON.parse(localStorage[journal]);
    return entries.filter((entry) => "handover" in entry).map(({ handover }) => [handover.seat, typeof handover.to === "string" ? handover.to : "automatic"]);
  });

test("clocks stand, and one touch or Escape goes on", async ({ newPage, url }) => {
  const page = await dealt({ newPage, url }, { game: "midi", players: 3, seed: 3, options: "reading=tablet" }, { sit: { clock: true } });
  await GAMES.midi.player.playUntil(page, ({ moves }) => moves.some(({ name }) => name === "choose"));
  const before = await state(page);
  await pause(page);
  await page.clock.runFor(600_000);
  expect((await state(page)).fingerprint, "ten minutes of pause").toStrictEqual(before.fingerprint);
  await expect(page).toBeAccessible();
  await act(page, "go-on").click();
  await sheet(page).waitFor({ state: "detached" });
  expect((await state(page)).fingerprint, "the game after it").toStrictEqual(before.fingerprint);
  await pause(page);
  await page.keyboard.press("Escape");
  await sheet(page).waitFor({ state: "detached" });
});

test("a robot plays on for somebody, and he is back, in every game", async ({ app }) => {
  test.setTimeout(240_000);
  for (const [game, { player }] of Object.entries(GAMES)) {
    const page = await dealt(app, { game, players: 3, seed: 3 });
    await player.playUntil(page, ({ turn, eyes }, made) => made >= 4 && turn !== "" && eyes === "table");
    const { turn } = await state(page);
    await pause(page);
    const words = await sitter(page, turn).textContent();
    await sitter(page, turn).click();
    await sheet(page).waitFor({ state: "detached" });
    await settled(page);
    expect(await handed(page), `${game}: in the journal`).toStrictEqual([[Number(turn), "automatic"]]);
    await act(page, "undo").click();
    await settled(page);
    expect(await handed(page), `${game}: taken back`).toStrictEqual([]);
    await pause(page);
    expect(await sitter(page, turn).textContent(), `${game}: a person plays again`).toStrictEqual(words);
    await sitter(page, turn).click();
    await sheet(page).waitFor({ state: "detached" });
    await reopen(page, { exact: false });
    const { fingerprint } = await state(page);
    await player.playUntil(page, (table) => table.fingerprint !== fingerprint && table.turn !== turn);
    await pause(page);
    const back = await sitter(page, turn).textContent();
    expect(back, `${game}: says that somebody is back: ${back}`).not.toBe(words);
    await sitter(page, turn).click();
    await sheet(page).waitFor({ state: "detached" });
    await settled(page);
    expect((await handed(page)).map(([, to]) => to), `${game}: back`).toStrictEqual(["automatic", "person"]);
    await page.close();
  }
});

test("when all have left the robots play on", async ({ app }) => {
  const page = await dealt(app, { game: "heure", players: 2, seed: 3 });
  for (const seat of [0, 1]) {
    await pause(page);
    await sitter(page, seat).click();
    await sheet(page).waitFor({ state: "detached" });
  }
  const before = await state(page);
  await eventually(async () => (await state(page)).fingerprint !== before.fingerprint, "robots play on", 20_000);
});

/** A person who takes a robot's seat is recorded as a person. */
test("who takes a robot's seat is in the records", async ({ newPage, url }) => {
  const page = await dealt({ newPage, url }, { game: "heure", players: 2, auto: 1, seed: 4 });
  await pause(page);
  await sitter(page, 1).click();
  await sheet(page).waitFor({ state: "detached" });
  await page.locator(".play").waitFor();
  await GAMES.heure.player.playUntil(page, "over", { seed: 4 });
  await page.locator(".podium").waitFor();
  const { players } = await page.evaluate(() => JSON.parse(localStorage["tablee:records"].trim().split("\n").pop()));
  expect(players.map(({ automatic }) => automatic), "robots in the record").toStrictEqual([false, false]);
});
