// A page of another engine with the part of Playwright's API that the players need: evaluate, goto,
// locator(…).focus and click, keyboard.press, waitForFunction. All are built on `send(script, args)`, which runs
// a script in the page and returns its result.
const sleep = (ms) => new Promise((done) => setTimeout(done, ms));

/** Wraps a function or an expression as the body of an asynchronous script, whose last argument is the callback. */
const body = (work) => {
  const called = typeof work === "function" ? `(${work})(...args)` : `(${work})`;
  return `const args = [...arguments], told = args.pop();
    (async () => ${called})().then((value) => told({ value: value === undefined ? null : value }), (error) => told({ error: String(error && error.stack || error) }));`;
};

/** A page on top of `drive`: { name, send(script, args), goto(url), close() }. */
export function pageOf(drive) {
  const evaluate = async (work, ...args) => {
    const { value, error } = await drive.send(body(work), args);
    if (error !== undefined) throw new Error(error);
    return value;
  };
  const locator = (selector) => {
    const plain = selector.replace(":visible", "");
    const on = (work) => evaluate(`(${work})([...document.querySelectorAll(${JSON.stringify(plain)})].find((one) => one.checkVisibility ? one.checkVisibility() : true))`);
    const one = { first: () => one, focus: () => on((el) => el.focus()), click: () => on((el) => el.click()), count: () => evaluate(`document.querySelectorAll(${JSON.stringify(plain)}).length`) };
    return one;
  };
  // Synthetic keys have no default action: Enter must also click the focused button.
  const press = (key) => evaluate((key) => {
    const told = (name) => document.activeElement.dispatchEvent(new KeyboardEvent(name, { key, code: key, bubbles: true, cancelable: true }));
    if (told("keydown") && key === "Enter") document.activeElement.click();
    told("keyup");
  }, key);
  const waitForFunction = async (work, arg) => {
    for (const end = Date.now() + 15_000; Date.now() < end; await sleep(50)) if (await evaluate(work, arg)) return;
    throw new Error(`not true in the end: ${work}`);
  };
  return { name: drive.name, evaluate, locator, keyboard: { press }, waitForFunction, goto: drive.goto, close: drive.close };
}
