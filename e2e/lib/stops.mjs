// Screens as stops on the way through one game: nothing is played twice to be seen.

/**
 * Names the `wanted` stops as they are reached, each once. `stops`: by name, whether a table is that
 * (table, clicks made → boolean). `playOn(reached)` plays until `reached(table, made)` is true.
 */
export async function* stopping(stops, wanted, playOn) {
  const left = new Set(wanted);
  while (left.size > 0) {
    let name;
    await playOn((table, made) => (name = [...left].find((one) => stops[one](table, made))));
    left.delete(name);
    yield name;
  }
}
