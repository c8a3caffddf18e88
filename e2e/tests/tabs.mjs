// One tab plays a sitting: a second is told so in words, may take it over, and then
// has all that was played meanwhile. With Web Locks, and with the heartbeat in storage
// where a browser has none.
import { launchChromium } from "../../tools/chromium.mjs";
import { look, playUntil } from "../games/heure.mjs";
import { lift, seated, state } from "../lib/table.mjs";

const TABLE = "?game=heure&players=2&seed=11";
// The last sign of life of a tab without Web Locks has to be old before it counts as gone.
const PATIENCE = 10_000;

const dialog = (page) => page.locator('[role="alertdialog"]');
const takeOver = (page) => dialog(page).locator('[data-act="take-over"]');
const fingerprint = async (page) => (await state(page)).fingerprint;
/** So many clicks further. */
const play = (page, clicks) => playUntil(page, (_, made) => made === clicks);

const noLocks = () => Object.defineProperty(Navigator.prototype, "locks", { value: undefined });

async function tab({ newPage, url, expect }, { context, locks = true, query = "" }) {
  const page = await newPage(context ? { context } : {});
  if (!locks) await page.addInitScript(noLocks);
  await page.goto(url(query));
  expect.equal(await page.evaluate(() => Boolean(navigator.locks)), locks, "Web Locks");
  return page;
}

async function resume(page) {
  await page.locator('[data-act="resume"]').click();
  return seated(page);
}

async function shows(page, words, { expect }) {
  await dialog(page).waitFor({ timeout: PATIENCE });
  expect.matches(await dialog(page).innerText(), words, "what the tab says");
}

// The dialog has the focus and keeps it, whichever way Tab goes.
async function keepsTheFocus(page, { expect }) {
  for (const key of ["Tab", "Tab", "Tab", "Shift+Tab", "Shift+Tab"]) {
    await page.keyboard.press(key);
    expect.ok(await page.evaluate(() => document.activeElement.closest("[role=alertdialog]") !== null), `${key} stays inside`);
  }
}

const free = (page) => dialog(page).waitFor({ state: "detached", timeout: PATIENCE });

// Clicks made behind the dialog, by whatever way, play nothing.
async function playsNothing(page, { expect }) {
  const before = await fingerprint(page);
  await page.evaluate(() => document.querySelector(".play [data-move]").click());
  await look(page);
  expect.equal(await fingerprint(page), before, "the table of a tab that may not play");
}

async function takenOver(ctx, locks) {
  const { expect } = ctx;
  const first = await tab(ctx, { locks, query: TABLE });
  await seated(first);
  await play(first, 3);
  const second = await tab(ctx, { context: first.context(), locks });
  const found = await resume(second);
  expect.equal(found.fingerprint, await fingerprint(first), "the second tab's table");
  await shows(second, /ouverte dans un autre onglet/, ctx);
  await playsNothing(second, ctx);
  await keepsTheFocus(second, ctx);

  await takeOver(second).click();
  await free(second);
  await shows(first, /reprise dans un autre onglet/, ctx);
  await playsNothing(first, ctx);
  const played = await play(second, 4);

  await takeOver(first).click();
  await free(first);
  expect.equal(await fingerprint(first), played.fingerprint, "what was played in between");
  await shows(second, /reprise dans un autre onglet/, ctx);
  const last = await play(first, 2);
  expect.ok(last.fingerprint !== played.fingerprint, "the first tab plays on");
}

async function closingFrees(ctx, locks) {
  const { expect } = ctx;
  const first = await tab(ctx, { locks, query: TABLE });
  await seated(first);
  const played = await play(first, 3);
  const second = await tab(ctx, { context: first.context(), locks });
  await resume(second);
  await shows(second, /autre onglet/, ctx);
  await first.close({ runBeforeUnload: true });
  await dialog(second).locator('[data-act="home"]').click();
  await resume(second);
  // A tab that may not play says so within half a second: here it plays at once.
  const now = await play(second, 2);
  expect.ok(now.fingerprint !== played.fingerprint, "the second tab plays");
  expect.equal(await dialog(second).count(), 0, "dialogs of the second tab");
}

async function goingHomeFrees(ctx) {
  const { expect } = ctx;
  const first = await tab(ctx, { query: TABLE });
  await seated(first);
  const played = await play(first, 3);
  await first.locator('[data-act="home"]').click();
  const second = await tab(ctx, { context: first.context() });
  expect.equal((await resume(second)).fingerprint, played.fingerprint, "the resumed table");
  await play(second, 2);
  expect.equal(await dialog(second).count(), 0, "dialogs of the second tab");
}

// A game that came to its end in one tab is not played on in another.
async function finishedElsewhere(ctx) {
  const { expect } = ctx;
  const first = await tab(ctx, { query: "?game=heure&players=2&seed=4" });
  await seated(first);
  await play(first, 6);
  const second = await tab(ctx, { context: first.context() });
  await resume(second);
  await shows(second, /autre onglet/, ctx);
  await playUntil(first, ({ phase }) => phase === "over");
  await first.locator('[data-act="other"]').click();
  await first.locator('[data-act="shelf"]').click();
  await takeOver(second).click();
  await second.locator('[data-act="open"]').first().waitFor();
  expect.matches(await second.locator("#app").innerText(), /n’est plus là/, "what the second tab says");
  expect.equal(await second.evaluate(() => Object.keys(localStorage).filter((key) => key.includes(":sitting:"))), [], "sittings");
}

// Whoever takes a sitting over sees no hand that lies open elsewhere.
async function handsAreClosed(ctx) {
  const { expect } = ctx;
  const first = await tab(ctx, { query: "?game=heure&players=2&seed=4" });
  await seated(first);
  await first.locator('[data-act="tidy"]').click();
  await lift(first);
  const second = await tab(ctx, { context: first.context() });
  await resume(second);
  await takeOver(second).click();
  await shows(first, /reprise dans un autre onglet/, ctx);
  await expect.soon(async () => (await first.locator(".hand > li").count()) === 0, "the first tab's curtain is down");
}

// A tab that is busy cannot hear that another took over; the tap that waited in it must not undo
// what was played there meanwhile. Each tab needs a process of its own, or the other waits with it.
async function wakesTooLate({ url, expect }) {
  const browser = await launchChromium([], { windows: false });
  try {
    const context = await browser.newContext({ serviceWorkers: "block", locale: "fr-FR", reducedMotion: "reduce", viewport: { width: 1180, height: 820 } });
    const ctx = { url, expect, newPage: () => context.newPage() };
    const first = await tab(ctx, { context, query: TABLE });
    await seated(first);
    await play(first, 3);
    const second = await tab(ctx, { context });
    await resume(second);
    await shows(second, /autre onglet/, ctx);
    const woken = first.evaluate(busyThenTap, BUSY);
    await takeOver(second).click();
    await free(second);
    const played = await play(second, 3);
    await woken;
    await shows(first, /reprise dans un autre onglet/, ctx);
    await second.reload();
    expect.equal((await resume(second)).fingerprint, played.fingerprint, "what the second tab played");
  } finally {
    await browser.close();
  }
}

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

async function twoSittings(ctx) {
  const first = await tab(ctx, { query: TABLE });
  await seated(first);
  const second = await tab(ctx, { context: first.context(), query: "?game=heure&players=2&seed=12" });
  await seated(second);
  await play(first, 4);
  await play(second, 4);
  await play(first, 4);
  const dialogs = (await dialog(first).count()) + (await dialog(second).count());
  ctx.expect.equal(dialogs, 0, "dialogs");
}

export const tests = [
  { name: "a second tab is refused in words, takes over, and the first takes it back", run: (ctx) => takenOver(ctx, true) },
  { name: "the same in a browser without Web Locks", run: (ctx) => takenOver(ctx, false), timeout: 90_000 },
  { name: "closing a tab frees its sitting for the other", run: (ctx) => closingFrees(ctx, true) },
  { name: "closing a tab frees it without Web Locks, too", run: (ctx) => closingFrees(ctx, false) },
  { name: "going home frees the sitting", run: goingHomeFrees },
  { name: "two tabs play two sittings", run: twoSittings },
  { name: "a tab that wakes too late undoes nothing", run: wakesTooLate },
  { name: "a game that was finished elsewhere is over", run: finishedElsewhere },
  { name: "a hand that lies open is closed when another tab takes over", run: handsAreClosed },
];
