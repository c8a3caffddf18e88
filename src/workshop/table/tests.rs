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
    let cells: Vec<StringRecord> = split::rows(plain(), b';').filter_map(|row| row.cells).collect();
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
fn a_quote_that_never_closes_costs_its_row() {
    let text = format!("question,answer\n\"Never closed,{}", "x,y\n".repeat(1_000));
    let brought = read(&text);
    assert_eq!((brought.cards.len(), lefts(&brought)), (999, vec![(2, &Reason::OpenQuote)]));
}

#[test]
fn a_row_that_is_torn_is_set_aside() {
    let brought = read("question,answer\nOù, quand ?,Ici\nQui ?,Moi,,\n");
    assert_eq!((brought.cards.len(), lefts(&brought)), (1, vec![(2, &Reason::MoreCells)]));
    let brought = read("Qui ?,moi,toi\nQuoi ?,a,b\nOù, quand ?,ici,là\n");
    assert_eq!((brought.cards.len(), lefts(&brought)), (2, vec![(3, &Reason::MoreCells)]));
}

#[test]
fn commas_in_sentences_tear_no_row() {
    for text in [
        "Où, quand, comment ?;Ici;Là;Plus tard\nQui, enfin, vient ?;Zoé;Léa;Ali\n",
        "Où, quand ?\tIci, là\nQui, donc ?\tZoé, Léa\n",
        "question;réponse\nOù, quand, comment ?;Ici\nQui, enfin, vient ?;Zoé;\nPourquoi ?;Rien\n",
    ] {
        let brought = read(text);
        assert_eq!(lefts(&brought), [], "{text}");
        assert!(brought.cards[0].q.starts_with("Où, quand"), "{brought:?}");
        assert!(!brought.cards.iter().any(|card| card.q.len() < 7), "{brought:?}");
    }
}

#[test]
fn true_or_false_needs_no_wrong_proposition() {
    let brought = read("question;type;réponse\nLa Lune brille ?;Vrai/Faux;FAUX\n");
    let [card] = &brought.cards[..] else { panic!("{brought:?}") };
    let Asks::Two(two) = &card.asks else { panic!("two") };
    assert_eq!(two.right_and_wrong(), ["Faux", "Vrai"]);
}

#[test]
fn the_first_proposition_is_never_right_by_itself() {
    for (names, row, reason) in [
        ("question;réponse 1;réponse 2;réponse 3", "Où ?;ici;là;ailleurs", Reason::NoRightColumn),
        ("question;a;b;c", "Où ?;ici;là;ailleurs", Reason::NoRightColumn),
        ("genre;question;option 1;option 2", "ouverte;Où ?;ici;là", Reason::NoRightColumn),
        ("question;option a;option b;solution", "Où ?;ici;là;", Reason::NoneRight),
        ("question;option a;option b;solution", "Où ?;;;B", Reason::TooFewOptions(0)),
        ("question;réponse;réponse", "Où ?;ici;là", Reason::SeveralRight(2)),
    ] {
        let brought = read(&[names, "\n", row, "\n"].concat());
        assert_eq!(lefts(&brought), [(2, &reason)], "{names}");
        let draft = brought.left_out[0].draft.as_deref().expect("it can be mended");
        assert!(super::super::check::sound(draft.clone(), vec![]).is_err());
    }
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
