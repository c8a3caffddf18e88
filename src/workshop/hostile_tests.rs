//! Files that break the rules of their formats, by accident or on purpose: each costs a message, never a panic, a long
//! wait or cards of another file.

#![expect(clippy::disallowed_types, reason = "a test may look at the clock")]

use super::brought::{Format, Reason};
use super::card::{Asks, Choice, Language, OwnCard, OwnDeck, Spoken};
use super::samples::{self, deck};
use super::{Brought, LONGEST_FILE, MOST_CARDS, MOST_TOLD, csv, gift, own_json, read};
use crate::rules::Rng;
use crate::text::clean;
use std::time::{Duration, Instant};

fn files() -> Vec<(Format, &'static str, String)> {
    use Format::{Aiken, Csv, Gift, Moodle, OpenQuizz, OpenTrivia, Own, Shipped};
    let deck = deck();
    let all = [
        (Own, "own.json", own_json(&deck)),
        (Gift, "own.gift", gift(&deck)),
        (Csv, "own.csv", csv(&deck)),
        (Gift, "gift.txt", samples::GIFT.to_owned()),
        (Aiken, "aiken.txt", samples::AIKEN.to_owned()),
        (Moodle, "moodle.xml", samples::MOODLE.to_owned()),
        (Csv, "table.csv", samples::CSV.to_owned()),
        (Csv, "sheet.txt", samples::SHEET.to_owned()),
        (OpenTrivia, "", samples::TRIVIA.to_owned()),
        (OpenTrivia, "", samples::TRIVIA_PERCENT.to_owned()),
        (OpenTrivia, "", samples::TRIVIA_BASE64.to_owned()),
        (OpenQuizz, "quizz.json", samples::QUIZZ.to_owned()),
        (Shipped, "deck.json", samples::SHIPPED.to_owned()),
    ];
    all.to_vec()
}

/// Every imported card fits into a deck: it is clean, within limits, and unchanged when imported again.
fn all_sound(brought: &Brought) {
    for card in &brought.cards {
        let again = super::check::sound(card.clone(), vec![]).expect("it came in");
        assert_eq!((&again.card, &again.changes[..]), (card, &[][..]));
    }
    let drafts = brought.left_out.iter().filter_map(|left| left.draft.as_ref());
    for draft in drafts {
        let again = super::check::draft((**draft).clone());
        assert_eq!(again, **draft);
        assert_eq!(clean(&draft.q, super::check::LONGEST_QUESTION * 4), draft.q);
        assert!(super::check::sound(again, vec![]).is_err(), "it is not finished: {draft:?}");
    }
    assert!(brought.left_out.len() <= MOST_TOLD);
}

#[test]
fn each_format_is_recognised() {
    for (format, name, text) in files() {
        for name in [name, "", "download.txt"] {
            let brought = read(text.as_bytes(), name, Language::Fr);
            assert_eq!(brought.format, Some(format), "{name} {}", &text[..40.min(text.len() / 2)]);
            assert!(!brought.cards.is_empty());
        }
    }
}

#[test]
fn every_spoilt_byte_costs_little() {
    for (_, name, text) in files() {
        let bytes = text.as_bytes();
        for at in 0..bytes.len() {
            let spoilt = [b'{', b'"', b'<', 0xFF, b'\n', b'\\', 0][at % 7];
            let mut changed = bytes.to_vec();
            changed[at] = spoilt;
            all_sound(&read(&changed, name, Language::Fr));
            match at % 4 {
                0 => all_sound(&read(&bytes[..at], name, Language::En)),
                1 => {
                    changed.remove(at);
                    all_sound(&read(&changed, name, Language::Fr));
                }
                _ => {}
            }
        }
    }
}

#[test]
fn files_of_chance_are_read() {
    let mut rng = Rng::new(7);
    let signs: Vec<u8> = b"{}[]\"':,=~#%\\<>&;|/-> \n\tAaTFq1.?!$*".to_vec();
    for _ in 0..1_000 {
        let length = rng.below(200);
        let bytes: Vec<u8> = (0..length).filter_map(|_| rng.pick(&signs)).copied().collect();
        for name in ["a.csv", "a.gift", "a.json", ""] {
            all_sound(&read(&bytes, name, Language::Fr));
        }
    }
}

fn only_reason(bytes: &[u8], name: &str) -> Reason {
    let brought = read(bytes, name, Language::Fr);
    assert_eq!((brought.cards.len(), brought.left_out.len()), (0, 1), "{name}");
    brought.left_out[0].reason.clone()
}

#[test]
fn what_is_no_file_of_questions_is_said() {
    assert_eq!(only_reason(b"", ""), Reason::UnknownFormat);
    assert_eq!(only_reason(b"Bonjour, je suis une lettre.", "a.txt"), Reason::UnknownFormat);
    assert_eq!(only_reason(b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR", "a.csv"), Reason::NoText);
    let over = Reason::FileTooLong { over: 1 };
    assert_eq!(only_reason(&vec![b'a'; LONGEST_FILE + 1], "a.csv"), over);
}

/// Repeated pieces …
#[rustfmt::skip]
const PIECES: [&str; 38] = [
    "{", "[", "}", "\"", "<a>", "<", "&amp;", "&", "=", "~", "#", "::", "\\", "a,", "a;", "\n", "|",
    "{\"q\":", "{\"a\":[", "{\"q\":1},", "q{=a}\n\n", "A. x\n", "ANSWER: A\n", "<question>",
    "$CATEGORY:/\n", "%50%", "->", "x {", "\"a\",", "é", "a\u{301}", "\u{200B}", "// [tag:",
    "<![CDATA[", "<!--", "[[", "0", "=a -> b ",
];
/// … and what precedes them.
const HEADS: [&str; 9] = [
    "",
    "{\"cards\":[",
    "<quiz>",
    "<quiz><question type='multichoice'><questiontext><text>",
    "question,answer\n\"",
    "q {",
    "q {=a#",
    "q {#",
    "ANSWER: A\nA. ",
];

/// Reads that many bytes of each repeated piece, in every format.
fn repeated_pieces(length: usize) {
    for (head, name) in
        HEADS.iter().flat_map(|head| ["", "a.csv", "a.gift"].map(|name| (head, name)))
    {
        for piece in PIECES {
            let times = (length - head.len()) / piece.len();
            let text = [*head, &piece.repeat(times)].concat();
            let start = Instant::now();
            let brought = read(text.as_bytes(), name, Language::Fr);
            let taken = start.elapsed();
            assert!(taken < Duration::from_secs(5), "{head:?} {piece:?} {name} {taken:?}");
            all_sound(&brought);
        }
    }
}

#[test]
fn repeated_pieces_cost_no_time() {
    repeated_pieces(64 * 1024);
}

/// A deck with that many cards, of two kinds.
fn large(count: usize) -> OwnDeck {
    let texts =
        |n: usize, many: usize| (0..many).map(|i| format!("proposition {i} de {n}")).collect();
    let card = |n: usize| {
        let q = format!(
            "Quelle est la question numéro {n} de ce jeu de questions, qui est assez longue ?"
        );
        let asks = match n % 4 {
            0 => Asks::Open(Spoken {
                answer: format!("réponse {n}"),
                accept: texts(n, 2),
                refuse: texts(n + 1, 2),
            }),
            _ => Asks::Choice(Choice {
                right: format!("bonne {n}"),
                wrong: texts(n, 3),
                level: Some((n % 15) as u8 + 1),
            }),
        };
        let mut card = OwnCard::new(q, asks).with_clue(format!("Indice {}", n % 50));
        card.note = Some(format!("Une note qui explique la question {n} en une phrase."));
        card
    };
    OwnDeck { cards: (0..count).map(card).collect(), ..OwnDeck::default() }
}

#[test]
fn five_thousand_cards_are_read_in_well_under_two_seconds() {
    let deck = large(MOST_CARDS);
    for (name, text) in
        [("a.json", own_json(&deck)), ("a.csv", csv(&deck)), ("a.gift", gift(&deck))]
    {
        let start = Instant::now();
        let brought = read(text.as_bytes(), name, Language::Fr);
        let read_in = start.elapsed();
        assert_eq!((brought.cards.len(), brought.left_out.len()), (MOST_CARDS, 0), "{name}");
        let most = Duration::from_secs(if cfg!(debug_assertions) { 8 } else { 1 });
        assert!(read_in < most, "{name} in {read_in:?}");
    }
    let start = Instant::now();
    let served = super::serves(&deck);
    assert_eq!(served.len(), 4);
    let said = deck.cards.iter().map(|card| super::advice(card, Language::Fr).len());
    assert!(said.sum::<usize>() > 0);
    println!("what it serves and advice on all of it: {:?}", start.elapsed());
    assert!(start.elapsed() < Duration::from_secs(20), "{:?}", start.elapsed());
}

#[test]
fn the_card_that_is_too_many_is_said_once() {
    let mut deck = large(MOST_CARDS + 100);
    for card in &mut deck.cards {
        card.note = None;
    }
    let brought = read(own_json(&deck).as_bytes(), "", Language::Fr);
    assert_eq!(brought.cards.len(), MOST_CARDS);
    let [left] = &brought.left_out[..] else { panic!("one line says it") };
    assert_eq!((&left.reason, left.line), (&Reason::DeckFull, MOST_CARDS + 9));
}

#[test]
fn so_many_faults_are_told_and_the_others_counted() {
    let text = "question,answer\n".to_owned() + &",x\n".repeat(3_000);
    let brought = read(text.as_bytes(), "a.csv", Language::Fr);
    assert_eq!((brought.left_out.len(), brought.untold), (MOST_TOLD, 2_000));
}

#[test]
fn windows_files_are_read() {
    let text = samples::CSV.trim_start_matches('\u{FEFF}');
    let bytes: Vec<u8> = text.chars().map(|c| u8::try_from(u32::from(c)).unwrap_or(b'?')).collect();
    let (windows, unicode) =
        (read(&bytes, "a.csv", Language::Fr), read(text.as_bytes(), "a.csv", Language::Fr));
    assert_eq!(windows, unicode);
}
