// What a kiosk locks: nothing locked can be reached, the PIN cannot be guessed, and the rescue code unlocks.
import { seeded } from "../lib/chance.mjs";
import { OWN, PIN, RESCUE, attract, choosePin, enter, holdsLocked, kept, kiosk, open, type, unlock } from "../lib/kiosk.mjs";
import { act, seated } from "../lib/table.mjs";
import { eventually, expect, test } from "../lib/test.mjs";

const screenOf = (page) => page.evaluate(() => document.querySelector("#app > .screen")?.className ?? "");

test("nothing locked is reached by touch", async ({ newPage, url }) => {
  const page = await open(newPage, url, { storage: kiosk({}, OWN) });
  const chance = seeded(7);
  const seen = new Set();
  for (let tap = 0; tap < 220; tap += 1) {
    await holdsLocked(page, `after ${tap} taps, on ${await screenOf(page)}`);
    seen.add(await screenOf(page));
    await page.evaluate((chance) => {
      const sheet = [...document.querySelectorAll(".veil")].at(-1) ?? document;
      const all = [...sheet.querySelectorAll('button:not([data-act="retry"]), summary, input, label')].filter((el) => el.checkVisibility() && !el.disabled);
      all[Math.floor(chance * all.length)]?.click();
    }, chance());
    await page.waitForTimeout(20);
  }
  expect(seen.size, `it went about: ${[...seen].join(", ")}`).toBeGreaterThanOrEqual(4);
});

test("nothing locked is reached by keyboard", async ({ newPage, url }) => {
  const page = await open(newPage, url, { storage: kiosk({}, OWN) });
  const address = page.url();
  await page.evaluate(() => (window.untouched = true));
  for (const key of ["F1", "F3", "F5", "F6", "F7", "F10", "F11", "Control+p", "Control+s", "Control+o", "Control+u", "Control+r", "Control+f", "Control+h", "Alt+ArrowLeft", "Alt+Home", "BrowserHome", "ContextMenu", "Escape"]) {
    const prevented = await page.evaluate((key) => {
      const name = key.split("+").at(-1);
      const event = new KeyboardEvent("keydown", { key: name, ctrlKey: key.startsWith("Control"), altKey: key.startsWith("Alt"), bubbles: true, cancelable: true });
      return !document.body.dispatchEvent(event);
    }, key);
    expect(prevented, `${key} is swallowed`).toStrictEqual(key !== "Escape");
  }
  for (let tab = 0; tab < 30; tab += 1) {
    await page.keyboard.press("Tab");
    await holdsLocked(page, `after ${tab} times Tab`);
  }
  await enter(page);
  for (let tab = 0; tab < 12; tab += 1) await page.keyboard.press(tab % 3 === 2 ? "Enter" : "Tab");
  await holdsLocked(page, "after Tab and Enter");
  expect([page.url(), await page.evaluate(() => window.untouched)], "the page").toStrictEqual([address, true]);
});

test("nothing locked is reached by address", async ({ newPage, url }) => {
  const page = await open(newPage, url, { storage: kiosk({ offered: ["heure"] }, OWN) });
  for (const query of ["?kiosk=0", "?kiosk=1", "?kiosk=", "?staff", "#staff", "?place=settings", "?game=midi&players=2&seed=1", "?game=chess"]) {
    await page.goto(url(query));
    await attract(page).waitFor();
    await holdsLocked(page, `at ${query}`);
  }
  await page.goto(url("?game=heure&players=2&seed=1"));
  expect((await seated(page)).game, "a game that is offered may be linked").toBe("heure");
  await holdsLocked(page, "at a link's table");
});

test("nothing locked is reached by Back", async ({ newPage, url }) => {
  const page = await open(newPage, url, { storage: kiosk({}, OWN) });
  const address = page.url();
  await unlock(page);
  await act(page, "settings").click();
  await page.locator(".settings-screen:not(.staff-screen)").waitFor();
  await page.goBack();
  await attract(page).waitFor();
  await holdsLocked(page, "after Back from what was open");
  await page.goForward().catch(() => {});
  await holdsLocked(page, "after Forward");
  await enter(page);
  await act(page, "open").click();
  for (let back = 0; back < 5; back += 1) {
    await page.goBack().catch(() => {});
    await page.waitForTimeout(50);
    expect(page.url(), "the address").toStrictEqual(address);
    await holdsLocked(page, `after Back, ${back}`);
  }
  await page.reload();
  await page.locator(".attract-screen, .kiosk-shelf").waitFor();
  await holdsLocked(page, "after a reload");
});

test("whoever guesses the PIN waits, also after a reload", async ({ newPage, url }) => {
  const page = await open(newPage, url);
  await act(page, "staff").click();
  for (const wrong of ["1111", "2222", "3333"]) await type(page, wrong);
  await page.locator(".pad [role=status]", { hasText: /encore \d+ secondes/ }).waitFor();
  await type(page, PIN);
  expect(await page.locator(".staff-screen").count(), "the PIN is not taken meanwhile").toBe(0);
  await page.reload();
  await attract(page).waitFor();
  await act(page, "staff").click();
  await type(page, PIN);
  expect(await page.locator(".staff-screen").count(), "nor after a reload").toBe(0);
});

// The wait and the count of tries are stored: another tab gives no extra tries.
test("four tabs are no more guesses at the PIN than one", async ({ newPage, url }) => {
  const first = await open(newPage, url);
  const tabs = [first];
  for (let tab = 1; tab < 4; tab += 1) {
    const page = await newPage({ context: first.context() });
    await page.goto(url());
    await attract(page).waitFor();
    tabs.push(page);
  }
  for (const page of tabs) await act(page, "staff").click();
  for (const [i, wrong] of ["1111", "2222", "3333"].entries()) await type(tabs[i], wrong);
  for (const page of tabs) {
    await page.locator(".pad [role=status]", { hasText: /encore \d+ secondes/ }).waitFor();
    await type(page, PIN);
    expect(await page.locator(".staff-screen").count(), "the PIN is not taken in any tab").toBe(0);
  }
  expect((await kept(first))["tablee:kiosk-tries"], "three tries were counted").toMatch(/^3 \d+$/);
});

// On a slow tablet the second Back comes before the first has been handled.
test("Back twice at once does not lead out", async ({ newPage, url }) => {
  const page = await open(newPage, url);
  const address = page.url();
  await enter(page);
  for (let round = 0; round < 3; round += 1) {
    await page.evaluate(() => {
      history.back();
      history.back();
      history.back();
    });
    await page.waitForTimeout(300);
    expect(page.url(), "the address").toStrictEqual(address);
    await page.mouse.click(5, 5);
  }
  await act(page, "open").click();
  await page.locator(".setup-screen").waitFor();
  await page.evaluate(() => (history.back(), history.back()));
  await page.waitForTimeout(300);
  expect(page.url(), "the address after two Backs from a set-up").toStrictEqual(address);
  await page.locator(".kiosk-shelf").waitFor();
});

/** Larger by the browser's own means, which a page cannot forbid: the next visitor finds the usual size. */
test("a page that was made larger is as it was for the next visitor", async ({ newPage, url }) => {
  const page = await open(newPage, url, { hasTouch: true, isMobile: true });
  const scale = () => page.evaluate(() => visualViewport.scale);
  await enter(page);
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setPageScaleFactor", { pageScaleFactor: 2 });
  await eventually(async () => (await scale()) > 1.5, "the visitor's size");
  await page.evaluate(() => document.querySelector('[data-act="leave"]').click());
  await attract(page).waitFor();
  await eventually(async () => (await scale()) === 1, "the usual size");
});

test("nobody makes the page larger for the next one", async ({ newPage, url }) => {
  const page = await open(newPage, url, { hasTouch: true });
  const scale = () => page.evaluate(() => [visualViewport.scale, devicePixelRatio]);
  const before = await scale();
  const session = await page.context().newCDPSession(page);
  const touch = (type, ...xs) => session.send("Input.dispatchTouchEvent", { type, touchPoints: xs.map((x, id) => ({ x, y: 400, id })) });
  for (const screen of ["the attract screen", "the shelf", "a set-up"]) {
    await touch("touchStart", 500, 600);
    for (let apart = 0; apart <= 300; apart += 30) await touch("touchMove", 500 - apart, 600 + apart);
    await touch("touchEnd");
    await page.keyboard.down("Control");
    await page.mouse.wheel(0, -300);
    await page.keyboard.up("Control");
    await page.waitForTimeout(200);
    expect(await scale(), `the size on ${screen}`).toStrictEqual(before);
    if (screen === "the attract screen") await enter(page);
    if (screen === "the shelf") await act(page, "open").click();
  }
  const prevented = await page.evaluate(() => {
    const keys = ["+", "-", "=", "0"].map((key) => new KeyboardEvent("keydown", { key, ctrlKey: true, bubbles: true, cancelable: true }));
    const wheel = new WheelEvent("wheel", { deltaY: -100, ctrlKey: true, bubbles: true, cancelable: true });
    return [...keys, wheel].map((event) => !document.body.dispatchEvent(event));
  });
  expect(prevented, "keys and wheel that make it larger are swallowed").toStrictEqual([true, true, true, true, true]);
});

test("a forgotten PIN: the rescue code opens, and sets another", async ({ newPage, url }) => {
  const page = await open(newPage, url);
  await act(page, "staff").click();
  await type(page, "123456789011");
  expect(await page.locator(".staff-screen").count(), "another code").toBe(0);
  await type(page, RESCUE);
  await page.locator(".staff-screen").waitFor();
  await choosePin(page, "97531");
  await act(page, "set-pin").click();
  await page.locator("[data-rescue]").waitFor();
  await act(page, "home").click();
  await attract(page).waitFor();
  await act(page, "staff").click();
  await type(page, PIN);
  expect(await page.locator(".staff-screen").count(), "the old PIN").toBe(0);
  await type(page, "97531");
  await page.locator(".staff-screen").waitFor();
});
