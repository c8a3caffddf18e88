// What the sheets keep to (`make check`). What a rule of stylelint holds has no test of its own in tests/tidy.
import { readFileSync } from "node:fs";

/** The cascade layers, in their order. */
const LAYERS = /@layer ([^;]+);/.exec(readFileSync(new URL("style/layers.css", import.meta.url), "utf8"))[1].split(", ");

export default {
  extends: "stylelint-config-recommended",
  reportNeedlessDisables: true,
  rules: {
    // A sheet goes by topics, from the usual to the rarer.
    "no-descending-specificity": null,

    // Everything lies in a layer, and layers.css names it.
    "rule-nesting-at-rule-required-list": ["layer"],
    "layer-name-pattern": `^(${LAYERS.join("|")})$`,

    // Colours are tokens.
    "color-named": "never",
    "color-no-hex": true,
    "function-disallowed-list": ["rgb", "rgba", "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch", "color"],

    // Sizes of a window have their names in media.css.
    "media-feature-name-disallowed-list": ["/width$/", "/height$/", "/aspect-ratio$/"],
  },
  overrides: [
    { files: ["style/tokens.css"], rules: { "color-named": null, "color-no-hex": null, "function-disallowed-list": null } },
  ],
};
