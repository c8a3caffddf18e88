// The table of facts: what the browser tests – blind games with reloads, secrets, the keyboard, axe, every
// screen at every size, killed browsers – and the bench must know of a game. A game that is added gets all
// of them by one entry here. Of a game:
//   title      its name
//   player     (lib/player.mjs) how people play it; its first policy brings whole games to their end
//   sand       whether its clocks run while somebody can act
//   phases     what every whole game of two or more comes through, the first phase first
//   blind      scenes that are clicked blindly to their end: { players, seed, options, auto, seldom }
//   long       a scene that blind clicks do not bring to its end soon, where two players' game is short
//   seldom     moves that a blind finger finds now and then only: those that lead to no end
//   secrets    { scenes, policy, leaks(page, table, seen), noting(page) → seen, lifted }: `leaks` names what
//              the page tells that it should not tell the eyes now looking; so many curtains are `lifted`
//   ways       to its screens (lib/ways.mjs)
//   english    which of them are looked at in English, too
//   allowed    faults of their layout that are meant: "screen kind"
//   bench      { scene, load }: the table whose taps are measured, and the budget of a first load with one
import { facts as defizz } from "../games/defizz.mjs";
import { facts as egomaster } from "../games/egomaster.mjs";
import { facts as heure } from "../games/heure.mjs";
import { facts as midi } from "../games/midi.mjs";
import { facts as millions } from "../games/millions.mjs";

export const GAMES = { midi, heure, millions, defizz, egomaster };
