//! Tests that the gates work: faults are put into a small good deck (`sample.json`, with its lines), and
//! the gate must report each.

use super::read::{Deck, Shelf};
use super::{cues, doubles, facts, options, shape, tables, typed, typography};
use serde_json::{Value, json};
use tablee::decks::wording::relative;

const TOWNS: &str = "# Larousse, 2024\ntown,river\nNantes,Loire\nTours,Loire|Cher\nOrléans,Loire\n\
    Blois,Loire\nSaumur,Loire\nNevers,Loire\nLyon,Rhône\n";
const LEAST: [(&str, &str, &str, usize); 6] = [
    ("fr", "midi", "kickoff", 1),
    ("fr", "midi", "sheets", 1),
    ("fr", "midi", "fatal", 1),
    ("fr", "midi", "master", 1),
    ("fr", "midi", "duels", 1),
    ("fr", "midi", "stars", 1),
];

type Gate = fn(&Shelf) -> Vec<String>;

fn shape(shelf: &Shelf) -> Vec<String> {
    shape::offences(shelf, &LEAST)
}

fn good() -> Shelf {
    let json = serde_json::from_str(include_str!("sample.json")).expect("it is JSON");
    let deck = Deck { lang: "fr".into(), game: "midi".into(), json };
    let mut shelf = Shelf { decks: vec![deck], ..Shelf::default() };
    shelf.add_lines("fr", "midi", include_str!("sample.jsonl"));
    shelf.tables.insert("towns.csv".into(), TOWNS.into());
    shelf.pictures = vec!["pictures/stars/0f1e2d3c4b".into()];
    shelf
}

/// The good deck with another value at that place, or with a new key.
fn with(place: &str, value: Value) -> Shelf {
    let mut shelf = good();
    let (object, key) = place.rsplit_once('/').expect("a place has a slash");
    let object = shelf.decks[0].json.pointer_mut(object).expect("the place is there");
    match object {
        Value::Array(items) => items[key.parse::<usize>().expect("a number")] = value,
        other => other[key] = value,
    }
    shelf
}

/// The good deck with another value in the line of that number.
fn with_line(number: usize, key: &str, value: Value) -> Shelf {
    let mut shelf = good();
    shelf.lines[number].json[key] = value;
    shelf
}

fn says(gate: Gate, shelf: &Shelf, what: &str) {
    let said = gate(shelf);
    assert!(said.iter().any(|it| it.contains(what)), "{what:?} is not in {said:#?}");
}

fn stem(text: &str) -> Value {
    json!(text.replace(" ?", "\u{202f}?"))
}

const K: &str = "/kickoff/0/questions/0";
const F: &str = "/fatal/0/questions/0";
const M: &str = "/master/0/questions/0";
const D: &str = "/duels/0/cards/0";

#[test]
fn the_good_deck_is_good_for_every_gate() {
    let gates: [(&str, Gate); 10] = [
        ("1", shape),
        ("2", typography::offences),
        ("3", doubles::offences),
        ("4", facts::offences),
        ("5", options::offences),
        ("6", cues::lengths),
        ("7", cues::flaps),
        ("8", facts::undated),
        ("9", tables::offences),
        ("10", typed::offences),
    ];
    for (number, gate) in gates {
        assert_eq!(gate(&good()), Vec::<String>::new(), "gate {number}");
    }
}

#[test]
fn gate_1_sees_a_card_that_is_not_as_it_should_be() {
    for (place, value, what) in [
        (format!("{K}/right"), json!("both"), "mi-k-001#1: right is neither"),
        (format!("{K}/hidden"), json!(""), "mi-k-001#1: hidden is bad"),
        (format!("{K}/why"), json!("x"), "mi-k-001#1 has an unknown key why"),
        (format!("{F}/accept"), json!("x"), "mi-f-001#1: accept is bad"),
        (format!("{M}/wrong"), json!(["la guêpe"]), "mi-m-001#1: wrong is bad"),
        ("/sheets/0/true".into(), json!(["a"]), "mi-s-001: true is bad"),
        ("/sheets/0/id".into(), json!("s1"), "\"s1\" of sheets"),
        ("/duels/0/cards".into(), json!([]), "mi-d-01 has 0 cards of 2"),
        ("/stars/0/picture".into(), json!("pictures/stars/0f1e2d3c4c"), "mi-e-01 has no picture"),
        ("/stars".into(), json!([]), "stars: 0 cards of 1"),
        ("/songs".into(), json!([]), "songs is no pile"),
        (format!("{F}/q"), json!("caf\u{65}\u{301}"), "mi-f-001: no NFC"),
        (format!("{F}/q"), json!("a\u{7}b"), "mi-f-001: a control character"),
        (format!("{F}/q"), json!("a &amp; b"), "mi-f-001: an entity"),
        (format!("{F}/q"), json!("a <b>b</b>"), "mi-f-001: HTML"),
        (format!("{F}/q"), json!("a\u{200b}b"), "mi-f-001: an invisible"),
    ] {
        says(shape, &with(&place, value), what);
    }
    let star = good().decks[0].json["stars"][0].clone();
    says(shape, &with("/stars", json!([star, star])), "mi-e-01 is there twice");
    let mut shelf = good();
    shelf.decks[0].lang = "en".into();
    says(shape, &shelf, "fr/midi is missing");
    shelf.add_lines("fr", "midi", "{no json");
    says(shape, &shelf, "fr/midi.jsonl:1");
}

#[test]
fn gate_2_sees_bad_typography() {
    for (text, what) in [
        ("Qui est-ce ?", "no U+202F"),
        ("Qui est-ce?", "no U+202F"),
        ("Vrai : qui\u{202f}?", "no U+00A0 before :"),
        ("Qui dit « oui »\u{202f}?", "no U+00A0 after «"),
        ("Qui dit «\u{a0}oui »\u{202f}?", "no U+00A0 before »"),
        ("Qu'est-ce\u{202f}?", "' for ’"),
        ("Qui dit \"oui\"\u{202f}?", "straight"),
        ("Et alors...\u{202f}?", "... for …"),
        ("Qui  est-ce\u{202f}?", "two spaces"),
        ("Combien font 10000\u{202f}?", "not set apart"),
        ("Combien font 10 000\u{202f}?", "thousands without U+202F"),
        ("Combien font 3.5\u{202f}?", "decimal point"),
        ("Le XIXème siècle\u{202f}?", "ordinal"),
        ("La 1ère fois\u{202f}?", "ordinal"),
        ("Quelle Ile\u{202f}?", "accent or ligature"),
        ("Deux oeufs\u{202f}?", "accent or ligature"),
        ("A qui\u{202f}?", "accent or ligature"),
        ("Le nom de la ville", "no question"),
    ] {
        says(typography::offences, &with(&format!("{K}/q"), json!(text)), what);
    }
    for (text, what) in [
        ("Who is it ?", "a space before"),
        ("Who says «\u{a0}yes\u{a0}»?", "French quotation"),
        ("10\u{202f}000?", "narrow"),
    ] {
        assert!(typography::english(text).iter().any(|said| said.contains(what)), "{text}");
    }
    let good =
        ["Qui dit «\u{a0}oui\u{a0}»\u{202f}?!", "À 20:15, 1\u{202f}000 ou 3,5", "Le 2e, en Inde"];
    for text in good {
        assert_eq!(typography::french(text), Vec::<&str>::new(), "{text}");
    }
}

#[test]
fn gate_2_sees_what_is_too_long() {
    for (place, value, what) in [
        (format!("{K}/q"), json!("a".repeat(111)), "111 letters of 110"),
        (format!("{F}/q"), json!("a".repeat(81)), "81 letters of 80"),
        (format!("{D}/right"), json!("a".repeat(41)), "41 letters of 40"),
        (format!("{D}/right"), json!("En Grèce."), "full stop"),
        (format!("{F}/answer"), json!("la planète aux larges anneaux"), "more than 3 words"),
    ] {
        says(typography::offences, &with(&place, value), what);
    }
    let mut shelf = good();
    let long = json!({ "q": "a".repeat(80), "answer": "b" });
    shelf.decks[0].json["fatal"][0]["questions"] = json!(vec![long; 40]);
    says(typography::offences, &shelf, "the median stem has 80");
}

#[test]
fn gate_3_sees_what_is_asked_twice() {
    let same = stem("Combien de pattes a une ARAIGNEE ?");
    says(doubles::offences, &with(&format!("{F}/q"), same), "mi-k-001#1");
    let mut shelf = with(&format!("{F}/q"), stem("Combien a de pattes une araignée adulte ?"));
    shelf.decks[0].json["fatal"][0]["questions"][0]["answer"] = json!("8");
    says(doubles::offences, &shelf, "% alike");
    shelf.decks[0].json["fatal"][0]["questions"][0]["q"] = stem("Combien de pattes a le crabe ?");
    assert_eq!(doubles::offences(&shelf), Vec::<String>::new());
    says(doubles::to_look_at, &shelf, "both");
    // Across games, but not across languages.
    let mut english = good();
    english.decks.push(Deck { lang: "en".into(), ..english.decks[0].clone() });
    assert_eq!(doubles::offences(&english), Vec::<String>::new());
    english.decks.push(Deck { game: "millions".into(), ..english.decks[0].clone() });
    says(doubles::offences, &english, "fr/millions mi-k-001#1 asks the same as fr/midi");
}

#[test]
fn gate_4_sees_missing_lines_shared_facts_and_repeated_answers() {
    let mut shelf = good();
    let line = shelf.lines.remove(0);
    says(facts::offences, &shelf, "mi-k-001#1 has no line");
    shelf.lines.extend([line.clone(), line]);
    says(facts::offences, &shelf, "mi-k-001#1 has two lines");
    says(facts::offences, &with_line(0, "id", json!("mi-k-009#1")), "mi-k-009#1 has a line but no");
    says(facts::offences, &with_line(0, "fact", json!("sample|1")), "share the fact sample|1");
    says(facts::offences, &with_line(0, "fact", json!("")), "names no fact");
    let mut shelf = good();
    for game in ["millions", "defizz"] {
        shelf.decks.push(Deck { game: game.into(), ..shelf.decks[0].clone() });
        shelf.add_lines("fr", game, include_str!("sample.jsonl"));
    }
    says(facts::offences, &shelf, "all use sample|0");
    says(facts::offences, &with(&format!("{M}/right"), json!("Ottawa")), "on one card");
    let mut shelf = good();
    for (pile, at) in [("kickoff", 0), ("fatal", 0), ("master", 0)] {
        for key in ["visible", "hidden", "right", "answer"] {
            let question = &mut shelf.decks[0].json[pile][at]["questions"][1];
            if question.get(key).is_some() && !(pile == "kickoff" && key == "right") {
                question[key] = json!("Lyon");
            }
        }
    }
    says(facts::offences, &shelf, "\"lyon\" more than three times");
}

#[test]
fn gate_5_sees_leaks_overlaps_and_negations() {
    for (place, value, what) in [
        (format!("{F}/q"), stem("Quelle planète, Saturne, a des anneaux ?"), "saturne"),
        (format!("{M}/q"), stem("Quel insecte vit avec d’autres abeilles ?"), "abeille"),
        (format!("{K}/visible"), json!("Huit"), "overlap"),
        (format!("{K}/visible"), json!("six ou huit"), "overlap"),
        (format!("{K}/visible"), json!("les deux"), "no option of its own"),
        (format!("{D}/wrong/0"), json!("aucune de ces villes"), "no option of its own"),
        (format!("{K}/q"), stem("Qui n’est pas sans ailes, sauf un ?"), "double negation"),
        ("/sheets/0/q".into(), stem("Où passe la Loire près de Lyon ?"), "lyon"),
    ] {
        says(options::offences, &with(&place, value), what);
    }
    // A stem that names both options gives nothing away. One negative stem is allowed.
    let mut shelf = with(&format!("{K}/q"), stem("Qui est plus gros, la baleine ou le requin ?"));
    shelf.decks[0].json["kickoff"][0]["questions"][0]["visible"] = json!("le requin");
    shelf.decks[0].json["kickoff"][0]["questions"][0]["hidden"] = json!("la baleine");
    assert_eq!(options::offences(&shelf), Vec::<String>::new());
    let mut shelf = with(&format!("{K}/q"), stem("Qui n’a pas six pattes ?"));
    assert_eq!(options::offences(&shelf), Vec::<String>::new());
    shelf.decks[0].json["kickoff"][0]["questions"][1]["q"] = stem("Où ne pousse pas l’ananas ?");
    says(options::offences, &shelf, "too many negatives");
}

/// `of` duels, each with `longest` as an option, which is the right one in `right` of them.
fn duels(of: usize, right: usize, longest: &str) -> Shelf {
    let card = |number: usize| {
        let (right, wrong) = if number < right { (longest, "bbbbbb") } else { ("bbbbbb", longest) };
        json!({ "title": "t", "q": "q", "right": right, "wrong": [wrong, "cccccc", "dddddd"] })
    };
    let pairs: Vec<Value> = (0..of / 2)
        .map(|pair| json!({ "id": "mi-d-01", "cards": [card(2 * pair), card(2 * pair + 1)] }))
        .collect();
    with("/duels", json!(pairs))
}

#[test]
fn gate_6_sees_long_right_options() {
    for (of, right) in [(400, 86), (400, 96), (10, 5), (30, 10)] {
        let said = cues::lengths(&duels(of, right, "aaaaaaa"));
        assert_eq!(said, Vec::<String>::new(), "{right} of {of}");
    }
    says(cues::lengths, &duels(400, 97, "aaaaaaa"), "the right one is the longest: 97 of 400");
    says(cues::lengths, &duels(400, 120, "aaaaaaa"), "the longest is the right one: 120 of 400");
    says(cues::lengths, &duels(400, 80, "aaaaaaa"), "the longest is the right one: 80 of 400");
    says(cues::lengths, &duels(400, 124, "aaaaaaaaa"), "by far is the right one: 124 of 400");
    says(cues::lengths, &duels(10, 7, "aaaaaaa"), "7 of 10");
    says(cues::lengths, &duels(30, 15, "aaaaaaa"), "15 of 30");
}

fn kickoffs(of: usize, visible: usize) -> Shelf {
    let question = |number: usize| {
        let right = if number < visible { "visible" } else { "hidden" };
        json!({ "q": "q", "visible": "a", "hidden": "b", "right": right })
    };
    let questions: Vec<Value> = (0..of).map(question).collect();
    with("/kickoff", json!([{ "id": "mi-k-001", "questions": questions }]))
}

#[test]
fn gate_7_sees_a_flap_that_is_right_too_often() {
    for (of, visible) in [(220, 99), (220, 121), (72, 33), (32, 15), (4, 2)] {
        assert_eq!(cues::flaps(&kickoffs(of, visible)), Vec::<String>::new(), "{visible} of {of}");
    }
    for (of, visible) in [(220, 98), (220, 122), (72, 32), (32, 18), (16, 13)] {
        says(cues::flaps, &kickoffs(of, visible), &format!("{visible} of {of}"));
    }
}

#[test]
fn gate_8_sees_relative_time_and_missing_sources() {
    let undated = stem("Quel est l’actuel roi d’Espagne ?");
    says(facts::undated, &with(&format!("{F}/q"), undated.clone()), "\"actuel\" without asof");
    let mut dated = with(&format!("{F}/q"), undated);
    let id = |line: &super::read::Line| line.json["id"] == json!("mi-f-001#1");
    let line = dated.lines.iter().position(id).expect("it is there");
    dated.lines[line].json["asof"] = json!("2024");
    assert_eq!(facts::undated(&dated), Vec::<String>::new());
    says(facts::undated, &with(&format!("{F}/answer"), json!("82")), "a number of what?");
    says(facts::undated, &with_line(0, "source", json!("")), "no source");
    says(facts::undated, &with_line(0, "asof", json!("hier")), "asof without a year");
    says(facts::undated, &with_line(0, "theme", json!("")), "no theme");
    says(facts::undated, &with_line(0, "culture", json!("lune")), "no culture");
    says(facts::undated, &with_line(0, "checked", Value::Null), "never checked");
    assert!(relative("en", "Who is the current king?").is_some());
    assert!(relative("en", "Which current flows past Ireland?").is_some());
    says(
        facts::undated,
        &with(&format!("{F}/q"), stem("Quel est le dernier roi ?")),
        "\"dernier\"",
    );
    assert!(facts::relative_stem("fr", "Où est la Nouvelle-Zélande ?").is_none());
    assert!(relative("fr", "Quelle est la capitale de la Nouvelle-Zélande ?").is_none());
}

#[test]
fn gate_9_sees_a_sheet_that_its_table_denies() {
    for (place, value, what) in [
        ("/sheets/0/true/0", json!("Lille"), "\"Lille\" is not in the table"),
        ("/sheets/0/false", json!("Blois"), "\"Blois\" is in the table"),
    ] {
        says(tables::offences, &with(place, value), what);
    }
    let sheet = 4;
    says(tables::offences, &with_line(sheet, "table", json!("x.csv")), "no content/tables/x.csv");
    says(tables::offences, &with_line(sheet, "filter", json!("sea=Loire")), "no column");
    says(tables::offences, &with_line(sheet, "filter", json!("river")), "no column=value");
    says(tables::offences, &with_line(sheet, "filter", json!("river=Rhône")), "\"Tours\" is not");
    says(tables::offences, &with_line(0, "table", json!("towns.csv")), "only a sheet");
    let mut shelf = with_line(sheet, "filter", json!("river=Loire & people>=100000"));
    let rows = ["Nantes,320000", "Tours,140000", "Orléans,120000", "Blois,47000"];
    let rows = rows.map(|row| row.replace(',', ",\"Loire|Cher\",")).join("\n");
    shelf.tables.insert("towns.csv".into(), format!("# 2024\ntown,river,people\n{rows}\n"));
    says(tables::offences, &shelf, "\"Blois\" is not in the table");
    assert!(tables::offences(&shelf).iter().all(|said| !said.contains("Tours")));
    let mut shelf = good();
    shelf.tables.insert("towns.csv".into(), TOWNS.replace("# Larousse, 2024\n", ""));
    says(tables::offences, &shelf, "towns.csv has no # source");
}

#[test]
fn gate_10_sees_answers_that_the_matcher_mistakes() {
    for (place, value, what) in [
        ("refuse", json!(["Saturne"]), "\"Saturne\" is not refused"),
        ("accept", json!(["!"]), "\"!\" is not accepted"),
        ("answer", json!("l’Islande"), "\"l’Irlande\", another card's"),
    ] {
        says(typed::offences, &with(&format!("{F}/{place}"), value), what);
    }
    let mut swiss = with(&format!("{F}/q"), stem("Qui dit « soixante-dix » autrement ?"));
    swiss.decks[0].json["fatal"][0]["questions"][0]["answer"] = json!("septante");
    says(typed::offences, &swiss, "\"soixante-dix\", which the stem quotes");
    swiss.decks[0].json["fatal"][0]["questions"][0]["refuse"] = json!(["soixante-dix"]);
    assert_eq!(typed::offences(&swiss), Vec::<String>::new());
    // Two answers that differ by one letter: each card must refuse the other's.
    let mut shelf = with(&format!("{F}/answer"), json!("l’Islande"));
    shelf.decks[0].json["fatal"][0]["questions"][0]["refuse"] = json!(["Irlande"]);
    shelf.decks[0].json["fatal"][0]["questions"][7]["refuse"] = json!(["Islande"]);
    assert_eq!(typed::offences(&shelf), Vec::<String>::new());
}
