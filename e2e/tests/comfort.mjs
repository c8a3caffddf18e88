// Comfort: language, settings, Back, undo, what screen readers announce, and
// what follows a game.
import { playUntil } from "../games/heure.mjs";
import { driveClock } from "../lib/pages.mjs";
import { isHome, seated, state } from "../lib/table.mjs";
import { eventually, expect, test } from "../lib/test.mjs";

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

// Words that must not be on an English screen.
const FRENCH = /\b(Jouer|Reprendre|Réglages|Joueurs|Palmarès|Accueil|Corriger|Règles|pioche|carte|heure posée|rangée|Options de|Qui est|Ajouter|Nouvelle|partie|la tablette|Prénom|plus jeune|débutant|habitué)\b/i;
// Names of games and languages are not translated.
const OWN_NAMES = /Quelle heure est-il \?|La Tablée|Français/g;

/** All text of the page, visible or for screen readers. */
function allWords(page) {
  return page.evaluate(() => {
    const labels = [...document.querySelectorAll("[aria-label], [alt], [title], [placeholder]")].flatMap((el) => ["aria-label", "alt", "title", "placeholder"].map((name) => el.getAttribute(name)));
    return [document.querySelector("#app").innerText, ...labels.filter(Boolean)].join("\n");
  });
}

async function inEnglish(page, words) {
  await eventually(async () => words.test(await allWords(page)), `English: ${words}`);
  expect(await page.evaluate(() => document.documentElement.lang), "html lang").toBe("en");
  const left = (await allWords(page)).replace(OWN_NAMES, "");
  const found = FRENCH.exec(left);
  expect(found, `no French on an English screen: ${found && left.slice(Math.max(0, found.index - 40), found.index + 40)}`).toBeFalsy();
}

test("everything is read in English after one tap", async ({ app }) => {
  const page = await home(app);
  expect(await page.evaluate(() => document.documentElement.lang), "html lang at first").toBe("fr");
  expect(await allWords(page), "home at first").toMatch(/Réglages/);
  await act(page, "language").click();
  await inEnglish(page, /Settings/);
  await act(page, "open").click();
  await page.locator('[data-phase="setup"]').waitFor();
  await inEnglish(page, /Play/);
  await page.locator('.plan [data-act="player"]').first().click();
  await inEnglish(page, /Name/);
  await page.keyboard.press("Escape");
  await act(page, "start").click();
  await page.locator(".play").waitFor();
  await inEnglish(page, /Undo|Correct/);
  for (const phase of ["place", "draw"]) {
    await playUntil(page, phase, { steps: 20 });
    await inEnglish(page, /Rules/);
  }
  await act(page, "rules").click();
  await inEnglish(page, /draw/i);
  await page.keyboard.press("Escape");
  await page.reload();
  await isHome(page);
  await inEnglish(page, /Resume/);
  for (const [place, words] of [["settings", /Language/], ["players", /Players/], ["records", /game/i], ["about", /publish/i]]) {
    await act(page, place).click();
    await inEnglish(page, words);
    await act(page, "home").click();
  }
  await act(page, "language").click();
  await eventually(async () => (await page.evaluate(() => document.documentElement.lang)) === "fr", "French again");
});

test("a browser that asks for English gets it", async ({ app }) => {
  const english = await home(app, { locale: "en-GB" });
  await inEnglish(english, /Settings/);
});

const html = (page) => page.evaluate(() => ({ lang: document.documentElement.lang, ...document.documentElement.dataset }));

/** Chooses the segment with these words in the group of that name. */
async function chooseSetting(page, group, words) {
  const rows = page.locator('[role="group"], [role="radiogroup"], fieldset').filter({ hasText: group });
  await rows.locator("label").filter({ hasText: words }).first().click();
}

const flip = (page, words) => page.locator("label.switch").filter({ hasText: words }).first().click();

test("settings survive a reload", async ({ app }) => {
  const page = await home(app);
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
  await eventually(async () => JSON.stringify(await html(page)) === JSON.stringify(chosen), "attributes of <html> when chosen");
  await page.reload();
  await isHome(page);
  expect(await html(page), "attributes of <html> after a reload").toStrictEqual(chosen);
  await act(page, "open").click();
  expect(await act(page, "mute").getAttribute("aria-pressed"), "muted after a reload").toBe("true");
  await act(page, "mute").click();
  await page.reload();
  await isHome(page);
  await act(page, "open").click();
  expect(await act(page, "mute").getAttribute("aria-pressed"), "muted after one tap and a reload").toBe("false");
});

// Settings changed in one tab apply in the other, and neither reverts the other's change.
test("settings follow the last tab that writes them", async ({ app }) => {
  const first = await home(app);
  const second = await home(app, { context: first.context() });
  const follows = (page, name, value) => eventually(async () => (await html(page))[name] === value, `the other tab's ${name} is ${value}`);
  await act(first, "settings").click();
  await chooseSetting(first, "Taille du texte", "150 %");
  await follows(second, "text", "150");
  await act(second, "settings").click();
  await chooseSetting(second, "Couleurs", "Sombres");
  await follows(first, "theme", "dark");
  await chooseSetting(first, "Langue", "English");
  await eventually(async () => (await second.locator("h1").innerText()) === "Settings", "the other tab is drawn in English");
  const kept = await first.evaluate(() => JSON.parse(localStorage["tablee:settings"]));
  expect([kept.text, kept.theme, kept.lang], "what is kept").toStrictEqual([150, "dark", "en"]);
});

// Letters a quarter larger fit a tablet; a telephone needs another layout for them, also when a
// window is made that small.
test("larger letters make room on a telephone", async ({ app }) => {
  const page = await home(app, { storage: { "tablee:settings": JSON.stringify({ text: 125 }) } });
  const makesRoom = async () => "large" in (await html(page));
  expect(await makesRoom(), "another layout on a tablet").toBe(false);
  await page.setViewportSize({ width: 360, height: 740 });
  await eventually(makesRoom, "another layout on a telephone");
  await page.setViewportSize({ width: 1180, height: 820 });
  await eventually(async () => !(await makesRoom()), "the usual one again");
});

test("Back closes a dialog, then goes home with the game parked", async ({ app }) => {
  const page = await table(app);
  const played = await playUntil(page, (_, made) => made === 3);
  await act(page, "rules").click();
  const dialog = page.locator('[role="dialog"]');
  await dialog.waitFor();
  await page.goBack();
  await dialog.waitFor({ state: "detached" });
  expect((await state(page)).fingerprint, "the table when the dialog is closed").toStrictEqual(played.fingerprint);
  await page.goBack();
  await isHome(page);
  await act(page, "resume").click();
  await seated(page);
  expect((await state(page)).fingerprint, "the table when resumed").toStrictEqual(played.fingerprint);
});

test("Back comes home from every screen", async ({ app }) => {
  const page = await home(app);
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
});

// The home button removes its history entry: one Back then leaves the page, as at first.
test("the home button leaves no history entry behind", async ({ app }) => {
  const page = await home(app);
  const depth = () => page.evaluate(() => history.state ?? 0);
  for (const place of ["settings", "open", "about"]) {
    await act(page, place).click();
    await page.locator(".home-screen").waitFor({ state: "detached" });
    expect(await depth(), `entries of ${place}`).toBe(1);
    await act(page, "home").click();
    await isHome(page);
    await eventually(async () => (await depth()) === 0, `the entry of ${place} is gone`);
  }
});

// An aria-disabled button explains why it does nothing.
async function refusedUndo(page, words) {
  expect(await act(page, "undo").getAttribute("aria-disabled"), "aria-disabled of undo").toBe("true");
  const before = await state(page);
  await act(page, "undo").click({ force: true });
  const alert = page.locator('[role="alert"]');
  await alert.waitFor({ timeout: 3000 });
  expect(await alert.innerText(), "why nothing is taken back").toMatch(words);
  expect((await state(page)).fingerprint, "fingerprint").toStrictEqual(before.fingerprint);
}

test("undo takes a laid card back, and says why it does not after a draw", async ({ app }) => {
  const page = await table(app);
  await refusedUndo(page, /rien à corriger/);
  const placing = await playUntil(page, "place");
  await refusedUndo(page, /on ne revient pas en arrière/);
  const laid = page.locator(".play .hour-row [data-hour]:visible");
  const cards = await laid.count();
  const drawing = await playUntil(page, "draw");
  await eventually(async () => (await laid.count()) === cards + 1, "a card more on the rows");
  expect(await act(page, "undo").getAttribute("aria-disabled"), "aria-disabled of undo after laying").toBe("false");
  await act(page, "undo").click();
  await eventually(async () => (await state(page)).phase === "place", "the card is in hand again");
  expect((await state(page)).fingerprint, "fingerprint as before laying").toStrictEqual(placing.fingerprint);
  expect(await laid.count(), "cards on the rows").toStrictEqual(cards);
  const again = await playUntil(page, "draw");
  expect(again.fingerprint, "fingerprint when laid again").toStrictEqual(drawing.fingerprint);
});

test("what happens is said to screen readers", async ({ app }) => {
  const page = await table(app);
  const live = page.locator('[role="status"][aria-live="polite"]');
  const heard = new Set();
  for (let i = 0; i < 6; i += 1) {
    await playUntil(page, (_, made) => made === 1);
    const words = await live.innerText();
    expect(words, "the live region after an act").toMatch(/\p{L}{3}/u);
    heard.add(words);
  }
  expect(heard.size, `different things are said: ${[...heard].join(" | ")}`).toBeGreaterThanOrEqual(4);
});

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

test("after a game: podium, records, saved players", async ({ app }) => {
  const page = await home(app);
  const names = ["Anaïs", "Bob"];
  await namedGame(page, names);
  const podium = await page.locator(".podium .name").allInnerTexts();
  expect(podium.sort(), "names on the podium").toStrictEqual(names);
  await act(page, "other").click();
  await act(page, "shelf").click();
  await isHome(page);
  expect(await page.locator('[data-act="resume"]').count(), "finished games to resume").toBe(0);
  await act(page, "records").click();
  const last = page.locator(".last > li");
  await last.first().waitFor();
  expect(await last.count(), "games in the records").toBe(1);
  for (const name of names) expect(await last.first().innerText(), "the line of the game").toMatch(new RegExp(name));
  await act(page, "home").click();
  await act(page, "players").click();
  for (const name of names) expect(await allWords(page), "saved players").toMatch(new RegExp(name));
});

test("a rematch seats the same people", async ({ app }) => {
  const page = await home(app);
  const names = ["Anaïs", "Bob"];
  await namedGame(page, names);
  const over = await state(page);
  await act(page, "rematch").click();
  await page.locator(".play").waitFor({ timeout: 5000 });
  const anew = await state(page);
  expect(anew.fingerprint !== over.fingerprint && anew.phase !== "over", "another game").toBeTruthy();
  const seats = await page.locator(".play .seat .name:visible").allInnerTexts();
  expect(seats.sort(), "names at the table").toStrictEqual(names);
  await page.goBack();
  await isHome(page);
  expect(await page.locator('[data-act="resume"]').count(), "sittings to resume: the new one").toBe(1);
});

// A reload does not record the game again.
test("a finished game is recorded once", async ({ app }) => {
  const page = await table(app);
  await playUntil(page, "over");
  await page.reload();
  await isHome(page);
  await act(page, "records").click();
  await page.locator(".last > li").first().waitFor();
  expect(await page.locator(".last > li").count(), "games in the records after a reload").toBe(1);
});

// The audio context is created once and suspended at a table that is left alone.
test("the sound device rests after a silence, and a cue wakes it", async ({ newPage, url }) => {
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
  const device = (wanted) => eventually(() => page.evaluate((state) => window.device.state === state, wanted), `the sound device is ${wanted}`);
  await page.locator('[data-move="draw"]').first().click();
  await device("running");
  await page.clock.runFor(19_000);
  await device("running");
  await page.clock.runFor(2_000);
  await device("suspended");
  await page.locator('[data-move="lay"]').first().click();
  await device("running");
});

test("a browser without sound plays on", async ({ newPage, url }) => {
  const page = await newPage();
  await page.addInitScript(() => delete window.AudioContext);
  await page.goto(url("?game=heure&players=2&seed=31"));
  await seated(page);
  expect((await playUntil(page, "over")).phase, "phase of a whole game").toBe("over");
});

// Names may have letters that our texts lack: their font file loads only if a name needs it.
test("names bring their own letters", async ({ app }) => {
  const extra = (page) => page.evaluate(() => [...document.fonts].filter(({ unicodeRange }) => /U\+100/i.test(unicodeRange)).map(({ status }) => status));
  const named = (name) => ({ storage: { "tablee:profiles": `${JSON.stringify({ id: 1, name, mark: 1 })}\n` } });
  for (const [name, wanted] of [["Zoé Lecœur", "unloaded"], ["Łucja", "loaded"]]) {
    const page = await home(app, named(name));
    await act(page, "players").click();
    await page.getByText(name).first().waitFor();
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    await eventually(async () => (await extra(page)).includes("loaded") === (wanted === "loaded"), `the letters of names are ${wanted} for ${name}`);
    expect((await extra(page)).length, "faces with such letters").toBe(2);
  }
});

// A place inherits the contexts of the previous one: it must not use what a table provided there.
test("the rules of a set-up open after a table was left", async ({ newPage, url }) => {
  const page = await table({ newPage, url }, "?game=millions&players=2&seed=1");
  await act(page, "home").dispatchEvent("click");
  await page.locator('[data-act="open"][data-game="millions"]').click();
  await page.locator(".setup-screen").waitFor();
  await act(page, "rules").click();
  await page.locator(".sheet.rules h2").first().waitFor();
  expect(await page.locator(".sheet .report").count(), "questions to report in a set-up").toBe(0);
});
