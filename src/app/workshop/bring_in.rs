//! The page that brings in a file: chosen, dropped, opened by a tap, or pasted. It shows the content before anything is taken: what each
//! column was taken for, the cards that this makes, and by line what stays out and why. Nothing existing is replaced.

use super::bench::Bench;
use super::came::{Reading, title};
use super::found::Found;
use super::list::fresh;
use super::words::reason_words;
use crate::app::browser::files;
use crate::app::browser::frame::after_paint;
use crate::app::bundles::waiting::awaited;
use crate::app::parts::Icon;
use crate::app::words::{door_words, tr};
use crate::doors::{Door, Sort};
use crate::workshop::import::Import;
use crate::workshop::{LONGEST_FILE, sheets};
use leptos::ev::Event;
use leptos::prelude::*;
use web_sys::File;

/// The state of the file that is brought in.
#[derive(Clone, Copy)]
struct Tray {
    bench: Bench,
    /// The file and its content, as it was first taken.
    came: RwSignal<Option<Import>>,
    reading: Reading,
    /// Why there is nothing to show, in words.
    refused: RwSignal<Option<&'static str>>,
    /// Whether it is a deck that another tablet has handed on.
    given: RwSignal<bool>,
}

impl Tray {
    fn new() -> Tray {
        Tray {
            bench: Bench::get(),
            came: RwSignal::new(None),
            reading: Reading::new(),
            refused: RwSignal::new(None),
            given: RwSignal::new(false),
        }
    }

    fn read_file(self, file: &File) {
        self.begin();
        let name = file.name();
        files::read_bytes(file, LONGEST_FILE, move |bytes| match bytes {
            Some(bytes) => self.sort(name, bytes),
            None => self.refuse(tr!(workshop.lost)),
        });
    }

    fn begin(self) {
        self.came.set(None);
        self.refused.set(None);
        self.given.set(false);
        self.reading.share.set(Some(0));
    }

    fn refuse(self, why: &'static str) {
        _ = self.refused.try_set(Some(why));
        _ = self.reading.share.try_set(None);
    }

    /// Reads what has questions; what belongs to another door is handed on, or that door is named.
    fn sort(self, name: String, file: Vec<u8>) {
        let sort = Sort::of(&file);
        if let Some(door) = sort.belongs_to(Door::Questions) {
            return self.refuse(door_words(door));
        }
        match sort {
            Sort::Parcel(parcel) => {
                _ = self.reading.share.try_set(None);
                self.bench.shell.show_parcel(parcel);
            }
            Sort::Deck(text) => {
                _ = self.given.try_set(true);
                self.read(name, text.into_bytes());
            }
            _ => self.read(name, file),
        }
    }

    /// Reads after the page has shown that it reads; the readers of spreadsheets are fetched when they are needed.
    fn read(self, name: String, file: Vec<u8>) {
        let language = fresh(self.bench).language;
        if !sheets::looks_like(&file) {
            return after_paint(move || self.keep(Import::of_text(&name, language, &file)));
        }
        self.bench.shell.bundles.spreadsheets.when_here(move |readers| match readers {
            Some(readers) => after_paint(move || {
                self.keep(match (readers.open)(&file, language) {
                    Ok(sheets) => Import::of_sheets(&name, language, sheets),
                    Err(reason) => Import::refused(&name, language, reason),
                });
            }),
            None => _ = self.reading.share.try_set(None),
        });
    }

    fn keep(self, import: Import) {
        self.reading.read(import, move |import| _ = self.came.try_set(Some(import)));
    }
}

/// The page that brings in a file, perhaps into an existing deck.
#[component]
pub fn BringIn(into: Option<String>) -> impl IntoView {
    let tray = Tray::new();
    let reading = tray.reading;
    let into = StoredValue::new(into);
    let opened = tray.bench.shell.opened;
    Effect::new(move || {
        if let Some(file) = opened.get() {
            opened.set(None);
            tray.read_file(&file);
        }
    });
    let found = move || {
        let came = tray.came.get()?;
        Some(view! { <Found came reading into=into.get_value() given=tray.given.get_untracked()/> })
    };
    let said = move || {
        tray.came.with(|came| {
            let came = came.as_ref()?;
            let why = came.brought.left_out.first().filter(|_| came.format.is_none());
            Some(why.map_or_else(|| title(came), |left| reason_words(&left.reason)))
        })
    };
    let progress = move || {
        let value = reading.share.get()?.to_string();
        Some(view! { <progress max="100" value=value aria-label=tr!(workshop.reading)></progress> })
    };
    view! {
        <div class="bring-in">
            <Ways tray/>
            <div role="status">
                <Show when=move || reading.share.get().is_some()><p class="notice piece">{tr!(workshop.reading)}</p></Show>
                {move || tray.refused.get().map(|why| view! { <p class="error" data-told="elsewhere">{why}</p> })}
                <p class="unseen">{said}</p>
            </div>
            {awaited(tray.bench.shell.bundles.spreadsheets)}
            {progress}
            {found}
        </div>
    }
}

/// Choose, drop, paste; folded once a file is here.
#[component]
fn Ways(tray: Tray) -> impl IntoView {
    let chosen = move |event: Event| {
        files::chosen(&event).iter().take(1).for_each(|file| tray.read_file(file));
        files::forget_chosen(&event);
    };
    let is_first = Memo::new(move |_| tray.came.with(Option::is_none));
    view! {
        <details class="sheet-card piece file-ways" prop:open=is_first>
            <summary><h2>{move || if is_first.get() { tr!(workshop.bring_in) } else { tr!(import.another) }}</h2></summary>
            <p class="hint">{tr!(workshop.formats)}</p>
            // What the file is, is seen from its content: a picker that is told endings hides files that can be read.
            <div class="drop">
                <label class="button piece file">
                    <Icon name="upload"/>
                    {tr!(workshop.choose_file)}
                    <input class="unseen" type="file" data-act="choose-file" aria-label=tr!(workshop.choose_file) on:change=chosen/>
                </label>
                <p class="hint">{tr!(workshop.drop_here)}</p>
            </div>
            <Paste tray/>
        </details>
    }
}

#[component]
fn Paste(tray: Tray) -> impl IntoView {
    let text = RwSignal::new(String::new());
    let paste = move |_| {
        tray.begin();
        tray.read(String::new(), text.get_untracked().into_bytes());
    };
    view! {
        <div class="field">
            <label for="pasted">{tr!(workshop.paste)}</label>
            <textarea id="pasted" rows="4" prop:value=text on:input=move |event| text.set(event_target_value(&event))></textarea>
        </div>
        <button class="button quiet piece" data-act="read-pasted" disabled=move || text.with(|text| text.trim().is_empty()) on:click=paste>
            {tr!(workshop.read_pasted)}
        </button>
    }
}
