// The browser tests: e2e/tests/. How they are run and written: docs/testing.md.
import { defineConfig } from "@playwright/test";
import { launchOptions } from "./tools/chromium.mjs";

// Else Chromium starts a process ahead for the next page, and throws it away when that page is one
// of another context, as here it always is.
const NO_SPARE = "--renderer-process-limit=1";
// Nothing is drawn by a graphics card here: a process for it would only be talked to.
const NO_GPU_PROCESS = "--in-process-gpu";

export default defineConfig({
  testDir: "e2e/tests",
  testMatch: "*.mjs",
  // Emptied at the start.
  outputDir: "e2e/artefacts/failed",
  preserveOutput: "failures-only",
  globalSetup: "./e2e/lib/host.mjs",
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 120_000,
  reporter: [["list"], ["./e2e/lib/longest.mjs"], ["./e2e/lib/reasons.mjs"]],
  use: {
    launchOptions: launchOptions([NO_SPARE, NO_GPU_PROCESS], { windows: false }),
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    // But where --trace asks for it: it doubles what this machine has to do for a game of thousands of clicks, and
    // pictures and HTML of what failed are kept anyway (e2e/lib/test.mjs).
    trace: "off",
  },
});
