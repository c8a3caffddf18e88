// Drives Firefox by Marionette, the protocol that geckodriver uses: messages "length:json" on a socket;
// [0, number, command, parameters] is answered by [1, number, error, value].
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pageOf } from "./page.mjs";

async function freePort() {
  const server = createServer();
  await new Promise((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address();
  await new Promise((done) => server.close(done));
  return port;
}

/** Connects as soon as the port is open; tries for a minute. */
async function connected(port) {
  for (let tries = 0; tries < 300; tries += 1) {
    const socket = connect(port, "127.0.0.1");
    const open = await new Promise((done) => (socket.once("connect", () => done(true)), socket.once("error", () => done(false))));
    if (open) return socket;
    await new Promise((done) => setTimeout(done, 200));
  }
  throw new Error("Firefox does not answer");
}

/** A Marionette client on the socket: ask(command, parameters) → value. */
function speak(socket) {
  const waiting = new Map();
  let bytes = Buffer.alloc(0), number = 0, greeted;
  const hello = new Promise((done) => (greeted = done));
  const hear = (message) => {
    if (!Array.isArray(message)) return greeted();
    const [, id, error, value] = message;
    const { done, failed } = waiting.get(id);
    waiting.delete(id);
    error ? failed(new Error(`${error.error}: ${error.message}`)) : done(value);
  };
  socket.on("data", (data) => {
    bytes = Buffer.concat([bytes, data]);
    for (let colon = bytes.indexOf(":"); colon > 0; colon = bytes.indexOf(":")) {
      const end = colon + 1 + Number(bytes.subarray(0, colon));
      if (bytes.length < end) return;
      const message = bytes.subarray(colon + 1, end).toString();
      bytes = bytes.subarray(end);
      hear(JSON.parse(message));
    }
  });
  const ask = async (command, parameters = {}) => {
    await hello;
    const id = (number += 1);
    const text = JSON.stringify([0, id, command, parameters]);
    socket.write(`${Buffer.byteLength(text)}:${text}`);
    return new Promise((done, failed) => waiting.set(id, { done, failed }));
  };
  return ask;
}

/** Opens a window of Firefox with a profile of its own. */
export async function firefox() {
  const command = ["/usr/bin/firefox-esr", "/usr/bin/firefox"].find(existsSync);
  if (!command) throw new Error("Firefox is missing (Debian: apt install firefox-esr)");
  const [profile, port] = [mkdtempSync(join(tmpdir(), "tablee-firefox-")), await freePort()];
  const settings = { "marionette.port": port, "browser.shell.checkDefaultBrowser": false, "datareporting.policy.dataSubmissionEnabled": false, "intl.accept_languages": "fr-FR, fr", "dom.serviceWorkers.testing.enabled": false };
  writeFileSync(join(profile, "user.js"), Object.entries(settings).map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`).join(""));
  const browser = spawn(command, ["--marionette", "--headless", "--no-remote", "--profile", profile], { stdio: "ignore" });
  const socket = await connected(port);
  const ask = speak(socket);
  await ask("WebDriver:NewSession", { capabilities: {} });
  await ask("WebDriver:SetTimeouts", { script: 60_000, pageLoad: 120_000 });
  return pageOf({
    name: "Firefox",
    goto: (url) => ask("WebDriver:Navigate", { url }),
    send: async (script, args) => (await ask("WebDriver:ExecuteAsyncScript", { script, args, newSandbox: true, sandbox: null })).value,
    close: async () => {
      await ask("Marionette:Quit", { flags: ["eForceQuit"] }).catch(() => {});
      socket.destroy();
      browser.kill();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  });
}
