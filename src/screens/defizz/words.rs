//! The words of *Défizz* that table, television and phones share.

use crate::decks::defizz::{Device, Mode};
use crate::rules::contest::view::ContestView;
use crate::rules::defizz::view::PhaseView;
use crate::rules::defizz::{Die, Kind};
use crate::screens::board;
use crate::texts::{figure, tr};

/// The name of a kind of challenge in `data-kind`.
#[must_use]
pub const fn kind_name(kind: Kind) -> &'static str {
    match kind {
        Kind::Duel => "duel",
        Kind::Multi => "multi",
    }
}

/// The word for a kind of challenge on die and card.
#[must_use]
pub fn kind_word(kind: Kind) -> &'static str {
    match kind {
        Kind::Duel => tr!(defizz.duel),
        Kind::Multi => tr!(defizz.multi),
    }
}

/// What the die shows.
#[must_use]
pub fn face(die: Die) -> board::Die {
    board::Die {
        kind: kind_name(die.kind).into(),
        words: kind_word(die.kind).into(),
        amount: figure(die.amount),
    }
}

/// The name of a mode.
#[must_use]
pub fn mode_word(mode: Mode) -> &'static str {
    match mode {
        Mode::Chrono => tr!(defizz.chrono),
        Mode::Cible => tr!(defizz.cible),
        Mode::PingPong => tr!(defizz.pingpong),
        Mode::Chance => tr!(defizz.chance),
    }
}

/// A call in words.
#[must_use]
pub fn call_word(device: Device, call: u8) -> String {
    match (device, call) {
        (Device::HeadsOrTails, 0) => tr!(defizz.heads).into(),
        (Device::HeadsOrTails, _) => tr!(defizz.tails).into(),
        (Device::OddOrEven, 0) => tr!(defizz.even).into(),
        (Device::OddOrEven, _) => tr!(defizz.odd).into(),
        (Device::LongStraw, n) => tr!(defizz.straw, n = n),
        (_, n) => n.to_string(),
    }
}

/// The words on the button of a device.
#[must_use]
pub fn throw_word(device: Device) -> &'static str {
    match device {
        Device::HighCard => tr!(defizz.draw_card),
        Device::TwoDice => tr!(defizz.roll_dice),
        Device::Wheel => tr!(defizz.spin),
        _ => tr!(defizz.roll),
    }
}

/// The question of a phase, if one is played.
#[must_use]
pub const fn contest_of(phase: &PhaseView) -> Option<&ContestView> {
    match phase {
        PhaseView::Question { contest, .. } => Some(contest),
        _ => None,
    }
}
