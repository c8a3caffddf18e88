//! A file comes in: chosen, dropped or pasted. What it holds is shown before anything is taken: how many
//! questions of which kind, what was changed, and by line what stays out and why. Nothing that is there is
//! replaced.

use super::bench::{Bench, Page};
use super::list::{counted, fresh};
use super::words::{change_words, format_words, kinds_words, left_out_words, name_or_none};
use crate::app::browser::files;
use crate::app::browser::frame::after_paint;
use crate::app::parts::{Icon, WordButton};
use crate::app::words::tr;
use crate::workshop::brought::{Brought, Changed, LeftOut};
use crate::workshop::card::{Cover, Kind, OwnCard, OwnDeck};
use crate::workshop::{LONGEST_FILE, MOST_CARDS, read};
use leptos::ev::{DragEvent, Event};
use leptos::prelude::*;
use web_sys::File;

/// So many lines of what was changed or left out are shown.
const MOST_SHOWN: usize = 200;

/// Where what comes in stands meanwhile.
#[derive(Clone, Copy)]
struct Tray {
    /// The file's name and what it holds.
    brought: RwSignal<Option<(String, Brought)>>,
    /// Whether a file is being read.
    reading: RwSignal<bool>,
    /// Whether a file could not be read at all.
    lost: RwSignal<bool>,
}

impl Tray {
    fn read_file(self, bench: Bench, file: &File) {
        self.begin();
        let name = file.name();
        files::read_bytes(file, LONGEST_FILE, move |bytes| match bytes {
            Some(bytes) => self.read(bench, name, bytes),
            None => {
                _ = self.lost.try_set(true);
                _ = self.reading.try_set(false);
            }
        });
    }

    fn begin(self) {
        self.brought.set(None);
        self.lost.set(false);
        self.reading.set(true);
    }

    /// Reads once the page has said that it reads.
    fn read(self, bench: Bench, name: String, bytes: Vec<u8>) {
        after_paint(move || {
            let language = fresh(bench).language;
            let brought = read(&bytes, &name, language);
            _ = self.brought.try_set(Some((name, brought)));
            _ = self.reading.try_set(false);
        });
    }
}

/// The page on which a file comes in, perhaps for a deck that is there.
#[component]
pub fn BringIn(into: Option<String>) -> impl IntoView {
    let tray = Tray {
        brought: RwSignal::new(None),
        reading: RwSignal::new(false),
        lost: RwSignal::new(false),
    };
    let into = StoredValue::new(into);
    let found = move || {
        let (name, brought) = tray.brought.get()?;
        Some(view! { <Found name brought into=into.get_value()/> })
    };
    view! {
        <div class="bring-in">
            <section class="sheet-card piece">
                <h2>{tr!(workshop.bring_in)}</h2>
                <p class="hint">{tr!(workshop.formats)}</p>
                <Ways tray/>
            </section>
            <div role="status">
                <Show when=move || tray.reading.get()><p class="notice piece">{tr!(workshop.reading)}</p></Show>
                <Show when=move || tray.lost.get()><p class="error">{tr!(workshop.lost)}</p></Show>
                {found}
            </div>
        </div>
    }
}

/// Choose, drop, paste.
#[component]
fn Ways(tray: Tray) -> impl IntoView {
    let bench = Bench::get();
    let over = RwSignal::new(false);
    let text = RwSignal::new(String::new());
    let take = move |files: Vec<File>| {
        files.into_iter().take(1).for_each(|file| tray.read_file(bench, &file));
    };
    let chosen = move |event: Event| {
        take(files::chosen(&event));
        files::forget_chosen(&event);
    };
    let dropped = move |event: DragEvent| {
        event.prevent_default();
        over.set(false);
        take(files::dropped(&event));
    };
    let hovers = move |event: DragEvent| {
        event.prevent_default();
        over.set(true);
    };
    let paste = move |_| {
        tray.begin();
        tray.read(bench, String::new(), text.get_untracked().into_bytes());
    };
    view! {
        <div class="drop" data-over=move || over.get().to_string() on:dragover=hovers on:dragleave=move |_| over.set(false) on:drop=dropped>
            <label class="button piece file">
                <Icon name="upload"/>
                {tr!(workshop.choose_file)}
                <input class="unseen" type="file" data-act="choose-file" aria-label=tr!(workshop.choose_file) accept=".json,.csv,.tsv,.txt,.gift,.xml" on:change=chosen/>
            </label>
            <p class="hint">{tr!(workshop.drop_here)}</p>
        </div>
        <div class="field">
            <label for="pasted">{tr!(workshop.paste)}</label>
            <textarea id="pasted" rows="4" on:input=move |event| text.set(event_target_value(&event))></textarea>
        </div>
        <button class="button quiet piece" data-act="read-pasted" disabled=move || text.with(|text| text.trim().is_empty()) on:click=paste>
            {tr!(workshop.read_pasted)}
        </button>
    }
}

/// What a file holds, and where it shall go.
#[component]
fn Found(name: String, brought: Brought, into: Option<String>) -> impl IntoView {
    let Brought { format, cover, cards, changed, left_out, untold } = brought;
    let title = match format {
        Some(format) => {
            tr!(workshop.found, n = counted(cards.len()), format = format_words(format))
        }
        None => tr!(workshop.found_none).to_owned(),
    };
    let drafts: Vec<OwnCard> =
        left_out.iter().filter_map(|left| left.draft.as_deref().cloned()).collect();
    let kinds = Kind::ALL.into_iter().filter_map(|kind| {
        let n = cards.iter().filter(|card| card.asks.kind() == kind).count();
        (n > 0).then(|| view! { <li>{kinds_words(kind, n)}</li> })
    });
    let kinds = kinds.collect_view();
    let bench = Bench::get();
    let cover = cover.unwrap_or_else(|| Cover { name: bare(&name), ..fresh(bench) });
    let any = !cards.is_empty() || !drafts.is_empty();
    view! {
        <section class="sheet-card piece found">
            <h2>{title}</h2>
            <ul class="kinds">{kinds}</ul>
            <ChangedList changed/>
            <LeftOutList left_out untold/>
            {any.then(|| view! { <Take cards drafts cover into/> })}
        </section>
    }
}

/// The file's name without its ending.
fn bare(name: &str) -> String {
    name.rsplit_once('.').map_or(name, |(bare, _)| bare).replace(['_', '-'], " ")
}

/// What came in changed.
#[component]
fn ChangedList(changed: Vec<Changed>) -> impl IntoView {
    let n = changed.len();
    let line = |it: Changed| {
        view! { <li>{tr!(workshop.at_line, line = it.line, what = change_words(it.what))}</li> }
    };
    (n > 0).then(|| {
        view! {
            <details class="told" data-told="changed">
                <summary>{tr!(workshop.changed_n, n = n)}</summary>
                <ul>{changed.into_iter().take(MOST_SHOWN).map(line).collect_view()}</ul>
                <More n/>
            </details>
        }
    })
}

/// What stays out, line by line.
#[component]
fn LeftOutList(left_out: Vec<LeftOut>, untold: usize) -> impl IntoView {
    let n = left_out.len() + untold;
    let line = |it: LeftOut| {
        let q = it.draft.map(|card| card.q).filter(|q| !q.is_empty());
        let q = q.map(|q| view! { <small>{q}</small> });
        view! { <li>{left_out_words(it.line, &it.reason)}{q}</li> }
    };
    (n > 0).then(|| {
        view! {
            <details class="told" data-told="left-out" open=true>
                <summary>{tr!(workshop.left_out_n, n = n)}</summary>
                <ul>{left_out.into_iter().take(MOST_SHOWN).map(line).collect_view()}</ul>
                <More n/>
            </details>
        }
    })
}

#[component]
fn More(n: usize) -> impl IntoView {
    (n > MOST_SHOWN).then(|| {
        view! { <p class="hint">{tr!(workshop.and_more, n = counted(n - MOST_SHOWN))}</p> }
    })
}

/// The deck into which it goes: a new one, or one that is there.
#[component]
fn Take(
    cards: Vec<OwnCard>,
    drafts: Vec<OwnCard>,
    cover: Cover,
    into: Option<String>,
) -> impl IntoView {
    let bench = Bench::get();
    let target = RwSignal::new(into.clone().unwrap_or_default());
    let option = |id: String, name: String| {
        let selected = into.as_ref() == Some(&id);
        view! { <option value=id selected=selected>{name}</option> }
    };
    let options = bench.decks.with_untracked(|all| {
        let of =
            |own: &super::bench::Own| option(own.id.clone(), name_or_none(&own.deck.cover.name));
        all.iter().map(of).collect_view()
    });
    let (n, unfinished) = (cards.len(), drafts.len());
    let (some, all) = (cards.clone(), [cards, drafts].concat());
    let put = move |cards: Vec<OwnCard>| put(bench, &target.get_untracked(), &cover, cards);
    let put_all = put.clone();
    let take = (n > 0).then(|| {
        view! {
            <WordButton act="take" icon="check" label=tr!(workshop.take, n = counted(n)) class="button piece" on:click=move |_| put(some.clone())/>
        }
    });
    let take_all = (unfinished > 0).then(|| {
        view! {
            <WordButton act="take-all" icon="pencil" label=tr!(workshop.take_unfinished, n = counted(unfinished)) on:click=move |_| put_all(all.clone())/>
        }
    });
    view! {
        <div class="field">
            <label for="into">{tr!(workshop.into)}</label>
            <select id="into" on:change=move |event| target.set(event_target_value(&event))>
                <option value="" selected=into.is_none()>{tr!(workshop.into_new)}</option>
                {options}
            </select>
        </div>
        <p class="hint">{tr!(workshop.into_hint, most = counted(MOST_CARDS))}</p>
        {take}
        {take_all}
    }
}

/// Puts cards into that deck, or into a new one, and opens it.
fn put(bench: Bench, into: &str, cover: &Cover, cards: Vec<OwnCard>) {
    let id = if bench.read(into, |_| ()).is_some() {
        let mut left = 0;
        bench.change(into, |deck| left = deck.add(cards));
        bench.full.set(left);
        into.to_owned()
    } else {
        let mut deck = OwnDeck { cover: cover.clone(), cards: vec![] };
        deck.add(cards);
        bench.add(deck)
    };
    bench.go(Page::Deck(id));
}
