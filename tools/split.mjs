// Trunk calls this instead of wasm-bindgen. It first splits the app that cargo linked into the first file, which
// goes on to wasm-bindgen, and the others, which stay in .tools/split/ for tools/post-build.mjs: one for each
// function of src/app/wiring.rs (the code that only it reaches), and a box for each game (the code that only `fetch` of
// src/app/<game>/mod.rs reaches). wasm-split-cli derives that from the relocations, which build.rs keeps. Code that
// several of them need goes into separate files, "chunks"; a script that it writes lists which part needs which.
import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));
const folder = join(here, "../.tools/split");

// The files that belong to no game.
const BUNDLES = ["base", "menu", "setup", "results", "replay", "handing", "phones", "phone", "workshop", "spreadsheets", "kiosk", "television"];

// The first file must not contain any game, or any screen but the shelf; the base no game. Glue that drops or
// compares values of these modules may be there: the compiler merges functions that do the same.
const folders = (path) => readdirSync(join(here, "../src", path), { withFileTypes: true }).filter((entry) => entry.isDirectory()).map(({ name }) => name);
const SHARED = ["home", "locales", "parts", "browser", "bundles"];
const games = folders("rules").filter((name) => existsSync(join(here, `../src/app/${name}/setup.rs`)));
const screens = folders("app").filter((name) => !SHARED.includes(name));
const ofGame = (name) => [`rules::${name}`, `app::${name}`];
const madeOf = (name) => [`rules::${name}::view`, `screens::${name}::board`, `screens::${name}::hand`];
// All decks modules but taste.rs: a screen of the menu shows a table's taste.
const decks = readdirSync(join(here, "../src/decks")).filter((name) => !["mod.rs", "taste.rs"].includes(name)).map((name) => `decks::${name.replace(".rs", "")}`);
const IN_BOXES = [...games.flatMap(ofGame), "rules::session", ...decks];
const IN_RESULTS = ["app::results::podium", "app::results::curve", "app::results::poster"];
const IN_SETUP = ["app::setup::plan", "app::setup::player_form"];
const BEHIND = [...IN_BOXES, "app::table", ...screens.map((name) => `app::${name}`)];
// Allowed everywhere, since it is no game yet: a draft's own part with its options, and the functions that fetch a
// game's file.
const KEPT = /serde_core\.\.\w+\.\.\w+\$u20\$for\$u20\$tablee\.\.(rules\.\.\w+\.\.(options\.\.\w+|house\.\.Reading)|app\.\.\w+\.\.draft\.\.\w+)\$GT\$|^_ZN\d+_\$LT\$tablee\.\.(app\.\.\w+\.\.draft\.\.|.*as\$u20\$tablee\.\.app\.\.setup\.\.game_draft\.\.Drafted)|^_ZN6tablee3app\d+[a-z]+(5fetch|5draft)/;

// The compiler keeps one of several identical functions, under the name of any of them, so a shared file may contain
// a few names of another game. Contests share desk, questions, stakes and chips (src/app/contest/), generic over the game:
// a file of 1,700 functions, 70 of which are the same for two of them.
const ALIKE = 4;
const COUSINS = games.filter((name) => readFileSync(join(here, `../src/app/${name}/mod.rs`), "utf8").includes("contest::"));
const COUSINS_ALIKE = 0.06;

const args = process.argv.slice(2);
const input = args.findIndex((arg) => arg.endsWith(".wasm"));
// The other files import from the first, whose memory and table the linker exports.
if (input >= 0) args.splice(input, 1, "--keep-lld-exports", split(args[input]));
process.exit(run(real("wasm-bindgen"), args));

function run(command, args) {
  const { status, error } = spawnSync(command, args, { stdio: "inherit" });
  if (error) throw error;
  return status ?? 1;
}

/** The command of that name on PATH, without tools/bin. */
function real(name) {
  const folders = process.env.PATH.split(delimiter).filter((path) => path !== join(here, "bin"));
  const found = folders.map((path) => join(path, name)).find(isProgram);
  if (!found) throw new Error(`${name} is not on PATH: tools/install.sh build`);
  return found;
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Splits the app; returns the path of the first file. */
function split(app) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  if (run("wasm-split-cli", [app, folder, "--out-name", "first"]) !== 0) throw new Error("wasm-split-cli failed");
  const needs = needed(readFileSync(join(folder, "__wasm_split.js"), "utf8"));
  writeFileSync(join(folder, "needs.json"), JSON.stringify({ needs, games }));
  const boxes = Object.keys(needs).filter((name) => !BUNDLES.includes(name));
  if (BUNDLES.some((part) => !needs[part]) || boxes.sort().join() !== games.join()) throw new Error(`split: boxes of ${boxes.join(", ")}, games ${games.join(", ")}`);
  // Unoptimised code leaves traces of everything everywhere; only developers load quick builds.
  if (!app.includes("/quick/")) check(needs);
  return join(folder, "first.wasm");
}

/** Checks that every file contains what it should, and nothing of the others. */
function check(needs) {
  refuse("first", BEHIND);
  needs.base.forEach((file) => refuse(file, [...IN_BOXES, ...IN_SETUP, ...IN_RESULTS]));
  // A television and a phone draw what a table has sent: they know no game's view.
  for (const part of ["phone", "television"]) needs[part].forEach((file) => refuse(file, games.flatMap(madeOf)));
  for (const game of games) {
    const others = games.filter((other) => other !== game);
    const cousins = COUSINS.includes(game) ? others.filter((other) => COUSINS.includes(other)) : [];
    needs[game].forEach((file) => {
      refuse(file, [...IN_RESULTS, ...others.filter((other) => !cousins.includes(other)).flatMap(ofGame)]);
      refuse(file, cousins.flatMap(ofGame), COUSINS_ALIKE);
    });
    demand(`split_${game}`, ofGame(game));
  }
}

/** The files that each part needs, including its own: { base: ["split_base", "chunk_5", …], … }. */
function needed(script) {
  const files = script.matchAll(/(?:const (__chunk_\d+) = |__wasm_split_load_(\w+) = )[^"]*new URL\("\.\/(\w+)\.wasm"[^[]*\[([^\]]*)\]/g);
  const own = {}, parts = {};
  for (const [, chunk, part, file, more] of files) {
    if (chunk) own[chunk] = file;
    if (part) parts[part] = [file, ...more.split(",").map((name) => name.trim()).filter(Boolean).map((name) => own[name])];
  }
  return parts;
}

/** Fails if a file contains code of these modules; in a chunk, a share of `share` may have their names. */
function refuse(file, paths, share = 0) {
  const names = functions(join(folder, `${file}.wasm`));
  const most = file.startsWith("chunk_") ? Math.max(ALIKE, share * names.length) : 0;
  for (const path of paths) {
    const held = names.filter((name) => isOf(name, path) && !KEPT.test(name));
    if (held.length > most) throw new Error(`split: ${file} holds code of ${path}, see src/app/wiring.rs:\n  ${held.slice(0, 20).join("\n  ")}`);
  }
}

/** Fails unless a file contains code of these modules: a check that never finds anything checks nothing. */
function demand(file, paths) {
  const names = functions(join(folder, `${file}.wasm`));
  const absent = paths.filter((path) => !names.some((name) => isOf(name, path)));
  if (absent.length > 0) throw new Error(`split: ${file} holds nothing of ${absent.join(", ")}; are functions named in another way?`);
}

/** Whether a function is in that module, or in an impl for one of its types. */
function isOf(name, path) {
  const [own, impl] = [`_ZN6tablee${path.split("::").map((part) => part.length + part).join("")}`, `$LT$tablee..${path.replaceAll("::", "..")}`];
  return name.startsWith(own) || (/^_ZN\d+_/.test(name) && name.includes(impl));
}

/** The names of a wasm file's functions, as the linker wrote them. */
function functions(file) {
  const [section] = WebAssembly.Module.customSections(new WebAssembly.Module(readFileSync(file)), "name");
  if (!section) throw new Error(`${file} holds no names to check`);
  const bytes = new Uint8Array(section);
  let at = 0;
  const number = () => {
    for (let value = 0, shift = 0; ; shift += 7) {
      const byte = bytes[at++];
      value += (byte & 127) * 2 ** shift;
      if (byte < 128) return value;
    }
  };
  const text = () => {
    const length = number();
    return new TextDecoder().decode(bytes.subarray(at, (at += length)));
  };
  while (at < bytes.length) {
    const [kind, size] = [bytes[at++], number()];
    // Subsection 1: a count, then an index and a name each.
    if (kind === 1) return Array.from({ length: number() }, () => (number(), text())).filter((name) => !/ indirect_call_shim/.test(name));
    at += size;
  }
  return [];
}
