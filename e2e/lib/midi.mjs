// Les 12 Coups de Midi as a table of people plays it: what lies on the screen, and players who
// know every answer, or none. Clicks are made inside the page; the answers come from the deck.
import { readFileSync } from "node:fs";
import { expect } from "./expect.mjs";
import { queryOf as tableQuery, settled, stillness } from "./table.mjs";

const decks = ["fr", "en"].map((lang) => JSON.parse(readFileSync(new URL(`../../public/decks/${lang}/midi.json`, import.meta.url), "utf8")));
/** Cards of a kind, and all their questions, in both languages. */
const cards = (kind) => decks.flatMap((deck) => deck[kind]);
const questions = (kind) => cards(kind).flatMap((card) => card.questions);

/** By question: the right words; for the kick-off `null` when the hidden ones are right. */
const ANSWERS = new Map([
  ...questions("kickoff").map(({ q, visible, right }) => [q, right === "visible" ? visible : null]),
  ...[...questions("master"), ...cards("duels").flatMap((pair) => pair.cards)].map(({ q, right }) => [q, right]),
]);
const SHEETS = new Map(cards("sheets").map((sheet) => [sheet.q, sheet.true]));
const HIDDEN = new Map(questions("kickoff").map(({ q, hidden }) => [q, hidden]));

/** The hidden proposition of a kick-off question: what must not be in the page. */
export const keptBack = (question) => HIDDEN.get(question);

/** What an open question must not tell before it is answered: { q, answer }. */
export const OPEN = questions("fatal");
export const STARS = cards("stars");

/**
 * What is on the table: { phase, turn, eyes, fingerprint, question, wallets, moves }; `moves` are
 * the enabled controls [{ index, name, words, face }].
 */
export const look = (page) => page.evaluate(inPage);

/** Clicks the control `index` of what `look` listed and says what the table is then; asked all at once. */
const clickInside = (page, index) => page.evaluate(`(${clickAndLook})(${inPage}, ${stillness}, ${index})`);

// Runs in the page.
async function clickAndLook(inPage, stillness, index) {
  inPage({ index, act: "click" });
  await stillness();
  return inPage();
}

/** Marks that control with `data-chosen`, for whoever looks for it by Tab. */
export const mark = (page, index) => page.evaluate(inPage, { index, act: "mark" });

/** By keyboard: whoever does not see the curtain need not hold it. */
export async function lift(page) {
  await page.locator('[data-act="uncover"]').focus();
  await page.keyboard.press("Enter");
  await page.locator(".private, .console").first().waitFor();
  await settled(page);
}

/**
 * The next act of a table where `knows(seat)` says who answers rightly: the index of a control.
 * Whoever judges is just; nobody guesses the star before the last question has been answered,
 * and then everybody who knows does.
 */
export function wise(knows) {
  const next = (table) => {
    const { turn, phase, question, moves } = table;
    const right = knows(Number(turn));
    const named = (name) => moves.find((move) => move.name === name);
    if (named("choose")) return choice(table, right);
    if (named("open")) {
      const truths = SHEETS.get(question);
      return moves.filter(({ name }) => name === "open").find(({ words }) => truths.includes(words) === right);
    }
    if (phase === "fatal") {
      const answerer = table.answers;
      return (named("ready") ?? named("read") ?? named(knows(answerer) ? "right" : "wrong") ?? moves[0]);
    }
    if (phase === "star") return named("right") ?? moves[0];
    return named("continue") ?? named("open_flap") ?? named("draw") ?? named("star") ?? moves[0];
  };
  return (table) => {
    const move = next(table);
    if (!move) throw new Error(`nothing fits: ${JSON.stringify(table)}`);
    return move.index;
  };
}

function choice({ question, moves }, right) {
  if (!ANSWERS.has(question)) throw new Error(`no such question in the deck: ${question}`);
  const words = ANSWERS.get(question);
  const offered = moves.filter(({ name }) => name === "choose");
  const isRight = (card) => (words === null || !offered.some((one) => one.words === words) ? card.face === "down" : card.words === words);
  return offered.find((card) => isRight(card) === right);
}

/** Sand that runs out, or an automatic player, leaves nothing to click for a while. */
const patience = (page) =>
  expect.soon(async () => {
    const table = await look(page);
    return (table.moves.length > 0 || table.phase === "over") && table;
  }, "something to click");

/**
 * Plays by a policy until `until(table)`; curtains are lifted when they hang. `watch(table)` sees
 * every state on the way, and says true when it has let time pass; `click` may be another way to
 * click. Throws when the game ends before or it takes too many clicks.
 */
export async function playUntil(page, until, { policy, watch = () => {}, click = clickInside, steps = 900 }) {
  await settled(page);
  let table = await look(page);
  for (let made = 0; made < steps; made += 1) {
    if (await watch(table, made)) table = await look(page);
    if (until(table)) return table;
    if (table.phase === "over") throw new Error(`the game was over after ${made} clicks`);
    if (table.moves.length === 0) {
      table = await patience(page);
    } else if (table.moves.some(({ name }) => name === "uncover")) {
      await lift(page);
      table = await look(page);
    } else {
      table = await click(page, policy(table));
    }
  }
  throw new Error(`not reached within ${steps} clicks: ${JSON.stringify(table)}`);
}

/**
 * Sand runs only while somebody judges: time (ms) is given to it there, and nowhere else. Says
 * whether it was.
 */
export async function spend(page, { phase, moves }, span) {
  if (phase !== "fatal" || !moves.some(({ name }) => name === "right")) return false;
  await page.clock.runFor(span);
  return true;
}

/** The address of a table. */
export const queryOf = (scene) => tableQuery({ game: "midi", ...scene });

// Runs in the page.
function inPage({ index, act } = {}) {
  const usable = (el) => !el.closest('[disabled], [aria-disabled="true"], [inert]') && el.checkVisibility({ visibilityProperty: true });
  const controls = () => [...document.querySelectorAll('[data-move], [data-act="continue"], [data-act="uncover"]')].filter(usable).filter((el) => el.dataset.move !== "overrule" && el.dataset.move !== "stop");
  document.querySelectorAll("[data-chosen]").forEach((el) => el.removeAttribute("data-chosen"));
  if (act === "mark") controls()[index].setAttribute("data-chosen", "");
  if (act === "click") controls()[index].click();
  const words = (el) => (el.closest(".rank")?.querySelector(".proposition") ?? el.querySelector(".word, .text") ?? el).textContent.trim();
  const euros = (el) => Number(el.firstChild.data.replace(/\D/g, ""));
  const running = document.querySelector(".faceoff [data-running]");
  return {
    ...document.querySelector("[data-game]")?.dataset,
    question: document.querySelector(".question")?.textContent,
    ruled: document.querySelector('[data-move="overrule"]') !== null,
    answers: running ? Number(running.dataset.mark) : null,
    wallets: [...document.querySelectorAll(".desks .sum .figure")].map(euros),
    moves: controls().map((el, place) => ({ index: place, name: el.dataset.move ?? el.dataset.act, words: words(el), face: el.dataset.face })),
  };
}
