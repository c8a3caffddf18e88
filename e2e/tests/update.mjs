// New builds: found at the start and on return to the foreground, activated only while nobody plays,
// in one reload; an incomplete build on the host never becomes an incomplete page.
import { GAMES } from "../lib/games.mjs";
import { READY, atSite, builtOf, filled } from "../lib/site.mjs";
import { act, hide, isHome, queryOf, seated } from "../lib/table.mjs";
import { expect, test } from "../lib/test.mjs";

/** Switches to another app and back: the page then checks for a new build. */
async function comeBack(page) {
  await hide(page, true);
  await hide(page, false);
}

/** Waits until a new build is on the device, waiting to be activated. */
const waits = (page) => page.waitForFunction(() => navigator.serviceWorker.getRegistration().then((one) => Boolean(one.waiting)), null, { timeout: 60_000 });

const becomes = (page, built) => page.locator(`html[data-built="${built}"]`).waitFor({ state: "attached", timeout: 60_000 });

/** Counts the page's loads. */
function loads(page) {
  const seen = { count: 0 };
  page.on("domcontentloaded", () => (seen.count += 1));
  return seen;
}

/** Plays a whole game, without a reload. */
const playToTheEnd = (page, id) => GAMES[id].player.playUntil(page, "over");

test("a build that comes while people play waits for the end of the game; saves go on in it", async ({ app }) => {
  test.setTimeout(300_000);
  const work = async ({ site, newPage }) => {
    const page = await newPage();
    await filled(page, site);
    const old = await builtOf(page);
    // One game is parked, another one is open.
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
    expect([loaded.count, await builtOf(page)], "loads, and the build, when the game ends").toStrictEqual([0, old]);
    await act(page, "home").click();
    await becomes(page, built);
    await isHome(page);
    await page.locator(READY).waitFor({ timeout: 60_000 });
    expect(loaded.count, "loads").toBe(1);
    await act(page, "resume").click();
    expect((await seated(page)).fingerprint, "the game of the build before").toStrictEqual(parked.fingerprint);
  };
  await atSite(app, work);
});

// At the start the shelf of the old build is shown at once; the new build follows.
test("a build that is there at the start comes in one reload", async ({ app }) => {
  test.setTimeout(300_000);
  const work = async ({ site, newPage }) => {
    const page = await newPage();
    await filled(page, site);
    const built = await site.next();
    const loaded = loads(page);
    await page.reload();
    await isHome(page);
    await becomes(page, built);
    await page.locator(READY).waitFor({ timeout: 60_000 });
    expect(loaded.count, "loads: ours and one more").toBe(2);
    expect(JSON.parse(site.read("version.json")).built, "version.json").toStrictEqual(built);
  };
  await atSite(app, work);
});

// Runs in the page: records the builds that an installing worker has given up.
const noteGivenUp = () => {
  window.givenUp = [];
  navigator.serviceWorker.addEventListener("message", ({ data }) => {
    if (data.update && data.state === "failed") window.givenUp.push(data.built);
  });
};

test("half a site on the host breaks no page that worked", async ({ app }) => {
  test.setTimeout(300_000);
  const work = async ({ site, newPage }) => {
    const page = await newPage();
    await page.addInitScript(noteGivenUp);
    await filled(page, site);
    const old = await builtOf(page);
    const built = await site.next();
    // The host has the new page, worker and list, but not the script that they refer to.
    const giveBack = site.lose(site.script);
    await page.goto(site.url + queryOf({ game: "midi", players: 2, seed: 3 }));
    const { fingerprint } = await seated(page);
    await page.waitForFunction((built) => window.givenUp.includes(built), built, { timeout: 60_000 });
    await page.goto(site.url);
    await page.locator(READY).waitFor();
    expect(await builtOf(page), "the build that works").toStrictEqual(old);
    await act(page, "resume").click();
    expect((await seated(page)).fingerprint, "the game").toStrictEqual(fingerprint);
    giveBack();
    await page.goto(site.url);
    await becomes(page, built);
    await isHome(page);
  };
  await atSite(app, work, { allow: [/404/] });
});

// A second tab plays on with the files of its own build, whichever build the first one activates.
test("a second tab plays on with the build it began with", async ({ app }) => {
  test.setTimeout(300_000);
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
    expect(await table.evaluate(async (url) => (await fetch(url)).status, script), "the script that the host has no more").toBe(200);
    await playToTheEnd(table, "heure");
    expect(await builtOf(table), "the build of the table").toStrictEqual(old);
    await act(table, "home").click();
    await becomes(table, built);
  };
  await atSite(app, work);
});
