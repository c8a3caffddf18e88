// Lighthouse with its mobile preset on the home page. Performance is the median of
// three runs; the other categories do not vary.
import { createServer } from "node:net";
import { launchChromium } from "../chromium.mjs";
import { median } from "./numbers.mjs";

const CATEGORIES = { performance: "performance", accessibility: "accessibility", "best-practices": "best practices", seo: "SEO" };
const RUNS = 3;

/** Scores out of 100 by category. */
export async function runLighthouse(url) {
  const { default: lighthouse } = await import("lighthouse");
  const runs = [];
  for (let run = 0; run < RUNS; run++) {
    // A new browser each time: one that has compiled the wasm before is no first visit.
    const port = await freePort();
    const browser = await launchChromium([`--remote-debugging-port=${port}`]);
    const onlyCategories = run === 0 ? Object.keys(CATEGORIES) : ["performance"];
    const result = await lighthouse(url, { port, logLevel: "error", output: "json", onlyCategories });
    runs.push(result.lhr);
    await browser.close();
  }
  tellFailures(runs[0]);
  const score = (lhr, id) => Math.round(lhr.categories[id].score * 100);
  const performance = median(runs.map((lhr) => score(lhr, "performance")));
  return Object.fromEntries(Object.entries(CATEGORIES).map(([id, name]) => [name, id === "performance" ? performance : score(runs[0], id)]));
}

// Prints the audits that cost points, so that an `over` can be acted on.
function tellFailures({ audits, categories }) {
  const counted = Object.values(categories).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0));
  for (const { id } of counted) {
    const { score, title, displayValue = "" } = audits[id];
    if (score !== null && score < 0.9) console.error(`  lighthouse: ${title} ${displayValue}`);
  }
}

function freePort() {
  return new Promise((found) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => found(port));
    });
  });
}
