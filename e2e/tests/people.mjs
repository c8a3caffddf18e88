// The people at the table: a name is the same person everywhere, and what is known about people is
// saved, whichever tab writes it.
import { gamesWith } from "../lib/facts.mjs";
import { act, isHome, seated } from "../lib/table.mjs";
import { eventually, expect, test } from "../lib/test.mjs";

const lines = (...things) => things.map((thing) => `${JSON.stringify(thing)}\n`).join("");
const CHLOE = { id: 1, name: "Chloé", mark: 0 };
const BOB = { id: 2, name: "Bob", mark: 1 };
const chair = ({ id, name, mark }) => ({ name, mark, player: "person", profile: id });
const TABLE = {
  "tablee:profiles": lines(CHLOE, BOB),
  "tablee:table:heure": JSON.stringify({ seats: [chair(CHLOE), chair(BOB)], youngest: 0 }),
};

const profiles = (page) => page.evaluate(() => localStorage["tablee:profiles"].trim().split("\n").map((line) => JSON.parse(line)));
const names = async (page) => (await profiles(page)).map(({ name }) => name);
const chairs = (page) => page.evaluate(() => JSON.parse(Object.entries(localStorage).find(([key]) => key.endsWith(":setup"))[1]).setup.chairs);

async function home({ newPage, url }, options) {
  const page = await newPage(options);
  await page.goto(url());
  await isHome(page);
  return page;
}

async function setUp(app, storage = TABLE) {
  const page = await home(app, { storage });
  await act(page, "open").click();
  await page.locator(".setup-screen").waitFor();
  return page;
}

/** Opens the first seat's sheet, makes a `change` there, and starts a game. */
async function seatFirst(page, change) {
  await page.locator('.plan [data-act="player"]').first().click();
  await change(page.locator(".player-form"));
  await act(page, "close").click();
  await act(page, "start").click();
  await seated(page);
}

test("another name at a seat is another person", async ({ app }) => {
  const page = await setUp(app);
  await seatFirst(page, (form) => form.locator("input").first().fill("Léo"));
  expect(await names(page), "who is known").toStrictEqual(["Chloé", "Bob", "Léo"]);
  const [first] = await chairs(page);
  const leo = (await profiles(page)).find(({ name }) => name === "Léo");
  expect(first.profile, "whose game it is").toStrictEqual(leo.id);
});

// Runs in the page: a storage without room for what is moved aside.
function withoutRoom() {
  const set = Storage.prototype.setItem;
  Storage.prototype.setItem = function (key, value) {
    if (key.startsWith("tablee:aside:")) throw new DOMException("full", "QuotaExceededError");
    set.call(this, key, value);
  };
}

test("a damaged line stays in the list where there is no room for its copy", async ({ newPage, url }) => {
  const damaged = '{"id":3,"name":"Za';
  const page = await newPage({ storage: { ...TABLE, "tablee:profiles": `${lines(CHLOE)}${damaged}\n${lines(BOB)}` } });
  await page.addInitScript(withoutRoom);
  await page.goto(url());
  await isHome(page);
  await act(page, "open").click();
  await seatFirst(page, (form) => form.locator("input").first().fill("Léo"));
  const kept = await page.evaluate(() => localStorage["tablee:profiles"]);
  for (const text of ["Chloé", "Bob", "Léo", damaged]) expect(kept, "what is kept").toContain(text);
});

test("a seat without a name is nobody's", async ({ app }) => {
  const page = await setUp(app);
  await seatFirst(page, (form) => form.locator("input").first().fill(""));
  const [first] = await chairs(page);
  expect([first.name, first.profile], "a seat without a name").toStrictEqual(["Cerise", undefined]);
  expect(await names(page), "who is known").toStrictEqual(["Chloé", "Bob"]);
});

test("who was an automatic player for a moment is the same person", async ({ app }) => {
  const page = await setUp(app);
  await seatFirst(page, async (form) => {
    await form.locator("label", { hasText: "Débutant" }).click();
    await form.locator("label", { hasText: "Une personne" }).click();
  });
  const [first] = await chairs(page);
  expect([first.name, first.profile], "the first seat").toStrictEqual(["Chloé", 1]);
  expect(await names(page), "who is known").toStrictEqual(["Chloé", "Bob"]);
});

test("who is the youngest is asked once", async ({ app, url }) => {
  const page = await setUp(app);
  const chosen = () => page.locator('fieldset:has(legend:text("jeune")) label:has(:checked)').innerText();
  expect(await chosen(), "nobody has said").toBe("Chloé");
  await page.locator('fieldset:has(legend:text("jeune")) label', { hasText: "Bob" }).click();
  await act(page, "start").click();
  await seated(page);
  expect(await page.evaluate(() => localStorage["tablee:younger"].trim()), "what is kept").toBe("[2,1]");
  // Another table of the same people uses it.
  await page.evaluate((table) => (localStorage["tablee:table:heure"] = table), TABLE["tablee:table:heure"]);
  await page.goto(url());
  await act(page, "open").click();
  await page.locator(".setup-screen").waitFor();
  expect(await chosen(), "nobody is asked again").toBe("Bob");
});

// Not always at the first seat, and nowhere if chance decides.
test("the cake stands where a birthday decides", async ({ app }) => {
  const page = await home(app, {});
  await page.locator('.shelf [data-game="defizz"]').click();
  const birthday = (words) => page.locator('fieldset:has(legend:text("anniversaire")) label', { hasText: words }).click();
  const cakes = () => page.locator(".plan .place:has(.badge-age) .name").allInnerTexts();
  await page.locator(".setup-screen").waitFor();
  expect(await cakes(), "nobody has said").toStrictEqual([]);
  await birthday("Myrtille");
  expect(await cakes(), "whose birthday it is").toStrictEqual(["Myrtille"]);
  await birthday("hasard");
  expect(await cakes(), "chance").toStrictEqual([]);
});

// With the tablet as reader, eliminated players cannot read (DEF-R1, EGO-R1).
test("an option without effect is not offered", async ({ app }) => {
  const page = await home(app, {});
  for (const game of gamesWith("contest")) {
    await page.locator(`.shelf [data-game="${game}"]`).click();
    await page.locator(".setup-screen .fold:not(.how-to, [data-fold]) > summary").click();
    const offered = () => page.locator(".fold .options label", { hasText: "Hors jeu, on lit" }).count();
    expect(await offered(), `${game}, a player reads`).toBe(1);
    await page.locator(".choice", { hasText: "La tablette" }).click();
    expect(await offered(), `${game}, the tablet reads`).toBe(0);
    await act(page, "home").click();
    await isHome(page);
  }
});

test("a table that is left is found again", async ({ app }) => {
  const page = await setUp(app, {});
  await page.locator('.plan [data-act="player"]').first().click();
  await page.locator(".player-form input").first().fill("Nina");
  await act(page, "close").click();
  await page.goBack();
  await isHome(page);
  await act(page, "open").click();
  await eventually(async () => (await page.locator(".plan").innerText()).includes("Nina"), "the table as it was left");
});

test("who is deleted goes by a mark's name", async ({ app }) => {
  const players = [CHLOE, BOB].map(({ id, name, mark }) => ({ name, mark, profile: id, automatic: false }));
  const record = { sitting: "r1", game: "heure", ended_at: 1_700_000_000_000, lasted: 600_000, players, winners: [0], scores: [7, 5] };
  const page = await home(app, { storage: { ...TABLE, "tablee:records": lines(record) } });
  await act(page, "players").click();
  await page.locator('.person [data-act="edit"]').first().click();
  await act(page, "delete").click();
  await act(page, "delete").click();
  await eventually(async () => (await names(page)).join() === "Bob", "she is forgotten");
  await act(page, "home").click();
  await act(page, "records").click();
  expect(await page.locator(".last").innerText(), "by the name of her mark").toMatch(/gagnée par Cerise/);
  await act(page, "home").click();
  await act(page, "open").click();
  await page.locator(".plan").waitFor();
  expect(await page.locator(".setup-screen").innerText(), "nobody of that name at the table").not.toContain("Chloé");
});

// A theme with no questions asked has no share: the record's answers are dropped, but the game stays.
test("answers that cannot be cost no game", async ({ app }) => {
  const players = [CHLOE, BOB].map(({ id, name, mark }) => ({ name, mark, profile: id, automatic: false }));
  const played = { game: "midi", ended_at: 1_700_000_000_000, lasted: 600_000, players, winners: [0], scores: [9_000, 5_000] };
  const sums = (theme, right, asked) => [[{ theme, right, asked }], []];
  const records = lines({ sitting: "r1", ...played, answers: sums("g", 3, 4) }, { sitting: "r2", ...played, answers: sums("m", 0, 0) });
  const page = await home(app, { storage: { ...TABLE, "tablee:records": records } });
  await act(page, "records").click();
  await page.locator(".by-theme").waitFor();
  expect(await page.locator(".by-theme b").allInnerTexts(), "answers of the sound game").toStrictEqual(["3/4"]);
  expect(await page.locator(".last > li").count(), "games in the list").toBe(2);
});

const plan = (page) => page.locator(".plan > [data-place]").evaluateAll((all) => all.map((place) => [place.querySelector(".name").textContent, Number(place.dataset.mark)]));
const sorted = async (page) => (await plan(page)).sort(([, one], [, other]) => one - other);

test("whoever sat last sits at every other game, and one tap leaves somebody out", async ({ app }) => {
  const page = await setUp(app);
  await act(page, "start").click();
  await seated(page);
  await act(page, "home").click();
  await isHome(page);
  const family = [["Chloé", 0], ["Bob", 1]];
  for (const game of ["millions", "defizz"]) {
    await page.locator(`.shelf [data-game="${game}"]`).click();
    await eventually(async () => JSON.stringify((await sorted(page)).slice(0, 2)) === JSON.stringify(family), `they sit at ${game}`);
    await act(page, "home").click();
    await isHome(page);
  }
  await page.locator('.shelf [data-game="millions"]').click();
  await page.locator('[data-act="leave-out"]', { hasText: "Bob" }).click();
  await eventually(async () => (await plan(page)).every(([name]) => name !== "Bob"), "Bob is left out");
  await act(page, "home").click();
  await isHome(page);
  await page.locator('.shelf [data-game="millions"]').click();
  await page.locator(".plan").waitFor();
  expect((await plan(page)).map(([name]) => name), "and stays out there").toStrictEqual(["Chloé"]);
});

test("a colour from a profile wins over a guest's", async ({ app }) => {
  const page = await home(app, { storage: { "tablee:profiles": TABLE["tablee:profiles"] } });
  await page.locator('.shelf [data-game="defizz"]').click();
  await page.locator('.others-known [data-act="seat"]', { hasText: "Chloé" }).click();
  await eventually(async () => (await plan(page)).some(([name, mark]) => name === "Chloé" && mark === CHLOE.mark), "she has her own colour");
  const marks = (await plan(page)).map(([, mark]) => mark);
  expect(new Set(marks).size, "and nobody else has it").toBe(marks.length);
});

test("two tabs lose nobody", async ({ app, newPage, url }) => {
  const first = await home(app, { storage: TABLE });
  const second = await newPage({ context: first.context() });
  await second.goto(url());
  await isHome(second);
  for (const [page, name] of [[second, "Zoé"], [first, "Papy"]]) {
    await act(page, "players").click();
    await act(page, "new").click();
    await page.locator(".player-form input").first().fill(name);
    await act(page, "close").click();
  }
  await eventually(async () => (await names(first)).join() === "Chloé,Bob,Zoé,Papy", "nobody is lost");
});
