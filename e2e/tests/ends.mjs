// The end of a game is told by the tablet's podium: the voice names the winner with it, in the same words, and the
// television no sooner.
import { gamesOr } from "../lib/depth.mjs";
import { GAMES } from "../lib/games.mjs";
import { queryOf, sitDown, turnCards } from "../lib/table.mjs";
import { openTelevision } from "../lib/television.mjs";
import { eventually, expect, test } from "../lib/test.mjs";
import { fakeVoices } from "../lib/voices.mjs";

/** Short games of each kind. */
const SCENES = {
  midi: { players: 2, seed: 5, options: "MIDI-O12=on" },
  heure: { players: 2, seed: 4 },
  millions: { players: 2, seed: 5, options: "MIL-O14=on" },
  defizz: { players: 3, seed: 5 },
  egomaster: { players: 3, seed: 4, options: "EGO-V=on" },
};

const LOUD = { "tablee:settings": JSON.stringify({ speed: "brisk", presentation: "everything" }) };

/** A table of that game, without motion. */
async function sat({ newPage, url }, game) {
  const page = await newPage({ storage: LOUD });
  await page.addInitScript(fakeVoices, { letter: 1 });
  await sitDown(page, url(queryOf({ game, ...SCENES[game] })), { clock: GAMES[game].sand });
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

// Runs in the page: notes at each change how the end is headed, and what the voice has said by then.
function noteEnd() {
  const seen = (window.endSeen = []);
  const look = () => {
    const title = document.querySelector(".won .title h2")?.textContent;
    if (title && seen.at(-1)?.title !== title) seen.push({ title, said: window.spoken.map(({ text }) => text).join(" ") });
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
  const title = asSpoken(after.title);
  expect(before.said, "so does the voice").not.toContain(title);
  await eventually(async () => (await goOn(), tells()), "then the television shows him");
  const steps = await screen.evaluate(() => window.stepsSeen);
  expect(steps.slice(0, 2), `the steps rise one after the other: ${steps.join()}`).toStrictEqual([0, 1]);
  const said = () => page.evaluate(() => window.spoken.map(({ text }) => text).join(" "));
  await eventually(async () => (await goOn(), (await said()).includes(title)), `and the voice says it: ${title}`);
};

for (const game of gamesOr("midi", "defizz", "millions")) {
  test(`${game}: the podium names the winner first`, { tag: `@${game}` }, endOf(game));
}
