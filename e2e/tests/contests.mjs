// What Défizz and Egomaster share: forced moves are made automatically after the third turn, robots are quick and a tap
// hurries them, moments are staged, and the results say something about everybody.
import { seeded } from "../lib/chance.mjs";
import { GAMES } from "../lib/games.mjs";
import { sits } from "../games/defizz.mjs";
import { queryOf, settled, sitDown, state } from "../lib/table.mjs";
import { eventually, expect, test } from "../lib/test.mjs";

const defizz = GAMES.defizz.player;
const egomaster = GAMES.egomaster.player;

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

/** A table of robots with a driven clock, at the beginning of a turn. */
async function robots({ newPage, url }) {
  const page = await newPage();
  await sitDown(page, url(queryOf({ game: "egomaster", players: 3, seed: 4, auto: 3, options: "EGO-O9=on" })), { clock: true });
  await page.clock.pauseAt(Date.now() + 60_000);
  for (let waited = 0; (await state(page)).phase !== "roll" || (await page.locator('[data-act="continue"]').count()) > 0; waited += 1) {
    expect(waited, "a turn begins").toBeLessThan(300);
    await page.clock.runFor(100);
  }
  return page;
}

test("a robot's turn takes three seconds", { tag: "@egomaster" }, async ({ app }) => {
  const page = await robots(app);
  let spent = 0;
  // Frames take some of it.
  for (; (await state(page)).phase !== "question" && spent < 10_000; spent += 50) await page.clock.runFor(50);
  expect(spent, `up to the question a robot's turn takes ${spent} ms`).toBeLessThanOrEqual(3_500);
});

test("a tap on the table hastens a robot", { tag: "@egomaster" }, async ({ app }) => {
  const page = await robots(app);
  const { fingerprint } = await state(page);
  await page.clock.runFor(20);
  await page.mouse.click(4, 400);
  await page.clock.runFor(120);
  expect((await state(page)).fingerprint, "a tap on the table hastens a robot").not.toBe(fingerprint);
});

// What a screen hands down must be gone with it: a button that found the turning of an earlier one stopped the page.
for (const [game, seats] of [["defizz", { players: 3, seed: 6, options: "DEF-O8=on" }], ["egomaster", { players: 2, seed: 4 }]]) {
  test(`${game}: what turns something has something to turn`, { tag: `@${game}` }, async ({ newPage, url }) => {
    test.setTimeout(180_000);
    const page = await newPage();
    await sitDown(page, url(queryOf({ game, ...seats })));
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

test("the end tells when each went out, and prints a score sheet", { tag: "@egomaster" }, async ({ newPage, url }) => {
  test.setTimeout(90_000);
  const page = await newPage();
  await sitDown(page, url(queryOf({ game: "egomaster", players: 3, seed: 6, options: "EGO-V=on" })));
  await egomaster.playUntil(page, "over", { policy: "solo", seed: 6 });
  await page.locator(".podium").waitFor();
  expect(await page.locator(".podium .crown").count(), "crowns").toBe(1);
  const sums = await page.locator(".podium .step:not(.r1) .sum").allInnerTexts();
  expect(sums.length, "two lines for each who went out").toBe(4);
  for (const words of sums) expect(words, "in which turn, and the most he had").toMatch(/^tour \d+$|^[\d\u202f]+ au mieux$/);
  const size = (selector) => page.locator(selector).first().evaluate((el) => Number.parseFloat(getComputedStyle(el).fontSize));
  expect(await size(".step.r1 .sum"), "the winner's total is larger than his name").toBeGreaterThan(await size(".step.r1 .name"));
  const ends = await page.locator(".plot .end").evaluateAll((all) => all.map((end) => Number.parseFloat(end.style.getPropertyValue("--x"))));
  expect([Math.max(...ends), ends.filter((x) => x < 100).length], "a line ends where its seat went out").toStrictEqual([100, 1]);
  await page.locator(".paper").waitFor({ state: "attached" });
  await page.emulateMedia({ media: "print" });
  expect(await page.locator(".paper").isVisible(), "the score sheet is printed").toBeTruthy();
  expect(await page.locator(".paper thead th").count(), "a column a seat").toBe(4);
});
