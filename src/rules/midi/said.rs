//! Correction of a mistaken tap ("En fait, X avait dit …"), possible while the verdict stands. The table
//! returns to the state before the answer, with the money and the desks of that moment, and continues
//! with what was really said.

use super::clock::Clock;
use super::*;
use std::hash::{Hash, Hasher};
use std::sync::Arc;

/// The last tapped answer, as long as it can be corrected.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Last(Option<Arc<Answer>>);

/// Hashes nothing: the answer follows from the journal, and older saves keep their fingerprints.
impl Hash for Last {
    fn hash<H: Hasher>(&self, _: &mut H) {}
}

#[derive(Clone, PartialEq, Eq, Debug)]
struct Answer {
    /// The table before the answer.
    before: Midi,
    /// The tapped proposition or flap.
    pick: Pick,
    /// On a sheet: the small flaps that were opened by mistake, one bit each.
    seen: u8,
}

/// An answer that can still be corrected.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize)]
pub struct SaidView {
    /// The seat that answered.
    pub seat: Seat,
    /// The propositions he may have said instead, with their texts.
    pub others: Vec<(Pick, String)>,
}

impl Last {
    /// Nothing can be corrected.
    pub const NOTHING: Last = Last(None);

    /// The public view of it: all of these texts were revealed with the verdict.
    pub fn view(&self) -> Option<SaidView> {
        let answer = self.0.as_deref()?;
        let others = answer.before.texts().into_iter();
        let others = others.filter(|(pick, _)| answer.may_be(*pick).is_ok()).collect();
        Some(SaidView { seat: answer.before.answerer()?, others })
    }
}

impl Answer {
    /// Checks that `pick` may have been said instead.
    fn may_be(&self, pick: Pick) -> Result<(), Refusal> {
        if !self.before.texts().iter().any(|(other, _)| *other == pick) {
            return Err(Refusal::NoSuchProposition);
        }
        match (self.before.phase, pick) {
            _ if pick == self.pick => Err(Refusal::SaidSo),
            (Phase::Sheet(sheet), Pick::Shown(place)) if sheet.is_open(place) => {
                Err(Refusal::FlapOpen)
            }
            _ => Ok(()),
        }
    }
}

impl Midi {
    /// The seat that answers the question being asked.
    fn answerer(&self) -> Option<Seat> {
        match self.phase {
            Phase::Kickoff(turn) => Some(turn.seat),
            Phase::Tiebreak(tiebreak) => Some(tiebreak.turn.seat),
            Phase::Duel(duel) => duel.challenged,
            Phase::Sheet(sheet) => Some(sheet.seat),
            Phase::Master(master) => Some(master.seat),
            _ => None,
        }
    }

    /// All propositions of the question being asked, "The Other" included.
    fn texts(&self) -> Vec<(Pick, String)> {
        let kickoff = |asked: kickoff::Asked| {
            let card = &self.cards.kickoff[usize::from(asked.card)];
            let texts = &card.questions[usize::from(asked.number - 1)];
            vec![texts.visible.clone(), texts.hidden.clone()]
        };
        let (texts, other) = match self.phase {
            Phase::Kickoff(turn) => (turn.asked.map(kickoff), true),
            Phase::Tiebreak(tiebreak) => (tiebreak.turn.asked.map(kickoff), true),
            Phase::Duel(duel) => (duel.asked.map(|asked| self.duel_texts(asked)), false),
            Phase::Sheet(sheet) => (Some(self.sheet_texts(sheet)), false),
            Phase::Master(master) => (self.master_texts(&master), true),
            _ => (None, false),
        };
        let texts = texts.unwrap_or_default();
        let last = texts.len() as u8;
        let pick =
            |place: u8| if other && place + 1 == last { Pick::Other } else { Pick::Shown(place) };
        texts.into_iter().zip(0..).map(|(text, place)| (pick(place), text)).collect()
    }
}

/// Corrects the last answer at game time `at`. Cards drawn meanwhile stay used; flaps of a sheet that
/// were opened by mistake stay open and count for nobody.
pub(super) fn said(state: &Midi, at: Ms, pick: Pick) -> Result<Step<Midi>, Refusal> {
    let Some(last) = &state.said.0 else { return Err(Refusal::NothingToOverrule) };
    last.may_be(pick)?;
    let mut act = Act::new(&last.before, at);
    (act.state.piles, act.state.childrens) = (state.piles, state.childrens);
    act.state.chance = state.chance.clone();
    let seat = last.before.answerer().ok_or(Refusal::NothingToOverrule)?;
    act.see(Event::SaidInFact { seat });
    match (last.before.phase, pick) {
        (Phase::Sheet(sheet), Pick::Shown(place)) => act.opened_in_fact(sheet, last.seen(), place),
        _ => act.answered(Some(pick)),
    }
    act.state.said = Last(Some(Arc::new(Answer { pick, seen: last.seen(), ..(**last).clone() })));
    Ok(act.done(true))
}

impl Answer {
    /// The flaps that everybody has seen by mistake, including the one tapped last.
    const fn seen(&self) -> u8 {
        match (self.before.phase, self.pick) {
            (Phase::Sheet(_), Pick::Shown(place)) => self.seen | 1 << place,
            _ => self.seen,
        }
    }
}

impl Act {
    /// Keeps a person's answer before it is judged, so that it can be corrected.
    pub(super) fn keep_said(&mut self, pick: Pick) {
        let before = Midi { said: Last::NOTHING, ..self.state.clone() };
        self.state.said = Last(Some(Arc::new(Answer { before, pick, seen: 0 })));
    }

    /// Opens the small flap that was meant. If the false one was seen by mistake, the sheet is over.
    fn opened_in_fact(&mut self, mut sheet: sheet::Sheet, seen: u8, place: u8) {
        let spoilt = (0..7).any(|place| seen & 1 << place != 0 && sheet.is_false(place));
        sheet.open |= seen | 1 << place;
        sheet.clock = Clock::Free;
        let (flap, truth) = (place + 1, !sheet.is_false(place));
        self.state.shown = None;
        self.see(Event::Opened { seat: sheet.seat, flap, truth });
        match (truth, spoilt) {
            (false, _) => self.sheet_mistake(sheet, Some(flap)),
            (true, true) => self.replace_sheet(sheet, Some(flap), self.state.left(sheet.seat)),
            (true, false) => self.opened_true(sheet),
        }
    }
}
