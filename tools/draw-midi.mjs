// Draws the pictures of "Les 12 Coups de Midi" into public/pictures: the sprite midi.svg for what is looked up with <use>
// (colours of its place, the set-up's tablet), midi/ with what never changes as images, the studio, the box.
// Run: node tools/draw-midi.mjs. Inside symbols: no gradients, patterns or classes, since a hidden sprite hides those.
// Every id begins with midi-: all sprites lie in one page.
import { writeFileSync } from 'node:fs';
import { saveEach } from './drawings.mjs';
import { outline } from './outlines.mjs';

const INK = '#1f1b2e', GOLD = '#ffc93c', GREEN = '#23b26d', ORANGE = '#ff8a1f', VIOLET = '#7a3ff2', VIOLET_HI = '#8a58f5';
const out = new URL('../public/pictures/', import.meta.url);
const NS = 'xmlns="http://www.w3.org/2000/svg"';
const short = svg => svg.replace(/>\n\s*</g, '><');
const save = (name, svg) => { const text = short(svg) + '\n'; writeFileSync(new URL(name, out), text); console.log(name, text.length); };
const p = n => +n.toFixed(1);
const at = (r, a, x = 0, y = 0) => [p(x + r * Math.sin(a * Math.PI / 180)), p(y - r * Math.cos(a * Math.PI / 180))];
const poly = points => points.map(([x, y]) => `${x} ${y}`).join(' ');
const path = groups => groups.map(points => `M${points.map(([x, y]) => `${x} ${y}`).join('L')}Z`).join('');
const many = (n, f) => [...Array(n)].map((_, i) => f(i));
const symbol = (id, box, body, more = '') => `<symbol id="midi-${id}" viewBox="${box}"${more}>${body}</symbol>`;
const ink = (w, more = '') => `stroke="${INK}" stroke-width="${w}" stroke-linejoin="round" stroke-linecap="round"${more}`;

// ── stars: outer and inner points in turn, from the top ──
const star = (outer, inner, x = 0, y = 0) => many(10, i => at(i % 2 ? inner : outer, i * 36, x, y));
const zigzag = (n, outer, inner) => many(2 * n, i => at(i % 2 ? inner : outer, i * 180 / n));
const fold = (points, odd) => path(many(5, i => [[0, 0], points[2 * i], points[(2 * i + (odd ? 9 : 1)) % 10]]));
const BIG = star(66, 31.5);
const bigStar = fill => `<polygon points="${poly(BIG)}" transform="translate(0 7)" fill="${INK}" ${ink(17)}/><polygon points="${poly(BIG)}" fill="${INK}" ${ink(17)}/><polygon points="${poly(BIG)}" fill="${fill}" stroke="${fill}" stroke-width="10.5" stroke-linejoin="round"/>
  <path d="${fold(BIG, true)}" opacity=".16"/><path d="${fold(BIG, false)}" fill="#fff" opacity=".16"/>`;
const small = (outer, inner, turn) => `<polygon points="${poly(star(outer, inner))}" fill="#fff" ${ink(4)}${turn ? ` transform="rotate(${turn})"` : ''}/>`;
const cross = (x, k) => `M${x - k}-${k}L${x + k} ${k}M${x + k}-${k}L${x - k} ${k}`;
const box = '-80 -82 160 160';
// bulbs sit on the rim, halfway in: two strings that shine in turn
const rim = many(15, i => at(i % 3 ? 43 : 58.3, i * 24 + [0, -12, 12][i % 3]));
const bulbs = (which, fill) => `<g fill="${fill}" stroke="${INK}" stroke-width="2">${rim.map(([x, y], i) => (i % 2 === which ? `<circle cx="${x}" cy="${y}" r="4.6"/>` : '')).join('')}</g>`;

const question = outline('?', { size: 58, weight: 800 });
const mark = `<path transform="translate(${p(-question.width / 2)} 20)" d="${question.d}" fill="${INK}"/>`;
const GEM = star(23, 11);
const stars = symbol('token', box, small(29, 14.5))
  + symbol('token-1', box, small(37, 19, 9) + `<path d="${cross(0, 8)}" fill="none" ${ink(6.5)}/>`)
  + symbol('token-2', box, small(37, 19, -9) + `<path d="${cross(-9, 6)}${cross(9, 6)}" fill="none" ${ink(5.5)}/>`)
  + symbol('bulbs-a', box, bulbs(0, '#fffdf0')) + symbol('bulbs-b', box, bulbs(1, '#ffd23f'))
  + symbol('burst', '-96 -96 192 192', `<polygon points="${poly(zigzag(18, 92, 77))}" fill="#fff" ${ink(3)}/>`)
  + symbol('emblem', box, bigStar(GOLD) + mark)
  + symbol('gem', '-30 -31 60 62', `<polygon points="${poly(GEM)}" fill="${INK}" ${ink(11)}/><polygon points="${poly(GEM)}" fill="${GOLD}" stroke="${GOLD}" stroke-width="6" stroke-linejoin="round"/>`);

// ── the desk's front: as wide as it is given, its line always as thick ──
const desk = symbol('star', box, bigStar('var(--star)'))
  + symbol('lectern', '0 0 100 100', `<g vector-effect="non-scaling-stroke"><path d="M0 0H100L94 112H6Z" fill="var(--front)" ${ink(2.5)} vector-effect="non-scaling-stroke"/><path d="M0 0H100L99.1 6H.9Z" fill="${INK}" opacity=".16"/></g>`, ' preserveAspectRatio="none" overflow="visible"');

// ── the sand timer: what is behind the sand, the sand in its bulbs, what is in front ──
const GLASS = 'M54 44C44 72 46 106 74 126 88 135 95 141 95 150S88 165 74 174C46 194 44 228 54 256H146C156 228 154 194 126 174 112 165 105 159 105 150S112 135 126 126C154 106 156 72 146 44Z';
const CREAM = '#fff3df';
const post = x => `<rect x="${x}" y="40" width="13" height="220" rx="6"/>`, plate = y => `<rect x="46" y="${y}" width="108" height="14" rx="5"/>`;
const cap = y => `<rect x="20" y="${y}" width="160" height="30" rx="10" fill="var(--seat)" ${ink(4)}/><rect x="23" y="${y + 3}" width="154" height="7" rx="3.5" fill="#fff" opacity=".35"/>`;
// grains lie where the sand is: far is 0 in the middle of a bulb and 1 at its side
const far = x => Math.min(1, Math.abs(x - 100) / 80);
const dots = (inside, y0, shift, r, fill) => {
  const all = many(9, row => many(9, i => [p(46 + i * 13 + (row % 2) * 6 + shift), y0 + 44 + row * 13 + shift])).flat().filter(([x, y]) => inside(x, y));
  return `<path d="${all.map(([x, y]) => `M${x} ${y}h0`).join('')}" stroke="${fill}" stroke-width="${r}" stroke-linecap="round"/>`;
};
const sand = (id, d, edge, y0, inside) => symbol(id, `46 ${44 + y0} 108 106`, `<path d="${d}" fill="#f2a541"/>${dots(inside, y0, 3, 2.4, '#d9832a')}${dots(inside, y0, 8, 1.9, '#ffd08a')}<path d="${edge}" fill="none" stroke="${INK}" stroke-width="3"/>`);
const TOP = 'M20 64C60 62 84 66 100 80 116 66 140 62 180 64', LOW = 'M20 204C62 200 84 186 100 168 116 186 138 200 180 204', REST = 'M20 108C66 108 88 114 100 124 112 114 134 108 180 108', SIDE = 'M66 36C63 66 70 96 66 126S64 150 66 158';
const timer = symbol('timer-back', '0 0 200 300', `<g fill="${CREAM}" ${ink(4)}>${post(32)}${post(155)}</g><path d="${GLASS}" fill="#eef8ff"/>`)
  + sand('sand-top', TOP + 'V160H20Z', TOP, 0, (x, y) => y > 69 + 16 * (1 - far(x)) ** 2) + sand('sand-low', LOW + 'V320H20Z', LOW, 106, (x, y) => y > 174 + 36 * (1 - (1 - far(x)) ** 2)) + sand('sand-rest', REST + 'V30H20Z', REST, 0, (x, y) => y < 103 + 16 * (1 - far(x)) ** 2) + sand('sand-side', SIDE + 'H260V36Z', SIDE, 0, x => x > 71);
const front = symbol('timer-front', '0 0 200 300', `<path d="${GLASS}" fill="none" ${ink(4.5)}/><path d="M62 64C57 84 60 99 70 110M63 236C58 218 61 204 69 194M75 117l3 2.5" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".9"/><g fill="${CREAM}" ${ink(4)}>${plate(30)}${plate(256)}</g>${cap(4)}${cap(266)}<polygon points="${poly(star(11.5, 5.4, 100, 19.5))}" fill="#fff" ${ink(2.5)}/>`);

// ── the tablet in the middle of the set-up's table, the studio on its screen (15…135 × 15…85) ──
const edge = a => { const t = Math.tan(a * Math.PI / 180), side = Math.sign(t); return Math.abs(t) < 60 / 70 ? [p(75 + t * 70), 15] : [75 + side * 60, p(85 - 60 / Math.abs(t))]; };
const beams = path([-76, -56, -36, -18, 0, 18, 36, 56, 76].map(a => [[75, 85], edge(a - 4.5), edge(a + 4.5)]));
const tablet = symbol('tablet', '0 0 150 110', `<g ${ink(3.5)}><rect x="3" y="12" width="144" height="94" rx="13" fill="${INK}"/><rect x="3" y="3" width="144" height="94" rx="13" fill="#fff"/><rect x="13" y="13" width="124" height="74" rx="6" fill="${GOLD}"/></g><path d="${beams}" fill="#ffe08a"/>
  <path d="M14.800 78C40 66 110 66 135.200 78V81a4.200 4.200 0 0 1-4.200 4.200H19a4.200 4.200 0 0 1-4.200-4.200Z" fill="${ORANGE}"/><g transform="translate(75 52) scale(.4)">${bigStar(GREEN)}${small(31, 15.5)}</g>`);

save('midi.svg', `<svg ${NS}><defs>${desk}${front}${tablet}</defs></svg>`);
saveEach(new URL('midi/', out), short(`${stars}${timer}`), 'midi-');

// ── the studio: rays from the foot of the stage, and its floor ──
const ray = (r, a, w) => [[0, 0], at(r, a - w), at(r, a + w)];
const fan = (n, r, x, y, fill, turn = 0) => `<path transform="translate(${x} ${y})" d="${path(many(n, i => ray(r, turn + i * 360 / n, 90 / n)))}" fill="${fill}"/>`;
save('midi-rays.svg', `<svg ${NS} viewBox="0 0 1180 820" preserveAspectRatio="xMidYMax slice"><defs><radialGradient id="a" cx=".5" cy=".4" r=".62"><stop stop-color="#fff" stop-opacity=".45"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient></defs><path d="M0 0H1180V820H0Z" fill="${GOLD}"/>${fan(20, 1500, 590, 820, '#ffdc73')}<path d="M0 0H1180V820H0Z" fill="url(#a)"/></svg>`);
save('midi-floor.svg', `<svg ${NS} viewBox="0 0 1180 140" preserveAspectRatio="none"><path d="M-140 160C-60-46 1240-46 1320 160Z" fill="#ffab5c" stroke="${INK}" stroke-width="2.500" vector-effect="non-scaling-stroke"/><path d="M-140 170C-60-36 1240-36 1320 170Z" fill="${ORANGE}"/></svg>`);

// ── the backs of the fourteen flaps: together they are one golden star on violet ──
const WALL = star(205, 98, 330, 232);
save('midi-mural.svg', `<svg ${NS} viewBox="0 0 660 440" preserveAspectRatio="none"><path d="M0 0H660V440H0Z" fill="${VIOLET}"/>${fan(18, 620, 330, 232, VIOLET_HI)}<g ${ink(32)} fill="${INK}"><polygon points="${poly(WALL)}" transform="translate(0 9)"/><polygon points="${poly(WALL)}"/></g><polygon points="${poly(WALL)}" fill="${GOLD}" stroke="${GOLD}" stroke-width="21" stroke-linejoin="round"/><path transform="translate(330 232)" d="${fold(star(215, 98), true)}" fill="#f0a81f"/></svg>`);

// ── the lid of the box on the shelf: an <img>, so without text ──
save('box-midi.svg', `<svg ${NS} viewBox="0 0 300 224"><g stroke-width="4.5"><path d="M32 226a122 122 0 0 1 244 0z" fill="${ORANGE}" stroke="${INK}"/><path d="M42 219a112 112 0 0 1 224 0" fill="none" stroke="#ffab5c" stroke-width="9"/></g><g transform="translate(154 112) scale(1.42)">${bigStar(GREEN)}${small(31, 15.5)}</g></svg>`);
