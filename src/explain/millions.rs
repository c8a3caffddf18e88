//! *Qui veut gagner des millions ?*

use super::{Chapter, Explained, Way};
use crate::rules::millions::Options;
use strum::{IntoStaticStr, VariantArray};

/// The lines of its rules, each named after its text.
#[derive(Clone, Copy, PartialEq, Eq, Debug, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "snake_case")]
pub enum Line {
    GoalFifteen,
    GoalTen,
    GoalDeck,
    GoalHosts,
    GoalHost,
    GoalTablet,
    GoalAlone,
    GoalCandidates,
    GoalCandidate,
    GoalCandidatesTablet,
    GoalCandidateTablet,
    GoalMillion,
    GoalTotal,
    ChoiceEach,
    ChoiceFromNet,
    Choice2,
    ChoiceNothing,
    ChoiceSure,
    ChoiceFree,
    Answer1,
    AnswerGlass,
    AnswerThen,
    AnswerSecret,
    AnswerOpen,
    AnswerHush,
    AnswerAside,
    LifelinesSecret,
    LifelinesOpen,
    LifelinesHost,
    LifelinesTablet,
    LifelinesVote,
    LifelinesFriend,
    LifelinesStudio,
    LifelinesTries,
    LifelinesFour,
    LifelinesCall,
    ConfirmEach,
    ConfirmAll,
    ConfirmOne,
    Confirm2,
    Confirm3,
    Over1,
    OverTime,
    OverHost,
    OverLeft,
    OverCandidate,
    OverHosted,
    OverPlayed,
    OverQuick,
    OverDeck,
}

impl Explained for Way<Options> {
    type Line = Line;

    fn chapters(&self) -> Vec<Chapter<Line>> {
        vec![
            Chapter::new("goal", self.goal()),
            Chapter::new("choice", self.choice()),
            Chapter::new("answer", self.answer()),
            Chapter::new("lifelines", self.lifelines()),
            Chapter::new("confirm", self.confirm()),
            Chapter::new("over", self.over()),
        ]
    }
}

impl Way<Options> {
    /// Nobody else is at the table.
    const fn alone(&self) -> bool {
        self.options.device && self.players == 1
    }

    /// How many answer in one game.
    const fn contestants(&self) -> usize {
        let Options { television, device, .. } = self.options;
        match (television, device) {
            (true, _) => 1,
            (false, true) => self.players,
            (false, false) => self.players.saturating_sub(1),
        }
    }

    /// Whether one single person answers in the whole match: nobody is compared with.
    const fn one_climbs(&self) -> bool {
        self.contestants() == 1 && (self.one_stay() || self.alone())
    }

    /// Whether nobody takes the place of whoever leads, or answers alone on television (MIL-O14, Q55).
    const fn one_stay(&self) -> bool {
        let Options { television, deck_once, .. } = self.options;
        self.options.one_game() || (deck_once && !television)
    }

    /// Whether an asker has nobody to ask (MIL-2P, Q29).
    const fn nobody_to_ask(&self) -> bool {
        let hosts = if self.options.device { 0 } else { 1 };
        self.players == hosts + 1
    }

    fn goal(&self) -> Vec<Line> {
        let Options { device, television, richest_wins, deck_once, .. } = self.options;
        let steps = match self.options.entry() {
            _ if deck_once => Line::GoalDeck,
            1 => Line::GoalFifteen,
            _ => Line::GoalTen,
        };
        let who = match (device, television, self.one_stay()) {
            _ if self.alone() => Line::GoalAlone,
            (true, true, true) => Line::GoalCandidateTablet,
            (true, true, false) => Line::GoalCandidatesTablet,
            (true, false, _) => Line::GoalTablet,
            (false, true, true) => Line::GoalCandidate,
            (false, true, false) => Line::GoalCandidates,
            (false, false, true) => Line::GoalHost,
            (false, false, false) => Line::GoalHosts,
        };
        let wins = if richest_wins { Line::GoalTotal } else { Line::GoalMillion };
        let wins = (!self.one_climbs()).then_some(wins);
        [steps, who].into_iter().chain(wins).collect()
    }

    fn choice(&self) -> Vec<Line> {
        let entry = self.options.entry();
        let each = self.options.asks_at(entry);
        let free = self.options.walks_freely().then_some(Line::ChoiceFree);
        let when = if each { Line::ChoiceEach } else { Line::ChoiceFromNet };
        let least = if entry > 1 { Line::ChoiceSure } else { Line::ChoiceNothing };
        [when, Line::Choice2, least].into_iter().chain(free).collect()
    }

    fn answer(&self) -> Vec<Line> {
        let tap = Line::Answer1;
        if self.options.television {
            return vec![tap, Line::AnswerOpen, Line::AnswerAside];
        }
        // Whoever leads does not answer; a robot may lead, too.
        let answer = if self.options.device { self.people } else { self.people.saturating_sub(1) };
        if answer < 2 {
            return vec![tap, Line::AnswerAside];
        }
        if self.options.on_glass(self.options.entry()) {
            return vec![Line::AnswerGlass, Line::AnswerThen, tap, Line::AnswerHush];
        }
        vec![tap, Line::AnswerSecret, Line::AnswerHush, Line::AnswerAside]
    }

    fn lifelines(&self) -> Vec<Line> {
        let Options { device, letter_vote, tries_alone, second_card_free, .. } = self.options;
        let open = self.options.television || self.contestants() == 1;
        let fifty = if open { Line::LifelinesOpen } else { Line::LifelinesSecret };
        let call = self.options.real_call.then_some(Line::LifelinesCall);
        let others = match (device, letter_vote) {
            _ if self.alone() && !tries_alone => vec![Line::LifelinesStudio],
            _ if self.nobody_to_ask() && second_card_free => vec![Line::LifelinesFour],
            _ if self.nobody_to_ask() => vec![Line::LifelinesTries],
            (false, _) => vec![Line::LifelinesHost, Line::LifelinesFriend],
            (true, true) => vec![Line::LifelinesTablet, Line::LifelinesFriend],
            (true, false) => vec![Line::LifelinesVote, Line::LifelinesFriend],
        };
        [fifty].into_iter().chain(others).chain(call).collect()
    }

    fn confirm(&self) -> Vec<Line> {
        let asked = match (self.contestants(), self.options.together()) {
            (1, _) => Line::ConfirmOne,
            (_, true) => Line::ConfirmAll,
            (_, false) => Line::ConfirmEach,
        };
        // MIL-Q36: on television both lifelines and walking away are possible again.
        let change = (!self.options.television).then_some(Line::Confirm2);
        let turn = (self.contestants() > 1).then_some(Line::Confirm3);
        [asked].into_iter().chain(change).chain(turn).collect()
    }

    fn over(&self) -> Vec<Line> {
        let Options { device, television, laps, .. } = self.options;
        if self.options.deck_once {
            return vec![Line::Over1, Line::OverDeck];
        }
        let (limited, quick) = (self.options.minutes > 0, self.options.quick);
        let timed = (limited && !self.alone()).then_some(Line::OverTime);
        let next = match (television, device) {
            _ if quick || (self.alone() && laps == 1) => vec![Line::OverQuick],
            _ if self.alone() => vec![],
            (true, _) => vec![Line::OverCandidate, Line::OverPlayed],
            (false, true) => vec![Line::OverLeft, Line::OverPlayed],
            (false, false) => vec![Line::OverHost, Line::OverHosted],
        };
        [Line::Over1].into_iter().chain(timed).chain(next).collect()
    }
}
