//! The table of *Qui veut gagner des millions ?*: the open studio, what is behind the curtains, the
//! reveal, the results.

mod answer;
mod asked;
mod desk;
mod give;
mod help;
mod jokers;
mod open;
mod over;
mod pyramid;
mod reveal;
mod seats;
mod studio;
mod tells;
mod words;

pub use help::chapters;
pub use words::refusal_words;

use super::shell::sprites;
use super::sitting::Sitting;
use super::table::{Bar, TableFrame};
use super::words::tr;
use crate::rules::millions::Millions;
use desk::Desk;
use help::Rules;
use leptos::prelude::*;
use over::Results;
use studio::Studio;

/// Opens the sitting, or goes home with a word when it cannot be read.
pub fn table(id: String) -> AnyView {
    super::table::open::<Millions>(&id, |sitting| view! { <AtTable sitting/> }.into_any())
}

#[component]
fn AtTable(sitting: Sitting<Millions>) -> impl IntoView {
    sprites::bring("shell");
    sprites::bring("millions");
    let desk = Desk::new(sitting);
    provide_context(desk);
    desk.record_when_over();
    let over = Memo::new(move |_| sitting.phase.get() == "over" && !desk.held.get());
    view! {
        <TableFrame table=desk.table() bar=bar(desk) rules=|| view! { <Rules/> } asked=desk.asked()>
            <Show when=move || over.get() fallback=|| view! { <Studio/> }>
                <Results/>
            </Show>
        </TableFrame>
    }
}

fn bar(desk: Desk) -> Bar {
    Bar {
        title: Callback::new(|()| tr!(millions.title)),
        what: Callback::new(move |()| words::what_happens(desk)),
        aloud: Callback::new(move |()| words::aloud(desk)),
    }
}
