//! Suspense: a verdict is known and saved at once, but the table waits before it shows it. What is held back –
//! words, stars, money – is nowhere in the page meanwhile, unless a game shows how it comes about; a touch ends the
//! wait, and with reduced motion there is none.

use super::{Happening, Inner, Sitting};
use crate::app::browser::settings::Settings;
use crate::app::browser::sound;
use crate::rules::Game;
use gloo_timers::callback::Timeout;
use leptos::ev::{keydown, pointerdown};
use leptos::prelude::*;
use leptos_use::{use_event_listener, use_window};
use reactive_stores::PatchField;

/// Suspense before a flap opens, in ms.
pub const BREATH: u32 = 550;
/// Suspense before the verdict on an answer, in ms.
pub const HOLD: u32 = 900;
/// Suspense before the climax of the evening, in ms.
pub const LONG_HOLD: u32 = 2_500;

impl<G: Game> Sitting<G>
where
    G::View: PatchField + Send + Sync,
{
    /// Sets the function for the suspense after an act, in ms: from the state that it led to and its events.
    pub fn on_suspense(self, span: fn(&G, &[G::Event]) -> Option<u32>) {
        self.inner.update_value(|inner| inner.suspense = span);
    }

    /// Shows the outcome of an act, after its suspense.
    pub(super) fn show(self, played: Option<G::Move>) {
        match (self.suspense(), played) {
            (Some(span), Some(played)) => self.hold(played, span),
            _ => self.catch_up(),
        }
    }

    fn suspense(self) -> Option<u32> {
        if self.shell.settings.with_untracked(Settings::reduced_motion) {
            return None;
        }
        self.inner.try_with_value(|inner| {
            let span = |events| (inner.suspense)(inner.session.state(), events);
            seen(&inner.unshown).find_map(span).filter(|span| *span > 0)
        })?
    }

    /// The events that are held back, for screens that show how the outcome comes about.
    pub fn held_back(self) -> Vec<G::Event> {
        let all = |inner: &Inner<G>| seen(&inner.unshown).flatten().cloned().collect();
        self.inner.try_with_value(all).unwrap_or_default()
    }

    fn hold(self, played: G::Move, span: u32) {
        self.suspended.set(Some(played));
        self.shell.settings.with_untracked(|settings| sound::play_wait(span, settings));
        let end = Timeout::new(span, move || self.catch_up());
        let _ = self.inner.try_update_value(|inner| inner.breath = Some(end));
    }

    /// Lets a touch or a key end the suspense.
    pub(super) fn skip_by_touch(self) {
        let skip = move || {
            if self.suspended.with_untracked(Option::is_some) {
                sound::hush();
                self.catch_up();
            }
        };
        let _ = use_event_listener(use_window(), pointerdown, move |_| skip());
        let _ = use_event_listener(use_window(), keydown, move |_| skip());
        on_cleanup(sound::hush);
    }
}

/// The events that everybody will see.
fn seen<G: Game>(happened: &[Happening<G>]) -> impl Iterator<Item = &[G::Event]> {
    happened.iter().filter_map(|happening| match happening {
        Happening::Seen(events) => Some(&events[..]),
        _ => None,
    })
}
