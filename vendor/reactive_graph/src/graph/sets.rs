//! Types that hold the set of sources or subscribers affiliated with a reactive node.
//!
//! At the moment, these are implemented as linear maps built on a `Vec<_>`. This is for the sake
//! of minimizing binary size as much as possible, and on the assumption that the M:N relationship
//! between sources and subscribers usually consists of fairly small numbers, such that the cost of
//! a linear search is not significantly more expensive than a hash and lookup.

use super::{AnySource, AnySubscriber, Source};
use indexmap::IndexSet;
use rustc_hash::FxHasher;
use std::{hash::BuildHasherDefault, mem};

type FxIndexSet<T> = IndexSet<T, BuildHasherDefault<FxHasher>>;

#[derive(Default, Clone, Debug)]
pub struct SourceSet(FxIndexSet<AnySource>);

impl SourceSet {
    pub fn new() -> Self {
        Self(Default::default())
    }

    pub fn insert(&mut self, source: AnySource) {
        self.0.insert(source);
    }

    pub fn remove(&mut self, source: &AnySource) {
        self.0.shift_remove(source);
    }

    pub fn take(&mut self) -> FxIndexSet<AnySource> {
        mem::take(&mut self.0)
    }

    pub fn len(&self) -> usize {
        self.0.len()
    }

    pub fn clear_sources(&mut self, subscriber: &AnySubscriber) {
        for source in self.take() {
            source.remove_subscriber(subscriber);
        }
    }
}

impl IntoIterator for SourceSet {
    type Item = AnySource;
    type IntoIter = <FxIndexSet<AnySource> as IntoIterator>::IntoIter;

    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

impl<'a> IntoIterator for &'a SourceSet {
    type Item = &'a AnySource;
    type IntoIter = <&'a FxIndexSet<AnySource> as IntoIterator>::IntoIter;

    fn into_iter(self) -> Self::IntoIter {
        self.0.iter()
    }
}
#[derive(Debug, Default, Clone)]
pub struct SubscriberSet(FxIndexSet<AnySubscriber>);

impl SubscriberSet {
    pub fn new() -> Self {
        Self(FxIndexSet::with_capacity_and_hasher(2, Default::default()))
    }

    pub fn subscribe(&mut self, subscriber: AnySubscriber) {
        // A subscriber dropped without running again (such as a removed
        // `<For>` row's render effect) never unsubscribes itself. Drop such
        // entries when the set would reallocate; `retain` keeps the order
        // `unsubscribe` relies on, and reserving room for the living makes
        // the next scan wait as long, so this stays amortized O(1).
        if self.0.len() == self.0.capacity() {
            self.0.retain(|subscriber| subscriber.1.strong_count() > 0);
            self.0.reserve(self.0.len());
        }
        self.0.insert(subscriber);
    }

    pub fn unsubscribe(&mut self, subscriber: &AnySubscriber) {
        // note: do not use `.swap_remove()` here.
        // using `.remove()` is slower because it shifts other items
        // but it maintains the order of the subscribers, which is important
        // to correctness when you're using this to drive something like a UI,
        // which can have nested effects, where the inner one assumes the outer
        // has already run (for example, an outer effect that checks .is_some(),
        // and an inner effect that unwraps)
        self.0.shift_remove(subscriber);
    }

    pub fn take(&mut self) -> FxIndexSet<AnySubscriber> {
        mem::take(&mut self.0)
    }

    pub fn len(&self) -> usize {
        self.0.len()
    }
}

impl IntoIterator for SubscriberSet {
    type Item = AnySubscriber;
    type IntoIter = <FxIndexSet<AnySubscriber> as IntoIterator>::IntoIter;

    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

impl<'a> IntoIterator for &'a SubscriberSet {
    type Item = &'a AnySubscriber;
    type IntoIter = <&'a FxIndexSet<AnySubscriber> as IntoIterator>::IntoIter;

    fn into_iter(self) -> Self::IntoIter {
        self.0.iter()
    }
}

#[cfg(test)]
mod tests {
    use super::SubscriberSet;
    use crate::{
        computed::ArcMemo,
        effect::RenderEffect,
        graph::ToAnySubscriber,
        owner::Owner,
        signal::{ArcRwSignal, ArcTrigger},
        traits::{Get, GetUntracked, Set, Track},
    };
    use or_poisoned::OrPoisoned;

    // Whoever lives is kept, in the order of subscription.
    #[test]
    fn dropped_subscribers_do_not_stay() {
        let living: Vec<_> =
            (0..100).map(|n| ArcMemo::new(move |_| n)).collect();
        let mut set = SubscriberSet::new();
        for memo in &living {
            set.subscribe(memo.to_any_subscriber());
            for n in 0..100 {
                set.subscribe(ArcMemo::new(move |_| n).to_any_subscriber());
            }
        }
        assert!(set.len() <= 512, "{} subscribers are kept", set.len());
        let mut kept = set.into_iter();
        for memo in living {
            let memo = memo.to_any_subscriber();
            assert!(kept.any(|subscriber| subscriber == memo));
        }
    }

    // Memos and effects that come and go do not pile up in what they read.
    #[test]
    fn readers_that_come_and_go_do_not_stay() {
        _ = any_spawner::Executor::init_futures_executor();
        let owner = Owner::new();
        owner.set();
        let signal = ArcRwSignal::new(1);
        let trigger = ArcTrigger::new();
        let read = {
            let (signal, trigger) = (signal.clone(), trigger.clone());
            move || {
                trigger.track();
                signal.get()
            }
        };
        let stays = ArcMemo::new({
            let read = read.clone();
            move |_| read()
        });
        assert_eq!(stays.get_untracked(), 1);

        for _ in 0..10_000 {
            let memo = ArcMemo::new({
                let read = read.clone();
                move |_| read()
            });
            assert_eq!(memo.get_untracked(), 1);
            let read = read.clone();
            drop(RenderEffect::new_isomorphic(move |_| read()));
        }
        let of_signal = signal.inner.read().or_poisoned().len();
        let of_trigger = trigger.inner.read().or_poisoned().len();
        assert!(of_signal <= 16, "the signal has {of_signal} subscribers");
        assert!(of_trigger <= 16, "the trigger has {of_trigger} subscribers");

        signal.set(2);
        assert_eq!(stays.get_untracked(), 2);
    }
}
