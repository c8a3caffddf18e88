// A game, a table, a person goes to another tablet: by a link that a code holds, or as a file.
import { deflateRawSync } from "node:zlib";
import { readFileSync } from "node:fs";
import { PARKED, PROFILES } from "../lib/kept.mjs";
import { kiosk } from "../lib/kiosk.mjs";
import { act, isHome } from "../lib/table.mjs";

const kept = (page) => page.evaluate(() => ({ ...localStorage }));
const sheet = (page) => page.locator(".hand-sheet");

/** The link that the open sheet shows; the code says the same. */
async function linkOf(page, expect) {
  await sheet(page).waitFor();
  const link = await page.locator("[name=give-link]").inputValue();
  expect.equal(await sheet(page).locator(".qr").getAttribute("data-text"), link, "the code is the link");
  return link;
}

async function home(newPage, url, storage) {
  const page = await newPage({ storage });
  await page.goto(url());
  await isHome(page);
  return page;
}

async function person({ newPage, url, expect }) {
  const from = await home(newPage, url, PROFILES);
  await act(from, "players").click();
  await from.locator('.person [data-act="edit"]').first().click();
  await act(from, "hand-on").click();
  const link = await linkOf(from, expect);
  await expect.accessible(from);
  const to = await newPage();
  await to.goto(link);
  await sheet(to).waitFor();
  expect.matches(await sheet(to).innerText(), /Chloé/, "who it is");
  expect.equal(await to.evaluate(() => location.hash), "", "the address is taken out");
  expect.equal((await kept(to))["tablee:profiles"], undefined, "nothing is taken before it was asked");
  await act(to, "take-it").click();
  await expect.soon(async () => ((await kept(to))["tablee:profiles"] ?? "").includes("Chloé"), "she is known here");
  expect.ok(!((await kept(to))["tablee:profiles"] ?? "").includes("Nassim"), "nobody else has come along");
}

async function table({ newPage, url, expect }) {
  const from = await home(newPage, url, PROFILES);
  await from.locator('[data-act="open"][data-game="midi"]').click();
  await from.locator(".setup-screen").waitFor();
  await from.locator('.plan [data-place="0"] [data-act="player"]').click();
  await from.locator('[role="dialog"] input[type="text"]').first().fill("Mamie Jo");
  await from.locator('[role="dialog"] [data-act="close"]').click();
  await from.locator('[role="dialog"]').waitFor({ state: "detached" });
  await act(from, "hand-on").click();
  const link = await linkOf(from, expect);
  const to = await newPage();
  await to.goto(link);
  expect.matches(await sheet(to).innerText(), /12 Coups de Midi/, "which game");
  await act(to, "take-it").click();
  await to.locator('.setup-screen[data-game="midi"]').waitFor();
  expect.matches(await to.locator(".plan").innerText(), /Mamie Jo/, "who sits there");
}

async function game({ newPage, url, expect }) {
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
  expect.equal(Object.keys(await kept(to)).filter((key) => key.includes("sitting:")).length, 0, "games that came unasked");
  await act(to, "take-it").click();
  await sheet(to).waitFor({ state: "detached" });
  await act(to, "home").click();
  await act(to, "resume").first().waitFor();
  expect.equal(await to.locator('[data-act="resume"]').count(), 1, "games that wait there");
  expect.equal(await from.locator('[data-act="resume"]').count(), before, "it waits here, too");
  await act(to, "resume").first().click();
  await to.locator(".play-screen").waitFor();
}

const word = (text) => `#give=1.${deflateRawSync(text).toString("base64url")}`;

async function refused({ newPage, url, expect }) {
  const newer = JSON.stringify({ tablee: "backup", format: 99, entries: 0 });
  const settings = JSON.stringify({ tablee: "backup", format: 1, entries: 0 });
  for (const [what, words] of [[word(newer), /plus récente/], [word(settings), /incomplet/], ["#give=1.abc", /incomplet/], ["#give=", /incomplet/]]) {
    const page = await newPage();
    await page.goto(url() + what);
    await sheet(page).waitFor();
    expect.matches(await sheet(page).innerText(), words, `why ${what.slice(0, 12)} is refused`);
    expect.equal(await act(page, "take-it").count(), 0, "ways to take it");
    await act(page, "close").click();
    await isHome(page);
  }
}

/** A file that is newer, cut short or something else costs a message, and nothing that is there. */
async function refusedFiles({ newPage, url, expect }) {
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
    await expect.soon(async () => words.test(await panel.innerText()), `why ${name} is refused`);
    expect.equal(await sheet(page).count(), 0, `${name}: something to take`);
  }
  expect.equal((await kept(page))["tablee:profiles"], before["tablee:profiles"], "who is known here");
}

async function inKiosk({ newPage, url, expect }) {
  const page = await newPage({ storage: kiosk() });
  await page.goto(url() + word(JSON.stringify({ tablee: "backup", format: 99, entries: 0 })));
  await page.locator(".attract-screen").waitFor();
  await expect.soon(() => page.evaluate(() => location.hash === ""), "the address is taken out");
  expect.equal(await sheet(page).count(), 0, "what visitors see of it");
}

export const tests = [
  { name: "a person", run: person },
  { name: "a table that was set up", run: table },
  { name: "a game that waits, as a file", run: game },
  { name: "what is newer, damaged or strange is refused in words", run: refused },
  { name: "a file that is newer, cut short or strange is refused in words", run: refusedFiles },
  { name: "a kiosk takes nothing in", run: inKiosk },
];
