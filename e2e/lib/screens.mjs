// All screens, by room: shell, soirée, workshop, kiosk, and each game.
import { GAMES } from "./games.mjs";
import { ASKED, EVENING, PARKED, PROFILES, RECORDS } from "./kept.mjs";
import { LONG, OWN, attract, countsUntil, enter, handed, kiosk, unlock } from "./kiosk.mjs";
import { WHOLE, bringIn, choose, workshop } from "./own.mjs";
import { act, settled } from "./table.mjs";
import { NEWS } from "./shown.mjs";
import { by, single, singles, then } from "./ways.mjs";

const PLAYED = { ...PROFILES, ...RECORDS, ...ASKED };

/** Opens the replay of the game parked last, at its middle. */
async function rerun(page) {
  await act(page, "replay").click();
  const slider = page.locator('.film-bar [name="frame"]');
  await slider.waitFor();
  await page.waitForFunction(() => document.querySelector(".replay").dataset.last > 0);
  await slider.fill(String(Math.floor(Number(await slider.getAttribute("max")) / 2)));
  await settled(page);
}

const SHELL = [
  ...singles({ home: by(), settings: by("settings"), players: by("players"), records: by("records"), questions: by("questions"), about: by("about") }),
  ...singles({ "players-filled": by("players"), "players-one": by("players", "edit", "delete"), "records-filled": by("records"), "records-house": by("records", "house"), "questions-filled": by("questions", "freshen") }, PLAYED),
  single("home-news", then(by(), (page) => act(page, "news").waitFor()), { ...RECORDS, ...NEWS }),
  single("home-parked", then(by(), (page) => act(page, "resume").waitFor()), PARKED),
  single("replay", then(by(), rerun), PARKED),
];

/** A soirée of six: its line on the shelf, the screen between two games, its end. */
const soiree = async (page, { url }) => {
  await page.goto(url());
  await act(page, "evening-line").waitFor();
  return page;
};
const between = then(soiree, async (page) => {
  await act(page, "evening-line").click();
  await act(page, "end-evening").waitFor();
});
const ended = then(between, async (page) => {
  await act(page, "end-evening").click();
  await page.locator(".crowned").waitFor();
});
const SOIREE = [single("evening-begin", by("evening"), PROFILES), ...singles({ "evening-shelf": soiree, "evening-between": between, "evening-over": ended }, EVENING)];

/** Opens the workshop with a deck in it, then does `more`. */
const bench = (more = () => {}) => async (page, { url }) => {
  await workshop(page, url);
  await bringIn(page, "deck.json", WHOLE);
  await more(page);
  return page;
};

const SPOILT = "question;réponse;faux\nOù est Lyon ?;En France;En Italie | Au Pérou\nQui ?;;\nOù ?;là;là | ici\n";

/** A table of which much must be asked: its separator, its sides, its numbers; and a row twice. */
const DOUBTFUL = "Combien de ponts la ville a-t-elle aujourd’hui, sans ceux qui n’ont jamais servi;quarante\nCombien d’habitants, à peu près;12\nCombien d’habitants, à peu près;12\n";

/** An incomplete card of that kind. */
const card = (kind) => bench(async (page) => {
  await page.locator(`[data-act="new-card"][data-kind="${kind}"]`).click();
  await page.locator("#card-q").fill("Combien de ponts la ville actuelle a-t-elle aujourd’hui, sans compter ceux qui n’ont jamais servi et ceux que l’on ne voit pas ?");
  await page.locator("#card-q-notes li").first().waitFor();
});

const WORKSHOP = singles({
  workshop: (page, { url }) => workshop(page, url),
  "workshop-deck": bench(),
  "workshop-list": bench((page) => act(page, "back").click()),
  "workshop-gone": bench(async (page) => (await act(page, "back").click(), await act(page, "delete").click(), await act(page, "take-back").waitFor())),
  "workshop-table": bench((page) => act(page, "as-table").click()),
  "workshop-card": bench((page) => page.locator('[data-act="open-card"]').last().click()),
  "workshop-choice": card("choice"),
  "workshop-open": card("open"),
  "workshop-answers": card("list"),
  "workshop-number": card("number"),
  "workshop-in": async (page, { url }) => {
    await workshop(page, url);
    await act(page, "bring-in").click();
    await choose(page, "village.csv", SPOILT);
    return page;
  },
  "workshop-in-doubt": async (page, { url }) => {
    await workshop(page, url);
    await act(page, "bring-in").click();
    await choose(page, "village.csv", DOUBTFUL);
    return page;
  },
  "setup-own": bench(async (page) => {
    await act(page, "home").click();
    await page.locator('[data-act="open"][data-game="midi"]').click();
    await page.locator(".own-choice label[data-own]").click();
  }),
});

/** Opens a kiosk at its attract screen, then does `more`. */
const room = (more = () => {}, query = "") => async (page, { url }) => {
  await page.goto(url(query));
  await attract(page).waitFor();
  await more(page);
  return page;
};

const USED = kiosk({ hours: [0, 1439], keep_days: 0 }, { ...OWN, ...countsUntil(), ...ASKED });
const staff = (page) => unlock(page).then(() => page.locator(".deck-list li").first().waitFor());
const OFFERS = { [LONG]: { length: "quick", most: 25 }, midi: { most: 20 } };

/** The staff's page with everything unfolded: incoming settings, limits, the code for another tablet, sums. */
async function unfolded(page) {
  await staff(page);
  await page.evaluate(() => document.querySelectorAll(".limits").forEach((one) => (one.open = true)));
  await act(page, "hand-on").click();
  const buffer = Buffer.from("Jour;Jeu;Lancées;Finies;Minutes;Tablette\n2026-11-23;midi;1200;900;36000;La tablette de la grande salle du fond");
  await act(page, "add-counts").setInputFiles([{ name: "tablee-borne.csv", mimeType: "text/csv", buffer }]);
  await page.locator("[data-sum]").waitFor();
}

/** A set-up with more players than the house's time limit allows. */
async function limited(page) {
  await enter(page);
  await page.locator(`.shelf [data-act="open"][data-game="${LONG}"]`).click();
  await act(page, "add").click();
  await page.locator(".go .limit", { hasText: "trop long" }).waitFor();
}

const CLOSED = new Date(Date.now() + 5 * 3_600_000).getHours() * 60;

const KIOSK = [
  ...singles({ attract: room(), "kiosk-shelf": room(enter), "kiosk-pad": room((page) => act(page, "staff").click()) }, kiosk()),
  single("attract-long", room(), kiosk({ name: "la médiathèque Jacqueline-de-Romilly de Saint-Étienne-du-Rouvray", welcome: "Un jeu, une table, des gens que vous ne connaissez pas encore : asseyez-vous !" })),
  single("attract-two", room(), kiosk({ offered: ["heure", "midi"] })),
  single("staff", room(staff), USED),
  single("staff-unfolded", room(unfolded, handed({ hours: [null, [600, 1080], null, null, [600, 60], null, null], offers: OFFERS })), USED),
  single("setup-limited", room(limited), kiosk({ offers: OFFERS })),
  single("kiosk-closed", async (page, { url }) => (await page.goto(url()), await page.locator(".kiosk-closed").waitFor(), page), kiosk({ hours: [CLOSED, CLOSED + 30] })),
  {
    storage: kiosk({ idle: 1 }),
    clock: true,
    stops: ["kiosk-still"],
    walk: async function* (page, { url }) {
      await room(enter)(page, { url });
      await page.clock.runFor(65_000);
      await page.locator(".countdown").waitFor();
      yield ["kiosk-still", page];
    },
  },
];

/** Ways (lib/ways.mjs) by room. */
const ROOMS = { shell: SHELL, evening: SOIREE, workshop: WORKSHOP, kiosk: KIOSK, ...Object.fromEntries(Object.entries(GAMES).map(([id, { ways }]) => [id, ways])) };

/** Ways to all screens. */
export const WAYS = Object.values(ROOMS).flat();

/** The names of all screens, by room. */
export const SCREENS = Object.fromEntries(Object.entries(ROOMS).map(([room, ways]) => [room, ways.flatMap(({ stops }) => stops)]));

/** Screens that are also checked in English; a usual run checks the first four of each room. */
export const ENGLISH = {
  shell: ["home-parked", "settings", "players-one", "records-filled", "questions-filled", "attract", "staff", "evening-between", "evening-over"],
  workshop: ["workshop-list", "workshop-choice", "workshop-in", "workshop-in-doubt"],
  ...Object.fromEntries(Object.entries(GAMES).map(([id, { english }]) => [id, english])),
};
