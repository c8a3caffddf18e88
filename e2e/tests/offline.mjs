// Without a network: an app that was opened once works for ever, and "prêt hors ligne" is shown only when
// it is true, whatever the host, the browser or the system does.
import { seeded } from "../lib/chance.mjs";
import { blindPage, playToEnd } from "../lib/clicker.mjs";
import { gamesOr } from "../lib/depth.mjs";
import { gamesWith } from "../lib/facts.mjs";
import { GAMES } from "../lib/games.mjs";
import { READY, atSite, builtOf, filled } from "../lib/site.mjs";
import { act, hide, isHome, queryOf, seated } from "../lib/table.mjs";
import { eventually, expect, test } from "../lib/test.mjs";

// The console errors of a host that does not answer.
const CUT = [/ERR_(INTERNET_DISCONNECTED|CONNECTION_REFUSED|FAILED)/];

/** Takes both the tablet and the host offline. */
async function cut(page, site) {
  await page.context().setOffline(true);
  await site.stop();
}

async function playOn(page, site, id) {
  const { blind, seldom } = GAMES[id];
  const [scene] = blind;
  await page.goto(site.url + queryOf({ game: id, ...scene }));
  const tale = await playToEnd(page, seeded(scene.seed), { reloadEvery: 40, exact: false, seldom: [...seldom, ...(scene.seldom ?? [])] });
  // A game killed at the very last reveal is in the records instead.
  if (!tale.recorded) await page.locator(".results-screen .podium .step").nth(scene.players - 1).waitFor();
  return tale;
}

test("loaded once, games are played to their end without a network", async ({ app }) => {
  test.setTimeout(400_000);
  const work = async ({ site, newPage }) => {
    const page = await blindPage(newPage);
    await filled(page, site);
    await cut(page, site);
    for (const id of gamesOr("midi", "millions")) {
      const { reloads } = await playOn(page, site, id);
      expect(reloads, `${id}: the page was killed (${reloads} times)`).toBeGreaterThan(0);
    }
    await page.goto(site.url);
    await page.locator(READY).waitFor();
    await site.start();
  };
  await atSite(app, work, { allow: CUT });
});

// Every screen has its style sheets, fonts and drawings, even after the system clock went back.
test("every screen has its drawings without a network, also when the calendar went back", async ({ app }) => {
  test.setTimeout(300_000);
  const work = async ({ site, newPage }) => {
    const page = await newPage();
    await filled(page, site);
    await cut(page, site);
    await page.clock.setSystemTime(new Date("2001-01-01"));
    for (const id of Object.keys(GAMES)) {
      await page.goto(site.url + queryOf({ game: id, players: 2, seed: 3 }));
      await seated(page);
      const blank = () => page.locator("img").evaluateAll((all) => all.filter((one) => one.complete && one.naturalWidth === 0).map((one) => one.src));
      expect(await blank(), "drawings that did not come").toStrictEqual([]);
    }
    // Fetched beside the deck for tables with children or with chosen themes.
    const decks = gamesWith("asks").flatMap((game) => [`fr/${game}`, `en/${game}`]);
    const themes = await page.evaluate((decks) => Promise.all(decks.map((deck) => fetch(`decks/${deck}.txt`).then((answer) => answer.ok, () => false))), decks);
    expect(themes, "themes of the decks").toStrictEqual(decks.map(() => true));
    for (const name of ["settings", "about", "records", "players"]) {
      await page.goto(site.url);
      await act(page, name).click();
      await page.locator(`.${name}-screen`).waitFor();
    }
    await site.start();
  };
  await atSite(app, work, { allow: CUT });
});

/** The text of the settings about playing offline. */
async function panel(page) {
  await act(page, "settings").click();
  const card = page.locator(".settings-screen .sheet-card", { has: page.locator("h2", { hasText: /hors ligne/i }) });
  return card.innerText();
}

test("a browser that refuses the worker is told of in the settings", async ({ app }) => {
  const work = async ({ site, newPage }) => {
    const page = await newPage({ serviceWorkers: "block" });
    await page.goto(site.url);
    await act(page, "settings").click();
    await page.locator(".settings-screen", { hasText: "il faut une connexion" }).waitFor();
    await page.goBack();
    await isHome(page);
    expect(await page.locator("[data-offline]").count(), "marks on the shelf").toBe(0);
  };
  await atSite(app, work);
});

// While a file is missing on the host, nothing is promised; once it is there, it is fetched automatically.
test("while a file is missing nothing is promised; when it comes, it is true", async ({ app }) => {
  test.setTimeout(300_000);
  const lost = "decks/fr/midi.json";
  const work = async ({ site, newPage }) => {
    const page = await newPage();
    const giveBack = site.lose(lost);
    await page.goto(site.url);
    await eventually(async () => (await kept(page)) > 20, "files begin to come", 90_000);
    await page.waitForFunction(() => navigator.serviceWorker.getRegistration().then((one) => !one?.installing && !one?.active), null, { timeout: 90_000 });
    expect(await page.locator(READY).count(), "promises").toBe(0);
    expect(await panel(page), "the settings").toMatch(/pas encore arrivé/);
    await page.goBack();
    giveBack();
    await hide(page, true);
    await hide(page, false);
    await page.locator(READY).waitFor({ timeout: 90_000 });
    await cut(page, site);
    await page.goto(site.url + queryOf({ game: "midi", players: 2, seed: 3 }));
    await seated(page);
    await site.start();
  };
  await atSite(app, work, { allow: [/404/, ...CUT] });
});

/** The number of cached files. */
const kept = (page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const all = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).length));
    return all.reduce((sum, count) => sum + count, 0);
  });

// The system may clear caches to free space: the promise is checked again at each start.
test("what the system has cleared away comes again", async ({ app }) => {
  test.setTimeout(300_000);
  const work = async ({ site, newPage }) => {
    const page = await newPage();
    await filled(page, site);
    const all = await kept(page);
    await page.evaluate(async () => {
      const [name] = await caches.keys();
      const cache = await caches.open(name);
      for (const request of (await cache.keys()).slice(5)) await cache.delete(request);
    });
    await filled(page, site);
    expect(await kept(page), "files that are here again").toStrictEqual(all);
    await page.evaluate(async () => {
      for (const name of await caches.keys()) await caches.delete(name);
    });
    await filled(page, site);
    expect(await kept(page), "files after everything was lost").toStrictEqual(all);
  };
  await atSite(app, work);
});

// No space: the app says so, leaves no partial cache, and can be played.
test("without room it is said, and people play", async ({ app }) => {
  test.setTimeout(300_000);
  const work = async ({ site, newPage }) => {
    const page = await newPage();
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Storage.overrideQuotaForOrigin", { origin: site.origin, quotaSize: 600_000 });
    await page.goto(site.url);
    await act(page, "settings").click();
    await page.locator(".settings-screen", { hasText: "pas assez de place" }).waitFor({ timeout: 90_000 });
    expect(await kept(page), "files left behind").toBe(0);
    await page.goto(site.url + queryOf({ game: "heure", players: 2, seed: 3 }));
    await seated(page);
    await devtools.send("Storage.overrideQuotaForOrigin", { origin: site.origin, quotaSize: 1e9 });
    await filled(page, site);
  };
  await atSite(app, work);
});

// Two apps on the same host leave each other's caches alone.
test("a neighbour's files are left alone", async ({ app }) => {
  test.setTimeout(300_000);
  const work = async ({ site, newPage }) => {
    const page = await newPage();
    await page.goto(site.url);
    await page.evaluate(async () => (await caches.open("a neighbour's")).put(`${location.origin}/theirs`, new Response("theirs")));
    await filled(page, site);
    await page.reload();
    await page.locator(READY).waitFor();
    const scope = await page.evaluate(async () => (await navigator.serviceWorker.getRegistration()).scope);
    expect(scope, "what the worker serves").toStrictEqual(site.url);
    expect(await page.evaluate(async () => (await (await caches.open("a neighbour's")).keys()).length), "the neighbour's files").toBe(1);
    expect(await builtOf(page), "the build").toMatch(/^[0-9a-f]{16}$/);
  };
  await atSite(app, work);
});
