// What tests assert with: Playwright's `expect`, which also works outside of its runner (tools/hosts.mjs,
// e2e/engines.mjs), with axe; and `eventually`.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect as base } from "@playwright/test";

// The minified file: it is sent to every page, and less than half as long.
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

// The guidelines that must hold, and axe's best practices.
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** axe's violations on the page, one string each. */
async function violationsOn(page, { rules, without = [] }) {
  const runOnly = rules ? { type: "rule", values: rules } : { type: "tag", values: TAGS };
  // Reporting the rules that pass would cost more than checking them.
  const asked = { runOnly, rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])), resultTypes: ["violations"] };
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  const violations = await page.evaluate((options) => window.axe.run(options).then((result) => result.violations), asked);
  return violations.flatMap((one) => one.nodes.map((node) => `${one.id}: ${one.help}\n  ${node.html}`));
}

export const expect = base.extend({
  /** Asserts that axe finds no violation; `rules` are the only rules to check, `without` those to skip. */
  async toBeAccessible(page, options = {}) {
    const lines = await violationsOn(page, options);
    return { pass: lines.length === 0, name: "toBeAccessible", message: () => `axe, at ${page.url()}:\n${lines.join("\n")}` };
  },
});

/**
 * Waits until `probe()` returns something truthy, and returns it. Unlike expect.poll it polls every 30 ms and
 * accepts a value that arrives after the timeout.
 */
export async function eventually(probe, what, timeout = 5000) {
  const end = Date.now() + timeout;
  for (;;) {
    const value = await probe();
    if (value) return value;
    if (Date.now() > end) throw new Error(`not within ${timeout} ms: ${what}`);
    await new Promise((wake) => setTimeout(wake, 30));
  }
}
