// Phones as hands: real WebRTC between two pages, no server of any kind. A phone joins by two codes – one link, one answer,
// typed or read by the tablet's camera –, plays its seat's secret part, and a game goes on without it when it is gone.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { launchChromium } from "../../tools/chromium.mjs";
import { questionOf } from "../games/defizz.mjs";
import { rightAnswer } from "../games/millions.mjs";
import { GAMES } from "../lib/games.mjs";
import { attract, enter, kiosk, open } from "../lib/kiosk.mjs";
import { PHONE, QUICK, SCENES, changed, holdsBothWays, holdsLaw, invite, joinBy, joined, opened, playAll, printOf, shown, tableOf, takeAnswer } from "../lib/phones.mjs";
import { act, queryOf, seated, sitDown, state, turnCards } from "../lib/table.mjs";

const SCENE = SCENES.millions;

// ── a whole game, both on phones ──

const whole = (game, least, steps) => async ({ newPage, url, expect }) => {
  const page = await tableOf(newPage, url, SCENES[game]);
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
  const page = await tableOf(newPage, url, SCENES.heure);
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

const lawful = (game) => async ({ newPage, url, expect }) => {
  const page = await tableOf(newPage, url, SCENES[game]);
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
  const page = await tableOf(newPage, url, SCENES.midi);
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

// ── what phones spare ──

/** Taps and hand-overs of a question for four at one tablet (`millions.mjs`). */
const AT_ONE_TABLET = 11 + 4;

async function fewTouches({ newPage, url, expect }) {
  const page = await tableOf(newPage, url, { game: "millions", players: 4, seed: 5, options: "MIL-O2=device" });
  const { player } = GAMES.millions;
  await player.playUntil(page, ({ phase, moves }) => phase === "choice" && moves.some(({ name }) => name === "try-all"), { policy: "champion" });
  const phones = [];
  for (let seat = 0; seat < 4; seat += 1) phones.push(await joinBy(page, newPage, seat));
  const tap = (selector) => page.locator(selector).first().click();
  await tap('[data-move="try-all"]');
  let taps = 1;
  for (let turn = 0; turn < 4; turn += 1) {
    let phone;
    const asked = async () => {
      for (const one of phones) if ((await one.evaluate(shown)).picks.some(({ may }) => may)) phone = one;
      return Boolean(phone);
    };
    await expect.soon(asked, "it is asked on a phone");
    const { q, picks } = await phone.evaluate(shown);
    await phone.locator(".phone-pick").nth(picks.findIndex(({ words }) => words === rightAnswer(q))).tap();
    taps += 1;
    await phone.locator('[data-move="settle"] .edge').waitFor();
    await phone.locator('[data-move="settle"]').waitFor({ state: "detached", timeout: 8_000 });
  }
  await tap('[data-move="yes-all"]');
  await tap('[data-act="continue"]');
  taps += 2;
  await expect.soon(async () => (await state(page)).phase === "choice", "the next question");
  expect.ok(2 * taps < AT_ONE_TABLET, `${taps} touches by phones, ${AT_ONE_TABLET} at one tablet`);
}

// ── what a phone is in a contest ──

/** What is pressed and entered in a contest, each when it comes. */
async function pressed({ newPage, url, expect }) {
  const game = "defizz";
  const page = await tableOf(newPage, url, SCENES[game]);
  const phones = [await joinBy(page, newPage, 0), await joinBy(page, newPage, 1)];
  const seen = new Set();
  const look = async () => {
    for (const phone of phones) {
      const { pad, entry } = await phone.evaluate(shown);
      const what = pad === "ready" ? "pad" : entry;
      if (!what || seen.has(what)) continue;
      seen.add(what);
      await holdsBothWays(phone, expect, `of the ${what}`);
      if (what === "pad") await hitBlindly(phone, expect);
    }
    return ["pad", "say", "stake"].every((what) => seen.has(what));
  };
  await playAll(page, phones, { game, steps: 300, bold: false, stop: look });
  expect.ok(["pad", "say", "stake"].every((what) => seen.has(what)), `pad, answer and stake have come (${[...seen].join()})`);
}

/** Whether the pad is most of the phone's lower half, so that nobody need look. */
async function hitBlindly(phone, expect) {
  const { width, height } = await phone.locator(".phone-pad").boundingBox();
  expect.ok(width >= 300 && height >= 640 * 0.4, `the pad is large (${Math.round(width)}×${Math.round(height)})`);
}

// ── the reader's key is on his phone, and on no other ──

async function reads({ newPage, url, expect }) {
  const page = await tableOf(newPage, url, { game: "defizz", players: 3, seed: 6 });
  const { player } = GAMES.defizz;
  const reading = ({ phase, stage, moves }) => phase === "question" && (stage === "waits" || stage === "lowered") && moves.length > 0;
  const { turn } = await player.playUntil(page, reading, { policy: "careful" });
  const reader = Number(turn);
  const phones = [await joinBy(page, newPage, reader), await joinBy(page, newPage, (reader + 1) % 3)];
  const [his, other] = await Promise.all(phones.map((phone) => phone.evaluate(shown)));
  const { answer, answers } = questionOf(his.q) ?? {};
  expect.ok(his.deeds.includes("ask"), "the reader puts the question on his phone");
  if (answer ?? answers) expect.ok(his.picks.some(({ words }) => words === (answer ?? answers[0].a)), "his key is on his phone");
  expect.ok(other.q !== his.q && other.deeds.length === 0, "nobody else sees the question before it is put");
  await phones[0].locator('.phone-deeds [data-move="ask"]').tap();
  await expect.soon(async () => (await phones[1].evaluate(shown)).q === his.q, "then everybody does");
  const seen = await phones[1].evaluate(() => document.body.innerText);
  expect.ok(!answer || !seen.includes(answer), "and no answer");
  if (answer) {
    await expect.soon(async () => (await phones[1].evaluate(shown)).pad === "ready", "the other one has his pad");
    await phones[1].locator(".phone-pad").tap();
    await phones[0].locator('.phone-deeds [data-move="right"]').tap();
    await page.locator('[data-act="continue"]').first().waitFor();
  }
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
  const page = await tableOf(newPage, url, SCENE);
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
  const page = await tableOf(newPage, url, SCENE);
  await invite(page, 0);
  await act(page, "read-answer").click();
  for (const text of ["", "bonjour", "p1;a;b;c;d", `p1;${"x".repeat(3_000)}`]) {
    await page.locator('[name="join-answer"]').fill(text);
    await act(page, "take-answer").click();
    await page.locator('.phones-sheet [role="alert"]:not([data-none])').waitFor();
  }
}

// ── what a phone cannot do, whatever it says ──

// Runs in the phone before its page: keeps the line, so that the test speaks on it.
function keepLine() {
  const Real = window.RTCPeerConnection;
  window.RTCPeerConnection = class extends Real {
    constructor(...args) {
      super(...args);
      this.addEventListener("datachannel", ({ channel }) => (window.line = channel));
    }
  };
}

/** Moves of others and of the table, spoilt, huge and too many messages: nothing of it is played, and the phone plays on. */
async function hostile({ newPage, url, expect }) {
  const page = await tableOf(newPage, url, SCENE);
  const link = await invite(page, 1);
  const phone = await opened(newPage, link, keepLine);
  await takeAnswer(page, phone);
  await joined(page, 1);
  await phone.locator(".phone-page[data-game]").waitFor();
  const before = await printOf(page);
  const say = (texts) => phone.evaluate((texts) => texts.forEach((text) => window.line.send(text)), texts);
  const act1 = (mv) => JSON.stringify({ act: { mv, touched: 0 } });
  await say([
    // The first answer is another seat's; nobody's are undoing and what the whole table does.
    ...["keep a", "settle", "yes", "try", "yes-all", "try-all", "undo", "leave 0", "faulty", "draw", ""].map(act1),
    "", "{", "null", "[]", '{"act":{}}', '{"act":{"mv":"keep a","touched":-1}}', '{"act":{"mv":"keep a","touched":1e99}}', '{"undo":1}', JSON.stringify({ act: { mv: "x".repeat(9_000), touched: 0 } }),
  ]);
  await say(["x".repeat(200_000)]).catch(() => {});
  await say(Array.from({ length: 1_000 }, () => act1("keep a")));
  await page.waitForTimeout(1_500);
  expect.equal(await printOf(page), before, "nothing was played");
  await page.waitForTimeout(1_000);
  expect.ok((await playAll(page, [null, phone], { steps: 60 })) > 0, "and the phone plays on");
}

// Runs in the phone before its page: its first word is that of an older build.
function olderBuild() {
  const { send } = RTCDataChannel.prototype;
  RTCDataChannel.prototype.send = function (text) {
    return send.call(this, text.replace(/"wire":\d+/, '"wire":1'));
  };
}

/** A phone of another build is told so, in words. */
async function otherBuild({ newPage, url, expect }) {
  const page = await tableOf(newPage, url, SCENE);
  const link = await invite(page, 0);
  const phone = await opened(newPage, link, olderBuild);
  await takeAnswer(page, phone);
  await phone.locator(".phone-todo", { hasText: /recharge|version/i }).waitFor({ timeout: 40_000 });
  expect.equal(await phone.locator(".phone-page [data-move]").count(), 0, "nothing to play");
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
  { name: "a whole game on two phones: defizz", run: whole("defizz", 6, 500), game: "defizz", timeout: 400_000 },
  { name: "a whole game on two phones: egomaster", run: whole("egomaster", 6, 500), game: "egomaster", timeout: 400_000 },
  { name: "a phone holds the law of layout, and the tablet nothing of its hand", run: lawful("millions"), game: "millions" },
  { name: "a phone holds the law of layout: midi", run: lawful("midi"), game: "midi" },
  { name: "a phone holds the law of layout: heure", run: lawful("heure"), game: "heure" },
  { name: "one's own hand is shown to whoever asks, and put in order", run: ordered, game: "heure" },
  { name: "in a face-off the reader has the key, the other one the sand", run: judges, game: "midi" },
  { name: "a buzz pad, a typed answer and a stake hold the law of layout", run: pressed, game: "defizz", timeout: 240_000 },
  { name: "in a contest the reader has his key on his phone, and nobody else", run: reads, game: "defizz" },
  { name: "a question takes four phones less than half of the touches", run: fewTouches, game: "millions", timeout: 240_000 },
  { name: "a phone joins on small screens", run: small, game: "millions" },
  { name: "in a public room phones are the house's to allow, and a visit's end hangs up", run: publicly, game: "heure" },
  { name: "a phone that is gone stops nothing, and another may come", run: gone, game: "millions" },
  { name: "what is no invitation and no answer is said", run: strange, game: "millions" },
  { name: "whatever a phone says, nothing but its own moves is played", run: hostile, game: "millions" },
  { name: "a phone of another build is told so", run: otherBuild, game: "millions" },
  { name: "the tablet's camera reads the answer", run: byCamera, game: "millions" },
];
