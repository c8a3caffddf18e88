//! The notice of what is new since the last visit: shown once, on the shelf only.

use crate::app::browser::shipped;
use crate::app::parts::{Icon, IconButton};
use crate::app::place::Place;
use crate::app::shell::Shell;
use crate::app::words::tr;
use leptos::prelude::*;

/// The line on the shelf, until it is followed or dismissed.
#[component]
pub fn NewsLine() -> impl IntoView {
    let shell = Shell::get();
    shipped::note_newcomer();
    let due = RwSignal::new(shipped::is_news());
    let see = move |_| {
        shipped::note_news();
        shell.go(Place::About);
    };
    let dismiss = move |_| {
        shipped::note_news();
        due.set(false);
    };
    let line = move || {
        view! {
            <p class="notice piece news-line" role="status">
                <Icon name="star"/>
                <span>{tr!(about.news_line)}</span>
                <button class="button piece" data-act="news" on:click=see>{tr!(about.news_see)}</button>
                <IconButton act="dismiss-news" icon="close" label=tr!(common.close) on:click=dismiss/>
            </p>
        }
    };
    move || due.get().then(line)
}
