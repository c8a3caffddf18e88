// Every screen at four sizes: a picture is kept, nothing runs off the side, targets are large
// enough, and axe finds nothing.
import { join } from "node:path";
import { mkdirSync } from "node:fs";
import { playUntil, queryOf } from "../lib/drive.mjs";
import { hold, seated } from "../lib/table.mjs";

// Only what a telephone lays out otherwise.
const PHONE_AXE = ["home", "setup", "draw", "curtain", "hand", "over"];

const SIZES = [[1180, 820], [820, 1180], [1920, 1080], [360, 740]];

const table = (scene, until, policy) => async (page, url) => {
  await page.goto(url(queryOf(scene)));
  await seated(page);
  await playUntil(page, until, { policy, seed: 1 });
};
const click = (...acts) => async (page, url) => {
  await page.goto(url());
  for (const act of acts) await page.locator(`[data-act="${act}"]`).first().click();
};

const SCREENS = {
  home: click(),
  setup: click("open"),
  "setup-player": click("open", "player"),
  settings: click("settings"),
  players: click("players"),
  records: click("records"),
  about: click("about"),
  draw: table({ players: 4, seed: 1 }, (now, made) => now.phase === "draw" && made > 14),
  place: table({ players: 4, seed: 1 }, (now, made) => now.phase === "place" && made > 14),
  ghost: table({ players: 4, seed: 1 }, "ghost"),
  ask: table({ players: 3, seed: 5 }, "ask"),
  answer: table({ players: 3, seed: 5, options: "HEURE-O3=on" }, "answer"),
  emergency: table({ players: 3, seed: 5 }, "emergency", "foolish"),
  rules: async (page, url) => {
    await table({ players: 2, seed: 1 }, "draw")(page, url);
    await page.locator('[data-act="rules"]').click();
  },
  curtain: async (page, url) => {
    await table({ players: 4, seed: 1 }, "draw")(page, url);
    await page.locator('[data-act="tidy"]').click();
  },
  hand: async (page, url) => {
    await table({ players: 4, seed: 1 }, "draw")(page, url);
    await page.locator('[data-act="tidy"]').click();
    await hold(page, page.locator('[data-act="uncover"]'));
  },
  over: table({ players: 4, seed: 3 }, (now) => now.phase === "over"),
};

// Runs in the page: what runs off the side, and controls too small for a finger.
function faults(least) {
  const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  const shown = [...document.querySelectorAll("button, summary")].filter((el) => el.checkVisibility({ visibilityProperty: true, opacityProperty: true }));
  const off = shown.filter((el) => {
    const box = el.getBoundingClientRect();
    return box.left < -1 || box.right > innerWidth + 1;
  });
  const small = shown.filter((el) => {
    const box = el.getBoundingClientRect();
    return Math.min(box.width, box.height) < least;
  });
  const name = (el) => el.getAttribute("aria-label") ?? el.innerText.trim() ?? el.className;
  return { wide: Math.max(0, wide - 1), off: off.map(name), small: small.map(name) };
}

const atSize = ([width, height]) => async ({ newPage, url, expect, artefacts }) => {
  const folder = join(artefacts ?? "e2e/artefacts", "screens", `${width}x${height}`);
  mkdirSync(folder, { recursive: true });
  const wrong = [];
  for (const [name, open] of Object.entries(SCREENS)) {
    const page = await newPage({ viewport: { width, height } });
    await open(page, url);
    await page.locator(".screen").waitFor();
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: join(folder, `${name}.png`) });
    const found = await page.evaluate(faults, 40);
    if (found.wide || found.off.length || found.small.length) wrong.push(`${name}: ${JSON.stringify(found)}`);
    if (width === 1180 || (width === 360 && PHONE_AXE.includes(name))) await expect.accessible(page).catch((error) => wrong.push(`${name}: ${error.message}`));
    await page.context().close();
  }
  expect.equal(wrong, [], "faults");
};

async function otherThemes({ newPage, url, expect }) {
  const wrong = [];
  for (const settings of [{ theme: "dark", left_handed: true }, { lang: "en", text: 200 }]) {
    for (const name of ["home", "setup", "settings", "draw", "rules"]) {
      const page = await newPage({ storage: { "tablee:settings": JSON.stringify(settings) } });
      await SCREENS[name](page, url);
      await page.locator(".screen").waitFor();
      await expect.accessible(page).catch((error) => wrong.push(`${JSON.stringify(settings)} ${name}: ${error.message}`));
      await page.context().close();
    }
  }
  expect.equal(wrong, [], "faults");
}

export const tests = [
  ...SIZES.map((size) => ({ name: `every screen at ${size.join("×")}`, run: atSize(size), timeout: 900_000 })),
  { name: "axe finds nothing in the dark, in English, in large letters, left-handed", run: otherThemes, timeout: 900_000 },
];
