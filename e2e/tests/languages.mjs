// A deck in another language than the tablet's: its texts say so to screen readers, and are read by a voice of their
// language, at the tablet, on a phone and on the television. The app's own sentences stay in the tablet's language.
import { ENGLISH, ENGLISH_NAME, NAME, WHOLE, playOwn, workshop } from "../lib/own.mjs";
import { joinBy } from "../lib/phones.mjs";
import { NEW_CARDS } from "../lib/shown.mjs";
import { act, settled, turnCards } from "../lib/table.mjs";
import { openTelevision } from "../lib/television.mjs";
import { eventually, expect, test } from "../lib/test.mjs";
import { fakeVoices } from "../lib/voices.mjs";

/** A tablet's language, a deck of the other one, and which voice says what. */
const FRENCH_TABLET = { lang: "fr", decks: "en", deck: { name: ENGLISH_NAME, text: ENGLISH }, question: /^How old was our cat number \w+/, calls: /^La question est pour/, voices: { deck: "kate en-GB", app: "amelie fr-FR" } };
const ENGLISH_TABLET = { lang: "en", decks: "fr", deck: { name: NAME, text: WHOLE }, question: /^Quel âge avait le chat numéro/, calls: /^The question is for/, voices: { deck: "amelie fr-FR", app: "kate en-GB" } };

/** A tablet of that language with fake voices, at a game of Midi on the deck. */
async function atTable(newPage, url, { lang, deck }) {
  const page = await newPage({ storage: { ...NEW_CARDS, "tablee:settings": JSON.stringify({ lang, presentation: "everything" }) } });
  await page.context().addInitScript(fakeVoices, { letter: 2 });
  await workshop(page, url);
  await playOwn(page, "midi", deck);
  await turnCards(page);
  return page;
}

const asks = async (page) => {
  await page.locator('[data-move="number"]').first().click();
  await page.locator(".ticket .question").first().waitFor();
  await settled(page);
};

/** What was said there, as "voice language: text". */
const said = (at) => at.evaluate(() => window.spoken.map(({ voice, lang, text }) => ({ by: `${voice} ${lang}`, text })));

/** The question was said by a voice of the deck's language, and nothing else of the table by it. */
async function isReadRightly(at, { question, calls, voices }) {
  const by = async (pattern) => (await said(at)).filter(({ text }) => pattern.test(text)).map((one) => one.by);
  await eventually(async () => (await by(question)).length > 0 && (await by(calls)).length > 0, "the question is said, and for whom it is");
  expect([...new Set(await by(question))], `the voice of the deck: ${JSON.stringify(await said(at))}`).toStrictEqual([voices.deck]);
  expect([...new Set(await by(calls))], "the voice of the app").toStrictEqual([voices.app]);
}

/** The language that a screen reader hears in an element: its own, or that of what it lies in. */
const languageOf = (locator) => locator.evaluate((el) => el.closest("[lang]").lang);

/** In which language those texts of a page are: the innermost element of each. */
const innermost = (page, selector) => page.locator(selector).evaluateAll((all) => [...new Set(all.filter((el) => el.textContent.trim()).map((el) => (el.querySelector("[lang]") ?? el).closest("[lang]").lang))]);

const onTheTablet = (of) => async ({ newPage, url }) => {
  test.setTimeout(120_000);
  const page = await atTable(newPage, url, of);
  await asks(page);
  expect(await languageOf(page.locator("html")), "the page").toBe(of.lang);
  expect(await languageOf(page.locator(".ticket .question").first()), "the question").toBe(of.decks);
  expect(await innermost(page, '.turn-card[data-face="up"] .word'), "the propositions").toStrictEqual([of.decks]);
  expect(await innermost(page, ".ticket .call"), "what there is to do").toStrictEqual([of.lang]);
  await isReadRightly(page, of);
  const phone = await joinBy(page, newPage, 0);
  await phone.locator(".phone-sheet h2", { hasText: /\d/ }).waitFor();
  expect(await languageOf(phone.locator("html")), "the phone").toBe(of.lang);
  expect(await innermost(phone, ".phone-sheet h2"), "the question on the phone").toStrictEqual([of.decks]);
  expect(await innermost(phone, ".phone-pick .words"), "the propositions on the phone").toContain(of.decks);
  expect(await innermost(phone, ".phone-todo"), "what there is to do on the phone").toStrictEqual([of.lang]);
};

test("an English deck on a French tablet is read by an English voice", { tag: "@midi" }, onTheTablet(FRENCH_TABLET));
test("a French deck on an English tablet is read by a French voice", { tag: "@midi" }, onTheTablet(ENGLISH_TABLET));

test("the television says and shows each text in its language", { tag: "@midi" }, async ({ newPage, url }) => {
  test.setTimeout(120_000);
  const page = await atTable(newPage, url, FRENCH_TABLET);
  const screen = await openTelevision(page);
  await screen.locator(".tv-board").waitFor();
  await act(page, "pause").click();
  await act(page, "television-sound").click();
  await page.keyboard.press("Escape");
  await page.locator(".pause-sheet").waitFor({ state: "detached" });
  await screen.locator(".tv-screen").click();
  await page.evaluate(() => (window.spoken.length = 0));
  await asks(page);
  await screen.locator(".tv-sheet h2", { hasText: "How old" }).waitFor();
  expect(await languageOf(screen.locator("html")), "the window").toBe("fr");
  expect(await innermost(screen, ".tv-sheet h2"), "the question").toStrictEqual(["en"]);
  expect(await innermost(screen, '.tv-choice:not([data-down]) .words'), "the propositions").toStrictEqual(["en"]);
  await isReadRightly(screen, FRENCH_TABLET);
  expect(await said(page), "what the tablet says meanwhile").toStrictEqual([]);
});

test("without a voice of the deck's language the rest is said", { tag: "@midi" }, async ({ newPage, url }) => {
  const page = await newPage({ storage: { ...NEW_CARDS, "tablee:settings": JSON.stringify({ lang: "fr", presentation: "everything" }) } });
  await page.context().addInitScript(fakeVoices, { letter: 2 });
  await page.context().addInitScript(() => {
    const all = speechSynthesis.getVoices;
    speechSynthesis.getVoices = () => all().filter(({ lang }) => lang.startsWith("fr"));
  });
  await workshop(page, url);
  await playOwn(page, "midi", FRENCH_TABLET.deck);
  await turnCards(page);
  await asks(page);
  await eventually(async () => (await said(page)).some(({ text }) => FRENCH_TABLET.calls.test(text)), "for whom the question is");
  expect((await said(page)).filter(({ text }) => FRENCH_TABLET.question.test(text)), "what a French voice says of an English question").toStrictEqual([]);
});
