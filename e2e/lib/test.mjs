// The browser tests' `test` and `expect`: Playwright's, with these fixtures:
//   newPage(options)  opens a watched page in its own context (lib/pages.mjs)
//   url(query)        the address of the app, e.g. url("?game=heure&players=4&seed=1")
//   shot(page, name)  saves a screenshot as e2e/artefacts/NAME.png
//   dist, artefacts   the folder under test; the folder for screenshots
//   failures          the folder for pages of failed tests
//   app               all of them and `browser`, to pass to helpers
// A test of a single game is tagged with it ({ tag: "@midi" }) for lib/unchanged.mjs.
import { join } from "node:path";
import { test as base } from "@playwright/test";
import { Browsers } from "./browsers.mjs";
import { expect } from "./expect.mjs";
import { ARTEFACTS, DIST } from "./folders.mjs";
import { Pages } from "./pages.mjs";

export { eventually, expect } from "./expect.mjs";

// Attaches the pages of a failed test; Playwright deletes the folder of a test that passed.
async function keep(pages, info) {
  const failed = info.status !== info.expectedStatus || pages.problems.length > 0;
  if (!failed) return;
  const paths = await pages.keep(info.outputPath(), "page");
  info.attachments.push(...paths.map((path) => ({ name: "page", path, contentType: path.endsWith(".png") ? "image/png" : "text/html" })));
}

export const test = base.extend({
  browsers: [
    async ({ playwright }, use) => {
      const browsers = new Browsers(playwright.chromium);
      await use(browsers);
      await browsers.close();
    },
    { scope: "worker" },
  ],

  pages: async ({ browsers }, use, info) => {
    const { SITE: url } = process.env;
    const pages = new Pages(await browsers.next(), { url, origin: new URL(url).origin });
    await use(pages);
    await keep(pages, info);
    await pages.close();
    expect(pages.problems, "the page was not clean").toStrictEqual([]);
  },

  newPage: ({ pages }, use) => use((options) => pages.newPage(options)),
  url: ({}, use) => use((query = "") => process.env.SITE + query),
  dist: ({}, use) => use(DIST),
  artefacts: ({}, use) => use(ARTEFACTS),
  failures: ({}, use, info) => use(info.outputPath()),
  shot: ({}, use) => use((page, name) => page.screenshot({ path: join(ARTEFACTS, `${name}.png`) })),
  app: ({ pages, newPage, url, dist, artefacts, failures, shot }, use) => use({ browser: pages.browser, newPage, url, dist, artefacts, failures, shot }),
});
