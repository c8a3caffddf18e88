//! The picture to share can be read in every game and in the evening's colours, by day and by night: the contrast of
//! all that is written on it, from the tokens of the style sheet.

use std::collections::BTreeMap;
use tablee::poster::{ALL, Ink, RAYS, TITLE};
use tablee::rules::GameId;

/// The least contrast of letters (WCAG 2, level AA).
const LEAST: f64 = 4.5;

type Tokens = BTreeMap<String, String>;
type Rgb = [f64; 3];

/// The tokens of the first block whose selector is that one, or begins with it.
fn tokens(css: &str, selector: &str) -> Tokens {
    let at = css.find(selector).unwrap_or_else(|| panic!("no block for {selector}"));
    let (_, block) = css[at..].split_once('{').expect("a selector has a block");
    let (block, _) = block.split_once('}').expect("a block ends");
    let pairs = block.split(';').filter_map(|line| line.split_once(':'));
    pairs.map(|(name, value)| (name.trim().to_owned(), value.trim().to_owned())).collect()
}

/// A colour as three numbers from 0 to 1, whatever tokens lead to it.
fn colour(tokens: &Tokens, name: &str) -> Rgb {
    let value = tokens.get(name).unwrap_or_else(|| panic!("no token {name}"));
    if let Some(other) = value.strip_prefix("var(").and_then(|rest| rest.strip_suffix(')')) {
        return colour(tokens, other);
    }
    let hex =
        value.strip_prefix('#').unwrap_or_else(|| panic!("{name} is no plain colour: {value}"));
    let part = |at: usize| u8::from_str_radix(&hex[at..at + 2], 16).expect("two hex figures");
    [0, 2, 4].map(|at| f64::from(part(at)) / 255.0)
}

fn mixed(over: Rgb, under: Rgb, share: f64) -> Rgb {
    std::array::from_fn(|i| over[i] * share + under[i] * (1.0 - share))
}

/// The contrast of two colours, from 1 to 21 (WCAG 2).
fn contrast(one: Rgb, other: Rgb) -> f64 {
    let linear = |part: f64| {
        if part <= 0.040_45 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
    };
    let light = |[r, g, b]: Rgb| 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
    let (one, other) = (light(one), light(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

/// The tokens of the shell by day and by night, and those of each game.
fn worlds() -> Vec<(String, Tokens)> {
    let css = std::fs::read_to_string("style/tokens.css").expect("there is one");
    let plain = css.split("/*").map(|part| part.split_once("*/").map_or(part, |(_, rest)| rest));
    let css: String = plain.collect();
    let root = tokens(&css, ":root {");
    let day = [root, tokens(&css, ":root, [data-game]")].into_iter().flatten().collect::<Tokens>();
    let over =
        |selector: &str| day.clone().into_iter().chain(tokens(&css, selector)).collect::<Tokens>();
    let game = |game: GameId| {
        (game.name().to_owned(), over(&["[data-game=\"", game.name(), "\"] {"].concat()))
    };
    let night = ("night".to_owned(), over(":root[data-theme=\"dark\"]"));
    [("day".to_owned(), day.clone()), night].into_iter().chain(GameId::ALL.map(game)).collect()
}

#[test]
fn the_picture_to_share_can_be_read_in_every_game() {
    let mut faint = vec![];
    for (world, tokens) in worlds() {
        let of = |name: &str| colour(&tokens, name);
        for Ink { write, on } in ALL {
            let plain = contrast(of(write), of(on));
            let ray = mixed(of(RAYS.0), of(on), RAYS.1);
            let least = if on == TITLE.on { plain.min(contrast(of(write), ray)) } else { plain };
            if least < LEAST {
                faint.push(format!("{world}: {write} on {on} has {least:.1}"));
            }
        }
    }
    super::none("at least 4.5 to 1", &faint);
}
