// Screens that sleep: a page is frozen, as by a browser in the background, or the process of a browser of its own is
// stopped, as by a telephone in a pocket.
import { launchChromium } from "../../tools/chromium.mjs";
import { expect } from "./expect.mjs";
import { Pages } from "./pages.mjs";
import { test as base } from "./test.mjs";

// Two browsers connect by IP address: mDNS names are slow on a busy machine.
const BY_ADDRESS = "--disable-features=WebRtcHideLocalIpsWithMdns";

/** The processes in which a browser's pages run. */
async function renderers(browser) {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  await session.detach();
  return processInfo.filter(({ type }) => type === "renderer").map(({ id }) => id);
}

const signal = (all, name) => all.forEach((id) => process.kill(id, name));

/** How a page is put to sleep; each returns what wakes it. */
export const SLEEPS = {
  /**
   * Nothing of the page runs, and its connections stay. `Page.setWebLifecycleState` does nothing here: Playwright keeps
   * every page visible, and Chromium freezes only what is hidden.
   */
  async frozen(page) {
    const session = await page.context().newCDPSession(page);
    await session.send("Debugger.enable");
    const paused = new Promise((done) => session.once("Debugger.paused", done));
    await session.send("Debugger.pause");
    await paused;
    return () => session.detach();
  },

  /** Nothing answers for the page either; it must have a browser of its own. */
  async stopped(page) {
    const all = await renderers(page.context().browser());
    signal(all, "SIGSTOP");
    return async () => signal(all, "SIGCONT");
  },
};

/** With `newBrowser()` → `newPage` of a browser of its own, its pages watched as all are. */
export const test = base.extend({
  newBrowser: async ({ pages }, use) => {
    const opened = [];
    await use(async () => {
      const own = new Pages(await launchChromium([BY_ADDRESS], { windows: false }), pages.site);
      opened.push(own);
      return (options) => own.newPage(options);
    });
    for (const { browser } of opened) {
      // One that a failed test has left asleep would not close.
      signal(await renderers(browser), "SIGCONT");
      await browser.close();
    }
    expect(opened.flatMap(({ problems }) => problems), "a page was not clean").toStrictEqual([]);
  },
});
