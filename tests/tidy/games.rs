//! The places that must name every game and that no compiler checks: a new game fails here until it is in all.

use super::{files, none};
use tablee::rules::GameId;

/// A file and the text that it must contain for each game; `{}` is the game's name.
const PLACES: [(&str, &str); 21] = [
    ("src/rules/kit.rs", "{}::"),
    ("src/rules/stand_in.rs", "{}::"),
    ("src/wire/tests.rs", "{}::"),
    ("src/screens/tests.rs", "{}::"),
    ("tests/playthroughs/main.rs", "mod {};"),
    ("tests/saves/main.rs", "{}"),
    ("tests/tidy/words.rs", "{}"),
    ("docs/rules/{}.md", "# "),
    ("style/tokens.css", "[data-game=\"{}\"]"),
    ("style/{}.css", "games/{}"),
    ("style/screens/home.css", "{}"),
    ("public/pictures/{}.svg", "id=\"{}-halo\""),
    ("public/pictures/{}.svg", "id=\"{}-halo-disc\""),
    ("public/pictures/{}.svg", "id=\"{}-tablet\""),
    ("public/pictures/box-{}.svg", "<svg"),
    ("public/pictures/shell.svg", "id=\"emblem-{}\""),
    ("public/manifest.webmanifest", "{}"),
    ("index.html", "style/{}.css"),
    ("e2e/games/{}.mjs", "export"),
    ("e2e/games/facts/{}.mjs", "export"),
    ("e2e/lib/facts.mjs", "\"{}\""),
];

#[test]
fn a_game_has_its_place_in_every_list() {
    let texts = ["src", "tests", "docs", "style", "public", "e2e"].map(|folder| files(folder, ""));
    let page = include_str!("../../index.html");
    let text = |path: &str| match path {
        "index.html" => Some(page),
        path => texts.iter().find_map(|texts| texts.get(path)).map(String::as_str),
    };
    let mut offences = vec![];
    for game in GameId::ALL {
        for (path, needle) in PLACES {
            let (path, needle) =
                (path.replace("{}", game.name()), needle.replace("{}", game.name()));
            if !text(&path).is_some_and(|text| text.contains(&needle)) {
                offences.push(format!("{path}: no {needle}"));
            }
        }
    }
    none("a game has its place in every list", &offences);
}
