// The end of a game is told by the tablet's podium, which has the screen to itself: the voice names the winner with it,
// in the same words, and the television no sooner. Then comes the rest, and nothing of it happens twice.
import { gamesOr } from "../lib/depth.mjs";
import { GAMES } from "../lib/games.mjs";
import { SIZES, faults } from "../lib/layout.mjs";
import { act, queryOf, sitDown, turnCards } from "../lib/table.mjs";
import { openTelevision } from "../lib/television.mjs";
import { eventually, expect, test } from "../lib/test.mjs";
import { fakeVoices } from "../lib/voices.mjs";

const LOUD = { "tablee:settings": JSON.stringify({ speed: "brisk", presentation: "everything" }) };

/** A table of that game, without motion. */
async function sat({ newPage, url }, game) {
  const page = await newPage({ storage: LOUD });
  await page.addInitScript(fakeVoices, { letter: 1 });
  await sitDown(page, url(queryOf({ game, ...GAMES[game].short })), { clock: GAMES[game].sand });
  await turnCards(page);
  return page;
}

/** Plays until so many clicks were made, or to the end; calls `last` before the last of them. */
function play(page, game, clicks = Infinity, last = () => {}) {
  const { player, sand, secrets } = GAMES[game];
  const until = clicks === Infinity ? "over" : (_, made) => made === clicks;
  const watch = async (now, made) => {
    if (made === clicks - 1) await last();
    return sand && now.phase !== "over" ? player.spend(page, now, 7_000) : false;
  };
  return player.playUntil(page, until, { policy: secrets.policy, watch });
}

// Runs in the page: notes at each change how the end is headed, what the voice has said by then, what is seen besides
// the podium, and how far the podium leaves the screen empty on either side.
function noteEnd() {
  const seen = (window.endSeen = []);
  const rest = ".bar, .curve, .moment-card, .next .button, .star-revealed, .evening-board, .score-sheet";
  const visible = (el) => el.checkVisibility({ visibilityProperty: true });
  const look = () => {
    const title = document.querySelector(".won .title h2")?.textContent;
    if (!title || seen.at(-1)?.title === title) return;
    const besides = [...document.querySelectorAll(rest)].filter(visible).map((el) => el.className);
    const { width } = document.querySelector(".podium").getBoundingClientRect();
    seen.push({ title, besides, wide: width / innerWidth, said: window.spoken.map(({ text }) => text).join(" ") });
  };
  window.spoken.length = 0;
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
}

// Runs in the television's window: notes at each change how many stand on its podium.
function noteSteps() {
  const seen = (window.stepsSeen = []);
  const look = () => {
    const stand = document.querySelectorAll(".tv-stands").length;
    if (document.querySelector(".tv-podium") && seen.at(-1) !== stand) seen.push(stand);
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true });
}

const heads = (page) => page.evaluate(() => window.endSeen);
const asSpoken = (title) => title.replaceAll("’", "'").replaceAll(/\s+/g, " ").replaceAll(" !", "!");

const endOf = (game) => async ({ app }) => {
  test.setTimeout(240_000);
  const first = await sat(app, game);
  const { made } = await play(first, game);
  await first.close();
  const page = await sat(app, game);
  const screen = await openTelevision(page);
  const inMotion = async () => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.evaluate(noteEnd);
    await screen.evaluate(noteSteps);
  };
  await play(page, game, made, inMotion);
  const tells = () => screen.locator(".tv-over [data-wins]").count();
  const goOn = () => GAMES[game].sand && page.clock.runFor(100);
  await eventually(async () => {
    await goOn();
    // What the window showed before the podium was looked at.
    const early = await tells();
    const known = (await heads(page)).length > 1;
    expect(known || early === 0, "the television waits for the podium").toBeTruthy();
    return known;
  }, "the podium names the winner", 30_000);
  const [before, after] = await heads(page);
  expect([before.besides, after.besides], "the podium has the screen to itself").toStrictEqual([[], []]);
  expect(after.wide, "the whole of it").toBeGreaterThan(0.6);
  const title = asSpoken(after.title);
  expect(before.said, "so does the voice").not.toContain(title);
  await eventually(async () => (await goOn(), tells()), "then the television shows him");
  const steps = await screen.evaluate(() => window.stepsSeen);
  expect(steps.slice(0, 2), `the steps rise one after the other: ${steps.join()}`).toStrictEqual([0, 1]);
  const said = () => page.evaluate(() => window.spoken.map(({ text }) => text).join(" "));
  await eventually(async () => (await goOn(), (await said()).includes(title)), `and the voice says it: ${title}`);
  await eventually(async () => (await goOn(), page.locator(".results-screen:not([data-ceremony]) .next .button").count()), "then comes the rest");
  // Where the clock is a fake one, the replay would wait for it.
  if (!GAMES[game].sand) await shownAgain(page, title);
};

/** Back from its replay the end is there at once, and nobody says it again. */
async function shownAgain(page, title) {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await act(page, "replay").click();
  await page.locator(".watched").waitFor();
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.evaluate(() => (window.spoken.length = 0));
  await act(page, "replay-close").click();
  await page.locator(".results-screen .next .button").first().waitFor();
  expect(await page.locator("[data-ceremony]").count(), "nothing waits").toBe(0);
  expect(asSpoken(await page.evaluate(() => window.spoken.map(({ text }) => text).join(" "))), "nothing is said").not.toContain(title);
}

test("after a game of a soirée its running score is shown and said", { tag: "@heure" }, async ({ newPage, url }) => {
  const page = await newPage({ storage: { ...LOUD, "tablee:evening": JSON.stringify({ id: 1, before: [], games: null }) } });
  await page.addInitScript(fakeVoices, { letter: 1 });
  await sitDown(page, url(queryOf({ game: "heure", ...GAMES.heure.short })));
  await turnCards(page);
  await play(page, "heure");
  const board = page.locator(".evening-board");
  await board.waitFor();
  expect((await board.locator("b").allTextContents()).sort(), "the points").toStrictEqual(["1 pt", "2 pts"]);
  expect((await board.locator(".gained").allTextContents()).sort(), "what this game gave").toStrictEqual(["+1", "+2"]);
  expect(await board.locator(".crown").count(), "who leads").toBe(1);
  await expect(page).toBeAccessible();
  // Figures are said in words.
  const leads = asSpoken(await board.locator("p").innerText()).replace("2", "deux");
  await eventually(async () => (await page.evaluate(() => window.spoken.map(({ text }) => text).join(" "))).includes(leads), `the voice says it: ${leads}`);
  for (const { width, height } of SIZES) {
    await page.setViewportSize({ width, height });
    const found = await page.evaluate(faults, { width, height, least: 44, large: 0, whole: false });
    expect(Object.entries(found).filter(([, list]) => list.length > 0), `the law of layout at ${width}×${height}`).toStrictEqual([]);
  }
});

for (const game of gamesOr("midi", "defizz", "millions")) {
  test(`${game}: the podium names the winner first`, { tag: `@${game}` }, endOf(game));
}
