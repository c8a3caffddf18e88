// What only Egomaster shows of a contest: robots are quick and a tap hurries them, people sit at the corners of the ring and
// place their pawns on a phone, and the results say something about everybody.
import { egomaster } from "../games/egomaster.mjs";
import { SCENES, joinBy, playAll, tableOf } from "../lib/phones.mjs";
import { queryOf, seated, sitDown, state } from "../lib/table.mjs";
import { eventually, expect, test } from "../lib/test.mjs";

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

// The same edges as on the set-up (seats.mjs).
test("the corners of the ring follow the edges", { tag: "@egomaster" }, async ({ newPage, url }) => {
  const page = await newPage();
  await page.goto(url(queryOf({ game: "egomaster", players: 4, seed: 1 })));
  await seated(page);
  await egomaster.look(page);
  const seen = await page.locator(".board > .guests > li").evaluateAll((all) => all.map((li) => {
    const { x, y, width, height } = li.getBoundingClientRect();
    return [li.dataset.edge, x + width / 2 < innerWidth / 2 ? "left" : "right", y + height / 2 < innerHeight / 2 ? "top" : "bottom"];
  }));
  expect(seen.map(([edge]) => edge), "the usual edges of four").toStrictEqual(["left", "top", "right", "bottom"]);
  for (const [edge, across, down] of seen) expect(edge === across || edge === down, `${edge} sits at ${across} ${down}`).toBeTruthy();
  expect(new Set(seen.map(([, across, down]) => across + down)).size, "corners").toBe(4);
});

test("a pawn is placed on the ring", { tag: "@egomaster" }, async ({ newPage, url }) => {
  const page = await tableOf(newPage, url, SCENES.egomaster);
  const phones = [await joinBy(page, newPage, 0), await joinBy(page, newPage, 1)];
  const ring = '.phone-picks[data-lie="ring"] .phone-pick';
  let placing = null;
  const asked = async () => {
    for (const phone of phones) if (await phone.locator(`${ring}[data-move="place"]`).count()) placing = phone;
    return placing !== null;
  };
  await playAll(page, phones, { game: "egomaster", steps: 40, stop: asked });
  const boxes = await placing.locator(ring).evaluateAll((all) => all.map((el) => el.getBoundingClientRect()).map(({ x, y }) => [x, y]));
  expect(boxes.length, "all squares of the board").toBe(24);
  const [across, down] = [boxes[1][0] - boxes[0][0], boxes[7][1] - boxes[6][1]];
  const steps = boxes.map(([x, y], at) => [boxes[(at + 1) % 24][0] - x, boxes[(at + 1) % 24][1] - y]);
  expect(steps.every(([x, y]) => Math.abs(Math.abs(x) / across + Math.abs(y) / down - 1) < 0.1), "each lies beside the next, all the way round").toBeTruthy();
  await placing.locator(`${ring}[data-move="place"]`).first().tap();
  await eventually(async () => (await placing.locator(`${ring}[data-move="place"]`).count()) === 0, "it is placed");
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
