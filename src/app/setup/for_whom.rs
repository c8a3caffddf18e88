//! For whom the questions are, in the set-up of a quiz: what *Questions* has, where a table looks for it.

use crate::app::browser::decks;
use crate::app::parts::field::SegmentsField;
use crate::app::shell::Shell;
use crate::app::words::{reach_words, tr};
use crate::decks::taste::Reach;
use leptos::prelude::*;

/// For the young, for everybody, for experts, with a line of what it means. In a public room nothing: what one
/// visitor likes is not for the next one.
#[component]
pub fn ForWhom() -> impl IntoView {
    let shell = Shell::get();
    let offered = !shell.kiosk.public.get_untracked();
    offered.then(|| {
        let chosen = RwSignal::new(decks::taste().reach);
        let choices = Reach::ALL.map(|reach| (reach, reach_words(reach).0.to_owned())).into();
        let choose = Callback::new(move |reach| {
            shell.saved(decks::change_taste(|taste| taste.reach = reach));
            chosen.set(reach);
        });
        view! {
            <div class="for-whom">
                <SegmentsField title=tr!(questions.for_whom) name="reach" choices chosen choose/>
                <p class="hint" role="status">{move || reach_words(chosen.get()).1}</p>
            </div>
        }
    })
}
