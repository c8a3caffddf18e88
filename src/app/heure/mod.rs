//! The table of *Quelle heure est-il ?*: the public play screen, the curtain, the results.

mod ask;
mod cards;
mod desk;
mod draw;
mod emergency;
mod ghost;
mod hand;
mod help;
mod over;
mod place;
mod play;
mod row;
mod words;

use crate::app::dom::{Dom, group};
pub use help::chapters;
pub use words::refusal_words;

use super::shell::sprites;
use super::table::Bar;
use super::words::tr;
use crate::rules::heure::Heure;
use desk::Desk;
use leptos::prelude::*;

/// Opens the sitting, or goes home with a word when it cannot be read.
pub fn table(id: String) -> AnyView {
    super::table::open::<Heure>(&id, |sitting| {
        crate::app::bridge::view(at_table(Desk::new(sitting)))
    })
}

fn at_table(desk: Desk) -> Dom {
    sprites::bring("shell");
    sprites::bring("heure");
    sprites::bring_images(cards::CARDS);
    desk.record_when_over();
    let sitting = desk.sitting;
    let over = Memo::new(move |_| sitting.phase.get() == "over");
    let inside =
        group().child(move || if over.get() { over::results(desk) } else { running(desk) });
    desk.frame(bar(desk), inside, Callback::new(move |()| help::rules(desk)))
}

/// The table, a lowered curtain, or the private screen behind it: never two of them.
fn running(desk: Desk) -> Dom {
    let hidden = Memo::new(move |_| (desk.curtain.get(), desk.sitting.eyes.get()));
    group().child(move || match hidden.get() {
        (Some(seat), Some(eyes)) if seat == eyes => hand::lifted(desk, seat),
        (Some(seat), _) => hand::lowered(desk, seat),
        _ => play::play(desk),
    })
}

fn bar(desk: Desk) -> Bar {
    let what = move || match desk.curtain.get() {
        Some(seat) => tr!(heure.tidies, name = desk.name(seat)),
        None => play::what_happens(desk),
    };
    Bar {
        title: Callback::new(|()| tr!(heure.title)),
        what: Callback::new(move |()| what()),
        aloud: Callback::new(move |()| play::what_to_do(desk)),
    }
}
