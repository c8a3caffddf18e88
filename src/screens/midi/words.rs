//! The words of *Les 12 Coups de Midi* that table, television and phones share, and which flaps are open.

use crate::rules::Chair;
use crate::rules::midi::Flap;
use crate::rules::midi::view::{PhaseView, ShownView};
use crate::screens::name;
use crate::texts::tr;

/// A verdict in words.
#[must_use]
pub fn verdict(shown: &ShownView, chairs: &[Chair]) -> String {
    let name = name(chairs, shown.seat);
    match shown.verdict {
        Some(true) => tr!(quiz.said_right, name = name),
        Some(false) => tr!(quiz.said_wrong, name = name),
        None if is_complete(shown) => tr!(midi.sheet_complete).into(),
        None => tr!(quiz.out_of_time, name = name),
    }
}

/// Whether this is a sheet whose six true propositions were all opened.
#[must_use]
pub fn is_complete(shown: &ShownView) -> bool {
    shown.open.iter().filter(|open| **open).count() == 6 && shown.chosen.is_none()
}

/// The open flaps of the star's board.
#[must_use]
pub fn open_flaps(phase: &PhaseView) -> Vec<Flap> {
    match phase {
        PhaseView::Master { board, .. }
        | PhaseView::Star { board, .. }
        | PhaseView::Over { board, .. } => board.clone(),
        _ => vec![],
    }
}
