//! *Quelle heure est-il ?* on screens around its table.

mod board;
mod hand;
pub mod words;

use super::{Card, Hand, OnScreens, Stage};
use crate::rules::heure::view::TableView;
use crate::rules::heure::{Heure, Move};
use crate::rules::{Ms, Seat};
use crate::texts::tr;
use crate::wire::Scene;

impl OnScreens for Heure {
    fn stage(view: &TableView, scene: &Scene) -> Stage {
        board::stage(view, scene)
    }

    fn card(view: &TableView, seat: Seat, _: &Scene) -> Card {
        board::card(view, seat)
    }

    fn until(_: &TableView) -> Option<Ms> {
        None
    }

    fn score(score: u32) -> String {
        tr!(heure.laid_of, n = score)
    }

    fn hand(view: &TableView, moves: &[Move], seat: Seat, scene: &Scene) -> Hand {
        hand::hand(view, moves, seat, scene)
    }

    fn owned(view: &TableView) -> Vec<u32> {
        view.seats.iter().map(|seat| seat.row.laid().count() as u32).collect()
    }
}
