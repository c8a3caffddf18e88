// Phones for the tests: joining a table, by hand and by camera, reading the phone's screen, and playing on it.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { seeded } from "./chance.mjs";
import { expect } from "./expect.mjs";
import { FACTS } from "./facts.mjs";
import { ARTEFACTS } from "./folders.mjs";
import { GAMES } from "./games.mjs";
import { faults } from "./layout.mjs";
import { QUICK, act, queryOf, settled, sitDown, turnCards } from "./table.mjs";

export const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true };
export const LYING = { viewport: { width: 640, height: 360 }, hasTouch: true };

/** Short games for two on phones. */
export const SCENES = Object.fromEntries(Object.entries(FACTS).map(([game, { phones }]) => [game, { game, ...phones.scene }]));

/** Opens that table on the tablet and dismisses its title cards. */
export async function tableOf(newPage, url, scene) {
  const page = await newPage({ storage: QUICK });
  await sitDown(page, url(queryOf(scene)));
  await turnCards(page);
  return page;
}

/** The text of the code that a page shows: a tablet's invitation, a phone's answer. */
export async function codeOf(page) {
  const code = page.locator(".code .qr");
  await code.waitFor();
  return code.getAttribute("data-text");
}

/** Waits until that seat is invited in the open sheet; returns the link. */
export async function invited(page, seat) {
  await page.locator(`.phones-sheet li[data-seat="${seat}"][data-now]`).waitFor();
  return codeOf(page);
}

/** Opens a seat's invitation on the tablet; returns its link. */
export async function invite(page, seat) {
  await act(page, "pause").click();
  await act(page, "phones").click();
  await page.locator(`.phones-sheet li[data-seat="${seat}"] [data-act="invite"]`).click();
  return invited(page, seat);
}

/** Opens the link on a phone, with the init script `prepared`, and waits until it shows its answer. */
export async function opened(newPage, link, prepared = null) {
  const phone = await newPage(PHONE);
  if (prepared) await phone.addInitScript(prepared);
  await phone.goto(link);
  await codeOf(phone);
  return phone;
}

/** The tablet takes the answer that a phone shows, typed. */
export async function takeAnswer(page, phone) {
  await takeText(page, await codeOf(phone));
}

/** The tablet takes that text as a phone's answer. */
export async function takeText(page, answer) {
  await page.locator('[name="join-answer"]').fill(answer);
  await act(page, "take-answer").click();
}

// Runs in any page: the brightness of each pixel of a picture, as video has it, in base64.
async function brightness(png) {
  const picture = new Image();
  picture.src = `data:image/png;base64,${png}`;
  await picture.decode();
  const context = Object.assign(document.createElement("canvas"), { width: picture.width, height: picture.height }).getContext("2d");
  context.drawImage(picture, 0, 0);
  const { data } = context.getImageData(0, 0, picture.width, picture.height);
  const grey = Array.from({ length: data.length / 4 }, (_, at) => 16 + (219 / 255) * (0.3 * data[4 * at] + 0.6 * data[4 * at + 1] + 0.1 * data[4 * at + 2]));
  return btoa(grey.map((one) => String.fromCharCode(one)).join(""));
}

/** A film of one grey picture of the size of a phone, as Y4M: Chromium's fake camera damages the codes in JPEGs. */
const filmOf = (grey) => {
  const { width, height } = PHONE.viewport;
  const head = Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\nFRAME\n`);
  return Buffer.concat([head, grey, Buffer.alloc((width * height) / 2, 128)]);
};

/**
 * A tablet with a camera that sees what the test shows it. Calls `run(open, show)`: `open(address, init)` opens a page of the
 * tablet, with an init script, `show(page)` holds that page before the camera.
 */
export async function withCamera(launch, run) {
  const folder = mkdtempSync(join(tmpdir(), "camera-"));
  const film = join(folder, "code.y4m");
  writeFileSync(film, filmOf(Buffer.alloc(PHONE.viewport.width * PHONE.viewport.height, 16)));
  // Two browsers connect by IP address: mDNS names are slow on a busy machine.
  const flags = ["--disable-features=WebRtcHideLocalIpsWithMdns", "--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream", `--use-file-for-fake-video-capture=${film}`];
  const browser = await launch(flags, { windows: false });
  const context = await browser.newContext({ viewport: { width: 1180, height: 820 }, locale: "fr-FR", reducedMotion: "reduce", serviceWorkers: "block", permissions: ["camera"] });
  const still = await context.newPage();
  // Chromium keeps the file mapped: it is written in place, and stays as long as it is.
  const show = async (page) => {
    const picture = await page.screenshot();
    const grey = await still.evaluate(brightness, picture.toString("base64"));
    writeFileSync(film, filmOf(Buffer.from(grey, "base64")), { flag: "r+" });
  };
  try {
    await run(async (address, init = () => {}) => {
      const page = await context.newPage();
      await page.addInitScript((kept) => Object.entries(kept).forEach(([key, value]) => localStorage.getItem(key) ?? localStorage.setItem(key, value)), QUICK);
      await page.addInitScript(init);
      await page.goto(address);
      return page;
    }, show);
  } catch (error) {
    // Its pages are not among those that a failed test keeps.
    for (const page of context.pages().filter((one) => one !== still)) {
      console.log(`the tablet shows: ${await page.locator("body").innerText()}`);
      await page.screenshot({ path: join(ARTEFACTS, "tablet-with-camera.png") });
    }
    throw error;
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true });
  }
}

/** Lets a seat's phone join, its answer typed, and closes the sheet. */
export async function joinBy(page, newPage, seat) {
  const phone = await opened(newPage, await invite(page, seat));
  await takeAnswer(page, phone);
  await joined(page, seat);
  await phone.locator(".phone-page[data-game]").waitFor();
  return phone;
}

export async function joined(page, seat) {
  await page.locator(`.phones-sheet li[data-seat="${seat}"][data-phone]`).waitFor({ timeout: 60_000 });
  await act(page, "close").click();
  await page.locator(".phones-sheet").waitFor({ state: "detached" });
}

// Runs in a phone: what it shows.
export function shown() {
  const root = document.querySelector(".phone-page");
  const all = (selector) => [...root.querySelectorAll(selector)];
  const cards = (tray) => all(`[data-tray="${tray}"] .phone-card`).map((el, index) => ({ index, state: el.dataset.state, may: el.dataset.move !== undefined && !el.disabled }));
  return {
    ...root.dataset,
    fan: cards("fan"),
    row: cards("row"),
    // The drawn card is recognised by the file name of its picture.
    hour: Number(root.querySelector('[data-tray="drawn"] img')?.src.match(/m-(\d+)/)?.[1]),
    typed: root.querySelector(".phone-entry .typed") !== null,
    pad: root.querySelector(".phone-pad")?.dataset.state,
    entry: root.querySelector(".phone-entry [data-move]:not([data-move='all-in'])")?.dataset.move,
    refused: root.querySelector(".phone-refused")?.textContent,
    q: root.querySelector(".phone-sheet h2")?.textContent ?? "",
    picks: all(".phone-pick").map((el) => ({ words: el.querySelector(".words").textContent, state: el.dataset.state, may: el.dataset.move !== undefined && !el.disabled })),
    deeds: all(".phone-deeds [data-move]").map((el) => el.dataset.move),
  };
}

/** Plays a phone's turn, if it has one; returns whether something was done, which the tablet must then take in. */
export async function playOn(phone, of) {
  const seen = await phone.evaluate(shown);
  if (seen.asks === undefined || !seen.game || seen.phase === "over") return false;
  return (await GAMES[seen.game].hand(phone, seen, of)) !== false;
}

export const printOf = (page) => page.evaluate(() => document.querySelector("[data-fingerprint]").dataset.fingerprint);

export const changed = (page, print, timeout) => page.waitForFunction((before) => document.querySelector("[data-fingerprint]").dataset.fingerprint !== before, print, { timeout });

/** Whether a move is left to the tablet; `owned`: the seat whose turn it is has a phone. */
const isLeft = (game, { name }, owned) => {
  const { left } = FACTS[game].phones;
  return !owned || (left ? name === left : name !== "uncover");
};

/** A control that disappeared before it was touched, as the table went on, counts as a touch without effect. */
function goneBefore(why) {
  if (why.name !== "TimeoutError") throw why;
  return true;
}

/**
 * Plays until the game is over or `stop(byPhone)`, on phones where they can act, else on the tablet; returns the moves made
 * by phone.
 */
export async function playAll(page, phones, { game = "millions", steps = 200, bold = true, stop = () => false } = {}) {
  const { player } = GAMES[game];
  const [chance, made] = [seeded(7), {}];
  let byPhone = 0;
  const missed = [];
  for (let step = 0; step < steps; step += 1) {
    const before = await printOf(page);
    if (await stop(byPhone)) return byPhone;
    let acted = null;
    for (const [seat, phone] of phones.entries()) {
      if (acted || !phone) continue;
      const print = await printOf(phone);
      if (await playOn(phone, { seat, chance, made, bold }).catch(goneBefore)) acted = { phone, print };
    }
    if (acted) {
      // A touch right after another one, or after the table has gone on, has no effect and is repeated; more than three
      // of those are a fault.
      const taken = await changed(page, before, 5_000).then(() => true, () => false);
      if (!taken) missed.push(await acted.phone.evaluate(shown));
      if (missed.length > 3) throw new Error(`touches without effect: ${JSON.stringify(missed)}`);
      byPhone += taken ? 1 : 0;
      // No moves are possible while a title card is up.
      await turnCards(page);
      await changed(acted.phone, acted.print, 3_000).catch(() => {});
      continue;
    }
    const table = await player.look(page);
    if (table.phase === "over") return byPhone;
    const moves = table.moves.filter((move) => isLeft(game, move, phones[Number(table.turn)]));
    if (moves.length === 0) await page.waitForTimeout(60);
    else await player.click(page, player.next({ ...table, moves }, undefined, chance));
    await turnCards(page);
  }
  return byPhone;
}

/** Asserts the law of layout on a phone in its current orientation. */
export async function holdsLaw(phone, what) {
  const found = await phone.evaluate(faults, { ...phone.viewportSize(), least: 44, large: 0, whole: false });
  const bad = Object.entries(found).filter(([, list]) => list.length > 0);
  expect(bad, `the law of layout ${what}`).toStrictEqual([]);
}

export async function holdsBothWays(phone, what) {
  for (const { viewport } of [PHONE, LYING]) {
    await phone.setViewportSize(viewport);
    await settled(phone);
    await holdsLaw(phone, `${what} at ${viewport.width}×${viewport.height}`);
  }
  await phone.setViewportSize(PHONE.viewport);
}
