//! JSON as the app and the two databases write it.

use super::super::brought::{Brought, Format, Reason};
use super::super::card::{Asks, Language, OwnCard};
use super::super::own_json;
use super::super::read::read_alone;
use super::super::samples::{QUIZZ, SHIPPED, TRIVIA, TRIVIA_BASE64, TRIVIA_PERCENT, deck};

fn read(text: &str, language: Language) -> Brought {
    read_alone(text, Format::Own, language)
}

fn lefts(brought: &Brought) -> Vec<(usize, &Reason)> {
    brought.left_out.iter().map(|left| (left.line, &left.reason)).collect()
}

fn levels(cards: &[OwnCard]) -> Vec<Option<u8>> {
    let level = |card: &OwnCard| match &card.asks {
        Asks::Choice(choice) => choice.level,
        _ => None,
    };
    cards.iter().map(level).collect()
}

#[test]
fn shipped_decks_are_read_whatever_the_pile() {
    let brought = read(SHIPPED, Language::Fr);
    let kinds: Vec<&str> = brought.cards.iter().map(|card| card.asks.kind().name()).collect();
    assert_eq!(
        kinds,
        ["two", "two", "sheet", "open", "choice", "number", "list", "open", "choice"]
    );
    assert_eq!(brought.format, Some(Format::Shipped));
    let clues: Vec<&str> = brought.cards.iter().map(|card| &*card.clue).collect();
    assert_eq!(clues, ["", "", "", "", "Fleuves", "Tour", "Choux", "Argile", ""]);
    assert_eq!((&*brought.cards[8].theme, levels(&brought.cards)[8]), ("geo", Some(7)));
    assert_eq!(lefts(&brought), [(7, &Reason::NeedsMedia), (11, &Reason::NoQuiz)]);
}

#[test]
fn open_trivia_is_read_in_each_encoding() {
    let brought = read(TRIVIA, Language::En);
    assert_eq!(brought.format, Some(Format::OpenTrivia));
    let camus = &brought.cards[0];
    assert_eq!((&*camus.q, &*camus.theme), ("Who wrote \"L'Étranger\"?", "Books"));
    assert_eq!(brought.cards[1].theme, "Science & Nature");
    assert!(matches!(brought.cards[1].asks, Asks::Two(_)));
    assert_eq!(lefts(&brought), [(4, &Reason::NoQuestion)]);
    for text in [TRIVIA_PERCENT, TRIVIA_BASE64, &TRIVIA_PERCENT.replace("%20", "+")] {
        assert_eq!(read(text, Language::En).cards, brought.cards[..1], "{text}");
    }
}

#[test]
fn openquizz_is_read_in_the_language_of_the_deck() {
    let french = read(QUIZZ, Language::Fr);
    assert_eq!(french.format, Some(Format::OpenQuizz));
    assert_eq!((french.cards.len(), levels(&french.cards)), (2, vec![Some(1), Some(11)]));
    let cat = &french.cards[0];
    assert_eq!((&*cat.theme, cat.note.as_deref()), ("Les chats", Some("Il allaite ses petits.")));
    assert_eq!(lefts(&french), [(11, &Reason::NoneRight)]);
    let english = read(QUIZZ, Language::En);
    assert_eq!((english.cards.len(), &*english.cards[0].theme), (1, "Cats"));
    let api = r#"{"response_code":0,"results":[{"langue":"fr","categorie":"sciences","theme":"l'eau",
        "difficulte":"confirmé","question":"H2O ?","reponse_correcte":"L'eau",
        "autres_choix":["L'air","L'eau","Le sel","Le feu"],"anecdote":""}]}"#;
    let api = read(api, Language::Fr);
    assert_eq!((levels(&api.cards), &*api.cards[0].theme), (vec![Some(6)], "l'eau"));
}

#[test]
fn a_bad_card_costs_itself_and_is_named_by_its_line() {
    let text = own_json(&deck());
    let broken = text.replacen("\"kind\":\"two\"", "\"kind\":\"three\"", 1);
    let brought = read(&broken, Language::Fr);
    assert_eq!(brought.cards.len(), deck().cards.len() - 1);
    assert_eq!(lefts(&brought), [(9, &Reason::UnknownKind("three".into()))]);
    let broken = text.replacen("\"right\":\"hidden\"", "\"right\":7", 1);
    assert_eq!(lefts(&read(&broken, Language::Fr)), [(10, &Reason::Unreadable)]);
}

#[test]
fn a_file_that_breaks_off_gives_what_came_before() {
    let text = own_json(&deck());
    let third = text.find("Lesquels").expect("it is there");
    let brought = read(&text[..third], Language::Fr);
    assert_eq!((brought.cards.len(), lefts(&brought)), (2, vec![(11, &Reason::Broken)]));
}

#[test]
fn a_later_version_is_refused() {
    let later = own_json(&deck()).replace("\"version\": 1", "\"version\": 2");
    let brought = read(&later, Language::Fr);
    assert_eq!((brought.cards.len(), lefts(&brought)), (0, vec![(1, &Reason::Newer)]));
}

#[test]
fn json_of_something_else_is_said() {
    for text in ["{}", "[]", "{\"a\":{\"b\":[1,2]}}", "[[1],[2]]"] {
        let brought = read(text, Language::Fr);
        assert_eq!(lefts(&brought), [(1, &Reason::UnknownFormat)], "{text}");
    }
}
