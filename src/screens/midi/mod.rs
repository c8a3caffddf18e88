//! *Les 12 Coups de Midi* on screens around its table.

mod board;
mod hand;
pub mod words;

pub use board::seen_flaps;

use super::{Beside, Card, Hand, OnScreens, Stage};
use crate::rules::midi::view::{PhaseView, TableView, question_of};
use crate::rules::midi::{Midi, Move};
use crate::rules::{Ms, Seat};
use crate::spoken::two_languages::of_deck;
use crate::texts::{amount, tr};
use crate::wire::Scene;

impl OnScreens for Midi {
    fn stage(view: &TableView, scene: &Scene) -> Stage {
        board::stage(view, scene)
    }

    fn card(view: &TableView, seat: Seat, scene: &Scene) -> Card {
        board::card(view, seat, scene)
    }

    fn until(view: &TableView) -> Option<Ms> {
        board::until(view)
    }

    fn score(score: u32) -> String {
        amount(score)
    }

    fn after(view: &TableView) -> String {
        match &view.phase {
            PhaseView::Over { star: Some((_, answer)), .. } => {
                tr!(midi.star_was, answer = of_deck(answer))
            }
            _ => String::new(),
        }
    }

    /// The whole picture of the star.
    fn ending(view: &TableView, scene: &Scene) -> Beside {
        match &view.phase {
            PhaseView::Over { star: Some(_), .. } => board::star(&view.phase, scene),
            _ => Beside::Nothing,
        }
    }

    fn hand(view: &TableView, moves: &[Move], seat: Seat, scene: &Scene) -> Hand {
        hand::hand(view, moves, seat, scene)
    }

    fn owned(view: &TableView) -> Vec<u32> {
        view.seats.iter().map(|seat| seat.wallet).collect()
    }

    fn reads(view: &TableView, seat: Seat) -> bool {
        // What lies open belongs to whoever answered; the phase may be somebody else's already.
        let answered = view.shown.as_ref().is_some_and(|shown| shown.seat == seat);
        answered || question_of(&view.phase).is_some_and(|asked| asked.reader == seat)
    }
}
