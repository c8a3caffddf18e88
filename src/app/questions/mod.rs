//! Questions: what the table likes to be asked, how many fresh ones each deck has, and those that
//! somebody has reported.

mod decks;
mod doubts;
mod taste;

pub use decks::Freshness;
pub use doubts::Reported;

use super::parts::bar::ShellBar;
use super::words::tr;
use leptos::prelude::*;

/// The questions screen.
#[component]
pub fn Questions() -> impl IntoView {
    view! {
        <div class="screen questions-screen">
            <ShellBar title=tr!(questions.title)/>
            <main class="panels">
                <taste::ForWhom/>
                <taste::Themes/>
                <Freshness/>
                <Reported/>
            </main>
        </div>
    }
}
