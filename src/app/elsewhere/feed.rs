//! What a television or a phone receives.

use crate::wire::{Seen, Step};
use leptos::prelude::*;

/// What a screen has received last; `S` is what that kind of screen shows. Cheap to copy.
pub struct Feed<S: Send + Sync + 'static> {
    /// What it shows; `None` until the table has said it.
    pub seen: RwSignal<Option<Seen<S>>>,
    /// On a television, what happened last; on a phone, why the last move was refused.
    pub said: RwSignal<String>,
    /// Whether the table holds back an outcome.
    pub holds: RwSignal<bool>,
    /// The podium as far as the table has shown it; empty before the end.
    pub podium: RwSignal<Vec<Step>>,
}

impl<S: Send + Sync> Clone for Feed<S> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<S: Send + Sync> Copy for Feed<S> {}

impl<S: Send + Sync> Feed<S> {
    /// Nothing was received yet.
    pub fn empty() -> Feed<S> {
        Feed {
            seen: RwSignal::new(None),
            said: RwSignal::new(String::new()),
            holds: RwSignal::new(false),
            podium: RwSignal::new(vec![]),
        }
    }
}
