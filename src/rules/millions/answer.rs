//! Answering (MIL-P4 to P12): a contestant covers in secret the answers believed wrong, settles, or walks
//! away after a lifeline; on television the answer is given aloud (MIL-TV-5, TV-6).

use super::holder::Stand;
use super::letters::{Letter, Letters};
use super::moves::Sealed;
use super::*;

impl Act {
    /// Goes on to the next contestant who has to act on the question, in the order of asking: first all
    /// answer (MIL-P4, P6), then each is asked for the final word (MIL-P13), then all is revealed (MIL-P14).
    pub(super) fn go_on(&mut self) {
        self.rest_clocks();
        let stands = |stand: Stand| {
            let table = &self.state;
            table.asked().find(|&seat| table.holder(seat).stand == stand)
        };
        match (stands(Stand::Open), stands(Stand::Settled)) {
            // Never a seat that thinks again, which is asked at once; on television the final word follows directly.
            (Some(seat), _) => self.answers(seat, false),
            (None, Some(seat)) if self.state.house.options.asks_at(self.state.level) => {
                self.confirms(seat);
            }
            (None, Some(_)) => self.all_final(),
            (None, None) => self.reveal(),
        }
    }

    /// Makes it that seat's turn to answer.
    pub(super) fn answers(&mut self, seat: Seat, again: bool) {
        self.state.phase = Phase::Answer { seat, again };
        self.resume_clock(seat);
    }

    /// Covers an answer. Covering is secret and so is sealed: the contestant takes it back by uncovering (MIL-P11).
    pub(super) fn cover(&mut self, seat: Seat, letter: Letter) -> Result<Sealed, Refusal> {
        let covers = self.covers(seat)?;
        if covers.has(letter) {
            return Err(Refusal::AlreadyCovered);
        }
        if covers.with(letter) == Letters::ALL {
            return Err(Refusal::OneMustStay);
        }
        self.holder(seat).covers = covers.with(letter);
        Ok(true)
    }

    /// Leaves only that answer uncovered (MIL-P4).
    pub(super) fn keep(&mut self, seat: Seat, letter: Letter) -> Result<Sealed, Refusal> {
        let covers = self.covers(seat)?;
        if self.state.holder(seat).excluded().has(letter) {
            return Err(Refusal::Excluded);
        }
        let rest = Letters::only(letter).rest();
        if covers == rest {
            return Err(Refusal::AlreadyCovered);
        }
        self.holder(seat).covers = rest;
        Ok(true)
    }

    /// Uncovers an answer; what is excluded stays covered (MIL-2P-12).
    pub(super) fn uncover(&mut self, seat: Seat, letter: Letter) -> Result<Sealed, Refusal> {
        let covers = self.covers(seat)?;
        if self.state.holder(seat).excluded().has(letter) {
            return Err(Refusal::Excluded);
        }
        if !covers.has(letter) {
            return Err(Refusal::NotCovered);
        }
        self.holder(seat).covers = covers.without(Letters::only(letter));
        Ok(true)
    }

    /// The covered answers; refused on television, where nothing is covered (MIL-TV-5).
    fn covers(&self, seat: Seat) -> Result<Letters, Refusal> {
        if self.state.house.options.television {
            return Err(Refusal::MustSay);
        }
        Ok(self.state.holder(seat).covers)
    }

    /// Settles the answer of that seat; the next one is asked (MIL-P9, Q28).
    pub(super) fn settle(&mut self, seat: Seat) -> Result<Sealed, Refusal> {
        self.covers(seat)?;
        self.state.holder(seat).uncovered().ok_or(Refusal::ExactlyOne)?;
        self.see(Event::Settled { seat });
        self.settled(seat);
        // Where no final word is asked, the last one to settle causes the reveal.
        Ok(self.state.shown.is_some())
    }

    fn settled(&mut self, seat: Seat) {
        let asked = self.state.acts(seat);
        let holder = self.holder(seat);
        (holder.stand, holder.free_card) = (Stand::Settled, false);
        // Settling ahead changes nobody's turn (MIL-Q49).
        if asked {
            self.go_on();
        }
    }

    /// The candidate answers aloud; the final word is asked next (MIL-TV-5).
    pub(super) fn say(&mut self, seat: Seat, answer: Letter) -> Result<Sealed, Refusal> {
        if !self.state.house.options.television {
            return Err(Refusal::MustCover);
        }
        if self.state.holder(seat).excluded().has(answer) {
            return Err(Refusal::Excluded);
        }
        self.holder(seat).covers = Letters::only(answer).rest();
        self.see(Event::Said { seat, answer });
        self.settled(seat);
        Ok(false)
    }

    /// The contestant walks away with the money in hand, if allowed (MIL-P9, Q8, Q36).
    pub(super) fn walk(&mut self, seat: Seat, again: bool) -> Result<Sealed, Refusal> {
        self.state.may_walk(seat, again)?;
        Ok(self.walks(seat))
    }

    /// The contestant walks away; the answer is not looked at (MIL-P10).
    pub(super) fn walks(&mut self, seat: Seat) -> Sealed {
        self.leaves(seat, self.state.in_hand(), Leave::Walked);
        self.go_on();
        // With nobody left the right answer is announced.
        self.state.shown.is_some()
    }
}

impl Millions {
    /// Whether that contestant may walk away while answering (MIL-P9, Q8, TV-6; option O4).
    pub(super) const fn may_walk(&self, seat: Seat, again: bool) -> Result<(), Refusal> {
        match (self.house.options.walks_freely(), again) {
            (true, _) => Ok(()),
            (false, true) => Err(Refusal::NoMoreWalking),
            (false, false) if self.holder(seat).helped => Ok(()),
            (false, false) => Err(Refusal::NotYetWalking),
        }
    }
}
