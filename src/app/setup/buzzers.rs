//! USB buzzers and keyboards for a race: each player presses a key once, and it is assigned to his seat.
//! Folded away: most tables buzz on the glass.

use super::draft::Draft;
use crate::app::browser::keyboard::{self, Buzzer, PADS};
use crate::app::parts::{Icon, IconButton, SeatMark};
use crate::app::shell::Shell;
use crate::app::words::tr;
use leptos::ev::{KeyboardEvent, keydown};
use leptos::prelude::*;
use leptos_use::{UseEventListenerOptions, use_event_listener_with_options, use_window};

/// The panel's state: the buzzers taught so far, and the seat that waits for its key.
#[derive(Clone, Copy)]
struct Lesson {
    shell: Shell,
    draft: RwSignal<Draft>,
    taught: RwSignal<keyboard::Buzzers>,
    waits: RwSignal<Option<usize>>,
}

impl Lesson {
    fn teach(self, seat: usize, buzzer: Option<Buzzer>) {
        self.shell.saved(keyboard::teach(seat, buzzer));
        self.taught.set(keyboard::taught());
        self.waits.set(None);
    }

    /// Assigns the key to the waiting seat and swallows it; Escape and Tab cancel.
    fn key(self, event: &KeyboardEvent) {
        let Some(seat) = self.waits.get_untracked() else { return };
        event.prevent_default();
        event.stop_propagation();
        match event.key().as_str() {
            _ if event.repeat() => {}
            "Escape" | "Tab" => self.waits.set(None),
            _ => self.teach(seat, Some(Buzzer::of(event))),
        }
    }
}

/// One line per seat.
#[component]
pub fn BuzzersFold(draft: RwSignal<Draft>) -> impl IntoView {
    let lesson = Lesson {
        shell: Shell::get(),
        draft,
        taught: RwSignal::new(keyboard::taught()),
        waits: RwSignal::new(None),
    };
    let first = UseEventListenerOptions::default().capture(true);
    let hear = move |event| lesson.key(&event);
    let _ = use_event_listener_with_options(use_window(), keydown, hear, first);
    let seats = Memo::new(move |_| draft.with(|draft| draft.seats.len().min(PADS)));
    let lines = move || (0..seats.get()).map(|seat| view! { <Line lesson seat/> }).collect_view();
    let said = move || {
        let any = lesson.taught.with(|taught| taught.iter().any(Option::is_some));
        if any { tr!(setup.buzzers_taught) } else { tr!(setup.buzzers_glass) }
    };
    view! {
        <details class="fold" data-fold="buzzers">
            <summary class="piece themed">
                <b>{tr!(setup.buzzers)}</b>
                <span>{said}</span>
                <Icon name="chevron-down"/>
            </summary>
            <div class="options piece themed">
                <p class="hint">{tr!(setup.buzzers_hint)}</p>
                <ul class="buzzers">{lines}</ul>
            </div>
        </details>
    }
}

#[component]
fn Line(lesson: Lesson, seat: usize) -> impl IntoView {
    let Lesson { draft, taught, waits, .. } = lesson;
    let seated = move || seat < draft.with(|draft| draft.seats.len());
    let name =
        Memo::new(
            move |_| {
                if seated() { draft.with(|draft| draft.name(seat)) } else { String::new() }
            },
        );
    let mark =
        Memo::new(move |_| draft.with(|draft| draft.seats.get(seat).map(|chair| chair.mark)));
    let has = Memo::new(move |_| taught.with(|taught| taught[seat].clone()));
    let words = move || match (waits.get() == Some(seat), has.get()) {
        (true, _) => tr!(setup.buzzers_press).to_owned(),
        (false, Some(buzzer)) => buzzer.cap,
        (false, None) => tr!(setup.buzzers_teach).to_owned(),
    };
    let wait = move |_| waits.update(|waits| *waits = (*waits != Some(seat)).then_some(seat));
    let forget = move || {
        has.get().is_some().then(|| {
            let label = tr!(setup.buzzers_forget, name = name.get());
            view! { <IconButton act="unteach" icon="trash" label on:click=move |_| lesson.teach(seat, None)/> }
        })
    };
    view! {
        <li>
            {move || mark.get().map(|mark| view! { <SeatMark mark/> })}
            <b>{name}</b>
            <button
                class="button quiet piece"
                data-act="teach"
                aria-pressed=move || (waits.get() == Some(seat)).to_string()
                on:click=wait
            >
                {words}
            </button>
            {forget}
        </li>
    }
}
