//! One deck: its cover, what it can serve and what it lacks, its cards, and buttons to bring questions in and
//! to export them.

use super::bench::{Bench, Page};
use super::cover::CoverForm;
use super::list::ServesList;
use super::paper::OnPaper;
use super::searched::Searched;
use super::words::{kind_words, missing_words, name_or_none, unfit_words};
use crate::app::browser::{download, parcel};
use crate::app::parts::{Icon, WordButton};
use crate::app::shelf::card;
use crate::app::shell::Shell;
use crate::app::words::tr;
use crate::workshop::card::{Kind, OwnDeck};
use crate::workshop::serves::Serves;
use crate::workshop::{csv, gift, own_json, serves, xlsx};
use leptos::prelude::*;

/// The page of a deck.
#[component]
pub fn Deck(id: String) -> impl IntoView {
    let bench = Bench::get();
    if bench.read(&id, |_| ()).is_none() {
        return view! { <p class="empty">{tr!(workshop.deck_not_here)}</p> }.into_any();
    }
    view! {
        <div class="deck-page">
            <div class="side">
                <CoverForm id=id.clone()/>
                <New id=id.clone()/>
                <CanServe id=id.clone()/>
                <Out id=id.clone()/>
                <section class="sheet-card piece to-paper"><OnPaper id=id.clone()/></section>
            </div>
            <div class="side"><Searched id/></div>
        </div>
    }
    .into_any()
}

/// What it can serve, and exactly what it lacks.
#[component]
fn CanServe(id: String) -> impl IntoView {
    let deck = Bench::get().read(&id, OwnDeck::finished).unwrap_or_default();
    let lacks = serves(&deck).map(|serves: Serves| {
        let lines: Vec<String> = serves
            .missing
            .iter()
            .map(|missing| missing_words(*missing))
            .chain(
                serves
                    .piles
                    .iter()
                    .flat_map(|pile| &pile.unfit)
                    .map(|(why, n)| unfit_words(*why, *n)),
            )
            .collect();
        let line = |line| view! { <li>{line}</li> };
        (!lines.is_empty()).then(|| {
            view! {
                <h3>{(card(serves.game).title)()}</h3>
                <ul>{lines.into_iter().map(line).collect_view()}</ul>
            }
        })
    });
    view! {
        <section class="sheet-card piece">
            <h2>{tr!(workshop.can_serve)}</h2>
            <ServesList deck/>
            <details class="fold lacks">
                <summary class="piece themed">
                    <b>{tr!(workshop.lacks)}</b>
                    <span>{tr!(workshop.lacks_hint)}</span>
                    <Icon name="chevron-down"/>
                </summary>
                <div class="options piece themed"><div>{lacks.into_iter().collect_view()}</div></div>
            </details>
        </section>
    }
}

/// Buttons for a new card of each kind, and for a file of cards.
#[component]
fn New(id: String) -> impl IntoView {
    let bench = Bench::get();
    let id = StoredValue::new(id);
    let one = move |kind: Kind| {
        view! {
            <li>
                <button
                    class="button quiet piece"
                    data-act="new-card"
                    data-kind=kind.name()
                    on:click=move |_| bench.add_card(&id.get_value(), kind)
                >
                    <Icon name="plus"/>
                    {kind_words(kind)}
                </button>
            </li>
        }
    };
    let bring = move |_| bench.go(Page::BringIn(Some(id.get_value())));
    view! {
        <section class="sheet-card piece new-cards">
            <h2>{tr!(workshop.new_card)}</h2>
            <ul>{Kind::ALL.map(one).collect_view()}</ul>
            <WordButton act="bring-in" icon="upload" label=tr!(workshop.bring_in) on:click=bring/>
        </section>
    }
}

/// The type of a workbook.
const WORKBOOK: &str = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/// The exports of the deck.
#[component]
fn Out(id: String) -> impl IntoView {
    let (shell, bench) = (Shell::get(), Bench::get());
    let id = StoredValue::new(id);
    let hand_on = move |_| {
        let id = id.get_value();
        shell.hand_on(bench.read(&id, |deck| parcel::of_deck(&id, deck)));
    };
    let out = move |ending: &'static str| {
        let deck = bench.read(&id.get_value(), OwnDeck::finished).unwrap_or_default();
        let name = [&file_name(&name_or_none(&deck.cover.name)), ".", ending].concat();
        (deck, name)
    };
    let save = move |ending: &'static str, mime: &'static str, write: fn(&OwnDeck) -> String| {
        let (deck, name) = out(ending);
        download::save_text(&name, mime, &write(&deck));
    };
    let workbook = move |_| {
        let (deck, name) = out("xlsx");
        download::save_bytes(&name, WORKBOOK, &xlsx(&deck));
    };
    let unfinished =
        bench.read(&id.get_value(), |deck| deck.cards.len() - deck.finished().cards.len());
    let unfinished = unfinished.filter(|n| *n > 0).map(|n| {
        view! { <p class="hint">{tr!(workshop.out_unfinished, n = n)}</p> }
    });
    view! {
        <section class="sheet-card piece">
            <h2>{tr!(workshop.out)}</h2>
            <p class="hint">{tr!(workshop.out_hint)}</p>
            {unfinished}
            <WordButton act="hand-on" icon="share" label=tr!(handing.hand_on) on:click=hand_on/>
            <WordButton act="out-json" icon="download" label="JSON" on:click=move |_| save("json", "application/json", own_json)/>
            <WordButton act="out-xlsx" icon="download" label="Excel" on:click=workbook/>
            <WordButton act="out-csv" icon="download" label="CSV" on:click=move |_| save("csv", "text/csv", csv)/>
            <WordButton act="out-gift" icon="download" label="GIFT" on:click=move |_| save("gift", "text/plain", gift)/>
        </section>
    }
}

/// The deck's name as a file name that every system accepts.
fn file_name(name: &str) -> String {
    let plain = crate::decks::answer::folded(name).replace(' ', "-");
    let short: String = plain.chars().take(40).collect();
    if short.is_empty() { "questions".into() } else { short }
}
