//! What was just deleted can be had back for ten seconds, wherever somebody has gone meanwhile.

use super::parts::{Notice, WordButton};
use super::shell::Shell;
use super::words::tr;
use leptos::prelude::*;
use std::rc::Rc;
use std::time::Duration;

/// How long it can be had back.
const KEPT: Duration = Duration::from_secs(10);

/// What was deleted.
#[derive(Clone)]
pub struct Deleted {
    words: String,
    back: Rc<dyn Fn()>,
}

impl Shell {
    /// Says in `words` that something was deleted, and offers `back` for a while.
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

/// The line that says so, with the way back.
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
