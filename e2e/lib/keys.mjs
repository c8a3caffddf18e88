// A keyboard instead of a pointer: what is wanted is reached by Tab and entered by Enter or Space,
// as somebody without hands for a screen does it; and where the focus is must be seen.

import { expect } from "./expect.mjs";
import { settled } from "./table.mjs";

// So often may Tab be pressed to reach a control.
const PRESSES = 40;

/** Presses Tab until the control has the focus; hands back how often that was. */
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

/** Reaches a control and enters it. */
export async function use(page, selector, options = {}) {
  const presses = await reach(page, selector, options);
  await page.keyboard.press(options.enter ?? "Enter");
  await settled(page);
  return presses;
}

// Runs in the page: whether the wanted control has the focus, and whether that is seen:
// an outline on it, or beside it for an input that is only there for assistive technology.
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
