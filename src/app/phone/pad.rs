//! The buzz pad of a phone: it fills most of the screen, so that it is hit without looking. It sends the exact
//! moment of the touch and looks pressed at once; the outcome follows from the table.

use super::touch::Touch;
use crate::app::words::tr;
use crate::screens::Pad;
use leptos::ev::{MouseEvent, PointerEvent};
use leptos::prelude::*;
use std::time::Duration;

/// How long a pad looks pressed.
const AGAIN: Duration = Duration::from_millis(1_500);

/// The pad: `.phone-pad[data-state]`.
#[component]
pub fn BuzzPad(pad: Pad, touch: Touch) -> impl IntoView {
    let Pad { state, words, mv } = pad;
    let pressed = RwSignal::new(false);
    let (name, still) = (mv.is_some().then_some("buzz"), mv.is_none());
    let mv = StoredValue::new(mv);
    let press = move |at: f64| {
        if let Some(mv) = mv.get_value().filter(|_| !pressed.get_untracked()) {
            pressed.set(true);
            touch.touched(mv, at);
            // After a refusal it can be pressed again.
            set_timeout(move || _ = pressed.try_set(false), AGAIN);
        }
    };
    let down = move |event: PointerEvent| press(event.time_stamp());
    // A click without a pointer comes from a keyboard or a screen reader.
    let click = move |event: MouseEvent| {
        if event.detail() == 0 {
            press(event.time_stamp());
        }
    };
    view! {
        <button
            class="phone-pad"
            data-state=state
            data-pressed=pressed
            data-move=name
            disabled=still
            on:pointerdown=down
            on:click=click
            on:contextmenu=|event| event.prevent_default()
        >
            <span class="said">{move || if pressed.get() { tr!(phones.pressed).to_owned() } else { words.clone() }}</span>
            {move || touch.within().filter(|_| !still).map(|ms| view! { <small>{tr!(phones.within, ms = ms.0)}</small> })}
        </button>
    }
}
