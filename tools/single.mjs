// Writes the app as one file that opens without a server, from a USB stick or a mail (docs/single-file.md):
//   node tools/single.mjs [dist] [tablee.html]
// Made from a finished dist/: the script becomes a classic one, the first sheet and its typefaces are inlined as they
// are needed at once, everything else is packed and tools/single/inside.js unpacks it. The policy allows the page's own
// scripts and sheet by their hashes, and no request.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { extname, join, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { Script } from "node:vm";
import { gzipSync } from "node:zlib";
import { minify } from "terser";

const here = fileURLToPath(new URL("..", import.meta.url));

/** Maximum size in bytes: the 6 MB of the budget, small enough for a mail, and a tenth. */
export const MOST = 6_600_000;

const TYPES = { ".css": "text/css", ".json": "application/json", ".png": "image/png", ".svg": "image/svg+xml", ".txt": "text/plain", ".wasm": "application/wasm", ".webp": "image/webp", ".woff2": "font/woff2" };
// Left out: files that only a server or an installed app uses, files that the page contains in another form, and the
// typefaces' licences, which licences.json contains.
const LEFT_OUT = /^(install\/|fonts\/|_headers|robots\.txt|version\.json|sw\.js|sw-off\.js|manifest\.webmanifest|first-\w+\.css|[^/]+\.(html|js)$|pictures\/(icon|maskable)[\w-]*\.png|.*\.md)/;

const fail = (message) => {
  throw new Error(`single: ${message}`);
};

const typeOf = (path) => TYPES[extname(path)] ?? fail(`of which type is ${path}?`);

const sumOf = (text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

function filesOf(dist) {
  const names = readdirSync(dist, { recursive: true }).filter((name) => statSync(join(dist, name)).isFile());
  // Similar files next to each other compress better.
  const kind = (name) => extname(name) + name;
  return names.map((name) => name.replaceAll(sep, "/")).filter((name) => !LEFT_OUT.test(name)).sort((a, b) => (kind(a) < kind(b) ? -1 : 1));
}

/** A file as a data URL. */
function dataOf(dist, path) {
  const bytes = readFileSync(join(dist, path));
  if (extname(path) !== ".svg") return `data:${typeOf(path)};base64,${bytes.toString("base64")}`;
  return `data:image/svg+xml,${bytes.toString("utf8").replace(/[\r\n\t]+/g, " ").replace(/["#%<>\\^`{|}]/g, encodeURIComponent)}`;
}

// A sheet at a blob URL cannot resolve relative addresses, so the files it refers to are inlined.
const sheetOf = (dist, css) => css.replace(/url\(\s*["']?((?!data:|#)[^"')]+)["']?\s*\)/g, (_, path) => `url("${dataOf(dist, path)}")`);

/** The packed files, gzipped and in base64: a JSON line that lists them, then their contents. */
function packed(dist) {
  const paths = filesOf(dist);
  const contents = paths.map((path) => {
    const bytes = readFileSync(join(dist, path));
    return extname(path) === ".css" ? Buffer.from(sheetOf(dist, bytes.toString("utf8"))) : bytes;
  });
  const sprites = paths.filter((path, i) => /^pictures\/[^/]+\.svg$/.test(path) && contents[i].includes("<symbol"));
  refuseTwins(sprites.map((path) => readFileSync(join(dist, path), "utf8")));
  const head = JSON.stringify({ files: paths.map((path, i) => [path, typeOf(path), contents[i].length]), sprites });
  return gzipSync(Buffer.concat([Buffer.from(`${head}\n`), ...contents]), { level: 9 }).toString("base64");
}

// All sprites are put into one page, so no id may occur twice.
function refuseTwins(sprites) {
  const ids = sprites.flatMap((sprite) => [...sprite.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id));
  const twins = ids.filter((id, i) => ids.indexOf(id) !== i);
  if (twins.length > 0) fail(`several drawings are called ${[...new Set(twins)].join(", ")}`);
}

/** The module of dist/ as a classic script that first unpacks what it needs. */
async function scriptOf(module) {
  const { code: inside } = await minify(readFileSync(join(here, "tools/single/inside.js"), "utf8"), { module: true });
  const app = module.replaceAll("import.meta.url", "document.baseURI");
  const script = `(async()=>{"use strict";await(async()=>{${inside}})();${app}\n})();`;
  // Throws on syntax that only modules allow.
  new Script(script);
  return inline(script);
}

function inline(script) {
  if (script.includes("<!--")) fail("a script holds <!--, which a page reads as its own");
  return script.replaceAll("</script", "<\\/script");
}

const nameOf = (html, pattern) => (pattern.exec(html) ?? fail(`index.html has nothing like ${pattern}`))[1];

// index.html without references to files beside it: dropped, inlined as data URLs, or marked `data-inside`.
function bare(dist, html) {
  return html
    .replace(/\s*<link[^>]*rel="?(?:preload|manifest|apple-touch-icon|modulepreload)"?[^>]*>/g, "")
    .replace(/\s*<script[^>]*src=[^>]*><\/script>/g, "")
    .replace(/(<link[^>]*rel="stylesheet"[^>]*?)href="\.\/((?!first-)[^"]+)"/g, '$1data-inside="$2"')
    .replace(/(<link[^>]*rel="icon"[^>]*?href=")([^"]+)"/, (_, before, path) => `${before}${dataOf(dist, path)}"`)
    .replace(/(<img[^>]*?src=")(pictures\/[^"]+)"/g, (_, before, path) => `${before}${dataOf(dist, path)}"`);
}

const policyOf = (style, scripts) => `default-src 'none'; script-src ${scripts.map(sumOf).join(" ")} 'wasm-unsafe-eval'; style-src ${sumOf(style)} blob:; font-src data:; img-src blob: data:; base-uri 'none'; form-action 'none'`;

/** Builds the page that is the whole app from that folder. */
export async function single(dist) {
  const html = readFileSync(join(dist, "index.html"), "utf8");
  const read = (pattern) => readFileSync(join(dist, nameOf(html, pattern)), "utf8");
  const style = sheetOf(dist, read(/<link[^>]*rel="stylesheet"[^>]*href="\.\/(first-\w+\.css)"/));
  const watchdog = inline(read(/<script src="\.\/(watchdog-\w+\.js)">/));
  const app = await scriptOf(read(/<script type="module"[^>]*src="\.\/(tablee-\w+\.js)">/));
  const scripts = `<script>${watchdog}</script>\n<script type="text/plain" id="inside">${packed(dist)}</script>\n<script>${app}</script>\n</body>`;
  const page = bare(dist, html)
    .replace(/<html/, "<html data-one-file")
    .replace(/(http-equiv="Content-Security-Policy" content=")[^"]*"/, (_, before) => `${before}${policyOf(style, [watchdog, app])}"`)
    .replace(/<link[^>]*href="\.\/first-\w+\.css"[^>]*>/, () => `<style>${style}</style>`)
    .replace("</body>", () => scripts);
  refuseOutside(page);
  return page;
}

// Fails if the page would still request something, has no policy or is too large.
function refuseOutside(page) {
  const outside = /<(?:link|script|img|source)\b[^>]*(?:href|src)="(?!data:|#)[^"]*"/.exec(page.replace(/<script>[\s\S]*?<\/script>/g, ""));
  if (outside) fail(`the page would ask for ${outside[0].slice(0, 200)}`);
  if (!/Content-Security-Policy" content="default-src 'none'; script-src 'sha256/.test(page)) fail("index.html has no policy: of a quick build?");
  if (Buffer.byteLength(page) > MOST) fail(`${Buffer.byteLength(page)} bytes are more than ${MOST}`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [dist, to] = [resolve(process.argv[2] ?? join(here, "dist")), resolve(process.argv[3] ?? join(here, "tablee.html"))];
  if (!existsSync(join(dist, "index.html"))) fail(`${dist} is missing: run \`make dist\``);
  const page = await single(dist);
  writeFileSync(to, page);
  console.log(`${to}: ${(Buffer.byteLength(page) / 1e6).toFixed(1)} MB, the whole app; open it by itself`);
}
