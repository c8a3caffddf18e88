// Writes public/licences.json, which the about screen shows: the licences of everything the app consists of – the
// crates of the wasm files, Rust's own library, the typefaces –, each text once, with the works it applies to.
//   node tools/licences.mjs          writes it
//   node tools/licences.mjs --check  fails unless it matches the lock files (make check)
// Crates that only run while the app is built (macros, build scripts) are not in it.
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { FONTS } from "./fonts.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const file = join(root, "public/licences.json");
const TARGET = "wasm32-unknown-unknown";

const fail = (message) => {
  throw new Error(`licences: ${message}`);
};

const run = (command, ...args) => execFileSync(command, args, { cwd: root, encoding: "utf8", maxBuffer: 1 << 28, stdio: ["ignore", "pipe", "inherit"] });

/** The crates that are linked into the app. */
function crates() {
  const { packages, resolve } = JSON.parse(run("cargo", "metadata", "--locked", "--format-version", "1", "--filter-platform", TARGET));
  const packageOf = new Map(packages.map((one) => [one.id, one]));
  const nodeOf = new Map(resolve.nodes.map((node) => [node.id, node]));
  const linked = new Set();
  const follow = (id) => {
    if (linked.has(id) || packageOf.get(id).targets.some(({ kind }) => kind.includes("proc-macro"))) return;
    linked.add(id);
    nodeOf.get(id).deps.filter(({ dep_kinds }) => dep_kinds.some(({ kind }) => kind === null)).forEach(({ pkg }) => follow(pkg));
  };
  follow(resolve.root);
  linked.delete(resolve.root);
  return [...linked].map((id) => packageOf.get(id));
}

// Preferred licence files, in order: where there is a choice, the shorter text, which names the authors.
const WISHES = [/MIT/i, /^LICEN[CS]E(\.md|\.txt)?$/i, /ZLIB|BSD|ISC|UNLICENSE|BOOST/i, /APACHE/i, /^COPYING/i];

/** The text of a folder's licence, or null; all of its texts if all apply. */
function textIn(folder, licence) {
  const names = readdirSync(folder).filter((name) => /^(LICEN[CS]E|COPYING|UNLICENSE)/i.test(name)).sort();
  const name = WISHES.map((wish) => names.find((name) => wish.test(name))).find(Boolean);
  const chosen = licence.includes(" AND ") ? names : [name].filter(Boolean);
  return chosen.map((name) => readFileSync(join(folder, name), "utf8")).join("\n\n") || null;
}

function ofCrate({ name, version, license, authors, repository, manifest_path: manifest }) {
  const licence = license ?? fail(`${name} names none`);
  return { of: `${name} ${version}`, licence, text: textIn(dirname(manifest), licence) ?? usualText(licence, name, authors, repository) };
}

/** For a package without a text: the standard text of the licence that it names, with its authors; MIT only. */
function usualText(licence, name, authors, repository) {
  if (!/\bMIT\b/.test(licence)) fail(`${name} has no text, and ${licence} is none whose usual text is known here`);
  const who = authors.length > 0 ? authors.map((author) => author.replace(/ <.*>/, "")).join(", ") : "the authors";
  return readFileSync(join(rustDocs(), "licenses/MIT.txt"), "utf8").replace(/^.*<year>.*$/m, () => `Copyright (c) ${who} (${repository})`);
}

const rustDocs = () => join(run("rustc", "--print", "sysroot").trim(), "share/doc/rust");

/** Rust's own library is linked into every wasm file. */
function ofRust() {
  const [, version] = /^channel = "([^"]+)"/m.exec(readFileSync(join(root, "rust-toolchain.toml"), "utf8"));
  return { of: `Rust ${version}`, licence: "MIT OR Apache-2.0", text: usualText("MIT", "Rust", ["The Rust Project Contributors"], "https://github.com/rust-lang/rust") };
}

function ofFonts() {
  const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
  return FONTS.map(({ name }) => {
    const path = `node_modules/@fontsource-variable/${name}`;
    return { of: `@fontsource-variable/${name} ${packages[path].version}`, licence: packages[path].license, text: readFileSync(join(root, path, "LICENSE"), "utf8") };
  });
}

const ofOurs = () => ({ of: "La Tablée", licence: "MIT", text: readFileSync(join(root, "LICENSE"), "utf8") });

// Texts that differ only in line ends and margins count as one.
const plain = (text) => text.replace(/\r/g, "").split("\n").map((line) => line.trim()).join("\n").replace(/\n{3,}/g, "\n\n").trim();
const alike = (text) => plain(text).replace(/\s+/g, " ");

/** Each text once, with the works it applies to, in the given order. */
function grouped(works) {
  const groups = new Map();
  for (const { of, licence, text } of works) {
    const key = `${licence}\n${alike(text)}`;
    const group = groups.get(key) ?? { of: [], licence, text: plain(text) };
    group.of.push(of);
    groups.set(key, group);
  }
  return [...groups.values()];
}

function written() {
  const all = crates().sort((a, b) => (`${a.name} ${a.version}` < `${b.name} ${b.version}` ? -1 : 1));
  const works = [ofOurs(), ofRust(), ...ofFonts(), ...all.map((one) => ofCrate(one))];
  return `[\n${grouped(works).map((group) => JSON.stringify(group)).join(",\n")}\n]\n`;
}

const text = written();
if (process.argv.includes("--check")) {
  if (!existsSync(file) || readFileSync(file, "utf8") !== text) fail("public/licences.json is not what the lock files lead to: node tools/licences.mjs");
} else {
  writeFileSync(file, text);
  console.log(`public/licences.json: ${JSON.parse(text).length} texts of ${JSON.parse(text).flatMap(({ of }) => of).length} works`);
}
