//! What is said of a file changes what it gives, and what is there already is known.

use super::super::brought::LeftOut;
use super::super::card::Spoken;
use super::*;
use Standing::{New, There, Twice};

/// A file of text as it is first taken.
fn opened(text: &str) -> Import {
    again(Import::of_text("a.csv", Language::Fr, text.as_bytes()))
}

/// The same read once more.
fn again(mut import: Import) -> Import {
    let brought = at_once(import.read(&Pace::steady()));
    import.keep(brought);
    import
}

fn said(mut import: Import, say: impl FnOnce(&mut Import)) -> Import {
    say(&mut import);
    again(import)
}

/// Each card in a line: its question, what is right and what is not.
fn shown(import: &Import) -> Vec<String> {
    let one = |card: &OwnCard| match &card.asks {
        Asks::Open(open) => format!("{} = {}", card.q, open.answer),
        Asks::Choice(choice) => {
            format!("{} = {} / {}", card.q, choice.right, choice.wrong.join(" / "))
        }
        Asks::Number(amount) => format!("{} # {}", card.q, amount.digits()),
        other => format!("{} {}", other.kind().name(), card.q),
    };
    import.brought.cards.iter().map(one).collect()
}

fn doubts(import: &Import) -> Vec<Doubt> {
    import.doubts(&import.seen().expect("it is a table"))
}

fn lines(import: &Import) -> Vec<usize> {
    import.brought.left_out.iter().map(|left: &LeftOut| left.line).collect()
}

#[test]
fn a_column_is_taken_for_something_else() {
    let import = opened("Question;Réponse;Remarque\nQui ?;moi;toi\nQuoi ?;ça;rien\n");
    assert_eq!(shown(&import), ["Qui ? = moi", "Quoi ? = ça"]);
    let import = said(import, |import| {
        import.take_for(2, Some(Column::Option(0)));
        import.take_for(2, Some(Column::Note));
    });
    assert_eq!(import.brought.cards[0].note.as_deref(), Some("toi"));
    let seen = import.seen().expect("a table");
    assert_eq!(
        (seen.columns, seen.rows[0].0, &*seen.names[2]),
        (vec![Some(Column::Question), Some(Column::Right), Some(Column::Note)], 2, "Remarque")
    );
}

#[test]
fn a_question_stands_in_one_column() {
    let import = opened("moi;Qui ?;x\nça;Quoi ?;y\n");
    let import = said(import, |import| {
        import.take_for(1, Some(Column::Question));
        import.take_for(0, Some(Column::Right));
        import.take_for(2, None);
    });
    assert_eq!(shown(&import), ["Qui ? = moi", "Quoi ? = ça"]);
}

#[test]
fn both_sides_are_turned_over() {
    let import = opened("dog;chien\ncat;chat\n");
    assert!(doubts(&import).contains(&Doubt::Side));
    assert_eq!(shown(&import), ["dog = chien", "cat = chat"]);
    let import = said(import, Import::turn);
    assert_eq!(shown(&import), ["chien = dog", "chat = cat"]);
    assert_eq!(shown(&said(import, Import::turn)), ["dog = chien", "cat = chat"]);
}

#[test]
fn names_that_nobody_knows_are_said_to_be_names() {
    let import = opened("Mot\tSens\nchat\tcat\nchien\tdog\n");
    assert_eq!(shown(&import).len(), 3);
    let import = said(import, |import| import.say_names(true));
    assert_eq!(shown(&import), ["chat = cat", "chien = dog"]);
    assert_eq!(import.seen().expect("a table").names, ["Mot", "Sens"]);
    assert_eq!(shown(&said(import, |import| import.say_names(false))).len(), 3);
}

#[test]
fn the_separator_is_asked_for_where_two_part_the_rows() {
    let import = opened("a;b,c;d\ne;f,g;h\n");
    let marks = doubts(&import).into_iter().find_map(|doubt| match doubt {
        Doubt::Mark(marks) => Some(marks),
        _ => None,
    });
    assert_eq!(marks, Some(vec![b';', b',']));
    let import = said(import, |import| import.choose_mark(b','));
    assert_eq!(shown(&import), ["a;b = c;d", "e;f = g;h"]);
    let sure = opened("Question;Réponse\nQui, dis ?;moi\nQuoi, dis ?;ça\n");
    assert!(doubts(&sure).iter().all(|doubt| !matches!(doubt, Doubt::Mark(_))));
}

#[test]
fn which_of_two_columns_is_right_is_asked() {
    let import = opened("Question;Réponse;Solution\nQui ?;moi;toi\n");
    assert_eq!(lines(&import), [2]);
    assert!(doubts(&import).contains(&Doubt::Right(vec![1, 2])));
    let import = said(import, |import| import.choose_right(2));
    assert_eq!(shown(&import), ["Qui ? = toi"]);
    assert!(doubts(&import).iter().all(|doubt| !matches!(doubt, Doubt::Right(_))));
}

#[test]
fn a_place_or_a_text_is_asked_where_it_could_be_both() {
    let text = "Question;Réponse 1;Réponse 2;Réponse 3;Bonne réponse\nCombien ?;3;1;2;3\n";
    let import = opened(text);
    assert_eq!((lines(&import), doubts(&import)), (vec![2], vec![Doubt::Place]));
    let place = said(import.clone(), |import| import.say_right_by(Column::Place));
    assert_eq!(shown(&place), ["Combien ? = 2 / 3 / 1"]);
    assert_eq!(doubts(&place), [Doubt::Place], "it can be said otherwise");
    let text = said(import, |import| import.say_right_by(Column::Text));
    assert_eq!(shown(&text), ["Combien ? = 3 / 1 / 2"]);
}

#[test]
fn numbers_are_come_near_where_somebody_says_so() {
    let import = opened("Question;Réponse\nCombien ?;12\nQui ?;moi\n");
    assert_eq!(doubts(&import), [Doubt::Number(1)]);
    let import = said(import, |import| import.say_numbers(true));
    assert_eq!(shown(&import), ["Combien ? # 12", "Qui ? = moi"]);
    assert_eq!(doubts(&import), [Doubt::Number(1)]);
}

#[test]
fn a_sheet_is_chosen() {
    let sheet = |name: &str, text: &str| Sheet {
        name: name.to_owned(),
        text: text.into(),
        ..Sheet::default()
    };
    let sheets = vec![
        sheet("Aide", "Lis-moi\n"),
        sheet("Un", "Question\tRéponse\nQui ?\tmoi\n\nQuoi ?\n"),
        sheet("Deux", "Question\tRéponse\nOù ?\tici\tet là\n"),
    ];
    let import = again(Import::of_sheets("a.xlsx", Language::Fr, sheets));
    assert_eq!(
        (import.sheet, shown(&import), lines(&import)),
        (1, vec!["Qui ? = moi".into()], vec![4])
    );
    assert_eq!(doubts(&import), [Doubt::Sheet]);
    let raw = import.raw(4);
    assert!(raw.is_some_and(|raw| raw.text == "Quoi ?"));
    let import = said(import, |import| import.choose_sheet(2));
    assert_eq!(shown(&import), ["Où ? = ici"], "a cell beside the table tears no row");
}

#[test]
fn what_was_mended_stays_mended_when_the_file_is_read_again() {
    let import = opened("Question;Réponse;Note\nQui ?;moi;a\nQuoi ?;;b\n");
    assert_eq!(lines(&import), [3]);
    let open = Spoken { answer: "ça".into(), ..Spoken::default() };
    let card = OwnCard::new("Quoi ?", Asks::Open(open));
    let import = said(import, |import| {
        import.mend(0, vec![card]);
        import.take_for(2, Some(Column::Theme));
    });
    assert_eq!(
        (shown(&import), lines(&import)),
        (vec!["Qui ? = moi".into(), "Quoi ? = ça".into()], vec![])
    );
    assert_eq!(import.brought.cards[0].theme, "a");
}

#[test]
fn a_row_is_mended_as_its_table_is_taken_for() {
    let import = opened("moi;Qui ?;a\n\"ça;Quoi ?;b\nlui;Lequel ?;c\n");
    let import = said(import, |import| {
        import.take_for(1, Some(Column::Question));
        import.take_for(0, Some(Column::Right));
        import.take_for(2, Some(Column::Theme));
    });
    assert_eq!((shown(&import).len(), lines(&import)), (2, vec![2]));
    let raw = import.raw(2).expect("it stands there");
    let mended = raw.read(&raw.text.replace('"', ""), Language::Fr);
    assert_eq!((&*mended.cards[0].q, &*mended.cards[0].theme), ("Quoi ?", "b"));
}

#[test]
fn what_is_there_already_is_known() {
    let import = opened(
        "Question;Réponse;Faux\nQui ?;moi;toi | lui\nQUI ?;moi;lui | toi\nQui ?;toi;moi | lui\nQuoi ?;ça;\n",
    );
    let cards = import.brought.cards;
    assert_eq!(cards.len(), 4);
    let deck = OwnDeck { cards: vec![cards[3].clone()], ..OwnDeck::default() };
    assert_eq!(standings(&cards, []), [New, Twice, New, New]);
    assert_eq!(standings(&cards, [&deck]), [New, Twice, New, There]);
}

#[test]
fn a_deck_that_comes_again_is_known() {
    let import = opened(
        r#"{"tablee":"deck","version":1,"name":"Mer","author":"Jo","cards":[
        {"q":"Qui ?","kind":"open","answer":"moi"},{"q":"Où ?","kind":"open","answer":"là"}]}"#,
    );
    let cover = import.brought.cover.clone().expect("a deck");
    let [first, second] = &import.brought.cards[..] else { panic!("two cards") };
    let deck = |cover: &Cover, cards: &[&OwnCard]| OwnDeck {
        cover: cover.clone(),
        cards: cards.iter().map(|card| (*card).clone()).collect(),
    };
    assert!(import.is_of(&deck(&cover, &[first, second])));
    assert!(import.is_of(&deck(&cover, &[second])), "it has grown since");
    assert!(!import.is_of(&deck(&cover, &[])), "another one of that name");
    let renamed = Cover { name: "Ville".into(), ..cover };
    assert!(!import.is_of(&deck(&renamed, &[first, second])));
    assert!(!opened("Question;Réponse\nQui ?;moi\n").is_of(&OwnDeck::default()), "no deck");
}

#[test]
fn a_file_that_cannot_be_read_says_why() {
    let import = again(Import::of_text("a", Language::Fr, b"\0\0\0"));
    assert_eq!(import.seen(), None);
    assert_eq!(import.brought.left_out[0].reason, Reason::NoText);
}
