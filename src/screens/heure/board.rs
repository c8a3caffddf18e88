//! The table of *Quelle heure est-il ?* on a television: every row of the day, the drawn card, the pile.

use super::words::{drawing, hour_words};
use crate::rules::Seat;
use crate::rules::heure::cards::Hour;
use crate::rules::heure::row::SLOTS;
use crate::rules::heure::view::{PhaseView, SeatView, TableView};
use crate::screens::board::{Day, Hour as HourCard, Middle, Row};
use crate::screens::{Card, Stage};
use crate::texts::tr;
use crate::wire::{Scene, Sitter};

/// The rows of the day, and what lies in the middle.
pub fn stage(view: &TableView, scene: &Scene) -> Stage {
    let (middle, words) = match &view.phase {
        PhaseView::Draw { cards, .. } => {
            let (name, from) = (turn(view, scene), scene.name(view.victim));
            (Middle::Backs(*cards), tr!(heure.draws_from, name = name, from = from))
        }
        PhaseView::Place { hour, .. } => {
            (Middle::Hour(large(*hour)), tr!(heure.says, hour = hour_words(*hour)))
        }
        PhaseView::Ghost => (Middle::Ghost, tr!(heure.boo).into()),
        PhaseView::Ask { hour, .. } => (Middle::Hour(large(*hour)), tr!(heure.ask).into()),
        PhaseView::Answer { hour, .. } => {
            (Middle::Hour(large(*hour)), tr!(heure.do_answer, name = turn(view, scene)))
        }
        PhaseView::Emergency { .. } => {
            let unblocks = tr!(heure.unblocks, name = turn(view, scene));
            (Middle::Nothing, [tr!(heure.jammed), " ", &unblocks].concat())
        }
        PhaseView::Over { .. } => (Middle::Nothing, String::new()),
    };
    let pile = tr!(heure.pile, n = view.pile);
    let rows = scene.seats().map(|seat| row(&view.seats[seat.index()], scene.sitter(seat)));
    Stage::Day(Box::new(Day { middle, words, pile, rows: rows.collect() }))
}

/// The row of a seat.
fn row(it: &SeatView, sitter: Sitter) -> Row {
    Row {
        label: tr!(heure.row_of, name = sitter.name),
        sitter,
        cards: tr!(television.cards, n = it.hand.count()),
        slots: (1..=SLOTS).map(|slot| it.row.at(slot).map(large)).collect(),
        turn: it.turn,
    }
}

/// The large card of an hour.
fn large(hour: Hour) -> HourCard {
    HourCard { hour: hour.get(), words: hour_words(hour).into(), drawing: drawing("h-", hour) }
}

/// The card of a seat.
pub fn card(view: &TableView, seat: Seat) -> Card {
    let it = &view.seats[seat.index()];
    Card {
        sum: tr!(television.cards, n = it.hand.count()),
        tag: tr!(heure.laid_of, n = it.row.laid().count() as u32),
        ..Card::default()
    }
}

/// The name of the seat on turn.
fn turn(view: &TableView, scene: &Scene) -> String {
    view.turn.map(|seat| scene.name(seat)).unwrap_or_default()
}
