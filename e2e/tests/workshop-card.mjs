// The editor of a card: every field of every kind shows its own card, whichever way leads there; what was typed can be
// had back; a number that is none is no number.
import { bringIn, choose, workshop } from "../lib/own.mjs";
import { act } from "../lib/table.mjs";
import { eventually, expect, test } from "../lib/test.mjs";

const lines = (...all) => all.join("\n");
const upTo = (n) => Array.from({ length: n }, (_, i) => i + 1);

/** What stands in each field of a kind of card; `n` makes every card another one. */
const KINDS = {
  two: (n) => ({ "card-visible": `vu ${n}`, "card-hidden": `caché ${n}` }),
  sheet: (n) => ({ "card-truths": lines(...upTo(6).map((i) => `vrai ${n}.${i}`)), "card-intruder": `faux ${n}` }),
  open: (n) => ({ "card-answer": `réponse ${n}`, "card-accept": lines(`aussi ${n}`, `encore ${n}`), "card-refuse": `pas ${n}` }),
  choice: (n) => ({ "card-right": `bonne ${n}`, "card-wrong-1": `une ${n}`, "card-wrong-2": `deux ${n}`, "card-wrong-3": `trois ${n}`, "card-level": String((n % 14) + 1) }),
  list: (n) => ({ "card-answers": lines(...upTo(4).map((i) => `nom ${n}.${i} = nom ${n}.${i} bis`)), "card-traps": `piège ${n} = raison ${n}` }),
  number: (n) => ({ "card-value": `${n},5`, "card-unit": `unité ${n}` }),
  star: (n) => ({ "card-answer": `étoile ${n}`, "card-accept": `star ${n}` }),
};

const around = (kind, n) => (kind === "star" ? {} : { "card-q": `Question ${kind} ${n} ?`, "card-clue": `indice ${n}`, "card-theme": `thème ${n}`, "card-note": `note ${n}` });
const contents = (kind, n) => ({ ...around(kind, n), ...KINDS[kind](n) });
const empty = (kind) => Object.fromEntries(Object.keys(contents(kind, 1)).map((id) => [id, ""]));

/** What every field of the open card shows. */
const shown = (page) =>
  page.evaluate(() => Object.fromEntries([...document.querySelectorAll('.card-form [id^="card-"]')].filter((field) => "value" in field).map((field) => [field.id, field.value])));

const shows = (page, wanted, what) => expect.poll(() => shown(page), what).toStrictEqual(wanted);

async function fill(page, fields) {
  for (const [id, text] of Object.entries(fields)) {
    const field = page.locator(`#${id}`);
    if (id === "card-level") await field.selectOption(text);
    else await field.fill(text);
  }
}

const newCard = (page, kind) => page.locator(`[data-act="new-card"][data-kind="${kind}"]`).click();

/** The cards of the only deck, as they are stored. */
const stored = (page) =>
  page.evaluate(() => new Promise((told) => {
    const opening = indexedDB.open("tablee-decks", 1);
    opening.onsuccess = () => {
      const all = opening.result.transaction("decks").objectStore("decks").getAll();
      all.onsuccess = () => (opening.result.close(), told(JSON.parse(all.result[0].text).cards));
    };
  }));

/** For each kind: a card, another one, its copy; then all of them forwards and backwards, across the kinds. */
test("every field of every kind shows its own card", async ({ newPage, url }) => {
  test.setTimeout(240_000);
  const page = await workshop(await newPage(), url);
  await act(page, "new-deck").click();
  const cards = [];
  for (const [at, kind] of Object.keys(KINDS).entries()) {
    const [first, second] = [contents(kind, 3 * at + 1), contents(kind, 3 * at + 2)];
    await newCard(page, kind);
    await shows(page, empty(kind), `a new ${kind}`);
    await fill(page, first);
    await act(page, "another-card").click();
    await shows(page, empty(kind), `another ${kind}`);
    await fill(page, second);
    await act(page, "card-before").click();
    await shows(page, first, `the ${kind} before`);
    await act(page, "card-behind").click();
    await shows(page, second, `the ${kind} behind`);
    await act(page, "duplicate").click();
    await shows(page, second, `the copy of a ${kind}`);
    const own = contents(kind, 3 * at + 3);
    await fill(page, own);
    await act(page, "card-before").click();
    await shows(page, second, `the ${kind} that was copied`);
    cards.push(first, second, own);
    await act(page, "back").click();
  }
  await eventually(async () => (await stored(page)).length === cards.length, "all are stored");
  const before = await stored(page);
  await act(page, "open-card").first().click();
  for (const [at, card] of cards.entries()) {
    await shows(page, card, `card ${at + 1}, forwards`);
    if (at + 1 < cards.length) await act(page, "card-behind").click();
  }
  for (const [at, card] of [...cards.entries()].reverse()) {
    await shows(page, card, `card ${at + 1}, backwards`);
    if (at > 0) await act(page, "card-before").click();
  }
  expect(await stored(page), "turning over cards changes none").toStrictEqual(before);
});

/** Every change is had back, step by step, also after the card was left; nothing of it is lost on the way. */
test("what was typed over can be had back", async ({ newPage, url }) => {
  const page = await workshop(await newPage(), url);
  await act(page, "new-deck").click();
  const [back, forth] = [act(page, "step-back"), act(page, "step-forth")];
  for (const kind of Object.keys(KINDS)) {
    await newCard(page, kind);
    expect(await back.count(), `${kind}: nothing was changed yet`).toBe(0);
    const wanted = contents(kind, 1);
    await fill(page, wanted);
    const before = await shown(page);
    for (const [id, text] of Object.entries(wanted)) {
      if (id === "card-level") continue;
      // The letter that ruins a text.
      await page.locator(`#${id}`).fill("s");
      await page.locator(`#${id}`).blur();
      await back.click();
      await shows(page, wanted, `${kind}: ${id} is had back from «${text}»`);
      await forth.click();
      expect((await shown(page))[id], `${kind}: ${id} comes again`).toBe("s");
      await back.click();
    }
    expect(await shown(page), `${kind} as it was`).toStrictEqual(before);
    await page.locator("#card-answer, #card-q").first().fill("un autre");
    await act(page, "back").click();
    await page.locator('[data-act="open-card"]', { hasText: "un autre" }).click();
    await back.click();
    await shows(page, wanted, `${kind}: had back after it was left`);
    await act(page, "delete").click();
  }
  await page.locator("#deck-name").fill("Village");
  await page.locator("#deck-name").blur();
  await page.locator("#deck-name").fill("x");
  await back.click();
  await eventually(async () => (await page.locator("#deck-name").inputValue()) === "Village", "the name of the deck");
});

const ready = (page) => page.locator(".readiness").getAttribute("data-ready");

/** A number starts empty; what is none is marked, said, kept as it was typed, and never played. */
test("a number that is none is no number", async ({ newPage, url }) => {
  const page = await workshop(await newPage(), url);
  await act(page, "new-deck").click();
  await newCard(page, "number");
  const field = page.locator("#card-value");
  expect(await field.inputValue(), "it starts empty").toBe("");
  await page.locator("#card-q").fill("Combien de marches a le phare ?");
  await page.locator("#card-q").blur();
  await page.locator(".wrong", { hasText: "il manque le nombre" }).waitFor();
  for (const [text, words] of [["3,25", /plus d’une décimale/], ["1,500", /plus d’une décimale/], ["12abc", /pas un nombre/], ["", /il manque le nombre/]]) {
    await field.fill("8");
    await eventually(async () => (await ready(page)) === "true", "eight can be played");
    await field.fill(text);
    await eventually(async () => words.test(await page.locator(".wrong").innerText()), `what is said of «${text}»`);
    expect(await ready(page), `«${text}» cannot be played`).toBe("false");
    expect(await page.locator(".readiness").innerText(), "the sentence beside it says so, too").toMatch(words);
    expect(await field.getAttribute("aria-invalid"), "it is marked").toBe("true");
    expect(await page.locator(".verdicts li").count(), "no old number stands on the ticket").toBe(0);
  }
  await expect(page).toBeAccessible();
  await field.fill("12abc");
  await act(page, "another-card").click();
  expect(await field.inputValue(), "the next one is empty").toBe("");
  await act(page, "card-before").click();
  await eventually(async () => (await field.inputValue()) === "12abc", "what was typed is kept");
  await field.fill("3,5");
  await eventually(async () => (await ready(page)) === "true", "the comma of the deck's language");
  expect(await page.locator(".verdicts").innerText(), "the ticket writes it so, too").toMatch(/3,5/);
  await act(page, "back").click();
  await page.locator(".cover-form label", { hasText: "anglais" }).click();
  await act(page, "open-card").first().click();
  await field.fill("1,500");
  await eventually(async () => (await ready(page)) === "true", "English parts thousands by a comma");
  await eventually(async () => (await stored(page))[0].value === 1500, "it is kept as fifteen hundred");
});

const TABLE = "genre;question;option A;option B;option C;option D;correct;réponse\n"
  + "choix;Où est Lyon ?;En Italie;En France;Au Pérou;En Inde;Z;\n"
  + "choix;Où est Rome ?;En Italie;En France;Au Pérou;En Inde;A, B;\n"
  + "nombre;Combien ?;;;;;;1 234,56\n"
  + "ouverte;Qui ?;;;;;;\n"
  + "choix;Où est Paris ?;En Italie;En France;;;2;\n";

/** Rows that were refused come in as unfinished cards of their kind, with all that was read of them. */
test("what is to be finished is taken as unfinished", async ({ newPage, url }) => {
  const page = await workshop(await newPage(), url);
  await act(page, "bring-in").click();
  expect(await choose(page, "a.csv", TABLE), "what is good").toMatch(/^1 question lue/);
  await act(page, "take-all").click();
  await page.locator(".own-cards h2", { hasText: "5" }).waitFor();
  expect(await page.locator('.card-row[data-unfinished]').count(), "unfinished cards").toBe(4);
  const kinds = (await stored(page)).map(({ kind }) => kind);
  expect(kinds, "their kinds").toStrictEqual(["two", "choice", "choice", "number", "open"]);
  await page.locator('[data-act="open-card"]', { hasText: "Lyon" }).click();
  const options = () => page.evaluate(() => [...document.querySelectorAll('[id^="card-wrong-"]')].filter((it) => "value" in it).map((it) => it.value));
  expect(await options(), "all four propositions").toStrictEqual(["En Italie", "En France", "Au Pérou", "En Inde"]);
  await expect(page).toBeAccessible();
  await page.locator('[data-act="make-right"]').nth(1).click();
  await eventually(async () => (await ready(page)) === "true", "it can be played");
  expect(await page.locator("#card-right").inputValue(), "the right one").toBe("En France");
  expect(await options(), "the wrong ones").toStrictEqual(["En Italie", "Au Pérou", "En Inde"]);
  await act(page, "step-back").click();
  await eventually(async () => (await options()).length === 4, "that can be had back, too");
});

test("mending keeps the propositions", async ({ newPage, url }) => {
  const page = await workshop(await newPage(), url);
  await act(page, "bring-in").click();
  await choose(page, "a.csv", TABLE);
  await act(page, "mend").first().click();
  expect(await act(page, "mended").isDisabled(), "none is right yet").toBeTruthy();
  await page.locator('[data-act="make-right"]').nth(1).click();
  await act(page, "mended").click();
  await page.locator(".found h2", { hasText: "2 questions lues" }).waitFor();
  await page.locator('[data-act="mend"]').nth(1).click();
  await eventually(async () => (await page.locator("#card-value").inputValue()) === "1 234,56", "what stood in the row");
  await page.locator("#card-value").fill("1 234,5");
  await act(page, "mended").click();
  await page.locator(".found h2", { hasText: "3 questions lues" }).waitFor();
  await act(page, "take").click();
  await eventually(async () => (await stored(page)).length === 3, "they are stored");
  const [, lyon, number] = await stored(page);
  expect([lyon.right, lyon.wrong, number.value], "what came in").toStrictEqual(["En France", ["En Italie", "Au Pérou", "En Inde"], 1234.5]);
});

/** A question whose picture stays behind is complete to look at: somebody has to say that it is right. */
test("what could not all be read waits for somebody to look at it", async ({ newPage, url }) => {
  const page = await workshop(await newPage(), url);
  await act(page, "bring-in").click();
  await choose(page, "a.gift", '[html]<p>Qui est-ce ?<img src="a.png"></p>{=Léa ~Zoé ~Max}\n\nOù est Lyon ? {=En France ~Au Pérou ~En Inde}\n');
  await act(page, "take-all").click();
  await page.locator('[data-act="open-card"][data-unfinished]', { hasText: "Qui est-ce" }).click();
  expect(await ready(page), "nobody has looked at it").toBe("false");
  await act(page, "is-right").click();
  await eventually(async () => (await ready(page)) === "true", "it can be played");
  await eventually(async () => !(await stored(page)).some(({ doubtful }) => doubtful), "it is kept");
});

test("the cover's fields are those of its deck", async ({ newPage, url }) => {
  const page = await workshop(await newPage(), url);
  for (const name of ["Mer", "Ville"]) {
    await bringIn(page, "a.csv", "question;réponse;faux\nOù est Lyon ?;En France;En Italie | Au Pérou\n");
    await page.locator("#deck-name").fill(name);
    await page.locator("#deck-author").fill(`Auteur de ${name}`);
    await act(page, "back").click();
  }
  for (const name of ["Mer", "Ville", "Mer"]) {
    await page.locator('[data-act="open-deck"]', { hasText: name }).click();
    const fields = () => Promise.all([page.locator("#deck-name").inputValue(), page.locator("#deck-author").inputValue()]);
    await eventually(async () => (await fields()).join() === `${name},Auteur de ${name}`, `the fields of ${name}`);
    await act(page, "back").click();
  }
});
