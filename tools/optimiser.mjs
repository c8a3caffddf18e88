// Optimises wasm modules as `wasm-opt` does, with Binaryen's library in a thread a core: the program takes three seconds to
// start, and most of the hundreds of chunks need some hundredths of a second.
import { once } from "node:events";
import { isMainThread, parentPort, Worker } from "node:worker_threads";

// Optimise and shrink levels of `-O3`, `-Os` and `-Oz`.
const LEVELS = { 3: [3, 0], s: [2, 1], z: [2, 2] };

export class Optimiser {
  /** `level` is the letter after `-O`; `passes` run last, by their names without dashes. */
  constructor(threads, level, passes) {
    if (!LEVELS[level]) throw new Error(`-O${level} is not known here`);
    const thread = () => new Worker(new URL(import.meta.url));
    this.free = Array.from({ length: threads }, thread);
    this.how = { levels: LEVELS[level], passes };
  }

  /** Returns the optimised bytes; at most as many modules at once as there are threads. */
  async optimise(bytes) {
    const thread = this.free.pop();
    thread.postMessage({ bytes, ...this.how });
    const [optimised] = await once(thread, "message");
    this.free.push(thread);
    return Buffer.from(optimised);
  }

  close() {
    return Promise.all(this.free.map((thread) => thread.terminate()));
  }
}

if (!isMainThread) {
  const { default: binaryen } = await import("binaryen");
  parentPort.on("message", ({ bytes, levels: [optimise, shrink], passes }) => {
    binaryen.setOptimizeLevel(optimise);
    binaryen.setShrinkLevel(shrink);
    const module = binaryen.readBinary(bytes);
    module.optimize();
    module.runPasses(passes);
    parentPort.postMessage(module.emitBinary());
    module.dispose();
  });
}
