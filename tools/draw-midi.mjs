// Draws the pictures of "Les 12 Coups de Midi" into public/pictures: the sprite midi.svg for symbols shown by <use>
// (coloured by their context, and the set-up's tablet), midi/ with images that never change, the studio, the box.
// Run: node tools/draw-midi.mjs. Inside symbols: no gradients, patterns or classes, which a hidden sprite hides.
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
  + symbol('emblem', box, bigStar(GOLD) + mark)
  + symbol('gem', '-30 -31 60 62', `<polygon points="${poly(GEM)}" fill="${INK}" ${ink(11)}/><polygon points="${poly(GEM)}" fill="${GOLD}" stroke="${GOLD}" stroke-width="6" stroke-linejoin="round"/>`);

// ── the desk's front: it stretches to any width, its outline keeps its thickness ──
const desk = symbol('star', box, bigStar('var(--star)'))
  + symbol('lectern', '0 0 100 100', `<g vector-effect="non-scaling-stroke"><path d="M0 0H100L94 112H6Z" fill="var(--front)" ${ink(2.5)} vector-effect="non-scaling-stroke"/><path d="M0 0H100L99.1 6H.9Z" fill="${INK}" opacity=".16"/></g>`, ' preserveAspectRatio="none" overflow="visible"');

// ── the tablet in the middle of the set-up's table, the studio on its screen (15…135 × 15…85) ──
const edge = a => { const t = Math.tan(a * Math.PI / 180), side = Math.sign(t); return Math.abs(t) < 60 / 70 ? [p(75 + t * 70), 15] : [75 + side * 60, p(85 - 60 / Math.abs(t))]; };
const beams = path([-76, -56, -36, -18, 0, 18, 36, 56, 76].map(a => [[75, 85], edge(a - 4.5), edge(a + 4.5)]));
const tablet = symbol('tablet', '0 0 150 110', `<g ${ink(3.5)}><rect x="3" y="12" width="144" height="94" rx="13" fill="${INK}"/><rect x="3" y="3" width="144" height="94" rx="13" fill="#fff"/><rect x="13" y="13" width="124" height="74" rx="6" fill="${GOLD}"/></g><path d="${beams}" fill="#ffe08a"/>
  <path d="M14.800 78C40 66 110 66 135.200 78V81a4.200 4.200 0 0 1-4.200 4.200H19a4.200 4.200 0 0 1-4.200-4.200Z" fill="${ORANGE}"/><g transform="translate(75 52) scale(.4)">${bigStar(GREEN)}${small(31, 15.5)}</g>`);

// ── behind the winner: a wheel of lamps, which rotates, and the face of a clock at noon, which stays still ──
const edged = 'stroke-width="2.5" stroke-linejoin="round" vector-effect="non-scaling-stroke"';
const lamps = which => `M${many(12, i => at(69.5, i * 30 + which).join(' ')).join('h0M')}h0`;
const lit = (d, w, fill) => `<path d="${d}" stroke="${fill}" stroke-width="${w}" stroke-linecap="round"/>`;
const ticks = which => many(12, i => i).filter(i => !(i % 3) === which).map(i => `M${at(50, i * 30).join(' ')}L${at(which ? 40 : 44.5, i * 30).join(' ')}`).join('');
const halo = `<g id="midi-halo"><polygon points="${poly(many(24, i => at(i % 2 ? 82 : 99, i * 15)))}" fill="${ORANGE}" stroke="${INK}" ${edged}/><circle r="79" fill="${VIOLET}" stroke="${INK}" ${edged}/>${lit(lamps(0) + lamps(15), 13, INK)}${lit(lamps(0), 9, '#fffdf0')}${lit(lamps(15), 9, GOLD)}</g>
  <g id="midi-halo-disc"><circle r="58" fill="${GOLD}" stroke="${INK}" ${edged}/><circle r="54" fill="#fffaf0"/><path d="${ticks(false)}" stroke="${ORANGE}" stroke-width="4" stroke-linecap="round"/><path d="${ticks(true)}" stroke="${ORANGE}" stroke-width="7" stroke-linecap="round"/></g>`;

save('midi.svg', `<svg ${NS}><defs>${desk}${tablet}${halo}</defs></svg>`);
saveEach(new URL('midi/', out), short(stars), 'midi-');

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
