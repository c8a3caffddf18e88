//! The active player rolls (DEF-T4); before that the table may choose who reads to the end (DEF-R31).

use super::desk::Desk;
use super::die::FoamDie;
use super::stage::Ask;
use crate::app::parts::SeatMark;
use crate::app::parts::money::figure;
use crate::app::quiz::controls::TurnButton;
use crate::app::words::tr;
use crate::rules::Seat;
use crate::rules::defizz::Move;
use leptos::prelude::*;

/// The active player rolls (DEF-T4).
#[component]
pub fn Roll() -> impl IntoView {
    let desk = Desk::get();
    let stage = move || {
        let seat = desk.active.get()?;
        let name = desk.name(seat);
        let hint = match (desk.reader.get(), desk.bank.get()) {
            (_, Some(bank)) => tr!(defizz.roll_bank, sum = figure(bank)),
            (Some(reader), None) => tr!(defizz.roll_read, name = desk.name(reader)),
            (None, None) => tr!(defizz.roll_tablet).into(),
        };
        Some(view! {
            <div class="roll-stage">
                <Ask seat words=tr!(defizz.roll_ask, name = name) hint/>
                <div class="splash"><FoamDie die=None/></div>
                <div class="deeds">
                    <TurnButton quiz=*desk seat name="roll" mv=Move::Roll>{tr!(defizz.roll)}</TurnButton>
                </div>
                <Candidates/>
            </div>
        })
    };
    view! { {stage} }
}

/// The candidates for reading to the end: the table chooses one (DEF-R31).
#[component]
fn Candidates() -> impl IntoView {
    let desk = Desk::get();
    let one = move |seat: Seat| {
        let chosen = desk.reader.get() == Some(seat);
        let appoint = move |_| desk.act_together(Move::Appoint(seat));
        view! {
            <button class="pin piece" data-move=(!chosen).then_some("appoint") aria-pressed=chosen.to_string() disabled=chosen on:click=appoint>
                <SeatMark mark=desk.chair(seat).mark/>{desk.name(seat)}
            </button>
        }
    };
    move || {
        let all = desk.candidates.get();
        (all.len() > 1).then(|| {
            view! {
                <div class="candidates"><p class="hint">{tr!(defizz.who_reads)}</p>{all.into_iter().map(one).collect_view()}</div>
            }
        })
    }
}
