//! What *Défizz* adds to a table being set up: options and variants, who begins, the two of each team.

use crate::app::setup::draft::Draft;
use crate::app::setup::game_draft::{Drafted, Kept};
use crate::rules::Mark;
use crate::rules::defizz::Options;
use serde::{Deserialize, Serialize};

/// How *Défizz* is played. What belongs to a seat is kept by its mark, so that it goes with it when
/// seats are moved.
#[derive(Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct DefizzDraft {
    /// Options and variants.
    pub options: Options,
    /// Whose birthday is nearest to 1 April, once the table has said so.
    pub first: Option<Mark>,
    /// The two of each team.
    pub members: [[String; 2]; Mark::COUNT as usize],
}

impl Drafted for DefizzDraft {
    fn minutes(&self, seats: usize) -> usize {
        (15 + 6 * seats) / 5 * 5
    }

    fn first(&self, draft: &Draft) -> Option<usize> {
        let first = self.first?;
        draft.seats.iter().position(|chair| chair.mark == first)
    }

    fn swap_marks(&mut self, one: Mark, other: Mark) {
        self.members.swap(one.0.into(), other.0.into());
        if let Some(first) = &mut self.first {
            *first = match *first {
                mark if mark == one => other,
                mark if mark == other => one,
                mark => mark,
            };
        }
    }
}

impl Kept for Options {
    fn of(draft: &Draft) -> Options {
        draft.of::<DefizzDraft>().options
    }

    fn of_mut(draft: &mut Draft) -> &mut Options {
        &mut draft.of_mut::<DefizzDraft>().options
    }
}
