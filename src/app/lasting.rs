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
/// each time, which takes memory, and which every change is told to. It is written as itself.
#[derive(Clone, Copy)]
pub struct Lasting<S> {
    source: S,
    readers: StoredValue<AnySource>,
}

/// That signal or memo, for readers that come and go.
pub fn lasting<S: Listed>(source: S) -> Lasting<S> {
    Lasting { source, readers: StoredValue::new(source.readers()) }
}

/// A signal with that value, likewise.
pub fn lasting_signal<T: Send + Sync + 'static>(value: T) -> Lasting<RwSignal<T>> {
    let signal = ArcRwSignal::new(value);
    let readers = StoredValue::new(signal.to_any_source());
    Lasting { source: signal.into(), readers }
}

/// What a table's store has there, for readers that come and go.
pub fn lasting_field<F>(field: F) -> Lasting<Memo<F::Value>>
where
    F: Get<Value: PartialEq + Send + Sync> + Send + Sync + 'static,
{
    lasting(Memo::new(move |_| field.get()))
}

/// What keeps a list of its readers.
pub trait Listed: Copy {
    /// Where they are listed.
    fn readers(self) -> AnySource;
}

impl<T: Send + Sync + 'static> Listed for Memo<T> {
    fn readers(self) -> AnySource {
        ArcMemo::from(self).to_any_source()
    }
}

impl<T: 'static, S: Storage<ArcRwSignal<T>>> Listed for RwSignal<T, S> {
    fn readers(self) -> AnySource {
        self.to_any_source()
    }
}

impl<S> Deref for Lasting<S> {
    type Target = S;

    fn deref(&self) -> &S {
        &self.source
    }
}

impl<S: DefinedAt> DefinedAt for Lasting<S> {
    fn defined_at(&self) -> Option<&'static Location<'static>> {
        self.source.defined_at()
    }
}

impl<S: Track> Track for Lasting<S> {
    #[track_caller]
    fn track(&self) {
        self.source.track();
        strike_off(self.readers);
    }
}

impl<S: ReadUntracked> ReadUntracked for Lasting<S> {
    type Value = S::Value;

    fn try_read_untracked(&self) -> Option<S::Value> {
        self.source.try_read_untracked()
    }
}

/// Whoever reads now leaves that list when it goes: its scope is cleaned up then, and before it reads anew.
fn strike_off(readers: StoredValue<AnySource>) {
    let (Some(readers), Some(reader)) = (readers.try_get_value(), Observer::get()) else { return };
    on_cleanup(move || readers.remove_subscriber(&reader));
}
