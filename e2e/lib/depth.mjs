// How deep a run goes. What is played many times over – scenes, sizes, kills, games alike – is played a few times by
// `make test` and as often as its test says by `make test ALL=1`, before a release.
import { GAMES } from "./games.mjs";

/** Whether this is a full run. */
export const FULL = Boolean(process.env.ALL);

/** The list, or in a usual run its first few: the most different ones come first. */
export const some = (list, few) => (FULL ? list : list.slice(0, few));

/** A number of times, or in a usual run fewer. */
export const times = (all, few) => (FULL ? all : few);

/** All games, or in a usual run these alone. */
export const gamesOr = (...usual) => [...usual, ...(FULL ? Object.keys(GAMES).filter((id) => !usual.includes(id)) : [])];
