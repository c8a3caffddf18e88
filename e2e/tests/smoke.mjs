// The built folder as a static host serves it: it opens under a sub-path, obeys its
// own security policy, and a missing file is a 404.
import { GAMES } from "../lib/games.mjs";
import { seated } from "../lib/table.mjs";
import { expect, test } from "../lib/test.mjs";

test("home opens under a sub-path, and axe finds nothing", async ({ newPage, url, shot }) => {
  const page = await newPage();
  await page.goto(url());
  // The boot screen shows the name, too, but has no controls.
  await page.locator("[data-act]").first().waitFor({ timeout: 15_000 });
  expect(await page.locator("body").innerText(), "home").toMatch(/Tablée/i);
  await expect(page).toBeAccessible();
  await shot(page, "smoke-home");
});

test("a deep link seats a table", async ({ newPage, url }) => {
  const page = await newPage();
  await page.goto(url("?game=heure&players=4&seed=1"));
  const table = await seated(page);
  expect(table.game, "data-game").toBe("heure");
  expect(table.fingerprint, "data-fingerprint").toMatch(/^[0-9a-f]+$/);
});

test("the security policy is there and holds", async ({ newPage, url }) => {
  const page = await newPage({ allow: [/Content Security Policy/i] });
  const answer = await page.goto(url());
  const host = answer.headers()["content-security-policy"];
  expect(host, "the host's policy, the strictest that is usual").toBe("default-src 'self'; script-src 'self' 'wasm-unsafe-eval'");
  const policy = page.locator('meta[http-equiv="Content-Security-Policy"]');
  expect(await policy.getAttribute("content"), "the page's policy").toMatch(/script-src 'self' 'wasm-unsafe-eval';.* img-src 'self';/);
  const ran = await page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "window.intruder = true";
    document.head.append(script);
    return Boolean(window.intruder);
  });
  expect(ran, "a script that was not built in runs").toBe(false);
});

test("files have their types, missing ones are missing", async ({ newPage, url }) => {
  const page = await newPage();
  const get = (path) => page.request.get(url(path));
  expect((await get("no-such-page")).status(), "a missing file").toBe(404);
  const version = await (await get("version.json")).json();
  expect(version.built, "version.json: built").toMatch(/^[0-9a-f]{16}$/);
  const html = await (await get("")).text();
  const script = /src="\.\/(tablee-[^"]+\.js)"/.exec(html)[1];
  const [wasm] = /tablee-[\w-]+_bg\.wasm/.exec(await (await get(script)).text());
  expect((await get(wasm)).headers()["content-type"], "type of the wasm file").toBe("application/wasm");
});

// Every game has a shortcut in the manifest, and every picture its declared size.
test("the manifest has every game and its pictures", async ({ newPage, url }) => {
  const page = await newPage();
  await page.goto(url());
  const manifest = await page.evaluate(async () => (await fetch(document.querySelector("link[rel=manifest]").href)).json());
  expect(manifest.shortcuts.map((one) => one.url), "shortcuts").toStrictEqual(Object.keys(GAMES).map((id) => `./?game=${id}`));
  for (const { src, sizes } of [...manifest.icons, ...manifest.screenshots]) {
    const size = await page.evaluate(async (address) => {
      const picture = Object.assign(new Image(), { src: address });
      await picture.decode();
      return `${picture.naturalWidth}x${picture.naturalHeight}`;
    }, url(src));
    expect(size, src).toStrictEqual(sizes);
  }
  expect(manifest.icons.some(({ purpose }) => purpose === "maskable"), "a maskable icon").toBeTruthy();
});
