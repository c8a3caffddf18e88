//! What is on the screen while the game runs, one thing at a time: the board with what there is to do
//! in its middle, the open booklet, the question, the reader's console, the reveal.

use super::board::Board;
use super::booklet::Reading;
use super::desk::{Desk, Open};
use super::question;
use crate::app::contest::Stage;
use crate::app::sitting::StatusStoreFields;
use crate::rules::Seat;
use crate::rules::egomaster::PhaseKind;
use leptos::prelude::*;

/// The screens, one at a time.
#[derive(Clone, Copy, PartialEq)]
enum Screen {
    /// The ring, and in it what there is to do.
    Board,
    /// The booklet lies open; a reader may be waited for.
    Booklet,
    /// A question is played in public.
    Played(Stage),
    /// The reader alone looks.
    Console(Seat, Stage),
    /// A question that is over.
    Reveal,
}

fn screen(desk: Desk) -> Screen {
    match desk.opened() {
        Some(Open::Question) => return Screen::Reveal,
        Some(_) => return Screen::Board,
        None => {}
    }
    let Some(stage) = desk.stage() else {
        let booklet =
            matches!(desk.sitting.phase_kind.get(), PhaseKind::Booklet | PhaseKind::Opponent);
        return if booklet { Screen::Booklet } else { Screen::Board };
    };
    match desk.private.get() {
        Some(seat) if desk.sitting.status.eyes().get() == Some(seat) => {
            Screen::Console(seat, stage)
        }
        _ if stage == Stage::Waits => Screen::Booklet,
        _ => Screen::Played(stage),
    }
}

/// The room: the screen of the moment.
#[component]
pub fn Room() -> impl IntoView {
    let desk = Desk::get();
    let screen = Memo::new(move |_| screen(desk));
    move || match screen.get() {
        Screen::Board => view! { <Board/> }.into_any(),
        Screen::Booklet => view! { <Reading/> }.into_any(),
        Screen::Played(stage) => view! { <question::Played stage/> }.into_any(),
        Screen::Console(seat, stage) => view! { <question::Lifted seat stage/> }.into_any(),
        Screen::Reveal => view! { <question::Reveal/> }.into_any(),
    }
}
