// A mystery star of the table's own: a photograph is cut on the device, kept with its deck, and uncovered flap by flap in
// the final of *Midi*.
import { seeded } from "../lib/chance.mjs";
import { blindPage, playToEnd } from "../lib/clicker.mjs";
import { NAME, WHOLE, bringIn, workshop } from "../lib/own.mjs";
import { act, isHome, seated } from "../lib/table.mjs";

const pieces = (page) => page.locator(".photo-cut canvas");
const whole = (page) => pieces(page).evaluateAll((all) => all.filter(({ width, height }) => width > 300 && height < 100).length);

/** A card of a star in that deck, from a picture of the page itself. */
async function starred(page) {
  const picture = await page.screenshot();
  await page.locator('[data-act="new-card"][data-kind="star"]').click();
  await page.locator('[data-act="choose-photo"]').setInputFiles({ name: "mamie.png", mimeType: "image/png", buffer: picture });
  await pieces(page).first().waitFor();
}

/** The photograph is cut into fourteen pieces, is kept with its name, and what is no picture costs a message. */
async function cut({ newPage, url, expect }) {
  const page = await workshop(await newPage(), url);
  await bringIn(page, "deck.json", WHOLE);
  await starred(page);
  await expect.soon(async () => (await whole(page)) === 14, "its pieces");
  const ready = () => page.locator(".readiness").getAttribute("data-ready");
  expect.equal(await ready(), "false", "it lacks a name");
  await page.locator("#card-answer").fill("Mamie Jo");
  await expect.soon(async () => (await ready()) === "true", "it can be played");
  await expect.accessible(page);
  await page.locator('[data-act="choose-photo"]').setInputFiles({ name: "a.png", mimeType: "image/png", buffer: Buffer.from("no picture") });
  await page.locator(".photo-field .error").waitFor();
  expect.equal(await pieces(page).count(), 14, "the photograph before it stays");
  await workshop(page, url);
  await act(page, "open-deck").click();
  // The last card of a long deck is found by a word of it.
  await page.locator('.own-cards [type="search"]').fill("mamie");
  await page.locator('[data-act="open-card"]', { hasText: "Mamie Jo" }).click();
  await expect.soon(async () => (await whole(page)) === 14, "its pieces after a reload");
  const [file] = await Promise.all([page.waitForEvent("download"), (await act(page, "back").click(), act(page, "out-json").click())]);
  expect.ok(file.suggestedFilename().endsWith(".json"), "it goes out with its deck");
}

/** A whole game of Midi: behind the closed flaps there is nothing of it in the page. */
async function uncovered({ newPage, url, expect }) {
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
  const setup = await page.evaluate(() => Object.entries(localStorage).find(([key]) => /^tablee:sitting:.*:setup$/.test(key))[1]);
  expect.ok(/"picture":"photo:\/9j\//.test(setup), "the star of the game");
  let shown = 0;
  const look = async () => {
    const seen = await page.evaluate(() => {
      const board = document.querySelector(".star-board");
      return board && { open: board.querySelectorAll("[data-open]").length, images: board.querySelectorAll("canvas.piece-of-star").length };
    });
    if (!seen) return;
    shown = Math.max(shown, seen.images);
    expect.ok(seen.images <= seen.open, `${seen.images} pieces behind ${seen.open} open flaps`);
  };
  const chance = seeded(4);
  const isOver = () => page.evaluate(() => document.querySelector("[data-phase]")?.dataset.phase === "over");
  for (let turn = 0; turn < 300 && !(await isOver()); turn += 1) {
    await playToEnd(page, chance, { enough: 4, inside: 0 });
    await look();
  }
  expect.ok(await isOver(), "the game came to its end");
  expect.ok(shown > 0, "pieces were seen");
}

export const tests = [
  { name: "a photograph is cut, kept and handed out", run: cut },
  { name: "a photograph is uncovered in the final", run: uncovered, timeout: 240_000, game: "midi" },
];
