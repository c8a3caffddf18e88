// One tab plays a sitting: a second tab says so, may take it over, and then has all that
// was played meanwhile. With Web Locks, and with a heartbeat in the storage where a browser
// has none.
import { launchChromium } from "../../tools/chromium.mjs";
import { look, playUntil } from "../games/heure.mjs";
import { lift, seated, state } from "../lib/table.mjs";
import { eventually, expect, test } from "../lib/test.mjs";

const TABLE = "?game=heure&players=2&seed=11";
// A tab without Web Locks counts as gone only when its last heartbeat is old; in ms.
const PATIENCE = 10_000;

const dialog = (page) => page.locator('[role="alertdialog"]');
const takeOver = (page) => dialog(page).locator('[data-act="take-over"]');
const fingerprint = async (page) => (await state(page)).fingerprint;
/** Plays that many clicks. */
const play = (page, clicks) => playUntil(page, (_, made) => made === clicks);

const noLocks = () => Object.defineProperty(Navigator.prototype, "locks", { value: undefined });

async function tab({ newPage, url }, { context, locks = true, query = "" }) {
  const page = await newPage(context ? { context } : {});
  if (!locks) await page.addInitScript(noLocks);
  await page.goto(url(query));
  expect(await page.evaluate(() => Boolean(navigator.locks)), "Web Locks").toStrictEqual(locks);
  return page;
}

async function resume(page) {
  await page.locator('[data-act="resume"]').click();
  return seated(page);
}

async function shows(page, words) {
  await dialog(page).waitFor({ timeout: PATIENCE });
  expect(await dialog(page).innerText(), "what the tab says").toMatch(words);
}

// The dialog has the focus and keeps it, for Tab and Shift+Tab.
async function keepsTheFocus(page) {
  for (const key of ["Tab", "Tab", "Tab", "Shift+Tab", "Shift+Tab"]) {
    await page.keyboard.press(key);
    expect(await page.evaluate(() => document.activeElement.closest("[role=alertdialog]") !== null), `${key} stays inside`).toBeTruthy();
  }
}

const free = (page) => dialog(page).waitFor({ state: "detached", timeout: PATIENCE });

// Clicks behind the dialog, even scripted ones, make no move.
async function playsNothing(page) {
  const before = await fingerprint(page);
  await page.evaluate(() => document.querySelector(".play [data-move]").click());
  await look(page);
  expect(await fingerprint(page), "the table of a tab that may not play").toStrictEqual(before);
}

async function takenOver(app, locks) {
  const first = await tab(app, { locks, query: TABLE });
  await seated(first);
  await play(first, 3);
  const second = await tab(app, { context: first.context(), locks });
  const found = await resume(second);
  expect(found.fingerprint, "the second tab's table").toStrictEqual(await fingerprint(first));
  await shows(second, /ouverte dans un autre onglet/);
  await playsNothing(second);
  await keepsTheFocus(second);

  await takeOver(second).click();
  await free(second);
  await shows(first, /reprise dans un autre onglet/);
  await playsNothing(first);
  const played = await play(second, 4);

  await takeOver(first).click();
  await free(first);
  expect(await fingerprint(first), "what was played in between").toStrictEqual(played.fingerprint);
  await shows(second, /reprise dans un autre onglet/);
  const last = await play(first, 2);
  expect(last.fingerprint, "the first tab plays on").not.toBe(played.fingerprint);
}

async function closingFrees(app, locks) {
  const first = await tab(app, { locks, query: TABLE });
  await seated(first);
  const played = await play(first, 3);
  const second = await tab(app, { context: first.context(), locks });
  await resume(second);
  await shows(second, /autre onglet/);
  await first.close({ runBeforeUnload: true });
  await dialog(second).locator('[data-act="home"]').click();
  await resume(second);
  // A tab that may not play would show the dialog within half a second: this one plays at once.
  const now = await play(second, 2);
  expect(now.fingerprint, "the second tab plays").not.toBe(played.fingerprint);
  expect(await dialog(second).count(), "dialogs of the second tab").toBe(0);
}

test("going home frees the sitting", async ({ app }) => {
  const first = await tab(app, { query: TABLE });
  await seated(first);
  const played = await play(first, 3);
  await first.locator('[data-act="home"]').click();
  const second = await tab(app, { context: first.context() });
  expect((await resume(second)).fingerprint, "the resumed table").toStrictEqual(played.fingerprint);
  await play(second, 2);
  expect(await dialog(second).count(), "dialogs of the second tab").toBe(0);
});

// A game that was finished in one tab cannot be continued in another.
test("a game that was finished elsewhere is over", async ({ app }) => {
  const first = await tab(app, { query: "?game=heure&players=2&seed=4" });
  await seated(first);
  await play(first, 6);
  const second = await tab(app, { context: first.context() });
  await resume(second);
  await shows(second, /autre onglet/);
  await playUntil(first, ({ phase }) => phase === "over");
  await first.locator('[data-act="other"]').click();
  await first.locator('[data-act="shelf"]').click();
  await takeOver(second).click();
  await second.locator('[data-act="open"]').first().waitFor();
  expect(await second.locator("#app").innerText(), "what the second tab says").toMatch(/n’est plus là/);
  expect(await second.evaluate(() => Object.keys(localStorage).filter((key) => key.includes(":sitting:"))), "sittings").toStrictEqual([]);
});

// Taking over a sitting hides a hand that was uncovered in the other tab.
test("a hand that lies open is closed when another tab takes over", async ({ app }) => {
  const first = await tab(app, { query: "?game=heure&players=2&seed=4" });
  await seated(first);
  await first.locator('[data-act="tidy"]').click();
  await lift(first);
  const second = await tab(app, { context: first.context() });
  await resume(second);
  await takeOver(second).click();
  await shows(first, /reprise dans un autre onglet/);
  await eventually(async () => (await first.locator(".hand > li").count()) === 0, "the first tab's curtain is down");
});

// A busy tab cannot notice that another took over; a tap queued in it must not undo what was played
// there meanwhile. Each tab needs its own process, or the other would be blocked, too.
test("a tab that wakes too late undoes nothing", async ({ url }) => {
  const browser = await launchChromium([], { windows: false });
  try {
    const context = await browser.newContext({ serviceWorkers: "block", locale: "fr-FR", reducedMotion: "reduce", viewport: { width: 1180, height: 820 } });
    const app = { url, newPage: () => context.newPage() };
    const first = await tab(app, { context, query: TABLE });
    await seated(first);
    await play(first, 3);
    const second = await tab(app, { context });
    await resume(second);
    await shows(second, /autre onglet/);
    const woken = first.evaluate(busyThenTap, BUSY);
    await takeOver(second).click();
    await free(second);
    const played = await play(second, 3);
    await woken;
    await shows(first, /reprise dans un autre onglet/);
    await second.reload();
    expect((await resume(second)).fingerprint, "what the second tab played").toStrictEqual(played.fingerprint);
  } finally {
    await browser.close();
  }
});

const BUSY = 4_000;

// Runs in the page.
function busyThenTap(ms) {
  return new Promise((woken) => {
    setTimeout(() => {
      const end = performance.now() + ms;
      while (performance.now() < end);
      document.querySelector(".play [data-move]").click();
      setTimeout(woken, 500);
    }, 0);
  });
}

test("two tabs play two sittings", async ({ app }) => {
  const first = await tab(app, { query: TABLE });
  await seated(first);
  const second = await tab(app, { context: first.context(), query: "?game=heure&players=2&seed=12" });
  await seated(second);
  await play(first, 4);
  await play(second, 4);
  await play(first, 4);
  const dialogs = (await dialog(first).count()) + (await dialog(second).count());
  expect(dialogs, "dialogs").toBe(0);
});

test("a second tab is refused in words, takes over, and the first takes it back", ({ app }) => takenOver(app, true));
test("the same in a browser without Web Locks", async ({ app }) => {
  test.setTimeout(90_000);
  await takenOver(app, false);
});
test("closing a tab frees its sitting for the other", ({ app }) => closingFrees(app, true));
test("closing a tab frees it without Web Locks, too", ({ app }) => closingFrees(app, false));
