// Decks of one's own: files are imported and exported, cards are written by keyboard, whole games are
// played with them, and nothing is lost.
import { readFileSync } from "node:fs";
import { seeded } from "../lib/chance.mjs";
import { blindPage, playToEnd } from "../lib/clicker.mjs";
import { FAMILY, FILES, NAME, TWELVE, WHOLE, bringIn, choose, playOwn, workshop } from "../lib/own.mjs";
import { act, isHome, seated } from "../lib/table.mjs";
import { expect, test } from "../lib/test.mjs";

test("every format comes in by the file picker", async ({ newPage, url }) => {
  const page = await workshop(await newPage(), url);
  for (const [name, text, cards] of FILES) {
    const said = await bringIn(page, name, text);
    expect(said, name).toMatch(new RegExp(`^${cards} questions? lues?`));
    expect(await page.locator(".cards > li").count(), `${name}: cards`).toStrictEqual(Math.min(cards, 60));
    await act(page, "back").click();
  }
  expect(await page.locator(".own-decks > li").count(), "decks").toStrictEqual(FILES.length);
});

/** Errors are reported by line; good lines are imported; a malicious file only causes a message. */
test("what is wrong with a file is said by line, a hostile one costs a message", async ({ newPage, url }) => {
  const page = await workshop(await newPage(), url);
  await act(page, "bring-in").click();
  const said = await choose(page, "a.csv", "question;réponse;faux\nOù est Lyon ?;En France;En Italie | Au Pérou\nQui ?;;\nOù ?;là;là | ici\n");
  expect(said, "what is good").toMatch(/1 question lue/);
  expect(said, "what is not, by line").toMatch(/2 laissées de côté[^]*Ligne 3[^]*Ligne 4/);
  for (const [name, text, words] of [
    ["a.png", "\u0000\u0001\u0002PNG", /pas du texte|ne sait pas lire/],
    ["a.xlsx", "PK\u0003\u0004 et rien de plus", /abîmé/],
    ["long.csv", "x".repeat(2 * 1024 * 1024 + 9), /dépasse 2/],
    ["deep.json", "[".repeat(90_000), /trop compliqué|plus lisible|ne sait pas lire/],
    ["bomb.xml", '<!DOCTYPE q [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><quiz><question type="x"><name><text>&b;</text></name></question></quiz>', /définitions|plus lisible|genre/],
    ["empty.txt", "", /ne sait pas lire/],
  ]) {
    expect(await choose(page, name, text), name).toMatch(words);
    expect(await act(page, "take").count(), `${name}: something to take`).toBe(0);
  }
  await page.locator(".file-ways > summary").click();
  await page.locator("#pasted").fill("Où est Lyon ? {=En France ~En Italie ~Au Pérou}");
  await act(page, "read-pasted").click();
  await page.locator(".found", { hasText: "GIFT" }).waitFor();
});

/** Importing into an existing deck replaces nothing; exporting and importing in each format restores the deck. */
test("nothing is replaced, and what goes out comes back", async ({ newPage, url }) => {
  const page = await workshop(await newPage(), url);
  await bringIn(page, "deck.json", WHOLE);
  await act(page, "bring-in").click();
  await choose(page, ...FILES[2].slice(0, 2));
  await act(page, "take").click();
  await page.locator(".own-cards h2", { hasText: "117" }).waitFor();
  const files = [];
  for (const ending of ["json", "xlsx", "csv", "gift"]) {
    const [file] = await Promise.all([page.waitForEvent("download"), act(page, `out-${ending}`).click()]);
    expect(file.suggestedFilename(), "the file's name").toMatch(new RegExp(`dupre.*\\.${ending}$`));
    files.push([file.suggestedFilename(), readFileSync(await file.path())]);
  }
  await act(page, "back").click();
  for (const [name, text] of files) {
    expect(await bringIn(page, name, text), name).toMatch(/^117 questions lues/);
    await act(page, "back").click();
  }
});

/** A card is written by keyboard alone, with advice beside it, and is there after a reload. */
test("a card is written by keyboard, and kept", async ({ newPage, url }) => {
  const page = await workshop(await newPage(), url);
  const press = async (name) => (await act(page, name).focus(), await page.keyboard.press("Enter"));
  const tabTo = async (id) => {
    for (let steps = 0; steps < 20; steps += 1) {
      if (await page.evaluate((id) => document.activeElement?.id === id, id)) return;
      await page.keyboard.press("Tab");
    }
    throw new Error(`Tab does not come to ${id}`);
  };
  await press("new-deck");
  await page.locator("#deck-name").focus();
  await page.keyboard.type("Village");
  await page.locator('[data-act="new-card"][data-kind="choice"]').focus();
  await page.keyboard.press("Enter");
  await page.locator("#card-q").focus();
  const written = { "card-q": "Où est le lavoir actuellement ?", "card-right": "près du pont", "card-wrong-1": "au moulin", "card-wrong-2": "à la gare", "card-wrong-3": "sur la place" };
  for (const [id, text] of Object.entries(written)) {
    await tabTo(id);
    await page.keyboard.type(text);
  }
  await page.locator('.readiness[data-ready="true"]').waitFor();
  await page.locator("#card-q-notes", { hasText: "actuellement" }).waitFor();
  expect(await page.locator(".preview .question").innerText(), "the ticket beside it").toStrictEqual(written["card-q"]);
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowDown");
  await expect(page).toBeAccessible();
  await press("another-card");
  await page.locator('.readiness[data-ready="false"]').waitFor();
  await press("delete");
  await page.locator(".own-cards").waitFor();
  expect(await page.locator(".cards > li").count(), "cards after one was deleted").toBe(1);
  await press("take-back");
  await page.locator(".editor").waitFor();
  await workshop(page, url);
  const line = page.locator(".own-deck", { hasText: "Village" });
  expect(await line.innerText(), "kept after a reload").toMatch(/2 questions/);
  await line.locator('[data-act="open-deck"]').click();
  await page.locator('[data-act="open-card"]', { hasText: written["card-q"] }).click();
  expect(await page.locator("#card-wrong-3").inputValue(), "a proposition").toStrictEqual(written["card-wrong-3"]);
});

test("a deck that was deleted is had back", async ({ newPage, url }) => {
  const page = await workshop(await newPage(), url);
  await bringIn(page, "deck.json", WHOLE);
  await act(page, "back").click();
  await act(page, "duplicate").click();
  await page.locator(".own-deck", { hasText: "copie" }).waitFor();
  await page.locator(".own-deck", { hasText: "copie" }).locator('[data-act="delete"]').click();
  await page.locator(".own-deck", { hasText: "copie" }).waitFor({ state: "detached" });
  await act(page, "take-back").click();
  await page.locator(".own-deck", { hasText: "copie" }).waitFor();
  await page.locator(".own-deck", { hasText: "copie" }).locator('[data-act="delete"]').click();
  await workshop(page, url);
  expect(await page.locator(".own-deck").count(), "decks after a reload").toBe(1);
});

/** The ids of all cards in the sitting's setup. */
const cards = (page) =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => /^tablee:sitting:.*:setup$/.test(name));
    return [...localStorage.getItem(key).matchAll(/"id":"([\w-]+)"/g)].map(([, id]) => id);
  });

const wholeGame = (game) => async ({ newPage, url }) => {
  test.setTimeout(240_000);
  const page = await blindPage(newPage);
  await workshop(page, url);
  await playOwn(page, game, { name: NAME, text: WHOLE });
  const foreign = (await cards(page)).filter((id) => !id.startsWith("own-"));
  expect(foreign.length, `cards that are not the table's: ${foreign}`).toBeLessThanOrEqual(game === "midi" ? 1 : 0);
  // The deck is gone: the game goes on all the same.
  await page.evaluate(() => new Promise((done) => (indexedDB.deleteDatabase("tablee-decks").onsuccess = done)));
  const tale = await playToEnd(page, seeded(4), { reloadEvery: 60 });
  expect(tale.steps, `a whole game, not ${tale.steps} clicks`).toBeGreaterThan(10);
};

/** A question from a deck of one's own is marked as such on its ticket. */
test("a question of the table's own is marked", async ({ newPage, url }) => {
  const page = await workshop(await newPage(), url);
  await playOwn(page, "midi", { name: NAME, text: WHOLE });
  const own = page.locator(".ticket .tables-own");
  for (let steps = 0; steps < 30 && (await own.count()) === 0; steps += 1) {
    const next = page.locator('[data-act="continue"]:visible, [data-act="ready"]:visible, [data-move]:not([disabled]):not([aria-disabled="true"]):visible').first();
    if ((await next.count()) > 0) await next.click();
    await page.waitForTimeout(50);
  }
  expect(await own.first().innerText(), "the mark").toMatch(/Question de la table/);
});

/** The set-up says what a deck lacks for the game; where it has nothing for it, the deck cannot be chosen. */
test("what a deck lacks for a game is said", async ({ newPage, url }) => {
  const page = await workshop(await newPage(), url);
  await bringIn(page, ...FILES[1].slice(0, 2));
  expect(await page.locator(".serves li", { hasText: "Millions" }).or(page.locator(".serves li", { hasText: "millions" })).first().innerText(), "what it serves").toMatch(/1 niveau sur 15/);
  const choice = page.locator(".own-choice label[data-own]");
  const setUp = async (game) => {
    await act(page, "home").click();
    await isHome(page);
    await page.locator(`[data-act="open"][data-game="${game}"]`).click();
    await choice.waitFor();
  };
  await setUp("millions");
  expect(await choice.innerText(), "what is missing").toMatch(/Il manque 12 questions de niveau 4 à 15/);
  await choice.click();
  await page.locator(".own-asked", { hasText: "Jusqu’à 1 de tes questions, sur 2" }).waitFor();
  await setUp("defizz");
  expect(await choice.locator("input").isDisabled(), "it cannot be chosen").toBeTruthy();
});

/** A family's twelve questions are a game: a ladder of twelve steps, each question once, none of ours. */
test("twelve questions are played on a ladder of twelve steps", { tag: "@millions" }, async ({ newPage, url }) => {
  test.setTimeout(240_000);
  const page = await blindPage(newPage);
  await workshop(page, url);
  await bringIn(page, "deck.json", TWELVE);
  await act(page, "home").click();
  await isHome(page);
  await page.locator('[data-act="open"][data-game="millions"]').click();
  await page.locator(".own-choice label", { hasText: FAMILY }).click();
  await page.locator(".deck-once label").first().click();
  await page.locator(".own-asked", { hasText: "Jusqu’à 12 de tes questions, sur 12" }).waitFor();
  await act(page, "start").click();
  await page.locator("[data-game][data-phase]:not([data-phase=setup])").waitFor();
  await seated(page);
  const drawn = await cards(page);
  expect(drawn.length, "questions").toBe(12);
  expect(drawn.filter((id) => !id.startsWith("own-")), "none of ours").toStrictEqual([]);
  expect(await page.locator(".pyramid > .rung").count(), "steps").toBe(12);
  const sums = await page.locator(".pyramid > .rung .sum").allInnerTexts();
  expect(sums[0], "the top").toMatch(/1.000.000/);
  const tale = await playToEnd(page, seeded(4), { reloadEvery: 60 });
  expect(tale.steps, `a whole game, not ${tale.steps} clicks`).toBeGreaterThan(10);
  await page.locator(".who-knew li").first().waitFor();
  expect(await page.locator(".who-knew li").first().innerText(), "who answered").toMatch(/course en sac[^]*(juste|faux)/);
});

test("a backup carries decks", async ({ newPage, url }) => {
  const old = await workshop(await newPage(), url);
  await bringIn(old, "deck.json", WHOLE);
  await act(old, "home").click();
  await act(old, "settings").click();
  const panel = (page) => page.locator('[data-panel="backup"]');
  await panel(old).waitFor();
  const [file] = await Promise.all([old.waitForEvent("download"), panel(old).locator('[data-act="export"]').click()]);
  const text = readFileSync(await file.path(), "utf8");
  const fresh = await newPage();
  await fresh.goto(url());
  await act(fresh, "settings").click();
  await panel(fresh).locator("input[type=file]").setInputFiles({ name: "tablee.json", mimeType: "application/json", buffer: Buffer.from(text) });
  await panel(fresh).locator("[role=status]", { hasText: "Restauré" }).waitFor();
  await workshop(fresh, url);
  expect(await fresh.locator(".own-deck").innerText(), "the deck on the other tablet").toMatch(new RegExp(`${NAME}[^]*114 questions[^]*par Mamie`));
});

/** Where the browser has no storage for decks, the page says so, and cards can still be exported. */
test("a browser that keeps nothing", async ({ newPage, url }) => {
  const page = await newPage();
  await page.addInitScript(() => Object.defineProperty(window, "indexedDB", { value: undefined }));
  await workshop(page, url);
  await page.locator(".said", { hasText: "ne garde pas" }).waitFor();
  await bringIn(page, ...FILES[2].slice(0, 2));
  const [file] = await Promise.all([page.waitForEvent("download"), act(page, "out-json").click()]);
  expect(JSON.parse(readFileSync(await file.path(), "utf8")).cards.length, "cards that go out").toBe(3);
});

test("a whole game of Millions on a deck of one's own", wholeGame("millions"));
test("a whole game of Midi on a deck of one's own", wholeGame("midi"));
