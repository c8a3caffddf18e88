// Quelle heure est-il ? for the browser tests: policies that place well or badly, its blind games, its
// secrets, its screens.
import { SOON, chosen, pickAt, press as pressOn } from "../lib/hand.mjs";
import { PROFILES } from "../lib/kept.mjs";
import { player } from "../lib/player.mjs";
import { act, lift, queryOf, seated } from "../lib/table.mjs";
import { journey, setUp, single, singles, table, then } from "../lib/ways.mjs";

/**
 * "sensible" lays each hour where it belongs, so that games are won; "careless" lays at random, so that
 * rows get blocked; "foolish" lays as far left as possible; all push where it helps.
 */
const POLICIES = {
  sensible: placing(({ hour }, slot) => Math.abs(slot - (1 + ((hour - 6) * 6) / 16))),
  careless: placing((_, __, chance) => chance()),
  foolish: placing((_, slot) => slot),
};

function placing(cost) {
  return (now, chance) => {
    const only = (name) => now.moves.filter((move) => move.name === name);
    // The app asks for a second tap to confirm a slot that blocks the row.
    if (now.phase === "place") return only("lay").find(({ doubt }) => doubt) ?? only("lay").sort((a, b) => cost(now, a.slot, chance) - cost(now, b.slot, chance))[0];
    if (now.phase === "emergency") return now.moves.find(({ helps }) => helps) ?? only("shift")[0] ?? now.moves[0];
    return now.moves[now.phase === "draw" ? Math.floor(chance() * now.moves.length) : 0];
  };
}

// Run in the page.
const told = () => ({ hour: Number(document.querySelector(".stage .drawn [data-hour]")?.dataset.hour) });
const toldOf = (el) => ({ slot: Number(el.closest("[data-slot]")?.dataset.slot), helps: "helps" in el.dataset, doubt: el.closest("[data-doubt]") !== null });

export const heure = player({ policies: POLICIES, told, toldOf, never: ["stop"] });
export const { look, playUntil } = heure;

// ── secrets ──

/** A selector for everything that shows a card's face. */
export const FACES = "[data-hour], .ghost-card";

// Runs in the page: the place of each visible face.
function faces(selector) {
  const place = (el) => (el.closest(".hand") ? "hand" : el.closest(".hour-row") ? "row" : el.closest(".stage") ? "stage" : "elsewhere");
  return [...document.querySelectorAll(selector)].map(place);
}

/** The number of faces by place: { hand, row, stage, elsewhere, all }. */
export async function facesOf(page) {
  const all = await page.evaluate(`(${faces})(${JSON.stringify(FACES)})`);
  const count = (place) => all.filter((one) => one === place).length;
  return { hand: count("hand"), row: count("row"), stage: count("stage"), elsewhere: count("elsewhere"), all: all.length };
}

// Runs in the page: traces of cards in the DOM outside the places where everybody may see them (rows,
// stage, the bar's text, the live region) and outside the sprites, which hold every drawing.
function traces() {
  const copy = document.documentElement.cloneNode(true);
  for (const open of copy.querySelectorAll(".hour-row, .stage, .sprite, .bar .where, [role=status], script, title")) open.remove();
  return copy.outerHTML.match(/data-hour|#[hm]-\d\d|ghost-card|fantôme|(dix|douze|treize|quatorze|quinze|seize|sept|huit|neuf|onze|vingt|six|et une|deux) heures/gi) ?? [];
}

// The number of hours that a screen reader reads out: no more than there are cards face up.
async function heard(page) {
  const tree = await page.locator("#app").ariaSnapshot();
  return (tree.match(/img "[^"]* heures"/g) ?? []).length;
}

/** The secrets that the page reveals to the whole table. When the game is over, all cards are open. */
export async function leaks(page, { eyes, phase }) {
  if (eyes !== "table" || phase === "over") return [];
  const shown = await facesOf(page);
  const found = (await page.evaluate(traces)).map((trace) => `a trace in the source: ${trace}`);
  const kinds = await page.locator(".fan > .card-back").evaluateAll((all) => new Set(all.map((back) => back.outerHTML.replace(/--i: ?\d+/, "").replace(/\d+/g, "#"))).size);
  const wrong = {
    "cards of a hand": shown.hand,
    "cards that lie nowhere": shown.elsewhere,
    "too many cards on the stage": Math.max(0, shown.stage - 3),
    "more hours for a screen reader than faces": Math.max(0, (await heard(page)) - shown.all),
    "more than one kind of back": Math.max(0, kinds - 1),
  };
  return [...found, ...Object.entries(wrong).filter(([, many]) => many > 0).map(([what, many]) => `${what}: ${many}`)];
}

/** The secrets that a television gives away, by what its window shows. */
const televised = ({ hours, slots }) => ({ "a card of a hand": hours > slots + 1 });

// ── on a phone ──

/** Lays the hour near its ideal place, among those marked as fitting. */
async function hand(phone, seen, { chance }) {
  const may = (list) => list.filter((card) => card.may);
  if (may(seen.fan).length > 0) return phone.locator('[data-tray="fan"] .phone-card').nth(chosen(may(seen.fan), chance).index).tap(SOON);
  const fits = may(seen.row).filter(({ state }) => state === "fits");
  if (fits.length > 0) {
    const cost = ({ index }) => Math.abs(index - ((seen.hour - 6) * 6) / 16);
    const { index } = fits.sort((a, b) => cost(a) - cost(b))[0];
    return phone.locator('[data-tray="row"] .phone-card').nth(index).tap(SOON);
  }
  if (seen.picks.length > 0) return pickAt(phone, 0);
  return pressOn(phone, chosen(seen.deeds, chance));
}

// ── screens ──

async function stop(page) {
  await act(page, "rules").click();
  await page.locator("details:has([data-move=stop]) > summary").click();
  await page.locator("[data-move=stop]").click();
  await page.locator(".podium").waitFor();
}

const sitting = (scene, until) => table(heure, scene, until);
const from = (scene, until, ...more) => more.reduce(then, sitting(scene, until));
const press = (name) => (page) => act(page, name).click();

async function secondTab(page, { url, newPage }) {
  await sitting({ players: 2, seed: 4 }, (_, made) => made === 7)(page, { url });
  const second = await newPage({ context: page.context() });
  await second.goto(url());
  await act(second, "resume").click();
  await second.locator("[data-act=take-over]").waitFor();
  return second;
}

async function robots(page, { url }) {
  await page.goto(url(queryOf({ players: 3, seed: 2, auto: 3 })));
  await seated(page);
  return page;
}

const FOUR = { players: 4, seed: 1 };
const TWO = { players: 2, seed: 4 };
const HAND = [TWO, "draw"];
/** A scene that reaches an emergency after a few clicks. */
export const EMERGENCY = { players: 2, seed: 10, policy: "careless" };
/** A scene with a ghost whose button is, on a tablet in landscape, where a hand's button appears next. */
export const GHOST = { players: 3, seed: 3, policy: "careless" };
/** A scene that nobody wins. */
export const DRAWN = { players: 2, seed: 106, policy: "foolish" };
// The victim of this draw holds the ghost that was just hidden.
const HAUNTED = [{ players: 3, seed: 3 }, (now, made) => now.phase === "draw" && made > 9];

// The seeds reach their phase soon (found by trying a few).
const WAYS = [
  journey(heure, FOUR, {
    "heure-draw": ({ phase }, made) => phase === "draw" && made > 14,
    "heure-place": ({ phase }, made) => phase === "place" && made > 14,
    "heure-ghost": ({ phase }) => phase === "ghost",
    "heure-won": ({ phase }) => phase === "over",
  }),
  ...singles({
    "heure-draw-two": sitting(TWO),
    "heure-draw-refused": from(TWO, undefined, (page) => act(page, "undo").click({ force: true })),
    "heure-draw-robot": robots,
    "heure-place-unaided": sitting({ ...FOUR, options: "glow=off" }, "place"),
    "heure-ask": sitting({ players: 3, seed: 5 }, "ask"),
    "heure-answer": sitting({ players: 3, seed: 5, options: "HEURE-O3=on" }, "answer"),
    "heure-emergency": sitting({ players: 3, seed: 5, policy: "foolish" }, "emergency"),
    "heure-emergency-pushed": from(EMERGENCY, "emergency", (page) => page.locator("[data-move=push]").first().click()),
    "heure-rules": from(...HAND, press("rules")),
    "heure-rules-all": from(...HAND, press("rules"), press("all-rules")),
    "heure-curtain": from(...HAND, press("tidy")),
    "heure-hand": from(...HAND, press("tidy"), lift),
    "heure-hand-haunted": from(...HAUNTED, press("tidy"), lift),
    "heure-won-two": sitting(TWO, "over"),
    "heure-drawn": sitting(DRAWN, "over"),
    "heure-stopped": from({ players: 3, seed: 3 }, (_, made) => made > 12, stop),
    "heure-second-tab": secondTab,
    "heure-setup": setUp("heure"),
    "heure-setup-player": then(setUp("heure"), press("player")),
  }),
  single("heure-setup-four", [press("seat"), press("seat"), (page) => page.locator("summary").first().click()].reduce(then, setUp("heure")), PROFILES),
];

/** The facts that lib/games.mjs explains; the plain ones are in facts/. */
export const facts = {
  player: heure,
  hand,
  secrets: { scenes: [{ players: 3, seed: 6 }], leaks, televised },
  ways: WAYS,
};
