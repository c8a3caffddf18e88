// What a screen's layout gets wrong: things off the side, a table below the fold, words cut off or torn,
// controls too small for a finger or under something else, letters that are not ours. `faults` and `strangers` run in the page.

// A tablet lying and standing, an older one lying, a large touch screen, a telephone standing and lying: what is small
// for a finger there, and for going on with the game; whether the whole table is to be seen at once.
export const SIZES = [
  { width: 1180, height: 820, least: 44, large: 56, whole: true },
  { width: 820, height: 1180, least: 44, large: 44, whole: true },
  { width: 1024, height: 768, least: 44, large: 44, whole: true },
  { width: 1920, height: 1080, least: 44, large: 44, whole: true },
  { width: 360, height: 740, least: 44, large: 44 },
  { width: 740, height: 360, least: 44, large: 44 },
];

/**
 * { wide, below, off, small, cut, torn, spilt, over, covered }: each a list of names; all empty on a good screen. With `painted`,
 * what lets touches through is looked for over letters, too: that styles the whole page anew, twice.
 */
export function faults({ least, large, whole, painted = false }) {
  // Words for screen readers only are cut off on purpose.
  const unseen = new Set([...document.querySelectorAll("body *")].filter((el) => getComputedStyle(el).clipPath === "inset(50%)"));
  const visible = (el) => el.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && ![...unseen].some((one) => one.contains(el));
  const name = (el) => `${el.dataset.move ?? el.dataset.act ?? el.className} "${(el.getAttribute("aria-label") ?? el.innerText).trim().slice(0, 30)}"`;
  const box = (el) => el.getBoundingClientRect();

  // What lies under an open sheet is not to be used now.
  const sheet = [...document.querySelectorAll(".veil, .opening")].at(-1) ?? document;
  const controls = [...sheet.querySelectorAll("button, summary, [data-move], [data-act], label:has(input)")].filter((el) => visible(el) && !el.closest("[inert]"));
  const enabled = controls.filter((el) => !el.matches(':disabled, [aria-disabled="true"]'));

  const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  // Where a played table is to be seen as a whole, nothing of it lies where nobody looks.
  const below = whole && document.querySelector(".play-screen[data-phase]") ? document.documentElement.scrollHeight - document.documentElement.clientHeight : 0;
  const off = controls.filter((el) => (box(el).left < -1 || box(el).right > innerWidth + 1) && !scrolls(el, "x"));

  // Main buttons are those that go on with the game; what is seldom done stands as a line of words.
  const main = (el) => el.matches("[data-move]:not(.push, .plain), .button.big, .button.go");
  // A drawing may be smaller than the finger's target that its ::before lays around it.
  const target = (el) => {
    const { content, position, width, height } = getComputedStyle(el, "::before");
    return content === "none" || position !== "absolute" ? [0, 0] : [parseFloat(width), parseFloat(height)];
  };
  const size = (el) => Math.min(Math.max(box(el).width, target(el)[0]), Math.max(box(el).height, target(el)[1]));
  const small = enabled.filter((el) => size(el) < (main(el) ? large : least) - 0.5);

  // A control is covered when nothing of its middle can be touched, wherever it is scrolled.
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

  /** Whether something around the element can be scrolled that way. */
  function scrolls(el, axis) {
    for (let around = el.parentElement; around; around = around.parentElement) {
      if (/auto|scroll/.test(getComputedStyle(around)[axis === "x" ? "overflowX" : "overflowY"])) return true;
    }
    return false;
  }

  /**
   * { cut, torn, spilt, over }: texts of which a part lies outside what clips them, or off the side of the page; words on two
   * lines; words wider than what holds them; texts with another one, or something else, on them.
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
    // What lets touches through can be asked for, too.
    const touchable = new CSSStyleSheet();
    touchable.replaceSync("*, *::before, *::after { pointer-events: auto !important }");
    document.adoptedStyleSheets.push(touchable);
    const covered = lines.filter(hidden).map(({ said }) => said);
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== touchable);
    return { cut, torn, spilt, over: [...onAnother(lines), ...covered] };
  }

  /** Where a line's letters certainly are: without the room that every line has above and below, as far as it is seen. */
  function core({ left, right, top, bottom }, el) {
    // What is turned by a quarter has that room at its sides.
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

  /** What floats over the page – a notice, a bar that stays – may lie on what can be scrolled away from under it. */
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

  /** Whether something is painted over the middle of a line, where it is on the page: an own child, too. */
  function hidden({ el, left, right, top, bottom }) {
    // What nobody hears is a drawing.
    if (el.closest('[aria-hidden="true"]')) return false;
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    if (left >= right || top >= bottom || x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return false;
    // Of a line at the edge of what scrolls a sliver is seen: its middle lies on the frame.
    if (bottom - top < 6) return false;
    for (const on of document.elementsFromPoint(x, y)) {
      if (on.contains(el) || float(on) !== float(el)) return false;
      if (paints(on)) return true;
    }
    return false;
  }

  /** Whether an element has something of its own to see there: a ground, a picture, a shape. */
  function paints(el) {
    const { backgroundColor, backgroundImage, opacity } = getComputedStyle(el);
    if (Number(opacity) < 0.3) return false;
    if (el instanceof SVGElement) return !(el instanceof SVGSVGElement);
    const alpha = backgroundColor.match(/[,/]\s*([\d.]+)\)$/);
    const clear = backgroundColor === "transparent" || (alpha !== null && /rgba|\//.test(backgroundColor) && Number(alpha[1]) < 0.3);
    return !clear || backgroundImage !== "none" || /^(IMG|CANVAS|VIDEO)$/.test(el.tagName);
  }

  /** Whether the letters stand within the frame – a ground or a border – that is drawn around them. */
  function framed({ el, top, bottom }) {
    if (quarterTurned(el)) return true;
    for (let around = el; around && around !== document.body; around = around.parentElement) {
      const style = getComputedStyle(around);
      // What hangs over an edge is placed there.
      if (/absolute|fixed/.test(style.position) || style.translate !== "none" || /auto|scroll/.test(style.overflowY)) return true;
      const border = parseFloat(style.borderTopWidth) > 0 && parseFloat(style.borderBottomWidth) > 0;
      if (!border || /^inline$|contents/.test(style.display)) continue;
      const frame = box(around);
      return top > frame.top - 1 && bottom < frame.bottom + 1;
    }
    return true;
  }

  /** Whether the nearest block is as wide as the words in it. What is turned by a quarter has its width upright. */
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

  /** Words that begin on one line and end on another. Only a very long one may. */
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
      // Letters reach into their line's spacing; only a real part of them counts.
      if (beyond > 4) return true;
    }
    return false;
  }
}

/** The characters on the screen that are not among `glyphs`: the system draws them, in whatever it has. */
export function strangers(glyphs) {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = new Set();
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const el = text.parentElement;
    if (el.closest("script, style, noscript") || !el.checkVisibility({ visibilityProperty: true })) continue;
    // Spaces of any width are drawn as a space.
    // A word joiner draws nothing.
    for (const letter of text.data.replace(/[\s\u2060]/g, "")) if (!glyphs.includes(letter)) found.add(letter);
  }
  return [...found];
}
