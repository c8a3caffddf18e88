//! The invariants between any two moves: the chips (DEF-F7), the piles, the players still in; and the
//! redrawing of secrets for the law of secrets.

use super::shown::Played;
use super::*;
use crate::decks::defizz::{Chance, Device};
use crate::rules::chips::STEP;
use contest::secrets::{QuestionMut, other_list, other_open, other_target};

/// Checks chips, piles and players.
pub(super) fn audit(state: &Defizz) -> Result<(), &'static str> {
    let (seats, options) = (state.common.house.terms.seats, state.common.house.options);
    let bank = match options.bank {
        Bank::PerPlayer if options.enrichment => DEALT.worth() * u32::from(seats),
        _ => BOX.worth(),
    };
    if state.common.purse.sum() != bank {
        return Err("chips were lost or made (DEF-F7)");
    }
    let totals = &state.common.purse.wallets()[..usize::from(seats)];
    if totals.iter().any(|total| total % STEP != 0) {
        return Err("a total that no chips make up");
    }
    if !options.enrichment && totals.iter().sum::<u32>() + state.common.purse.pot() != dealt(seats)
    {
        return Err("the totals do not add up (DEF-F7)");
    }
    if !state.piles.iter().all(Pile::is_sound) {
        return Err("a card is twice in its pile");
    }
    playing(state)
}

fn dealt(seats: u8) -> u32 {
    DEALT.worth() * u32::from(seats)
}

fn playing(state: &Defizz) -> Result<(), &'static str> {
    if state.paid().iter().sum::<u32>() != state.common.purse.pot() {
        return Err("the pot is not what was paid (DEF-T12)");
    }
    let out = state.common.company.out();
    if out.iter().any(|&seat| state.common.purse.wallet(seat) > 0 || state.help.has(seat)) {
        return Err("somebody who is out owns something (DEF-F1)");
    }
    let between = matches!(state.phase, Phase::Roll(_));
    let broke = |seat: Seat| state.common.purse.wallet(seat) == 0;
    if between && !state.common.enrichment && state.common.company.still_in().iter().any(broke) {
        return Err("somebody without chips is still in (DEF-F1)");
    }
    Ok(())
}

/// The same table with everything unknown to `viewer` drawn anew: other questions of other modes on every
/// card, other piles and chance, other beliefs of automatic players.
pub(super) fn reseal(state: &Defizz, viewer: Viewer, rng: &mut Rng) -> Defizz {
    let mut other = state.clone();
    let known: &Drawn = &state.common.cards;
    let mut cards = known.clone();
    for card in cards.duel.iter_mut().chain(&mut cards.multi) {
        blank(card, rng);
    }
    if let Some(turn) = state.turn_of() {
        keep_turn(state, turn, viewer, (known, &mut cards), rng);
    }
    match &mut other.phase {
        Phase::Question(asking) => {
            asking.contest.reseal(rng);
            keep_question(asking, viewer, (known, &mut cards), rng);
        }
        Phase::Chance(luck) => reseal_luck(luck, viewer, (known, &mut cards), rng),
        _ => {}
    }
    if let Some(shown) = &state.common.shown {
        keep_shown(shown, (known, &mut cards));
    }
    other.common.cards = Cards::from(cards);
    other.piles.iter_mut().for_each(|pile| pile.reshuffle(rng));
    other.common.chance = Rng::new(u64::from(rng.next_u32()));
    other
}

/// Replaces clues, questions and modes.
fn blank(card: &mut Card, rng: &mut Rng) {
    for challenge in &mut card.questions {
        challenge.clue = format!("{:x}", rng.next_u32());
        challenge.asks = match rng.below(4) {
            0 => Asks::Chrono(other_open(rng)),
            1 => Asks::Cible(other_target(rng)),
            2 => Asks::PingPong(other_list(rng)),
            _ => Asks::Chance(other_luck(rng)),
        };
    }
}

fn other_luck(rng: &mut Rng) -> Chance {
    let device = Device::ALL[rng.below(Device::ALL.len() as u32) as usize];
    Chance { text: format!("{:x}", rng.next_u32()), device }
}

/// The mutable counterpart of [`card_of`].
fn cards_of<'a>(cards: &'a mut Drawn, turn: &Turn) -> &'a mut Card {
    let pile = match turn.die.kind {
        Kind::Duel => &mut cards.duel,
        Kind::Multi => &mut cards.multi,
    };
    &mut pile[usize::from(turn.card)]
}

/// Keeps the clues, which are public; for the player of Help! also questions and modes, but no answer.
fn keep_turn(
    state: &Defizz,
    turn: &Turn,
    viewer: Viewer,
    (known, cards): (&Drawn, &mut Drawn),
    rng: &mut Rng,
) {
    let helped = turn.helped && viewer == Viewer::Seat(turn.active);
    let before = !matches!(state.phase, Phase::Question(_) | Phase::Chance(_));
    let from = card_of(known, turn);
    for (from, to) in from.questions.iter().zip(&mut cards_of(cards, turn).questions) {
        to.clue.clone_from(&from.clue);
        if helped && before {
            to.asks = question_side(&from.asks, rng);
        }
    }
}

/// The same question of the same mode, with other answers.
fn question_side(asks: &Asks, rng: &mut Rng) -> Asks {
    let q = asks.text().to_owned();
    match asks {
        Asks::Chrono(_) => Asks::Chrono(crate::decks::question::Open { q, ..other_open(rng) }),
        Asks::Cible(_) => Asks::Cible(crate::decks::question::Target { q, ..other_target(rng) }),
        Asks::PingPong(_) => Asks::PingPong(crate::decks::question::List { q, ..other_list(rng) }),
        Asks::Chance(_) => Asks::Chance(Chance { text: q, ..other_luck(rng) }),
    }
}

/// Keeps the mode of the question being played, and more only if `viewer` may know it.
fn keep_question(
    asking: &Asking<Turn>,
    viewer: Viewer,
    (known, cards): (&Drawn, &mut Drawn),
    rng: &mut Rng,
) {
    let (turn, contest) = (&asking.turn, &asking.contest);
    let Some(place) = turn.question.map(usize::from) else { return };
    let from = &card_of(known, turn).questions[place].asks;
    let to = &mut cards_of(cards, turn).questions[place].asks;
    *to = match from {
        Asks::Chrono(_) => Asks::Chrono(other_open(rng)),
        Asks::Cible(_) => Asks::Cible(other_target(rng)),
        _ => Asks::PingPong(other_list(rng)),
    };
    let to = match to {
        Asks::Chrono(open) => QuestionMut::Open(open),
        Asks::Cible(target) => QuestionMut::Target(target),
        Asks::PingPong(list) => QuestionMut::List(list),
        Asks::Chance(_) => return,
    };
    if let Some(from) = from.question() {
        contest.keep_known(from, to, viewer);
    }
}

/// Redraws a question of luck: before it is put only the reader knows the procedure; nobody knows what the
/// tablet thinks of.
fn reseal_luck(
    luck: &mut Luck,
    viewer: Viewer,
    (known, cards): (&Drawn, &mut Drawn),
    rng: &mut Rng,
) {
    let Some(place) = luck.turn.question.map(usize::from) else { return };
    let reads = luck.judge.reader().is_some_and(|seat| viewer == Viewer::Seat(seat));
    let to = &mut cards_of(cards, &luck.turn).questions[place].asks;
    if luck.asked || reads {
        to.clone_from(&card_of(known, &luck.turn).questions[place].asks);
        let free = luck.calls();
        luck.secret = rng.pick(&free).copied().unwrap_or(luck.secret);
        return;
    }
    let other = other_luck(rng);
    luck.device = other.device;
    *to = Asks::Chance(other);
}

/// Keeps the last question, which is public.
fn keep_shown(shown: &shown::Shown, (known, cards): (&Drawn, &mut Drawn)) {
    let turn = match &shown.0.played {
        Played::Luck(luck) => &luck.turn,
        Played::Contest(_) => &shown.0.turn,
    };
    let Some(place) = turn.question.map(usize::from) else { return };
    let from = &card_of(known, turn).questions[place];
    cards_of(cards, turn).questions[place].clone_from(from);
}
