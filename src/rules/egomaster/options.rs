//! The table options – EGO-O1 to O9, and O10 and O11, which are ours – and the quick game; the defaults are
//! the rulebook's.

use crate::rules::company::Reading;
use crate::rules::contest::{Timer, Together};
use crate::rules::options::{TableOption, TableOptions, is_on, yes};
use serde::{Deserialize, Serialize};
use std::hash::{Hash, Hasher};

/// The options a table plays with.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Options {
    /// O1: how long somebody may take to answer.
    pub timer: Timer,
    /// O2: the rest of the bank goes to the lowest total instead of the winner.
    pub rest_to_poorest: bool,
    /// O3: of two equally near proposals the earlier wins.
    pub earlier_wins: bool,
    /// O4: the reader may be designated in solo.
    pub reader_designated: bool,
    /// O5: opponents may stay out of a short player's multi.
    pub declinable: bool,
    /// O6: eliminated players read as soon as there is one.
    pub eliminated_read: bool,
    /// O7: the last one in wins without answering.
    pub lone_wins: bool,
    /// O8: the bank holds 2,000 for each player.
    pub short_enrichment: bool,
    /// O9: the tablet reads and judges.
    pub tablet_reads: bool,
    /// Quick game: all begin with chips, in the elimination.
    pub quick: bool,
    /// O10: how close two buzzes must be for the reader to find a tie. Omitted at its default: saves stay as
    /// they were.
    #[serde(skip_serializing_if = "Together::is_usual")]
    pub together: Together,
    /// O11: moves that leave no choice are made by hand to the end of the game; else by themselves after a few turns.
    #[serde(default = "yes", skip_serializing_if = "is_on")]
    pub by_hand: bool,
}

/// O10 is hashed only where it differs from its default: older games keep their fingerprints. O11 changes
/// nothing of what is played.
impl Hash for Options {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (self.timer, self.rest_to_poorest, self.earlier_wins, self.reader_designated).hash(state);
        (self.declinable, self.eliminated_read, self.lone_wins).hash(state);
        (self.short_enrichment, self.tablet_reads, self.quick).hash(state);
        if !self.together.is_usual() {
            self.together.hash(state);
        }
    }
}

impl TableOptions for Options {
    const ALL: &'static [TableOption<Options>] = &[
        TableOption::named("EGO-O1", Timer::NAMES, |o| &mut o.timer),
        TableOption::named("EGO-O2", &["winner", "poorest"], |o| &mut o.rest_to_poorest),
        TableOption::named("EGO-O3", &["dice-off", "earlier"], |o| &mut o.earlier_wins),
        TableOption::switch("EGO-O4", |o| &mut o.reader_designated),
        TableOption::switch("EGO-O5", |o| &mut o.declinable),
        TableOption::switch("EGO-O6", |o| &mut o.eliminated_read),
        TableOption::switch("EGO-O7", |o| &mut o.lone_wins),
        TableOption::switch("EGO-O8", |o| &mut o.short_enrichment),
        TableOption::switch("EGO-O9", |o| &mut o.tablet_reads),
        TableOption::switch("EGO-V", |o| &mut o.quick),
        TableOption::named("EGO-O10", Together::NAMES, |o| &mut o.together),
        TableOption::named("EGO-O11", &["alone", "hand"], |o| &mut o.by_hand),
    ];
}

impl Options {
    /// Who reads the questions.
    #[must_use]
    pub const fn reading(&self) -> Reading {
        Reading::chosen(self.tablet_reads, self.eliminated_read)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::options::check::*;

    #[test]
    fn every_value_of_every_option_has_its_name() {
        each_value_is_read_as_it_is_written::<Options>();
        each_value_is_kept_and_counts::<Options>(&["EGO-O11"]);
        is_unknown::<Options>("EGO-O12", "on");
        is_unknown::<Options>("EGO-O1", "15");
    }

    #[test]
    fn a_link_sets_each_option_by_its_rule_id() {
        let changes: [Change<Options>; 12] = [
            ("EGO-O1", "30", |options| options.timer = Timer::Seconds30),
            ("EGO-O2", "poorest", |options| options.rest_to_poorest = true),
            ("EGO-O3", "earlier", |options| options.earlier_wins = true),
            ("EGO-O4", "on", |options| options.reader_designated = true),
            ("EGO-O5", "on", |options| options.declinable = true),
            ("EGO-O6", "on", |options| options.eliminated_read = true),
            ("EGO-O7", "on", |options| options.lone_wins = true),
            ("EGO-O8", "on", |options| options.short_enrichment = true),
            ("EGO-O9", "on", |options| options.tablet_reads = true),
            ("EGO-V", "on", |options| options.quick = true),
            ("EGO-O10", "500", |options| options.together = Together::Ms500),
            ("EGO-O11", "hand", |options| options.by_hand = true),
        ];
        links_set(&changes);
    }
}
