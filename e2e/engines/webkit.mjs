// Drives WebKitGTK by W3C WebDriver.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { createServer } from "node:net";
import { pageOf } from "./page.mjs";

async function freePort() {
  const server = createServer();
  await new Promise((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address();
  await new Promise((done) => server.close(done));
  return port;
}

/** Sends a request to the driver; returns its value, or throws its error. */
async function ask(address, method, body) {
  const answer = await fetch(address, { method, ...(body && { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } }) });
  const { value } = await answer.json();
  if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

/** Opens a window of WebKitGTK. */
export async function webkit() {
  const command = "/usr/bin/WebKitWebDriver";
  if (!existsSync(command)) throw new Error("WebKitWebDriver is missing (Debian: apt install webkit2gtk-driver)");
  const port = await freePort();
  const driver = spawn(command, [`--port=${port}`, "--host=127.0.0.1"], { stdio: "ignore", env: { ...process.env, WEBKIT_DISABLE_COMPOSITING_MODE: "1", LIBGL_ALWAYS_SOFTWARE: "1" } });
  const base = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 50 && !(await fetch(`${base}/status`).then(({ ok }) => ok, () => false)); tries += 1) await new Promise((done) => setTimeout(done, 100));
  const { sessionId } = await ask(`${base}/session`, "POST", { capabilities: { alwaysMatch: { pageLoadStrategy: "normal" } } });
  const session = `${base}/session/${sessionId}`;
  await ask(`${session}/timeouts`, "POST", { script: 60_000, pageLoad: 120_000 });
  return pageOf({
    name: "WebKitGTK",
    goto: (url) => ask(`${session}/url`, "POST", { url }),
    send: (script, args) => ask(`${session}/execute/async`, "POST", { script, args }),
    close: async () => {
      await ask(session, "DELETE").catch(() => {});
      driver.kill();
    },
  });
}
