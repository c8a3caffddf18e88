//! The sheet shown while a parcel goes to another tablet or arrives from one; [`super::handing`] loads this bundle.

use super::browser::carry::can_share;
use super::browser::parcel::{self, Parcel};
use super::browser::profiles::Profiles;
use super::browser::{link, one_file, storage};
use super::care::backup::words_of;
use super::handing::Handing;
use super::parts::carry::Carries;
use super::parts::dialog::{Sheet, when_closed};
use super::parts::qr::Qr;
use super::parts::{GoButton, SeatMark, WordButton};
use super::place::Place;
use super::shelf::card;
use super::shell::Shell;
use super::words::{name_or_default, tr};
use crate::backup::NoBackup;
use crate::handed::{self, Deck, Person, Told};
use crate::qr::Code;
use crate::rules::GameId;
use leptos::prelude::*;

/// The sheet for an outgoing or incoming parcel.
pub fn sheet(handing: Handing) -> AnyView {
    match handing {
        Handing::Out(parcel) => view! { <Out parcel/> }.into_any(),
        Handing::In(Ok(parcel)) => view! { <In parcel/> }.into_any(),
        Handing::In(Err(why)) => view! { <Refused why/> }.into_any(),
    }
}

/// Forgets the parcel when the sheet closes, in whatever way.
fn ends(shell: Shell) {
    when_closed(move || shell.handing.set(None));
}

#[component]
fn Out(parcel: Parcel) -> impl IntoView {
    let shell = Shell::get();
    ends(shell);
    let title = tr!(handing.out);
    let told = handed::told(&parcel);
    // The single file's address is of no use to another tablet.
    let word = handed::word(&parcel).filter(|_| !one_file::is_here());
    let address = word.map(|word| link::giving(&word));
    let code = address.map(|text| {
        // A link may be too long for a code that a camera can read.
        let fits = Code::of(&text).is_some();
        let hint = if fits { tr!(handing.out_hint) } else { tr!(handing.out_link) };
        let code = fits.then(|| {
            view! { <div class="code"><Qr text=text.clone() label=tr!(handing.code)/></div> }
        });
        view! {
            <p>{hint}</p>
            {code}
            <label class="field">
                {tr!(handing.link)}
                <input type="text" name="give-link" readonly prop:value=text.clone()/>
            </label>
            <Carries text what=tr!(handing.link)/>
        }
    });
    let only_file = code.is_none().then(|| {
        let words = match (one_file::is_here(), told.decks.is_empty()) {
            (true, _) => tr!(handing.out_here),
            (false, false) => tr!(handing.out_deck),
            (false, true) => tr!(handing.out_file),
        };
        view! { <p>{words}</p> }
    });
    let parcel = StoredValue::new(parcel);
    let save = move |_| parcel.with_value(|parcel| parcel::save(parcel));
    let shares = (code.is_none() && can_share()).then(|| {
        let share = move |_| parcel.with_value(|parcel| parcel::share(parcel, title));
        view! { <WordButton act="share-file" icon="share" label=tr!(phones.share) on:click=share/> }
    });
    view! {
        <Sheet class="sheet ask-sheet hand-sheet" label=title>
            <header role="none"><h1>{title}</h1></header>
            <div class="body"><Holds told/>{code}{only_file}</div>
            <footer role="none">
                {shares}
                <WordButton act="give-file" icon="download" label=tr!(handing.file) on:click=save/>
                <GoButton act="close" label=tr!(common.ok) on:click=move |_| shell.dialog.set(false)/>
            </footer>
        </Sheet>
    }
}

#[component]
fn In(parcel: Parcel) -> impl IntoView {
    let shell = Shell::get();
    ends(shell);
    let title = tr!(handing.come);
    let told = handed::told(&parcel);
    let table = told.tables.first().map(|(game, _)| *game);
    let replaces =
        |(game, _): &(GameId, Vec<Person>)| storage::has(&["table:", game.name()].concat());
    let replaces_one = told.tables.iter().any(replaces);
    let hint = if replaces_one { tr!(handing.come_table) } else { tr!(handing.come_hint) };
    let take = move |_| {
        shell.dialog.set(false);
        take(shell, &parcel, table);
    };
    view! {
        <Sheet class="sheet ask-sheet hand-sheet" label=title>
            <header role="none"><h1>{title}</h1></header>
            <div class="body"><Holds told/><p class="hint">{hint}</p></div>
            <footer role="none">
                <button class="button quiet piece" data-act="leave-it" on:click=move |_| shell.dialog.set(false)>
                    {tr!(handing.leave)}
                </button>
                <GoButton act="take-it" label=tr!(handing.take) on:click=take/>
            </footer>
        </Sheet>
    }
}

/// Takes a parcel in beside the data that is here; if it holds a table, opens its set-up.
fn take(shell: Shell, parcel: &Parcel, table: Option<GameId>) {
    let told = move |restored| {
        // A table needs no notice: its set-up opens.
        if table.is_none() {
            shell.tell_for_a_while(words_of(Ok(restored)));
        }
    };
    parcel::take_in(parcel, told);
    shell.taken.update(|times| *times += 1);
    shell.profiles.set(Profiles::load());
    for entry in parcel.iter().filter(|entry| entry.key.starts_with("table:")) {
        // The table that was set up here before is only a convenience: it may be overwritten.
        let _ = storage::set(&entry.key, &entry.value);
    }
    if let Some(game) = table {
        shell.go(Place::Setup(game));
    }
}

#[component]
fn Refused(why: NoBackup) -> impl IntoView {
    let shell = Shell::get();
    ends(shell);
    let title = tr!(handing.come);
    let words = match why {
        NoBackup::Newer => tr!(backup.newer),
        NoBackup::NotOurs | NoBackup::TooLong => tr!(handing.damaged),
    };
    view! {
        <Sheet class="sheet ask-sheet hand-sheet" label=title>
            <header role="none"><h1>{title}</h1></header>
            <div class="body"><p>{words}</p></div>
            <footer role="none">
                <GoButton act="close" label=tr!(common.ok) on:click=move |_| shell.dialog.set(false)/>
            </footer>
        </Sheet>
    }
}

/// The contents of a parcel, in words.
#[component]
fn Holds(told: Told) -> impl IntoView {
    let Told { people, games, tables, decks } = told;
    let at_table = |what: fn(&'static str) -> String| {
        move |(game, people): (GameId, Vec<Person>)| {
            view! { <li><b>{what((card(game).title)())}</b><People people/></li> }
        }
    };
    let games = games.into_iter().map(at_table(|game| tr!(handing.a_game, game = game)));
    let tables = tables.into_iter().map(at_table(|game| tr!(handing.a_table, game = game)));
    let people = (!people.is_empty()).then(|| {
        view! { <li><b>{tr!(handing.a_person)}</b><People people/></li> }
    });
    let decks = decks.into_iter().map(|deck| view! { <li><AsDeck deck/></li> }).collect_view();
    view! { <ul class="holds">{games.collect_view()}{tables.collect_view()}{people}{decks}</ul> }
}

#[component]
fn AsDeck(deck: Deck) -> impl IntoView {
    let Deck { name, author, cards } = deck;
    let name = if name.is_empty() { tr!(workshop.no_name).to_owned() } else { name };
    let by = (!author.is_empty()).then(|| [" · ", &tr!(workshop.by, name = author)].concat());
    view! {
        <b>{tr!(handing.a_deck, name = name)}</b>
        <span>{tr!(workshop.questions_n, n = cards)}{by}</span>
    }
}

#[component]
fn People(people: Vec<Person>) -> impl IntoView {
    let one = |(name, mark): Person| {
        view! { <span><SeatMark mark/>{name_or_default(&name, mark)}</span> }
    };
    view! { <span class="holds-people">{people.into_iter().map(one).collect_view()}</span> }
}
