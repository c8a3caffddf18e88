//! Ending a table early: now, with a count or without, or at an hour chosen in the set-up, the pause or the rules. When
//! that hour has come the turn is played to its end, then the table is asked; in a count, the player with the most chips
//! wins (DEF-R46, EGO-R40).

use crate::app::browser::dates;
use crate::app::browser::frame::after;
use crate::app::parts::dialog::{Sheet, when_closed};
use crate::app::parts::field::SegmentsField;
use crate::app::parts::{GoButton, Icon, WordButton};
use crate::app::quiz::{Quiz, QuizGame};
use crate::app::setup::draft::Draft;
use crate::app::table::Table;
use crate::app::words::tr;
use crate::small_sort::SmallSort;
use js_sys::Date;
use leptos::prelude::*;
use std::time::Duration;

/// The interval between the offered hours, in ms.
const HALF_AN_HOUR: f64 = 1_800_000.0;
/// How many hours are offered.
const OFFERED: u32 = 5;
/// How long the table plays on before it is asked again, in ms.
const A_WHILE: f64 = 900_000.0;

/// The hour at which a table ends; a context, cheap to copy. Persisted with the sitting.
#[derive(Clone, Copy)]
pub struct ClosingTime {
    table: Table,
    has_come: RwSignal<bool>,
    /// Closes the rules and ends the table, with a count if `true`.
    agree: Callback<bool>,
    /// Ends the table with a count.
    count: Callback<()>,
}

impl ClosingTime {
    /// Provides the closing time of a table; `ends` makes its game's move that ends it, with a count or without.
    pub fn provide<G: QuizGame>(quiz: Quiz<G>, ends: fn(bool) -> G::Move) {
        let table = quiz.table;
        let has_come = RwSignal::new(false);
        Effect::new(move || {
            has_come.set(false);
            let Some(at) = table.closes_at.get() else { return };
            let left = (at - Date::now()).max(0.0) as u64;
            after(Duration::from_millis(left), move || has_come.set(true));
        });
        let agree = Callback::new(move |counts| quiz.agree(ends(counts)));
        let count = Callback::new(move |()| quiz.act_together(ends(true)));
        let closing = ClosingTime { table, has_come, agree, count };
        table.in_pause.set_value(Some(ViewFn::from(move || view! { <Hours closing/> })));
        provide_context(closing);
    }

    fn get() -> ClosingTime {
        expect_context()
    }

    fn set(self, at: Option<f64>) {
        self.table.note_closes_at(at);
    }
}

/// No hour first, then the coming half hours but the very next, and the hour chosen before.
fn offered(chosen: Option<f64>) -> Vec<(Option<f64>, String)> {
    let next = (Date::now() / HALF_AN_HOUR).ceil() * HALF_AN_HOUR;
    let mut hours: Vec<f64> = (1..=OFFERED).map(|n| next + f64::from(n) * HALF_AN_HOUR).collect();
    let chosen = chosen.filter(|at| !hours.contains(at));
    hours.extend(chosen);
    hours.small_sort_by(f64::total_cmp);
    let named = hours.into_iter().map(|at| (Some(at), dates::hour(at)));
    [(None, tr!(contest.no_hour).to_owned())].into_iter().chain(named).collect()
}

/// The choice of the hour, and what it means.
#[component]
fn AtHour(
    #[prop(into)] chosen: Signal<Option<f64>>,
    choose: Callback<Option<f64>>,
) -> impl IntoView {
    let choices = offered(chosen.get_untracked());
    view! {
        <SegmentsField title=tr!(contest.ends_at) name="ends-at" choices chosen choose/>
        <p class="hint">{tr!(contest.ends_at_hint)}</p>
    }
}

/// The same at a table.
#[component]
fn Hours(closing: ClosingTime) -> impl IntoView {
    let choose = Callback::new(move |at| closing.set(at));
    view! { <AtHour chosen=closing.table.closes_at choose/> }
}

/// The same in a set-up.
#[component]
pub fn EndsAt(draft: RwSignal<Draft>) -> impl IntoView {
    let chosen = Signal::derive(move || draft.with(|draft| draft.closes_at));
    let choose = Callback::new(move |at| draft.update(|draft| draft.closes_at = at));
    view! { <div class="for-whom"><AtHour chosen choose/></div> }
}

/// The controls at the foot of the rules that end the table now or at an hour.
#[component]
pub fn EndEarly() -> impl IntoView {
    let closing = ClosingTime::get();
    let agree = closing.agree;
    let chosen = move || {
        closing.table.closes_at.get().map(|at| view! { <b class="chosen">{dates::hour(at)}</b> })
    };
    view! {
        <details>
            <summary>{tr!(contest.end_early)}{chosen}<Icon name="chevron-down"/></summary>
            <div class="early">
                <Hours closing/>
                <button class="button piece" data-move="count" on:click=move |_| agree.run(true)>{tr!(contest.count)}</button>
                <p>{tr!(contest.stop_hint)}</p>
                <button class="button danger piece" data-move="stop" on:click=move |_| agree.run(false)>{tr!(contest.stop)}</button>
            </div>
        </details>
    }
}

/// Asks the table when its hour has come and a turn begins, as told by `rests`.
#[component]
pub fn Closing(#[prop(into)] rests: Signal<bool>) -> impl IntoView {
    let closing = ClosingTime::get();
    let asks = Memo::new(move |_| closing.has_come.get() && rests.get());
    move || asks.get().then(|| view! { <ItIsTime closing/> })
}

#[component]
fn ItIsTime(closing: ClosingTime) -> impl IntoView {
    let shell = closing.table.shell;
    // Closing the sheet in any other way plays on for a while.
    when_closed(move || {
        if closing.has_come.get_untracked() {
            closing.set(Some(Date::now() + A_WHILE));
        }
    });
    let answer = move |at: Option<f64>| {
        closing.has_come.set(false);
        closing.set(at);
        shell.dialog.set(false);
    };
    let counts = move |_| {
        answer(None);
        closing.count.run(());
    };
    let hour = closing.table.closes_at.get_untracked().map(dates::hour).unwrap_or_default();
    let title = tr!(contest.it_is, hour = hour);
    view! {
        <Sheet class="sheet ask-sheet" label=title.clone()>
            <header role="none"><h1>{title}</h1></header>
            <div class="body"><p>{tr!(contest.ends_at_hint)}</p></div>
            <footer role="none">
                <WordButton act="to-the-end" icon="play" label=tr!(contest.to_the_end) class="button quiet piece" on:click=move |_| answer(None)/>
                <WordButton act="a-while" icon="clock" label=tr!(contest.a_while) class="button quiet piece" on:click=move |_| answer(Some(Date::now() + A_WHILE))/>
                <GoButton act="count-now" label=tr!(contest.count) on:click=counts/>
            </footer>
        </Sheet>
    }
}
