//! The table of *Défizz*: the stages of a turn over the seats in their fizz, what is behind the reader's
//! curtain, the reveal, the results.

mod clues;
mod desk;
mod die;
mod help;
mod luck;
mod over;
mod question;
mod reveal;
mod seats;
mod staking;
mod tells;
mod turn;
mod words;

pub use help::chapters;
pub use words::refusal_words;

use super::shell::sprites;
use super::sitting::Sitting;
use super::table::{Bar, TableFrame};
use super::words::tr;
use crate::rules::defizz::Defizz;
use desk::Desk;
use help::Rules;
use leptos::prelude::*;
use over::Results;
use turn::Turn;

/// Opens the sitting, or goes home with a word when it cannot be read.
pub fn table(id: String) -> AnyView {
    super::table::open::<Defizz>(&id, |sitting| view! { <AtTable sitting/> }.into_any())
}

#[component]
fn AtTable(sitting: Sitting<Defizz>) -> impl IntoView {
    ["shell", "contest", "defizz"].into_iter().for_each(sprites::bring);
    let desk = Desk::new(sitting);
    provide_context(desk);
    provide_context(desk.floor());
    desk.record_when_over();
    let over = Memo::new(move |_| sitting.phase.get() == "over" && !desk.held.get());
    view! {
        <TableFrame table=desk.table() bar=bar(desk) rules=|| view! { <Rules/> } asked=desk.asked()>
            <Show when=move || over.get() fallback=|| view! { <Turn/> }>
                <Results/>
            </Show>
        </TableFrame>
    }
}

fn bar(desk: Desk) -> Bar {
    Bar {
        title: Callback::new(|()| tr!(defizz.title)),
        what: Callback::new(move |()| words::what_happens(desk)),
        aloud: Callback::new(move |()| words::aloud(desk)),
    }
}
