//! *Les 12 Coups de Midi*.

use super::{Chapter, Explained, Way};
use crate::rules::midi::Options;
use strum::{IntoStaticStr, VariantArray};

/// The lines of its rules, each named after its text.
#[derive(Clone, Copy, PartialEq, Eq, Debug, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "snake_case")]
pub enum Line {
    Goal1,
    Goal2,
    GoalMaster,
    GoalRichest,
    GoalFinder,
    Kickoff1,
    Kickoff2,
    KickoffTwice,
    KickoffOnce,
    Duel1,
    DuelOther,
    Duel2,
    Duel3,
    Sheet1,
    Sheet2,
    SheetTwice,
    SheetOnce,
    Fatal1,
    Fatal2,
    Fatal3,
    Master1,
    MasterFive,
    MasterThree,
    Master3,
    Star1,
    StarLooks,
    StarTyped,
    StarOut,
    StarSoft,
    Over1,
    OverRichest,
    OverFinder,
    OverShared,
    OverSudden,
}

impl Explained for Way<Options> {
    type Line = Line;

    fn chapters(&self) -> Vec<Chapter<Line>> {
        let Options { quick, finder_wins, youngest_starts, .. } = self.options;
        let either = |first: bool, yes: Line, no: Line| if first { yes } else { no };
        let master = either(youngest_starts, Line::GoalRichest, Line::GoalMaster);
        let best = either(finder_wins, Line::GoalFinder, master);
        // O12: one mistake loses rounds 1 and 2, and the final has three questions.
        let first = either(quick, Line::KickoffOnce, Line::KickoffTwice);
        let second = either(quick, Line::SheetOnce, Line::SheetTwice);
        let questions = either(quick, Line::MasterThree, Line::MasterFive);
        // MIDI-D1-2P-1: of two players the opponent is necessarily the other one.
        let against = either(self.players == 2, Line::DuelOther, Line::Duel1);
        let judged = either(self.options.compared_guess, Line::StarTyped, Line::StarLooks);
        let missed = either(self.options.soft, Line::StarSoft, Line::StarOut);
        let wins = either(finder_wins, Line::OverFinder, Line::OverRichest);
        let level = either(self.options.sudden_death, Line::OverSudden, Line::OverShared);
        vec![
            Chapter::new("goal", [Line::Goal1, Line::Goal2, best]),
            Chapter::new("kickoff", [Line::Kickoff1, Line::Kickoff2, first]),
            Chapter::new("duel", [against, Line::Duel2, Line::Duel3]),
            Chapter::new("sheet", [Line::Sheet1, Line::Sheet2, second]),
            Chapter::new("fatal", [Line::Fatal1, Line::Fatal2, Line::Fatal3]),
            // That there is a picture comes before what its flaps are worth.
            Chapter::new("master", [Line::Master1, questions, Line::Master3]),
            Chapter::new("star", [Line::Star1, judged, missed]),
            Chapter::new("over", [Line::Over1, wins, level]),
        ]
    }
}
