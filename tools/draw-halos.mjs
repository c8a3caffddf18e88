// Draws the halos behind the winners of Qui veut gagner des millions ? and Egomaster into their sprites, which are
// otherwise drawn by hand: GAME-halo rotates, GAME-halo-disc is still, in front of it. Run: node tools/draw-halos.mjs
// As in every sprite: no gradients, no classes; every id begins with the game's name, since all sprites lie in one page.
import { readFileSync, writeFileSync } from 'node:fs';

const out = new URL('../public/pictures/', import.meta.url);
const p = n => +n.toFixed(1);
const at = (r, a) => [p(r * Math.sin(a * Math.PI / 180)), p(-r * Math.cos(a * Math.PI / 180))];
const many = (n, f) => [...Array(n)].map((_, i) => f(i));
const shape = points => `M${points.map(([x, y]) => `${x} ${y}`).join('L')}Z`;
const edged = 'stroke-width="2.5" stroke-linejoin="round" vector-effect="non-scaling-stroke"';
const fill = (d, colour, more = '') => `<path d="${d}" fill="${colour}"${more}/>`;

/** Appends both parts to the game's sprite, replacing earlier ones. */
function save(game, outer, disc) {
  const file = new URL(`${game}.svg`, out);
  const sprite = readFileSync(file, 'utf8').replace(new RegExp(`<defs><g id="${game}-halo">.*?</defs>`, 's'), '');
  const halo = `<defs><g id="${game}-halo">${outer}</g><g id="${game}-halo-disc">${disc}</g></defs>`;
  writeFileSync(file, sprite.replace('</svg>\n', '').replace(/<\/svg>$/, '') + halo + '</svg>\n');
  console.log(game, halo.length);
}

// ── Millions: two spotlights that cross, sparks between them; a gold ring set with lozenges around the light ──
const NIGHT = '#050728', GOLD = '#ffcf4a', LIGHT = '#fff6d6';
// A beam from the middle in both directions: w degrees to either side, r long.
const beam = (a, w, r) => [a, a + 180].map(way => `M0 0L${at(r, way - w).join(' ')}A${r} ${r} 0 0 1 ${at(r, way + w).join(' ')}Z`).join('');
const beams = (w, r) => [-38, 38].map(a => beam(a, w, r)).join('');
const spark = (r, a, k) => { const [x, y] = at(r, a); return `M${x} ${p(y - k)}Q${x} ${y} ${p(x + k)} ${y}Q${x} ${y} ${x} ${p(y + k)}Q${x} ${y} ${p(x - k)} ${y}Q${x} ${y} ${x} ${p(y - k)}Z`; };
const lozenges = many(12, i => shape([at(67.5, i * 30), at(62.5, i * 30 + 4.6), at(57.5, i * 30), at(62.5, i * 30 - 4.6)])).join('');
save('millions',
  fill(beams(15, 100), '#2b35bb') + fill(beams(8, 100), '#4a55e0') + fill([[88, 0, 12], [94, 90, 9], [94, 270, 9], [88, 180, 12]].map(([r, a, k]) => spark(r, a, k)).join(''), GOLD),
  `<circle r="71" fill="${GOLD}" stroke="${NIGHT}" ${edged}/>${fill(lozenges, '#2b35bb', ` stroke="${NIGHT}" stroke-width="1.5"`)}<circle r="54" fill="${LIGHT}" stroke="${NIGHT}" ${edged}/>`);

// ── Egomaster: a cockade in pleats, gold on its edge; a chip in the middle ──
const BLACK = '#000', PIPING = '#e7b44b', EMBER = '#d9263e', DEEP = '#8d1127', CREAM = '#fff3dc';
const N = 18, turn = 360 / N;
// Each pleat has a face in the light and one in the shade.
const pleat = (r, i, part) => shape([at(58, i * turn), at(r - 7, i * turn), at(r, (i + .5) * turn), ...(part ? [at(r - 7, (i + 1) * turn), at(58, (i + 1) * turn)] : [at(58, (i + .5) * turn)])]);
const rim = r => shape(many(2 * N, i => at(i % 2 ? r : r - 7, i * turn / 2)));
const spots = many(12, i => shape([at(70, i * 30 - 6), at(70, i * 30 + 6), at(58, i * 30 + 6.6), at(58, i * 30 - 6.6)])).join('');
save('egomaster',
  fill(rim(99), PIPING, ` stroke="${BLACK}" ${edged}`) + fill(rim(94), EMBER) + fill(many(N, i => pleat(94, i)).join(''), DEEP),
  `<circle r="70" fill="${CREAM}" stroke="${BLACK}" ${edged}/>${fill(spots, EMBER)}<circle r="58" fill="${CREAM}" stroke="${BLACK}" ${edged}/><circle r="50" fill="none" stroke="${PIPING}" stroke-width="3"/>`);
