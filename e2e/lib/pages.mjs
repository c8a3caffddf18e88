// The pages of one test: each in a fresh context (no storage shared with other
// tests) unless told, each watched. A clean page logs no error, loses no request
// and never leaves its own site; whatever it did wrong is kept in `problems`.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { SHOWN } from "./shown.mjs";

// A tablet lying on the table. Motion is reduced unless a test is about motion:
// clicks then never wait for it. A service worker would answer for the host that a test speaks to:
// only tests of it allow one.
const TABLET = { viewport: { width: 1180, height: 820 }, locale: "fr-FR", timezoneId: "Europe/Paris", reducedMotion: "reduce", serviceWorkers: "block" };

/**
 * A page that was used, as if new: nothing is kept of the site at `url()` but `storage`. It starts
 * four times as fast as one that is new. Chromium, kept busy, hoards the documents it has left, and
 * every click takes longer then: so they are collected.
 */
export async function renew(page, url, { storage = {}, viewport = TABLET.viewport } = {}) {
  // Away from the app first, which writes when it is left.
  await page.goto("about:blank");
  await page.requestGC();
  await page.context().setStorageState(stateOf(new URL(url()).origin, storage));
  await asTablet(page, viewport);
}

/** Size and colours of a page as they were before somebody tried others. */
export async function asTablet(page, viewport = TABLET.viewport) {
  await page.setViewportSize(viewport);
  await page.emulateMedia({ colorScheme: null });
}

// Runs in the page: a driven clock numbers its timers from 10¹², where browsers count from 1, and wasm
// holds the number in 32 bits: what it would stop then goes on.
function smallTimerIds() {
  for (const [set, clear] of [["setTimeout", "clearTimeout"], ["setInterval", "clearInterval"]]) {
    const [start, stop, ids] = [window[set], window[clear], [0]];
    window[set] = (...args) => ids.push(start(...args)) - 1;
    window[clear] = (id) => stop(ids[id]);
  }
}

/** Lets a test drive the clock of a page. */
export async function driveClock(page) {
  await page.clock.install();
  await page.addInitScript(smallTimerIds);
}

// Runs in the page, before the app: a test's hand is quicker than a person's, whose second tap at a place would be taken for
// one with the first (src/taps.rs). Each of its taps is half a second later than it was; but those on pads, where time counts.
function unhurried() {
  const usual = Object.getOwnPropertyDescriptor(Event.prototype, "timeStamp").get;
  const places = new WeakMap();
  let taps = 0;
  Object.defineProperty(PointerEvent.prototype, "timeStamp", {
    get() {
      if (this.type !== "pointerdown" || this.target?.closest?.(".dome")) return usual.call(this);
      if (!places.has(this)) places.set(this, (taps += 1));
      return usual.call(this) + 500 * places.get(this);
    },
  });
}

const stateOf = (origin, storage) => ({ cookies: [], origins: [{ origin, localStorage: Object.entries({ ...SHOWN, ...storage }).map(([name, value]) => ({ name, value })) }] });

export class Pages {
  constructor(browser, site) {
    this.browser = browser;
    this.site = site;
    this.open = [];
    this.problems = [];
  }

  /**
   * A new page, still blank. `storage` is what localStorage holds beforehand;
   * `context` puts the page beside another (a second tab); `allow` lists patterns
   * of problems this test provokes; `hurried`, two taps at a place are as quick as the test makes them; the rest goes to
   * Playwright's newContext.
   */
  async newPage({ storage = {}, context, allow = [], hurried = false, ...options } = {}) {
    const home = context ?? (await this.newContext(storage, options));
    const page = await home.newPage();
    if (!hurried) await page.addInitScript(unhurried);
    this.open.push(page);
    this.watch(page, allow);
    return page;
  }

  newContext(storage, options) {
    return this.browser.newContext({ ...TABLET, storageState: stateOf(this.site.origin, storage), ...options });
  }

  watch(page, allow) {
    const note = (problem) => {
      if (!allow.some((pattern) => pattern.test(problem))) this.problems.push(problem);
    };
    page.on("console", (message) => {
      if (message.type() === "error") note(`console: ${message.text()}`);
    });
    page.on("pageerror", (error) => note(`error on the page: ${error.message}`));
    page.on("request", (request) => {
      if (!this.isOurs(request.url())) note(`third party: ${request.url()}`);
    });
    page.on("requestfailed", (request) => {
      // A page that is left gives up what it was loading.
      const reason = request.failure()?.errorText;
      if (reason !== "net::ERR_ABORTED") note(`request failed: ${request.url()} ${reason}`);
    });
    page.on("response", (response) => {
      if (response.status() >= 400) note(`status ${response.status()}: ${response.url()}`);
    });
  }

  isOurs(url) {
    return url.startsWith(this.site.url) || /^(data|blob|about):/.test(url);
  }

  /** Pictures and HTML of every page still open, for whoever reads the failure; hands back their paths. */
  async keep(folder, slug) {
    mkdirSync(folder, { recursive: true });
    const kept = [];
    const open = this.open.filter((page) => !page.isClosed());
    for (const [index, page] of open.entries()) {
      const base = join(folder, `${slug}-${index + 1}`);
      const soon = { timeout: 5000 };
      await page.screenshot({ path: `${base}.png`, ...soon }).then(() => kept.push(`${base}.png`), () => {});
      const html = await within(5000, page.content()).catch(() => "(the page did not answer)");
      writeFileSync(`${base}.html`, html);
      kept.push(`${base}.html`);
    }
    return kept;
  }

  async close() {
    const contexts = new Set(this.open.map((page) => page.context()));
    for (const context of contexts) await context.close().catch(() => {});
  }
}

// The promise's value, or an Error when it takes more than `ms`.
function within(ms, promise) {
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`time limit of ${ms / 1000} s`)), ms);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
