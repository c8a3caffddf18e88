// Runs the browser tests on dist/, served under a sub-path as many hosts would.
//   [DIST=folder] node e2e/run.mjs [--only SUBSTRING,…] [--workers 2] [--changed]
// Every file in e2e/tests/ exports `tests = [{ name, run(ctx), timeout?, game? }]`; what ctx
// holds is `context` below. A file or a test that says its `game` is of that game alone.
// With --changed, which is for a dist/ that has just been built, tests are left out that have
// passed on all they stand on (lib/unchanged.mjs). Pictures go to e2e/artefacts/.
import { existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { launchChromium } from "../tools/chromium.mjs";
import { serve } from "../tools/serve.mjs";
import { expect } from "./lib/expect.mjs";
import { Pages, within } from "./lib/pages.mjs";
import { Unchanged } from "./lib/unchanged.mjs";
import { pool } from "../tools/pool.mjs";

const SUB_PATH = "/sous/chemin/";
const TIME_LIMIT = 120_000;
// Else Chromium starts a process ahead for the next page, and throws it away when that page is one
// of another context, as here it always is.
const NO_SPARE = "--renderer-process-limit=1";
// Nothing is drawn by a graphics card here: a process for it would only be talked to.
const NO_GPU_PROCESS = "--in-process-gpu";
// After a hundred tests, requests to service workers were seen to hang.
const TESTS_A_BROWSER = 20;
const here = dirname(fileURLToPath(import.meta.url));
// Another folder than dist/, when a build is kept aside while the next one is made.
const dist = process.env.DIST ?? join(here, "../dist");
const artefacts = join(here, "artefacts");
const failures = join(artefacts, "failed");

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1).padStart(6)} s`;
const slugOf = (title) => title.normalize("NFD").replace(/[^\w]+/g, "-").toLowerCase();

async function collect(only) {
  const files = readdirSync(join(here, "tests")).filter((name) => name.endsWith(".mjs")).sort();
  const modules = await Promise.all(files.map((name) => import(`./tests/${name}`)));
  const all = modules.flatMap(({ tests, game }, i) => tests.map((test) => ({ game, ...test, title: `${files[i].replace(".mjs", "")} › ${test.name}` })));
  return all.filter((test) => only.split(",").some((part) => test.title.includes(part)));
}

// What a test is given.
function context(browser, site, pages) {
  return {
    browser,
    /** The address of the page, e.g. url("?game=heure&players=4&seed=1"). */
    url: (query = "") => site.url + query,
    newPage: (options) => pages.newPage(options),
    expect,
    artefacts,
    /** Where pages of what failed are kept. */
    failures,
    /** The folder that is tested. */
    dist,
    /** Keeps a picture as e2e/artefacts/NAME.png. */
    shot: (page, name) => page.screenshot({ path: join(artefacts, `${name}.png`) }),
  };
}

async function runOne(test, browser, site) {
  const begun = performance.now();
  const pages = new Pages(browser, site);
  let failure = null;
  try {
    await within(test.timeout ?? TIME_LIMIT, test.run(context(browser, site, pages)));
    if (pages.problems.length > 0) throw new Error(`the page was not clean:\n${pages.problems.join("\n")}`);
  } catch (error) {
    failure = error;
    await pages.keep(failures, slugOf(test.title));
  }
  await pages.close();
  report(test, begun, failure, pages.problems);
  return failure === null;
}

function report(test, begun, failure, problems) {
  console.log(`${failure ? "FAIL" : "ok  "} ${seconds(begun)}  ${test.title}`);
  if (!failure) return;
  const also = problems.filter((problem) => !failure.message.includes(problem)).slice(0, 10);
  // Of the stack, the test's own lines are what helps.
  const stack = failure.stack.split("\n").filter((line) => !/e2e\/run\.mjs|lib\/pool\.mjs|node:/.test(line));
  console.log([...stack, ...also].join("\n").replace(/^/gm, "       "));
}

// The server compresses a file when it is first asked for: seconds that are no test's.
async function compressed(site) {
  const files = readdirSync(dist).filter((name) => name.endsWith(".wasm"));
  const answers = await Promise.all(files.map((name) => fetch(site.url + name)));
  await Promise.all(answers.map((answer) => answer.arrayBuffer()));
}

async function runAll(tests, size, done) {
  if (tests.length === 0) return 0;
  const site = await serve({ dir: dist, base: SUB_PATH });
  await compressed(site);
  const browsers = new Set();
  const idle = [];
  // One browser a worker: a crash costs one test, and the next gets a new one.
  const passed = await pool(tests, size, async (test) => {
    const worn = idle.pop() ?? { browser: await launchChromium([NO_SPARE, NO_GPU_PROCESS], { windows: false }), tests: 0 };
    const { browser } = worn;
    browsers.add(browser);
    const good = await runOne(test, browser, site);
    done(test, good);
    worn.tests += 1;
    if (worn.tests === TESTS_A_BROWSER) await browser.close();
    if (browser.isConnected()) idle.push(worn);
    return good;
  });
  for (const browser of browsers) await browser.close();
  await site.close();
  return passed.filter(Boolean).length;
}

async function main() {
  const { values } = parseArgs({ options: { only: { type: "string", default: "" }, workers: { type: "string", default: "2" }, changed: { type: "boolean", default: false } } });
  if (!existsSync(join(dist, "index.html"))) throw new Error("dist/ is missing: run `make dist`");
  mkdirSync(artefacts, { recursive: true });
  rmSync(failures, { recursive: true, force: true });
  const unchanged = values.changed ? new Unchanged() : null;
  const all = await collect(values.only);
  const tests = all.filter((test) => !unchanged?.has(test));
  const passed = await runAll(tests, Math.min(2, Number(values.workers)), (test, good) => unchanged?.note(test, good));
  const [left, failed] = [all.length - tests.length, tests.length - passed];
  if (failed > 0) console.log(`Pictures and pages of what failed: ${failures}`);
  if (left > 0) console.log(`${left} not played again: nothing they stand on has changed since they passed (make test ALL=1 plays everything)`);
  console.log(`${passed} passed, ${failed} failed`);
  return all.length > 0 && failed === 0;
}

main().then(
  (good) => process.exit(good ? 0 : 1),
  (error) => {
    console.error(error);
    console.log("0 passed, 1 failed");
    process.exit(1);
  },
);
