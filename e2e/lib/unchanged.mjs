// What has passed, and on what: `make test` plays a browser test again when something it stands on has changed,
// as `go test` and build tools do. A test stands on every file of the checkout but texts for readers; a test of
// one game (`game`) not on the files of other games, which bear their names. It is content that counts, so a
// fresh clone plays everything.
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
// Where what has passed is written: { title: what it stood on }.
const PASSED = join(root, ".tools/passed.json");
// What is left out of a run: made by leave-out.mjs, read by Playwright.
const LEFT_OUT = join(root, ".tools/left-out");
const FOR_READERS = /\.md$|^docs\//;

/** The game whose name a file or one of its folders bears, if one does. */
export const gameOf = (path) => Object.keys(GAMES).find((id) => new RegExp(`(^|/)${id}(?=[./-]|$)`).test(path));

const digest = (parts) => {
  const hash = createHash("sha256");
  parts.forEach((part) => hash.update(part).update("\0"));
  return hash.digest("hex");
};

/** Every file of the checkout that reaches a test, by path; null where git does not tell. */
function files() {
  try {
    const listed = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], { cwd: root, encoding: "utf8", maxBuffer: 1 << 26, stdio: ["ignore", "pipe", "ignore"] });
    return listed.split("\0").filter((path) => path && !FOR_READERS.test(path) && existsSync(join(root, path))).sort();
  } catch {
    return null;
  }
}

// What passed before; a list that was cut off says nothing.
function remembered() {
  try {
    return JSON.parse(readFileSync(PASSED, "utf8"));
  } catch {
    return {};
  }
}

// What plays the tests, besides the checkout's files.
function machine() {
  const chromium = findChromium({ windows: false });
  return [process.version, chromium ?? "", chromium ? String(statSync(chromium).mtimeMs) : ""];
}

/** What each game's tests stand on, and (`all`) those that are of no game alone. */
function grounds(paths) {
  const content = paths.map((path) => [gameOf(path), path, readFileSync(join(root, path))]);
  const of = (chosen) => digest([...machine(), ...content.filter(([game]) => chosen(game)).flatMap(([, path, bytes]) => [path, bytes])]);
  const ofGames = Object.keys(GAMES).map((id) => [id, of((game) => game === undefined || game === id)]);
  return { all: of(() => true), ...Object.fromEntries(ofGames) };
}

/** The title that a test bears in all of them: "file › what is tested". */
function titleOf(test) {
  const [, , file, ...names] = test.titlePath();
  return [file.replace(/\.mjs$/, ""), ...names].join(" › ");
}

// One that is said to be of two games stands on everything.
function groundName({ tags }) {
  const games = tags.map((tag) => tag.slice(1)).filter((tag) => tag in GAMES);
  return games.length === 1 ? games[0] : "all";
}

/** Remembers what passed, and says what need not be played again; of tests as Playwright's reporters get them. */
export class Unchanged {
  constructor() {
    const paths = files();
    this.ground = paths && grounds(paths);
    this.passed = remembered();
  }

  groundOf(test) {
    return this.ground?.[groundName(test)];
  }

  /** Whether it has passed on all that it stands on now. */
  has(test) {
    return this.ground !== null && this.passed[titleOf(test)] === this.groundOf(test);
  }

  /** Writes down how it went. */
  note(test, good) {
    this.passed[titleOf(test)] = good ? this.groundOf(test) : undefined;
    writeFileSync(PASSED, JSON.stringify(this.passed, null, 1));
  }

  /** Writes the list of what need not be played, and on what that was judged, as `playwright --test-list-invert` reads it. */
  writeList(tests) {
    const lines = tests.filter((test) => this.has(test)).map((test) => test.titlePath().slice(2).join(" › "));
    writeFileSync(LEFT_OUT, [`# ${this.ground?.all}`, ...lines, ""].join("\n"));
  }

  /** How many are on that list, or null where it was written on something else than what there is now. */
  listed() {
    const [ground, ...lines] = readFileSync(LEFT_OUT, "utf8").trim().split("\n");
    return ground === `# ${this.ground?.all}` ? lines.length : null;
  }
}
