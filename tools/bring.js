// How the first wasm file gets the second: tools/post-build.mjs puts this into wasm-bindgen's glue,
// whose `wasm` are the exports of the first, in place of the loader that wasm-split-cli writes – that
// one is a request of its own and wants hosts to know what wasm is.
async function fetchRest() {
  const answer = await fetch(new URL("REST_FILE", import.meta.url));
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
  const known = answer.headers.get("content-type")?.startsWith("application/wasm");
  return known ? WebAssembly.compileStreaming(answer) : WebAssembly.compile(await answer.arrayBuffer());
}

// Told is an index into the table of functions. Asked again only after it has failed.
async function bringRest(told, data) {
  let success = 1;
  try {
    new WebAssembly.Instance(await fetchRest(), { __wasm_split: wasm });
  } catch (error) {
    console.warn(error);
    success = 0;
  }
  wasm.__indirect_function_table.get(told)(data, success);
}
