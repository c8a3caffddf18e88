// Measures the memory of a page.

// Runs in the page before anything else: collects every wasm memory in `window.memories`.
export function keepMemory() {
  window.memories = [];
  for (const name of ["instantiate", "instantiateStreaming"]) {
    const instantiate = WebAssembly[name];
    WebAssembly[name] = async (...args) => {
      const made = await instantiate(...args);
      const all = Object.values((made.instance ?? made).exports);
      window.memories.push(...all.filter((value) => value instanceof WebAssembly.Memory));
      return made;
    };
  }
}

/** The page's memory after a garbage collection: heap and wasm in kB, number of nodes and of listeners. */
export async function held(page, devtools) {
  await devtools.send("HeapProfiler.collectGarbage");
  const { usedSize } = await devtools.send("Runtime.getHeapUsage");
  const { nodes, jsEventListeners } = await devtools.send("Memory.getDOMCounters");
  const wasm = await page.evaluate(() => Math.max(...window.memories.map(({ buffer }) => buffer.byteLength)));
  return { heap: usedSize / 1000, wasm: wasm / 1000, nodes, listeners: jsEventListeners };
}
