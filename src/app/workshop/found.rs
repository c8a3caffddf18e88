//! The content of a file, before anything is taken: on the left its first rows, what each column was taken for, what
//! only somebody can say and what stays out; on the right the cards that this makes, and the deck that takes them.

use super::came::{Came, MOST_SHOWN, More, Reading, title};
use super::made::Made;
use super::mend::LeftOutList;
use super::taken::TakenFor;
use super::words::{change_words, kinds_words, language_words, left_out_words};
use crate::app::parts::field::SegmentsField;
use crate::app::words::tr;
use crate::workshop::brought::Changed;
use crate::workshop::card::{Kind, Language, OwnCard};
use crate::workshop::import::Import;
use leptos::prelude::*;

/// The content of a file, and where to put it. A deck that is `given` by another tablet may be here already.
#[component]
pub fn Found(came: Import, reading: Reading, into: Option<String>, given: bool) -> impl IntoView {
    let is_read = came.format.is_some();
    let came = Came { import: RwSignal::new(came), reading };
    let made = is_read.then(|| view! { <Made came into given/> });
    // What was chosen on a telephone would begin below the edge.
    let place = NodeRef::<leptos::html::Div>::new();
    Effect::new(move |_| {
        if let Some(place) = place.get() {
            place.scroll_into_view();
        }
    });
    view! {
        <div class="found" node_ref=place data-whole=is_read.to_string()>
            <section class="sheet-card piece">
                <h2>{move || came.import.with(title)}</h2>
                <Kinds came/>
                <Refused came/>
                <TakenFor came/>
                <Spoken came/>
                <Aside came/>
                <ChangedList came/>
                <LeftOutList came/>
            </section>
            {made}
        </div>
    }
}

/// How many questions of each kind there are.
#[component]
fn Kinds(came: Came) -> impl IntoView {
    let kinds = move || {
        let count = |kind: Kind| {
            let is_it = |card: &&OwnCard| card.asks.kind() == kind;
            came.import.with(|import| import.brought.cards.iter().filter(is_it).count())
        };
        let line = |kind: Kind| {
            let n = count(kind);
            (n > 0).then(|| view! { <li>{kinds_words(kind, n)}</li> })
        };
        Kind::ALL.into_iter().filter_map(line).collect_view()
    };
    view! { <ul class="kinds">{kinds}</ul> }
}

/// The language in which a file is read: it has decimal signs, and the words for true and false. A deck that comes in says
/// its own.
#[component]
fn Spoken(came: Came) -> impl IntoView {
    let asks = Memo::new(move |_| {
        came.import.with(|import| import.format.is_some() && import.brought.cover.is_none())
    });
    let languages = || [Language::Fr, Language::En].map(|it| (it, language_words(it).to_owned()));
    let chosen = Signal::derive(move || came.import.with(|import| import.language));
    let choose = Callback::new(move |language| came.say(|import| import.language = language));
    view! {
        <Show when=move || asks.get()>
            <SegmentsField title=tr!(workshop.language) name="file-language" choices=languages().into() chosen choose/>
        </Show>
    }
}

/// Why a file cannot be read at all.
#[component]
fn Refused(came: Came) -> impl IntoView {
    move || {
        came.import.with(|import| {
            let left = import.brought.left_out.first().filter(|_| import.brought.format.is_none());
            let words = left.map(|left| left_out_words(left.line, &left.reason));
            words.map(|words| view! { <p class="error" data-told="refused">{words}</p> })
        })
    }
}

/// What of a sheet was not looked at: hidden rows, and rows far below.
#[component]
fn Aside(came: Came) -> impl IntoView {
    move || {
        came.import.with(|import| {
            let sheet = import.sheets.get(import.sheet)?;
            let hidden = (sheet.hidden_rows > 0).then(|| {
                view! { <p class="hint">{tr!(import.hidden_rows, n = sheet.hidden_rows)}</p> }
            });
            let cut = sheet.cut.then(|| view! { <p class="hint">{tr!(import.cut)}</p> });
            Some(view! { {hidden}{cut} })
        })
    }
}

/// What was changed while reading.
#[component]
fn ChangedList(came: Came) -> impl IntoView {
    let line = |it: &Changed| {
        view! { <li>{tr!(workshop.at_line, line = it.line, what = change_words(it.what))}</li> }
    };
    move || {
        came.import.with(|import| {
            let changed = &import.brought.changed;
            let n = changed.len();
            (n > 0).then(|| {
                view! {
                    <details class="told" data-told="changed">
                        <summary>{tr!(workshop.changed_n, n = n)}</summary>
                        <ul>{changed.iter().take(MOST_SHOWN).map(line).collect_view()}</ul>
                        <More n/>
                    </details>
                }
            })
        })
    }
}
