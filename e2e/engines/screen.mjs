// A virtual display, where there is none.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";

/** Starts Xvfb unless there is a display; the returned close() stops it. */
export async function screen() {
  if (process.env.DISPLAY) return { close: () => {} };
  const command = ["/usr/bin/Xvfb", "/usr/local/bin/Xvfb"].find(existsSync);
  if (!command) throw new Error("no display and no Xvfb (Debian: apt install xvfb)");
  const number = 90 + (process.pid % 100);
  const xvfb = spawn(command, [`:${number}`, "-screen", "0", "1280x900x24", "-nolisten", "tcp"], { stdio: "ignore" });
  process.env.DISPLAY = `:${number}`;
  await new Promise((done) => setTimeout(done, 1_000));
  return { close: () => xvfb.kill() };
}
