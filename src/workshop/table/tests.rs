//! Tables as spreadsheets and online quizzes write them.

use super::super::brought::Reason;
use super::super::card::Asks;
use super::super::card::Language;
use super::super::read::read_alone;
use super::super::samples::{CSV, SHEET};
use super::*;

fn read(text: &str) -> Brought {
    read_alone(text, Format::Csv, Language::Fr)
}

fn lefts(brought: &Brought) -> Vec<(usize, &Reason)> {
    brought.left_out.iter().map(|left| (left.line, &left.reason)).collect()
}

fn plain() -> &'static str {
    CSV.trim_start_matches('\u{FEFF}')
}

#[test]
fn the_documented_columns_are_read() {
    let brought = read(plain());
    let kinds: Vec<&str> = brought.cards.iter().map(|card| card.asks.kind().name()).collect();
    assert_eq!(kinds, ["choice", "open", "list", "number", "two", "sheet", "choice"]);
    let [choice, open, list, number, two, ..] = &brought.cards[..] else { panic!("five") };
    let Asks::Choice(asked) = &choice.asks else { panic!("a choice") };
    assert_eq!(
        (asked.level, &asked.wrong[..]),
        (Some(7), &["Lyon", "Nice", "Metz"].map(String::from)[..])
    );
    assert_eq!(choice.note.as_deref(), Some("Une note; avec un point-virgule"));
    let Asks::Open(asked) = &open.asks else { panic!("open") };
    assert_eq!(
        (&asked.accept[..], &asked.refuse[..]),
        (&["Vinci", "Leonardo"].map(String::from)[..], &["Michel-Ange".into()][..])
    );
    let Asks::List(asked) = &list.asks else { panic!("a list") };
    assert_eq!((&*asked.answers[0].accept[0], &*asked.traps[0].why), ("bijoux", "des clous"));
    let Asks::Number(asked) = &number.asks else { panic!("a number") };
    assert_eq!((asked.digits(), &*asked.unit), ("330".into(), "m"));
    let Asks::Two(asked) = &two.asks else { panic!("two") };
    assert_eq!(asked.right_and_wrong()[1], "un satellite|naturel");
    assert_eq!(
        lefts(&brought),
        [
            (10, &Reason::NotANumber),
            (11, &Reason::UnknownKind("poeme".into())),
            (12, &Reason::NoSuchLevel)
        ]
    );
}

#[test]
fn commas_tabs_and_a_declared_mark_do_as_well() {
    let wanted = read(plain()).cards;
    let cells: Vec<StringRecord> = records(plain(), b';').flatten().collect();
    for mark in [b',', b'\t'] {
        let mut writer = csv::WriterBuilder::new().delimiter(mark).from_writer(vec![]);
        cells.iter().for_each(|row| writer.write_record(row).expect("it is written"));
        let text = String::from_utf8(writer.into_inner().expect("it is there")).expect("UTF-8");
        assert_eq!(read(&text).cards, wanted);
    }
    let declared = read(&format!("sep=;\r\n{}", plain()));
    assert_eq!((declared.cards, declared.left_out[0].line), (wanted, 11));
}

#[test]
fn numbered_answers_and_the_number_of_the_right_one() {
    let brought = read(SHEET);
    let [mars, penguin] = &brought.cards[..] else { panic!("{brought:?}") };
    let (Asks::Choice(mars), Asks::Choice(penguin)) = (&mars.asks, &penguin.asks) else {
        panic!("choices")
    };
    assert_eq!((&*mars.right, mars.wrong.len()), ("Mars", 2));
    assert_eq!((&*penguin.right, penguin.wrong.len()), ("Penguin", 3));
    assert_eq!(lefts(&brought), [(4, &Reason::SeveralRight(2))]);
}

#[test]
fn without_names_it_is_question_right_and_wrong() {
    let text = "Quelle ville ?,Paris,Lyon,Nice,Metz\nVrai ?,oui,non\n";
    let brought = read(text);
    assert_eq!(brought.cards.len(), 2);
    let Asks::Choice(choice) = &brought.cards[0].asks else { panic!("a choice") };
    assert_eq!((&*choice.right, choice.wrong.len()), ("Paris", 3));
}

#[test]
fn difficulties_are_levels() {
    let text = "question,answer,wrong,difficulty\nA?,a,b|c|d,easy\nB?,a,b|c|d,hard\nC?,a,b|c|d,3\n";
    let levels: Vec<Option<u8>> = read(text)
        .cards
        .iter()
        .map(|card| if let Asks::Choice(choice) = &card.asks { choice.level } else { None })
        .collect();
    assert_eq!(levels, [Some(1), Some(11), Some(3)]);
}

#[test]
fn a_quote_that_never_closes_costs_a_message() {
    let text = format!("question,answer\n\"Never closed,{}", "x\n".repeat(50_000));
    let brought = read(&text);
    assert_eq!((brought.cards.len(), brought.left_out.len()), (0, 1));
}

#[test]
fn a_refused_row_keeps_its_kind_and_all_that_was_read() {
    let brought = read(
        "genre;question;option A;option B;option C;option D;correct;réponse;faux\n\
         choix;Où ?;a;b;c;d;Z;;\n\
         nombre;Combien ?;;;;;;1 234,56;\n\
         feuille;Lesquels ?;;;;;;1|2|3;x|y\n",
    );
    let cards = brought.left_out.iter().filter_map(|left| left.draft.as_deref());
    let asked: Vec<&Asks> = cards.map(|card| &card.asks).collect();
    let [Asks::Choice(choice), Asks::Number(number), Asks::Sheet(sheet)] = &asked[..] else {
        panic!("{asked:?}")
    };
    assert_eq!(
        (&*choice.right, &choice.wrong[..]),
        ("", &["a", "b", "c", "d"].map(String::from)[..])
    );
    assert_eq!((number.value, &*number.typed), (None, "1 234,56"));
    assert_eq!((sheet.truths.len(), &*sheet.intruder), (5, ""));
}
