//! The page that brings in a file: chosen, dropped or pasted. It shows the content before anything is taken:
//! how many questions of which kind, what was changed, and by line what stays out and why. Nothing existing
//! is replaced.

use super::bench::Bench;
use super::found::{Came, Found};
use super::list::fresh;
use crate::app::browser::files;
use crate::app::browser::frame::{after_paint, next_task, page_time};
use crate::app::parts::Icon;
use crate::app::words::tr;
use crate::workshop::pace::{Pace, Rest};
use crate::workshop::{LONGEST_FILE, bytes, read_paced};
use leptos::ev::{DragEvent, Event, dragleave, dragover, drop};
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_use::{use_event_listener, use_window};
use std::cell::Cell;
use std::rc::Rc;
use web_sys::File;

/// The longest time that reading may block the page, in ms.
const SLICE: f64 = 24.0;

/// The state of the file that is brought in.
#[derive(Clone, Copy)]
struct Tray {
    /// The file and its content.
    came: RwSignal<Option<Came>>,
    /// How many percent of a file are read, while one is.
    reading: RwSignal<Option<usize>>,
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
                _ = self.reading.try_set(None);
            }
        });
    }

    fn begin(self) {
        self.came.set(None);
        self.lost.set(false);
        self.reading.set(Some(0));
    }

    /// Reads after the page has shown that it reads, in slices between which the page stays responsive.
    fn read(self, bench: Bench, name: String, file: Vec<u8>) {
        let language = fresh(bench).language;
        after_paint(move || {
            spawn_local(async move {
                let since = Rc::new(Cell::new(page_time()));
                let rest = |share: usize| {
                    (page_time() - since.get() > SLICE).then(|| self.rest(share, since.clone()))
                };
                let brought = read_paced(&file, &name, language, &Pace::of(&rest)).await;
                let text = bytes::text(&file).unwrap_or_default();
                _ = self.came.try_set(Some(Came { name, text, language, brought }));
                _ = self.reading.try_set(None);
            });
        });
    }

    /// Reports the progress and yields to the page.
    fn rest(self, share: usize, since: Rc<Cell<f64>>) -> Rest {
        _ = self.reading.try_set(Some(share));
        Box::pin(async move {
            next_task().await;
            since.set(page_time());
        })
    }
}

/// The page that brings in a file, perhaps into an existing deck.
#[component]
pub fn BringIn(into: Option<String>) -> impl IntoView {
    let tray = Tray {
        came: RwSignal::new(None),
        reading: RwSignal::new(None),
        lost: RwSignal::new(false),
    };
    let into = StoredValue::new(into);
    let found = move || {
        let came = tray.came.get()?;
        Some(view! { <Found came into=into.get_value()/> })
    };
    let said = move || tray.came.with(|came| came.as_ref().map(|came| came.title()));
    let progress = move || {
        let value = tray.reading.get()?.to_string();
        Some(view! { <progress max="100" value=value aria-label=tr!(workshop.reading)></progress> })
    };
    view! {
        <div class="bring-in">
            <section class="sheet-card piece">
                <h2>{tr!(workshop.bring_in)}</h2>
                <p class="hint">{tr!(workshop.formats)}</p>
                <Ways tray/>
            </section>
            <div role="status">
                <Show when=move || tray.reading.get().is_some()><p class="notice piece">{tr!(workshop.reading)}</p></Show>
                <Show when=move || tray.lost.get()><p class="error">{tr!(workshop.lost)}</p></Show>
                <p class="unseen">{said}</p>
            </div>
            {progress}
            {found}
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
    // On the whole window: a browser would open a file that is dropped beside the frame.
    let _ = use_event_listener(use_window(), drop, dropped);
    let _ = use_event_listener(use_window(), dragover, hovers);
    let _ = use_event_listener(use_window(), dragleave, move |_| over.set(false));
    let paste = move |_| {
        tray.begin();
        tray.read(bench, String::new(), text.get_untracked().into_bytes());
    };
    view! {
        <div class="drop" data-over=move || over.get().to_string()>
            <label class="button piece file">
                <Icon name="upload"/>
                {tr!(workshop.choose_file)}
                <input class="unseen" type="file" data-act="choose-file" aria-label=tr!(workshop.choose_file) accept=".json,.csv,.tsv,.txt,.gift,.xml" on:change=chosen/>
            </label>
            <p class="hint">{tr!(workshop.drop_here)}</p>
        </div>
        <div class="field">
            <label for="pasted">{tr!(workshop.paste)}</label>
            <textarea id="pasted" rows="4" prop:value=text on:input=move |event| text.set(event_target_value(&event))></textarea>
        </div>
        <button class="button quiet piece" data-act="read-pasted" disabled=move || text.with(|text| text.trim().is_empty()) on:click=paste>
            {tr!(workshop.read_pasted)}
        </button>
    }
}
