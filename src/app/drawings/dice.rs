//! The three dice: the six-sided one that moves the pawn, the white one of twenty for the page, the
//! black one for the number (EGO-R30).

use crate::app::parts::Symbol;
use crate::app::words::tr;
use leptos::prelude::*;

/// The six-sided die, as it fell.
#[component]
pub fn Six(face: u8) -> impl IntoView {
    let id = ["ego-die-", &face.to_string()].concat();
    view! {
        <span class="six" role="img" aria-label=tr!(egomaster.die_shows, n = face)>
            <Symbol sprite="egomaster" id/>
        </span>
    }
}

/// Which of the two dice with twenty faces.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Twenty {
    /// The white one: the page.
    Page,
    /// The black one: the number.
    Number,
}

impl Twenty {
    const fn name(self) -> &'static str {
        match self {
            Twenty::Page => "page",
            Twenty::Number => "number",
        }
    }
}

/// One of the dice with twenty faces; without a face it has not been rolled.
#[component]
pub fn D20(die: Twenty, #[prop(optional_no_strip)] face: Option<u8>) -> impl IntoView {
    let label = face.map(|n| match die {
        Twenty::Page => tr!(egomaster.white_shows, n = n),
        Twenty::Number => tr!(egomaster.black_shows, n = n),
    });
    let id = ["ego-d20-", die.name()].concat();
    view! {
        <span class="d20" data-die=die.name() role="img" aria-label=label.unwrap_or_default()>
            <Symbol sprite="egomaster" id/>
            <b>{face}</b>
        </span>
    }
}
