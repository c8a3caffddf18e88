//! The typed outcomes of the workshop's pure half in words, one function for each.

use crate::app::browser::own_decks::Trouble;
use crate::app::shelf::pile_name;
use crate::app::words::{joined, tr};
use crate::rules::GameId;
use crate::workshop::advice::Advice;
use crate::workshop::brought::{Change, Format, Part, Reason};
use crate::workshop::card::{Kind, Language};
use crate::workshop::check::{LONGEST_LABEL, LONGEST_NOTE, TRUTHS};
use crate::workshop::fill::Unfit;
use crate::workshop::serves::{Missing, Now, Of, Serves};
use crate::workshop::{LONGEST_FILE, MOST_CARDS};

/// The name of a deck, or that it has none yet.
pub fn name_or_none(name: &str) -> String {
    if name.is_empty() { tr!(workshop.no_name).into() } else { name.to_owned() }
}

/// What a language is called.
pub fn language_words(language: Language) -> &'static str {
    match language {
        Language::Fr => tr!(workshop.french),
        Language::En => tr!(workshop.english),
    }
}

/// What a cover's colour is called.
pub fn colour_name(colour: u8) -> &'static str {
    match colour {
        0 => tr!(workshop.colour_0),
        1 => tr!(workshop.colour_1),
        2 => tr!(workshop.colour_2),
        3 => tr!(workshop.colour_3),
        4 => tr!(workshop.colour_4),
        5 => tr!(workshop.colour_5),
        6 => tr!(workshop.colour_6),
        _ => tr!(workshop.colour_7),
    }
}

/// What a kind of question is called.
pub fn kind_words(kind: Kind) -> &'static str {
    match kind {
        Kind::Two => tr!(workshop.kind_two),
        Kind::Sheet => tr!(workshop.kind_sheet),
        Kind::Open => tr!(workshop.kind_open),
        Kind::Choice => tr!(workshop.kind_choice),
        Kind::List => tr!(workshop.kind_list),
        Kind::Number => tr!(workshop.kind_number),
        Kind::Star => tr!(workshop.kind_star),
    }
}

/// The number of questions of a kind, in words.
pub fn kinds_words(kind: Kind, n: usize) -> String {
    match kind {
        Kind::Two => tr!(workshop.kinds_two, n = n),
        Kind::Sheet => tr!(workshop.kinds_sheet, n = n),
        Kind::Open => tr!(workshop.kinds_open, n = n),
        Kind::Choice => tr!(workshop.kinds_choice, n = n),
        Kind::List => tr!(workshop.kinds_list, n = n),
        Kind::Number => tr!(workshop.kinds_number, n = n),
        Kind::Star => tr!(workshop.kinds_star, n = n),
    }
}

/// What a format is called.
pub fn format_words(format: Format) -> &'static str {
    match format {
        Format::Own => tr!(workshop.format_own),
        Format::Shipped => tr!(workshop.format_shipped),
        Format::Csv => tr!(workshop.format_csv),
        Format::Sheet => tr!(workshop.format_sheet),
        Format::Lines => tr!(workshop.format_lines),
        Format::Gift => "GIFT",
        Format::Aiken => "Aiken",
        Format::Moodle => "Moodle XML",
        Format::OpenTrivia => "Open Trivia Database",
        Format::OpenQuizz => "OpenQuizzDB",
        Format::Kahoot => "Kahoot",
        Format::Quizizz => "Quizizz",
    }
}

/// Why a deck could not be kept.
pub fn trouble_words(why: Trouble) -> &'static str {
    match why {
        Trouble::Absent => tr!(own_decks.absent),
        Trouble::Full => tr!(own_decks.full),
        Trouble::Refused => tr!(own_decks.refused),
        Trouble::Silent => tr!(own_decks.silent),
    }
}

/// What was changed while reading.
pub fn change_words(what: Change) -> String {
    match what {
        Change::OptionsDropped(n) => tr!(brought.options_dropped, n = n),
        Change::VariantsDropped(n) => tr!(brought.variants_dropped, n = n),
        Change::NoteCut => tr!(brought.note_cut, most = LONGEST_NOTE),
        Change::LabelDropped => tr!(brought.label_dropped, most = LONGEST_LABEL),
        Change::Rounded => tr!(brought.rounded).into(),
        Change::RangeToMiddle => tr!(brought.range).into(),
        Change::LetterLost => tr!(brought.letter_lost).into(),
    }
}

/// Why the entry at that line was left out. What is wrong with a whole file has no line.
pub fn left_out_words(line: usize, reason: &Reason) -> String {
    let words = reason_words(reason);
    if reason.is_of_file() { words } else { tr!(workshop.at_line, line = line, what = words) }
}

/// Why an entry or a whole file was left out, or what a card still lacks.
pub fn reason_words(reason: &Reason) -> String {
    match reason {
        Reason::FileTooLong { .. } => tr!(brought.file_too_long, most = LONGEST_FILE >> 20),
        Reason::DeckFull => tr!(brought.deck_full, most = MOST_CARDS),
        Reason::SeveralRight(n) => tr!(brought.several_right, n = n),
        Reason::UnclearRight(text) => tr!(brought.unclear_right, text = text),
        Reason::TooFewOptions(n) => tr!(brought.too_few, n = n),
        Reason::OddSheet(n) => tr!(brought.odd_sheet, n = n, needs = TRUTHS),
        Reason::OddList(n) => tr!(brought.odd_list, n = n),
        Reason::SameTwice(text) => tr!(brought.same_twice, text = text),
        Reason::TooLong(part, most) => too_long(*part, *most),
        Reason::UnknownKind(name) => tr!(brought.unknown_kind, name = name),
        other => file_reason(other).unwrap_or_else(|| plain_reason(other)).into(),
    }
}

/// The reasons for which a whole file is refused.
fn file_reason(reason: &Reason) -> Option<&'static str> {
    Some(match reason {
        Reason::UnknownFormat => tr!(brought.unknown_format),
        Reason::NoText => tr!(brought.no_text),
        Reason::CutOff => tr!(brought.cut_off),
        Reason::Locked => tr!(brought.locked),
        Reason::OldSheet => tr!(brought.old_sheet),
        Reason::NoSheet => tr!(brought.no_sheet),
        Reason::EmptySheet => tr!(brought.empty_sheet),
        Reason::UnpacksTooLong => tr!(brought.unpacks_too_long),
        Reason::Newer => tr!(brought.newer),
        Reason::Broken => tr!(brought.broken),
        Reason::TooDeep => tr!(brought.too_deep),
        Reason::OwnEntities => tr!(brought.own_entities),
        Reason::NoQuiz => tr!(brought.no_quiz),
        _ => return None,
    })
}

/// The reasons of a question, without a value of their own.
fn plain_reason(reason: &Reason) -> &'static str {
    match reason {
        Reason::NoQuestion => tr!(brought.no_question),
        Reason::NoAnswer => tr!(brought.no_answer),
        Reason::NoPhoto => tr!(brought.no_photo),
        Reason::NoneRight => tr!(brought.none_right),
        Reason::NoRightColumn => tr!(brought.no_right_column),
        Reason::MoreCells => tr!(brought.more_cells),
        Reason::OpenQuote => tr!(brought.open_quote),
        Reason::FilledIn => tr!(brought.filled_in),
        Reason::NoNumber => tr!(brought.no_number),
        Reason::Doubtful => tr!(brought.doubtful),
        Reason::NoSuchLevel => tr!(brought.no_such_level),
        Reason::NotANumber => tr!(brought.not_a_number),
        Reason::TooFine => tr!(brought.too_fine),
        Reason::OpenBrace => tr!(brought.open_brace),
        Reason::NeedsMedia => tr!(brought.needs_media),
        _ => tr!(brought.unreadable),
    }
}

fn too_long(part: Part, most: usize) -> String {
    match part {
        Part::Question => tr!(brought.long_question, most = most),
        Part::Option => tr!(brought.long_option, most = most),
        Part::Unit => tr!(brought.long_unit, most = most),
    }
}

/// What could be better about a card.
pub fn advice_words(advice: &Advice) -> String {
    match advice {
        Advice::Long { letters, most, .. } => tr!(advice.long, n = letters, most = most),
        Advice::ClueLong { words, most } => tr!(advice.clue_long, n = words, most = most),
        Advice::AnswerInQuestion(word) => tr!(advice.in_question, word = word),
        Advice::AnswerInClue(word) => tr!(advice.in_clue, word = word),
        Advice::Overlap(one, other) => tr!(advice.overlap, one = one, other = other),
        Advice::CountsTheOthers(text) => tr!(advice.counts_others, text = text),
        Advice::RightIsLongest => tr!(advice.right_longest).into(),
        Advice::FullStop(text) => tr!(advice.full_stop, text = text),
        Advice::HardToSay { answer, words, most } => {
            tr!(advice.hard_to_say, text = answer, n = words, most = most)
        }
        Advice::RefusesWhatIsRight(text) => tr!(advice.refuses_right, text = text),
        Advice::TrapIsRight(text) => tr!(advice.trap_right, text = text),
        Advice::DoubleNegation => tr!(advice.double_negation).into(),
        Advice::Dated(word) => tr!(advice.dated, word = word),
        Advice::NoUnit => tr!(advice.no_unit).into(),
        Advice::NoNote => tr!(advice.no_note).into(),
        Advice::NoClue => tr!(advice.no_clue).into(),
    }
}

/// Why that many cards do not fit a pile for their kind.
pub fn unfit_words(why: Unfit, n: usize) -> String {
    match why {
        Unfit::Repeated => tr!(serves.repeated, n = n),
        Unfit::QuestionTooLong(most) => tr!(serves.long_question, n = n, most = most),
        Unfit::OptionTooLong(most) => tr!(serves.long_option, n = n, most = most),
        Unfit::NoClue => tr!(serves.no_clue, n = n),
        Unfit::PileFull => tr!(serves.pile_full, n = n),
    }
}

/// What is missing for a game with the deck alone.
pub fn missing_words(Missing { count, of }: Missing) -> String {
    match of {
        Of::Pile(pile) => tr!(serves.missing_pile, n = count, pile = pile_name(pile)),
        Of::Levels(from, to) if from == to => tr!(serves.missing_level, n = count, level = from),
        Of::Levels(from, to) => tr!(serves.missing_levels, n = count, from = from, to = to),
    }
}

/// What can be played now.
pub fn now_words(serves: &Serves) -> String {
    let of_levels = serves.game == GameId::Millions;
    match &serves.now {
        Now::Whole { games } => tr!(serves.whole, n = games),
        Now::Blend { own, some } if of_levels => tr!(serves.levels, n = own.len() + some.len()),
        Now::Blend { own, some } => {
            let piles: Vec<String> =
                own.iter().chain(some).map(|pile| pile_name(pile).to_owned()).collect();
            tr!(serves.piles, piles = joined(&piles))
        }
        Now::Nothing => tr!(serves.nothing).into(),
    }
}
