//! What the table waits for, as a screen sees it: each phase with all that it shows.

use super::super::ladder::{after_wrong, worth};
use super::super::letters::{Letter, Letters};
use super::super::lifelines::Lifeline;
use super::super::tries::Tries;
use super::super::vote::Vote;
use super::super::{End, Millions, Phase};
use crate::rules::crowd::Crowd;
use crate::rules::{Game, Ms, Seat};

/// What a contestant may do besides covering or saying an answer.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize)]
pub struct May {
    /// The lifelines that may be used now.
    pub lifelines: Vec<Lifeline>,
    /// The players who may be phoned; empty when vote and call are free tries (section 7), or the studio's.
    pub friends: Vec<Seat>,
    /// Whether the studio's audience and friend are asked (option O13).
    pub studio: bool,
    /// Whether somebody may really be telephoned (option O7).
    pub call: bool,
    /// Whether a second free card may be shown (option O9).
    pub free_card: bool,
    /// Whether the contestant may walk away.
    pub walk: bool,
    /// Whether an answer that was just kept is settled automatically, because all are asked for their final
    /// word together (option O12).
    pub settles: bool,
}

/// What the table waits for, with all that the screen of that phase shows.
#[derive(Clone, PartialEq, Debug, serde::Serialize)]
pub enum PhaseView {
    /// The next question, or the money in hand.
    Choice {
        /// The seat asked first.
        seat: Seat,
        /// The seats that may choose now: `seat` alone, or all that have not chosen yet (option O12).
        left: Crowd,
        /// The money in hand, in euros.
        in_hand: u32,
        /// What the question is worth.
        worth: u32,
        /// What a wrong answer pays.
        after_wrong: u32,
    },
    /// The host reads the question.
    Reading { host: Seat },
    /// A contestant answers: in secret, or aloud on television.
    Answer {
        seat: Seat,
        /// Whether this follows a no to the final word.
        again: bool,
        /// Whether the answer is given aloud (MIL-TV-5).
        aloud: bool,
        may: May,
        /// The other seats that may answer already, on screens of their own (MIL-Q49).
        ahead: Crowd,
        /// The people who may answer at once, each on his side of the tablet (option O16).
        glass: Crowd,
    },
    /// The host chooses the wrong answer that stays (option O8).
    Fifty { asker: Seat },
    /// A voter gives a letter; the others have given theirs or are still to come.
    Vote {
        asker: Seat,
        voter: Seat,
        /// The seat that is out and keeps the ballots (MIL-Q54).
        keeper: Option<Seat>,
        /// The seats that have voted.
        voted: Crowd,
        /// The letters that may be given.
        letters: Letters,
    },
    /// The friend gives a letter.
    Friend {
        asker: Seat,
        friend: Seat,
        /// The letters that may be given.
        letters: Letters,
    },
    /// A real call; its 30 seconds run until that moment.
    Call { asker: Seat, until: Option<Ms> },
    /// A letter card is shown in a free try.
    Tries { seat: Seat, lifeline: Lifeline, second: bool },
    /// The final word is asked.
    Confirm {
        /// The seat asked first.
        seat: Seat,
        /// The seats that may answer now: `seat` alone, or all that have settled (option O12).
        left: Crowd,
        /// The answer, if it was given aloud.
        said: Option<Letter>,
        /// Whether the contestant may still walk away (option O4, MIL-TV-6).
        walk: bool,
    },
    /// The match is over.
    Over { end: End },
}

impl May {
    /// Covering and settling only, for a contestant who is not asked yet.
    #[must_use]
    pub const fn ahead(&self) -> May {
        May {
            lifelines: vec![],
            friends: vec![],
            studio: false,
            call: false,
            free_card: false,
            walk: false,
            settles: self.settles,
        }
    }
}

impl Millions {
    /// The first seat asked of those that may act.
    fn first_awaited(&self) -> Seat {
        self.turn().expect("whoever is asked has not answered yet")
    }
}

/// What the table waits for.
pub(super) fn of(state: &Millions) -> PhaseView {
    let television = state.house.options.television;
    match state.phase {
        Phase::Choice { .. } | Phase::Choices { .. } => PhaseView::Choice {
            seat: state.first_awaited(),
            left: state.awaited(),
            in_hand: state.in_hand(),
            worth: worth(state.level),
            after_wrong: after_wrong(state.level),
        },
        Phase::Reading => PhaseView::Reading { host: state.lead },
        Phase::Answer { seat, again } => {
            let (may, ahead, glass) = (may(state, seat, again), state.ahead(), state.on_glass());
            PhaseView::Answer { seat, again, aloud: television, may, ahead, glass }
        }
        Phase::Fifty { asker } => PhaseView::Fifty { asker },
        Phase::Vote(vote) => of_vote(state, vote),
        Phase::Friend { asker, friend } => {
            PhaseView::Friend { asker, friend, letters: state.givable(asker) }
        }
        Phase::Call { asker, until } => PhaseView::Call { asker, until },
        Phase::Tries(Tries { seat, lifeline, second }) => {
            PhaseView::Tries { seat, lifeline, second }
        }
        Phase::Confirm { .. } | Phase::FinalWords => PhaseView::Confirm {
            seat: state.first_awaited(),
            left: state.awaited(),
            said: state.holder(state.first_awaited()).uncovered().filter(|_| television),
            walk: state.house.options.walks_freely(),
        },
        Phase::Over(end) => PhaseView::Over { end: state.crowned(end) },
    }
}

fn of_vote(state: &Millions, vote: Vote) -> PhaseView {
    let has_voted = |seat: &Seat| vote.given[seat.index()].is_some();
    PhaseView::Vote {
        asker: vote.asker,
        voter: state.voters_left(vote).next().unwrap_or(vote.asker),
        keeper: state.keeper(vote.asker),
        voted: Seat::all(state.house.seats).filter(has_voted).collect(),
        letters: state.givable(vote.asker),
    }
}

fn may(state: &Millions, seat: Seat, again: bool) -> May {
    let uses = |lifeline: &Lifeline| !again && state.may_use(seat, *lifeline).is_ok();
    let lifelines: Vec<Lifeline> = Lifeline::ALL.into_iter().filter(uses).collect();
    let phones = lifelines.contains(&Lifeline::Phone);
    May {
        friends: if phones { state.others(seat).collect() } else { vec![] },
        studio: state.has_studio(seat),
        call: phones && state.house.options.real_call,
        free_card: !again && state.holder(seat).free_card,
        walk: state.may_walk(seat, again).is_ok(),
        settles: state.house.options.together() && state.others(seat).next().is_some(),
        lifelines,
    }
}
