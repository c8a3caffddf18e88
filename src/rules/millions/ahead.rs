//! Answering ahead (MIL-P4, MIL-Q49, MIL-Q52): a contestant with a screen of their own, or with a side of the tablet
//! below the first net, covers and settles while another one is still asked. Lifelines are asked in turn (MIL-P6): settling ahead means wanting none.

use super::holder::Stand;
use super::letters::Letter;
use super::*;

impl Millions {
    /// Whether the person at that seat may answer while another contestant is asked.
    pub(super) fn may_answer_ahead(&self, seat: Seat) -> bool {
        let Phase::Answer { seat: asked, .. } = self.phase else { return false };
        let options = &self.house.options;
        // With a time limit, each clock runs in its contestant's own turn (MIL-Q38).
        let untimed = options.together() && options.thinking == Thinking::Unlimited;
        untimed
            && seat != asked
            && self.asked().any(|other| other == seat)
            && self.is_person(seat)
            && self.holder(seat).stand == Stand::Open
    }

    fn is_person(&self, seat: Seat) -> bool {
        self.house.levels.get(seat.index()).is_some_and(Option::is_none)
    }

    /// The people who may answer now, each on his side of the tablet (option O16): nobody where one alone is in, who has
    /// nothing to hide (MIL-Q50), or once a lifeline has been used on the question.
    pub(super) fn on_glass(&self) -> Crowd {
        let people = || self.asked().filter(|&seat| self.is_person(seat));
        let helped = self.asked().any(|seat| self.holder(seat).helped);
        if !self.house.options.on_glass(self.level) || helped || people().count() < 2 {
            return Crowd::NOBODY;
        }
        let may = people().filter(|&seat| self.acts(seat) || self.may_answer_ahead(seat));
        may.collect()
    }

    /// All seats that may answer ahead.
    pub(super) fn ahead(&self) -> Crowd {
        let may = self.asked().filter(|&seat| self.may_answer_ahead(seat));
        may.collect()
    }

    /// The moves that only concern a contestant's holder.
    pub(super) fn holder_moves(&self, seat: Seat) -> Vec<Move> {
        let holder = self.holder(seat);
        let only = holder.uncovered();
        let open = |letter: &Letter| only.is_none() && !holder.covers.has(*letter);
        let kept = |letter: &Letter| only != Some(*letter);
        let cover = Letter::ALL.into_iter().filter(open).map(Move::Cover);
        let keep = holder.left().iter().filter(kept).map(Move::Keep);
        let uncover = holder.covers.without(holder.excluded()).iter().map(Move::Uncover);
        cover.chain(keep).chain(uncover).chain(only.map(|_| Move::Settle)).collect()
    }
}
