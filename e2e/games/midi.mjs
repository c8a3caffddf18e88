// Les 12 Coups de Midi for the browser tests: players who know every answer or none (read from the deck),
// its blind games, its secrets, its screens.
import { readFileSync } from "node:fs";
import { SOON, chosen, pickAt, press } from "../lib/hand.mjs";
import { player } from "../lib/player.mjs";
import { act } from "../lib/table.mjs";
import { tells } from "../lib/television.mjs";
import { journey, setUp, single } from "../lib/ways.mjs";

const decks = ["fr", "en"].map((lang) => JSON.parse(readFileSync(new URL(`../../public/decks/${lang}/midi.json`, import.meta.url), "utf8")));
/** All cards of a kind, and all their questions, in both languages. */
const cards = (kind) => decks.flatMap((deck) => deck[kind]);
const questions = (kind) => cards(kind).flatMap((card) => card.questions);

/** The right words by question; in the kick-off `null` when the hidden proposition is right. */
const ANSWERS = new Map([
  ...questions("kickoff").map(({ q, visible, right }) => [q, right === "visible" ? visible : null]),
  ...[...questions("master"), ...cards("duels").flatMap((pair) => pair.cards)].map(({ q, right }) => [q, right]),
]);
const SHEETS = new Map(cards("sheets").map((sheet) => [sheet.q, sheet.true]));
/** The face-down proposition by question of the kick-off. */
export const HIDDEN = new Map(questions("kickoff").map(({ q, hidden }) => [q, hidden]));

/** The open questions of the face-off, secret until they are put, with their secret answers: { q, answer }. */
export const OPEN = questions("fatal");
const KEYS = new Map(OPEN.map(({ q, answer }) => [q, answer]));
const STARS = cards("stars");

/** The phases of the final, in which the money on the table is no longer constant. */
export const FINAL = ["master", "star", "tiebreak", "over"];

const named = (moves, name) => moves.find((move) => move.name === name);

/**
 * A policy: a seat answers rightly if `knows(seat)`. Judges rule correctly; the star is guessed only after
 * the last question has been answered.
 */
export function wise(knows) {
  return (table) => {
    const { turn, phase, question, moves } = table;
    const right = knows(Number(turn));
    const find = (name) => named(moves, name);
    if (find("choose")) return choice(table, right);
    if (find("open")) {
      const truths = SHEETS.get(question);
      return moves.filter(({ name }) => name === "open").find(({ words }) => truths.includes(words) === right);
    }
    if (phase === "fatal") return find("ready") ?? find("read") ?? find(knows(table.answers) ? "right" : "wrong") ?? moves[0];
    if (phase === "star") return find("right") ?? moves[0];
    return find("continue") ?? find("open_flap") ?? find("draw") ?? find("star") ?? moves[0];
  };
}

function choice({ question, moves }, right) {
  if (!ANSWERS.has(question)) throw new Error(`no such question in the deck: ${question}`);
  const words = ANSWERS.get(question);
  const offered = moves.filter(({ name }) => name === "choose");
  const isRight = (card) => (words === null || !offered.some((one) => one.words === words) ? card.face === "down" : card.words === words);
  return offered.find((card) => isRight(card) === right);
}

/** A policy: every seat but this one answers rightly. */
export const fooled = (seat) => wise((other) => other !== seat);

// Runs in the page.
function told() {
  const euros = (el) => Number(el.firstChild.data.replace(/\D/g, ""));
  const running = document.querySelector(".faceoff [data-running]");
  return {
    question: document.querySelector(".question")?.textContent,
    ruled: document.querySelector('[data-move="overrule"]') !== null,
    answers: running ? Number(running.dataset.mark) : null,
    wallets: [...document.querySelectorAll(".desks .sum .figure")].map(euros),
  };
}

// Runs in the page.
const toldOf = (el) => ({
  face: el.dataset.face,
  words: (el.closest(".rank")?.querySelector(".proposition") ?? el.querySelector(".word, .text") ?? el).textContent.trim(),
});

/** Whether sand runs while somebody can act: while a face-off is judged. */
const sand = ({ phase, moves }) => phase === "fatal" && named(moves, "right") !== undefined;

export const midi = player({ policies: { oneFool: fooled(0) }, told, toldOf, never: ["overrule", "said", "stop"], sand });

// ── secrets ──

const plain = (text) => text.replaceAll("&nbsp;", "\u00a0").replaceAll("&amp;", "&");
/** Whether these words are a whole text node or attribute: a short answer may be part of another word. */
const holds = (html, words) => plain(html).includes(`>${words}<`) || plain(html).includes(`"${words}"`);

/** The secrets that the page reveals too early; `seen` is kept through a game. */
async function leaks(page, now, seen) {
  const html = await page.evaluate(() => document.querySelector("#app").outerHTML);
  return [...hiddenTold(html, now), ...(await verdictsTold(page, now)), ...askedTold(html, now), ...(await starTold(page, html, now, seen))];
}

function hiddenTold(html, { phase, question, moves }) {
  if (phase !== "kickoff" || !named(moves, "choose")) return [];
  const hidden = HIDDEN.get(question);
  if (!hidden) return [`no hidden proposition is known of ${question}`];
  return holds(html, hidden) ? [`the hidden proposition of ${question}`] : [];
}

async function verdictsTold(page, { phase, moves }) {
  if (phase !== "sheet" || !named(moves, "open")) return [];
  const [verdicts, open] = await page.evaluate(() => [".rank .verdict", ".rank[data-done]"].map((wanted) => document.querySelectorAll(wanted).length));
  return verdicts === open ? [] : [`${verdicts} verdicts, ${open} flaps open`];
}

function askedTold(html, { phase, eyes, moves }) {
  if (phase !== "fatal" || eyes !== "table" || !named(moves, "uncover")) return [];
  return OPEN.filter(({ q }) => html.includes(q) && !html.includes(`. ${q}`)).map(({ q }) => `in front of the curtain: ${q}`);
}

/** The star's picture is split into pieces; each is fetched when its flap opens. */
async function starTold(page, html, { phase, eyes }, seen) {
  if (!FINAL.includes(phase) || phase === "over" || eyes !== "table") return [];
  const names = STARS.flatMap(({ answer, accept }) => [answer, ...accept]).filter((name) => holds(html, name));
  // A reveal covers the board: keeps the highest number of open flaps.
  seen.open = Math.max(seen.open ?? 0, await page.locator(".star-board .flap[data-open]").count());
  const early = (await page.locator(".star-board").count()) > 0 && seen.pieces.size > seen.open;
  return [...names.map((name) => `the star's name: ${name}`), ...(early ? [`${seen.pieces.size} pieces of the picture, ${seen.open} flaps open`] : [])];
}

/** Records which pieces of the star's picture a page requests. */
function noting(page) {
  const seen = { pieces: new Set() };
  page.on("request", (request) => request.url().includes("/stars/") && seen.pieces.add(request.url()));
  return seen;
}

/** The secrets that a television gives away, by what its window shows. */
const televised = ({ question, source }, { phase }) => ({
  "the hidden proposition": phase !== "sheet" && HIDDEN.has(question) && source.includes(`>${HIDDEN.get(question)}<`),
  "an answer": tells(source, KEYS.get(question)),
});

// ── on a phone ──

/** Plays at random. In a face-off the clock decides: after five rulings nobody touches anything. */
async function hand(phone, seen, { chance, made }) {
  const picks = seen.picks.flatMap(({ may }, index) => (may ? [index] : []));
  if (picks.length > 0) return pickAt(phone, chosen(picks, chance));
  if (seen.phase === "fatal" && seen.deeds.includes("right")) {
    made.ruled = (made.ruled ?? 0) + 1;
    return made.ruled > 5 ? false : press(phone, made.ruled % 2 ? "right" : "wrong");
  }
  if (seen.typed) return phone.locator(".phone-entry [type=submit]").tap(SOON);
  return press(phone, chosen(seen.deeds.filter((name) => name !== "star"), chance));
}

// ── screens ──

const at = (phase, name) => (now) => now.phase === phase && (!name || named(now.moves, name) !== undefined);
const barred = (now) => at("sheet", "open")(now) && now.moves.length < 6;

const way = ({ fool, ...scene }, stops, then) => journey(midi, { game: "midi", ...scene }, stops, { policy: fooled(fool), clock: true, then });

const rules = async (page) => {
  await act(page, "rules").click();
  await page.locator(".sheet").waitFor();
};

const inFact = async (page) => {
  await act(page, "in-fact").click();
  await page.locator(".said-instead").waitFor();
};

const WAYS = [
  way({ players: 4, seed: 8, fool: 1 }, {
    "midi-question": at("kickoff", "choose"),
    "midi-challenge": at("duel", "challenge"),
    "midi-sheet": barred,
    "midi-opponent": (now) => now.phase === "opponent" && !named(now.moves, "continue"),
    "midi-draw": at("master", "draw"),
    "midi-master": at("master", "choose"),
    "midi-last-chance": at("master", "decline"),
    "midi-won": at("over"),
  }),
  way({ players: 3, seed: 3, fool: 0 }, {
    "midi-reveal": at("kickoff", "continue"),
    "midi-titles": at("duel", "take"),
    "midi-duel": at("duel", "choose"),
    "midi-duel-reveal": at("sheet", "continue"),
    "midi-curtain": at("fatal", "uncover"),
    "midi-ready": at("fatal", "ready"),
    "midi-judge": (now) => at("fatal", "right")(now) && now.ruled,
    "midi-guess": at("star", "uncover"),
    "midi-honour": at("star", "right"),
  }),
  way({ players: 2, seed: 3, fool: 0 }, {
    "midi-number": at("kickoff", "number"),
    "midi-flap": at("master", "open_flap"),
    "midi-won-two": at("over"),
  }),
  way({ players: 4, seed: 8, fool: 1, options: "MIDI-O3=30" }, {
    "midi-timed": at("kickoff", "choose"),
    "midi-timed-duel": at("duel", "choose"),
    "midi-timed-sheet": barred,
    "midi-timed-master": at("master", "choose"),
  }),
  way({ players: 3, seed: 3, fool: 0, options: "reading=tablet" }, { "midi-typed": at("fatal", "say") }),
  way({ players: 3, seed: 3, fool: 0 }, { "midi-in-fact": at("kickoff", "continue") }, inFact),
  way({ players: 3, seed: 3, fool: 0 }, { "midi-rules": at("sheet", "open") }, rules),
  single("midi-setup", setUp("midi")),
];

/** The facts that lib/games.mjs explains; the plain ones are in facts/. */
export const facts = {
  player: midi,
  hand,
  secrets: { scenes: [{ players: 2, seed: 5 }, { players: 4, seed: 5 }], policy: fooled(1), leaks, noting, lifted: 4, televised },
  ways: WAYS,
};
