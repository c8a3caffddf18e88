// Draws the pictures of L'Étoile mystérieuse: one subject each, flat colours under an ink outline. The whole pictures
// go to content/stars, which is not shipped. Shipped are the fourteen pieces behind the flaps, l1 to l7 and s1 to s7,
// as pixels, so that a piece contains nothing but itself, in a folder whose name does not reveal the subject.
// Run: node tools/draw-stars.mjs (with a Chromium, which cuts them). The board has 7 strips, each cut at x = 768 of
// 1200: telling details are on the left, vague ones on the right. No text, no style, ids begin with the picture's name.
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
const crescent = (x, y, rx, ry, fill) => at(x, y, path('M0-1A1 1 0 0 1 0 1C.8.6.8-.6 0-1Z', fill), `scale(${rx} ${ry}) rotate(25)`);
const bird = (x, y, k) => at(x, y, path('M-40-12C-24-30-8-22 0 0 8-22 24-30 40-12', 'none', `stroke="${INK}" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"`), `scale(${k})`);

// a dome of spines from angle a to b, each leaning by `lean` steps
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
// a closed soft curve: `points` are the control points, the curve passes through the middles between them
function round(points) {
  const middle = i => points[i].map((v, k) => n((v + points[(i + 1) % points.length][k]) / 2)).join(' ');
  return `M${middle(points.length - 1)}Q${points[0].map(n).join(' ')} ${middle(0)}T${points.slice(1).map((_, i) => middle(i + 1)).join(' ')}Z`;
}
// a limb that tapers from w to v, with suckers on that side unless `side` is 0
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

  snowman() {
    const ball = (x, y, rx, ry) => ellipse(x, y, rx, ry, '#fff') + crescent(x, y, rx, ry, '#c5d5f2') + inked(ellipse(x, y, rx, ry, 'none'));
    const pine = (x, y, k) => at(x, y, rect(-14, -30, 28, 60, '#7a4a2a') + path('M0-330L74-206H44L96-118H60L124-20H-124L-60-118H-96L-44-206H-74Z', '#2d8a66')
      + path('M0-330L46-252C34-238 20-256 4-240-12-258-30-238-46-252ZM-44-206H44L70-160C54-146 40-168 20-150 0-170-24-148-40-164-54-148-64-150-70-160ZM-60-118H60L92-68C74-52 56-78 34-58 10-80-20-54-44-74-62-54-80-56-92-68Z', '#fff', 'stroke-width="6"'), `scale(${k})`);
    const twigs = 'M284 428C230 400 170 372 104 352M170 376L128 302M128 360L70 384';
    const stick = (d, wide) => path(d, 'none', `stroke-width="${wide + 14}"`) + path(d, 'none', `stroke="#8a5a34" stroke-width="${wide}"`);
    return rect(0, 0, 1200, 800, '#7f9fe4') + rect(0, 250, 1200, 300, '#9db9f0') + circle(1050, 120, 62, '#fff3c9') + path('M0 470L150 380 300 460 520 350 760 470 930 390 1200 480V800H0Z', '#b9cdf6') + path('M0 560C240 500 460 560 700 540S1040 500 1200 540V800H0Z', '#d7e3fa') + many(34, i => circle(i * 373 % 1200, (i * 217 + i % 3 * 40) % 600, [5, 9, 7][i % 3], '#fff'))
      + inked(rect(826, 470, 150, 92, '#b0714a') + rect(876, 496, 50, 40, '#ffdf7d', 4, 'stroke-width="6"') + path('M806 478L900 392 996 478C980 496 964 478 946 490 920 478 900 496 876 484 850 496 826 494 806 478Z', '#fff') + rect(938, 388, 26, 46, '#d9694a', 0, 'stroke-width="6"'), 7)
      + inked(pine(1096, 640, 1.05)) + path('M0 660C260 610 520 680 760 650S1060 630 1200 660V800H0Z', '#eef4fe') + path('M150 770C260 730 660 730 760 770 700 800 220 800 150 770Z', '#b4c8ee')
      + inked(stick('M92 780V250', 16) + path('M58 250C40 190 50 120 92 84 134 120 146 190 126 250Z', '#ffd45c') + path('M74 240C68 190 74 150 88 120M110 240C116 200 114 160 104 130M92 240V170', 'none', 'stroke-width="6"') + rect(56, 232, 72, 26, '#d9362f', 8))
      + ball(440, 630, 230, 152) + ball(440, 446, 174, 146)
      + inked(stick(twigs, 10) + stick('M596 428C650 400 710 384 786 352M716 378L768 424M744 368L748 306', 10) + path('M66 318C60 296 84 284 98 300 128 296 150 330 140 366 128 396 76 396 64 362 58 344 60 332 66 318Z', '#2fae6b') + path('M66 372L138 376 132 404H70Z', '#fff'))
      + ball(440, 244, 128, 122)
      + inked(path('M300 372L344 348C400 384 480 384 538 346L580 370C590 420 500 448 438 448S292 424 300 372Z', '#d9362f') + path('M500 420L574 400 614 560 542 578Z', '#d9362f') + path('M514 470L590 450 596 474 520 496ZM528 524L602 504 608 530 536 550Z', '#fff3da', 'stroke-width="6"') + path('M550 578l4 26M572 572l6 26M596 566l6 24', 'none', 'stroke-width="7"'))
      + path('M316 386C380 424 500 424 566 384 560 420 500 438 438 438S320 424 316 386Z', INK, 'opacity=".16"')
      + circle(392, 196, 17, INK) + circle(486, 196, 17, INK) + circle(398, 190, 5, '#fff') + circle(492, 190, 5, '#fff') + ellipse(358, 268, 24, 16, '#ffb3a8') + ellipse(522, 268, 22, 16, '#ffb3a8') + many(6, i => circle(440 + 62 * Math.cos(rad(20 + i * 28)), 258 + 50 * Math.sin(rad(20 + i * 28)), 9, INK))
      + inked(path('M446 212C466 222 464 254 440 262L306 244C296 240 298 232 306 230Z', '#ff8a1f') + path('M404 224L408 236M372 240L376 252', 'none', 'stroke-width="6"')
        + at(440, 128, path('M-104 6L-92-106C-40-120 40-120 92-106L104 6Z', '#34304a') + path('M-102-30C-50-14 50-14 102-30L106 8H-106Z', '#d9362f') + path('M-160 6C-160-14-120-16-104-8-50 8 50 8 104-8 120-16 160-14 160 6 150 34-150 34-160 6Z', '#34304a') + leaf(60, -14, -30, .6, '#2fae6b') + leaf(56, -12, -150, .5, '#2fae6b') + circle(58, -16, 13, '#ff6b57', 'stroke-width="6"'), 'rotate(-6)'))
      + path('M354 96L362 54', 'none', 'stroke="#7a74a0" stroke-width="12" stroke-linecap="round"')
      + many(3, i => circle([440, 442, 440][i], [488, 560, 670][i], 19, INK) + circle([446, 448, 446][i], [482, 554, 664][i], 6, '#fff'))
      + inked(path('M640 392C612 380 614 336 650 328 652 300 690 292 702 316L722 322 704 332C712 368 690 396 660 392L616 416 624 388Z', '#8a5a34') + path('M704 332C712 368 690 396 664 392 656 366 672 336 704 332Z', '#ff6b57', 'stroke-width="6"') + path('M668 394V412M686 388V406', 'none', 'stroke-width="6"'), 7) + circle(682, 318, 6, INK)
      + inked(path('M1140 764H930C880 764 860 724 888 704 912 690 926 716 908 726M960 704V760M1090 704V760', 'none', 'stroke-width="10"') + rect(930, 678, 210, 28, '#d9362f', 10));
  },

  locomotive() {
    const wheel = (x, y, r, k) => circle(x, y, r, '#34304a') + circle(x, y, r - 16, '#fff3da') + path(many(k, i => `M${x} ${y}L${n(x + (r - 18) * Math.cos(rad(i * 360 / k + 12)))} ${n(y + (r - 18) * Math.sin(rad(i * 360 / k + 12)))}`), 'none', 'stroke="#d9362f" stroke-width="10"') + circle(x, y, r - 16, 'none', 'stroke="#d9362f" stroke-width="9"') + circle(x, y, r * .24, '#d9362f');
    const coal = many(7, i => circle(842 + i * 26, [376, 362, 350, 348, 354, 364, 378][i], 24, '#34304a', 'stroke-width="6"'));
    return rect(0, 0, 1200, 800, '#cdeee2') + circle(110, 120, 76, '#fff3c9') + cloud(1060, 110, .9, '#e9f8f2') + path('M0 420C180 330 330 400 500 390S820 300 1200 400V800H0Z', '#a9dcb0') + path('M0 520C260 460 560 540 780 500S1060 430 1200 450V800H0Z', '#7cc58a')
      + inked(path('M1146 380H1168V444H1146Z', '#7a4a2a') + path('M1126 396C1088 396 1086 344 1118 336 1124 296 1176 290 1190 326 1226 336 1222 396 1186 396Z', '#3f9460') + path('M-40 452C-40 404 20 390 40 420 76 416 84 460 56 474H-30Z', '#3f9460'), 7)
      + path('M0 690C300 676 900 676 1200 690V800H0Z', '#d9c39a') + path('M40 742H1050L1080 770H10Z', '#a88a5c') + inked(many(13, i => rect(-20 + i * 96, 722, 52, 26, '#8a5a34', 4, 'stroke-width="6"')) + rect(-20, 708, 1240, 16, '#b9c2d6', 0, 'stroke-width="7"'))
      + inked(path('M214 150C180 116 214 74 256 86 264 44 326 36 350 66 372 22 450 18 476 56 508 6 610 4 634 52 682 24 764 42 768 92 816 100 816 154 768 154 742 182 692 178 676 154 640 180 580 178 560 152 520 172 470 168 448 144 410 160 364 158 342 136 312 152 280 150 262 150Z', '#fff'))
      + path('M300 114C320 120 334 116 344 108M420 118C450 126 470 118 482 106M580 128C610 134 630 126 642 112', 'none', 'stroke="#b9dccf" stroke-width="9" stroke-linecap="round"')
      + inked(rect(770, 570, 60, 30, '#34304a') + coal + path('M818 384H1022L1012 588H828Z', '#3f6fc4') + rect(808, 374, 224, 26, '#ffc93c', 8) + rect(852, 434, 130, 100, '#2f57a8', 10, 'stroke-width="6"') + rect(812, 578, 216, 30, '#34304a', 6) + wheel(872, 654, 52, 6) + wheel(978, 654, 52, 6))
      + inked(path('M140 570L50 700H196L212 570Z', '#d9362f') + path('M112 610L96 700M140 584L130 700M170 576L164 700', 'none', 'stroke-width="7"')
        + rect(170, 556, 620, 56, '#34304a') + path('M188 336L200 214C176 206 166 186 170 166H290C294 186 284 206 260 214L272 336Z', '#34304a') + rect(160, 142, 140, 30, '#ffc93c', 10)
        + path('M336 352C328 282 346 252 384 252S440 282 432 352Z', '#ffc93c') + rect(326, 336, 116, 24, '#ffdf7d', 10) + path('M500 350V306C500 280 546 280 546 306V350Z', '#ff6b57') + path('M523 286V262M506 262H540', 'none')
        + rect(156, 344, 430, 208, '#3f6fc4', 22))
      + path('M200 512H580V548H200Z', INK, 'opacity=".2"') + path('M256 378H400M430 378H456', 'none', 'stroke="#fff" stroke-width="14" stroke-linecap="round"')
      + inked(rect(290, 344, 20, 208, '#ffc93c', 0, 'stroke-width="7"') + rect(462, 344, 20, 208, '#ffc93c', 0, 'stroke-width="7"') + path('M124 350C124 338 134 330 146 330H246V566H146C134 566 124 558 124 546Z', '#34304a') + path('M124 372C104 390 96 420 96 450S104 510 124 526Z', '#554f7c') + circle(184, 448, 60, '#554f7c') + circle(184, 448, 13, '#ffc93c', 'stroke-width="6"')
        + circle(148, 312, 34, '#fff6b8') + path('M572 250H792V560H572Z', '#3f6fc4') + rect(612, 286, 140, 122, '#bfe6ff', 16))
      + within('locomotive-window', rect(612, 286, 140, 122, '#000', 16), inked(path('M640 420C630 350 656 322 690 322S748 350 738 420Z', '#e9b98a') + circle(646, 340, 17, '#e9b98a') + circle(732, 340, 17, '#e9b98a') + path('M642 340C642 300 736 300 736 340L628 350Z', '#d9362f') + ellipse(676, 386, 26, 20, '#fff3da', 'stroke-width="6"') + ellipse(672, 378, 9, 7, INK), 7) + circle(668, 360, 5, INK) + circle(704, 360, 5, INK))
      + path('M754 254H788V548H754Z', INK, 'opacity=".16"')
      + inked(rect(612, 286, 140, 122, 'none', 16) + rect(612, 440, 140, 96, '#2f57a8', 10, 'stroke-width="6"') + path('M540 256C560 216 620 204 682 204S806 216 824 256Z', '#d9362f') + rect(140, 546, 664, 26, '#d9362f', 8)
        + wheel(344, 622, 86, 10) + wheel(520, 622, 86, 10) + wheel(696, 622, 86, 10) + wheel(234, 660, 46, 6) + rect(176, 584, 130, 56, '#b9c2d6', 10) + path('M306 612L344 648', 'none', 'stroke-width="24"') + path('M306 612L344 648', 'none', 'stroke="#dfe6ee" stroke-width="9"') + rect(326, 636, 390, 24, '#dfe6ee', 12) + circle(344, 648, 9, '#ffc93c', 'stroke-width="6"') + circle(520, 648, 9, '#ffc93c', 'stroke-width="6"') + circle(696, 648, 9, '#ffc93c', 'stroke-width="6"'))
      + inked(at(1146, 540, path('M-56 30V78H-36V34M46 30V78H66V30', '#fff') + path('M-70-20C-70-40-50-44-30-42H50C76-42 80-20 76 4 74 40 40 44 0 44S-70 40-70 0Z', '#fff') + path('M-6-42C-2-16 40-16 46-42ZM30 44C26 16 66 4 76 16 72 38 54 43 30 44Z', '#34304a', 'stroke-width="5"') + path('M76-10C98 0 92 30 98 48', 'none') + path('M-112-64C-112-86-60-88-56-64L-62-20C-66 0-102 0-106-20Z', '#fff') + path('M-108-22C-108-38-60-38-60-22-60 0-108 0-108-22Z', '#ffb3a8') + path('M-112-62L-132-74M-56-62L-36-74M-100-80L-104-98M-68-80L-64-98', 'none') + many(4, i => circle(-94 + i % 2 * 20, i < 2 ? -50 : -20, 2, INK, 'stroke-width="5"')), 'scale(.72)'), 9);
  },

  hippopotamus() {
    const skin = '#a893cf', dark = '#8770b3', pale = '#cbbae8';
    const body = 'M392 330C470 206 730 196 838 290 926 370 930 520 908 640L902 760H764L756 668C680 696 570 696 506 668L500 760H366L360 580C336 480 346 400 392 330Z';
    const head = 'M492 318C484 240 420 196 352 216 336 184 282 186 272 222 246 252 222 300 190 336 116 338 52 392 56 472 62 560 150 604 254 600 396 594 496 510 500 404 500 372 498 344 492 318Z';
    const pad = (x, y, k) => at(x, y, path('M-80 0C-80-26 80-26 80 0 80 24-80 24-80 0Z', '#2fae6b') + path('M-10-2L60-16', 'none', 'stroke-width="6"'), `scale(${k})`);
    const reed = (x, y, k) => at(x, y, path('M0 0C4-80 0-150 6-230', 'none') + rect(-10, -220, 32, 90, '#8a4a2a', 16) + path('M-6 0C-30-60-40-110-70-150-50-90-40-40-22 0ZM10 0C30-50 40-80 74-110 60-60 44-30 30 0Z', '#3f9460', 'stroke-width="7"'), `scale(${k})`);
    return rect(0, 0, 1200, 800, '#ffd78a') + rect(0, 300, 1200, 300, '#ffc46e') + circle(1010, 190, 128, '#ffe9ae') + circle(1010, 190, 94, '#fff6d6') + cloud(150, 130, .9, '#ffe9b8') + cloud(740, 90, .7, '#ffe9b8') + path('M0 540L170 420 330 520 560 440 800 540 980 400 1200 520V800H0Z', '#e89a5e') + path('M0 580C300 540 700 590 1200 550V800H0Z', '#a9b85a') + rect(0, 650, 1200, 150, '#3aa3b0') + path('M0 650C200 636 360 664 560 652S960 640 1200 654V676C960 664 700 684 560 676S200 660 0 674Z', '#7ccad0')
      + inked(path('M1084 630C1090 550 1086 490 1060 430L1084 420C1096 450 1102 460 1110 470 1116 440 1124 420 1140 400L1160 410C1130 470 1120 550 1128 630Z', '#8a5a34') + path('M940 422C920 390 960 362 1000 374 1030 340 1110 340 1130 370 1180 356 1240 380 1230 430 1150 446 1020 446 940 422Z', '#7fa04a'))
      + inked(path('M908 380C940 384 964 400 960 436', 'none', 'stroke-width="30"') + path('M908 380C940 384 964 400 960 436', 'none', `stroke="${skin}" stroke-width="13"`) + path('M960 430C976 444 976 466 962 478 948 466 946 444 960 430Z', '#4d4660', 'stroke-width="7"')
        + path('M524 640H640V760H530ZM664 640H760V760H664Z', dark) + path(body, skin))
      + within('hippopotamus-body', `<path d="${body}"/>`, path('M850 240C900 400 790 600 520 610 600 680 740 640 790 760H960V240Z', INK, 'opacity=".14"') + path('M380 560C440 560 490 520 514 440 540 560 480 640 360 640Z', INK, 'opacity=".12"'))
      + inked(path(body) + at(-24, 26, path('M424 200C412 160 440 132 466 142 492 152 496 194 472 222Z', skin) + path('M440 192C436 172 448 160 460 164 470 170 470 190 462 204Z', '#f2a7b5', 'stroke-width="5"')) + path('M262 232C232 214 228 176 252 164 276 156 300 180 302 206Z', skin) + path('M264 212C252 202 250 188 258 184 268 182 276 192 280 204Z', '#f2a7b5', 'stroke-width="5"') + path(head, skin))
      + within('hippopotamus-head', `<path d="${head}"/>`, path('M30 420C110 350 230 380 300 430 370 480 350 560 300 640H30Z', pale) + path('M500 300C500 470 400 570 180 590V640H540V300Z', INK, 'opacity=".13"'))
      + inked(path('M104 520H140V556C140 572 104 572 104 556ZM206 534H244V568C244 586 206 586 206 568Z', '#fff8e6', 'stroke-width="7"') + path(head) + path('M66 500C130 540 270 556 350 516 374 502 388 484 390 466', 'none') + path('M382 456C392 462 402 462 410 456', 'none', 'stroke-width="7"')
        + path('M300 256C314 238 340 236 358 248M408 250C424 238 444 242 454 258', 'none'))
      + ellipse(328, 306, 24, 29, INK) + ellipse(428, 306, 20, 27, INK) + circle(336, 294, 9, '#fff') + circle(434, 295, 8, '#fff') + circle(320, 318, 5, '#fff') + ellipse(106, 414, 17, 22, '#5d4788', 'transform="rotate(24 106 414)"') + ellipse(206, 398, 17, 22, '#5d4788', 'transform="rotate(-14 206 398)"') + ellipse(440, 400, 32, 20, '#ff9cb0') + path('M110 462l4 8M140 474l3 8M232 462l4 8M204 476l3 8', 'none', `stroke="${dark}" stroke-width="8" stroke-linecap="round"`)
      + inked(path('M640 206C616 190 624 150 656 150 670 120 716 128 718 158L748 172 716 180C712 210 690 222 664 214L624 232Z', '#fff') + path('M652 172C672 170 684 182 682 200 664 204 652 192 652 172Z', '#e4ecfb', 'stroke-width="6"') + path('M716 156L750 172 716 180Z', '#ffb400', 'stroke-width="6"') + path('M668 216V228M688 214V226', 'none', 'stroke-width="7"'), 8) + circle(698, 156, 6, INK)
      + path('M-10 740C140 726 300 752 440 740S760 726 920 742 1100 732 1210 742V810H-10Z', '#2b8c9c') + inked(path('M330 742C420 722 480 722 530 742M740 742C820 722 880 722 940 742', 'none', 'stroke="#bfeaf0"'), 9) + path('M80 776h60M620 770h80M1000 784h70M420 784h50', 'none', 'stroke="#7ccad0" stroke-width="9" stroke-linecap="round"')
      + inked(reed(1130, 790, .9) + reed(1050, 800, .7) + pad(180, 762, 1) + pad(300, 784, .7) + pad(800, 782, .8) + path('M150 752C130 730 134 712 140 704 152 710 160 716 164 722 166 706 172 696 182 690 192 698 198 708 200 722 206 714 214 710 226 704 230 718 230 734 212 752Z', '#ff9cc0', 'stroke-width="7"') + path('M164 722C166 736 172 746 182 752M200 722C198 736 192 746 182 752', 'none', 'stroke-width="6"'));
  },

  windmill() {
    const tower = 'M350 330H510L556 572H304Z', foot = 'M300 590H560L588 760H272Z';
    const sail = path('M6-292H92V-76H6Z', '#fff8e6') + path('M49-292V-76M6-238H92M6-184H92M6-130H92', 'none', 'stroke="#b0714a" stroke-width="6"') + path('M6-292H92V-76H6Z', 'none') + rect(-9, -304, 18, 304, '#8a5a34', 6);
    const tulip = (x, y, k, fill) => at(x, y, path('M0 0V-60M0 0C-30-10-36-30-34-44-14-36-2-24 0 0 2-20 16-34 36-40 36-20 26-8 0 0Z', '#2fae6b') + path('M-26-98L-12-84 0-104 12-84 26-98C34-62 20-50 0-50S-34-62-26-98Z', fill), `scale(${k})`);
    const rows = (y, h, fill) => path(`M-10 ${y}C300 ${y - 20} 800 ${y - 10} 1210 ${y - 4}V${y + h}C800 ${y + h - 8} 300 ${y + h - 20} -10 ${y + h}Z`, fill);
    return rect(0, 0, 1200, 800, '#9fd8ff') + circle(1040, 140, 76, '#fff3c9') + cloud(120, 210, 1, '#fff') + cloud(800, 130, .9, '#fff') + cloud(1110, 330, 1.1, '#e3f4ff') + cloud(690, 400, .7, '#e3f4ff') + path('M0 570C260 530 700 560 1200 540V800H0Z', '#8ccf8a')
      + inked(path('M900 560V486H1040V560Z', '#d9694a') + path('M878 492L914 420H1026L1062 492Z', '#5d7391') + rect(920, 508, 34, 52, '#fff3da', 4, 'stroke-width="6"') + rect(980, 508, 36, 30, '#ffdf7d', 4, 'stroke-width="6"') + path('M1110 560C1076 560 1076 512 1110 506 1120 470 1170 470 1176 508 1206 516 1204 560 1174 560Z', '#3f9460'), 7)
      + rows(600, 40, '#ff6b57') + rows(640, 44, '#ffd45c') + rows(684, 50, '#e8769a') + rows(736, 80, '#5fb878') + path(many(30, i => `M${i * 44} 600l-8 40M${i * 48} 640l-10 44M${i * 52} 684l-14 50`), 'none', 'stroke="#1f1b2e" stroke-width="5" opacity=".18"')
      + path('M230 764C330 736 560 736 690 764 640 790 270 790 230 764Z', '#3d8a56')
      + inked(path(foot, '#c9694a') + path(tower, '#fff3da')) + path('M300 628H400M460 664H570M290 700H380M480 728H580M330 664H360M420 628H520', 'none', 'stroke="#8f4630" stroke-width="8" stroke-linecap="round"')
      + path('M470 334H510L556 572H496ZM500 594H560L588 756H520Z', INK, 'opacity=".18"')
      + inked(path(tower) + path(foot) + path('M386 760V680C386 634 474 634 474 680V760Z', '#5d3a24') + path('M430 646V756', 'none', 'stroke-width="6"') + rect(404, 480, 52, 62, '#bfe6ff', 8) + path('M430 480V542M404 511H456', 'none', 'stroke-width="6"')
        + path('M250 536V574M302 536V574M354 536V574M406 552V574M454 552V574M506 536V574M558 536V574M610 536V574', 'none', 'stroke-width="7"') + path('M244 534H330M530 534H616', 'none') + rect(236, 570, 388, 24, '#8a5a34', 6)
        + path('M328 344C318 262 364 206 430 206S542 262 532 344Z', '#8a4a2a') + rect(314, 334, 232, 24, '#d0925f', 8) + path('M430 206V176', 'none') + circle(430, 170, 12, '#ffc93c', 'stroke-width="7"'))
      + path('M484 226C528 262 530 300 526 330H478C496 300 496 260 484 226Z', INK, 'opacity=".2"')
      + at(430, 290, inked(many(4, i => `<g transform="rotate(${i * 90})">${sail}</g>`) + circle(0, 0, 28, '#ffc93c') + circle(0, 0, 8, INK)), 'rotate(28)')
      + inked(path('M1000 642C1000 604 1054 604 1054 642 1054 660 1064 668 1082 664 1104 660 1122 650 1142 638 1150 684 1118 720 1072 720 1024 720 1002 694 1012 668 1004 660 1000 652 1000 642Z', '#fff') + path('M1002 634L966 646 1004 658Z', '#ff8a1f') + path('M1054 686C1072 696 1096 692 1108 678', 'none', 'stroke-width="6"'), 8) + circle(1022, 636, 6, INK)
      + inked(many(11, i => tulip(40 + i * 112, 812 - i % 2 * 16, .9, ['#d9362f', '#ffc93c', '#fff', '#ff8a1f'][i % 4])), 8) + bird(740, 290, .8) + bird(812, 250, .6);
  },

  'pirate-ship'() {
    const hull = 'M84 462C120 500 150 516 190 516H590L612 462H690L704 408H808C806 540 780 650 730 740H236C164 670 110 570 84 462Z';
    const sail = (x, y, w, h) => at(x, y, path(`M${w / -2} 0H${w / 2}C${w / 2 - 26} ${h * .4} ${w / 2 - 22} ${n(h * .8)} ${w / 2 + 4} ${h}C${w / 4} ${h - 26} ${w / -4} ${h - 26} ${w / -2 - 4} ${h}C${w / -2 - 26} ${n(h * .8)} ${w / -2 - 30} ${h * .4} ${w / -2} 0Z`, '#fff3da')
      + path([-1, 1].map(s => `M${n(s * w / 6)} 4C${n(s * w / 6 - 24)} ${h * .4} ${n(s * w / 6 - 22)} ${n(h * .7)} ${n(s * w / 6)} ${h - 24}`).join(''), 'none', 'stroke="#d9c39a" stroke-width="6"') + rect(w / -2 - 16, -12, w + 32, 18, '#8a5a34', 9));
    const mast = (x, y) => rect(x - 11, y, 22, 520 - y, '#b0714a', 6);
    const wave = (y, fill, shift) => path(`M${-120 + shift} ${y}` + many(9, () => 'q40-34 80 0t80 0') + `V820H-200Z`, fill);
    const palm = many(6, i => at(1050, 350, path('M0 0C30-44 90-50 130-8 90-20 50-10 0 0Z', '#2fae6b'), `rotate(${[-150, -100, -50, 0, 40, 150][i]})`));
    return rect(0, 0, 1200, 800, '#a8e4ea') + circle(120, 130, 80, '#fff3c9') + cloud(150, 290, .8, '#e2f7f8') + cloud(860, 110, 1.1, '#e2f7f8') + cloud(1130, 200, .8, '#fff') + rect(0, 560, 1200, 240, '#2aa0b4') + path('M0 560H1200V590H0Z', '#5fc3cc')
      + inked(path('M900 600C940 540 1000 520 1070 520S1210 550 1250 600Z', '#f3d491') + path('M1040 530C1060 470 1062 410 1044 350H1066C1088 410 1090 470 1082 530Z', '#b0714a') + palm + circle(1040, 366, 13, '#8a5a34', 'stroke-width="6"') + circle(1066, 372, 13, '#8a5a34', 'stroke-width="6"') + path('M1120 560V524C1120 500 1176 500 1176 524V560Z', '#c98f5c', 'stroke-width="7"') + path('M1120 532H1176', 'none', 'stroke-width="7"') + rect(1141, 524, 14, 18, '#ffc93c', 2, 'stroke-width="5"'), 8)
      + inked(path('M110 482L14 388', 'none', 'stroke-width="26"') + path('M110 482L14 388', 'none', 'stroke="#b0714a" stroke-width="11"') + path('M14 388L266 96M266 96L440 40M440 130L660 190M660 190L800 408', 'none', 'stroke-width="5"') + mast(266, 96) + mast(446, 24) + mast(650, 176)
        + path('M440 32C410 8 380 52 340 24 334 60 334 84 344 110 384 134 410 92 440 114Z', '#2f2a44')
        + sail(266, 150, 130, 110) + sail(266, 290, 178, 170) + sail(446, 176, 150, 120) + sail(446, 326, 176, 150) + path('M638 196L560 420 720 452C736 380 700 280 652 190Z', '#d9362f') + path('M414 126H478L468 160H424Z', '#8a5a34'))
      + path('M650 214C692 300 716 380 704 440L720 446C732 380 700 280 652 196Z', INK, 'opacity=".2"')
      + inked(at(390, 64, path('M-34-18L34 30M34-18L-34 30', 'none', 'stroke="#fff" stroke-width="9"') + circle(0, 0, 23, '#fff') + rect(-13, 12, 26, 18, '#fff', 5), 'rotate(6)'), 5) + circle(381, 64, 7, INK) + circle(399, 66, 7, INK)
      + inked(at(284, 400, path('M-26-20L20-26 26 20-20 26Z', '#ff8a1f'), ''), 6) + path('M266 376l2 12M290 374l2 12M264 420l2 12M294 418l2 12', 'none', `stroke="${INK}" stroke-width="5" stroke-linecap="round"`)
      + inked(path(hull, '#a3683c')) + within('pirate-ship-hull', `<path d="${hull}"/>`, path('M60 640C300 670 600 670 820 630V760H60Z', '#6d4526') + path('M60 500C200 560 600 556 830 470V506C600 590 200 594 80 540Z', '#ffc93c', `stroke="${INK}" stroke-width="7"`) + path('M120 610C300 640 600 636 800 590M170 690C320 706 600 706 770 680', 'none', `stroke="${INK}" stroke-width="5" opacity=".5"`) + path('M690 400H820V760H640C700 660 720 540 690 400Z', INK, 'opacity=".18"'))
      + inked(path(hull) + many(4, i => rect(246 + i * 100, 578, 46, 44, '#34304a', 4, 'stroke-width="7"') + path(`M${240 + i * 100} 578L${246 + i * 100} 556H${292 + i * 100}L${298 + i * 100} 578Z`, '#d9362f', 'stroke-width="7"')) + circle(269, 602, 13, '#7a74a0', 'stroke-width="6"') + circle(469, 602, 13, '#7a74a0', 'stroke-width="6"')
        + rect(706, 440, 34, 44, '#ffdf7d', 8, 'stroke-width="7"') + rect(756, 434, 34, 44, '#ffdf7d', 8, 'stroke-width="7"') + path('M230 500V520M300 500V520M370 500V520M440 500V520M510 500V520', 'none', 'stroke-width="7"') + path('M600 448H700M690 396H820M186 490H580', 'none', 'stroke-width="24"') + path('M600 448H700M690 396H820M186 490H580', 'none', 'stroke="#8a5a34" stroke-width="10"')
        + rect(798, 330, 30, 44, '#ffdf7d', 8, 'stroke-width="7"') + path('M813 374V408', 'none') + path('M84 462C60 470 44 456 44 436 62 446 76 440 84 424 100 440 104 456 100 470Z', '#ffc93c', 'stroke-width="7"'))
      + inked(path('M880 740C876 676 930 650 986 654 1046 660 1064 706 1096 700 1104 676 1090 662 1070 652 1092 640 1114 646 1122 660 1136 646 1158 644 1176 654 1156 664 1146 680 1142 704 1130 740 1080 750 1040 750Z', '#5d7391') + path('M948 650C948 626 936 612 918 612M948 650C948 626 960 612 978 612', 'none', 'stroke="#d4f4f5"'), 8) + circle(924, 690, 7, INK)
      + inked(wave(716, '#2aa0b4', 20) + wave(758, '#1b809c', -40)) + path('M160 752q30-20 60 0M420 752q30-20 60 0M640 790q30-20 60 0M980 752q30-20 60 0', 'none', 'stroke="#d4f4f5" stroke-width="9" stroke-linecap="round"')
      + bird(760, 250, .8) + bird(830, 210, .6) + bird(90, 330, .5);
  },

  piano() {
    const wood = '#b5583b', dark = '#8f4030', light = '#cf7650', gold = '#ffc93c';
    const keys = rect(102, 394, 682, 58, '#fff', 4, 'stroke-width="5"') + path(many(23, i => `M${130 + i * 28} 394v56`), 'none', 'stroke-width="5"') + path(many(23, i => [2, 6].includes(i % 7) ? '' : `M${121 + i * 28} 394h18v34h-18Z`), INK, 'stroke-width="4"');
    const sconce = x => path(`M${x} 334V300M${x - 34} 300H${x + 34}`, 'none', 'stroke-width="18"') + path(`M${x} 334V300M${x - 34} 300H${x + 34}`, 'none', `stroke="${gold}" stroke-width="7"`) + circle(x, 336, 15, gold, 'stroke-width="7"') + rect(x - 13, 246, 26, 52, '#fff3da', 3, 'stroke-width="7"') + path(`M${x} 246C${x - 20} 236 ${x - 8} 216 ${x} 202 ${x + 8} 216 ${x + 20} 236 ${x} 246Z`, '#ff8a1f', 'stroke-width="6"');
    const flower = (x, y, fill) => many(5, i => circle(x + 17 * Math.cos(rad(i * 72 - 90)), y + 17 * Math.sin(rad(i * 72 - 90)), 12, fill, 'stroke-width="6"')) + circle(x, y, 10, gold, 'stroke-width="5"');
    return rect(0, 0, 1200, 800, '#ffe7a6') + many(9, i => rect(20 + i * 140, 0, 56, 640, '#ffdd8c')) + path('M0 640H1200V800H0Z', '#d99f63') + path('M0 610H1200V644H0Z', '#fff6dc') + path('M90 644L20 800M310 644L270 800M540 644V800M780 644L800 800M1010 644L1080 800', 'none', 'stroke="#b97f47" stroke-width="6"') + path('M0 716H1200', 'none', 'stroke="#b97f47" stroke-width="6"') + ellipse(440, 742, 420, 50, '#d9485a') + ellipse(440, 742, 376, 36, '#ff8f8a')
      + inked(rect(250, 22, 130, 100, '#d0925f', 6) + rect(270, 42, 90, 60, '#a4dcf0', 0, 'stroke-width="6"') + path('M270 102L300 66 320 86 336 70 360 102Z', '#5fb878', 'stroke-width="6"') + ellipse(480, 70, 46, 54, '#d0925f') + ellipse(480, 70, 29, 37, '#fff3da', 'stroke-width="6"') + path('M466 96C460 76 466 50 480 50S500 76 494 96Z', '#8f5cf0', 'stroke-width="5"'), 8)
      + inked(rect(98, 190, 690, 540, wood))
      + inked(rect(136, 222, 614, 144, dark, 10, 'stroke-width="7"') + sconce(196) + sconce(690) + rect(136, 500, 614, 186, dark, 10, 'stroke-width="7"') + path('M664 504H746V682H700Z', INK, 'opacity=".2" stroke="none"') + path('M180 536H706V650H180Z', 'none', 'stroke-width="6"') + path('M443 556L486 593 443 630 400 593Z', light, 'stroke-width="6"')
        + path('M443 260C400 238 340 240 300 250V366C340 356 400 356 443 374 486 356 546 356 586 366V250C546 240 486 238 443 260Z', '#fff') + path('M443 260V374', 'none', 'stroke-width="6"')
        + rect(70, 164, 746, 36, light, 10) + rect(64, 452, 758, 34, light, 10) + rect(64, 386, 38, 80, wood, 8) + rect(784, 386, 38, 80, wood, 8) + rect(102, 370, 682, 26, dark, 0, 'stroke-width="7"') + keys + rect(84, 486, 46, 240, light, 6) + rect(756, 486, 46, 240, light, 6) + rect(72, 712, 742, 34, light, 8))
      + path('M326 276C360 268 396 270 422 280M326 300C360 292 396 294 422 304M326 324C360 316 396 318 422 328M464 280C490 270 526 268 560 276M464 304C490 294 526 292 560 300M464 328C490 318 526 316 560 324', 'none', `stroke="${INK}" stroke-width="4" opacity=".45"`) + path('M350 298V264M396 300V268M496 300V264M536 294V262', 'none', `stroke="${INK}" stroke-width="5"`) + many(4, i => ellipse([343, 389, 489, 529][i], [298, 300, 300, 294][i], 10, 8, INK))
      + inked(many(3, i => path(`M${420 + i * 44} 700H${444 + i * 44}V736C${448 + i * 44} 752 ${416 + i * 44} 752 ${420 + i * 44} 736Z`, gold, 'stroke-width="7"'))
        + path('M140 160L164 44H204L228 160Z', '#d0925f') + path('M164 138L176 66H192L204 138Z', '#fff3da', 'stroke-width="6"') + path('M184 130L206 54', 'none', 'stroke-width="6"') + circle(200, 80, 9, gold, 'stroke-width="5"')
        + path('M560 156C540 110 580 76 640 76 720 76 764 110 754 156Z', '#ff8a1f') + path('M754 150C770 120 810 140 800 168 790 200 700 190 650 166 700 164 740 166 754 150Z', '#ff8a1f') + path('M536 108L548 72 576 88H600L626 70 636 110C640 140 616 158 586 158S534 140 536 108Z', '#ff8a1f') + path('M556 118C562 126 570 126 576 118M596 118C602 126 610 126 616 118M586 130V136M574 140C580 146 586 142 586 136 586 142 592 146 598 140', 'none', 'stroke-width="5"') + path('M672 82V104M698 88V108M722 100V116', 'none', 'stroke="#d9622f" stroke-width="8"'))
      + inked(path('M190 634L150 772M340 634L380 772M265 640V770', 'none', 'stroke-width="26"') + path('M190 634L150 772M340 634L380 772M265 640V770', 'none', 'stroke="#cf7650" stroke-width="10"') + path('M150 600V630C150 656 380 656 380 630V600Z', '#2b7fb8') + ellipse(265, 600, 115, 28, '#3f9fd8') + circle(265, 598, 8, '#2b7fb8', 'stroke-width="6"'))
      + inked(path('M930 300V744', 'none', 'stroke-width="22"') + path('M930 300V744', 'none', `stroke="${gold}" stroke-width="7"`) + path('M872 752C872 732 988 732 988 752Z', gold) + path('M880 190H980L1020 316H840Z', '#ff6b57') + path('M908 194L884 314M952 194L976 314', 'none', 'stroke-width="6"'))
      + inked(leaf(1094, 600, -150, 1.1, '#2fae6b') + leaf(1094, 600, -30, 1.1, '#2fae6b') + leaf(1094, 596, -120, 1.4, '#2fae6b') + leaf(1094, 596, -60, 1.4, '#2fae6b') + leaf(1094, 596, -90, 1.6, '#3fbf7b') + path('M1034 606H1154L1140 744H1048Z', '#5b8fc9') + rect(1022, 588, 144, 34, '#5b8fc9', 8) + path('M1042 664H1146', 'none', 'stroke="#fff" stroke-width="10" stroke-dasharray="2 20"'))
      + inked(rect(1040, 130, 120, 150, '#d0925f', 6) + rect(1060, 150, 80, 110, '#fff3da', 0, 'stroke-width="6"') + flower(1100, 192, '#e8769a') + path('M1100 218V250', 'none', 'stroke-width="6"'), 8);
  },

  fox() {
    const fur = '#ff8a3d', deep = '#e06a24', cream = '#fff3da', sock = '#4a3330';
    const head = 'M296 226L270 62 392 164H436L558 62 532 226C566 268 602 310 600 346 552 372 490 402 452 446Q414 488 376 446C338 402 276 372 228 346 226 310 262 268 296 226Z';
    const tail = 'M388 752C220 778 60 730 54 584 50 500 104 430 176 392 172 470 214 512 262 556 316 606 360 660 388 752Z';
    const body = 'M330 400C300 500 310 640 330 752H606C690 740 690 600 630 530 580 480 530 450 500 400Z';
    const fern = (x, y, k) => at(x, y, path('M0 0C-6-50-30-90-66-110M0 0C6-60 0-100-6-140M0 0C10-50 34-80 66-96', 'none', 'stroke-width="8"'), `scale(${k})`);
    return rect(0, 0, 1200, 800, '#ffd3d6') + rect(0, 300, 1200, 300, '#ffe3da') + circle(150, 170, 84, '#fff6e0') + cloud(690, 110, .9, '#fff0f0') + cloud(90, 330, .7, '#fff0f0') + cloud(740, 370, .6, '#fff6f2') + path('M0 560L60 420 110 520 170 400 230 530 300 440 380 560 640 540 700 420 760 530 830 430 900 540 980 440 1060 540 1130 430 1200 520V700H0Z', '#8cc0ac') + path('M0 590C300 560 860 560 1200 590V800H0Z', '#a9d8ae') + path('M0 700C300 676 900 680 1200 700V800H0Z', '#86c48f') + path('M90 760C240 724 600 724 730 760 660 790 160 790 90 760Z', '#5c9a68')
      + inked(path('M1010 770C1040 620 1040 420 1020 300 940 290 860 290 800 276L806 248C880 262 960 264 1024 254 1016 180 1010 90 990-20H1110C1100 120 1110 160 1116 220L1210 150V200L1120 280C1110 440 1120 620 1160 770Z', '#8a5a34') + path('M1060 380C1084 380 1084 430 1062 430S1040 380 1060 380ZM1050 90V170M1076 520V620', 'none', 'stroke-width="7"'))
      + inked(path('M812 20C780 60 880 100 920 74 960 110 1040 100 1060 66 1110 100 1190 80 1230 40V-30H820C800-20 800 0 812 20Z', '#3f9460') + leaf(1136, 244, 40, .7, '#3f9460'))
      + inked(path(tail, fur)) + within('fox-tail', `<path d="${tail}"/>`, path('M30 500L84 520 96 482 132 512 152 470 190 506 206 468 250 520V360H30Z', cream, `stroke="${INK}" stroke-width="7" stroke-linejoin="round"`) + path('M60 640C120 730 260 740 380 690V790H60Z', INK, 'opacity=".15"'))
      + inked(path(tail) + path(body, fur)) + within('fox-body', `<path d="${body}"/>`, path('M560 440C600 560 590 660 470 760H700V440Z', INK, 'opacity=".14"') + path('M330 420C340 520 380 580 414 610 450 580 480 520 494 420Z', cream, `stroke="${INK}" stroke-width="7" stroke-linejoin="round"`))
      + inked(path(body) + path('M352 580L362 752M414 640V752M476 580L470 752', 'none', 'stroke-width="7"') + path('M640 752C690 700 640 590 560 606 510 620 500 690 516 752Z', fur) + path('M338 700H490V740C490 760 470 764 452 764H376C352 764 338 760 338 740Z', sock) + path('M414 704V762', 'none', 'stroke="#2a1c1a" stroke-width="7"') + path('M500 764C490 736 520 720 556 722H650C664 740 660 764 640 764Z', sock) + path(head, fur))
      + within('fox-head', `<path d="${head}"/>`, path('M500 100C580 200 560 300 600 420H640V40H540Z', INK, 'opacity=".14"') + path('M200 352C280 312 356 324 386 372Q414 398 442 372C472 324 548 312 630 352V480H200Z', cream, `stroke="${INK}" stroke-width="7"`))
      + inked(path(head) + path('M302 180L294 112 350 164C332 166 314 170 302 180ZM526 180L534 112 478 164C496 166 514 170 526 180Z', sock, 'stroke-width="7"') + path('M324 248C336 232 360 230 376 242M504 248C492 232 468 230 452 242', 'none', 'stroke-width="8"') + path('M414 426V442M388 438C392 456 414 456 414 442 414 456 436 456 440 438', 'none', 'stroke-width="7"'))
      + ellipse(350, 290, 23, 29, INK) + ellipse(478, 290, 23, 29, INK) + circle(358, 278, 9, '#fff') + circle(486, 278, 9, '#fff') + circle(342, 302, 5, '#fff') + circle(470, 302, 5, '#fff') + ellipse(414, 404, 34, 25, INK) + ellipse(404, 395, 10, 6, '#fff') + ellipse(296, 348, 25, 15, '#ffb3a0') + ellipse(532, 348, 25, 15, '#ffb3a0') + path('M414 180V226M392 190V214M436 190V214', 'none', `stroke="${deep}" stroke-width="11" stroke-linecap="round"`)
      + inked(path('M846 198L776 172 790 214 836 216Z', '#ffd45c') + circle(812, 198, 6, '#e3a83a', 'stroke-width="4"') + path('M864 162C860 128 920 118 934 156 974 166 1000 200 996 232L1044 262 990 256C950 276 880 250 872 200Z', '#3a3558') + path('M926 190C960 186 980 206 980 232 950 236 930 220 926 190Z', '#554f7c', 'stroke-width="6"') + path('M866 166L826 186 870 196Z', '#ffb400', 'stroke-width="7"') + path('M916 252V272M944 258V274', 'none', 'stroke-width="8"'), 8) + circle(894, 158, 10, '#fff') + circle(891, 158, 5, INK)
      + inked(fern(50, 790, .9) + fern(720, 790, .9) + fern(940, 780, .8) + path('M790 772C784 746 786 724 790 710H818C822 724 824 746 818 772Z', '#fff3da') + path('M748 714C748 670 776 648 804 648S860 670 860 714C846 726 762 726 748 714Z', '#b5583b')) + circle(780, 690, 9, '#fff3da') + circle(812, 676, 11, '#fff3da') + circle(836, 700, 8, '#fff3da');
  },

  castle() {
    const stone = '#d8cdbd', crenels = (x, y, w, count, size) => path(`M${x} ${y}` + many(count, i => `v-${size}h${w}v${size}` + (i < count - 1 ? `h${w}` : '')) + `v34H${x}Z`, stone);
    const brick = (x, y) => rect(x, y, 42, 20, '#b7a894', 5);
    const turret = (x, top) => rect(x, top, 170, 720 - top, stone) + path(`M${x + 116} ${top}H${x + 166}V716H${x + 124}Z`, INK, 'opacity=".16" stroke="none"') + rect(x, top, 170, 720 - top, 'none') + rect(x - 16, top - 6, 202, 40, '#c2b5a2', 6) + path(`M${x - 30} ${top}L${x + 85} ${top - 186} ${x + 200} ${top}Z`, '#d9694a') + path(`M${x + 85} ${top - 186}L${x + 200} ${top}H${x + 120}Z`, '#b34a33', 'stroke="none"') + path(`M${x - 30} ${top}L${x + 85} ${top - 186} ${x + 200} ${top}Z`) + path(`M${x + 85} ${top - 186}v-56`, 'none') + path(`M${x + 67} ${top + 90}v56h36v-56c0-30-36-30-36 0Z`, '#4d4660', 'stroke-width="7"') + path(`M${x + 67} ${top + 220}v56h36v-56c0-30-36-30-36 0Z`, '#4d4660', 'stroke-width="7"');
    const pennant = (x, y, fill) => path(`M${x} ${y}C${x + 24} ${y - 14} ${x + 50} ${y + 14} ${x + 92} ${y + 10}L${x + 66} ${y + 28} ${x + 92} ${y + 48}C${x + 50} ${y + 54} ${x + 24} ${y + 30} ${x} ${y + 44}Z`, fill, 'stroke-width="7"');
    const tree = (x, y, k) => at(x, y, rect(-12, -40, 24, 60, '#7a4a2a') + path('M0-190C60-190 84-130 66-90 96-50 40-20 0-26-40-20-96-50-66-90-84-130-60-190 0-190Z', '#3f9460'), `scale(${k})`);
    return rect(0, 0, 1200, 800, '#dccff7') + rect(0, 260, 1200, 400, '#eadffb') + circle(1010, 150, 78, '#fff6dc') + cloud(90, 120, .8, '#f4edff') + cloud(840, 250, 1, '#f4edff') + cloud(1140, 300, .8, '#fff') + path('M0 520L160 380 300 470 620 340 820 500 980 360 1200 520V800H0Z', '#bda9e2') + path('M0 620C220 540 620 520 820 570S1080 590 1200 560V800H0Z', '#8ccf8a') + path('M0 680C240 640 900 640 1200 660V800H0Z', '#6cb877')
      + inked(tree(1010, 610, .9) + tree(1110, 640, 1.15) + tree(880, 620, .7) + tree(40, 650, .9))
      + inked(path('M440 112V22', 'none') + pennant(444, 26, '#ffc93c') + rect(340, 140, 200, 380, stone) + path('M476 140H536V520H486Z', INK, 'opacity=".16" stroke="none"') + rect(340, 140, 200, 380, 'none') + crenels(322, 128, 26.2, 5, 32) + path('M422 230v60h36v-60c0-30-36-30-36 0Z', '#4d4660', 'stroke-width="7"')
        + rect(270, 420, 340, 300, stone) + path('M270 440H610V464H270Z', INK, 'opacity=".16" stroke="none"') + path('M262 424L300 352H580L618 424Z', '#7a6fae') + path('M284 400H596M296 376H584', 'none', 'stroke-width="5"'))
      + brick(300, 500) + brick(320, 528) + brick(546, 490) + brick(524, 518) + brick(360, 306) + brick(360, 196) + brick(474, 270)
      + inked(turret(112, 300) + turret(598, 300) + pennant(200, 62, '#8f5cf0') + pennant(686, 62, '#8f5cf0'))
      + brick(124, 460) + brick(132, 590) + brick(218, 350) + brick(152, 618) + brick(224, 640) + brick(226, 440) + brick(610, 480) + brick(612, 360) + brick(712, 470) + brick(620, 600) + brick(640, 628) + brick(708, 610)
      + inked(path('M346 720V590C346 500 534 500 534 590V720Z', '#c2b5a2') + path('M368 720V600C368 528 512 528 512 600V720Z', '#4d3a2a') + path('M392 554V640M422 546V640M458 546V640M488 554V640M372 580H508M368 616H512', 'none', 'stroke="#8f8aa8" stroke-width="9"') + path('M406 440H474V478C474 506 456 520 440 526 424 520 406 506 406 478Z', '#d9362f', 'stroke-width="7"') + path('M440 440H474V480H440ZM406 480H440V526C424 520 406 506 406 480Z', '#ffc93c', 'stroke-width="6"'))
      + path('M-10 716C200 700 900 700 1210 716V810H-10Z', '#3f8fd0') + inked(path('M-10 716C200 700 900 700 1210 716', 'none')) + path('M60 756q30-18 60 0M170 784q30-18 60 0M640 760q30-18 60 0M760 786q30-18 60 0M920 744q30-18 60 0M1130 780q30-18 60 0', 'none', 'stroke="#bfe6ff" stroke-width="9" stroke-linecap="round"')
      + inked(path('M362 706H518L580 820H300Z', '#b0714a') + path('M348 732H532M334 760H546M318 788H562', 'none', 'stroke-width="6"') + path('M352 590L318 786M528 590L562 786', 'none', 'stroke-width="12"')) + path('M352 590L318 786M528 590L562 786', 'none', 'stroke="#b9c2d6" stroke-width="5" stroke-dasharray="14 10"')
      + inked(path('M980 760C960 720 1010 700 1040 726 1050 690 1010 670 1030 634 1050 606 1090 626 1078 650L1064 648C1058 660 1090 700 1084 736 1080 770 1000 786 980 760Z', '#fff') + path('M1078 636L1106 648 1076 656Z', '#ff8a1f', 'stroke-width="6"') + path('M1000 742C1018 752 1040 748 1052 736', 'none', 'stroke-width="6"'), 8) + circle(1058, 636, 5, INK) + bird(590, 110, .6) + bird(352, 70, .5);
  },

  astronaut() {
    const white = '#f4f6fb', limbs = 'M318 404C250 420 190 380 176 300L160 226C150 190 176 172 206 178 232 184 236 200 240 224L252 280C262 312 300 316 350 330Z';
    const crater = (x, y, k) => at(x, y, ellipse(0, 0, 70, 20, '#9aa1c2') + path('M-70 0C-60-20 60-20 70 0 50-10-50-10-70 0Z', '#7f86ab'), `scale(${k})`);
    const sparkle = (x, y, k) => at(x, y, path('M0-24L6-6 24 0 6 6 0 24-6 6-24 0-6-6Z', '#fff3c9'), `scale(${k})`);
    return rect(0, 0, 1200, 800, '#2b2a6b') + path('M0 180C300 60 500 320 800 200S1100 60 1200 120V420C1000 320 900 480 600 420S200 340 0 460Z', '#37368a') + many(40, i => circle(i * 337 % 1200, i * 149 % 620, [3, 5, 4][i % 3], '#fff')) + sparkle(90, 110, 1) + sparkle(700, 90, 1.2) + sparkle(860, 330, .9) + sparkle(60, 440, .8) + sparkle(640, 480, .8)
      + inked(circle(1010, 180, 118, '#2f7fd0')) + within('astronaut-earth', `<circle cx="1010" cy="180" r="113"/>`, path('M900 130C940 70 1010 60 1040 90 1030 130 980 130 990 170 960 200 920 180 890 190ZM1040 190C1080 160 1130 180 1140 220 1120 270 1080 300 1050 290 1060 250 1020 230 1040 190ZM940 250C970 240 990 260 980 300H930Z', '#5fb878') + path('M1060 60C1120 140 1080 260 970 300H1150V60Z', INK, 'opacity=".25"') + path('M900 220C960 210 980 230 1040 214M960 110C1000 100 1060 120 1120 104', 'none', 'stroke="#fff" stroke-width="14" stroke-linecap="round"')) + inked(circle(1010, 180, 118, 'none'))
      + inked(at(76, 330, circle(0, 0, 52, '#ff9c6a') + path('M-90 26C-70 50 70-2 90-34', 'none', 'stroke-width="26"') + path('M-90 26C-70 50 70-2 90-34', 'none', 'stroke="#ffd45c" stroke-width="11"'), 'scale(.8)'))
      + path('M0 640C200 580 420 630 640 610S1000 570 1200 630V800H0Z', '#c3c8df') + path('M0 720C240 680 560 720 760 700S1060 690 1200 716V800H0Z', '#aeb4d0') + crater(140, 690, 1) + crater(720, 670, .8) + crater(1080, 690, 1.1) + crater(870, 770, 1) + crater(240, 776, .9) + path('M280 740C340 712 540 712 610 740 560 768 320 768 280 740Z', '#7f86ab')
      + inked(rect(282, 316, 316, 270, '#a9b4cc', 44) + path(limbs, white) + path('M562 404C640 420 676 470 690 540L652 580C620 570 610 500 540 490Z', white)
        + path('M334 540H436L430 700H318C300 640 310 580 334 540ZM444 540H546C570 580 580 640 562 700H450Z', white) + path('M300 690H436V724C436 746 424 752 404 752H290C270 752 268 720 300 690ZM444 690H580C612 720 610 752 590 752H476C456 752 444 746 444 724Z', '#ff8a1f') + path('M338 380C360 350 520 350 542 380 566 440 570 520 556 572 520 600 360 600 324 572 310 520 314 440 338 380Z', white))
      + path('M500 366C560 380 566 520 552 572 530 590 490 594 460 594 520 560 530 440 500 366ZM520 610C540 640 544 680 540 694H562C580 640 570 600 552 576ZM404 610C420 640 420 680 416 694H432L434 594ZM640 480C660 500 668 540 664 570L688 542C676 480 650 440 620 426Z', INK, 'opacity=".14"')
      + inked(path('M320 546C380 580 500 580 560 546', 'none', 'stroke-width="7"') + path('M174 268L248 250M590 480L628 446', 'none', 'stroke-width="7"') + path('M312 640C350 654 400 654 432 644M448 644C480 654 530 654 570 640', 'none', 'stroke-width="7"')
        + path('M152 214C130 190 118 150 132 140 142 134 150 150 158 160 150 130 152 98 166 98 180 98 180 130 184 150 188 122 198 96 212 102 224 108 214 138 210 158 222 142 236 136 242 148 246 166 240 200 228 216 210 236 172 236 152 214Z', '#ff8a1f') + path('M690 530C716 548 716 590 690 604 664 612 640 596 644 570Z', '#ff8a1f')
        + rect(372, 420, 136, 100, '#dfe6ee', 14) + circle(402, 450, 14, '#d9362f', 'stroke-width="6"') + circle(440, 450, 14, '#ffc93c', 'stroke-width="6"') + circle(478, 450, 14, '#2fae6b', 'stroke-width="6"') + rect(394, 482, 92, 20, '#34304a', 6, 'stroke-width="6"') + path('M508 470C560 470 570 420 552 380', 'none', 'stroke-width="20"') + path('M508 470C560 470 570 420 552 380', 'none', 'stroke="#ffc93c" stroke-width="8"')
        + path('M330 300H550V350C550 380 520 384 440 384S330 380 330 350Z', '#b9c2d6') + circle(440, 220, 158, white))
      + crescent(440, 220, 156, 156, '#c9d0e2')
      + inked(circle(440, 220, 158, 'none') + rect(262, 186, 36, 84, '#ff8a1f', 14) + rect(582, 186, 36, 84, '#ff8a1f', 14) + path('M440 112C540 112 568 160 568 224S530 328 440 328 312 288 312 224 340 112 440 112Z', '#f2a23a'))
      + within('astronaut-visor', '<path d="M440 116C536 116 564 162 564 224S528 324 440 324 316 286 316 224 344 116 440 116Z"/>', path('M300 270C380 236 500 240 580 280V340H300Z', '#b9672f') + circle(510, 176, 28, '#2f7fd0') + path('M490 170C500 156 520 160 518 172 510 182 500 186 492 186Z', '#5fb878') + path('M520 110C560 180 540 290 470 330H580V110Z', INK, 'opacity=".14"') + path('M352 206C356 180 370 162 390 152', 'none', 'stroke="#fff" stroke-width="18" stroke-linecap="round"') + circle(348, 238, 9, '#fff'))
      + inked(path('M590 110V40', 'none') + circle(590, 34, 13, '#ff6b57', 'stroke-width="7"') + path('M548 100L590 112', 'none'))
      + inked(path('M900 720V430', 'none', 'stroke-width="14"') + path('M906 436C950 416 990 470 1066 444V556C990 582 950 528 906 548Z', '#8f5cf0') + many(5, i => circle(984 + 22 * Math.cos(rad(i * 72)), 502 + 22 * Math.sin(rad(i * 72)), 14, '#fff', 'stroke-width="6"')) + circle(984, 502, 13, '#ffc93c', 'stroke-width="6"'), 8);
  },
};

// ── cutting into pieces: in the page, since the browser renders and encodes them ──
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
