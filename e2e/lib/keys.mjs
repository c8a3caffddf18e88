// Keyboard instead of pointer: controls are reached by Tab and activated by Enter or Space, as somebody
// who cannot touch the screen does; and the focus must be visible.

import { expect } from "./expect.mjs";
import { settled } from "./table.mjs";

// At most this many presses of Tab to reach a control.
const PRESSES = 40;

/** Presses Tab until the control has the focus; returns the number of presses. */
export async function reach(page, selector, { key = "Tab", cap = PRESSES } = {}) {
  for (let presses = 0; presses <= cap; presses += 1) {
    const focus = await page.evaluate(focusNow, selector);
    if (focus.there) {
      expect(focus.visible, `the focus on ${focus.what} is seen`).toBeTruthy();
      return presses;
    }
    await page.keyboard.press(key);
  }
  throw new Error(`${selector} has no focus after ${cap} times ${key}; it is on ${JSON.stringify(await page.evaluate(focusNow, selector))}`);
}

/** Reaches a control and activates it. */
export async function use(page, selector, options = {}) {
  const presses = await reach(page, selector, options);
  await page.keyboard.press(options.enter ?? "Enter");
  await settled(page);
  return presses;
}

// Runs in the page: whether the wanted control has the focus, and whether the focus is visible: an
// outline on the control, or on its sibling or label when the input itself is visually hidden.
export function focusNow(selector) {
  const active = document.activeElement;
  const style = (el) => el && getComputedStyle(el);
  const outlined = (el) => el && style(el).outlineStyle !== "none" && Number.parseFloat(style(el).outlineWidth) > 0;
  const seen = [active, active.nextElementSibling, active.closest("label")];
  return {
    there: active.matches(selector),
    visible: seen.some(outlined),
    what: active.outerHTML.slice(0, 120),
  };
}
