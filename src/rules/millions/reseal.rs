//! The same table with every secret that a viewer cannot know drawn anew (MIL-V1 to V4, C6), for the law of secrets:
//! other texts for every question that is not public, another right answer, other covers, cards and beliefs.

use super::automatic::Belief;
use super::holder::Holder;
use super::letters::{Letter, Letters};
use super::*;
use crate::decks::millions::{Drawn, Question};

/// Redraws what `viewer` cannot know.
pub(super) fn reseal(state: &Millions, viewer: Viewer, rng: &mut Rng) -> Millions {
    let mut other = state.clone();
    let hosts = state.host().is_some_and(|host| viewer == Viewer::Seat(host));
    let mut cards: Drawn = (*state.cards).clone();
    cards.packs.iter_mut().flatten().for_each(|question| blank(question, rng));
    if let Some(shown) = state.shown {
        let (level, place) = state.place_of(&shown);
        cards.packs[level][place].clone_from(&state.cards.packs[level][place]);
    }
    other.chance = Rng::new(u64::from(rng.next_u32()));
    let open = !state.is_choosing() && !matches!(state.phase, Phase::Over(_));
    if open {
        let hidden = !hosts && !state.is_read();
        if !hidden {
            let (level, place) = state.where_it_is();
            cards.packs[level][place].clone_from(&state.cards.packs[level][place]);
        }
        // With a pack of one question, everybody has just seen its answer.
        let seen = |shown: reveal::Shown| state.where_it_is() == state.place_of(&shown);
        if !hosts && !state.shown.is_some_and(seen) {
            let right = may_be_right(state, viewer).draw(rng);
            other.lay_right(right, &mut cards);
        }
    }
    other.cards = Cards::from(cards);
    other.reseal_holders(viewer, hosts, rng);
    for seat in Seat::all(state.house.seats).filter(|&seat| viewer != Viewer::Seat(seat)) {
        other.beliefs[seat.index()] = Belief::any(rng);
    }
    other
}

/// Replaces all texts of a question.
fn blank(question: &mut Question, rng: &mut Rng) {
    let mut other = |text: &mut String| *text = format!("{:x}", rng.next_u32());
    question.wrong.iter_mut().for_each(&mut other);
    [&mut question.q, &mut question.right].into_iter().for_each(&mut other);
    question.note = None;
}

/// The letters that may be right as far as the viewer knows.
fn may_be_right(state: &Millions, viewer: Viewer) -> Letters {
    let known = state.known_wrong().rest();
    let left = state.asker_seen().map_or(Letters::ALL, |asker| state.givable(asker));
    let known = known.without(left.rest());
    let Viewer::Seat(seat) = viewer else { return known };
    if !state.still.has(seat) {
        return known;
    }
    let own = state.holder(seat);
    let told = state.host_votes() && own.ballot != [0; 4];
    let listed = |letter: &Letter| !told || own.ballot[letter.index()] > 0;
    known.without(own.excluded()).iter().filter(listed).fold(Letters::NONE, Letters::with)
}

impl Millions {
    /// Makes that letter the right one; every letter keeps its text.
    fn lay_right(&mut self, letter: Letter, cards: &mut Drawn) {
        let (level, place) = self.where_it_is();
        let question = &mut cards.packs[level][place];
        let text = usize::from(self.order[letter.index()]);
        if text > 0 {
            std::mem::swap(&mut question.right, &mut question.wrong[text - 1]);
        }
        let old = self.right();
        // The texts and their numbers have been swapped alike: every letter shows what it showed.
        self.order.swap(old.index(), letter.index());
    }

    /// Redraws covers, cards and votes, as far as they are secret.
    fn reseal_holders(&mut self, viewer: Viewer, hosts: bool, rng: &mut Rng) {
        let sees = hosts.then(|| self.only_contestant()).flatten();
        let right = self.right();
        for seat in Seat::all(self.house.seats) {
            if viewer == Viewer::Seat(seat) || sees == Some(seat) || !self.still.has(seat) {
                continue;
            }
            let open = self.house.options.television;
            let mut holder = *self.holder(seat);
            if !open {
                holder.reseal_covers(right, self.asker_seen() == Some(seat), rng);
            }
            holder.reseal_cards(right, rng);
            let left = if open { holder.left() } else { Letters::ALL };
            // The host has passed the friend's card on (MIL-V3).
            if let (false, Some((friend, _))) = (hosts, holder.friend) {
                holder.friend = Some((friend, left.draw(rng)));
            }
            self.holders[seat.index()] = holder;
        }
        if let (false, Phase::Vote(mut vote)) = (hosts, self.phase) {
            let letters = self.givable(vote.asker);
            for seat in Seat::all(self.house.seats).filter(|&seat| viewer != Viewer::Seat(seat)) {
                let given = &mut vote.given[seat.index()];
                *given = given.map(|_| letters.draw(rng));
            }
            self.phase = Phase::Vote(vote);
        }
    }
}

impl Holder {
    /// As many covers as before, on other letters; what a 50:50 has left may be `seen`.
    fn reseal_covers(&mut self, right: Letter, seen: bool, rng: &mut Rng) {
        let covered = self.covers.count();
        if self.halved != Letters::NONE && !seen {
            let wrong = self.tried.rest().without(Letters::only(right));
            let spared = wrong.draw(rng);
            self.halved = wrong.without(Letters::only(spared));
        }
        self.bare();
        while self.covers.count() < covered {
            self.covers = self.covers.with(self.covers.rest().draw(rng));
        }
    }

    /// As many cards as before, the right one among them.
    fn reseal_cards(&mut self, right: Letter, rng: &mut Rng) {
        let cards: u8 = self.ballot.iter().sum();
        if cards == 0 {
            return;
        }
        self.ballot = [0; 4];
        self.ballot[right.index()] = 1;
        for _ in 1..cards {
            self.ballot[Letters::ALL.draw(rng).index()] += 1;
        }
    }
}
