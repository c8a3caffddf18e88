// Decks of one's own for the tests: files in the formats of other programs, written by hand from their
// documentation, and a deck that suffices for whole games.
import { act, isHome, seated } from "./table.mjs";

const upTo = (n) => Array.from({ length: n }, (_, i) => i + 1);

/** The name of the deck `WHOLE`. */
export const NAME = "Chez les Dupré";

/** A deck in our own JSON format that suffices for whole games of Midi and Millions. */
export const WHOLE = JSON.stringify({
  tablee: "deck",
  version: 1,
  name: NAME,
  language: "fr",
  author: "Mamie",
  colour: 3,
  cards: [
    ...upTo(20).map((n) => ({ q: `Quel âge avait le chat numéro ${n} ?`, kind: "two", visible: `${n} ans`, hidden: `${n + 30} mois`, right: n % 2 ? "visible" : "hidden" })),
    ...upTo(2).map((n) => ({ q: `Qui est venu au repas numéro ${n} ?`, kind: "sheet", true: upTo(6).map((i) => `cousin ${n}${i}`), false: `voisin ${n}` })),
    ...upTo(32).map((n) => ({ q: `Comment s’appelle la poule ${n} ?`, kind: "open", answer: `Cocotte ${n}`, clue: `Poule ${n}` })),
    ...upTo(15).flatMap((level) => upTo(4).map((n) => ({ q: `Que fit papi le ${n} du mois ${level} ?`, kind: "choice", right: `il chanta ${n}`, wrong: [`il dormit ${n}`, `il lut ${n}`, `il partit ${n}`], level, clue: `Papi ${level} ${n}` }))),
  ],
});

/** The name of the deck `TWELVE`. */
export const FAMILY = "Nos douze questions";

/** Twelve questions with four answers, without a level, in our own JSON format. */
export const TWELVE = JSON.stringify({
  tablee: "deck",
  version: 1,
  name: FAMILY,
  language: "fr",
  author: "Tata",
  colour: 5,
  cards: upTo(12).map((n) => ({ q: `Qui a gagné la course en sac numéro ${n} ?`, kind: "choice", right: `Léo ${n}`, wrong: [`Zoé ${n}`, `Max ${n}`, `Ana ${n}`] })),
});

/** The name of the deck `ENGLISH`. */
export const ENGLISH_NAME = "The Duprés";

/** The same in English, for whole games of Midi. */
export const ENGLISH = JSON.stringify({
  tablee: "deck",
  version: 1,
  name: ENGLISH_NAME,
  language: "en",
  author: "Granny",
  colour: 5,
  cards: [
    ...upTo(20).map((n) => ({ q: `How old was our cat number ${n}?`, kind: "two", visible: `${n} years`, hidden: `${n + 30} months`, right: n % 2 ? "visible" : "hidden" })),
    ...upTo(2).map((n) => ({ q: `Who came to dinner number ${n}?`, kind: "sheet", true: upTo(6).map((i) => `cousin ${n}${i}`), false: `neighbour ${n}` })),
    ...upTo(32).map((n) => ({ q: `What is our hen ${n} called?`, kind: "open", answer: `Clucky ${n}`, clue: `Hen ${n}` })),
    ...upTo(15).map((level) => ({ q: `What did grandpa do in month ${level}?`, kind: "choice", right: "he sang", wrong: ["he slept", "he read", "he left"], level })),
  ],
});

/** A file of each format: its name, its text, and how many questions it yields. */
export const FILES = [
  ["deck.json", WHOLE, 114],
  ["tableur.csv", "genre;question;réponse;faux;niveau\r\nchoix;Où est Lyon ?;En France;En Italie | Au Pérou | En Inde;3\r\nouverte;Qui a peint Guernica ?;Picasso;;\r\n", 2],
  ["moodle.gift", "::Lyon::Où est Lyon ? {=En France ~En Italie ~Au Pérou ~En Inde}\n\n// une remarque\nLa Terre tourne. {TRUE}\n\nCombien de faces a un dé ? {#6}\n", 3],
  ["aiken.txt", "Où est Lyon ?\nA. En Italie\nB. En France\nC. Au Pérou\nANSWER: B\n", 1],
  ["moodle.xml", '<?xml version="1.0" encoding="UTF-8"?>\n<quiz><question type="multichoice"><name><text>Lyon</text></name><questiontext format="html"><text><![CDATA[<p>Où est Lyon ?</p>]]></text></questiontext><answer fraction="100"><text>En France</text></answer><answer fraction="0"><text>En Italie</text></answer><answer fraction="0"><text>Au Pérou</text></answer></question></quiz>', 1],
  ["trivia.json", JSON.stringify({ response_code: 0, results: [{ type: "multiple", difficulty: "easy", category: "Geography", question: "Where is &quot;Lyon&quot;?", correct_answer: "France", incorrect_answers: ["Italy", "Peru", "India"] }] }), 1],
  ["quizz.json", JSON.stringify({ fournisseur: "x", quizz: { fr: { débutant: [{ id: 1, question: "Où est Lyon ?", propositions: ["En France", "En Italie", "Au Pérou", "En Inde"], réponse: "En France", anecdote: "" }] } } }), 1],
];

/** Opens the workshop from the shelf. */
export async function workshop(page, url) {
  await page.goto(url());
  await isHome(page);
  await act(page, "questions").click();
  await act(page, "workshop").click();
  // On a busy machine a tap may come before its page is at rest; people tap again. It is printed, as its cause is not known.
  await act(page, "new-deck").waitFor({ timeout: 5_000 }).catch(() => {
    console.log("       tapped again: workshop");
    return act(page, "workshop").click();
  });
  await act(page, "new-deck").waitFor();
  return page;
}

/** Chooses a file on the import page; returns what the page says about it. */
export async function choose(page, name, text) {
  await page.locator('[data-act="choose-file"]').setInputFiles({ name, mimeType: "text/plain", buffer: Buffer.from(text) });
  const found = page.locator(".found");
  await found.waitFor();
  return found.innerText();
}

/** Imports a file as a new deck, which is then open; returns what the page says about the file. */
export async function bringIn(page, name, text) {
  await act(page, "bring-in").click();
  const said = await choose(page, name, text);
  await act(page, "take").click();
  await page.locator(".deck-page").waitFor();
  return said;
}

/** Brings a deck in, and starts a game with questions from it only. */
export async function playOwn(page, game, { name, text }) {
  await bringIn(page, "deck.json", text);
  await act(page, "home").click();
  await isHome(page);
  await page.locator(`[data-act="open"][data-game="${game}"]`).click();
  await page.locator(".own-choice label", { hasText: name }).click();
  await page.locator(".own-choice label:has(:checked)", { hasText: name }).waitFor();
  await act(page, "start").click();
  await page.locator("[data-game][data-phase]:not([data-phase=setup])").waitFor();
  await seated(page);
}
