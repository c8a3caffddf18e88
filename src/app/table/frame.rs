//! The screen of a table of any game: opened, with its `data-*` contract, the bar, the sheets over it and the take-over
//! from another tab.

use super::{Bar, Table};
use crate::app::browser::dates;
use crate::app::browser::tab_lock::LockState;
use crate::app::guide::{Guide, Hint};
use crate::app::home;
use crate::app::opening::Opening;
use crate::app::parts::Notice;
use crate::app::parts::bar::GameBar;
use crate::app::parts::dialog::Ask;
use crate::app::parts::doubt::{Asked, OnTheTable};
use crate::app::parts::others::Others;
use crate::app::parts::pause::Pause;
use crate::app::phones;
use crate::app::place::Place;
use crate::app::replay::{Filmed, screening};
use crate::app::shell::Shell;
use crate::app::sitting::{AnySitting, Sitting, StatusStoreFields};
use crate::app::television::teller;
use crate::app::titles::Titles;
use crate::app::words::tr;
use crate::podium::Shown;
use crate::rules::Seat;
use leptos::prelude::*;

/// Opens the sitting and shows it; returns home with a notice if it cannot be read.
pub fn open<G: Filmed>(
    of: Opening,
    show: impl Fn(Sitting<G>) -> AnyView + Send + 'static,
) -> AnyView {
    let id = match of {
        Opening::Play(id) => id,
        Opening::Watch(film) => return screening(film, show),
    };
    match Sitting::<G>::open(&id) {
        Ok(sitting) => show(sitting),
        Err(why) => {
            let shell = Shell::get();
            shell.notice.set(Some(tr!(trouble.aside, why = home::why_words(why.into()))));
            shell.place.set(Place::Home);
            ().into_any()
        }
    }
}

/// The screen of a table: the bar, the game's own part, and the sheets over it; `rules` is the rules sheet.
#[component]
pub fn TableFrame(
    table: Table,
    bar: Bar,
    #[prop(into)] rules: ViewFn,
    /// The question that lies open, in a quiz game.
    #[prop(optional, into)]
    asked: Option<Callback<(), Option<Asked>>>,
    /// Hints shown at a control the first time it can be used.
    hints: Vec<Hint>,
    children: Children,
) -> impl IntoView {
    provide_context(table);
    let sitting = table.any_sitting;
    if let Some(asked) = asked {
        provide_context(OnTheTable(asked));
    }
    let index = |seat: Option<Seat>, none: &'static str| {
        seat.map_or_else(|| none.to_owned(), |seat| seat.0.to_string())
    };
    // The last reveal is read before the results.
    let phase = Memo::new(move |_| match sitting.status.phase().get() {
        "over" if table.revealing.get() => "reveal",
        phase => phase,
    });
    let over = move || phase.get() == "over";
    teller::tell_of(table, bar, phase);
    phones::attend(table, bar, phase);
    view! {
        <div
            class=move || if over() { "screen results-screen" } else { "screen play-screen" }
            data-game=table.game.name()
            data-phase=phase
            data-turn=move || index(sitting.status.turn().get(), "")
            data-eyes=move || index(sitting.status.eyes().get(), "table")
            data-fingerprint=move || sitting.status.fingerprint().get()
            data-holds=sitting.in_suspense
            data-ceremony=move || (over() && table.ending.get() < Shown::Told).then_some("")
        >
            <GameBar
                title=titled(table, bar, phase)
                what=Signal::derive(move || bar.what.run(()))
                undoable=Signal::derive(move || table.puts_right.get().is_some() || sitting.status.undoable().get())
                on_undo=Callback::new(move |()| table.puts_right.get_untracked().unwrap_or(sitting.undo).run(()))
                on_pause=Callback::new(move |()| table.make_pause())
                over=Signal::derive(over)
                on_rules=Callback::new(move |()| table.rules.set(true))
                on_speak=Callback::new(move |()| table.say(&untrack(|| bar.aloud.run(()))))
            />
            <Guide table hints/>
            {children()}
            <Titles table/>
            <p class="unseen" role="status" aria-live="polite">{table.said}</p>
            {move || table.refused.get().map(|words| view! { <Refusal words/> })}
            <Show when=move || matches!(sitting.status.lock().get(), LockState::Elsewhere | LockState::Lost)>
                <Elsewhere sitting/>
            </Show>
            <Sheets table rules/>
        </div>
    }
}

/// The small line of the bar, with the hour at which the table ends.
fn titled(table: Table, bar: Bar, phase: Memo<&'static str>) -> Signal<String> {
    Signal::derive(move || {
        let title = bar.title.run(());
        match table.closes_at.get().filter(|_| phase.get() != "over") {
            Some(at) => [&title, " · ", &tr!(contest.until, hour = dates::hour(at))].concat(),
            None => title,
        }
    })
}

/// The sheets over a table.
#[component]
fn Sheets(table: Table, rules: ViewFn) -> impl IntoView {
    view! {
        {move || table.rules.get().then(|| rules.run())}
        {move || table.pause.get().then(|| view! { <Pause table/> })}
        {move || table.phones.get().then(|| view! { <phones::Joining chairs=table.chairs() open=table.phones/> })}
        {move || table.others.get().then(|| view! { <Others table/> })}
    }
}

/// Why a tap did nothing.
#[component]
fn Refusal(words: String) -> impl IntoView {
    view! { <div class="notices" role="alert"><Notice kind="bad" words/></div> }
}

/// The dialog when another tab plays this sitting: it can be taken over.
#[component]
fn Elsewhere(sitting: AnySitting) -> impl IntoView {
    let shell = Shell::get();
    let lost = sitting.status.lock().get_untracked() == LockState::Lost;
    let title = if lost { tr!(trouble.taken) } else { tr!(trouble.elsewhere) };
    let foot = move || {
        view! {
            <button class="button quiet piece" data-act="home" on:click=move |_| shell.go(Place::Home)>
                {tr!(common.home)}
            </button>
            <button class="button piece go" data-act="take-over" on:click=move |_| sitting.take_over.run(())>
                {tr!(trouble.take_over)}
            </button>
        }
    };
    view! { <Ask title foot attr:data-over=""><p>{tr!(trouble.elsewhere_hint)}</p></Ask> }
}
