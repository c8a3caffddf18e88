// What a phone makes of a touch, and what it does by itself: typed answers with the clock running, an answer that goes
// unless somebody waits.
import { fooled } from "../games/midi.mjs";
import { GAMES } from "../lib/games.mjs";
import { joinBy, playAll, shown, tableOf } from "../lib/phones.mjs";
import { state } from "../lib/table.mjs";
import { eventually, expect, test } from "../lib/test.mjs";

test("a typed answer leaves an empty field for the next question, and is told right or wrong", { tag: "@midi" }, async ({ newPage, url }) => {
  test.setTimeout(180_000);
  const page = await tableOf(newPage, url, { game: "midi", players: 3, seed: 3, options: "reading=tablet" });
  const typed = ({ phase, moves }) => phase === "fatal" && moves.some(({ name }) => name === "say");
  await GAMES.midi.player.playUntil(page, typed, { policy: fooled(0) });
  const phone = await joinBy(page, newPage, Number((await state(page)).turn));
  const field = phone.locator(".phone-entry input");
  const send = phone.locator('.phone-entry [data-move="say"]');
  for (const answer of ["Camembert", "", "Roquefort"]) {
    const { q } = await phone.evaluate(shown);
    await field.fill(answer);
    await send.tap();
    await eventually(async () => (await phone.evaluate(shown)).q !== q, "the next question");
    await expect(field, "the field is empty").toHaveValue("");
    await expect(send, "and one may not know").toHaveText("Je ne sais pas");
    await expect(phone.locator('.phone-last[data-verdict="wrong"]'), "it is told").toHaveText(/Faux/);
    expect(await field.evaluate((el) => el === document.activeElement), "the keyboard stays up").toBeTruthy();
  }
});

test("an answer that goes by itself says so in a colour, and can be made to wait", { tag: "@millions" }, async ({ newPage, url }) => {
  test.setTimeout(120_000);
  const page = await tableOf(newPage, url, { game: "millions", players: 2, seed: 5, options: "MIL-O2=device" });
  const phones = [await joinBy(page, newPage, 0), await joinBy(page, newPage, 1)];
  let phone = null;
  const asked = async () => {
    for (const one of phones) if ((await one.evaluate(shown)).picks.some(({ may }) => may)) phone = one;
    return phone !== null;
  };
  await playAll(page, phones, { steps: 20, stop: asked });
  await phone.locator('.phone-pick[data-move="keep"]').first().tap();
  const edge = phone.locator('[data-move="settle"] .edge');
  await edge.waitFor();
  const [bar, button] = await edge.evaluate((el) => [el, el.parentElement].map((one) => getComputedStyle(one).backgroundColor));
  expect(bar, "the bar is seen on its button").not.toBe(button);
  expect(bar, "and has a colour").not.toMatch(/, 0\)$|transparent/);
  await phone.locator('[data-act="wait"]').tap();
  await edge.waitFor({ state: "detached" });
  await phone.waitForTimeout(4_500);
  expect((await phone.evaluate(shown)).deeds, "it has not gone").toContain("settle");
});
