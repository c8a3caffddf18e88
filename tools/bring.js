// Loads the other wasm files for the first. tools/post-build.mjs puts this into wasm-bindgen's glue, whose
// `wasm` are the exports of the first file, in place of the loaders that wasm-split-cli writes: those cost
// another request and need hosts that know the wasm type.
// In the one-file app `inside` holds the files that otherwise lie beside the script (tools/single.mjs).
const beside = async (file) => (globalThis.inside ? new Response(inside.file(file)) : fetch(new URL(file, import.meta.url)));

async function placed(file) {
  const answer = await beside(file);
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
  // Old engines have no compileStreaming, and it needs a host that sends the wasm type.
  const known = WebAssembly.compileStreaming && answer.headers.get("content-type")?.startsWith("application/wasm");
  const module = known ? WebAssembly.compileStreaming(answer) : WebAssembly.compile(await answer.arrayBuffer());
  for (const part of await parts(await module)) new WebAssembly.Instance(part, { __wasm_split: wasm });
}

// The modules of a file: tools/post-build.mjs packs small ones into custom sections of one module.
function parts(module) {
  const packed = WebAssembly.Module.customSections(module, "part");
  return packed.length ? Promise.all(packed.map((part) => WebAssembly.compile(part))) : [module];
}

const asked = new Map();

// Loads a file once; again only after a failure.
function once(file) {
  const coming = asked.get(file) ?? placed(file);
  asked.set(file, coming);
  coming.catch(() => asked.delete(file));
  return coming;
}

// Returns the loader of these files; `told` is the callback's index in the function table.
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
