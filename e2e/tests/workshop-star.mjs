// A mystery star of the table's own: a photograph is cut on the device, saved with its deck, and uncovered flap by flap
// in the final of *Midi*.
import { seeded } from "../lib/chance.mjs";
import { blindPage, playToEnd } from "../lib/clicker.mjs";
import { NAME, WHOLE, bringIn, workshop } from "../lib/own.mjs";
import { act, isHome, seated } from "../lib/table.mjs";
import { eventually, expect, test } from "../lib/test.mjs";

const pieces = (page) => page.locator(".photo-cut canvas");
const whole = (page) => pieces(page).evaluateAll((all) => all.filter(({ width, height }) => width > 300 && height < 100).length);

/** Adds a star to the open deck, with a screenshot of the page as its photograph. */
async function starred(page) {
  const picture = await page.screenshot();
  await page.locator('[data-act="new-card"][data-kind="star"]').click();
  await page.locator('[data-act="choose-photo"]').setInputFiles({ name: "mamie.png", mimeType: "image/png", buffer: picture });
  await pieces(page).first().waitFor();
}

/** The photograph is cut into fourteen pieces and saved with its name; a file that is no picture causes a message. */
test("a photograph is cut, kept and handed out", async ({ newPage, url }) => {
  const page = await workshop(await newPage(), url);
  await bringIn(page, "deck.json", WHOLE);
  await starred(page);
  await eventually(async () => (await whole(page)) === 14, "its pieces");
  const ready = () => page.locator(".readiness").getAttribute("data-ready");
  expect(await ready(), "it lacks a name").toBe("false");
  await page.locator("#card-answer").fill("Mamie Jo");
  await eventually(async () => (await ready()) === "true", "it can be played");
  await expect(page).toBeAccessible();
  await page.locator('[data-act="choose-photo"]').setInputFiles({ name: "a.png", mimeType: "image/png", buffer: Buffer.from("no picture") });
  await page.locator(".photo-field .error").waitFor();
  expect(await pieces(page).count(), "the photograph before it stays").toBe(14);
  await workshop(page, url);
  await act(page, "open-deck").click();
  // Finds the last card of a long deck by searching for a word.
  await page.locator('.own-cards [type="search"]').fill("mamie");
  await page.locator('[data-act="open-card"]', { hasText: "Mamie Jo" }).click();
  await eventually(async () => (await whole(page)) === 14, "its pieces after a reload");
  const [file] = await Promise.all([page.waitForEvent("download"), (await act(page, "back").click(), act(page, "out-json").click())]);
  expect(file.suggestedFilename().endsWith(".json"), "it goes out with its deck").toBeTruthy();
});

/** A whole game of Midi: the page contains nothing of the picture behind closed flaps. */
test("a photograph is uncovered in the final", { tag: "@midi" }, async ({ newPage, url }) => {
  test.setTimeout(240_000);
  const page = await blindPage(newPage);
  await workshop(page, url);
  await bringIn(page, "deck.json", WHOLE);
  await starred(page);
  await page.locator("#card-answer").fill("Mamie Jo");
  await act(page, "home").click();
  await isHome(page);
  await page.locator('[data-act="open"][data-game="midi"]').click();
  await page.locator(".own-choice label", { hasText: NAME }).click();
  await act(page, "start").click();
  await page.locator("[data-game][data-phase]:not([data-phase=setup])").waitFor();
  await seated(page);
  // A long set-up keeps its cards apart (`src/shared_cards.rs`).
  const kept = await page.evaluate(() => Object.entries(localStorage).filter(([key]) => /^tablee:(sitting:.*:setup|cards:.*)$/.test(key)).map(([, text]) => text));
  expect(kept.some((text) => text.includes('"picture":"photo:/9j/')), "the star of the game").toBeTruthy();
  let shown = 0;
  const look = async () => {
    const seen = await page.evaluate(() => {
      const board = document.querySelector(".star-board");
      return board && { open: board.querySelectorAll("[data-open]").length, images: board.querySelectorAll("canvas.piece-of-star").length };
    });
    if (!seen) return;
    shown = Math.max(shown, seen.images);
    expect(seen.images, `${seen.images} pieces behind ${seen.open} open flaps`).toBeLessThanOrEqual(seen.open);
  };
  const chance = seeded(4);
  const isOver = () => page.evaluate(() => document.querySelector("[data-phase]")?.dataset.phase === "over");
  for (let turn = 0; turn < 300 && !(await isOver()); turn += 1) {
    await playToEnd(page, chance, { enough: 4, inside: 0 });
    await look();
  }
  expect(await isOver(), "the game came to its end").toBeTruthy();
  expect(shown, "pieces were seen").toBeGreaterThan(0);
});
