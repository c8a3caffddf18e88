// Every phone screen of every phase of all games, on the smallest phone, on a usual one, and above a keyboard, in the usual
// letters and in larger ones: no control lies over what must be read, nothing lies outside of the page, and axe finds nothing.
import { inTheWay } from "../lib/clear.mjs";
import { FULL, some } from "../lib/depth.mjs";
import { GAMES } from "../lib/games.mjs";
import { soiree } from "../lib/kept.mjs";
import { PHONE, SCENES, holdsLaw, invite, joinBy, joined, opened, playAll, shown, tableOf, takeAnswer } from "../lib/phones.mjs";
import { QUICK, act, queryOf, settled, sitDown, state, turnCards } from "../lib/table.mjs";
import { expect, test } from "../lib/test.mjs";

/** The usual letters, and those of a browser that sets them larger. */
const LETTERS = ["100%", "130%"];

/** Where axe looks: letters and height of the screen. */
const JUDGED = ["100% 640", "130% 330"];

const SIZES = [{ width: 360, height: 640 }, { width: 390, height: 844 }, { width: 360, height: 330 }];

/** Asserts the law on a phone's screen at each size, at the top and at the foot of the page. */
async function standsClear(phone, what) {
  for (const letters of LETTERS) {
    await phone.evaluate((letters) => (document.documentElement.style.fontSize = letters), letters);
    for (const size of SIZES) {
      await phone.setViewportSize(size);
      await settled(phone);
      const where = `${what} at ${size.width}×${size.height}, letters of ${letters}`;
      for (const to of [0, 99_999]) {
        await phone.evaluate((to) => scrollTo(0, to), to);
        expect(await phone.evaluate(inTheWay), where).toStrictEqual({ over: [], outside: [], wide: [] });
      }
      await holdsLaw(phone, where);
      if (JUDGED.includes(`${letters} ${size.height}`)) await expect(phone, where).toBeAccessible();
    }
  }
  await phone.evaluate(() => (document.documentElement.style.fontSize = ""));
  await phone.setViewportSize(PHONE.viewport);
}

/** What is on a phone's screen, so that each kind is looked at once. */
const kindOf = ({ phase, asks, pad, entry, typed, deeds, picks, fan }) =>
  [phase, asks !== undefined, pad, entry, typed, [...new Set(deeds)].sort().join(), picks.length > 0, picks.some(({ may }) => may), fan.length > 0].join(" ");

/** Looks at each phone as long as its kind of screen is new. */
const looking = (phones, game, seen) => async () => {
  for (const phone of phones.filter(Boolean)) {
    const now = await phone.evaluate(shown);
    if (!now.game || seen.has(kindOf(now))) continue;
    seen.add(kindOf(now));
    await standsClear(phone, `${game}: ${kindOf(now)}`);
  }
  return false;
};

for (const game of Object.keys(GAMES)) {
  test(`nothing lies over what is read on a phone: ${game}`, { tag: `@${game}` }, async ({ newPage, url }) => {
    test.setTimeout(FULL ? 1_500_000 : 400_000);
    const seen = new Set();
    // All on phones, one of them `from` a phase on; the tables beside the usual one have the phases that it does not have.
    for (const other of some(GAMES[game].phones.law, 1)) {
      const scene = { ...SCENES[game], ...other };
      const page = await tableOf(newPage, url, scene);
      if (scene.from) await GAMES[game].player.playUntil(page, scene.from);
      const phones = [];
      for (let seat = 0; seat < scene.players; seat += 1) phones.push(await joinBy(page, newPage, seat));
      const look = looking(phones, game, seen);
      await playAll(page, phones, { game, steps: FULL ? 400 : 60, bold: false, stop: look });
      await look();
      expect((await state(page)).game, "it is still that game").toBe(game);
      await Promise.all(phones.map((phone) => phone.close()));
    }
    console.log(`${game}: ${seen.size} kinds of screens`);
    expect(seen.size, [...seen].join("\n")).toBeGreaterThan(5);
    const phases = new Set([...seen].map((kind) => kind.split(" ")[0]));
    if (FULL) expect(GAMES[game].phases.filter((phase) => !phases.has(phase)), "phases that were not seen").toStrictEqual([]);
  });
}

test("nothing lies over what is read on a phone without a game", { tag: "@heure" }, async ({ newPage, url }) => {
  test.setTimeout(180_000);
  const alone = await newPage(PHONE);
  for (const [text, what] of Object.entries({ "P30.X": "a newer invitation", "": "a damaged one" })) {
    await alone.goto(url(`#join=${text}`));
    await alone.locator(".phone-todo").waitFor();
    await standsClear(alone, what);
    await alone.goto("about:blank");
  }
  const page = await newPage({ storage: { ...QUICK, ...soiree(1) } });
  await sitDown(page, url(queryOf(SCENES.heure)));
  await turnCards(page);
  const phone = await opened(newPage, await invite(page, 0));
  await phone.locator(".by-hand summary").click();
  await phone.locator(".phone-hint").waitFor();
  await standsClear(phone, "the answer");
  await takeAnswer(page, phone);
  await joined(page, 0);
  await act(page, "home").click();
  await phone.locator(".phone-podium li").first().waitFor();
  await standsClear(phone, "the standings of the soirée");
  await phone.reload();
  await expect(phone.locator(".phone-todo")).toHaveText(/déjà servi/, { timeout: 15_000 });
  await standsClear(phone, "an invitation that was used");
});
