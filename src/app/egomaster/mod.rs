//! The table of *Egomaster*: the ring with its seats, the open booklet, the question, what is behind
//! the reader's curtain, the reveal, the results.

mod bank;
mod board;
mod booklet;
mod desk;
mod dice;
mod dice_off;
mod draft;
mod guests;
mod help;
mod opponent;
mod over;
mod paper;
mod place;
mod question;
mod raise;
mod ring;
mod roll;
mod room;
mod setup;
mod stage;
mod stake;
mod start;
mod tells;
mod throws;
mod walk;
mod words;

pub use words::refusal_words;

use super::browser::sprites;
use super::contest::Floor;
use super::contest::closing::{Closing, ClosingTime};
use super::contest::over::BET_WORDS;
use super::contest::scene::Scenes;
use super::opening::Opening;
use super::quiz::side_bets::{SideBet, SideBets};
use super::sitting::Sitting;
use super::table::Bar;
use super::table::frame::{TableFrame, open};
use crate::app::bundles::Fetched;
use crate::app::bundles::games::GameBox;
use crate::app::home::summary_of;
use crate::app::setup::game_draft::Kept;
use crate::app::setup::options::set_option;
use crate::app::setup::sits::SitsThere;
use crate::app::words::tr;
use crate::explain::Way;
use crate::rules::contest::side_bets::choices;
use crate::rules::egomaster::{Egomaster, Move, Options, PhaseKind};
use desk::Desk;
use help::Rules;
use leptos::prelude::*;
use over::Results;
use room::Room;
use wasm_split_helpers::wasm_split;

/// Opens the sitting, or goes home with a notice if it cannot be read.
pub fn table(of: Opening) -> AnyView {
    open::<Egomaster>(of, |sitting| view! { <AtTable sitting/> }.into_any())
}

#[component]
fn AtTable(sitting: Sitting<Egomaster>) -> impl IntoView {
    sprites::bring("shell");
    sprites::bring("contest");
    sprites::bring("egomaster");
    let desk = Desk::new(sitting);
    provide_context(desk);
    provide_context::<Floor>(desk.floor());
    desk.table.record_when_over();
    ClosingTime::provide(*desk, |counts| if counts { Move::Count } else { Move::Stop });
    SideBets::provide(*desk, choices::<Egomaster>, Move::SideBet, BET_WORDS);
    let over = Memo::new(move |_| {
        sitting.phase_kind.get() == PhaseKind::Over && !desk.table.revealing.get()
    });
    view! {
        <TableFrame table=desk.table bar=bar(desk) rules=|| view! { <Rules/> } hints=help::hints() asked=desk.asked()>
            <Show when=move || over.get() fallback=|| view! { <Room/> }>
                <Results/>
            </Show>
            <SideBet/>
            <Scenes table=desk.table next=desk.scenes()/>
            <Closing rests=desk.begins(PhaseKind::Roll)/>
        </TableFrame>
    }
}

fn bar(desk: Desk) -> Bar {
    Bar {
        title: Callback::new(move |()| [tr!(egomaster.title), " · ", words::part(desk)].concat()),
        what: Callback::new(move |()| words::what_happens(desk)),
        aloud: Callback::new(move |()| words::aloud(desk)),
    }
}

/// The entry points of this game.
pub static BOX: GameBox = GameBox {
    table,
    chapters: |draft| help::chapters(&Way::of(Options::of(draft), &draft.chairs())),
    choices: |draft| view! { <setup::Choices draft/> }.into_any(),
    seat_choices: |draft, seat| view! { <SitsThere draft seat/> }.into_any(),
    set_option: set_option::<Options>,
    deal: setup::deal,
    start: setup::start,
    summary: |sitting| summary_of::<Egomaster>(sitting, |setup| &setup.chairs),
    papers: paper::papers,
};

/// Loads the box of this game, a wasm file of its own.
#[wasm_split(egomaster, fallible)]
pub fn fetch() -> Fetched<GameBox> {
    Ok(&BOX)
}
