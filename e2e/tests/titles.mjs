// Title cards: on a tablet that has not shown a part yet, its card waits for a tap, even with reduced motion; later it is
// one line, which a tap anywhere skips and which disappears after the time to read it, and can be shown again on request.
// What only some ways to play say is new until it was shown.
import { fooled, midi } from "../games/midi.mjs";
import { gamesWith } from "../lib/facts.mjs";
import { GAMES } from "../lib/games.mjs";
import { CARDS, NEW_CARDS } from "../lib/shown.mjs";
import { act, card, queryOf, reopen, settled, sitDown, state, turnCards } from "../lib/table.mjs";
import { expect, test } from "../lib/test.mjs";

const title = (page) => card(page).locator("h2").innerText();
const waits = (page) => page.locator(".opening[data-waits]").count();
const kept = (page) => page.evaluate(() => localStorage["tablee:shown"].split(" ").filter((name) => name && !name.includes(".hint.") && !name.includes(".line.") && !name.startsWith("news.")));

/** A table that has just been dealt, with a driven clock. */
async function dealt({ newPage, url }, scene, { storage = NEW_CARDS, reducedMotion = "no-preference" } = {}) {
  const page = await newPage({ storage, reducedMotion });
  await sitDown(page, url(queryOf(scene)), { clock: true });
  return page;
}

async function first(app, game, reducedMotion) {
  const page = await dealt(app, { game, players: 3, seed: 3, auto: 2 }, { reducedMotion });
  const { fingerprint } = await state(page);
  for (const name of CARDS[game].slice(0, 2)) {
    await card(page).waitFor();
    await page.clock.runFor(120_000);
    expect([await waits(page), (await state(page)).fingerprint], `${game} ${name}: the card waits, and so do automatic players`).toStrictEqual([1, fingerprint]);
    expect(await card(page).locator("img").evaluate((img) => img.complete && img.naturalWidth > 0), `${game} ${name}: its drawing`).toBeTruthy();
    await act(page, "continue").click();
    // The second tap of a double tap dismisses no card.
    await page.clock.runFor(500);
    await settled(page);
  }
  expect(await card(page).count(), `${game}: cards that are left`).toBe(0);
  expect(await kept(page), `${game}: cards that are known`).toStrictEqual(CARDS[game].slice(0, 2).map((name) => `${game}.${name}`));
  await page.close();
}

test("what is not known yet is told and waits for a tap, in every game", async ({ app }) => {
  test.setTimeout(180_000);
  for (const game of Object.keys(GAMES)) await first(app, game, "no-preference");
  await first(app, "midi", "reduce");
});

test("what is known goes by itself once it has been read", async ({ app }) => {
  for (const game of Object.keys(GAMES)) {
    const page = await dealt(app, { game, players: 3, seed: 3, auto: 2 }, { storage: {} });
    expect([await card(page).count(), await waits(page)], `${game}: one card, which does not wait`).toStrictEqual([1, 0]);
    const reads = 300 * (await card(page).locator("h2, p").allInnerTexts()).join(" ").split(/\s+/).length;
    // The clock also runs by itself meanwhile.
    await page.clock.runFor(Math.max(3_000, reads) / 4);
    expect(await card(page).count(), `${game}: it is up for ${reads} ms`).toBe(1);
    await page.clock.runFor(reads);
    expect(await card(page).count(), `${game}: then it goes`).toBe(0);
    await page.close();
  }
});

test("what is known is one line, says that a tap skips it, and a tap anywhere does", async ({ app }) => {
  for (const [game, corner] of Object.entries(GAMES).map(([game], i) => [game, i % 2 === 0])) {
    const page = await dealt(app, { game, players: 3, seed: 3, auto: 2 }, { storage: {} });
    await card(page).waitFor();
    // A card that has just appeared takes no tap that was meant for what lay there.
    await page.clock.runFor(600);
    const { width, height } = page.viewportSize();
    expect(await card(page).locator(".lines p").count(), `${game}: one line`).toBe(1);
    expect(await card(page).locator("img").count(), `${game}: no drawing`).toBe(0);
    expect(await card(page).locator(".skip").innerText(), `${game}: it says so`).toBe("Touche pour passer");
    await page.mouse.click(corner ? 4 : width - 4, corner ? 4 : height - 4);
    await settled(page);
    expect(await card(page).count(), `${game}: cards after a tap in a corner`).toBe(0);
    await page.close();
  }
});

test("another way to play is told in full", async ({ app }) => {
  const usual = (game) => CARDS[game].map((name) => `${game}.${name}`).join(" ");
  for (const game of gamesWith("anew")) {
    const { scene, says, never } = GAMES[game].anew;
    const page = await dealt(app, { game, ...scene }, { storage: { "tablee:shown": `${usual(game)} ${NEW_CARDS["tablee:shown"]}` } });
    await card(page).waitFor();
    expect(await waits(page), `${game}: it waits`).toBe(1);
    const words = await card(page).innerText();
    expect(words, game).toMatch(says);
    expect(words, game).not.toMatch(never);
    await turnCards(page);
    await reopen(page, { exact: false });
    expect(await waits(page), `${game}: cards that wait when it was read`).toBe(0);
    await page.close();
  }
});

test("nobody sits there: nobody is waited for", async ({ app }) => {
  const page = await dealt(app, { game: "heure", players: 3, seed: 3, auto: 3 });
  const { fingerprint } = await state(page);
  await page.clock.runFor(60_000);
  expect(await card(page).count(), "cards where only automatic players sit").toBe(0);
  expect((await state(page)).fingerprint, "they play").not.toBe(fingerprint);
});

test("a part has its card, which goes at a key", async ({ app }) => {
  test.setTimeout(90_000);
  const page = await dealt(app, { game: "midi", players: 3, seed: 3 });
  await turnCards(page);
  await midi.playUntil(page, "duel", { policy: fooled(0) });
  expect(await card(page).count(), "cards before the last answer has been read").toBe(0);
  await page.locator('main [data-act="continue"]').click();
  await card(page).waitFor();
  expect([await title(page), await waits(page)], "the card of the duel").toStrictEqual(["Le Duel", 1]);
  await page.keyboard.press("Escape");
  await settled(page);
  expect(await card(page).count(), "cards after a key").toBe(0);
  await reopen(page, { exact: false });
  expect(await card(page).count(), "cards after a reload").toBe(0);
});

test("the star is told before the final, and no card comes twice", async ({ app }) => {
  const page = await dealt(app, { game: "midi", players: 3, seed: 3 });
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
  expect(seen.slice(-2), "before the final it is said what the star is worth, and who may cry out").toStrictEqual(["Le Coup de Maître", "L’Étoile mystérieuse"]);
  await midi.playUntil(page, ({ phase }) => phase === "master" || phase === "over", { policy: fooled(0), watch });
  expect(seen.filter((name) => /Maître|Étoile/.test(name)).length, `the final's cards do not come again: ${seen}`).toBe(2);
});

test("the rules bring the cards back", async ({ app }) => {
  const page = await dealt(app, { game: "midi", players: 2, seed: 3 }, { storage: {}, reducedMotion: "reduce" });
  expect(await card(page).count(), "where motion is reduced, what is known does not come again").toBe(0);
  await act(page, "rules").click();
  await act(page, "cards-again").click();
  await card(page).waitFor();
  expect([await title(page), await waits(page)], "the present part is presented at once").toStrictEqual(["Le Coup d’Envoi", 1]);
  await act(page, "continue").click();
  expect(await kept(page), "the others wait again").toStrictEqual((await kept(page)).filter((name) => !name.startsWith("midi.") || name === "midi.kickoff"));
});
