// The app as one file (tools/single.mjs, docs/single-file.md): opened by file:// it plays a whole game of each kind
// without any request, saves games, and offers nothing that a file cannot do.
import { readFileSync } from "node:fs";
import { MOST } from "../../tools/single.mjs";
import { gamesOr } from "../lib/depth.mjs";
import { GAMES } from "../lib/games.mjs";
import { atFile } from "../lib/one_file.mjs";
import { act, isHome, queryOf, reopen, seated, settled } from "../lib/table.mjs";
import { expect, test } from "../lib/test.mjs";

/** Visible images that failed to load. */
const blank = (page) => page.locator("img:visible").evaluateAll((all) => all.filter((one) => one.complete && one.naturalWidth === 0).map((one) => one.outerHTML.slice(0, 200)));

/** References of `use` elements that resolve to nothing. */
const lost = (page) => page.evaluate(() => [...document.querySelectorAll("use")].map((use) => use.getAttribute("href")).filter((href) => !href.startsWith("#") || !document.getElementById(href.slice(1))));

async function wholeGame(id, app) {
  const { blind, player } = GAMES[id];
  const [scene] = blind.filter(({ auto = 0 }) => auto === 0);
  await atFile(app, async ({ url, newPage }) => {
    const page = await newPage();
    await page.goto(url(queryOf({ game: id, ...scene })));
    await seated(page);
    await settled(page);
    const table = [...(await blank(page)), ...(await lost(page))];
    await player.playUntil(page, ({ phase }) => phase === "over", { steps: 3_000 });
    await act(page, "rematch").waitFor();
    await settled(page);
    expect([...table, ...(await blank(page)), ...(await lost(page))], "drawings that are not there").toStrictEqual([]);
    // A canvas tainted by a cross-origin image could not be exported.
    const [poster] = await Promise.all([page.waitForEvent("download"), act(page, "share").click()]);
    expect(poster.suggestedFilename(), "the poster").toBe("la-tablee.png");
    await act(page, "home").click();
    await isHome(page);
    await act(page, "records").click();
    await page.locator(".records-screen").getByText(/./).first().waitFor();
    expect(await page.evaluate(() => localStorage["tablee:records"] ?? ""), "the game stands in the records").toContain("winners");
  });
}

// A game is there after a reload of the page.
test("what was played is there after a reload", ({ app }) => {
  return atFile(app, async ({ url, newPage }) => {
    const page = await newPage();
    await page.goto(url(queryOf({ game: "midi", players: 3, seed: 4 })));
    await seated(page);
    await GAMES.midi.player.playUntil(page, (table, made) => made === 12);
    const { fingerprint } = await reopen(page);
    await page.reload();
    await act(page, "resume").click();
    expect((await seated(page)).fingerprint, "the game after another reload").toStrictEqual(fingerprint);
    // Reloading a link does not deal again.
    await page.goto(url(queryOf({ game: "heure", players: 2, seed: 5 })));
    await seated(page);
    await GAMES.heure.player.playUntil(page, (table, made) => made === 4);
    const before = await page.evaluate(() => document.querySelector("[data-game]").dataset.fingerprint);
    await page.reload();
    const resumed = (await page.locator('[data-act="resume"], [data-game][data-phase]').first().waitFor(), act(page, "resume"));
    if (await resumed.count()) await resumed.click();
    expect((await seated(page)).fingerprint, "the game of the link after a reload").toStrictEqual(before);
  });
});

// The storage can be exported and imported.
test("everything kept can be saved as a file", ({ app }) => {
  return atFile(app, async ({ url, newPage }) => {
    const page = await newPage();
    await page.goto(url(queryOf({ game: "heure", players: 2, seed: 5 })));
    await seated(page);
    await GAMES.heure.player.playUntil(page, (table, made) => made === 6);
    await page.goto(url());
    await isHome(page);
    await act(page, "settings").click();
    const [saved] = await Promise.all([page.waitForEvent("download"), act(page, "export").click()]);
    expect(readFileSync(await saved.path(), "utf8"), "the game in the file").toMatch(/sitting/);
  });
});

test("it is small enough, and says what it keeps", ({ app, shot }) => {
  return atFile(app, async ({ url, newPage, size }) => {
    expect(size, "bytes of the file").toBeLessThanOrEqual(MOST);
    const page = await newPage();
    await page.goto(url());
    await isHome(page);
    await settled(page);
    expect([...(await blank(page)), ...(await lost(page))], "drawings that are not there").toStrictEqual([]);
    expect(await page.locator("[data-offline]").count(), "marks of playing without a network").toBe(0);
    await expect(page).toBeAccessible();
    await shot(page, "single-home");
    await act(page, "settings").click();
    await page.locator('[data-panel="one-file"]').waitFor();
    expect(await page.locator('[data-panel="install"], [data-act="install"], [data-act="persist"]').count(), "ways to install it").toBe(0);
    await shot(page, "single-settings");
    const told = await page.evaluate(() => ({ workers: navigator.serviceWorker?.controller ?? null, manifest: document.querySelectorAll('link[rel="manifest"]').length }));
    expect(told, "what a file cannot have").toStrictEqual({ workers: null, manifest: 0 });
  });
});

// Everything in the file is used: each screen, in both languages.
test("every screen opens, whole", ({ app }) => {
  return atFile(app, async ({ url, newPage }) => {
    const page = await newPage({ storage: { "tablee:settings": JSON.stringify({ lang: "en" }) } });
    await page.goto(url());
    for (const screen of ["players", "questions", "evening", "settings", "about", "records"]) {
      await isHome(page);
      await act(page, screen).click();
      await page.locator(`.screen:not(.home-screen)`).waitFor();
      await settled(page);
      expect([...(await blank(page)), ...(await lost(page))], `drawings that are not there (${screen})`).toStrictEqual([]);
      await act(page, "home").click();
    }
    await act(page, "about").click();
    await page.locator('[data-panel="news"] li').first().waitFor();
    await act(page, "licences").click();
    await page.locator(".licences pre").first().waitFor({ state: "attached" });
  });
});

// No script runs that was not built in, and nothing is requested.
test("its policy holds", ({ app }) => {
  const work = async ({ url, newPage }) => {
    const page = await newPage();
    await page.goto(url());
    await isHome(page);
    const policy = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute("content");
    expect(!/unsafe-inline|'unsafe-eval'|connect-src/.test(policy) && /default-src 'none'/.test(policy), policy).toBeTruthy();
    const did = await page.evaluate(async () => {
      const script = document.createElement("script");
      script.textContent = "window.intruder = true";
      document.head.append(script);
      const asked = await fetch("https://example.org/").then(() => true, () => false);
      return { ran: Boolean(window.intruder), asked };
    });
    expect(did, "what an intruder could do").toStrictEqual({ ran: false, asked: false });
  };
  return atFile(app, work, { allow: [/Content Security Policy/i, /example\.org/] });
});

// A USB stick may corrupt bytes.
test("a damaged file says so", ({ app }) => {
  const spoilt = (page) => page.replace(/(id="inside">[^<]{90000})(.)/, (_, before, letter) => before + (letter === "A" ? "B" : "A"));
  const work = async ({ url, newPage }) => {
    const page = await newPage();
    await page.goto(url());
    await page.getByRole("alert").waitFor();
    expect(await page.getByRole("alert").innerText(), "what is said of it").toMatch(/copie-le à nouveau/);
  };
  return atFile(app, work, { allow: [/./], change: spoilt });
});

for (const game of gamesOr("heure", "millions")) {
  test(`a whole game of ${game} by file://`, { tag: `@${game}` }, async ({ app }) => {
    test.setTimeout(240_000);
    await wholeGame(game, app);
  });
}
