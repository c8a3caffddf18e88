// Who sits at the table: a name is a person, wherever it is written, and what is known of people is
// kept, whichever tab writes it.
import { act, isHome, seated } from "../lib/table.mjs";

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

async function setUp(context, storage = TABLE) {
  const page = await home(context, { storage });
  await act(page, "open").click();
  await page.locator(".setup-screen").waitFor();
  return page;
}

/** The sheet of the first seat, something done there, and a game begun. */
async function seatFirst(page, change) {
  await page.locator('.plan [data-act="player"]').first().click();
  await change(page.locator(".player-form"));
  await act(page, "close").click();
  await act(page, "start").click();
  await seated(page);
}

async function anotherName(context) {
  const page = await setUp(context);
  await seatFirst(page, (form) => form.locator("input").first().fill("Léo"));
  context.expect.equal(await names(page), ["Chloé", "Bob", "Léo"], "who is known");
  const [first] = await chairs(page);
  const leo = (await profiles(page)).find(({ name }) => name === "Léo");
  context.expect.equal(first.profile, leo.id, "whose game it is");
}

async function noName(context) {
  const page = await setUp(context);
  await seatFirst(page, (form) => form.locator("input").first().fill(""));
  const [first] = await chairs(page);
  context.expect.equal([first.name, first.profile], ["Cerise", undefined], "a seat without a name");
  context.expect.equal(await names(page), ["Chloé", "Bob"], "who is known");
}

async function backFromTheTablet(context) {
  const page = await setUp(context);
  await seatFirst(page, async (form) => {
    await form.locator("label", { hasText: "Débutant" }).click();
    await form.locator("label", { hasText: "Une personne" }).click();
  });
  const [first] = await chairs(page);
  context.expect.equal([first.name, first.profile], ["Chloé", 1], "the first seat");
  context.expect.equal(await names(page), ["Chloé", "Bob"], "who is known");
}

async function youngest(context) {
  const { expect } = context;
  const page = await setUp(context);
  const chosen = () => page.locator('fieldset:has(legend:text("jeune")) label:has(:checked)').innerText();
  expect.equal(await chosen(), "Chloé", "nobody has said");
  await page.locator('fieldset:has(legend:text("jeune")) label', { hasText: "Bob" }).click();
  await act(page, "start").click();
  await seated(page);
  expect.equal(await page.evaluate(() => localStorage["tablee:younger"].trim()), "[2,1]", "what is kept");
  // Another table of the same people knows it.
  await page.evaluate((table) => (localStorage["tablee:table:heure"] = table), TABLE["tablee:table:heure"]);
  await page.goto(context.url());
  await act(page, "open").click();
  await page.locator(".setup-screen").waitFor();
  expect.equal(await chosen(), "Bob", "nobody is asked again");
}

// Not at whoever sits first, and not where chance decides.
async function whoBegins(context) {
  const { expect } = context;
  const page = await home(context, {});
  await page.locator('.shelf [data-game="defizz"]').click();
  const birthday = (words) => page.locator('fieldset:has(legend:text("anniversaire")) label', { hasText: words }).click();
  const cakes = () => page.locator(".plan .place:has(.badge-age) .name").allInnerTexts();
  await page.locator(".setup-screen").waitFor();
  expect.equal(await cakes(), [], "nobody has said");
  await birthday("Myrtille");
  expect.equal(await cakes(), ["Myrtille"], "whose birthday it is");
  await birthday("hasard");
  expect.equal(await cakes(), [], "chance");
}

// With the tablet as reader, nobody who is out could read (DEF-R1, EGO-R1).
async function idleOptions(context) {
  const { expect } = context;
  const page = await home(context, {});
  for (const game of ["defizz", "egomaster"]) {
    await page.locator(`.shelf [data-game="${game}"]`).click();
    await page.locator(".setup-screen .fold:not(.how-to, [data-fold]) > summary").click();
    const offered = () => page.locator(".fold .options label", { hasText: "Hors jeu, on lit" }).count();
    expect.equal(await offered(), 1, `${game}, a player reads`);
    await page.locator(".choice", { hasText: "La tablette" }).click();
    expect.equal(await offered(), 0, `${game}, the tablet reads`);
    await act(page, "home").click();
    await isHome(page);
  }
}

async function tableIsKept(context) {
  const page = await setUp(context, {});
  await page.locator('.plan [data-act="player"]').first().click();
  await page.locator(".player-form input").first().fill("Nina");
  await act(page, "close").click();
  await page.goBack();
  await isHome(page);
  await act(page, "open").click();
  await context.expect.soon(async () => (await page.locator(".plan").innerText()).includes("Nina"), "the table as it was left");
}

async function forgotten(context) {
  const { expect } = context;
  const players = [CHLOE, BOB].map(({ id, name, mark }) => ({ name, mark, profile: id, automatic: false }));
  const record = { sitting: "r1", game: "heure", ended_at: 1_700_000_000_000, lasted: 600_000, players, winners: [0], scores: [7, 5] };
  const page = await home(context, { storage: { ...TABLE, "tablee:records": lines(record) } });
  await act(page, "players").click();
  await page.locator('.person [data-act="edit"]').first().click();
  await act(page, "delete").click();
  await act(page, "delete").click();
  await expect.soon(async () => (await names(page)).join() === "Bob", "she is forgotten");
  await act(page, "home").click();
  await act(page, "records").click();
  expect.matches(await page.locator(".last").innerText(), /gagnée par Cerise/, "by the name of her mark");
  await act(page, "home").click();
  await act(page, "open").click();
  await page.locator(".plan").waitFor();
  expect.ok(!(await page.locator(".setup-screen").innerText()).includes("Chloé"), "nobody of that name at the table");
}

// Of a theme that nobody was asked there is no share: such a line is no answers, the game stays.
async function spoiltAnswers(context) {
  const { expect } = context;
  const players = [CHLOE, BOB].map(({ id, name, mark }) => ({ name, mark, profile: id, automatic: false }));
  const played = { game: "midi", ended_at: 1_700_000_000_000, lasted: 600_000, players, winners: [0], scores: [9_000, 5_000] };
  const sums = (theme, right, asked) => [[{ theme, right, asked }], []];
  const records = lines({ sitting: "r1", ...played, answers: sums("g", 3, 4) }, { sitting: "r2", ...played, answers: sums("m", 0, 0) });
  const page = await home(context, { storage: { ...TABLE, "tablee:records": records } });
  await act(page, "records").click();
  await page.locator(".by-theme").waitFor();
  expect.equal(await page.locator(".by-theme b").allInnerTexts(), ["3/4"], "answers of the sound game");
  expect.equal(await page.locator(".last > li").count(), 2, "games in the list");
}

async function twoTabs(context) {
  const first = await home(context, { storage: TABLE });
  const second = await context.newPage({ context: first.context() });
  await second.goto(context.url());
  await isHome(second);
  for (const [page, name] of [[second, "Zoé"], [first, "Papy"]]) {
    await act(page, "players").click();
    await act(page, "new").click();
    await page.locator(".player-form input").first().fill(name);
    await act(page, "close").click();
  }
  await context.expect.soon(async () => (await names(first)).join() === "Chloé,Bob,Zoé,Papy", "nobody is lost");
}

export const tests = [
  { name: "another name at a seat is another person", run: anotherName },
  { name: "a seat without a name is nobody's", run: noName },
  { name: "who was an automatic player for a moment is the same person", run: backFromTheTablet },
  { name: "who is the youngest is asked once", run: youngest },
  { name: "the cake stands where a birthday decides", run: whoBegins },
  { name: "an option without effect is not offered", run: idleOptions },
  { name: "a table that is left is found again", run: tableIsKept },
  { name: "who is deleted goes by a mark's name", run: forgotten },
  { name: "answers that cannot be cost no game", run: spoiltAnswers },
  { name: "two tabs lose nobody", run: twoTabs },
];
