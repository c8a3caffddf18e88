// Plays a table of any game quickly to the state that a test needs: clicks are made inside the page,
// without a pointer, and chosen by a deterministic policy. Tests about taps, drags and keys use real
// input instead. What it must know about a game is in that game's facts (games.mjs).
import { seeded } from "./chance.mjs";
import { eventually } from "./expect.mjs";
import { lift, settled, stillness } from "./table.mjs";

// How long sand or automatic players may leave nothing to click, in ms.
const PATIENCE = 10_000;

/**
 * `policies` by name, the default first: (table, chance) → a move of `table.moves`. Two functions run in
 * the page and return what policies need beyond the contract: `told()` about the table, `toldOf(control)`
 * about each move. `never` names moves that are never made (correcting, stopping). `sand(table)` returns
 * whether a clock runs while somebody can act.
 */
export function player({ policies, told = () => ({}), toldOf = () => ({}), never = [], sand = () => false }) {
  const ask = (page, what = {}) => page.evaluate(`(${inPage})(${told}, ${toldOf}, ${stillness}, ${JSON.stringify({ never, ...what })})`);

  /** Reads the table: { phase, turn, eyes, fingerprint, moves: [{ index, name, … }], … }. */
  const look = (page) => ask(page);

  /** Clicks a move that `look` listed; returns the table afterwards. */
  const click = (page, { index }) => ask(page, { click: index });

  /** Marks the move's control with `data-chosen`, for tests that reach it by Tab or touch. */
  const mark = (page, { index }) => ask(page, { mark: index });

  /** The policy of that name, or the default one. */
  const policyOf = (policy = Object.keys(policies)[0]) => (typeof policy === "function" ? policy : policies[policy]);

  /** The next move: lifting a lowered curtain, or what the policy chooses. */
  const next = (table, policy, chance) => {
    const move = table.moves.find(({ name }) => name === "uncover") ?? policyOf(policy)(table, chance);
    if (!move) throw new Error(`nothing fits: ${JSON.stringify(table)}`);
    return move;
  };

  /** Advances a driven clock by `span` ms if the table's sand runs; returns whether it did. */
  async function spend(page, table, span) {
    if (!sand(table)) return false;
    await page.clock.runFor(span);
    return true;
  }

  const patience = (page) =>
    eventually(async () => {
      const table = await look(page);
      return (table.moves.length > 0 || table.phase === "over") && table;
    }, "something to click", PATIENCE);

  /**
   * Plays until `until(table, made)` is true (or until a phase, given its name) and returns the table; throws
   * when the game ends earlier or it takes more than `steps` clicks. Lifts lowered curtains. `watch(table, made)`
   * is called with every state, and returns true when it has changed the table (e.g. let time pass); `click`
   * replaces the way to click. To play on afterwards, pass the same `chance`.
   */
  async function playUntil(page, until, { policy, seed = 1, chance = seeded(seed), steps = 900, watch = () => {}, click: clicked = click } = {}) {
    const there = typeof until === "string" ? (table) => table.phase === until : until;
    await settled(page);
    let table = await look(page);
    for (let made = 0; made <= steps; ) {
      if (await watch(table, made)) table = await look(page);
      if (there(table, made)) return { ...table, made };
      if (table.phase === "over") throw new Error(`the game was over after ${made} clicks`);
      if (table.moves.length === 0) {
        table = await patience(page);
        continue;
      }
      const move = next(table, policy, chance);
      made += 1;
      table = move.name === "uncover" ? (await lift(page), await look(page)) : await clicked(page, move);
    }
    throw new Error(`not reached within ${steps} clicks: ${JSON.stringify(table)}`);
  }

  return { look, click, mark, next, spend, playUntil };
}

// Runs in the page.
async function inPage(told, toldOf, stillness, { never, mark, click }) {
  const usable = (el) => !el.closest('[disabled], [aria-disabled="true"], [inert]') && el.checkVisibility({ visibilityProperty: true }) && !never.includes(el.dataset.move);
  const controls = () => [...document.querySelectorAll('[data-move], [data-act="continue"], [data-act="uncover"]')].filter(usable);
  const root = () => document.querySelector("[data-game][data-phase]");
  document.querySelectorAll("[data-chosen]").forEach((el) => el.removeAttribute("data-chosen"));
  if (mark !== undefined) controls()[mark]?.setAttribute("data-chosen", "");
  if (click !== undefined) {
    controls()[click].click();
    await stillness();
  }
  // A turn's controls may appear only after an animation: waits up to 400 ms.
  for (let waited = 0; waited < 20 && controls().length === 0 && root() && root().dataset.phase !== "over"; waited += 1) {
    await new Promise((done) => setTimeout(done, 20));
  }
  const moves = controls().map((el, index) => ({ index, name: el.dataset.move ?? el.dataset.act, ...toldOf(el) }));
  return { ...root()?.dataset, ...told(), moves };
}
