//! Reads a long file without blocking the caller: a reader may pause between two entries.

use std::pin::{Pin, pin};
use std::task::{Context, Poll, Waker};

/// A pause in which other tasks run.
pub type Rest = Pin<Box<dyn Future<Output = ()>>>;

/// Decides when a reader pauses.
pub struct Pace<'a> {
    rest: &'a dyn Fn(usize) -> Option<Rest>,
}

impl<'a> Pace<'a> {
    /// Calls `rest` before each entry with the percentage of the file that was read.
    #[must_use]
    pub fn of(rest: &'a dyn Fn(usize) -> Option<Rest>) -> Pace<'a> {
        Pace { rest }
    }

    /// Never pauses.
    #[must_use]
    pub fn steady() -> Pace<'static> {
        Pace { rest: &|_| None }
    }

    /// Called by readers before the entry at byte `at` of a file of `bytes` bytes.
    pub(super) async fn before(&self, at: usize, bytes: usize) {
        if let Some(rest) = (self.rest)(at * 100 / bytes.max(1)) {
            rest.await;
        }
    }
}

/// The result of a reader that never pauses.
pub(super) fn at_once<T: Default>(reading: impl Future<Output = T>) -> T {
    match pin!(reading).poll(&mut Context::from_waker(Waker::noop())) {
        Poll::Ready(read) => read,
        Poll::Pending => T::default(),
    }
}

#[cfg(test)]
mod tests {
    use super::super::samples;
    use super::super::{Import, Language, read};
    use super::*;
    use std::cell::RefCell;

    /// Pending once, then ready.
    struct Nap(bool);

    impl Future for Nap {
        type Output = ();

        fn poll(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<()> {
            cx.waker().wake_by_ref();
            if std::mem::replace(&mut self.0, true) { Poll::Ready(()) } else { Poll::Pending }
        }
    }

    #[test]
    fn whoever_rests_before_each_entry_reads_the_same() {
        let files = [
            samples::GIFT,
            samples::AIKEN,
            samples::MOODLE,
            samples::CSV,
            samples::TRIVIA,
            samples::QUIZZ,
        ];
        for text in files {
            let seen = RefCell::new(vec![]);
            let rest = |share: usize| -> Option<Rest> {
                seen.borrow_mut().push(share);
                Some(Box::pin(Nap(false)))
            };
            let pace = Pace::of(&rest);
            let import = Import::of_text("", Language::Fr, text.as_bytes());
            let mut reading = pin!(import.read(&pace));
            let mut cx = Context::from_waker(Waker::noop());
            let brought = loop {
                if let Poll::Ready(brought) = reading.as_mut().poll(&mut cx) {
                    break brought;
                }
            };
            assert_eq!(brought, read(text.as_bytes(), "", Language::Fr));
            let seen = seen.borrow();
            assert!(!seen.is_empty() && seen.is_sorted(), "{seen:?}");
            assert!(seen.iter().all(|share| *share <= 100), "{seen:?}");
        }
    }
}
