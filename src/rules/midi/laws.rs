//! Invariants between any two moves: the money (MIDI-G1 to G6), the piles, the colours; and the redrawing
//! of secrets (MIDI-C5) that the law of secrets needs.

use super::fatal::Manner;
use super::master::Stage;
use super::money::{BOX, START};
use super::shown::Shown;
use super::*;
use crate::decks::midi::{Drawn, Side};

/// Checks money, piles and desks.
pub(super) fn audit(state: &Midi) -> Result<(), &'static str> {
    money(state)?;
    let Piles { kickoff, sheets, fatal, master } = state.piles;
    if ![kickoff, sheets, fatal, master].iter().all(cards::Pile::is_sound) {
        return Err("a card is twice in its pile");
    }
    let theirs = state.childrens.0.map(|p| [p.kickoff, p.sheets, p.fatal, p.master]);
    if !theirs.iter().flatten().all(cards::Pile::is_sound) {
        return Err("a card is twice in a pile for children");
    }
    let red = state.desks.iter().filter(|&&desk| desk == Colour::Red).count();
    let duel = matches!(state.phase, Phase::Duel(_)) || matches!(state.phase, Phase::Over(_));
    if red > 1 || (red == 1 && !duel) {
        return Err("a red desk outside a duel (MIDI-Q19)");
    }
    let colours = matches!(state.phase, Phase::Kickoff(_) | Phase::Sheet(_) | Phase::Duel(_));
    let stopped = matches!(state.phase, Phase::Over(End { stopped: true, .. }));
    if !colours && !stopped && state.desks != [Colour::Green; MOST_PLAYERS] {
        return Err("a colour where colours play no part (MIDI-R3-2)");
    }
    Ok(())
}

fn money(state: &Midi) -> Result<(), &'static str> {
    let seats = state.house.seats;
    let wallets = &state.purse.wallets()[..usize::from(seats)];
    if state.purse.sum() != BOX {
        return Err("money was lost or made");
    }
    let dealt = START * u32::from(seats);
    let in_play: u32 = wallets.iter().sum();
    let most = if seats == 3 { 22_000 } else { 19_000 };
    let before = matches!(
        state.phase,
        Phase::Kickoff(_) | Phase::Duel(_) | Phase::Sheet(_) | Phase::Opponent(_) | Phase::Fatal(_)
    );
    if before && in_play != dealt {
        return Err("MIDI-G1: the wallets do not add up");
    }
    if wallets.iter().any(|&wallet| wallet < 1_000) {
        return Err("MIDI-G2: a wallet below 1,000");
    }
    if before && wallets.iter().any(|&wallet| wallet > most) {
        return Err("MIDI-G3: a wallet too large");
    }
    if in_play > dealt + 25_000 {
        return Err("MIDI-G4: the final costs too much");
    }
    remainders(state, wallets)
}

/// Checks every wallet's remainder (MIDI-G5) and the difference between two wallets (MIDI-G6).
fn remainders(state: &Midi, wallets: &[u32]) -> Result<(), &'static str> {
    for (seat, wallet) in Seat::all(state.house.seats).zip(wallets) {
        let rest = if state.board.finder == Some(seat) { 2_000 } else { 1_000 };
        if wallet % 3_000 != rest {
            return Err("MIDI-G5: a wallet that no play leads to");
        }
    }
    let apart = wallets[0].abs_diff(wallets[1]);
    let round_3 = state.house.seats == 2 && matches!(state.phase, Phase::Fatal(_));
    if round_3 && ![0, 12_000].contains(&apart) {
        return Err("MIDI-G6: two wallets of round 3");
    }
    Ok(())
}

/// The same table with everything that `viewer` cannot know redrawn: other texts on every card that has
/// not been revealed, other verdicts, another star, other piles and chance.
pub(super) fn reseal(state: &Midi, viewer: Viewer, rng: &mut Rng) -> Midi {
    let mut other = state.clone();
    let known: &Drawn = &state.cards;
    let mut cards = known.clone();
    blank(&mut cards, rng);
    other.reseal_phase(known, &mut cards, viewer, rng);
    if let Some(shown) = state.shown {
        keep_shown(known, &mut cards, shown);
    }
    other.cards = Cards::from(cards);
    let Piles { kickoff, sheets, fatal, master } = &mut other.piles;
    [kickoff, sheets, fatal, master].into_iter().for_each(|pile| pile.reshuffle(rng));
    if let Some(Piles { kickoff, sheets, fatal, master }) = &mut other.childrens.0 {
        [kickoff, sheets, fatal, master].into_iter().for_each(|pile| pile.reshuffle(rng));
    }
    other.chance = Rng::new(u64::from(rng.next_u32()));
    other.hunch.right = rng.below(2) == 0;
    other.hunch.stray = rng.below(60) as u8;
    let mine = |seat: &Seat| viewer == Viewer::Seat(*seat) && state.board.urges.has(*seat);
    other.board.urges = Seat::all(state.house.seats).filter(mine).collect();
    other
}

/// Replaces all texts except the titles of the duel cards (MIDI-Q14).
fn blank(cards: &mut Drawn, rng: &mut Rng) {
    let mut other = |text: &mut String| *text = format!("{:x}", rng.next_u32());
    for question in cards.kickoff.iter_mut().flat_map(|card| &mut card.questions) {
        [&mut question.q, &mut question.visible, &mut question.hidden]
            .into_iter()
            .for_each(&mut other);
        question.note = None;
        question.right = Side::Visible;
    }
    for sheet in &mut cards.sheets {
        sheet.truths.iter_mut().chain([&mut sheet.q, &mut sheet.intruder]).for_each(&mut other);
        sheet.note = None;
    }
    for question in cards.fatal.iter_mut().flat_map(|card| &mut card.questions) {
        [&mut question.q, &mut question.answer].into_iter().for_each(&mut other);
        question.accept.clear();
        question.note = None;
    }
    for question in cards.master.iter_mut().flat_map(|card| &mut card.questions) {
        question
            .wrong
            .iter_mut()
            .chain([&mut question.q, &mut question.right])
            .for_each(&mut other);
        question.note = None;
    }
    let theirs = cards.children.iter_mut().flat_map(|children| &mut children.pair.cards);
    for card in cards.pair.cards.iter_mut().chain(theirs) {
        card.wrong.iter_mut().chain([&mut card.q, &mut card.right]).for_each(&mut other);
        card.note = None;
    }
    let star = &mut cards.star;
    [&mut star.id, &mut star.picture, &mut star.answer].into_iter().for_each(&mut other);
    cards.star.accept.clear();
}

impl Midi {
    /// Keeps what is visible in this phase, with another verdict behind it.
    fn reseal_phase(&mut self, known: &Drawn, cards: &mut Drawn, viewer: Viewer, rng: &mut Rng) {
        match &mut self.phase {
            Phase::Kickoff(kickoff::Turn { asked: Some(asked), .. }) => {
                reseal_kickoff(*asked, known, cards, rng);
            }
            Phase::Tiebreak(tiebreak) if tiebreak.turn.asked.is_some() => {
                tiebreak.turn.asked.iter().for_each(|a| reseal_kickoff(*a, known, cards, rng));
            }
            Phase::Duel(duel::Duel { asked: Some(asked), .. }) => {
                let theirs = known.duel_card(asked.card);
                let card = cards.duel_card_mut(asked.card);
                card.q.clone_from(&theirs.q);
                let mut texts = four(theirs);
                let with = rng.below(4) as usize;
                texts.swap(0, with);
                swap_places(&mut asked.order, 0, with);
                let [right, a, b, c] = texts;
                (card.right, card.wrong) = (right, [a, b, c]);
            }
            Phase::Sheet(sheet) => reseal_sheet(sheet, known, cards, rng),
            Phase::Master(master) => reseal_master(master, known, cards, rng),
            Phase::Star(guess) => {
                reseal_master(&mut guess.then, known, cards, rng);
                if guess.looked && viewer == Viewer::Seat(guess.seat) {
                    cards.star.clone_from(&known.star);
                }
            }
            Phase::Over(end) if !end.stopped => cards.star.clone_from(&known.star),
            _ => {}
        }
        if let Phase::Fatal(face_off) = self.phase {
            self.reseal_open(&face_off, known, cards, viewer);
        }
    }

    fn reseal_open(
        &self,
        face_off: &fatal::FaceOff,
        known: &Drawn,
        cards: &mut Drawn,
        viewer: Viewer,
    ) {
        if self.open_question(face_off).is_none() {
            return;
        }
        let (card, question) = face_off.cards[usize::from(face_off.side)];
        let (card, question) = (usize::from(card), usize::from(question));
        let from = &known.fatal[card].questions[question];
        let to = &mut cards.fatal[card].questions[question];
        let reads = viewer == Viewer::Seat(face_off.reader());
        match self.manner(face_off) {
            Manner::Judged if reads => to.clone_from(from),
            Manner::Judged => {}
            _ => to.q.clone_from(&from.q),
        }
    }
}

fn four(card: &crate::decks::midi::DuelCard) -> [String; 4] {
    let [a, b, c] = card.wrong.clone();
    [card.right.clone(), a, b, c]
}

/// Swaps two texts in an order.
fn swap_places<const N: usize>(order: &mut [u8; N], one: usize, other: usize) {
    for text in order {
        *text = match usize::from(*text) {
            text if text == one => other as u8,
            text if text == other => one as u8,
            text => text as u8,
        };
    }
}

fn reseal_kickoff(asked: kickoff::Asked, known: &Drawn, cards: &mut Drawn, rng: &mut Rng) {
    let (card, question) = (usize::from(asked.card), usize::from(asked.number - 1));
    let from = &known.kickoff[card].questions[question];
    let to = &mut cards.kickoff[card].questions[question];
    to.q.clone_from(&from.q);
    to.visible.clone_from(&from.visible);
    to.right = if rng.below(2) == 0 { Side::Visible } else { Side::Hidden };
}

fn reseal_sheet(sheet: &mut sheet::Sheet, known: &Drawn, cards: &mut Drawn, rng: &mut Rng) {
    let card = usize::from(sheet.card);
    cards.sheets[card].clone_from(&known.sheets[card]);
    cards.sheets[card].note = None;
    let closed: Vec<u8> = (0..7).filter(|&place| !sheet.is_open(place)).collect();
    let Some(&place) = rng.pick(&closed) else { return };
    let with = usize::from(sheet.order[usize::from(place)]);
    let to = &mut cards.sheets[card];
    if with < 6 {
        std::mem::swap(&mut to.truths[with], &mut to.intruder);
    }
    swap_places(&mut sheet.order, 6, with);
}

fn reseal_master(master: &mut master::Master, known: &Drawn, cards: &mut Drawn, rng: &mut Rng) {
    let question = usize::from(master.number - 1);
    let Stage::Asked { card, order, .. } = &mut master.stage else { return };
    let from = &known.master[usize::from(*card)].questions[question];
    let to = &mut cards.master[usize::from(*card)].questions[question];
    let [a, b] = from.wrong.clone();
    let mut texts = [from.right.clone(), a, b];
    texts[usize::from(order[2])] = format!("{:x}", rng.next_u32());
    let with = rng.below(3) as usize;
    texts.swap(0, with);
    swap_places(order, 0, with);
    let [right, a, b] = texts;
    to.q.clone_from(&from.q);
    (to.right, to.wrong) = (right, [a, b]);
}

/// Keeps what the last move revealed to everybody.
fn keep_shown(known: &Drawn, cards: &mut Drawn, shown: Shown) {
    match shown {
        Shown::Kickoff { card, number, .. } => {
            let (card, question) = (usize::from(card), usize::from(number - 1));
            cards.kickoff[card].questions[question]
                .clone_from(&known.kickoff[card].questions[question]);
        }
        Shown::Duel { card, .. } => {
            cards.duel_card_mut(card).clone_from(known.duel_card(card));
        }
        Shown::Sheet { card, .. } => {
            cards.sheets[usize::from(card)].clone_from(&known.sheets[usize::from(card)]);
        }
        Shown::Open { card, question, .. } => {
            let (card, question) = (usize::from(card), usize::from(question));
            cards.fatal[card].questions[question]
                .clone_from(&known.fatal[card].questions[question]);
        }
        Shown::Master { card, number, .. } => {
            let (card, question) = (usize::from(card), usize::from(number - 1));
            cards.master[card].questions[question]
                .clone_from(&known.master[card].questions[question]);
        }
    }
}
