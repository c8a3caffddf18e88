// All that the browser tests – blind games with reloads, secrets, the keyboard, axe, every screen at every size,
// killed browsers – and the bench must know about each game: its plain facts (lib/facts.mjs, which has the list), and
// from e2e/games/<game>.mjs:
//   player     (lib/player.mjs) plays it; its first policy finishes whole games
//   hand       (phone, seen, { seat, chance, made, bold }) plays a turn on a phone (lib/hand.mjs) by what the phone shows;
//              `false` when nothing is done
//   secrets    { scenes, policy, leaks(page, table, seen), noting(page) → seen, lifted, televised(seen, table) }: `leaks`
//              lists what the page reveals and should not reveal to the current eyes; `lifted` curtains are lifted;
//              `televised` says of each secret whether a television gives it away
//   ways       the ways to its screens (lib/ways.mjs)
// Nothing that those files import may import this one: each would wait for the other.
import { FACTS, byGame, whole } from "./facts.mjs";

const NEEDED = ["player", "hand", "secrets", "ways"];

/** All facts by game. */
export const GAMES = await byGame(async (id) => ({ ...FACTS[id], ...whole(id, (await import(`../games/${id}.mjs`)).facts, NEEDED) }));
