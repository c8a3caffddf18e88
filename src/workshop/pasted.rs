//! A list that is pasted into the table of a deck: its cards, if there is nothing to ask and nothing to set aside; else
//! the import page shows it first.

use super::card::{Asks, Kind, Language, OwnCard};
use super::check::LONGEST_QUESTION;
use super::import::{Doubt, Import};
use super::pace::{Pace, at_once};

/// Maximum size of a list that is read at once, in bytes.
const LONGEST: usize = 100_000;

/// Whether a text that is pasted is more than the text of one field.
#[must_use]
pub fn is_list(text: &str) -> bool {
    text.trim().contains(['\n', '\r', '\t'])
}

/// The cards of a list in that language; questions alone become unfinished cards of that kind. `None` where somebody has
/// to look at it first.
#[must_use]
pub fn cards(text: &str, language: Language, kind: Kind) -> Option<Vec<OwnCard>> {
    if text.len() > LONGEST {
        return None;
    }
    if let Some(questions) = questions(text) {
        let card = |q: &str| OwnCard::new(q, Asks::blank(kind));
        return Some(questions.into_iter().map(card).collect());
    }
    let mut import = Import::of_text("", language, text.as_bytes());
    import.format?;
    let brought = at_once(import.read(&Pace::steady()));
    import.keep(brought);
    let brought = &import.brought;
    let doubts = import.seen().map(|seen| import.doubts(&seen)).unwrap_or_default();
    let asks = brought.cards.iter().all(|card| asks(&card.q));
    // Which of two columns asks is seen from what stands in it.
    let clear = doubts.iter().all(|doubt| *doubt == Doubt::Side && asks);
    let whole = brought.left_out.is_empty() && brought.changed.is_empty() && brought.untold == 0;
    (clear && whole && !brought.cards.is_empty()).then(|| import.brought.cards)
}

fn asks(text: &str) -> bool {
    text.trim_end().ends_with(['?', '？'])
}

/// The lines of a text in which each is a question alone.
fn questions(text: &str) -> Option<Vec<&str>> {
    let lines: Vec<&str> = text.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
    let alone = |line: &&str| {
        let signs = line.matches(['?', '？']).count();
        let fits = line.chars().count() <= LONGEST_QUESTION;
        asks(line) && signs == 1 && fits && !line.contains(['\t', '"', '{', '|'])
    };
    (lines.len() > 1 && lines.iter().all(alone)).then_some(lines)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pasted(text: &str) -> Option<Vec<OwnCard>> {
        cards(text, Language::Fr, Kind::Choice)
    }

    #[test]
    fn a_list_with_nothing_to_ask_makes_its_cards() {
        let choices = "Où est Lyon ?\tEn France\tEn Italie\tAu Pérou\tEn Inde\n\
                       Où est Rome ?\tEn Italie\tEn France\tAu Pérou\tEn Inde\n";
        let made = pasted(choices).expect("two cards");
        let kinds: Vec<Kind> = made.iter().map(|card| card.asks.kind()).collect();
        assert_eq!(kinds, [Kind::Choice, Kind::Choice]);
        let made = pasted("Qui a peint Guernica ? Picasso\nOù est Lyon ? En France\n");
        assert_eq!(made.map(|made| made.len()), Some(2));
        let made = pasted("Qui a peint Guernica ?\tPicasso\nOù est Lyon ?\tEn France\n");
        assert_eq!(made.map(|made| made.len()), Some(2));
    }

    #[test]
    fn questions_alone_are_to_be_finished() {
        let made = pasted("Où est Lyon ?\n\n  Où est Rome ?\n").expect("two cards");
        assert_eq!(made[1], OwnCard::new("Où est Rome ?", Asks::blank(Kind::Choice)));
        assert_eq!(made.len(), 2);
    }

    #[test]
    fn what_somebody_has_to_look_at_is_not_taken() {
        for text in [
            "dog\tchien\ncat\tchat\n",
            "Combien ?\t12\nCombien ?\t13\n",
            "Question\tRéponse\nQui ?\t\nOù ?\tlà\n",
            "un peu de prose\nsans question\n",
            "",
        ] {
            assert_eq!(pasted(text), None, "{text}");
        }
        assert_eq!(pasted(&"Qui ? moi\n".repeat(LONGEST)), None);
    }

    #[test]
    fn the_text_of_one_field_is_no_list() {
        assert!(!is_list(" Où est Lyon ? \n"));
        assert!(is_list("Où ?\tlà") && is_list("Où ?\nQui ?"));
    }
}
