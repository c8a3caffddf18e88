// What only Qui veut gagner des millions ? has: the host's console, answers that turn all at once.
import { millions, rightAnswer, wise } from "../games/millions.mjs";
import { SIZES } from "../lib/layout.mjs";
import { act, lift, queryOf, seated, sitDown, state, turnCards } from "../lib/table.mjs";
import { expect, test } from "../lib/test.mjs";

const RIGHT = '.lozenge[data-state="right"]';
const VERDICTS = ".holder[data-verdict]";

test("the host looks at his console, and nobody else", { tag: "@millions" }, async ({ newPage, url }) => {
  const page = await newPage();
  await sitDown(page, url(queryOf({ game: "millions", players: 3, seed: 5, options: "MIL-O16=curtain" })));
  await millions.playUntil(page, ({ phase, eyes, moves }) => phase === "answer" && eyes === "table" && moves.some(({ name }) => name === "uncover"));
  const { turn } = await state(page);
  expect(await page.locator(RIGHT).count(), "right answers that the table sees").toBe(0);
  await act(page, "console").click();
  await lift(page);
  const { eyes } = await state(page);
  expect(eyes, `the host looks (${eyes}), not who answers (${turn})`).not.toBe(turn);
  expect(await page.locator(RIGHT).count(), "right answers on the console").toBe(1);
  await act(page, "cover").click();
  await page.locator(RIGHT).waitFor({ state: "detached" });
  await lift(page);
  expect((await state(page)).eyes, "who answers looks then").toStrictEqual(turn);
  expect(await page.locator(RIGHT).count(), "right answers that he sees").toBe(0);
});

test("all answers turn together, after a breath", { tag: "@millions" }, async ({ newPage, url }) => {
  const page = await newPage({ reducedMotion: "no-preference" });
  await sitDown(page, url(queryOf({ game: "millions", players: 3, seed: 5, options: "MIL-O12=in-turn" })), { clock: true });
  await turnCards(page);
  // Both contestants give their final word.
  for (let words = 0; words < 2; words += 1) {
    await millions.playUntil(page, "confirm");
    await page.locator('[data-move="yes"]').click();
    await page.clock.runFor(100);
  }
  await page.locator(".breath").waitFor();
  expect(await page.locator(`${VERDICTS}, ${RIGHT}`).count(), "verdicts while the table holds its breath").toBe(0);
  await page.clock.runFor(2_000);
  expect(await page.locator(VERDICTS).count(), `answers that have turned`).toBe(2);
  expect(await page.locator(RIGHT).count(), "right answers").toBe(1);
});

/** Above the first net all are asked at the same time, and may answer in any order. */
test("money or question, and the final word, are asked of all at the same time", { tag: "@millions" }, async ({ newPage, url }) => {
  const page = await newPage();
  await sitDown(page, url(queryOf({ game: "millions", players: 4, seed: 5, options: "MIL-O2=device" })));
  await turnCards(page);
  for (const [phase, yes] of [["choice", "try"], ["confirm", "yes"]]) {
    await millions.playUntil(page, (now) => now.phase === phase && now.moves.some(({ name }) => name === yes), { policy: "champion" });
    const rows = page.locator(".each-own > li");
    expect(await rows.count(), `${phase}: a row each`).toBe(4);
    for (const row of [3, 1, 2]) {
      await rows.nth(row).locator(`[data-move="${yes}"]`).click();
      await rows.nth(row).locator(".done").waitFor();
      expect((await state(page)).phase, `${phase}: one is still asked`).toStrictEqual(phase);
    }
    await rows.nth(0).locator(`[data-move="${yes}"]`).click();
    await page.waitForFunction((before) => document.querySelector("[data-phase]").dataset.phase !== before, phase);
  }
});

/** The most taps of four people for a question above the first net, including those that lift the curtain, and below it. */
const FEW_TAPS = 12;
const FEWER_TAPS = 8;

/** Below the first net each answers on his side, at the same time; what was chosen is not seen and can be changed. */
test("below the first net a question takes four people fewer taps", { tag: "@millions" }, async ({ newPage, url }) => {
  const page = await newPage();
  await sitDown(page, url(queryOf({ game: "millions", players: 4, seed: 5, options: "MIL-O2=device" })), { clock: true });
  await turnCards(page);
  const pads = page.locator(".abcd-pad");
  await expect(pads).toHaveCount(4);
  const { question } = await millions.look(page);
  const right = rightAnswer(question);
  const choose = (seat) => page.locator(`.abcd[data-seat="${seat}"]`, { has: page.locator(`.words:text-is(${JSON.stringify(right)})`) }).click();
  for (const seat of [2, 0, 3, 1]) await choose(seat);
  await expect(page.locator('.abcd-pad[data-state="chosen"]'), "all have chosen").toHaveCount(4);
  await page.locator('[data-move="settle-all"] .edge').waitFor();
  let taps = 4;
  // It waits where somebody changes his mind.
  await page.locator('[data-move="unchoose"][data-seat="3"]').click();
  await page.locator('[data-move="settle-all"]').waitFor({ state: "detached" });
  await choose(3);
  await page.locator('[data-move="settle-all"] .edge').waitFor();
  await page.clock.runFor(3_100);
  await page.clock.runFor(8_000);
  await act(page, "continue").click();
  taps += 1;
  await page.locator(".abcd").first().waitFor();
  expect(taps, `a question took ${taps} taps`).toBeLessThanOrEqual(FEWER_TAPS);
});

/** Whoever wants a lifeline takes his turn, and so do the others on this question. */
test("a lifeline below the first net is used behind the curtain", { tag: "@millions" }, async ({ newPage, url }) => {
  const page = await newPage();
  await sitDown(page, url(queryOf({ game: "millions", players: 3, seed: 5, options: "MIL-O2=device" })));
  await turnCards(page);
  await act(page, "in-turn").click();
  await lift(page);
  await page.locator('[data-move="fifty"]').click();
  await expect(page.locator('.lozenge[data-state="removed"]')).toHaveCount(2);
});

test("whoever is out bets on who falls", { tag: "@millions" }, async ({ newPage, url }) => {
  const page = await newPage();
  await sitDown(page, url(queryOf({ game: "millions", players: 3, seed: 5, options: "MIL-O2=device" })));
  await turnCards(page);
  // Both others have their four letters, and nobody else.
  const out = ({ moves }) => moves.filter(({ name, seat }) => name === "keep" && seat !== "0").length === 8 && !moves.some(({ seat }) => seat === "0");
  await millions.playUntil(page, out, { policy: wise((seat) => seat !== 0) });
  await act(page, "side-bet").click();
  await page.locator('[data-move="bet"][data-seat="1"]').click();
  await expect(act(page, "side-bet")).toContainText("Ton pari");
});

/** The last one in has nobody to hide from. */
/** The tablet goes round for a vote: the one who is out says to whom. */
test("whoever is out keeps the ballots of a vote", { tag: "@millions" }, async ({ newPage, url }) => {
  const page = await newPage();
  await sitDown(page, url(queryOf({ game: "millions", players: 4, seed: 5, options: "MIL-O2=device,MIL-O16=curtain" })));
  await turnCards(page);
  const answers = wise((seat) => seat !== 0);
  let fell = false;
  const policy = (now, chance) => {
    fell ||= now.moves.some(({ name }) => name === "continue");
    const audience = fell && now.phase === "answer" && now.eyes !== "table" && now.moves.find(({ name }) => name === "audience");
    return audience || answers(now, chance);
  };
  await millions.playUntil(page, ({ phase, moves }) => phase === "vote" && moves.some(({ name }) => name === "uncover"), { policy });
  await expect(page.locator(".urn"), "whoever is out is named").toContainText("tient l’urne");
  expect(await page.locator(".urn .mark").getAttribute("data-mark"), "he fell at the first question").toBe("0");
  await expect(page).toBeAccessible();
  for (const { width, height } of SIZES) {
    await page.setViewportSize({ width, height });
    expect(await page.locator(".urn").evaluate((el) => el.scrollWidth <= el.clientWidth + 1), `it fits at ${width}×${height}`).toBe(true);
  }
});

test("the last one in answers without a curtain", { tag: "@millions" }, async ({ newPage, url }) => {
  const page = await newPage();
  await sitDown(page, url(queryOf({ game: "millions", players: 2, seed: 5, options: "MIL-O2=device" })));
  await turnCards(page);
  let curtains = 0;
  const watch = ({ moves }) => void (curtains += moves.filter(({ name }) => name === "uncover").length);
  const { turn } = await millions.playUntil(page, ({ phase, eyes }) => phase === "answer" && eyes === "1", { policy: wise((seat) => seat === 1), watch });
  expect([turn, curtains], "who is on turn, and the curtains that hung").toStrictEqual(["1", 0]);
  await expect(page.locator(".behind"), "nothing to lower").toHaveCount(0);
});

/** A kept answer is settled automatically, and one final word counts for all. */
test("a question takes four people few taps", { tag: "@millions" }, async ({ newPage, url }) => {
  const page = await newPage();
  await sitDown(page, url(queryOf({ game: "millions", players: 4, seed: 5, options: "MIL-O2=device" })), { clock: true });
  await turnCards(page);
  await millions.playUntil(page, ({ phase, moves }) => phase === "choice" && moves.some(({ name }) => name === "try-all"), { policy: "champion" });
  const tap = (selector) => page.locator(selector).click();
  await tap('[data-move="try-all"]');
  let taps = 1;
  for (let seat = 0; seat < 4; seat += 1, taps += 2) {
    await lift(page);
    const { question } = await millions.look(page);
    const words = await page.locator(".lozenge .words").allTextContents();
    await page.locator('[data-move="keep"]').nth(words.indexOf(rightAnswer(question))).click();
    await page.locator('[data-move="settle"] .edge').waitFor();
    await page.clock.runFor(4_100);
  }
  await tap('[data-move="yes-all"]');
  await page.clock.runFor(5_000);
  await tap('[data-act="continue"]');
  taps += 2;
  await page.waitForFunction(() => document.querySelector("[data-phase]").dataset.phase === "choice");
  expect((await state(page)).phase, "the next question").toBe("choice");
  expect(taps, `a question took ${taps} taps`).toBeLessThanOrEqual(FEW_TAPS);
});

/** A touch elsewhere cancels the automatic settling. */
test("an answer that was kept is thought over", { tag: "@millions" }, async ({ newPage, url }) => {
  const page = await newPage();
  await sitDown(page, url(queryOf({ game: "millions", players: 2, seed: 5, options: "MIL-O2=device,MIL-O16=curtain" })), { clock: true });
  await turnCards(page);
  await millions.playUntil(page, ({ phase, moves }) => phase === "answer" && moves.some(({ name }) => name === "keep"));
  await page.locator('[data-move="keep"]').first().click();
  await page.locator('[data-move="settle"] .edge').waitFor();
  await page.locator(".question-sheet").click();
  await page.locator('[data-move="settle"] .edge').waitFor({ state: "detached" });
  await page.clock.runFor(6_000);
  await page.locator('[data-move="settle"]:not([disabled])').waitFor();
});

/** A tap on an answer chooses it; the button shows its text; another tap takes it back; a small button sets one aside. */
test("a tap on an answer chooses it", { tag: "@millions" }, async ({ newPage, url }) => {
  const page = await newPage();
  await sitDown(page, url(queryOf({ game: "millions", players: 2, seed: 5, options: "MIL-O2=device,MIL-O16=curtain" })));
  await turnCards(page);
  await millions.playUntil(page, ({ phase, moves }) => phase === "answer" && moves.some(({ name }) => name === "cover"));
  await page.locator('[data-move="keep"]').nth(2).click();
  const kept = page.locator('.lozenge[data-state="mine"] .words');
  await kept.waitFor();
  expect(await page.locator('.lozenge[data-state="covered"]').count(), "all others are covered").toBe(3);
  expect(await page.locator('[data-move="settle"] small').textContent(), "the button says the words").toStrictEqual(await kept.textContent());
  await page.locator('.lozenge[data-state="covered"]').first().click();
  await expect(page.locator(".lozenge").first(), "another one is chosen instead").toHaveAttribute("data-state", "mine");
  await page.locator('.lozenge[data-state="mine"]').click();
  await expect(page.locator('.lozenge[data-state="open"]'), "a second tap takes it back").toHaveCount(4);
  await page.locator('.aside[data-move="cover"]').first().click();
  await expect(page.locator(".lozenge").first(), "set aside").toHaveAttribute("data-state", "covered");
  await page.locator('.aside[data-move="unhide"]').click();
  await expect(page.locator('.lozenge[data-state="open"]'), "and back").toHaveCount(4);
});

test("the ladder of the day is the same for all", { tag: "@millions" }, async ({ newPage, url }) => {
  const questions = [];
  for (const seed of [1, 2]) {
    const page = await newPage();
    await page.goto(url(""));
    await page.locator('[data-act="open"][data-game="millions"]').click();
    await act(page, "daily").click();
    await seated(page);
    await turnCards(page);
    const { question } = await millions.playUntil(page, ({ phase, question }) => phase === "answer" && question, { seed });
    questions.push(question);
    await page.close();
  }
  expect(questions[0], "the first question of the day").toStrictEqual(questions[1]);
});
