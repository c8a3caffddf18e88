// What contests share: forced moves are made automatically after the third turn, what turns something has something to
// turn, and moments are staged.
import { seeded } from "../lib/chance.mjs";
import { gamesWith } from "../lib/facts.mjs";
import { GAMES } from "../lib/games.mjs";
import { sits } from "../games/defizz.mjs";
import { queryOf, settled, sitDown, state } from "../lib/table.mjs";
import { eventually, expect, test } from "../lib/test.mjs";

const defizz = GAMES.defizz.player;

const turnOf = async (page) => Number(/Tour (\d+)/.exec(await page.locator(".bar").innerText())?.[1]);
const stage = (page) => page.locator("[data-stage]").first().getAttribute("data-stage");

test("the card is taken by itself after the third turn", { tag: "@defizz" }, async ({ newPage, url }) => {
  test.setTimeout(90_000);
  const page = await newPage();
  await sitDown(page, url(queryOf({ game: "defizz", players: 4, seed: 2, options: "DEF-O10=alone" })));
  const [chance, policy] = [seeded(2), sits({ raises: 0 })];
  const card = () => defizz.playUntil(page, ({ stage }) => stage === "card", { policy, chance });
  await card();
  await page.waitForTimeout(2_000);
  expect([await turnOf(page), await stage(page)], "in the first turn it is taken by hand").toStrictEqual([1, "card"]);
  while ((await turnOf(page)) < 4) {
    await defizz.playUntil(page, ({ stage }) => stage !== "card", { policy, chance });
    await card();
  }
  await eventually(async () => (await stage(page)) === "clues", "the card is taken by itself");
});

// What a screen hands down must be gone with it: a button that found the turning of an earlier one stopped the page.
for (const game of gamesWith("contest")) {
  test(`${game}: what turns something has something to turn`, { tag: `@${game}` }, async ({ newPage, url }) => {
    test.setTimeout(180_000);
    const page = await newPage();
    await sitDown(page, url(queryOf({ game, ...GAMES[game].contest.turns })));
    let [turned, proposed] = [0, 0];
    const watch = async () => {
      const turns = await page.evaluate(() => [...document.querySelectorAll('[data-act="turn"]')].map((button) => button.closest(".turns") !== null));
      expect(turns, "buttons inside of what they turn").not.toContain(false);
      turned += turns.length;
      if (turned > 0 && (await page.locator(".numpad").count()) > 0) proposed += 1;
    };
    await GAMES[game].player.playUntil(page, () => proposed > 0, { watch });
  });
}

const scene = (page) => page.locator(".on-stage");

test("a moment is staged, and a touch ends it", { tag: "@defizz" }, async ({ newPage, url }) => {
  const page = await newPage({ reducedMotion: "no-preference" });
  await sitDown(page, url(queryOf({ game: "defizz", players: 4, seed: 3 })));
  const policy = sits({ raises: 9, follows: 9 });
  const asked = ({ phase }) => phase === "question" || phase === "chance";
  await defizz.playUntil(page, asked, { policy, seed: 3 });
  await scene(page).waitFor();
  await page.mouse.click(8, 400);
  await scene(page).waitFor({ state: "detached", timeout: 1_000 });
  expect(asked(await state(page)), "nothing was played by the touch").toBeTruthy();
});

test("nothing is staged where motion is reduced", { tag: "@defizz" }, async ({ newPage, url }) => {
  const page = await newPage();
  await sitDown(page, url(queryOf({ game: "defizz", players: 4, seed: 3 })));
  await defizz.playUntil(page, ({ phase }) => phase === "question" || phase === "chance", { policy: sits({ raises: 9, follows: 9 }), seed: 3 });
  await settled(page);
  expect(await scene(page).count(), "scenes where motion is reduced").toBe(0);
});
