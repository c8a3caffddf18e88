// What tests assert with: each throws an Error that says what was and what should be.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { isDeepStrictEqual } from "node:util";

// Every page is sent it: without its spaces it is less than half as long.
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const show = (value) => JSON.stringify(value, null, 1) ?? String(value);

// The guidelines that must hold, and axe's own advice.
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

export const expect = {
  equal(actual, expected, what = "value") {
    if (!isDeepStrictEqual(actual, expected)) throw new Error(`${what}: ${show(actual)} instead of ${show(expected)}`);
  },
  ok(condition, what) {
    if (!condition) throw new Error(`not so: ${what}`);
  },
  atMost(actual, limit, what = "value") {
    if (!(actual <= limit)) throw new Error(`${what}: ${actual} is more than ${limit}`);
  },
  matches(text, pattern, what = "text") {
    if (!pattern.test(text)) throw new Error(`${what}: ${show(text)} does not match ${pattern}`);
  },

  /** Waits until `probe()` answers something true and hands it back; for what takes its time. */
  async soon(probe, what, timeout = 5000) {
    const end = Date.now() + timeout;
    for (;;) {
      const value = await probe();
      if (value) return value;
      if (Date.now() > end) throw new Error(`not within ${timeout} ms: ${what}`);
      await new Promise((wake) => setTimeout(wake, 30));
    }
  },

  /** axe finds nothing on the page as it now is; `rules` names the only ones to look at, `without` those that are not. */
  async accessible(page, { rules, without = [] } = {}) {
    const runOnly = rules ? { type: "rule", values: rules } : { type: "tag", values: TAGS };
    // Only told about, what is well would cost more than the looking.
    const asked = { runOnly, rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])), resultTypes: ["violations"] };
    if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
    const violations = await page.evaluate((options) => window.axe.run(options).then((result) => result.violations), asked);
    const lines = violations.flatMap((one) => one.nodes.map((node) => `${one.id}: ${one.help}\n  ${node.html}`));
    if (lines.length > 0) throw new Error(`axe, at ${page.url()}:\n${lines.join("\n")}`);
  },
};
