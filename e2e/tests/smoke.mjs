// The built folder as a static host serves it: it opens under a sub-path, obeys its
// own security policy, and a missing file is a 404.
import { GAMES } from "../lib/games.mjs";
import { seated } from "../lib/table.mjs";

async function homeOpens({ newPage, url, expect, shot }) {
  const page = await newPage();
  await page.goto(url());
  // The page before the app has the name too, but no control.
  await page.locator("[data-act]").first().waitFor({ timeout: 15_000 });
  expect.matches(await page.locator("body").innerText(), /Tablée/i, "home");
  await expect.accessible(page);
  await shot(page, "smoke-home");
}

async function deepLinkSeats({ newPage, url, expect }) {
  const page = await newPage();
  await page.goto(url("?game=heure&players=4&seed=1"));
  const table = await seated(page);
  expect.equal(table.game, "heure", "data-game");
  expect.matches(table.fingerprint, /^[0-9a-f]+$/, "data-fingerprint");
}

async function policyHolds({ newPage, url, expect }) {
  const page = await newPage({ allow: [/Content Security Policy/i] });
  const answer = await page.goto(url());
  const host = answer.headers()["content-security-policy"];
  expect.equal(host, "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'", "the host's policy, the strictest that is usual");
  const policy = page.locator('meta[http-equiv="Content-Security-Policy"]');
  expect.matches(await policy.getAttribute("content"), /script-src 'self' 'wasm-unsafe-eval';.* img-src 'self';/, "the page's policy");
  const ran = await page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "window.intruder = true";
    document.head.append(script);
    return Boolean(window.intruder);
  });
  expect.equal(ran, false, "a script that was not built in runs");
}

async function filesAreServed({ newPage, url, expect }) {
  const page = await newPage();
  const get = (path) => page.request.get(url(path));
  expect.equal((await get("no-such-page")).status(), 404, "a missing file");
  const version = await (await get("version.json")).json();
  expect.matches(version.built, /^[0-9a-f]{16}$/, "version.json: built");
  const html = await (await get("")).text();
  const script = /src="\.\/(tablee-[^"]+\.js)"/.exec(html)[1];
  const [wasm] = /tablee-[\w-]+_bg\.wasm/.exec(await (await get(script)).text());
  expect.equal((await get(wasm)).headers()["content-type"], "application/wasm", "type of the wasm file");
}

// Every game of the shelf has its shortcut, every picture the size that is said.
async function manifestFits({ newPage, url, expect }) {
  const page = await newPage();
  await page.goto(url());
  const manifest = await page.evaluate(async () => (await fetch(document.querySelector("link[rel=manifest]").href)).json());
  expect.equal(manifest.shortcuts.map((one) => one.url), Object.keys(GAMES).map((id) => `./?game=${id}`), "shortcuts");
  for (const { src, sizes } of [...manifest.icons, ...manifest.screenshots]) {
    const size = await page.evaluate(async (address) => {
      const picture = Object.assign(new Image(), { src: address });
      await picture.decode();
      return `${picture.naturalWidth}x${picture.naturalHeight}`;
    }, url(src));
    expect.equal(size, sizes, src);
  }
  expect.ok(manifest.icons.some(({ purpose }) => purpose === "maskable"), "a maskable icon");
}

export const tests = [
  { name: "home opens under a sub-path, and axe finds nothing", run: homeOpens },
  { name: "a deep link seats a table", run: deepLinkSeats },
  { name: "the security policy is there and holds", run: policyHolds },
  { name: "the manifest has every game and its pictures", run: manifestFits },
  { name: "files have their types, missing ones are missing", run: filesAreServed },
];
