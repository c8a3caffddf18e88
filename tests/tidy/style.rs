//! The conventions of the sheets that stylelint does not check: one layer each, each imported once, no inline
//! styles.

use super::{files, none};
use std::collections::BTreeSet;
use std::fs;

/// The sheets that import all others: those that `index.html` links.
fn bundles() -> Vec<String> {
    let page = std::fs::read_to_string("index.html").expect("Trunk builds it");
    let links = page.split("href=\"style/").skip(1);
    links.filter_map(|rest| Some(format!("style/{}", rest.split_once('"')?.0))).collect()
}

/// The sheets that a sheet imports, by their paths from the project's root.
fn imports(css: &str) -> Vec<String> {
    let after = css.split("@import \"").skip(1);
    after.filter_map(|rest| Some(format!("style/{}", rest.split_once("\";")?.0))).collect()
}

/// The names of media conditions: every bundle must import them, and they produce no CSS.
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
    // Stylelint checks that the layer contains the whole sheet (stylelint.config.mjs).
    let no_rules = [bundles(), vec!["style/layers.css".to_string(), MEDIA.to_string()]].concat();
    let sheets = files("style", ".css");
    let sheets = sheets.into_iter().filter(|(name, _)| !no_rules.contains(name));
    let homeless = |(name, text): (String, String)| {
        let layers = text.matches("@layer ").count();
        (layers != 1).then(|| format!("{name}: {layers}"))
    };
    none("one @layer a sheet", &sheets.filter_map(homeless).collect::<Vec<_>>());
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

/// The selectors of a rule's head, parted at the commas outside brackets.
fn selectors(head: &str) -> Vec<&str> {
    let mut depth = 0_usize;
    let comma = |c: char| {
        match c {
            '(' => depth += 1,
            ')' => depth = depth.saturating_sub(1),
            _ => {}
        }
        c == ',' && depth == 0
    };
    head.split(comma).map(str::trim).collect()
}

/// What stands before each block that lies in no rule, but in at-rules.
fn heads(css: &str) -> Vec<&str> {
    let (mut heads, mut around, mut from) = (vec![], vec![], 0);
    for (at, sign) in css.match_indices(['{', ';', '}']) {
        let head = css[from..at].trim();
        from = at + 1;
        match sign {
            "{" if around.iter().all(|at_rule| *at_rule) => {
                heads.push(head);
                around.push(head.starts_with('@'));
            }
            "{" => around.push(false),
            "}" => drop(around.pop()),
            _ => {}
        }
    }
    heads
}

/// The classes that a sheet styles by themselves, wherever they are: those at the beginning of a selector, without an
/// attribute or a condition.
fn at_large(css: &str) -> BTreeSet<String> {
    let plain = css.split("/*").map(|part| part.split_once("*/").map_or(part, |(_, rest)| rest));
    let plain: String = plain.collect();
    let own = heads(&plain).into_iter().flat_map(selectors).filter_map(|selector| {
        let rest = selector.strip_prefix('.')?;
        let end = rest.find(|c: char| !c.is_alphanumeric() && c != '-').unwrap_or(rest.len());
        let conditional =
            rest[end..].starts_with(['[', '.', '#']) || rest[end..].starts_with(":has(");
        (!conditional).then(|| rest[..end].to_owned())
    });
    own.collect()
}

/// The sheets of a folder, each with the classes that it styles by themselves.
fn own_classes(folder: &str) -> Vec<(String, BTreeSet<String>)> {
    files(folder, ".css").into_iter().map(|(name, css)| (name, at_large(&css))).collect()
}

/// A sheet stays in the page when its screen is left: a class of the records that is also one of a duel is styled by
/// both.
#[test]
fn no_class_is_styled_by_a_screen_of_the_shell_and_by_a_game() {
    // What every table shares is on purpose.
    let shared =
        ["ceremony", "play", "results", "setup"].map(|name| format!("style/screens/{name}.css"));
    let mut shell = [own_classes("style/screens"), own_classes("style/kiosk")].concat();
    shell.retain(|(name, _)| !shared.contains(name));
    let mut twice = vec![];
    for (game, classes) in own_classes("style/games") {
        for (screen, others) in &shell {
            let both = classes.intersection(others);
            twice.extend(both.map(|class| format!(".{class} in {screen} and {game}")));
        }
    }
    none("a class belongs to a screen of the shell or to a game", &twice);
}

/// The set-up wears the sheet of its game: a line about the deck took the shape of a card that Défizz deals.
#[test]
fn no_class_of_the_set_up_is_one_of_a_game() {
    let code: String = files("src/app/setup", ".rs").into_values().collect();
    let written = code.split("class=\"").skip(1).filter_map(|rest| rest.split('"').next());
    let written: BTreeSet<&str> = written.flat_map(str::split_whitespace).collect();
    let mut taken = vec![];
    for (game, classes) in own_classes("style/games") {
        let both = classes.iter().filter(|class| written.contains(class.as_str()));
        taken.extend(both.map(|class| format!(".{class} in {game}")));
    }
    none("a class of the set-up is no class of a game", &taken);
}

/// The colours and sizes.
const TOKENS: &str = "style/tokens.css";

const GAMES: [&str; 5] = ["midi", "heure", "millions", "defizz", "egomaster"];

/// The custom properties that stand behind `before` and before `after` in a text.
fn properties(text: &str, before: &str, after: char) -> BTreeSet<String> {
    let found = text.split(before).skip(1).filter_map(|rest| {
        let end = rest.find(|c: char| !(c.is_ascii_alphanumeric() || c == '-'))?;
        rest[end..].starts_with(after).then(|| rest[..end].to_owned())
    });
    found.collect()
}

/// The block of a game in the tokens.
fn world(tokens: &str, game: &str) -> String {
    let begins = format!("\n  [data-game=\"{game}\"] {{");
    let rest = tokens.split_once(&begins).expect("each game has its colours").1;
    rest.split_once("\n  }").expect("a block ends").0.to_owned()
}

/// A colour that one game has and another has not is transparent there: a bar that nobody sees, a text on nothing.
#[test]
fn what_a_sheet_takes_is_set_wherever_it_is_shown() {
    let mut sheets = files("style", ".css");
    let tokens = sheets.remove(TOKENS).expect("the tokens");
    let worlds: Vec<String> = GAMES.iter().map(|game| world(&tokens, game)).collect();
    let everywhere =
        worlds.iter().fold(tokens.clone(), |rest, world| rest.replace(world.as_str(), ""));
    let mut set = properties(&everywhere, "--", ':');
    sheets.values().for_each(|css| set.extend(properties(css, "--", ':')));
    files("src/app", ".rs").values().for_each(|code| set.extend(properties(code, "style:--", '=')));
    let mut offences = vec![];
    for (name, css) in &sheets {
        let shown_in = |game: &&str| {
            name.starts_with("style/phone/") || name.starts_with(&format!("style/games/{game}"))
        };
        let games: Vec<&str> = GAMES.into_iter().filter(shown_in).collect();
        for property in properties(css, "var(--", ')').difference(&set) {
            let has = |game: &&str| properties(&world(&tokens, game), "--", ':').contains(property);
            let some = GAMES.iter().any(has);
            let lacking: Vec<&&str> = games.iter().filter(|game| !has(game)).collect();
            if !some || !lacking.is_empty() {
                offences.push(format!("{name}: --{property} {lacking:?}"));
            }
        }
    }
    none("custom properties are set in every game where a sheet takes them", &offences);
}
