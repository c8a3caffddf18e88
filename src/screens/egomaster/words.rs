//! The words of *Egomaster* that table, television and phones share.

use crate::decks::egomaster::Icon;
use crate::rules::egomaster::ring::Mode;
use crate::rules::egomaster::view::{PhaseView, TurnView};
use crate::texts::{figure, tr};

/// The turn of a phase, once its question has been rolled.
#[must_use]
pub fn turn_of(phase: &PhaseView) -> Option<&TurnView> {
    match phase {
        PhaseView::Booklet { turn }
        | PhaseView::Opponent { turn, .. }
        | PhaseView::Stake { turn, .. }
        | PhaseView::Raise { turn, .. }
        | PhaseView::Question { turn, .. }
        | PhaseView::DiceOff { turn, .. } => Some(turn),
        _ => None,
    }
}

/// The name of a mode in `data-mode` and in the sprite.
#[must_use]
pub const fn mode_name(mode: Mode) -> &'static str {
    match mode {
        Mode::Solo => "solo",
        Mode::Duo => "duo",
        Mode::Multi => "multi",
    }
}

/// The name of a mode.
#[must_use]
pub fn mode_word(mode: Mode) -> &'static str {
    match mode {
        Mode::Solo => tr!(egomaster.solo),
        Mode::Duo => tr!(egomaster.duo),
        Mode::Multi => tr!(egomaster.multi),
    }
}

/// The name of a mode in the middle of a sentence.
#[must_use]
pub fn mode_said(mode: Mode) -> String {
    mode_word(mode).to_ascii_lowercase()
}

/// The name of a type of question (EGO-Q3).
#[must_use]
pub fn icon_word(icon: Icon) -> &'static str {
    match icon {
        Icon::Cible => tr!(egomaster.cible),
        Icon::PingPong => tr!(egomaster.ping_pong),
        Icon::Rapidite => tr!(egomaster.speed),
    }
}

/// What is at stake: the pot, or the sum of a solo question.
#[must_use]
pub fn at_stake(pot: u32, turn: &TurnView) -> String {
    match (pot, turn.mode) {
        (0, _) => tr!(egomaster.for_sum, sum = figure(turn.amount)),
        (pot, _) => tr!(egomaster.in_the_middle, sum = figure(pot)),
    }
}

/// The type of the question being played and what is at stake.
#[must_use]
pub fn question_title(phase: &PhaseView, pot: u32) -> String {
    match phase {
        PhaseView::Question { turn, .. } => {
            let kind = turn.icon.map_or(tr!(egomaster.solo), icon_word);
            [kind, " · ", &at_stake(pot, turn)].concat()
        }
        _ => String::new(),
    }
}
