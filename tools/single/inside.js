// The start of tablee.html (tools/single.mjs): unpacks the files in the page and serves them by their path in dist/,
// through the global `inside` (src/app/browser/one_file.rs, tools/bring.js).
const holder = document.getElementById("inside");
const letters = atob(holder.textContent);
holder.remove();
const packed = new Uint8Array(letters.length);
for (let i = 0; i < letters.length; i += 1) packed[i] = letters.charCodeAt(i);
// The gzip stream ends with a checksum: a damaged file fails here.
const unpacked = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
const all = new Uint8Array(await new Response(unpacked).arrayBuffer());
// The first line lists what follows.
const end = all.indexOf(10);
const text = (bytes) => new TextDecoder().decode(bytes);
const { files, sprites } = JSON.parse(text(all.subarray(0, end)));
const places = new Map();
let at = end + 1;
for (const [path, type, size] of files) places.set(path, { type, bytes: all.subarray(at, (at += size)) });

const place = (path) => places.get(path.replace(/^\.\//, ""));
const addresses = new Map();

/** The file of that path, or undefined. */
function file(path) {
  const held = place(path);
  return held && new Blob([held.bytes], { type: held.type });
}

/** A blob URL of the file, the same each time, or undefined. */
function address(path) {
  if (!addresses.has(path) && place(path)) addresses.set(path, URL.createObjectURL(file(path)));
  return addresses.get(path);
}

globalThis.inside = { file, address };
for (const link of document.querySelectorAll("link[data-inside]")) link.href = address(link.dataset.inside);
// <use> cannot refer into a blob, so sprites are put into the page, in the same form as the app does otherwise.
for (const path of sprites) {
  const sprite = document.createElement("div");
  sprite.hidden = true;
  sprite.className = "sprite";
  sprite.innerHTML = text(place(path).bytes);
  document.body.append(sprite);
}
