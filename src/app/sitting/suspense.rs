//! Suspense: a verdict is known and kept at once, but the table holds its breath before it shows it. What
//! is held back – words, stars, money – is nowhere in the page meanwhile, unless a game shows how it comes
//! about; a touch ends the wait, and where motion is reduced there is none.

use super::{Happening, Inner, Sitting};
use crate::app::browser::settings::Settings;
use crate::app::browser::sound;
use crate::rules::Game;
use gloo_timers::callback::Timeout;
use leptos::ev::{keydown, pointerdown};
use leptos::prelude::*;
use leptos_use::{use_event_listener, use_window};
use reactive_stores::PatchField;

/// A flap before it opens, in ms.
pub const BREATH: u32 = 550;
/// An answer, in ms.
pub const HOLD: u32 = 900;
/// What the whole evening leads to, in ms.
pub const LONG_HOLD: u32 = 2_500;

impl<G: Game> Sitting<G>
where
    G::View: PatchField + Send + Sync,
{
    /// Sets how long the table holds its breath after an act that led there and was seen so, in ms.
    pub fn on_suspense(self, span: fn(&G, &[G::Event]) -> Option<u32>) {
        self.inner.update_value(|inner| inner.suspense = span);
    }

    /// Shows what came of an act, after the suspense that it deserves.
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

    /// What the table holds back, for those who show how it comes about.
    pub fn held_back(self) -> Vec<G::Event> {
        let all = |inner: &Inner<G>| seen(&inner.unshown).flatten().cloned().collect();
        self.inner.try_with_value(all).unwrap_or_default()
    }

    fn hold(self, played: G::Move, span: u32) {
        self.held.set(Some(played));
        self.shell.settings.with_untracked(|settings| sound::play_wait(span, settings));
        let end = Timeout::new(span, move || self.catch_up());
        let _ = self.inner.try_update_value(|inner| inner.breath = Some(end));
    }

    /// Whoever cannot wait touches the screen, or a key.
    pub(super) fn skip_by_touch(self) {
        let skip = move || {
            if self.held.with_untracked(Option::is_some) {
                sound::hush();
                self.catch_up();
            }
        };
        let _ = use_event_listener(use_window(), pointerdown, move |_| skip());
        let _ = use_event_listener(use_window(), keydown, move |_| skip());
        on_cleanup(sound::hush);
    }
}

/// What everybody will see.
fn seen<G: Game>(happened: &[Happening<G>]) -> impl Iterator<Item = &[G::Event]> {
    happened.iter().filter_map(|happening| match happening {
        Happening::Seen(events) => Some(&events[..]),
        _ => None,
    })
}
