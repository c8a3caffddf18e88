//! Answering (MIL-P4 to P12): a contestant covers in secret what he believes wrong, settles, or walks
//! away after a lifeline; on television he answers aloud (MIL-TV-5, TV-6).

use super::holder::Stand;
use super::ladder::in_hand;
use super::letters::{Letter, Letters};
use super::moves::Sealed;
use super::*;

impl Act {
    /// The next one who has to act for the question, in the order of asking: first all answer
    /// (MIL-P4, P6), then the final word is asked of each (MIL-P13), then all is revealed (MIL-P14).
    pub(super) fn go_on(&mut self) {
        self.rest_clocks();
        let stands = |stand: Stand| {
            let table = &self.table;
            table.asked().find(|&seat| table.holder(seat).stand == stand)
        };
        match (stands(Stand::Open), stands(Stand::Settled)) {
            // On television a final word comes before anything else could.
            (Some(seat), _) => self.answers(seat, false),
            (None, Some(seat)) if self.table.house.options.asks_at(self.table.level) => {
                self.confirms(seat);
            }
            (None, Some(_)) => self.all_final(),
            (None, None) => self.reveal(),
        }
    }

    /// It is that seat's turn to answer.
    pub(super) fn answers(&mut self, seat: Seat, again: bool) {
        self.table.phase = Phase::Answer { seat, again };
        self.resume_clock(seat);
    }

    /// Covering is secret, and so it is sealed: whoever covered takes it back himself (MIL-P11).
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

    /// Leaves that answer alone uncovered (MIL-P4).
    pub(super) fn keep(&mut self, seat: Seat, letter: Letter) -> Result<Sealed, Refusal> {
        let covers = self.covers(seat)?;
        if self.table.holder(seat).excluded().has(letter) {
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
        if self.table.holder(seat).excluded().has(letter) {
            return Err(Refusal::Excluded);
        }
        if !covers.has(letter) {
            return Err(Refusal::NotCovered);
        }
        self.holder(seat).covers = covers.without(Letters::only(letter));
        Ok(true)
    }

    /// What is covered; on television nothing ever is (MIL-TV-5).
    fn covers(&self, seat: Seat) -> Result<Letters, Refusal> {
        if self.table.house.options.television {
            return Err(Refusal::MustSay);
        }
        Ok(self.table.holder(seat).covers)
    }

    /// His answer is settled; the next one is asked (MIL-P9, Q28).
    pub(super) fn settle(&mut self, seat: Seat) -> Result<Sealed, Refusal> {
        self.covers(seat)?;
        self.table.holder(seat).uncovered().ok_or(Refusal::ExactlyOne)?;
        self.see(Event::Settled { seat });
        self.settled(seat);
        // Where no final word is asked, the last one to settle lays all open.
        Ok(self.table.shown.is_some())
    }

    fn settled(&mut self, seat: Seat) {
        let asked = self.table.acts(seat);
        let holder = self.holder(seat);
        (holder.stand, holder.free_card) = (Stand::Settled, false);
        // Who settles before he is asked changes nobody's turn (MIL-Q49).
        if asked {
            self.go_on();
        }
    }

    /// The candidate answers aloud; he is asked for his final word (MIL-TV-5).
    pub(super) fn say(&mut self, seat: Seat, answer: Letter) -> Result<Sealed, Refusal> {
        if !self.table.house.options.television {
            return Err(Refusal::MustCover);
        }
        if self.table.holder(seat).excluded().has(answer) {
            return Err(Refusal::Excluded);
        }
        self.holder(seat).covers = Letters::only(answer).rest();
        self.see(Event::Said { seat, answer });
        self.settled(seat);
        Ok(false)
    }

    /// He walks away with his money in hand, if he may (MIL-P9, Q8, Q36).
    pub(super) fn walk(&mut self, seat: Seat, again: bool) -> Result<Sealed, Refusal> {
        self.table.may_walk(seat, again)?;
        Ok(self.walks(seat))
    }

    /// He walks away; his answer is not looked at (MIL-P10).
    pub(super) fn walks(&mut self, seat: Seat) -> Sealed {
        self.leaves(seat, in_hand(self.table.level), Leave::Walked);
        self.go_on();
        // With nobody left the right answer is announced.
        self.table.shown.is_some()
    }
}

impl Millions {
    /// Whether he may walk away while he answers (MIL-P9, Q8, TV-6; option O4).
    pub(super) const fn may_walk(&self, seat: Seat, again: bool) -> Result<(), Refusal> {
        match (self.house.options.walks_freely(), again) {
            (true, _) => Ok(()),
            (false, true) => Err(Refusal::NoMoreWalking),
            (false, false) if self.holder(seat).helped => Ok(()),
            (false, false) => Err(Refusal::NotYetWalking),
        }
    }
}
