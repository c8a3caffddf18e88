// Trunk's post_build hook: turns what Trunk staged into what is hosted. Adds the other wasm files, one script
// that loads and starts them all, the few style sheets that index.html links instead of one per part, the
// two typefaces, preload hints, version.json and the service worker (tools/precache.mjs). The result depends
// on the sources alone, so that builds can be compared.
// A quick build (`make dev`) minifies no wasm or script, and has no policy: Trunk's reloading is an inline script.
import { createHash } from "node:crypto";
import { availableParallelism } from "node:os";
import { readdirSync, readFileSync, rmSync, writeFileSync, existsSync } from "node:fs";
import { join } from "node:path";
import { bundle, Features } from "lightningcss";
import { minify } from "terser";
import { FONTS, copyFonts, fileOf } from "./fonts.mjs";
import { Optimiser } from "./optimiser.mjs";
import { pool } from "./pool.mjs";
import { precache } from "./precache.mjs";

const stage = process.env.TRUNK_STAGING_DIR;
const root = process.env.TRUNK_SOURCE_DIR;
if (!stage || !root) throw new Error("post-build.mjs is a Trunk hook: run `make dist`");
// A chunk below this, in bytes, shares a file with others.
const SMALL = 6_000;
const quick = process.env.TRUNK_PROFILE === "debug";

const source = (path) => readFileSync(join(root, path), "utf8");
const staged = (ending) => readdirSync(stage).find((name) => name.endsWith(ending)) ?? fail(`Trunk staged no ${ending}`);

await copyFonts(join(root, "node_modules"), join(stage, "fonts"));
let html = readFileSync(join(stage, "index.html"), "utf8");
html = replaced(html, `./${staged(".js")}`, `./${await glue(await others())}`);
html = replaced(html, "public/watchdog.js", `./${await script("watchdog", source("public/watchdog.js"), { ecma: 5 })}`);
html = html.replace(/style\/(\w+)\.css/g, (_, name) => `./${sheet(name)}`);
html = withFontHints(html.replace(/[ \t]*<!--[\s\S]*?-->\n?/g, ""));
if (quick) html = html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, "");
else refuseInline(html);
writeFileSync(join(stage, "index.html"), html);
if (!quick) await precache(stage);

function fail(message) {
  throw new Error(message);
}

function replaced(page, from, to) {
  return page.includes(from) ? page.replace(from, () => to) : fail(`index.html: ${from} is missing`);
}

/** Writes a file under a name with a hash of its content, so that hosts may cache it for ever; returns the name. */
function write(name, ending, content) {
  const file = `${name}-${createHash("sha256").update(content).digest("hex").slice(0, 8)}.${ending}`;
  writeFileSync(join(stage, file), content);
  return file;
}

// The other wasm files, from tools/split.mjs, by the part that needs them: [[part, [file, …]], …].
// Their folder is deleted, so that no later build uses them.
async function others() {
  const folder = join(root, ".tools/split");
  if (!existsSync(folder)) fail("the app was not split: tools/bin comes first on PATH in tools/trunk.sh");
  const { needs, games } = JSON.parse(readFileSync(join(folder, "needs.json"), "utf8"));
  const names = [...new Set(Object.values(needs).flat())];
  const modules = await optimised(names.map((name) => readFileSync(join(folder, `${name}.wasm`))));
  refuseStrangers(modules);
  rmSync(folder, { recursive: true });
  const fileOf = written(needs, games, new Map(names.map((name, i) => [name, modules[i]])));
  return Object.entries(needs).map(([part, names]) => [part, [...new Set(names.map((name) => fileOf.get(name)))]]);
}

/** Writes the modules and returns the file of each: large ones have their own, small chunks are packed by who needs them. */
function written(needs, games, moduleOf) {
  const fileOf = new Map();
  const packs = {};
  for (const [name, module] of moduleOf) {
    const small = name.startsWith("chunk_") && module.length < SMALL;
    if (small) (packs[userOf(name, needs, games)] ??= []).push(name);
    else fileOf.set(name, write(nameOf(name), "wasm", module));
  }
  for (const names of Object.values(packs)) {
    const file = write("shared", "wasm", pack(names.map((name) => moduleOf.get(name))));
    names.forEach((name) => fileOf.set(name, file));
  }
  return fileOf;
}

/** For whom a chunk is: the base, one game, several games, or only parts that are no game. */
function userOf(chunk, needs, games) {
  if (needs.base.includes(chunk)) return "base";
  const users = games.filter((game) => needs[game].includes(chunk));
  return users.length === 0 ? "screens" : users.length === 1 ? users[0] : "games";
}

/**
 * Packs chunks too small for a request each into one file: a wasm module of custom sections only, so that
 * hosts serve and compress it like the others. tools/bring.js unpacks it.
 */
function pack(modules) {
  const size = (n) => (n < 128 ? [n] : [(n % 128) + 128, ...size(Math.floor(n / 128))]);
  const name = [4, ...Buffer.from("part")];
  const sections = modules.flatMap((module) => [Buffer.from([0, ...size(name.length + module.length), ...name]), module]);
  return Buffer.concat([Buffer.from([0, ...Buffer.from("asm"), 1, 0, 0, 0]), ...sections]);
}

// Chunk numbers are arbitrary, so chunks share one name.
function nameOf(split) {
  return split.startsWith("split_") ? split.slice(6) : "shared";
}

/** The other wasm files, optimised as Trunk optimises the first. */
async function optimised(modules) {
  if (quick) return modules;
  const [, level, passes] = /data-wasm-opt="(\w)" data-wasm-opt-params="([^"]+)"/.exec(source("index.html"));
  const threads = availableParallelism();
  const optimiser = new Optimiser(threads, level, [...passes.split(" ").map((pass) => pass.slice(2)), "strip-target-features"]);
  const results = await pool(modules, threads, (module) => optimiser.optimise(module));
  await optimiser.close();
  return results;
}

// Fails unless the first file exports everything that the others import.
function refuseStrangers(others) {
  const first = readFileSync(join(stage, staged("_bg.wasm")));
  const has = new Set(WebAssembly.Module.exports(new WebAssembly.Module(first)).map(({ name }) => name));
  const wanted = others.flatMap((other) => WebAssembly.Module.imports(new WebAssembly.Module(other)));
  const missing = wanted.filter(({ module, name }) => module !== "__wasm_split" || !has.has(name));
  if (missing.length > 0) fail(`the first wasm file does not export ${missing.map(({ name }) => name).join(", ")}`);
}

/** Writes wasm-bindgen's glue, with the loaders of the other wasm files and the code that starts the app. */
function glue(others) {
  const made = staged(".js");
  const text = readFileSync(join(stage, made), "utf8");
  rmSync(join(stage, made));
  const line = /^import \* as (\w+) from "\.\/__wasm_split\.js";?$/gm;
  const names = [...text.matchAll(line)].map(([, name]) => name);
  if (names.length === 0) fail("wasm-bindgen writes another import of the other wasm files than the hook knows");
  const loaders = others.map(([part, files]) => `__wasm_split_load_${part}: bring(${files.map((file) => `"./${file}"`).join(", ")})`);
  return script("tablee", [
    source("tools/bring.js"),
    `const loaders = { ${loaders.join(", ")} };`,
    ...names.map((name) => `const ${name} = loaders;`),
    // Nothing uses its exports; without them the minifier drops dead code.
    text.replace(line, "").replace(/^export (?=class |function )|^export \{.*\};?$/gm, ""),
    replaced(source("tools/start.js"), "APP.wasm", staged("_bg.wasm")),
  ].join("\n"), { module: true, compress: { passes: 2 } });
}

// Minifies a script, unless the build is quick, and writes it.
async function script(name, text, options) {
  const { code } = quick ? { code: text } : await minify(text, options);
  return write(name, "js", code);
}

// Fails on inline styles and scripts, which the policy would silently block in the browser.
function refuseInline(page) {
  const inline = /<style\b|\sstyle=|\son\w+=|<script(?![^>]*\ssrc=)/i.exec(page);
  if (inline) fail(`index.html: ${inline[0].trim()} is forbidden by its policy`);
}

/**
 * Writes a sheet and all that it imports as one file at the dist root, to which every url() is
 * relative; returns its name.
 */
function sheet(name) {
  const addresses = [];
  const visitor = { Url: ({ url }) => void addresses.push(url) };
  const media = { drafts: { customMedia: true }, include: Features.CustomMediaQueries };
  const { code, warnings } = bundle({ filename: join(root, `style/${name}.css`), minify: true, ...media, visitor });
  if (warnings.length > 0) fail(`style: ${warnings.map(({ message, loc }) => `${loc.filename}:${loc.line} ${message}`).join("\n")}`);
  const missing = addresses.filter((address) => !/^(data:|#)/.test(address) && !existsSync(join(stage, address)));
  if (missing.length > 0) fail(`style: not in dist/ (addresses are relative to its root): ${missing.join(", ")}`);
  return write(name, "css", code);
}

// Preloads the first screen's fonts, which otherwise load only with the app's first text; other fonts load
// on demand. Without crossorigin the font would be fetched twice.
function withFontHints(page) {
  const hint = (font) => `<link rel="preload" as="font" type="font/woff2" href="./fonts/${fileOf(font)}" crossorigin>\n`;
  const hints = FONTS.filter((font) => font.first).map(hint);
  return page.replace(/[ \t]*<link rel="stylesheet"/, (link) => hints.join("") + link);
}
