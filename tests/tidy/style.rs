//! The conventions of the sheets that stylelint does not check: one layer each, each imported once, no inline
//! styles.

use super::{files, none};
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
