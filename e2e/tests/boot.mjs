// Starting: what a browser says that cannot run the app or does not get all of it.
import { GAMES } from "../lib/games.mjs";
import { driveClock } from "../lib/pages.mjs";
import { isHome, lift, seated } from "../lib/table.mjs";

// Within so long the page has said in words that it cannot start.
const PATIENCE = 10_000;
const WASM = "**/*.wasm";
// The second wasm file: everything behind the shelf.
const REST = "**/base-*.wasm";
// The box of a game: its rules and its table.
const BOX = "**/heure-*.wasm";
// The results, which come while a game is played.
const FINALE = "**/results-*.wasm";
const ANY = [/./];

/** The words of the page that could not start, which came in time. */
async function complaint(page, begun, expect) {
  const alert = page.locator('#boot[role="alert"]');
  await alert.waitFor({ timeout: PATIENCE });
  expect.atMost(Date.now() - begun, PATIENCE, "ms until the page says so");
  expect.ok(await alert.isVisible(), "the words are seen");
  expect.ok(await alert.locator("button").isVisible(), "there is a button to try again");
  return alert.innerText();
}

const HEURE = '[data-act="open"][data-game="heure"]';

async function withoutWebAssembly({ newPage, url, expect }) {
  const page = await newPage({ allow: ANY });
  await page.addInitScript(() => delete globalThis.WebAssembly);
  const begun = Date.now();
  await page.goto(url());
  const words = await complaint(page, begun, expect);
  expect.matches(words, /besoin de WebAssembly.*ancien.*réglage/, "in French");
  expect.matches(words, /needs WebAssembly.*old.*setting/, "in English");
}

async function wasmLost({ newPage, url, expect }) {
  const page = await newPage({ allow: ANY });
  await page.route(WASM, (route) => route.abort());
  const begun = Date.now();
  await page.goto(url());
  const words = await complaint(page, begun, expect);
  expect.matches(words, /n’a pas pu se charger/, "in French");
  expect.matches(words, /could not be loaded/, "in English");
  await page.unroute(WASM);
  await page.locator("#boot button").click();
  await isHome(page);
}

async function wasmMissing({ newPage, url, expect }) {
  const page = await newPage({ allow: ANY });
  await page.route(WASM, (route) => route.fulfill({ status: 404, contentType: "text/html", body: "<p>404</p>" }));
  const begun = Date.now();
  await page.goto(url());
  expect.matches(await complaint(page, begun, expect), /n’a pas pu se charger/, "words");
}

async function scriptLost({ newPage, url, expect }) {
  const page = await newPage({ allow: ANY });
  await page.route("**/tablee-*.js", (route) => route.abort());
  const begun = Date.now();
  await page.goto(url());
  expect.matches(await complaint(page, begun, expect), /n’a pas pu se charger/, "words");
}

// Never answered; when it comes after all, the app starts.
async function wasmLate({ newPage, url, expect }) {
  const page = await newPage({ allow: ANY });
  const held = [];
  await page.route(WASM, (route) => held.push(route));
  const begun = Date.now();
  await page.goto(url(), { waitUntil: "commit" });
  await page.locator("#boot").waitFor();
  expect.matches(await page.locator("#boot").innerText(), /\S/, "the page while it waits");
  expect.matches(await complaint(page, begun, expect), /n’a pas pu se charger/, "words");
  for (const route of held) await route.continue();
  await isHome(page);
  expect.equal(await page.locator("#boot").count(), 0, "the words, once the app has started");
}

// Every screen but the first wears a sheet that comes later: without it they are plain, not absent.
async function sheetLost({ newPage, url }) {
  const page = await newPage({ allow: ANY });
  await page.route(/\/(later|around)-[^/]*\.css$/, (route) => route.abort());
  await page.goto(url());
  for (const place of ["settings", "about", "records"]) {
    await page.locator(`[data-act="${place}"]`).first().click();
    await page.locator(`.${place}-screen`).waitFor();
    await page.goBack();
    await isHome(page);
  }
}

/** A page whose second file comes when `bring` is called; its clock can be set forward. */
async function withoutRest({ newPage, url }, query = "") {
  const page = await newPage({ allow: ANY });
  await driveClock(page);
  const held = [];
  await page.route(REST, (route) => held.push(route));
  await page.goto(url(query));
  const bring = async () => {
    for (const route of held.splice(0)) await route.continue();
    await page.unroute(REST);
  };
  return { page, held, bring };
}

const NOTICE = '.notices[role="status"] .notice';

// The second file is asked for without a tap, and the shelf does not wait for it.
async function shelfFirst(ctx) {
  const { expect } = ctx;
  const { page, held, bring } = await withoutRest(ctx);
  await isHome(page);
  await expect.soon(() => held.length === 1, "the rest is asked for by itself");
  await page.locator('[data-act="language"]').click();
  await expect.soon(async () => (await page.locator('[data-act="language"]').innerText()) === "EN", "the shelf answers");
  expect.equal(await page.locator(NOTICE).count(), 0, "notices while nobody waits");
  await bring();
  await page.locator('[data-act="open"]').first().click();
  await page.locator(".setup-screen").waitFor();
  expect.equal(held.length, 0, "no second request");
}

async function earlyTap(ctx) {
  const { expect } = ctx;
  const { page, bring } = await withoutRest(ctx);
  await isHome(page);
  await page.locator('[data-act="open"]').last().click();
  await page.locator(NOTICE).waitFor();
  expect.matches(await page.locator(NOTICE).innerText(), /arrive…/, "words while it is on its way");
  expect.ok(await page.locator(".home-screen").isVisible(), "the shelf stays meanwhile");
  // Going back is giving up, another tap is another wish.
  await page.goBack();
  await expect.soon(async () => (await page.locator(NOTICE).count()) === 0, "no words once nobody waits");
  await page.locator('[data-act="settings"]').click();
  await bring();
  await page.locator(".settings-screen").waitFor();
  expect.equal(await page.locator(NOTICE).count(), 0, "notices once it is here");
}

/** Waits for the words that the second file is missing. */
async function missed(page, expect) {
  const notice = page.locator(NOTICE).filter({ has: page.locator('[data-act="retry"]') });
  await notice.waitFor({ timeout: PATIENCE });
  expect.matches(await notice.innerText(), /pas encore arrivé[^]*rien n’est perdu/, "words");
  return notice.locator('[data-act="retry"]');
}

async function restLost(ctx) {
  const { newPage, url, expect } = ctx;
  for (const fault of [(route) => route.abort(), (route) => route.fulfill({ status: 404, contentType: "text/html", body: "<p>404</p>" }), (route) => route.fulfill({ contentType: "application/wasm", body: "no wasm" })]) {
    const page = await newPage({ allow: ANY });
    await page.route(REST, fault);
    await page.goto(url());
    await isHome(page);
    const retry = await missed(page, expect);
    await retry.click();
    await missed(page, expect);
    // Who taps asks for it again – once more when the drawer's file has come –, and the words stay.
    await page.locator('[data-act="settings"]').click();
    await page.waitForLoadState("networkidle");
    await missed(page, expect);
    await page.unroute(REST);
    // What asked once more may have been late enough to find it.
    const found = page.locator(".settings-screen").waitFor();
    await page.locator('[data-act="retry"]').click({ timeout: 5_000 }).catch(() => {});
    await found;
    expect.equal(await page.locator(NOTICE).count(), 0, "notices once it is here");
    await page.context().close();
  }
}

// A host that has never heard of wasm gets by.
async function restUntyped({ newPage, url }) {
  const page = await newPage({ allow: ANY });
  await page.route(REST, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), "content-type": "application/octet-stream" } });
  });
  await page.goto(url());
  await page.locator('[data-act="about"]').click();
  await page.locator(".about-screen").waitFor();
}

// An engine that compiles no stream gets every file all the same.
async function withoutStreams({ newPage, url }) {
  const page = await newPage();
  await page.addInitScript(() => {
    delete WebAssembly.compileStreaming;
    delete WebAssembly.instantiateStreaming;
  });
  await page.goto(url("?game=heure&players=2&seed=1"));
  await page.locator(".play").waitFor();
  await page.goto(url());
  await page.locator('[data-act="about"]').click();
  await page.locator(".about-screen").waitFor();
}

// What the browser does not understand is not the connection's fault.
async function tooOld({ newPage, url, expect }) {
  const page = await newPage({ allow: ANY });
  await page.route(/tablee-[^/]*\.wasm/, (route) => route.fulfill({ contentType: "application/wasm", body: Buffer.from([0, 97, 115, 109, 9, 0, 0, 0]) }));
  await page.goto(url());
  const words = page.locator(".boot-error");
  await words.waitFor();
  expect.matches(await words.innerText(), /trop ancien[^]*too old/, "words");
}

// Never answered: said in time; when it comes after all, whoever waits gets what they tapped.
async function restLate(ctx) {
  const { expect } = ctx;
  const { page, bring } = await withoutRest(ctx);
  await page.locator('[data-act="records"]').click();
  await page.clock.runFor(PATIENCE);
  await missed(page, expect);
  await bring();
  await page.locator(".records-screen").waitFor();
  expect.equal(await page.locator(NOTICE).count(), 0, "notices once it is here");
}

// The box of a game comes when it is opened, and no other with it.
async function boxOpened({ newPage, url, expect }) {
  const page = await newPage();
  const asked = [];
  page.on("request", (request) => asked.push(...(request.url().match(/(midi|heure)-[^/]*\.wasm$/) ?? []).slice(1)));
  await page.goto(url());
  await isHome(page);
  await page.waitForLoadState("networkidle");
  expect.equal(asked, [], "boxes that the shelf asks for");
  await page.locator(HEURE).click();
  await page.locator(".setup-screen").waitFor();
  expect.equal(asked, ["heure"], "boxes that were asked for");
}

// A box that is lost is said and asked for again; the shelf and the other games are there.
async function boxLost({ newPage, url, expect }) {
  const page = await newPage({ allow: ANY });
  await page.route(BOX, (route) => route.abort());
  await page.goto(url());
  await page.locator(HEURE).click();
  await missed(page, expect);
  await isHome(page);
  await page.locator('[data-act="open"][data-game="midi"]').click();
  await page.locator('.setup-screen[data-game="midi"]').waitFor();
  await page.locator('[data-act="home"]').click();
  await page.locator(HEURE).click();
  const retry = await missed(page, expect);
  await page.unroute(BOX);
  await retry.click();
  await page.locator('.setup-screen[data-game="heure"]').waitFor();
  expect.equal(await page.locator(NOTICE).count(), 0, "notices once it is here");
}

// A parked game waits for its box; when that is lost, nothing is.
async function parkedWaits({ newPage, url, expect }) {
  const page = await newPage({ allow: ANY });
  await page.goto(url("?game=heure&players=2&seed=5"));
  const { fingerprint } = await seated(page);
  await page.route(BOX, (route) => route.abort());
  await page.goto(url());
  const retry = await missed(page, expect);
  expect.equal(await page.locator(".resume .emblem").count(), 1, "rooms of parked games");
  expect.equal(await page.locator('[data-act="resume"]').count(), 0, "what can be resumed");
  await page.unroute(BOX);
  await retry.click();
  await page.locator('[data-act="resume"]').click();
  expect.equal((await seated(page)).fingerprint, fingerprint, "the parked game");
}

// Whoever ends a game before the results are here is told so, and gets them after all.
async function finaleLost({ newPage, url, expect }) {
  const page = await newPage({ allow: ANY });
  const asked = [];
  await page.route(FINALE, (route) => (asked.push(route.request().url()), route.abort()));
  await page.goto(url("?game=heure&players=2&seed=5"));
  await seated(page);
  await expect.soon(() => asked.length === 1, "the finale is asked for while the game is played", PATIENCE);
  expect.equal(await page.locator(NOTICE).count(), 0, "words about it before anybody waits");
  await GAMES.heure.player.playUntil(page, "over");
  const retry = await missed(page, expect);
  await page.unroute(FINALE);
  await retry.click();
  await page.locator(".won .podium").waitFor();
  await page.locator("#score").waitFor();
  expect.equal(await page.locator(NOTICE).count(), 0, "notices once it is here");
}

// The link is not used up by a file that does not come.
async function linkKept({ newPage, url, expect }) {
  const query = "?game=heure&players=2&seed=5";
  const usual = await newPage();
  await usual.goto(url(query));
  const { fingerprint } = await seated(usual);
  const page = await newPage({ allow: ANY });
  await page.route(REST, (route) => route.abort());
  await page.goto(url(query));
  const retry = await missed(page, expect);
  await isHome(page);
  expect.equal(page.url(), url(query), "the address while its game cannot be started");
  await page.unroute(REST);
  await retry.click();
  expect.equal((await seated(page)).fingerprint, fingerprint, "the game that the link asks for");
  expect.equal(page.url(), url(), "the address once the link is followed");
}

// Who follows a link sees the boot screen until the table is there, not the shelf in passing.
async function linkWaits(ctx) {
  const { page, bring } = await withoutRest(ctx, "?game=heure&players=2&seed=5");
  await page.waitForTimeout(1000);
  ctx.expect.ok(await page.locator("#boot").isVisible(), "the boot screen stays");
  ctx.expect.equal(await page.locator(".home-screen").count(), 0, "shelves");
  await bring();
  await seated(page);
}

// The list of parked games is drawn by the second file; on a tablet it has its room before.
async function boxesStay(ctx) {
  const { expect, url } = ctx;
  const page = await ctx.newPage({ allow: ANY });
  await page.goto(url("?game=heure&players=3&seed=8"));
  await seated(page);
  const held = [];
  await page.route(REST, (route) => held.push(route));
  await page.reload();
  await isHome(page);
  const top = () => page.locator('[data-act="open"]').first().evaluate((box) => box.getBoundingClientRect().top);
  const before = await top();
  await expect.soon(() => held.length === 1, "the rest is asked for");
  await held[0].continue();
  await page.locator('[data-act="resume"]').waitFor();
  expect.atMost(Math.abs((await top()) - before), 2, "px that the boxes move");
}

// A card without its drawing cannot be played: its file is asked for until it comes. (Twice: once ahead, once
// for the card itself.)
async function drawingsLost({ newPage, url, expect }) {
  const page = await newPage({ allow: ANY });
  const asked = new Map();
  await page.route("**/pictures/heure/*.svg", (route) => {
    const of = route.request().url();
    asked.set(of, (asked.get(of) ?? 0) + 1);
    return asked.get(of) <= 2 ? route.abort() : route.continue();
  });
  await page.goto(url("?game=heure&players=2&seed=4"));
  await seated(page);
  await page.locator('[data-act="tidy"]').click();
  await lift(page);
  const blank = () => page.locator(".hand img").evaluateAll((all) => all.filter((card) => card.naturalWidth === 0).length);
  expect.ok((await blank()) > 0, "the drawings are missing");
  await expect.soon(async () => (await blank()) === 0, "every card is drawn", 10_000);
}

// The same name may stand for another thing in another game's sheet.
async function ownSheet({ newPage, url, expect }) {
  const page = await newPage();
  await page.goto(url());
  const worn = () => page.evaluate(() => [...document.styleSheets].map(({ ownerNode, media, disabled }) => !disabled && media.mediaText !== "not all" && ownerNode.id).filter((id) => /^sheet-/.test(id)));
  for (const game of ["defizz", "egomaster", "defizz"]) {
    await isHome(page);
    await page.locator(`.shelf [data-game="${game}"]`).click();
    await page.locator(`.setup-screen[data-game="${game}"]`).waitFor();
    expect.equal(await worn(), [`sheet-${game}`], `what ${game} wears`);
    await page.locator('[data-act="home"]').click();
  }
}

export const tests = [
  { name: "a game wears its own sheet only", run: ownSheet },
  { name: "without WebAssembly the page says so", run: withoutWebAssembly },
  { name: "an engine that compiles no stream gets every file", run: withoutStreams },
  { name: "an engine that does not understand a file is not told of the connection", run: tooOld },
  { name: "a lost wasm file is said, and trying again helps", run: wasmLost },
  { name: "a missing wasm file is said", run: wasmMissing },
  { name: "a lost script is said", run: scriptLost },
  { name: "a wasm file that does not come is said in time; when it comes, the app starts", run: wasmLate },
  { name: "screens open without the sheet that does not come", run: sheetLost },
  { name: "a game that is over before the results have come waits for them", run: finaleLost },
  { name: "drawings that do not come are asked for again", run: drawingsLost },
  { name: "the shelf answers before the second wasm file has come", run: shelfFirst },
  { name: "who taps before it has come waits for it, and may think again", run: earlyTap },
  { name: "a second wasm file that is lost is said, and trying again helps", run: restLost },
  { name: "a second wasm file of an unknown type will do", run: restUntyped },
  { name: "a second wasm file that does not come is said in time; when it comes, the screen opens", run: restLate },
  { name: "no box moves when the parked games come", run: boxesStay },
  { name: "a game's box comes when it is opened", run: boxOpened },
  { name: "a box that is lost is said, and trying again helps", run: boxLost },
  { name: "a parked game waits for its box", run: parkedWaits },
  { name: "a link outlives a second wasm file that is lost", run: linkKept },
  { name: "a link shows no shelf on its way to the table", run: linkWaits },
];
