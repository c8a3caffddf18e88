// What tests assert with: Playwright's `expect`, which also works outside of its runner (tools/hosts.mjs,
// e2e/engines.mjs), with axe; and `eventually`.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect as base } from "@playwright/test";

// Every page is sent it: without its spaces it is less than half as long.
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

// The guidelines that must hold, and axe's own advice.
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What axe finds on the page, a line each. */
async function violationsOn(page, { rules, without = [] }) {
  const runOnly = rules ? { type: "rule", values: rules } : { type: "tag", values: TAGS };
  // Only told about, what is well would cost more than the looking.
  const asked = { runOnly, rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])), resultTypes: ["violations"] };
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  const violations = await page.evaluate((options) => window.axe.run(options).then((result) => result.violations), asked);
  return violations.flatMap((one) => one.nodes.map((node) => `${one.id}: ${one.help}\n  ${node.html}`));
}

export const expect = base.extend({
  /** axe finds nothing on the page as it now is; `rules` names the only ones to look at, `without` those that are not. */
  async toBeAccessible(page, options = {}) {
    const lines = await violationsOn(page, options);
    return { pass: lines.length === 0, name: "toBeAccessible", message: () => `axe, at ${page.url()}:\n${lines.join("\n")}` };
  },
});

/**
 * Waits until `probe()` answers something true and hands it back; for what takes its time. Other than expect.poll it looks
 * many times a second, and takes an answer that comes late.
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
