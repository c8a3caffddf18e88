//! The sounds of a question played for chips, the same in every game.

use crate::cues::Cue;
use crate::rules::contest::{Happening, Progress};

/// The sound of what happened in a question, if it has one of its own.
pub const fn cue_of(happening: &Happening) -> Option<Cue> {
    Some(match happening {
        Happening::Buzzed { .. } => Cue::Buzz,
        Happening::Ruled { right: true, .. } | Happening::Given { .. } => Cue::Right,
        Happening::Ended { how: Progress::Won(_) } => Cue::Right,
        Happening::Ruled { .. } | Happening::TimeRanOut { .. } => Cue::Wrong,
        Happening::Proposed { .. } | Happening::Said { .. } => Cue::Lay,
        Happening::Asked { .. }
        | Happening::Read
        | Happening::Passed { .. }
        | Happening::Ended { .. } => return None,
    })
}
