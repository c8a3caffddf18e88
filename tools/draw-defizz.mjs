// Draws the pictures of Défizz, run by hand: its sprite, its box, its emblem in the shell's sprite.
// Letters are outlines, so that a picture needs no typeface.
import { readFileSync, writeFileSync } from 'node:fs';
import { LUCK } from './draw-luck.mjs';
import { outline } from './outlines.mjs';

const INK = '#1f1b2e', PINK = '#ff4f8b', DEEP = '#cc1258', SOFT = '#ff9dc1', BLUE = '#2374ff', BLUE_DEEP = '#1450c4', WHITE = '#ffffff', SKIN = '#ffd9e6';
const middled = (words, x, y, size) => outline(words, { size, weight: 800, spacing: -1, x: x - outline(words, { size, weight: 800, spacing: -1 }).width / 2, y }).d;
const symbol = (id, box, inside) => `<symbol id="${id}" viewBox="${box}">${inside}</symbol>`;
const dots = (list, fill, more = '') => `<g fill="${fill}"${more}>${list.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`).join('')}</g>`;
const pores = [[33, 84, 3.5, 4.5], [44, 72, 2.5, 2], [139, 170, 4, 3], [128, 180, 2.5, 2], [36, 172, 3, 2.5], [138, 82, 2.5, 3], [170, 92, 3, 5], [178, 66, 2, 3.5], [166, 138, 3, 4.5], [96, 36, 5, 2.5], [130, 44, 3.5, 2]]
  .map(([x, y, rx, ry]) => `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}"/>`).join('');

/** The foam die without the text on its face. */
const foamDie = `<g stroke-linejoin="round"><path fill="#d92c6a" stroke="${INK}" stroke-width="4" d="M16 86q0-17 11-28L56 29q11-11 28-11h76q30 0 30 30v76q0 17-11 28l-29 29q-11 11-28 11H46q-30 0-30-30z"/><path fill="${SOFT}" d="M24 66 58 31q11-11 26-11h76q14 0 22 10l-34 36q-9-9-22-9H46q-13 0-22 9z"/><rect fill="${PINK}" stroke="${INK}" stroke-width="4" x="16" y="56" width="136" height="136" rx="30"/><g fill="#b81552" opacity=".5">${pores}</g></g>`;

const helpCard = `<g stroke="${INK}" stroke-width="3" stroke-linejoin="round"><rect x="3" y="3" width="52" height="66" rx="8" fill="${WHITE}"/><path d="M3 20V11q0-8 8-8h36q8 0 8 8v9z" fill="${PINK}"/></g><path fill="${DEEP}" d="${middled('!', 29, 60, 46)}"/>`;
const clover = `<g stroke="${INK}" stroke-width="4" stroke-linejoin="round"><path d="M52 52q2 26 16 42" fill="none" stroke-width="6"/><g fill="#20b26b"><path d="M50 50C22 44 14 22 30 14c12-6 20 8 20 20 0-12 8-26 20-20 16 8 8 30-20 36z"/><path d="M50 50C44 78 22 86 14 70c-6-12 8-20 20-20-12 0-26-8-20-20 8-16 30-8 36 20z"/><path d="M50 50c28-6 36-28 20-36"/><path d="M50 50c6 28 28 36 36 20 6-12-8-20-20-20 12 0 26-8 20-20-8-16-30-8-36 20z"/></g></g>`;
const pad = `<g stroke="${INK}" stroke-width="4" stroke-linejoin="round"><path d="M4 82C4 30 28 4 60 4s56 26 56 78z" fill="${WHITE}"/><path d="M18 82c0-40 18-62 42-62s42 22 42 62z" fill="${PINK}"/></g><path d="M36 50q6-16 18-20" fill="none" stroke="${WHITE}" stroke-width="7" stroke-linecap="round"/>`;
const target = `<g stroke="${INK}" stroke-width="3"><circle cx="50" cy="50" r="46" fill="${WHITE}"/><circle cx="50" cy="50" r="33" fill="${SOFT}"/><circle cx="50" cy="50" r="20" fill="${WHITE}"/><circle cx="50" cy="50" r="9" fill="${DEEP}"/></g><path d="M50 50 84 16m-2 14 14-14-12-4-4-12-14 14" fill="none" stroke="${INK}" stroke-width="4" stroke-linejoin="round"/>`;
const ball = `<g stroke="${INK}" stroke-width="4" stroke-linejoin="round"><path d="M58 62 84 90" stroke-width="14" stroke-linecap="round"/><circle cx="38" cy="42" r="32" fill="${BLUE}"/><circle cx="78" cy="28" r="15" fill="${WHITE}"/></g>`;

/** The tablet in the middle of the set-up's table. */
const tablet = `<g stroke="${INK}" stroke-width="3.5" stroke-linejoin="round"><rect x="3" y="12" width="144" height="94" rx="13" fill="${INK}"/><rect x="3" y="3" width="144" height="94" rx="13" fill="${WHITE}"/><rect x="13" y="13" width="124" height="74" rx="6" fill="${SKIN}"/></g><path d="M14.500 64q16-9 31 0t31 0 31 0 28.500 0V83q0 3-3 3H17.500q-3 0-3-3z" fill="${BLUE}"/>${dots([[34, 30, 4], [112, 26, 5], [118, 46, 3], [40, 50, 3]], WHITE)}<g transform="translate(48 17) scale(.27)">${foamDie}<path fill="${WHITE}" d="${middled('300', 84, 148, 62)}"/></g>`;

/** Behind the winner: fizz bursting out of a bottle, which rotates, and a bubble in it, which stays still. */
const edged = 'stroke-width="2.5" stroke-linejoin="round" vector-effect="non-scaling-stroke"';
const at = (r, a) => [r * Math.sin(a * Math.PI / 180), -r * Math.cos(a * Math.PI / 180)].map(n => +n.toFixed(1)).join(' ');
const around = (n, f) => [...Array(n)].map((_, i) => f(i * 360 / n, i)).join('');
// An edge of foam; `wide` lists the widths of its bubbles in degrees.
const foamy = (r, wide, first = 0) => { let a = first; return `M${at(r, a)}${wide.map(w => { a += w; const arc = +(r * w / 101).toFixed(1); return `A${arc} ${arc} 0 0 1 ${at(r, a)}`; }).join('')}Z`; };
const WIDE = [32, 24, 36, 20, 34, 28, 22, 38, 26, 34, 30, 36], LACE = [26, 40, 30, 22, 44, 28, 36, 24, 42, 30, 38];
// A drop that flies off, its tail pointing back to the middle.
const drop = (a, from, to, r) => { const mid = to - r, side = Math.asin(r / mid) * 180 / Math.PI; return `M${at(from, a)}L${at(mid, a + side)}A${r} ${r} 0 0 0 ${at(mid, a - side)}Z`; };
const drops = which => around(7, (a, i) => (which ? drop(a + 25.7, 74, i % 2 ? 94 : 91, 5.5) : drop(a, 72, i % 3 ? 97 : 100, 7.5)));
const halo = `<defs><g id="defizz-halo" stroke="${INK}"><path fill="${BLUE}" ${edged} d="${drops(0)}"/><path fill="${PINK}" ${edged} d="${drops(1)}"/><path fill="${BLUE}" ${edged} d="${foamy(70, WIDE)}"/></g><g id="defizz-halo-disc"><path fill="${WHITE}" stroke="${INK}" ${edged} d="${foamy(58, LACE, 7)}"/><circle r="53" fill="${SKIN}"/><path d="M-42-14A44 44 0 0 1-17-40.500M-5-43.700h0" fill="none" stroke="${WHITE}" stroke-width="7" stroke-linecap="round"/></g></defs>`;

writeFileSync('public/pictures/defizz.svg', `<svg xmlns="http://www.w3.org/2000/svg">${[
  symbol('foam-die', '0 0 208 208', foamDie), symbol('help-card', '0 0 58 72', helpCard), symbol('clover', '0 0 100 100', clover), symbol('pad', '0 0 120 84', pad),
  symbol('target', '0 0 100 100', target), symbol('ball', '0 0 100 100', ball), symbol('defizz-tablet', '0 0 150 110', tablet), LUCK, halo,
].join('')}</svg>\n`);

const die = `<g transform="translate(58 14) rotate(-8 104 104)">${foamDie}<rect x="35" y="76" width="98" height="40" rx="20" fill="${BLUE_DEEP}" stroke="${INK}" stroke-width="3"/><path fill="${WHITE}" d="${middled('DUEL', 84, 106, 29)}"/><path fill="${WHITE}" stroke="${INK}" stroke-width="5" paint-order="stroke" stroke-linejoin="round" d="${middled('300', 84, 173, 60)}"/></g>`;
writeFileSync('public/pictures/box-defizz.svg', `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 224">${dots([[36, 168, 14], [26, 70, 9], [52, 32, 6], [262, 40, 12], [278, 92, 7], [256, 190, 16], [20, 122, 5]], WHITE, ' opacity=".92"')}${die}</svg>\n`);

const emblem = symbol('emblem-defizz', '0 0 100 100', `<g transform="rotate(-8 50 50)"><rect x="14" y="18" width="72" height="72" rx="18" fill="${INK}"/><rect x="14" y="12" width="72" height="72" rx="18" fill="${PINK}" stroke="${INK}" stroke-width="5"/><path fill="${WHITE}" d="${middled('!', 38, 70, 58)}${middled('?', 62, 70, 58)}"/></g>`);
const shell = 'public/pictures/shell.svg';
const sprite = readFileSync(shell, 'utf8').replace(/<symbol id="emblem-defizz"[\s\S]*?<\/symbol>/, '');
writeFileSync(shell, sprite.replace(/(<symbol id="emblem-millions")/, `${emblem}$1`));
