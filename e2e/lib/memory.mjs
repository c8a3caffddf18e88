// What a page holds in memory.

// Runs in the page before anything else.
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

/** What the page holds: heap and wasm in kB, nodes and listeners counted. */
export async function held(page, devtools) {
  await devtools.send("HeapProfiler.collectGarbage");
  const { usedSize } = await devtools.send("Runtime.getHeapUsage");
  const { nodes, jsEventListeners } = await devtools.send("Memory.getDOMCounters");
  const wasm = await page.evaluate(() => Math.max(...window.memories.map(({ buffer }) => buffer.byteLength)));
  return { heap: usedSize / 1000, wasm: wasm / 1000, nodes, listeners: jsEventListeners };
}
