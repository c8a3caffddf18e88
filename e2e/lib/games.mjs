// What the browser tests – blind games with reloads, secrets, the keyboard, axe, every screen at every size,
// killed browsers – and the bench must know about each game. One entry here gives a new game all of these
// tests. The facts of a game:
//   title      its name
//   player     (lib/player.mjs) plays it; its first policy finishes whole games
//   sand       whether its clocks run while somebody can act
//   phases     the phases that every whole game of two or more passes through, the first one first
//   blind      scenes that are clicked blindly to the end, the most different ones first: { players, seed, options,
//              auto, seldom }
//   long       a scene that blind clicks do not finish soon, for games that are short for two players
//   seldom     moves that the blind clicker makes only now and then: those that keep a game from ending
//   secrets    { scenes, policy, leaks(page, table, seen), noting(page) → seen, lifted }: `leaks` lists what
//              the page reveals and should not reveal to the current eyes; `lifted` curtains are lifted
//   ways       the ways to its screens (lib/ways.mjs)
//   english    the screens that are also checked in English
//   allowed    intended faults of layout: "screen kind"
//   bench      { scene, load }: the table whose taps are measured, and the budget of a first load with a table
import { facts as defizz } from "../games/defizz.mjs";
import { facts as egomaster } from "../games/egomaster.mjs";
import { facts as heure } from "../games/heure.mjs";
import { facts as midi } from "../games/midi.mjs";
import { facts as millions } from "../games/millions.mjs";

export const GAMES = { midi, heure, millions, defizz, egomaster };
