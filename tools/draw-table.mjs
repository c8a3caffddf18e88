// Draws public/pictures/table.svg, the picture of the splash: a table seen from above, with a seat for each
// colour and shape. Run: node tools/draw-table.mjs
import { writeFileSync } from "node:fs";

const INK = "#1f1b2e";
const MARKS = [
  ["#ff6b57", '<circle r="17"/>'],
  ["#2f7dff", '<rect x="-16" y="-16" width="32" height="32" rx="5"/>'],
  ["#ffc21a", '<path d="M0-18 18 14H-18z"/>'],
  ["#20b26b", '<path d="M0-18 5-6H18L8 3 11 16 0 9-11 16-8 3-18-6H-5z"/>'],
  ["#8a4fff", '<path d="M0-19 16-10V9L0 18-16 9V-10z"/>'],
  ["#00b3b8", '<path d="M0-19C7-9 14-3 14 4a14 14 0 0 1-28 0C-14-3-7-9 0-19z"/>'],
];

const middle = [200, 300];
const at = (turns, far) => [0, 1].map((i) => Math.round(middle[i] + far * (i ? -Math.cos(turns * 2 * Math.PI) : Math.sin(turns * 2 * Math.PI))));
const ray = (i) => {
  const [a, b] = [at((i - 0.25) / 18, 199), at((i + 0.25) / 18, 199)];
  return `M${middle}L${a}L${b}Z`;
};
const rays = Array.from({ length: 18 }, (_, i) => ray(i)).join("");

function seat([colour, shape], i) {
  const [x, y] = at(i / 6, 150);
  return `<g transform="translate(${x} ${y})"><rect x="-32" y="-27" width="64" height="64" rx="18" fill="${INK}"/><rect x="-32" y="-34" width="64" height="64" rx="18" fill="#fff"/><g fill="${colour}" transform="translate(0 -2) scale(1.12)">${shape}</g></g>`;
}

const table = `<circle cx="200" cy="316" r="150" fill="#f2b134"/><circle cx="200" cy="300" r="150" fill="#fff1cf"/><circle cx="200" cy="300" r="126" fill="none" stroke="#f2dcab" stroke-width="5"/>`;
writeFileSync(
  new URL("../public/pictures/table.svg", import.meta.url),
  `<svg xmlns="http://www.w3.org/2000/svg" width="824" height="1236" viewBox="0 0 400 600"><path d="${rays}" fill="#ffe9b8"/><g stroke="${INK}" stroke-width="3.5" stroke-linejoin="round">${table}${MARKS.map(seat).join("")}</g></svg>\n`,
);
