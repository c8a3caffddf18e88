// Games one after another in one page, with a phone and a television that stay: every ordered pair of them, and of numbers
// of players. The phone's person sits elsewhere at each table.
import { some } from "../lib/depth.mjs";
import { GAMES } from "../lib/games.mjs";
import { joinBy, shown } from "../lib/phones.mjs";
import { QUICK, act, begin, isHome, seated, settled } from "../lib/table.mjs";
import { openTelevision } from "../lib/television.mjs";
import { expect, test } from "../lib/test.mjs";

/** How many play each game: all numbers from two to six, so that every pair of games is a pair of numbers, too. */
const NUMBERS = [
  { midi: 2, heure: 3, millions: 4, defizz: 5, egomaster: 6 },
  { midi: 4, heure: 2, millions: 3, defizz: 6, egomaster: 5 },
];

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

/** How many different pairs of neighbours a list has. */
const pairs = (list) => new Set(list.slice(1).map((one, i) => `${list[i]} ${one}`)).size;

const PEOPLE = ["Zoé", "Léo", "Max", "Ana", "Sam", "Lou"].map((name, mark) => [name, mark]);
const [ZOE, ...OTHERS] = PEOPLE;

/** Which hand a phone shows. */
async function handOf(phone) {
  const { game, phase, eyes } = await phone.evaluate(shown);
  return { game, phase, eyes };
}

/** At home: the shelf has room for two dozen parked games, fewer than there are pairs. */
async function forgetParked(page) {
  await isHome(page);
  await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("tablee:sitting:")).forEach((key) => localStorage.removeItem(key)));
}

for (const [way, numbers] of some(NUMBERS, 1).entries()) {
  test(`every game and number of players after every other, with a phone and a television, ${way + 1}`, async ({ newPage, url }) => {
    test.setTimeout(240_000);
    const walk = everyPair(Object.keys(GAMES));
    const every = Object.keys(GAMES).length ** 2;
    expect([pairs(walk), pairs(walk.map((game) => numbers[game]))], "every ordered pair, of games and of numbers").toStrictEqual([every, every]);
    const page = await newPage({ storage: QUICK });
    await page.goto(url());
    let [phone, screen] = [];
    for (const [i, game] of walk.entries()) {
      const seat = i % numbers[game];
      const seats = OTHERS.slice(0, numbers[game] - 1).toSpliced(seat, 0, ZOE);
      if (i > 0) {
        await act(page, "home").click();
        await forgetParked(page);
      }
      await begin(page, game, seats);
      screen ??= await openTelevision(page);
      phone ??= await joinBy(page, newPage, seat);
      const what = `${walk[i - 1]} then ${game} for ${seats.length}`;
      const { phase } = await seated(page);
      await expect(screen.locator(".tv-board"), `the television, ${what}`).toHaveAttribute("data-game", game);
      await expect(screen.locator(".tv-board"), `the television, ${what}`).toHaveAttribute("data-phase", phase);
      await expect(screen.locator(".tv-seat"), `everybody on the television, ${what}`).toHaveCount(seats.length);
      await expect.poll(() => handOf(phone), { message: `the phone, ${what}` }).toStrictEqual({ game, phase, eyes: `${seat}` });
    }
    await settled(page);
  });
}
