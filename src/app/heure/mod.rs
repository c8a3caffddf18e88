//! The table of *Quelle heure est-il ?*: the public play screen, the curtain, the results.

mod ask;
mod cards;
mod desk;
mod draw;
mod emergency;
mod ghost;
mod hand;
mod help;
mod over;
mod place;
mod play;
mod row;
mod words;

pub use help::chapters;
pub use words::refusal_words;

use super::parts::bar::{Tools, game_bar};
use super::shell::tab_lock::LockState;
use super::shell::wake_lock;
use super::sitting::Sitting;
use super::words::tr;
use super::{Place, Shell, home};
use crate::rules::Seat;
use crate::rules::heure::Heure;
use desk::Desk;
use leptos::prelude::*;

/// Opens the sitting, or goes home with a word when it cannot be read.
pub fn table(id: String) -> AnyView {
    match Sitting::<Heure>::open(&id) {
        Ok(sitting) => at_table(Desk::new(sitting)),
        Err(why) => {
            let shell = Shell::get();
            shell.notice.set(Some(tr!(trouble.aside, why = home::why_words(why.into()))));
            shell.place.set(Place::Home);
            ().into_any()
        }
    }
}

fn at_table(desk: Desk) -> AnyView {
    wake_lock::keep_awake();
    over::record_when_over(desk);
    let sitting = desk.sitting;
    let index = |seat: Option<Seat>, none: &'static str| {
        seat.map_or_else(|| none.to_owned(), |seat| seat.0.to_string())
    };
    let over = Memo::new(move |_| sitting.phase.get() == "over");
    let class = move || if over.get() { "screen results-screen" } else { "screen play-screen" };
    view! {
        <div class=class data-game="heure"
            data-phase=move || sitting.phase.get()
            data-turn=move || index(sitting.turn.get(), "")
            data-eyes=move || index(sitting.eyes.get(), "table")
            data-fingerprint=move || sitting.fingerprint.get()>
            {bar(desk)}
            {move || if over.get() { over::results(desk) } else { running(desk) }}
            <p class="unseen" role="status" aria-live="polite">{move || desk.said.get()}</p>
            {move || desk.refused.get().map(refusal)}
            {move || (sitting.lock.get() != LockState::Held).then(|| elsewhere(desk))}
            {move || desk.rules.get().then(|| help::rules(desk))}
        </div>
    }
    .into_any()
}

/// The table, a lowered curtain, or the private screen behind it: never two of them.
fn running(desk: Desk) -> AnyView {
    let hidden = move || (desk.curtain.get(), desk.sitting.eyes.get());
    let hidden = Memo::new(move |_| hidden());
    view! {
        {move || match hidden.get() {
            (Some(seat), Some(eyes)) if seat == eyes => hand::lifted(desk, seat),
            (Some(seat), _) => hand::lowered(desk, seat),
            _ => play::play(desk),
        }}
    }
    .into_any()
}

fn bar(desk: Desk) -> AnyView {
    let tools = Tools {
        undo: Some(Callback::new(move |()| desk.sitting.undo())),
        undoable: desk.sitting.undoable.into(),
        rules: Callback::new(move |()| desk.rules.set(true)),
        speak: Callback::new(move |()| desk.say(&untrack(|| play::what_to_do(desk)), true)),
    };
    let what = Signal::derive(move || match desk.curtain.get() {
        Some(seat) => tr!(heure.tidies, name = desk.name(seat)),
        None => play::what_happens(desk),
    });
    game_bar(tr!(heure.title), what, (), tools)
}

fn refusal(words: String) -> AnyView {
    view! {
        <div class="notices" role="alert">
            <p class="notice piece" data-kind="bad">{super::parts::icon("info")}<span>{words}</span></p>
        </div>
    }
    .into_any()
}

/// Another tab plays this sitting: it can be taken over.
fn elsewhere(desk: Desk) -> AnyView {
    let lost = desk.sitting.lock.get_untracked() == LockState::Lost;
    let title = if lost { tr!(trouble.taken) } else { tr!(trouble.elsewhere) };
    let shell = desk.shell;
    view! {
        <div class="veil" data-over="">
            <section class="sheet ask-sheet" role="alertdialog" aria-label=title>
                <header><h1>{title}</h1></header>
                <div class="body"><p>{tr!(trouble.elsewhere_hint)}</p></div>
                <footer>
                    <button class="button quiet piece" data-act="home"
                        on:click=move |_| shell.go(Place::Home)>{tr!(common.home)}</button>
                    <button class="button piece go" data-act="take-over"
                        on:click=move |_| desk.sitting.take_over()>{tr!(trouble.take_over)}</button>
                </footer>
            </section>
        </div>
    }
    .into_any()
}
