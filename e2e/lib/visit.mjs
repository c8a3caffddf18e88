// Opens screens and has them checked.
import { asTablet, driveClock, renew } from "./pages.mjs";
import { pool } from "../../tools/pool.mjs";
import { WAYS } from "./screens.mjs";

/**
 * Opens screens, two at once, and calls `look(page, name)` on each; returns all that these report.
 * `options` go to newPage; `settings` are stored beforehand.
 */
export async function visit(names, app, { settings, ...options }, look) {
  const chosen = WAYS.map((way) => ({ ...way, stops: way.stops.filter((stop) => names.includes(stop)) }));
  const ways = chosen.filter(({ stops }) => stops.length > 0);
  // Pages are reused, but a driven clock cannot be uninstalled: hence two pools.
  const used = { ours: [], theirs: [] };
  const found = await pool(ways, 2, async (way) => {
    const pages = way.clock ? used.ours : used.theirs;
    const page = pages.pop() ?? (await newPage(app, way.clock, options));
    const storage = { ...way.storage, ...(settings && { "tablee:settings": JSON.stringify(settings) }) };
    await renew(page, app.url, { storage, viewport: options.viewport });
    const said = await follow(page, way, app, options, look);
    pages.push(page);
    return said;
  });
  return found.flat();
}

async function follow(page, { stops, walk }, app, { viewport }, look) {
  const said = [];
  const left = new Set(stops);
  try {
    for await (const [name, shown] of walk(page, app, stops)) {
      await drawn(shown);
      said.push(...(await look(shown, name)));
      left.delete(name);
      if (shown !== page) await shown.close();
      await asTablet(page, viewport);
    }
  } catch (error) {
    said.push(error.message);
  }
  return left.size > 0 ? [...said, `not seen: ${[...left]}`] : said;
}

async function newPage(app, clock, options) {
  const page = await app.newPage(options);
  if (clock) await driveClock(page);
  return page;
}

async function drawn(page) {
  // Screens with a bundle of their own, such as the results, render `main` after their frame.
  await page.locator(".screen").first().waitFor();
  await page.locator("main").first().waitFor({ state: "attached" });
  await page.mouse.move(0, 0);
  await page.evaluate(() => document.fonts.ready);
}
