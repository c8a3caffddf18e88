//! A context outlives the component that provides it: it lies in the owner around it, which a drawing anew empties of its
//! signals, but not of its contexts. What comes next there finds it, and its signals are gone: the app panics. Hence only
//! the root of a screen, which has an owner of its own (`app/screens.rs`), calls `provide_context`; a component inside of
//! it hands down with `<Provider>`, whose owner ends with its children.

use super::{files, none};

/// The roots of screens, and what they call to provide a part of themselves.
const ROOTS: [&str; 17] = [
    "src/app/contest/closing.rs",
    "src/app/defizz/mod.rs",
    "src/app/egomaster/mod.rs",
    "src/app/elsewhere/watch.rs",
    "src/app/heure/mod.rs",
    "src/app/kiosk/staff/mod.rs",
    "src/app/midi/mod.rs",
    "src/app/millions/mod.rs",
    "src/app/mod.rs",
    "src/app/phone/screen.rs",
    "src/app/quiz/own.rs",
    "src/app/quiz/side_bets.rs",
    "src/app/records/mod.rs",
    "src/app/screens.rs",
    "src/app/setup/for_whom.rs",
    "src/app/table/frame.rs",
    "src/app/workshop/mod.rs",
];

#[test]
fn only_the_root_of_a_screen_provides_a_context() {
    let sources = files("src/app", ".rs");
    let provides =
        |name: &&str| sources.get(*name).is_some_and(|text| text.contains("provide_context("));
    let mut offences: Vec<String> = ROOTS
        .iter()
        .filter(|name| !provides(name))
        .map(|name| format!("{name} provides none any more"))
        .collect();
    let others = sources.iter().filter(|(name, _)| !ROOTS.contains(&name.as_str()));
    let lines = others.flat_map(|(name, text)| {
        let found = text.lines().enumerate().filter(|(_, line)| line.contains("provide_context("));
        found.map(move |(line, _)| format!("{name}:{} <Provider>", line + 1))
    });
    offences.extend(lines);
    none("a component hands down with <Provider>", &offences);
}
