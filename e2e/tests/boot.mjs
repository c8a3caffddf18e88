// Starting: what the page shows when the browser cannot run the app or a file does not load.
import { gamesWith } from "../lib/facts.mjs";
import { GAMES } from "../lib/games.mjs";
import { driveClock } from "../lib/pages.mjs";
import { isHome, lift, seated } from "../lib/table.mjs";
import { eventually, expect, test } from "../lib/test.mjs";

// The time within which the page must say that it cannot start, in ms.
const PATIENCE = 10_000;
const WASM = "**/*.wasm";
// The second wasm file: everything behind the shelf.
const BASE = "**/base-*.wasm";
// The box of *Quelle heure est-il ?*: its rules and its table.
const BOX = "**/heure-*.wasm";
// The results, loaded while a game is played.
const RESULTS = "**/results-*.wasm";
const ANY = [/./];

/** The error message of a page that could not start; asserts that it appeared in time. */
async function complaint(page, begun) {
  const alert = page.locator('#boot[role="alert"]');
  await alert.waitFor({ timeout: PATIENCE });
  expect(Date.now() - begun, "ms until the page says so").toBeLessThanOrEqual(PATIENCE);
  expect(await alert.isVisible(), "the words are seen").toBeTruthy();
  expect(await alert.locator("button").isVisible(), "there is a button to try again").toBeTruthy();
  return alert.innerText();
}

const HEURE = '[data-act="open"][data-game="heure"]';

test("without WebAssembly the page says so", async ({ newPage, url }) => {
  const page = await newPage({ allow: ANY });
  await page.addInitScript(() => delete globalThis.WebAssembly);
  const begun = Date.now();
  await page.goto(url());
  const words = await complaint(page, begun);
  expect(words, "in French").toMatch(/besoin de WebAssembly.*ancien.*réglage/);
  expect(words, "in English").toMatch(/needs WebAssembly.*old.*setting/);
});

test("a lost wasm file is said, and trying again helps", async ({ newPage, url }) => {
  const page = await newPage({ allow: ANY });
  await page.route(WASM, (route) => route.abort());
  const begun = Date.now();
  await page.goto(url());
  const words = await complaint(page, begun);
  expect(words, "in French").toMatch(/n’a pas pu se charger/);
  expect(words, "in English").toMatch(/could not be loaded/);
  await page.unroute(WASM);
  await page.locator("#boot button").click();
  await isHome(page);
});

test("a missing wasm file is said", async ({ newPage, url }) => {
  const page = await newPage({ allow: ANY });
  await page.route(WASM, (route) => route.fulfill({ status: 404, contentType: "text/html", body: "<p>404</p>" }));
  const begun = Date.now();
  await page.goto(url());
  expect(await complaint(page, begun), "words").toMatch(/n’a pas pu se charger/);
});

test("a lost script is said", async ({ newPage, url }) => {
  const page = await newPage({ allow: ANY });
  await page.route("**/tablee-*.js", (route) => route.abort());
  const begun = Date.now();
  await page.goto(url());
  expect(await complaint(page, begun), "words").toMatch(/n’a pas pu se charger/);
});

// The request is never answered; when the file arrives after all, the app starts.
test("a wasm file that does not come is said in time; when it comes, the app starts", async ({ newPage, url }) => {
  const page = await newPage({ allow: ANY });
  const held = [];
  await page.route(WASM, (route) => held.push(route));
  const begun = Date.now();
  await page.goto(url(), { waitUntil: "commit" });
  await page.locator("#boot").waitFor();
  expect(await page.locator("#boot").innerText(), "the page while it waits").toMatch(/\S/);
  expect(await complaint(page, begun), "words").toMatch(/n’a pas pu se charger/);
  for (const route of held) await route.continue();
  await isHome(page);
  expect(await page.locator("#boot").count(), "the words, once the app has started").toBe(0);
});

// The style sheets of all screens but the first load later: without them, screens are plain, not missing.
test("screens open without the sheet that does not come", async ({ newPage, url }) => {
  const page = await newPage({ allow: ANY });
  await page.route(/\/(later|around)-[^/]*\.css$/, (route) => route.abort());
  await page.goto(url());
  for (const place of ["settings", "about", "records"]) {
    await page.locator(`[data-act="${place}"]`).first().click();
    await page.locator(`.${place}-screen`).waitFor();
    await page.goBack();
    await isHome(page);
  }
});

/** A page with a driven clock whose second file arrives when `bring` is called. */
async function withoutBase({ newPage, url }, query = "") {
  const page = await newPage({ allow: ANY });
  await driveClock(page);
  const held = [];
  await page.route(BASE, (route) => held.push(route));
  await page.goto(url(query));
  const bring = async () => {
    for (const route of held.splice(0)) await route.continue();
    await page.unroute(BASE);
  };
  return { page, held, bring };
}

const NOTICE = '.notices[role="status"] .notice';

// The second file is fetched without a tap, and the shelf does not wait for it.
test("the shelf answers before the second wasm file has come", async ({ app }) => {
  const { page, held, bring } = await withoutBase(app);
  await isHome(page);
  await eventually(() => held.length === 1, "the second file is asked for by itself");
  await page.locator('[data-act="language"]').click();
  await eventually(async () => (await page.locator('[data-act="language"]').innerText()) === "EN", "the shelf answers");
  expect(await page.locator(NOTICE).count(), "notices while nobody waits").toBe(0);
  await bring();
  await page.locator('[data-act="open"]').first().click();
  await page.locator(".setup-screen").waitFor();
  expect(held.length, "no second request").toBe(0);
});

test("who taps before it has come waits for it, and may think again", async ({ app }) => {
  const { page, bring } = await withoutBase(app);
  await isHome(page);
  await page.locator('[data-act="open"]').last().click();
  await page.locator(NOTICE).waitFor();
  expect(await page.locator(NOTICE).innerText(), "words while it is on its way").toMatch(/arrive…/);
  expect(await page.locator(".home-screen").isVisible(), "the shelf stays meanwhile").toBeTruthy();
  // Back cancels the waiting; another tap replaces what is waited for.
  await page.goBack();
  await eventually(async () => (await page.locator(NOTICE).count()) === 0, "no words once nobody waits");
  await page.locator('[data-act="settings"]').click();
  await bring();
  await page.locator(".settings-screen").waitFor();
  expect(await page.locator(NOTICE).count(), "notices once it is here").toBe(0);
});

/** Waits for the notice that a file is missing; returns its retry button. */
async function missed(page) {
  const notice = page.locator(NOTICE).filter({ has: page.locator('[data-act="retry"]') });
  await notice.waitFor({ timeout: PATIENCE });
  expect(await notice.innerText(), "words").toMatch(/pas encore arrivé[^]*rien n’est perdu/);
  return notice.locator('[data-act="retry"]');
}

test("a second wasm file that is lost is said, and trying again helps", async ({ newPage, url }) => {
  for (const fault of [(route) => route.abort(), (route) => route.fulfill({ status: 404, contentType: "text/html", body: "<p>404</p>" }), (route) => route.fulfill({ contentType: "application/wasm", body: "no wasm" })]) {
    const page = await newPage({ allow: ANY });
    await page.route(BASE, fault);
    await page.goto(url());
    await isHome(page);
    const retry = await missed(page);
    await retry.click();
    await missed(page);
    // Each tap retries (once more when the menu's bundle has loaded), and the notice stays.
    await page.locator('[data-act="settings"]').click();
    await page.waitForLoadState("networkidle");
    await missed(page);
    await page.unroute(BASE);
    // That second try may already have found the file, so that there is nothing to retry.
    const found = page.locator(".settings-screen").waitFor();
    await page.locator('[data-act="retry"]').click({ timeout: 5_000 }).catch(() => {});
    await found;
    expect(await page.locator(NOTICE).count(), "notices once it is here").toBe(0);
    await page.context().close();
  }
});

// A host that does not know wasm's MIME type is good enough.
test("a second wasm file of an unknown type will do", async ({ newPage, url }) => {
  const page = await newPage({ allow: ANY });
  await page.route(BASE, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), "content-type": "application/octet-stream" } });
  });
  await page.goto(url());
  await page.locator('[data-act="about"]').click();
  await page.locator(".about-screen").waitFor();
});

// Without streaming compilation every file still loads.
test("an engine that compiles no stream gets every file", async ({ newPage, url }) => {
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
});

// A file that the browser cannot compile is not blamed on the connection.
test("an engine that does not understand a file is not told of the connection", async ({ newPage, url }) => {
  const page = await newPage({ allow: ANY });
  await page.route(/tablee-[^/]*\.wasm/, (route) => route.fulfill({ contentType: "application/wasm", body: Buffer.from([0, 97, 115, 109, 9, 0, 0, 0]) }));
  await page.goto(url());
  const words = page.locator(".boot-error");
  await words.waitFor();
  expect(await words.innerText(), "words").toMatch(/trop ancien[^]*too old/);
});

// The request is never answered: this is reported in time; when the file arrives after all, the tapped screen opens.
test("a second wasm file that does not come is said in time; when it comes, the screen opens", async ({ app }) => {
  const { page, bring } = await withoutBase(app);
  await page.locator('[data-act="records"]').click();
  await page.clock.runFor(PATIENCE);
  await missed(page);
  await bring();
  await page.locator(".records-screen").waitFor();
  expect(await page.locator(NOTICE).count(), "notices once it is here").toBe(0);
});

// A game's box loads when the game is opened, and no other box with it.
test("a game's box comes when it is opened", async ({ newPage, url }) => {
  const page = await newPage();
  const asked = [];
  page.on("request", (request) => asked.push(...(request.url().match(/(midi|heure)-[^/]*\.wasm$/) ?? []).slice(1)));
  await page.goto(url());
  await isHome(page);
  await page.waitForLoadState("networkidle");
  expect(asked, "boxes that the shelf asks for").toStrictEqual([]);
  await page.locator(HEURE).click();
  await page.locator(".setup-screen").waitFor();
  expect(asked, "boxes that were asked for").toStrictEqual(["heure"]);
});

// A box that fails to load is reported and can be retried; the shelf and the other games work meanwhile.
test("a box that is lost is said, and trying again helps", async ({ newPage, url }) => {
  const page = await newPage({ allow: ANY });
  await page.route(BOX, (route) => route.abort());
  await page.goto(url());
  await page.locator(HEURE).click();
  await missed(page);
  await isHome(page);
  await page.locator('[data-act="open"][data-game="midi"]').click();
  await page.locator('.setup-screen[data-game="midi"]').waitFor();
  await page.locator('[data-act="home"]').click();
  await page.locator(HEURE).click();
  const retry = await missed(page);
  await page.unroute(BOX);
  await retry.click();
  await page.locator('.setup-screen[data-game="heure"]').waitFor();
  expect(await page.locator(NOTICE).count(), "notices once it is here").toBe(0);
});

// A parked game waits for its box; if that fails to load, the game is not lost.
test("a parked game waits for its box", async ({ newPage, url }) => {
  const page = await newPage({ allow: ANY });
  await page.goto(url("?game=heure&players=2&seed=5"));
  const { fingerprint } = await seated(page);
  await page.route(BOX, (route) => route.abort());
  await page.goto(url());
  const retry = await missed(page);
  expect(await page.locator(".resume .emblem").count(), "rooms of parked games").toBe(1);
  expect(await page.locator('[data-act="resume"]').count(), "what can be resumed").toBe(0);
  await page.unroute(BOX);
  await retry.click();
  await page.locator('[data-act="resume"]').click();
  expect((await seated(page)).fingerprint, "the parked game").toStrictEqual(fingerprint);
});

// If a game ends before the results have loaded, a notice says so, and retrying shows them.
test("a game that is over before the results have come waits for them", async ({ newPage, url }) => {
  const page = await newPage({ allow: ANY });
  const asked = [];
  await page.route(RESULTS, (route) => (asked.push(route.request().url()), route.abort()));
  await page.goto(url("?game=heure&players=2&seed=5"));
  await seated(page);
  await eventually(() => asked.length === 1, "the results are asked for while the game is played", PATIENCE);
  expect(await page.locator(NOTICE).count(), "words about it before anybody waits").toBe(0);
  await GAMES.heure.player.playUntil(page, "over");
  const retry = await missed(page);
  await page.unroute(RESULTS);
  await retry.click();
  await page.locator(".won .podium").waitFor();
  await page.locator("#score").waitFor();
  expect(await page.locator(NOTICE).count(), "notices once it is here").toBe(0);
});

// A phone loads a bundle of its own: if that fails, its page says so instead of booting for ever.
test("a phone whose file is lost is told so, and trying again helps", async ({ newPage, url }) => {
  const page = await newPage({ allow: ANY });
  await page.route("**/phone-*.wasm", (route) => route.abort());
  await page.goto(url("#join=p1;nothing"));
  const retry = await missed(page);
  await page.unroute("**/phone-*.wasm");
  await retry.click();
  await page.locator(".phone-todo").waitFor();
  expect(await page.locator(NOTICE).count(), "notices once it is here").toBe(0);
});

// A file that fails to load does not use up the link.
test("a link outlives a second wasm file that is lost", async ({ newPage, url }) => {
  const query = "?game=heure&players=2&seed=5";
  const usual = await newPage();
  await usual.goto(url(query));
  const { fingerprint } = await seated(usual);
  const page = await newPage({ allow: ANY });
  await page.route(BASE, (route) => route.abort());
  await page.goto(url(query));
  const retry = await missed(page);
  await isHome(page);
  expect(page.url(), "the address while its game cannot be started").toStrictEqual(url(query));
  await page.unroute(BASE);
  await retry.click();
  expect((await seated(page)).fingerprint, "the game that the link asks for").toStrictEqual(fingerprint);
  expect(page.url(), "the address once the link is followed").toStrictEqual(url());
});

// A link shows the boot screen until the table is there, without flashing the shelf.
test("a link shows no shelf on its way to the table", async ({ app }) => {
  const { page, bring } = await withoutBase(app, "?game=heure&players=2&seed=5");
  await page.waitForTimeout(1000);
  expect(await page.locator("#boot").isVisible(), "the boot screen stays").toBeTruthy();
  expect(await page.locator(".home-screen").count(), "shelves").toBe(0);
  await bring();
  await seated(page);
});

// The second file renders the list of parked games; on a tablet its space is reserved, so that nothing moves.
test("no box moves when the parked games come", async ({ newPage, url }) => {
  const page = await newPage({ allow: ANY });
  await page.goto(url("?game=heure&players=3&seed=8"));
  await seated(page);
  const held = [];
  await page.route(BASE, (route) => held.push(route));
  await page.reload();
  await isHome(page);
  const top = () => page.locator('[data-act="open"]').first().evaluate((box) => box.getBoundingClientRect().top);
  const before = await top();
  await eventually(() => held.length === 1, "the second file is asked for");
  await held[0].continue();
  await page.locator('[data-act="resume"]').waitFor();
  expect(Math.abs((await top()) - before), "px that the boxes move").toBeLessThanOrEqual(2);
});

// A card without its drawing cannot be played: its file is requested until it loads. (Two requests: one to
// preload it, one for the card itself.)
test("drawings that do not come are asked for again", async ({ newPage, url }) => {
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
  expect(await blank(), "the drawings are missing").toBeGreaterThan(0);
  await eventually(async () => (await blank()) === 0, "every card is drawn", 10_000);
});

// The same class name may mean something else in another game's style sheet.
test("a game wears its own sheet only", async ({ newPage, url }) => {
  const page = await newPage();
  await page.goto(url());
  const worn = () => page.evaluate(() => [...document.styleSheets].map(({ ownerNode, media, disabled }) => !disabled && media.mediaText !== "not all" && ownerNode.id).filter((id) => /^sheet-/.test(id)));
  const [one, other] = gamesWith("contest");
  for (const game of [one, other, one]) {
    await isHome(page);
    await page.locator(`.shelf [data-game="${game}"]`).click();
    await page.locator(`.setup-screen[data-game="${game}"]`).waitFor();
    expect(await worn(), `what ${game} wears`).toStrictEqual([`sheet-${game}`]);
    await page.locator('[data-act="home"]').click();
  }
});
