// What a phone makes of a touch, and what it does by itself: typed answers with the clock running, an answer that goes
// unless somebody waits.
import { fooled } from "../games/midi.mjs";
import { gamesOr } from "../lib/depth.mjs";
import { GAMES } from "../lib/games.mjs";
import { soiree } from "../lib/kept.mjs";
import { SCENES, joinBy, playAll, shown, tableOf } from "../lib/phones.mjs";
import { QUICK, act, queryOf, sitDown, state, turnCards } from "../lib/table.mjs";
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

test("a phone shows score, place, the others and the last event, and a podium of its own at the end", { tag: "@millions" }, async ({ newPage, url }) => {
  test.setTimeout(240_000);
  const page = await tableOf(newPage, url, SCENES.millions);
  const phones = [await joinBy(page, newPage, 0), await joinBy(page, newPage, 1)];
  const [first] = phones;
  await first.setViewportSize({ width: 390, height: 844 });
  await expect(first.locator(".phone-score b"), "what it owns").toHaveText(/€/);
  await expect(first.locator(".phone-seats li"), "everybody").toHaveCount(2);
  await expect(first.locator(".phone-climb li"), "the pyramid").toHaveCount(15);
  let said = "";
  await playAll(page, phones, { steps: 200, stop: async () => void ((await first.locator(".phone-news").count()) && (said ||= await first.locator(".phone-news").innerText())) });
  expect(said, "what has happened").not.toBe("");
  const ends = [];
  for (const phone of phones) {
    await phone.locator(".phone-podium li").first().waitFor({ timeout: 30_000 });
    expect(await phone.locator(".phone-podium li").count(), "everybody is on the podium").toBe(2);
    ends.push(await phone.locator(".phone-end h2").innerText());
  }
  expect(ends[0], "who wins and who loses have a word each").not.toBe(ends[1]);
  expect(await first.locator(".phone-end[data-won]").count() + await phones[1].locator(".phone-end[data-won]").count()).toBe(1);
});

for (const game of gamesOr("midi", "defizz").filter((id) => GAMES[id].asks)) {
  test(`what lies open is closed on a phone: ${game}`, { tag: `@${game}` }, async ({ newPage, url }) => {
    test.setTimeout(180_000);
    const page = await tableOf(newPage, url, SCENES[game]);
    const phones = [await joinBy(page, newPage, 0), await joinBy(page, newPage, 1)];
    const lies = page.locator('[data-act="continue"]');
    await playAll(page, phones, { game, steps: 80, bold: false, stop: async () => (await lies.count()) > 0 });
    await expect(lies.first(), "something lies open").toBeVisible();
    const goes = (phone) => phone.locator('.phone-deeds [data-act="continue"]');
    await eventually(async () => (await goes(phones[0]).count()) + (await goes(phones[1]).count()) > 0, "a phone may close it");
    await goes((await goes(phones[0]).count()) ? phones[0] : phones[1]).tap();
    await expect(lies, "nobody gets up for the tablet").toHaveCount(0);
  });
}

test("between two games a phone shows how the soirée stands", { tag: "@heure" }, async ({ newPage, url }) => {
  const page = await newPage({ storage: { ...QUICK, ...soiree(1) } });
  await sitDown(page, url(queryOf(SCENES.heure)));
  await turnCards(page);
  const phone = await joinBy(page, newPage, 0);
  await act(page, "home").click();
  await expect(phone.locator(".phone-podium li"), "everybody of the soirée").toHaveText([/Léo.*pt/, /Zoé.*pt/]);
});

test("a phone says what the others do, and against whom one stands", { tag: "@defizz" }, async ({ newPage, url }) => {
  test.setTimeout(180_000);
  const page = await tableOf(newPage, url, SCENES.defizz);
  const phones = [await joinBy(page, newPage, 0), await joinBy(page, newPage, 1)];
  const said = new Set();
  const hear = async () => {
    for (const phone of phones) for (const line of await phone.locator(".phone-todo, .phone-kicker").allInnerTexts()) said.add(line);
    return false;
  };
  await playAll(page, phones, { game: "defizz", steps: 80, bold: false, stop: hear });
  const all = [...said].join("\n");
  for (const does of [/ lance…/, / choisit…/, / mise…|combien mises/, /contre /, /Manqué/, /empoches/]) expect(all).toMatch(does);
  expect(all, "nobody only thinks").not.toMatch(/réfléchit/);
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
