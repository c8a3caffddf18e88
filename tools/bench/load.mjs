// What a first visit costs on the wire: the encoded bodies of everything that the
// browser fetches until home, or the first table of a game, is shown and the network is idle. Files
// that home does not need, fetched once it is painted, count as `rest`.
import { launchChromium } from "../chromium.mjs";

const KINDS = { "": "html", js: "js", wasm: "wasm", css: "css", woff2: "fonts", svg: "pictures", png: "pictures", json: "decks", webp: "pictures", jpg: "pictures" };
const extension = (url) => /(?:\.([^./]+))?$/.exec(new URL(url).pathname)[1] ?? "";
const REST = /\/(base|shared)-[^/]*\.wasm$/;
const kindOf = (request) => REST.test(new URL(request.url()).pathname) ? "rest" : KINDS[extension(request.url())] ?? "other";

/** { home, heure, … }, each { total, first, kinds: { html, js, … } } in bytes; first is without the rest. */
export async function firstLoads(url, games) {
  const browser = await launchChromium();
  const loads = { home: await load(browser, url, "[data-act]") };
  for (const game of games) loads[game] = await load(browser, `${url}?game=${game}&players=4&seed=1`, "[data-game][data-phase]");
  await browser.close();
  return loads;
}

async function load(browser, url, landmark) {
  const page = await browser.newPage({ serviceWorkers: "block" });
  const sizes = new Map();
  const jobs = [];
  // A preloaded file may be reported twice, the second time without bytes.
  const weigh = async (request) => {
    const { responseBodySize } = await request.sizes();
    const known = sizes.get(request.url())?.bytes ?? 0;
    sizes.set(request.url(), { kind: kindOf(request), bytes: Math.max(known, responseBodySize) });
  };
  page.on("requestfinished", (request) => {
    if (request.url().startsWith("http")) jobs.push(weigh(request));
  });
  await page.goto(url);
  await page.locator(landmark).first().waitFor({ state: "attached" });
  await page.waitForLoadState("networkidle");
  await Promise.all(jobs);
  await page.close();
  return sum([...sizes.values()]);
}

function sum(files) {
  const kinds = { html: 0, js: 0, wasm: 0, css: 0, fonts: 0, pictures: 0, decks: 0, other: 0, rest: 0 };
  for (const { kind, bytes } of files) kinds[kind] += bytes;
  if (kinds.rest === 0) throw new Error("the rest of the app was not fetched");
  const total = files.reduce((all, { bytes }) => all + bytes, 0);
  return { total, first: total - kinds.rest, kinds };
}
