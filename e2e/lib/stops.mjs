// Screens as stops on the way through one game: nothing is played twice to be seen.

/**
 * Names the `wanted` stops as they are reached, each once. `stops`: by name, whether a table is that
 * (table, clicks made → boolean). `playOn(reached)` plays until `reached` and hands back the table
 * with the clicks made.
 */
export async function* stopping(stops, wanted, playOn) {
  const left = new Set(wanted);
  const reached = (table, made) => [...left].find((name) => stops[name](table, made));
  while (left.size > 0) {
    const table = await playOn(reached);
    const name = reached(table, table.made);
    left.delete(name);
    yield name;
  }
}
