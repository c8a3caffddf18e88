// Handing a game, a table or a person on to another tablet: by a link in a QR code, or as a file.
import { deflateRawSync } from "node:zlib";
import { readFileSync } from "node:fs";
import { PARKED, PROFILES } from "../lib/kept.mjs";
import { kiosk } from "../lib/kiosk.mjs";
import { act, isHome, queryOf } from "../lib/table.mjs";
import { eventually, expect, test } from "../lib/test.mjs";

const kept = (page) => page.evaluate(() => ({ ...localStorage }));
const sheet = (page) => page.locator(".hand-sheet");

/** The link that the open sheet shows; asserts that the QR code holds the same. */
async function linkOf(page) {
  await sheet(page).waitFor();
  const link = await page.locator("[name=give-link]").inputValue();
  expect(await sheet(page).locator(".qr").getAttribute("data-text"), "the code is the link").toStrictEqual(link);
  return link;
}

async function home(newPage, url, storage) {
  const page = await newPage({ storage });
  await page.goto(url());
  await isHome(page);
  return page;
}

test("a person", async ({ newPage, url }) => {
  const from = await home(newPage, url, PROFILES);
  await act(from, "players").click();
  await from.locator('.person [data-act="edit"]').first().click();
  await act(from, "hand-on").click();
  const link = await linkOf(from);
  await expect(from).toBeAccessible();
  const to = await newPage();
  await to.goto(link);
  await sheet(to).waitFor();
  expect(await sheet(to).innerText(), "who it is").toMatch(/Chloé/);
  expect(await to.evaluate(() => location.hash), "the address is taken out").toBe("");
  expect((await kept(to))["tablee:profiles"], "nothing is taken before it was asked").toStrictEqual(undefined);
  await act(to, "take-it").click();
  await eventually(async () => ((await kept(to))["tablee:profiles"] ?? "").includes("Chloé"), "she is known here");
  expect((await kept(to))["tablee:profiles"] ?? "", "nobody else has come along").not.toContain("Nassim");
});

test("a table that was set up", async ({ newPage, url }) => {
  const from = await home(newPage, url, PROFILES);
  await from.locator('[data-act="open"][data-game="midi"]').click();
  await from.locator(".setup-screen").waitFor();
  await from.locator('.plan [data-place="0"] [data-act="player"]').click();
  await from.locator('[role="dialog"] input[type="text"]').first().fill("Mamie Jo");
  await from.locator('[role="dialog"] [data-act="close"]').click();
  await from.locator('[role="dialog"]').waitFor({ state: "detached" });
  await act(from, "hand-on").click();
  const link = await linkOf(from);
  const to = await newPage();
  await to.goto(link);
  expect(await sheet(to).innerText(), "which game").toMatch(/12 Coups de Midi[^]*Rien d’ici n’est remplacé/);
  await act(to, "take-it").click();
  await to.locator('.setup-screen[data-game="midi"]').waitFor();
  expect(await to.locator(".plan").innerText(), "who sits there").toMatch(/Mamie Jo/);
  await to.goto("about:blank");
  await to.goto(link);
  await sheet(to).waitFor();
  const said = await sheet(to).innerText();
  expect(said, "the table that is here goes").toMatch(/préparée ici pour ce jeu est remplacée/);
  expect(said, "it is not said that nothing is replaced").not.toMatch(/Rien d’ici n’est remplacé/);
});

test("a game that waits, as a file", async ({ newPage, url }) => {
  const from = await home(newPage, url, PARKED);
  await act(from, "resume").first().waitFor();
  const before = await from.locator('[data-act="resume"]').count();
  await act(from, "hand-on").first().click();
  await sheet(from).waitFor();
  const [file] = await Promise.all([from.waitForEvent("download"), act(from, "give-file").click()]);
  const to = await home(newPage, url, {});
  await act(to, "settings").click();
  const buffer = readFileSync(await file.path());
  await to.locator('[data-panel="backup"] input[type=file]').setInputFiles([{ name: "tablee-partage.json", mimeType: "application/json", buffer }]);
  await sheet(to).waitFor();
  expect(Object.keys(await kept(to)).filter((key) => key.includes("sitting:")).length, "games that came unasked").toBe(0);
  await act(to, "take-it").click();
  await sheet(to).waitFor({ state: "detached" });
  await act(to, "home").click();
  await act(to, "resume").first().waitFor();
  expect(await to.locator('[data-act="resume"]').count(), "games that wait there").toBe(1);
  expect(await from.locator('[data-act="resume"]').count(), "it waits here, too").toStrictEqual(before);
  await act(to, "resume").first().click();
  await to.locator(".play-screen").waitFor();
});

// Runs in the page: whether the open dialog lies over a veil that covers the page, whole, with its buttons in reach.
function lies() {
  const dialog = document.querySelector('[role="dialog"], [role="alertdialog"]');
  const inside = (it) => it.left >= 0 && it.top >= 0 && it.right <= innerWidth && it.bottom <= innerHeight;
  const reached = (button) => {
    const { left, top, width, height } = button.getBoundingClientRect();
    return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  };
  const veil = dialog.closest(".veil")?.getBoundingClientRect();
  return {
    covers: veil?.width >= innerWidth && veil?.height >= innerHeight,
    inside: inside(dialog.getBoundingClientRect()),
    out: [...dialog.querySelectorAll("button")].filter((button) => !reached(button)).length,
    scrolled: scrollY,
  };
}

const STANDS = { covers: true, inside: true, out: 0, scrolled: 0 };

// A new page has loaded the looks of its first screen only: what lies over that asks for its own.
test("what lies over the first screen of a new page has its looks, at every size", async ({ newPage, url, artefacts }) => {
  test.setTimeout(120_000);
  const from = await home(newPage, url, PROFILES);
  await act(from, "players").click();
  await from.locator('.person [data-act="edit"]').first().click();
  await act(from, "hand-on").click();
  const link = await linkOf(from);
  for (const [width, height] of [[1180, 820], [820, 1180], [1920, 1080], [360, 740], [360, 640]]) {
    const page = await newPage({ viewport: { width, height } });
    await page.goto(link);
    await act(page, "take-it").waitFor();
    await eventually(async () => (await page.evaluate(lies)).covers, `a veil, ${width} by ${height}`);
    expect(await page.evaluate(lies), `what comes in by a link, ${width} by ${height}`).toStrictEqual(STANDS);
    await page.screenshot({ path: `${artefacts}/give-${width}x${height}.png` });
    const lost = await newPage({ viewport: { width, height }, allow: [/decks|404/] });
    await lost.route("**/decks/**", (route) => route.fulfill({ status: 404 }));
    await lost.goto(url(queryOf({ game: "midi", players: 2 })));
    await act(lost, "retry").waitFor();
    expect(await lost.evaluate(lies), `a deck that did not come, ${width} by ${height}`).toStrictEqual(STANDS);
    await Promise.all([page.close(), lost.close()]);
  }
});

const word = (text) => `#give=1.${deflateRawSync(text).toString("base64url")}`;

test("what is newer, damaged or strange is refused in words", async ({ newPage, url }) => {
  const newer = JSON.stringify({ tablee: "backup", format: 99, entries: 0 });
  const settings = JSON.stringify({ tablee: "backup", format: 1, entries: 0 });
  for (const [what, words] of [[word(newer), /plus récente/], [word(settings), /incomplet/], ["#give=1.abc", /incomplet/], ["#give=", /incomplet/]]) {
    const page = await newPage();
    await page.goto(url() + what);
    await sheet(page).waitFor();
    expect(await sheet(page).innerText(), `why ${what.slice(0, 12)} is refused`).toMatch(words);
    expect(await act(page, "take-it").count(), "ways to take it").toBe(0);
    await act(page, "close").click();
    await isHome(page);
  }
});

/** A file that is newer, truncated or foreign causes a message and no loss. */
test("a file that is newer, cut short or strange is refused in words", async ({ newPage, url }) => {
  const page = await home(newPage, url, PROFILES);
  const before = await kept(page);
  await act(page, "settings").click();
  const input = page.locator('[data-panel="backup"] input[type=file]');
  for (const [name, text, words] of [
    ["newer.json", `${JSON.stringify({ tablee: "backup", format: 99, entries: 0 })}\n`, /plus récente/],
    ["short.json", `${JSON.stringify({ tablee: "backup", format: 1, entries: 3 })}\n`, /abîmée/],
    ["strange.json", "bonjour", /n’est pas une sauvegarde/],
  ]) {
    await input.setInputFiles([{ name, mimeType: "application/json", buffer: Buffer.from(text) }]);
    const panel = page.locator('[data-panel="backup"]');
    await eventually(async () => words.test(await panel.innerText()), `why ${name} is refused`);
    expect(await sheet(page).count(), `${name}: something to take`).toBe(0);
  }
  expect((await kept(page))["tablee:profiles"], "who is known here").toStrictEqual(before["tablee:profiles"]);
});

test("a kiosk takes nothing in", async ({ newPage, url }) => {
  const page = await newPage({ storage: kiosk() });
  await page.goto(url() + word(JSON.stringify({ tablee: "backup", format: 99, entries: 0 })));
  await page.locator(".attract-screen").waitFor();
  await eventually(() => page.evaluate(() => location.hash === ""), "the address is taken out");
  expect(await sheet(page).count(), "what visitors see of it").toBe(0);
});
