// The rules alone: random moves per second, natively and as wasm under Node, both
// with the example playouts. The median of three runs each.
import { execFile } from "node:child_process";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { median } from "./numbers.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, "../..");
const run = promisify(execFile);
const playouts = (game) => [game, "--players", "4", "--games", "20000", "--seed", "1"];
const BUILD = ["build", "--release", "--locked", "--example", "playouts"];
const RUNS = 3;

/** { native, wasm (both Quelle heure est-il ?), midi, millions (both native) }, each { speed, games, violations }. */
export async function randomPlay() {
  await cargo(BUILD);
  await cargo([...BUILD, "--target", "wasm32-wasip1"]);
  const { target_directory: target } = JSON.parse((await cargo(["metadata", "--format-version", "1", "--no-deps"])).stdout);
  const native = join(target, "release/examples/playouts");
  const wasm = join(target, "wasm32-wasip1/release/examples/playouts.wasm");
  return {
    native: await timed(native, playouts("heure")),
    wasm: await timed(process.execPath, ["--no-warnings", join(here, "wasi.mjs"), wasm, ...playouts("heure")]),
    midi: await timed(native, playouts("midi")),
    millions: await timed(native, playouts("millions")),
  };
}

const cargo = (args) => run("cargo", args, { cwd: root, maxBuffer: 64 << 20 });

async function timed(program, args) {
  const results = [];
  for (let i = 0; i < RUNS; i++) {
    const { stdout } = await run(program, args, { cwd: root });
    results.push(JSON.parse(stdout.trim().split("\n").at(-1)));
  }
  const { games, violations } = results[0];
  return { speed: median(results.map((result) => result.moves_per_second)), games, violations };
}
