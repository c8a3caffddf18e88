// Draws the props that several games share into public/pictures: the sprite props.svg for parts coloured
// by their context (a sand timer's caps), props/ with images that never change: sand, glass, the burst
// behind the seat on turn. Run: node tools/draw-props.mjs
import { writeFileSync } from 'node:fs';
import { saveEach } from './drawings.mjs';

const INK = '#1f1b2e';
const out = new URL('../public/pictures/', import.meta.url);
const p = n => +n.toFixed(1);
const at = (r, a, x = 0, y = 0) => [p(x + r * Math.sin(a * Math.PI / 180)), p(y - r * Math.cos(a * Math.PI / 180))];
const poly = points => points.map(([x, y]) => `${x} ${y}`).join(' ');
const many = (n, f) => [...Array(n)].map((_, i) => f(i));
const symbol = (id, box, body) => `<symbol id="${id}" viewBox="${box}">${body}</symbol>`;
const ink = w => `stroke="${INK}" stroke-width="${w}" stroke-linejoin="round" stroke-linecap="round"`;
const star = (outer, inner, x = 0, y = 0) => many(10, i => at(i % 2 ? inner : outer, i * 36, x, y));
const zigzag = (n, outer, inner) => many(2 * n, i => at(i % 2 ? inner : outer, i * 180 / n));

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
const front = symbol('props-timer-front', '0 0 200 300', `<path d="${GLASS}" fill="none" ${ink(4.5)}/><path d="M62 64C57 84 60 99 70 110M63 236C58 218 61 204 69 194M75 117l3 2.5" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".9"/><g fill="${CREAM}" ${ink(4)}>${plate(30)}${plate(256)}</g>${cap(4)}${cap(266)}<polygon points="${poly(star(11.5, 5.4, 100, 19.5))}" fill="#fff" ${ink(2.5)}/>`);

const burst = symbol('burst', '-96 -96 192 192', `<polygon points="${poly(zigzag(18, 92, 77))}" fill="#fff" ${ink(3)}/>`);

writeFileSync(new URL('props.svg', out), `<svg xmlns="http://www.w3.org/2000/svg"><defs>${front}</defs></svg>\n`);
saveEach(new URL('props/', out), burst + timer);
