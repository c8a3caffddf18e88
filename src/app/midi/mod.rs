//! The table of *Les 12 Coups de Midi*: the public studio, the curtain of the reader and of the
//! guesser, the reveals, the results.

mod asked;
mod desk;
mod duel;
mod fatal;
mod help;
mod kickoff;
mod master;
mod opponent;
mod over;
pub mod parts;
mod reveal;
mod said;
mod seats;
mod sheet;
mod star;
mod studio;
mod tells;
mod tiebreak;
mod words;

pub use help::chapters;
pub use words::refusal_words;

use super::shell::sprites;
use super::sitting::Sitting;
use super::table::{Bar, TableFrame};
use super::words::tr;
use crate::rules::midi::Midi;
use desk::Desk;
use help::Rules;
use leptos::prelude::*;
use over::Results;
use said::SaidInstead;
use studio::Studio;

/// Opens the sitting, or goes home with a word when it cannot be read.
pub fn table(id: String) -> AnyView {
    super::table::open::<Midi>(&id, |sitting| view! { <AtTable sitting/> }.into_any())
}

#[component]
fn AtTable(sitting: Sitting<Midi>) -> impl IntoView {
    sprites::bring("shell");
    parts::bring_drawings();
    let desk = Desk::new(sitting);
    provide_context(desk);
    desk.record_when_over();
    said::correct_by_bar(desk);
    let over = Memo::new(move |_| sitting.phase.get() == "over");
    view! {
        <TableFrame table=desk.table() bar=bar(desk) rules=|| view! { <Rules/> } asked=desk.asked()>
            <Show when=move || over.get() fallback=|| view! { <Studio/> }>
                <Results/>
            </Show>
            <SaidInstead/>
        </TableFrame>
    }
}

fn bar(desk: Desk) -> Bar {
    Bar {
        title: Callback::new(move |()| words::part_name(desk.part())),
        what: Callback::new(move |()| [tr!(midi.title), " · ", words::round(desk.part())].concat()),
        aloud: Callback::new(move |()| studio::aloud(desk)),
    }
}
