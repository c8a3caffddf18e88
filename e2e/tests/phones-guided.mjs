// Joining as one guided step: found at set-up, in the settings and in the pause, one seat after the other; what the camera
// reads, what is typed instead, and how the sheet stands at each size.
import { launchChromium } from "../../tools/chromium.mjs";
import { PHONE, SCENES, codeOf, holdsLaw, invite, invited, joinBy, joined, opened, shown, tableOf, takeAnswer, withCamera } from "../lib/phones.mjs";
import { QUICK, act, queryOf, settled, turnCards } from "../lib/table.mjs";
import { eventually, expect, test } from "../lib/test.mjs";

const SCENE = { ...SCENES.millions, players: 3 };
const told = (page) => page.locator('.phones-sheet [role="alert"]:not([data-none])');
const isIn = (page, seat) => page.locator(`.phones-sheet li[data-seat="${seat}"][data-phone]`);

// Runs in the tablet before the app: counts the touches of people.
function countTouches() {
  window.touches = 0;
  addEventListener("click", ({ isTrusted }) => (window.touches += isTrusted ? 1 : 0), true);
}

/** The set-up of *Quelle heure est-il ?*, from the shelf. */
async function setUp(page) {
  await page.locator('[data-act="open"][data-game="heure"]').click();
  await page.locator(".setup-screen").waitFor();
}

test("three phones join from the set-up with a camera, in few touches", { tag: "@heure" }, async ({ newPage, url }) => {
  test.setTimeout(120_000);
  await withCamera(launchChromium, async (open, show) => {
    const page = await open(url(), countTouches);
    await setUp(page);
    while ((await page.locator(".plan .place[data-place]").count()) < 3) await page.locator('[data-act="add"]').click();
    await page.evaluate(() => (window.touches = 0));
    const begun = Date.now();
    await act(page, "phones").click();
    const phones = [];
    for (const seat of [0, 1, 2]) {
      const phone = await opened(newPage, await invited(page, seat));
      await show(phone);
      await isIn(page, seat).waitFor();
      await expect(told(page), "the sign of success").toHaveText(/c’est relié/);
      phones.push(phone);
    }
    await act(page, "close").click();
    const [touches, seconds] = [await page.evaluate(() => window.touches), (Date.now() - begun) / 1_000];
    console.log(`three phones: ${touches} touches, ${seconds.toFixed(1)} s`);
    expect(touches, "touches of the tablet").toBeLessThanOrEqual(8);
    expect(seconds, "seconds").toBeLessThan(30);
    await act(page, "start").click();
    await page.locator(".play-screen").waitFor();
    for (const [seat, phone] of phones.entries()) await eventually(async () => (await phone.evaluate(shown)).eyes === `${seat}`, `seat ${seat} has its phone in the game`, 15_000);
  });
});

test("who is named after the phone has joined keeps it", { tag: "@heure" }, async ({ newPage, url }) => {
  const page = await newPage({ storage: QUICK });
  await page.goto(url());
  await setUp(page);
  await act(page, "phones").click();
  const phone = await opened(newPage, await invited(page, 0));
  await takeAnswer(page, phone);
  await isIn(page, 0).waitFor();
  await expect(phone.locator(".phone-todo")).toHaveText(/c’est relié/);
  await act(page, "close").click();
  await page.locator('.place[data-place="0"] [data-act="player"]').click();
  await page.locator('[role="dialog"] input[type="text"]').first().fill("Zoé");
  await page.keyboard.press("Escape");
  await act(page, "start").click();
  await page.locator(".play-screen").waitFor();
  await turnCards(page);
  await eventually(async () => (await phone.evaluate(shown)).eyes === "0", "she has her hand", 15_000);
});

test("the settings let phones join for the next table", { tag: "@heure" }, async ({ newPage, url }) => {
  const page = await newPage({ storage: QUICK });
  await page.goto(url());
  await act(page, "settings").click();
  await page.locator('[data-panel="phones"] [data-act="phones"]').click();
  const phone = await opened(newPage, await invited(page, 0));
  await takeAnswer(page, phone);
  await joined(page, 0);
  await expect(phone.locator(".phone-todo")).toHaveText(/c’est relié/);
});

test("who has no phone is passed over, and may be asked again", { tag: "@millions" }, async ({ newPage, url }) => {
  const page = await tableOf(newPage, url, SCENE);
  await act(page, "pause").click();
  await act(page, "phones").click();
  for (const seat of [0, 1, 2]) {
    await invited(page, seat);
    await act(page, "pass-phone").click();
  }
  await page.locator(".phones-sheet .body:not([data-asks])").waitFor();
  await page.locator('.phones-sheet li[data-seat="1"] [data-act="invite"]').click();
  const phone = await opened(newPage, await invited(page, 1));
  await takeAnswer(page, phone);
  await isIn(page, 1).waitFor();
  expect(await page.locator(".phones-sheet li[data-phone]").count(), "phones").toBe(1);
});

// ── what the camera reads ──

/** How a phone's code may be held, as a style of it. */
const HELD = {
  turned: "rotate: 20deg; scale: .7",
  // By half a turn exactly Chromium would draw its squares a pixel too wide or too narrow.
  "upside down": "rotate: 177deg",
  blurred: "filter: blur(1px)",
  mirrored: "scale: -1 1",
  dim: "filter: brightness(.5)",
  small: "scale: .6; rotate: 4deg",
};

/** Lets the first seat's phone join, its code held so. */
async function heldUp(page, newPage, show, style) {
  const link = await invited(page, 0);
  const phone = await opened(newPage, link);
  await phone.locator(".code .qr").evaluate((code, style) => (code.style.cssText = style), style);
  await show(phone);
  await isIn(page, 0).waitFor({ timeout: 20_000 });
  await page.locator('.phones-sheet li[data-seat="0"] [data-act="hang-up-phone"]').click();
  await page.locator('.phones-sheet li[data-seat="0"] [data-act="invite"]').click();
  await eventually(async () => (await invited(page, 0)) !== link, "the next one is invited anew");
  await phone.close();
}

test("codes are read however they are held, in a picture that does not move", { tag: "@millions" }, async ({ newPage, url }) => {
  test.setTimeout(240_000);
  await withCamera(launchChromium, async (open, show) => {
    const page = await open(url(queryOf(SCENE)));
    await page.locator("[data-phase]").waitFor();
    await turnCards(page);
    await invite(page, 0);
    await page.locator("video.looks[data-mirrored]").waitFor();
    for (const [how, style] of Object.entries(HELD)) await test.step(how, () => heldUp(page, newPage, show, style));
  });
});

// Runs in the tablet before the app: the browser's own detector is there, and fails.
function failingDetector() {
  window.BarcodeDetector = class {
    detect() {
      return Promise.reject(new DOMException("", "NotSupportedError"));
    }
  };
}

test("where the browser's detector fails, ours reads; an old code is told as one", { tag: "@millions" }, async ({ newPage, url }) => {
  test.setTimeout(120_000);
  await withCamera(launchChromium, async (open, show) => {
    const page = await open(url(queryOf(SCENE)), failingDetector);
    await page.locator("[data-phase]").waitFor();
    await turnCards(page);
    const late = await opened(newPage, await invite(page, 0));
    // Somebody else is asked meanwhile, then the first one again.
    await page.locator('.phones-sheet li[data-seat="1"] [data-act="invite"]').click();
    await invited(page, 1);
    await page.locator('.phones-sheet li[data-seat="0"] [data-act="invite"]').click();
    const link = await invited(page, 0);
    await show(late);
    await expect(told(page)).toHaveText(/invitation d’avant/, { timeout: 5_000 });
    await show(await opened(newPage, link));
    await isIn(page, 0).waitFor({ timeout: 20_000 });
  });
});

// ── what is typed ──

test("a slip is told while it is typed, and the whole text joins", { tag: "@millions" }, async ({ newPage, url }) => {
  const page = await tableOf(newPage, url, SCENE);
  const phone = await opened(newPage, await invite(page, 0));
  await phone.locator(".by-hand summary").click();
  const groups = [await phone.locator(".by-hand .first").innerText(), ...(await phone.locator(".groups li").allInnerTexts())];
  expect(groups.join("").length, "letters to type").toBeLessThan(120);
  const field = page.locator('[name="join-answer"]');
  await field.pressSequentially(groups.slice(0, 3).join(" "));
  expect(await told(page).count(), "nothing is wrong yet").toBe(0);
  const third = groups[3];
  const slip = third.slice(0, 2) + (third[2] === "7" ? "8" : "7") + third.slice(3);
  await field.pressSequentially(` ${slip}`);
  await expect(told(page)).toHaveText(/groupe 3/);
  await field.fill(groups.join(" ").toLowerCase());
  expect(await told(page).count(), "it is put right").toBe(0);
  await act(page, "take-answer").click();
  await isIn(page, 0).waitFor({ timeout: 20_000 });
});

test("both ends have the text to copy", { tag: "@millions" }, async ({ newPage, url }) => {
  const page = await tableOf(newPage, url, SCENE);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const link = await invite(page, 0);
  const phone = await opened(newPage, link);
  await phone.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  for (const [end, text] of [[page, link], [phone, await codeOf(phone)]]) {
    await end.bringToFront();
    await act(end, "copy-text").click();
    await expect(act(end, "copy-text")).toHaveText(/copié/);
    expect(await end.evaluate(() => navigator.clipboard.readText()), "what was copied").toBe(text);
  }
});

// ── how it stands ──

const SIZES = [{ width: 360, height: 740 }, { width: 820, height: 1180 }, { width: 1180, height: 820 }, { width: 1920, height: 1080 }];

test("the sheet holds the law of layout at each size", { tag: "@millions" }, async ({ newPage, url }) => {
  test.setTimeout(120_000);
  const page = await tableOf(newPage, url, SCENE);
  await joinBy(page, newPage, 1);
  await invite(page, 0);
  for (const letters of ["100%", "125%"]) {
    await page.evaluate((letters) => (document.documentElement.style.fontSize = letters), letters);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await settled(page);
      await holdsLaw(page, `of the sheet at ${size.width}×${size.height}, letters of ${letters}`);
      const { width } = await page.locator(".phones-sheet .code").boundingBox();
      if (letters === "100%" && size.width === 1180) expect(width, "the code, twice as large as it was").toBeGreaterThanOrEqual(536);
    }
  }
  await expect(page).toBeAccessible();
  const phone = await opened(newPage, await codeOf(page));
  await phone.locator(".by-hand summary").click();
  await holdsLaw(phone, `of the phone's answer at ${PHONE.viewport.width}×${PHONE.viewport.height}`);
  await expect(phone).toBeAccessible();
});
