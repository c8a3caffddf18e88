/** The plain facts of Qui veut gagner des millions ?, which lib/facts.mjs explains. */
export const facts = {
  title: "Qui veut gagner des millions ?",
  misspelt: "million",
  cards: ["goal", "answer"],
  hints: ["try", "keep", "settle"],
  // The tablet as host is told by whoever has led.
  anew: { scene: { players: 3, seed: 3, options: "MIL-O2=device,MIL-O14=quick" }, says: /dix dernières marches/, never: /mène/ },
  asks: true,
  phases: ["reading", "answer", "confirm", "choice"],
  blind: [
    { players: 4, seed: 2 },
    { players: 4, seed: 7, options: "MIL-O4=any-time,MIL-O6=richest,MIL-O7=on,MIL-O8=host,MIL-O11=plays-on" },
    { players: 5, seed: 3, auto: 3 },
    { players: 2, seed: 1 },
    { players: 3, seed: 4, options: "MIL-O2=device,MIL-O5=30", sand: true },
    { players: 1, seed: 5, options: "MIL-O2=device" },
    { players: 3, seed: 6, options: "MIL-O10=television" },
    { players: 2, seed: 8, options: "MIL-O9=free,MIL-O3=1" },
  ],
  long: { players: 4, seed: 5, options: "MIL-O1=9" },
  seldom: ["gone", "no", "unhide", "unchoose"],
  short: { players: 2, seed: 5, options: "MIL-O14=on" },
  television: { players: 3, seed: 5, options: "MIL-O14=on" },
  phones: {
    scene: { players: 2, seed: 5, options: "MIL-O14=on" },
    law: [{ players: 4 }, { players: 3, seed: 3, options: "" }, { players: 2, seed: 2, options: "MIL-O10=television" }],
    moves: [6, 200],
  },
  guided: [{ players: 4, seed: 3, options: "MIL-O16=curtain" }, { players: 5, seed: 6, options: "MIL-O2=device" }, { players: 1, seed: 5, options: "MIL-O2=device" }],
  english: ["millions-setup", "millions-won", "millions-rules", "millions-choice", "millions-lowered", "millions-answer", "millions-confirm", "millions-reveal-falls", "millions-vote"],
  bench: { scene: { players: 3, seed: 3 }, load: 640_000 },
};
