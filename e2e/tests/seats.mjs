// Where people sit: chosen on the set-up's drawn table, and the same on every screen. What is read faces its reader
// and can be turned; nothing is near a pad that is hit hard, and no name is cut.
import { defizz, sits } from "../games/defizz.mjs";
import { withoutLuck } from "../lib/chance.mjs";
import { act, lift, queryOf, reopen, seated, settled } from "../lib/table.mjs";
import { eventually, expect, test } from "../lib/test.mjs";
import { setUp } from "../lib/ways.mjs";

const places = (page) => page.locator(".plan > [data-place]").evaluateAll((all) => all.map(({ dataset }) => [dataset.edge, dataset.half].filter(Boolean).join(" ")));
const marks = (page) => page.locator(".plan > [data-place]").evaluateAll((all) => all.map(({ dataset }) => Number(dataset.mark)));
const kept = (page) => page.evaluate(() => JSON.parse(Object.entries(localStorage).find(([key]) => key.endsWith(":setup"))[1]).setup.chairs.map(({ edge }) => edge));

/** Moves the seat of that mark to an edge, by taps. */
async function sit(page, mark, edge) {
  await page.locator(`.plan > [data-place][data-mark="${mark}"] [data-act="player"]`).click();
  await page.locator(`[role="dialog"] [data-act="edge"][data-edge="${edge}"]`).click();
  await page.locator('[role="dialog"]').waitFor({ state: "detached" });
}

test("a seat is tapped, then an edge, and it is kept and dealt", { tag: "@defizz" }, async ({ app, newPage }) => {
  const page = await newPage();
  await setUp("defizz")(page, app);
  expect(await places(page), "three, before anybody has said").toStrictEqual(["left", "right", "bottom"]);
  await act(page, "add").click();
  await eventually(async () => (await places(page)).join() === "left,top,right,bottom right", "the fourth sits where nobody does, the fifth would sit beside the one below");
  // Two at an edge have half of it each; a third takes the place of the first.
  const [first, second, third] = await marks(page);
  await sit(page, first, "right");
  await eventually(async () => (await places(page)).join() === "right right,right left,bottom,top", "two share the right edge");
  expect((await marks(page)).slice(0, 2), "whoever came sits before").toStrictEqual([first, third]);
  await sit(page, first, "right");
  await eventually(async () => (await marks(page)).slice(0, 2).join() === [third, first].join(), "at his own edge he takes the other half");
  await sit(page, second, "right");
  await eventually(async () => (await marks(page))[0] === second, "who comes third changes places with the first");
  expect((await places(page)).filter((place) => place.startsWith("right")).length, "seats at the right edge").toBe(2);
  const before = [await places(page), await marks(page)];
  // The set-up keeps the places, and so does the dealt table.
  await act(page, "home").click();
  await setUp("defizz")(page, app);
  expect([await places(page), await marks(page)], "the table as it was left").toStrictEqual(before);
  await act(page, "start").click();
  await page.locator('[data-phase]:not([data-phase="setup"])').waitFor();
  expect(await kept(page), "what is dealt").toStrictEqual(before[0].map((place) => place.split(" ")[0]));
});

// The storage of a table of these names, with forced moves made by hand.
const table = (names) => {
  const seats = names.map((name, mark) => ({ name, mark, player: "person" }));
  return { "tablee:table:defizz": JSON.stringify({ seats, youngest: 0, game: { defizz: { options: { by_hand: true } } } }) };
};

/** A table of Défizz at which these marks sit at these edges, at a race of at least two. */
async function atRace(app, edges) {
  const page = await app.newPage({ storage: table(edges.map(() => "")) });
  await withoutLuck(page, 5);
  await setUp("defizz")(page, app);
  for (const [mark, edge] of edges.entries()) await sit(page, mark, edge);
  await act(page, "start").click();
  await seated(page);
  const race = ({ stage, moves }) => stage === "race" && moves.filter(({ name }) => name === "buzz").length >= 2;
  await defizz.playUntil(page, race, { policy: sits({ raises: 0 }), seed: 5 });
  return page;
}

const pads = (page) => page.locator(".pad").evaluateAll((all) => all.map((pad) => [Number(pad.dataset.mark), pad.dataset.edge]));

test("a pad lies at the edge of its seat, on a telephone above or below", { tag: "@defizz" }, async ({ app }) => {
  // Seats are moved in this order so that no edge ever has three.
  const edges = ["top", "right", "bottom", "left"];
  const page = await atRace(app, edges);
  for (const [mark, edge] of await pads(page)) expect(edge, `the pad of ${mark}`).toStrictEqual(edges[mark]);
  // Each lies at that edge of the screen.
  const touching = await page.locator(".pad").evaluateAll((all) => all.map((pad) => {
    const { left, right, top, bottom } = pad.getBoundingClientRect();
    return [pad.dataset.edge, { left: left < 2, right: right > innerWidth - 2, top: top < 2, bottom: bottom > innerHeight - 2 }[pad.dataset.edge]];
  }));
  for (const [edge, is] of touching) expect(is, `a pad lies at the edge ${edge}`).toBeTruthy();
  // A telephone has two rows, whatever the edges.
  await page.setViewportSize({ width: 360, height: 740 });
  const rows = await page.locator(".pad").evaluateAll((all) => all.map((pad) => {
    const { left, right, top, bottom } = pad.getBoundingClientRect();
    return left >= -1 && right <= innerWidth + 1 && (pad.dataset.row === "top" ? top < 2 : bottom > innerHeight - 2);
  }));
  expect(rows.every(Boolean), "pads at the top and at the bottom of a telephone").toBeTruthy();
});

// The strip faces the reader; a tap turns it by a quarter for good.
test("the strip lies before the reader, and a tap turns it for good", { tag: "@defizz" }, async ({ app }) => {
  const edges = ["bottom", "left", "top", "right"];
  const page = await atRace(app, edges);
  const playing = (await pads(page)).map(([mark]) => mark);
  const turn = () => page.locator(".turns").getAttribute("data-turn");
  const reader = [0, 1, 2, 3].find((mark) => !playing.includes(mark));
  if (playing.length === 3) expect(await turn(), "the strip lies before the reader").toStrictEqual(edges[reader]);
  const before = await turn();
  const round = ["bottom", "left", "top", "right"];
  const next = round[(round.indexOf(before) + 1) % 4];
  await act(page, "turn").click();
  await eventually(async () => (await turn()) === next, "a quarter further");
  const inside = await page.locator(".strip").evaluate((strip) => {
    const [one, all] = [strip.getBoundingClientRect(), strip.parentElement.getBoundingClientRect()];
    return ["left", "right", "top", "bottom"].every((side) => Math.abs(one[side] - all[side]) < 2);
  });
  expect(inside, "it fills its place").toBeTruthy();
  await reopen(page);
  await page.locator(".turns").waitFor();
  expect(await turn(), "as it was turned").toStrictEqual(next);
});

// Where nobody has chosen a side the console lies upright, and the next game knows how it was turned.
test("a console that nobody placed is upright, and stays turned in the next game", { tag: "@defizz" }, async ({ newPage, url }) => {
  const page = await newPage({ viewport: { width: 1180, height: 820 } });
  const turn = () => page.locator(".turns").getAttribute("data-turn");
  const begin = async () => {
    await page.goto(url(queryOf({ game: "defizz", players: 4, seed: 3 })));
    await seated(page);
    await defizz.playUntil(page, ({ stage }) => stage === "lowered", { policy: sits({ raises: 0 }), seed: 3 });
    await lift(page);
    await settled(page);
  };
  await begin();
  expect(await turn(), "as nobody has chosen a side").toBe("bottom");
  await act(page, "turn").click();
  await eventually(async () => (await turn()) === "left", "a quarter further");
  // The link begins the same game anew once the first one is gone.
  await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("tablee:sitting:")).forEach((key) => localStorage.removeItem(key)));
  await page.goto("about:blank");
  await begin();
  expect(await turn(), "as it was turned in the game before").toBe("left");
});

// "Je ne sais pas" lies beyond the pad, as seen by its owner; the pad reaches to the edge.
test("nothing else lies where a pad is slammed", { tag: "@defizz" }, async ({ newPage, url }) => {
  for (const [width, height] of [[1180, 820], [820, 1180], [360, 740]]) {
    const page = await newPage({ viewport: { width, height } });
    await page.goto(url(queryOf({ game: "defizz", players: 4, seed: 2, options: "DEF-O8=on" })));
    await seated(page);
    await defizz.playUntil(page, ({ stage, moves }) => stage === "race" && moves.some(({ name }) => name === "buzz"), { policy: sits({ raises: 0 }), seed: 2 });
    const beyond = await page.locator(".pad:has(.pass-by)").evaluateAll((all) => all.map((pad) => {
      const middle = (el) => {
        const { x, y, width, height } = el.getBoundingClientRect();
        return Math.hypot(x + width / 2 - innerWidth / 2, y + height / 2 - innerHeight / 2);
      };
      return middle(pad.querySelector(".pass-by")) < middle(pad.querySelector(".dome"));
    }));
    expect(beyond.length > 0 && beyond.every(Boolean), `it lies further in than the pad, ${width}×${height}`).toBeTruthy();
  }
});

const LONG = ["Maximilienne", "Jean-Baptiste", "Marie-Antoinette", "Wolfgang Amadeus", "Bartholomé", "Anne-Charlotte"];

test("no pad cuts a name", { tag: "@defizz" }, async ({ app, newPage }) => {
  const page = await newPage({ viewport: { width: 360, height: 740 }, storage: table(LONG) });
  await withoutLuck(page, 3);
  await setUp("defizz")(page, app);
  await act(page, "start").click();
  await seated(page);
  await defizz.playUntil(page, ({ stage, moves }) => stage === "race" && moves.filter(({ name }) => name === "buzz").length >= 2, { policy: sits({ raises: 0 }), seed: 3 });
  for (const size of [{ width: 360, height: 740 }, { width: 1180, height: 820 }]) {
    await page.setViewportSize(size);
    const cut = await page.locator(".dome").evaluateAll((all) => all.filter((dome) => {
      const [pad, name] = [dome.getBoundingClientRect(), dome.querySelector("b").getBoundingClientRect()];
      return name.left < pad.left - 1 || name.right > pad.right + 1 || name.top < pad.top - 1 || name.bottom > pad.bottom + 1;
    }).map((dome) => dome.textContent));
    expect(cut, `names that are cut at ${size.width} px`).toStrictEqual([]);
  }
});
