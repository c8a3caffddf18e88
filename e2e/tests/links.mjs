// Links into the app: which table they seat, and what strange ones do.
import { playUntil } from "../games/heure.mjs";
import { renew } from "../lib/pages.mjs";
import { isHome, seated, state } from "../lib/table.mjs";

// The page of a test, as if new for each link that it follows.
const pages = new WeakMap();

async function open(ctx, query) {
  const page = pages.get(ctx) ?? (await ctx.newPage());
  pages.set(ctx, page);
  await renew(page, ctx.url);
  await page.goto(ctx.url(query));
  return page;
}

const linked = async (ctx, query) => seated(await open(ctx, query));

async function sameSeed(ctx) {
  const { expect } = ctx;
  for (const players of [2, 3, 4]) {
    const query = `?game=heure&players=${players}&seed=5`;
    const [once, again] = [await linked(ctx, query), await linked(ctx, query)];
    expect.equal(once.fingerprint, again.fingerprint, query);
  }
  const [five, six] = [await linked(ctx, "?game=heure&seed=5"), await linked(ctx, "?game=heure&seed=6")];
  expect.ok(five.fingerprint !== six.fingerprint, "another seed is another game");
}

/** The slots where the first hour that is drawn may be laid. */
async function permitted(ctx, query) {
  const table = await playUntil(await openTable(ctx, query), "place");
  const slots = table.moves.filter(({ name }) => name === "lay").map(({ slot }) => slot);
  return { hour: table.hour, slots };
}

async function openTable(ctx, query) {
  const page = await open(ctx, query);
  await seated(page);
  return page;
}

// HEURE-O2: a place that would make the row impossible to fill is refused.
async function optionsCount(ctx) {
  const { expect } = ctx;
  for (let seed = 1; ; seed += 1) {
    const query = `?game=heure&players=2&seed=${seed}`;
    const usual = await permitted(ctx, query);
    // An hour of the middle of the day fits anywhere on an empty row.
    if (usual.hour >= 12 && usual.hour <= 16) continue;
    const careful = await permitted(ctx, `${query}&options=HEURE-O2=on`);
    expect.equal(careful.hour, usual.hour, "the hour drawn");
    expect.equal(usual.slots, [1, 2, 3, 4, 5, 6, 7], "slots without the option");
    expect.ok(careful.slots.length < 7, `fewer slots for ${usual.hour} o'clock than ${careful.slots}`);
    return;
  }
}

async function strangeGames(ctx) {
  for (const query of ["?game=nothing", "?game=", "?players=3&seed=1", "?game=%FF%00&seed=%%%", `?x=${"9".repeat(4000)}`]) {
    const page = await open(ctx, query);
    await isHome(page);
    ctx.expect.equal(await page.locator('[data-act="resume"]').count(), 0, `sittings after ${query.slice(0, 30)}`);
  }
}

// A mangled name is said, and the game whose name is nearest offered.
async function mangledGames(ctx) {
  const { expect } = ctx;
  for (const [name, game] of [["midy", "midi"], ["Heure", "heure"], ["million", "millions"], ["egomastr", "egomaster"], ["d%C3%A9fizz", "defizz"]]) {
    const page = await open(ctx, `?game=${name}&players=3`);
    await page.locator('[data-act="offered"]').waitFor();
    expect.matches(await page.locator('.notices[role="status"]').innerText(), new RegExp(decodeURIComponent(name)), "the name as it stands there");
    await page.locator('[data-act="offered"]').click();
    await page.locator(`.setup-screen[data-game="${game}"]`).waitFor();
    expect.equal(await page.locator('[data-act="offered"]').count(), 0, "offers once it is taken");
  }
  const page = await open(ctx, "?game=chess%E2%80%AE");
  await page.locator('.notices[role="status"]', { hasText: /chess/ }).waitFor();
  expect.equal(await page.locator('[data-act="offered"]').count(), 0, "offers when nothing is near");
  expect.ok(!(await page.locator("#app").innerText()).includes("\u202E"), "nothing turns the sentence round");
}

// What a mail program or a network hangs on is no part of what a link deals.
async function marked(ctx) {
  const { expect, url } = ctx;
  const page = await open(ctx, "?game=heure&players=3&seed=8");
  const { fingerprint } = await seated(page);
  for (const more of ["&fbclid=IwAR0", "&utm_source=mail&utm_medium=x", "&gclid=1&mc_cid=2&_ga=3", "&ref=poster&si=4#top"]) {
    await page.goto(url(`?game=heure&players=3&seed=8${more}`));
    expect.equal((await seated(page)).fingerprint, fingerprint, `the game that waits goes on after ${more}`);
  }
  await page.goto(url("?utm_source=x&game=heure&players=3&seed=8"));
  await seated(page);
  await page.goto(url());
  await page.locator('[data-act="resume"]').first().waitFor();
  expect.equal(await page.locator('[data-act="resume"]').count(), 1, "games that the link began");
}

async function noKiosk(ctx) {
  for (const query of ["?kiosk=10", "?kiosk=11&x=1", "?nokiosk=1", "?x=kiosk=1", "?kiosk=1x"]) {
    const page = await open(ctx, query);
    await isHome(page);
    ctx.expect.equal(await page.locator(".staff-screen").count(), 0, `the staff's page at ${query}`);
  }
}

async function strangeTables(ctx) {
  const harmless = ["players=99", "players=-3", "players=2.5", "players=999", "options=x", "options=HEURE-O9=on,,=,HEURE-O1=maybe", "seed=abc", "seed=-1", "seed=99999999999999999999999", "auto=99&level=god"];
  for (const strange of harmless) {
    const page = await open(ctx, `?game=heure&${strange}`);
    await seated(page);
    const seats = await page.locator(".play .seat:visible").count();
    ctx.expect.ok(seats >= 2 && seats <= 4, `2 to 4 seats, not ${seats}, after ${strange}`);
  }
}

async function tooFew(ctx) {
  for (const players of [0, 1]) {
    const page = await open(ctx, `?game=heure&players=${players}`);
    await isHome(page);
    ctx.expect.matches(await page.locator('.notices[role="status"]').innerText(), /On joue à 2, 3 ou 4/, "the notice");
  }
}

async function reloadResumes(ctx) {
  const { expect, url } = ctx;
  const page = await openTable(ctx, "?game=heure&players=3&seed=8");
  expect.equal(page.url(), url(), "the address once the link is followed");
  const played = await playUntil(page, (_, made) => made === 5);
  await page.reload();
  const resume = page.locator('[data-act="resume"]');
  await resume.first().waitFor({ timeout: 15_000 });
  expect.equal(await resume.count(), 1, "sittings to resume");
  await resume.click();
  await seated(page);
  expect.equal((await state(page)).fingerprint, played.fingerprint, "fingerprint after the reload");
}

export const tests = [
  { name: "a link with a seed deals the same game each time", run: sameSeed },
  { name: "a link's option changes what is permitted", run: optionsCount },
  { name: "links to games that do not exist lead home", run: strangeGames },
  { name: "a mangled game's name is said, and the nearest offered", run: mangledGames },
  { name: "marks of mail programs and networks begin no other game", run: marked },
  { name: "only kiosk=1 asks for a kiosk", run: noKiosk },
  { name: "strange values in links are harmless", run: strangeTables },
  { name: "too few players are refused in words", run: tooFew },
  { name: "a reload after a link resumes instead of dealing anew", run: reloadResumes },
];
