// The browser of a worker. After a hundred tests, requests to service workers were seen to hang, so the browser
// is replaced every few tests. A crash costs one test: Playwright starts a new worker for the next one.
const TESTS_A_BROWSER = 20;

export class Browsers {
  constructor(chromium) {
    this.chromium = chromium;
    this.browser = null;
    this.tests = 0;
  }

  /** The browser for the next test. */
  async next() {
    if (this.tests === TESTS_A_BROWSER || !this.browser?.isConnected()) await this.renew();
    this.tests += 1;
    return this.browser;
  }

  async renew() {
    await this.close();
    // With the launch options of playwright.config.mjs.
    this.browser = await this.chromium.launch();
    this.tests = 0;
  }

  async close() {
    await this.browser?.close();
  }
}
