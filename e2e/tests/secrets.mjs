// Secrets are sacred: through whole games the page never contains anything, neither visible nor for
// assistive technology, that the current eyes may not know.
import { some } from "../lib/depth.mjs";
import { GAMES } from "../lib/games.mjs";
import { queryOf, sitDown } from "../lib/table.mjs";
import { expect, test } from "../lib/test.mjs";

const nothingLeaks = (id, scene) => async ({ newPage, url }) => {
  test.setTimeout(180_000);
  const { player, sand, secrets } = GAMES[id];
  const { policy, leaks, noting = () => ({}) } = secrets;
  const page = await newPage();
  const seen = noting(page);
  await sitDown(page, url(queryOf({ game: id, ...scene })), { clock: sand });
  const looks = { steps: 0, lifted: 0 };
  await player.playUntil(page, "over", {
    policy,
    watch: async (now) => {
      looks.steps += 1;
      looks.lifted += now.eyes === "table" ? 0 : 1;
      expect(await leaks(page, now, seen), `what step ${looks.steps}, ${now.phase}, tells`).toStrictEqual([]);
      return player.spend(page, now, 7_000);
    },
  });
  expect(looks.steps, `it was looked at on the way (${looks.steps} times)`).toBeGreaterThan(10);
  if (secrets.lifted) expect(looks.lifted, `curtains were lifted (${looks.lifted})`).toBeGreaterThanOrEqual(secrets.lifted);
};

for (const [id, { secrets }] of Object.entries(GAMES)) {
  for (const scene of some(secrets.scenes, 1)) {
    test(`${id}: nothing that is kept back is in the page, ${scene.players} players`, { tag: `@${id}` }, nothingLeaks(id, scene));
  }
}
