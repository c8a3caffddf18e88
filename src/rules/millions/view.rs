//! All that a screen can know of *Qui veut gagner des millions ?* (MIL-V1 to V4, C6): everybody sees the
//! question once it is read; only the host sees the right answer before the reveal; only the contestant sees
//! covers, 50:50, votes and a friend's answer. The table sees who has settled, but not on what.

use super::automatic::Belief;
use super::holder::{Holder, Stand};
use super::ladder::Steps;
use super::letters::{Letter, Letters};
use super::lifelines::Lifeline;
use super::studio::{Advice, Poll};
use super::{Millions, Phase};
use crate::rules::crowd::Crowd;
use crate::rules::{Game, Ms, Seat, Viewer};

pub use crate::rules::clock::Clock;
pub use phase::{May, PhaseView};
pub use shown::{AnswerView, ShownView};

mod phase;
mod shown;

#[cfg(target_os = "unknown")]
use reactive_stores::{Patch, Store};

/// The table as one viewer sees it.
#[derive(Clone, PartialEq, Debug, serde::Serialize)]
#[cfg_attr(target_os = "unknown", derive(Store, Patch))]
pub struct TableView {
    /// By seat; never shrinks.
    pub seats: Vec<SeatView>,
    /// What the table waits for.
    #[cfg_attr(target_os = "unknown", patch(|this, new| *this = new))]
    pub phase: PhaseView,
    /// The seat that must act now and, in private phases, look.
    #[cfg_attr(target_os = "unknown", patch(|this, new| *this = new))]
    pub turn: Option<Seat>,
    /// The host; nobody when the device is it (MIL-Q29).
    #[cfg_attr(target_os = "unknown", patch(|this, new| *this = new))]
    pub host: Option<Seat>,
    /// The number of this game, from 1.
    pub game: u16,
    /// How many stays of hosts are still to come after this one.
    pub stays_left: u8,
    /// When the host's minutes are over, if they are limited (option O3).
    #[cfg_attr(target_os = "unknown", patch(|this, new| *this = new))]
    pub stay_until: Option<Ms>,
    /// The level of the question now, or of the next one in a choice, from 1 to 15.
    pub level: u8,
    /// The steps of the pyramid (option O17).
    #[cfg_attr(target_os = "unknown", patch(|this, new| *this = new))]
    pub steps: Steps,
    /// The question, if the viewer may see it.
    #[cfg_attr(target_os = "unknown", patch(|this, new| *this = new))]
    pub question: Option<QuestionView>,
    /// What the host alone sees.
    #[cfg_attr(target_os = "unknown", patch(|this, new| *this = new))]
    pub console: Option<ConsoleView>,
    /// The viewer's own holder, for a contestant who is in.
    #[cfg_attr(target_os = "unknown", patch(|this, new| *this = new))]
    pub holder: Option<HolderView>,
    /// The viewer's own belief, for an automatic player.
    #[cfg_attr(target_os = "unknown", patch(|this, new| *this = new))]
    pub belief: Option<Belief>,
    /// What the last move revealed to everybody.
    #[cfg_attr(target_os = "unknown", patch(|this, new| *this = new))]
    pub shown: Option<ShownView>,
}

/// The role of a seat in the current game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
pub enum Role {
    /// The host (MIL-H2).
    Host,
    /// A contestant who is in.
    In,
    /// A contestant who is out, with the amount paid (MIL-M2).
    Out {
        /// How much, in euros.
        paid: u32,
    },
    /// A player who only votes and is phoned (MIL-TV-3).
    Audience,
    /// A player who has left the table (MIL-Q31).
    Gone,
}

/// One seat.
#[derive(Clone, PartialEq, Debug, serde::Serialize)]
#[cfg_attr(target_os = "unknown", derive(Store, Patch))]
pub struct SeatView {
    /// Its total of all games (MIL-M1), in euros.
    pub total: u32,
    /// Its role in this game.
    #[cfg_attr(target_os = "unknown", patch(|this, new| *this = new))]
    pub role: Role,
    /// The lifelines it has left in this game; none for a host or the audience.
    #[cfg_attr(target_os = "unknown", patch(|this, new| *this = new))]
    pub lifelines: Vec<Lifeline>,
    /// Whether it has settled its answer to this question.
    pub settled: bool,
    /// Whether it has given its final word.
    pub confirmed: bool,
    /// Its thinking time (option O5).
    #[cfg_attr(target_os = "unknown", patch(|this, new| *this = new))]
    pub clock: Clock,
    /// Whether it has to act.
    pub turn: bool,
    /// Whether the tablet plays it.
    pub automatic: bool,
    /// On whom it has bet at this question (MIL-Q53).
    #[cfg_attr(target_os = "unknown", patch(|this, new| *this = new))]
    pub bet: Option<Seat>,
    /// Whether it has left the table and is back from the next game on (MIL-Q45).
    pub returns: bool,
}

/// A question, without its answer.
#[derive(Clone, PartialEq, Debug, serde::Serialize)]
pub struct QuestionView {
    /// The question.
    pub q: String,
    /// The answers A to D, in that order.
    pub answers: [String; 4],
    /// What everybody knows to be wrong: by free tries, and on television by the 50:50.
    pub excluded: Letters,
}

/// What the host alone sees (MIL-H4, V3, V4).
#[derive(Clone, PartialEq, Debug, serde::Serialize)]
pub struct ConsoleView {
    /// The right answer.
    pub right: Letter,
    /// The letter cards given, by seat, in a vote that is being taken or by a friend.
    pub given: Vec<(Seat, Letter)>,
    /// The holder of the only contestant, with 2 players (MIL-V4).
    pub holder: Option<HolderView>,
}

/// A contestant's holder, for that contestant's eyes (MIL-V2).
#[derive(Clone, PartialEq, Debug, serde::Serialize)]
pub struct HolderView {
    /// What is covered.
    pub covers: Letters,
    /// The answers that can no longer be chosen.
    pub excluded: Letters,
    /// The letter cards from audience and host, sorted, so that they tell nobody's vote.
    pub cards: Vec<Letter>,
    /// Whether the right one is always among them (MIL-JV4, Q51).
    pub right_among: bool,
    /// The friend, and the letter given.
    pub friend: Option<(Seat, Letter)>,
    /// How the studio's audience voted, in per cent by letter (option O13).
    pub poll: Option<Poll>,
    /// What the studio's friend says, and how sure he is (option O13).
    pub advice: Option<Advice>,
}

/// The same as [`Millions::bets_on`], from any view.
#[must_use]
pub fn bets_offered(view: &TableView, seat: Seat) -> Vec<Seat> {
    let read = view.question.is_some() && !matches!(view.phase, PhaseView::Reading { .. });
    let Some(me) = view.seats.get(seat.index()).filter(|me| read && !me.turn) else {
        return vec![];
    };
    if !matches!(me.role, Role::Out { .. } | Role::Audience) {
        return vec![];
    }
    let is_in = |on: &Seat| view.seats[on.index()].role == Role::In && me.bet != Some(*on);
    Seat::all(view.seats.len() as u8).filter(is_in).collect()
}

impl HolderView {
    /// The uncovered answer, if there is exactly one (MIL-Q28).
    #[must_use]
    pub fn uncovered(&self) -> Option<Letter> {
        self.covers.rest().single()
    }
}

/// The view of `viewer`.
pub(super) fn view(state: &Millions, viewer: Viewer) -> TableView {
    let own = if let Viewer::Seat(seat) = viewer { Some(seat) } else { None };
    let own = own.filter(|seat| seat.0 < state.house.seats);
    let open = !state.is_choosing() && !matches!(state.phase, Phase::Over(_));
    let hosts = own.is_some() && own == state.host() && open;
    let thinks = |seat: &Seat| open && state.still.has(*seat) && state.is_read();
    TableView {
        seats: Seat::all(state.house.seats).map(|seat| seat_view(state, seat)).collect(),
        phase: phase::of(state),
        turn: state.turn(),
        host: state.host(),
        game: state.game,
        stays_left: state.stays_left(),
        stay_until: state.stay_until,
        level: state.level,
        steps: state.house.steps.0,
        question: (open && (hosts || state.is_read())).then(|| question(state)),
        console: hosts.then(|| console(state)),
        holder: own.filter(thinks).map(|seat| holder(state, seat)),
        belief: own.and_then(|seat| state.belief(seat)),
        shown: state.revealed(),
    }
}

impl Millions {
    /// Whether everybody sees the question (MIL-P3).
    pub(super) const fn is_read(&self) -> bool {
        !matches!(self.phase, Phase::Reading | Phase::Over(_)) && !self.is_choosing()
    }

    /// How many stays are still to come after this one (MIL-M3).
    fn stays_left(&self) -> u8 {
        if matches!(self.phase, Phase::Over(_))
            || self.house.options.quick
            || self.house.options.deck_once
        {
            return 0;
        }
        let laps = self.house.options.laps;
        let left = |seat: Seat| u16::from(laps.saturating_sub(self.led[seat.index()]));
        // Who is expected back leads a stay again when his turn comes (MIL-Q45).
        let all = self.returning.0.iter().fold(self.present, Crowd::with);
        let after = all.iter().map(left).sum::<u16>().saturating_sub(u16::from(all.has(self.lead)));
        u8::try_from(after).unwrap_or(u8::MAX)
    }

    /// What the automatic player on that seat believes about the question, once it is read.
    fn belief(&self, seat: Seat) -> Option<Belief> {
        let automatic = self.house.levels[seat.index()].is_some();
        (automatic && self.is_read()).then(|| self.beliefs[seat.index()])
    }

    /// What everybody knows to be wrong (MIL-2P-12, TV-7).
    pub(super) fn known_wrong(&self) -> Letters {
        let open = self.house.options.television;
        let known = |holder: &Holder| if open { holder.excluded() } else { holder.tried };
        let all = self.asked().map(|seat| known(self.holder(seat)));
        all.fold(Letters::NONE, Letters::and)
    }

    /// The contestant whose whole holder the host sees, with 2 players (MIL-V4).
    pub(super) fn only_contestant(&self) -> Option<Seat> {
        self.asked().next().filter(|&seat| self.is_alone(seat))
    }
}

fn seat_view(state: &Millions, seat: Seat) -> SeatView {
    let (holder, place) = (state.holder(seat), seat.index());
    let role = match state.paid[place] {
        _ if !state.present.has(seat) => Role::Gone,
        _ if state.host() == Some(seat) => Role::Host,
        _ if state.still.has(seat) => Role::In,
        Some(paid) => Role::Out { paid },
        None => Role::Audience,
    };
    let competes = matches!(role, Role::In | Role::Out { .. });
    let left = Lifeline::ALL.into_iter().filter(|&l| competes && state.lifelines[place].has(l));
    let answers = role == Role::In && state.is_read();
    SeatView {
        total: state.purse.wallet(seat),
        role,
        lifelines: left.collect(),
        settled: answers && holder.stand != Stand::Open,
        confirmed: answers && matches!(holder.stand, Stand::Final | Stand::Nothing),
        clock: if answers { holder.clock } else { Clock::Free },
        turn: state.acts(seat),
        automatic: state.house.levels[place].is_some(),
        bet: state.bets.0[place],
        returns: state.returning.0.has(seat),
    }
}

fn question(state: &Millions) -> QuestionView {
    let (question, answers) = (state.question(), state.question().answers());
    QuestionView {
        q: question.q.clone(),
        answers: state.order.map(|text| answers[usize::from(text)].clone()),
        excluded: state.known_wrong(),
    }
}

fn console(state: &Millions) -> ConsoleView {
    let given = match state.phase {
        Phase::Vote(vote) => Seat::all(state.house.seats)
            .filter_map(|seat| vote.given[seat.index()].map(|letter| (seat, letter)))
            .collect(),
        Phase::Answer { seat, .. } => state.holder(seat).friend.into_iter().collect(),
        _ => vec![],
    };
    let only = state.only_contestant().map(|seat| holder(state, seat));
    ConsoleView { right: state.right(), given, holder: only }
}

fn holder(state: &Millions, seat: Seat) -> HolderView {
    let holder = state.holder(seat);
    let cards =
        |letter: Letter| std::iter::repeat_n(letter, usize::from(holder.ballot[letter.index()]));
    HolderView {
        covers: holder.covers,
        excluded: holder.excluded(),
        cards: Letter::ALL.into_iter().flat_map(cards).collect(),
        right_among: state.host_votes(),
        friend: holder.friend,
        poll: state.heard.0.poll,
        advice: state.heard.0.advice,
    }
}
