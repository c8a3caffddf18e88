// What Défizz and Egomaster share: what leaves no choice goes by itself after the third turn, robots do not dawdle and a tap
// hastens them, moments are staged, and the end tells of everybody.
import { seeded } from "../lib/chance.mjs";
import { GAMES } from "../lib/games.mjs";
import { sits } from "../games/defizz.mjs";
import { queryOf, settled, sitDown, state } from "../lib/table.mjs";

const defizz = GAMES.defizz.player;
const egomaster = GAMES.egomaster.player;

const turnOf = async (page) => Number(/Tour (\d+)/.exec(await page.locator(".bar").innerText())?.[1]);
const stage = (page) => page.locator("[data-stage]").first().getAttribute("data-stage");

async function byItself({ newPage, url, expect }) {
  const page = await newPage();
  await sitDown(page, url(queryOf({ game: "defizz", players: 4, seed: 2, options: "DEF-O10=alone" })));
  const [chance, policy] = [seeded(2), sits({ raises: 0 })];
  const card = () => defizz.playUntil(page, ({ stage }) => stage === "card", { policy, chance });
  await card();
  await page.waitForTimeout(2_000);
  expect.equal([await turnOf(page), await stage(page)], [1, "card"], "in the first turn it is taken by hand");
  while ((await turnOf(page)) < 4) {
    await defizz.playUntil(page, ({ stage }) => stage !== "card", { policy, chance });
    await card();
  }
  await expect.soon(async () => (await stage(page)) === "clues", "the card is taken by itself");
}

/** A table of robots whose clock we drive, at the beginning of a turn. */
async function robots({ newPage, url, expect }) {
  const page = await newPage();
  await sitDown(page, url(queryOf({ game: "egomaster", players: 3, seed: 4, auto: 3, options: "EGO-O9=on" })), { clock: true });
  await page.clock.pauseAt(Date.now() + 60_000);
  for (let waited = 0; (await state(page)).phase !== "roll" || (await page.locator('[data-act="continue"]').count()) > 0; waited += 1) {
    expect.ok(waited < 300, "a turn begins");
    await page.clock.runFor(100);
  }
  return page;
}

async function brisk(context) {
  const { expect } = context;
  const page = await robots(context);
  let spent = 0;
  // Frames take some of it.
  for (; (await state(page)).phase !== "question" && spent < 10_000; spent += 50) await page.clock.runFor(50);
  expect.ok(spent <= 3_500, `up to the question a robot's turn takes ${spent} ms`);
}

async function hastened(context) {
  const { expect } = context;
  const page = await robots(context);
  const { fingerprint } = await state(page);
  await page.clock.runFor(20);
  await page.mouse.click(4, 400);
  await page.clock.runFor(120);
  expect.ok((await state(page)).fingerprint !== fingerprint, "a tap on the table hastens a robot");
}

const scene = (page) => page.locator(".on-stage");

async function staged({ newPage, url, expect }) {
  const page = await newPage({ reducedMotion: "no-preference" });
  await sitDown(page, url(queryOf({ game: "defizz", players: 4, seed: 3 })));
  const policy = sits({ raises: 9, follows: 9 });
  const asked = ({ phase }) => phase === "question" || phase === "chance";
  await defizz.playUntil(page, asked, { policy, seed: 3 });
  await scene(page).waitFor();
  await page.mouse.click(8, 400);
  await scene(page).waitFor({ state: "detached", timeout: 1_000 });
  expect.ok(asked(await state(page)), "nothing was played by the touch");
}

async function unstaged({ newPage, url, expect }) {
  const page = await newPage();
  await sitDown(page, url(queryOf({ game: "defizz", players: 4, seed: 3 })));
  await defizz.playUntil(page, ({ phase }) => phase === "question" || phase === "chance", { policy: sits({ raises: 9, follows: 9 }), seed: 3 });
  await settled(page);
  expect.equal(await scene(page).count(), 0, "scenes where motion is reduced");
}

async function ended({ newPage, url, expect }) {
  const page = await newPage();
  await sitDown(page, url(queryOf({ game: "egomaster", players: 3, seed: 6, options: "EGO-V=on" })));
  await egomaster.playUntil(page, "over", { policy: "solo", seed: 6 });
  await page.locator(".podium").waitFor();
  expect.equal(await page.locator(".podium .crown").count(), 1, "crowns");
  const sums = await page.locator(".podium .step:not(.r1) .sum").allInnerTexts();
  expect.equal(sums.length, 4, "two lines for each who went out");
  for (const words of sums) expect.matches(words, /^tour \d+$|^[\d\u202f]+ au mieux$/, "in which turn, and the most he had");
  const size = (selector) => page.locator(selector).first().evaluate((el) => Number.parseFloat(getComputedStyle(el).fontSize));
  expect.ok((await size(".step.r1 .sum")) > (await size(".step.r1 .name")), "the winner's total is larger than his name");
  const ends = await page.locator(".plot .end").evaluateAll((all) => all.map((end) => Number.parseFloat(end.style.getPropertyValue("--x"))));
  expect.equal([Math.max(...ends), ends.filter((x) => x < 100).length], [100, 1], "a line ends where its seat went out");
  await page.locator(".paper").waitFor({ state: "attached" });
  await page.emulateMedia({ media: "print" });
  expect.ok(await page.locator(".paper").isVisible(), "the score sheet is printed");
  expect.equal(await page.locator(".paper thead th").count(), 4, "a column a seat");
}

export const tests = [
  { name: "the card is taken by itself after the third turn", run: byItself, game: "defizz", timeout: 90_000 },
  { name: "a robot's turn takes three seconds", run: brisk, game: "egomaster" },
  { name: "a tap on the table hastens a robot", run: hastened, game: "egomaster" },
  { name: "a moment is staged, and a touch ends it", run: staged, game: "defizz" },
  { name: "nothing is staged where motion is reduced", run: unstaged, game: "defizz" },
  { name: "the end tells when each went out, and prints a score sheet", run: ended, game: "egomaster", timeout: 90_000 },
];
