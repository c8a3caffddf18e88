//! The choice for whom the questions are: the young, everybody, experts. On *Questions* and in the set-up of
//! every quiz.

use crate::app::browser::decks;
use crate::app::parts::field::SegmentsField;
use crate::app::shell::Shell;
use crate::app::words::{language, reach_words, tr};
use crate::decks::taste::{Reach, is_graded};
use crate::rules::GameId;
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

/// The game of a set-up and the choice taken in it; the line about the deck counts by it.
#[derive(Clone, Copy)]
pub struct Audience {
    game: GameId,
    chosen: RwSignal<Reach>,
}

impl Audience {
    /// Provides them to a set-up.
    pub fn provide(game: GameId) {
        provide_context(Audience { game, chosen: RwSignal::new(decks::taste().reach) });
    }

    /// Runs the effect around it anew when another choice is taken.
    pub fn track() {
        if let Some(asked) = use_context::<Audience>() {
            asked.chosen.track();
        }
    }
}

/// The choice in a set-up, with a line about its meaning. Nothing where no card is easier or harder than another, and
/// nothing in a public room: one visitor's taste is not for the next one.
#[component]
pub fn ForWhom() -> impl IntoView {
    let Audience { game, chosen } = expect_context();
    let graded = is_graded(game, language().code());
    let offered = graded && !Shell::get().kiosk.public.get_untracked();
    offered.then(|| {
        let (now, choices, keep) = reach_choice();
        let choose = Callback::new(move |reach| {
            keep.run(reach);
            chosen.set(reach);
        });
        let ladder = (game == GameId::Millions).then_some(tr!(questions.ladder_hint));
        view! {
            <div class="for-whom">
                <SegmentsField title=tr!(questions.for_whom) name="reach" choices chosen=now choose/>
                <p class="hint" role="status">{move || reach_words(now.get()).1}" "{ladder}</p>
            </div>
        }
    })
}
