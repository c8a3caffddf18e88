// Winning is a moment: curtain and confetti, of which nothing is left afterwards or where motion is reduced;
// the picture to share is a poster, and it is said where it was saved.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DRAWN, heure } from "../games/heure.mjs";
import { act, queryOf, seated } from "../lib/table.mjs";

const OVER = ({ phase }) => phase === "over";

/** A game that has come to its end. */
async function ended({ newPage, url }, scene) {
  const page = await newPage();
  await page.goto(url(queryOf(scene)));
  await seated(page);
  await heure.playUntil(page, OVER, scene);
  await page.locator(".podium").waitFor();
  return page;
}

const seen = (page) =>
  page.locator(".gala > *").evaluateAll((all) => all.filter((one) => getComputedStyle(one).visibility === "visible").length);

async function moment(context) {
  const { expect } = context;
  const page = await ended(context, { players: 2, seed: 4 });
  expect.equal(await seen(page), 0, "pieces that are seen where motion is reduced");
  await page.emulateMedia({ reducedMotion: "no-preference" });
  expect.equal(await seen(page), 38, "confetti and both halves of the curtain");
  await page.evaluate(() => document.querySelectorAll(".gala > *").forEach((one) => one.getAnimations().forEach((motion) => motion.finish())));
  expect.equal(await seen(page), 0, "pieces that are left");
}

async function nobody(context) {
  const page = await ended(context, DRAWN);
  context.expect.equal(await page.locator(".gala").count(), 0, "confetti when nobody has won");
}

async function poster(context) {
  const { expect, artefacts } = context;
  const page = await ended(context, { players: 2, seed: 4 });
  const [saved] = await Promise.all([page.waitForEvent("download"), act(page, "share").click()]);
  const path = join(artefacts, "poster.png");
  await saved.saveAs(path);
  const png = readFileSync(path);
  expect.equal([png.readUInt32BE(16), png.readUInt32BE(20)], [1200, 675], "size of the picture");
  expect.matches(await page.locator(".notice").innerText(), /Téléchargements\s: la-tablee\.png/, "where it lies");
}

export const tests = [
  { name: "a winner has a curtain and confetti, and nothing of them stays", run: moment },
  { name: "nobody's win has none", run: nobody },
  { name: "the picture to share is saved, and it is said where", run: poster },
];
