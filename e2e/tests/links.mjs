// Links into the app: the table that they deal, and what invalid ones do.
import { playUntil } from "../games/heure.mjs";
import { FACTS } from "../lib/facts.mjs";
import { renew } from "../lib/pages.mjs";
import { isHome, seated, state } from "../lib/table.mjs";
import { expect, test } from "../lib/test.mjs";

// One page per test, reset for each link.
const pages = new WeakMap();

async function open(app, query) {
  const page = pages.get(app) ?? (await app.newPage());
  pages.set(app, page);
  await renew(page, app.url);
  await page.goto(app.url(query));
  return page;
}

const linked = async (app, query) => seated(await open(app, query));

test("a link with a seed deals the same game each time", async ({ app }) => {
  for (const players of [2, 3, 4]) {
    const query = `?game=heure&players=${players}&seed=5`;
    const [once, again] = [await linked(app, query), await linked(app, query)];
    expect(once.fingerprint, query).toStrictEqual(again.fingerprint);
  }
  const [five, six] = [await linked(app, "?game=heure&seed=5"), await linked(app, "?game=heure&seed=6")];
  expect(five.fingerprint, "another seed is another game").not.toBe(six.fingerprint);
});

/** The first drawn hour, and the slots where it may be laid. */
async function permitted(app, query) {
  const table = await playUntil(await openTable(app, query), "place");
  const slots = table.moves.filter(({ name }) => name === "lay").map(({ slot }) => slot);
  return { hour: table.hour, slots };
}

async function openTable(app, query) {
  const page = await open(app, query);
  await seated(page);
  return page;
}

// HEURE-O2: a place that would make the row impossible to fill is refused.
test("a link's option changes what is permitted", async ({ app }) => {
  for (let seed = 1; ; seed += 1) {
    const query = `?game=heure&players=2&seed=${seed}`;
    const usual = await permitted(app, query);
    // An hour around midday fits anywhere on an empty row.
    if (usual.hour >= 12 && usual.hour <= 16) continue;
    const careful = await permitted(app, `${query}&options=HEURE-O2=on`);
    expect(careful.hour, "the hour drawn").toStrictEqual(usual.hour);
    expect(usual.slots, "slots without the option").toStrictEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(careful.slots.length, `fewer slots for ${usual.hour} o'clock than ${careful.slots}`).toBeLessThan(7);
    return;
  }
});

test("links to games that do not exist lead home", async ({ app }) => {
  for (const query of ["?game=nothing", "?game=", "?players=3&seed=1", "?game=%FF%00&seed=%%%", `?x=${"9".repeat(4000)}`]) {
    const page = await open(app, query);
    await isHome(page);
    expect(await page.locator('[data-act="resume"]').count(), `sittings after ${query.slice(0, 30)}`).toBe(0);
  }
});

// A misspelt name is reported, and the game with the most similar name offered.
test("a mangled game's name is said, and the nearest offered", async ({ app }) => {
  for (const [game, { misspelt }] of Object.entries(FACTS)) {
    const page = await open(app, `?game=${misspelt}&players=3`);
    await page.locator('[data-act="offered"]').waitFor();
    expect(await page.locator('.notices[role="status"]').innerText(), "the name as it stands there").toMatch(new RegExp(decodeURIComponent(misspelt)));
    await page.locator('[data-act="offered"]').click();
    await page.locator(`.setup-screen[data-game="${game}"]`).waitFor();
    expect(await page.locator('[data-act="offered"]').count(), "offers once it is taken").toBe(0);
  }
  const page = await open(app, "?game=chess%E2%80%AE");
  await page.locator('.notices[role="status"]', { hasText: /chess/ }).waitFor();
  expect(await page.locator('[data-act="offered"]').count(), "offers when nothing is near").toBe(0);
  expect(await page.locator("#app").innerText(), "nothing turns the sentence round").not.toContain("\u202E");
});

// Tracking parameters do not change what a link deals.
test("marks of mail programs and networks begin no other game", async ({ app, url }) => {
  const page = await open(app, "?game=heure&players=3&seed=8");
  const { fingerprint } = await seated(page);
  for (const more of ["&fbclid=IwAR0", "&utm_source=mail&utm_medium=x", "&gclid=1&mc_cid=2&_ga=3", "&ref=poster&si=4#top"]) {
    await page.goto(url(`?game=heure&players=3&seed=8${more}`));
    expect((await seated(page)).fingerprint, `the game that waits goes on after ${more}`).toStrictEqual(fingerprint);
  }
  await page.goto(url("?utm_source=x&game=heure&players=3&seed=8"));
  await seated(page);
  await page.goto(url());
  await page.locator('[data-act="resume"]').first().waitFor();
  expect(await page.locator('[data-act="resume"]').count(), "games that the link began").toBe(1);
});

test("only kiosk=1 asks for a kiosk", async ({ app }) => {
  for (const query of ["?kiosk=10", "?kiosk=11&x=1", "?nokiosk=1", "?x=kiosk=1", "?kiosk=1x"]) {
    const page = await open(app, query);
    await isHome(page);
    expect(await page.locator(".staff-screen").count(), `the staff's page at ${query}`).toBe(0);
  }
});

test("strange values in links are harmless", async ({ app }) => {
  const harmless = ["players=99", "players=-3", "players=2.5", "players=999", "options=x", "options=HEURE-O9=on,,=,HEURE-O1=maybe", "seed=abc", "seed=-1", "seed=99999999999999999999999", "auto=99&level=god"];
  for (const strange of harmless) {
    const page = await open(app, `?game=heure&${strange}`);
    await seated(page);
    const seats = await page.locator(".play .seat:visible").count();
    expect(seats >= 2 && seats <= 4, `2 to 4 seats, not ${seats}, after ${strange}`).toBeTruthy();
  }
});

test("too few players are refused in words", async ({ app }) => {
  for (const players of [0, 1]) {
    const page = await open(app, `?game=heure&players=${players}`);
    await isHome(page);
    expect(await page.locator('.notices[role="status"]').innerText(), "the notice").toMatch(/On joue à 2, 3 ou 4/);
  }
});

test("a reload after a link resumes instead of dealing anew", async ({ app, url }) => {
  const page = await openTable(app, "?game=heure&players=3&seed=8");
  expect(page.url(), "the address once the link is followed").toStrictEqual(url());
  const played = await playUntil(page, (_, made) => made === 5);
  await page.reload();
  const resume = page.locator('[data-act="resume"]');
  await resume.first().waitFor({ timeout: 15_000 });
  expect(await resume.count(), "sittings to resume").toBe(1);
  await resume.click();
  await seated(page);
  expect((await state(page)).fingerprint, "fingerprint after the reload").toStrictEqual(played.fingerprint);
});
