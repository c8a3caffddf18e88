// What a phone's screen must hold at every size: no control over text, nothing that cannot be reached.

/** Runs in the page: { over, outside }: names of controls that lie over text of others, or that no scrolling brings in. */
export function inTheWay() {
  const page = document.querySelector(".phone-page");
  const seen = (el) => el.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const name = (el) => `${el.dataset.move ?? el.dataset.act ?? el.className} "${el.innerText.trim().slice(0, 30)}"`;
  // What becomes of a touch is shown over the name for a moment, on purpose.
  const passes = (el) => el.closest(".phone-sent, .phone-refused") !== null;
  const controls = [...page.querySelectorAll("button, input, .phone-pad")].filter((el) => seen(el) && !passes(el));
  const texts = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  const lines = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const el = text.parentElement;
    if (!text.data.trim() || !seen(el) || passes(el) || getComputedStyle(el).clipPath === "inset(50%)") continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const line of range.getClientRects()) lines.push({ el, said: text.data.trim().slice(0, 30), line: shownPart(el, line) });
  }
  const over = controls.flatMap((control) => {
    const box = shownPart(control, control.getBoundingClientRect());
    const covers = ({ el, line }) => !control.contains(el) && across(box, line) > 2 && down(box, line) > 3;
    return lines.filter(covers).map(({ said }) => `${name(control)} over "${said}"`);
  });
  const { scrollWidth, scrollHeight } = document.documentElement;
  const outside = controls.filter((control) => {
    const { left, right, top, bottom } = control.getBoundingClientRect();
    return left < -1 || right > scrollWidth + 1 || top + scrollY < -1 || bottom + scrollY > scrollHeight + 1 || (cut(control) && !scrolls(control));
  });
  return { over, outside: outside.map(name), wide: scrollWidth > innerWidth + 1 ? [`${scrollWidth} px`] : [] };

  function across(one, other) {
    return Math.min(one.right, other.right) - Math.max(one.left, other.left);
  }

  function down(one, other) {
    return Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  }

  /** The part of a box that the scrollers around it show. */
  function shownPart(el, { left, right, top, bottom }) {
    const part = { left, right, top, bottom };
    for (let around = el.parentElement; around && around !== document.body; around = around.parentElement) {
      if (getComputedStyle(around).overflowY === "visible") continue;
      const frame = around.getBoundingClientRect();
      part.top = Math.max(part.top, frame.top);
      part.bottom = Math.min(part.bottom, frame.bottom);
    }
    return part;
  }

  function cut(control) {
    const whole = control.getBoundingClientRect();
    const part = shownPart(control, whole);
    return part.bottom - part.top < whole.height - 2;
  }

  function scrolls(el) {
    for (let around = el.parentElement; around && around !== document.body; around = around.parentElement) if (/auto|scroll/.test(getComputedStyle(around).overflowY)) return true;
    return false;
  }
}
