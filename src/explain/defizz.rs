//! *Défizz*.

use super::{Chapter, Explained, Way};
use crate::rules::defizz::Options;
use strum::{IntoStaticStr, VariantArray};

/// The lines of its rules, each named after its text.
#[derive(Clone, Copy, PartialEq, Eq, Debug, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "snake_case")]
pub enum Line {
    Goal1,
    GoalOther,
    Goal2,
    GoalBank,
    Goal3,
    Turn1,
    TurnMode,
    Turn2,
    TurnDoubled,
    TurnReader,
    TurnTablet,
    TurnClue,
    TurnClueOnly,
    TurnChosen,
    TurnChosenOnly,
    Clues1,
    CluesChosen,
    Clues2,
    Clues3,
    Stake1,
    Stake2,
    Stake3,
    Question1,
    QuestionReader,
    QuestionTablet,
    Question3,
    Chrono1,
    Chrono2,
    Chrono3,
    Cible1,
    Cible2,
    Cible3,
    Pingpong1,
    Pingpong2,
    Pingpong3,
    PingpongLone,
    Chance1,
    Chance2,
    Chance3,
    Short1,
    Short2,
    Two1,
    Two2,
    Classic1,
    Classic2,
    Variants1,
    Variants2,
    Variants3,
    Over1,
    Over2,
}

impl Explained for Way<Options> {
    type Line = Line;

    fn chapters(&self) -> Vec<Chapter<Line>> {
        let Options { expert, enrichment, lone_wins, .. } = self.options;
        let tablet_reads = self.tablet_reads();
        let either = |first: bool, yes: Line, no: Line| if first { yes } else { no };
        let others = either(self.players == 2, Line::GoalOther, Line::Goal1);
        let stakes = either(enrichment, Line::GoalBank, Line::Goal2);
        let judges = either(tablet_reads, Line::QuestionTablet, Line::QuestionReader);
        let last = either(lone_wins, Line::PingpongLone, Line::Pingpong3);
        let clues = if expert {
            vec![Line::CluesChosen, Line::Clues2]
        } else {
            vec![Line::Clues1, Line::Clues2, Line::Clues3]
        };
        let mut chrono = vec![Line::Chrono1, Line::Chrono2];
        let mut two = vec![Line::Two1];
        if !tablet_reads {
            chrono.push(Line::Chrono3);
            two.push(Line::Two2);
        }
        vec![
            Chapter::new("goal", [others, stakes, Line::Goal3]),
            Chapter::new("turn", self.turn()).says(4),
            Chapter::new("clues", clues),
            Chapter::new("stake", [Line::Stake1, Line::Stake2, Line::Stake3]),
            Chapter::new("question", [Line::Question1, judges, Line::Question3]),
            Chapter::new("chrono", chrono),
            Chapter::new("cible", [Line::Cible1, Line::Cible2, Line::Cible3]),
            Chapter::new("pingpong", [Line::Pingpong1, Line::Pingpong2, last]),
            Chapter::new("chance", [Line::Chance1, Line::Chance2, Line::Chance3]),
            Chapter::new("short", [Line::Short1, Line::Short2]),
            Chapter::new("two", two),
            Chapter::new("classic", [Line::Classic1, Line::Classic2]),
            Chapter::new("variants", [Line::Variants1, Line::Variants2, Line::Variants3]),
            Chapter::new("over", [Line::Over1, Line::Over2]),
        ]
    }
}

impl Way<Options> {
    /// Whether the tablet reads: always where two play (DEF-R1).
    const fn tablet_reads(&self) -> bool {
        self.options.tablet_reads || self.players < self.options.reading().least_players()
    }

    fn turn(&self) -> Vec<Line> {
        let Options { expert, enrichment, .. } = self.options;
        let tablet_reads = self.tablet_reads();
        // DEF-VE2: in the enrichment the die decides only Duel or Multi, and nothing is doubled.
        let die = if enrichment { Line::TurnMode } else { Line::Turn1 };
        let with = match (self.players, enrichment) {
            (2, true) => None,
            (2, false) => Some(Line::TurnDoubled),
            _ => Some(Line::Turn2),
        };
        let reads = if tablet_reads { Line::TurnTablet } else { Line::TurnReader };
        let then = match (expert, enrichment) {
            (false, false) => Line::TurnClue,
            (false, true) => Line::TurnClueOnly,
            (true, false) => Line::TurnChosen,
            (true, true) => Line::TurnChosenOnly,
        };
        [die].into_iter().chain(with).chain([reads, then]).collect()
    }
}
