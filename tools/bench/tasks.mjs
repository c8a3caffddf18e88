// Which tasks of whole games were long, told from what the machine did meanwhile: on a shared
// processor one task in a hundred takes twice as long, in every game another one. So the same game
// is played several times, and a task counts that is long after the same tap in most of them.
import { worst } from "./numbers.mjs";

/**
 * `games`: [{ boot, steps: [{ name, at }], long: [{ startTime, duration }] }], in ms, `long` being
 * tasks over 50 ms; hands back { count, worst, each, names } after boot: how many count, the longest
 * of any game, how many every single game had, and after which taps the ones that count come.
 */
export function longTasks(games) {
  const found = games.map(longByStep);
  const often = (name) => found.filter((game) => game.has(name)).length > games.length / 2;
  const names = [...new Set(found.flatMap((game) => [...game.keys()]))].filter(often);
  const durations = found.map((game) => [...game.values()].flat());
  return { count: names.length, names, worst: worst(durations.flat()), each: durations.map(({ length }) => length) };
}

// Durations by the tap they follow: "lay@place 3" is the third card that is laid.
function longByStep({ boot, steps, long }) {
  const taken = {};
  const named = steps.map(({ name, at }) => ({ name: `${name} ${(taken[name] = (taken[name] ?? 0) + 1)}`, at }));
  const byStep = new Map();
  for (const { startTime, duration } of long.filter(({ startTime }) => startTime > boot)) {
    const step = named.findLast(({ at }) => at <= startTime + duration)?.name ?? "boot";
    byStep.set(step, [...(byStep.get(step) ?? []), duration]);
  }
  return byStep;
}
