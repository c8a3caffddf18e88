// A random player of the whole page: shelf, games, menus, sheets, Back, rotation, hidden and shown, with a television.
// Nothing panics, nothing logs an error, and there is always something to touch.
import { seeded } from "../lib/chance.mjs";
import { FULL } from "../lib/depth.mjs";
import { EVENING, PARKED } from "../lib/kept.mjs";
import { QUICK, hide, isHome } from "../lib/table.mjs";
import { expect, test } from "../lib/test.mjs";

/** How long each one plays, in ms. */
const LASTS = FULL ? 180_000 : 30_000;
const SIZES = [
  { width: 1180, height: 820 },
  { width: 820, height: 1180 },
  { width: 360, height: 740 },
];

// Leave the page or the browser (files, paper, other pages, installation), or end what is tried (a kiosk).
const NEVER = ["download", "export", "import", "give-file", "share-file", "share", "csv", "persist", "install", "kiosk", "kiosk-on", "print-rules", "print-scores", "print-cards", "print-answers", "print-board", "out-json", "out-xlsx", "out-csv", "out-gift", "choose-file", "choose-photo", "add-counts", "full-screen", "report"];

// Runs in the page: something that can be touched, at random, with its point; curtains are held.
function pick([chance, other, never]) {
  const reached = (el) => {
    el.scrollIntoView({ block: "nearest" });
    const { left, top, width, height } = el.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const hit = document.elementFromPoint(x, y);
    return hit && (el.contains(hit) || hit.closest("label")?.contains(el)) ? { x, y, name: el.dataset.move ?? el.dataset.act ?? el.tagName, holds: el.dataset.act === "uncover" } : null;
  };
  const all = [...document.querySelectorAll("[data-move], [data-act], button, label, input[type=range], summary")].filter((el) => !el.disabled && el.ariaDisabled !== "true" && !never.includes(el.dataset.act) && !el.querySelector("input[type=file]") && el.checkVisibility({ visibilityProperty: true }));
  // What plays is touched as often as all the rest together.
  const moves = all.filter((el) => el.dataset.move ?? ["continue", "uncover", "cover", "start", "open"].includes(el.dataset.act));
  const list = moves.length > 0 && other < 0.5 ? moves : all;
  for (let i = 0, at = Math.floor(chance * list.length); i < list.length; i += 1, at = (at + 1) % list.length) {
    const found = reached(list[at]);
    if (found) return found;
  }
  return null;
}

const roaming = (seed) => async ({ newPage, url }) => {
  test.setTimeout(LASTS + 120_000);
  const chance = seeded(seed);
  const page = await newPage({ storage: { ...QUICK, ...(seed % 2 ? { ...EVENING, ...PARKED } : {}) }, hasTouch: true });
  await page.goto(url());
  await isHome(page);
  page.context().on("page", (other) => other.setViewportSize({ width: 1280, height: 720 }).catch(() => {}));
  const last = [];
  const end = Date.now() + LASTS;
  while (Date.now() < end) {
    const dice = chance();
    if (dice < 0.02) await page.setViewportSize(SIZES[Math.floor(chance() * SIZES.length)]);
    else if (dice < 0.03) await page.evaluate(() => history.length > 1 && history.state > 0 && history.back());
    else if (dice < 0.04) await hide(page, true).then(() => hide(page, false));
    else if (dice < 0.05) await page.keyboard.press(["Escape", "Enter", "Tab", "Space"][Math.floor(chance() * 4)]);
    else last.push(await touch(page, chance));
    expect(await page.locator(".broken").count(), `after ${last.slice(-12).join(" | ")}`).toBe(0);
  }
  expect(new Set(last).size, "different things were touched").toBeGreaterThan(15);
};

/** Touches something; waits a while for it where the page is busy. */
async function touch(page, chance) {
  for (let waits = 0; ; waits += 1) {
    const target = await page.evaluate(pick, [chance(), chance(), NEVER]);
    if (target) {
      await page.mouse.move(target.x, target.y);
      await page.mouse.down();
      if (target.holds) await page.waitForTimeout(700);
      await page.mouse.up();
      return target.name;
    }
    if (waits > 100) throw new Error("nothing can be touched");
    await page.waitForTimeout(100);
  }
}

for (const seed of FULL ? [1, 2, 3, 4, 5, 6] : [1, 2]) test(`a random player of the whole page, ${seed}`, roaming(seed));
