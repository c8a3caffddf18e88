//! What the private screens of a voter and a friend share: giving a letter (MIL-JV2, JP3).

use super::asked::{Answers, Asked};
use leptos::prelude::*;

/// A voter or a friend gives a letter; `todo` tells him for whom.
#[component]
pub fn Gives(todo: Signal<String>) -> impl IntoView {
    view! {
        <Asked/>
        <p class="todo">{todo}</p>
        <Answers/>
    }
}
