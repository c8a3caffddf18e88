//! The table of *Quelle heure est-il ?*: the public play screen, the curtain, the results.

mod answer;
mod ask;
mod cards;
mod desk;
mod draft;
mod draw;
mod emergency;
mod ghost;
mod hand;
mod help;
mod over;
mod paper;
mod place;
mod row;
mod setup;
mod stage;
mod words;

pub use words::refusal_words;

use super::browser::sprites;
use super::opening::Opening;
use super::sitting::{Sitting, StatusStoreFields};
use super::table::Bar;
use super::table::frame::{TableFrame, open};
use super::words::tr;
use crate::app::bundles::Fetched;
use crate::app::bundles::games::GameBox;
use crate::app::home::summary_of;
use crate::app::setup::game_draft::Kept;
use crate::app::setup::options::set_option;
use crate::explain::Way;
use crate::rules::heure::{Heure, Options, PhaseKind};
use desk::Desk;
use hand::{Lifted, Lowered};
use help::Rules;
use leptos::prelude::*;
use over::Results;
use stage::Play;
use wasm_split_helpers::wasm_split;

/// Opens the sitting, or goes home with a notice when it cannot be read.
pub fn table(of: Opening) -> AnyView {
    open::<Heure>(of, |sitting| view! { <AtTable sitting/> }.into_any())
}

#[component]
fn AtTable(sitting: Sitting<Heure>) -> impl IntoView {
    sprites::bring("shell");
    sprites::bring("heure");
    cards::bring_drawings();
    let desk = Desk::new(sitting);
    provide_context(desk);
    desk.record_when_over();
    let over = Memo::new(move |_| sitting.phase_kind.get() == PhaseKind::Over);
    view! {
        <TableFrame table=desk.table() bar=bar(desk) rules=|| view! { <Rules/> } hints=help::hints()>
            <Show when=move || over.get() fallback=|| view! { <Running/> }>
                <Results/>
            </Show>
        </TableFrame>
    }
}

/// The table, a lowered curtain, or the private screen behind it: never two of them.
#[component]
fn Running() -> impl IntoView {
    let desk = Desk::get();
    let hidden = Memo::new(move |_| (desk.curtain.get(), desk.sitting.status.eyes().get()));
    move || match hidden.get() {
        (Some(seat), Some(eyes)) if seat == eyes => view! { <Lifted seat/> }.into_any(),
        (Some(seat), _) => view! { <Lowered seat/> }.into_any(),
        _ => view! { <Play/> }.into_any(),
    }
}

fn bar(desk: Desk) -> Bar {
    let what = move || match desk.curtain.get() {
        Some(seat) => tr!(heure.tidies, name = desk.name(seat)),
        None => stage::what_happens(desk),
    };
    Bar {
        title: Callback::new(|()| tr!(heure.title).into()),
        what: Callback::new(move |()| what()),
        aloud: Callback::new(move |()| stage::what_to_do(desk)),
    }
}

/// The functions of this game that the app calls.
pub static BOX: GameBox = GameBox {
    table,
    chapters: |draft| help::chapters(&Way::of(Options::of(draft), &draft.chairs())),
    choices: |draft| view! { <setup::Choices draft/> }.into_any(),
    seat_choices: |_, _| ().into_any(),
    set_option: set_option::<Options>,
    deal: setup::deal,
    start: setup::start,
    summary: |sitting| summary_of::<Heure>(sitting, |setup| &setup.chairs),
    papers: paper::papers,
};

/// Fetches the box of this game: a wasm file of its own.
#[wasm_split(heure, fallible)]
pub fn fetch() -> Fetched<GameBox> {
    Ok(&BOX)
}
