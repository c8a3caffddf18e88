//! The choice for whom the questions are: the young, everybody, experts. On *Questions* and in the set-up of
//! every quiz.

use crate::app::browser::decks;
use crate::app::parts::field::SegmentsField;
use crate::app::shell::Shell;
use crate::app::words::{reach_words, tr};
use crate::decks::taste::Reach;
use leptos::prelude::*;

/// The current choice, all choices, and the callback that takes and saves one.
pub fn reach_choice() -> (RwSignal<Reach>, Vec<(Reach, String)>, Callback<Reach>) {
    let shell = Shell::get();
    let chosen = RwSignal::new(decks::taste().reach);
    let choices = Reach::ALL.map(|reach| (reach, reach_words(reach).0.to_owned())).into();
    let choose = Callback::new(move |reach| {
        shell.saved(decks::change_taste(|taste| taste.reach = reach));
        chosen.set(reach);
    });
    (chosen, choices, choose)
}

/// The choice in a set-up, with a line about its meaning. Nothing in a public room: one visitor's taste is
/// not for the next one.
#[component]
pub fn ForWhom() -> impl IntoView {
    let offered = !Shell::get().kiosk.public.get_untracked();
    offered.then(|| {
        let (chosen, choices, choose) = reach_choice();
        view! {
            <div class="for-whom">
                <SegmentsField title=tr!(questions.for_whom) name="reach" choices chosen choose/>
                <p class="hint" role="status">{move || reach_words(chosen.get()).1}</p>
            </div>
        }
    })
}
