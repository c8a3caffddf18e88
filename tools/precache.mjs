// Writes version.json and the service worker of a finished folder, with the SHA-256 of every file, by which
// the worker (public/sw.js) installs a build completely or not at all. Part of tools/post-build.mjs; run by
// hand after changing a file of dist/:
//   node tools/precache.mjs [dist]
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { minify } from "terser";

const here = fileURLToPath(new URL("..", import.meta.url));
const source = (path) => readFileSync(join(here, path), "utf8");
// Files that a page never requests, or must request from the host. The .txt files of decks (what each card is about)
// are kept: tables with children or with a taste need them.
const NOT_KEPT = /^(version\.json|sw\.js|sw-off\.js|robots\.txt|_headers|install\/.*|(?!decks\/).*\.(md|txt))$/;
const PAGE = "index.html";

const sumOf = (content) => createHash("sha256").update(content).digest("hex");

function filesOf(dir) {
  const names = readdirSync(dir, { recursive: true }).filter((name) => statSync(join(dir, name)).isFile());
  return names.map((name) => name.replaceAll(sep, "/")).filter((name) => !NOT_KEPT.test(name)).sort();
}

const sumsOf = (dir) => Object.fromEntries(filesOf(dir).map((name) => [name, sumOf(readFileSync(join(dir, name)))]));

/** Writes the build's id into the page and returns it: a hash of all file names and contents, not a time. */
function nameBuild(dir) {
  const page = readFileSync(join(dir, PAGE), "utf8").replace(/(<html[^>]*?) data-built="\w*"/, "$1");
  writeFileSync(join(dir, PAGE), page);
  const built = sumOf(JSON.stringify(sumsOf(dir)) + source("public/sw.js")).slice(0, 16);
  writeFileSync(join(dir, PAGE), page.replace(/<html/, `<html data-built="${built}"`));
  return built;
}

async function writeWorker(dir, list) {
  const text = source("public/sw.js");
  if (!text.includes("= PRECACHE;")) throw new Error("public/sw.js has no place for the list");
  const { code } = await minify(text.replace("= PRECACHE;", () => `= ${JSON.stringify(list)};`));
  writeFileSync(join(dir, "sw.js"), code);
  writeFileSync(join(dir, "sw-off.js"), source("public/sw-off.js"));
}

/** Finishes the folder: its present content is one build. Returns the build's id. */
export async function precache(dir) {
  const version = /^version\s*=\s*"([^"]+)"/m.exec(source("Cargo.toml"))[1];
  const built = nameBuild(dir);
  await writeWorker(dir, { built, files: sumsOf(dir) });
  writeFileSync(join(dir, "version.json"), `${JSON.stringify({ version, built })}\n`);
  return built;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(await precache(resolve(process.argv[2] ?? "dist")));
