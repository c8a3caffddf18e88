//! The view of a question that is over, with all its texts and its note, for the reveal.

use super::super::shown::Shown;
use super::super::{Midi, Pick, duel, master};
use crate::decks::Note;
use crate::decks::midi::{DuelCard, MasterQuestion, Sheet, Side};
use crate::rules::Seat;

/// A question whose answer has been revealed.
#[derive(Clone, PartialEq, Debug, serde::Serialize)]
pub struct ShownView {
    /// The card's id, to report a doubtful question by.
    pub card: String,
    /// The seat that answered.
    pub seat: Seat,
    /// The question.
    pub q: String,
    /// The propositions in the order of the screen, a hidden one last; for an open question only the answer.
    pub propositions: Vec<String>,
    /// Whether each proposition is right.
    pub right: Vec<bool>,
    /// For a sheet: whether each small flap was open when it ended; otherwise empty.
    pub open: Vec<bool>,
    /// The proposition chosen, or the small flap that ended the sheet; `None` for an open question, an
    /// exhausted sheet, or when time ran out.
    pub chosen: Option<u8>,
    /// Whether the answer was right; `None` for an exhausted sheet, or when time ran out.
    pub verdict: Option<bool>,
    /// The line of explanation.
    pub note: Note,
}

/// The proposition of that number in an order: 0 is right.
pub fn duel_text(card: &DuelCard, text: u8) -> &String {
    text.checked_sub(1).map_or(&card.right, |wrong| &card.wrong[usize::from(wrong)])
}

/// The proposition of that number in an order: 6 is the intruder.
pub fn sheet_text(sheet: &Sheet, text: u8) -> &String {
    sheet.truths.get(usize::from(text)).unwrap_or(&sheet.intruder)
}

/// The proposition of that number in an order: 0 is right.
pub fn master_text(question: &MasterQuestion, text: u8) -> &String {
    text.checked_sub(1).map_or(&question.right, |wrong| &question.wrong[usize::from(wrong)])
}

impl Midi {
    /// The question that ended last, as everybody sees it.
    #[must_use]
    pub fn revealed(&self) -> Option<ShownView> {
        self.shown.map(|shown| of(self, shown))
    }

    /// The propositions of a duel's question, in the order of the screen.
    pub fn duel_texts(&self, asked: duel::Asked) -> Vec<String> {
        let card = self.cards.duel_card(asked.card);
        asked.order.iter().map(|&text| duel_text(card, text).clone()).collect()
    }

    /// The propositions of a sheet, in the order of the board.
    pub fn sheet_texts(&self, sheet: super::super::sheet::Sheet) -> Vec<String> {
        let card = &self.cards.sheets[usize::from(sheet.card)];
        sheet.order.iter().map(|&text| sheet_text(card, text).clone()).collect()
    }

    /// All three propositions of the final's question, the hidden one last.
    pub fn master_texts(&self, turn: &master::Master) -> Option<Vec<String>> {
        let master::Stage::Asked { card, order, .. } = turn.stage else { return None };
        let asked = &self.cards.master[usize::from(card)].questions[usize::from(turn.number - 1)];
        Some(order.iter().map(|&text| master_text(asked, text).clone()).collect())
    }
}

/// The view of that reveal.
fn of(state: &Midi, shown: Shown) -> ShownView {
    match shown {
        Shown::Kickoff { seat, card, number, pick } => kickoff(state, seat, (card, number), pick),
        Shown::Duel { seat, card, order, pick } => {
            let (pair, card) = (state.cards.pair_of(card), state.cards.duel_card(card));
            let texts: Vec<&String> = order.iter().map(|&text| duel_text(card, text)).collect();
            let asked = duel::Asked { card: 0, order, clock: super::Clock::Free };
            let right = duel::right_of(asked);
            chosen(&pair.id, (seat, &card.q), &texts, (right, pick), &card.note)
        }
        Shown::Sheet { seat, card, order, open, flap } => {
            sheet(state, (seat, card), order, (open, flap))
        }
        Shown::Open { seat, card, question, right } => open(state, seat, (card, question), right),
        Shown::Master { seat, card, number, order, pick } => {
            let card = &state.cards.master[usize::from(card)];
            let asked = &card.questions[usize::from(number - 1)];
            let texts: Vec<&String> = order.iter().map(|&text| master_text(asked, text)).collect();
            let right = master::right_of(order);
            chosen(&card.id, (seat, &asked.q), &texts, (right, pick), &asked.note)
        }
    }
}

fn kickoff(state: &Midi, seat: Seat, (card, number): (u8, u8), pick: Option<Pick>) -> ShownView {
    let card = &state.cards.kickoff[usize::from(card)];
    let asked = &card.questions[usize::from(number - 1)];
    let right = if asked.right == Side::Visible { Pick::Shown(0) } else { Pick::Other };
    let texts = [&asked.visible, &asked.hidden];
    chosen(&card.id, (seat, &asked.q), &texts, (right, pick), &asked.note)
}

/// A question with propositions, "The Other" the last of them.
fn chosen(
    id: &str,
    (seat, q): (Seat, &str),
    texts: &[&String],
    (right, pick): (Pick, Option<Pick>),
    note: &Note,
) -> ShownView {
    let last = texts.len() as u8 - 1;
    let place = |pick: Pick| if let Pick::Shown(place) = pick { place } else { last };
    ShownView {
        card: id.into(),
        seat,
        q: q.into(),
        propositions: texts.iter().map(|text| (*text).clone()).collect(),
        right: (0..=last).map(|at| at == place(right)).collect(),
        open: vec![],
        chosen: pick.map(place),
        verdict: pick.map(|pick| pick == right),
        note: note.clone(),
    }
}

fn sheet(
    state: &Midi,
    (seat, card): (Seat, u8),
    order: [u8; 7],
    (open, flap): (u8, Option<u8>),
) -> ShownView {
    let card = &state.cards.sheets[usize::from(card)];
    ShownView {
        card: card.id.clone(),
        seat,
        q: card.q.clone(),
        propositions: order.iter().map(|&text| sheet_text(card, text).clone()).collect(),
        right: order.iter().map(|&text| text != 6).collect(),
        open: (0..7).map(|place| open & 1 << place != 0).collect(),
        chosen: flap.map(|flap| flap - 1),
        verdict: flap.map(|flap| order[usize::from(flap - 1)] != 6),
        note: card.note.clone(),
    }
}

fn open(state: &Midi, seat: Seat, (card, question): (u8, u8), right: Option<bool>) -> ShownView {
    let card = &state.cards.fatal[usize::from(card)];
    let asked = &card.questions[usize::from(question)];
    ShownView {
        card: card.id.clone(),
        seat,
        q: asked.q.clone(),
        propositions: vec![asked.answer.clone()],
        right: vec![true],
        open: vec![],
        chosen: None,
        verdict: right,
        note: asked.note.clone(),
    }
}
