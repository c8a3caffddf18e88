//! For whom the questions are, and which themes are asked.

use crate::app::browser::decks;
use crate::app::parts::Icon;
use crate::app::parts::field::Segments;
use crate::app::setup::for_whom::reach_choice;
use crate::app::shell::Shell;
use crate::app::words::{reach_words, theme_words, tr};
use crate::decks::taste::Theme;
use leptos::prelude::*;
use std::collections::BTreeSet;

/// The choice of the reach: for the young, for everybody, for experts.
#[component]
pub fn ForWhom() -> impl IntoView {
    let (chosen, choices, choose) = reach_choice();
    view! {
        <section class="sheet-card piece">
            <h2>{tr!(questions.for_whom)}</h2>
            <div class="row" role="radiogroup" aria-label=tr!(questions.for_whom)>
                <Segments name="reach" choices chosen choose/>
            </div>
            <p class="hint" role="status">{move || reach_words(chosen.get()).1}</p>
            <p class="hint">{tr!(questions.ladder_hint)}</p>
        </section>
    }
}

/// The themes; a tap switches one off or on.
#[component]
pub fn Themes() -> impl IntoView {
    let without = RwSignal::new(decks::taste().without);
    view! {
        <section class="sheet-card piece">
            <h2>{tr!(questions.themes)}</h2>
            <ul class="themes">
                {Theme::ALL.map(|theme| view! { <li><OneTheme theme without/></li> }).collect_view()}
            </ul>
            <p class="hint">{tr!(questions.themes_hint)}</p>
        </section>
    }
}

#[component]
fn OneTheme(theme: Theme, without: RwSignal<BTreeSet<Theme>>) -> impl IntoView {
    let shell = Shell::get();
    let on = move || without.with(|without| !without.contains(&theme));
    let turn = move |_| {
        without.update(|without| {
            if !without.remove(&theme) {
                without.insert(theme);
            }
        });
        let off = without.get_untracked();
        shell.saved(decks::change_taste(|taste| taste.without = off));
    };
    view! {
        <button class="theme piece" data-act="theme" aria-pressed=move || on().to_string() on:click=turn>
            <span class="tick">{move || on().then(|| view! { <Icon name="check"/> })}</span>
            {theme_words(theme)}
        </button>
    }
}
