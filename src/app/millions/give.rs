//! The private screens of the host, a voter and a friend: reading the question (MIL-P3), leaving one wrong
//! answer (option O8), giving a letter (MIL-JV2, JP3).

use super::asked::{Answers, Asked};
use super::desk::Desk;
use crate::app::words::tr;
use crate::rules::millions::Move;
use crate::rules::millions::view::PhaseView;
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

/// The host chooses which wrong answer stays.
#[component]
pub fn Spares() -> impl IntoView {
    view! {
        <Asked/>
        <p class="todo">{tr!(millions.do_spare)}</p>
        <Answers/>
    }
}

/// A voter or a friend gives a letter.
#[component]
pub fn Gives() -> impl IntoView {
    let desk = Desk::get();
    let todo = move || match desk.phase.get() {
        PhaseView::Vote { asker, .. } => tr!(millions.do_vote, name = desk.name(asker)),
        PhaseView::Friend { asker, .. } => tr!(millions.do_advise, name = desk.name(asker)),
        _ => String::new(),
    };
    view! {
        <Asked/>
        <p class="todo">{todo}</p>
        <Answers/>
    }
}
