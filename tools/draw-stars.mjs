// Draws the pictures of L'Étoile mystérieuse: one subject each, flat colours under an ink outline. The whole pictures go to
// content/stars, which is not shipped; what is shipped are the fourteen pieces that lie behind the flaps, l1 to l7 and s1 to s7,
// as pixels, so that a piece holds nothing but itself, in a folder whose name does not tell what they show.
// Run: node tools/draw-stars.mjs (with a Chromium, which cuts them). The board shows 7 strips, 0–768 wide at the left and 768–1200 at the right:
// what tells the subject stands at the left, what hardly does at the right. No text, no style, ids begin with the picture's name.
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { launchChromium } from './chromium.mjs';

const INK = '#1f1b2e';
const out = new URL('../public/pictures/stars/', import.meta.url), whole = new URL('../content/stars/', import.meta.url);
const n = x => +x.toFixed(1).replace(/\.0$/, '');
const rad = a => a * Math.PI / 180;
const many = (count, draw) => [...Array(count)].map((_, i) => draw(i)).join('');
const path = (d, fill = 'none', more = '') => `<path d="${d}" fill="${fill}"${more && ' ' + more}/>`;
const circle = (x, y, r, fill, more = '') => `<circle cx="${n(x)}" cy="${n(y)}" r="${r}" fill="${fill}"${more && ' ' + more}/>`;
const ellipse = (x, y, rx, ry, fill, more = '') => `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${rx}" ry="${ry}" fill="${fill}"${more && ' ' + more}/>`;
const rect = (x, y, w, h, fill, r = 0, more = '') => `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}"${r ? ` rx="${r}"` : ''}${more && ' ' + more}/>`;
const inked = (body, width = 9) => `<g stroke="${INK}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round">${body}</g>`;
const at = (x, y, body, more = '') => `<g transform="translate(${x} ${y})${more && ' ' + more}">${body}</g>`;
const within = (id, shape, body) => `<clipPath id="${id}">${shape}</clipPath><g clip-path="url(#${id})">${body}</g>`;
const mirrored = (x, body) => `${body}<g transform="matrix(-1 0 0 1 ${2 * x} 0)">${body}</g>`;
const poly = points => 'M' + points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L') + 'Z';
const cloud = (x, y, k, fill) => at(x, y, path('M-110 30C-150 30-150-22-108-22-104-70-34-76-18-42 4-62 56-52 56-18 108-26 116 30 78 30Z', fill), `scale(${k})`);
const leaf = (x, y, turn, k, fill) => at(x, y, path('M0 0C22-42 84-44 116 0 84 40 26 36 0 0Z', fill) + path('M10 0H92', 'none', 'stroke-width="6"'), `rotate(${turn}) scale(${k})`);
const bird = (x, y, k) => at(x, y, path('M-40-12C-24-30-8-22 0 0 8-22 24-30 40-12', 'none', `stroke="${INK}" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"`), `scale(${k})`);

// a dome of spines from angle a to b, each one leaning by `lean` steps
function spines(cx, cy, rx, ry, a, b, count, depth, lean) {
  const to = (angle, k) => [cx + rx * k * Math.cos(rad(angle)), cy - ry * k * Math.sin(rad(angle))], step = (b - a) / count, points = [];
  for (let i = 0; i <= count; i++) {
    points.push(to(a + i * step, 1 - depth));
    if (i < count) points.push(to(a + (i + .5 + lean) * step, 1));
  }
  return poly(points);
}
// a smooth line through points, as [x, y, direction] samples
function smooth(points, each) {
  const at = i => points[Math.max(0, Math.min(points.length - 1, i))], samples = [];
  for (let i = 0; i < points.length - 1; i++) for (let s = 0; s < each; s++) samples.push(spot(i, s / each));
  samples.push(spot(points.length - 2, 1));
  function spot(i, t) {
    const [p, q, r, s] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const f = k => .5 * (2 * q[k] + (r[k] - p[k]) * t + (2 * p[k] - 5 * q[k] + 4 * r[k] - s[k]) * t * t + (3 * q[k] - p[k] - 3 * r[k] + s[k]) * t * t * t);
    const g = k => .5 * (r[k] - p[k] + 2 * (2 * p[k] - 5 * q[k] + 4 * r[k] - s[k]) * t + 3 * (3 * q[k] - p[k] - 3 * r[k] + s[k]) * t * t);
    return [f(0), f(1), Math.atan2(g(1), g(0))];
  }
  return samples;
}
// a closed soft line: its corners are the controls, the middles between them the points
function round(points) {
  const middle = i => points[i].map((v, k) => n((v + points[(i + 1) % points.length][k]) / 2)).join(' ');
  return `M${middle(points.length - 1)}Q${points[0].map(n).join(' ')} ${middle(0)}T${points.slice(1).map((_, i) => middle(i + 1)).join(' ')}Z`;
}
// a limb that gets thinner from w to v, with suckers on the side of `side` when it is not 0
function limb(points, w, v, fill, side, spots) {
  const line = smooth(points, 3), wide = i => w + (v - w) * i / (line.length - 1);
  const edge = s => line.map(([x, y, a], i) => [x - s * wide(i) * Math.sin(a), y + s * wide(i) * Math.cos(a)]);
  const left = edge(1), right = edge(-1).reverse(), [, , last] = line.at(-1), tip = [line.at(-1)[0] + v * Math.cos(last), line.at(-1)[1] + v * Math.sin(last)];
  const dots = side ? '<g stroke-width="5">' + line.slice(2, -1).map(([x, y, a], i) => circle(Math.round(x - side * .5 * wide(i + 2) * Math.sin(a)), Math.round(y + side * .5 * wide(i + 2) * Math.cos(a)), n(wide(i + 2) * .3), spots)).join('') + '</g>' : '';
  return path(round([...left, tip, ...right]), fill) + dots;
}

const stars = {
  hedgehog() {
    const tree = (x, w) => path(`M${x} 0H${x + w}L${x + w + 14} 610H${x - 14}Z`, '#7fb98d');
    return rect(0, 0, 1200, 800, '#a9d8ae') + tree(40, 70) + tree(300, 46) + tree(820, 60) + tree(1060, 90)
      + path('M0 588C200 548 460 566 640 580S1000 560 1200 590V800H0Z', '#f0bd63') + path('M0 706C260 676 480 716 720 712S1060 690 1200 706V800H0Z', '#e2a244')
      + path('M150 700C320 668 940 664 1050 700 1010 746 260 750 150 700Z', '#a9702a')
      + inked(path('M330 640C318 690 318 716 348 720H420C436 700 420 660 430 640ZM780 640C772 690 776 716 800 720H878C892 700 876 660 884 640Z', '#d99a5b')
        + path('M250 560C300 690 480 706 640 704S960 690 1010 600Z', '#f9dfb5')
        + path(spines(640, 610, 408, 510, 132, 0, 17, .12, .55), '#5a3620')
        + path('M440 222C330 250 266 340 226 430 196 486 132 492 108 528 98 562 140 584 190 586 240 646 330 676 430 664 540 600 540 340 440 222Z', '#f6cf9a')
        + path(spines(660, 610, 322, 380, 180, 0, 17, .16, .6), '#7d4c2b')
        + path(spines(680, 610, 226, 258, 180, 0, 12, .2, .6), '#a26a3f')
        + path(spines(700, 610, 122, 138, 180, 0, 7, .28, .6), '#c98f5c')
        + circle(378, 352, 50, '#d99a5b') + path('M360 372C352 344 372 326 396 332', 'none'))
      + path('M318 560C330 606 380 632 440 622 424 648 390 662 340 652 300 640 280 612 262 584Z', '#e8b377')
      + inked(path('M190 586C236 584 262 570 280 548', 'none') + path('M262 408C276 388 300 380 322 386', 'none'))
      + circle(298, 452, 33, INK) + circle(308, 440, 11, '#fff') + ellipse(118, 520, 42, 36, INK) + ellipse(104, 506, 13, 9, '#fff') + ellipse(338, 530, 34, 22, '#ff9c8c')
      + inked(path('M700 190C662 166 618 196 622 246 626 292 668 322 704 306 742 322 784 288 784 242 784 196 740 168 700 190Z', '#f0523d') + path('M700 192C698 166 706 146 722 132', 'none') + leaf(716, 158, -24, .6, '#2fae6b'))
      + path('M650 214C640 230 642 252 652 266', 'none', 'stroke="#fff" stroke-width="12" stroke-linecap="round"')
      + inked(path('M1084 726C1078 690 1078 660 1084 640H1118C1124 660 1124 690 1118 726Z', '#fff3da') + path('M1022 644C1022 590 1060 560 1101 560S1180 590 1180 644C1160 660 1042 660 1022 644Z', '#f0523d')
        + leaf(60, 742, -18, 1, '#ff8a1f') + leaf(560, 762, 12, .9, '#d9482f') + leaf(900, 770, -24, .8, '#ff8a1f'))
      + circle(1066, 612, 12, '#fff') + circle(1108, 598, 15, '#fff') + circle(1146, 624, 10, '#fff');
  },

  'eiffel-tower'() {
    const X = 450, dark = '#7a4a33', brown = '#b0714a';
    const top = 'M436 104H464C468 262 482 344 504 410H396C418 344 432 262 436 104Z';
    const mid = 'M384 450H436C430 494 414 530 394 562H296C344 528 372 492 384 450Z', leg = 'M270 604H372C344 642 318 690 306 768H82C166 736 240 668 270 604Z';
    const both = d => mirrored(X, path(d, brown)), flip = `transform="matrix(-1 0 0 1 ${2 * X} 0)"`, shapes = `<path d="${top}"/>` + [mid, leg].map(d => `<path d="${d}"/><path d="${d}" ${flip}/>`).join('');
    const cross = many(30, i => `M${-60 + i * 40} 800L${740 + i * 40} 0M${960 - i * 40} 800L${160 - i * 40} 0`) + many(15, i => `M60 ${130 + i * 46}H840`);
    return rect(0, 0, 1200, 800, '#ffb59a') + rect(0, 300, 1200, 500, '#ffd0a6') + circle(990, 250, 112, '#fff0c4') + circle(990, 250, 82, '#ffdf7d')
      + cloud(150, 190, 1.1, '#ffe6d2') + cloud(760, 120, .9, '#ffe6d2') + cloud(1110, 420, 1.2, '#ffe6d2') + cloud(90, 420, .8, '#ffe6d2') + bird(620, 250, .7) + bird(690, 212, .5) + bird(236, 300, .6)
      + inked(path('M860 780V560L884 516H1010L1034 560V780Z', '#e9dcc9') + path('M852 562L882 500H1012L1042 562Z', '#5d7391') + path('M1034 780V612L1056 572H1230V780Z', '#f4e8d6') + path('M1026 614L1054 556H1230V614Z', '#6c84a4')
        + rect(900, 456, 40, 52, '#d9694a') + rect(1120, 506, 44, 52, '#d9694a') + many(6, i => rect(886 + i % 3 * 46, 590 + (i / 3 | 0) * 76, 24, 44, '#8fb6d6', 4, 'stroke-width="6"')) + many(4, i => rect(1066 + i % 2 * 62, 642 + (i / 2 | 0) * 74, 26, 44, '#8fb6d6', 4, 'stroke-width="6"')), 7)
      + inked(path('M450 104V24', 'none', 'stroke-width="12"') + both(mid) + both(leg) + path(top, brown))
      + within('eiffel-tower-iron', shapes, path(cross, 'none', `stroke="${dark}" stroke-width="6"`) + path('M450 90H560V430H450ZM540 430H640L700 800H860L640 580Z', '#1f1b2e', 'opacity=".2"'))
      + inked(path(top) + mirrored(X, path(mid) + path(leg))
        + path('M306 768C314 668 370 626 450 626S586 668 594 768H560C554 690 510 658 450 658S346 690 340 768Z', '#d0925f')
        + rect(372, 408, 156, 24, '#d0925f', 6) + rect(384, 432, 132, 20, brown, 4) + rect(258, 556, 384, 22, '#d0925f', 6) + rect(270, 578, 360, 30, brown, 4) + rect(428, 84, 44, 24, '#d0925f', 6))
      + path(many(17, i => `M${290 + i * 20} 582v22`) + many(6, i => `M${400 + i * 20} 436v13`), 'none', `stroke="${INK}" stroke-width="5"`)
      + path('M0 760C200 740 520 772 760 762S1060 750 1200 762V800H0Z', '#7cb86b')
      + inked(path('M34 776C-36 770-38 676 28 668 30 622 104 622 110 666 166 682 160 768 104 776ZM880 782C812 782 812 700 868 690 876 640 956 640 962 690 1030 702 1024 782 958 782Z', '#3f9460') + path('M-20 782H1220V820H-20Z', '#5fa456'));
  },

  'camper-van'() {
    const body = 'M92 610V500C92 440 118 420 140 380L196 272C208 248 226 238 254 238H886C926 238 944 262 946 300L956 610C956 634 944 642 924 642H126C104 642 92 634 92 610Z';
    const wheel = x => circle(x, 646, 88, '#34304a') + circle(x, 646, 52, '#f4efe2') + circle(x, 646, 22, '#ffc93c');
    const curtain = (x, y, w, h) => rect(x, y, w, h, '#bfe6ff', 18) + path(`M${x + 4} ${y + 6}H${x + w * .34}C${x + w * .3} ${y + h * .5} ${x + w * .2} ${y + h * .8} ${x + 6} ${y + h - 8}ZM${x + w - 4} ${y + 6}H${x + w * .66}C${x + w * .7} ${y + h * .5} ${x + w * .8} ${y + h * .8} ${x + w - 6} ${y + h - 8}Z`, '#ffc93c', 'stroke-width="6"');
    const pine = (x, y, k) => at(x, y, rect(-14, -30, 28, 60, '#7a4a2a') + path('M0-330L74-206H44L96-118H60L124-20H-124L-60-118H-96L-44-206H-74Z', '#2d8a66'), `scale(${k})`);
    const petal = many(6, i => circle(474 + 36 * Math.cos(i * Math.PI / 3), 520 + 36 * Math.sin(i * Math.PI / 3), 23, '#fff', 'stroke-width="6"'));
    return rect(0, 0, 1200, 800, '#ffdca3') + circle(118, 150, 84, '#fff3c9') + path('M0 420L190 210 330 350 520 150 740 400 900 260 1200 470V800H0Z', '#c9a4d8') + path('M190 210L140 265 186 290 214 262 246 300 262 282ZM520 150L455 220 500 262 536 226 580 268 606 248ZM900 260L846 308 892 330 920 306 962 326 970 308Z', '#fff')
      + path('M0 520C240 450 420 480 640 490S1020 440 1200 500V800H0Z', '#8ccf8a')
      + inked(pine(1066, 640, 1.15) + pine(1180, 690, .8) + pine(24, 560, .6)) + path('M0 690H1200V800H0Z', '#e7cf9f') + path('M60 720C240 690 840 690 1010 720 980 764 120 766 60 720Z', '#a88a5c')
      + inked(path('M300 238L282 146 820 112V238Z', '#fff') + path('M368 238L354 142 424 137 434 238ZM500 238L494 133 564 128 566 238ZM630 238L632 124 700 120 696 238ZM756 238L764 116 820 112V238Z', '#ff6b57', 'stroke-width="6"')
        + path('M254 152C256 126 276 118 300 116L830 82C854 82 860 108 842 116L286 156Z', '#fff3da')
        + path('M330 84C480 16 700-4 884 40 720 84 520 102 330 84Z', '#2bb3c0') + path('M330 84C500 66 700 46 884 40', 'none', 'stroke-width="6"') + rect(438, 84, 20, 30, '#34304a', 4, 'stroke-width="6"') + rect(706, 64, 20, 30, '#34304a', 4, 'stroke-width="6"')
        + path(body, '#fff3da'))
      + within('camper-van-body', `<path d="${body}"/>`, path('M80 470C200 450 260 420 330 420H970V660H80Z', '#ff6b57') + path('M80 596H970V660H80Z', '#d94a3c') + path('M890 230H970V650H890Z', INK, 'opacity=".14"'))
      + inked(path(body) + path('M94 474C200 452 262 420 330 420H950', 'none')
        + path('M216 286C220 276 228 272 238 272H306V392H176C168 392 164 386 168 378Z', '#bfe6ff') + path('M336 250V630M560 250V630M336 470H560', 'none', 'stroke-width="6"')
        + curtain(360, 272, 176, 124) + curtain(586, 272, 150, 124) + curtain(766, 272, 140, 124))
      + inked(circle(226, 350, 38, '#c98f5c') + path('M196 346C184 366 188 392 200 396 214 386 212 360 208 340ZM256 346C268 366 264 392 252 396 238 386 240 360 244 340Z', '#8a5a34') + path('M168 392H306', 'none'), 6) + circle(216, 348, 5, INK) + circle(236, 348, 5, INK) + ellipse(226, 366, 9, 7, INK)
      + inked(circle(132, 520, 34, '#fff6b8') + rect(70, 592, 110, 34, '#dfe6ee', 14) + rect(890, 592, 96, 34, '#dfe6ee', 14) + rect(926, 494, 26, 62, '#ffc93c', 8) + rect(510, 442, 34, 14, '#dfe6ee', 7, 'stroke-width="6"') + rect(580, 442, 34, 14, '#dfe6ee', 7, 'stroke-width="6"')
        + petal + circle(474, 520, 22, '#ffc93c', 'stroke-width="6"')
        + path('M182 632A98 98 0 0 1 374 632ZM692 632A98 98 0 0 1 884 632Z', INK) + wheel(278) + wheel(788))
      + inked(path('M1040 736L1124 700M1040 700L1124 736', 'none', 'stroke-width="24"') + path('M1040 736L1124 700M1040 700L1124 736', 'none', 'stroke="#b0714a" stroke-width="10"') + path('M1082 700C1036 700 1040 650 1070 612 1076 634 1090 640 1094 620 1130 656 1130 700 1082 700Z', '#ff8a1f') + path('M1082 698C1062 698 1064 676 1082 658 1100 676 1102 698 1082 698Z', '#ffd45c', 'stroke="none"'), 7);
  },

  octopus() {
    const a = '#f26aa0', b = '#d94d86', c = '#ffd3e2';
    const kelp = (x, h, k) => path(`M${x} 760C${x - 60} ${760 - h * .3} ${x + 60} ${760 - h * .55} ${x - 10} ${760 - h} ${x + 100} ${760 - h * .6} ${x + 10} ${760 - h * .3} ${x + 56} 760Z`, k);
    const fish = (x, y, k, fill) => at(x, y, path('M-50 0L-84-30V30ZM-56 0C-40-46 36-46 64 0 36 46-40 46-56 0Z', fill) + circle(32, -10, 6, INK, 'stroke="none"'), `scale(${k})`);
    return rect(0, 0, 1200, 800, '#14808f') + path('M180 0H330L120 800H-120ZM560 0H640L560 800H380ZM900 0H1010L1060 800H880Z', '#1c95a1') + path('M0 640C180 600 320 650 520 640S900 610 1200 650V800H0Z', '#0f6a7c')
      + inked(kelp(40, 330, '#2fae6b') + kelp(1090, 420, '#2fae6b') + kelp(1010, 240, '#1f8f5a')) + path('M0 716C240 690 420 726 700 712S1020 700 1200 720V800H0Z', '#f3d491')
      + inked(limb([[430, 500], [330, 470], [200, 420], [110, 320], [130, 200], [220, 190], [240, 260], [190, 280]], 50, 12, b, 0) + limb([[530, 500], [640, 470], [770, 440], [880, 360], [890, 240], [800, 200], [750, 270], [800, 310]], 50, 12, b, 0)
        + limb([[500, 520], [640, 560], [790, 560], [920, 500], [1020, 520], [1040, 610], [960, 630]], 52, 12, a, 1, c)
        + limb([[440, 520], [330, 560], [200, 540], [80, 560], [40, 660], [110, 720], [170, 670]], 52, 12, a, 1, c)
        + limb([[520, 540], [600, 640], [720, 700], [850, 690], [880, 610], [810, 590]], 54, 12, b, -1, c)
        + limb([[450, 540], [400, 640], [290, 710], [190, 640], [250, 580]], 54, 14, b, 1, c)
        + limb([[500, 540], [530, 640], [590, 720], [680, 760], [730, 730]], 52, 14, a, -1, c)
        + limb([[470, 540], [460, 640], [420, 730], [330, 766], [270, 750]], 52, 14, a, 1, c)
        + path('M480 60C620 56 712 150 706 276 702 356 650 400 640 470 630 560 560 590 480 590S336 560 326 470C314 400 256 356 256 276 252 150 344 64 480 60Z', a))
      + path('M604 96C688 140 716 220 704 292 696 356 652 396 640 466 630 560 560 586 490 586 590 540 590 470 620 400 668 300 668 180 604 96Z', b)
      + path('M310 200C322 150 356 118 396 104', 'none', 'stroke="#fff" stroke-width="20" stroke-linecap="round"') + ellipse(300, 248, 11, 15, '#fff') + circle(470, 120, 22, b) + circle(546, 156, 15, b) + circle(534, 108, 10, b)
      + inked(path('M480 60C620 56 712 150 706 276 702 356 650 400 640 470M326 470C314 400 256 356 256 276 252 150 344 64 480 60', 'none') + ellipse(402, 336, 66, 74, '#fff') + ellipse(562, 336, 66, 74, '#fff') + path('M430 456C450 494 512 494 534 456', 'none') + path('M330 250C356 230 388 226 412 238M636 250C610 230 578 226 554 238', 'none'))
      + ellipse(414, 344, 40, 46, INK) + ellipse(550, 344, 40, 46, INK) + circle(428, 326, 14, '#fff') + circle(564, 326, 14, '#fff') + circle(400, 364, 7, '#fff') + circle(536, 364, 7, '#fff') + ellipse(348, 432, 36, 22, '#ff9cc0') + ellipse(616, 432, 32, 22, '#ff9cc0')
      + inked(circle(760, 110, 26, '#8fe0e4') + circle(820, 60, 16, '#8fe0e4') + circle(170, 90, 20, '#8fe0e4') + fish(1060, 150, 1, '#ffc93c') + fish(1130, 270, .7, '#ff8a1f') + fish(960, 70, .6, '#ff8a1f')
        + path('M1010 770L1024 734 990 718 1028 712 1040 676 1056 710 1094 708 1066 734 1080 770 1046 750Z', '#ff8a1f'), 8);
  },

  accordion() {
    const cx = 560, cy = 1760, on = (a, r) => [cx + r * Math.sin(rad(a)), cy - r * Math.cos(rad(a))], folds = 12, wide = 19, r1 = 1108, r2 = 1620;
    const edge = i => -wide / 2 + i * wide / folds, ins = i => i % 2 ? 26 : 0;
    const fold = i => path(poly([on(edge(i), r1 + ins(i)), on(edge(i), r2 - ins(i)), on(edge(i + 1), r2 - ins(i + 1)), on(edge(i + 1), r1 + ins(i + 1))]), i % 2 ? '#e9e0f7' : '#8f5cf0');
    const keys = many(11, i => rect(288, 166 + i * 45, 122, 45, '#fff', 6, 'stroke-width="6"')) + many(10, i => [2, 6, 9].includes(i) ? '' : rect(334, 196 + i * 45, 76, 30, INK, 5, 'stroke-width="4"'));
    const grille = many(6, i => rect(450, 208 + i * 78, 64, 34, i % 2 ? '#ffc93c' : '#ffdf7d', 17, 'stroke-width="6"'));
    const left = path('M312 140H540C552 140 560 148 560 160V660C560 672 552 680 540 680H312C292 680 286 670 286 656V164C286 150 294 140 312 140Z', '#d9362f') + path('M410 146V674', 'none') + keys + grille;
    const right = path('M560 160C560 148 568 140 580 140H690C720 140 736 156 736 180V640C736 664 720 680 690 680H580C568 680 560 672 560 660Z', '#d9362f') + many(24, i => circle(606 + i % 3 * 42, 196 + (i / 3 | 0) * 62 + i % 3 * 10, 14, i % 5 ? '#fff' : '#ffc93c', 'stroke-width="6"'));
    const bulb = (x, y, fill) => path(`M${x} ${y - 26}V${y - 14}`, 'none', 'stroke-width="14"') + circle(x, y + 8, 22, fill);
    const note = (x, y, k) => at(x, y, ellipse(-26, 40, 24, 18, INK, 'transform="rotate(-18 -26 40)"') + ellipse(58, 24, 24, 18, INK, 'transform="rotate(-18 58 24)"') + path('M-6 38V-50L78-68V22', 'none', 'stroke-width="12"') + path('M-6-50L78-68V-44L-6-26Z', INK), `scale(${k})`);
    return rect(0, 0, 1200, 800, '#1f6f6b') + many(8, i => rect(i * 170 - 40, 0, 70, 640, '#247c77')) + path('M0 640H1200V800H0Z', '#c98a4b') + path('M0 640H1200V662H0Z', '#a56b33') + path('M100 662L40 800M330 662L300 800M560 662V800M800 662L830 800M1040 662L1110 800', 'none', 'stroke="#a56b33" stroke-width="6"') + path('M70 744C300 716 860 716 1010 744 960 786 140 788 70 744Z', '#7e4f24')
      + inked(path('M-20 60C160 130 380 130 560 70S980 10 1220 96', 'none') + bulb(90, 124, '#ffdf7d') + bulb(620, 74, '#7fd0ff') + bulb(980, 78, '#ffdf7d') + bulb(1110, 98, '#7fd0ff') + bulb(840, 68, '#ff6b57'))
      + inked(`<g transform="rotate(${-wide / 2} ${cx} ${cy})">${left}</g><g transform="rotate(${wide / 2} ${cx} ${cy})">${right}</g>` + many(folds, fold))
      + path(many(folds - 1, i => i % 2 ? 'M' + [on(edge(i + 1) + .42, r1 + 44), on(edge(i + 1) + .42, r2 - 44)].map(p => p.map(n).join(' ')).join('L') : ''), 'none', 'stroke="#5b27c4" stroke-width="10" stroke-linecap="round"')
      + inked(note(1080, 300, 1) + note(1000, 470, .7));
  },

  lighthouse() {
    const tower = 'M270 660L316 236H524L570 660Z';
    const wave = (y, fill, shift) => path(`M${-120 + shift} ${y}` + many(9, () => 'q40-34 80 0t80 0') + `V820H-200Z`, fill);
    return rect(0, 0, 1200, 800, '#3d3a8c') + rect(0, 250, 1200, 300, '#6a4fa8') + rect(0, 400, 1200, 200, '#e8769a') + circle(1010, 470, 86, '#ffc071') + path('M420 128L-20 10V250ZM420 128L1220-30V290Z', '#fff', 'opacity=".3"')
      + many(6, i => circle([90, 230, 690, 860, 1010, 1140][i], [330, 40, 330, 40, 360, 330][i], [5, 6, 5, 6, 4, 6][i], '#fff3c9'))
      + rect(0, 520, 1200, 280, '#2f6fb0') + path('M900 540H1120M930 570H1090M960 600H1060', 'none', 'stroke="#ffc071" stroke-width="10" stroke-linecap="round"')
      + inked(path('M1040 506C1062 470 1066 430 1062 396 1094 430 1112 470 1116 506ZM1050 396V524', '#fff') + path('M1014 520H1140L1118 556H1036Z', '#d9362f'), 7)
      + inked(path('M60 800C70 700 130 650 210 640 300 600 560 604 700 640 800 650 880 700 900 800Z', '#6d5d6e'))
      + path('M700 640C800 650 880 700 900 800H760C790 720 760 670 700 640ZM150 690C200 670 260 668 300 676 250 690 200 700 170 730Z', '#4d4053')
      + inked(path('M576 640V540H756V640Z', '#fff3da') + path('M552 548L606 470H728L780 548Z', '#2b7fb8') + rect(690, 440, 34, 62, '#d9694a') + rect(606, 566, 44, 74, '#8a4a2a', 6) + rect(686, 570, 42, 38, '#ffdf7d', 5))
      + inked(path(tower, '#fff')) + within('lighthouse-tower', `<path d="${tower}"/>`, rect(250, 296, 340, 76, '#d9362f') + rect(250, 452, 340, 76, '#d9362f') + rect(250, 596, 340, 80, '#d9362f') + path('M486 220H600V680H516Z', INK, 'opacity=".2"'))
      + inked(path(tower) + path('M309 296H531M301 372H540M292 452H549M284 528H557M276 596H564', 'none') + path('M376 662V604C376 560 464 560 464 604V662Z', '#5d3a24') + rect(398, 396, 46, 58, '#ffdf7d', 20) + rect(398, 252, 46, 58, '#ffdf7d', 20)
        + path('M290 236L308 204H532L550 236Z', '#34304a') + rect(350, 84, 140, 120, '#ffe98a') + path('M394 84V204M446 84V204', 'none', 'stroke-width="7"') + circle(420, 128, 28, '#fff') + path('M286 166H554M286 166V204M330 166V204M375 166V204M420 166V204M465 166V204M510 166V204M554 166V204', 'none', 'stroke-width="7"') + path('M324 88C330 34 380 18 420 18S510 34 516 88Z', '#d9362f') + circle(420, 14, 12, '#ffc93c', 'stroke-width="7"'))
      + path('M478 34C504 46 512 66 516 84H470C478 66 480 50 478 34Z', '#a3231f')
      + inked(wave(706, '#3f8fd0', 20) + wave(752, '#2f6fb0', -40)) + path('M160 742q30-20 60 0M420 742q30-20 60 0M640 786q30-20 60 0M980 742q30-20 60 0', 'none', 'stroke="#bfe6ff" stroke-width="9" stroke-linecap="round"')
      + inked(path('M640 232C672 204 704 212 720 240 738 208 776 202 806 226 776 226 752 244 736 268 728 280 712 280 704 268 690 246 668 232 640 232Z', '#fff'), 7) + bird(170, 480, .8) + bird(90, 440, .5);
  },

  scarecrow() {
    const straw = (x, y, turn, k = 1) => at(x, y, path('M-30 0L-96-46-70-18-118-14-74 4-112 30-66 22-86 58-30 28Z', '#ffd45c'), `rotate(${turn}) scale(${k})`);
    const wheat = (x, y, k) => at(x, y, path('M0 120C4 60 2 20 0-30', 'none') + path('M0-96C18-84 18-62 0-50-18-62-18-84 0-96ZM0-50C30-66 36-40 4-22ZM0-50C-30-66-36-40-4-22ZM0-16C30-32 36-6 4 12ZM0-16C-30-32-36-6-4 12Z', '#ffe08a', 'stroke-width="6"'), `scale(${k})`);
    const coat = 'M372 330C440 316 540 316 608 330L646 610H334Z';
    return rect(0, 0, 1200, 800, '#8fd3ff') + cloud(150, 120, 1.1, '#fff') + cloud(860, 90, .9, '#fff') + cloud(1080, 240, 1.2, '#dff2ff') + path('M0 520C200 450 420 500 600 490S1000 440 1200 500V800H0Z', '#8fd07f') + path('M0 600C240 560 520 590 720 580S1040 570 1200 590V800H0Z', '#f0c552') + path('M0 650C240 630 520 650 720 640S1040 640 1200 650V800H0Z', '#dda437')
      + inked(path('M930 500V420L1010 360 1090 420V500ZM1090 500V440H1150V500Z', '#d9694a') + path('M912 430L1010 352 1108 430', 'none') + rect(984, 440, 52, 60, '#fff3da'), 7)
      + inked(rect(466, 600, 48, 220, '#8a5a34') + rect(70, 348, 840, 40, '#8a5a34', 8)
        + straw(130, 368, 0, 1.15) + straw(846, 368, 180, 1.15) + straw(404, 582, -80, 1.2) + straw(576, 582, -100, 1.2)
        + path('M380 332L200 322C160 320 134 330 132 350V394C134 412 160 420 200 418L384 440Z', '#3f6fc4') + path('M600 332L776 322C816 320 842 330 844 350V394C842 412 816 420 776 418L596 440Z', '#3f6fc4')
        + path(coat, '#3f6fc4'))
      + within('scarecrow-coat', `<path d="${coat}"/>`, path('M560 300H660V640H590Z', INK, 'opacity=".2"')) + path('M600 400L776 392C816 390 840 380 844 372V394C842 412 816 420 776 418L596 440ZM384 408L200 392C160 390 136 382 132 372V394C134 412 160 420 200 418L384 440Z', INK, 'opacity=".2"')
      + inked(path(coat) + path('M440 324L490 470 540 324Z', '#ffd45c') + path('M440 324L404 350 462 400 490 470 518 400 576 350 540 324', '#ff6b57') + path('M490 470V606', 'none', 'stroke-width="6"') + circle(512, 510, 12, '#ffc93c', 'stroke-width="6"') + circle(512, 562, 12, '#ffc93c', 'stroke-width="6"')
        + rect(372, 500, 84, 76, '#ff8a1f', 4, 'transform="rotate(-6 414 538)"') + path('M232 346L296 340 300 396 236 400Z', '#2fae6b') + path('M700 342L758 348 752 404 694 398Z', '#e8769a')
        + path('M334 580L646 580 654 612H326Z', '#c98f5c') + path('M470 576H512V618H470Z', '#c98f5c'))
      + path('M366 512l16 8M364 540l16 4M370 566l16-2M398 500l2 14M430 496l2 14M440 512l14 2M446 540l12 2M400 562l2 14M428 560l2 14', 'none', `stroke="${INK}" stroke-width="5" stroke-linecap="round"`)
      + inked(path('M380 150C366 270 410 340 490 340S614 270 600 150Z', '#ecc48d') + path('M404 322L390 346 430 338 446 362 474 344 496 366 516 344 542 360 556 336 590 344 574 320', '#ffd45c'))
      + path('M562 160H602C610 270 576 334 500 338 560 310 572 240 562 160Z', '#cf9f62')
      + inked(circle(442, 236, 32, '#fff') + circle(538, 236, 32, '#2f2a44') + path('M424 236H460M442 218V254', 'none', 'stroke-width="6"') + path('M490 258L472 292H510Z', '#ff8a1f', 'stroke-width="7"') + path('M424 302C460 324 520 324 556 302M440 296v22M466 304v22M492 306v22M518 304v22M542 296v22', 'none', 'stroke-width="6"'))
      + many(4, i => circle(529 + i % 2 * 18, 227 + (i >> 1) * 18, 6, '#fff')) + ellipse(404, 282, 22, 15, '#ff9c7a') + ellipse(576, 282, 20, 15, '#ff9c7a')
      + inked(at(0, -34, path('M262 186C300 168 350 164 380 166 388 96 430 52 496 50 560 50 592 100 602 166 650 166 700 176 726 196 690 224 290 220 262 186Z', '#e3a83a') + path('M380 160C440 184 540 184 602 160L606 194C540 210 430 210 376 192Z', '#d9362f') + path('M262 188L232 176M270 196L246 214M718 200L752 190M704 208L724 226M430 96L470 84M446 120L500 106M520 92L548 104', 'none', 'stroke-width="7"'))
        + at(566, 146, inked(many(5, i => circle(22 * Math.cos(rad(i * 72)), 22 * Math.sin(rad(i * 72)), 15, '#fff')) + circle(0, 0, 13, '#ffc93c'), 6)))
      + inked(path('M812 326C770 320 776 262 816 254 824 214 880 208 892 244L926 256 894 268C900 316 870 338 836 334L770 366 790 326Z', '#3a3558') + path('M820 276C842 276 860 292 858 314 834 320 818 304 820 276Z', '#554f7c', 'stroke-width="6"') + path('M834 334V350M858 330V350', 'none', 'stroke-width="7"')) + path('M890 240L928 256 892 268Z', '#ffb400') + circle(868, 244, 10, '#fff') + circle(871, 244, 5, INK)
      + inked(many(5, i => wheat([60, 150, 232, 740, 830][i], [680, 720, 690, 700, 730][i], [1, .9, .8, .9, .8][i])) + many(3, i => wheat([1000, 1090, 1170][i], [690, 724, 680][i], .9))
        + path('M200 800C150 800 130 764 150 736 180 700 330 700 360 736 380 764 360 800 310 800Z', '#ff8a1f') + path('M220 800C200 776 204 730 230 714M290 800C310 776 306 730 280 714', 'none', 'stroke-width="7"') + path('M246 710C244 690 252 678 270 674L280 690C270 694 266 702 268 710Z', '#2fae6b'), 8);
  },

  'hot-air-balloon'() {
    const X = 440, k = s => `M${X} 28C${n(X + 180 * s)} 28 ${n(X + 330 * s)} 130 ${n(X + 330 * s)} 268 ${n(X + 330 * s)} 410 ${n(X + 110 * s)} 500 ${n(X + 70 * s)} 556H${n(X - 70 * s)}C${n(X - 110 * s)} 500 ${n(X - 330 * s)} 410 ${n(X - 330 * s)} 268 ${n(X - 330 * s)} 130 ${n(X - 180 * s)} 28 ${X} 28Z`;
    const gores = [1, .86, .58, .2].map((s, i) => path(k(s), ['#ff6b57', '#ffd45c', '#2bb3c0', '#ffd45c'][i], 'stroke-width="7"')).join('');
    const hill = (d, fill) => path(d, fill);
    return rect(0, 0, 1200, 800, '#bfe6ff') + circle(1060, 130, 70, '#fff3c9') + cloud(110, 560, 1.1, '#fff') + cloud(900, 330, 1.3, '#fff') + cloud(1120, 520, 1, '#e9f6ff') + cloud(820, 60, .7, '#fff') + cloud(60, 90, .8, '#e9f6ff')
      + hill('M0 690C160 620 300 660 460 690S820 620 1200 700V800H0Z', '#9ad79a') + hill('M0 760C200 700 420 740 640 750S1000 690 1200 750V800H0Z', '#5fb878')
      + inked(path('M1010 700V654L1046 626 1082 654V700Z', '#fff3da') + path('M1000 660L1046 620 1092 660Z', '#d9694a') + path('M860 716C830 716 830 670 862 664 876 636 914 640 920 664 950 674 944 716 916 716Z', '#2d8a66'), 7)
      + inked(path(k(1), '#ff6b57') + gores)
      + within('hot-air-balloon-bag', `<path d="${k(1)}"/>`, path('M60 286C180 350 700 350 820 286V356C700 420 180 420 60 356Z', '#fff3da', `stroke="${INK}" stroke-width="8"`) + many(9, i => path('M0-30L9-9 31-9 14 6 20 28 0 15-20 28-14 6-31-9-9-9Z', '#8f5cf0', `transform="translate(${128 + i * 78} ${[346, 358, 366, 369, 370, 369, 366, 358, 346][i]})" stroke="${INK}" stroke-width="5" stroke-linejoin="round"`))
        + path('M620 20C700 150 690 330 520 560H800V0Z', INK, 'opacity=".16"') + path('M226 130C200 170 186 210 184 250', 'none', 'stroke="#fff" stroke-width="20" stroke-linecap="round"'))
      + inked(path(k(1)) + path('M366 556H514L500 590H380Z', '#8f5cf0') + path('M382 590L306 694M498 590L574 694M424 590L412 694M456 590L468 694', 'none', 'stroke-width="6"'))
      // the first passengers, Versailles 1783: a sheep, a duck and a cockerel
      + at(440, 704, inked(path('M338 700C320 680 330 652 352 652 360 630 392 630 398 652 420 652 430 684 410 700Z', '#fff') + path('M352 668C352 652 396 652 396 668V692C392 714 356 714 352 692Z', '#4d4660') + path('M352 668L328 672M396 668L420 672', 'none', 'stroke-width="12"')
        + path('M430 704V672C430 644 466 640 472 664L496 674 470 684V704Z', '#f3e35a') + path('M470 664L500 674 470 686Z', '#ff8a1f')
        + path('M506 704C500 680 504 654 524 650 546 648 556 664 554 704Z', '#fff') + path('M512 652C504 636 518 628 524 640 528 624 542 628 540 642 552 636 556 648 548 656Z', '#d9362f') + path('M552 668L574 676 552 684Z', '#ffb400'), 6)
        + circle(364, 676, 5, '#fff') + circle(384, 676, 5, '#fff') + circle(454, 664, 5, INK) + circle(536, 668, 5, INK), 'scale(1.36) translate(-446 -704)')
      + inked(path('M296 700H584L560 820H320Z', '#c98f5c') + rect(282, 694, 316, 28, '#8a5a34', 13))
      + path('M308 748H572M312 776H568M350 724V800M395 724V800M440 724V800M485 724V800M530 724V800', 'none', `stroke="${INK}" stroke-width="5" opacity=".55"`) + path('M510 722H580L564 800H500Z', INK, 'opacity=".16"')
      + inked(circle(338, 756, 21, '#e3cfa0') + circle(542, 756, 21, '#e3cfa0'), 6) + bird(720, 520, .8) + bird(790, 480, .6) + bird(170, 690, .5)
      + inked(at(1090, 286, path('M0-74L46-10 0 74-46-10Z', '#8f5cf0') + path('M0-74L46-10 0 74Z', '#6a3fd0') + path('M-46-10H46M0-74V74', 'none', 'stroke-width="5"') + path('M0 74C30 110-34 138 0 176 26 206-14 226 4 250', 'none', 'stroke-width="6"'), 'rotate(18)'), 7);
  },
};

// ── cut into pieces: in the page, for the browser's own drawing and packing ──
const ROWS = 7, LARGE = 768, WIDTH = 1200, HEIGHT = 800;
const folder = name => createHash('sha256').update(`mystery star ${name}`).digest('hex').slice(0, 10);
async function cut({ svg, pieces, width, height }) {
  const image = new Image(width, height);
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  return Promise.all(pieces.map(async ([x, y, w, h]) => {
    const canvas = new OffscreenCanvas(w, h);
    canvas.getContext('2d').drawImage(image, -x, -y, width, height);
    const blob = await canvas.convertToBlob({ type: 'image/webp', quality: .75 });
    return Array.from(new Uint8Array(await blob.arrayBuffer()));
  }));
}
const line = i => Math.round(i * HEIGHT / ROWS);
const pieces = [['l', 0, LARGE], ['s', LARGE, WIDTH - LARGE]].flatMap(([kind, x, w]) => [...Array(ROWS)].map((_, i) => [kind + (i + 1), [x, line(i), w, line(i + 1) - line(i)]]));

mkdirSync(whole, { recursive: true });
const browser = await launchChromium(), page = await browser.newPage();
for (const [name, draw] of Object.entries(stars)) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">${draw()}</svg>\n`;
  writeFileSync(new URL(`${name}.svg`, whole), svg);
  const place = new URL(`${folder(name)}/`, out);
  mkdirSync(place, { recursive: true });
  const files = await page.evaluate(cut, { svg: svg.replace('<svg ', `<svg width="${WIDTH}" height="${HEIGHT}" `), pieces: pieces.map(([, box]) => box), width: WIDTH, height: HEIGHT });
  files.forEach((bytes, i) => writeFileSync(new URL(`${pieces[i][0]}.webp`, place), Uint8Array.from(bytes)));
  const sizes = files.map(bytes => bytes.length);
  console.log(name, `pictures/stars/${folder(name)}`, sizes.reduce((a, b) => a + b), 'at most', Math.max(...sizes));
}
await browser.close();
