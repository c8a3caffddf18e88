// New builds: found at the start and on return to the foreground, put into force only while nobody
// plays, in one reload; half a site on the host is never half a page.
import { GAMES } from "../lib/games.mjs";
import { READY, atSite, builtOf, filled } from "../lib/site.mjs";
import { act, hide, isHome, queryOf, seated } from "../lib/table.mjs";

/** Leaves for another app and comes back: the page then asks for a new build. */
async function comeBack(page) {
  await hide(page, true);
  await hide(page, false);
}

/** Waits until a new build is on the device and waits. */
const waits = (page) => page.waitForFunction(() => navigator.serviceWorker.getRegistration().then((one) => Boolean(one.waiting)), null, { timeout: 60_000 });

const becomes = (page, built) => page.locator(`html[data-built="${built}"]`).waitFor({ state: "attached", timeout: 60_000 });

/** Notes every time that the page is loaded. */
function loads(page) {
  const seen = { count: 0 };
  page.on("domcontentloaded", () => (seen.count += 1));
  return seen;
}

/** Plays a whole game as its people do; nothing is reloaded on the way. */
const playToTheEnd = (page, id) => GAMES[id].player.playUntil(page, "over");

async function duringGame(ctx) {
  const { expect } = ctx;
  const work = async ({ site, newPage }) => {
    const page = await newPage();
    await filled(page, site);
    const old = await builtOf(page);
    // One game is left lying, another one is on.
    await page.goto(site.url + queryOf({ game: "heure", players: 3, seed: 8 }));
    const parked = await seated(page);
    await page.goto(site.url + queryOf({ game: "heure", players: 2, seed: 5 }));
    await seated(page);
    const loaded = loads(page);
    const built = await site.next();
    await comeBack(page);
    await waits(page);
    await playToTheEnd(page, "heure");
    await page.locator(".results-screen").waitFor();
    expect.equal([loaded.count, await builtOf(page)], [0, old], "loads, and the build, when the game ends");
    await act(page, "home").click();
    await becomes(page, built);
    await isHome(page);
    await page.locator(READY).waitFor({ timeout: 60_000 });
    expect.equal(loaded.count, 1, "loads");
    await act(page, "resume").click();
    expect.equal((await seated(page)).fingerprint, parked.fingerprint, "the game of the build before");
  };
  await atSite(ctx, work);
}

// At the start: the shelf of the old build stands at once, the new one follows.
async function atStart(ctx) {
  const work = async ({ site, newPage }) => {
    const page = await newPage();
    await filled(page, site);
    const built = await site.next();
    const loaded = loads(page);
    await page.reload();
    await isHome(page);
    await becomes(page, built);
    await page.locator(READY).waitFor({ timeout: 60_000 });
    ctx.expect.equal(loaded.count, 2, "loads: ours and one more");
    ctx.expect.equal(JSON.parse(site.read("version.json")).built, built, "version.json");
  };
  await atSite(ctx, work);
}

// The builds that a worker behind the one in force has tried and given up.
const noteGivenUp = () => {
  window.givenUp = [];
  navigator.serviceWorker.addEventListener("message", ({ data }) => {
    if (data.update && data.state === "failed") window.givenUp.push(data.built);
  });
};

async function halfDeployed(ctx) {
  const { expect } = ctx;
  const work = async ({ site, newPage }) => {
    const page = await newPage();
    await page.addInitScript(noteGivenUp);
    await filled(page, site);
    const old = await builtOf(page);
    const built = await site.next();
    // The new page, the new worker, the new list – and not the script they speak of.
    const giveBack = site.lose(site.script);
    await page.goto(site.url + queryOf({ game: "midi", players: 2, seed: 3 }));
    const { fingerprint } = await seated(page);
    await page.waitForFunction((built) => window.givenUp.includes(built), built, { timeout: 60_000 });
    await page.goto(site.url);
    await page.locator(READY).waitFor();
    expect.equal(await builtOf(page), old, "the build that works");
    await act(page, "resume").click();
    expect.equal((await seated(page)).fingerprint, fingerprint, "the game");
    giveBack();
    await page.goto(site.url);
    await becomes(page, built);
    await isHome(page);
  };
  await atSite(ctx, work, { allow: [/404/] });
}

// A second tab plays on with the files of its build, whatever the first one puts into force.
async function secondTab(ctx) {
  const { expect } = ctx;
  const work = async ({ site, newPage }) => {
    const shelf = await newPage();
    await filled(shelf, site);
    const old = await builtOf(shelf);
    const table = await newPage({ context: shelf.context() });
    await table.goto(site.url + queryOf({ game: "heure", players: 2, seed: 5 }));
    await seated(table);
    const built = await site.next();
    await shelf.bringToFront();
    await comeBack(shelf);
    await becomes(shelf, built);
    await table.bringToFront();
    const script = await table.evaluate(() => document.querySelector('script[type="module"]').src);
    expect.equal(await table.evaluate(async (url) => (await fetch(url)).status, script), 200, "the script that the host has no more");
    await playToTheEnd(table, "heure");
    expect.equal(await builtOf(table), old, "the build of the table");
    await act(table, "home").click();
    await becomes(table, built);
  };
  await atSite(ctx, work);
}

export const tests = [
  { name: "a build that comes while people play waits for the end of the game; saves go on in it", run: duringGame, timeout: 300_000 },
  { name: "a build that is there at the start comes in one reload", run: atStart, timeout: 300_000 },
  { name: "half a site on the host breaks no page that worked", run: halfDeployed, timeout: 300_000 },
  { name: "a second tab plays on with the build it began with", run: secondTab, timeout: 300_000 },
];
