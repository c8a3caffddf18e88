// A phone that sleeps: the table says so, its person's part can be taken over, and it is there again by itself.
import { SCENES, joinBy, playAll, tableOf } from "../lib/phones.mjs";
import { act, state } from "../lib/table.mjs";
import { expect, test } from "../lib/test.mjs";

// Runs in a phone: nothing else does for so long, as in a pocket.
function sleeps(time) {
  const wakes = performance.now() + time;
  while (performance.now() < wakes);
}

const sign = (page, state) => page.locator(`.has-phone[data-sign="${state}"]`);

test("a phone that sleeps is said at the table, can be replaced there, and wakes by itself", { tag: "@millions" }, async ({ newPage, url }) => {
  test.setTimeout(120_000);
  const page = await tableOf(newPage, url, { ...SCENES.millions, options: "MIL-O2=device" });
  const phones = [await joinBy(page, newPage, 0), await joinBy(page, newPage, 1)];
  const waits = page.locator(".elsewhere");
  await playAll(page, phones, { steps: 20, stop: async () => (await waits.count()) > 0 });
  await expect(waits, "nobody passes the tablet").toHaveText(/téléphone/);
  await expect(page.locator(".hold"), "and no curtain hangs").toHaveCount(0);
  const asked = Number((await state(page)).turn);
  const asleep = phones[asked].evaluate(sleeps, 12_000);
  await expect(sign(page, "sleeps"), "its card says so").toHaveCount(1, { timeout: 8_000 });
  await expect(waits, "and so does the line, with what to do").toHaveText(/Réveille-le/);
  await asleep;
  await expect(sign(page, "sleeps"), "it is there again").toHaveCount(0, { timeout: 8_000 });
  await expect(waits).toHaveText(/répond sur son téléphone/);
  await act(page, "take-over-here").click();
  await expect(page.locator(".hold"), "whoever takes over has the curtain").toHaveCount(1);
});

test("a hand of Heure that lies on a phone is not asked for at the tablet", { tag: "@heure" }, async ({ newPage, url }) => {
  const page = await tableOf(newPage, url, SCENES.heure);
  for (const seat of [0, 1]) await joinBy(page, newPage, seat);
  await act(page, "tidy").click();
  await expect(page.locator(".elsewhere"), "its person has it on a phone").toHaveText(/téléphone/);
  await expect(page.locator(".curtain")).toHaveCount(0);
  await act(page, "leave").click();
  await act(page, "tidy").click();
  await act(page, "take-over-here").click();
  await expect(page.locator(".curtain .hold"), "and may take it here").toHaveCount(1);
});
