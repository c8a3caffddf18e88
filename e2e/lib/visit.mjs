// Goes to screens and has them looked at.
import { asTablet, driveClock, renew } from "./pages.mjs";
import { pool } from "../../tools/pool.mjs";
import { WAYS } from "./screens.mjs";

/**
 * Opens screens, two at once, and hands each page to `look(page, name)`; gathers what these say.
 * `options` go to newPage, `settings` are kept beforehand.
 */
export async function visit(names, app, { settings, ...options }, look) {
  const chosen = WAYS.map((way) => ({ ...way, stops: way.stops.filter((stop) => names.includes(stop)) }));
  const ways = chosen.filter(({ stops }) => stops.length > 0);
  // A page whose clock we drive keeps that clock.
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
  await page.locator(".screen").first().waitFor();
  await page.mouse.move(0, 0);
  await page.evaluate(() => document.fonts.ready);
}
