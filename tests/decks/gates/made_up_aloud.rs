//! Tests of the gates with faults in a small good deck of *Défizz*, a page of *Egomaster* and a question
//! of *Millions*.

use super::read::{Deck, Shelf};
use super::{hints, lists, options, shape, tables, typography};
use serde_json::{Value, json};

const LEAST: [(&str, &str, &str, usize); 6] = [
    ("fr", "defizz", "duel", 1),
    ("fr", "defizz", "multi", 0),
    ("fr", "egomaster", "solo", 1),
    ("fr", "egomaster", "duo", 1),
    ("fr", "egomaster", "multi", 0),
    ("fr", "millions", "questions", 1),
];

fn defizz() -> Value {
    json!({ "multi": [], "duel": [{ "id": "def-d-001", "questions": [
        { "clue": "Tour de fer", "mode": "cible", "q": "Combien de mètres mesure-t-elle\u{202f}?",
          "value": 330, "unit": "mètres", "note": "En 2024." },
        { "clue": "Au café", "mode": "pingpong", "q": "Quels sont les points cardinaux\u{202f}?",
          "answers": [{ "a": "nord" }, { "a": "sud" }, { "a": "est", "accept": ["levant"] }, { "a": "ouest" }],
          "traps": [{ "a": "zénith", "why": "il est au-dessus" }] },
        { "clue": "Au sort", "mode": "chance", "text": "Chacun lance le dé\u{a0}: le plus fort gagne.",
          "device": "high-die" } ] }] })
}

fn egomaster() -> Value {
    let open = json!({ "q": "Qui peignit Tahiti\u{202f}?", "answer": "Gauguin", "accept": [], "refuse": [] });
    let entry = |id: &str, number: u8, icon: Option<&str>| {
        let mut entry = open.clone();
        let place = [("id", json!(id)), ("page", json!(1)), ("number", json!(number))];
        let words = [("keyword", json!(format!("Îles {number}")))];
        let icon = icon.map(|icon| ("icon", json!(icon)));
        for (key, value) in place.into_iter().chain(words).chain(icon) {
            entry[key] = value;
        }
        entry
    };
    json!({ "solo": [entry("ego-s-01-01", 1, None)], "multi": [],
            "duo": [entry("ego-d-01-02", 2, Some("rapidite"))] })
}

fn millions() -> Value {
    json!({ "questions": [{ "id": "mil-07-0001", "level": 7, "theme": "geo", "q": "Où est Lima\u{202f}?",
        "right": "Au Pérou", "wrong": ["Au Chili", "En Bolivie", "Au Brésil"] }] })
}

fn good() -> Shelf {
    let decks = [("defizz", defizz()), ("egomaster", egomaster()), ("millions", millions())];
    let deck = |(game, json): (&str, Value)| Deck { lang: "fr".into(), game: game.into(), json };
    Shelf { decks: decks.map(deck).into(), ..Shelf::default() }
}

fn shaped(shelf: &Shelf) -> Vec<String> {
    shape::offences(shelf, &LEAST)
}

/// The good decks with another value at that place of that deck.
fn with(deck: usize, place: &str, value: Value) -> Shelf {
    let mut shelf = good();
    let (object, key) = place.rsplit_once('/').expect("a place has a slash");
    shelf.decks[deck].json.pointer_mut(object).expect("the place is there")[key] = value;
    shelf
}

fn says(gate: fn(&Shelf) -> Vec<String>, shelf: &Shelf, what: &str) {
    let said = gate(shelf);
    assert!(said.iter().any(|it| it.contains(what)), "{what:?} is not in {said:#?}");
}

const CIBLE: &str = "/duel/0/questions/0";
const PINGPONG: &str = "/duel/0/questions/1";

#[test]
fn the_good_decks_are_good() {
    for gate in [shaped, typography::offences, options::offences, hints::offences, lists::offences]
    {
        assert_eq!(gate(&good()), Vec::<String>::new());
    }
}

#[test]
fn gate_1_sees_what_contradicts_itself() {
    for (deck, place, value, what) in [
        (0, format!("{CIBLE}/mode"), json!("chrono"), "def-d-001#1: mode chrono for Number"),
        (0, format!("{CIBLE}/value"), json!("330"), "def-d-001#1: value is bad"),
        (0, format!("{CIBLE}/clue"), json!(""), "def-d-001#1: clue is bad"),
        (0, format!("{PINGPONG}/answers"), json!([{ "a": "nord" }]), "def-d-001#2: answers is bad"),
        (0, "/duel/0/questions/2/device".into(), json!("coin-of-gold"), "the game cannot read it"),
        (1, "/solo/0/page".into(), json!(21), "ego-s-01-01: page is bad"),
        (1, "/solo/0/number".into(), json!(3), "ego-s-01-01: not at -01-03"),
        (1, "/solo/0/icon".into(), json!("cible"), "ego-s-01-01 has an unknown key icon"),
        (1, "/duo/0/icon".into(), json!("cible"), "ego-d-01-02: icon cible for Open"),
        (2, "/questions/0/level".into(), json!(16), "mil-07-0001: level is bad"),
        (2, "/questions/0/theme".into(), json!(null), "mil-07-0001: theme is bad"),
    ] {
        says(shaped, &with(deck, &place, value), what);
    }
}

#[test]
fn gate_4_sees_clues_that_tell_too_much_or_come_twice() {
    for (deck, place, value, what) in [
        (0, format!("{CIBLE}/clue"), json!("Une grande tour de fer"), "more than three words"),
        (0, format!("{CIBLE}/clue"), json!("Cible facile"), "names a mode"),
        (0, format!("{CIBLE}/clue"), json!("Au sort"), "have the clue \"Au sort\""),
        (1, "/solo/0/keyword".into(), json!("Paul Gauguin"), "gives \"Gauguin\" away"),
    ] {
        says(hints::offences, &with(deck, &place, value), what);
    }
    let mut same = good();
    let one = same.decks[0].json.pointer(PINGPONG).cloned().expect("it is there");
    same.decks[0].json["duel"][0]["questions"] = json!([one, one, one]);
    says(hints::offences, &same, "def-d-001: one mode only");
}

#[test]
fn gate_10_sees_lists_that_the_matcher_mistakes() {
    let trap = json!([{ "a": "levant", "why": "c’est l’est" }]);
    says(lists::offences, &with(0, &format!("{PINGPONG}/traps"), trap), "the trap \"levant\"");
    let twice = json!([{ "a": "nord" }, { "a": "sud", "accept": ["nord"] }, { "a": "est" }, { "a": "ouest" }]);
    let found = with(0, &format!("{PINGPONG}/answers"), twice);
    says(lists::offences, &found, "\"nord\" is not found as \"sud\"");
}

#[test]
fn gate_9_sees_a_list_that_is_not_its_table() {
    let line =
        json!({ "id": "def-d-001#2", "table": "points.csv", "column": "point", "filter": "" });
    let check = |rows: &str| {
        let mut shelf = good();
        shelf.add_lines("fr", "defizz", &line.to_string());
        shelf.tables.insert("points.csv".into(), format!("# 2024\npoint\n{rows}\n"));
        tables::offences(&shelf)
    };
    assert_eq!(check("nord\nsud\nlevant\nouest"), Vec::<String>::new());
    let lacks = check("nord\nsud\nest\nouest\nnadir");
    assert!(lacks.iter().any(|said| said.contains("\"nadir\" is missing")), "{lacks:?}");
    let more = check("nord\nsud\nest");
    assert!(more.iter().any(|said| said.contains("\"ouest\" is not in the table")), "{more:?}");
}
