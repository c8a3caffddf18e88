// Phones that sleep, in a pocket or behind another app, and a tablet that does: each end says that it does not hear the
// other one, its person's part can be taken over, and it is there again by itself.
import { FULL } from "../lib/depth.mjs";
import { SCENES, joinBy, playAll, shown, tableOf } from "../lib/phones.mjs";
import { SLEEPS, test } from "../lib/sleep.mjs";
import { act, state } from "../lib/table.mjs";
import { expect } from "../lib/test.mjs";

/** All who have a phone answer at the same time. */
const TABLE = { game: "millions", options: "MIL-O2=device" };

/** Notices it after four seconds of silence; on a busy machine later. */
const SOON = { timeout: 15_000 };

/** The sign on a card; everybody has one. */
const signOf = (page, seat) => page.locator(".has-phone").nth(seat);
const isSign = (page, seat, sign) => expect(signOf(page, seat), `the phone of seat ${seat}`).toHaveAttribute("data-sign", sign, SOON);

/** Plays until everybody is asked. */
async function allAnswer(page, phones) {
  const asked = async () => (await Promise.all(phones.map((phone) => phone.evaluate(shown)))).every(({ picks }) => picks.some(({ may }) => may));
  await playAll(page, phones, { steps: 30, stop: asked });
  expect(await asked(), "all are asked").toBeTruthy();
}

/** What a phone says of a table that is silent. */
const SILENT = /tablette ne répond pas/;
const says = (phone) => expect(phone.locator(".phone-page[data-silent] .phone-sent"), "it says that it does not hear").toHaveText(SILENT, SOON);
const hears = (phone) => expect(phone.locator(".phone-page"), "it hears the table").not.toHaveAttribute("data-silent", /.*/, SOON);

/**
 * Touches an answer on the phone, until the table has taken it: in the moment in which it wakes a phone may find once more
 * that it hears nothing, and what is touched then goes nowhere.
 */
async function answers(phone) {
  await expect(async () => {
    await hears(phone);
    await phone.locator('.phone-pick[data-move="keep"]:enabled').first().tap();
    await expect(phone.locator('.phone-pick[data-state="picked"]'), "the touch counts").toHaveCount(1, { timeout: 4_000 });
  }).toPass({ timeout: 30_000 });
}

/** Puts that seat's phone to sleep, by one of `SLEEPS`, and wakes it after so many seconds or once the tablet has noticed. */
async function sleepsAt(page, phone, seat, [how, seconds]) {
  const begun = Date.now();
  const wake = await SLEEPS[how](phone);
  await isSign(page, seat, "sleeps");
  await page.waitForTimeout(Math.max(0, begun + 1_000 * seconds - Date.now()));
  await isSign(page, seat, "sleeps");
  await wake();
  await isSign(page, seat, "there");
  await hears(phone);
  await answers(phone);
}

/** Phones that sleep beside one another: [how, seconds], a seat each. */
const sleeping = (sleeps) => async ({ newPage, newBrowser, url }) => {
  test.setTimeout(300_000);
  const page = await tableOf(newPage, url, { ...TABLE, players: sleeps.length, seed: 5 });
  const phones = [];
  for (const seat of sleeps.keys()) phones.push(await joinBy(page, await newBrowser(), seat));
  await allAnswer(page, phones);
  const all = sleeps.map((sleep, seat) => sleepsAt(page, phones[seat], seat, sleep));
  // Whoever is in turn is called by name.
  const said = page.locator(".notices", { hasText: /dort ou ne répond pas/ }).waitFor(SOON);
  await Promise.all([...all, said]);
  // All answers are in, and the table goes on.
  await page.locator('[data-act="continue"]').first().waitFor();
};

test("phones that sleep for 5 s are said to, and are there again by themselves", { tag: "@millions" }, sleeping([["stopped", 5], ["frozen", 5]]));

if (FULL) {
  test("phones that sleep for 5, 20 and 60 s are said to, and are there again by themselves", { tag: "@millions" }, sleeping([["stopped", 5], ["frozen", 5], ["stopped", 20], ["frozen", 20], ["stopped", 60]]));
  test("phones that sleep for nearly two minutes are there again by themselves", { tag: "@millions" }, sleeping([["stopped", 110], ["frozen", 110], ["frozen", 60]]));
}

test("a tablet that sleeps is said on the phone, and is there again by itself", { tag: "@millions" }, async ({ newPage, newBrowser, url }) => {
  test.setTimeout(240_000);
  const page = await tableOf(await newBrowser(), url, { ...TABLE, players: 2, seed: 5 });
  const phones = [await joinBy(page, newPage, 0), await joinBy(page, newPage, 1)];
  await allAnswer(page, phones);
  for (const [at, how] of Object.keys(SLEEPS).entries()) {
    const [touched, other] = [phones[at], phones[1 - at]];
    // The other one sleeps meanwhile, too: it says so when it wakes.
    const rises = await SLEEPS.frozen(other);
    const wake = await SLEEPS[how](page);
    await says(touched);
    // What is touched meanwhile is not sent later.
    await touched.locator('.phone-pick[data-move="keep"]').first().tap({ force: true });
    await rises();
    await says(other);
    await wake();
    for (const phone of phones) await hears(phone);
    for (const seat of [0, 1]) await isSign(page, seat, "there");
    expect(await touched.locator('.phone-pick[data-state="picked"]').count(), "answers that went late").toBe(0);
    await answers(touched);
  }
});

test("a tablet that sleeps between two games is said on the phone, too", { tag: "@heure" }, async ({ newPage, url }) => {
  const page = await tableOf(newPage, url, SCENES.heure);
  const phone = await joinBy(page, newPage, 0);
  await act(page, "home").click();
  await expect(phone.locator(".phone-todo"), "no game is on").toHaveText(/c’est relié/);
  const wake = await SLEEPS.frozen(page);
  await expect(phone.locator(".phone-todo"), "it says so").toHaveText(SILENT, SOON);
  await wake();
  await expect(phone.locator(".phone-todo"), "it is there again").toHaveText(/c’est relié/, SOON);
});

test("the part of a phone that sleeps can be taken over at the table", { tag: "@millions" }, async ({ newPage, url }) => {
  const page = await tableOf(newPage, url, { ...SCENES.millions, options: TABLE.options });
  const phones = [await joinBy(page, newPage, 0), await joinBy(page, newPage, 1)];
  const waits = page.locator(".elsewhere");
  await playAll(page, phones, { steps: 20, stop: async () => (await waits.count()) > 0 });
  await expect(waits, "nobody passes the tablet").toHaveText(/téléphone/);
  await expect(page.locator(".hold"), "and no curtain hangs").toHaveCount(0);
  const asked = Number((await state(page)).turn);
  const wake = await SLEEPS.frozen(phones[asked]);
  await expect(waits, "the line says so, with what to do").toHaveText(/Réveille-le/, SOON);
  await isSign(page, asked, "sleeps");
  await wake();
  await expect(waits).toHaveText(/répond sur son téléphone/, SOON);
  await isSign(page, asked, "there");
  await act(page, "take-over-here").click();
  await expect(page.locator(".hold"), "whoever takes over has the curtain").toHaveCount(1);
});

test("a hand of Heure that lies on a phone is not asked for at the tablet", { tag: "@heure" }, async ({ newPage, url }) => {
  const page = await tableOf(newPage, url, SCENES.heure);
  for (const seat of [0, 1]) await joinBy(page, newPage, seat);
  await act(page, "tidy").click();
  await expect(page.locator(".elsewhere"), "its person has it on a phone").toHaveText(/téléphone/);
  await expect(page.locator(".curtain")).toHaveCount(0);
  await act(page, "leave").click();
  await act(page, "tidy").click();
  await act(page, "take-over-here").click();
  await expect(page.locator(".curtain .hold"), "and may take it here").toHaveCount(1);
});
