// node clickmidi.mjs '[{players,seed,options,auto}]'
import { launchChromium } from "/work/wt/core/tools/chromium.mjs";
import { serve } from "/work/wt/core/tools/serve.mjs";
import { randomStep, state, seated } from "/work/wt/core/e2e/lib/table.mjs";
import { seeded } from "/work/wt/core/e2e/lib/chance.mjs";
const games = JSON.parse(process.argv[2]);
const site = await serve({ dir: process.env.DIST ?? "/work/wt/core/dist", base: "/x/" });
const browser = await launchChromium();
const shots = process.argv[3];
async function one(g) {
  const ctx = await browser.newContext({ viewport: { width: 1180, height: 820 }, locale: "fr-FR", reducedMotion: "reduce" });
  const page = await ctx.newPage();
  const problems = []; const recent = [];
  page.on("console", m => m.type() === "error" && problems.push(m.text()));
  page.on("pageerror", e => problems.push("ERR " + (e.stack||"").split("\n").slice(1,16).map(l=>l.replace(/.*wasm\.?/,"").slice(0,110)).join("\n   ") + "\n  after: " + recent.slice(-2).join("|")));
  await page.clock.install();
  const q = new URLSearchParams({ game: "midi", players: g.players, seed: g.seed, ...(g.options && { options: g.options }), ...(g.auto && { auto: g.auto }) });
  await page.goto(site.url + "?" + q);
  const tick = setInterval(() => page.clock.runFor(g.fast ?? 400).catch(() => {}), 60);
  let now; const rng = seeded(g.seed * 7 + 1); const seen = {}; let steps = 0; const begun = Date.now();
  try {
    now = await seated(page);
    let idleSince = Date.now();
    while (now.phase !== "over") {
      if (Date.now() - begun > 400000) throw new Error("too long");
      const step = await randomStep(page, rng, { quiet: true });
      if (step) { recent.push(step.label.replace(/\s+/g, " ")); if (recent.length > 14) recent.shift(); steps++; }
      const after = await state(page);
      if (!after) { await page.waitForTimeout(50); continue; }
      if (!seen[after.phase]) { seen[after.phase] = 0; if (shots) { await page.waitForTimeout(120); await page.screenshot({ path: `${shots}-${after.phase}.png` }); } }
      seen[after.phase]++;
      if (after.fingerprint !== now.fingerprint) idleSince = Date.now();
      if (Date.now() - idleSince > 25000) throw new Error("stuck");
      if (!step) await page.waitForTimeout(60);
      now = after;
    }
    await page.locator(".results-screen h2").first().waitFor({ timeout: 5000 });
    if (shots) await page.screenshot({ path: `${shots}-over.png` });
    console.log("OK ", JSON.stringify(g), steps, JSON.stringify(seen), problems[0], ((Date.now() - begun) / 1000 | 0) + "s");
  } catch (e) {
    console.log("BAD", JSON.stringify(g), e.message.slice(0, 300), JSON.stringify(now), JSON.stringify(seen), recent.join(" | "), problems.slice(0, 5));
    await page.screenshot({ path: `/tmp/bad-${g.players}-${g.seed}.png` }).catch(() => {});
  }
  clearInterval(tick); await ctx.close();
}
await Promise.all(games.map(one));
await browser.close(); await site.close(); process.exit(0);
