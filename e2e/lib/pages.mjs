// The pages of one test: each in a fresh context (no storage shared with other tests) unless
// given one, each watched. A clean page logs no error, has no failed request and never requests
// anything from another site; violations are collected in `problems`.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { SHOWN } from "./shown.mjs";

// A tablet in landscape. Motion is reduced unless a test is about motion, so that clicks never wait
// for it. A service worker would answer instead of the host: only tests about it allow one.
const TABLET = { viewport: { width: 1180, height: 820 }, locale: "fr-FR", timezoneId: "Europe/Paris", reducedMotion: "reduce", serviceWorkers: "block" };

/**
 * Resets a used page: the storage of the site at `url()` becomes `storage`. Such a page starts four
 * times as fast as a new one. A busy Chromium retains the documents it has left, which slows down
 * every click: so they are collected.
 */
export async function renew(page, url, { storage = {}, viewport = TABLET.viewport } = {}) {
  // Leaves the app first: it writes to the storage when it is left.
  await page.goto("about:blank");
  await page.requestGC();
  await page.context().setStorageState(stateOf(new URL(url()).origin, storage));
  await asTablet(page, viewport);
}

/** Restores the default size and colour scheme of a page. */
export async function asTablet(page, viewport = TABLET.viewport) {
  await page.setViewportSize(viewport);
  await page.emulateMedia({ colorScheme: null });
}

// Runs in the page: Playwright's clock numbers its timers from 10¹² (browsers: from 1), and wasm holds the
// number in 32 bits: without small numbers it could not clear its timers.
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

// Runs in the page, before the app: a test taps faster than a person, and the app takes two quick taps at a place for
// one (src/taps.rs). So each tap's time stamp is half a second later than the last, except on pads, where time counts.
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
   * Opens a blank page. `storage` is the initial localStorage; `context` opens the page beside another
   * (a second tab); `allow` lists patterns of problems that the test provokes; with `hurried`, taps keep
   * their real time stamps; the rest goes to Playwright's newContext.
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
      // Leaving a page aborts its pending requests.
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

  /** Saves screenshot and HTML of every open page, for the analysis of a failure; returns their paths. */
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

// Resolves like the promise, or rejects after `ms`.
function within(ms, promise) {
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`time limit of ${ms / 1000} s`)), ms);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
