// Replays of games: forwards, backwards, by the slider and automatically, through the table's eyes; the list leads
// to moments and questions; the replay of a parked game shows no more than its table did; 500 films are kept.
import { existsSync, readFileSync } from "node:fs";
import { PARKED } from "../lib/kept.mjs";
import { kiosk } from "../lib/kiosk.mjs";
import { gamesOr } from "../lib/depth.mjs";
import { GAMES } from "../lib/games.mjs";
import { act, isHome, queryOf, settled, sitDown, state } from "../lib/table.mjs";
import { eventually, expect, test } from "../lib/test.mjs";

/** How long after its end a game is packed, in ms. */
const PACKED = 5_000;

const replay = (page) => page.locator(".replay");
const numbers = (page) => replay(page).evaluate(({ dataset }) => ({ frame: Number(dataset.frame), last: Number(dataset.last) }));

/** The texts on the table, without numbers, as clocks differ. */
const texts = (page, root) =>
  page.evaluate((root) => {
    const walk = document.createTreeWalker(document.querySelector(root), NodeFilter.SHOW_TEXT);
    const found = new Set();
    while (walk.nextNode()) {
      const { parentElement, data } = walk.currentNode;
      // Announcements for screen readers may be over already.
      if (parentElement.checkVisibility({ visibilityProperty: true }) && !parentElement.closest(".unseen")) found.add(data.replace(/\d+/g, "#").trim());
    }
    found.delete("");
    return [...found];
  }, root);

/** Moves the slider to a frame and waits until it is shown. */
async function slide(page, frame) {
  await page.locator('.film-bar [name="frame"]').fill(String(frame));
  await settled(page);
  await page.waitForFunction((wanted) => document.querySelector(".replay").dataset.frame === wanted, String(frame));
}

async function opened(page, from) {
  await act(page, from).click();
  await replay(page).waitFor();
  await page.locator(".watched [data-game][data-phase]").waitFor({ state: "attached" });
  await settled(page);
}

// Runs in the page: collects the texts shown between two looks of the test, while the eyes are the table's.
function remember() {
  window.shownTexts = new Set();
  const look = () => {
    const root = document.querySelector(".screen");
    if (root?.dataset.eyes !== "table") return;
    const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      const { parentElement, data } = walk.currentNode;
      if (!parentElement.closest(".unseen")) window.shownTexts.add(data.replace(/\d+/g, "#").trim());
    }
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
}

/** Plays a whole game; `watch` is called with every state. */
async function played({ newPage, url }, id, watch = () => {}) {
  const { player, sand, secrets } = GAMES[id];
  const page = await newPage();
  await sitDown(page, url(queryOf({ game: id, ...secrets.scenes[0] })), { clock: sand });
  await page.evaluate(remember);
  const prints = [];
  await player.playUntil(page, "over", {
    policy: secrets.policy,
    watch: async (now) => {
      prints.push(now.fingerprint);
      await watch(page, now, prints.length);
      return player.spend(page, now, 7_000);
    },
  });
  await page.locator(".podium").waitFor();
  return { page, prints, sand };
}

/** Forwards, backwards and by the slider, every frame shows the table as it was. */
const watched = (id) => async ({ app }) => {
  test.setTimeout(240_000);
  const { page, prints } = await played(app, id);
  const end = await state(page);
  // Each player's answers are added to the records once the deck's themes have loaded.
  if (GAMES[id].asks) await page.waitForFunction(() => !localStorage["tablee:records"].includes('"answers":[]'));
  const records = await page.evaluate(() => localStorage["tablee:records"]);
  await opened(page, "replay");
  const { frame, last } = await numbers(page);
  expect(frame, "it begins with the deal").toBe(0);
  expect(last, `moments (${last})`).toBeGreaterThanOrEqual(10);
  expect(await page.locator(".watched").evaluate((el) => el.inert), "nobody touches its table").toBe(true);
  await expect(page).toBeAccessible();
  const middle = Math.floor(last / 2);
  await slide(page, middle);
  const there = await state(page);
  expect(prints, "the middle is a table that was played at").toContain(there.fingerprint);
  await act(page, "replay-next").click();
  await act(page, "replay-next").click();
  await settled(page);
  const further = await state(page);
  await act(page, "replay-back").click();
  await act(page, "replay-back").click();
  await settled(page);
  expect((await state(page)).fingerprint, "two on and two back").toStrictEqual(there.fingerprint);
  await slide(page, middle + 2);
  expect(await state(page), "a slide leads where steps lead").toStrictEqual(further);
  await slide(page, last);
  expect((await state(page)).fingerprint, "its end").toStrictEqual(end.fingerprint);
  await page.locator(".watched .podium").waitFor();
  expect(await page.evaluate(() => localStorage["tablee:records"]), "the records are as they were").toStrictEqual(records);
  await act(page, "replay-close").click();
  await page.locator(".podium").waitFor();
  expect(await replay(page).count(), "back at the results").toBe(0);
};

/** All texts of a game's cards, in the form of `texts`; null for a game without a deck. */
function cardTexts(id) {
  const file = new URL(`../../public/decks/fr/${id}.json`, import.meta.url);
  if (!existsSync(file)) return null;
  const found = new Set();
  const walk = (part) => (typeof part === "string" ? found.add(part.replace(/\d+/g, "#").trim()) : part && typeof part === "object" && Object.values(part).forEach(walk));
  walk(JSON.parse(readFileSync(file, "utf8")));
  return found;
}

/** A replay shows no text of a card earlier than the table did. Other texts do not count: a reader may see them alone. */
const nothingMore = (id) => async ({ app }) => {
  test.setTimeout(240_000);
  const first = new Map();
  const seenAt = new Map();
  const { page } = await played(app, id, async (page, now, step) => {
    // What is uncovered while a seat looks behind the curtain, the table sees afterwards.
    if (now.eyes === "table") seenAt.set(now.fingerprint, step);
    const shown = await page.evaluate(() => [...window.shownTexts]);
    const here = now.eyes === "table" ? await texts(page, ".screen") : [];
    for (const text of [...shown, ...here]) if (!first.has(text)) first.set(text, step);
  });
  await opened(page, "replay");
  const { last } = await numbers(page);
  const cards = cardTexts(id);
  let reached = 1;
  // Frames between two looks of the test are compared with the next look.
  let between = new Set();
  for (let frame = 0; frame < last - 1; frame += 1) {
    const now = await state(page);
    if (now.phase === "over") break;
    expect(now.eyes, "whose eyes look").toBe("table");
    const shown = (await texts(page, ".watched")).filter((text) => !cards || cards.has(text));
    if (seenAt.has(now.fingerprint)) {
      reached = Math.max(reached, seenAt.get(now.fingerprint));
      const early = [...between, ...shown].filter((text) => (first.get(text) ?? Infinity) > reached + 1);
      expect(early, `what moment ${frame}, ${now.phase}, tells too soon`).toStrictEqual([]);
      between = new Set();
    } else {
      shown.forEach((text) => between.add(text));
    }
    await act(page, "replay-next").click();
    await settled(page);
  }
};

test("by itself, at a speed", async ({ app }) => {
  test.setTimeout(180_000);
  const { page } = await played(app, "heure");
  await opened(page, "replay");
  await page.locator(".speeds label").nth(2).click();
  await act(page, "replay-play").click();
  await eventually(async () => (await numbers(page)).frame > 5, "frames follow by themselves");
  await act(page, "replay-play").click();
  const { frame } = await numbers(page);
  await page.waitForTimeout(400);
  expect((await numbers(page)).frame, "it stands").toStrictEqual(frame);
  await act(page, "replay-play").click();
  await eventually(async () => ((now) => now.frame === now.last)(await numbers(page)), "it comes to its end", 60_000);
});

test("a moment leads to itself", async ({ app }) => {
  const { page } = await played(app, "heure");
  await page.locator('[data-act="replay-moment"]').first().click();
  await replay(page).waitFor();
  await eventually(async () => (await numbers(page)).frame > 0, "it begins at the moment");
});

test("a question is found, read and reported", async ({ app }) => {
  test.setTimeout(180_000);
  const { page, sand } = await played(app, "millions");
  await opened(page, "replay");
  await act(page, "replay-asked").click();
  expect(await page.locator(".asked-questions li").count(), "no question before one was asked").toBe(0);
  await act(page, "close").click();
  await slide(page, (await numbers(page)).last);
  await act(page, "replay-asked").click();
  await expect(page).toBeAccessible();
  const oldest = page.locator(".asked-questions li").last();
  const q = await oldest.locator("b").innerText();
  const given = await oldest.locator(".answers [data-right]").first().innerText();
  expect(/ · .+, (juste|faux)$/.test(given), `who answered what: ${given}`).toBeTruthy();
  await oldest.locator('[data-act="replay-doubt"]').click();
  await oldest.locator('[data-act="report"]').first().click();
  await eventually(async () => ((await page.evaluate(() => localStorage["tablee:doubts"])) ?? "").includes(q.slice(0, 20)), "it is reported");
  await oldest.locator('[data-act="replay-to"]').click();
  await page.locator(".asked-sheet").waitFor({ state: "detached" });
  if (sand) await page.clock.runFor(500);
  await eventually(async () => (await page.locator(".watched").innerText()).includes(q), "the moment itself");
});

/** The moments of the ending are in the list, and each entry leads to its own. */
test("the list leads to the moments of the ending", async ({ app }) => {
  const { page } = await played(app, "millions");
  await opened(page, "replay");
  const before = (await numbers(page)).frame;
  await act(page, "replay-asked").click();
  const told = page.locator(".told-moments li");
  expect(await told.count(), "the moments are told").toBeGreaterThan(0);
  expect((await told.first().innerText()).length, "with who and how much").toBeGreaterThan(10);
  await told.first().locator('[data-act="replay-moment"]').click();
  await page.locator(".asked-sheet").waitFor({ state: "detached" });
  await eventually(async () => (await numbers(page)).frame > before, "the moment itself");
});

/** Restoring cleared records also restores their films. */
test("records that come back can be watched again", async ({ app }) => {
  const { page } = await played(app, "heure");
  const count = async () => (await page.evaluate(ids)).length;
  await eventually(async () => (await count()) === 1, "it is kept", PACKED + 10_000);
  await act(page, "rematch").click();
  await page.locator(".play-screen").waitFor();
  await act(page, "home").click();
  await act(page, "records").click();
  await act(page, "clear").click();
  await act(page, "clear").click();
  await eventually(async () => (await count()) === 0, "it is gone");
  await act(page, "take-back").click();
  await eventually(async () => (await count()) === 1, "and back");
  await act(page, "house").click();
  await opened(page, "replay");
});

test("a game that waits shows its table and goes on", async ({ newPage, url }) => {
  const page = await newPage({ storage: PARKED });
  await page.goto(url());
  await isHome(page);
  const saves = () => page.evaluate(() => Object.entries(localStorage).filter(([key]) => /:(setup|journal)$/.test(key)).map(([key, text]) => `${key} ${text.length}`).sort().join());
  await act(page, "resume").waitFor();
  const before = await saves();
  await opened(page, "replay");
  await slide(page, (await numbers(page)).last);
  const end = await state(page);
  expect(end.eyes, "whose eyes look").toBe("table");
  expect(await saves(), "nothing is played").toStrictEqual(before);
  await act(page, "replay-close").click();
  await act(page, "resume").click();
  await page.locator(".play-screen").waitFor();
  await settled(page);
  expect((await state(page)).fingerprint, "it goes on where the replay ended").toStrictEqual(end.fingerprint);
});

// Runs in the page, scrolled to its end: the texts and cards of the table that the bar still covers.
function covered() {
  scrollTo(0, document.documentElement.scrollHeight);
  const bar = document.querySelector(".film-bar").getBoundingClientRect().top;
  const speaks = (one) => one.matches("[data-hour]") || [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim() !== "");
  const below = [...document.querySelectorAll(".watched main *")].filter((one) => speaks(one) && one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !one.closest(".unseen"));
  return below.filter((one) => one.getBoundingClientRect().bottom > bar + 1).map((one) => one.textContent.trim().slice(0, 40));
}

// On a telephone the table may need more than the window has over the bar: the page scrolls, and all of it can be seen.
for (const game of gamesOr("heure", "millions")) {
  test(`${game}: on a telephone the bar hides nothing for good`, { tag: `@${game}` }, async ({ newPage, url, artefacts }) => {
    test.setTimeout(120_000);
    const { player, sand, secrets } = GAMES[game];
    const page = await newPage();
    await sitDown(page, url(queryOf({ game, ...secrets.scenes[0] })), { clock: sand });
    await player.playUntil(page, (_, made) => made === 14, { policy: secrets.policy });
    await act(page, "home").click();
    await isHome(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await opened(page, "replay");
    const { last } = await numbers(page);
    for (let frame = 0; frame <= last; frame += Math.ceil((last + 1) / 8)) {
      await slide(page, frame);
      expect(await page.evaluate(covered), `under the bar at moment ${frame} of ${last}`).toStrictEqual([]);
      await page.screenshot({ path: `${artefacts}/replay-phone-${game}-${frame}.png` });
    }
  });
}

// Runs in the page: the ids of the stored films.
const ids = () =>
  new Promise((done) => {
    const asked = indexedDB.open("tablee-films", 1);
    // Must not create the database before the app does: the app would take the empty one for its own.
    asked.onupgradeneeded = () => asked.transaction.abort();
    asked.onerror = (event) => (event.preventDefault(), done([]));
    asked.onsuccess = () => {
      const all = asked.result.objectStoreNames.contains("films") && asked.result.transaction("films").objectStore("films").getAllKeys();
      if (!all) return done([]);
      all.onsuccess = () => (asked.result.close(), done(all.result));
    };
  });

/** A replay opens from the records after its table is gone, and on another tablet from a file. */
test("kept, and handed on to another tablet", async ({ app, newPage, url }) => {
  test.setTimeout(180_000);
  const { page } = await played(app, "heure");
  await eventually(async () => (await page.evaluate(ids)).length === 1, "it is kept", PACKED + 10_000);
  await act(page, "rematch").click();
  await page.locator(".play-screen").waitFor();
  await act(page, "home").click();
  await act(page, "records").click();
  await act(page, "house").click();
  await opened(page, "replay");
  expect((await numbers(page)).last, "the whole game").toBeGreaterThan(10);
  await act(page, "replay-close").click();
  await act(page, "house").click();
  await act(page, "hand-on").click();
  await page.locator(".hand-sheet").waitFor();
  const [file] = await Promise.all([page.waitForEvent("download"), act(page, "give-file").click()]);
  const to = await newPage();
  await to.goto(url());
  await isHome(to);
  await act(to, "settings").click();
  await to.locator('[data-panel="backup"] input[type=file]').setInputFiles([{ name: "tablee-partage.json", mimeType: "application/json", buffer: readFileSync(await file.path()) }]);
  await act(to, "take-it").click();
  await act(to, "home").click();
  await eventually(async () => (await to.evaluate(ids)).some((id) => id.startsWith("in-")), "it is kept there, too");
  await eventually(async () => (await to.locator('[data-act="resume"]').count()) === 0, "it waits for nobody");
  expect(await to.evaluate(() => localStorage["tablee:records"] ?? ""), "it is nobody's record there").toBe("");
  await act(to, "records").click();
  await to.locator(".received-card").waitFor();
  await opened(to, "replay");
  expect((await numbers(to)).last, "the whole game").toBeGreaterThan(10);
});

test("five hundred are kept, and without a database it is said", async ({ app, newPage, url }) => {
  test.setTimeout(240_000);
  const { page } = await played(app, "heure");
  await eventually(async () => (await page.evaluate(ids)).length === 1, "it is kept", PACKED + 10_000);
  // Writes older films into the database that the page has created.
  await page.evaluate(() => new Promise((done) => {
    const asked = indexedDB.open("tablee-films", 1);
    asked.onsuccess = () => {
      const writing = asked.result.transaction("films", "readwrite");
      for (let n = 0; n < 500; n += 1) writing.objectStore("films").put({ id: `a${String(n).padStart(6, "0")}-x`, text: "1." });
      writing.oncomplete = () => (asked.result.close(), done());
    };
  }));
  expect((await page.evaluate(ids)).length, "games that lie there").toBe(501);
  await act(page, "rematch").click();
  await page.locator(".play-screen").waitFor();
  await GAMES.heure.player.playUntil(page, "over");
  await eventually(async () => (await page.evaluate(ids)).length === 500, "the oldest went", PACKED + 10_000);
  const left = await page.evaluate(ids);
  expect(!left.includes("a000000-x") && !left.includes("a000001-x"), "those that went are the oldest").toBeTruthy();
  const other = await newPage();
  await other.addInitScript(() => Object.defineProperty(window, "indexedDB", { value: undefined }));
  await other.goto(url(queryOf(GAMES.heure.secrets.scenes[0])));
  await GAMES.heure.player.playUntil(other, "over");
  await other.locator(".podium").waitFor();
  await act(other, "home").click();
  await act(other, "records").click();
  await other.locator(".last > li").first().waitFor();
  await other.locator(".last-card .gone").first().waitFor();
  expect(await other.locator('[data-act="replay"]').count(), "without a database nothing can be watched, and it is said").toBe(0);
});

test("a kiosk offers none", async ({ newPage, url }) => {
  const page = await newPage({ storage: kiosk() });
  await page.goto(url(queryOf(GAMES.heure.secrets.scenes[0])));
  await GAMES.heure.player.playUntil(page, "over");
  await page.locator(".podium").waitFor();
  await settled(page);
  expect(await page.locator('[data-act^="replay"]').count(), "what visitors are offered").toBe(0);
});

function each(name, run, games) {
  for (const id of games) {
    test(`${id}: ${name}`, { tag: `@${id}` }, run(id));
  }
}

each("a whole game forwards, backwards and by slides", watched, gamesOr("heure", "egomaster"));
each("nothing is shown before the table has shown it", nothingMore, Object.keys(GAMES));
