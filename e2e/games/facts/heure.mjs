/** The plain facts of Quelle heure est-il ?, which lib/facts.mjs explains. */
export const facts = {
  title: "Quelle heure est-il ?",
  misspelt: "Heure",
  cards: ["goal", "draw"],
  hints: ["draw", "lay", "hide"],
  anew: { scene: { players: 2, seed: 3 }, says: /Un fantôme passe/, never: /Deux fantômes/ },
  phases: ["draw", "place", "ghost"],
  // Every option, every number of players, automatic players, and scenes that also open curtains.
  blind: [
    { players: 2, seed: 1 },
    { players: 3, seed: 10, options: "HEURE-O1=on,HEURE-O2=on,HEURE-O3=on,HEURE-O4=on,HEURE-O5=random,glow=off" },
    { players: 4, seed: 9, options: "HEURE-O2=on,HEURE-O4=on", auto: 2 },
    { players: 3, seed: 2, options: "HEURE-O1=on" },
    { players: 4, seed: 3, options: "HEURE-O2=on" },
    { players: 2, seed: 4, options: "HEURE-O3=on", seldom: ["tidy", "peek", "shuffle"] },
    { players: 3, seed: 5, options: "HEURE-O4=on", auto: 1 },
    { players: 4, seed: 6, options: "HEURE-O5=random" },
    { players: 2, seed: 7, options: "glow=off" },
    { players: 3, seed: 8, options: "HEURE-O1=on,HEURE-O3=on,glow=off", seldom: ["tidy", "peek", "shuffle"] },
  ],
  seldom: [],
  short: { players: 2, seed: 4 },
  television: { players: 3, seed: 6 },
  phones: { scene: { players: 2, seed: 4 }, law: [{}, { players: 3, seed: 2 }], moves: [12, 900], left: "continue" },
  guided: [{ players: 4, seed: 3 }, { players: 2, seed: 31 }],
  comesIn: true,
  paper: { shows: "36 cards and their backs", button: "print-cards", pages: 8, inner: "img" },
  english: ["heure-setup", "heure-won-two", "heure-rules", "heure-setup-player", "heure-draw-two", "heure-ask", "heure-curtain", "heure-hand"],
  // The touch target is larger than the arrow's drawing (.push::before in heure.css).
  allowed: ["heure-emergency small", "heure-emergency-pushed small"],
  bench: { scene: { players: 4, seed: 1 }, load: 480_000 },
};
