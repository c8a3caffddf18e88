// Trunk's post_build hook: turns what Trunk staged into what is hosted. The other wasm files, two style
// sheets instead of one per part, the two typefaces, preload hints, the content
// security policy with the hashes of the inline scripts, and version.json.
// The result depends on the sources alone, so that builds can be compared.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync, existsSync } from "node:fs";
import { join } from "node:path";
import { bundle } from "lightningcss";
import { minify } from "terser";
import { FONTS, copyFonts, fileOf } from "./fonts.mjs";

const stage = process.env.TRUNK_STAGING_DIR;
const root = process.env.TRUNK_SOURCE_DIR;
if (!stage || !root) throw new Error("post-build.mjs is a Trunk hook: run `make dist`");

// The sheets that import all others.
const SHEETS = ["first", "later"];
const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;

const sha256 = (data, encoding) => createHash("sha256").update(data).digest(encoding);

await copyFonts(join(root, "node_modules"), join(stage, "fonts"));
await shrinkGlue(bringsOthers(addOthers()));
let html = readFileSync(join(stage, "index.html"), "utf8");
html = withoutComments(html);
refuseInlineStyles(html);
html = withFontHints(bundleSheets(html));
html = withSplash(html);
html = paintedFirst(html);
html = afterCharset(html, policy(html));
writeFileSync(join(stage, "index.html"), html);
writeVersion();

// The other wasm files, which tools/split.mjs put aside, by who needs them: shrunk as Trunk shrinks
// the first.
// They are taken away, so that no later build can take them for its own.
function addOthers() {
  const folder = join(root, ".tools/split");
  if (!existsSync(folder)) throw new Error("the app was not split: tools/bin comes first on PATH in tools/build.sh");
  const needs = JSON.parse(readFileSync(join(folder, "needs.json"), "utf8"));
  const names = [...new Set(Object.values(needs).flat())];
  const files = Object.fromEntries(names.map((name) => [name, addOther(nameOf(name), join(folder, `${name}.wasm`))]));
  rmSync(folder, { recursive: true });
  return Object.entries(needs).map(([part, names]) => [part, names.map((name) => files[name])]);
}

// Chunks are numbered as they happen to come.
function nameOf(split) {
  return split.startsWith("split_") ? split.slice(6) : "shared";
}

function addOther(name, path) {
  const [, level, more] = /data-wasm-opt="(\w)" data-wasm-opt-params="([^"]+)"/.exec(sourcePage());
  const small = `${path}.small`;
  execFileSync("wasm-opt", [`-O${level}`, ...more.split(" "), "-o", small, path], { stdio: ["ignore", "inherit", "ignore"] });
  const bytes = readFileSync(small);
  refuseStranger(bytes);
  const file = `${name}-${sha256(bytes, "hex").slice(0, 16)}.wasm`;
  writeFileSync(join(stage, file), bytes);
  return file;
}

// Another file finds in the first what it asks for, or the page could not go on.
function refuseStranger(other) {
  const first = readFileSync(join(stage, readdirSync(stage).find((name) => name.endsWith("_bg.wasm"))));
  const has = new Set(WebAssembly.Module.exports(new WebAssembly.Module(first)).map(({ name }) => name));
  const wanted = WebAssembly.Module.imports(new WebAssembly.Module(other));
  const missing = wanted.filter(({ module, name }) => module !== "__wasm_split" || !has.has(name));
  if (missing.length > 0) throw new Error(`the first wasm file does not export ${missing.map(({ name }) => name).join(", ")}`);
}

// How the glue gets them.
function bringsOthers(others) {
  return (glue) => {
    const line = /^import \* as (\w+) from "\.\/__wasm_split\.js";?$/gm;
    const names = [...glue.matchAll(line)].map(([, name]) => name);
    if (names.length === 0) throw new Error("wasm-bindgen writes another import of the other wasm files than the hook knows");
    const code = readFileSync(join(root, "tools/bring.js"), "utf8");
    const loaders = others.map(([part, files]) => `__wasm_split_load_${part}: bring(${files.map((file) => `"./${file}"`).join(", ")})`);
    return `${code}const loaders = { ${loaders.join(", ")} };\n${names.map((name) => `const ${name} = loaders;\n`).join("")}${glue.replace(line, "")}`;
  };
}

// What wasm-bindgen writes is made for reading.
async function shrinkGlue(completed) {
  for (const name of readdirSync(stage).filter((name) => name.endsWith(".js"))) {
    // Libraries export classes that nothing here uses; unexported, they go.
    const glue = completed(readFileSync(join(stage, name), "utf8")).replace(/^export class /gm, "class ");
    const { code } = await minify(glue, { module: true, compress: { passes: 2 } });
    writeFileSync(join(stage, name), code);
  }
}

// Scripts are left as they are, byte for byte: their hashes go into the policy.
function withoutComments(page) {
  const pieces = /[ \t]*<!--[\s\S]*?-->\n?|<script\b[\s\S]*?<\/script>/gi;
  return page.replace(pieces, (piece) => (/^<script/i.test(piece) ? piece : ""));
}

// The policy would silently ignore them in the browser; better to hear it now.
function refuseInlineStyles(page) {
  const markup = page.replace(SCRIPT, "");
  if (/<style\b|\sstyle=/i.test(markup)) throw new Error("index.html: inline styles are forbidden by the policy (style-src 'self')");
}

// Each of the two sheets becomes one file with all that it imports; it stands at the dist root, to
// which every url() is relative. The first paint then costs one request; the second waits, disabled,
// until the app leaves the first screen.
function bundleSheets(page) {
  return SHEETS.reduce((linked, name) => {
    const source = `href="style/${name}.css"`;
    if (!linked.includes(source)) throw new Error(`index.html: ${source} is missing`);
    return linked.replace(source, `href="./${bundled(name)}"`);
  }, page);
}

// The splash is painted with the page itself, before anything else has come.
function withSplash(page) {
  const source = 'src="pictures/table.svg"';
  if (!page.includes(source)) throw new Error(`index.html: ${source} is missing`);
  const picture = readFileSync(join(stage, "pictures/table.svg"), "utf8").trim().replaceAll('"', "'");
  return page.replace(source, () => `src="data:image/svg+xml,${picture.replace(/[#%<>]/g, encodeURIComponent)}"`);
}

// The app is asked for once the boot screen has been painted: until then the connection, and on a
// small machine the processor, belong to what people see first. A page that nobody sees is never
// painted, hence the limit.
function paintedFirst(page) {
  const [preload, start] = [/<link rel="preload" href="[^"]+\.wasm"[^>]*>/, "const wasm = await init("];
  if (!preload.test(page) || !page.includes(start)) throw new Error("Trunk writes another start script than the hook knows");
  const wait = `await new Promise((go) => {
  setTimeout(go, document.hidden ? 0 : 300);
  new PerformanceObserver(go).observe({ type: "paint", buffered: true });
}).catch(() => {});
`;
  return page.replace(preload, "").replace(start, () => wait + start);
}

function sourcePage() {
  return readFileSync(join(root, "index.html"), "utf8");
}

/** Writes a sheet and all that it imports as one file; hands back its name. */
function bundled(name) {
  const addresses = [];
  const visitor = { Url: ({ url }) => void addresses.push(url) };
  const { code, warnings } = bundle({ filename: join(root, `style/${name}.css`), minify: true, visitor });
  if (warnings.length > 0) throw new Error(`style: ${warnings.map(({ message, loc }) => `${loc.filename}:${loc.line} ${message}`).join("\n")}`);
  const missing = addresses.filter((address) => !/^(data:|#)/.test(address) && !existsSync(join(stage, address)));
  if (missing.length > 0) throw new Error(`style: not in dist/ (addresses are relative to its root): ${missing.join(", ")}`);
  const file = `${name}-${sha256(code, "hex").slice(0, 16)}.css`;
  writeFileSync(join(stage, file), code);
  return file;
}

// A font is otherwise asked for only when the app draws its first text. Without crossorigin the
// hint fetches it a second time. What the first screen does not show comes when it is needed.
function withFontHints(page) {
  const hint = (font) => `<link rel="preload" as="font" type="font/woff2" href="./fonts/${fileOf(font)}" crossorigin>\n`;
  const hints = FONTS.filter((font) => font.first).map(hint);
  return page.replace(/[ \t]*<link rel="stylesheet"/, (link) => hints.join("") + link);
}

// A policy in the page covers only what follows it, hence first after the charset.
function afterCharset(page, content) {
  const charset = /<meta charset="?utf-8"?\s*\/?>/i;
  if (!charset.test(page)) throw new Error('index.html: <meta charset="utf-8"> is missing');
  return page.replace(charset, (tag) => `${tag}\n<meta http-equiv="Content-Security-Policy" content="${content}">`);
}

function policy(page) {
  const inline = [...page.matchAll(SCRIPT)].filter((match) => !/\ssrc=/i.test(match[1]));
  // The browser hashes a script's text after turning CRLF into LF.
  const hashes = inline.map((match) => `'sha256-${sha256(match[2].replace(/\r\n?/g, "\n"), "base64")}'`);
  return [
    "default-src 'none'",
    ["script-src 'self' 'wasm-unsafe-eval'", ...new Set(hashes)].join(" "),
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
}

// `built` is a hash of every file's name and content, not a time.
function writeVersion() {
  const version = /^version\s*=\s*"([^"]+)"/m.exec(readFileSync(join(root, "Cargo.toml"), "utf8"))[1];
  const whole = createHash("sha256");
  for (const name of readdirSync(stage, { recursive: true }).sort()) {
    const path = join(stage, name);
    if (name !== "version.json" && statSync(path).isFile()) whole.update(`${name}\0`).update(readFileSync(path));
  }
  const built = whole.digest("hex").slice(0, 16);
  writeFileSync(join(stage, "version.json"), `${JSON.stringify({ version, built })}\n`);
}
