// The list of games for the browser tests, and the plain facts of each: what is known of a game without playing it.
// This file imports no helper, so that every helper may import it; what plays a game stands in lib/games.mjs, which
// adds it to these facts. One word here gives a new game all tests that go over games. The facts:
//   title      its name; `misspelt`: a name so near that a link with it is understood
//   cards      its title cards, in the order in which they appear
//   hints      the moves that a bubble explains when they can be made for the first time
//   anew       { scene, says, never }: a way to play whose card is new to whoever knows the game, and what it says
//   asks       whether it asks questions: their decks have themes, their answers are told and counted
//   byHand     the option by which forced moves are made by themselves after a while; tests switch it off
//   contest    for games of stakes and duels, which share their screens: { hour, turns }: a scene that ends at an hour, one
//              that reaches a number to type
//   sand       whether its clocks run while somebody can act
//   phases     the phases that every whole game of two or more passes through, the first one first
//   blind      scenes that are clicked blindly to the end, the most different ones first: { players, seed, options,
//              auto, seldom }
//   long       a scene that blind clicks do not finish soon, for games that are short for two players
//   seldom     moves that the blind clicker makes only now and then: those that keep a game from ending
//   short      a scene that is soon over; `television`: one whose whole game is watched on a television
//   phones     { scene, law, moves, left }: a short game of two on phones; what of it is otherwise at the tables whose phones
//              show all their screens (`from`: phones join in that phase); the fewest moves of both phones and the most
//              steps of the whole game; the only move left to the tablet while who plays has a phone (else: all but
//              lifting a curtain)
//   guided     scenes in which hints are met: few and many people, who read themselves or are read to; `comesIn`: whether
//              something still comes in when the first hints stand
//   lengths    for a game that is too long for a public room: { quick, whole }: what a draft keeps of its quick game, and the
//              option of its whole one
//   paper      what its rules offer to print besides: { shows, button, pages, inner }
//   english    the screens that are also checked in English
//   allowed    intended faults of layout: "screen kind"
//   bench      { scene, load }: the table whose taps are measured, and the budget of a first load with a table
const IDS = ["midi", "heure", "millions", "defizz", "egomaster"];

/** An object by game, in the order of the shelf; `load(id)` brings its part. */
export const byGame = async (load) => Object.fromEntries(await Promise.all(IDS.map(async (id) => [id, await load(id)])));

/** These facts, or an error that says which of the needed ones are missing. */
export function whole(id, facts, needed) {
  const missing = needed.filter((fact) => facts[fact] === undefined);
  if (missing.length > 0) throw new Error(`the facts of ${id} say nothing of ${missing.join(", ")}`);
  return facts;
}

const NEEDED = ["title", "misspelt", "cards", "hints", "phases", "blind", "seldom", "short", "television", "phones", "guided", "english", "bench"];

/** The plain facts by game. */
export const FACTS = await byGame(async (id) => whole(id, (await import(`../games/facts/${id}.mjs`)).facts, NEEDED));

/** The games that have this fact. */
export const gamesWith = (fact) => Object.keys(FACTS).filter((id) => FACTS[id][fact]);
