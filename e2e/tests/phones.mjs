// Phones as hands: real WebRTC between two pages, without any server. A phone joins by two codes (a link, and an answer
// typed or read by the tablet's camera) and plays its seat's secret part; when it is gone, the game goes on without it.
import { launchChromium } from "../../tools/chromium.mjs";
import { questionOf } from "../games/defizz.mjs";
import { rightAnswer } from "../games/millions.mjs";
import { gamesOr } from "../lib/depth.mjs";
import { GAMES } from "../lib/games.mjs";
import { attract, enter, kiosk, open } from "../lib/kiosk.mjs";
import { PHONE, SCENES, changed, codeOf, holdsBothWays, holdsLaw, invite, joinBy, joined, opened, playAll, printOf, shown, tableOf, takeAnswer, takeText, withCamera } from "../lib/phones.mjs";
import { QUICK, act, gamesLoaded, queryOf, seated, sitDown, state, turnCards } from "../lib/table.mjs";
import { eventually, expect, test } from "../lib/test.mjs";

const SCENE = SCENES.millions;

// ── a whole game, both on phones ──

const whole = (game) => async ({ newPage, url }) => {
  test.setTimeout(400_000);
  const [least, steps] = GAMES[game].phones.moves;
  const page = await tableOf(newPage, url, SCENES[game]);
  const before = (await state(page)).fingerprint;
  const phones = [await joinBy(page, newPage, 0), await joinBy(page, newPage, 1)];
  expect((await state(page)).fingerprint, "joining plays nothing").toStrictEqual(before);
  for (const phone of phones) {
    const seen = await phone.evaluate(shown);
    expect(seen.game, "the hand of the game").toStrictEqual(game);
    expect(await gamesLoaded(phone), "a phone draws what it is sent").toStrictEqual([]);
  }
  const byPhone = await playAll(page, phones, { game, steps });
  expect(byPhone, `phones have played (${byPhone} moves)`).toBeGreaterThanOrEqual(least);
  expect((await GAMES[game].player.look(page)).phase, "the game came to its end").toBe("over");
  await eventually(async () => (await phones[0].evaluate(shown)).phase === "over", "the phone says so");
};

// ── a phone shows its hand on request, and sorts it by two touches ──

test("one's own hand is shown to whoever asks, and put in order", { tag: "@heure" }, async ({ newPage, url }) => {
  const page = await tableOf(newPage, url, SCENES.heure);
  const phone = await joinBy(page, newPage, 1);
  const cards = phone.locator('[data-tray="hand"] .phone-card');
  const faces = () => cards.locator("img").evaluateAll((all) => all.map((img) => img.src));
  expect(await cards.count(), "cards before anybody looks").toBe(0);
  await act(phone, "look").tap();
  const before = await faces();
  expect(before.length, "the own cards").toBeGreaterThanOrEqual(3);
  const print = await printOf(page);
  await cards.nth(0).tap();
  await cards.nth(2).tap();
  await changed(page, print, 30_000);
  const [first, ...rest] = before;
  await eventually(async () => JSON.stringify(await faces()) === JSON.stringify([...rest.slice(0, 2), first, ...rest.slice(2)]), "the first card lies third");
  await act(phone, "hide").tap();
  expect(await cards.count(), "cards that were hidden again").toBe(0);
});

// ── a phone shows its own seat's view, and meets the law of layout in portrait and landscape ──

const lawful = (game) => async ({ newPage, url }) => {
  const page = await tableOf(newPage, url, SCENES[game]);
  const phones = [await joinBy(page, newPage, 0), null];
  const asked = ({ picks, fan, row }) => [...picks, ...fan, ...row].some(({ may }) => may);
  await playAll(page, phones, { game, stop: async () => asked(await phones[0].evaluate(shown)) });
  expect(asked(await phones[0].evaluate(shown)), "something can be chosen on the phone").toBeTruthy();
  if (game === "heure") await act(phones[0], "look").tap();
  await holdsBothWays(phones[0], "on a phone");
  await expect(phones[0]).toBeAccessible();
  const hidden = await page.evaluate(() => document.documentElement.outerHTML);
  expect(hidden, "the tablet shows nothing of a hand").not.toContain("phone-pick");
};

// ── phones in a face-off: the reader has the key and both rulings, the other one his clock ──

test("in a face-off the reader has the key, the other one the sand", { tag: "@midi" }, async ({ newPage, url }) => {
  const page = await tableOf(newPage, url, SCENES.midi);
  const phones = [await joinBy(page, newPage, 0), await joinBy(page, newPage, 1)];
  const both = () => Promise.all(phones.map((phone) => phone.evaluate(shown)));
  const reads = async () => (await both()).findIndex(({ deeds }) => deeds.includes("right"));
  await playAll(page, phones, { game: "midi", steps: 400, stop: async () => (await reads()) >= 0 });
  const reader = await reads();
  const words = await Promise.all(phones.map((phone) => phone.locator(".phone-foot").innerText()));
  expect(words[reader].length, "the reader sees the key").toBeGreaterThan(8);
  expect(words[1 - reader].trim(), "and nobody else").toBe("");
  expect(await phones[1 - reader].locator(".phone-head .seconds").count(), "whoever answers sees his sand").toBe(1);
  expect(await page.locator('.faceoff').count(), "the tablet shows both clocks").toBe(1);
  await holdsBothWays(phones[reader], "of the reader's phone");
});

// ── touches that phones save ──

/** Taps and hand-overs that a question for four takes at one tablet (`millions.mjs`). */
const AT_ONE_TABLET = 11 + 4;

test("a question takes four phones less than half of the touches", { tag: "@millions" }, async ({ newPage, url }) => {
  test.setTimeout(240_000);
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
    await eventually(asked, "it is asked on a phone");
    const { q, picks } = await phone.evaluate(shown);
    await phone.locator(".phone-pick").nth(picks.findIndex(({ words }) => words === rightAnswer(q))).tap();
    taps += 1;
    await phone.locator('[data-move="settle"] .edge').waitFor();
    await phone.locator('[data-move="settle"]').waitFor({ state: "detached", timeout: 8_000 });
  }
  await tap('[data-move="yes-all"]');
  await tap('[data-act="continue"]');
  taps += 2;
  await eventually(async () => (await state(page)).phase === "choice", "the next question");
  expect(2 * taps, `${taps} touches by phones, ${AT_ONE_TABLET} at one tablet`).toBeLessThan(AT_ONE_TABLET);
});

test("what lifelines say is on the phone, and a real call begins there", { tag: "@millions" }, async ({ newPage, url }) => {
  const deed = (phone, name) => phone.locator(`.phone-deeds [data-move="${name}"]`);
  const answers = ({ phase }) => phase === "answer";
  const alone = await tableOf(newPage, url, { game: "millions", players: 1, seed: 5, options: "MIL-O2=device" });
  await GAMES.millions.player.playUntil(alone, answers);
  const own = await joinBy(alone, newPage, 0);
  await deed(own, "audience").tap();
  await own.locator(".phone-foot", { hasText: /A\s\d+\s%.*B\s\d+\s%/ }).waitFor();
  await deed(own, "phone").tap();
  await own.locator(".phone-foot", { hasText: /«.*»/ }).waitFor();
  const three = await tableOf(newPage, url, { game: "millions", players: 3, seed: 5, options: "MIL-O7=on" });
  await GAMES.millions.player.playUntil(three, answers);
  const caller = await joinBy(three, newPage, Number((await state(three)).turn));
  await deed(caller, "call").tap();
  await deed(caller, "connected").waitFor();
});

// ── phones in a contest ──

/** Checks each kind of input of a contest when it appears. */
test("a buzz pad, a typed answer and a stake hold the law of layout", { tag: "@defizz" }, async ({ newPage, url }) => {
  test.setTimeout(240_000);
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
      await holdsBothWays(phone, `of the ${what}`);
      if (what === "pad") await hitBlindly(phone);
    }
    return ["pad", "say", "stake"].every((what) => seen.has(what));
  };
  await playAll(page, phones, { game, steps: 300, bold: false, stop: look });
  expect(["pad", "say", "stake"].every((what) => seen.has(what)), `pad, answer and stake have come (${[...seen].join()})`).toBeTruthy();
});

/** Asserts that the pad fills most of the phone's lower half, so that it can be hit blindly. */
async function hitBlindly(phone) {
  const { width, height } = await phone.locator(".phone-pad").boundingBox();
  expect(width >= 300 && height >= 640 * 0.4, `the pad is large (${Math.round(width)}×${Math.round(height)})`).toBeTruthy();
}

// ── the reader's key is on his phone, and on no other ──

test("in a contest the reader has his key on his phone, and nobody else", { tag: "@defizz" }, async ({ newPage, url }) => {
  const page = await tableOf(newPage, url, { game: "defizz", players: 3, seed: 6 });
  const { player } = GAMES.defizz;
  const reading = ({ phase, stage, moves }) => phase === "question" && (stage === "waits" || stage === "lowered") && moves.length > 0;
  const { turn } = await player.playUntil(page, reading, { policy: "careful" });
  const reader = Number(turn);
  const phones = [await joinBy(page, newPage, reader), await joinBy(page, newPage, (reader + 1) % 3)];
  const [his, other] = await Promise.all(phones.map((phone) => phone.evaluate(shown)));
  const { answer, answers } = questionOf(his.q) ?? {};
  expect(his.deeds, "the reader puts the question on his phone").toContain("ask");
  if (answer ?? answers) expect(his.picks.some(({ words }) => words === (answer ?? answers[0].a)), "his key is on his phone").toBeTruthy();
  expect(other.q !== his.q && other.deeds.length === 0, "nobody else sees the question before it is put").toBeTruthy();
  await phones[0].locator('.phone-deeds [data-move="ask"]').tap();
  await eventually(async () => (await phones[1].evaluate(shown)).q === his.q, "then everybody does");
  const seen = await phones[1].evaluate(() => document.body.innerText);
  expect(!answer || !seen.includes(answer), "and no answer").toBeTruthy();
  if (answer) {
    await eventually(async () => (await phones[1].evaluate(shown)).pad === "ready", "the other one has his pad");
    await phones[1].locator(".phone-pad").tap();
    await phones[0].locator('.phone-deeds [data-move="right"]').tap();
    await page.locator('[data-act="continue"]').first().waitFor();
  }
});

// ── how a phone joins, on small screens ──

test("a phone joins on small screens", { tag: "@millions" }, async ({ newPage, url }) => {
  const page = await newPage({ storage: QUICK, viewport: { width: 360, height: 740 }, hasTouch: true });
  await sitDown(page, url(queryOf(SCENE)));
  await turnCards(page);
  await act(page, "pause").click();
  await act(page, "phones").click();
  await page.locator('.phones-sheet [data-act="invite"]').first().waitFor();
  await holdsLaw(page, "of the seats");
  await act(page, "close").click();
  const link = await invite(page, 0);
  await page.locator('[name="join-answer"]').waitFor();
  await holdsLaw(page, "of the invitation");
  await expect(page).toBeAccessible();
  const phone = await opened(newPage, link);
  await holdsBothWays(phone, "of the phone's answer");
  await expect(phone).toBeAccessible();
});

// ── in a public room ──

/** A visitor's table with the pause open. */
async function visit(newPage, url, house) {
  const page = await open(newPage, url, { storage: kiosk(house, { "tablee:settings": QUICK["tablee:settings"] }) });
  await enter(page);
  await act(page, "open").click();
  await act(page, "start").click();
  await seated(page);
  await turnCards(page);
  return page;
}

test("in a public room phones are the house's to allow, and a visit's end hangs up", { tag: "@heure" }, async ({ newPage, url }) => {
  const none = await visit(newPage, url, {});
  await act(none, "pause").click();
  await act(none, "go-on").waitFor();
  expect(await act(none, "phones").count(), "a way to phones where the house allows none").toBe(0);
  const page = await visit(newPage, url, { phones: true });
  const phone = await joinBy(page, newPage, 0);
  await act(page, "home").click();
  await act(page, "leave").click();
  await attract(page).waitFor();
  await phone.locator(".phone-todo", { hasText: "La visite est finie" }).waitFor({ timeout: 40_000 });
  expect(await phone.locator(".phone-page [data-move]").count(), "a visit's end hangs up").toBe(0);
});

// ── a phone that is gone stops nothing, and can be replaced ──

test("a phone that is gone stops nothing, and another may come", { tag: "@millions" }, async ({ newPage, url }) => {
  const page = await tableOf(newPage, url, SCENE);
  const phone = await joinBy(page, newPage, 0);
  await phone.goto("about:blank");
  await phone.close();
  await act(page, "pause").click();
  await act(page, "phones").click();
  await page.locator('.phones-sheet li[data-seat="0"]:not([data-phone])').waitFor({ timeout: 40_000 });
  await act(page, "close").click();
  await playAll(page, [null, null], { steps: 3 });
  const again = await joinBy(page, newPage, 0);
  expect((await again.evaluate(shown)).eyes, "the seat has a phone again").toBe("0");
  expect(await playAll(page, [again, null], { steps: 40 }), "and plays on it").toBeGreaterThan(0);
});

// ── invalid invitations and answers ──

test("what is no invitation and no answer is said", { tag: "@millions" }, async ({ newPage, url }) => {
  const phone = await newPage(PHONE);
  await phone.goto(url("#join=p1;nothing"));
  await eventually(async () => (await phone.locator(".phone-todo").innerText()).length > 10, "it is said in words");
  const page = await tableOf(newPage, url, SCENE);
  await invite(page, 0);
  for (const text of ["", "bonjour", "p1;a;b;c;d", `p1;${"x".repeat(3_000)}`]) {
    await page.locator('[name="join-answer"]').fill(text);
    await act(page, "take-answer").click();
    await page.locator('.phones-sheet [role="alert"]:not([data-none])').waitFor();
  }
});

// ── what a phone cannot do, whatever it sends ──

// Runs in the phone before the app: keeps the data channel, so that the test can send on it.
function keepLine() {
  const Real = window.RTCPeerConnection;
  window.RTCPeerConnection = class extends Real {
    constructor(...args) {
      super(...args);
      this.addEventListener("datachannel", ({ channel }) => (window.line = channel));
    }
  };
}

/** Moves of others or of the table, corrupt, huge and too many messages: none is played, and the phone plays on. */
test("whatever a phone says, nothing but its own moves is played", { tag: "@millions" }, async ({ newPage, url }) => {
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
    // The first is another seat's move; undoing and moves of the whole table are no seat's.
    ...["keep a", "settle", "yes", "try", "yes-all", "try-all", "undo", "leave 0", "faulty", "draw", ""].map(act1),
    "", "{", "null", "[]", '{"act":{}}', '{"act":{"mv":"keep a","touched":-1}}', '{"act":{"mv":"keep a","touched":1e99}}', '{"undo":1}', JSON.stringify({ act: { mv: "x".repeat(9_000), touched: 0 } }),
  ]);
  await say(["x".repeat(200_000)]).catch(() => {});
  await say(Array.from({ length: 1_000 }, () => act1("keep a")));
  await page.waitForTimeout(1_500);
  expect(await printOf(page), "nothing was played").toStrictEqual(before);
  await page.waitForTimeout(1_000);
  expect(await playAll(page, [null, phone], { steps: 60 }), "and the phone plays on").toBeGreaterThan(0);
});

// Runs in the phone before the app: makes its first message that of an older build.
function olderBuild() {
  const { send } = RTCDataChannel.prototype;
  RTCDataChannel.prototype.send = function (text) {
    return send.call(this, text.replace(/"wire":\d+/, '"wire":1'));
  };
}

// Runs in the phone before the app: hands the channel to the app only some time after it has opened.
function openBefore() {
  const own = Object.getOwnPropertyDescriptor(RTCPeerConnection.prototype, "ondatachannel");
  const handed = (handler) => (event) => {
    const later = () => (event.channel.readyState === "open" ? setTimeout(() => handler(event), 300) : setTimeout(later, 20));
    later();
  };
  Object.defineProperty(RTCPeerConnection.prototype, "ondatachannel", {
    ...own,
    set(handler) {
      own.set.call(this, handed(handler));
    },
  });
}

test("a phone whose line was open before it listened is heard", { tag: "@millions" }, async ({ newPage, url }) => {
  const page = await tableOf(newPage, url, SCENE);
  const phone = await opened(newPage, await invite(page, 0), openBefore);
  await takeAnswer(page, phone);
  await joined(page, 0);
  await phone.locator(".phone-page[data-game]").waitFor();
  expect(await playAll(page, [phone, null], { steps: 12 }), "its touches are played").toBeGreaterThan(0);
});

test("a line that does not open is said", { tag: "@millions" }, async ({ newPage, url }) => {
  const page = await tableOf(newPage, url, SCENE);
  const phone = await opened(newPage, await invite(page, 0));
  const answer = await codeOf(phone);
  await phone.context().close();
  await takeText(page, answer);
  await page.locator('.phones-sheet [role="alert"]', { hasText: /Wi-Fi/ }).waitFor({ timeout: 40_000 });
  await act(page, "close").click();
  await joinBy(page, newPage, 0);
});

test("a phone of another build is told so", { tag: "@millions" }, async ({ newPage, url }) => {
  const page = await tableOf(newPage, url, SCENE);
  const link = await invite(page, 0);
  const phone = await opened(newPage, link, olderBuild);
  await takeAnswer(page, phone);
  await phone.locator(".phone-todo", { hasText: /recharge|version/i }).waitFor({ timeout: 40_000 });
  expect(await phone.locator(".phone-page [data-move]").count(), "nothing to play").toBe(0);
});

// ── the tablet's camera reads the answer ──

test("the tablet's camera reads the answer", { tag: "@millions" }, async ({ newPage, url }) => {
  await withCamera(launchChromium, async (open, show) => {
    const page = await open(url(queryOf(SCENE)));
    await page.locator("[data-phase]").waitFor();
    await turnCards(page);
    const phone = await opened(newPage, await invite(page, 0));
    await show(phone);
    await joined(page, 0);
    expect((await phone.evaluate(shown)).eyes, "the phone has its seat").toBe("0");
  });
});

for (const game of gamesOr("heure", "defizz")) {
  test(`a whole game on two phones: ${game}`, { tag: `@${game}` }, whole(game));
}
test("a phone holds the law of layout, and the tablet nothing of its hand", { tag: "@millions" }, lawful("millions"));
test("a phone holds the law of layout: midi", { tag: "@midi" }, lawful("midi"));
test("a phone holds the law of layout: heure", { tag: "@heure" }, lawful("heure"));
