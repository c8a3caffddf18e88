//! What the voice reads aloud in *Les 12 Coups de Midi*: the question with its propositions, who answers, the verdict.

use super::asked::question_of;
use super::desk::Desk;
use super::words;
use crate::app::presenter::{Asks, Told, in_sentences};
use crate::app::table::name;
use crate::app::words::tr;
use crate::rules::midi::Event;
use crate::rules::midi::face_off_end::face_off_end;
use crate::rules::midi::view::{FaceOffView, Manner, PhaseView, ShownView, TableView};
use crate::rules::{Chair, Player, Seat};
use crate::spoken::asked;
use crate::spoken::two_languages::of_deck;

/// The public question, and who is called for it: for a question with propositions or in a face-off
/// the answerer, otherwise the seat on turn if it is a person's.
pub fn asks(view: &TableView, chairs: &[Chair]) -> Asks {
    let person =
        |seat: Seat| chairs.get(seat.index()).is_some_and(|it| it.player == Player::Person);
    let turn = |seat: Seat| person(seat).then(|| tr!(quiz.turn, name = name(chairs, seat)));
    let what = asked::midi(view);
    if let Some(asked) = question_of(&view.phase) {
        let other = asked.other.then(|| tr!(midi.or_other).to_owned());
        let whom = tr!(midi_said.asked, name = name(chairs, asked.seat));
        return Asks { whom: Some(whom), what: what.into_iter().chain(other).collect() };
    }
    match &view.phase {
        PhaseView::Sheet { seat, .. } => Asks { whom: turn(*seat), what },
        // A question that a reader judges is read by him, not by the voice. Nobody is called while the sand runs.
        PhaseView::Fatal(face_off) => {
            let judged = face_off.manner == Manner::Judged;
            let called = || if judged { view.turn } else { answerer(face_off) };
            let whom = face_off.clock.until().map_or_else(called, |_| None).and_then(turn);
            Asks { whom, what }
        }
        _ => Asks { whom: view.turn.and_then(turn), what },
    }
}

/// Who answers in a face-off.
fn answerer(face_off: &FaceOffView) -> Option<Seat> {
    face_off.opponents.get(usize::from(face_off.side)).copied()
}

/// The verdict, the right answer, the explanation.
pub fn told(shown: &ShownView, seen: &[Event], chairs: &[Chair]) -> Told {
    let verdict = match face_off_end(seen) {
        Some(end) => words::face_off_words(end, chairs),
        None => words::verdict(shown, chairs),
    };
    let of = |right: bool| {
        let all = shown.propositions.iter().zip(&shown.right);
        all.filter(|(_, is)| **is == right).map(|(text, _)| of_deck(text)).collect::<Vec<_>>()
    };
    let answer = match (&*of(true), &*of(false)) {
        _ if shown.verdict == Some(true) && shown.open.is_empty() => None,
        ([right], _) => Some(tr!(quiz.right_was, answer = right)),
        (_, [wrong]) => Some(tr!(quiz.false_was, answer = wrong)),
        _ => None,
    };
    let verdict = [verdict].into_iter().chain(answer).collect();
    // In a face-off the next one waits for his sand.
    let note = shown.note.as_deref().filter(|_| shown.propositions.len() > 1);
    Told { verdict, note: note.map(of_deck) }
}

/// The public question and whose turn it is, on demand. The private screens are not read aloud.
pub fn on_demand(desk: Desk) -> String {
    let view = desk.sitting.read(|session| session.view(crate::rules::Viewer::Table));
    let asks = desk.with_chairs(|chairs| asks(&view, chairs));
    in_sentences(asks.what.iter().chain(&words::to_do(desk)))
}
