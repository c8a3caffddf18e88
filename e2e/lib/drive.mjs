// Brings a table quickly to where a test wants it: clicks are made inside the page,
// without a pointer, and chosen by a policy that is the same every time. Tests about
// taps, drags and keys use real input instead.
import { seeded } from "./chance.mjs";
import { settled } from "./table.mjs";

/** What can be read of a table: { game, phase, turn, eyes, fingerprint, hour, moves: [{ move, slot, helps }] }. */
export const look = (page) => page.evaluate(inPage);

/** Clicks the control `index` of what `look` listed and says what the table is then. */
async function click(page, index) {
  await page.evaluate((chosen) => window.tableControls()[chosen].click(), index);
  await settled(page);
  return look(page);
}

/**
 * Policies: (table, chance) → index into table.moves. "sensible" lays where the hour
 * belongs, so that games are won; "careless" lays anywhere, so that rows block;
 * "foolish" lays at the wrong end; all push where it helps.
 */
export const POLICIES = {
  sensible: (table, chance) => wanted(table, chance, (slot) => Math.abs(slot - (1 + ((table.hour - 6) * 6) / 16))),
  careless: (table, chance) => wanted(table, chance, () => chance()),
  foolish: (table, chance) => wanted(table, chance, (slot) => slot),
};

function wanted({ phase, moves }, chance, cost) {
  const only = (test) => moves.map((move, index) => ({ ...move, index })).filter(test);
  if (phase === "place") return only(({ move }) => move === "lay").sort((a, b) => cost(a.slot) - cost(b.slot))[0].index;
  if (phase === "emergency") return (only(({ helps }) => helps)[0] ?? only(({ move }) => move === "shift")[0] ?? only(() => true)[0]).index;
  return phase === "draw" ? Math.floor(chance() * moves.length) : 0;
}

/**
 * Plays until `until(table, moves)` is true (a phase's name will do) and hands back the
 * table; throws when the game ends before or it takes more than `steps` clicks. Whoever plays on
 * after that hands in the same `chance`.
 */
export async function playUntil(page, until, { policy = "sensible", seed = 1, chance = seeded(seed), steps = 400 } = {}) {
  const there = typeof until === "string" ? (table) => table.phase === until : until;
  let table = await look(page);
  for (let made = 0; made <= steps; made += 1) {
    if (there(table, made)) return { ...table, made };
    if (table.phase === "over") throw new Error(`the game was over after ${made} clicks`);
    if (table.moves.length === 0) throw new Error(`nothing to click: ${JSON.stringify(table)}`);
    table = await click(page, POLICIES[policy](table, chance));
  }
  throw new Error(`not reached within ${steps} clicks: ${JSON.stringify(table)}`);
}

// Runs in the page.
async function inPage() {
  const controls = () => [...document.querySelectorAll(".play [data-move]")].filter((el) => !el.disabled && el.ariaDisabled !== "true");
  window.tableControls = controls;
  const root = document.querySelector("[data-game]");
  // After a turn the row in focus follows when the laid card has landed.
  for (let waited = 0; waited < 50 && controls().length === 0 && root?.dataset.phase !== "over"; waited += 1) {
    await new Promise((done) => setTimeout(done, 20));
  }
  const told = (el) => ({ move: el.dataset.move, slot: Number(el.closest("[data-slot]")?.dataset.slot), helps: "helps" in el.dataset });
  const hour = Number(document.querySelector(".stage .drawn [data-hour]")?.dataset.hour);
  return { ...root?.dataset, hour, moves: controls().map(told) };
}
