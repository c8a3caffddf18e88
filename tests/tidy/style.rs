//! The conventions of the sheets: one layer each, every one imported, colours in the tokens only,
//! no inline styles.

use super::{files, none};
use std::fs;

/// A sheet without comments, quoted strings and url(…).
fn css_only(text: &str) -> String {
    let mut css = String::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let skip = if rest.starts_with("/*") {
            rest.find("*/").map_or(rest.len(), |at| at + 2)
        } else if rest.starts_with("url(") {
            rest.find(')').map_or(rest.len(), |at| at + 1)
        } else if first == '"' || first == '\'' {
            rest[1..].find(first).map_or(rest.len(), |at| at + 2)
        } else {
            css.push(first);
            first.len_utf8()
        };
        rest = &rest[skip..];
    }
    css
}

/// The name of each `@layer` block of a sheet.
fn layers(css: &str) -> Vec<String> {
    let after = css.split("@layer").skip(1);
    let blocks = after.filter_map(|rest| {
        let end = rest.find(['{', ';'])?;
        rest[end..].starts_with('{').then(|| rest[..end].trim().to_string())
    });
    blocks.collect()
}

/// The sheets that import all others: those that `index.html` links.
fn bundles() -> Vec<String> {
    let page = std::fs::read_to_string("index.html").expect("Trunk builds it");
    let links = page.split("href=\"style/").skip(1);
    links.filter_map(|rest| Some(format!("style/{}", rest.split_once('"')?.0))).collect()
}

/// What a sheet imports, by names from the project's root.
fn imports(css: &str) -> Vec<String> {
    let after = css.split("@import \"").skip(1);
    after.filter_map(|rest| Some(format!("style/{}", rest.split_once("\";")?.0))).collect()
}

/// The names of media conditions: they have to be in each bundle, and leave nothing in what is built.
const MEDIA: &str = "style/media.css";

#[test]
fn every_sheet_is_imported_once() {
    let mut sheets = files("style", ".css");
    sheets.remove(MEDIA);
    let linked =
        bundles().into_iter().map(|name| sheets.remove(&name).expect("index.html links it"));
    let mut imported: Vec<String> = linked.flat_map(|css| imports(&css)).collect();
    imported.retain(|name| name != MEDIA);
    imported.sort();
    assert_eq!(imported, sheets.into_keys().collect::<Vec<_>>(), "in one that index.html links");
}

#[test]
fn every_sheet_belongs_to_one_layer() {
    let no_rules = [bundles(), vec!["style/layers.css".to_string(), MEDIA.to_string()]].concat();
    let sheets = files("style", ".css");
    let sheets = sheets.into_iter().filter(|(name, _)| !no_rules.contains(name));
    let homeless = |(name, text): (String, String)| {
        let mut names = layers(&css_only(&text));
        names.dedup();
        let one = names.len() == 1 && !names[0].is_empty() && !names[0].contains(',');
        (!one).then(|| format!("{name}: {names:?}"))
    };
    none("one @layer a sheet", &sheets.filter_map(homeless).collect::<Vec<_>>());
}

#[test]
fn every_layer_is_in_the_order_of_layers_css() {
    let sheets = files("style", ".css");
    let order = sheets.get("style/layers.css").map(|text| css_only(text)).unwrap_or_default();
    let listed: Vec<&str> = order.split([' ', ',', ';', '\n']).collect();
    let unlisted = |(name, text): (&String, &String)| {
        let names = layers(&css_only(text));
        let strange: Vec<String> =
            names.into_iter().filter(|layer| !listed.contains(&layer.as_str())).collect();
        (!strange.is_empty()).then(|| format!("{name}: {strange:?}"))
    };
    none("layers.css names every layer", &sheets.iter().filter_map(unlisted).collect::<Vec<_>>());
}

/// The colours named in the values of a sheet's declarations.
fn colours(css: &str) -> Vec<String> {
    let mut found = vec![];
    let mut rest = css;
    while let Some(end) = rest.find(['{', '}', ';']) {
        let (piece, closing) = (&rest[..end], &rest[end..=end]);
        rest = &rest[end + 1..];
        // What stands before a `{` is a selector or a condition.
        if let Some((_, value)) = piece.split_once(':').filter(|_| closing != "{") {
            found.extend(
                value
                    .split([' ', ',', '/', '\n', '\t', ')'])
                    .filter(|w| is_colour(w))
                    .map(str::to_string),
            );
        }
    }
    found
}

fn is_colour(word: &str) -> bool {
    let word = word.to_ascii_lowercase();
    let innermost = word.rsplit('(').next().unwrap_or_default();
    let functions =
        ["rgb(", "rgba(", "hsl(", "hsla(", "hwb(", "lab(", "lch(", "oklab(", "oklch(", "color("];
    let called = functions.iter().any(|call| {
        word.match_indices(call)
            .any(|(at, _)| !word[..at].ends_with(|c: char| c.is_alphanumeric() || c == '-'))
    });
    let hex = innermost.strip_prefix('#').is_some_and(|digits| {
        [3, 4, 6, 8].contains(&digits.len()) && digits.bytes().all(|b| b.is_ascii_hexdigit())
    });
    called || hex || NAMED.split_whitespace().any(|name| name == innermost)
}

#[test]
fn the_finder_of_colours_finds_them() {
    for colour in ["#fff", "#1f1b2e80", "rgb(1", "oklch(50%", "white", "RED", "linear-gradient(red"]
    {
        assert!(is_colour(colour), "{colour}");
    }
    for free in [
        "transparent",
        "currentColor",
        "none",
        "var(--white",
        "#seat-card",
        "color-mix(in",
        "tan(45deg",
    ] {
        assert!(!is_colour(free), "{free}");
    }
    assert_eq!(
        colours("#fed a:hover { grid-area: b; color: #fed } c { --x:var(--red) }"),
        ["#fed"]
    );
}

#[test]
fn colours_stand_in_the_tokens_only() {
    let sheets = files("style", ".css").into_iter().filter(|(name, _)| name != "style/tokens.css");
    let coloured = |(name, text): (String, String)| {
        let found = colours(&css_only(&text));
        (!found.is_empty()).then(|| format!("{name}: {found:?}"))
    };
    none("colours are tokens", &sheets.filter_map(coloured).collect::<Vec<_>>());
}

#[test]
fn no_element_carries_a_style_of_its_own() {
    let mut pages = files("src/app", ".rs");
    pages.extend(fs::read_to_string("index.html").map(|text| ("index.html".to_string(), text)));
    let mut offences = vec![];
    for (name, text) in pages {
        for (number, line) in text.lines().enumerate() {
            if line.contains(" style=\"") || line.trim_start().starts_with("style=\"") {
                offences.push(format!("{name}:{}", number + 1));
            }
        }
    }
    none("numbers go through custom properties, never through style=\"…\"", &offences);
}

/// The named colours of CSS; `transparent` and `currentColor` are no colours of their own.
const NAMED: &str = "aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond \
    blue blueviolet brown burlywood cadetblue chartreuse chocolate coral cornflowerblue cornsilk \
    crimson cyan darkblue darkcyan darkgoldenrod darkgray darkgreen darkgrey darkkhaki darkmagenta \
    darkolivegreen darkorange darkorchid darkred darksalmon darkseagreen darkslateblue \
    darkslategray darkslategrey darkturquoise darkviolet deeppink deepskyblue dimgray dimgrey \
    dodgerblue firebrick floralwhite forestgreen fuchsia gainsboro ghostwhite gold goldenrod gray \
    green greenyellow grey honeydew hotpink indianred indigo ivory khaki lavender lavenderblush \
    lawngreen lemonchiffon lightblue lightcoral lightcyan lightgoldenrodyellow lightgray \
    lightgreen lightgrey lightpink lightsalmon lightseagreen lightskyblue lightslategray \
    lightslategrey lightsteelblue lightyellow lime limegreen linen magenta maroon \
    mediumaquamarine mediumblue mediumorchid mediumpurple mediumseagreen mediumslateblue \
    mediumspringgreen mediumturquoise mediumvioletred midnightblue mintcream mistyrose moccasin \
    navajowhite navy oldlace olive olivedrab orange orangered orchid palegoldenrod palegreen \
    paleturquoise palevioletred papayawhip peachpuff peru pink plum powderblue purple \
    rebeccapurple red rosybrown royalblue saddlebrown salmon sandybrown seagreen seashell sienna \
    silver skyblue slateblue slategray slategrey snow springgreen steelblue tan teal thistle \
    tomato turquoise violet wheat white whitesmoke yellow yellowgreen";
