// Faults of a screen's layout: overflow at the sides, a table below the fold, words cut off or broken, controls too
// small for a finger or covered, glyphs that our fonts lack. `faults` and `strangers` run in the page.

// A tablet in landscape and portrait, an older one in landscape, a large touch screen, a telephone in portrait and
// landscape; the least size of a control and of a main button; whether the whole table must be visible at once.
export const SIZES = [
  { width: 1180, height: 820, least: 44, large: 56, whole: true },
  { width: 820, height: 1180, least: 44, large: 44, whole: true },
  { width: 1024, height: 768, least: 44, large: 44, whole: true },
  { width: 1920, height: 1080, least: 44, large: 44, whole: true },
  { width: 360, height: 740, least: 44, large: 44 },
  { width: 740, height: 360, least: 44, large: 44 },
];

/**
 * { wide, below, off, small, cut, torn, spilt, over, covered }: each a list of names; all empty on a good screen.
 * With `painted`, elements that let touches through also count as covering text; this restyles the page twice.
 */
export function faults({ least, large, whole, painted = false }) {
  // Text for screen readers only is clipped on purpose.
  const unseen = new Set([...document.querySelectorAll("body *")].filter((el) => getComputedStyle(el).clipPath === "inset(50%)"));
  const visible = (el) => el.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && ![...unseen].some((one) => one.contains(el));
  const name = (el) => `${el.dataset.move ?? el.dataset.act ?? el.className} "${(el.getAttribute("aria-label") ?? el.innerText).trim().slice(0, 30)}"`;
  const box = (el) => el.getBoundingClientRect();

  // Controls under an open sheet are out of use.
  const sheet = [...document.querySelectorAll(".veil, .opening")].at(-1) ?? document;
  const controls = [...sheet.querySelectorAll("button, summary, [data-move], [data-act], label:has(input)")].filter((el) => visible(el) && !el.closest("[inert]"));
  const enabled = controls.filter((el) => !el.matches(':disabled, [aria-disabled="true"]'));

  const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  // Where the whole table must be visible, nothing of a table in play may lie below the fold.
  const below = whole && document.querySelector(".play-screen[data-phase]") ? document.documentElement.scrollHeight - document.documentElement.clientHeight : 0;
  const off = controls.filter((el) => (box(el).left < -1 || box(el).right > innerWidth + 1) && !scrolls(el, "x"));

  // Main buttons advance the game; rare moves are plain text buttons.
  const main = (el) => el.matches("[data-move]:not(.push, .plain), .button.big, .button.go");
  // A control may be smaller than the touch target that its ::before lays around it.
  const target = (el) => {
    const { content, position, width, height } = getComputedStyle(el, "::before");
    return content === "none" || position !== "absolute" ? [0, 0] : [parseFloat(width), parseFloat(height)];
  };
  const size = (el) => Math.min(Math.max(box(el).width, target(el)[0]), Math.max(box(el).height, target(el)[1]));
  const small = enabled.filter((el) => size(el) < (main(el) ? large : least) - 0.5);

  // A control is covered when its centre cannot be touched, even after scrolling it into view.
  const covered = enabled.filter((el) => {
    const open = () => {
      const { x, y, width, height } = box(el);
      return el.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    };
    if (open()) return false;
    el.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    return !open();
  });
  scrollTo(0, 0);

  return { wide: wide > 1 ? [`${wide} px`] : [], below: below > 0 ? [`${below} px`] : [], off: off.map(name), small: small.map((el) => `${name(el)} ${Math.round(box(el).width)}×${Math.round(box(el).height)}`), ...texts(), covered: covered.map(name) };

  /** Whether an ancestor of the element scrolls along that axis. */
  function scrolls(el, axis) {
    for (let around = el.parentElement; around; around = around.parentElement) {
      if (/auto|scroll/.test(getComputedStyle(around)[axis === "x" ? "overflowX" : "overflowY"])) return true;
    }
    return false;
  }

  /**
   * { cut, torn, spilt, over }: texts partly clipped by an ancestor or off the side of the page; words broken over two
   * lines; texts that exceed their block or frame; texts that another text or something else overlaps.
   */
  function texts() {
    const all = document.createTreeWalker(sheet === document ? document.body : sheet, NodeFilter.SHOW_TEXT);
    const cut = [], torn = [], spilt = [], lines = [];
    for (let text = all.nextNode(); text; text = all.nextNode()) {
      const el = text.parentElement;
      if (!text.data.trim() || !visible(el) || el.closest('svg, script, noscript, [role="img"]')) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const words = range.getBoundingClientRect();
      if (words.width === 0) continue;
      const said = text.data.trim().slice(0, 40);
      if (clipped(el, words)) cut.push(said);
      else if (!holds(el, words)) spilt.push(said);
      const rects = [...range.getClientRects()];
      if (rects.length > 1) torn.push(...tornIn(text, range));
      lines.push(...rects.map((rect) => ({ said, el, ...core(rect, el) })));
    }
    spilt.push(...lines.filter((line) => !framed(line)).map(({ said }) => said));
    if (!painted) return { cut, torn, spilt, over: [...onAnother(lines), ...lines.filter(hidden).map(({ said }) => said)] };
    // elementsFromPoint skips elements without pointer events.
    const touchable = new CSSStyleSheet();
    touchable.replaceSync("*, *::before, *::after { pointer-events: auto !important }");
    document.adoptedStyleSheets.push(touchable);
    const covered = lines.filter(hidden).map(({ said }) => said);
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== touchable);
    return { cut, torn, spilt, over: [...onAnother(lines), ...covered] };
  }

  /** The box that a line's letters surely fill: without the leading, cut to the part that is visible. */
  function core({ left, right, top, bottom }, el) {
    // In text turned by a quarter, the leading is at the sides.
    const turned = quarterTurned(el);
    const room = (turned ? right - left : bottom - top) * 0.3;
    const [across, down] = turned ? [room, 1] : [1, room];
    const seen = { left: left + across, right: right - across, top: top + down, bottom: bottom - down };
    for (let around = el; around && around !== document.body; around = around.parentElement) {
      if (!/auto|scroll|hidden|clip/.test(getComputedStyle(around).overflow)) continue;
      const frame = box(around);
      seen.left = Math.max(seen.left, frame.left), (seen.right = Math.min(seen.right, frame.right));
      seen.top = Math.max(seen.top, frame.top), (seen.bottom = Math.min(seen.bottom, frame.bottom));
    }
    return seen;
  }

  /** The fixed or sticky ancestor, if any: a notice or a bar may cover what can be scrolled from under it. */
  function float(el) {
    let around = el;
    while (around && !/fixed|sticky/.test(getComputedStyle(around).position)) around = around.parentElement;
    return around;
  }

  function onAnother(lines) {
    const sorted = lines.filter(({ left, right, top, bottom }) => left < right && top < bottom).toSorted((one, other) => one.top - other.top);
    return sorted.flatMap((one, i) => {
      const found = [];
      for (let at = i + 1; at < sorted.length && sorted[at].top < one.bottom - 1; at += 1) {
        const other = sorted[at];
        const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        if (across > 2 && other.el !== one.el && float(one.el) === float(other.el)) found.push(`${one.said} / ${other.said}`);
      }
      return found;
    });
  }

  /** Whether something, even a child of its own, is painted over the middle of a line inside the viewport. */
  function hidden({ el, left, right, top, bottom }) {
    // Text hidden from screen readers counts as a drawing.
    if (el.closest('[aria-hidden="true"]')) return false;
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    if (left >= right || top >= bottom || x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return false;
    // A sliver of a line at the edge of a scroll container: its middle lies on the frame.
    if (bottom - top < 6) return false;
    for (const on of document.elementsFromPoint(x, y)) {
      if (on.contains(el) || float(on) !== float(el)) return false;
      if (paints(on)) return true;
    }
    return false;
  }

  /** Whether an element itself paints something there: a background, a picture, a shape. */
  function paints(el) {
    const { backgroundColor, backgroundImage, opacity } = getComputedStyle(el);
    if (Number(opacity) < 0.3) return false;
    if (el instanceof SVGElement) return !(el instanceof SVGSVGElement);
    const alpha = backgroundColor.match(/[,/]\s*([\d.]+)\)$/);
    const clear = backgroundColor === "transparent" || (alpha !== null && /rgba|\//.test(backgroundColor) && Number(alpha[1]) < 0.3);
    return !clear || backgroundImage !== "none" || /^(IMG|CANVAS|VIDEO)$/.test(el.tagName);
  }

  /** Whether the letters lie within the nearest border drawn around them. */
  function framed({ el, top, bottom }) {
    if (quarterTurned(el)) return true;
    for (let around = el; around && around !== document.body; around = around.parentElement) {
      const style = getComputedStyle(around);
      // What is positioned may hang over an edge on purpose.
      if (/absolute|fixed/.test(style.position) || style.translate !== "none" || /auto|scroll/.test(style.overflowY)) return true;
      const border = parseFloat(style.borderTopWidth) > 0 && parseFloat(style.borderBottomWidth) > 0;
      if (!border || /^inline$|contents/.test(style.display)) continue;
      const frame = box(around);
      return top > frame.top - 1 && bottom < frame.bottom + 1;
    }
    return true;
  }

  /** Whether the nearest block is as wide as the words in it. Text turned by a quarter is not checked. */
  function holds(el, words) {
    if (quarterTurned(el)) return true;
    let block = el;
    while (/^(inline|contents)$/.test(getComputedStyle(block).display)) block = block.parentElement;
    const frame = box(block);
    return words.left > frame.left - 3 && words.right < frame.right + 3;
  }

  function quarterTurned(el) {
    for (let around = el; around; around = around.parentElement) if (/^-?90deg$/.test(getComputedStyle(around).rotate)) return true;
    return false;
  }

  /** Words that are broken over two lines; only words of more than 14 letters may be. */
  function tornIn(text, range) {
    const words = [...text.data.matchAll(/[\p{L}\p{N}]+/gu)].filter(([word]) => word.length <= 14);
    return words.filter(({ 0: word, index }) => {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
    }).map(([word]) => word);
  }

  function clipped(el, words) {
    if ((words.left < -1 || words.right > innerWidth + 1) && !scrolls(el, "x")) return true;
    for (let around = el; around && around !== document.body; around = around.parentElement) {
      const style = getComputedStyle(around);
      if (/auto|scroll/.test(style.overflowX + style.overflowY)) return false;
      const [across, down] = [style.overflowX, style.overflowY].map((overflow) => /hidden|clip/.test(overflow));
      if (!across && !down) continue;
      if (style.textOverflow === "ellipsis") return false;
      const frame = box(around);
      const beyond = Math.max(across ? Math.max(frame.left - words.left, words.right - frame.right) : 0, down ? Math.max(frame.top - words.top, words.bottom - frame.bottom) : 0);
      // Glyphs may reach a little beyond their box: only more than 4 px counts.
      if (beyond > 4) return true;
    }
    return false;
  }
}

/**
 * Runs in the page. What is wrong with the open hint, or null where there is none: texts, controls and plates of seats
 * that it covers, a control that it does not point at, a part of it outside the window.
 */
export function hintFaults() {
  const bubble = document.querySelector('.hint-bubble:not([data-side="none"])');
  if (!bubble) return null;
  const strip = bubble.dataset.side === "strip";
  // A strip lies on the bar and leaves the table as it is.
  const aside = strip ? "[data-aside], .unseen, .bar" : "[data-aside], .unseen";
  const shown = (el) => el.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !el.closest(aside) && el.getBoundingClientRect().width > 1.5;
  const said = (el) => (el.getAttribute("aria-label") ?? el.textContent).trim().replace(/\s+/g, " ").slice(0, 40);
  const meets = (one, other) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 2;
  const over = [bubble, bubble.querySelector(".tip")].map((el) => el.getBoundingClientRect()).filter(({ width }) => width > 0);
  const covers = (rect) => over.some((part) => meets(part, rect));
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const wrong = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (!text.data.trim() || !shown(text.parentElement) || text.parentElement.closest("script, style, noscript")) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    if ([...range.getClientRects()].some(covers)) wrong.push(`covers "${text.data.trim().slice(0, 40)}"`);
  }
  const plates = [...document.querySelectorAll("button, summary, input, label, [data-move], [data-act], .seat, .lectern, .contestant")];
  const under = plates.filter((el) => shown(el) && covers(el.getBoundingClientRect()));
  wrong.push(...under.map((el) => `covers ${el.dataset.move ?? el.dataset.act ?? el.className} "${said(el)}"`));
  const { left, right, top, bottom } = bubble.getBoundingClientRect();
  if (!strip && (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight)) wrong.push("is partly outside the window");
  const controls = [...document.querySelectorAll("[data-hinted]")].filter(shown).map((el) => el.getBoundingClientRect());
  const tip = over[1];
  const near = (rect) => tip.left < rect.right + 3 && tip.right > rect.left - 3 && tip.top < rect.bottom + 3 && tip.bottom > rect.top - 3;
  if (controls.length === 0 || (!strip && !(tip && controls.some(near)))) wrong.push("points at no control");
  return { side: bubble.dataset.side, wrong };
}

/** Runs in the page. The labels of a podium that do not stand inside their block, and blocks whose order is not that of the ranks. */
export function podiumFaults() {
  const blocks = [...document.querySelectorAll(".step .block")];
  const wrong = blocks.flatMap((block) => {
    const frame = block.getBoundingClientRect();
    const labels = [...block.querySelectorAll(".rank, .name, .sum")];
    return labels.filter((label) => {
      const range = document.createRange();
      range.selectNodeContents(label);
      return [...range.getClientRects()].some(({ left, right, bottom }) => left < frame.left + 1 || right > frame.right - 1 || bottom > frame.bottom);
    }).map((label) => `"${label.textContent}" crosses its block`);
  });
  const high = blocks.map((block) => ({ rank: Number(block.querySelector(".rank").textContent), top: block.getBoundingClientRect().top }));
  const turned = high.some((one) => high.some((other) => one.rank < other.rank && one.top > other.top));
  return turned ? [...wrong, "a lower rank stands higher"] : wrong;
}

/** The characters on the screen that are not among `glyphs`: the system draws them in a fallback font. */
export function strangers(glyphs) {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = new Set();
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const el = text.parentElement;
    // What stands in somebody's file is shown in whatever typeface has it.
    if (el.closest("script, style, noscript, .found") || !el.checkVisibility({ visibilityProperty: true })) continue;
    // Spaces of any width need no glyph of their own.
    // A word joiner draws nothing.
    for (const letter of text.data.replace(/[\s\u2060]/g, "")) if (!glyphs.includes(letter)) found.add(letter);
  }
  return [...found];
}
