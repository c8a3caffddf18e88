//! *Qui veut gagner des millions ?* on screens around its table.

mod board;
pub mod friend;
mod hand;
pub mod words;

use super::{Card, Hand, OnScreens, Stage};
use crate::rules::millions::view::TableView;
use crate::rules::millions::{Millions, Move};
use crate::rules::{Ms, Seat};
use crate::texts::amount;
use crate::wire::Scene;

impl OnScreens for Millions {
    fn stage(view: &TableView, scene: &Scene) -> Stage {
        board::stage(view, scene)
    }

    fn card(view: &TableView, seat: Seat, _: &Scene) -> Card {
        board::card(view, seat)
    }

    fn until(view: &TableView) -> Option<Ms> {
        board::until(view)
    }

    fn score(score: u32) -> String {
        amount(score)
    }

    fn hand(view: &TableView, _: &[Move], seat: Seat, scene: &Scene) -> Hand {
        hand::hand(view, seat, scene)
    }

    fn owned(view: &TableView) -> Vec<u32> {
        view.seats.iter().map(|seat| seat.total).collect()
    }

    fn reads(view: &TableView, seat: Seat) -> bool {
        view.host == Some(seat)
    }
}
