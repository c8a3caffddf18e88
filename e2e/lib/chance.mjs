// Seeded chance, so that a failing random game can be named and played again.

/** A generator of numbers in [0, 1), the same for the same seed (mulberry32). */
export function seeded(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A page whose own chance – what *Jouer* deals by – is the same at every run. */
export const withoutLuck = (page, seed) => page.addInitScript(`(${(seeded, seed) => (Math.random = seeded(seed))})(${seeded}, ${seed})`);
