//! Automatic players. What they know is drawn at random, not read off the cards: when a question is put, each
//! draws a [`Belief`] – the likely answers and whether it feels sure – with the chance of its level at that
//! step. The belief is in the player's own view only; from it and from the results of lifelines the player
//! reckons how likely each answer is, and plays ordinary moves.

use super::ladder::{Steps, TOP, after_wrong, worth};
use super::letters::{Letter, Letters};
use super::lifelines::Lifeline;
use super::studio::Advice;
use super::view::{HolderView, May, PhaseView, TableView};
use super::{Millions, Move};
use crate::rules::knowing::{Chances, knows};
use crate::rules::{Level, Ms, Rng, Seat};

/// The chance of being right without help in per cent, by step of the pyramid: débutant, habitué,
/// champion.
pub const KNOWS: [Chances; TOP as usize] = [
    [98, 99, 99],
    [96, 98, 99],
    [94, 97, 98],
    [91, 96, 98],
    [88, 94, 97],
    [83, 91, 94],
    [77, 87, 91],
    [70, 83, 88],
    [63, 78, 84],
    [56, 73, 79],
    [48, 66, 73],
    [42, 58, 66],
    [36, 50, 58],
    [31, 43, 50],
    [27, 36, 43],
];
/// How often a player feels sure, in per cent: when right, and when wrong.
const SURE: [Chances; 2] = [[60, 75, 90], [40, 25, 10]];
/// By how much a player overrates its own knowledge, in per cent.
const VANITY: Chances = [20, 5, 0];
/// The certainty wanted before answering with a lifeline in hand, in per cent.
const WANTED: Chances = [50, 65, 80];
/// The weight of a prospect against money in hand, in per cent.
const NERVE: Chances = [75, 80, 90];

/// How long an automatic player takes for a move when time counts (options O3, O5).
pub const PACE: Ms = Ms(2_000);

/// What an automatic player believes about a question.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize)]
pub struct Belief {
    /// The answers, the likeliest first.
    pub order: [Letter; 4],
    /// Whether the player feels sure of the first.
    pub sure: bool,
}

impl Belief {
    /// The belief of a person, and of everybody while no question is put.
    pub const NONE: Belief = Belief { order: Letter::ALL, sure: false };

    /// A random belief.
    pub(super) fn any(rng: &mut Rng) -> Belief {
        let mut order = Letter::ALL;
        rng.shuffle(&mut order);
        Belief { order, sure: rng.below(2) == 0 }
    }

    /// The likeliest of those letters.
    fn best_of(&self, letters: Letters) -> Option<Letter> {
        self.order.into_iter().find(|&letter| letters.has(letter))
    }
}

impl Millions {
    /// Draws what that seat believes about the question in the holder; [`Belief::NONE`] for a person.
    pub(super) fn belief_of(&mut self, seat: Seat) -> Belief {
        let Some(level) = self.house.levels[seat.index()] else { return Belief::NONE };
        let right = self.right();
        let known = knows(&KNOWS[usize::from(self.level - 1)], level, &mut self.chance);
        let mut order = Letter::ALL;
        self.chance.shuffle(&mut order);
        let place = if known { 0 } else { 1 + self.chance.below(3) as usize };
        let now = order.iter().position(|&letter| letter == right);
        order.swap(now.expect("all four are there"), place);
        Belief { order, sure: knows(&SURE[usize::from(!known)], level, &mut self.chance) }
    }
}

/// The move of an automatic player, from what his seat may know.
pub(super) fn suggest(view: &TableView, seat: Seat, level: Level, rng: &mut Rng) -> Option<Move> {
    if !view.seats.get(seat.index())?.turn {
        return None;
    }
    Some(match &view.phase {
        PhaseView::Choice { .. } => choose(view, seat, level, rng),
        PhaseView::Reading { .. } => Move::Read,
        PhaseView::Answer { aloud, may, .. } => answer(view, *aloud, may, level, rng)?,
        PhaseView::Fifty { .. } => {
            let known = view.question.as_ref()?.excluded.with(view.console.as_ref()?.right);
            Move::Spare(known.rest().draw(rng))
        }
        PhaseView::Vote { letters, .. } | PhaseView::Friend { letters, .. } => {
            Move::Give(view.belief?.best_of(*letters)?)
        }
        PhaseView::Call { until: None, .. } => Move::Connected,
        PhaseView::Call { .. } => Move::HangUp,
        PhaseView::Tries { .. } => Move::Show(view.reckon(level)?.0),
        PhaseView::Confirm { .. } => Move::Yes,
        PhaseView::Over { .. } => return None,
    })
}

/// A player's own estimate of the chance of being right at that step, in per cent.
fn confidence(step: u8, level: Level) -> u32 {
    let rank = level.rank();
    (KNOWS[usize::from(step - 1)][rank] + VANITY[rank]).min(99)
}

/// Whether answering with that chance is worth more to the player than the money in hand: below the first
/// net, and where a wrong answer pays the same (MIL-G3), it always is.
fn is_worth_it(steps: Steps, step: u8, chance: u32, level: Level) -> bool {
    let prospect = (chance * worth(step) + (100 - chance) * after_wrong(step)) / 100;
    let hand = steps.in_hand(step);
    after_wrong(step) == 0
        || after_wrong(step) == hand
        || prospect * NERVE[level.rank()] / 100 >= hand
}

/// The next question, unless the money in hand is worth more; each lifeline halves the doubt.
fn choose(view: &TableView, seat: Seat, level: Level, rng: &mut Rng) -> Move {
    let lifelines = view.seats[seat.index()].lifelines.len() as u32;
    let doubt = (100 - confidence(view.level, level)) >> lifelines;
    // A débutant has moods.
    let mood = if level == Level::Beginner { rng.below(20) } else { 0 };
    let chance = (100 - doubt).saturating_sub(mood);
    if is_worth_it(view.steps, view.level, chance, level) { Move::Try } else { Move::Take }
}

/// A lifeline while in doubt, then the answer, or the money if that is worth more.
fn answer(view: &TableView, aloud: bool, may: &May, level: Level, rng: &mut Rng) -> Option<Move> {
    let (best, chance) = view.reckon(level)?;
    if may.free_card {
        return Some(Move::Show(best));
    }
    if chance < WANTED[level.rank()]
        && let Some(mv) = lifeline(may, level, rng)
    {
        return Some(mv);
    }
    if may.walk && !is_worth_it(view.steps, view.level, chance, level) {
        return Some(Move::Walk);
    }
    if aloud { Some(Move::Say(best)) } else { Some(leave_uncovered(view.holder.as_ref()?, best)) }
}

/// A débutant takes any lifeline, the others the one that tells least first.
fn lifeline(may: &May, level: Level, rng: &mut Rng) -> Option<Move> {
    let lifeline = match level {
        Level::Beginner => rng.pick(&may.lifelines),
        _ => may.lifelines.last(),
    }?;
    Some(match lifeline {
        Lifeline::Fifty => Move::Fifty,
        Lifeline::Audience => Move::Audience,
        Lifeline::Phone => Move::Phone(rng.pick(&may.friends).copied()),
    })
}

/// Leaves only that answer uncovered, then settles.
fn leave_uncovered(holder: &HolderView, answer: Letter) -> Move {
    if holder.uncovered() == Some(answer) { Move::Settle } else { Move::Keep(answer) }
}

impl TableView {
    /// The likeliest answer of the question as that player sees it, and its chance in per cent.
    fn reckon(&self, level: Level) -> Option<(Letter, u32)> {
        let (holder, belief) = (self.holder.as_ref()?, self.belief?);
        let weights = Letter::ALL.map(|letter| weigh(self.level, level, holder, belief, letter));
        let best = belief.order.into_iter().rev().max_by_key(|letter| weights[letter.index()])?;
        let all: u64 = weights.iter().sum();
        Some((best, (weights[best.index()] * 100 / all.max(1)) as u32))
    }
}

/// The weight of an answer against the others, from the belief, the audience's cards and the friend.
fn weigh(step: u8, level: Level, holder: &HolderView, belief: Belief, letter: Letter) -> u64 {
    if holder.excluded.has(letter) {
        return 0;
    }
    let (chance, rank) = (confidence(step, level), level.rank());
    let feels = |how: usize| if belief.sure { SURE[how][rank] } else { 100 - SURE[how][rank] };
    let believed = match letter == belief.order[0] {
        // Three wrong ones share the chance of being wrong.
        true => 3 * chance * feels(0),
        false => (100 - chance) * feels(1),
    };
    let cards = holder.cards.iter().filter(|&&card| card == letter).count() as u32;
    let voted = match (holder.cards.is_empty(), holder.right_among) {
        (true, _) => 1,
        // The right one is always among the cards (MIL-JV6).
        (false, true) => cards * cards,
        (false, false) => 1 + 2 * cards,
    };
    let phoned = holder.friend.is_some_and(|(_, said)| said == letter);
    let told = believed * voted * if phoned { 4 } else { 1 };
    u64::from(told) * holder.studio(letter)
}

impl HolderView {
    /// How much more likely the studio's audience and friend make an answer (option O13).
    fn studio(&self, letter: Letter) -> u64 {
        let polled = self.poll.map_or(1, |poll| 1 + u64::from(poll[letter.index()]));
        let advised = self.advice.map_or(1, |Advice { letter: said, certainty }| {
            let certainty = u64::from(certainty);
            // Three wrong ones share his doubt.
            if said == letter { 3 * certainty } else { 100 - certainty }
        });
        polled * advised
    }
}
