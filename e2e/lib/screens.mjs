// Every screen there is: what is in the storage beforehand, and how to get there.
import { readFileSync } from "node:fs";
import { playUntil } from "./drive.mjs";
import * as midi from "./midi.mjs";
import { renew } from "./pages.mjs";
import { pool } from "./pool.mjs";
import { queryOf, seated } from "./table.mjs";

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

const act = (page, name) => page.locator(`[data-act="${name}"]${name === "open" ? "[data-game=heure]" : ""}:visible`).first();

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

/** By keyboard: whoever does not see the curtain need not hold it. */
async function lift(page) {
  await act(page, "uncover").focus();
  await page.keyboard.press("Enter");
  await page.locator(".hand > li").first().waitFor();
}

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
const busy = (phase) => (now, made) => now.phase === phase && made > 14;
const HAND = table({ players: 2, seed: 4 }, "draw");
// The victim of this draw holds the ghost that was just hidden.
const HAUNTED = table({ players: 3, seed: 3, policy: "sensible" }, (now, made) => now.phase === "draw" && made > 9);

// ── the studio of Les 12 Coups de Midi ──

const named = (name) => ({ moves }) => moves.some((move) => move.name === name);
const at = (phase, name) => (now) => now.phase === phase && (!name || named(name)(now));

/** A studio where seat `fool` knows nothing and the others everything, played until there; its clock is ours. */
const studio = (until, { players = 3, seed = 3, fool = 0, options } = {}) => ({
  clock: true,
  open: async (page, { url }) => {
    await page.goto(url(midi.queryOf({ players, seed, options })));
    await seated(page);
    const policy = midi.wise((seat) => seat !== fool);
    await midi.playUntil(page, until, { policy, watch: (now) => midi.spend(page, now, 7_000) });
    await page.clock.runFor(1_000);
    return page;
  },
});

const FOUR_DESKS = { players: 4, seed: 8, fool: 1 };
const STUDIO = {
  "midi-setup": { storage: PROFILES, open: async (page, { url }) => (await page.goto(url()), await page.locator('[data-act="open"][data-game="midi"], [data-game="midi"] [data-act="open"]').first().click(), await page.locator(".setup-screen").waitFor(), page) },
  "midi-number": studio(at("kickoff", "number"), { players: 2 }),
  "midi-question": studio(at("kickoff", "choose"), FOUR_DESKS),
  "midi-reveal": studio(at("kickoff", "continue")),
  "midi-challenge": studio(at("duel", "challenge"), FOUR_DESKS),
  "midi-titles": studio(at("duel", "take")),
  "midi-duel": studio(at("duel", "choose")),
  "midi-duel-reveal": studio((now) => now.phase === "sheet" && named("continue")(now)),
  "midi-sheet": studio((now) => at("sheet", "open")(now) && now.moves.length < 6, FOUR_DESKS),
  "midi-opponent": studio(at("opponent"), FOUR_DESKS),
  "midi-curtain": studio(at("fatal", "uncover")),
  "midi-ready": studio(at("fatal", "ready")),
  "midi-judge": studio(at("fatal", "right"), FOUR_DESKS),
  "midi-typed": studio(at("fatal", "say"), { options: "reading=tablet" }),
  "midi-draw": studio(at("master", "draw"), FOUR_DESKS),
  "midi-master": studio(at("master", "choose"), FOUR_DESKS),
  "midi-flap": studio(at("master", "open_flap"), { players: 2 }),
  "midi-last-chance": studio(at("master", "decline"), FOUR_DESKS),
  "midi-guess": studio(at("star", "uncover")),
  "midi-honour": studio(at("star", "right")),
  "midi-won": studio(at("over"), FOUR_DESKS),
  "midi-won-two": studio(at("over"), { players: 2 }),
  "midi-rules": { clock: true, open: then(studio(at("sheet", "open")).open, (page) => act(page, "rules").click()) },
};

/** By name: { storage, clock, open(page, { url, newPage }) → the page to look at }; `clock`: its clock is driven by us. */
export const SCREENS = {
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
  draw: { open: table(FOUR, busy("draw")) },
  "draw-two": { open: table({ players: 2, seed: 4 }) },
  "draw-refused": { open: then(table({ players: 2, seed: 4 }), (page) => act(page, "undo").click({ force: true })) },
  "draw-robot": { open: async (page, { url }) => (await page.goto(url("?game=heure&players=3&seed=2&auto=3")), await seated(page), page) },
  place: { open: table(FOUR, busy("place")) },
  "place-unaided": { open: table({ ...FOUR, options: "glow=off" }, "place") },
  ghost: { open: table(FOUR, "ghost") },
  ask: { open: table({ players: 3, seed: 5, policy: "sensible" }, "ask") },
  answer: { open: table({ players: 3, seed: 5, policy: "sensible", options: "HEURE-O3=on" }, "answer") },
  emergency: { open: table({ players: 3, seed: 5, policy: "foolish" }, "emergency") },
  "emergency-pushed": { open: then(table({ players: 2, seed: 3, policy: "careless" }, "emergency"), (page) => page.locator("[data-move=push]").first().click()) },
  rules: { open: then(HAND, (page) => act(page, "rules").click()) },
  "rules-all": { open: then(HAND, async (page) => (await act(page, "rules").click(), await act(page, "all-rules").click())) },
  curtain: { open: then(HAND, (page) => act(page, "tidy").click()) },
  hand: { open: then(then(HAND, (page) => act(page, "tidy").click()), lift) },
  "hand-haunted": { open: then(then(HAUNTED, (page) => act(page, "tidy").click()), lift) },
  won: { open: table({ players: 4, seed: 3, policy: "sensible" }, "over") },
  "won-two": { open: table({ players: 2, seed: 4, policy: "sensible" }, "over") },
  drawn: { open: table({ players: 2, seed: 23, policy: "careless" }, "over") },
  stopped: { open: then(table({ players: 3, seed: 3 }, (_, made) => made > 12), stop) },
  "second-tab": { open: secondTab },
  ...STUDIO,
};

/**
 * Opens screens, two at once, and hands each page to `look(page, name)`; gathers what these say.
 * `options` go to newPage, `settings` are kept beforehand.
 */
export async function visit(names, context, { settings, ...options }, look) {
  // A page whose clock we drive keeps that clock.
  const used = { ours: [], theirs: [] };
  const found = await pool(names, 2, async (name) => {
    const { storage, clock, open } = SCREENS[name];
    const pages = clock ? used.ours : used.theirs;
    const kept = { ...storage, ...(settings && { "tablee:settings": JSON.stringify(settings) }) };
    try {
      const page = pages.pop() ?? (await newPage(context, clock, options));
      await renew(page, context.url, { storage: kept, viewport: options.viewport });
      const shown = await open(page, context);
      await settled(shown);
      const said = await look(shown, name);
      if (shown !== page) await shown.close();
      pages.push(page);
      return said;
    } catch (error) {
      return `${name} cannot be opened: ${error.message}`;
    }
  });
  return found.flat();
}

async function newPage(context, clock, options) {
  const page = await context.newPage(options);
  if (clock) await page.clock.install();
  return page;
}

async function settled(page) {
  await page.locator(".screen").first().waitFor();
  await page.mouse.move(0, 0);
  await page.evaluate(() => document.fonts.ready);
}
