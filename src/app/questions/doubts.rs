//! The questions that somebody has reported: listed, exported as a file, deleted.

use crate::app::browser::doubts::{self, Doubt};
use crate::app::browser::{dates, download};
use crate::app::parts::doubt::why_words;
use crate::app::parts::raised::raised;
use crate::app::parts::{ActButton, Icon};
use crate::app::words::tr;
use crate::decks::Language;
use leptos::prelude::*;

/// How many the list shows, the newest first.
const LATEST: usize = 20;

/// The list of reported questions.
#[component]
pub fn Reported() -> impl IntoView {
    let all = RwSignal::new(doubts::load());
    view! {
        <section class="sheet-card piece">
            <h2>{tr!(questions.reported)}</h2>
            <Show
                when=move || all.with(|all| !all.is_empty())
                fallback=|| view! { <p class="empty">{tr!(questions.none_reported)}</p> }
            >
                <List all/>
            </Show>
        </section>
    }
}

#[component]
fn List(all: RwSignal<Vec<Doubt>>) -> impl IntoView {
    let export = |_| {
        let name = "tablee-questions-signalees.jsonl";
        download::save_text(name, "application/jsonl", &doubts::export_text());
    };
    let lines = move || all.with(|all| all.iter().rev().take(LATEST).map(line).collect_view());
    view! {
        <ol class="doubts">{lines}</ol>
        <ActButton act="export" icon="download" label=tr!(records.export) on:click=export/>
        <Forget all/>
    }
}

fn line(doubt: &Doubt) -> impl IntoView + use<> {
    let Doubt { deck, card, q, why, at } = doubt.clone();
    let lang = Language::of_deck(&deck).map(Language::code);
    view! {
        <li>
            <b lang=lang>{raised(&q)}</b>
            <small>{[why_words(why), &card, &dates::when(at)].join(" · ")}</small>
        </li>
    }
}

/// The button that deletes the list: the first tap asks, the second deletes.
#[component]
fn Forget(all: RwSignal<Vec<Doubt>>) -> impl IntoView {
    let sure = RwSignal::new(false);
    let clear = move |_| {
        if sure.get_untracked() {
            doubts::clear();
            all.set(doubts::load());
        } else {
            sure.set(true);
        }
    };
    view! {
        <button class="button quiet piece" data-act="clear" on:click=clear>
            <Icon name="trash"/>
            {move || if sure.get() { tr!(questions.really_forget) } else { tr!(questions.forget) }}
        </button>
    }
}
