// Seeded random numbers, so that a failing random game can be reported and reproduced.

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

/** Seeds the page's own Math.random, by which *Jouer* deals, so that every run is the same. */
export const withoutLuck = (page, seed) => page.addInitScript(`(${(seeded, seed) => (Math.random = seeded(seed))})(${seeded}, ${seed})`);
