//! The table of *Qui veut gagner des millions ?*: the open studio, the private screens, the reveal, the
//! results.

mod answer;
mod asked;
mod call;
mod choice;
mod choices;
mod confirm;
mod desk;
mod draft;
mod fifty;
mod final_words;
mod friend;
mod give;
mod glass;
mod help;
mod jokers;
mod open;
mod over;
mod pyramid;
mod reading;
mod reveal;
mod seats;
mod setup;
mod show;
mod stage;
mod tells;
mod together;
mod tries;
mod vote;
mod words;

pub use words::refusal_words;

use super::browser::sprites;
use super::opening::Opening;
use super::quiz::side_bets::{SideBet, SideBets};
use super::sitting::Sitting;
use super::table::Bar;
use super::table::frame::{TableFrame, open};
use super::table::staging::Stagings;
use super::words::tr;
use crate::app::bundles::Fetched;
use crate::app::bundles::games::GameBox;
use crate::app::home::summary_of;
use crate::app::setup::game_draft::Kept;
use crate::app::setup::options::set_option;
use crate::app::setup::sits::SitsThere;
use crate::explain::Way;
use crate::rules::millions::{Millions, Move, Options, PhaseKind};
use desk::Desk;
use help::Rules;
use leptos::prelude::*;
use over::Results;
use stage::Studio;
use wasm_split_helpers::wasm_split;

/// Opens the sitting, or goes home with a notice when it cannot be read.
pub fn table(of: Opening) -> AnyView {
    open::<Millions>(of, |sitting| view! { <AtTable sitting/> }.into_any())
}

#[component]
fn AtTable(sitting: Sitting<Millions>) -> impl IntoView {
    sprites::bring("shell");
    sprites::bring("millions");
    let desk = Desk::new(sitting);
    provide_context(desk);
    desk.table.record_when_over();
    SideBets::provide(
        *desk,
        Millions::bets_on,
        Move::Bet,
        (|name| tr!(millions.bet_ask, name = name), || tr!(millions.bet_hint)),
    );
    let over = Memo::new(move |_| {
        sitting.phase_kind.get() == PhaseKind::Over && !desk.table.revealing.get()
    });
    view! {
        <TableFrame table=desk.table bar=bar(desk) rules=|| view! { <Rules/> } hints=help::hints() asked=desk.asked()>
            <Show when=move || over.get() fallback=|| view! { <Studio/> }>
                <Results/>
            </Show>
            <SideBet/>
            <Stagings table=desk.table next=show::next(desk)/>
        </TableFrame>
    }
}

fn bar(desk: Desk) -> Bar {
    Bar {
        title: Callback::new(|()| tr!(millions.title).into()),
        what: Callback::new(move |()| words::what_happens(desk)),
        aloud: Callback::new(move |()| words::aloud(desk)),
    }
}

/// The functions of this game that the app calls.
pub static BOX: GameBox = GameBox {
    table,
    chapters: |draft| help::chapters(&Way::of(Options::of(draft), &draft.chairs())),
    choices: |draft| view! { <setup::Choices draft/> }.into_any(),
    seat_choices: |draft, seat| view! { <SitsThere draft seat teams=true/> }.into_any(),
    set_option: set_option::<Options>,
    deal: setup::deal,
    start: setup::start,
    summary: |sitting| summary_of::<Millions>(sitting, |setup| &setup.chairs),
    papers: Vec::new,
};

/// Fetches the box of this game: a wasm file of its own.
#[wasm_split(millions, fallible)]
pub fn fetch() -> Fetched<GameBox> {
    Ok(&BOX)
}
