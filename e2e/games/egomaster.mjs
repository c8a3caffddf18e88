// Egomaster for the browser tests: a favourite who wins every question and whose raises are all followed; its blind
// games, its secrets, its screens.
import { readFileSync } from "node:fs";
import { inContest } from "../lib/hand.mjs";
import { player } from "../lib/player.mjs";
import { act } from "../lib/table.mjs";
import { tells } from "../lib/television.mjs";
import { journey, setUp, single, then } from "../lib/ways.mjs";

const decks = ["fr", "en"].map((lang) => JSON.parse(readFileSync(new URL(`../../public/decks/${lang}/egomaster.json`, import.meta.url), "utf8")));
const entries = decks.flatMap((deck) => [...deck.solo, ...deck.duo, ...deck.multi]);
const QUESTIONS = entries.map(({ q }) => q);

const ASKED = new Map(entries.map((entry) => [entry.q, entry]));

/** The question with this text, with its answers. */
export const questionOf = (q) => ASKED.get(q);

const named = (moves, name) => moves.find((move) => move.name === name);

/** The moves that lead to the question, by priority; every raise is followed. */
const LEADING = ["continue", "throw", "place", "roll", "dice", "open", "name", "accept", "ask", "read"];

/** A policy: this seat answers rightly, all others wrongly; `boldly`, it stakes all that may be staked. */
export function favours(favourite, { boldly = true, walk = () => true } = {}) {
  return ({ answers, moves }) => {
    const find = (name) => named(moves, name);
    if (find("walk")) return moves.find((move) => move.name === "walk" && walk(move)) ?? find("walk");
    if (find("stake")) return (boldly && find("all-in")) || find("stake");
    const buzz = moves.find(({ name, seat }) => name === "buzz" && seat === favourite) ?? find("buzz");
    if (find("right") || find("tick")) return answers === favourite ? (find("tick") ?? find("right")) : find("wrong");
    return LEADING.map(find).find(Boolean) ?? buzz ?? moves.find(({ name }) => name === "pass" || name === "say") ?? moves[0];
  };
}

const POLICIES = {
  // The first seat wins everything: the shortest game.
  bold: favours(0),
  // Nobody raises.
  timid: favours(0, { boldly: false }),
  // Everybody refuses.
  unfollowed: (table) => named(table.moves, "refuse") ?? POLICIES.bold(table),
  ...Object.fromEntries(["solo", "duo", "multi"].map((mode) => [mode, favours(0, { walk: (move) => move.mode === mode })])),
};

// Run in the page; `answers`: the seat whose answer is awaited, from the list of arrivals or the ball of a rally.
function told() {
  const at = document.querySelector('.arrivals > [data-fate="answers"]') ?? document.querySelector(".rally > [data-ball]");
  const seat = at?.dataset.seat;
  return {
    question: document.querySelector(".question")?.textContent,
    stage: document.querySelector("main")?.dataset.stage,
    lights: document.querySelector("[data-lights]")?.dataset.lights,
    rolls: document.querySelectorAll(".roll").length,
    icon: document.querySelector(".qtype use")?.getAttribute("href")?.split("#")[1],
    answers: seat === undefined ? null : Number(seat),
  };
}
const toldOf = (el) => ({ seat: Number(el.dataset.seat), mode: el.dataset.mode });

export const egomaster = player({ policies: POLICIES, told, toldOf, never: ["stop", "overrule", "withdraw", "appoint"] });

// ── secrets ──

/** The secrets that the page reveals too early. */
async function leaks(page, { eyes, phase, stage, moves }) {
  const revealed = stage === "reveal" || phase === "over";
  const seen = await page.evaluate(traces);
  const open = eyes === "table";
  const told = QUESTIONS.some((q) => seen.text.includes(q));
  const sealed = phase !== "question" || stage === "booklet";
  const wrong = {
    "a question before it is put": open && sealed && !revealed && told,
    "an answer before its time": open && !revealed && phase !== "over" && seen.answer,
    "a keyword before the booklet is open": phase === "booklet" && seen.keyword,
    "a reader's list": open && !revealed && named(moves, "tick") !== undefined,
  };
  return Object.keys(wrong).filter((what) => wrong[what]);
}

// Runs in the page.
function traces() {
  const any = (selector) => document.querySelector(selector) !== null;
  return { text: document.querySelector("main")?.innerText ?? "", answer: any(".key, .ticks, .bull, .peek strong"), keyword: any(".keyword") };
}

/** The secrets that a television gives away, by what its window shows. */
const televised = ({ question, source }) => ({ "an answer": tells(source, questionOf(question)?.answer) });

// ── screens ──

const at = (phase, name) => (now) => now.phase === phase && (!name || named(now.moves, name) !== undefined);
const on = (stage, more = () => true) => (now) => now.stage === stage && more(now);
const held = (now) => named(now.moves, "continue") !== undefined;
const down = (then) => (now) => now.lights === "down" && then(now);

const way = ({ policy = "bold", ...scene }, stops, more) => journey(egomaster, { game: "egomaster", ...scene }, stops, { policy, then: more });
const rules = async (page) => {
  await act(page, "rules").click();
  await page.locator(".sheet").waitFor();
};

const WAYS = [
  way({ players: 4, seed: 3 }, {
    "egomaster-start": at("start", "throw"),
    "egomaster-begins": (now) => now.phase === "place" && held(now),
    "egomaster-place": at("place", "place"),
    "egomaster-roll": at("roll", "roll"),
    "egomaster-walk": at("walk", "walk"),
    "egomaster-dice": at("dice", "dice"),
    "egomaster-booklet": at("booklet", "open"),
    "egomaster-booklet-again": (now) => now.phase === "booklet" && now.rolls > 1,
    "egomaster-opponent": at("opponent", "name"),
    "egomaster-lowered": (now) => now.stage === "booklet" && named(now.moves, "uncover") !== undefined,
    "egomaster-console": on("console", ({ moves }) => named(moves, "ask") !== undefined),
    "egomaster-reveal": on("reveal"),
    "egomaster-aim": on("aim"),
    "egomaster-list": on("console", ({ moves }) => named(moves, "tick") !== undefined),
    "egomaster-race": (now) => now.stage === "race" && named(now.moves, "buzz") !== undefined,
    "egomaster-judge": (now) => now.stage === "race" && named(now.moves, "right") !== undefined,
    "egomaster-dice-off": at("dice-off", "throw"),
  }),
  way({ players: 4, seed: 5, options: "EGO-V=on", policy: "multi" }, {
    "egomaster-stake": at("stake", "stake"),
    "egomaster-raise": at("raise", "accept"),
    "egomaster-all-in": (now) => now.lights === "down" && now.stage === "booklet" && now.phase === "question",
    "egomaster-pot": down(on("reveal")),
  }),
  way({ players: 3, seed: 6, options: "EGO-V=on", policy: "solo" }, { "egomaster-solo": on("solo"), "egomaster-won": at("over") }),
  way({ players: 5, seed: 6, options: "EGO-V=on", policy: "unfollowed" }, { "egomaster-unfollowed": (now) => now.stage === "board" && now.lights === "down" && held(now) && now.phase === "roll" }),
  way({ players: 6, seed: 2 }, { "egomaster-six": at("walk", "walk"), "egomaster-six-opponent": at("opponent", "name"), "egomaster-six-race": (now) => now.stage === "race" }),
  way({ players: 2, seed: 4, options: "EGO-O9=on,EGO-O1=20" }, { "egomaster-two": at("walk", "walk"), "egomaster-tablet": at("question", "ask"), "egomaster-typed": at("question", "say") }),
  way({ players: 2, seed: 1, options: "EGO-O9=on,EGO-O1=20" }, { "egomaster-rally": on("rally") }),
  way({ players: 3, seed: 3 }, { "egomaster-rules": at("walk", "walk") }, rules),
  single("egomaster-setup", setUp("egomaster")),
  single("egomaster-setup-options", then(setUp("egomaster"), (page) => page.locator("summary").last().click())),
];

/** The facts that lib/games.mjs explains; the plain ones are in facts/. */
export const facts = {
  player: egomaster,
  hand: inContest(questionOf),
  secrets: { scenes: [{ players: 3, seed: 4, options: "EGO-V=on" }, { players: 4, seed: 7, options: "EGO-V=on" }], leaks, lifted: 5, televised },
  ways: WAYS,
};
