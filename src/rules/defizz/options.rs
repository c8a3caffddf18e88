//! The table options – DEF-O1 to O8, and O9 and O10, which are ours – and the variants Expert, Team and
//! Enrichment in any combination; the defaults are the rulebook's. How Chance is run (DEF-R50, R51) is not
//! for the table to choose: only games that were set up before those rules keep the old way.

use crate::rules::company::Reading;
use crate::rules::contest::{Timer, Together};
use crate::rules::options::{Ordered, TableOption, TableOptions, is_on, yes};
use serde::{Deserialize, Serialize};
use std::hash::{Hash, Hasher};

/// The options a table plays with.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Options {
    /// O1: how long somebody may take to answer.
    pub timer: Timer,
    /// O2: the last one in wins without answering.
    pub lone_wins: bool,
    /// O3: what the bank of the enrichment holds.
    pub bank: Bank,
    /// O4: of two equally near proposals the earlier wins.
    pub earlier_wins: bool,
    /// O5: eliminated players read as soon as there is one.
    pub eliminated_read: bool,
    /// O6: opponents may stay out of a short player's Multi.
    pub declinable: bool,
    /// O7: who begins.
    pub first: First,
    /// O8: the tablet reads and judges.
    pub tablet_reads: bool,
    /// Variant Expert: the reader chooses the question, there is no Help!.
    pub expert: bool,
    /// Variant Team: teams of two.
    pub team: bool,
    /// Variant Enrichment: the bank pays first.
    pub enrichment: bool,
    /// O9: how close two buzzes must be for the reader to find a tie. Omitted at its default: saves stay as they were.
    #[serde(skip_serializing_if = "Together::is_usual")]
    pub together: Together,
    /// O10: moves that leave no choice are made by hand to the end of the game; else by themselves after a few turns.
    #[serde(default = "yes", skip_serializing_if = "is_on")]
    pub by_hand: bool,
    /// Chance as before DEF-R50: the active player begins every race, and each throw is a move of its own.
    /// Only set in games that were set up then.
    #[serde(default = "yes", skip_serializing_if = "is_on")]
    pub each_throw: bool,
}

/// O9 and the way Chance is run are hashed only where they differ from what was before: older games keep
/// their fingerprints. O10 changes nothing of what is played.
impl Hash for Options {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (self.timer, self.lone_wins, self.bank, self.earlier_wins).hash(state);
        (self.eliminated_read, self.declinable, self.first, self.tablet_reads).hash(state);
        (self.expert, self.team, self.enrichment).hash(state);
        if !self.together.is_usual() {
            self.together.hash(state);
        }
        if !self.each_throw {
            self.each_throw.hash(state);
        }
    }
}

/// What the bank of the enrichment holds (option O3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Bank {
    /// All chips of the box, 11,400.
    #[default]
    #[serde(rename = "11400")]
    Box,
    /// 1,900 for each player.
    #[serde(rename = "per-player")]
    PerPlayer,
}

/// Who begins (option O7).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum First {
    /// The player whose birthday is nearest to 1 April.
    #[default]
    Birthday,
    /// Chance decides.
    Random,
}

impl Ordered for Bank {
    const ORDER: &'static [Bank] = &[Bank::Box, Bank::PerPlayer];
}

impl Ordered for First {
    const ORDER: &'static [First] = &[First::Birthday, First::Random];
}

impl TableOptions for Options {
    const ALL: &'static [TableOption<Options>] = &[
        TableOption::named("DEF-O1", Timer::NAMES, |o| &mut o.timer),
        TableOption::switch("DEF-O2", |o| &mut o.lone_wins),
        TableOption::named("DEF-O3", &["11400", "per-player"], |o| &mut o.bank),
        TableOption::named("DEF-O4", &["void", "earlier"], |o| &mut o.earlier_wins),
        TableOption::switch("DEF-O5", |o| &mut o.eliminated_read),
        TableOption::switch("DEF-O6", |o| &mut o.declinable),
        TableOption::named("DEF-O7", &["birthday", "random"], |o| &mut o.first),
        TableOption::switch("DEF-O8", |o| &mut o.tablet_reads),
        TableOption::switch("DEF-VX", |o| &mut o.expert),
        TableOption::switch("DEF-VT", |o| &mut o.team),
        TableOption::switch("DEF-VE", |o| &mut o.enrichment),
        TableOption::named("DEF-O9", Together::NAMES, |o| &mut o.together),
        TableOption::named("DEF-O10", &["alone", "hand"], |o| &mut o.by_hand),
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
        each_value_is_kept_and_counts::<Options>(&["DEF-O10"]);
        is_unknown::<Options>("DEF-O11", "on");
        is_unknown::<Options>("DEF-O1", "15");
    }

    #[test]
    fn a_link_sets_each_option_by_its_rule_id() {
        let changes: [Change<Options>; 13] = [
            ("DEF-O1", "20", |options| options.timer = Timer::Seconds20),
            ("DEF-O2", "on", |options| options.lone_wins = true),
            ("DEF-O3", "per-player", |options| options.bank = Bank::PerPlayer),
            ("DEF-O4", "earlier", |options| options.earlier_wins = true),
            ("DEF-O5", "on", |options| options.eliminated_read = true),
            ("DEF-O6", "on", |options| options.declinable = true),
            ("DEF-O7", "random", |options| options.first = First::Random),
            ("DEF-O8", "on", |options| options.tablet_reads = true),
            ("DEF-VX", "on", |options| options.expert = true),
            ("DEF-VT", "on", |options| options.team = true),
            ("DEF-VE", "on", |options| options.enrichment = true),
            ("DEF-O9", "250", |options| options.together = Together::Ms250),
            ("DEF-O10", "hand", |options| options.by_hand = true),
        ];
        links_set(&changes);
    }

    #[test]
    fn a_setup_saved_without_an_option_plays_by_the_rulebook() {
        let options: Options = serde_json::from_str(r#"{"timer":"20"}"#).expect("it is JSON");
        let then = Options { by_hand: true, each_throw: true, ..Options::default() };
        assert_eq!(
            options,
            Options { timer: Timer::Seconds20, ..then },
            "all was done by hand then"
        );
    }
}
