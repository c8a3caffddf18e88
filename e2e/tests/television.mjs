// The television: a second window that shows the table's view and nothing else. It follows whole games of each kind;
// it can be opened in mid-game, closed and reopened; it never shows what only one person may see.
import { GAMES } from "../lib/games.mjs";
import { soiree } from "../lib/kept.mjs";
import { QUICK, act, gamesLoaded, queryOf, seated, settled, sitDown, state, turnCards } from "../lib/table.mjs";
import { NEW_CARDS } from "../lib/shown.mjs";
import { openTelevision } from "../lib/television.mjs";
import { eventually, expect, test } from "../lib/test.mjs";
import { fakeVoices } from "../lib/voices.mjs";

const board = (screen) => screen.locator(".tv-board");

// Runs in the television's window.
function told() {
  const root = document.querySelector(".tv-board");
  if (!root) return null;
  const all = (selector) => [...root.querySelectorAll(selector)];
  // What sticks out of the part it lies in is cut, or lies over something else.
  const sticksOut = (el) => {
    const [inner, outer] = [el.getBoundingClientRect(), el.parentElement.getBoundingClientRect()];
    return inner.width > 0 && (inner.bottom > outer.bottom + 2 || inner.right > outer.right + 2 || inner.top < outer.top - 2);
  };
  // Letters of drawings – a square of the ring, a card's clock – are as large as the drawing.
  const letters = [];
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { data, parentElement } = texts.currentNode;
    if (data.trim() && !parentElement.closest("svg, .unseen")) letters.push({ px: (parseFloat(getComputedStyle(parentElement).fontSize) * 1_080) / innerHeight, words: data });
  }
  return {
    ...root.dataset,
    small: letters.filter(({ px }) => px < 40),
    cut: all(".tv-stage > *, .tv-sheet > *, .tv-with > *, .tv-seat > *, .tv-over > *, .tv-rows > *").filter(sticksOut).map((el) => `${el.className}: ${el.textContent}`),
    lit: all(":is(.tv-seat, .tv-row)[data-turn]").length,
    question: root.querySelector(".tv-sheet h2")?.textContent ?? "",
    source: root.outerHTML,
    hours: all("[data-hour]").length,
    slots: all(".tv-slot [data-hour]").length,
    verdicts: all('.tv-choice:is([data-state="right"], [data-state="wrong"])').length,
    marked: all(".tv-choice .mark").length,
    controls: document.querySelectorAll("button, a, input, select, textarea, [data-move], [data-act], [tabindex]").length,
    scrolls: document.documentElement.scrollHeight > innerHeight + 1 || document.documentElement.scrollWidth > innerWidth + 1,
  };
}

/** The secrets that the window reveals. */
function leaks(seen, { phase, game, reveal }) {
  if (reveal || phase === "over") return [];
  const wrong = GAMES[game].secrets.televised(seen, { phase });
  return Object.keys(wrong).filter((what) => wrong[what]);
}

/** Waits until the window shows the table's current state; returns what it shows. */
async function follows(page, screen, kept = () => []) {
  let seen = null;
  await eventually(async () => {
    const now = await state(page);
    seen = await screen.evaluate(told);
    // The previous reveal may still be there for a moment; a real leak would stay.
    return seen && seen.phase === now.phase && seen.turn === now.turn && kept(seen).length === 0;
  }, "the television shows the table as it is, and nothing else");
  return seen;
}

/** A table of that game and its television. */
async function televised(newPage, url, game) {
  const page = await newPage({ storage: QUICK });
  await sitDown(page, url(queryOf({ game, ...GAMES[game].television })), { clock: GAMES[game].sand });
  await turnCards(page);
  return { page, screen: await openTelevision(page) };
}

const wholeGame = (game) => async ({ newPage, url }) => {
  test.setTimeout(240_000);
  const { player, sand, secrets, asks, television } = GAMES[game];
  const { page, screen } = await televised(newPage, url, game);
  const looks = { steps: 0, private: 0, questions: new Set(), phases: new Set() };
  await player.playUntil(page, "over", {
    policy: secrets.policy,
    watch: async (now) => {
      const reveal = now.phase === "reveal" || now.moves.some(({ name }) => name === "continue");
      // At each kind of phase the window is loaded anew, and shows the same.
      if (!looks.phases.has(now.phase)) await screen.reload();
      looks.phases.add(now.phase);
      const seen = await follows(page, screen, (shown) => leaks(shown, { ...now, game, reveal }));
      looks.steps += 1;
      looks.private += now.eyes === "table" ? 0 : 1;
      looks.questions.add(seen.question);
      expect(seen.controls, `controls on the television at step ${looks.steps}, ${now.phase}`).toBe(0);
      expect(seen.scrolls, `it fits the screen at step ${looks.steps}, ${now.phase}`).toBeFalsy();
      expect(seen.cut, `parts that stick out at step ${looks.steps}, ${now.phase}`).toStrictEqual([]);
      expect(seen.small, `letters below 40 px of 1920 × 1080 at step ${looks.steps}, ${now.phase}`).toStrictEqual([]);
      if (!reveal && now.phase !== "over") expect(seen.lit, `whom it concerns is lit at step ${looks.steps}, ${now.phase}`).toBeGreaterThan(0);
      return sand ? player.spend(page, now, 7_000) : false;
    },
  });
  expect(looks.steps, `it was looked at on the way (${looks.steps} times)`).toBeGreaterThan(8);
  if (asks) expect(looks.questions.size, `questions and what is done were shown (${looks.questions.size})`).toBeGreaterThan(2);
  if (secrets.lifted) expect(looks.private, "somebody looked in secret meanwhile").toBeGreaterThan(0);
  await screen.locator(".tv-over .tv-stands").first().waitFor();
  const end = await screen.evaluate(told);
  expect([end.cut, end.small], "the podium fits, in large letters").toStrictEqual([[], []]);
  expect(await screen.locator(".tv-step").count(), "a step for each seat").toBe(television.players);
  expect((await screen.locator(".tv-over h2").innerText()).length, "who has won").toBeGreaterThan(3);
  await act(page, "home").click();
  await screen.locator(".tv-rest").waitFor();
};

// Opened in mid-game, it shows the state at once; closing it changes nothing; a new one goes on.
test("opened in the middle, closed, opened again", async ({ newPage, url }) => {
  test.setTimeout(90_000);
  const { player } = GAMES.millions;
  const page = await newPage({ storage: QUICK });
  await sitDown(page, url(queryOf({ game: "millions", players: 3, seed: 3 })));
  await turnCards(page);
  await player.playUntil(page, (_, made) => made === 8);
  const before = await state(page);
  const screen = await openTelevision(page, { width: 1024, height: 768 });
  await follows(page, screen);
  expect((await state(page)).fingerprint, "opening it plays nothing").toStrictEqual(before.fingerprint);
  expect((await gamesLoaded(page)).length, "the tablet has loaded its game").toBeGreaterThan(0);
  expect(await gamesLoaded(screen), "a television draws what it is sent").toStrictEqual([]);
  await screen.close();
  await player.playUntil(page, (_, made) => made === 4);
  const again = await openTelevision(page);
  const seen = await follows(page, again);
  expect(seen.scrolls, "it fits").toBeFalsy();
  await expect(again).toBeAccessible();
});

// After a reload of the tablet, the window goes on by itself.
test("the tablet is loaded anew", async ({ newPage, url }) => {
  test.setTimeout(90_000);
  const { player } = GAMES.heure;
  const page = await newPage({ storage: QUICK });
  await sitDown(page, url(queryOf({ game: "heure", ...GAMES.heure.television })));
  await turnCards(page);
  const screen = await openTelevision(page);
  await player.playUntil(page, (_, made) => made === 6);
  await follows(page, screen);
  await page.goto(page.url().replace(/[?#].*$/, ""));
  await screen.locator(".tv-rest").waitFor();
  await act(page, "resume").click();
  await board(screen).waitFor();
  await player.playUntil(page, (_, made) => made === 4);
  await follows(page, screen);
});

// Messages of another window on the channel change nothing.
test("whatever a stranger says on the line changes nothing", async ({ newPage, url }) => {
  const page = await newPage({ storage: QUICK });
  await sitDown(page, url(queryOf({ game: "heure", ...GAMES.heure.television })));
  await turnCards(page);
  const screen = await openTelevision(page);
  await follows(page, screen);
  const before = await state(page);
  await screen.evaluate(() => {
    const line = new BroadcastChannel(`tablee-tv-${location.hash.slice("#tv=".length)}`);
    const say = (text) => line.postMessage(text);
    say(JSON.stringify({ act: { mv: "draw 1", touched: 0 } }));
    ["", "null", "{", JSON.stringify({ undo: null }), "a".repeat(1_000_000)].forEach(say);
    line.postMessage({ act: { mv: "draw 1", touched: 0 } });
    for (let n = 0; n < 1_000; n += 1) say(JSON.stringify({ act: { mv: "draw 1", touched: n } }));
  });
  await settled(page);
  expect((await state(page)).fingerprint, "the game after a stranger's messages").toStrictEqual(before.fingerprint);
  await GAMES.heure.player.playUntil(page, (_, made) => made === 3);
  await follows(page, screen);
});

// Two windows on one line: one that is closed takes nothing from the other.
test("a second window is closed, the first one goes on", async ({ newPage, url }) => {
  const { player } = GAMES.heure;
  const page = await newPage({ storage: QUICK });
  await sitDown(page, url(queryOf({ game: "heure", ...GAMES.heure.television })));
  await turnCards(page);
  const screen = await openTelevision(page);
  await follows(page, screen);
  const second = await newPage({ context: page.context() });
  await second.goto(screen.url());
  await follows(page, second);
  await second.close({ runBeforeUnload: true });
  await player.playUntil(page, (_, made) => made === 3);
  await follows(page, screen);
});

// A duplicated tab has the token of the line, too: it says nothing on it, and opens a line of its own.
test("a duplicated tab leaves the television to the first one", async ({ newPage, url }) => {
  const { player } = GAMES.heure;
  const page = await newPage({ storage: QUICK });
  await sitDown(page, url(queryOf({ game: "heure", ...GAMES.heure.television })));
  await turnCards(page);
  const screen = await openTelevision(page);
  await follows(page, screen);
  const token = await page.evaluate(() => sessionStorage.getItem("tablee:tv"));
  const copy = await newPage({ context: page.context() });
  await copy.addInitScript((token) => sessionStorage.setItem("tablee:tv", token), token);
  await copy.goto(url());
  await eventually(() => copy.evaluate(() => sessionStorage.getItem("tablee:tv") === null), "the copy has no line");
  expect(await board(screen).count(), "the board on the television").toBe(1);
  await player.playUntil(page, (_, made) => made === 3);
  await follows(page, screen);
});

// Runs in the television's window: sends it each message that was kept with one part of it changed, `most` of each at most,
// and at last the whole one.
async function sendWild(most) {
  const { line, told } = window;
  let seed = 7;
  const random = (below) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * below);
  };
  const others = (value) => {
    if (typeof value === "number") return [0, 1, 6, 24, 200, 255, 65_535, 4_294_967_295].filter((other) => other !== value);
    if (typeof value === "boolean") return [!value];
    if (typeof value === "string") return ["", "x".repeat(5_000)];
    if (value === null) return [0, 255, []];
    if (Array.isArray(value)) return [[], value.slice(1), [...value, ...value], Array(300).fill(value[0] ?? 0), null];
    return [null];
  };
  const changes = (value, put) => [
    ...others(value).map((other) => () => put(other)),
    ...(typeof value === "object" && value !== null ? Object.keys(value).flatMap((key) => changes(value[key], (other) => put(Array.isArray(value) ? Object.assign([...value], { [key]: other }) : { ...value, [key]: other }))) : []),
  ];
  let sent = 0;
  for (const message of told.values()) {
    let wild = null;
    const all = changes(message, (changed) => (wild = changed));
    for (let n = 0; n < Math.min(most, all.length); n += 1) {
      all.splice(random(all.length), 1)[0]();
      line.postMessage(JSON.stringify(wild));
      sent += 1;
      if (n % 5 === 0) await new Promise((resolve) => setTimeout(resolve));
    }
    line.postMessage(JSON.stringify(message));
    await new Promise(requestAnimationFrame);
  }
  return sent;
}

// Seats that nobody has, empty and endless lists, numbers off every board: what no table sends stops no window.
const wild = (game) => async ({ newPage, url }) => {
  test.setTimeout(180_000);
  const { player, sand, secrets } = GAMES[game];
  const { page, screen } = await televised(newPage, url, game);
  await screen.evaluate(() => {
    window.told = new Map();
    window.line = new BroadcastChannel(`tablee-tv-${location.hash.slice("#tv=".length)}`);
    window.line.onmessage = ({ data }) => {
      const message = JSON.parse(data);
      const { scene, shows } = message.view ?? {};
      if (shows) window.told.set([scene.phase, scene.reveal, Object.keys(shows.stage).join()].join(), message);
    };
  });
  await player.playUntil(page, "over", { policy: secrets.policy, watch: async (now) => (sand ? player.spend(page, now, 7_000) : false) });
  await screen.locator(".tv-over").waitFor();
  const sent = await screen.evaluate(sendWild, 150);
  expect(sent, "wild messages").toBeGreaterThan(500);
  expect(await screen.locator(".tv-over").count(), "the window shows the last whole one").toBe(1);
};

for (const game of Object.keys(GAMES)) {
  test(`${game}: no message stops the television`, { tag: `@${game}` }, wild(game));
}

// Runs in the television's window: notes what a drum roll lets see of the outcome.
function noteDrums() {
  const seen = (window.drums = []);
  const look = () => {
    if (document.querySelector(".tv-drum")) seen.push(document.querySelectorAll('.tv-choice:is([data-state="right"], [data-state="wrong"])').length);
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true });
}

// The table holds its breath: the television rolls the drum and knows nothing; a pause is said there, too.
test("the drum rolls before the answer, and a pause is said", { tag: "@millions" }, async ({ newPage, url }) => {
  test.setTimeout(90_000);
  const { player, secrets } = GAMES.millions;
  const page = await newPage({ storage: { "tablee:settings": JSON.stringify({ speed: "brisk", muted: true }) } });
  await sitDown(page, url(queryOf({ game: "millions", ...GAMES.millions.television })));
  await turnCards(page);
  const screen = await openTelevision(page);
  await follows(page, screen);
  await act(page, "pause").click();
  await screen.locator(".tv-pause").waitFor();
  await page.keyboard.press("Escape");
  await screen.locator(".tv-pause").waitFor({ state: "detached" });
  await screen.evaluate(noteDrums);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await player.playUntil(page, ({ moves }) => moves.some(({ name }) => name === "continue"), { policy: secrets.policy });
  await eventually(() => screen.evaluate(() => window.drums.length > 0 && !document.querySelector(".tv-drum")), "the drum rolled, and stopped with the answer");
  expect(await screen.evaluate(() => Math.max(...window.drums)), "verdicts seen meanwhile").toBe(0);
});

// What was said of a game is not said under the next one.
test("an old line goes with its game", { tag: "@heure" }, async ({ newPage, url }) => {
  test.setTimeout(90_000);
  const { page, screen } = await televised(newPage, url, "heure");
  await GAMES.heure.player.playUntil(page, "over");
  await screen.locator(".tv-over .tv-stands").first().waitFor();
  await act(page, "rematch").click();
  await screen.locator('.tv-board:not([data-phase="over"])').waitFor();
  await turnCards(page);
  await follows(page, screen);
  expect(await screen.locator(".tv-said").innerText(), "what is said under the new game").toBe("");
});

// Between two games the standings of the soirée, at its end the podium, after it nothing of it.
test("the soirée between its games, and its podium", async ({ newPage, url }) => {
  const page = await newPage({ storage: soiree(2) });
  await page.goto(url());
  await act(page, "settings").click();
  const opened = page.waitForEvent("popup");
  await page.locator('[data-panel="television"] [data-act="television"]').click();
  const screen = await opened;
  await screen.locator(".tv-rest .tv-place").first().waitFor();
  expect(await screen.locator(".tv-place .name").allTextContents(), "the standings").toStrictEqual(["Léo", "Zoé"]);
  await act(page, "home").click();
  await act(page, "evening-line").click();
  await act(page, "end-evening").click();
  await screen.locator('.tv-rest .tv-step[data-rank="1"] .name', { hasText: "Léo" }).waitFor();
  await act(page, "home").click();
  await screen.locator(".tv-rest h1").waitFor();
  expect(await screen.locator(".tv-rest :is(.tv-place, .tv-step)").count(), "what is left of the soirée").toBe(0);
});

// Runs in both windows, before the app: counts the tones that are begun.
function countTones() {
  window.tones = 0;
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...at) {
    window.tones += 1;
    return start.apply(this, at);
  };
}

// Where people say, cues and voice come from the television, which asks for the touch that browsers want; without it
// the tablet speaks again.
test("the sound comes from where people say", { tag: "@midi" }, async ({ newPage, url }) => {
  const page = await newPage({ storage: { ...NEW_CARDS, "tablee:settings": JSON.stringify({ lang: "fr" }) } });
  await page.context().addInitScript(fakeVoices, { letter: 2 });
  await page.context().addInitScript(countTones);
  await page.goto(url(queryOf({ game: "midi", players: 2, seed: 3, options: "reading=tablet" })));
  await seated(page);
  await turnCards(page);
  const screen = await openTelevision(page);
  await follows(page, screen);
  await act(page, "pause").click();
  await act(page, "television-sound").click();
  await page.keyboard.press("Escape");
  await page.locator(".pause-sheet").waitFor({ state: "detached" });
  const heard = (at) => at.evaluate(() => ({ said: window.spoken.length, tones: window.tones }));
  const before = await heard(page);
  await screen.locator(".tv-screen").click();
  await page.locator('[data-move="number"]').first().click();
  await eventually(async () => (await heard(screen)).said > 1, "sentences are said one after the other there");
  await page.locator('[data-move="choose"]').first().click();
  await eventually(async () => (await heard(screen)).tones > 0, "cues are played there");
  expect(await screen.locator(".tv-locked").count(), "the window has been touched").toBe(0);
  expect(await heard(page), "what the tablet plays and says meanwhile").toStrictEqual(before);
  // A window that is gone without a word is missed when it does not answer.
  await screen.close();
  await page.locator('[data-move="continue"], [data-act="continue"]').first().click();
  await page.waitForTimeout(2_500);
  await page.locator('[data-move="number"]').first().click();
  await eventually(async () => (await heard(page)).said + (await heard(page)).tones > before.said + before.tones, "without the television the tablet is heard again");
});

// The settings can open it; where a browser has no second window, they say so.
test("the settings have the way to it, or say what to do", async ({ newPage, url }) => {
  const page = await newPage();
  await page.goto(url());
  await act(page, "settings").click();
  const opened = page.waitForEvent("popup");
  await page.locator('[data-panel="television"] [data-act="television"]').click();
  const screen = await opened;
  await screen.locator(".tv-rest").waitFor();
  expect(await screen.evaluate(() => document.querySelectorAll("button, a, input").length), "controls between two games").toBe(0);
  const bare = await newPage();
  await bare.addInitScript(() => delete window.BroadcastChannel);
  await bare.goto(url());
  await act(bare, "settings").click();
  await bare.locator('[data-panel="television"]', { hasText: "Recopie plutôt" }).waitFor();
  expect(await act(bare, "television").count(), "buttons where there is no second window").toBe(0);
});

for (const game of Object.keys(GAMES)) {
  test(`${game}: a whole game on the television, without a secret or a control`, { tag: `@${game}` }, wholeGame(game));
}
