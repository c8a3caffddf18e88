/** The plain facts of Egomaster, which lib/facts.mjs explains. */
export const facts = {
  title: "Egomaster",
  misspelt: "egomastr",
  cards: ["goal", "walk", "quick", "elimination"],
  hints: ["roll", "walk", "stake"],
  // The quick game is told by whoever knows the whole one.
  anew: { scene: { players: 3, seed: 3, options: "EGO-V=on" }, says: /Pas de banque/, never: /banque, / },
  asks: true,
  byHand: "EGO-O11",
  contest: { hour: { players: 4, seed: 2, options: "EGO-V=on" }, turns: { players: 2, seed: 4 } },
  phases: ["start", "place", "roll", "walk", "dice", "question"],
  blind: [
    { players: 3, seed: 1 },
    { players: 4, seed: 7, options: "EGO-O8=on,EGO-O2=poorest,EGO-O3=earlier,EGO-O4=on,EGO-O5=on,EGO-O6=on,EGO-O7=on" },
    { players: 4, seed: 6, auto: 3, options: "EGO-V=on,EGO-O11=alone" },
    { players: 6, seed: 4, options: "EGO-V=on" },
    { players: 2, seed: 5, options: "EGO-O9=on,EGO-V=on,EGO-O1=10", sand: true },
  ],
  long: { players: 5, seed: 8 },
  seldom: ["overrule", "withdraw", "appoint", "refuse"],
  short: { players: 3, seed: 4, options: "EGO-V=on" },
  television: { players: 3, seed: 4, options: "EGO-V=on" },
  phones: {
    scene: { players: 2, seed: 4, options: "EGO-O9=on,EGO-V=on" },
    law: [{}, { players: 3, seed: 4, options: "EGO-O9=on" }],
    moves: [6, 500],
  },
  guided: [{ players: 4, seed: 4 }, { players: 2, seed: 3 }, { players: 6, seed: 4 }],
  comesIn: true,
  // The whole game takes an hour.
  lengths: { quick: { quick: true }, whole: "EGO-V=off" },
  paper: { shows: "the ring and the chips", button: "print-board", pages: 2, inner: "svg, b" },
  english: ["egomaster-setup", "egomaster-won", "egomaster-rules", "egomaster-walk", "egomaster-booklet-again", "egomaster-opponent", "egomaster-reveal", "egomaster-stake", "egomaster-raise"],
  bench: { scene: { players: 4, seed: 3 }, load: 640_000 },
};
