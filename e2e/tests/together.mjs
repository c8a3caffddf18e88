// Games one after another in one page, with a phone and a television that stay: every ordered pair of them.
import { GAMES } from "../lib/games.mjs";
import { joinBy } from "../lib/phones.mjs";
import { QUICK, act, isHome, seated, settled, turnCards } from "../lib/table.mjs";
import { openTelevision } from "../lib/television.mjs";
import { expect, test } from "../lib/test.mjs";

/** A walk that goes once along every arrow between the games, those from a game to itself too (Hierholzer). */
function everyPair(games) {
  const left = new Map(games.map((game) => [game, [...games]]));
  const [walk, path] = [[], [games[0]]];
  while (path.length > 0) {
    const next = left.get(path.at(-1)).pop();
    if (next) path.push(next);
    else walk.unshift(path.pop());
  }
  return walk;
}

/** From the shelf to a table of that game, with the people who are proposed. */
async function begin(page, game) {
  await isHome(page);
  await page.locator(`[data-act="open"][data-game="${game}"]`).first().click();
  await act(page, "start").click();
  await page.locator(`[data-game="${game}"][data-phase]:not([data-phase="setup"])`).waitFor({ state: "attached" });
  await turnCards(page);
}

/** At home: the shelf has room for two dozen parked games, fewer than there are pairs. */
async function forgetParked(page) {
  await isHome(page);
  await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("tablee:sitting:")).forEach((key) => localStorage.removeItem(key)));
}

test("every game after every other, with a phone and a television", async ({ newPage, url }) => {
  test.setTimeout(240_000);
  const walk = everyPair(Object.keys(GAMES));
  expect(new Set(walk.slice(1).map((game, i) => `${walk[i]} ${game}`)).size, "every ordered pair").toBe(Object.keys(GAMES).length ** 2);
  const page = await newPage({ storage: QUICK });
  await page.goto(url());
  await begin(page, walk[0]);
  const screen = await openTelevision(page);
  const phone = await joinBy(page, newPage, 0);
  for (const [i, game] of walk.entries()) {
    if (i > 0) {
      await act(page, "home").click();
      await forgetParked(page);
      await begin(page, game);
    }
    const what = `${walk[i - 1]} then ${game}`;
    const { phase } = await seated(page);
    await expect(screen.locator(".tv-board"), `the television, ${what}`).toHaveAttribute("data-game", game);
    await expect(screen.locator(".tv-board"), `the television, ${what}`).toHaveAttribute("data-phase", phase);
    await expect(phone.locator(".phone-page"), `the phone, ${what}`).toHaveAttribute("data-game", game);
    await expect(phone.locator(".phone-page"), `the phone, ${what}`).toHaveAttribute("data-phase", phase);
  }
  await settled(page);
});
