//! GIFT as Moodle and people write it.

use super::super::brought::{Change, LeftOut, Reason};
use super::super::card::{Asks, OwnCard};
use super::super::read::read_alone;
use super::super::samples::GIFT;
use super::*;
use crate::decks::decimal::Decimal;

fn read(text: &str, language: Language) -> Brought {
    read_alone(text, Format::Gift, language)
}

fn sample() -> Brought {
    read(GIFT, Language::Fr)
}

fn one(text: &str) -> OwnCard {
    let brought = read(text, Language::Fr);
    assert_eq!(brought.left_out, [], "{text}");
    brought.cards.into_iter().next().expect("one card")
}

fn reason(text: &str) -> Reason {
    let left: Vec<LeftOut> = read(text, Language::Fr).left_out;
    left.into_iter().next().expect("it is left out").reason
}

#[test]
fn a_course_is_read() {
    let cards = sample().cards;
    let of = |q: &str| cards.iter().find(|card| card.q.starts_with(q)).expect(q);
    let rome = of("Quelle est la capitale");
    let Asks::Choice(choice) = &rome.asks else { panic!("{rome:?}") };
    assert_eq!((&*rome.q, &*choice.right), ("Quelle est la capitale de l'Italie\u{A0}?", "Rome"));
    assert_eq!(choice.wrong, ["Milan", "Naples", "Turin"]);
    assert_eq!(rome.note.as_deref(), Some("Rome est aussi la plus grande ville."));
    assert_eq!((&*rome.theme, &*rome.clue), ("Le lac/la mer", "Capitale"));
    let Asks::Two(moon) = &of("La Lune").asks else { panic!("true or false") };
    assert_eq!(moon.right_and_wrong(), ["Faux", "Vrai"]);
    let Asks::Open(four) = &of("Deux et deux font … aujourd’hui").asks else { panic!("open") };
    assert_eq!(
        (&*four.answer, &four.accept[..], &four.refuse[..]),
        ("quatre", &["4".into()][..], &["cinq".into()][..])
    );
    let Asks::Choice(grant) = &of("Grant est … de Grant").asks else { panic!("a choice") };
    assert_eq!(grant.right, "dans *la* tombe");
    assert!(matches!(of("Quels sont des nombres pairs").asks, Asks::Sheet(_)));
}

#[test]
fn numbers_have_tolerances_and_ranges() {
    let brought = sample();
    let number = |q: &str| {
        let place = brought.cards.iter().position(|card| card.q.starts_with(q)).expect(q);
        let Asks::Number(amount) = &brought.cards[place].asks else { panic!("{q}") };
        let changes = brought.changed.iter().filter(|changed| changed.card == place);
        let value = amount.value.expect("a number");
        (value, changes.map(|changed| changed.what).collect::<Vec<_>>())
    };
    assert_eq!(number("Combien de mètres a la tour {Eiffel}"), (Decimal::whole(330), vec![]));
    assert_eq!(number("Quel nombre"), (Decimal::whole(3), vec![Change::RangeToMiddle]));
    assert_eq!(number("Pi ?"), (Decimal::tenths(31), vec![Change::Rounded]));
    assert_eq!(number("En quelle année"), (Decimal::whole(1822), vec![]));
    assert_eq!(reason("Pi ?{#3.14159:0.001}"), Reason::TooFine);
    assert_eq!(reason("Combien ?{#beaucoup}"), Reason::NotANumber);
}

#[test]
fn pairs_are_a_list() {
    let card = sample().cards.into_iter().find(|card| card.q == "Qui mange quoi ?");
    let Some(Asks::List(list)) = card.map(|card| card.asks) else { panic!("a list") };
    assert_eq!(
        (&*list.answers[0].a, &*list.answers[0].accept[0]),
        ("chat – souris", "souris – chat")
    );
    assert_eq!((list.answers.len(), &*list.traps[0].a), (4, "pizza"));
}

#[test]
fn what_is_left_out_has_its_line_and_reason() {
    let left: Vec<(usize, Reason)> =
        sample().left_out.into_iter().map(|left| (left.line, left.reason)).collect();
    let line =
        |text: &str| GIFT.lines().position(|line| line.contains(text)).map_or(0, |at| at + 1);
    assert_eq!(
        left,
        [
            (line("Écrivez"), Reason::NoAnswer),
            (line("Voici"), Reason::NoQuiz),
            (line("Il manque"), Reason::OpenBrace),
            (line("Deux bonnes"), Reason::SeveralRight(2)),
            (line("::Image"), Reason::NeedsMedia),
        ]
    );
    let drafts = sample().left_out;
    let draft = drafts[3].draft.as_ref().expect("what there is can be mended");
    assert_eq!(draft.q, "Deux bonnes ?");
    let picture = drafts[4].draft.as_ref().expect("what there is can be mended");
    assert!(picture.doubtful, "nothing else is seen to be wrong with it");
}

#[test]
fn escaped_signs_are_plain() {
    let card = one("Combien font a \\= b \\: \\{c\\} \\~ \\# \\\\n ?{=un \\= un ~C\\:\\\\x ~\\#3}");
    assert_eq!(card.q, "Combien font a = b : {c} ~ # \\n ?");
    let Asks::Choice(choice) = card.asks else { panic!("a choice") };
    assert_eq!(
        (&*choice.right, &choice.wrong[..]),
        ("un = un", &["C:\\x".into(), "#3".into()][..])
    );
    assert_eq!(one("Un\\nDeux ?{=a ~b ~c}").q, "Un Deux ?");
    assert_eq!(one("Racine : \\(x\\) ?{=a ~b ~c}").q, "Racine : \\(x\\) ?");
}

#[test]
fn weights_tell_what_is_right() {
    let half = read("Q ?{=oui ~%50%un peu ~non ~jamais}", Language::Fr);
    assert_eq!(half.changed[0].what, Change::OptionsDropped(1));
    let Asks::Choice(choice) = &half.cards[0].asks else { panic!("a choice") };
    assert_eq!(choice.wrong, ["non", "jamais"]);
    let four = one("Lesquels ?{~%25%a ~%25%b ~%25%c ~%25%d ~%-50%e#pourquoi ~%-50%f}");
    let Asks::List(list) = four.asks else { panic!("a list") };
    assert_eq!((list.answers.len(), &*list.traps[0].why), (4, "pourquoi"));
    assert_eq!(reason("Lesquels ?{~%50%a ~%50%b ~%-100%c}"), Reason::SeveralRight(2));
    assert_eq!(reason("Lequel ?{~a ~b ~c}"), Reason::NoneRight);
    assert_eq!(one("Lequel ?{~%100%a ~b ~c}").asks.kind().name(), "choice");
}

#[test]
fn a_title_that_says_nothing_is_no_clue() {
    for (title, clue) in [
        ("Q12", ""),
        ("Question 3", ""),
        ("Quelle ville a un", ""),
        ("Villes", "Villes"),
        ("1986 : Mexico en fête", "1986 : Mexico en fête"),
    ] {
        let title = title.replace(':', "\\:");
        assert_eq!(one(&format!("::{title}::Quelle ville a un port ?{{=a ~b ~c}}")).clue, clue);
    }
}

#[test]
fn questions_are_parted_by_blank_lines_only() {
    let text = "A ?\n{\n=a\n~b\n~c\n}\n\t\n// comment\nB ?{T}\n$CATEGORY: x\nC ?{F}";
    let brought = read(text, Language::En);
    let asked: Vec<(&str, &str)> =
        brought.cards.iter().map(|card| (&*card.q, &*card.theme)).collect();
    assert_eq!(asked, [("A ?", ""), ("B ?", ""), ("C ?", "x")]);
}
