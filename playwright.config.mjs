// The browser tests: e2e/tests/. How they are run and written: docs/testing.md.
import { defineConfig } from "@playwright/test";

export default defineConfig({
  testDir: "e2e/tests",
  testMatch: "*.mjs",
  // Emptied at the start.
  outputDir: "e2e/artefacts/failed",
  globalSetup: "./e2e/lib/host.mjs",
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // Tests mostly wait; those that do not keep a core busy each.
  workers: 2,
  timeout: 120_000,
  reporter: [["list"]],
  // Off but where --trace asks for it: pictures and HTML of what failed are kept anyway (lib/test.mjs), and the
  // trace of a game with thousands of clicks slows it.
  use: { trace: "off", actionTimeout: 30_000, navigationTimeout: 30_000 },
});
