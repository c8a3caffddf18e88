// The browser tests: e2e/tests/. How they are run and written: docs/testing.md.
import { defineConfig } from "@playwright/test";

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
  reporter: [["list"]],
  // Off but where --trace asks for it: it doubles what this machine has to do for a game of thousands of clicks, and
  // pictures and HTML of what failed are kept anyway (e2e/lib/test.mjs).
  use: { trace: "off", actionTimeout: 30_000, navigationTimeout: 30_000 },
});
