// Qui veut gagner des millions ? for the browser tests: contestants who know every answer up to some level
// (read from the deck), its blind games, its secrets, its screens.
import { readFileSync } from "node:fs";
import { pickAt, press } from "../lib/hand.mjs";
import { player } from "../lib/player.mjs";
import { act } from "../lib/table.mjs";
import { journey, setUp, single, then } from "../lib/ways.mjs";

const decks = ["fr", "en"].map((lang) => JSON.parse(readFileSync(new URL(`../../public/decks/${lang}/millions.json`, import.meta.url), "utf8")));
/** The questions by their text: { level, right, wrong, … }. */
const QUESTIONS = new Map(decks.flatMap((deck) => deck.questions).map((question) => [question.q, question]));

/** The right answer to a question, given its text. */
export const rightAnswer = (question) => QUESTIONS.get(question).right;

const named = (moves, name) => moves.find((move) => move.name === name);

/** A policy: a seat answers rightly if `knows(seat, level)`; nobody uses a lifeline. */
export function wise(knows) {
  return ({ turn, question, moves }) => {
    const find = (name) => named(moves, name);
    const known = QUESTIONS.get(question);
    // All at once, a pad answers for its own seat.
    const seat = find("keep")?.seat ?? turn;
    if (known && (find("say") || find("settle") || find("cover") || find("keep"))) return answer(moves, kept(known, knows(Number(seat), known.level)), seat);
    return ["settle-all", "continue", "try-all", "try", "read", "yes-all", "yes", "connected", "hang-up", "spare", "give", "show"].map(find).find(Boolean) ?? moves[0];
  };
}

/** The answer to leave uncovered. */
const kept = ({ right, wrong }, rightly) => (rightly ? right : wrong[0]);

/** Gives the answer: said with MIL-O10=television, else chosen by its words and settled; all at once on each pad. */
function answer(moves, left, by) {
  const gives = moves.find(({ name, words, seat = by }) => ["say", "keep"].includes(name) && words === left && seat === by);
  return gives ?? named(moves, "settle") ?? moves[0];
}

const POLICIES = {
  // Contestants drop out one by one, all past the first net, below which "money or question" is not asked.
  mortal: wise((seat, level) => level <= 4 + seat),
  // Everybody answers rightly: the million is won.
  champion: wise(() => true),
};

// Run in the page.
const told = () => ({ question: document.querySelector(".question")?.textContent });
const toldOf = (el) => ({ words: el.querySelector(".words")?.textContent, seat: el.dataset.seat });

export const millions = player({ policies: POLICIES, told, toldOf, never: ["gone", "unchoose"] });

// ── secrets ──

/** The secrets that the page reveals too early. */
async function leaks(page, { eyes, phase, moves }) {
  const revealed = named(moves, "continue") !== undefined || phase === "over";
  const seen = await page.evaluate(traces);
  const open = eyes === "table";
  const wrong = {
    "the right answer": !revealed && open && seen.right,
    "a covered answer": !revealed && open && seen.covered,
    "what a lifeline said": open && seen.heard,
    "a question that is not read yet": open && phase === "reading" && !revealed && seen.question,
    "answers of contestants": !revealed && seen.turned,
  };
  return Object.keys(wrong).filter((what) => wrong[what]);
}

// Runs in the page.
function traces() {
  const any = (selector) => document.querySelector(selector) !== null;
  return {
    right: any('.lozenge[data-state="right"], .holder[data-verdict]'),
    covered: any('.lozenge:is([data-state="covered"], [data-state="mine"], [data-move="unhide"])'),
    heard: any(".mini-cards"),
    question: any(".question, .lozenge"),
    turned: any(".holder .front"),
  };
}

/** The secrets that a television gives away, by what its window shows. */
const televised = ({ marked, verdicts }) => ({ "who answered what": marked > 0, "the right answer": verdicts > 0 });

// ── on a phone ──

/** Seat 0 answers rightly, the others as they like. */
async function hand(phone, seen, { seat }) {
  const [settle, keeps] = [seen.deeds.includes("settle"), seen.picks.some(({ may }) => may)];
  if (keeps && !settle) {
    const right = seen.q && seat === 0 ? rightAnswer(seen.q) : null;
    const which = seen.picks.findIndex(({ words, may }) => may && (!right || words === right));
    return pickAt(phone, Math.max(0, which));
  }
  // Whoever is out may bet, and bet anew: it takes nothing on.
  return press(phone, ["settle", "yes", "try", "read", "connected", "hang-up"].find((one) => seen.deeds.includes(one)) ?? seen.deeds.find((one) => one !== "bet"));
}

// ── screens ──

const at = (phase, name) => (now) => now.phase === phase && (!name || named(now.moves, name) !== undefined);
const covered = (count) => (now) => now.phase === "answer" && now.moves.filter(({ name, words }) => name === "unhide" && !words).length === count;
const level = (least, then) => (now) => (QUESTIONS.get(now.question)?.level ?? 0) >= least && then(now);
/** The reveal of a question of that level or above. */
const revealed = (least) => level(least, (now) => named(now.moves, "continue") !== undefined);

const way = ({ policy = "mortal", ...scene }, stops, more) => journey(millions, { game: "millions", ...scene }, stops, { policy, then: more });
const rules = async (page) => {
  await act(page, "rules").click();
  await page.locator(".sheet").waitFor();
};
/** A policy that uses these lifelines as soon as they are offered. */
const asking = (...lifelines) => (now, chance) => {
  const ask = now.phase === "answer" && now.eyes !== "table" && lifelines.map((name) => named(now.moves, name)).find(Boolean);
  return ask || POLICIES.mortal(now, chance);
};

const WAYS = [
  way({ players: 4, seed: 3 }, {
    "millions-glass": at("answer", "keep"),
    "millions-chosen": at("answer", "settle-all"),
    "millions-choice": at("choice", "try"),
    "millions-lowered-reading": at("reading", "uncover"),
    "millions-reading": at("reading", "read"),
    "millions-lowered": at("answer", "uncover"),
    "millions-answer": at("answer", "cover"),
    "millions-covered": covered(3),
    "millions-confirm": at("confirm", "yes"),
    "millions-reveal": revealed(1),
    "millions-reveal-falls": revealed(5),
    "millions-won": at("over"),
  }),
  way({ players: 3, seed: 4, policy: asking("audience", "phone") }, {
    "millions-vote": at("vote", "give"),
    "millions-friend": at("friend", "give"),
    "millions-helped": (now) => now.phase === "answer" && now.eyes !== "table" && !named(now.moves, "phone") && !named(now.moves, "audience") && named(now.moves, "cover"),
  }),
  way({ players: 5, seed: 6, options: "MIL-O8=host", policy: asking("fifty") }, { "millions-five": at("answer", "uncover"), "millions-fifty": at("fifty", "spare") }),
  way({ players: 2, seed: 2, policy: asking("audience") }, { "millions-tries": at("tries", "show") }),
  way({ players: 3, seed: 5, options: "MIL-O7=on", policy: asking("call") }, { "millions-call": at("call", "connected"), "millions-calling": at("call", "hang-up") }),
  way({ players: 3, seed: 5, options: "MIL-O10=television" }, { "millions-television": at("answer", "say") }),
  way({ players: 1, seed: 5, options: "MIL-O2=device,MIL-O5=60", policy: "champion" }, {
    "millions-alone": at("answer", "cover"),
    "millions-net": revealed(5),
    "millions-million": revealed(15),
    "millions-won-alone": at("over"),
  }),
  way({ players: 3, seed: 3 }, { "millions-rules": at("choice", "try") }, rules),
  single("millions-setup", setUp("millions")),
  single("millions-setup-options", then(setUp("millions"), (page) => page.locator("summary").first().click())),
];

/** The facts that lib/games.mjs explains; the plain ones are in facts/. */
export const facts = {
  player: millions,
  hand,
  secrets: { scenes: [{ players: 2, seed: 5 }, { players: 4, seed: 5 }], leaks, lifted: 10, televised },
  ways: WAYS,
};
