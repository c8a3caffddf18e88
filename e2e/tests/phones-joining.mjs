// What can go wrong while a phone joins, each with its own reason, and how it goes on; and that phones follow their people
// from table to table.
import { people } from "../lib/kept.mjs";
import { PHONE, SCENES, changed, codeOf, invite, joinBy, joined, opened, playAll, printOf, shown, tableOf, takeAnswer, takeText } from "../lib/phones.mjs";
import { QUICK, act, begin, seated, settled, turnCards } from "../lib/table.mjs";
import { eventually, expect, test } from "../lib/test.mjs";

const SCENE = SCENES.millions;
const told = (page) => page.locator('.phones-sheet [role="alert"]:not([data-none])');
const said = (phone) => phone.locator(".phone-todo");

/** The text of an invitation's link. */
const textOf = (link) => link.split("#join=")[1];

/** Another letter in the middle of a text. */
const garbled = (text) => text.slice(0, 60) + (text[60] === "A" ? "B" : "A") + text.slice(61);

// ── each failure has its own reason, and a button to begin again ──

test("the tablet tells why an answer does not do, and begins again", { tag: "@millions" }, async ({ newPage, url }) => {
  test.setTimeout(120_000);
  const page = await tableOf(newPage, url, { ...SCENE, players: 3 });
  const first = await opened(newPage, await invite(page, 0));
  const old = await codeOf(first);
  await act(page, "close").click();
  const link = await invite(page, 1);
  const answer = await codeOf(await opened(newPage, link));
  const tries = {
    "": /vide/,
    bonjour: /pas la réponse d’un téléphone/,
    [answer.slice(0, -9)]: /bout/,
    [garbled(answer)]: /bout/,
    [link]: /l’invitation elle-même/,
    [textOf(link)]: /l’invitation elle-même/,
    [old]: /l’invitation de .+, pas à celle de/,
    [answer.replace(/^P\d+/, "P4")]: /plus ancienne/,
    [answer.replace(/^P\d+/, "P30")]: /plus récente/,
  };
  for (const [text, why] of Object.entries(tries)) {
    await page.locator('[name="join-answer"]').fill(text);
    await act(page, "take-answer").click();
    await expect(told(page), `of ${text.slice(0, 20)}`).toHaveText(why);
    await act(page, "begin-again").waitFor();
  }
  await act(page, "begin-again").click();
  await eventually(async () => (await codeOf(page)) !== link, "there is a new invitation");
  const again = await opened(newPage, await codeOf(page));
  await takeText(page, answer);
  await expect(told(page), "the answer to the one before").toHaveText(/invitation d’avant/);
  await page.locator('[name="join-answer"]').fill(await codeOf(again));
  await act(page, "take-answer").click();
  await joined(page, 1);
});

test("a phone tells what is wrong with its invitation", { tag: "@millions" }, async ({ newPage, url }) => {
  const page = await tableOf(newPage, url, SCENE);
  const text = textOf(await invite(page, 0));
  const answer = await codeOf(await opened(newPage, url(`#join=${text}`)));
  const version = text.split(".")[0];
  const tries = { [`${version}.NOTHING`]: /abîmée/, [text.slice(0, 80)]: /abîmée/, [garbled(text)]: /abîmée/, [answer]: /abîmée/, "": /abîmée/, "P30.X": /plus récente/, "p2;x": /plus ancienne/ };
  const phone = await newPage(PHONE);
  for (const [invitation, why] of Object.entries(tries)) {
    await phone.goto("about:blank");
    await phone.goto(url(`#join=${invitation}`));
    await expect(said(phone), `of ${invitation.slice(0, 20)}`).toHaveText(why);
  }
});

test("without https the missing camera is explained", { tag: "@millions" }, async ({ newPage, url }) => {
  for (const [secure, why] of [[false, /https/], [true, /Pas de caméra/]]) {
    const page = await newPage({ storage: QUICK });
    await page.addInitScript((secure) => {
      Object.defineProperty(window, "isSecureContext", { value: secure });
      Object.defineProperty(navigator, "mediaDevices", { value: undefined });
    }, secure);
    await page.goto(url("?game=millions&players=2&seed=5"));
    await seated(page);
    await turnCards(page);
    await invite(page, 0);
    await expect(page.locator('[data-why="no-camera"]')).toHaveText(why);
  }
});

// ── two phones on one invitation ──

test("of two phones on one invitation either can be taken", { tag: "@millions" }, async ({ newPage, url }) => {
  test.setTimeout(120_000);
  const page = await tableOf(newPage, url, SCENE);
  const link = await invite(page, 0);
  const first = await opened(newPage, link);
  const second = await opened(newPage, link);
  // The first one has called the tablet long before.
  await first.waitForTimeout(1_500);
  await takeAnswer(page, second);
  await joined(page, 0);
  await second.locator(".phone-page[data-game]").waitFor();
  // Whoever was not taken is told so when the code is held up for another seat.
  await invite(page, 1);
  await takeText(page, await codeOf(first));
  await expect(told(page)).toHaveText(/L’invitation de .+ a déjà servi/);
});

// ── a link that is opened in the tab that has the page ──

test("a link in the tab that has the page already is heard", { tag: "@millions" }, async ({ newPage, url }) => {
  const page = await tableOf(newPage, url, SCENE);
  const phone = await newPage({ ...PHONE, storage: QUICK });
  await phone.goto(url("?game=heure&players=2&seed=1"));
  await seated(phone);
  const open = (address) => phone.evaluate((address) => (location.hash = new URL(address).hash), address);
  // From a table to a phone, and from a phone that was connected to another seat.
  for (const seat of [0, 1]) {
    await open(await invite(page, seat));
    await takeAnswer(page, phone);
    await joined(page, seat);
    await eventually(async () => (await phone.evaluate(shown)).eyes === `${seat}`, "it is that seat's");
  }
  // A page that was connected and is loaded anew says that its invitation has been used.
  await phone.reload();
  await expect(said(phone)).toHaveText(/déjà servi/);
});

/** The tablet's own invitation, opened on the tablet: its game is not lost behind it. */
test("who opens an invitation on the tablet finds back", { tag: "@millions" }, async ({ newPage, url }) => {
  const page = await tableOf(newPage, url, SCENE);
  const address = await invite(page, 0);
  await page.evaluate((address) => (location.hash = new URL(address).hash), address);
  await page.locator(".phone-page .code .qr").waitFor();
  await act(page, "leave-phone").click();
  await page.locator('.play-screen, [data-act="resume"]').first().waitFor();
});

test("a parcel in the tab that has the page already is shown", { tag: "@heure" }, async ({ newPage, url }) => {
  const page = await newPage({ storage: QUICK });
  await page.goto(url("?game=heure&players=2&seed=1"));
  const { fingerprint } = await seated(page);
  await turnCards(page);
  await page.evaluate(() => (location.hash = "#give=damaged"));
  await page.locator(".hand-sheet").waitFor();
  await act(page, "close").click();
  expect(await printOf(page), "the table is there as it was").toBe(fingerprint);
  expect(await page.evaluate(() => location.hash), "the address is taken out").toBe("");
});

// ── lines follow people ──

/** From a table over the shelf to the next one of that game, with these people. */
async function nextTable(page, game, seats) {
  await act(page, "home").click();
  await begin(page, game, seats);
}

const nameOn = (phone) => phone.locator(".phone-head h1").innerText();

test("another person, another order, another game: who sits there keeps the phone", { tag: "@heure" }, async ({ newPage, url }) => {
  test.setTimeout(180_000);
  const [zoe, leo, max] = [["Zoé", 0], ["Léo", 1], ["Max", 2]];
  const page = await newPage({ storage: { ...QUICK, ...people("heure", [zoe, leo]) } });
  await page.goto(url());
  await page.locator('[data-act="open"][data-game="heure"]').click();
  await act(page, "start").click();
  await seated(page);
  await turnCards(page);
  const phones = [await joinBy(page, newPage, 0), await joinBy(page, newPage, 1)];
  const tables = [["heure", [zoe, max, leo]], ["heure", [leo, zoe]], ["millions", [max, leo, zoe]], ["heure", [zoe, leo]]];
  for (const [game, seats] of tables) {
    await nextTable(page, game, seats);
    for (const [at, phone] of phones.entries()) {
      const [name] = [zoe, leo][at];
      const seat = seats.findIndex(([one]) => one === name);
      await eventually(async () => (await phone.evaluate(shown)).eyes === `${seat}`, `${name} looks with the eyes of seat ${seat} in ${game}`, 15_000);
      expect(await nameOn(phone), "by name").toBe(name);
      expect((await phone.evaluate(shown)).game, "the game").toBe(game);
    }
  }
  // And both can play on.
  await settled(page);
  expect(await playAll(page, phones, { game: "heure", steps: 8 }), "moves by phone").toBeGreaterThan(2);
  // Who does not sit there is told so.
  await nextTable(page, "heure", [zoe, max]);
  await expect(said(phones[1])).toHaveText(/pas à cette table/);
});

// ── a phone that is lost, and one that is there ──

test("a lost phone is told whoever's turn it is, and marked on its card", { tag: "@millions" }, async ({ newPage, url }) => {
  const page = await tableOf(newPage, url, { ...SCENE, players: 3 });
  const phones = [await joinBy(page, newPage, 0), await joinBy(page, newPage, 1), await joinBy(page, newPage, 2)];
  const signs = () => page.locator(".has-phone").evaluateAll((all) => all.map(({ dataset }) => dataset.sign));
  expect(await signs(), "each has a phone").toStrictEqual(["there", "there", "there"]);
  for (const [at, phone] of phones.entries()) {
    await phone.close();
    await page.locator(".notices", { hasText: /ne répond plus/ }).waitFor();
    await eventually(async () => (await signs())[at] === "lost", "its card says so");
    await page.locator(".notices", { hasText: /ne répond plus/ }).waitFor({ state: "detached" });
  }
  await joinBy(page, newPage, 1);
  expect(await signs(), "one is back").toStrictEqual(["lost", "there", "lost"]);
});

test("the tablet asks nobody to be passed to who has a phone", { tag: "@millions" }, async ({ newPage, url }) => {
  const page = await tableOf(newPage, url, SCENE);
  const phones = [await joinBy(page, newPage, 0), await joinBy(page, newPage, 1)];
  const waits = async () => (await page.locator("[data-on-phone]:visible").count()) > 0;
  await playAll(page, phones, { steps: 40, stop: waits });
  expect(await waits(), "somebody answers on a phone").toBeTruthy();
  expect(await page.locator(".hold").count(), "curtains to lift").toBe(0);
  await act(page, "take-over-here").click();
  await page.locator(".hold").waitFor();
});

// ── the phone answers every touch at once ──

test("what was touched is on its way until the table has answered", { tag: "@millions" }, async ({ newPage, url }) => {
  test.setTimeout(120_000);
  const page = await tableOf(newPage, url, { game: "millions", players: 1, seed: 5, options: "MIL-O2=device" });
  const phones = [await joinBy(page, newPage, 0)];
  const [phone] = phones;
  const last = async () => (await phone.evaluate(shown)).deeds.includes("yes");
  await playAll(page, phones, { steps: 40, stop: last });
  const mine = (await phone.evaluate(shown)).picks.filter(({ state }) => state === "picked");
  expect(mine.length, "the own answer is marked at the last word").toBe(1);
  await expect(said(phone), "and what is asked").toHaveText(/dernier mot/);
  const print = await printOf(phone);
  // On a quick table it is there for some frames only.
  await phone.evaluate(() => {
    const note = () => (window.wasSent ||= document.querySelector("[data-sent] .phone-sent")?.textContent ?? "");
    new MutationObserver(note).observe(document, { subtree: true, childList: true, attributes: true });
  });
  await phone.locator('[data-move="yes"]').tap();
  await changed(phone, print, 15_000);
  expect(await phone.evaluate(() => window.wasSent), "in words").toMatch(/Envoyé/);
  expect(await phone.locator(".phone-page").getAttribute("data-sent"), "nothing is on its way").toBeNull();
});
