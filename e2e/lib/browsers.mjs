// The browser of a worker. After a hundred tests, requests to service workers were seen to hang: so it is
// replaced now and then. One that crashed costs one test: Playwright gives the next a new worker.
import { launchOptions } from "../../tools/chromium.mjs";

const TESTS_A_BROWSER = 20;
// Else Chromium starts a process ahead for the next page, and throws it away when that page is one
// of another context, as here it always is.
const NO_SPARE = "--renderer-process-limit=1";
// Nothing is drawn by a graphics card here: a process for it would only be talked to.
const NO_GPU_PROCESS = "--in-process-gpu";

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
    this.browser = await this.chromium.launch(launchOptions([NO_SPARE, NO_GPU_PROCESS], { windows: false }));
    this.tests = 0;
  }

  async close() {
    await this.browser?.close();
  }
}
