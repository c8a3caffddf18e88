// Until a part has been seen once on a tablet its title card waits for a tap, the first parts included, with reduced
// motion, too; later it goes by itself once it has been read, and comes back when it is asked for.
import { fooled, midi } from "../games/midi.mjs";
import { GAMES } from "../lib/games.mjs";
import { CARDS, NEW_CARDS } from "../lib/shown.mjs";
import { act, card, queryOf, reopen, settled, sitDown, state, turnCards } from "../lib/table.mjs";

const title = (page) => card(page).locator("h2").innerText();
const waits = (page) => page.locator(".opening[data-waits]").count();
const kept = (page) => page.evaluate(() => localStorage["tablee:shown"].split(" ").filter((name) => name && !name.includes(".hint.") && !name.startsWith("news.")));

/** A table that has just been dealt, in a page whose clock the test drives. */
async function dealt({ newPage, url }, scene, { storage = NEW_CARDS, reducedMotion = "no-preference" } = {}) {
  const page = await newPage({ storage, reducedMotion });
  await sitDown(page, url(queryOf(scene)), { clock: true });
  return page;
}

async function first(context, game, reducedMotion) {
  const { expect } = context;
  const page = await dealt(context, { game, players: 3, seed: 3, auto: 2 }, { reducedMotion });
  const { fingerprint } = await state(page);
  for (const name of CARDS[game].slice(0, 2)) {
    await card(page).waitFor();
    await page.clock.runFor(120_000);
    expect.equal([await waits(page), (await state(page)).fingerprint], [1, fingerprint], `${game} ${name}: the card waits, and so do automatic players`);
    expect.ok(await card(page).locator("img").evaluate((img) => img.complete && img.naturalWidth > 0), `${game} ${name}: its drawing`);
    await act(page, "continue").click();
    // The second tap of a double tap turns no card.
    await page.clock.runFor(500);
    await settled(page);
  }
  expect.equal(await card(page).count(), 0, `${game}: cards that are left`);
  expect.equal(await kept(page), CARDS[game].slice(0, 2).map((name) => `${game}.${name}`), `${game}: cards that are known`);
  await page.close();
}

async function goals(context) {
  for (const game of Object.keys(GAMES)) await first(context, game, "no-preference");
  await first(context, "midi", "reduce");
}

async function later(context) {
  const { expect } = context;
  for (const game of Object.keys(GAMES)) {
    const page = await dealt(context, { game, players: 3, seed: 3, auto: 2 }, { storage: {} });
    expect.equal([await card(page).count(), await waits(page)], [1, 0], `${game}: one card, which does not wait`);
    const reads = 300 * (await card(page).locator("h2, p").allInnerTexts()).join(" ").split(/\s+/).length;
    // Time goes on by itself, too, while we look.
    await page.clock.runFor(Math.max(3_000, reads) / 4);
    expect.equal(await card(page).count(), 1, `${game}: it is up for ${reads} ms`);
    await page.clock.runFor(reads);
    expect.equal(await card(page).count(), 0, `${game}: then it goes`);
    await page.close();
  }
}

async function alone(context) {
  const page = await dealt(context, { game: "heure", players: 3, seed: 3, auto: 3 });
  const { fingerprint } = await state(page);
  await page.clock.runFor(60_000);
  context.expect.equal(await card(page).count(), 0, "cards where only automatic players sit");
  context.expect.ok((await state(page)).fingerprint !== fingerprint, "they play");
}

async function parts(context) {
  const { expect } = context;
  const page = await dealt(context, { game: "midi", players: 3, seed: 3 });
  await turnCards(page);
  await midi.playUntil(page, "duel", { policy: fooled(0) });
  expect.equal(await card(page).count(), 0, "cards before the last answer has been read");
  await page.locator('main [data-act="continue"]').click();
  await card(page).waitFor();
  expect.equal([await title(page), await waits(page)], ["Le Duel", 1], "the card of the duel");
  await page.keyboard.press("Escape");
  await settled(page);
  expect.equal(await card(page).count(), 0, "cards after a key");
  await reopen(page, { exact: false });
  expect.equal(await card(page).count(), 0, "cards after a reload");
}

async function star(context) {
  const { expect } = context;
  const page = await dealt(context, { game: "midi", players: 3, seed: 3 });
  const seen = [];
  const watch = async (table) => {
    const before = seen.length;
    for (await settled(page); await card(page).count(); await settled(page)) {
      seen.push(await title(page));
      await page.keyboard.press("Escape");
    }
    return seen.length > before || (await midi.spend(page, table, 10_000));
  };
  await midi.playUntil(page, "star", { policy: fooled(0), watch });
  await watch({ moves: [] });
  expect.equal(seen.slice(-2), ["Le Coup de Maître", "L’Étoile mystérieuse"], "before the final it is said what the star is worth, and who may cry out");
  await midi.playUntil(page, ({ phase }) => phase === "master" || phase === "over", { policy: fooled(0), watch });
  expect.equal(seen.filter((name) => /Maître|Étoile/.test(name)).length, 2, `the final's cards do not come again: ${seen}`);
}

async function again(context) {
  const { expect } = context;
  const page = await dealt(context, { game: "midi", players: 2, seed: 3 }, { storage: {}, reducedMotion: "reduce" });
  expect.equal(await card(page).count(), 0, "where motion is reduced, what is known does not come again");
  await act(page, "rules").click();
  await act(page, "cards-again").click();
  await card(page).waitFor();
  expect.equal([await title(page), await waits(page)], ["Le Coup d’Envoi", 1], "the present part is presented at once");
  await act(page, "continue").click();
  expect.equal(await kept(page), (await kept(page)).filter((name) => !name.startsWith("midi.") || name === "midi.kickoff"), "the others wait again");
}

export const tests = [
  { name: "what is not known yet is told and waits for a tap, in every game", run: goals, timeout: 180_000 },
  { name: "what is known goes by itself once it has been read", run: later, timeout: 120_000 },
  { name: "nobody sits there: nobody is waited for", run: alone },
  { name: "a part has its card, which goes at a key", run: parts, timeout: 90_000 },
  { name: "the star is told before the final, and no card comes twice", run: star, timeout: 120_000 },
  { name: "the rules bring the cards back", run: again },
];
