// A cautious CSS minifier: comments and needless white space go, nothing else
// changes. Strings and unquoted url() are copied as they stand.

// One alternative per token: comment, string, unquoted url, white space, other text.
const TOKEN = /\/\*[\s\S]*?\*\/|"(?:\\[\s\S]|[^"\\])*"|'(?:\\[\s\S]|[^'\\])*'|url\(\s*[^"'\s)][^)]*\)|\s+|[^\s"'/u]+|[\s\S]/g;

const isVerbatim = (token) => /^["']|^url\(/.test(token);

/** The same sheet with fewer bytes. */
export function minifyCss(sheet) {
  const kept = [];
  let loose = "";
  for (const [token] of sheet.matchAll(TOKEN)) {
    if (token.startsWith("/*") && token.length > 1) loose += " ";
    else if (isVerbatim(token)) kept.push(loose, token), (loose = "");
    else loose += token;
  }
  kept.push(loose);
  return kept.map((part, i) => (i % 2 ? part : tighten(part))).join("").trim();
}

// Spaces are needless around braces, semicolons and commas, and after a colon.
// Not before one (`a :hover` is no `a:hover`), nor around + and - (calc) or
// parentheses (`and (`).
function tighten(text) {
  return text
    .replace(/\s+/g, " ")
    .replace(/ ?([{};,]) ?/g, "$1")
    .replace(/: /g, ":")
    .replace(/;+}/g, "}");
}

// What stands between braces and semicolons, and these.
const PIECE = /((?:"(?:\\[\s\S]|[^"\\])*"|'(?:\\[\s\S]|[^'\\])*'|url\([^)]*\)|[^{};"'])*)([{};]|$)/g;

/**
 * Minified sheets with their constants put in: custom properties that are set once, for the whole page
 * or a game's world. Browsers read the value of every `var()` anew for each element that they style.
 * What the app sets on an element has its default in `var(--name, default)`, not in a sheet: it would
 * be taken for a constant.
 */
export function withConstants(sheets) {
  const values = constants(sheets);
  return sheets.map((sheet) => sheet.replace(/var\((--[\w-]+)\)/g, (whole, name) => values.get(name) ?? whole));
}

/** Name and value of each constant; one that names another property has its value from where it is set. */
function constants(sheets) {
  const set = sheets.flatMap(customProperties);
  const once = ({ name }) => set.filter((one) => one.name === name).length === 1;
  const everywhere = ({ around }) => around.every((one) => /^(@layer [\w-]+|:root|\[data-game="?\w+"?\])$/.test(one));
  const fixed = set.filter((one) => everywhere(one) && once(one) && !one.value.includes("var("));
  return new Map(fixed.map(({ name, value }) => [name, value]));
}

/** Where a sheet sets custom properties: [{ name, value, around: what its braces belong to }]. */
function customProperties(sheet) {
  const [set, around] = [[], []];
  for (const [, text, end] of sheet.matchAll(PIECE)) {
    const [, name, value] = /^\s*(--[\w-]+):([\s\S]*)$/.exec(text) ?? [];
    if (name && end !== "{") set.push({ name, value: value.trim(), around: [...around] });
    if (end === "{") around.push(text.trim());
    if (end === "}") around.pop();
  }
  return set;
}

/** The addresses of every url() in a sheet, without data: and in-document ones. */
export function urlsIn(sheet) {
  const found = [...sheet.matchAll(/url\(\s*(["']?)(.*?)\1\s*\)/g)].map((match) => match[2]);
  return found.filter((address) => !/^(data:|#)/.test(address));
}
