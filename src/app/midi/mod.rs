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
mod seats;
mod sheet;
mod star;
mod studio;
mod tiebreak;
mod typed;
mod words;

use crate::app::dom::{Dom, group};
pub use help::chapters;
pub use words::refusal_words;

use super::shell::sprites;
use super::table::Bar;
use super::words::tr;
use crate::rules::midi::Midi;
use desk::Desk;
use leptos::prelude::*;

/// Opens the sitting, or goes home with a word when it cannot be read.
pub fn table(id: String) -> AnyView {
    super::table::open::<Midi>(&id, |sitting| {
        crate::app::bridge::view(at_table(Desk::new(sitting)))
    })
}

fn at_table(desk: Desk) -> Dom {
    sprites::bring("shell");
    parts::bring_drawings();
    desk.record_when_over();
    let phase = desk.sitting.phase;
    let over = Memo::new(move |_| phase.get() == "over");
    let inside =
        group().child(move || if over.get() { over::results(desk) } else { studio::studio(desk) });
    desk.frame(bar(desk), inside, Callback::new(move |()| help::rules(desk)))
}

fn bar(desk: Desk) -> Bar {
    Bar {
        title: Callback::new(move |()| words::part_name(desk.part())),
        what: Callback::new(move |()| [tr!(midi.title), " · ", words::round(desk.part())].concat()),
        aloud: Callback::new(move |()| studio::aloud(desk)),
    }
}
