// Draws the pictures of the rules, one per chapter, and of the title cards: what lies on the table, what a hand does.
// Run: node tools/draw-rules.mjs. Writes public/pictures/rules/<game>-<chapter>.svg. They are shown as images, hence
// text is outlines and colours are the values of the game's tokens. Pieces of other drawings come from their files.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { outline } from "./outlines.mjs";

const [W, H] = [480, 220];
const out = new URL("../public/pictures/rules/", import.meta.url);
const read = (name) => readFileSync(new URL(`../public/pictures/${name}.svg`, import.meta.url), "utf8");
const INK = "#1f1b2e", WHITE = "#ffffff", GOLD = "#ffd45c", GOOD = "#23b26d", BAD = "#e0233c", SHADE = "rgb(31 27 46 / .18)";
const SEATS = ["#ff6b57", "#2f7dff", "#ffc21a", "#20b26b"];
const p = (n) => +n.toFixed(1);
const many = (n, f) => [...Array(n)].map((_, i) => f(i)).join("");

// ── the tokens of a world ──
const tokens = readFileSync(new URL("../style/tokens.css", import.meta.url), "utf8");
const named = (css) => Object.fromEntries([...css.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]));
const block = (head) => named(tokens.slice(tokens.indexOf(head)).split("}")[0]);
const world = (game) => ({ ...block(":root, [data-game]"), ...block(`[data-game="${game}"] {`) });
const coloured = (svg, colours) => {
  let text = svg;
  while (/var\((--[\w-]+)[^)]*\)/.test(text)) text = text.replace(/var\((--[\w-]+)[^)]*\)/g, (_, name) => colours[name] ?? INK);
  return text.replace(/currentColor/g, INK);
};

// ── pieces ──
const ink = (w = 3) => `stroke="${INK}" stroke-width="${w}" stroke-linejoin="round" stroke-linecap="round"`;
const at = (x, y, body, more = "") => `<g transform="translate(${p(x)} ${p(y)})${more}">${body}</g>`;
const box = (x, y, w, h, fill = WHITE, r = 9) => `<rect x="${x}" y="${y + 4}" width="${w}" height="${h}" rx="${r}" fill="${INK}"/><rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}" ${ink()}/>`;
const text = (words, x, y, size, fill = INK, weight = 800) => {
  const line = outline(words, { size, weight });
  return `<path transform="translate(${p(x - line.width / 2)} ${p(y)})" d="${line.d}" fill="${fill}"/>`;
};
const lines = (x, y, w, n = 2, gap = 12, fill = INK) => many(n, (i) => `<path d="M${x} ${y + i * gap}h${i === n - 1 && n > 1 ? w * 0.6 : w}" fill="none" stroke="${fill}" stroke-width="5" stroke-linecap="round" opacity=".75"/>`);
const disc = (x, y, r, fill) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${ink()}/>`;
const check = (x, y, k = 12, w = 7, fill = GOOD) => `<path d="M${x - k} ${y}l${k * 0.7} ${k * 0.7}l${k * 1.2}-${k * 1.4}" fill="none" stroke="${INK}" stroke-width="${w + 5}" stroke-linecap="round" stroke-linejoin="round"/><path d="M${x - k} ${y}l${k * 0.7} ${k * 0.7}l${k * 1.2}-${k * 1.4}" fill="none" stroke="${fill}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round"/>`;
const cross = (x, y, k = 11, w = 7, fill = BAD) => [INK, fill].map((c, i) => `<path d="M${x - k} ${y - k}l${2 * k} ${2 * k}m0-${2 * k}l-${2 * k} ${2 * k}" fill="none" stroke="${c}" stroke-width="${w + 5 * (1 - i)}" stroke-linecap="round"/>`).join("");
// A hand whose finger touches (x, y); `a` turns it, `k` is its size, -k mirrors it.
const HAND = '<path d="M-5.200 28V4.500a5.200 5.200 0 0 1 10.400 0V20l11.500 2.600c4.300 1 6.600 4.300 5.900 8.600l-2 12.500c-.7 4.300-3.400 7.300-8 7.300H1.300c-3.500 0-6-1.300-8-4.300L-16.700 33.500c-1.900-3 .1-6.800 3.600-6.800 2.300 0 4 1 5.400 3.300z" fill="#fff"';
const hand = (x, y, a = -20, k = 1.25) => `<g transform="translate(${x} ${y}) rotate(${a}) scale(${k})">${HAND} ${ink(3)}/><path d="M5.200 20v7M12.300 22v6" fill="none" ${ink(2.4)}/></g>`;
// An arrow bent through (cx, cy).
const arrow = (x1, y1, cx, cy, x2, y2, fill = INK, w = 6, dash = "") => {
  const a = Math.atan2(y2 - cy, x2 - cx);
  const wing = (turn) => `${p(x2 - 17 * Math.cos(a + turn))} ${p(y2 - 17 * Math.sin(a + turn))}`;
  return `<path d="M${x1} ${y1}Q${cx} ${cy} ${x2} ${y2}"${dash && ` stroke-dasharray="${dash}"`} fill="none" stroke="${fill}" stroke-width="${w}" stroke-linecap="round"/><path d="M${wing(0.55)}L${x2} ${y2}L${wing(-0.55)}" fill="none" stroke="${fill}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round"/>`;
};
// A person: head and shoulders, in the colour of a seat.
const person = (x, y, fill, k = 1) => at(x, y, `<path d="M-24 34c0-22 10-32 24-32s24 10 24 32z" fill="${fill}" ${ink()}/><circle cy="-12" r="15" fill="#ffe3cf" ${ink()}/>`, ` scale(${k})`);
const bubble = (x, y, w, h, body, fill = WHITE) => `<path d="M${x - 6} ${y + h / 2 - 2}l-2 20l22-20z" fill="${fill}" ${ink()}/><rect x="${x - w / 2}" y="${y - h / 2}" width="${w}" height="${h}" rx="${h / 2.4}" fill="${fill}" ${ink()}/><path d="M${x - 3} ${y + h / 2 - 2.500}h12" stroke="${fill}" stroke-width="5"/>${body}`;
const star = (x, y, r, fill) => {
  const points = [...Array(10)].map((_, i) => [x + (i % 2 ? r * 0.48 : r) * Math.sin((i * Math.PI) / 5), y - (i % 2 ? r * 0.48 : r) * Math.cos((i * Math.PI) / 5)]);
  return `<polygon points="${points.map(([a, b]) => `${p(a)} ${p(b)}`).join(" ")}" fill="${fill}" ${ink(Math.max(3, r / 8))}/>`;
};
const crown = (x, y, k = 1, fill = "#ffc93c") => at(x, y, `<path d="M-24 14L-28-14L-12-2L0-20L12-2L28-14L24 14z" fill="${fill}" ${ink()}/>`, ` scale(${k})`);
const note = (x, y, words, fill, w = 92, h = 46) => box(x - w / 2, y - h / 2, w, h, fill, 6) + text(words, x, y + 8, 22);
const sandTimer = (x, y, a, top, bottom) => at(x, y, `<path d="M-26-46h52M-26 46h52" ${ink(9)}/><path d="M-20-42C-20-16-4-8-4 0S-20 16-20 42H20C20 16 4 8 4 0S20-16 20-42z" fill="#eaf5ff" ${ink()}/>${top ? '<path d="M-15-22C-10-10-3-6 0-1C3-6 10-10 15-22z" fill="#f2a541"/>' : ""}${bottom ? '<path d="M-17 38C-14 24-6 18 0 18S14 24 17 38z" fill="#f2a541"/>' : ""}${top && bottom ? '<path d="M0 0V22" stroke="#f2a541" stroke-width="3"/>' : ""}`, ` rotate(${a})`);
const chip = (x, y, fill, spot = WHITE) => `<path d="M${x - 24} ${y}v8c0 5 11 10 24 10s24-5 24-10v-8z" fill="${fill}" ${ink(2.5)}/><ellipse cx="${x}" cy="${y}" rx="24" ry="10" fill="${fill}" ${ink(2.5)}/><ellipse cx="${x}" cy="${y}" rx="15" ry="6" fill="none" stroke="${spot}" stroke-width="3" stroke-dasharray="7 5"/>`;
const chips = (x, y, n, fill, spot) => many(n, (i) => chip(x, y - i * 9, fill, spot));
const die = (x, y, n, size = 62, fill = WHITE, spot = BAD, a = -8) => {
  const s = size / 2, d = size * 0.26;
  const spots = { 1: [[0, 0]], 2: [[-1, -1], [1, 1]], 3: [[-1, -1], [0, 0], [1, 1]], 5: [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]] }[n];
  return at(x, y, `<rect x="${-s}" y="${-s + 5}" width="${size}" height="${size}" rx="14" fill="${INK}"/><rect x="${-s}" y="${-s}" width="${size}" height="${size}" rx="14" fill="${fill}" ${ink()}/>${spots.map(([a2, b]) => `<circle cx="${a2 * d}" cy="${b * d}" r="${size * 0.09}" fill="${spot}"/>`).join("")}`, ` rotate(${a})`);
};
// A drawing from another file, or a symbol of a sprite, fitted into a box.
const inlay = (svg, x, y, w, h, more = "") => {
  const [, attributes, body] = /<svg([^>]*)>(.*)<\/svg>/s.exec(svg);
  const view = /viewBox="([^"]*)"/.exec(attributes)[1];
  return `<svg x="${x}" y="${y}" width="${w}" height="${h}" viewBox="${view}" overflow="visible"${more}>${body}</svg>`;
};
const symbolOf = (sprite, id) => {
  const [, attributes, body] = new RegExp(`<symbol id="${id}"([^>]*)>(.*?)</symbol>`, "s").exec(read(sprite));
  return `<svg viewBox="${/viewBox="([^"]*)"/.exec(attributes)[1]}">${body}</svg>`;
};
const drawn = (sprite, id, x, y, w, h, colours) => inlay(coloured(symbolOf(sprite, id), colours), x, y, w, h);
const icon = (id, x, y, size, colour = INK) => inlay(coloured(symbolOf("shell", `i-${id}`), {}).replaceAll(INK, colour), x, y, size, size, ` fill="none" stroke="${colour}" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"`);

// ── Quelle heure est-il ? ──
const face = (name, x, y, w) => `<rect x="${x - 2}" y="${y - 2}" width="${w + 4}" height="${p(w * 1.4) + 8}" rx="7" fill="${INK}"/>` + inlay(read(`heure/${name}`), x, y, w, p(w * 1.4)).replace('overflow="visible"', "");
const hour = (n, x, y, w = 66) => face(`h-${String(n).padStart(2, "0")}`, x, y, w);
const ghost = (x, y, mood, w) => face(`ghost-card-${mood}`, x, y, w);
const back = (x, y, a = 0, w = 60) => at(x, y, box(-w / 2, -w * 0.7, w, w * 1.4, "#5a4bd6", 8) + text("?", 0, 14, 36, "#c5bdff"), ` rotate(${a})`);
const slot = (x, y, w = 52) => `<rect x="${x}" y="${y}" width="${w}" height="${p(w * 1.4)}" rx="7" fill="#fffbe6" ${ink(2.5)} stroke-dasharray="6 6"/>` + text("?", x + w / 2, y + w * 0.9, w * 0.55, "#8a7a4a");
const heure = {
  goal: slot(18, 64) + hour(9, 84, 60, 56) + slot(152, 64) + hour(12, 214, 60, 56) + slot(282, 64) + hour(18, 344, 60, 56) + slot(410, 64) + arrow(40, 168, 240, 206, 440, 168),
  draw: person(112, 56, SEATS[1], 1.2) + back(66, 142, -14) + back(112, 134) + back(158, 142, 14) + hand(168, 124, 40) + arrow(236, 112, 300, 52, 350, 104) + person(396, 110, SEATS[0], 1.5),
  place: hour(9, 54, 84, 76) + slot(162, 84, 76) + hour(18, 270, 84, 76) + hour(12, 376, 14, 76) + arrow(368, 44, 230, 6, 204, 74) + hand(424, 92, -26),
  ghost: ghost(56, 34, "boo", 104) + arrow(186, 104, 238, 40, 284, 88) + back(306, 132, -16) + back(354, 122) + back(402, 132, 16) + hand(356, 150, 0),
  ask: hour(6, 194, 48, 92) + person(70, 140, SEATS[1], 1.2) + bubble(104, 58, 62, 48, check(106, 58)) + person(398, 140, SEATS[3], 1.2) + bubble(428, 58, 62, 48, cross(430, 58, 10)) + hand(252, 142, -16),
  emergency: hour(9, 56, 72, 76) + hour(10, 150, 72, 76) + slot(250, 72, 76) + slot(346, 72, 76) + hand(196, 146, -8) + arrow(192, 56, 246, 18, 286, 62),
  over: many(5, (i) => hour([7, 10, 13, 17, 21][i], 24 + i * 66, 84, 58)) + crown(184, 48, 1.4) + ghost(388, 74, "hello", 66) + cross(421, 120, 26, 9),
};

// ── Les 12 Coups de Midi ──
const card = (x, y, w = 112, h = 66) => box(x, y, w, h, "#fffaf0") + lines(x + 18, y + 26, w - 36, 2, 16);
const hidden = (x, y, w = 112, h = 66) => box(x, y, w, h, "#7a3ff2") + text("?", x + w / 2, y + h / 2 + 15, 44, "#ffc93c");
const desk = (x, y, fill) => star(x, y, 40, fill);
const picture = (x, y, w, h, openings) => box(x, y, w, h, "#33196f", 8) + many(12, (i) => {
  const [a, b] = [x + 9 + (i % 4) * ((w - 14) / 4), y + 9 + Math.floor(i / 4) * ((h - 14) / 3)];
  return `<rect x="${p(a)}" y="${p(b)}" width="${p((w - 14) / 4 - 4)}" height="${p((h - 14) / 3 - 4)}" rx="4" fill="${openings.includes(i) ? "#9edcff" : "#8a58f5"}"/>`;
}) + (openings.length ? `<path d="M${x + w * 0.5} ${y + h * 0.2}l${w * 0.1} ${h * 0.3}h-${w * 0.2}z" fill="#ff8a1f" opacity="${openings.length > 2 ? 1 : 0}"/>` : "");
const midi = {
  goal: desk(70, 92, GOOD) + desk(176, 92, "#ff8a1f") + desk(300, 92, GOOD) + desk(410, 92, "#e0233c") + note(70, 170, "10 000", "#c4a8ff") + note(176, 170, "7 000", "#96e3b8") + note(300, 170, "16 000", "#c4a8ff", 108) + note(410, 170, "4 000", "#a3d0ff") + crown(300, 34, 0.9),
  kickoff: many(4, (i) => box(28 + i * 52, 26, 44, 52, i === 1 ? "#ffc93c" : WHITE) + text(String(i + 1), 50 + i * 52, 64, 34)) + hand(104, 74, -14, 1.1) + card(262, 26, 96, 62) + hidden(368, 26, 96, 62) + hand(322, 84, -18, 1.1) + star(92, 176, 28, GOOD) + arrow(128, 176, 150, 168, 172, 176) + star(210, 176, 28, "#ff8a1f") + arrow(246, 176, 268, 168, 290, 176) + star(328, 176, 28, "#e0233c") + cross(152, 148, 9, 6) + cross(270, 148, 9, 6),
  duel: star(66, 74, 44, "#e0233c") + person(66, 170, SEATS[0], 1.1) + star(414, 74, 44, GOOD) + person(414, 170, SEATS[1], 1.1) + card(132, 34, 96, 60) + card(252, 34, 96, 60) + hand(306, 82, -10) + note(240, 166, "3 000", "#a3d0ff") + arrow(180, 166, 150, 166, 120, 166) + arrow(300, 166, 330, 166, 360, 166),
  sheet: box(110, 14, 270, 194, "#fffaf0") + many(7, (i) => lines(130, 36 + i * 25.500, 130 - (i % 3) * 22, 1) + `<rect x="300" y="${25 + i * 25.500}" width="62" height="20" rx="5" fill="${[1, 3].includes(i) ? "#dff3e6" : i === 5 ? "#ffe0dc" : "#7a3ff2"}" ${ink(2.5)}/>`) + check(331, 60, 8, 5) + check(331, 111, 8, 5) + cross(331, 162, 7, 5) + hand(338, 186, -24) + star(428, 162, 30, "#ff8a1f") + arrow(372, 162, 386, 158, 392, 160),
  fatal: person(52, 140, SEATS[0], 1.25) + person(428, 140, SEATS[1], 1.25) + sandTimer(162, 122, 0, true, true) + sandTimer(310, 140, 90, true, true) + check(310, 62, 16, 8) + cross(162, 42, 12) + hand(318, 150, -24),
  master: many(5, (i) => box(24 + i * 40, 168 - i * 34, 40, 40 + i * 34, i % 2 ? "#ffc93c" : "#ffdc73", 4) + text(String(i + 1), 44 + i * 40, 160 - i * 34 + 34, 24)) + person(44, 122, SEATS[0], 0.9) + picture(262, 40, 194, 140, [1, 6, 9]) + hand(386, 112, -16),
  star: picture(30, 30, 200, 158, [0, 1, 5, 6, 7, 10]) + star(300, 92, 46, GOOD) + hand(312, 108, -22, 1.4) + note(406, 66, "10 000", "#c4a8ff") + bubble(406, 150, 76, 54, text("!", 408, 168, 44)),
  over: note(92, 160, "9 000", "#96e3b8") + note(388, 160, "6 000", "#a3d0ff") + note(240, 160, "23 000", "#c4a8ff", 118, 52) + star(92, 90, 34, GOOD) + star(240, 84, 44, GOOD) + star(388, 90, 34, GOOD) + crown(240, 26, 1.1),
};

// ── Qui veut gagner des millions ? ──
const lozenge = (x, y, w, letter, { fill = "#2b35bb", covered = false, mark = "" } = {}) => `<path d="M${x} ${y + 22}l18-22h${w - 36}l18 22l-18 22h-${w - 36}z" fill="${fill}" stroke="#b9bff5" stroke-width="3"/>` + (covered ? `<rect x="${x + 24}" y="${y + 5}" width="${w - 48}" height="34" rx="6" fill="#fdf6e9" ${ink(2.5)}/><path d="M${x + 34} ${y + 32}l18-20m10 20l18-20m10 20l18-20" stroke="#ead9b8" stroke-width="4" fill="none"/>` : text(letter, x + 36, y + 31, 26, GOLD) + lines(x + 60, y + 22, w - 96, 1, 10, WHITE)) + mark;
const four = (options = {}, y = 52) => ["A", "B", "C", "D"].map((letter, i) => lozenge(24 + (i % 2) * 220, y + Math.floor(i / 2) * 64, 208, letter, options[letter])).join("");
const step = (x, y, w, words, fill = "#232ba0") => `<rect x="${x}" y="${y}" width="${w}" height="24" rx="6" fill="${fill}" stroke="#b9bff5" stroke-width="2"/>` + (words ? text(words, x + w / 2, y + 18, 16, fill === "#ffcf4a" ? INK : WHITE) : "");
const net = (x, y, w) => `<path d="M${x} ${y}h${w}" stroke="#59d0ff" stroke-width="5"/><path d="${many(Math.floor(w / 16), (i) => `M${x + i * 16} ${y}l16 18M${x + i * 16 + 16} ${y}l-16 18`)}" stroke="#59d0ff" stroke-width="2" opacity=".8"/>`;
const disc2 = (x, y, fill = "#2b35bb") => `<ellipse cx="${x}" cy="${y}" rx="58" ry="44" fill="${fill}" stroke="#b9bff5" stroke-width="4"/>`;
const millions = {
  goal: many(7, (i) => step(110 + i * 26, 184 - i * 26, 130, ["200", "", "1 500", "", "48 000", "", "1 000 000"][i], i === 6 ? "#ffcf4a" : "#232ba0")) + net(170, 162, 82) + net(222, 110, 82) + person(62, 150, SEATS[0], 1.3) + arrow(92, 96, 130, 20, 236, 22, "#ffcf4a"),
  choice: inlay(coloured(symbolOf("millions", "case"), {}).replaceAll(INK, GOLD), 62, 50, 110, 110, ` fill="none" stroke="${GOLD}" stroke-width="1.8"`) + text("?", 366, 134, 110, GOLD) + arrow(210, 106, 196, 106, 184, 106, WHITE) + arrow(270, 106, 290, 106, 312, 106, WHITE) + person(240, 104, SEATS[1], 1.1) + net(290, 176, 150),
  answer: four({ A: { covered: true }, C: { covered: true }, D: { covered: true } }) + hand(168, 142, -20) + `<path d="M0 0h480v20q-20 16-40 0t-40 0t-40 0t-40 0t-40 0t-40 0t-40 0t-40 0t-40 0t-40 0t-40 0t-40 0z" fill="#4a36cf" stroke="#050728" stroke-width="3"/>`,
  lifelines: disc2(84, 110) + text("50:50", 84, 121, 32, WHITE) + disc2(240, 110) + person(216, 108, SEATS[1], 0.7) + person(264, 108, SEATS[2], 0.7) + person(240, 122, SEATS[0], 0.7) + disc2(396, 110) + inlay(coloured(symbolOf("millions", "phone"), {}).replaceAll(INK, WHITE), 366, 80, 60, 60, ` fill="none" stroke="${WHITE}" stroke-width="2"`) + hand(92, 142, -16),
  confirm: four({ B: { fill: "#d97a00" } }, 24) + person(92, 170, SEATS[0], 1) + bubble(150, 172, 62, 46, check(152, 172)) + person(388, 170, SEATS[1], 1) + bubble(330, 172, 62, 46, cross(332, 172, 9)),
  over: box(60, 120, 110, 80, "#232ba0", 6) + box(185, 84, 110, 116, "#ffcf4a", 6) + box(310, 146, 110, 54, "#232ba0", 6) + person(115, 82, SEATS[1], 1) + person(240, 46, SEATS[0], 1) + person(365, 108, SEATS[2], 1) + text("48 000", 115, 168, 24, WHITE) + text("300 000", 240, 150, 24) + text("1 500", 365, 182, 24, WHITE),
};

// ── what contests share ──
const pad = (x, y, fill, pressed = false) => `<ellipse cx="${x}" cy="${y + 12}" rx="52" ry="26" fill="${INK}"/><ellipse cx="${x}" cy="${y + (pressed ? 8 : 0)}" rx="52" ry="26" fill="${fill}" ${ink()}/><ellipse cx="${x - 12}" cy="${y - 8 + (pressed ? 8 : 0)}" rx="20" ry="7" fill="#fff" opacity=".45"/>`;
const readerCard = (x, y, w = 88, h = 66) => box(x, y, w, h, WHITE) + lines(x + 14, y + 22, w - 28, 3, 14);
const bullseye = (x, y, r) => [r, r * 0.72, r * 0.44].map((q, i) => `<circle cx="${x}" cy="${y}" r="${p(q)}" fill="${i % 2 ? WHITE : "#ff4f8b"}" ${ink()}/>`).join("") + `<circle cx="${x}" cy="${y}" r="${p(r * 0.16)}" fill="${INK}"/>`;
const pin = (x, y, words, fill) => `<path d="M${x} ${y}l-9-22h18z" fill="${fill}" ${ink(2.5)}/>` + box(x - 28, y - 54, 56, 32, fill, 8) + text(words, x, y - 31, 22);
const SPOTS = { 100: ["#8fd6ff", WHITE], 200: ["#ff4f8b", WHITE], 500: ["#2b2a86", "#ff4f8b"] };
const pot = (x, y) => chips(x - 26, y, 2, ...SPOTS[100]) + chips(x + 26, y, 3, ...SPOTS[200]) + chips(x, y + 14, 2, ...SPOTS[500]);
const ballOf = (x, y) => disc(x, y, 15, WHITE) + `<path d="M${x - 10} ${y - 9}q8 9 0 18" fill="none" ${ink(2)}/>`;
const foam = (x, y, k, colours) => drawn("defizz", "foam-die", x, y, k, k, colours);

// ── Défizz ──
const dz = world("defizz");
const defizz = {
  goal: person(70, 100, SEATS[1], 1.2) + chips(70, 186, 2, ...SPOTS[100]) + person(410, 100, SEATS[2], 1.2) + chips(410, 186, 1, ...SPOTS[200]) + person(240, 92, SEATS[0], 1.4) + chips(214, 190, 5, ...SPOTS[100]) + chips(266, 190, 6, ...SPOTS[500]) + crown(240, 34, 0.9) + arrow(108, 170, 140, 150, 176, 168) + arrow(372, 170, 340, 150, 304, 168),
  turn: foam(40, 34, 150, dz) + hand(126, 150, -18) + arrow(206, 106, 226, 84, 250, 96) + readerCard(268, 60, 104, 84) + person(426, 120, SEATS[3], 1.2),
  clues: box(60, 22, 190, 176, WHITE) + many(3, (i) => `<rect x="76" y="${38 + i * 52}" width="158" height="40" rx="10" fill="${i === 1 ? "#ffe27a" : "#fff0f5"}" ${ink(2.5)}/>` + lines(92, 58 + i * 52, 120 - i * 20, 1)) + hand(196, 118, -20) + arrow(262, 108, 292, 84, 322, 104) + person(372, 112, SEATS[1], 1.5),
  stake: person(64, 128, SEATS[0], 1.2) + chips(150, 170, 2, ...SPOTS[100]) + arrow(150, 132, 150, 90, 150, 62) + chips(212, 170, 5, ...SPOTS[200]) + hand(216, 140, -18) + bubble(330, 66, 62, 48, check(332, 66)) + person(330, 152, SEATS[1], 1.1) + bubble(420, 66, 62, 48, cross(422, 66, 10)) + person(420, 152, SEATS[2], 1.1),
  question: person(66, 128, SEATS[3], 1.2) + readerCard(100, 56) + pot(268, 132) + pad(396, 66, SEATS[0]) + pad(396, 162, SEATS[1]) + arrow(318, 132, 350, 118, 352, 88),
  chrono: pad(130, 120, SEATS[0], true) + pad(350, 120, SEATS[1]) + hand(138, 116, -14, 1.6) + text("1", 130, 62, 46) + hand(392, 72, -50, 1.3),
  cible: bullseye(130, 112, 84) + `<path d="M240 150h210" ${ink(5)}/>` + pin(276, 146, "40", SEATS[1]) + pin(352, 146, "52", SEATS[0]) + pin(430, 146, "90", SEATS[2]) + text("50", 346, 196, 28) + crown(352, 66, 0.7),
  pingpong: person(70, 132, SEATS[0], 1.3) + person(410, 132, SEATS[1], 1.3) + box(170, 34, 140, 156, WHITE) + many(5, (i) => lines(212, 60 + i * 28, 80 - (i % 2) * 24, 1) + (i < 3 ? check(190, 60 + i * 28, 7, 4) : "")) + ballOf(346, 60) + arrow(84, 84, 100, 20, 160, 26, INK, 4, "2 10") + arrow(362, 62, 396, 62, 402, 92, INK, 4, "2 10"),
  chance: drawn("defizz", "clover", 34, 44, 130, 130, dz) + die(236, 112, 5, 84) + disc(376, 106, 52, "#ffd45c") + disc(376, 106, 38, "#ffe9a3") + star(376, 106, 22, "#ffc21a"),
  short: chips(90, 176, 1, ...SPOTS[100]) + person(90, 84, SEATS[0], 1.1) + chips(240, 176, 1, ...SPOTS[100]) + chips(292, 130, 3, ...SPOTS[500]) + person(240, 84, SEATS[1], 1.1) + chips(390, 176, 1, ...SPOTS[100]) + chips(442, 130, 2, ...SPOTS[200]) + person(390, 84, SEATS[2], 1.1) + `<path d="M44 152h392" stroke="${INK}" stroke-width="4" stroke-dasharray="10 9"/>`,
  two: person(90, 116, SEATS[0], 1.5) + person(390, 116, SEATS[1], 1.5) + foam(172, 46, 116, dz) + box(262, 24, 66, 44, "#ffe27a") + text("×2", 295, 56, 30),
  classic: box(46, 70, 120, 96, "#fff0f5") + `<path d="M70 118h72" ${ink(4)} stroke-dasharray="8 8"/>` + cross(106, 118, 22) + arrow(184, 118, 212, 96, 240, 112) + person(320, 70, SEATS[0], 1.2) + chips(296, 166, 3, ...SPOTS[100]) + chips(348, 166, 4, ...SPOTS[500]) + hand(376, 138, -30),
  variants: readerCard(50, 66, 100, 84) + person(100, 44, SEATS[3], 0.8) + box(190, 66, 100, 84, WHITE) + person(220, 112, SEATS[0], 0.8) + person(262, 112, SEATS[1], 0.8) + box(330, 66, 100, 84, WHITE) + chips(380, 124, 5, ...SPOTS[500]),
  over: person(240, 100, SEATS[0], 1.5) + crown(240, 36, 1) + chips(160, 186, 5, ...SPOTS[100]) + chips(212, 192, 7, ...SPOTS[200]) + chips(268, 192, 7, ...SPOTS[500]) + chips(320, 186, 5, ...SPOTS[100]) + at(70, 120, person(0, 0, "#cfc8da", 1)) + at(410, 120, person(0, 0, "#cfc8da", 1)),
};

// ── Egomaster ──
const em = world("egomaster");
const MODES = { solo: "#f5c542", duo: "#5b9bff", multi: "#ff7aa5" };
const EGO = { 500: ["#e7b44b", INK], 200: ["#d9263e", "#fff3dc"], 100: ["#fff3dc", "#d9263e"] };
const square = (x, y, mode, sum, w = 62) => box(x, y, w, 74, MODES[mode]) + drawn("egomaster", `ego-${mode}`, x + 11, y + 6, w - 22, 30, { ...em, "--mode": INK }) + text(String(sum), x + w / 2, y + 64, 22);
const pawn = (x, y, fill) => at(x, y, `<path d="M-9-24h18l4 38h14v14h-54v-14h14z" fill="${INK}"/><circle cy="-32" r="19" fill="${fill}" ${ink(3.5)}/>`);
const d20 = (id, x, y, k = 92) => drawn("egomaster", id, x, y, k, k, em);
const booklet = (x, y) => `<path d="M${x} ${y}q40-18 74 0v104q-34-18-74 0zM${x + 74} ${y}q34-18 74 0v104q-40-18-74 0z" fill="#fff3dc" ${ink()}/>` + lines(x + 14, y + 26, 46, 4, 18) + lines(x + 90, y + 26, 46, 4, 18);
const hex = (id, x, y) => drawn("egomaster", `ego-${id}`, x, y, 104, 104, { ...em, "--mode": INK });
const egomaster = {
  goal: box(34, 40, 108, 140, "#2b221b") + chips(88, 140, 7, ...EGO[500]) + arrow(158, 110, 190, 80, 222, 106) + person(276, 112, SEATS[0], 1.4) + arrow(328, 110, 350, 84, 374, 96) + crown(420, 104, 1.5, "#e7b44b"),
  quick: many(3, (i) => person(90 + i * 150, 96, SEATS[i], 1.3) + chips(66 + i * 150, 190, 4, ...EGO[500]) + chips(116 + i * 150, 190, 5, ...EGO[100])) + arrow(132, 66, 165, 34, 200, 62) + arrow(348, 66, 315, 34, 280, 62),
  walk: many(7, (i) => square(17 + i * 64, 126, ["multi", "solo", "duo", "multi", "solo", "duo", "multi"][i], [500, 100, 500, 200, 500, 200, 500][i])) + pawn(240, 96, SEATS[0]) + pawn(368, 96, SEATS[2]) + arrow(214, 52, 160, 8, 114, 112) + arrow(266, 52, 304, 26, 336, 60, INK, 5, "2 10") + arrow(394, 54, 420, 30, 434, 112) + die(46, 62, 2, 64),
  page: d20("ego-d20-page", 26, 60) + d20("ego-d20-number", 124, 60) + arrow(226, 106, 246, 90, 266, 104) + booklet(278, 58) + hand(392, 146, -18),
  solo: square(34, 70, "solo", 500, 70) + person(188, 108, SEATS[0], 1.4) + bubble(246, 48, 70, 50, text("?", 248, 64, 36)) + arrow(262, 136, 310, 160, 352, 136) + chips(306, 116, 3, ...EGO[500]) + person(404, 116, SEATS[1], 1.1),
  duo: square(34, 70, "duo", 500, 70) + person(190, 108, SEATS[0], 1.4) + person(400, 108, SEATS[1], 1.4) + arrow(244, 108, 262, 108, 270, 108) + arrow(346, 108, 330, 108, 322, 108) + chips(296, 140, 4, ...EGO[500]),
  multi: square(34, 70, "multi", 500, 70) + person(170, 116, SEATS[0], 1.1) + person(238, 116, SEATS[1], 1.1) + person(306, 116, SEATS[2], 1.1) + person(420, 100, SEATS[3], 1.1) + readerCard(386, 118, 74, 60) + chips(238, 192, 2, ...EGO[500]),
  contest: hex("cible", 30, 58) + hex("pingpong", 188, 58) + hex("rapidite", 346, 58),
  elimination: box(26, 84, 104, 96, "#2b221b") + cross(78, 132, 24) + square(170, 120, "duo", 500) + square(236, 120, "solo", 200) + pawn(268, 90, SEATS[1]) + chips(206, 104, 2, ...EGO[200]) + arrow(324, 96, 372, 60, 404, 130) + at(412, 178, pawn(0, 0, SEATS[2]), " rotate(70)"),
  raise: chips(110, 176, 3, ...EGO[200]) + arrow(162, 150, 162, 110, 162, 62) + chips(216, 176, 9, ...EGO[500]) + hand(220, 104, -16) + bubble(330, 66, 62, 48, check(332, 66)) + person(330, 152, SEATS[1], 1.1) + bubble(420, 66, 62, 48, cross(422, 66, 10)) + person(420, 152, SEATS[2], 1.1),
  over: person(240, 104, SEATS[0], 1.5) + crown(240, 40, 1.1, "#e7b44b") + chips(156, 186, 6, ...EGO[100]) + chips(210, 192, 8, ...EGO[200]) + chips(270, 192, 8, ...EGO[500]) + chips(324, 186, 6, ...EGO[100]),
};

const GROUNDS = { heure: "#fff3d6", midi: "#ffe6a8", millions: "#0a0e40", defizz: "#ffe3ee", egomaster: "#fff3dc" };
const short = (svg) => svg.replace(/>\s+</g, "><").replace(/(\.\d*?[1-9])0+(?=\D)/g, "$1");

rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
for (const [game, chapters] of Object.entries({ heure, midi, millions, defizz, egomaster })) {
  for (const [chapter, body] of Object.entries(chapters)) {
    const floor = game === "millions" ? "" : `<path d="M0 206h${W}v14H0z" fill="${SHADE}"/>`;
    writeFileSync(new URL(`${game}-${chapter}.svg`, out), `${short(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}"><path d="M0 0h${W}v${H}H0z" fill="${GROUNDS[game]}"/>${floor}${body}</svg>`)}\n`);
  }
}
