//! The table options. MIL-O1 to O11 default to the rulebook, O12 to O17 to ours; a game that was set up
//! before those existed is played as it was.

use super::ladder::FIRST_NET;
use crate::rules::Ms;
use crate::rules::options::{Ordered, TableOption, TableOptions, is_on, yes};
use serde::{Deserialize, Serialize};
use std::hash::{Hash, Hasher};
use std::ops::RangeInclusive;

/// The options a table plays with.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Options {
    /// O1: how many times each player is host, or candidate.
    pub laps: u8,
    /// O2: the device is the host.
    pub device: bool,
    /// O3: how many minutes a host stays; 0 until nobody is in.
    pub minutes: u8,
    /// O4: one may walk away at any time before the final word.
    pub walk_any_time: bool,
    /// O5: thinking time for each question.
    pub thinking: Thinking,
    /// O6: the largest total wins, even when the million is won.
    pub richest_wins: bool,
    /// O7: a friend may really be telephoned.
    pub real_call: bool,
    /// O8: the host chooses which wrong answers the 50:50 removes.
    pub chosen_fifty: bool,
    /// O9: with 2 players the second card of the phone call is free too.
    pub second_card_free: bool,
    /// O10: as on television.
    pub television: bool,
    /// O11: the remaining games are played after the million.
    pub plays_on: bool,
    /// O12: money or question, and the final word, are asked of one contestant after the other at every step,
    /// as in the rulebook; else of all at the same time, from the first net on.
    #[serde(default = "yes", skip_serializing_if = "is_on")]
    pub in_turn: bool,
    /// O13: alone with the device, vote and call are free tries, as with 2 players; else an audience and a
    /// friend are drawn.
    #[serde(default = "yes", skip_serializing_if = "is_on")]
    pub tries_alone: bool,
    /// O14: a quick match of a quarter of an hour: one game, which all enter with the first net won.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub quick: bool,
    /// O15: the vote as in the rulebook: among all four letters, and a tablet that hosts adds the right one; else
    /// for nothing that the asker's 50:50 has taken, and as many cards as voters.
    #[serde(default = "yes", skip_serializing_if = "is_on")]
    pub letter_vote: bool,
    /// O16: below the first net, too, each answers behind the curtain when it is his turn; else all people answer at
    /// once, each on his side of the tablet.
    #[serde(default = "yes", skip_serializing_if = "is_on")]
    pub curtain_below: bool,
    /// O17: each question of the deck once, on a pyramid with as many steps (MIL-Q55).
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub deck_once: bool,
}

/// O12 to O17 are hashed only where they differ from the rulebook: older games keep their fingerprints.
impl Hash for Options {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (self.laps, self.device, self.minutes, self.walk_any_time, self.thinking).hash(state);
        (self.richest_wins, self.real_call, self.chosen_fifty).hash(state);
        (self.second_card_free, self.television, self.plays_on).hash(state);
        let ours = [!self.in_turn, !self.tries_alone, self.quick];
        if ours.contains(&true) {
            ours.hash(state);
        }
        let newer = [!self.letter_vote, !self.curtain_below];
        if newer.contains(&true) {
            newer.hash(state);
        }
        if self.deck_once {
            true.hash(state);
        }
    }
}

/// Thinking time for each question (option O5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Thinking {
    /// As long as one likes.
    #[default]
    #[serde(rename = "none")]
    Unlimited,
    /// 30 seconds.
    #[serde(rename = "30")]
    Seconds30,
    /// 60 seconds.
    #[serde(rename = "60")]
    Seconds60,
    /// 90 seconds.
    #[serde(rename = "90")]
    Seconds90,
}

impl Thinking {
    /// How long it is, if it is limited.
    #[must_use]
    pub const fn length(self) -> Option<Ms> {
        match self {
            Thinking::Unlimited => None,
            Thinking::Seconds30 => Some(Ms(30_000)),
            Thinking::Seconds60 => Some(Ms(60_000)),
            Thinking::Seconds90 => Some(Ms(90_000)),
        }
    }
}

impl Ordered for Thinking {
    const ORDER: &'static [Thinking] =
        &[Thinking::Unlimited, Thinking::Seconds30, Thinking::Seconds60, Thinking::Seconds90];
}

impl Default for Options {
    fn default() -> Options {
        Options {
            laps: 1,
            device: false,
            minutes: 0,
            walk_any_time: false,
            thinking: Thinking::Unlimited,
            richest_wins: false,
            real_call: false,
            chosen_fifty: false,
            second_card_free: false,
            television: false,
            plays_on: false,
            in_turn: false,
            tries_alone: false,
            quick: false,
            letter_vote: false,
            curtain_below: false,
            deck_once: false,
        }
    }
}

impl Options {
    /// How many laps there may be (option O1).
    pub const LAPS: RangeInclusive<u8> = 1..=9;

    /// The fewest players: a human host needs a contestant (MIL-Q2, Q29).
    #[must_use]
    pub const fn least_players(&self) -> u8 {
        if self.device { 1 } else { 2 }
    }

    /// Whether one may walk away at any time before the final word (MIL-TV-6; option O4).
    #[must_use]
    pub const fn walks_freely(&self) -> bool {
        self.walk_any_time || self.television
    }

    /// The rulebook to the letter (options O12, O13, O15, O16).
    #[must_use]
    pub fn letter() -> Options {
        Options {
            in_turn: true,
            tries_alone: true,
            letter_vote: true,
            curtain_below: true,
            ..Options::default()
        }
    }

    /// Whether all who are in are asked at the same time (option O12); never on television, where there is one.
    #[must_use]
    pub const fn together(&self) -> bool {
        !self.in_turn && !self.television
    }

    /// Whether money or question, and the final word, are asked at that level (option O12).
    #[must_use]
    pub const fn asks_at(&self, level: u8) -> bool {
        !self.together() || level >= FIRST_NET
    }

    /// Whether a question of that level is answered by all at once on the tablet (option O16): where no final word is
    /// asked and no clock runs (MIL-Q52).
    #[must_use]
    pub const fn on_glass(&self, level: u8) -> bool {
        let untimed = matches!(self.thinking, Thinking::Unlimited);
        !self.curtain_below && untimed && self.together() && !self.asks_at(level)
    }

    /// The level of the first question of a game (MIL-E2; option O14), if the pyramid has that step.
    #[must_use]
    pub const fn entry(&self) -> u8 {
        if self.one_game() { FIRST_NET + 1 } else { 1 }
    }

    /// Whether the match is one game (option O14); a deck that is played once may take several (option O17).
    #[must_use]
    pub const fn one_game(&self) -> bool {
        self.quick && !self.deck_once
    }

    /// How long a host stays, if the table limits it (option O3).
    #[must_use]
    pub fn stay(&self) -> Option<Ms> {
        (self.minutes > 0 && !self.deck_once).then(|| Ms(u32::from(self.minutes) * 60_000))
    }
}

impl TableOptions for Options {
    const ALL: &'static [TableOption<Options>] = &[
        TableOption::number("MIL-O1", Options::LAPS, |o| &mut o.laps),
        TableOption::named("MIL-O2", &["players", "device"], |o| &mut o.device),
        TableOption::number("MIL-O3", 0..=60, |o| &mut o.minutes),
        TableOption::named("MIL-O4", &["before", "any-time"], |o| &mut o.walk_any_time),
        TableOption::named("MIL-O5", &["none", "30", "60", "90"], |o| &mut o.thinking),
        TableOption::named("MIL-O6", &["millionaire", "richest"], |o| &mut o.richest_wins),
        TableOption::switch("MIL-O7", |o| &mut o.real_call),
        TableOption::named("MIL-O8", &["chance", "host"], |o| &mut o.chosen_fifty),
        TableOption::named("MIL-O9", &["final", "free"], |o| &mut o.second_card_free),
        TableOption::named("MIL-O10", &["together", "television"], |o| &mut o.television),
        TableOption::named("MIL-O11", &["ends", "plays-on"], |o| &mut o.plays_on),
        TableOption::named("MIL-O12", &["together", "in-turn"], |o| &mut o.in_turn),
        TableOption::named("MIL-O13", &["studio", "tries"], |o| &mut o.tries_alone),
        TableOption::named("MIL-O14", &["whole", "quick"], |o| &mut o.quick),
        TableOption::named("MIL-O15", &["counted", "letter"], |o| &mut o.letter_vote),
        TableOption::named("MIL-O16", &["glass", "curtain"], |o| &mut o.curtain_below),
        TableOption::switch("MIL-O17", |o| &mut o.deck_once),
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
        let changes: [Change<Options>; 17] = [
            ("MIL-O1", "3", |options| options.laps = 3),
            ("MIL-O2", "device", |options| options.device = true),
            ("MIL-O3", "20", |options| options.minutes = 20),
            ("MIL-O4", "any-time", |options| options.walk_any_time = true),
            ("MIL-O5", "60", |options| options.thinking = Thinking::Seconds60),
            ("MIL-O6", "richest", |options| options.richest_wins = true),
            ("MIL-O7", "on", |options| options.real_call = true),
            ("MIL-O8", "host", |options| options.chosen_fifty = true),
            ("MIL-O9", "free", |options| options.second_card_free = true),
            ("MIL-O10", "television", |options| options.television = true),
            ("MIL-O11", "plays-on", |options| options.plays_on = true),
            ("MIL-O12", "in-turn", |options| options.in_turn = true),
            ("MIL-O13", "tries", |options| options.tries_alone = true),
            ("MIL-O14", "quick", |options| options.quick = true),
            ("MIL-O15", "letter", |options| options.letter_vote = true),
            ("MIL-O16", "curtain", |options| options.curtain_below = true),
            ("MIL-O17", "on", |options| options.deck_once = true),
        ];
        links_set(&changes);
    }

    #[test]
    fn what_is_no_option_or_value_changes_nothing() {
        for (id, value) in [("MIL-O18", "on"), ("MIL-O1", "0"), ("MIL-O3", "61"), ("MIL-O5", "15")]
        {
            is_unknown::<Options>(id, value);
        }
    }

    #[test]
    fn a_setup_saved_without_an_option_plays_by_the_rulebook() {
        let options: Options = serde_json::from_str(r#"{"thinking":"30"}"#).expect("it is JSON");
        assert_eq!(options, Options { thinking: Thinking::Seconds30, ..Options::letter() });
    }

    #[test]
    fn what_is_ours_is_written_down_and_the_rulebooks_is_not() {
        let written = |options: &Options| serde_json::to_string(options).expect("it is JSON");
        for options in [Options::default(), Options::letter()] {
            let read = serde_json::from_str::<Options>(&written(&options));
            assert_eq!(read.expect("it is JSON"), options);
        }
        assert!(written(&Options::default()).contains(r#""in_turn":false,"tries_alone":false"#));
        let letter = written(&Options::letter());
        let ours = ["in_turn", "tries_alone", "quick", "letter_vote", "curtain_below", "deck_once"];
        assert!(ours.iter().all(|name| !letter.contains(name)));
    }
}
