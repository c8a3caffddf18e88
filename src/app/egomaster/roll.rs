//! The roller rolls the d6 (EGO-T1); before that the table may choose who reads to the end (EGO-R27).

use super::desk::Desk;
use crate::app::drawings::dice::Six;
use crate::app::parts::SeatMark;
use crate::app::quiz::controls::TurnButton;
use crate::app::sitting::StatusStoreFields;
use crate::app::words::tr;
use crate::rules::egomaster::Move;
use crate::rules::{By, Seat};
use leptos::prelude::*;

/// The roller rolls the d6; before that the table may choose who reads to the end (EGO-R27).
#[component]
pub fn Rolls() -> impl IntoView {
    let desk = Desk::get();
    let turn = desk.sitting.status.turn();
    let title = move || turn.get().map(|seat| tr!(egomaster.your_turn, name = desk.name(seat)));
    let deed = move |seat: Seat| {
        view! {
            <TurnButton quiz=*desk seat name="roll" mv=Move::Roll>
                <SeatMark mark=desk.chair(seat).mark/>{tr!(egomaster.roll)}
            </TurnButton>
        }
    };
    view! {
        <div class="said">
            <span class="still"><Six face=6/></span>
            <h2>{title}</h2>
        </div>
        <div class="deeds">{move || turn.get().map(deed)}<Appoints/></div>
    }
}

/// The buttons that choose which of the eliminated reads to the end.
#[component]
fn Appoints() -> impl IntoView {
    let desk = Desk::get();
    let (among, reader) = (desk.candidates, desk.reader);
    let one = move |seat: Seat| {
        let chosen = move || reader.get() == Some(seat);
        view! {
            <button
                class="button quiet piece"
                data-move="appoint"
                aria-pressed=move || chosen().to_string()
                disabled=chosen
                on:click=move |_| desk.sitting.act(By::Table, Move::Appoint(seat))
            >
                <SeatMark mark=desk.chair(seat).mark/>{desk.name(seat)}
            </button>
        }
    };
    let all = move || {
        let among = among.get();
        (!among.is_empty()).then(|| {
            view! {
                <div class="appoints">
                    <p>{tr!(egomaster.who_reads_on)}</p>
                    {among.into_iter().map(one).collect_view()}
                </div>
            }
        })
    };
    view! { {all} }
}
