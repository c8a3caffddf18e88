// A static file server without dependencies, as plain as the hosts the app must
// run on: correct types, brotli and gzip, long caching for hashed names only, a
// strict policy, 404 for missing files. Serves `make play`; the browser tests and the bench import it.
//   node tools/serve.mjs [--dir dist] [--host 127.0.0.1] [--port 8080] [--base /]
import { createServer } from "node:http";
import { readFile, stat } from "node:fs/promises";
import { networkInterfaces } from "node:os";
import { extname, join, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs, promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const TYPES = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".mp3": "audio/mpeg",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};
const PACKED = /^(text|application|image\/svg)/;
// Trunk's names, the hook's, and wasm-bindgen's folders of snippets.
const HASHED = /-[0-9a-f]{8,16}(_bg)?\.\w+$|^\/snippets\/[^/]+-[0-9a-f]{8,}\//;
// The strictest policy that hosts usually send.
const POLICY = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'";
const FOREVER = "public, max-age=31536000, immutable";

const packers = {
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  gzip: (body) => promisify(gzip)(body, { level: 9 }),
};

/** Serves `dir` under the path `base`; resolves when listening. `port` 0 takes a free one. */
export async function serve({ dir = "dist", host = "127.0.0.1", port = 0, base = "/" } = {}) {
  const site = { root: resolve(dir), base: `/${base}/`.replace(/\/+/g, "/"), packed: new Map() };
  const server = createServer((request, response) => {
    answer(site, request).then(
      (reply) => send(request, response, reply),
      () => send(request, response, plain(500, "Internal error")),
    );
  });
  await new Promise((done, refused) => server.once("error", refused).listen(port, host, done));
  const origin = `http://${host === "0.0.0.0" ? "127.0.0.1" : host}:${server.address().port}`;
  return { url: origin + site.base, origin, port: server.address().port, close: () => close(server) };
}

function close(server) {
  server.closeAllConnections();
  return new Promise((done) => server.close(done));
}

function send(request, response, { status, headers, body }) {
  const length = status === 304 ? {} : { "Content-Length": body.length };
  response.writeHead(status, { "X-Content-Type-Options": "nosniff", "Content-Security-Policy": POLICY, ...length, ...headers });
  response.end(request.method === "HEAD" ? undefined : body);
}

function plain(status, text, headers = {}) {
  const body = Buffer.from(`${text}\n`);
  return { status, body, headers: { "Content-Type": TYPES[".txt"], "Cache-Control": "no-cache", ...headers } };
}

async function answer(site, request) {
  if (!["GET", "HEAD"].includes(request.method)) return plain(405, "Only GET and HEAD", { Allow: "GET, HEAD" });
  const path = request.url.replace(/[?#].*$/, "");
  if (`${path}/` === site.base) return plain(301, "Moved", { Location: site.base });
  const file = locate(site, path);
  const info = file && (await stat(file).catch(() => null));
  if (!info?.isFile()) return plain(404, "Not found");
  return fileReply(site, request, file, info);
}

// The file of a request path, or null; never one outside the root.
function locate(site, path) {
  if (!path.startsWith(site.base)) return null;
  let name;
  try {
    name = decodeURIComponent(path.slice(site.base.length));
  } catch {
    return null;
  }
  if (name.includes("\0")) return null;
  const file = resolve(join(site.root, name === "" || name.endsWith("/") ? `${name}index.html` : name));
  return file.startsWith(site.root + sep) ? file : null;
}

async function fileReply(site, request, file, info) {
  const type = TYPES[extname(file)] ?? "application/octet-stream";
  const coding = PACKED.test(type) ? bestCoding(request.headers["accept-encoding"] ?? "") : null;
  const etag = `"${info.size.toString(36)}-${Math.round(info.mtimeMs).toString(36)}${coding ? `-${coding}` : ""}"`;
  const name = file.slice(site.root.length).replaceAll(sep, "/");
  const headers = { "Content-Type": type, "Cache-Control": HASHED.test(name) ? FOREVER : "no-cache", ETag: etag, Vary: "Accept-Encoding" };
  if (request.headers["if-none-match"] === etag) return { status: 304, headers, body: "" };
  if (coding) headers["Content-Encoding"] = coding;
  return { status: 200, headers, body: await contents(site, file, etag, coding) };
}

function bestCoding(accepted) {
  const offered = accepted.split(",").filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part));
  const names = offered.map((part) => part.split(";")[0].trim());
  return ["br", "gzip"].find((coding) => names.includes(coding)) ?? null;
}

// Full compression is slow, so each file is compressed once per version.
// The promise is cached, not the result: concurrent requests share the work.
function contents(site, file, etag, coding) {
  if (!coding) return readFile(file);
  const key = file + etag;
  if (!site.packed.has(key)) site.packed.set(key, readFile(file).then(packers[coding]));
  return site.packed.get(key);
}

function lanAddress() {
  const all = Object.values(networkInterfaces()).flat();
  return all.find((one) => one.family === "IPv4" && !one.internal)?.address;
}

async function main() {
  const { values } = parseArgs({
    options: {
      dir: { type: "string", default: "dist" },
      host: { type: "string", default: "127.0.0.1" },
      port: { type: "string", default: "8080" },
      base: { type: "string", default: "/" },
    },
  });
  const { url, port } = await serve({ ...values, port: Number(values.port) });
  console.log(`La Tablée is served at ${url} (Ctrl-C ends it)`);
  const lan = lanAddress();
  if (lan && values.host === "0.0.0.0") console.log(`On this network: ${url.replace(/\/\/[^/]+/, `//${lan}:${port}`)}`);
  else if (lan) console.log("To open it from a tablet on this network: make play HOST=0.0.0.0 (serve.mjs --host 0.0.0.0)");
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  main().catch((error) => {
    const taken = error.code === "EADDRINUSE";
    console.error(taken ? `Port ${error.port} is in use: try another, e.g. make play PORT=${error.port + 1}` : error.message);
    process.exit(1);
  });
}
