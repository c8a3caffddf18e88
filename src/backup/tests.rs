//! Backups are read, validated and merged; each byte of one is corrupted in turn.

use super::*;
use crate::decks::taste::{Taste, Theme};
use std::collections::BTreeMap;

fn entries(of: &[(&str, &str)]) -> Vec<Entry> {
    let entry = |(key, value): &(&str, &str)| Entry { key: (*key).into(), value: (*value).into() };
    of.iter().map(entry).collect()
}

const SETUP: &str = r#"{"format":1,"game":"heure","rules":1,"setup":{}}"#;
const PRIVATE: Place = Place { is_staffs: false, games: 24, asides: 24 };

fn new(here: impl Fn(&str) -> Option<String>, there: &[Entry]) -> Vec<Entry> {
    merged(here, there, PRIVATE).new
}

fn tablet() -> Vec<Entry> {
    entries(&[
        ("profiles", "{\"id\":1,\"name\":\"Chloé\",\"mark\":0}\n"),
        ("records", "{\"sitting\":\"a\"}\n{\"sitting\":\"b\"}\n"),
        ("settings", "{\"volume\":20}"),
        ("shown", "midi-goal egomaster-walk"),
        ("turned", "[null,\"left\",null,null,null]"),
        ("sitting:x-1:journal", "{\"fingerprint\":\"x\",\n\"entries\":[]}"),
        ("sitting:x-1:setup", SETUP),
        ("table:heure", "{\"seats\":[]}"),
        ("taste", &Taste { without: [Theme::Sport].into(), ..Taste::default() }.text()),
        ("used:midi-fr", "k1\nk2"),
    ])
}

fn restored(here: &[Entry], file: &str) -> BTreeMap<String, String> {
    let mut all: BTreeMap<_, _> =
        here.iter().map(|entry| (entry.key.clone(), entry.value.clone())).collect();
    let before = all.clone();
    let found = read(file).unwrap_or_default();
    for Entry { key, value } in new(|key| before.get(key).cloned(), &found.entries) {
        all.insert(key, value);
    }
    all
}

/// Whether every line that was there is still there.
fn nothing_lost(before: &[Entry], after: &BTreeMap<String, String>) -> bool {
    before.iter().all(|entry| {
        let now: Vec<&str> = after.get(&entry.key).map_or(vec![], |text| text.lines().collect());
        entry.value.lines().all(|line| now.contains(&line))
    })
}

#[test]
fn what_is_written_is_read() {
    assert_eq!(read(&write(&tablet())), Ok(Found { entries: tablet(), damaged: 0 }));
    assert_eq!(restored(&[], &write(&tablet())).len(), tablet().len());
    assert_eq!(new(|_| None, &tablet()), tablet());
}

#[test]
fn what_is_no_backup_is_refused() {
    assert_eq!(read(""), Err(NoBackup::NotOurs));
    assert_eq!(read("{\"tablee\":\"records\",\"format\":1}\n"), Err(NoBackup::NotOurs));
    assert_eq!(read("{\"tablee\":\"backup\",\"format\":2}\n"), Err(NoBackup::Newer));
}

#[test]
fn lists_grow_and_nothing_is_replaced() {
    let here = entries(&[
        ("profiles", "{\"id\":2,\"name\":\"Léo\",\"mark\":3}\n"),
        ("records", "{\"sitting\":\"b\",\"ours\":true}\n"),
        ("settings", "{\"volume\":90}"),
        ("sitting:x-1:setup", "our setup"),
        ("sitting:x-1:journal", "our journal"),
        ("used:midi-fr", "k2\nk3"),
    ]);
    let all = restored(&here, &write(&tablet()));
    assert!(nothing_lost(&here, &all));
    assert_eq!(all["profiles"].lines().count(), 2);
    assert_eq!(all["records"], "{\"sitting\":\"b\",\"ours\":true}\n{\"sitting\":\"a\"}\n");
    assert_eq!(all["used:midi-fr"], "k2\nk3\nk1");
    assert_eq!(all["settings"], "{\"volume\":90}");
    assert_eq!(all["sitting:x-1:setup"], "our setup");
}

#[test]
fn a_second_time_brings_nothing() {
    let here = tablet();
    let get = |key: &str| here.iter().find(|e| e.key == key).map(|e| e.value.clone());
    assert_eq!(new(get, &tablet()), []);
}

#[test]
fn half_a_game_is_not_taken() {
    assert_eq!(new(|_| None, &entries(&[("sitting:y-2:journal", "{}")])), []);
    let spoilt = entries(&[("sitting:y-2:journal", "{}"), ("sitting:y-2:setup", "{}")]);
    assert_eq!(new(|_| None, &spoilt), []);
}

#[test]
fn which_tab_plays_does_not_go_along() {
    let own = entries(&[
        ("lock:hand:x-1", "page"),
        ("changes", "1e308"),
        ("kiosk-visit", "{}"),
        ("own:x", ""),
    ]);
    assert!(own.iter().all(|entry| !goes_along(&entry.key)));
    assert_eq!(merged(|_| None, &own, PRIVATE), Merged::default());
}

#[test]
fn what_is_the_houses_comes_into_a_staffs_page_only() {
    let pin = Lock::new("salt", "2580", "123456789012").text();
    let house = entries(&[("kiosk", "{}"), ("kiosk-on", "1"), ("kiosk-pin", &pin)]);
    let found = merged(|_| None, &house, PRIVATE);
    assert_eq!((found.new, found.houses), (vec![], 3));
    let staffs = Place { is_staffs: true, ..PRIVATE };
    assert_eq!(merged(|_| None, &house, staffs).new, house);
}

/// The link, the turned texts and the hour at which the table ends go along with a game.
#[test]
fn each_small_text_of_a_sitting_is_admitted() {
    let texts = entries(&[
        ("sitting:x-1:journal", "{}"),
        ("sitting:x-1:when", "1764000000000"),
        ("sitting:x-1:link", "?game=midi"),
        ("sitting:x-1:read", "9f3a"),
        ("sitting:x-1:turned", "[0,2]"),
        ("sitting:x-1:closes", "1764003600000"),
    ]);
    assert_eq!(texts.len() + 1, Part::ALL.len(), "all but the setup");
    assert!(texts.iter().all(is_sound));
}

#[test]
fn what_the_app_would_not_write_stays_out() {
    let strange = entries(&[
        ("shown", "a\u{7}"),
        ("turned", "left"),
        ("anything", "1"),
        ("settings", "loud"),
        ("kiosk-on", "yes"),
        ("kiosk-pin", "1234"),
        ("table:heure", "[]"),
        ("sitting:x-1:more", "x"),
        ("sitting:x-1:when", "1e308"),
        ("sitting:x-1:closes", "1e308"),
        ("sitting:x-1:setup", r#"{"format":1,"game":"chess","rules":1}"#),
    ]);
    let staffs = Place { is_staffs: true, ..PRIVATE };
    let found = merged(|_| None, &strange, staffs);
    assert_eq!((found.new, found.strange), (vec![], strange.len()));
    let lines = entries(&[("records", "7\n\"x\"\nnothing\n"), ("used:midi-fr", "a\u{7}b")]);
    assert_eq!(new(|_| None, &lines), []);
}

#[test]
fn no_more_games_than_may_wait() {
    let game = |n: u8| [format!("sitting:g-{n}:setup"), format!("sitting:g-{n}:journal")];
    let three: Vec<[String; 2]> = (0..3).map(game).collect();
    let of = |[setup, journal]: &[String; 2]| {
        entries(&[(setup.as_str(), SETUP), (journal.as_str(), "{}")])
    };
    let file: Vec<Entry> = three.iter().flat_map(of).collect();
    let found = merged(|_| None, &file, Place { games: 2, ..PRIVATE });
    assert_eq!((found.new.len(), found.games), (4, 1));
}

#[test]
fn damage_costs_its_own_line_and_nothing_that_was_there() {
    let (here, file) = (tablet(), write(&tablet()));
    for at in (0..file.len()).filter(|at| file.is_char_boundary(*at)) {
        assert!(nothing_lost(&here, &restored(&here, &file[..at])), "cut at {at}");
        let mut bytes = file.clone().into_bytes();
        bytes[at] ^= 1;
        let Ok(spoilt) = String::from_utf8(bytes) else { continue };
        assert!(nothing_lost(&here, &restored(&here, &spoilt)), "spoilt at {at}");
        // After the first line at most two entries are damaged, by a lost or added line end.
        let behind = at > file.find('\n').unwrap_or(0);
        if let (Ok(found), true) = (read(&spoilt), behind) {
            assert!(found.entries.len() + 2 >= here.len(), "spoilt at {at}: {found:?}");
            assert!(found.entries.iter().all(|entry| here.contains(entry)), "spoilt at {at}");
        }
    }
}

#[test]
fn so_much_lies_aside_and_so_many_people_are_known() {
    let aside = |n| Entry { key: format!("aside:{n}"), value: "{}".into() };
    let person = |n: usize| format!("{{\"id\":{n},\"name\":\"P\",\"mark\":0}}\n");
    let people: String = (0..3_000).map(person).collect();
    let mut file: Vec<Entry> = (0..30).map(aside).collect();
    file.push(Entry { key: "profiles".into(), value: people });
    let found = merged(|_| None, &file, PRIVATE);
    let asides = found.new.iter().filter(|entry| entry.key.starts_with("aside:")).count();
    assert_eq!((asides, found.games), (24, 6), "what stays out is said");
    let known = found.new.iter().find(|entry| entry.key == "profiles").expect("it comes");
    assert_eq!((known.value.lines().count(), found.people), (MOST_PEOPLE, 3_000 - MOST_PEOPLE));
    let full = known.value.clone();
    let more = entries(&[("profiles", "{\"id\":9999,\"name\":\"P\",\"mark\":0}\n")]);
    let found = merged(|_| Some(full.clone()), &more, PRIVATE);
    assert_eq!((found.new.len(), found.people), (0, 1), "who finds no room is not known already");
}

#[test]
fn half_a_game_is_no_game_that_is_here() {
    let halves = tablet().into_iter().filter(|entry| entry.key.ends_with(":setup"));
    let halves: Vec<Entry> = halves.collect();
    let found = merged(|_| None, &halves, PRIVATE);
    assert_eq!((found.new.len(), found.strange), (0, halves.len()));
    let here = |key: &str| halves.iter().find(|it| it.key == key).map(|it| it.value.clone());
    assert_eq!(merged(here, &halves, PRIVATE).strange, 0, "these are here");
}

#[test]
fn decks_of_ones_own_come_along_and_replace_none() {
    let deck = |name: &str| {
        let cover = crate::workshop::Cover { name: name.into(), ..Default::default() };
        kept::write(&crate::workshop::OwnDeck { cover, cards: vec![] })
    };
    let (ours, theirs) = (deck("Mamie"), deck("Papi"));
    let there = entries(&[("deck:k1", &theirs), ("deck:k2", &theirs), ("deck:k3", "{}")]);
    let here = |key: &str| (key == "deck:k1").then(|| ours.clone());
    let merged = merged(here, &there, PRIVATE);
    assert_eq!(merged.new, entries(&[("deck:k2", &theirs)]));
    assert_eq!(merged.strange, 1);
}

#[test]
fn a_soiree_comes_along_running_or_over_and_counts_no_game_of_this_tablet() {
    let running = r#"{"id":7,"before":["a"],"games":null}"#;
    let over = r#"{"id":7,"before":["a"],"games":["b"]}"#;
    for kept in [running, over] {
        let there = [tablet(), entries(&[("evening", kept)])].concat();
        assert!(goes_along("evening"));
        assert_eq!(
            restored(&[], &write(&there))["evening"],
            of_json(kept).unwrap_or_default().to_string()
        );
        let here = entries(&[("records", "{\"sitting\":\"b\"}\n{\"sitting\":\"c\"}\n")]);
        let all = restored(&here, &write(&there));
        assert_eq!(all["records"].lines().count(), 3);
        let before = &of_json(&all["evening"]).unwrap_or_default()["before"];
        assert_eq!(*before, json!(["a", "c"]), "b is a game of the soirée");
        let ours = entries(&[("evening", r#"{"id":1,"before":[],"games":null}"#)]);
        assert_eq!(restored(&ours, &write(&there))["evening"], ours[0].value, "ours goes on");
    }
    for strange in ["7", r#"{"id":-1,"before":[]}"#, r#"{"id":1}"#, r#"{"id":1,"before":[2]}"#] {
        let there = entries(&[("evening", strange)]);
        assert_eq!((new(|_| None, &there), merged(|_| None, &there, PRIVATE).strange), (vec![], 1));
    }
}
