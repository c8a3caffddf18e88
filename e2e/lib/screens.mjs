// Every screen there is: what is in the storage beforehand, and how to get there.
import { readFileSync } from "node:fs";
import { seeded } from "./chance.mjs";
import { playUntil } from "./drive.mjs";
import { stopping } from "./stops.mjs";
import * as studio from "./studio.mjs";
import { act, lift, queryOf, seated } from "./table.mjs";

const file = JSON.parse(readFileSync(new URL("../../tests/saves/heure-v1-broken-off.json", import.meta.url), "utf8"));

/** A kept sitting as the storage has it; `change` may spoil it. */
function sitting(id, { when = 1_700_000_000_000, change = (texts) => texts } = {}) {
  const { setup, journal } = change({ setup: JSON.stringify(file.setup), journal: JSON.stringify(file.journal) });
  return { [`tablee:sitting:${id}:setup`]: setup, [`tablee:sitting:${id}:journal`]: journal, [`tablee:sitting:${id}:when`]: String(when) };
}

const lines = (things) => things.map((thing) => `${JSON.stringify(thing)}\n`).join("");
const NAMES = ["Chloé", "Nassim", "Mamie Jo", "Maximilien-Alexandre", "Zoé", "Papy"];
const PROFILES = { "tablee:profiles": lines(NAMES.map((name, mark) => ({ id: mark + 1, name, mark }))) };

const record = (i) => {
  const players = [0, 1, 2, 3].slice(0, 2 + (i % 3)).map((mark) => ({ name: NAMES[mark], mark, profile: mark + 1, automatic: mark === 3 }));
  const winners = i % 4 === 3 ? [] : [i % players.length];
  return { sitting: `r${i}`, game: "heure", ended_at: 1_700_000_000_000 + i * 86_400_000, lasted: 600_000, players, winners, scores: players.map((_, seat) => (winners.includes(seat) ? 7 : 5)) };
};
const RECORDS = { "tablee:records": lines(Array.from({ length: 9 }, (_, i) => record(i))) };

const PARKED = {
  ...sitting("lo1-a"),
  ...sitting("lo2-b", { when: 1_710_000_000_000 }),
  ...sitting("lo3-c", { change: ({ setup, journal }) => ({ setup, journal: journal.slice(0, 300) }) }),
};

/** From home by these acts. */
const by = (...acts) => async (page, { url }) => {
  await page.goto(url());
  for (const name of acts) await act(page, name).click();
  return page;
};

/** A table, played until there. Why these seeds: the phase comes soon (found by playing a few). */
const table = (scene, until = "draw") => async (page, { url }) => {
  await page.goto(url(queryOf(scene)));
  await seated(page);
  await playUntil(page, until, scene);
  return page;
};

/** A screen, and then something more. */
const then = (open, more) => async (page, context) => {
  await open(page, context);
  await more(page, context);
  return page;
};

async function stop(page) {
  await act(page, "rules").click();
  await page.locator("details:has([data-move=stop]) > summary").click();
  await page.locator("[data-move=stop]").click();
  await page.locator(".podium").waitFor();
}

async function secondTab(page, { url, newPage }) {
  await table({ players: 2, seed: 4 }, (_, made) => made === 7)(page, { url });
  const second = await newPage({ context: page.context() });
  await second.goto(url());
  await act(second, "resume").click();
  await second.locator("[data-act=take-over]").waitFor();
  return second;
}

const FOUR = { players: 4, seed: 1, policy: "sensible" };
const HAND = table({ players: 2, seed: 4 }, "draw");
// The victim of this draw holds the ghost that was just hidden.
const HAUNTED = table({ players: 3, seed: 3, policy: "sensible" }, (now, made) => now.phase === "draw" && made > 9);

const setUpMidi = async (page, { url }) => {
  await page.goto(url());
  await page.locator('[data-act="open"][data-game="midi"], [data-game="midi"] [data-act="open"]').first().click();
  await page.locator(".setup-screen").waitFor();
  return page;
};

/** By name: { storage, open(page, { url, newPage }) → the page to look at }. */
const SINGLES = {
  home: { open: by() },
  "home-parked": { storage: PARKED, open: then(by(), (page) => act(page, "resume").waitFor()) },
  setup: { open: by("open") },
  "setup-four": { storage: PROFILES, open: then(by("open", "seat", "seat"), (page) => page.locator("summary").first().click()) },
  "setup-player": { open: by("open", "player") },
  settings: { open: by("settings") },
  players: { open: by("players") },
  "players-filled": { storage: { ...PROFILES, ...RECORDS }, open: by("players") },
  "players-one": { storage: { ...PROFILES, ...RECORDS }, open: by("players", "edit", "delete") },
  records: { open: by("records") },
  "records-filled": { storage: { ...PROFILES, ...RECORDS }, open: by("records") },
  about: { open: by("about") },
  "draw-two": { open: table({ players: 2, seed: 4 }) },
  "draw-refused": { open: then(table({ players: 2, seed: 4 }), (page) => act(page, "undo").click({ force: true })) },
  "draw-robot": { open: async (page, { url }) => (await page.goto(url("?game=heure&players=3&seed=2&auto=3")), await seated(page), page) },
  "place-unaided": { open: table({ ...FOUR, options: "glow=off" }, "place") },
  ask: { open: table({ players: 3, seed: 5, policy: "sensible" }, "ask") },
  answer: { open: table({ players: 3, seed: 5, policy: "sensible", options: "HEURE-O3=on" }, "answer") },
  emergency: { open: table({ players: 3, seed: 5, policy: "foolish" }, "emergency") },
  "emergency-pushed": { open: then(table({ players: 2, seed: 3, policy: "careless" }, "emergency"), (page) => page.locator("[data-move=push]").first().click()) },
  rules: { open: then(HAND, (page) => act(page, "rules").click()) },
  "rules-all": { open: then(HAND, async (page) => (await act(page, "rules").click(), await act(page, "all-rules").click())) },
  curtain: { open: then(HAND, (page) => act(page, "tidy").click()) },
  hand: { open: then(then(HAND, (page) => act(page, "tidy").click()), lift) },
  "hand-haunted": { open: then(then(HAUNTED, (page) => act(page, "tidy").click()), lift) },
  "won-two": { open: table({ players: 2, seed: 4, policy: "sensible" }, "over") },
  drawn: { open: table({ players: 2, seed: 23, policy: "careless" }, "over") },
  stopped: { open: then(table({ players: 3, seed: 3 }, (_, made) => made > 12), stop) },
  "second-tab": { open: secondTab },
  "midi-setup": { storage: PROFILES, open: setUpMidi },
};

const single = ([name, { storage, open }]) => ({
  storage,
  stops: [name],
  walk: async function* (page, context) {
    yield [name, await open(page, context)];
  },
});

/** One game of four, where it has been going on for a while and how it ends. */
const WHOLE_GAME = {
  draw: ({ phase }, made) => phase === "draw" && made > 14,
  place: ({ phase }, made) => phase === "place" && made > 14,
  ghost: ({ phase }) => phase === "ghost",
  won: ({ phase }) => phase === "over",
};
const wholeGame = {
  stops: Object.keys(WHOLE_GAME),
  walk: async function* (page, { url }, wanted) {
    await page.goto(url(queryOf(FOUR)));
    await seated(page);
    const chance = seeded(FOUR.seed);
    let made = 0;
    const on = async (reached) => {
      const table = await playUntil(page, (now, more) => reached(now, made + more), { ...FOUR, chance });
      made += table.made;
    };
    for await (const name of stopping(WHOLE_GAME, wanted, on)) yield [name, page];
  },
};

/**
 * Ways to all screens. The long ones come first, so that nobody waits for them at the end. Of a way:
 * what is in the `storage` beforehand; whether its `clock` is driven by us; the `stops` it makes;
 * `walk(page, { url, newPage }, wanted)`, which hands out [stop, the page to look at] for those wanted.
 */
export const WAYS = [...studio.WAYS, wholeGame, ...Object.entries(SINGLES).map(single)];

/** The names of all screens. */
export const SCREENS = WAYS.flatMap(({ stops }) => stops);
