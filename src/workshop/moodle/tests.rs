//! Moodle's XML as it exports.

use super::super::brought::Change;
use super::super::card::{Asks, OwnCard};
use super::super::read::read_alone;
use super::super::samples::MOODLE;
use super::*;
use crate::decks::decimal::Decimal;

fn read(text: &str, language: Language) -> Brought {
    read_alone(text, Format::Moodle, language)
}

#[test]
fn a_course_is_read() {
    let Brought { cards, changed, .. } = read(MOODLE, Language::Fr);
    let [river, danube, vienna, height, capitals] = &cards[..] else { panic!("{cards:#?}") };
    assert_eq!(river.q, "Quel fleuve traverse Lyon & Avignon\u{A0}?");
    assert_eq!(river.note.as_deref(), Some("Il naît en Suisse."));
    assert_eq!((&*river.theme, &*river.clue), ("Géographie", "Fleuve"));
    let Asks::Choice(choice) = &river.asks else { panic!("a choice") };
    assert_eq!((&*choice.right, choice.level), ("Le Rhône", Some(4)));
    assert_eq!(choice.wrong, ["La Loire", "La Seine", "Le Rhin"]);
    let Asks::Two(two) = &danube.asks else { panic!("true or false") };
    assert_eq!(
        (two.right_and_wrong(), &*danube.clue),
        (["Vrai", "Faux"].map(String::from).each_ref(), "")
    );
    let Asks::Open(open) = &vienna.asks else { panic!("open") };
    assert_eq!(
        (&*open.answer, &*open.accept[0], &*open.refuse[0]),
        ("Vienne", "Wien", "Salzbourg")
    );
    let Asks::Number(amount) = &height.asks else { panic!("a number") };
    assert_eq!((amount.value, &*amount.unit), (Some(Decimal::tenths(48_056)), "m"));
    let Asks::List(list) = &capitals.asks else { panic!("a list") };
    assert_eq!((&*list.answers[3].a, &*list.traps[0].a), ("Suisse – Berne", "Milan"));
    let what: Vec<(usize, Change)> = changed.iter().map(|c| (c.card, c.what)).collect();
    assert_eq!(what, [(2, Change::VariantsDropped(1)), (3, Change::Rounded)]);
}

#[test]
fn what_is_left_out_has_its_line_and_reason() {
    let left: Vec<(usize, Reason)> =
        read(MOODLE, Language::Fr).left_out.into_iter().map(|l| (l.line, l.reason)).collect();
    let line = |text: &str| MOODLE.lines().position(|line| line.contains(text)).unwrap_or(0);
    let image = line(">Image<");
    assert_eq!(
        left,
        [
            (line(">Poème<"), Reason::NoAnswer),
            (line(">Trous<"), Reason::UnknownKind("ddwtos".into())),
            (image, Reason::NeedsMedia),
        ]
    );
}

#[test]
fn what_breaks_off_gives_what_came_before() {
    let at = MOODLE.find("<question type=\"shortanswer\">").expect("it is there");
    let brought = read(&MOODLE[..at + 90], Language::Fr);
    assert_eq!(brought.cards.len(), 2);
    assert_eq!(brought.left_out[0].reason, Reason::Broken);
}

fn quiz(inside: &str) -> Vec<OwnCard> {
    read(&format!("<quiz>{inside}</quiz>"), Language::En).cards
}

#[test]
fn older_files_are_read() {
    let cards = quiz(
        "<question type='numerical'><questiontext><text>How many?</text></questiontext>\
         <answer fraction='100'>23<tolerance>1</tolerance></answer></question>",
    );
    let Asks::Number(amount) = &cards[0].asks else { panic!("a number") };
    assert_eq!(amount.value, Some(Decimal::whole(23)));
}

#[test]
fn entities_of_its_own_are_refused_and_unknown_ones_stay() {
    let bomb = "<?xml version='1.0'?><!DOCTYPE quiz [<!ENTITY a 'ha'><!ENTITY b '&a;&a;'>]>\
        <quiz><question type='truefalse'><questiontext><text>&b;</text></questiontext></question></quiz>";
    assert_eq!(read(bomb, Language::Fr).left_out[0].reason, Reason::OwnEntities);
    let cards = quiz(
        "<question type='truefalse'><questiontext><text>&b; &eacute; &#233; R&D?</text></questiontext>\
         <answer fraction='100'><text>false</text></answer></question>",
    );
    assert_eq!(cards[0].q, "&b; é é R&D?");
}

#[test]
fn what_is_nested_too_deep_is_refused() {
    let deep = ["<quiz>", &"<a>".repeat(100_000)].concat();
    assert_eq!(read(&deep, Language::Fr).left_out[0].reason, Reason::TooDeep);
}
