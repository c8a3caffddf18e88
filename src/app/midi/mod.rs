//! The table of *Les 12 Coups de Midi*: the public studio, the curtain of the reader and of the
//! guesser, the reveals, the results.

mod aloud;
mod asked;
mod desk;
pub mod draft;
mod duel;
mod face_off_over;
mod fatal;
mod help;
mod kickoff;
mod master;
mod opponent;
mod over;
pub mod parts;
mod pieces;
mod reveal;
mod said;
mod seats;
mod setup;
mod sheet;
mod stage;
mod star;
mod tells;
mod tiebreak;
mod words;

pub use words::refusal_words;

use super::browser::sprites;
use super::opening::Opening;
use super::sitting::Sitting;
use super::table::Bar;
use super::table::frame::{TableFrame, open};
use super::words::tr;
use crate::app::bundles::Fetched;
use crate::app::bundles::games::GameBox;
use crate::app::home::summary_of;
use crate::app::setup::game_draft::Kept;
use crate::app::setup::sits::SitsThere;
use crate::explain::Way;
use crate::rules::midi::{Midi, Options, PhaseKind};
use desk::Desk;
use help::Rules;
use leptos::prelude::*;
use over::Results;
use said::SaidInstead;
use stage::Studio;
use wasm_split_helpers::wasm_split;

/// Opens the sitting, or goes home with a notice if it cannot be read.
pub fn table(of: Opening) -> AnyView {
    open::<Midi>(of, |sitting| view! { <AtTable sitting/> }.into_any())
}

#[component]
fn AtTable(sitting: Sitting<Midi>) -> impl IntoView {
    sprites::bring("shell");
    parts::bring_drawings();
    let desk = Desk::new(sitting);
    provide_context(desk);
    provide_context(pieces::pieces(desk));
    desk.table.record_when_over();
    said::correct_by_bar(desk);
    let over = Memo::new(move |_| sitting.phase_kind.get() == PhaseKind::Over);
    view! {
        <TableFrame table=desk.table bar=bar(desk) rules=|| view! { <Rules/> } hints=help::hints() asked=desk.asked()>
            <Show when=move || over.get() fallback=|| view! { <Studio/> }>
                <Results/>
            </Show>
            <SaidInstead/>
        </TableFrame>
    }
}

fn bar(desk: Desk) -> Bar {
    Bar {
        title: Callback::new(move |()| {
            [tr!(midi.title), " · ", words::round(desk.part())].concat()
        }),
        what: Callback::new(move |()| words::part_name(desk.part()).into()),
        aloud: Callback::new(move |()| aloud::on_demand(desk)),
    }
}

/// The entry points of this game.
pub static BOX: GameBox = GameBox {
    table,
    chapters: |draft| help::chapters(&Way::of(Options::of(draft), &draft.chairs())),
    choices: |draft| view! { <setup::Choices draft/> }.into_any(),
    seat_choices: |draft, seat| view! { <SitsThere draft seat teams=true/> }.into_any(),
    set_option: setup::set_option,
    deal: setup::deal,
    start: setup::start,
    summary: |sitting| summary_of::<Midi>(sitting, |setup| &setup.chairs),
    papers: Vec::new,
};

/// Loads the box of this game, a wasm file of its own.
#[wasm_split(midi, fallible)]
pub fn fetch() -> Fetched<GameBox> {
    Ok(&BOX)
}
