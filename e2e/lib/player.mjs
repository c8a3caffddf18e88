// Plays a table quickly to where a test wants it, whatever the game: clicks are made inside the page,
// without a pointer, and chosen by a policy that is the same every time. Tests about taps, drags and
// keys use real input instead. What it must know of a game is in that game's facts (games.mjs).
import { seeded } from "./chance.mjs";
import { eventually } from "./expect.mjs";
import { lift, settled, stillness } from "./table.mjs";

// So long may sand or automatic players leave nothing to click, in ms.
const PATIENCE = 10_000;

/**
 * `policies` by name, the usual one first: (table, chance) → a move of `table.moves`. Functions that run
 * in the page say what these must know beyond the contract: `told()` of the table, `toldOf(control)` of
 * each move. `never` names moves that nobody makes here (correcting, stopping). `sand(table)` says
 * whether a clock runs while somebody can act.
 */
export function player({ policies, told = () => ({}), toldOf = () => ({}), never = [], sand = () => false }) {
  const ask = (page, what = {}) => page.evaluate(`(${inPage})(${told}, ${toldOf}, ${stillness}, ${JSON.stringify({ never, ...what })})`);

  /** What is on the table: { phase, turn, eyes, fingerprint, moves: [{ index, name, … }], … }. */
  const look = (page) => ask(page);

  /** Clicks a move of what `look` listed and says what the table is then. */
  const click = (page, { index }) => ask(page, { click: index });

  /** Marks its control with `data-chosen`, for whoever looks for it by Tab or finger. */
  const mark = (page, { index }) => ask(page, { mark: index });

  /** The policy of that name, the usual one without. */
  const policyOf = (policy = Object.keys(policies)[0]) => (typeof policy === "function" ? policy : policies[policy]);

  /** What is to be done next: whatever lifts a hanging curtain, or what the policy says. */
  const next = (table, policy, chance) => {
    const move = table.moves.find(({ name }) => name === "uncover") ?? policyOf(policy)(table, chance);
    if (!move) throw new Error(`nothing fits: ${JSON.stringify(table)}`);
    return move;
  };

  /** Gives time (ms of a page whose clock we drive) while a clock runs, and nowhere else; says whether it did. */
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
   * Plays until `until(table, made)` is true (a phase's name will do) and hands back the table; throws
   * when the game ends before or it takes more than `steps` clicks. Curtains are lifted when they hang.
   * `watch(table)` sees every state on the way, and says true when it has let time pass; `click` may be
   * another way to click. Whoever plays on after that hands in the same `chance`.
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
  // What a turn offers may follow when something has landed.
  for (let waited = 0; waited < 20 && controls().length === 0 && root() && root().dataset.phase !== "over"; waited += 1) {
    await new Promise((done) => setTimeout(done, 20));
  }
  const moves = controls().map((el, index) => ({ index, name: el.dataset.move ?? el.dataset.act, ...toldOf(el) }));
  return { ...root()?.dataset, ...told(), moves };
}
