// Every screen there is, by room: the shell's, and those of each game.
import { GAMES } from "./games.mjs";
import { ASKED, PARKED, PROFILES, RECORDS } from "./kept.mjs";
import { act } from "./table.mjs";
import { by, single, singles, then } from "./ways.mjs";

const PLAYED = { ...PROFILES, ...RECORDS, ...ASKED };

const SHELL = [
  ...singles({ home: by(), settings: by("settings"), players: by("players"), records: by("records"), questions: by("questions"), about: by("about") }),
  ...singles({ "players-filled": by("players"), "players-one": by("players", "edit", "delete"), "records-filled": by("records"), "questions-filled": by("questions", "freshen") }, PLAYED),
  single("home-parked", then(by(), (page) => act(page, "resume").waitFor()), PARKED),
];

/** Ways (lib/ways.mjs) by room. */
const ROOMS = { shell: SHELL, ...Object.fromEntries(Object.entries(GAMES).map(([id, { ways }]) => [id, ways])) };

/** Ways to all screens. */
export const WAYS = Object.values(ROOMS).flat();

/** The names of all screens, by room. */
export const SCREENS = Object.fromEntries(Object.entries(ROOMS).map(([room, ways]) => [room, ways.flatMap(({ stops }) => stops)]));

/** Screens that are looked at in English, too. */
export const ENGLISH = ["home-parked", "settings", "players-one", "records-filled", "questions-filled", ...Object.values(GAMES).flatMap(({ english }) => english)];
