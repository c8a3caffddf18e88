// How the first wasm file gets the others: tools/post-build.mjs puts this into wasm-bindgen's glue,
// whose `wasm` are the exports of the first, in place of the loaders that wasm-split-cli writes –
// those are a request of their own and want hosts to know what wasm is.
// A page that is one file holds what lies beside the script otherwise (tools/single.mjs).
const beside = async (file) => (globalThis.inside ? new Response(inside.file(file)) : fetch(new URL(file, import.meta.url)));

async function placed(file) {
  const answer = await beside(file);
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
  // Old engines compile no stream; hosts that do not know wasm hand out none.
  const known = WebAssembly.compileStreaming && answer.headers.get("content-type")?.startsWith("application/wasm");
  const module = known ? WebAssembly.compileStreaming(answer) : WebAssembly.compile(await answer.arrayBuffer());
  for (const part of await parts(await module)) new WebAssembly.Instance(part, { __wasm_split: wasm });
}

// The modules of a file: tools/post-build.mjs packs small ones into sections of one.
function parts(module) {
  const packed = WebAssembly.Module.customSections(module, "part");
  return packed.length ? Promise.all(packed.map((part) => WebAssembly.compile(part))) : [module];
}

const asked = new Map();

// Asked again only after it has failed.
function once(file) {
  const coming = asked.get(file) ?? placed(file);
  asked.set(file, coming);
  coming.catch(() => asked.delete(file));
  return coming;
}

// Told is an index into the table of functions.
const bring = (...files) => async (told, data) => {
  let success = 1;
  try {
    await Promise.all(files.map(once));
  } catch (error) {
    console.warn(error);
    success = 0;
  }
  wasm.__indirect_function_table.get(told)(data, success);
};
