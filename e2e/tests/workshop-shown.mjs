// Import, before anything is taken: what each column was taken for is shown and changed by a tap, doubts are asked, the
// cards follow at once, what stays out is mended beside them, and a second import says what is new.
import { readFileSync } from "node:fs";
import { choose, workshop } from "../lib/own.mjs";
import { act } from "../lib/table.mjs";
import { expect, test } from "../lib/test.mjs";

const FILES = new URL("../../tests/brought/files/", import.meta.url);

const importPage = async (newPage, url, options) => {
  const page = await workshop(await newPage(options), url);
  await act(page, "bring-in").click();
  return page;
};

/** Chooses a file as it lies on the disk. */
const chooseFile = async (page, file, name = file) => {
  await page.locator('[data-act="choose-file"]').setInputFiles({ name, mimeType: "application/octet-stream", buffer: readFileSync(new URL(file, FILES)) });
  await page.locator(".found").waitFor();
  return page.locator(".found");
};

const role = (page, column) => page.locator(`[data-act="take-for"][data-column="${column}"]`);
const made = (page) => page.locator(".made-cards > li");
const titled = (page, words) => page.locator(".found h2", { hasText: words }).first().waitFor();

test("a column is taken for something else by a tap, and the cards follow at once", async ({ newPage, url }) => {
  const page = await importPage(newPage, url);
  await choose(page, "a.csv", "moi;Qui est là ?;Cinéma\nça;Quoi donc ?;Musique\n");
  expect(await made(page).count(), "cards at first").toBe(2);
  await role(page, 1).selectOption("question");
  await role(page, 0).selectOption("right");
  await role(page, 2).selectOption("theme");
  await made(page).first().filter({ hasText: "Qui est là ?" }).waitFor();
  expect(await made(page).first().locator("[data-right=true]").innerText(), "what is right").toBe("moi");
  expect(await role(page, 2).getAttribute("data-role"), "the third column").toBe("theme");
  await expect(page).toBeAccessible();
  await act(page, "take").click();
  await page.locator(".deck-page").waitFor();
  expect(await page.locator(".cards > li").count(), "cards of the deck").toBe(2);
});

test("what only its writer knows is asked", async ({ newPage, url }) => {
  const page = await importPage(newPage, url);
  await choose(page, "a.csv", "dog;12\ncat;13\n");
  await page.locator('[data-doubt="side"] label').nth(1).click();
  await made(page).first().filter({ hasText: /^[^]*12[^]*dog/ }).waitFor();
  await choose(page, "a.csv", "Question;Réponse 1;Réponse 2;Réponse 3;Bonne réponse\nCombien ?;3;1;2;3\n");
  await titled(page, /^0 question lue/);
  await page.locator('[data-doubt="place"] label', { hasText: "sa place" }).click();
  await titled(page, /^1 question lue/);
  expect(await made(page).locator("[data-right=true]").innerText(), "the third one").toBe("2");
  await page.locator('[data-doubt="place"] label', { hasText: "son texte" }).click();
  await made(page).locator("[data-right=true]", { hasText: "3" }).waitFor();
  await choose(page, "a.csv", "Question;Réponse\nCombien ?;12\n");
  await page.locator('[data-doubt="number"] label').first().click();
  await page.locator('.made-cards > li[data-kind="number"]').waitFor();
});

/** Only such a file fetches its readers; what it is, is seen from its content. */
test("a workbook is read as its sheet shows it", async ({ newPage, url }) => {
  const page = await importPage(newPage, url);
  const wasm = [];
  page.on("request", (request) => request.url().endsWith(".wasm") && wasm.push(request.url()));
  await choose(page, "a.csv", "Question;Réponse\nQui ?;moi\n");
  expect(wasm, "files for a text").toStrictEqual([]);
  const found = await chooseFile(page, "excel.xlsx", "telechargement");
  await titled(page, /^6 questions lues/);
  expect(wasm.length, "files for a workbook").toBeGreaterThan(0);
  const said = await found.innerText();
  expect(said, "numbers and days").toMatch(/007[^]*71%[^]*12\/07\/1998[^]*1\/2/);
  expect(said, "what stays out, by its row, and the hidden row").toMatch(/1 ligne masquée[^]*Ligne 10/);
  await page.locator('[data-doubt="sheet"] label', { hasText: "Aide" }).click();
  await titled(page, /^0 question lue/);
  await page.locator('[data-doubt="sheet"] label', { hasText: "Questions" }).click();
  await titled(page, /^6 questions lues/);
  await act(page, "mend").click();
  await page.locator("#card-answer").fill("moi");
  await act(page, "mended").click();
  await titled(page, /^7 questions lues/);
  await role(page, 4).selectOption("nothing");
  await titled(page, /^7 questions lues/);
});

test("what is no workbook says so, and what to do", async ({ newPage, url }) => {
  const page = await importPage(newPage, url);
  for (const [file, words] of [
    ["locked.xlsx", /mot de passe/],
    ["locked.ods", /mot de passe/],
    ["old.xls", /XLSX/],
    ["cut-off.xlsx", /abîmé/],
    ["letter.docx", /n’est pas une feuille/],
  ]) {
    const found = await chooseFile(page, file);
    expect(await found.innerText(), file).toMatch(words);
    expect(await act(page, "take").count(), `${file}: something to take`).toBe(0);
  }
});

test("a second import says what is new and what is there already", async ({ newPage, url }) => {
  const page = await importPage(newPage, url);
  const file = "Question;Réponse\nQui ?;moi\nQuoi ?;ça\n";
  await choose(page, "a.csv", file);
  await act(page, "take").click();
  await page.locator(".deck-page").waitFor();
  await act(page, "bring-in").click();
  await choose(page, "a.csv", `${file}Où ?;ici\nOù ?;ici\n`);
  expect(await page.locator('[data-told="known"]').innerText(), "what is known").toMatch(/1 nouvelle.*2 déjà là.*1 en double/);
  expect(await made(page).evaluateAll((all) => all.map((one) => one.dataset.standing)), "where each stands").toStrictEqual(["there", "there", "new", "twice"]);
  await act(page, "take").filter({ hasText: "1 question" }).click();
  await page.locator(".own-cards h2", { hasText: "3" }).waitFor();
  expect(await page.locator(".cards > li").count(), "cards of the deck").toBe(3);
});

for (const viewport of [{ width: 1180, height: 820 }, { width: 820, height: 1180 }, { width: 360, height: 740 }]) {
  test(`the content of a file is seen where it was chosen, at ${viewport.width}`, async ({ newPage, url }) => {
    const page = await importPage(newPage, url, { viewport });
    await chooseFile(page, "excel.xlsx");
    await titled(page, /^6 questions lues/);
    const seen = await page.locator(".found h2").first().evaluate((title) => {
      const { top, bottom } = title.getBoundingClientRect();
      return { begins: top >= 0 && bottom <= innerHeight, wide: document.documentElement.scrollWidth <= innerWidth };
    });
    expect(seen, "the title, and the page's width").toStrictEqual({ begins: true, wide: true });
    const small = await page.locator(".found select, .found button, .found label:has(input)").evaluateAll((all) => all.filter((one) => one.checkVisibility() && one.getBoundingClientRect().height > 0 && one.getBoundingClientRect().height < 44).map((one) => one.outerHTML.slice(0, 90)));
    expect(small, "controls smaller than a finger").toStrictEqual([]);
  });
}
