//! The words and the drawings of *Quelle heure est-il ?* that table, television and phones share.

use crate::rules::heure::cards::{Card, Hour};
use crate::rules::heure::row::{Jam, Push, Row, Shift, Side};
use crate::rules::heure::view::PhaseView;
use crate::texts::tr;

/// The hour as it is said.
#[must_use]
pub fn hour_words(hour: Hour) -> &'static str {
    match hour.get() {
        6 => tr!(hours.h6),
        7 => tr!(hours.h7),
        8 => tr!(hours.h8),
        9 => tr!(hours.h9),
        10 => tr!(hours.h10),
        11 => tr!(hours.h11),
        12 => tr!(hours.h12),
        13 => tr!(hours.h13),
        14 => tr!(hours.h14),
        15 => tr!(hours.h15),
        16 => tr!(hours.h16),
        17 => tr!(hours.h17),
        18 => tr!(hours.h18),
        19 => tr!(hours.h19),
        20 => tr!(hours.h20),
        21 => tr!(hours.h21),
        _ => tr!(hours.h22),
    }
}

/// A card in words.
#[must_use]
pub fn card_words(card: Card) -> &'static str {
    match card {
        Card::Hour(hour) => hour_words(hour),
        Card::Ghost => tr!(heure.ghost),
    }
}

/// The pushes of a shift of that row, in words.
#[must_use]
pub fn names_of(row: &Row, shift: Shift) -> Vec<String> {
    let hour = |push: &Push| row.at(push.slot).map(hour_words).unwrap_or_default();
    shift.pushes().map(|push| push_words(hour(&push), push.to)).collect()
}

/// A push of the card of that hour, in words.
#[must_use]
pub fn push_words(hour: &str, to: Side) -> String {
    match to {
        Side::Left => tr!(heure.push_left, hour = hour),
        Side::Right => tr!(heure.push_right, hour = hour),
    }
}

/// Where it is jammed, in words.
#[must_use]
pub fn jam_words(jam: Option<Jam>) -> String {
    let Some(jam) = jam else { return tr!(heure.jam_gone).into() };
    let hour = |hour: u8| Hour::new(hour).map(hour_words);
    match (hour(jam.after), hour(jam.before)) {
        (Some(a), Some(b)) => tr!(heure.jam_between, a = a, b = b),
        (None, Some(b)) => tr!(heure.jam_before, b = b),
        (Some(a), None) => tr!(heure.jam_after, a = a),
        (None, None) => tr!(heure.jam_gone).into(),
    }
}

/// The one thing to do in a phase: `from` is the seat drawn from, `name` the one on turn.
#[must_use]
pub fn to_do(phase: &PhaseView, from: String, name: String) -> String {
    match phase {
        PhaseView::Draw { full: true, .. } => tr!(heure.do_draw_full, from = from),
        PhaseView::Draw { .. } => tr!(heure.do_draw, from = from),
        PhaseView::Place { glow: Some(_), .. } => tr!(heure.do_place).into(),
        PhaseView::Place { .. } => tr!(heure.do_place_free).into(),
        PhaseView::Ghost => tr!(heure.do_ghost).into(),
        PhaseView::Ask { .. } => tr!(heure.do_ask).into(),
        PhaseView::Answer { .. } => tr!(heure.do_answer, name = name),
        PhaseView::Emergency { .. } => tr!(heure.do_push).into(),
        PhaseView::Over { .. } => String::new(),
    }
}

/// The name of an hour's drawing in that size: `m-` or `h-`.
#[must_use]
pub fn drawing(size: &str, hour: Hour) -> String {
    let zero = if hour.get() < 10 { "0" } else { "" };
    [size, zero, &hour.get().to_string()].concat()
}

/// The folder of the cards' drawings (`tools/draw-heure.mjs`).
pub const CARDS: &str = "heure";
