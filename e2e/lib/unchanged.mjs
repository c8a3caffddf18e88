// A cache of passed tests: `make test` runs a browser test again only when one of its inputs has changed, as
// `go test` and build tools do. The inputs are all files of the checkout except documentation; for a test tagged
// with one game, also without the files named after other games. Contents are compared, not times; a fresh clone
// leaves no test out.
//   playwright test --list --reporter=./e2e/lib/leave-out.mjs
//   playwright test --test-list-invert=.tools/left-out --add-reporter=./e2e/lib/noting.mjs
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { findChromium } from "../../tools/chromium.mjs";
import { GAMES } from "./games.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
// The cache: { title: digest of the inputs with which it passed }.
const PASSED = join(root, ".tools/passed.json");
// The tests to leave out of a run: written by leave-out.mjs, read by Playwright.
const LEFT_OUT = join(root, ".tools/left-out");
const FOR_READERS = /\.md$|^docs\//;

/** The game that a file or one of its folders is named after, if any. */
export const gameOf = (path) => Object.keys(GAMES).find((id) => new RegExp(`(^|/)${id}(?=[./-]|$)`).test(path));

const digest = (parts) => {
  const hash = createHash("sha256");
  parts.forEach((part) => hash.update(part).update("\0"));
  return hash.digest("hex");
};

/** The paths of all files that can affect a test; null where git fails. */
function files() {
  try {
    const listed = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], { cwd: root, encoding: "utf8", maxBuffer: 1 << 26, stdio: ["ignore", "pipe", "ignore"] });
    return listed.split("\0").filter((path) => path && !FOR_READERS.test(path) && existsSync(join(root, path))).sort();
  } catch {
    return null;
  }
}

// The tests that passed before; none if the file is damaged.
function remembered() {
  try {
    return JSON.parse(readFileSync(PASSED, "utf8"));
  } catch {
    return {};
  }
}

// The inputs outside the checkout: Node's version, Chromium's path and time stamp.
function machine() {
  const chromium = findChromium({ windows: false });
  return [process.version, chromium ?? "", chromium ? String(statSync(chromium).mtimeMs) : ""];
}

/** The digest of the inputs, by game, and for tests of no single game (`all`). */
function grounds(paths) {
  const content = paths.map((path) => [gameOf(path), path, readFileSync(join(root, path))]);
  const of = (chosen) => digest([...machine(), ...content.filter(([game]) => chosen(game)).flatMap(([, path, bytes]) => [path, bytes])]);
  const ofGames = Object.keys(GAMES).map((id) => [id, of((game) => game === undefined || game === id)]);
  return { all: of(() => true), ...Object.fromEntries(ofGames) };
}

/** A test's unique title: "file › title". */
function titleOf(test) {
  const [, , file, ...names] = test.titlePath();
  return [file.replace(/\.mjs$/, ""), ...names].join(" › ");
}

// A test tagged with two games depends on everything.
function groundName({ tags }) {
  const games = tags.map((tag) => tag.slice(1)).filter((tag) => tag in GAMES);
  return games.length === 1 ? games[0] : "all";
}

/** Knows which tests have passed and need not run again; takes tests as Playwright's reporters get them. */
export class Unchanged {
  constructor() {
    const paths = files();
    this.ground = paths && grounds(paths);
    this.passed = remembered();
  }

  groundOf(test) {
    return this.ground?.[groundName(test)];
  }

  /** Whether the test has passed with its current inputs. */
  has(test) {
    return this.ground !== null && this.passed[titleOf(test)] === this.groundOf(test);
  }

  /** Records a test's result. */
  note(test, good) {
    this.passed[titleOf(test)] = good ? this.groundOf(test) : undefined;
    writeFileSync(PASSED, JSON.stringify(this.passed, null, 1));
  }

  /** Writes the tests to leave out, for `playwright --test-list-invert`, below the digest of the inputs. */
  writeList(tests) {
    const lines = tests.filter((test) => this.has(test)).map((test) => test.titlePath().slice(2).join(" › "));
    writeFileSync(LEFT_OUT, [`# ${this.ground?.all}`, ...lines, ""].join("\n"));
  }

  /** The number of tests on that list, or null if the inputs have changed since it was written. */
  listed() {
    const [ground, ...lines] = readFileSync(LEFT_OUT, "utf8").trim().split("\n");
    return ground === `# ${this.ground?.all}` ? lines.length : null;
  }
}
