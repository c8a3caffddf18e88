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

pub use help::chapters;
pub use words::refusal_words;

use super::shell::sprites;
use super::sitting::Sitting;
use super::table::{Bar, TableFrame};
use super::words::tr;
use crate::rules::heure::Heure;
use desk::Desk;
use hand::{Lifted, Lowered};
use help::Rules;
use leptos::prelude::*;
use over::Results;
use play::Play;

/// Opens the sitting, or goes home with a word when it cannot be read.
pub fn table(id: String) -> AnyView {
    super::table::open::<Heure>(&id, |sitting| view! { <AtTable sitting/> }.into_any())
}

#[component]
fn AtTable(sitting: Sitting<Heure>) -> impl IntoView {
    sprites::bring("shell");
    sprites::bring("heure");
    cards::bring_drawings();
    let desk = Desk::new(sitting);
    provide_context(desk);
    desk.record_when_over();
    let over = Memo::new(move |_| sitting.phase.get() == "over");
    view! {
        <TableFrame table=desk.table() bar=bar(desk) rules=|| view! { <Rules/> }>
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
    let hidden = Memo::new(move |_| (desk.curtain.get(), desk.sitting.eyes.get()));
    move || match hidden.get() {
        (Some(seat), Some(eyes)) if seat == eyes => view! { <Lifted seat/> }.into_any(),
        (Some(seat), _) => view! { <Lowered seat/> }.into_any(),
        _ => view! { <Play/> }.into_any(),
    }
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
