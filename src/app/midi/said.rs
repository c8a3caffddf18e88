//! "En fait, X avait dit …": corrects the last answer while its verdict stands, if another
//! proposition was touched than the one that was said. *Corriger* opens it, too.

use super::desk::Desk;
use crate::app::parts::Icon;
use crate::app::parts::dialog::Ask;
use crate::app::words::{deck_lang, tr};
use crate::rules::Seat;
use crate::rules::midi::view::{SaidView, TableViewStoreFields};
use crate::rules::midi::{Move, Pick};
use leptos::prelude::*;

/// The last answer, if it can still be corrected.
fn last(desk: Desk) -> Memo<Option<SaidView>> {
    Memo::new(move |_| desk.sitting.view.said().get())
}

/// Makes *Corriger* ask what was said, as long as that can be corrected.
pub fn correct_by_bar(desk: Desk) {
    let last = last(desk);
    let asks = Callback::new(move |()| desk.busy.set(true));
    Effect::new(move || desk.table.puts_right.set(last.with(Option::is_some).then_some(asks)));
}

/// The button beside a verdict.
#[component]
pub fn InFact() -> impl IntoView {
    let desk = Desk::get();
    let seat = last(desk);
    let seat = Memo::new(move |_| seat.with(|last| last.as_ref().map(|last| last.seat)));
    move || {
        let words = title(desk, seat.get()?);
        Some(view! {
            <button
                class="button quiet piece in-fact"
                data-act="in-fact"
                aria-label=words
                on:click=move |_| desk.busy.set(true)
            >
                <Icon name="undo"/>
                <span class="label">{tr!(midi.in_fact_short)}</span>
            </button>
        })
    }
}

fn title(desk: Desk, seat: Seat) -> String {
    let name = desk.name(seat);
    if is_sheet(desk) {
        tr!(midi.in_fact_open, name = name)
    } else {
        tr!(midi.in_fact, name = name)
    }
}

/// Whether the last answer was an opened flap of a sheet.
fn is_sheet(desk: Desk) -> bool {
    matches!(desk.part(), crate::rules::midi::part::Part::Sheet)
}

/// The dialog that asks what was said instead.
#[component]
pub fn SaidInstead() -> impl IntoView {
    let desk = Desk::get();
    let last = last(desk);
    move || {
        let SaidView { seat, others } = last.get().filter(|_| desk.busy.get())?;
        Some(view! { <Choice title=title(desk, seat) others/> })
    }
}

#[component]
fn Choice(title: String, others: Vec<(Pick, String)>) -> impl IntoView {
    let desk = Desk::get();
    let one = move |(pick, text): (Pick, String)| {
        let said = move |_| {
            desk.busy.set(false);
            desk.act_together(Move::Said(pick));
        };
        view! { <button class="button quiet piece" data-move="said" lang=deck_lang() on:click=said>{text}</button> }
    };
    let foot = move || {
        view! {
            <button class="button quiet piece" data-act="cancel" on:click=move |_| desk.busy.set(false)>
                {tr!(common.cancel)}
            </button>
        }
    };
    view! {
        <Ask title foot>
            <div class="said-instead">{others.into_iter().map(one).collect_view()}</div>
        </Ask>
    }
}
