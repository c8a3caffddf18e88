// Phones as hands: real WebRTC between two pages, no server of any kind. A phone joins by two codes – one link, one answer,
// typed or read by the tablet's camera –, plays its seat's secret part, and a game goes on without it when it is gone.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { launchChromium } from "../../tools/chromium.mjs";
import { rightAnswer } from "../games/millions.mjs";
import { GAMES } from "../lib/games.mjs";
import { faults } from "../lib/layout.mjs";
import { act, queryOf, settled, sitDown, state, turnCards } from "../lib/table.mjs";

const QUICK = { "tablee:settings": JSON.stringify({ speed: "brisk", motion: "reduced", muted: true }) };
const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true };
/** A short game that the tablet presents. */
const SCENE = { game: "millions", players: 2, seed: 5, options: "MIL-O14=on" };

const { player } = GAMES.millions;

/** The tablet shows the invitation of a seat; its link. */
async function invite(page, seat) {
  await act(page, "pause").click();
  await act(page, "phones").click();
  await page.locator(`.phones-sheet li[data-seat="${seat}"] [data-act="invite"]`).click();
  const link = page.locator('[name="join-link"]');
  await link.waitFor();
  return link.inputValue();
}

/** A phone that was opened by that link; it shows its answer. */
async function opened(newPage, link) {
  const phone = await newPage(PHONE);
  await phone.goto(link);
  await phone.locator('[name="own-answer"]').waitFor();
  return phone;
}

const answerOf = (phone) => phone.locator('[name="own-answer"]').inputValue();

/** The phone of a seat joins, its answer typed; the sheet is closed again. */
async function joinBy(page, newPage, seat) {
  const phone = await opened(newPage, await invite(page, seat));
  await act(page, "read-answer").click();
  await page.locator('[name="join-answer"]').fill(await answerOf(phone));
  await act(page, "take-answer").click();
  await joined(page, seat);
  await phone.locator(".phone-page[data-game]").waitFor();
  return phone;
}

async function joined(page, seat) {
  await page.locator(`.phones-sheet li[data-seat="${seat}"][data-phone]`).waitFor({ timeout: 60_000 });
  await act(page, "close").click();
  await page.locator(".phones-sheet").waitFor({ state: "detached" });
}

// Runs in a phone: what it shows.
function shown() {
  const root = document.querySelector(".phone-page");
  const all = (selector) => [...root.querySelectorAll(selector)];
  return {
    ...root.dataset,
    q: root.querySelector(".phone-sheet h1")?.textContent ?? "",
    picks: all(".phone-pick").map((el) => ({ words: el.querySelector(".words").textContent, state: el.dataset.state, may: el.dataset.move !== undefined && !el.disabled })),
    deeds: all(".phone-deeds [data-move]").map((el) => el.dataset.move),
  };
}

/** What a contestant does on his phone, if he is asked; whether he did something. */
async function playOn(phone, knows) {
  const seen = await phone.evaluate(shown);
  if (seen.asks === undefined) return false;
  const [settle, keeps] = [seen.deeds.includes("settle"), seen.picks.some(({ may }) => may)];
  if (keeps && !settle) {
    const right = seen.q && knows ? rightAnswer(seen.q) : null;
    const which = seen.picks.findIndex(({ words, may }) => may && (!right || words === right));
    await phone.locator(".phone-pick").nth(Math.max(0, which)).tap();
  } else {
    const name = ["settle", "yes", "try", "read", "connected", "hang-up"].find((one) => seen.deeds.includes(one)) ?? seen.deeds[0];
    await phone.locator(`.phone-deeds [data-move="${name}"]`).first().tap();
  }
  return true;
}

const printOf = (page) => page.evaluate(() => document.querySelector("[data-fingerprint]").dataset.fingerprint);

/** Plays until the game is over: what is asked of a phone there, the rest at the tablet. */
async function playAll(page, phones, { steps = 200, stop = () => false } = {}) {
  let byPhone = 0;
  for (let step = 0; step < steps; step += 1) {
    const before = await printOf(page);
    if (await stop(step)) return byPhone;
    let acted = false;
    for (const [seat, phone] of phones.entries()) acted ||= phone && (await playOn(phone, seat === 0));
    if (acted) {
      byPhone += 1;
      await page.waitForFunction((print) => document.querySelector("[data-fingerprint]").dataset.fingerprint !== print, before);
      await settled(page);
      continue;
    }
    const table = await player.look(page);
    if (table.phase === "over") return byPhone;
    const moves = table.moves.filter(({ name }) => name !== "uncover" || !phones[Number(table.turn)]);
    if (moves.length === 0) await page.waitForTimeout(60);
    else await player.click(page, player.next({ ...table, moves }));
    await settled(page);
  }
  return byPhone;
}

// ── a whole game, both on phones ──

async function whole({ newPage, url, expect }) {
  const page = await newPage({ storage: QUICK });
  await sitDown(page, url(queryOf(SCENE)));
  await turnCards(page);
  const before = (await state(page)).fingerprint;
  const phones = [await joinBy(page, newPage, 0), await joinBy(page, newPage, 1)];
  expect.equal((await state(page)).fingerprint, before, "joining plays nothing");
  for (const phone of phones) {
    const seen = await phone.evaluate(shown);
    expect.equal(seen.game, "millions", "the hand of the game");
  }
  const byPhone = await playAll(page, phones);
  expect.ok(byPhone >= 6, `phones have played (${byPhone} moves)`);
  expect.equal((await player.look(page)).phase, "over", "the game came to its end");
  await expect.soon(async () => (await phones[0].evaluate(shown)).phase === "over", "the phone says so");
}

// ── what a phone shows is its seat's, and holds the law of layout ──

async function lawful({ newPage, url, expect }) {
  const page = await newPage({ storage: QUICK });
  await sitDown(page, url(queryOf(SCENE)));
  await turnCards(page);
  const phones = [await joinBy(page, newPage, 0), null];
  await playAll(page, phones, { stop: async () => (await phones[0].evaluate(shown)).picks.some(({ may }) => may) });
  expect.equal((await phones[0].evaluate(shown)).picks.length, 4, "the question is on the phone");
  const found = await phones[0].evaluate(faults, { width: 360, height: 640, least: 44, large: 0, whole: false });
  const bad = Object.entries(found).filter(([, list]) => list.length > 0);
  expect.equal(bad, [], "the law of layout on a phone");
  await expect.accessible(phones[0]);
  const hidden = await page.evaluate(() => document.documentElement.outerHTML);
  expect.ok(!hidden.includes("phone-pick"), "the tablet shows nothing of a hand");
}

// ── a phone that is gone stops nothing; another one may come ──

async function gone({ newPage, url, expect }) {
  const page = await newPage({ storage: QUICK });
  await sitDown(page, url(queryOf(SCENE)));
  await turnCards(page);
  const phone = await joinBy(page, newPage, 0);
  await phone.goto("about:blank");
  await phone.close();
  await act(page, "pause").click();
  await act(page, "phones").click();
  await page.locator('.phones-sheet li[data-seat="0"]:not([data-phone])').waitFor({ timeout: 40_000 });
  await act(page, "close").click();
  await playAll(page, [null, null], { steps: 6 });
  const again = await joinBy(page, newPage, 0);
  expect.equal((await again.evaluate(shown)).eyes, "0", "the seat has a phone again");
  expect.ok((await playAll(page, [again, null], { steps: 40 })) > 0, "and plays on it");
}

// ── what is no invitation, and no answer ──

async function strange({ newPage, url, expect }) {
  const phone = await newPage(PHONE);
  await phone.goto(url("#join=p1;nothing"));
  await expect.soon(async () => (await phone.locator(".phone-todo").innerText()).length > 10, "it is said in words");
  const page = await newPage({ storage: QUICK });
  await sitDown(page, url(queryOf(SCENE)));
  await turnCards(page);
  await invite(page, 0);
  await act(page, "read-answer").click();
  for (const text of ["", "bonjour", "p1;a;b;c;d", `p1;${"x".repeat(3_000)}`]) {
    await page.locator('[name="join-answer"]').fill(text);
    await act(page, "take-answer").click();
    await page.locator('.phones-sheet [role="alert"]:not([data-none])').waitFor();
  }
}

// ── the tablet's camera reads the answer ──

async function byCamera({ newPage, url, expect }) {
  const folder = mkdtempSync(join(tmpdir(), "camera-"));
  const film = join(folder, "code.mjpeg");
  // The camera is there from the start, and sees a picture of the same size.
  const picture = async (page) => writeFileSync(film, await page.screenshot({ type: "jpeg", quality: 95 }));
  const blank = await newPage(PHONE);
  await picture(blank);
  const flags = ["--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream", `--use-file-for-fake-video-capture=${film}`];
  const browser = await launchChromium(flags, { windows: false });
  try {
    const context = await browser.newContext({ viewport: { width: 1180, height: 820 }, locale: "fr-FR", reducedMotion: "reduce", serviceWorkers: "block", permissions: ["camera"] });
    const page = await context.newPage();
    await page.addInitScript((kept) => Object.entries(kept).forEach(([key, value]) => localStorage.getItem(key) ?? localStorage.setItem(key, value)), QUICK);
    await page.goto(url(queryOf(SCENE)));
    await page.locator("[data-phase]").waitFor();
    await turnCards(page);
    const phone = await opened(newPage, await invite(page, 0));
    await picture(phone);
    await act(page, "read-answer").click();
    await joined(page, 0);
    expect.equal((await phone.evaluate(shown)).eyes, "0", "the phone has its seat");
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true });
  }
}

export const tests = [
  { name: "a whole game on two phones", run: whole, game: "millions" },
  { name: "a phone holds the law of layout, and the tablet nothing of its hand", run: lawful, game: "millions" },
  { name: "a phone that is gone stops nothing, and another may come", run: gone, game: "millions" },
  { name: "what is no invitation and no answer is said", run: strange, game: "millions" },
  { name: "the tablet's camera reads the answer", run: byCamera, game: "millions" },
];
