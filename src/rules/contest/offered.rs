//! Checks, in random games, that what a seat is offered ([`super::offers`]) is what it may do.

use super::Reply;
use super::offers::Offer;
use crate::decks::decimal::Decimal;
use crate::rules::random_play::watch;
use crate::rules::{By, Game, Ms, Rng, Seat, Viewer};
use std::fmt::Debug;

/// A game's conversions between its moves and the offers.
pub struct Words<M> {
    /// The move that makes a reply.
    pub reply: fn(Reply) -> M,
    /// The move that announces a stake.
    pub stake: fn(u32) -> M,
    /// The reply that a move makes, if it is one.
    pub reply_of: fn(&M) -> Option<&Reply>,
}

/// A game's offers to a seat, from its view.
pub type Offers<G> = fn(&<G as Game>::View, Seat) -> Vec<Offer<<G as Game>::Move>>;

/// Plays a random game and asserts that every offer to a person is legal and every legal move of a person
/// is offered. Returns the number of moves checked.
pub fn hold<G: Game<Move: PartialEq + Debug>>(
    setup: &G::Setup,
    seed: u64,
    offers: Offers<G>,
    words: &Words<G::Move>,
) -> usize {
    let (mut rng, mut looked) = (Rng::new(seed), 0);
    watch::<G>(setup, seed, |_, _, state| {
        for seat in Seat::all(state.seats()).filter(|seat| G::automatic(setup, *seat).is_none()) {
            let offered = offers(&state.view(Viewer::Seat(seat)), seat);
            let moves = offered.iter().flat_map(|offer| moves_of(offer, words, &mut rng));
            let moves: Vec<G::Move> = moves.collect();
            moves.iter().for_each(|mv| is_legal(state, seat, mv));
            nothing_is_missing(state, seat, (&offered, &moves), words);
            looked += moves.len();
        }
    });
    looked
}

/// The moves of an offer; for numbers and texts one example.
fn moves_of<M: Clone>(offer: &Offer<M>, words: &Words<M>, rng: &mut Rng) -> Vec<M> {
    match offer {
        Offer::Move(mv) => vec![mv.clone()],
        Offer::Stake { least, most } => (*least..=*most).step_by(100).map(words.stake).collect(),
        Offer::Number => {
            // Nobody else proposes such a number.
            let number = Decimal::tenths(i64::from(rng.below(1_000_000)) * 10 + 7);
            vec![(words.reply)(Reply::Propose(number))]
        }
        Offer::Text => vec![(words.reply)(Reply::Say("42".into()))],
    }
}

fn is_legal<G: Game<Move: Debug>>(state: &G, seat: Seat, mv: &G::Move) {
    // Before the running timer ends.
    let at = state.deadline().map_or(Ms(u32::MAX / 2), |due| Ms(due.0.saturating_sub(1)));
    let refused = state.play(at, By::Seat(seat), mv).err();
    assert!(refused.is_none(), "{mv:?} of {seat:?} in {}: {refused:?}", state.phase_name());
}

fn nothing_is_missing<G: Game<Move: PartialEq + Debug>>(
    state: &G,
    seat: Seat,
    (offered, moves): (&[Offer<G::Move>], &[G::Move]),
    words: &Words<G::Move>,
) {
    let buzz = (words.reply)(Reply::Buzz { us: 0 });
    for mv in state.moves(By::Seat(seat)) {
        let there = moves.contains(&mv)
            || match (words.reply_of)(&mv) {
                Some(Reply::Propose(_)) => offered.contains(&Offer::Number),
                Some(Reply::Say(_)) => offered.contains(&Offer::Text),
                // While somebody answers, nobody needs to give up.
                Some(Reply::Pass) => moves.contains(&buzz),
                _ => false,
            };
        assert!(there, "{mv:?} of {seat:?} in {} is not offered", state.phase_name());
    }
}
