// Draws the pictures of "Quelle heure est-il ?" into public/pictures: the sprite heure.svg and the backgrounds.
// Run: node tools/draw-heure.mjs. Inside symbols: no gradients and no classes, since <use> from another file sees neither.
// heure/ contains the cards, each a separate image: no text, and no <use> of pieces of another file.
import { writeFileSync } from 'node:fs';
import { saveEach } from './drawings.mjs';
import { outline } from './outlines.mjs';

const INK = '#1f1b2e', GOLD = '#ffd45c', CREAM = '#fff3c9', CORAL = '#ff6b57';
const out = new URL('../public/pictures/', import.meta.url);
const p = n => +n.toFixed(1);
const NS = 'xmlns="http://www.w3.org/2000/svg"';
const short = svg => svg.replace(/>\n\s*</g, '><').replace(/(\.\d*?[1-9])0+(?=\D)/g, '$1');
const save = (name, svg) => writeFileSync(new URL(name, out), short(svg) + '\n');
const turns = (n, draw) => [...Array(n)].map((_, i) => draw(p(i * 360 / n))).join('');

// ── pieces that symbols share ──
const o = 'vector-effect="non-scaling-stroke" stroke-width="2.5"';               // an outline as thick on every size of card
const font = (size, weight, more = '') => `font-family="Bricolage Grotesque Variable,Bricolage Grotesque,system-ui,sans-serif" font-size="${size}" font-weight="${weight}" text-anchor="middle" ${more}`;
const STAR = 'M0-5 1.3-1.3 5 0 1.3 1.3 0 5-1.3 1.3-5 0-1.3-1.3Z';
const star = (x, y, k) => `<use href="#star" transform="translate(${x} ${y}) scale(${k})"/>`;
const turned = (x, y, a) => { const t = a * Math.PI / 180; return `${p(x * Math.cos(t) - y * Math.sin(t))} ${p(x * Math.sin(t) + y * Math.cos(t))}`; };
// a ray that begins r from the middle, h long and 2w wide, pointing to a degrees
const ray = (r, w, h, a = 0) => `M${turned(-w, -r, a)}L${turned(0, -r - h, a)}L${turned(w, -r, a)}Z`;
const rays = (n, r, w, h) => turns(n, a => ray(r, w, h, a));
const thin = 'stroke-width="4"';                                                  // … and one that shrinks with the small drawing
const sun = (x, y, r, fill, edge) => `<path transform="translate(${x} ${y})" d="${rays(12, r + 1.6, 1.9, 3.6)}" fill="#ffb400"/><circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" stroke="${INK}" ${edge}/>`;
const hills = ([back, front]) => `<path d="M0 60C14 50 26 56 40 60S78 52 100 61V110H0Z" fill="${back}"/><path d="M0 84C22 72 60 96 100 78V110H0Z" fill="${front}"/>`;
const low = ([back]) => `<path d="M0 52C14 44 26 48 40 52S78 44 100 53V98H0Z" fill="${back}"/>`;
const around = (a, d) => [p(50 + d * Math.sin(a * Math.PI / 180)), p(67 - d * Math.cos(a * Math.PI / 180))];
const middled = (words, x, y, size, weight, spacing) => outline(words, { size, weight, spacing, x: x - outline(words, { size, weight, spacing }).width / 2, y }).d;
const numerals = [...Array(12)].map((_, i) => { const [x, y] = around((i + 1) * 30, 28.4); return middled(String(i + 1), x, y + 3.1, 8.8, 700); }).join('');
// the minute hand on 12, the hour hand at h hours, the knob they turn on
const hands = (hour, cy, m, h, wm, wh, win, dot) => {
  const end = turned(0, -h, hour % 12 * 30).split(' ').map(Number), d = `M50 ${cy}l${end.join(' ')}`;
  return `<path d="M50 ${cy}V${p(cy - m)}" stroke="${INK}" stroke-linecap="round" stroke-width="${wm}"/><path d="${d}" stroke="${INK}" stroke-linecap="round" stroke-width="${wh}"/><path d="${d}" stroke="${CORAL}" stroke-linecap="round" stroke-width="${win}"/><circle cx="50" cy="${cy}" r="${dot}" fill="${INK}"/>`;
};
const disc = `<circle cx="50" cy="67" r="36" fill="#fff" stroke="${INK}" ${o}/>`, nums = `<path d="${numerals}" fill="${INK}"/>`;
const clock = (hour, under = '') => disc + under + nums + hands(hour, 67, 20.9, 15.1, 3.4, 7.4, 4, 3);
const dial = hour => `<circle cx="50" cy="58" r="32" fill="#fff" stroke="${INK}" ${thin}/><path d="M50 29.2V34.3M78.8 58H73.7M50 86.800V81.700M21.200 58H26.300" stroke="${INK}" stroke-width="4" stroke-linecap="round"/>${hands(hour, 58, 21.1, 14.4, 4.6, 9.5, 5.4, 3.6)}`;
// the white foot of a card with its figures
const foot = (y, edge, figures) => `<path d="M-9 ${y}H109V150H-9Z" fill="#fff" stroke="${INK}" ${edge}/><path d="${figures}" fill="${INK}"/>`;

// ── hour cards, h = 6…22: minute hand on 12, hour hand at h × 30°, sun from 06 to 20 on its arc, moon at 21 and 22 ──
const SKIES = { 6: ['#ff9f86', '#ffc4ab'], 7: ['#ffb79d', '#ffd9c4'], 8: ['#ffd9b3', '#ffefd6'], 9: ['#bfe6ff', '#e4f5ff'], 10: ['#a6dcff', '#d3efff'], 11: ['#8fd3ff', '#c3e8ff'], 12: ['#7accff', '#b6e3ff'], 13: ['#6fc6ff', '#afe0ff'], 14: ['#7accff', '#b6e3ff'], 15: ['#8fd3ff', '#c3e8ff'], 16: ['#abdcf2', '#d9f1f7'], 17: ['#ffdf94', '#fff0c4'], 18: ['#ffc071', '#ffdca3'], 19: ['#ff9e7a', '#ffc3a4'], 20: ['#e8769a', '#ffa9a0'], 21: ['#5b459f', '#7a62bd'], 22: ['#2d2a6e', '#454094'] };
const HILLS = { day: ['#8fdb8a', '#55bd76'], morning: ['#9ccf8c', '#6bb377'], evening: ['#7fae74', '#4f8f6b'], night: ['#3a4a8c', '#273673'] };
const night = h => h > 20;
const ground = h => HILLS[night(h) ? 'night' : h < 8 ? 'morning' : h > 18 ? 'evening' : 'day'];
function light(h, y0, rx, ry) {
  const t = (h - 6) / 14 * Math.PI;
  return night(h) ? [p(50 - rx + (h - 20) * 5.5), p(y0 - ry * .35 - (h - 20) * 7)] : [p(50 - rx * Math.cos(t)), p(y0 - ry * Math.sin(t))];
}
function orb(h, [x, y], r, edge) {
  if (night(h)) return `<path transform="translate(${x} ${y}) scale(${r / 10})" fill="${CREAM}" stroke="${INK}" stroke-width="3" d="M4-9.5A10 10 0 1 0 9.5 4 8.2 8.2 0 0 1 4-9.5Z"/>`;
  return sun(x, y, r, h < 8 || h > 18 ? '#ff7a45' : '#ffd02e', edge);
}
const sky = (h, at, y, stars) => `<path d="M0 0H100V${y}H0Z" fill="${SKIES[h][0]}"/><circle cx="${at[0]}" cy="${at[1]}" r="21" fill="${SKIES[h][1]}"/>${night(h) ? stars.map(([x, y, k]) => `<path transform="translate(${x} ${y}) scale(${k})" d="${STAR}" fill="${CREAM}"/>`).join('') : ''}`;
const figure = h => String(h).padStart(2, '0');
function fullCard(h) {
  const at = light(h, 56, 41, 40.5), [nx, ny] = around(h * 30, 28.4), f = figure(h);
  const hour = outline(f, { size: 30, weight: 800, spacing: -.6 }), nought = outline(':00', { size: 21, weight: 650, spacing: -.6 });
  const x = 50 - (hour.width + nought.width) / 2;
  const figures = outline(f, { size: 30, weight: 800, spacing: -.6, x, y: 133 }).d + outline(':00', { size: 21, weight: 650, spacing: -.6, x: x + hour.width, y: 133 }).d;
  return `<symbol id="h-${f}" viewBox="0 0 100 140">${sky(h, at, 108, [[62, 15, 1], [84, 24, .8], [90, 46, .55], [46, 24, .55]])}${orb(h, at, 8.5, o)}${hills(ground(h))}${clock(h, `<circle cx="${nx}" cy="${ny}" r="5.9" fill="${GOLD}"/>`)}${foot(107, o, figures)}</symbol>`;
}
function miniCard(h) {
  const at = light(h, 45, 38, 30), f = figure(h);
  return `<symbol id="m-${f}" viewBox="0 0 100 140">${sky(h, at, 97, [[70, 14, 1.3], [88, 34, 1]])}${orb(h, at, 10, thin)}${low(ground(h))}${dial(h)}${foot(96, thin, middled(f, 50, 134.5, 49, 800, -1.5))}</symbol>`;
}
const hours = [...Array(17)].map((_, i) => fullCard(i + 6) + miniCard(i + 6)).join('');

// ── ghosts: three moods of one sheet; the mood follows the moment, never the card ──
const SHEET = 'M60 10C34 10 20 30 20 58 20 84 17 100 12 115 9.5 123 17 128 23 123 29 118 33 117.5 38 124 42 130.5 50 130.5 54 124 58 117.5 64 117.5 68 124 72 130.5 80 130.5 84 124 88 117.5 91 118 97 122.5 103 127 110.5 122 108 115 103 100 100 84 100 58 100 30 86 10 60 10Z';
const pen = w => `stroke="${INK}" stroke-width="${w}" stroke-linejoin="round" stroke-linecap="round"`, line = pen(3);
const cheeks = (x1, x2, y) => `<g fill="#ff9c8c"><ellipse cx="${x1}" cy="${y}" rx="7" ry="4.5"/><ellipse cx="${x2}" cy="${y}" rx="7" ry="4.5"/></g>`;
const ghostParts = `<g id="sheet"><path d="${SHEET}" fill="#fff"/><path d="M76 13.5C92 21 100 37 100 58 100 84 103 100 108 115 110.5 122 103 127 97 122.5 93.5 120 91.5 118.7 89.6 118.8 91 92 90 72 87 50 85 35 81.5 22 76 13.5Z" fill="#d9d3ff"/><path d="${SHEET}" fill="none" ${line}/></g>
  <path id="arm" d="M90 76C108 72 120 54 119 37 118 29 107 29 106 37 105 47 100 54 90 57Z" fill="#fff" ${line}/>
  <g id="hello"><path d="M92 76C107 74 118 61 117.5 47 117 39 106.5 38 105 45.5 103.5 53 99 57 90 58Z" fill="#fff" ${line}/><use href="#sheet"/>${cheeks(36, 80, 73)}<ellipse cx="44" cy="57" rx="6" ry="8.5" fill="${INK}"/><circle cx="45.8" cy="53.6" r="2.2" fill="#fff"/><path d="M65.5 58.5C68 53 77 53 79.5 58.5" fill="none" ${pen(4)}/><path d="M47 75C50 87 66 88 71 75.5 63 78.5 55 78 47 75Z" fill="${INK}" ${line}/><path d="M54 82C57 78.5 63 78.5 66 82 63 86 57 86 54 82Z" fill="${CORAL}"/></g>
  <g id="boo"><use href="#arm"/><use href="#arm" transform="matrix(-1 0 0 1 120 0)"/><use href="#sheet"/>${cheeks(33, 87, 74)}<g fill="${INK}"><ellipse cx="44" cy="54" rx="8" ry="11"/><ellipse cx="76" cy="54" rx="8" ry="11"/></g><g fill="#fff"><circle cx="46.4" cy="49.6" r="2.9"/><circle cx="78.4" cy="49.6" r="2.9"/></g><path d="M33 37.5C37 33.5 42 32.5 46 34M74 34C78 32.5 83 33.5 87 37.5" fill="none" ${line}/><path d="M60 74C70 74 74 81 74 90 74 99 68 104 60 104 52 104 46 99 46 90 46 81 50 74 60 74Z" fill="${INK}"/><path d="M50.5 94.5C54 90 66 90 69.5 94.5 67.5 99 64.5 101 60 101 55.5 101 52.5 99 50.5 94.5Z" fill="${CORAL}"/></g>
  <g id="sleep"><use href="#sheet"/>${cheeks(35, 83, 76)}<path d="M38 62C41 67.5 50 67.5 53 62M65 62C68 67.5 77 67.5 80 62" fill="none" ${pen(4)}/><ellipse cx="59.5" cy="82" rx="5" ry="6" fill="${INK}"/><ellipse cx="59.5" cy="84.5" rx="3" ry="2.6" fill="${CORAL}"/><path d="M30 27C32 2 62-14 88 2 103 11 111 27 112 44 103 35 97 31 90 29Z" fill="#5a4bd6"/><path d="M52 .5C60-4.5 70-5.5 78-2.5 72 6 69 16 69 27L50 26.5C48 17 48.5 9 52 .5ZM97 9.5C104 17 109 27 111 40 106 35.5 101 32.5 96 30.5 98 23 98.5 16 97 9.5Z" fill="#8f84f5"/><path d="M30 27C32 2 62-14 88 2 103 11 111 27 112 44 103 35 97 31 90 29Z" fill="none" ${line}/><circle cx="113" cy="48" r="7.5" fill="${GOLD}" ${line}/><rect x="23" y="20" width="74" height="15" rx="7.5" transform="rotate(2 60 27)" fill="${CREAM}" ${line}/></g>`;
const scene = `<path d="M0 0H100V140H0Z" fill="#7d6ff0"/><circle cx="50" cy="62" r="42" fill="#988cf6"/><circle cx="50" cy="62" r="30" fill="#b0a6fa"/><path d="M0 112C20 98 44 118 62 108S90 104 100 110V140H0Z" fill="#5a4bd6"/><path d="M0 126C26 114 60 132 100 120V140H0Z" fill="#463ab8"/>${star(14, 18, 1.3)}${star(86, 28, 1)}${star(82, 12, .6)}${star(13, 90, .8)}${star(88, 88, 1.1)}`;
// The parts of the ghost with these ids.
const partsOf = (...ids) => ghostParts.split('\n').filter(part => ids.some(id => part.includes(`id="${id}"`))).join('');
const ghosts = `${partsOf('sheet', 'sleep')}
  <symbol id="moon-sleep" viewBox="0 0 200 190"><path d="M118 16C66 14 22 52 22 104 22 148 60 182 106 182 144 182 172 162 184 132 168 146 150 152 132 150 96 148 70 120 72 84 74 54 92 30 118 16Z" fill="${CREAM}" stroke="${INK}" stroke-width="3.4" stroke-linejoin="round"/><path d="M46 84c4-4 9-4 12-1M44 118c4 6 10 7 14 4" fill="none" stroke="#e2cf92" stroke-width="5" stroke-linecap="round"/><use href="#sleep" transform="translate(84 52) rotate(8) scale(.74)"/><g fill="${CREAM}" ${font(20, 800)}><text x="160" y="50">z</text><text x="174" y="34" font-size="26">z</text></g></symbol>`;

// ── the moments of the day above the seven slots ──
const CLOUD = 'M0 40C-2 22 16 14 28 22 32 4 58 0 68 16 80 8 98 16 96 30 108 30 112 42 104 48H8C2 48 0 44 0 40Z';
const small = pen(2.5);
const half = (id, fill, disc) => `<symbol id="${id}" viewBox="-24 -24 48 40"><path transform="translate(0 8)" fill="${fill}" d="${[-72, -36, 0, 36, 72].map(a => ray(14.8, 2.6, 7.2, a)).join('')}"/><path d="M-13 8a13 13 0 0 1 26 0Z" fill="${disc}" ${small}/><path d="M-22 8h44" ${small}/></symbol>`;
const bright = cloud => `<use href="#day"/>` + (cloud === undefined ? '' : `<use href="#puff" x="${cloud}" y="-1.500"/>`);
const moments = `<g id="day"><path fill="#ffab00" d="${rays(12, 12.5, 2.2, 5.5)}"/><circle r="11" fill="#ffd02e" ${small}/></g><path id="puff" transform="scale(.27)" d="${CLOUD}" fill="#fff" stroke="${INK}" stroke-width="9.2" stroke-linejoin="round"/>
  ${half('moment-1', '#ff7a45', '#ff7a45')}<symbol id="moment-2" viewBox="-30 -20 60 40">${bright(-2)}</symbol><symbol id="moment-3" viewBox="-30 -20 60 40">${bright()}</symbol>
  <symbol id="moment-4" viewBox="-24 -24 48 48"><path fill="#ffab00" d="${rays(14, 16, 2.8, 7.5)}"/><circle r="14" fill="#ffd02e" ${small}/></symbol>
  <symbol id="moment-5" viewBox="-30 -20 60 40">${bright(-30)}</symbol>${half('moment-6', '#e0462a', '#ff6238')}
  <symbol id="moment-7" viewBox="-34 -20 68 40"><path d="M6.500-14A15 15 0 1 0 14 7 12.500 12.500 0 0 1 6.500-14Z" fill="${CREAM}" ${small}/><path fill="${CREAM}" d="M-24-10l1.400 4 4 1.400-4 1.400-1.400 4-1.400-4-4-1.400 4-1.400zM24-12l1.600 4.600 4.600 1.600-4.600 1.600-1.600 4.600-1.600-4.600-4.600-1.600 4.600-1.600zM17 6l1 3 3 1-3 1-1 3-1-3-3-1 3-1z"/></symbol>`;

// ── small things ──
const things = `<symbol id="cross" viewBox="0 0 24 24"><path d="M6 6l12 12M18 6 6 18" fill="none" stroke="currentColor" stroke-width="4" stroke-linecap="round"/></symbol>
  <symbol id="box" viewBox="0 0 27 25"><g stroke="${INK}" stroke-width="2.2" stroke-linejoin="round" stroke-linecap="round"><path d="M3 12h21v9a2.5 2.5 0 0 1-2.5 2.5h-16A2.5 2.5 0 0 1 3 21Z" fill="#ffd02e"/><path d="M3 12 1.2 8M24 12l1.8-4" fill="none"/><path d="M13.5 1.6v8.6M9.8 6.8l3.7 3.8 3.7-3.8" fill="none"/></g></symbol>
  <symbol id="count" viewBox="0 0 27 23"><g fill="#fff" stroke="${INK}" stroke-width="2.200" stroke-linejoin="round"><rect x="5" y="3" width="11" height="16" rx="2.500" transform="rotate(-16 10 19)"/><rect x="10" y="3" width="11" height="16" rx="2.500" transform="rotate(14 15 19)"/></g></symbol>
  <path id="heure-halo" fill="#ffc21a" d="${rays(18, 63.8, 11.2, 28.2)}"/><circle id="heure-halo-disc" r="56" fill="#fff6d6" stroke="${INK}" ${o}/>
  <symbol id="heure-tablet" viewBox="0 0 150 110"><g stroke="${INK}" stroke-width="3.500" stroke-linejoin="round"><rect x="3" y="12" width="144" height="94" rx="13" fill="${INK}"/><rect x="3" y="3" width="144" height="94" rx="13" fill="#fff"/><path d="M19 13H131a6 6 0 0 1 6 6V81a6 6 0 0 1-6 6H19a6 6 0 0 1-6-6V19a6 6 0 0 1 6-6Z" fill="#8fd3ff"/></g><path d="M14.800 66C40 54 66 70 90 62S124 58 135.200 64V81a4.200 4.200 0 0 1-4.200 4.200H19a4.200 4.200 0 0 1-4.200-4.200Z" fill="#55bd76"/><use href="#day" x="38" y="35"/><g transform="translate(28 -12) scale(.94)">${clock(4)}</g></symbol>`;

// hints that move are separate images: moving a box repaints nothing
save('drop-here.svg', `<svg ${NS} viewBox="0 0 44 40"><path d="M15 3h14v15h11L22 37 4 18h11z" fill="${GOLD}" ${line}/></svg>`);
save('hint-hand.svg', `<svg ${NS} viewBox="0 0 52 60"><path d="M19 33V9.500a5.200 5.200 0 0 1 10.400 0V25l11.500 2.600c4.300 1 6.600 4.300 5.900 8.600l-2 12.500c-.7 4.300-3.400 7.300-8 7.300H25.500c-3.500 0-6-1.300-8-4.300L7.500 38.500c-1.900-3 .1-6.800 3.600-6.800 2.300 0 4 1 5.400 3.300z" fill="#fff" ${line}/><path d="M29.400 25v7M36.500 27v6" ${pen(2.6)}/></svg>`);

const starDef = `<path id="star" d="${STAR}" fill="${CREAM}"/>`;
save('heure.svg', `<svg ${NS}><defs>${ghosts}${moments}${things}</defs></svg>`);

const ghostCard = (mood, ...parts) => `<symbol id="ghost-card-${mood}" viewBox="0 0 100 140"><defs>${starDef}${partsOf(mood, ...parts)}</defs>${scene}<use href="#${mood}" transform="translate(9 22) scale(.7)"/></symbol>`;
saveEach(new URL('heure/', out), short(`${hours}${ghostCard('hello', 'sheet')}${ghostCard('boo', 'sheet', 'arm')}`));

// ── the backdrops: a day from dawn to night in seven bands, and the hills under it ──
const WAVES = [[601.5, 1, '#5b459f'], [601.5, -1, '#c25f98'], [593.5, -1, '#ff9e7a'], [499.5, 1, '#ffc182'], [499.5, -1, '#ffe19b'], [399.5, 1, '#c9e8ee'], [391.5, -1, '#8fd3ff'], [295.5, 1, '#b3e2ff'], [199.5, 1, '#d9efff'], [201.5, -1, '#ffe6c7'], [109.5, -1, '#ffc9b0'], [101.5, -1, '#ffb096']];
const wave = (x, s) => `M0 0H${x}C${p(x - s * 3.1)} 34 ${p(x + s * 10.8)} 66 ${p(x + s * 6.8)} 100S${p(x - s * 3.1)} 160 ${p(x + s * 3.6)} 200H0Z`;
const flat = (w, h, body) => `<svg ${NS} viewBox="0 0 ${w} ${h}" preserveAspectRatio="none">${body}</svg>`;
save('heure-day.svg', flat(700, 200, `<path d="M0 0H700V200H0Z" fill="#2d2a6e"/>` + WAVES.map(([x, s, fill]) => `<path transform="translate(1.6)" d="${wave(x, s)}" fill="${INK}" opacity=".1"/><path d="${wave(x, s)}" fill="${fill}"/>`).join('')));
const bands = (id, colours) => `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x2="700">${colours.map((c, i) => `<stop offset="${p(i * 100 / 7)}%" stop-color="${c}"/><stop offset="${p((i + 1) * 100 / 7)}%" stop-color="${c}"/>`).join('')}</linearGradient>`;
const land = (back, front) => flat(700, 200, `<defs>${bands('a', ['#c9c983', '#a5d98b', '#93dc8e', '#8ad98c', '#a6d483', '#b9b86e', '#3d4b8e'])}${bands('b', ['#93b474', '#6cc07a', '#58bf79', '#50ba76', '#6fb46c', '#86995a', '#283773'])}</defs><path d="${back}" fill="url(#a)"/><path d="${front}" fill="url(#b)"/>`);
save('heure-hills.svg', land('M0 168C60 150 110 160 170 168S300 152 370 164 520 176 590 162 670 158 700 166V200H0Z', 'M0 184C90 172 150 192 250 182S430 176 520 186 640 174 700 182V200H0Z'));
save('heure-hills-high.svg', land('M0 44C70 6 150 14 240 34S420 60 500 34 640 10 700 36V200H0Z', 'M0 96C100 60 180 100 300 92S520 66 600 88 680 92 700 84V200H0Z'));
save('clouds.svg', `<svg ${NS} viewBox="0 0 1180 885" preserveAspectRatio="xMidYMin slice">${[[60, 120, 1.9, '#d3eeff'], [820, 60, 2.4, '#d3eeff'], [420, 330, 1.5, '#cdebff'], [980, 520, 1.6, '#cdebff'], [-40, 560, 1.8, '#cdebff']].map(([x, y, k, fill]) => `<path transform="translate(${x} ${y}) scale(${k})" d="${CLOUD}" fill="${fill}"/>`).join('')}</svg>`);

// ── the back of every card: half sun, half moon; upside down it is still the same kind of back ──
const dots = [...Array(11)].map((_, row) => [...Array(7)].map((_, i) => `M${5 + i * 15 + row % 2 * 7} ${5 + row * 13}h0`).join('')).join('');
save('card-back.svg', `<svg ${NS} viewBox="0 0 100 140" width="100" height="140" preserveAspectRatio="xMidYMid slice"><path d="M0 0H100V140H0Z" fill="#5a4bd6"/><path d="${dots}" stroke="#6c5de4" stroke-width="4.8" stroke-linecap="round"/><rect x="9" y="9" width="82" height="122" rx="9" fill="none" stroke="#cfc8ff" stroke-width="2.5"/><g transform="rotate(-14 50 70)"><circle cx="50" cy="70" r="30" fill="#2d2a6e"/><path d="M20 70a30 30 0 0 1 60 0Z" fill="#8fd3ff"/><path d="M36 70a14 14 0 0 1 28 0Z" fill="#ffd02e"/><g fill="#ffd02e">${[-66, -33, 0, 33, 66].map(a => `<path transform="rotate(${a} 50 70)" d="M46.8 53.5 50 46.5l3.200 7Z"/>`).join('')}</g><path d="M52 76.5a9 9 0 1 0 8 13.5 8 8 0 0 1-8-13.5Z" fill="${CREAM}"/><g fill="${CREAM}"><circle cx="36" cy="80" r="1.8"/><circle cx="67" cy="78" r="1.8"/></g><path d="M20 70h60" stroke="${INK}" stroke-width="2.5"/><circle cx="50" cy="70" r="30" fill="none" stroke="${INK}" stroke-width="3"/></g></svg>`);

// ── the lid of the box on the shelf: an <img>, so without text ──
const marks = (step, from, to, w) => `<path d="${[...Array(12)].map((_, i) => i).filter(i => step ? i % 3 === 0 : i % 3).map(i => { const a = i * Math.PI / 6, at = d => `${p(d * Math.sin(a))} ${p(-d * Math.cos(a))}`; return `M${at(from)}L${at(to)}`; }).join('')}" stroke-width="${w}"/>`;
save('box-heure.svg', `<svg ${NS} viewBox="0 0 300 224"><defs>${partsOf('sheet', 'hello')}${starDef}</defs>
  ${star(272, 26, 2)}${star(250, 178, 1.8)}${star(284, 152, 1.1)}<use href="#hello" transform="translate(166 4) rotate(9) scale(1.06)"/>
  <g transform="translate(106 118)" stroke="${INK}" stroke-width="4" stroke-linecap="round"><circle cy="4" r="99" fill="${INK}"/><circle r="99" fill="#fff"/><circle cx="64.900" cy="37.500" r="14" fill="${GOLD}" stroke="none"/>${marks(1, 82, 69, 7)}${marks(0, 83, 76, 4.500)}<path d="M0 0V-58" stroke-width="9"/><path d="M0 0 38 22" stroke-width="15"/><path d="M0 0 38 22" stroke="${CORAL}" stroke-width="8"/><circle r="6.500" fill="${INK}" stroke="none"/></g></svg>`);
