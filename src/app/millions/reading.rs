//! The host's console: he reads the question aloud (MIL-P3), and may look again at what is right (MIL-H4).

use super::asked::{Answers, Asked};
use super::desk::Desk;
use crate::app::words::tr;
use crate::rules::millions::Move;
use leptos::prelude::*;

/// The host's console: he reads aloud, and alone knows what is right.
#[component]
pub fn Reads() -> impl IntoView {
    let desk = Desk::get();
    view! {
        <Asked/>
        <p class="todo">{tr!(millions.do_read)}</p>
        <Answers/>
        <div class="deeds">
            <button
                class="button big piece go"
                data-move="read"
                on:click=move |_| desk.act(Move::Read)
            >
                {tr!(quiz.i_have_read)}
            </button>
        </div>
    }
}

/// The host looks again at what is right (MIL-H4).
#[component]
pub fn Console() -> impl IntoView {
    view! {
        <Asked/>
        <p class="todo">{tr!(millions.do_know)}</p>
        <Answers/>
    }
}
