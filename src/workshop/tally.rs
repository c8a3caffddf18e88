//! How many of a deck's own questions a game asks at most, as it is set up, and what would make it ask more. One's own
//! come first (`decks::pick`); what counts is how many cards of a pile a game draws, and how many questions of a card
//! it asks.

use super::card::OwnDeck;
use super::fill::{Pile, fill};
use crate::decks::millions::LEVELS;
use crate::rules::millions::ladder::Steps;
use crate::small_sort::SmallSort;

/// A game as it is set up, as far as that decides how many of its cards are drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Play {
    /// *Midi*; its quick form has three questions in the final (MIDI-O12).
    Midi { quick: bool },
    /// *Millions*: how many games, and the level of their first question.
    Millions { games: usize, entry: u8 },
    /// A deck that is played once in *Millions* (MIL-Q55).
    Once,
    /// *Défizz*.
    Defizz,
    /// *Egomaster*, where the dice choose the question (EGO-T5).
    Egomaster,
}

/// How many of one's own questions a game asks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tally {
    /// How many at most.
    pub asked: usize,
    /// How many finished questions the deck has.
    pub of: usize,
    /// Whether the dice choose among them and ours.
    pub dice: bool,
    /// What would make it more, the least work first.
    pub more: Vec<More>,
}

/// Questions that, written, make a game ask more of one's own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct More {
    /// How many to write.
    pub write: usize,
    /// For which pile; a level of *Millions* stands for all levels that lack some.
    pub pile: &'static str,
    /// How many more are asked then.
    pub then: usize,
}

/// How many hints there are at most.
const MOST_HINTS: usize = 2;

/// What a game asks of that deck; `mixed` is half and half with ours, which come by turns then.
#[must_use]
pub fn tally(deck: &OwnDeck, play: Play, mixed: bool) -> Tally {
    let deck = deck.finished();
    let filled = fill(&deck);
    if play == Play::Once {
        return once(filled.millions.questions.len(), deck.cards.len());
    }
    let piles = match play {
        Play::Midi { .. } => filled.midi_piles,
        Play::Millions { .. } | Play::Once => filled.millions_piles,
        Play::Defizz => filled.defizz_piles,
        Play::Egomaster => filled.egomaster_piles,
    };
    let drawn = |place: usize, pile: &Pile| {
        let most = draws(play, place, pile.name);
        if mixed { most.div_ceil(2) } else { most }
    };
    let asked = |(place, pile): (usize, &Pile)| pile.cards.min(drawn(place, pile)) * asks(pile);
    let more = |(place, pile): (usize, &Pile)| {
        let lacks = pile.cards < drawn(place, pile) && pile.name != "stars";
        let write = pile.card_of - pile.begun.first().copied().unwrap_or(0);
        lacks.then(|| More { write, pile: pile.name, then: asks(pile) })
    };
    let all: usize = piles.iter().enumerate().map(asked).sum();
    let lacking = piles.iter().enumerate().filter_map(more);
    let more = match play {
        Play::Millions { .. } => together(lacking),
        _ => easiest(lacking),
    };
    let of = deck.cards.len();
    Tally { asked: all.min(of), of, dice: play == Play::Egomaster, more }
}

/// Each question once, as far as there are steps; with too few for a pyramid none.
fn once(fit: usize, of: usize) -> Tally {
    let least = usize::from(Steps::LEAST);
    let asked = if fit < least { 0 } else { fit.min(LEVELS) };
    let write = if fit < least { least - fit } else { usize::from(fit < LEVELS) };
    let then = if asked == 0 { least } else { write };
    let more = (write > 0).then_some(More { write, pile: "steps", then });
    Tally { asked, of, dice: false, more: more.into_iter().collect() }
}

/// How many cards of its pile a game draws at most.
fn draws(play: Play, place: usize, pile: &str) -> usize {
    match (play, pile) {
        (Play::Midi { quick: true }, "master") => 3,
        (Play::Midi { .. }, "master") => 5,
        (_, "duels" | "stars") => 1,
        (Play::Millions { games, entry }, _) if place + 1 >= usize::from(entry) => games,
        (Play::Millions { .. }, _) => 0,
        _ => usize::MAX,
    }
}

/// How many questions of a card a game asks at most: of the others one is chosen.
fn asks(pile: &Pile) -> usize {
    match pile.name {
        "fatal" => 8,
        "duels" => 2,
        _ => 1,
    }
}

/// What takes the fewest questions to write, and among them what then asks the most.
fn easiest(lacking: impl Iterator<Item = More>) -> Vec<More> {
    let mut all: Vec<More> = lacking.collect();
    all.small_sort_by_key(|more| (more.write, std::cmp::Reverse(more.then)));
    all.truncate(MOST_HINTS);
    all
}

/// One hint for all levels: a question for each that lacks one.
fn together(lacking: impl Iterator<Item = More>) -> Vec<More> {
    let sum = |all: More, one: More| More {
        write: all.write + one.write,
        then: all.then + one.then,
        ..all
    };
    lacking.reduce(sum).into_iter().collect()
}

#[cfg(test)]
mod tests {
    use super::super::card::{Asks, Choice, OwnCard, Spoken};
    use super::*;

    /// So many questions with four answers, without a level.
    fn choices(n: usize) -> OwnDeck {
        let choice = |n: usize| {
            let wrong = ["b", "c", "d"].map(str::to_owned).to_vec();
            let choice = Choice { right: "a".into(), wrong, level: None };
            OwnCard::new(format!("Question {n} ?"), Asks::Choice(choice))
        };
        OwnDeck { cards: (0..n).map(choice).collect(), ..OwnDeck::default() }
    }

    fn open(n: usize) -> OwnDeck {
        let open = |n: usize| {
            let open = Spoken { answer: format!("réponse {n}"), ..Spoken::default() };
            OwnCard::new(format!("Qui est {n} ?"), Asks::Open(open))
                .with_clue(format!("Indice {n}"))
        };
        OwnDeck { cards: (0..n).map(open).collect(), ..OwnDeck::default() }
    }

    #[test]
    fn midi_asks_one_question_of_a_card_of_five() {
        let tally = tally(&choices(12), Play::Midi { quick: false }, false);
        assert_eq!((tally.asked, tally.of), (2, 12));
        assert!(tally.more.contains(&More { write: 1, pile: "sheets", then: 1 }));
        let many = super::tally(&choices(40), Play::Midi { quick: true }, false);
        assert_eq!(many.asked, 3);
        let half = super::tally(&choices(40), Play::Midi { quick: false }, true);
        assert_eq!(half.asked, 3, "by turns the first, the third and the fifth");
    }

    #[test]
    fn millions_asks_one_a_level_and_game() {
        let play = |games, entry| Play::Millions { games, entry };
        let one = tally(&choices(12), play(1, 1), false);
        assert_eq!(
            (one.asked, &one.more[..]),
            (12, &[More { write: 3, pile: "level-13", then: 3 }][..])
        );
        assert_eq!(tally(&choices(12), play(1, 6), false).asked, 7);
        assert_eq!(tally(&choices(40), play(2, 1), false).asked, 30);
        assert_eq!(tally(&choices(40), play(2, 1), true).asked, 15);
        assert_eq!(tally(&choices(40), play(2, 1), false).more, []);
    }

    #[test]
    fn a_deck_that_is_played_once_is_asked_whole() {
        let asked = |n: usize| tally(&choices(n), Play::Once, false);
        assert_eq!([4, 5, 12, 40].map(|n| asked(n).asked), [0, 5, 12, 15]);
        assert_eq!(asked(4).more, [More { write: 1, pile: "steps", then: 5 }]);
        assert_eq!(asked(15).more, []);
    }

    #[test]
    fn defizz_asks_one_question_of_a_card_of_three() {
        let twelve = tally(&open(12), Play::Defizz, false);
        assert_eq!((twelve.asked, twelve.of), (4, 12));
        assert_eq!(twelve.more[0], More { write: 3, pile: "duel", then: 1 });
        assert_eq!(tally(&choices(12), Play::Defizz, false).asked, 0);
        let dice = tally(&open(12), Play::Egomaster, false);
        assert_eq!((dice.asked, dice.dice), (12, true));
    }
}
