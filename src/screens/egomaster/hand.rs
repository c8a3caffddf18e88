//! A player's and the reader's hand in *Egomaster*, on a phone.

use super::board;
use super::words::{mode_name, mode_said, mode_word};
use crate::rules::Seat;
use crate::rules::contest::Judge;
use crate::rules::contest::offers::Offer;
use crate::rules::contest::view::ContestView;
use crate::rules::egomaster::offers::offers;
use crate::rules::egomaster::ring::{Direction, Mode, Square};
use crate::rules::egomaster::view::{PhaseView, ShownView, TableView};
use crate::rules::egomaster::{Egomaster, Move};
use crate::screens::contest::hand::{Owner, answers, is_aside, sure};
use crate::screens::{Deed, Hand, OnScreens, Pick};
use crate::texts::figure;
use crate::texts::tr;
use crate::wire::Scene;

/// The hand of that seat.
pub fn hand(view: &TableView, seat: Seat, scene: &Scene) -> Hand {
    let owner = Owner::of(view, seat, scene);
    if let Some(shown) = view.shown.as_ref().filter(|_| scene.reveal) {
        let sheet = board::open(shown, scene);
        return owner.open(sheet, Some(&shown.contest), (shown.how, sum_of(shown)));
    }
    let base = owner.base(board::asked(view, scene), contest_of(view));
    let base = owner.while_another(base, |name| does(&view.phase, name));
    let offered = offers(view, seat);
    let base = match &view.phase {
        PhaseView::Place { .. } => Hand { picks: ring(&offered), lie: "ring".into(), ..base },
        _ => base,
    };
    let hand = owner.hand(base, &offered, asks_nothing);
    let hand = match &view.phase {
        PhaseView::Stake { turn, .. } => owner.against(hand, view.active, turn.opponent),
        _ => hand,
    };
    offered.into_iter().fold(hand, |hand, offer| lay(view, owner, hand, &offer))
}

/// The chips a question was about: the pot, or the sum of a solo question.
const fn sum_of(shown: &ShownView) -> u32 {
    if shown.pot == 0 { shown.turn.amount } else { shown.pot }
}

const fn contest_of(view: &TableView) -> Option<&ContestView> {
    match &view.phase {
        PhaseView::Question { contest, .. } => Some(contest),
        _ => None,
    }
}

/// What the seat on turn does, while others wait.
fn does(phase: &PhaseView, name: String) -> String {
    match phase {
        PhaseView::Start { .. }
        | PhaseView::Roll
        | PhaseView::Dice { .. }
        | PhaseView::DiceOff { .. } => tr!(phones.throws, name = name),
        PhaseView::Place { .. } | PhaseView::Walk { .. } | PhaseView::Opponent { .. } => {
            tr!(phones.picks, name = name)
        }
        PhaseView::Stake { .. } => tr!(phones.stakes, name = name),
        PhaseView::Raise { .. } => tr!(phones.decides, name = name),
        PhaseView::Question { .. } => tr!(contest.who_knows).into(),
        _ => tr!(phones.turn_of, name = name),
    }
}

/// Whether a move is optional.
fn asks_nothing(mv: &Move) -> bool {
    matches!(mv, Move::SideBet(_)) || mv.reply().is_some_and(is_aside)
}

/// Adds an offer to the hand.
fn lay(view: &TableView, owner: Owner<'_>, mut hand: Hand, offer: &Offer<Move>) -> Hand {
    let contest = contest_of(view);
    let Offer::Move(mv) = offer else {
        return owner.enters::<Egomaster>(hand, (offer, contest), (Move::Reply, Move::Stake));
    };
    match mv {
        Move::Reply(reply) => {
            let reads = contest.is_some_and(|contest| contest.judge == Judge::Reader(owner.seat));
            owner.replies::<Egomaster>(hand, (reply, mv), reads)
        }
        // A square of the ring.
        Move::Place(_) => hand,
        mv => {
            hand.deeds.extend(deed(view, owner, mv));
            hand
        }
    }
}

/// The mode and sum printed on a square.
fn printed(square: Square) -> String {
    [&*mode_said(square.mode()), ", ", &figure(square.sum())].concat()
}

/// How many heads are printed for that mode.
const fn heads(mode: Mode) -> usize {
    match mode {
        Mode::Solo => 1,
        Mode::Duo => 2,
        Mode::Multi => 3,
    }
}

/// The squares of the ring, clockwise; the free ones can be chosen.
fn ring(offered: &[Offer<Move>]) -> Vec<Pick> {
    let pick = |square: Square| {
        let mv = Move::Place(square.0);
        let free = offered.contains(&Offer::Move(mv.clone()));
        Pick {
            badge: "•".repeat(heads(square.mode())),
            words: figure(square.sum()),
            state: if free { mode_name(square.mode()) } else { "" }.into(),
            said: mode_word(square.mode()).into(),
            mv: free.then(|| ("place".into(), Egomaster::says(&mv))),
        }
    };
    Square::all().map(pick).collect()
}

/// The button of a move.
fn deed(view: &TableView, owner: Owner<'_>, mv: &Move) -> Option<Deed> {
    let name = |seat: Seat| owner.scene.name(seat);
    Some(match (mv, &view.phase) {
        (Move::Throw, _) => {
            Egomaster::goes("throw", mv, tr!(egomaster.throw, name = name(owner.seat)))
        }
        (Move::SideBet(on), _) => Egomaster::deed("bet", mv, name(*on)),
        (Move::Roll, _) => Egomaster::goes("roll", mv, tr!(egomaster.roll)),
        (Move::Walk(way), PhaseView::Walk { forward, backward, .. }) => {
            walks(*way, [forward, backward], mv)
        }
        (Move::Dice, _) => Egomaster::goes("dice", mv, tr!(egomaster.roll_both)),
        (Move::Open, _) => {
            let small = tr!(egomaster.tell).into();
            Deed { small, ..Egomaster::goes("open", mv, tr!(egomaster.open_it)) }
        }
        (Move::Name(seat), _) => {
            let small = figure(view.seats[seat.index()].total);
            Deed { small, ..Egomaster::deed("name", mv, name(*seat)) }
        }
        (Move::Accept, PhaseView::Raise { turn, round }) => {
            let (small, _) = answers(view, (round, turn.opponent), owner.scene);
            Deed {
                small,
                sure: sure(view, round).into(),
                ..Egomaster::goes("accept", mv, tr!(egomaster.follow))
            }
        }
        (Move::Refuse, PhaseView::Raise { turn, round }) => {
            let words = if round.free { tr!(egomaster.stay_out) } else { tr!(egomaster.refuse) };
            let (_, small) = answers(view, (round, turn.opponent), owner.scene);
            Deed { small, ..Egomaster::deed("refuse", mv, words) }
        }
        _ => return None,
    })
}

/// The button of a way, with what is printed on the square it leads to.
fn walks(way: Direction, [forward, backward]: [&[u8]; 2], mv: &Move) -> Deed {
    let (words, squares) = match way {
        Direction::Forward => (tr!(egomaster.forward), forward),
        Direction::Backward => (tr!(egomaster.backward), backward),
    };
    let small = squares.last().map(|square| printed(Square(*square))).unwrap_or_default();
    Deed { small, ..Egomaster::deed("walk", mv, words) }
}
