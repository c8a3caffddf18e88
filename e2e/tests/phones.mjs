// Phones as hands: real WebRTC between two pages, no server of any kind. A phone joins by two codes – one link, one answer,
// typed or read by the tablet's camera –, plays its seat's secret part, and a game goes on without it when it is gone.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { launchChromium } from "../../tools/chromium.mjs";
import { rightAnswer } from "../games/millions.mjs";
import { seeded } from "../lib/chance.mjs";
import { GAMES } from "../lib/games.mjs";
import { attract, enter, kiosk, open } from "../lib/kiosk.mjs";
import { faults } from "../lib/layout.mjs";
import { act, queryOf, seated, settled, sitDown, state, turnCards } from "../lib/table.mjs";

const QUICK = { "tablee:settings": JSON.stringify({ speed: "brisk", motion: "reduced", muted: true }) };
const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true };
const LYING = { viewport: { width: 640, height: 360 }, hasTouch: true };

/** Short games for two, by phones; each by its own player of a hand. */
const SCENES = {
  millions: { game: "millions", players: 2, seed: 5, options: "MIL-O14=on" },
  midi: { game: "midi", players: 2, seed: 5, options: "MIDI-O12=on,MIDI-O10=45" },
  heure: { game: "heure", players: 2, seed: 4 },
};
const SCENE = SCENES.millions;

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
  const cards = (tray) => all(`[data-tray="${tray}"] .phone-card`).map((el, index) => ({ index, state: el.dataset.state, may: el.dataset.move !== undefined && !el.disabled }));
  return {
    ...root.dataset,
    fan: cards("fan"),
    row: cards("row"),
    // The card that was drawn is known by its drawing.
    hour: Number(root.querySelector('[data-tray="drawn"] img')?.src.match(/m-(\d+)/)?.[1]),
    typed: root.querySelector(".phone-entry .typed") !== null,
    q: root.querySelector(".phone-sheet h1")?.textContent ?? "",
    picks: all(".phone-pick").map((el) => ({ words: el.querySelector(".words").textContent, state: el.dataset.state, may: el.dataset.move !== undefined && !el.disabled })),
    deeds: all(".phone-deeds [data-move]").map((el) => el.dataset.move),
  };
}

const press = async (phone, name) => phone.locator(`.phone-deeds [data-move="${name}"]`).first().tap();
const pickAt = (phone, index) => phone.locator(".phone-pick").nth(index).tap();
const chosen = (list, chance) => list[Math.floor(chance() * list.length)];

/** What is done on a phone that is asked, by game; `false` when its person lets it be. */
const HANDS = {
  async millions(phone, seen, { seat }) {
    const [settle, keeps] = [seen.deeds.includes("settle"), seen.picks.some(({ may }) => may)];
    if (keeps && !settle) {
      const right = seen.q && seat === 0 ? rightAnswer(seen.q) : null;
      const which = seen.picks.findIndex(({ words, may }) => may && (!right || words === right));
      return pickAt(phone, Math.max(0, which));
    }
    return press(phone, ["settle", "yes", "try", "read", "connected", "hang-up"].find((one) => seen.deeds.includes(one)) ?? seen.deeds[0]);
  },

  // Chance plays. In a face-off the sand decides in the end: after a few rulings nobody touches anything.
  async midi(phone, seen, { chance, made }) {
    const picks = seen.picks.flatMap(({ may }, index) => (may ? [index] : []));
    if (picks.length > 0) return pickAt(phone, chosen(picks, chance));
    if (seen.phase === "fatal" && seen.deeds.includes("right")) {
      made.ruled = (made.ruled ?? 0) + 1;
      return made.ruled > 5 ? false : press(phone, made.ruled % 2 ? "right" : "wrong");
    }
    if (seen.typed) return phone.locator(".phone-entry [type=submit]").tap();
    return press(phone, chosen(seen.deeds.filter((name) => name !== "star"), chance));
  },

  // Lays where the hour belongs, as far as a place is pointed out.
  async heure(phone, seen, { chance }) {
    const may = (list) => list.filter((card) => card.may);
    if (may(seen.fan).length > 0) return phone.locator('[data-tray="fan"] .phone-card').nth(chosen(may(seen.fan), chance).index).tap();
    const fits = may(seen.row).filter(({ state }) => state === "fits");
    if (fits.length > 0) {
      const cost = ({ index }) => Math.abs(index - ((seen.hour - 6) * 6) / 16);
      const { index } = fits.sort((a, b) => cost(a) - cost(b))[0];
      return phone.locator('[data-tray="row"] .phone-card').nth(index).tap();
    }
    if (seen.picks.length > 0) return pickAt(phone, 0);
    return press(phone, chosen(seen.deeds, chance));
  },
};

/** What the person of a phone does, if he is asked; whether he did something, which the tablet must then have taken in. */
async function playOn(phone, of) {
  const seen = await phone.evaluate(shown);
  if (seen.asks === undefined || !seen.game || seen.phase === "over") return false;
  return (await HANDS[seen.game](phone, seen, of)) !== false;
}

const printOf = (page) => page.evaluate(() => document.querySelector("[data-fingerprint]").dataset.fingerprint);

const changed = (page, print, timeout) => page.waitForFunction((before) => document.querySelector("[data-fingerprint]").dataset.fingerprint !== before, print, { timeout });

/** What is left to the tablet: what no phone does. */
const LEFT = {
  millions: ({ name }, owned) => name !== "uncover" || !owned,
  midi: ({ name }, owned) => name === "continue" || !owned,
  heure: ({ name }, owned) => name === "continue" || !owned,
};

/** Plays until the game is over: what is asked of a phone there, the rest at the tablet. */
async function playAll(page, phones, { game = "millions", steps = 200, stop = () => false } = {}) {
  const { player } = GAMES[game];
  const [chance, made] = [seeded(7), {}];
  let byPhone = 0;
  for (let step = 0; step < steps; step += 1) {
    const before = await printOf(page);
    if (await stop(step)) return byPhone;
    let acted = null;
    for (const [seat, phone] of phones.entries()) {
      if (acted || !phone) continue;
      const print = await printOf(phone);
      if (await playOn(phone, { seat, chance, made })) acted = { phone, print };
    }
    if (acted) {
      byPhone += 1;
      // Every touch that a hand offers is a move.
      await changed(page, before, 30_000);
      // Nobody acts while a title card is up.
      await turnCards(page);
      await changed(acted.phone, acted.print, 3_000).catch(() => {});
      continue;
    }
    const table = await player.look(page);
    if (table.phase === "over") return byPhone;
    const moves = table.moves.filter((move) => LEFT[game](move, phones[Number(table.turn)]));
    if (moves.length === 0) await page.waitForTimeout(60);
    else await player.click(page, player.next({ ...table, moves }, undefined, chance));
    await turnCards(page);
  }
  return byPhone;
}

// ── a whole game, both on phones ──

const whole = (game, least, steps) => async ({ newPage, url, expect }) => {
  const page = await newPage({ storage: QUICK });
  await sitDown(page, url(queryOf(SCENES[game])));
  await turnCards(page);
  const before = (await state(page)).fingerprint;
  const phones = [await joinBy(page, newPage, 0), await joinBy(page, newPage, 1)];
  expect.equal((await state(page)).fingerprint, before, "joining plays nothing");
  for (const phone of phones) {
    const seen = await phone.evaluate(shown);
    expect.equal(seen.game, game, "the hand of the game");
  }
  const byPhone = await playAll(page, phones, { game, steps });
  expect.ok(byPhone >= least, `phones have played (${byPhone} moves)`);
  expect.equal((await GAMES[game].player.look(page)).phase, "over", "the game came to its end");
  await expect.soon(async () => (await phones[0].evaluate(shown)).phase === "over", "the phone says so");
};

// ── one's own hand is shown to whoever asks to look, and put in order by two touches ──

async function ordered({ newPage, url, expect }) {
  const page = await newPage({ storage: QUICK });
  await sitDown(page, url(queryOf(SCENES.heure)));
  await turnCards(page);
  const phone = await joinBy(page, newPage, 1);
  const cards = phone.locator('[data-tray="hand"] .phone-card');
  const faces = () => cards.locator("img").evaluateAll((all) => all.map((img) => img.src));
  expect.equal(await cards.count(), 0, "cards before anybody looks");
  await act(phone, "look").tap();
  const before = await faces();
  expect.ok(before.length >= 3, "the own cards");
  const print = await printOf(page);
  await cards.nth(0).tap();
  await cards.nth(2).tap();
  await changed(page, print, 30_000);
  const [first, ...rest] = before;
  await expect.soon(async () => JSON.stringify(await faces()) === JSON.stringify([...rest.slice(0, 2), first, ...rest.slice(2)]), "the first card lies third");
  await act(phone, "hide").tap();
  expect.equal(await cards.count(), 0, "cards that were hidden again");
}

// ── what a phone shows is its seat's, and holds the law of layout, standing and lying ──

/** The law of layout on a phone, as it stands or lies. */
async function holdsLaw(phone, expect, what) {
  const found = await phone.evaluate(faults, { ...phone.viewportSize(), least: 44, large: 0, whole: false });
  const bad = Object.entries(found).filter(([, list]) => list.length > 0);
  expect.equal(bad, [], `the law of layout ${what}`);
}

async function holdsBothWays(phone, expect, what) {
  for (const { viewport } of [PHONE, LYING]) {
    await phone.setViewportSize(viewport);
    await settled(phone);
    await holdsLaw(phone, expect, `${what} at ${viewport.width}×${viewport.height}`);
  }
  await phone.setViewportSize(PHONE.viewport);
}

const lawful = (game) => async ({ newPage, url, expect }) => {
  const page = await newPage({ storage: QUICK });
  await sitDown(page, url(queryOf(SCENES[game])));
  await turnCards(page);
  const phones = [await joinBy(page, newPage, 0), null];
  const asked = ({ picks, fan, row }) => [...picks, ...fan, ...row].some(({ may }) => may);
  await playAll(page, phones, { game, stop: async () => asked(await phones[0].evaluate(shown)) });
  expect.ok(asked(await phones[0].evaluate(shown)), "something can be chosen on the phone");
  if (game === "heure") await act(phones[0], "look").tap();
  await holdsBothWays(phones[0], expect, "on a phone");
  await expect.accessible(phones[0]);
  const hidden = await page.evaluate(() => document.documentElement.outerHTML);
  expect.ok(!hidden.includes("phone-pick"), "the tablet shows nothing of a hand");
};

// ── what a phone is in a face-off: the reader has the key and both thumbs, the other one his clock ──

async function judges({ newPage, url, expect }) {
  const page = await newPage({ storage: QUICK });
  await sitDown(page, url(queryOf(SCENES.midi)));
  await turnCards(page);
  const phones = [await joinBy(page, newPage, 0), await joinBy(page, newPage, 1)];
  const both = () => Promise.all(phones.map((phone) => phone.evaluate(shown)));
  const reads = async () => (await both()).findIndex(({ deeds }) => deeds.includes("right"));
  await playAll(page, phones, { game: "midi", steps: 400, stop: async () => (await reads()) >= 0 });
  const reader = await reads();
  const words = await Promise.all(phones.map((phone) => phone.locator(".phone-foot").innerText()));
  expect.ok(words[reader].length > 8, "the reader sees the key");
  expect.equal(words[1 - reader].trim(), "", "and nobody else");
  expect.equal(await phones[1 - reader].locator(".phone-head .seconds").count(), 1, "whoever answers sees his sand");
  expect.equal(await page.locator('.faceoff').count(), 1, "the tablet shows both clocks");
  await holdsBothWays(phones[reader], expect, "of the reader's phone");
}

// ── how a phone joins, on small screens ──

async function small({ newPage, url, expect }) {
  const page = await newPage({ storage: QUICK, viewport: { width: 360, height: 740 }, hasTouch: true });
  await sitDown(page, url(queryOf(SCENE)));
  await turnCards(page);
  await act(page, "pause").click();
  await act(page, "phones").click();
  await page.locator('.phones-sheet [data-act="invite"]').first().waitFor();
  await holdsLaw(page, expect, "of the seats");
  await act(page, "close").click();
  const link = await invite(page, 0);
  await holdsLaw(page, expect, "of the invitation");
  await act(page, "read-answer").click();
  await page.locator('[name="join-answer"]').waitFor();
  await holdsLaw(page, expect, "of the answer");
  await expect.accessible(page);
  const phone = await opened(newPage, link);
  await holdsBothWays(phone, expect, "of the phone's answer");
  await expect.accessible(phone);
}

// ── in a public room ──

/** A visitor's table, its pause open. */
async function visit(newPage, url, house) {
  const page = await open(newPage, url, { storage: kiosk(house, { "tablee:settings": QUICK["tablee:settings"] }) });
  await enter(page);
  await act(page, "open").click();
  await act(page, "start").click();
  await seated(page);
  await turnCards(page);
  return page;
}

async function publicly({ newPage, url, expect }) {
  const none = await visit(newPage, url, {});
  await act(none, "pause").click();
  await act(none, "go-on").waitFor();
  expect.equal(await act(none, "phones").count(), 0, "a way to phones where the house allows none");
  const page = await visit(newPage, url, { phones: true });
  const phone = await joinBy(page, newPage, 0);
  await act(page, "home").click();
  await act(page, "leave").click();
  await attract(page).waitFor();
  await phone.locator(".phone-todo", { hasText: "ne répond plus" }).waitFor({ timeout: 40_000 });
  expect.equal(await phone.locator(".phone-page [data-move]").count(), 0, "a visit's end hangs up");
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
  { name: "a whole game on two phones", run: whole("millions", 6, 200), game: "millions" },
  { name: "a whole game on two phones: midi", run: whole("midi", 12, 3_000), game: "midi", timeout: 400_000 },
  { name: "a whole game on two phones: heure", run: whole("heure", 12, 900), game: "heure", timeout: 400_000 },
  { name: "a phone holds the law of layout, and the tablet nothing of its hand", run: lawful("millions"), game: "millions" },
  { name: "a phone holds the law of layout: midi", run: lawful("midi"), game: "midi" },
  { name: "a phone holds the law of layout: heure", run: lawful("heure"), game: "heure" },
  { name: "one's own hand is shown to whoever asks, and put in order", run: ordered, game: "heure" },
  { name: "in a face-off the reader has the key, the other one the sand", run: judges, game: "midi" },
  { name: "a phone joins on small screens", run: small, game: "millions" },
  { name: "in a public room phones are the house's to allow, and a visit's end hangs up", run: publicly, game: "heure" },
  { name: "a phone that is gone stops nothing, and another may come", run: gone, game: "millions" },
  { name: "what is no invitation and no answer is said", run: strange, game: "millions" },
  { name: "the tablet's camera reads the answer", run: byCamera, game: "millions" },
];
