/** The plain facts of Les 12 Coups de Midi, which lib/facts.mjs explains. */
export const facts = {
  title: "Les 12 Coups de Midi",
  misspelt: "midy",
  cards: ["goal", "kickoff", "duel", "sheet", "fatal", "master", "star"],
  hints: ["number", "choose", "star"],
  asks: true,
  sand: true,
  phases: ["kickoff", "duel", "sheet", "fatal", "master", "star"],
  blind: [
    { players: 2, seed: 1 },
    { players: 4, seed: 8, options: "reading=tablet,MIDI-O2=soft,MIDI-O6=start,MIDI-O8=no" },
    { players: 4, seed: 4, auto: 3 },
    { players: 2, seed: 5, options: "reading=tablet,MIDI-O3=30,MIDI-O9=compared" },
    { players: 2, seed: 6, auto: 1 },
    { players: 3, seed: 2, options: "reading=tablet" },
    { players: 3, seed: 7, options: "MIDI-O3=15,MIDI-O4=waits,MIDI-O5=sudden-death,MIDI-O10=45" },
  ],
  // With every ruling overruled, the game would not end.
  seldom: ["overrule"],
  short: { players: 2, seed: 5, options: "MIDI-O12=on" },
  television: { players: 2, seed: 5, options: "MIDI-O12=on" },
  phones: {
    scene: { players: 2, seed: 5, options: "MIDI-O12=on,MIDI-O10=45" },
    law: [{}, { players: 3, seed: 3, options: "reading=tablet,MIDI-O12=on,MIDI-O9=compared,MIDI-O3=30" }, { options: "", from: "star" }],
    moves: [12, 3_000],
    left: "continue",
  },
  guided: [{ players: 3, seed: 3 }, { players: 2, seed: 5, options: "reading=tablet" }, { players: 4, seed: 3 }],
  english: ["midi-setup", "midi-won-two", "midi-rules", "midi-question", "midi-reveal", "midi-sheet", "midi-judge", "midi-typed", "midi-flap", "midi-guess"],
  bench: { scene: { players: 3, seed: 3 }, load: 640_000 },
};
