// What people do on a phone, for the games that say how a turn is played on one (`hand`, lib/games.mjs).

/** How long a tap waits for a control that the phone has just shown. */
export const SOON = { timeout: 10_000 };

export const press = async (phone, name) => phone.locator(`.phone-deeds [data-move="${name}"]`).first().tap(SOON);
export const pickAt = (phone, index) => phone.locator(".phone-pick").nth(index).tap(SOON);
export const chosen = (list, chance) => list[Math.floor(chance() * list.length)];

/** A right answer that nobody has given yet, or the right number. */
function answerTo(question, { picks }) {
  const given = picks.map(({ words }) => words.split(" · ")[0]);
  return question?.answer ?? question?.answers?.find(({ a }) => !given.includes(a))?.a ?? `${question?.value ?? ""}`;
}

/** Enters an answer, a number or a stake; if `bold`, the highest stake. */
async function enters(phone, name, text, bold) {
  const does = {
    say: () => phone.locator(".phone-entry input").fill(text, SOON),
    propose: async () => {
      for (const digit of text) await phone.locator(`.phone-entry .digit[data-key="${digit}"]`).tap(SOON);
    },
    stake: async () => {
      const all = phone.locator('.phone-entry [data-move="all-in"]:enabled');
      if (bold && (await all.count())) await all.tap();
    },
  };
  await does[name]();
  const sends = phone.locator(`.phone-entry [data-move="${name}"]`);
  await sends.tap(SOON);
  // The last number of a question is asked for twice.
  if ((await sends.and(phone.locator("[data-sure]")).count()) > 0) await sends.tap(SOON);
}

/** Plays a contest in which the tablet judges: seat 0 answers rightly, the others do not; everybody follows raises. */
export const inContest = (questionOf) => async (phone, seen, { seat, bold }) => {
  const knows = seat === 0;
  if (seen.entry && (knows || seen.entry !== "propose")) return enters(phone, seen.entry, knows ? answerTo(questionOf(seen.q), seen) : "", bold);
  if (seen.pad === "ready" && knows) return phone.locator(".phone-pad").tap(SOON);
  const pick = seen.picks.findIndex(({ may }) => may);
  if (pick >= 0) return pickAt(phone, pick);
  const deed = ["accept", "ask", "read", "card", "roll", "throw", "call", "challenge", "name", "walk", "dice", "open", "pass"].find((one) => seen.deeds.includes(one));
  return deed ? press(phone, deed) : false;
};
