//! The page that brings in a file: chosen, dropped or pasted. It shows the content before anything is taken: what each
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
use crate::app::words::tr;
use crate::workshop::import::Import;
use crate::workshop::{LONGEST_FILE, sheets};
use leptos::ev::{DragEvent, Event, dragleave, dragover, drop};
use leptos::prelude::*;
use leptos_use::{use_event_listener, use_window};
use web_sys::File;

/// The state of the file that is brought in.
#[derive(Clone, Copy)]
struct Tray {
    bench: Bench,
    /// The file and its content, as it was first taken.
    came: RwSignal<Option<Import>>,
    reading: Reading,
    /// Whether a file could not be read at all.
    lost: RwSignal<bool>,
}

impl Tray {
    fn new() -> Tray {
        Tray {
            bench: Bench::get(),
            came: RwSignal::new(None),
            reading: Reading::new(),
            lost: RwSignal::new(false),
        }
    }

    fn read_file(self, file: &File) {
        self.begin();
        let name = file.name();
        files::read_bytes(file, LONGEST_FILE, move |bytes| match bytes {
            Some(bytes) => self.read(name, bytes),
            None => {
                _ = self.lost.try_set(true);
                _ = self.reading.share.try_set(None);
            }
        });
    }

    fn begin(self) {
        self.came.set(None);
        self.lost.set(false);
        self.reading.share.set(Some(0));
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
    let found = move || {
        let came = tray.came.get()?;
        Some(view! { <Found came reading into=into.get_value()/> })
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
                <Show when=move || tray.lost.get()><p class="error">{tr!(workshop.lost)}</p></Show>
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
    let over = RwSignal::new(false);
    let take = move |files: Vec<File>| {
        files.into_iter().take(1).for_each(|file| tray.read_file(&file));
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
    // On the whole window: a browser would open a file that is dropped beside the frame.
    let _ = use_event_listener(use_window(), drop, dropped);
    let _ = use_event_listener(use_window(), dragover, hovers);
    let _ = use_event_listener(use_window(), dragleave, move |_| over.set(false));
    let is_first = Memo::new(move |_| tray.came.with(Option::is_none));
    view! {
        <details class="sheet-card piece file-ways" prop:open=is_first>
            <summary><h2>{move || if is_first.get() { tr!(workshop.bring_in) } else { tr!(import.another) }}</h2></summary>
            <p class="hint">{tr!(workshop.formats)}</p>
            // What the file is, is seen from its content: a picker that is told endings hides files that can be read.
            <div class="drop" data-over=move || over.get().to_string()>
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
