// A panic is never the end: wherever the app breaks, the page says in words what is kept and comes back by itself to the
// same table, once; the second time in a row it offers the shelf and a report. The screens are those of every bundle.
import { readFileSync } from "node:fs";
import { EVENING, PARKED, PROFILES, RECORDS } from "../lib/kept.mjs";
import { kiosk, open, enter } from "../lib/kiosk.mjs";
import { GAMES } from "../lib/games.mjs";
import { invite, opened, takeAnswer } from "../lib/phones.mjs";
import { workshop } from "../lib/own.mjs";
import { QUICK, act, isHome, queryOf, settled, sitDown, state, turnCards } from "../lib/table.mjs";
import { openTelevision } from "../lib/television.mjs";
import { expect, test } from "../lib/test.mjs";

// A panic is an error on the page, and logged.
const ANY = [/./];

const words = (page) => page.locator(".broken");

// Runs in the page: the next element that the app makes cannot be made. The app takes that for impossible and panics.
function provoke() {
  const usual = [[Document.prototype, "createElement"], [Document.prototype, "createElementNS"], [Document.prototype, "createTextNode"], [Node.prototype, "cloneNode"]].map(([of, name]) => [of, name, of[name]]);
  const restore = () => usual.forEach(([of, name, make]) => (of[name] = make));
  for (const [of, name] of usual) {
    of[name] = () => {
      restore();
      throw new Error("provoked");
    };
  }
}

/** Breaks the app when the control of that act draws something: at once, as the page may draw at any moment. */
async function breaks(page, name) {
  await act(page, name).waitFor();
  await page.evaluate(`(${provoke})(); document.querySelector('[data-act="${name}"]').click()`);
  await words(page).waitFor();
}

/** Breaks a screen beside the tablet: `touch` has the tablet tell it something. */
async function breaksBeside(screen, touch) {
  await screen.evaluate(provoke);
  await touch();
  await words(screen).waitFor();
}

const table = (game, scene = {}) => async (page, url) => {
  await sitDown(page, url(queryOf({ game, players: 3, seed: 3, ...scene })));
  await turnCards(page);
};
const home = async (page, url) => {
  await page.goto(url());
  await isHome(page);
};
const at = (...path) => async (page, url) => {
  await home(page, url);
  for (const name of path) await act(page, name).click();
  await settled(page);
};

/** A screen of each bundle, and a control that has that bundle draw. */
const PLACES = {
  shelf: { go: home, act: "language" },
  menu: { go: at("players"), act: "new", storage: PROFILES },
  setup: { go: at("open"), act: "add" },
  workshop: { go: workshop, act: "new-deck" },
  handing: { go: home, act: "hand-on", storage: PARKED },
  replay: {
    go: async (page, url) => {
      await at("replay")(page, url);
      await page.locator('.film-bar [name="frame"]').waitFor();
    },
    act: "replay-close",
    storage: PARKED,
  },
  evening: { go: at("evening-line"), act: "end-evening", storage: EVENING },
  records: { go: at("records"), act: "house", storage: { ...PROFILES, ...RECORDS } },
};

for (const [name, { go, act: touched, storage }] of Object.entries(PLACES)) {
  test(`it breaks: ${name}`, async ({ newPage, url }) => {
    const page = await newPage({ allow: ANY, storage: { ...QUICK, ...storage } });
    await go(page, url);
    await breaks(page, touched);
    await expect(words(page)).toContainText("Rien n’est perdu");
    await expect(page).toBeAccessible();
    await words(page).waitFor({ state: "detached" });
    await isHome(page);
  });
}

for (const game of Object.keys(GAMES)) {
  test(`it breaks: a table of ${game}`, { tag: `@${game}` }, async ({ newPage, url }) => {
    const page = await newPage({ allow: ANY, storage: QUICK });
    await table(game)(page, url);
    await GAMES[game].player.playUntil(page, (_, made) => made === 3);
    const before = await state(page);
    await breaks(page, "rules");
    expect(await page.locator("button, [data-move], [data-act]").count(), "nothing dead can be touched").toBe(0);
    await words(page).waitFor({ state: "detached" });
    await page.locator("[data-game][data-phase]").waitFor({ state: "attached" });
    expect((await state(page)).fingerprint, "the same table, by itself").toBe(before.fingerprint);
    await act(page, "home").click();
    await isHome(page);
  });
}

test("it breaks twice in a row: the shelf, and a report", async ({ newPage, url }) => {
  const page = await newPage({ allow: ANY, storage: QUICK });
  await table("heure")(page, url);
  await breaks(page, "rules");
  await words(page).waitFor({ state: "detached" });
  await page.locator("[data-game][data-phase]").waitFor({ state: "attached" });
  await breaks(page, "rules");
  await expect(words(page)).toContainText("deux fois");
  await expect(page).toBeAccessible();
  const saved = page.waitForEvent("download");
  await words(page).getByRole("button", { name: /rapport/ }).click();
  const report = readFileSync(await (await saved).path(), "utf8");
  expect(report, "what the app said").toMatch(/panicked at .*|provoked/);
  expect(report, "which game and phase").toMatch(/"game":"heure"/);
  expect(report, "no names").not.toMatch(/Cerise/);
  await words(page).getByRole("button", { name: /étagère/ }).click();
  await isHome(page);
  await act(page, "resume").waitFor();
});

/** Where nothing can be kept nothing is promised. */
test("it breaks where nothing is kept", async ({ newPage, url }) => {
  const page = await newPage({ allow: ANY });
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException("no", "SecurityError");
    };
    for (const name of ["localStorage", "sessionStorage"]) Object.defineProperty(window, name, { get: refuse });
  });
  await page.goto(url());
  await isHome(page);
  await breaks(page, "language");
  await expect(words(page)).toContainText("ne garde rien");
  await expect(words(page)).not.toContainText("deux fois");
});

test("it breaks in English", async ({ newPage, url }) => {
  const page = await newPage({ allow: ANY, storage: { "tablee:settings": JSON.stringify({ lang: "en", motion: "reduced", muted: true }) } });
  await table("heure")(page, url);
  await breaks(page, "rules");
  await expect(words(page)).toContainText("Nothing is lost");
});

test("it breaks in a kiosk: visitors come back to their table", async ({ newPage, url }) => {
  const page = await open(newPage, url, { allow: ANY, storage: kiosk() });
  await enter(page);
  await act(page, "open").click();
  await act(page, "start").click();
  await page.locator("[data-game][data-phase]").waitFor({ state: "attached" });
  await turnCards(page);
  const before = await state(page);
  await breaks(page, "rules");
  await words(page).waitFor({ state: "detached" });
  await page.locator("[data-game][data-phase]").waitFor({ state: "attached" });
  expect((await state(page)).fingerprint, "the same table").toBe(before.fingerprint);
});

// The window and the phone break; the table goes on.
test("a television breaks and comes back", async ({ newPage, url }) => {
  const page = await newPage({ allow: ANY, storage: QUICK });
  await table("heure")(page, url);
  const screen = await openTelevision(page);
  await screen.locator(".tv-board").waitFor();
  await breaksBeside(screen, () => GAMES.heure.player.playUntil(page, (_, made) => made === 3));
  await words(screen).waitFor({ state: "detached" });
  await screen.locator(".tv-board").waitFor();
});

test("a phone breaks and says so", async ({ newPage, url }) => {
  const page = await newPage({ allow: ANY, storage: QUICK });
  await table("heure")(page, url);
  const link = await invite(page, 0);
  const phone = await opened((options) => newPage({ ...options, allow: ANY }), link);
  await takeAnswer(page, phone);
  await phone.locator(".phone-page[data-game]").waitFor();
  await act(page, "close").click();
  await breaksBeside(phone, () => GAMES.heure.player.playUntil(page, (_, made) => made === 3));
  await expect(words(phone)).toContainText("Rien n’est perdu");
});
