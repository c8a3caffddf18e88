//! *Egomaster*.

use super::{Chapter, Explained, Way};
use crate::rules::egomaster::Options;
use strum::{IntoStaticStr, VariantArray};

/// The lines of its rules, each named after its text.
#[derive(Clone, Copy, PartialEq, Eq, Debug, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "snake_case")]
pub enum Line {
    Goal1,
    Goal2,
    GoalOther,
    Goal3,
    Quick1,
    Quick2,
    QuickOther,
    Quick3,
    Walk1,
    WalkReader,
    WalkTablet,
    WalkTwo,
    Walk3,
    Page1,
    PageReader,
    PageTablet,
    Page3,
    Solo1,
    Solo2,
    Solo3,
    SoloQuick,
    Duo1,
    Duo2,
    Duo3,
    DuoQuick,
    MultiReader,
    MultiTablet,
    Multi2,
    Multi3,
    MultiQuick,
    Contest1,
    Contest2,
    Contest3,
    Elimination1,
    Elimination2,
    Elimination3,
    Raise1,
    Raise2,
    Raise3,
    Over1,
    Over2,
}

impl Explained for Way<Options> {
    type Line = Line;

    fn chapters(&self) -> Vec<Chapter<Line>> {
        let Options { quick, .. } = self.options;
        let tablet_reads = self.tablet_reads();
        let either = |first: bool, yes: Line, no: Line| if first { yes } else { no };
        let two = self.players == 2;
        let squares = match (two, tablet_reads) {
            (true, _) => Line::WalkTwo,
            (false, true) => Line::WalkTablet,
            (false, false) => Line::WalkReader,
        };
        let reads = either(tablet_reads, Line::PageTablet, Line::PageReader);
        let all = either(tablet_reads, Line::MultiTablet, Line::MultiReader);
        // EGO-V1: the quick game has no enrichment.
        let solo = either(quick, Line::SoloQuick, Line::Solo3);
        let (duo, multi) = if quick {
            (vec![Line::Duo1, Line::DuoQuick], vec![all, Line::MultiQuick])
        } else {
            (vec![Line::Duo1, Line::Duo2, Line::Duo3], vec![all, Line::Multi2, Line::Multi3])
        };
        let mut last = vec![Line::Elimination1, Line::Elimination2];
        if !tablet_reads {
            last.push(Line::Elimination3);
        }
        vec![
            self.goal(),
            Chapter::new("walk", [Line::Walk1, squares, Line::Walk3]).says(2),
            Chapter::new("page", [Line::Page1, reads, Line::Page3]),
            Chapter::new("solo", [Line::Solo1, Line::Solo2, solo]),
            Chapter::new("duo", duo),
            Chapter::new("multi", multi),
            Chapter::new("contest", [Line::Contest1, Line::Contest2, Line::Contest3]),
            Chapter::new("elimination", last),
            Chapter::new("raise", [Line::Raise1, Line::Raise2, Line::Raise3]),
            Chapter::new("over", [Line::Over1, Line::Over2]),
        ]
    }
}

impl Way<Options> {
    /// The quick game has no bank, and a goal of its own (EGO-V1).
    fn goal(&self) -> Chapter<Line> {
        let two = self.players == 2;
        if self.options.quick {
            let take = if two { Line::QuickOther } else { Line::Quick2 };
            Chapter::new("quick", [Line::Quick1, take, Line::Quick3])
        } else {
            let take = if two { Line::GoalOther } else { Line::Goal2 };
            Chapter::new("goal", [Line::Goal1, take, Line::Goal3])
        }
    }

    /// Whether the tablet reads: always where two play (EGO-R1).
    const fn tablet_reads(&self) -> bool {
        self.options.tablet_reads || self.players < self.options.reading().least_players()
    }
}
