// Comfort: language, settings, Back, undo, what is said to those who do not see, and
// what comes after a game.
import { playUntil } from "../games/heure.mjs";
import { driveClock } from "../lib/pages.mjs";
import { isHome, seated, state } from "../lib/table.mjs";

const act = (page, name) => page.locator(`[data-act="${name}"]${name === "open" ? "[data-game=heure]" : ""}`).first();

async function home({ newPage, url }, options) {
  const page = await newPage(options);
  await page.goto(url());
  await isHome(page);
  return page;
}

async function table({ newPage, url }, query = "?game=heure&players=2&seed=31") {
  const page = await newPage();
  await page.goto(url(query));
  await seated(page);
  return page;
}

// Words that an English screen has not.
const FRENCH = /\b(Jouer|Reprendre|Réglages|Joueurs|Palmarès|Accueil|Corriger|Règles|pioche|carte|heure posée|rangée|Options de|Qui est|Ajouter|Nouvelle|partie|la tablette|Prénom|plus jeune|débutant|habitué)\b/i;
// The names of games and languages are nobody's language.
const OWN_NAMES = /Quelle heure est-il \?|La Tablée|Français/g;

/** All that is read on the page, by eyes or by a screen reader. */
function allWords(page) {
  return page.evaluate(() => {
    const labels = [...document.querySelectorAll("[aria-label], [alt], [title], [placeholder]")].flatMap((el) => ["aria-label", "alt", "title", "placeholder"].map((name) => el.getAttribute(name)));
    return [document.querySelector("#app").innerText, ...labels.filter(Boolean)].join("\n");
  });
}

async function inEnglish(page, words, { expect }) {
  await expect.soon(async () => words.test(await allWords(page)), `English: ${words}`);
  expect.equal(await page.evaluate(() => document.documentElement.lang), "en", "html lang");
  const left = (await allWords(page)).replace(OWN_NAMES, "");
  const found = FRENCH.exec(left);
  expect.ok(!found, `no French on an English screen: ${found && left.slice(Math.max(0, found.index - 40), found.index + 40)}`);
}

async function language(ctx) {
  const { expect } = ctx;
  const page = await home(ctx);
  expect.equal(await page.evaluate(() => document.documentElement.lang), "fr", "html lang at first");
  expect.matches(await allWords(page), /Réglages/, "home at first");
  await act(page, "language").click();
  await inEnglish(page, /Settings/, ctx);
  await act(page, "open").click();
  await page.locator('[data-phase="setup"]').waitFor();
  await inEnglish(page, /Play/, ctx);
  await page.locator('.plan [data-act="player"]').first().click();
  await inEnglish(page, /Name/, ctx);
  await page.keyboard.press("Escape");
  await act(page, "start").click();
  await page.locator(".play").waitFor();
  await inEnglish(page, /Undo|Correct/, ctx);
  for (const phase of ["place", "draw"]) {
    await playUntil(page, phase, { steps: 20 });
    await inEnglish(page, /Rules/, ctx);
  }
  await act(page, "rules").click();
  await inEnglish(page, /draw/i, ctx);
  await page.keyboard.press("Escape");
  await page.reload();
  await isHome(page);
  await inEnglish(page, /Resume/, ctx);
  for (const [place, words] of [["settings", /Language/], ["players", /Players/], ["records", /game/i], ["about", /publish/i]]) {
    await act(page, place).click();
    await inEnglish(page, words, ctx);
    await act(page, "home").click();
  }
  await act(page, "language").click();
  await expect.soon(async () => (await page.evaluate(() => document.documentElement.lang)) === "fr", "French again");
}

async function browserLanguage(ctx) {
  const english = await home(ctx, { locale: "en-GB" });
  await inEnglish(english, /Settings/, ctx);
}

const html = (page) => page.evaluate(() => ({ lang: document.documentElement.lang, ...document.documentElement.dataset }));

/** Chooses the segment with these words in the group of that name. */
async function chooseSetting(page, group, words) {
  const rows = page.locator('[role="group"], [role="radiogroup"], fieldset').filter({ hasText: group });
  await rows.locator("label").filter({ hasText: words }).first().click();
}

const flip = (page, words) => page.locator("label.switch").filter({ hasText: words }).first().click();

async function settingsStay(ctx) {
  const { expect } = ctx;
  const page = await home(ctx);
  await act(page, "settings").click();
  await page.locator(".settings-screen").waitFor();
  const before = await html(page);
  await chooseSetting(page, "Couleurs", "Sombres");
  await chooseSetting(page, "Mouvements", "Tous");
  await chooseSetting(page, "Taille du texte", "150 %");
  await flip(page, "Main gauche");
  await flip(page, "Lettres plus espacées");
  await flip(page, "Bruitages");
  const chosen = { ...before, theme: "dark", motion: "full", text: "150", hand: "left", spacing: "wide", large: "" };
  await expect.soon(async () => JSON.stringify(await html(page)) === JSON.stringify(chosen), "attributes of <html> when chosen");
  await page.reload();
  await isHome(page);
  expect.equal(await html(page), chosen, "attributes of <html> after a reload");
  await act(page, "open").click();
  expect.equal(await act(page, "mute").getAttribute("aria-pressed"), "true", "muted after a reload");
  await act(page, "mute").click();
  await page.reload();
  await isHome(page);
  await act(page, "open").click();
  expect.equal(await act(page, "mute").getAttribute("aria-pressed"), "false", "muted after one tap and a reload");
}

// Two tabs: what one is set to the other is too, and neither takes the other's change back.
async function settingsFollow(ctx) {
  const { expect } = ctx;
  const first = await home(ctx);
  const second = await home(ctx, { context: first.context() });
  const follows = (page, name, value) => expect.soon(async () => (await html(page))[name] === value, `the other tab's ${name} is ${value}`);
  await act(first, "settings").click();
  await chooseSetting(first, "Taille du texte", "150 %");
  await follows(second, "text", "150");
  await act(second, "settings").click();
  await chooseSetting(second, "Couleurs", "Sombres");
  await follows(first, "theme", "dark");
  await chooseSetting(first, "Langue", "English");
  await expect.soon(async () => (await second.locator("h1").innerText()) === "Settings", "the other tab is drawn in English");
  const kept = await first.evaluate(() => JSON.parse(localStorage["tablee:settings"]));
  expect.equal([kept.text, kept.theme, kept.lang], [150, "dark", "en"], "what is kept");
}

// Letters a quarter larger fit a tablet; on a telephone they need another layout, also when the
// window only becomes as small.
async function lettersNeedRoom(ctx) {
  const { expect } = ctx;
  const page = await home(ctx, { storage: { "tablee:settings": JSON.stringify({ text: 125 }) } });
  const makesRoom = async () => "large" in (await html(page));
  expect.equal(await makesRoom(), false, "another layout on a tablet");
  await page.setViewportSize({ width: 360, height: 740 });
  await expect.soon(makesRoom, "another layout on a telephone");
  await page.setViewportSize({ width: 1180, height: 820 });
  await expect.soon(async () => !(await makesRoom()), "the usual one again");
}

async function backFromTable(ctx) {
  const { expect } = ctx;
  const page = await table(ctx);
  const played = await playUntil(page, (_, made) => made === 3);
  await act(page, "rules").click();
  const dialog = page.locator('[role="dialog"]');
  await dialog.waitFor();
  await page.goBack();
  await dialog.waitFor({ state: "detached" });
  expect.equal((await state(page)).fingerprint, played.fingerprint, "the table when the dialog is closed");
  await page.goBack();
  await isHome(page);
  await act(page, "resume").click();
  await seated(page);
  expect.equal((await state(page)).fingerprint, played.fingerprint, "the table when resumed");
}

async function backFromScreens(ctx) {
  const page = await home(ctx);
  for (const place of ["settings", "players", "records", "about", "open"]) {
    await act(page, place).click();
    await page.locator(".home-screen").waitFor({ state: "detached" });
    await page.goBack();
    await isHome(page);
  }
  await act(page, "open").click();
  await page.locator('.plan [data-act="player"]').first().click();
  await page.locator('[role="dialog"]').waitFor();
  await page.goBack();
  await page.locator('[role="dialog"]').waitFor({ state: "detached" });
  await page.locator('[data-phase="setup"]').waitFor();
  await page.goBack();
  await isHome(page);
}

// The home button takes its history entry along: one Back more then leaves the page, as at first.
async function homeLeavesNothingBehind(ctx) {
  const page = await home(ctx);
  const depth = () => page.evaluate(() => history.state ?? 0);
  for (const place of ["settings", "open", "about"]) {
    await act(page, place).click();
    await page.locator(".home-screen").waitFor({ state: "detached" });
    ctx.expect.equal(await depth(), 1, `entries of ${place}`);
    await act(page, "home").click();
    await isHome(page);
    await ctx.expect.soon(async () => (await depth()) === 0, `the entry of ${place} is gone`);
  }
}

// An aria-disabled button still says why it does nothing.
async function refusedUndo(page, words, { expect }) {
  expect.equal(await act(page, "undo").getAttribute("aria-disabled"), "true", "aria-disabled of undo");
  const before = await state(page);
  await act(page, "undo").click({ force: true });
  const alert = page.locator('[role="alert"]');
  await alert.waitFor({ timeout: 3000 });
  expect.matches(await alert.innerText(), words, "why nothing is taken back");
  expect.equal((await state(page)).fingerprint, before.fingerprint, "fingerprint");
}

async function undo(ctx) {
  const { expect } = ctx;
  const page = await table(ctx);
  await refusedUndo(page, /rien à corriger/, ctx);
  const placing = await playUntil(page, "place");
  await refusedUndo(page, /on ne revient pas en arrière/, ctx);
  const laid = page.locator(".play .hour-row [data-hour]:visible");
  const cards = await laid.count();
  const drawing = await playUntil(page, "draw");
  await expect.soon(async () => (await laid.count()) === cards + 1, "a card more on the rows");
  expect.equal(await act(page, "undo").getAttribute("aria-disabled"), "false", "aria-disabled of undo after laying");
  await act(page, "undo").click();
  await expect.soon(async () => (await state(page)).phase === "place", "the card is in hand again");
  expect.equal((await state(page)).fingerprint, placing.fingerprint, "fingerprint as before laying");
  expect.equal(await laid.count(), cards, "cards on the rows");
  const again = await playUntil(page, "draw");
  expect.equal(again.fingerprint, drawing.fingerprint, "fingerprint when laid again");
}

async function said(ctx) {
  const { expect } = ctx;
  const page = await table(ctx);
  const live = page.locator('[role="status"][aria-live="polite"]');
  const heard = new Set();
  for (let i = 0; i < 6; i += 1) {
    await playUntil(page, (_, made) => made === 1);
    const words = await live.innerText();
    expect.matches(words, /\p{L}{3}/u, "the live region after an act");
    heard.add(words);
  }
  expect.ok(heard.size >= 4, `different things are said: ${[...heard].join(" | ")}`);
}

/** Seats two people with names, starts, and plays to the end. */
async function namedGame(page, names) {
  await act(page, "open").click();
  for (const [place, name] of names.entries()) {
    await page.locator(`.plan [data-place="${place}"] [data-act="player"]`).click();
    await page.locator('[role="dialog"] input[type="text"]').fill(name);
    await page.locator('[role="dialog"] [data-act="close"]').click();
    await page.locator('[role="dialog"]').waitFor({ state: "detached" });
  }
  await act(page, "start").click();
  await page.locator(".play").waitFor();
  await playUntil(page, "over");
  await page.locator(".podium").waitFor();
}

async function afterwards(ctx) {
  const { expect } = ctx;
  const page = await home(ctx);
  const names = ["Anaïs", "Bob"];
  await namedGame(page, names);
  const podium = await page.locator(".podium .name").allInnerTexts();
  expect.equal(podium.sort(), names, "names on the podium");
  await act(page, "other").click();
  await act(page, "shelf").click();
  await isHome(page);
  expect.equal(await page.locator('[data-act="resume"]').count(), 0, "finished games to resume");
  await act(page, "records").click();
  const last = page.locator(".last > li");
  await last.first().waitFor();
  expect.equal(await last.count(), 1, "games in the records");
  for (const name of names) expect.matches(await last.first().innerText(), new RegExp(name), "the line of the game");
  await act(page, "home").click();
  await act(page, "players").click();
  for (const name of names) expect.matches(await allWords(page), new RegExp(name), "saved players");
}

async function rematch(ctx) {
  const { expect } = ctx;
  const page = await home(ctx);
  const names = ["Anaïs", "Bob"];
  await namedGame(page, names);
  const over = await state(page);
  await act(page, "rematch").click();
  await page.locator(".play").waitFor({ timeout: 5000 });
  const anew = await state(page);
  expect.ok(anew.fingerprint !== over.fingerprint && anew.phase !== "over", "another game");
  const seats = await page.locator(".play .seat .name:visible").allInnerTexts();
  expect.equal(seats.sort(), names, "names at the table");
  await page.goBack();
  await isHome(page);
  expect.equal(await page.locator('[data-act="resume"]').count(), 1, "sittings to resume: the new one");
}

// A reload does not write the game down again.
async function recordOnce(ctx) {
  const { expect } = ctx;
  const page = await table(ctx);
  await playUntil(page, "over");
  await page.reload();
  await isHome(page);
  await act(page, "records").click();
  await page.locator(".last > li").first().waitFor();
  expect.equal(await page.locator(".last > li").count(), 1, "games in the records after a reload");
}

// Opened once; a table that is left alone must not keep it open.
async function soundRests({ newPage, url, expect }) {
  const page = await newPage();
  await driveClock(page);
  await page.addInitScript(() => {
    const Device = window.AudioContext;
    window.AudioContext = function () {
      return (window.device = new Device());
    };
  });
  await page.goto(url("?game=heure&players=2&seed=31"));
  await seated(page);
  const device = (wanted) => expect.soon(() => page.evaluate((state) => window.device.state === state, wanted), `the sound device is ${wanted}`);
  await page.locator('[data-move="draw"]').first().click();
  await device("running");
  await page.clock.runFor(19_000);
  await device("running");
  await page.clock.runFor(2_000);
  await device("suspended");
  await page.locator('[data-move="lay"]').first().click();
  await device("running");
}

async function noSound({ newPage, url, expect }) {
  const page = await newPage();
  await page.addInitScript(() => delete window.AudioContext);
  await page.goto(url("?game=heure&players=2&seed=31"));
  await seated(page);
  expect.equal((await playUntil(page, "over")).phase, "over", "phase of a whole game");
}

// Names bring letters that no text of ours has; whoever has none such fetches none.
async function lettersOfNames(ctx) {
  const { expect } = ctx;
  const extra = (page) => page.evaluate(() => [...document.fonts].filter(({ unicodeRange }) => /U\+100/i.test(unicodeRange)).map(({ status }) => status));
  const named = (name) => ({ storage: { "tablee:profiles": `${JSON.stringify({ id: 1, name, mark: 1 })}\n` } });
  for (const [name, wanted] of [["Zoé Lecœur", "unloaded"], ["Łucja", "loaded"]]) {
    const page = await home(ctx, named(name));
    await act(page, "players").click();
    await page.getByText(name).first().waitFor();
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    await expect.soon(async () => (await extra(page)).includes("loaded") === (wanted === "loaded"), `the letters of names are ${wanted} for ${name}`);
    expect.equal((await extra(page)).length, 2, "faces with such letters");
  }
}

// A place keeps the contexts of the one before it: what a table offered there must not be asked of it.
async function rulesAfterTable({ newPage, url, expect }) {
  const page = await table({ newPage, url }, "?game=millions&players=2&seed=1");
  await act(page, "home").dispatchEvent("click");
  await page.locator('[data-act="open"][data-game="millions"]').click();
  await page.locator(".setup-screen").waitFor();
  await act(page, "rules").click();
  await page.locator(".sheet.rules h2").first().waitFor();
  expect.equal(await page.locator(".sheet .report").count(), 0, "questions to report in a set-up");
}

export const tests = [
  { name: "the rules of a set-up open after a table was left", run: rulesAfterTable },
  { name: "everything is read in English after one tap", run: language },
  { name: "a browser that asks for English gets it", run: browserLanguage },
  { name: "settings survive a reload", run: settingsStay },
  { name: "settings follow the last tab that writes them", run: settingsFollow },
  { name: "larger letters make room on a telephone", run: lettersNeedRoom },
  { name: "Back closes a dialog, then goes home with the game parked", run: backFromTable },
  { name: "Back comes home from every screen", run: backFromScreens },
  { name: "the home button leaves no history entry behind", run: homeLeavesNothingBehind },
  { name: "undo takes a laid card back, and says why it does not after a draw", run: undo },
  { name: "what happens is said to screen readers", run: said },
  { name: "after a game: podium, records, saved players", run: afterwards },
  { name: "a rematch seats the same people", run: rematch },
  { name: "a finished game is recorded once", run: recordOnce },
  { name: "the sound device rests after a silence, and a cue wakes it", run: soundRests },
  { name: "a browser without sound plays on", run: noSound },
  { name: "names bring their own letters", run: lettersOfNames },
];
