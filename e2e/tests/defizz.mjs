// What only Défizz has: pads for many fingers at once, their order and its gaps, dead heats, keys; stakes on a
// slider; Help! behind the curtain.
import { defizz, sits } from "../games/defizz.mjs";
import { act, lift, queryOf, reopen, seated, settled, state } from "../lib/table.mjs";

const SCENE = { game: "defizz", players: 5, seed: 5 };
const line = (page) => page.locator(".arrivals li").evaluateAll((all) => all.map((li) => ({ seat: li.dataset.seat, fate: li.dataset.fate, words: li.querySelector("small").textContent })));

/** A table at a race of at least `pads` pads, and a finger for it. */
async function atRace({ newPage, url }, pads = 2, { policy = sits({ raises: 0 }), storage = {}, before = () => {} } = {}) {
  const page = await newPage({ hasTouch: true, storage });
  await page.addInitScript(before);
  await page.goto(url(queryOf(SCENE)));
  await seated(page);
  const there = ({ stage, moves }) => stage === "race" && moves.filter(({ name }) => name === "buzz").length >= pads;
  await defizz.playUntil(page, there, { policy, seed: 5 });
  const cdp = await page.context().newCDPSession(page);
  const domes = await page.locator(".dome").evaluateAll((all) =>
    all.map((dome) => {
      const { left, top, width, height } = dome.getBoundingClientRect();
      return { seat: dome.dataset.seat, x: left + width / 2, y: top + height / 2 };
    }),
  );
  const point = (dome, id) => ({ x: dome.x, y: dome.y, id });
  const down = (...fingers) => cdp.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: fingers.map((dome) => point(dome, domes.indexOf(dome))) });
  const up = () => cdp.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  return { page, domes, down, up };
}

async function together(context) {
  const { page, domes, down, up } = await atRace(context, 3);
  const { expect } = context;
  await down(domes[0], domes[2]);
  await up();
  await page.locator(".arrivals li").nth(1).waitFor();
  const both = await line(page);
  expect.equal(both.map(({ seat }) => seat).sort(), [domes[0].seat, domes[2].seat].sort(), "two fingers in one frame, both are there");
  expect.equal(both[0].fate, "answers", "one of them answers");
  expect.equal(await page.locator('[data-move="tie"]').count(), 1, "a dead heat is offered as a tie");
  await page.locator('[data-move="tie"]').click();
  await act(page, "continue").waitFor();
  await act(page, "continue").click();
  await settled(page);
  expect.equal((await state(page)).phase, "roll", "void: the same player rolls again");
}

// A second tap on the way on must not close the next reveal unread.
async function twoTapsOnContinue({ newPage, url, expect }) {
  const page = await newPage();
  await page.goto(url(queryOf(SCENE)));
  await seated(page);
  const reveal = page.locator('[data-stage="reveal"]');
  await defizz.playUntil(page, ({ stage }) => stage === "reveal", { policy: sits({ raises: 0 }), seed: 5 });
  const before = await state(page);
  await page.evaluate(() => {
    const button = document.querySelector("[data-act=continue]");
    button.click();
    button.click();
  });
  await reveal.waitFor({ state: "detached" });
  expect.equal((await state(page)).fingerprint, before.fingerprint, "nothing is played by it");
  await reopen(page);
  expect.equal(await reveal.count(), 0, "reveals after it was read");
  await defizz.playUntil(page, ({ stage }) => stage === "reveal", { policy: sits({ raises: 0 }), seed: 5 });
  expect.equal(await reveal.count(), 1, "the next one lies open");
}

async function inOrder(context) {
  const { page, domes, down, up } = await atRace(context, 3);
  const { expect } = context;
  const [first, second, third] = [domes[1], domes[0], domes[2]];
  await down(first);
  await page.waitForTimeout(60);
  await down(first, second);
  await up();
  await page.locator(".arrivals li").nth(1).waitFor();
  const [one, other] = await line(page);
  expect.equal([one.seat, other.seat], [first.seat, second.seat], "in the order of the touches");
  const gap = Number(other.words.match(/\+(\d+)/)?.[1]);
  expect.ok(gap >= 5 && gap < 2_000, `the gap is said in milliseconds (${other.words})`);
  expect.equal(await page.locator('[data-move="tie"]').count(), 0, "no tie is offered");
  await page.locator('[data-move="wrong"]').click();
  await page.locator(`.arrivals [data-seat="${second.seat}"][data-fate="answers"]`).waitFor();
  expect.ok(await page.locator(`.dome[data-seat="${first.seat}"]`).isDisabled(), "who was wrong is out");
  await page.locator('[data-move="wrong"]').click();
  await page.locator(`.dome[data-seat="${third.seat}"][data-move="buzz"]`).waitFor();
  await down(third);
  await up();
  await page.locator(`.arrivals [data-seat="${third.seat}"][data-fate="answers"]`).waitFor();
}

async function pressed(context) {
  const { page, domes } = await atRace(context, 3);
  const { expect } = context;
  // A pad shows itself pressed at once, before the rules have been asked.
  const at = await page.evaluate(async (seat) => {
    const dome = document.querySelector(`.dome[data-seat="${seat}"]`);
    dome.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, pointerId: 7 }));
    await Promise.resolve();
    const frames = await new Promise((done) => {
      let n = 0;
      const look = () => (dome.hasAttribute("data-pressed") || dome.dataset.state === "answers" || n > 9 ? done(n) : ((n += 1), requestAnimationFrame(look)));
      look();
    });
    return frames;
  }, domes[0].seat);
  expect.ok(at <= 2, `a pad is down within two frames (${at})`);
}

async function byKeys(context) {
  const { page, domes } = await atRace(context, 3);
  const { expect } = context;
  await page.keyboard.press("3");
  await page.waitForTimeout(30);
  await page.keyboard.press("l");
  await page.waitForTimeout(30);
  await page.keyboard.press("A");
  await page.locator(".arrivals li").nth(2).waitFor();
  expect.equal((await line(page)).map(({ seat }) => seat), [domes[2], domes[1], domes[0]].map(({ seat }) => seat), "3, L and A");
}

// On an AZERTY row the digits want Shift: what counts is where the key lies.
async function byRow(context) {
  const { page, domes } = await atRace(context, 3);
  const { expect } = context;
  const press = (key, code, more = {}) => page.evaluate((init) => document.body.dispatchEvent(new KeyboardEvent("keydown", { bubbles: true, cancelable: true, ...init })), { key, code, ...more });
  await press("1", "Digit1", { ctrlKey: true });
  await press("é", "Digit2");
  await page.waitForTimeout(30);
  await press("End", "Numpad1");
  await page.waitForTimeout(30);
  await press('"', "Digit3");
  await page.locator(".arrivals li").nth(2).waitFor();
  expect.equal((await line(page)).map(({ seat }) => seat), [domes[1], domes[0], domes[2]].map(({ seat }) => seat), "2, 1 of the number pad and 3");
}

// What stands on the caps is what this keyboard has, where the browser tells; else both.
async function caps(context) {
  const { expect } = context;
  const azerty = () => Object.defineProperty(navigator, "keyboard", { value: { getLayoutMap: async () => new Map([..."&é\"'(-"].map((cap, i) => [`Digit${i + 1}`, cap])) } });
  const silent = () => Object.defineProperty(navigator, "keyboard", { value: undefined });
  for (const [keyboard, wanted] of [[azerty, ["&", "é", '"']], [silent, ["1\u00a0/\u00a0&", "2\u00a0/\u00a0é", "3\u00a0/\u00a0\""]]]) {
    const { page } = await atRace(context, 3, { before: keyboard });
    const caps = async () => (await page.locator(".dome kbd").allTextContents()).slice(0, wanted.length);
    await expect.soon(async () => JSON.stringify(await caps()) === JSON.stringify(wanted), `caps ${wanted}`);
  }
}

// A USB buzzer sends whatever it likes: it is taught by pressing it once, and presses no button besides.
async function taught(context) {
  const { newPage, url, expect } = context;
  const page = await newPage();
  await page.goto(url());
  await page.locator('[data-act="open"][data-game="defizz"]').click();
  await page.locator("[data-fold=buzzers] > summary").click();
  const teach = page.locator('[data-act="teach"]');
  for (const [seat, key] of [[0, "Enter"], [2, "z"], [1, "z"]]) {
    await teach.nth(seat).click();
    await page.keyboard.press(key);
    await expect.soon(async () => (await teach.nth(seat).innerText()).trim() === key.toUpperCase(), `${key} is of seat ${seat}`);
  }
  expect.equal(await page.evaluate(() => JSON.parse(localStorage["tablee:buzzers"]).map((one) => one?.cap ?? null)), ["ENTER", "Z", null, null, null, null], "what is kept: a key is of one seat");
  const keys = ["F9", "z", "Enter", "x", "c"].map((code) => ({ code: code.length > 1 ? code : `Key${code.toUpperCase()}`, cap: code, key: code }));
  const { page: race, domes } = await atRace(context, 3, { storage: { "tablee:buzzers": JSON.stringify(keys) } });
  for (const { seat } of [domes[1], domes[0]]) {
    await race.keyboard.press(keys[seat].key);
    await race.waitForTimeout(30);
  }
  await race.locator(".arrivals li").nth(1).waitFor();
  expect.equal((await line(race)).map(({ seat }) => seat), [domes[1], domes[0]].map(({ seat }) => seat), "who was taught those keys");
  expect.equal(await race.locator(".dome kbd").first().innerText(), keys[domes[0].seat].cap, "what stands on the pad");
}

async function peeked(context) {
  const { page, domes, down, up } = await atRace(context, 2);
  const { expect } = context;
  await down(domes[0]);
  await up();
  const peek = page.locator(".peek");
  await peek.waitFor();
  expect.equal(await page.locator(".peek strong").count(), 0, "no answer before it is held");
  await peek.hover();
  await page.mouse.down();
  await page.locator(".peek strong").waitFor();
  await page.mouse.up();
  await page.locator(".peek strong").waitFor({ state: "detached" });
  expect.equal((await state(page)).eyes, "table", "the eyes are the table's again");
}

async function staked({ newPage, url, expect }) {
  const page = await newPage();
  await page.goto(url(queryOf({ game: "defizz", players: 4, seed: 3 })));
  await seated(page);
  await defizz.playUntil(page, ({ stage }) => stage === "stake");
  const slider = page.locator(".track input");
  const [least, most] = [await slider.getAttribute("min"), await slider.getAttribute("max")].map(Number);
  expect.equal(await slider.getAttribute("step"), "100", "in hundreds");
  await page.locator('[data-side="more"]').click();
  expect.equal(Number(await slider.inputValue()), least + 100, "a hundred more");
  await slider.focus();
  await page.keyboard.press("End");
  expect.equal(Number(await slider.inputValue()), most, "all he has");
  await page.locator('[data-move="stake"]').click();
  await page.locator('[data-move="accept"]').waitFor();
  expect.equal((await state(page)).phase, "raise", "the others are asked");
}

async function helped({ newPage, url, expect }) {
  const page = await newPage();
  await page.goto(url(queryOf({ game: "defizz", players: 3, seed: 4 })));
  await seated(page);
  await defizz.playUntil(page, ({ stage }) => stage === "clues");
  expect.equal(await page.locator(".mode-tag").count(), 0, "no mode before Help!");
  await page.locator('[data-move="help"]').click();
  await page.locator(".help-card[data-sure]").waitFor();
  expect.equal((await state(page)).phase, "clues", "one tap does not spend it");
  await page.locator('[data-move="help"]').click();
  await act(page, "uncover").waitFor();
  expect.equal(await page.locator(".mode-tag").count(), 0, "nor while the curtain hangs");
  await lift(page);
  expect.equal(await page.locator(".clue .mode-tag").count(), 3, "three modes for his eyes");
  await act(page, "cover").click();
  await page.locator(".clue .mode-tag").first().waitFor({ state: "detached" });
  expect.equal(await page.locator('[data-move="help"]').count(), 0, "Help! is spent");
}

// What somebody has typed stays out of the next one's field, and can be read when it did not count.
async function typed({ newPage, url, expect }) {
  const page = await newPage();
  await page.goto(url(queryOf({ game: "defizz", players: 2, seed: 6, options: "DEF-O8=on" })));
  await seated(page);
  await defizz.playUntil(page, ({ stage, moves }) => stage === "rally" && moves.some(({ name }) => name === "say"), { seed: 6 });
  const field = page.locator(".typed input");
  const turn = (await state(page)).turn;
  await field.pressSequentially("tout autre chose");
  await page.keyboard.press("Enter");
  await expect.soon(async () => (await state(page)).turn !== turn, "the other one is asked");
  await expect.soon(async () => (await field.inputValue()) === "", "his field is empty");
  expect.equal(await page.locator(".said [data-wrong] b").allInnerTexts(), ["tout autre chose"], "what did not count");
  await page.keyboard.type("rien non plus");
  await page.keyboard.press("Enter");
  await act(page, "continue").waitFor();
  expect.matches((await page.locator(".tick[data-wrong]").allInnerTexts()).join(), /tout autre chose[\s\S]*rien non plus/, "afterwards, too");
}

export const game = "defizz";

export const tests = [
  { name: "two fingers in one frame are a dead heat, offered as a tie", run: together },
  { name: "two taps on Continue close one reveal", run: twoTapsOnContinue },
  { name: "pads answer in the order of the touches, and reopen after a wrong answer", run: inOrder },
  { name: "a pad is down within two frames", run: pressed },
  { name: "keys buzz: 1 to 6, A and L", run: byKeys },
  { name: "keys buzz by where they lie, whatever the layout", run: byRow },
  { name: "a pad shows the cap of its key", run: caps },
  { name: "a USB buzzer is taught by pressing it once", run: taught },
  { name: "the reader holds to see the answer again", run: peeked },
  { name: "the stake goes in hundreds up to all he has", run: staked },
  { name: "Help! takes two taps and shows the card behind the curtain only", run: helped },
  { name: "a typed answer leaves the next one an empty field, and can be read", run: typed },
];
