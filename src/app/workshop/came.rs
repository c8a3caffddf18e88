//! A file that has come in, and its reading: in slices, and again whenever somebody says what it is to be taken for.

use super::list::counted;
use super::words::format_words;
use crate::app::browser::frame::{next_task, page_time};
use crate::app::words::tr;
use crate::workshop::import::Import;
use crate::workshop::pace::{Pace, Rest};
use leptos::prelude::*;
use leptos::task::spawn_local;
use std::cell::Cell;
use std::rc::Rc;

/// The longest time that reading may block the page, in ms.
const SLICE: f64 = 24.0;

/// Maximum number of lines shown of what was changed or left out.
pub const MOST_SHOWN: usize = 200;

/// What is being read; cheap to copy.
#[derive(Clone, Copy)]
pub struct Reading {
    /// How many percent are read, while something is.
    pub share: RwSignal<Option<usize>>,
    /// Which reading is the last: what an earlier one gives comes too late.
    last: StoredValue<u32>,
}

impl Reading {
    /// Nothing yet.
    pub fn new() -> Reading {
        Reading { share: RwSignal::new(None), last: StoredValue::new(0) }
    }

    /// Reads a file, as it is taken for, in slices between which the page stays responsive, and hands it to `then` with
    /// what it gives, unless another reading has begun since.
    pub fn read(self, import: Import, then: impl FnOnce(Import) + 'static) {
        let next = |last: &mut u32| {
            *last += 1;
            *last
        };
        // The page may be gone since the file was chosen.
        let Some(now) = self.last.try_update_value(next) else { return };
        spawn_local(async move {
            let since = Rc::new(Cell::new(page_time()));
            let rest = |share: usize| {
                (page_time() - since.get() > SLICE).then(|| self.rest(share, since.clone()))
            };
            let brought = import.read(&Pace::of(&rest)).await;
            if self.last.try_get_value() == Some(now) {
                let mut import = import;
                import.keep(brought);
                _ = self.share.try_set(None);
                then(import);
            }
        });
    }

    /// Reports the progress and yields to the page.
    fn rest(self, share: usize, since: Rc<Cell<f64>>) -> Rest {
        _ = self.share.try_set(Some(share));
        Box::pin(async move {
            next_task().await;
            since.set(page_time());
        })
    }
}

/// A file that is shown, and changed by what somebody says of it; cheap to copy.
#[derive(Clone, Copy)]
pub struct Came {
    /// The file and its content.
    pub import: RwSignal<Import>,
    pub reading: Reading,
}

impl Came {
    /// Takes the file for something else, and reads it again.
    pub fn say(self, say: impl FnOnce(&mut Import)) {
        // At once, so that the next word is said of what this one has made.
        self.import.update(say);
        let keep = move |read: Import| _ = self.import.try_update(|now| now.keep(read.brought));
        self.reading.read(self.import.get_untracked(), keep);
    }
}

/// How many questions there are, in words.
pub fn title(import: &Import) -> String {
    match import.brought.format {
        Some(format) => {
            let n = counted(import.brought.cards.len());
            tr!(workshop.found, n = n, format = format_words(format))
        }
        None => tr!(workshop.found_none).to_owned(),
    }
}

/// How many lines are not shown.
#[component]
pub fn More(n: usize) -> impl IntoView {
    (n > MOST_SHOWN).then(|| {
        view! { <p class="hint">{tr!(workshop.and_more, n = counted(n - MOST_SHOWN))}</p> }
    })
}
