//! Undo for deletions: for ten seconds, on whichever screen, the last deletion can be taken back.

use super::parts::{Notice, WordButton};
use super::shell::Shell;
use super::words::tr;
use leptos::prelude::*;
use std::rc::Rc;
use std::time::Duration;

/// How long a deletion can be undone.
const KEPT: Duration = Duration::from_secs(10);

/// A deletion that can still be undone.
#[derive(Clone)]
pub struct Deleted {
    words: String,
    back: Rc<dyn Fn()>,
}

impl Shell {
    /// Announces a deletion in `words` and offers `back` as its undo for a while.
    pub fn tell_deleted(self, words: String, back: impl Fn() + 'static) {
        let deleted = Deleted { words, back: Rc::new(back) };
        let ours = Rc::downgrade(&deleted.back);
        self.deleted.set(Some(deleted));
        let gone = move || {
            let still = |now: &Option<Deleted>| {
                now.as_ref().is_some_and(|now| Rc::downgrade(&now.back).ptr_eq(&ours))
            };
            if self.deleted.with_untracked(still) {
                self.deleted.set(None);
            }
        };
        set_timeout(gone, KEPT);
    }
}

/// The notice of the last deletion, with its undo button.
#[component]
pub fn TakeBack() -> impl IntoView {
    let shell = Shell::get();
    move || {
        let Deleted { words, back } = shell.deleted.get()?;
        let back = StoredValue::new_local(back);
        let take = move |_| {
            shell.deleted.set(None);
            back.with_value(|back| back());
        };
        Some(view! {
            <Notice words>
                <WordButton act="take-back" icon="undo" label=tr!(common.cancel) on:click=take/>
            </Notice>
        })
    }
}
