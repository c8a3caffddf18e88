//! *Quelle heure est-il ?*

use super::{Chapter, Explained, Way};
use crate::rules::heure::Options;
use strum::{IntoStaticStr, VariantArray};

/// The lines of its rules, each named after its text.
#[derive(Clone, Copy, PartialEq, Eq, Debug, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "snake_case")]
pub enum Line {
    Goal1,
    GoalGhost,
    GoalGhosts,
    Goal3,
    Draw1,
    DrawOther,
    DrawThen,
    Draw2,
    Draw3,
    Place1,
    Place2,
    Place3,
    PlaceRefused,
    Ghost1,
    Ghost2,
    Ghost3,
    Ask1,
    Ask2,
    Ask3,
    Emergency1,
    EmergencyWide,
    Emergency2,
    Emergency3,
    Over1,
    Over2,
    Over3,
}

impl Explained for Way<Options> {
    type Line = Line;

    fn chapters(&self) -> Vec<Chapter<Line>> {
        let two = self.players == 2;
        // HEURE-S4: one ghost for two players.
        let ghosts = if two { Line::GoalGhost } else { Line::GoalGhosts };
        let from = if two { Line::DrawOther } else { Line::Draw1 };
        let blocked =
            if self.options.wide_emergency { Line::EmergencyWide } else { Line::Emergency1 };
        let refused = self.options.no_blunders.then_some(Line::PlaceRefused);
        let place = [Line::Place1, Line::Place2, Line::Place3].into_iter().chain(refused);
        vec![
            Chapter::new("goal", [Line::Goal1, ghosts, Line::Goal3]),
            Chapter::new("draw", [from, Line::DrawThen, Line::Draw2, Line::Draw3]).says(2),
            Chapter::new("place", place),
            Chapter::new("ghost", [Line::Ghost1, Line::Ghost2, Line::Ghost3]),
            Chapter::new("ask", [Line::Ask1, Line::Ask2, Line::Ask3]),
            Chapter::new("emergency", [blocked, Line::Emergency2, Line::Emergency3]),
            Chapter::new("over", [Line::Over1, Line::Over2, Line::Over3]),
        ]
    }
}
