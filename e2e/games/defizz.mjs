// Défizz for the browser tests: tables that raise, follow and answer rightly often enough to finish, its blind
// games, its secrets (what a page must not show yet is read from the decks), its screens.
import { readFileSync } from "node:fs";
import { inContest } from "../lib/hand.mjs";
import { player } from "../lib/player.mjs";
import { act, queryOf, seated, settled } from "../lib/table.mjs";
import { tells } from "../lib/television.mjs";
import { journey, setUp, single, then } from "../lib/ways.mjs";

const decks = ["fr", "en"].map((lang) => JSON.parse(readFileSync(new URL(`../../public/decks/${lang}/defizz.json`, import.meta.url), "utf8")));
const CARDS = decks.flatMap((deck) => [...deck.duel, ...deck.multi]);
/** The three questions of a card, by its three clues. */
const CARD_OF = new Map(CARDS.map(({ questions }) => [questions.map(({ clue }) => clue).join("|"), questions]));

const ASKED = new Map(CARDS.flatMap(({ questions }) => questions).map((question) => [question.q ?? question.text, question]));

/** The question with this text, with its answers. */
export const questionOf = (q) => ASKED.get(q);

const named = (moves, name) => moves.find((move) => move.name === name);

/**
 * A policy: of ten answers `rules` are right, of ten stakes `raises` are raised, of ten raises `follows` are
 * followed; a player who must type answers that he does not know.
 */
export function sits({ rules = 7, raises = 4, follows = 6, choose = 0, help = false, buzz = true } = {}) {
  return ({ moves }, chance) => {
    const find = (name) => named(moves, name);
    const often = (n) => chance() * 10 < n;
    const any = (name) => {
      const all = moves.filter((move) => move.name === name);
      return all[Math.floor(chance() * all.length)];
    };
    if (find("choose")) return (help && find("help")) || moves.filter(({ name }) => name === "choose")[choose];
    if (find("stake")) return find(often(raises) ? "all-in" : "stake") ?? find("stake");
    // A first tap on all one owns only asks.
    if (find("accept")) return moves.find(({ sure }) => sure) ?? find(often(follows) ? "accept" : "refuse");
    if (find("right")) return find(often(rules) ? "right" : "wrong");
    if (find("tick") || find("wrong")) return often(rules) ? (any("tick") ?? find("wrong")) : find("wrong");
    if (find("digit") || find("propose")) return find("propose") ?? find("pass");
    if (find("buzz")) return buzz ? any("buzz") : (find("time") ?? any("buzz"));
    return ["continue", "roll", "card", "ask", "read", "challenge", "throw", "call", "say", "pass"].map((name) => any(name)).find(Boolean) ?? moves[0];
  };
}

const POLICIES = {
  bold: sits({ raises: 7, follows: 8 }),
  // Nobody raises: every stake is the minimum.
  careful: sits({ raises: 0 }),
};

// Run in the page.
const told = () => ({ device: document.querySelector(".luck-stage")?.dataset.device, clues: [...document.querySelectorAll(".clue .words, .the-clue")].map((el) => el.textContent), stage: document.querySelector(".fizz")?.dataset.stage });
const toldOf = (el) => ({ words: el.textContent, sure: "sure" in el.dataset });

export const defizz = player({ policies: POLICIES, told, toldOf, never: ["stop", "withdraw", "overrule", "time"] });

// ── secrets ──

const bare = (clue) => clue.replace(/^[«“\s\u202f]+|[»”\s\u202f]+$/g, "");

/** All answers of a question that are words. */
const answersOf = ({ mode, answer, answers, value }) => ({ chrono: () => [answer], pingpong: () => answers.map(({ a }) => a), cible: () => [], chance: () => [] })[mode]();

/** Remembers the card that lies open, from its clues to the next one's. */
const noting = () => ({ card: null });

/** The secrets that the page reveals too early. */
async function leaks(page, { eyes, phase, stage, clues, moves }, seen) {
  const lies = await page.evaluate(traces);
  const open = eyes === "table";
  if (stage === "clues" && open) seen.card = CARD_OF.get(clues.map(bare).join("|")) ?? null;
  const before = ["roll", "card", "clues", "opponent", "stake", "raise"].includes(stage) || (["waits", "lowered"].includes(stage) && named(moves, "uncover") !== undefined && phase !== "question");
  const known = ["clues", "opponent", "stake", "raise", "waits", "lowered"].includes(stage) ? (seen.card ?? []) : [];
  const shown = (text) => open && text && lies.text.includes(text);
  const wrong = {
    "a mode before the stakes are paid": before && open && lies.mode,
    "an answer": open && phase === "question" && stage !== "reveal" && lies.answer,
    "a list of answers": open && phase === "question" && stage !== "reveal" && lies.list,
    "a question that is not put": stage !== "lowered" && known.some(({ q, text }) => shown(q ?? text)),
    "an answer of the card": before && known.flatMap(answersOf).some((answer) => answer.length > 6 && shown(answer)),
  };
  return Object.keys(wrong).filter((what) => wrong[what]);
}

// Runs in the page.
function traces() {
  const main = document.querySelector(".fizz");
  const any = (selector) => main?.querySelector(selector) != null;
  return {
    text: main?.textContent ?? "",
    mode: any(".mode-tag, [data-mode]"),
    answer: any(".key .answer, .peek strong"),
    list: any("button.tick, .traps"),
  };
}

/** The secrets that a television gives away, by what its window shows. */
const televised = ({ question, source }) => ({ "an answer": tells(source, questionOf(question)?.answer) });

// ── screens ──

const at = (stage, name) => (now) => now.stage === stage && (!name || named(now.moves, name) !== undefined);
const lifted = (name) => (now) => now.eyes !== "table" && named(now.moves, name) !== undefined;
const way = ({ policy = "bold", ...scene }, stops, more) => journey(defizz, { game: "defizz", ...scene }, stops, { policy, then: more });
const rules = async (page) => {
  await act(page, "rules").click();
  await page.locator(".sheet").waitFor();
};

/** The reveal of a Cible: each player types a number on the pad. */
async function aimed(page, { url }) {
  await page.goto(url(queryOf({ game: "defizz", players: 5, seed: 5 })));
  await seated(page);
  await defizz.playUntil(page, ({ stage }) => stage === "aim", { policy: sits({ raises: 2 }), seed: 5 });
  const unit = ["120", "45", "300", "80"];
  for (const digits of unit) {
    if ((await page.locator(".numpad").count()) === 0) break;
    for (const digit of digits) await page.locator(`.digit[data-key="${digit}"]`).click();
    await page.locator('[data-move="propose"]').click();
    // The last number asks once more.
    if (await page.locator('[data-move="propose"][data-sure]').count()) await page.locator('[data-move="propose"]').click();
    await settled(page);
  }
  return page;
}

/** A dead heat: all pads are pressed in one frame. */
async function tied(page, { url }) {
  await page.goto(url(queryOf({ game: "defizz", players: 5, seed: 5 })));
  await seated(page);
  const race = ({ stage, moves }) => stage === "race" && moves.filter(({ name }) => name === "buzz").length >= 3;
  await defizz.playUntil(page, race, { policy: sits({ raises: 0 }), seed: 5 });
  await page.locator(".dome").evaluateAll((all) => {
    const touches = all.map((dome) => [dome, new PointerEvent("pointerdown", { bubbles: true, pointerId: 7 })]);
    touches.forEach(([dome, touch]) => dome.dispatchEvent(touch));
  });
  await page.locator('[data-move="tie"]').waitFor();
  return page;
}

/** Gives the page a deck in which each card's third question is one of luck, with these devices in turn. */
export async function lucky(page, devices) {
  const next = (n) => ({ clue: `Hasard ${n}`, mode: "chance", text: "La carte dit quoi faire, et la tablette le fait.", device: devices[n % devices.length] });
  const cards = (pile, from) => pile.map((card, n) => ({ ...card, questions: [...card.questions.slice(0, 2), next(from + n)] }));
  const json = { duel: cards(decks[0].duel, 0), multi: cards(decks[0].multi, 1) };
  await page.route(LUCKY, (route) => route.fulfill({ json }));
}

const LUCKY = "**/decks/fr/defizz.json";

/** The same way, with a deck of questions of luck. */
const withLuck = (devices, { walk, ...way }) => ({
  ...way,
  walk: async function* (page, app, wanted) {
    await lucky(page, devices);
    try {
      yield* walk(page, app, wanted);
    } finally {
      await page.unroute(LUCKY);
    }
  },
});

/** Whether somebody can throw or call, with that device. */
const chances = (device) => (now) => now.device === device && (named(now.moves, "throw") ?? named(now.moves, "call")) !== undefined;

const WAYS = [
  way({ players: 4, seed: 3, policy: sits({ raises: 3 }) }, {
    "defizz-roll": at("roll", "roll"),
    "defizz-card": at("card", "card"),
    "defizz-clues": at("clues", "choose"),
    "defizz-opponent": at("opponent", "challenge"),
    "defizz-stake": at("stake", "stake"),
    "defizz-raise": at("raise", "accept"),
    "defizz-lowered": at("lowered", "uncover"),
    "defizz-reads": lifted("ask"),
    "defizz-reveal": at("reveal", "continue"),
  }),
  way({ players: 5, seed: 5, policy: sits({ raises: 2 }) }, {
    "defizz-race": at("race", "buzz"),
    "defizz-race-answers": at("race", "right"),
    "defizz-aim": at("aim", "pass"),
    "defizz-rally": lifted("tick"),
  }),
  way({ players: 5, seed: 1, policy: sits({ choose: 2, raises: 1 }) }, { "defizz-luck": (now) => now.stage === "luck" && (named(now.moves, "throw") ?? named(now.moves, "call")) }),
  withLuck(
    ["wheel", "long-straw", "secret-number", "heads-or-tails", "race-to15"],
    way({ players: 6, seed: 2, options: "DEF-O8=on", policy: sits({ choose: 2, raises: 0 }) }, {
      "defizz-luck-wheel": chances("wheel"),
      "defizz-luck-straws": chances("straws"),
      "defizz-luck-number": chances("number"),
      "defizz-luck-coin": chances("coin"),
      "defizz-luck-race": chances("race"),
    }),
  ),
  withLuck(["wheel"], way({ players: 4, seed: 3, policy: sits({ choose: 2, raises: 0 }) }, { "defizz-luck-reveal": at("reveal", "continue") })),
  way({ players: 3, seed: 1, policy: sits({ raises: 9, follows: 9, rules: 9 }) }, { "defizz-won": (now) => now.phase === "over" }),
  way({ players: 3, seed: 4, policy: sits({ help: true }) }, { "defizz-help": lifted("choose") }),
  way({ players: 6, seed: 2, options: "DEF-O8=on", policy: sits({ raises: 1 }) }, { "defizz-six": at("clues", "choose"), "defizz-six-race": at("race", "buzz"), "defizz-six-typing": at("race", "say") }),
  way({ players: 2, seed: 6, options: "DEF-O8=on,DEF-O1=30" }, { "defizz-two-waits": at("waits", "ask"), "defizz-two-race": at("race", "buzz"), "defizz-two-rally": at("rally", "say") }),
  way({ players: 3, seed: 8, options: "DEF-VE=on,DEF-O3=per-player" }, { "defizz-bank": at("roll", "roll") }),
  way({ players: 3, seed: 3 }, { "defizz-rules": at("clues", "choose") }, rules),
  single("defizz-aim-reveal", aimed),
  single("defizz-tie", tied),
  single("defizz-setup", setUp("defizz")),
  single("defizz-setup-options", then(setUp("defizz"), (page) => page.locator("summary").last().click())),
];

/** The facts that lib/games.mjs explains; the plain ones are in facts/. */
export const facts = {
  player: defizz,
  hand: inContest(questionOf),
  secrets: { scenes: [{ players: 3, seed: 5 }, { players: 4, seed: 5 }], leaks, noting, lifted: 5, televised },
  ways: WAYS,
};
