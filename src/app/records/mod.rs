//! Palmarès: the records of the house and of every profile, of all games, of this year or of a season.

mod house;
mod kept;
mod latest;
mod person;
mod season;
mod table;

use super::browser::profiles::Profile;
use super::browser::{dates, download, films, records};
use super::parts::bar::ShellBar;
use super::parts::field::Segments;
use super::parts::money::amount;
use super::parts::{ActButton, Icon, SeatMark, ask_first};
use super::shelf::card;
use super::shell::Shell;
use super::words::tr;
use crate::records::GameRecord;
use crate::records::season::{Season, Span};
use crate::rules::GameId;
use house::HousePage;
use kept::{Kept, Received};
use leptos::prelude::*;
use person::PersonPage;
use season::Known;

/// The records screen.
#[component]
pub fn Records() -> impl IntoView {
    let all = RwSignal::new(records::load());
    provide_context(Known::load());
    provide_context(Kept::load());
    let export = |_| {
        download::save_text("tablee-palmares.json", "application/json", &records::export_text());
    };
    let table = move |_| {
        let text = all.with_untracked(|all| table::csv(all));
        download::save_text("tablee-palmares.csv", "text/csv", &text);
    };
    view! {
        <div class="screen records-screen">
            <ShellBar title=tr!(records.title)>
                <ActButton act="csv" icon="download" label=tr!(records.csv) on:click=table/>
                <ActButton act="export" icon="download" label=tr!(records.export) on:click=export/>
            </ShellBar>
            <Show when=move || all.with(|all| !all.is_empty()) fallback=|| view! { <NoneYet/> }>
                <Body all/>
            </Show>
        </div>
    }
}

#[component]
fn NoneYet() -> impl IntoView {
    view! {
        <main>
            <section class="sheet-card piece"><p class="empty">{tr!(records.none)}</p></section>
            <Received/>
        </main>
    }
}

/// The open page: that of a profile, or the house's if `None`.
type Whose = Option<u32>;

#[component]
fn Body(all: RwSignal<Vec<GameRecord>>) -> impl IntoView {
    let people = Shell::get().profiles.get_untracked().list;
    let chosen = RwSignal::new(people.first().map(|profile| profile.id));
    let span = RwSignal::new(0);
    let seasons = expect_context::<Known>().0;
    let spans = Memo::new(move |_| seasons.with(|seasons| spans(seasons)));
    let records = Memo::new(move |_| {
        let chosen = spans.with(|spans| spans.get(span.get()).map(|(span, _)| span.clone()));
        all.with(|all| chosen.unwrap_or_default().of(all))
    });
    let tabs = people.iter().map(|profile| view! { <Tab profile=profile.clone() chosen/> });
    let tabs = tabs.collect_view();
    let page = move || {
        let records = records.get();
        match people.iter().find(|profile| Some(profile.id) == chosen.get()).cloned() {
            Some(profile) => view! { <PersonPage profile records/> }.into_any(),
            None => view! { <HousePage records/> }.into_any(),
        }
    };
    view! {
        <nav aria-label=tr!(home.players)>
            <ul class="profiles" role="tablist"><HouseTab chosen/>{tabs}</ul>
            {move || view! { <Spans span spans=spans.get()/> }}
        </nav>
        <main data-page=move || if chosen.get().is_some() { "person" } else { "house" }>
            {page}
            <Received/>
            <ClearButton all/>
        </main>
    }
}

/// The spans to choose from, with their names: all games, this year's, those of the last seasons.
fn spans(seasons: &[Season]) -> Vec<(Span, String)> {
    let (always, year) = (tr!(records.always), tr!(records.this_year));
    let first =
        [(Span::Always, always.to_owned()), (Span::Since(dates::new_year()), year.to_owned())];
    let latest = seasons.iter().rev().take(3);
    let named = latest.map(|season| (Span::Season(season.clone()), season.name.clone()));
    first.into_iter().chain(named).collect()
}

#[component]
fn Spans(span: RwSignal<usize>, spans: Vec<(Span, String)>) -> impl IntoView {
    let choices: Vec<_> =
        spans.into_iter().enumerate().map(|(place, (_, words))| (place, words)).collect();
    if span.get_untracked() >= choices.len() {
        span.set(0);
    }
    let choose = Callback::new(move |place| span.set(place));
    view! {
        <div class="spans" role="radiogroup" aria-label=tr!(records.span)>
            <Segments name="span" choices chosen=span choose/>
        </div>
    }
}

#[component]
fn HouseTab(chosen: RwSignal<Whose>) -> impl IntoView {
    view! {
        <li role="presentation">
            <button
                class="profile piece"
                role="tab"
                data-act="house"
                aria-selected=move || chosen.get().is_none().to_string()
                on:click=move |_| chosen.set(None)
            >
                <Icon name="home"/>
                <span class="name">{tr!(records.house)}</span>
            </button>
        </li>
    }
}

#[component]
fn Tab(profile: Profile, chosen: RwSignal<Whose>) -> impl IntoView {
    let Profile { id, name, mark } = profile;
    view! {
        <li role="presentation">
            <button
                class="profile piece"
                role="tab"
                data-mark=mark.0.to_string()
                data-act="profile"
                aria-selected=move || (chosen.get() == Some(id)).to_string()
                on:click=move |_| chosen.set(Some(id))
            >
                <SeatMark mark/>
                <span class="name">{name}</span>
            </button>
        </li>
    }
}

/// The highest score in words, where it is a sum worth beating; in games for chips the winner has them all.
fn best_words(game: GameId, best: u32) -> Option<String> {
    let sums = card(game).sums && best > 0;
    sums.then(|| tr!(records.best, sum = amount(best)))
}

/// A game's title, and how often it was won.
fn title_words(game: GameId, n: u32) -> String {
    [(card(game).winner)(), " × ", &n.to_string()].concat()
}

/// Clears the records: the first tap asks, the second deletes; that can be undone for a while.
#[component]
fn ClearButton(all: RwSignal<Vec<GameRecord>>) -> impl IntoView {
    let shell = Shell::get();
    let (sure, tap) = ask_first(move || {
        let before = records::clear();
        let out = films::take_out(before.iter().map(|game| game.sitting.clone()).collect());
        all.set(vec![]);
        shell.tell_deleted(tr!(records.cleared).into(), move || {
            shell.saved(records::put_back(before.clone()));
            out.put_back();
            // The screen may have unmounted meanwhile.
            let _ = all.try_set(records::load());
        });
    });
    view! {
        <button class="button quiet piece" data-act="clear" on:click=tap>
            <Icon name="trash"/>
            {move || if sure.get() { tr!(records.really) } else { tr!(records.clear) }}
        </button>
    }
}
