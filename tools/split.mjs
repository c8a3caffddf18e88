// wasm-bindgen as Trunk calls it, with one step more: the app that cargo linked is parted into the
// first file, which goes on to wasm-bindgen, and the rest, which waits in .tools/split/ until
// tools/post-build.mjs takes it. What only src/app/rest.rs leads to is the rest; wasm-split-cli
// finds that out from the relocations that build.rs has kept.
import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));
const folder = join(here, "../.tools/split");

// What the first file must not hold: every game, and every screen but the shelf. Glue that drops or
// compares values of these modules may be there: the compiler makes one function of all that do the
// same.
const folders = (path) => readdirSync(join(here, "../src", path), { withFileTypes: true }).filter((entry) => entry.isDirectory()).map(({ name }) => name);
const SHARED = ["home", "locales", "parts", "shell"];
const games = folders("rules").filter((name) => existsSync(join(here, "../src/app", name)));
const screens = folders("app").filter((name) => !SHARED.includes(name));
const BEHIND = [...games.map((name) => `rules::${name}`), "rules::session", "decks::midi", "app::table", ...screens.map((name) => `app::${name}`)];
// What the rest surely holds: a check that finds nothing anywhere checks nothing.
const THERE = games.flatMap((name) => [`rules::${name}`, `app::${name}`]);

const args = process.argv.slice(2);
const input = args.findIndex((arg) => arg.endsWith(".wasm"));
// The rest comes by its imports from the first, whose memory and table are exported by the linker.
if (input >= 0) args.splice(input, 1, "--keep-lld-exports", split(args[input]));
process.exit(run(real("wasm-bindgen"), args));

function run(command, args) {
  const { status, error } = spawnSync(command, args, { stdio: "inherit" });
  if (error) throw error;
  return status ?? 1;
}

/** The command of that name behind tools/bin on PATH. */
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

/** Parts the app; hands back the path of the first file. */
function split(app) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  if (run("wasm-split-cli", [app, folder, "--out-name", "first"]) !== 0) throw new Error("wasm-split-cli failed");
  const parts = readdirSync(folder).filter((name) => name.endsWith(".wasm")).sort();
  if (parts.join() !== "first.wasm,split_rest.wasm") throw new Error(`split: ${parts.join(", ")} instead of two files`);
  const [first, rest] = parts.map((name) => functions(join(folder, name)));
  for (const path of BEHIND) {
    const held = first.filter((name) => isOf(name, path));
    if (held.length > 0) throw new Error(`split: the first wasm file holds code of ${path}, see src/app/rest.rs:\n  ${held.slice(0, 20).join("\n  ")}`);
  }
  const absent = THERE.filter((path) => !rest.some((name) => isOf(name, path)));
  if (games.length < 2 || absent.length > 0) throw new Error(`split: the rest holds nothing of ${absent.join(", ") || "any game"}; are functions named in another way?`);
  return join(folder, "first.wasm");
}

/** Whether a function stands in that module, or in an impl for one of its types. */
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
    if (kind === 1) return Array.from({ length: number() }, () => (number(), text()));
    at += size;
  }
  return [];
}
