// Decks from tablet to tablet: by a link or a file, shown before they are taken; files that are dropped, opened by a tap or
// shared by another app; and doors that name the right one.
import { readFileSync } from "node:fs";
import { WHOLE, bringIn, choose, workshop } from "../lib/own.mjs";
import { atSite, filled } from "../lib/site.mjs";
import { act, isHome } from "../lib/table.mjs";
import { eventually, expect, test } from "../lib/test.mjs";

const TWELVE = JSON.stringify({
  tablee: "deck", version: 1, name: "Village", language: "fr", author: "Jo", colour: 2,
  cards: Array.from({ length: 12 }, (_, n) => ({ q: `Où était le marché de l’an ${1900 + n} ?`, kind: "choice", right: `place ${n}`, wrong: [`rue ${n}`, `pont ${n}`, `gare ${n}`] })),
});

/** The parcel of a deck as a file, and as a link where it fits one. */
async function handedOn(page) {
  await act(page, "hand-on").click();
  await page.locator(".hand-sheet").waitFor();
  const link = page.locator("[name=give-link]");
  const [file] = await Promise.all([page.waitForEvent("download"), act(page, "give-file").click()]);
  return { link: (await link.count()) > 0 ? await link.inputValue() : null, text: readFileSync(await file.path(), "utf8") };
}

const made = (page) => page.locator(".made-cards > li");

test("a deck of twelve goes by a link, which shows its cards before it takes them", async ({ newPage, url }) => {
  const from = await workshop(await newPage(), url);
  await bringIn(from, "a.json", TWELVE);
  const { link } = await handedOn(from);
  expect(link, "it fits a link").toMatch(/#give=/);
  await act(from, "copy-text").waitFor();
  await expect(from).toBeAccessible();
  const to = await newPage();
  await to.goto(link);
  await made(to).nth(11).waitFor();
  expect(await made(to).first().innerText(), "a card").toMatch(/marché de l’an 1900[^]*place 0[^]*rue 0/);
  expect(await to.evaluate(() => location.hash), "the address is taken out").toBe("");
  expect(await to.locator('[data-told="whose"]').innerText(), "whose it is").toMatch(/Village[^]*Jo/);
  await act(to, "take").click();
  await to.locator(".own-cards h2", { hasText: "12" }).waitFor();
  expect(await to.locator("#deck-name").inputValue(), "its name").toBe("Village");
  // With one card less, only that one is new.
  await to.locator(".card-row").first().click();
  await act(to, "delete").click();
  await to.goto("about:blank");
  await to.goto(link);
  await to.locator('[data-told="known"]', { hasText: "1 nouvelle · 11 déjà là" }).waitFor();
  await act(to, "take").click();
  await to.locator(".own-cards h2", { hasText: "12" }).waitFor();
});

test("a deck that is too long for a link goes as a file, which the import page reads", async ({ newPage, url }) => {
  const long = JSON.parse(WHOLE);
  long.cards = long.cards.map((card, n) => ({ ...card, note: Array.from({ length: 60 }, (_, i) => ((n * 7919 + i * 104729) % 99991).toString(36)).join(" ") }));
  const from = await workshop(await newPage(), url);
  await bringIn(from, "a.json", JSON.stringify(long));
  const { link, text } = await handedOn(from);
  expect(link, "no link").toBe(null);
  expect(await from.locator(".hand-sheet").innerText(), "what to do").toMatch(/trop long pour un lien[^]*fichier/);
  const to = await workshop(await newPage(), url);
  await act(to, "bring-in").click();
  expect(await choose(to, "tablee-partage.json", text), "what it is").toMatch(/^114 questions lues/);
  // The door of backups shows it, too.
  await act(to, "home").click();
  await isHome(to);
  await act(to, "settings").click();
  await to.locator('[data-panel="backup"] input[type=file]').setInputFiles([{ name: "a.json", mimeType: "application/json", buffer: Buffer.from(text) }]);
  await made(to).first().waitFor();
});

test("a file that is dropped anywhere in the workshop is shown", async ({ newPage, url }) => {
  const page = await workshop(await newPage(), url);
  await act(page, "new-deck").click();
  await page.locator("#deck-name").fill("Chez nous");
  const data = await page.evaluateHandle((text) => {
    const data = new DataTransfer();
    data.items.add(new File([text], "a.json"));
    return data;
  }, TWELVE);
  await page.locator("main").dispatchEvent("dragover", { dataTransfer: data });
  await page.locator('main[data-over="true"]').waitFor();
  await page.locator("main").dispatchEvent("drop", { dataTransfer: data });
  await made(page).nth(11).waitFor();
  expect(await page.locator("#into option:checked").innerText(), "the deck that was open").toBe("Chez nous");
});

test("a file that the system opens is shown", async ({ newPage, url }) => {
  const page = await newPage();
  await page.addInitScript((text) => {
    const file = new File([text], "a.json");
    const launchQueue = { setConsumer: (consumer) => consumer({ files: [{ getFile: () => Promise.resolve(file) }] }) };
    Object.defineProperty(window, "launchQueue", { value: launchQueue });
  }, TWELVE);
  await page.goto(url());
  await made(page).nth(11).waitFor();
});

test("what another app shares is shown", async ({ app }) => {
  test.setTimeout(200_000);
  const work = async ({ site, newPage }) => {
    const page = await newPage();
    await filled(page, site);
    await eventually(() => page.evaluate(() => Boolean(navigator.serviceWorker?.controller)), "the worker serves the page");
    // The page submits no forms; the system's own request comes to the worker as this one does.
    const given = await page.evaluate(async (text) => {
      const body = new FormData();
      body.append("file", new File([text], "a.json"));
      const answer = await fetch("./?shared", { method: "POST", body, redirect: "manual" });
      return answer.type;
    }, TWELVE);
    expect(given, "the worker sends the page on").toBe("opaqueredirect");
    await page.goto("about:blank");
    await page.goto(`${site.url}#shared`);
    await made(page).nth(11).waitFor();
    await page.reload();
    await isHome(page);
  };
  await atSite(app, work);
});

test("each door names the right one", async ({ newPage, url }) => {
  const backup = `${JSON.stringify({ tablee: "backup", format: 1, entries: 0 })}\n`;
  const page = await workshop(await newPage(), url);
  await act(page, "bring-in").click();
  const input = act(page, "choose-file");
  const give = (name, text) => input.setInputFiles([{ name, mimeType: "application/octet-stream", buffer: Buffer.from(text, "latin1") }]);
  await give("tablee.json", backup);
  await page.locator('[data-told="elsewhere"]', { hasText: "Restaurer depuis un fichier" }).waitFor();
  await give("a.jpg", "\xFF\xD8\xFF\xE0\0\x10JFIF\0\x01");
  await page.locator('[data-told="elsewhere"]', { hasText: "Étoile mystérieuse" }).waitFor();
  await act(page, "home").click();
  await isHome(page);
  await act(page, "settings").click();
  const panel = page.locator('[data-panel="backup"]');
  for (const [name, text] of [["a.json", TWELVE], ["a.csv", "Qui ?;moi\n"], ["a.xlsx", "PK\x03\x04"]]) {
    await panel.locator("input[type=file]").setInputFiles([{ name, mimeType: "application/octet-stream", buffer: Buffer.from(text) }]);
    await panel.locator("[role=status]", { hasText: "Importer des questions" }).waitFor();
  }
});
