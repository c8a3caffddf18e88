// The app as one file (tools/single.mjs, docs/single-file.md): opened by file:// it plays a whole game of each kind
// without asking anybody for anything, keeps what was played, and shows nothing that a file cannot do.
import { readFileSync } from "node:fs";
import { MOST } from "../../tools/single.mjs";
import { GAMES } from "../lib/games.mjs";
import { atFile } from "../lib/one_file.mjs";
import { act, isHome, queryOf, reopen, seated, settled } from "../lib/table.mjs";

/** Drawings that are seen and did not come. */
const blank = (page) => page.locator("img:visible").evaluateAll((all) => all.filter((one) => one.complete && one.naturalWidth === 0).map((one) => one.outerHTML.slice(0, 200)));

/** Drawings that are looked up where there is nothing. */
const lost = (page) => page.evaluate(() => [...document.querySelectorAll("use")].map((use) => use.getAttribute("href")).filter((href) => !href.startsWith("#") || !document.getElementById(href.slice(1))));

async function wholeGame(id, context) {
  const { expect } = context;
  const { blind, player } = GAMES[id];
  const [scene] = blind.filter(({ auto = 0 }) => auto === 0);
  await atFile(context, async ({ url, newPage }) => {
    const page = await newPage();
    await page.goto(url(queryOf({ game: id, ...scene })));
    await seated(page);
    await settled(page);
    const table = [...(await blank(page)), ...(await lost(page))];
    await player.playUntil(page, ({ phase }) => phase === "over", { steps: 3_000 });
    await act(page, "rematch").waitFor();
    await settled(page);
    expect.equal([...table, ...(await blank(page)), ...(await lost(page))], [], "drawings that are not there");
    // A canvas that has seen a stranger's picture hands out nothing.
    const [poster] = await Promise.all([page.waitForEvent("download"), act(page, "share").click()]);
    expect.equal(poster.suggestedFilename(), "la-tablee.png", "the poster");
    await act(page, "home").click();
    await isHome(page);
    await act(page, "records").click();
    await page.locator(".records-screen").getByText(/./).first().waitFor();
    expect.ok((await page.evaluate(() => localStorage["tablee:records"] ?? "")).includes("winners"), "the game stands in the records");
  });
}

// Every screen and a game's table at two moments; a game that was left is there after the browser's reload.
function keptAfterReload(context) {
  const { expect } = context;
  return atFile(context, async ({ url, newPage }) => {
    const page = await newPage();
    await page.goto(url(queryOf({ game: "midi", players: 3, seed: 4 })));
    await seated(page);
    await GAMES.midi.player.playUntil(page, (table, made) => made === 12);
    const { fingerprint } = await reopen(page);
    await page.reload();
    await act(page, "resume").click();
    expect.equal((await seated(page)).fingerprint, fingerprint, "the game after another reload");
    // Whoever opened it by a link: the link does not deal again.
    await page.goto(url(queryOf({ game: "heure", players: 2, seed: 5 })));
    await seated(page);
    await GAMES.heure.player.playUntil(page, (table, made) => made === 4);
    const before = await page.evaluate(() => document.querySelector("[data-game]").dataset.fingerprint);
    await page.reload();
    const resumed = (await page.locator('[data-act="resume"], [data-game][data-phase]').first().waitFor(), act(page, "resume"));
    if (await resumed.count()) await resumed.click();
    expect.equal((await seated(page)).fingerprint, before, "the game of the link after a reload");
  });
}

// What is kept can leave the browser, and come back.
function savesLeave(context) {
  const { expect } = context;
  return atFile(context, async ({ url, newPage }) => {
    const page = await newPage();
    await page.goto(url(queryOf({ game: "heure", players: 2, seed: 5 })));
    await seated(page);
    await GAMES.heure.player.playUntil(page, (table, made) => made === 6);
    await page.goto(url());
    await isHome(page);
    await act(page, "settings").click();
    const [saved] = await Promise.all([page.waitForEvent("download"), act(page, "export").click()]);
    expect.matches(readFileSync(await saved.path(), "utf8"), /sitting/, "the game in the file");
  });
}

function sayWhatItIs(context) {
  const { expect, shot } = context;
  return atFile(context, async ({ url, newPage, size }) => {
    expect.atMost(size, MOST, "bytes of the file");
    const page = await newPage();
    await page.goto(url());
    await isHome(page);
    await settled(page);
    expect.equal([...(await blank(page)), ...(await lost(page))], [], "drawings that are not there");
    expect.equal(await page.locator("[data-offline]").count(), 0, "marks of playing without a network");
    await expect.accessible(page);
    await shot(page, "single-home");
    await act(page, "settings").click();
    await page.locator('[data-panel="one-file"]').waitFor();
    expect.equal(await page.locator('[data-panel="install"], [data-act="install"], [data-act="persist"]').count(), 0, "ways to install it");
    await shot(page, "single-settings");
    const told = await page.evaluate(() => ({ workers: navigator.serviceWorker?.controller ?? null, manifest: document.querySelectorAll('link[rel="manifest"]').length }));
    expect.equal(told, { workers: null, manifest: 0 }, "what a file cannot have");
  });
}

// All that is packed is read by somebody: each screen, in both languages.
function everyScreen(context) {
  const { expect } = context;
  return atFile(context, async ({ url, newPage }) => {
    const page = await newPage({ storage: { "tablee:settings": JSON.stringify({ lang: "en" }) } });
    await page.goto(url());
    for (const screen of ["players", "questions", "evening", "settings", "about", "records"]) {
      await isHome(page);
      await act(page, screen).click();
      await page.locator(`.screen:not(.home-screen)`).waitFor();
      await settled(page);
      expect.equal([...(await blank(page)), ...(await lost(page))], [], `drawings that are not there (${screen})`);
      await act(page, "home").click();
    }
    await act(page, "about").click();
    await page.locator('[data-panel="news"] li').first().waitFor();
    await act(page, "licences").click();
    await page.locator(".licences pre").first().waitFor({ state: "attached" });
  });
}

// Nothing that was not built in runs, and nobody is asked.
function policyHolds(context) {
  const { expect } = context;
  const work = async ({ url, newPage }) => {
    const page = await newPage();
    await page.goto(url());
    await isHome(page);
    const policy = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute("content");
    expect.ok(!/unsafe-inline|'unsafe-eval'|connect-src/.test(policy) && /default-src 'none'/.test(policy), policy);
    const did = await page.evaluate(async () => {
      const script = document.createElement("script");
      script.textContent = "window.intruder = true";
      document.head.append(script);
      const asked = await fetch("https://example.org/").then(() => true, () => false);
      return { ran: Boolean(window.intruder), asked };
    });
    expect.equal(did, { ran: false, asked: false }, "what an intruder could do");
  };
  return atFile(context, work, { allow: [/Content Security Policy/i, /example\.org/] });
}

// A stick loses letters.
function damaged(context) {
  const { expect } = context;
  const spoilt = (page) => page.replace(/(id="inside">[^<]{90000})(.)/, (_, before, letter) => before + (letter === "A" ? "B" : "A"));
  const work = async ({ url, newPage }) => {
    const page = await newPage();
    await page.goto(url());
    await page.getByRole("alert").waitFor();
    expect.matches(await page.getByRole("alert").innerText(), /copie-le à nouveau/, "what is said of it");
  };
  return atFile(context, work, { allow: [/./], change: spoilt });
}

export const tests = [
  ...Object.keys(GAMES).map((game) => ({ name: `a whole game of ${game} by file://`, run: (context) => wholeGame(game, context), game, timeout: 240_000 })),
  { name: "what was played is there after a reload", run: keptAfterReload },
  { name: "everything kept can be saved as a file", run: savesLeave },
  { name: "it is small enough, and says what it keeps", run: sayWhatItIs },
  { name: "every screen opens, whole", run: everyScreen },
  { name: "its policy holds", run: policyHolds },
  { name: "a damaged file says so", run: damaged },
];
