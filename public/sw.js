// The service worker: keeps every file of one build on the device and serves the page from there.
// Files are cached under the SHA-256 of their content: a build counts as installed only when every file is
// there and is what was built, builds share equal files, and a half-uploaded site is never installed.
// tools/precache.mjs replaces PRECACHE by the list.
"use strict";
const { built, files } = PRECACHE;
const scope = new URL("./", self.location.href);
const CACHE = `tablee ${scope.pathname}`;
// Downloads at once: few, at low priority, since what people wait for comes first.
const AT_ONCE = 3;
// Progress is reported after every so many files.
const SOME = 8;
// Always fetched from the host.
const NEVER_OURS = ["version.json", "sw.js"];

const addressOf = (hash) => new URL(`.kept/${hash}`, scope).href;
const listOf = (build) => new URL(`.builds/${build}`, scope).href;
const isList = (address) => address.startsWith(listOf(""));

/** Sends the state to every page of this folder; `update` when another build serves them meanwhile. */
async function tell(state, more = {}) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const message = { built, state, update: self.registration.active !== null && filling, ...more };
  for (const page of pages) if (page.url.startsWith(scope.href)) page.postMessage(message);
}

// Whether this worker is being installed: then another may be active.
let filling = false;

/** Fetches the missing files; throws when this build cannot be completed. */
async function fill() {
  const cache = await caches.open(CACHE);
  // Another build activated meanwhile may delete files that it does not know: hence the loop.
  for (let missing = await missingFrom(cache); missing.length > 0; missing = await missingFrom(cache)) await bring(cache, missing);
  if (!(await cache.match(listOf(built)))) await cache.put(listOf(built), Response.json(files));
}

async function missingFrom(cache) {
  const here = new Set((await cache.keys()).map(({ url }) => url));
  return Object.entries(files).filter(([, hash]) => !here.has(addressOf(hash)));
}

async function bring(cache, missing) {
  const total = Object.keys(files).length;
  const left = [...missing];
  let done = total - left.length;
  const carry = async () => {
    for (let next = left.pop(); next; next = left.pop()) {
      const [path, hash] = next;
      await cache.put(addressOf(hash), await verified(path, hash));
      done += 1;
      if (done % SOME === 0) await tell("filling", { done, total });
    }
  };
  // The first failure stops all carriers; it is rethrown only when none is running any more.
  const carrier = () => carry().catch((error) => ((left.length = 0), Promise.reject(error)));
  const ended = await Promise.allSettled(Array.from({ length: AT_ONCE }, carrier));
  const failed = ended.find(({ status }) => status === "rejected");
  if (failed) throw failed.reason;
}

/** Fetches the file; throws unless its content has that hash. */
async function verified(path, hash) {
  for (const cache of ["default", "reload"]) {
    const answer = await fetch(new URL(path, scope), { cache, priority: "low" });
    const content = await answer.arrayBuffer();
    if (answer.ok && (await sumOf(content)) === hash) return new Response(content, { headers: lasting(answer.headers) });
  }
  throw new Error(`${path} is not the one of this build`);
}

async function sumOf(content) {
  const sum = new Uint8Array(await crypto.subtle.digest("SHA-256", content));
  return Array.from(sum, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

// The headers to cache with a file: the host's policy is kept, how the file was compressed in transit is not.
function lasting(headers) {
  const kept = new Headers(headers);
  for (const name of ["content-encoding", "content-length", "transfer-encoding"]) kept.delete(name);
  return kept;
}

/** Completes the build and reports a failure to the pages; returns whether it succeeded. */
async function fillAndTell() {
  try {
    await fill();
    return true;
  } catch (error) {
    const full = error.name === "QuotaExceededError";
    // An incomplete build that ran out of space must not take it from others.
    if (full) await clear(await builds()).catch(() => {});
    await tell("failed", { why: full ? "full" : "missing" });
    return false;
  }
}

async function install() {
  filling = true;
  if (!(await fillAndTell())) throw new Error("this build is not here whole");
}

async function activate() {
  filling = false;
  // The previous build stays: one of its pages may still be open.
  const before = (await builds()).filter((build) => build !== built).slice(-1);
  await clear([...before, built]);
  await self.clients.claim();
  await tell("ready");
}

/** The builds that are complete, oldest first. */
async function builds() {
  const cache = await caches.open(CACHE);
  const lists = (await cache.keys()).map(({ url }) => url).filter(isList);
  return lists.map((url) => url.slice(listOf("").length));
}

/** Deletes everything that belongs to none of these builds. */
async function clear(wanted) {
  const cache = await caches.open(CACHE);
  const kept = new Set(wanted.map(listOf));
  for (const build of wanted) for (const hash of Object.values(await filesOf(cache, build))) kept.add(addressOf(hash));
  for (const { url } of await cache.keys()) if (!kept.has(url)) await cache.delete(url);
}

async function filesOf(cache, build) {
  if (build === built) return files;
  const list = await cache.match(listOf(build));
  return list ? list.json() : {};
}

/** The response to a page: the file of this build, else of another complete one, else of the host. */
async function answer(request, path) {
  const kept = await find(path).catch(() => null);
  if (kept) return kept;
  try {
    return await fetch(request);
  } catch (error) {
    // Offline navigation to an unknown path: redirect to the shelf.
    if (request.mode === "navigate" && path !== "index.html") return Response.redirect(scope.href);
    throw error;
  }
}

async function find(path) {
  const cache = await caches.open(CACHE);
  if (Object.hasOwn(files, path)) return cache.match(addressOf(files[path]));
  for (const build of await builds()) {
    const known = await filesOf(cache, build);
    if (Object.hasOwn(known, path)) return cache.match(addressOf(known[path]));
  }
  return null;
}

// What another app shares with this one waits here until the page takes it (`take_shared` in browser/files.rs).
const SHARED = ".shared";

/** Keeps a shared file, or a text, and opens the page for it; a link of ours is opened itself. */
async function receive(request) {
  const given = await request.formData();
  const text = ["url", "text"].map((name) => given.get(name)).find(Boolean) ?? "";
  const [link] = /#give=[\w.-]+/.exec(text) ?? [];
  if (!link) await (await caches.open(CACHE)).put(new URL(SHARED, scope), new Response(given.get("file") ?? text));
  return Response.redirect(scope.href + (link ?? "#shared"), 303);
}

/** Gives out what was shared, once. */
async function shared() {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(new URL(SHARED, scope));
  await cache.delete(new URL(SHARED, scope));
  return kept ?? Response.error();
}

/** The path of a file within this folder; null for requests that are not handled here. */
function pathOf({ method, url }) {
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== scope.origin || !pathname.startsWith(scope.pathname)) return null;
  const path = pathname.slice(scope.pathname.length);
  return NEVER_OURS.includes(path) ? null : path || "index.html";
}

// Messages from the page: `state` checks the cache, which the system may have emptied; `takeOver` activates a
// waiting build.
const ASKED = {
  state: async () => {
    if (await fillAndTell()) await tell("ready");
  },
  takeOver: () => self.skipWaiting(),
};

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("message", (event) => {
  if (Object.hasOwn(ASKED, event.data)) event.waitUntil(ASKED[event.data]());
});
self.addEventListener("fetch", (event) => {
  const path = pathOf(event.request);
  if (event.request.method === "POST" && event.request.url === `${scope.href}?shared`) event.respondWith(receive(event.request));
  else if (path === SHARED) event.respondWith(shared());
  else if (path !== null) event.respondWith(answer(event.request, path));
});
