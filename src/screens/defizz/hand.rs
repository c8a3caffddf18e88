//! A player's and the reader's hand in *Défizz*, on a phone.

use super::board;
use super::words::{call_word, contest_of, kind_word, mode_word, throw_word};
use crate::rules::Seat;
use crate::rules::contest::Judge;
use crate::rules::contest::offers::Offer;
use crate::rules::defizz::offers::offers;
use crate::rules::defizz::view::{PhaseView, TableView};
use crate::rules::defizz::{Defizz, Move};
use crate::screens::contest::hand::{Owner, answers, is_aside, sure};
use crate::screens::{Deed, Hand, OnScreens};
use crate::spoken::two_languages::of_deck;
use crate::texts::figure;
use crate::texts::tr;
use crate::wire::Scene;

/// The hand of that seat.
pub fn hand(view: &TableView, seat: Seat, scene: &Scene) -> Hand {
    let owner = Owner::of(view, seat, scene);
    if let Some(shown) = view.shown.as_ref().filter(|_| scene.reveal) {
        let sheet = board::open(shown, scene);
        return owner.open(sheet, shown.contest.as_ref(), (shown.how, shown.pot));
    }
    let base = owner.base(board::asked(view, scene), contest_of(&view.phase));
    let base = owner.while_another(base, |name| does(&view.phase, name));
    let offered = offers(view, seat);
    let hand = owner.hand(base, &offered, asks_nothing);
    let hand = match &view.phase {
        PhaseView::Stake { turn, .. } => owner.against(hand, view.active, turn.opponent),
        _ => hand,
    };
    offered.into_iter().fold(hand, |hand, offer| lay(view, owner, hand, &offer))
}

/// What the seat on turn does, while others wait.
fn does(phase: &PhaseView, name: String) -> String {
    match phase {
        PhaseView::Roll | PhaseView::Chance { .. } => tr!(phones.throws, name = name),
        PhaseView::Clues { .. } | PhaseView::Opponent { .. } => tr!(phones.picks, name = name),
        PhaseView::Stake { .. } => tr!(phones.stakes, name = name),
        PhaseView::Raise { .. } => tr!(phones.decides, name = name),
        PhaseView::Question { .. } => tr!(contest.who_knows).into(),
        _ => tr!(phones.turn_of, name = name),
    }
}

/// Whether a move is optional.
fn asks_nothing(mv: &Move) -> bool {
    matches!(mv, Move::Help | Move::SideBet(_)) || mv.reply().is_some_and(is_aside)
}

/// Adds an offer to the hand.
fn lay(view: &TableView, owner: Owner<'_>, hand: Hand, offer: &Offer<Move>) -> Hand {
    let Offer::Move(mv) = offer else {
        let contest = contest_of(&view.phase);
        return owner.enters::<Defizz>(hand, (offer, contest), (Move::Reply, Move::Stake));
    };
    match mv {
        Move::Reply(reply) => {
            let judge = match &view.phase {
                PhaseView::Chance { luck, .. } => Some(luck.judge),
                _ => contest_of(&view.phase).map(|contest| contest.judge),
            };
            owner.replies::<Defizz>(hand, (reply, mv), judge == Some(Judge::Reader(owner.seat)))
        }
        Move::Choose(place) => chooses(view, hand, *place),
        mv => Hand {
            deeds: [hand.deeds, deed(view, owner, mv).into_iter().collect()].concat(),
            ..hand
        },
    }
}

/// Lets a clue be chosen; a player who has read the card sees its mode and question, too.
fn chooses(view: &TableView, mut hand: Hand, place: u8) -> Hand {
    let PhaseView::Clues { turn, .. } = &view.phase else { return hand };
    let side = turn.card.as_ref().map(|card| &card[usize::from(place)]);
    if let Some(pick) = hand.picks.get_mut(usize::from(place)) {
        pick.mv = Some(("choose".into(), Defizz::says(&Move::Choose(place))));
        if let Some(side) = side {
            pick.words =
                [&pick.words, " · ", mode_word(side.mode), " · ", &of_deck(&side.text)].concat();
        }
    }
    hand
}

/// The button of a move.
fn deed(view: &TableView, owner: Owner<'_>, mv: &Move) -> Option<Deed> {
    let (name, words, goes) = match (mv, &view.phase) {
        (Move::Roll, _) => ("roll", tr!(defizz.roll).into(), true),
        (Move::TakeCard, PhaseView::Card { die }) => {
            ("card", tr!(defizz.take_card, kind = kind_word(die.kind)), true)
        }
        (Move::Help, _) => return Some(help(mv)),
        (Move::SideBet(on), _) => ("bet", owner.scene.name(*on), false),
        (Move::Challenge(seat), _) => {
            let small = figure(view.seats[seat.index()].total);
            let words = owner.scene.name(*seat);
            return Some(Deed { small, ..Defizz::deed("challenge", mv, words) });
        }
        (Move::Accept, PhaseView::Raise { turn, round }) => {
            let (small, _) = answers(view, (round, turn.opponent), owner.scene);
            return Some(Deed {
                small,
                sure: sure(view, round).into(),
                ..Defizz::goes("accept", mv, tr!(stakes.accept))
            });
        }
        (Move::Refuse, PhaseView::Raise { turn, round }) => {
            let (_, small) = answers(view, (round, turn.opponent), owner.scene);
            return Some(Deed { small, ..Defizz::deed("refuse", mv, tr!(stakes.refuse)) });
        }
        (Move::Throw, PhaseView::Chance { luck, .. }) => {
            ("throw", throw_word(luck.device?).into(), true)
        }
        (Move::Call(call), PhaseView::Chance { luck, .. }) => {
            ("call", call_word(luck.device?, *call), false)
        }
        _ => return None,
    };
    Some(Deed { goes, ..Defizz::deed(name, mv, words) })
}

fn help(mv: &Move) -> Deed {
    Deed {
        small: tr!(defizz.help_hint).into(),
        sure: tr!(defizz.help_sure).into(),
        ..Defizz::deed("help", mv, "Help!")
    }
}
