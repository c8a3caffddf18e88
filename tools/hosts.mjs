// `make hosts`: tries the recipes of docs/hosting.md. Each host serves dist/ on loopback; Chromium opens the
// page, waits until it is ready offline, and opens it again once the host has stopped.
import { spawn } from "node:child_process";
import { createServer } from "node:net";
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { eventually, expect } from "../e2e/lib/expect.mjs";
import { READY } from "../e2e/lib/site.mjs";
import { seated } from "../e2e/lib/table.mjs";
import { launchChromium } from "./chromium.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const dist = resolve(process.env.DIST ?? join(root, "dist"));
const POLICY = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'";

function find(name) {
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin", join(root, ".tools/nginx/usr/sbin")];
  return folders.map((folder) => join(folder, name)).find(existsSync) ?? null;
}

async function freePort() {
  const server = createServer();
  await new Promise((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address();
  await new Promise((done) => server.close(done));
  return port;
}

/** Starts a host and waits until it answers; returns its address and a function that stops it. */
async function start(command, options, url) {
  const host = spawn(command, options, { stdio: ["ignore", "ignore", "pipe"] });
  let said = "";
  host.stderr.on("data", (data) => (said += data));
  await eventually(() => fetch(url).then((answer) => answer.ok, () => false), `${command} answers at ${url}`, 10_000).catch((error) => {
    host.kill();
    throw new Error(`${error.message}\n${said}`);
  });
  const gone = new Promise((done) => host.once("exit", done));
  return { url, stop: () => (host.kill(), gone) };
}

async function nginx(folder) {
  const command = find("nginx");
  if (!command) throw new Error("nginx is missing (Debian: apt install nginx-light, or unpack its package into .tools/nginx)");
  const port = await freePort();
  const recipe = readFileSync(join(root, "hosting/nginx.conf"), "utf8");
  const site = recipe.replace("listen 80;", `listen 127.0.0.1:${port};`).replace("/srv/tablee/", `${dist}/`);
  if (site.includes("/srv/") && site.includes("alias /srv/")) throw new Error("the recipe was not fitted");
  writeFileSync(join(folder, "site.conf"), site);
  const temp = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((kind) => `${kind}_temp_path ${folder}/${kind};`);
  writeFileSync(join(folder, "nginx.conf"), `daemon off; user root; pid ${folder}/pid; error_log stderr; events {} http { access_log off; ${temp.join(" ")} include ${folder}/site.conf; }\n`);
  return start(command, ["-c", join(folder, "nginx.conf"), "-p", folder], `http://127.0.0.1:${port}/jeux/tablee/`);
}

async function python() {
  const port = await freePort();
  return start("python3", ["-m", "http.server", String(port), "--bind", "127.0.0.1", "--directory", dist], `http://127.0.0.1:${port}/`);
}

/** Checks the caching, compression, types and policy that the recipe promises. */
async function headersHold(url) {
  const get = async (name) => (await fetch(url + name, { headers: { "Accept-Encoding": "gzip" } })).headers;
  const hashed = readdirSync(dist).find((name) => name.endsWith("_bg.wasm"));
  const wasm = await get(hashed);
  expect(wasm.get("content-type"), "type of the wasm").toBe("application/wasm");
  expect(wasm.get("content-encoding"), "how it is packed").toBe("gzip");
  expect(wasm.get("cache-control"), "how long it may be kept").toMatch(/immutable/);
  for (const name of ["", "sw.js", "version.json", "manifest.webmanifest", "decks/index.json"]) {
    const headers = await get(name);
    expect(headers.get("cache-control"), `${name}: caching`).toBe("no-cache");
    expect(headers.get("content-security-policy"), `${name}: policy`).toStrictEqual(POLICY);
  }
  expect((await fetch(`${url}no-such-file`)).status, "a missing file").toBe(404);
}

/** Opens the page, waits until it is ready offline, stops the host, and opens a table. */
async function playsOffline(browser, host) {
  const page = await browser.newPage();
  await page.goto(host.url);
  await page.locator(READY).waitFor({ timeout: 60_000 });
  await host.stop();
  await page.goto(`${host.url}?game=midi&players=2&seed=3`);
  await seated(page);
  await page.context().close();
}

async function tried(name, browser, begin, check) {
  const folder = mkdtempSync(join(tmpdir(), "tablee-host-"));
  const host = await begin(folder);
  try {
    await check(host.url);
    await playsOffline(browser, host);
    console.log(`ok   ${name}`);
  } finally {
    await host.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const browser = await launchChromium([], { windows: false });
try {
  await tried("nginx, under a sub-path", browser, nginx, headersHold);
  await tried("python3 -m http.server, as from a USB stick", browser, python, async () => {});
} finally {
  await browser.close();
}
