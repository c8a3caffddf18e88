//! What lasts as long as a table, while those who read it come and go.

use leptos::prelude::*;
use leptos::reactive::computed::ArcMemo;
use leptos::reactive::graph::{AnySource, Observer, Source, ToAnySource};
use leptos::reactive::owner::Storage;
use leptos::reactive::signal::ArcRwSignal;
use std::ops::Deref;
use std::panic::Location;

/// A signal or a memo that lets go of a reader when it goes. Leptos' own (`reactive_graph` 0.2.16) keep whoever
/// has ever read them until they go themselves: a part that is drawn anew with each act leaves a dead reader
/// each time, which takes memory, and which every change is told to.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Lasting<S>(S);

/// That signal or memo, for readers that come and go.
pub fn lasting<S>(source: S) -> Lasting<S> {
    Lasting(source)
}

/// It is written as itself.
impl<S> Deref for Lasting<S> {
    type Target = S;

    fn deref(&self) -> &S {
        &self.0
    }
}

/// What knows its readers.
pub trait Listed: Track {
    /// Their list, as long as it is there.
    fn list(&self) -> Option<AnySource>;
}

impl<T: Send + Sync + 'static> Listed for Memo<T> {
    fn list(&self) -> Option<AnySource> {
        // A memo that has gone cannot be made one of its own.
        self.try_with_untracked(|_| ())?;
        Some(ArcMemo::from(*self).to_any_source())
    }
}

impl<T: 'static, S: Storage<ArcRwSignal<T>>> Listed for RwSignal<T, S> {
    fn list(&self) -> Option<AnySource> {
        (!self.is_disposed()).then(|| self.to_any_source())
    }
}

impl<S: DefinedAt> DefinedAt for Lasting<S> {
    fn defined_at(&self) -> Option<&'static Location<'static>> {
        self.0.defined_at()
    }
}

impl<S: Listed> Track for Lasting<S> {
    #[track_caller]
    fn track(&self) {
        self.0.track();
        let (Some(list), Some(reader)) = (self.0.list(), Observer::get()) else { return };
        // A reader's scope is cleaned up before it reads anew, and when it goes.
        on_cleanup(move || list.remove_subscriber(&reader));
    }
}

impl<S: ReadUntracked> ReadUntracked for Lasting<S> {
    type Value = S::Value;

    fn try_read_untracked(&self) -> Option<S::Value> {
        self.0.try_read_untracked()
    }
}
