// The devices of Chance, as symbols of the sprite of Défizz (draw-defizz.mjs writes it): dice, coin, card, straws
// in a glove, the tablet's thought. The page draws the wheel, as it needs the players' names.
const INK = '#1f1b2e', PINK = '#ff4f8b', DEEP = '#cc1258', SOFT = '#ff9dc1', BLUE = '#2374ff', WHITE = '#ffffff', GOLD = '#ffd45c', GOLD_LO = '#d99a00', STRAW = '#ffe9a3', SHADE = '#d3d9ec', PALE = '#fff0f5';
const symbol = (id, box, inside) => `<symbol id="${id}" viewBox="${box}">${inside}</symbol>`;
const dots = (list, fill) => `<g fill="${fill}">${list.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`).join('')}</g>`;

const [A, B, C] = [28, 50, 72];
const PIPS = [
  [[B, B]], [[A, C], [C, A]], [[A, C], [B, B], [C, A]], [[A, A], [A, C], [C, A], [C, C]],
  [[A, A], [A, C], [B, B], [C, A], [C, C]], [[A, A], [A, B], [A, C], [C, A], [C, B], [C, C]],
];
/** An ordinary die: its one is a large pink spot. */
const die = (pips, i) => symbol(`luck-die-${i + 1}`, '0 0 100 100', `<rect x="7" y="7" width="86" height="86" rx="22" fill="${SHADE}" stroke="${INK}" stroke-width="5"/><rect x="11" y="10" width="78" height="74" rx="19" fill="${WHITE}"/>${dots(pips.map(([x, y]) => [x, y - 3, i ? 9 : 14]), i ? INK : DEEP)}`);

const disc = `<circle cx="50" cy="53" r="45" fill="${INK}"/><circle cx="50" cy="49" r="45" fill="${GOLD}" stroke="${INK}" stroke-width="5"/><circle cx="50" cy="49" r="36" fill="none" stroke="${GOLD_LO}" stroke-width="4"/>`;
/** A face that looks to the right, its hair tied with a ribbon. */
const portrait = `${disc}<g stroke="${INK}" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"><path fill="${PALE}" d="M38 76q3-7-1-14c-7-6-9-14-6-22 4-11 14-16 24-13 9 3 13 9 13 16l6 10-6 2q2 9-3 11-4 1-9 0l1 10z"/><path fill="${PINK}" d="M27 45C25 28 39 18 53 22c9 2 14 8 15 15-8-4-13-3-17 1-2 7-8 11-11 19q-9-1-13-12z"/><path fill="none" d="M66 60q-3 2-6 1"/></g><circle cx="61" cy="45" r="3" fill="${INK}"/>`;
/** A large figure 1 between two twigs. */
const number = `${disc}<path fill="${INK}" d="M44 34 53 26h7v44h8v8H40v-8h9V38l-5 3z"/><g fill="none" stroke="${GOLD_LO}" stroke-width="4" stroke-linecap="round"><path d="M25 38q-4 14 4 27m-4-20-5-4m5 12-7-1m9 9-7 2M76 38q4 14-4 27m4-20 5-4m-5 12 7-1m-9 9 7 2"/></g>`;

const back = `<rect x="3" y="3" width="94" height="134" rx="13" fill="${BLUE}" stroke="${INK}" stroke-width="5"/><rect x="13" y="13" width="74" height="114" rx="7" fill="none" stroke="${WHITE}" stroke-width="3"/>${dots([[30, 34, 5], [70, 30, 7], [26, 106, 8], [73, 108, 5], [50, 24, 3], [24, 66, 3], [77, 72, 3], [50, 116, 4]], WHITE)}<circle cx="50" cy="70" r="22" fill="${PINK}" stroke="${INK}" stroke-width="4"/><path d="M41 65q0-9 9-9t9 8q0 5-5 8-4 2-4 6" fill="none" stroke="${WHITE}" stroke-width="6" stroke-linecap="round"/><circle cx="50" cy="85" r="3.500" fill="${WHITE}"/>`;
const suit = (fill, d) => `<path fill="${fill}" stroke="${INK}" stroke-width="5" stroke-linejoin="round" d="${d}"/>`;
const SUITS = [
  suit(PINK, 'M50 88C20 64 8 48 10 32 12 16 36 8 50 30 64 8 88 16 90 32c2 16-10 32-40 56z'),
  suit(PINK, 'M50 6 86 50 50 94 14 50z'),
  suit(BLUE, 'M50 8c24 22 40 36 40 54 0 18-24 22-32 8q1 14 10 22H32q9-8 10-22c-8 14-32 10-32-8C10 44 26 30 50 8z'),
  suit(BLUE, 'M50 8a19 19 0 0 1 15 31 19 19 0 1 1-8 32q1 13 10 21H33q9-8 10-21a19 19 0 1 1-8-32A19 19 0 0 1 50 8z'),
];
const crown = `<path fill="${GOLD}" stroke="${INK}" stroke-width="5" stroke-linejoin="round" d="M12 52 6 14l24 16L50 6l20 24 24-16-6 38z"/>${dots([[50, 40, 5], [28, 42, 4], [72, 42, 4]], DEEP)}`;

/** A striped straw of that length. */
const straw = length => {
  const stripes = [...Array(Math.floor((length - 12) / 20))].map((_, i) => `M9 ${24 + 20 * i} 21 ${16 + 20 * i}`).join('');
  return `<rect x="8" y="4" width="14" height="${length - 6}" rx="4" fill="${STRAW}" stroke="${INK}" stroke-width="4"/><path d="${stripes}" stroke="${PINK}" stroke-width="5"/><ellipse cx="15" cy="6" rx="5" ry="2" fill="${INK}"/>`;
};
/** The glove that holds the straws, from the front: four fingers, the thumb across, a cuff. */
const finger = i => `<rect x="${26 + 37 * i}" y="${[9, 3, 3, 9][i]}" width="39" height="62" rx="19"/>`;
const fist = `<g fill="${WHITE}" stroke="${INK}" stroke-width="5" stroke-linejoin="round"><path d="M28 46h148v30q0 22-24 26H56q-28-4-28-30z"/>${[0, 1, 2, 3].map(finger).join('')}<path d="M20 66q2-16 20-15h66q18 1 18 15t-18 15H66q-8 12-22 12-22-4-24-27z"/></g><path fill="${BLUE}" stroke="${INK}" stroke-width="5" stroke-linejoin="round" d="M50 92h104l8 17H42z"/>`;

const thought = `<g fill="${WHITE}" stroke="${INK}" stroke-width="4.500" stroke-linejoin="round"><path d="M36 82c-18 3-30-8-28-22 1-9 7-14 14-16C20 26 34 14 50 18c8-14 34-14 42 0 16-4 30 6 28 22 12 4 16 16 10 26-5 10-16 12-26 8-8 12-24 12-32 2-10 12-26 12-36 6z"/><circle cx="40" cy="94" r="7"/><circle cx="26" cy="104" r="4"/></g>`;

export const LUCK = [
  ...PIPS.map(die), symbol('luck-portrait', '0 0 100 100', portrait), symbol('luck-number', '0 0 100 100', number), symbol('luck-back', '0 0 100 140', back),
  ...SUITS.map((drawn, i) => symbol(`luck-suit-${i}`, '0 0 100 100', drawn)), symbol('luck-crown', '0 0 100 60', crown), symbol('luck-straw', '0 0 30 160', straw(72)),
  symbol('luck-straw-long', '0 0 30 160', straw(160)), symbol('luck-fist', '0 0 200 112', fist), symbol('luck-thought', '0 0 140 112', thought),
].join('');
