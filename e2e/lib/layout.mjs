// What a screen's layout gets wrong: things off the side, a table below the fold, words cut off or torn,
// controls too small for a finger or under something else, letters that are not ours. `faults` and `strangers` run in the page.

/** { wide, below, off, small, cut, torn, covered }: each a list of names; all empty on a good screen. */
export function faults({ least, large, whole }) {
  // Words for screen readers only are cut off on purpose.
  const unseen = new Set([...document.querySelectorAll("body *")].filter((el) => getComputedStyle(el).clipPath === "inset(50%)"));
  const visible = (el) => el.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && ![...unseen].some((one) => one.contains(el));
  const name = (el) => `${el.dataset.move ?? el.dataset.act ?? el.className} "${(el.getAttribute("aria-label") ?? el.innerText).trim().slice(0, 30)}"`;
  const box = (el) => el.getBoundingClientRect();

  // What lies under an open sheet is not to be used now.
  const sheet = [...document.querySelectorAll(".veil")].at(-1) ?? document;
  const controls = [...sheet.querySelectorAll("button, summary, [data-move], [data-act], label:has(input)")].filter(visible);
  const enabled = controls.filter((el) => !el.matches(':disabled, [aria-disabled="true"]'));

  const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  // Where a played table is to be seen as a whole, nothing of it lies where nobody looks.
  const below = whole && document.querySelector(".play-screen[data-phase]") ? document.documentElement.scrollHeight - document.documentElement.clientHeight : 0;
  const off = controls.filter((el) => (box(el).left < -1 || box(el).right > innerWidth + 1) && !scrolls(el, "x"));

  // Main buttons are those that go on with the game.
  const main = (el) => el.matches("[data-move]:not(.push), .button.big, .button.go");
  const size = (el) => Math.min(box(el).width, box(el).height);
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

  /** { cut, torn }: texts of which a part lies outside what clips them, or off the side of the page; words on two lines. */
  function texts() {
    const all = document.createTreeWalker(sheet === document ? document.body : sheet, NodeFilter.SHOW_TEXT);
    const cut = [], torn = [];
    for (let text = all.nextNode(); text; text = all.nextNode()) {
      const el = text.parentElement;
      if (!text.data.trim() || !visible(el) || el.closest("svg, script, noscript")) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const words = range.getBoundingClientRect();
      if (words.width > 0 && clipped(el, words)) cut.push(text.data.trim().slice(0, 40));
      if (range.getClientRects().length > 1) torn.push(...tornIn(text, range));
    }
    return { cut, torn };
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
      if (!/hidden|clip/.test(style.overflowX + style.overflowY)) continue;
      if (style.textOverflow === "ellipsis") return false;
      const frame = box(around);
      const beyond = Math.max(frame.left - words.left, words.right - frame.right, frame.top - words.top, words.bottom - frame.bottom);
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
    for (const letter of text.data.replace(/\s/g, "")) if (!glyphs.includes(letter)) found.add(letter);
  }
  return [...found];
}
