// What only Défizz has: pads for several fingers at once, the order of presses and the gaps between them, dead
// heats, keys; stakes on a slider; Help! behind the curtain.
import { defizz, sits } from "../games/defizz.mjs";
import { act, lift, queryOf, reopen, seated, settled, state } from "../lib/table.mjs";
import { eventually, expect, test } from "../lib/test.mjs";

const SCENE = { game: "defizz", players: 5, seed: 5 };
const line = (page) => page.locator(".arrivals li").evaluateAll((all) => all.map((li) => ({ seat: li.dataset.seat, fate: li.dataset.fate, words: li.querySelector("small").textContent })));

/** A table at a race of at least `pads` pads, and a function to press them. */
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

test("two fingers in one frame are a dead heat, offered as a tie", { tag: "@defizz" }, async ({ app }) => {
  const { page, domes, down, up } = await atRace(app, 3);
  await down(domes[0], domes[2]);
  await up();
  await page.locator(".arrivals li").nth(1).waitFor();
  const both = await line(page);
  expect(both.map(({ seat }) => seat).sort(), "two fingers in one frame, both are there").toStrictEqual([domes[0].seat, domes[2].seat].sort());
  expect(both[0].fate, "one of them answers").toBe("answers");
  expect(await page.locator('[data-move="tie"]').count(), "a dead heat is offered as a tie").toBe(1);
  await page.locator('[data-move="tie"]').click();
  await act(page, "continue").waitFor();
  await act(page, "continue").click();
  await settled(page);
  expect((await state(page)).phase, "void: the same player rolls again").toBe("roll");
});

// A second tap on Continue must not close the next reveal unread.
test("two taps on Continue close one reveal", { tag: "@defizz" }, async ({ newPage, url }) => {
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
  expect((await state(page)).fingerprint, "nothing is played by it").toStrictEqual(before.fingerprint);
  await reopen(page);
  expect(await reveal.count(), "reveals after it was read").toBe(0);
  await defizz.playUntil(page, ({ stage }) => stage === "reveal", { policy: sits({ raises: 0 }), seed: 5 });
  expect(await reveal.count(), "the next one lies open").toBe(1);
});

test("pads answer in the order of the touches, and reopen after a wrong answer", { tag: "@defizz" }, async ({ app }) => {
  const { page, domes, down, up } = await atRace(app, 3);
  const [first, second, third] = [domes[1], domes[0], domes[2]];
  await down(first);
  await page.waitForTimeout(60);
  await down(first, second);
  await up();
  await page.locator(".arrivals li").nth(1).waitFor();
  const [one, other] = await line(page);
  expect([one.seat, other.seat], "in the order of the touches").toStrictEqual([first.seat, second.seat]);
  const gap = Number(other.words.match(/\+(\d+)/)?.[1]);
  expect(gap >= 5 && gap < 2_000, `the gap is said in milliseconds (${other.words})`).toBeTruthy();
  expect(await page.locator('[data-move="tie"]').count(), "no tie is offered").toBe(0);
  await page.locator('[data-move="wrong"]').click();
  await page.locator(`.arrivals [data-seat="${second.seat}"][data-fate="answers"]`).waitFor();
  expect(await page.locator(`.dome[data-seat="${first.seat}"]`).isDisabled(), "who was wrong is out").toBeTruthy();
  await page.locator('[data-move="wrong"]').click();
  await page.locator(`.dome[data-seat="${third.seat}"][data-move="buzz"]`).waitFor();
  await down(third);
  await up();
  await page.locator(`.arrivals [data-seat="${third.seat}"][data-fate="answers"]`).waitFor();
});

test("a pad is down within two frames", { tag: "@defizz" }, async ({ app }) => {
  const { page, domes } = await atRace(app, 3);
  // A pad looks pressed at once, before the rules are applied.
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
  expect(at, `a pad is down within two frames (${at})`).toBeLessThanOrEqual(2);
});

test("keys buzz: 1 to 6, A and L", { tag: "@defizz" }, async ({ app }) => {
  const { page, domes } = await atRace(app, 3);
  await page.keyboard.press("3");
  await page.waitForTimeout(30);
  await page.keyboard.press("l");
  await page.waitForTimeout(30);
  await page.keyboard.press("A");
  await page.locator(".arrivals li").nth(2).waitFor();
  expect((await line(page)).map(({ seat }) => seat), "3, L and A").toStrictEqual([domes[2], domes[1], domes[0]].map(({ seat }) => seat));
});

// AZERTY needs Shift for digits: the key's position counts.
test("keys buzz by where they lie, whatever the layout", { tag: "@defizz" }, async ({ app }) => {
  const { page, domes } = await atRace(app, 3);
  const press = (key, code, more = {}) => page.evaluate((init) => document.body.dispatchEvent(new KeyboardEvent("keydown", { bubbles: true, cancelable: true, ...init })), { key, code, ...more });
  await press("1", "Digit1", { ctrlKey: true });
  await press("é", "Digit2");
  await page.waitForTimeout(30);
  await press("End", "Numpad1");
  await page.waitForTimeout(30);
  await press('"', "Digit3");
  await page.locator(".arrivals li").nth(2).waitFor();
  expect((await line(page)).map(({ seat }) => seat), "2, 1 of the number pad and 3").toStrictEqual([domes[1], domes[0], domes[2]].map(({ seat }) => seat));
});

// A pad shows this keyboard's label of its key where the browser reveals the layout; else both labels.
test("a pad shows the cap of its key", { tag: "@defizz" }, async ({ app }) => {
  const azerty = () => Object.defineProperty(navigator, "keyboard", { value: { getLayoutMap: async () => new Map([..."&é\"'(-"].map((cap, i) => [`Digit${i + 1}`, cap])) } });
  const silent = () => Object.defineProperty(navigator, "keyboard", { value: undefined });
  for (const [keyboard, wanted] of [[azerty, ["&", "é", '"']], [silent, ["1\u00a0/\u00a0&", "2\u00a0/\u00a0é", "3\u00a0/\u00a0\""]]]) {
    const { page } = await atRace(app, 3, { before: keyboard });
    const caps = async () => (await page.locator(".dome kbd").allTextContents()).slice(0, wanted.length);
    await eventually(async () => JSON.stringify(await caps()) === JSON.stringify(wanted), `caps ${wanted}`);
  }
});

// A USB buzzer may send any key: pressing it once registers that key, and it activates no button besides.
test("a USB buzzer is taught by pressing it once", { tag: "@defizz" }, async ({ app, newPage, url }) => {
  const page = await newPage();
  await page.goto(url());
  await page.locator('[data-act="open"][data-game="defizz"]').click();
  await page.locator("[data-fold=buzzers] > summary").click();
  const teach = page.locator('[data-act="teach"]');
  for (const [seat, key] of [[0, "Enter"], [2, "z"], [1, "z"]]) {
    await teach.nth(seat).click();
    await page.keyboard.press(key);
    await eventually(async () => (await teach.nth(seat).innerText()).trim() === key.toUpperCase(), `${key} is of seat ${seat}`);
  }
  expect(await page.evaluate(() => JSON.parse(localStorage["tablee:buzzers"]).map((one) => one?.cap ?? null)), "what is kept: a key is of one seat").toStrictEqual(["ENTER", "Z", null, null, null, null]);
  const keys = ["F9", "z", "Enter", "x", "c"].map((code) => ({ code: code.length > 1 ? code : `Key${code.toUpperCase()}`, cap: code, key: code }));
  const { page: race, domes } = await atRace(app, 3, { storage: { "tablee:buzzers": JSON.stringify(keys) } });
  for (const { seat } of [domes[1], domes[0]]) {
    await race.keyboard.press(keys[seat].key);
    await race.waitForTimeout(30);
  }
  await race.locator(".arrivals li").nth(1).waitFor();
  expect((await line(race)).map(({ seat }) => seat), "who was taught those keys").toStrictEqual([domes[1], domes[0]].map(({ seat }) => seat));
  expect(await race.locator(".dome kbd").first().innerText(), "what stands on the pad").toStrictEqual(keys[domes[0].seat].cap);
});

test("the reader holds to see the answer again", { tag: "@defizz" }, async ({ app }) => {
  const { page, domes, down, up } = await atRace(app, 2);
  await down(domes[0]);
  await up();
  const peek = page.locator(".peek");
  await peek.waitFor();
  expect(await page.locator(".peek strong").count(), "no answer before it is held").toBe(0);
  await peek.hover();
  await page.mouse.down();
  await page.locator(".peek strong").waitFor();
  await page.mouse.up();
  await page.locator(".peek strong").waitFor({ state: "detached" });
  expect((await state(page)).eyes, "the eyes are the table's again").toBe("table");
});

test("the stake goes in hundreds up to all he has", { tag: "@defizz" }, async ({ newPage, url }) => {
  const page = await newPage();
  await page.goto(url(queryOf({ game: "defizz", players: 4, seed: 3 })));
  await seated(page);
  await defizz.playUntil(page, ({ stage }) => stage === "stake");
  const slider = page.locator(".track input");
  const [least, most] = [await slider.getAttribute("min"), await slider.getAttribute("max")].map(Number);
  expect(await slider.getAttribute("step"), "in hundreds").toBe("100");
  await page.locator('[data-side="more"]').click();
  expect(Number(await slider.inputValue()), "a hundred more").toStrictEqual(least + 100);
  await slider.focus();
  await page.keyboard.press("End");
  expect(Number(await slider.inputValue()), "all he has").toStrictEqual(most);
  await page.locator('[data-move="stake"]').click();
  await page.locator('[data-move="accept"]').waitFor();
  expect((await state(page)).phase, "the others are asked").toBe("raise");
});

test("Help! takes two taps and shows the card behind the curtain only", { tag: "@defizz" }, async ({ newPage, url }) => {
  const page = await newPage();
  await page.goto(url(queryOf({ game: "defizz", players: 3, seed: 4 })));
  await seated(page);
  await defizz.playUntil(page, ({ stage }) => stage === "clues");
  expect(await page.locator(".mode-tag").count(), "no mode before Help!").toBe(0);
  await page.locator('[data-move="help"]').click();
  await page.locator(".help-card[data-sure]").waitFor();
  expect((await state(page)).phase, "one tap does not spend it").toBe("clues");
  await page.locator('[data-move="help"]').click();
  await act(page, "uncover").waitFor();
  expect(await page.locator(".mode-tag").count(), "nor while the curtain hangs").toBe(0);
  await lift(page);
  expect(await page.locator(".clue .mode-tag").count(), "three modes for his eyes").toBe(3);
  await act(page, "cover").click();
  await page.locator(".clue .mode-tag").first().waitFor({ state: "detached" });
  expect(await page.locator('[data-move="help"]').count(), "Help! is spent").toBe(0);
});

// A typed answer does not stay in the next player's field, and can be read when it did not count.
test("a typed answer leaves the next one an empty field, and can be read", { tag: "@defizz" }, async ({ newPage, url }) => {
  const page = await newPage();
  await page.goto(url(queryOf({ game: "defizz", players: 2, seed: 6, options: "DEF-O8=on" })));
  await seated(page);
  await defizz.playUntil(page, ({ stage, moves }) => stage === "rally" && moves.some(({ name }) => name === "say"), { seed: 6 });
  const field = page.locator(".typed input");
  const turn = (await state(page)).turn;
  await field.pressSequentially("tout autre chose");
  await page.keyboard.press("Enter");
  await eventually(async () => (await state(page)).turn !== turn, "the other one is asked");
  await eventually(async () => (await field.inputValue()) === "", "his field is empty");
  expect(await page.locator(".said [data-wrong] b").allInnerTexts(), "what did not count").toStrictEqual(["tout autre chose"]);
  await page.keyboard.type("rien non plus");
  await page.keyboard.press("Enter");
  await act(page, "continue").waitFor();
  expect((await page.locator(".tick[data-wrong]").allInnerTexts()).join(), "afterwards, too").toMatch(/tout autre chose[\s\S]*rien non plus/);
});
