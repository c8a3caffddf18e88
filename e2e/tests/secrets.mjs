// Secrets are sacred: through whole games nothing is in the page, neither drawn nor for assistive
// technology, that the eyes now looking may not know.
import { GAMES } from "../lib/games.mjs";
import { queryOf, sitDown } from "../lib/table.mjs";

const nothingLeaks = (id, scene) => async (context) => {
  const { player, sand, secrets } = GAMES[id];
  const { policy, leaks, noting = () => ({}) } = secrets;
  const page = await context.newPage();
  const seen = noting(page);
  await sitDown(page, context.url(queryOf({ game: id, ...scene })), { clock: sand });
  const looks = { steps: 0, lifted: 0 };
  await player.playUntil(page, "over", {
    policy,
    watch: async (now) => {
      looks.steps += 1;
      looks.lifted += now.eyes === "table" ? 0 : 1;
      context.expect.equal(await leaks(page, now, seen), [], `what step ${looks.steps}, ${now.phase}, tells`);
      return player.spend(page, now, 7_000);
    },
  });
  context.expect.ok(looks.steps > 10, `it was looked at on the way (${looks.steps} times)`);
  if (secrets.lifted) context.expect.ok(looks.lifted >= secrets.lifted, `curtains were lifted (${looks.lifted})`);
};

export const tests = Object.entries(GAMES).flatMap(([id, { secrets }]) =>
  secrets.scenes.map((scene) => ({
    name: `${id}: nothing that is kept back is in the page, ${scene.players} players`,
    run: nothingLeaks(id, scene),
    timeout: 180_000,
    game: id,
  })),
);
