//! Moments that a table stages: the lights go down and a ribbon crosses the table, while clocks and automatic players
//! wait; a touch or a key ends it. None with reduced motion.

use super::Table;
use crate::app::browser::frame::after;
use crate::app::browser::settings::Settings;
use crate::app::sitting::StatusStoreFields;
use crate::cues::Cue;
use leptos::ev::keydown;
use leptos::prelude::*;
use leptos_use::{use_event_listener, use_window};
use std::rc::Rc;
use std::time::Duration;

/// A moment to stage.
#[derive(Clone)]
pub struct Staging {
    /// Its name in the page.
    pub name: &'static str,
    /// The class of its overlay: `on-stage`, with more where a game's sheets ask for it.
    pub class: &'static str,
    /// Its sound.
    pub cue: Cue,
    /// How long it stays.
    pub span: Duration,
    /// Draws what is on the ribbon.
    pub draw: Rc<dyn Fn() -> AnyView>,
}

/// Stages the moment that `next` finds in the last events, once a reveal has been read.
#[component]
pub fn Stagings(table: Table, next: Signal<Option<Staging>, LocalStorage>) -> impl IntoView {
    // With the fingerprint of its state: a moment whose act was undone is not staged.
    let queued = RwSignal::new_local(None::<(String, Staging)>);
    let print = table.any_sitting.status.fingerprint();
    Effect::new(move |before: Option<()>| {
        let moment = next.get();
        let still = table.shell.settings.with_untracked(Settings::reduced_motion);
        // On reopening a table its last act is not staged again.
        let shown = before.is_some() && !still && !table.is_watched();
        let fresh = moment.filter(|_| shown);
        queued.set(fresh.map(|moment| (print.get_untracked(), moment)));
    });
    let waits = Memo::new(move |_| {
        let here = print.get();
        queued.with(|queued| queued.as_ref().is_some_and(|(then, _)| *then == here))
    });
    Effect::new(move || table.staged.set(waits.get()));
    let up = Memo::new(move |_| waits.get() && !table.revealing.get());
    move || {
        up.get().then(|| {
            let moment = queued.with_untracked(|queued| queued.as_ref().map(|(_, it)| it.clone()));
            let on_gone = Callback::new(move |()| queued.set(None));
            moment.map(|moment| view! { <Staged table moment on_gone/> })
        })
    }
}

/// A moment while it plays: `.on-stage[data-kind]`.
#[component]
fn Staged(table: Table, moment: Staging, on_gone: Callback<()>) -> impl IntoView {
    let Staging { name, class, cue, span, draw } = moment;
    table.play_cue(cue);
    after(span, move || on_gone.run(()));
    let _ = use_event_listener(use_window(), keydown, move |_| on_gone.run(()));
    view! {
        <div class=class data-kind=name aria-hidden="true" on:click=move |_| on_gone.run(())>
            <div class="banner">{draw()}</div>
        </div>
    }
}
