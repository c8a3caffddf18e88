// What the browser tests are written with: Playwright's `test` with what they are given, and `expect`.
//   newPage(options)  a page of a context of its own, watched (lib/pages.mjs)
//   url(query)        the address of the app, e.g. url("?game=heure&players=4&seed=1")
//   shot(page, name)  keeps a picture as e2e/artefacts/NAME.png
//   dist, artefacts   the folder that is tested; the one for pictures
//   failures          where pages of what fails are kept
//   app               all of them, and `browser`: what helpers are handed
// A test of one game alone says so by a tag ({ tag: "@midi" }): lib/unchanged.mjs asks for it.
import { join } from "node:path";
import { test as base } from "@playwright/test";
import { Browsers } from "./browsers.mjs";
import { expect } from "./expect.mjs";
import { ARTEFACTS, DIST } from "./folders.mjs";
import { Pages } from "./pages.mjs";

export { eventually, expect } from "./expect.mjs";

// Pages of what failed; Playwright throws the folder away where nothing did.
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
