//! The table options MIDI-O1 to O11, whose defaults are the rulebook's, and O12 and O13, ours.

use crate::rules::Ms;
use crate::rules::options::{Ordered, TableOption, TableOptions};
use serde::{Deserialize, Serialize};
use std::hash::{Hash, Hasher};

/// The options a table plays with.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Options {
    /// O1: the star finder wins outright instead of the richest.
    pub finder_wins: bool,
    /// O2: a wrong star guess costs only the right to guess.
    pub soft: bool,
    /// O3: thinking time outside the face-off.
    pub thinking: Thinking,
    /// O4: the face-off clock waits until the question has been read.
    pub clock_waits: bool,
    /// O5: a tie for the win is decided by sudden death.
    pub sudden_death: bool,
    /// O6: the star may be guessed from the start of the final.
    pub early_guess: bool,
    /// O7: the youngest starts later games too, instead of the previous Master.
    pub youngest_starts: bool,
    /// O8: no last chance after question 5.
    pub no_last_chance: bool,
    /// O9: the announced name of the star is compared by the tablet.
    pub compared_guess: bool,
    /// O10: face-off time per player.
    pub clock: FaceOffTime,
    /// O11: questions are simply shown to everybody outside round 3, without a named reader.
    pub shown_to_all: bool,
    /// O12: a quick game of a quarter of an hour. The first mistake loses round 1 or 2, and the final
    /// has three questions: 1, 3 and 5. Not serialised when off, so that older saves stay as they were.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub quick: bool,
    /// O13: where the tablet reads, round 3 is answered aloud and the answerer's reader rules. Not
    /// serialised when off.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub aloud: bool,
}

/// O12 and O13 are hashed only when on, so that games from before them keep their fingerprints.
impl Hash for Options {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (self.finder_wins, self.soft, self.thinking, self.clock_waits).hash(state);
        (self.sudden_death, self.early_guess, self.youngest_starts).hash(state);
        (self.no_last_chance, self.compared_guess, self.clock, self.shown_to_all).hash(state);
        if self.quick {
            self.quick.hash(state);
        }
        if self.aloud {
            "aloud".hash(state);
        }
    }
}

impl Options {
    /// The numbers of the final's questions, in order (MIDI-F-8; option O12).
    #[must_use]
    pub const fn final_questions(&self) -> &'static [u8] {
        if self.quick { &[1, 3, 5] } else { &[1, 2, 3, 4, 5] }
    }

    /// How many mistakes lose round 1 or 2 (MIDI-R1-10, R2-9; option O12).
    #[must_use]
    pub const fn mistakes(&self) -> u8 {
        if self.quick { 1 } else { 2 }
    }
}

/// Thinking time outside the face-off (option O3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Thinking {
    /// No limit.
    #[default]
    #[serde(rename = "none")]
    Unlimited,
    /// 15 seconds.
    #[serde(rename = "15")]
    Seconds15,
    /// 30 seconds.
    #[serde(rename = "30")]
    Seconds30,
    /// 60 seconds.
    #[serde(rename = "60")]
    Seconds60,
}

impl Thinking {
    /// Its length, if it is limited.
    #[must_use]
    pub const fn length(self) -> Option<Ms> {
        match self {
            Thinking::Unlimited => None,
            Thinking::Seconds15 => Some(Ms(15_000)),
            Thinking::Seconds30 => Some(Ms(30_000)),
            Thinking::Seconds60 => Some(Ms(60_000)),
        }
    }
}

/// Face-off time per player (option O10).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum FaceOffTime {
    /// 45 seconds.
    #[serde(rename = "45")]
    Seconds45,
    /// 60 seconds, the box's sand timers.
    #[default]
    #[serde(rename = "60")]
    Seconds60,
    /// 90 seconds.
    #[serde(rename = "90")]
    Seconds90,
    /// 120 seconds.
    #[serde(rename = "120")]
    Seconds120,
}

impl FaceOffTime {
    /// Its length.
    #[must_use]
    pub const fn length(self) -> Ms {
        match self {
            FaceOffTime::Seconds45 => Ms(45_000),
            FaceOffTime::Seconds60 => Ms(60_000),
            FaceOffTime::Seconds90 => Ms(90_000),
            FaceOffTime::Seconds120 => Ms(120_000),
        }
    }
}

impl Default for Options {
    fn default() -> Options {
        Options {
            finder_wins: false,
            soft: false,
            thinking: Thinking::Unlimited,
            clock_waits: false,
            sudden_death: false,
            early_guess: false,
            youngest_starts: false,
            no_last_chance: false,
            compared_guess: false,
            clock: FaceOffTime::Seconds60,
            shown_to_all: false,
            quick: false,
            aloud: false,
        }
    }
}

impl Ordered for Thinking {
    const ORDER: &'static [Thinking] =
        &[Thinking::Unlimited, Thinking::Seconds15, Thinking::Seconds30, Thinking::Seconds60];
}

impl Ordered for FaceOffTime {
    const ORDER: &'static [FaceOffTime] = &[
        FaceOffTime::Seconds45,
        FaceOffTime::Seconds60,
        FaceOffTime::Seconds90,
        FaceOffTime::Seconds120,
    ];
}

impl TableOptions for Options {
    const ALL: &'static [TableOption<Options>] = &[
        TableOption::named("MIDI-O1", &["richest", "finder"], |o| &mut o.finder_wins),
        TableOption::named("MIDI-O2", &["out", "soft"], |o| &mut o.soft),
        TableOption::named("MIDI-O3", &["none", "15", "30", "60"], |o| &mut o.thinking),
        TableOption::named("MIDI-O4", &["runs", "waits"], |o| &mut o.clock_waits),
        TableOption::named("MIDI-O5", &["shared", "sudden-death"], |o| &mut o.sudden_death),
        TableOption::named("MIDI-O6", &["flap", "start"], |o| &mut o.early_guess),
        TableOption::named("MIDI-O7", &["master", "youngest"], |o| &mut o.youngest_starts),
        TableOption::named("MIDI-O8", &["yes", "no"], |o| &mut o.no_last_chance),
        TableOption::named("MIDI-O9", &["secret", "compared"], |o| &mut o.compared_guess),
        TableOption::named("MIDI-O10", &["45", "60", "90", "120"], |o| &mut o.clock),
        TableOption::named("MIDI-O11", &["reader", "shown"], |o| &mut o.shown_to_all),
        TableOption::named("MIDI-O12", &["whole", "quick"], |o| &mut o.quick),
        TableOption::named("MIDI-O13", &["typed", "aloud"], |o| &mut o.aloud),
    ];
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::options::check::*;

    #[test]
    fn every_value_of_every_option_has_its_name() {
        each_value_is_read_as_it_is_written::<Options>();
        each_value_is_kept_and_counts::<Options>(&[]);
    }

    #[test]
    fn a_link_sets_each_option_by_its_rule_id() {
        let changes: [Change<Options>; 13] = [
            ("MIDI-O1", "finder", |options| options.finder_wins = true),
            ("MIDI-O2", "soft", |options| options.soft = true),
            ("MIDI-O3", "15", |options| options.thinking = Thinking::Seconds15),
            ("MIDI-O4", "waits", |options| options.clock_waits = true),
            ("MIDI-O5", "sudden-death", |options| options.sudden_death = true),
            ("MIDI-O6", "start", |options| options.early_guess = true),
            ("MIDI-O7", "youngest", |options| options.youngest_starts = true),
            ("MIDI-O8", "no", |options| options.no_last_chance = true),
            ("MIDI-O9", "compared", |options| options.compared_guess = true),
            ("MIDI-O10", "45", |options| options.clock = FaceOffTime::Seconds45),
            ("MIDI-O11", "shown", |options| options.shown_to_all = true),
            ("MIDI-O12", "quick", |options| options.quick = true),
            ("MIDI-O13", "aloud", |options| options.aloud = true),
        ];
        links_set(&changes);
    }

    #[test]
    fn what_was_changed_can_be_set_back() {
        let words = ["richest", "out", "none", "runs", "shared", "flap", "master", "yes", "secret"];
        for (i, word) in words.iter().chain(&["60", "reader", "whole", "typed"]).enumerate() {
            let mut options = Options::default();
            assert_eq!(options.set(&format!("MIDI-O{}", i + 1), word), Ok(()), "{word}");
            assert_eq!(options, Options::default());
        }
        let mut options = Options::default();
        assert_eq!(
            options.set("MIDI-O2", "on").and_then(|()| options.set("MIDI-O2", "off")),
            Ok(())
        );
        assert_eq!(options, Options::default());
    }

    #[test]
    fn an_unknown_option_or_value_changes_nothing() {
        for (id, value) in [("O14", "on"), ("MIDI-O1", "yes"), ("MIDI-O3", "20"), ("", "")] {
            is_unknown::<Options>(id, value);
        }
        is_unknown::<Options>("MIDI-O10", "61");
    }

    #[test]
    fn midi_q36_the_clock_is_60_seconds_unless_the_table_says_otherwise() {
        assert_eq!(Options::default().clock.length(), Ms(60_000));
    }

    #[test]
    fn midi_q4_no_limit_to_thinking_by_the_rulebook() {
        assert_eq!(Options::default().thinking.length(), None);
    }

    #[test]
    fn a_setup_saved_without_an_option_plays_by_the_rulebook() {
        let options: Options = serde_json::from_str(r#"{"thinking":"30"}"#).expect("it is JSON");
        assert_eq!(options, Options { thinking: Thinking::Seconds30, ..Options::default() });
    }
}
