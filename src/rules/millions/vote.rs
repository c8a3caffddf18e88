//! Ask the Audience (MIL-JV1 to JV8, TV-7, TV-8, Q14, Q39, Q51, Q54): everybody but the asker and the host gives a
//! letter, unseen; a host adds the right one. Only the asker sees the cards, and not who gave them.

use super::letters::{Letter, Letters};
use super::lifelines::Lifeline;
use super::moves::Sealed;
use super::tries::Tries;
use super::*;

/// A vote being taken.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Vote {
    /// Who asks.
    pub asker: Seat,
    /// What each has given so far.
    pub given: [Option<Letter>; MOST_PLAYERS],
}

impl Millions {
    /// The seats that still have to vote, clockwise from the asker's left.
    pub(super) fn voters_left(&self, vote: Vote) -> impl Iterator<Item = Seat> + use<> {
        self.others(vote.asker).filter(move |seat| vote.given[seat.index()].is_none())
    }

    /// Who keeps the ballots: the first voter who is out, clockwise from the asker's left (MIL-Q54). He says whose turn
    /// it is to vote; who votes in which order, and what is counted, stay as they are.
    pub(super) fn keeper(&self, asker: Seat) -> Option<Seat> {
        let out = |seat: &Seat| !self.house.options.television && !self.still.has(*seat);
        self.others(asker).find(out)
    }

    /// The answers that others may give that asker: those left (MIL-TV-7, Q51); by the letter all four, as they have
    /// not seen the holder (MIL-Q14).
    pub(super) const fn givable(&self, asker: Seat) -> Letters {
        let options = &self.house.options;
        if options.television || !options.letter_vote {
            self.holder(asker).left()
        } else {
            Letters::ALL
        }
    }

    /// Whether the right card is added (MIL-JV4): a tablet that hosts is no voter (MIL-Q51).
    pub(super) const fn host_votes(&self) -> bool {
        self.house.options.letter_vote || !self.house.options.device
    }

    /// Whether asking others shows what a 50:50 has left to that asker (MIL-Q51).
    pub(super) fn shows_left(&self, asker: Seat) -> bool {
        self.asker_seen() == Some(asker) && self.holder(asker).halved != Letters::NONE
    }

    /// The asker of the vote or the call that goes on: what a 50:50 has left him is then seen, as nothing else can
    /// be given (MIL-Q51).
    pub(super) const fn asker_seen(&self) -> Option<Seat> {
        let options = &self.house.options;
        match self.phase {
            // On television everybody has seen it before (MIL-TV-7).
            _ if options.letter_vote || options.television => None,
            Phase::Vote(Vote { asker, .. }) | Phase::Friend { asker, .. } => Some(asker),
            _ => None,
        }
    }
}

impl Act {
    /// Asks the audience (MIL-JV1).
    pub(super) fn audience(&mut self, seat: Seat) -> Result<Sealed, Refusal> {
        self.used(seat, Lifeline::Audience)?;
        if self.state.is_alone(seat) {
            return Ok(self.asks_nobody(seat));
        }
        self.state.phase = Phase::Vote(Vote { asker: seat, given: [None; MOST_PLAYERS] });
        Ok(self.state.shows_left(seat))
    }

    /// With nobody there the contestant tries two cards (MIL-2P-2), or the studio's audience votes (option O13).
    fn asks_nobody(&mut self, seat: Seat) -> Sealed {
        if self.state.has_studio(seat) {
            return self.polls(seat);
        }
        self.try_cards(Tries { seat, lifeline: Lifeline::Audience, second: false });
        false
    }

    /// A voter gives a letter (MIL-JV2).
    pub(super) fn vote(&mut self, mut vote: Vote, letter: Letter) -> Result<Sealed, Refusal> {
        if !self.state.givable(vote.asker).has(letter) {
            return Err(Refusal::Excluded);
        }
        let voter = self.state.voters_left(vote).next().expect("a vote waits for a voter");
        vote.given[voter.index()] = Some(letter);
        self.see(Event::Voted { seat: voter });
        Ok(self.vote_goes_on(vote))
    }

    /// The next one votes; after the last one the asker receives the cards, with a host's right one among them
    /// (MIL-JV4, JV5). If all have left before anybody voted, the vote is one with nobody there (MIL-Q31, Q39).
    pub(super) fn vote_goes_on(&mut self, vote: Vote) -> Sealed {
        self.state.phase = Phase::Vote(vote);
        if self.state.voters_left(vote).next().is_some() {
            return false;
        }
        if vote.given.iter().flatten().next().is_none() {
            // The host's card alone would be the right answer itself (MIL-Q39).
            self.asks_nobody(vote.asker);
            return true;
        }
        let right = self.state.host_votes().then(|| self.state.right());
        let ballot = &mut self.holder(vote.asker).ballot;
        for letter in vote.given.into_iter().flatten().chain(right) {
            ballot[letter.index()] += 1;
        }
        let cards = ballot.iter().sum();
        self.see(Event::VoteOver { seat: vote.asker, cards });
        self.answers(vote.asker, false);
        true
    }
}
