//! Round 2, blow by blow (MIDI-R2): seven propositions, each with a small flap that turns to its
//! verdict.

use super::desk::Desk;
use super::parts::flap::{Line, Opening, SheetBoard, Verdicts};
use crate::app::countdown::left_until;
use crate::app::parts::Icon;
use crate::app::parts::ticket::{Call, Person, Question, Ticket, Who};
use crate::app::parts::timer::Seconds;
use crate::app::phones;
use crate::app::quiz::controls::MoveButton;
use crate::app::words::tr;
use crate::rules::Seat;
use crate::rules::midi::Move;
use crate::rules::midi::view::{Clock, FlapView, PhaseView};
use leptos::prelude::*;

/// The stage: the sheet in the board. Re-renders only for a new sheet, so that flaps are seen to
/// turn.
#[component]
pub fn Sheet() -> impl IntoView {
    let desk = Desk::get();
    let q = Memo::new(move |_| match desk.phase.get() {
        PhaseView::Sheet { q, starter, .. } => Some((q, starter)),
        _ => None,
    });
    move || q.get().map(|(q, starter)| view! { <OneSheet q starter/> })
}

/// The words of the verdicts.
pub fn verdicts() -> Verdicts {
    Verdicts { right: tr!(midi.is_true), wrong: tr!(midi.is_false) }
}

#[component]
fn OneSheet(q: String, starter: Seat) -> impl IntoView {
    let desk = Desk::get();
    // Where nobody reads, the call alone says who acts.
    let reads = (!desk.shown_to_all()).then(|| {
        view! { <Person chair=desk.chair(starter)/>" "{tr!(midi.reads)} }
    });
    let call = view! { <DoIt/> }.into_any();
    let lines = (0..7).map(|place| line(desk, place)).collect();
    view! {
        <Ticket label=tr!(midi.question) call>
            <Who>{reads}<SheetClock/></Who>
            <Question text=q/>
            <Tally/>
        </Ticket>
        <SheetBoard label=tr!(midi.board) lines words=verdicts() foot=Some(tr!(midi.the_note))/>
    }
}

/// Says that six of the seven are true and one is false.
#[component]
fn Tally() -> impl IntoView {
    view! {
        <p class="tally">
            <span><Icon name="check"/>{tr!(midi.six_true)}</span>
            <span class="one"><Icon name="close"/>{tr!(midi.one_false)}</span>
        </p>
    }
}

#[component]
fn SheetClock() -> impl IntoView {
    let desk = Desk::get();
    let until = Memo::new(move |_| match desk.phase.get() {
        PhaseView::Sheet { clock: Clock::Until(until), .. } => Some(until),
        _ => None,
    });
    move || {
        let left = left_until(desk.table, until.get()?);
        Some(view! { <Seconds left unit=tr!(quiz.seconds)/> })
    }
}

/// What the seat on turn has to do.
#[component]
fn DoIt() -> impl IntoView {
    let desk = Desk::get();
    let what = Memo::new(move |_| match desk.phase.get() {
        PhaseView::Sheet { seat, clock, .. } => Some((seat, clock == Clock::Reading)),
        _ => None,
    });
    move || {
        let (seat, reading) = what.get()?;
        let (name, person) = (desk.name(seat), desk.is_person(seat));
        let words = match (person, reading) {
            (false, _) => tr!(quiz.do_wait, name = name),
            (true, true) if phones::has(seat) => tr!(midi.do_phone, name = name),
            (true, true) => tr!(midi.do_board, name = name),
            (true, false) => tr!(midi.do_open, name = name),
        };
        let ready = (reading && person).then(|| {
            view! { <MoveButton quiz=*desk name="ready" mv=Move::Ready>{tr!(midi.ready)}</MoveButton> }
        });
        Some(view! {
            <div class="do"><Call to=desk.chair(seat).mark icon="hand" words/>{ready}</div>
        })
    }
}

fn flap_at(desk: Desk, place: usize) -> Option<FlapView> {
    match desk.phase.get() {
        PhaseView::Sheet { flaps, .. } => flaps.into_iter().nth(place),
        _ => None,
    }
}

fn line(desk: Desk, place: usize) -> Line {
    let text = untrack(|| flap_at(desk, place)).map(|flap| flap.text).unwrap_or_default();
    let verdict = Memo::new(move |_| flap_at(desk, place).and_then(|flap| flap.verdict));
    let may = Signal::derive(move || {
        let reading =
            desk.phase.with(|p| matches!(p, PhaseView::Sheet { clock: Clock::Reading, .. }));
        desk.hands_on() && !reading
    });
    Line {
        verdict: verdict.into(),
        by: Signal::stored(None),
        opening: Opening {
            mv: "open",
            label: tr!(midi.open_flap, text = text.clone()),
            may,
            held: Signal::derive(move || {
                desk.sitting.suspended.with(|mv| *mv == Some(Move::Open(place as u8 + 1)))
            }),
            on: Callback::new(move |()| desk.act(Move::Open(place as u8 + 1))),
        },
        text: Signal::stored(text),
    }
}
