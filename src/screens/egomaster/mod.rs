//! *Egomaster* on screens around its table.

mod board;
mod hand;
pub mod words;

use super::{Card, Hand, OnScreens, Stage};
use crate::rules::egomaster::view::{PhaseView, TableView};
use crate::rules::egomaster::{Egomaster, Move};
use crate::rules::{Ms, Seat};
use crate::texts::figure;
use crate::wire::Scene;

impl OnScreens for Egomaster {
    fn stage(view: &TableView, scene: &Scene) -> Stage {
        board::stage(view, scene)
    }

    fn card(view: &TableView, seat: Seat, _: &Scene) -> Card {
        board::card(view, seat)
    }

    fn until(view: &TableView) -> Option<Ms> {
        match &view.phase {
            PhaseView::Question { contest, .. } => contest.clock.until(),
            _ => None,
        }
    }

    fn score(score: u32) -> String {
        figure(score)
    }

    fn hand(view: &TableView, _: &[Move], seat: Seat, scene: &Scene) -> Hand {
        hand::hand(view, seat, scene)
    }

    fn owned(view: &TableView) -> Vec<u32> {
        view.seats.iter().map(|seat| seat.total).collect()
    }

    fn reads(view: &TableView, seat: Seat) -> bool {
        view.reader == Some(seat)
    }
}
