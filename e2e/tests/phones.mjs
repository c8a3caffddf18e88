// Phones as hands: real WebRTC between two pages, no server of any kind. A phone joins by two codes – one link, one answer,
// typed or read by the tablet's camera –, plays its seat's secret part, and a game goes on without it when it is gone.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { launchChromium } from "../../tools/chromium.mjs";
import { questionOf as ofDefizz } from "../games/defizz.mjs";
import { questionOf as ofEgomaster } from "../games/egomaster.mjs";
import { rightAnswer } from "../games/millions.mjs";
import { GAMES } from "../lib/games.mjs";
import { faults } from "../lib/layout.mjs";
import { act, queryOf, sitDown, state, turnCards } from "../lib/table.mjs";

const QUICK = { "tablee:settings": JSON.stringify({ speed: "brisk", motion: "reduced", muted: true }) };
const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true };
/** Short games that the tablet presents. */
const SCENES = {
  millions: { game: "millions", players: 2, seed: 5, options: "MIL-O14=on" },
  defizz: { game: "defizz", players: 2, seed: 6, options: "DEF-O8=on" },
  egomaster: { game: "egomaster", players: 2, seed: 4, options: "EGO-O9=on,EGO-V=on" },
};

/** The tablet with that table on it, its title cards turned. */
async function tableOf(newPage, url, scene) {
  const page = await newPage({ storage: QUICK });
  await sitDown(page, url(queryOf(scene)));
  await turnCards(page);
  return page;
}

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
    pad: root.querySelector(".phone-pad")?.dataset.state,
    entry: root.querySelector(".phone-entry [data-move]:not([data-move='all-in'])")?.dataset.move,
  };
}

/** What a contestant of *Millions* does on his phone: a pick to be touched, or a button. */
function inMillions(seen, knows) {
  if (seen.picks.some(({ may }) => may) && !seen.deeds.includes("settle")) {
    const right = seen.q && knows ? rightAnswer(seen.q) : null;
    return { pick: Math.max(0, seen.picks.findIndex(({ words, may }) => may && (!right || words === right))) };
  }
  return { deed: ["settle", "yes", "try", "read", "connected", "hang-up"].find((one) => seen.deeds.includes(one)) ?? seen.deeds[0] };
}

/** What a player of a contest does on his phone, where the tablet judges: whoever knows answers rightly, stakes all and follows. */
const inContest = (questionOf) => (seen, knows) => {
  if (seen.entry && (knows || seen.entry !== "propose")) return { enter: seen.entry, text: knows ? answerTo(questionOf(seen.q), seen) : "" };
  if (seen.pad === "ready" && knows) return { pad: true };
  const pick = seen.picks.findIndex(({ may }) => may);
  if (pick >= 0) return { pick };
  const deed = ["accept", "ask", "read", "card", "roll", "throw", "call", "challenge", "name", "walk", "dice", "open", "pass"].find((one) => seen.deeds.includes(one));
  return deed && { deed };
};

/** An answer that nobody has given yet, or the number that is asked for. */
function answerTo(question, { picks }) {
  const given = picks.map(({ words }) => words.split(" · ")[0]);
  return question?.answer ?? question?.answers?.find(({ a }) => !given.includes(a))?.a ?? `${question?.value ?? ""}`;
}

const DOES = { millions: inMillions, defizz: inContest(ofDefizz), egomaster: inContest(ofEgomaster) };

/** Enters a typed answer, a number, a stake: if `bold`, all that may be announced. */
async function enters(phone, name, text, bold) {
  const does = {
    say: () => phone.locator(".phone-entry input").fill(text),
    propose: async () => {
      for (const digit of text) await phone.locator(`.phone-entry .digit[data-key="${digit}"]`).tap();
    },
    stake: async () => {
      const all = phone.locator('.phone-entry [data-move="all-in"]:enabled');
      if (bold && (await all.count())) await all.tap();
    },
  };
  await does[name]();
  await phone.locator(`.phone-entry [data-move="${name}"]`).tap();
}

/** What somebody does on his phone, if he is asked; whether he did something. */
async function playOn(phone, knows, bold) {
  const seen = await phone.evaluate(shown);
  if (seen.asks === undefined) return false;
  const does = DOES[seen.game](seen, knows);
  if (!does) return false;
  if (does.enter) await enters(phone, does.enter, does.text, bold);
  else if (does.pad) await phone.locator(".phone-pad").tap();
  else if (does.deed) await phone.locator(`.phone-deeds [data-move="${does.deed}"]`).first().tap();
  else await phone.locator(".phone-pick").nth(does.pick).tap();
  return true;
}

const printOf = (page) => page.evaluate(() => document.querySelector("[data-fingerprint]").dataset.fingerprint);

/** Plays until the game is over: what is asked of a phone there, the rest at the tablet. */
async function playAll(page, phones, { game = "millions", steps = 200, bold = true, stop = () => false } = {}) {
  const { player } = GAMES[game];
  let byPhone = 0;
  for (let step = 0; step < steps; step += 1) {
    const before = await printOf(page);
    if (await stop(step)) return byPhone;
    let acted = false;
    for (const [seat, phone] of phones.entries()) acted ||= phone && (await playOn(phone, seat === 0, bold));
    if (acted) {
      byPhone += 1;
      await page.waitForFunction((print) => document.querySelector("[data-fingerprint]").dataset.fingerprint !== print, before);
      await turnCards(page);
      continue;
    }
    const table = await player.look(page);
    if (table.phase === "over") return byPhone;
    const moves = table.moves.filter(({ name }) => name !== "uncover" || !phones[Number(table.turn)]);
    if (moves.length === 0) await page.waitForTimeout(60);
    else await player.click(page, player.next({ ...table, moves }));
    await turnCards(page);
  }
  return byPhone;
}

// ── a whole game, both on phones ──

const whole = (game) => async ({ newPage, url, expect }) => {
  const page = await tableOf(newPage, url, SCENES[game]);
  const before = (await state(page)).fingerprint;
  const phones = [await joinBy(page, newPage, 0), await joinBy(page, newPage, 1)];
  expect.equal((await state(page)).fingerprint, before, "joining plays nothing");
  for (const phone of phones) expect.equal((await phone.evaluate(shown)).game, game, "the hand of the game");
  const byPhone = await playAll(page, phones, { game, steps: 500 });
  expect.ok(byPhone >= 6, `phones have played (${byPhone} moves)`);
  expect.equal((await GAMES[game].player.look(page)).phase, "over", "the game came to its end");
  await expect.soon(async () => (await phones[0].evaluate(shown)).phase === "over", "the phone says so");
};

// ── what a phone shows is its seat's, and holds the law of layout ──

/** The law of layout and axe, on a phone that stands and one that lies. */
async function holdsTheLaw(phone, expect, what) {
  for (const size of [PHONE.viewport, { width: 640, height: 360 }]) {
    await phone.setViewportSize(size);
    const found = await phone.evaluate(faults, { ...size, least: 44, large: 0, whole: false });
    const bad = Object.entries(found).filter(([, list]) => list.length > 0);
    expect.equal(bad, [], `the law of layout, ${what}, ${size.width}×${size.height}`);
    await expect.accessible(phone);
  }
  await phone.setViewportSize(PHONE.viewport);
}

async function lawful({ newPage, url, expect }) {
  const page = await tableOf(newPage, url, SCENES.millions);
  const phones = [await joinBy(page, newPage, 0), null];
  await playAll(page, phones, { stop: async () => (await phones[0].evaluate(shown)).picks.some(({ may }) => may) });
  expect.equal((await phones[0].evaluate(shown)).picks.length, 4, "the question is on the phone");
  await holdsTheLaw(phones[0], expect, "an answer");
  const hidden = await page.evaluate(() => document.documentElement.outerHTML);
  expect.ok(!hidden.includes("phone-pick"), "the tablet shows nothing of a hand");
}

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
      await holdsTheLaw(phone, expect, what);
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
  const { answer, answers } = ofDefizz(his.q) ?? {};
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

// ── a phone that is gone stops nothing; another one may come ──

async function gone({ newPage, url, expect }) {
  const page = await tableOf(newPage, url, SCENES.millions);
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
  const page = await tableOf(newPage, url, SCENES.millions);
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
    await page.goto(url(queryOf(SCENES.millions)));
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
  ...Object.keys(SCENES).map((game) => ({ name: `a whole game of ${game} on two phones`, run: whole(game), game })),
  { name: "a phone holds the law of layout, and the tablet nothing of its hand", run: lawful, game: "millions" },
  { name: "a buzz pad, a typed answer and a stake hold the law of layout", run: pressed, game: "defizz" },
  { name: "a reader has his key on his phone, and nobody else", run: reads, game: "defizz" },
  { name: "a phone that is gone stops nothing, and another may come", run: gone, game: "millions" },
  { name: "what is no invitation and no answer is said", run: strange, game: "millions" },
  { name: "the tablet's camera reads the answer", run: byCamera, game: "millions" },
];
