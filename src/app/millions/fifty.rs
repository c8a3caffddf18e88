//! Fifty-fifty by the host (option O8): he chooses which wrong answer stays.

use super::asked::{Answers, Asked};
use crate::app::words::tr;
use leptos::prelude::*;

/// The host chooses which wrong answer stays.
#[component]
pub fn Spares() -> impl IntoView {
    view! {
        <Asked/>
        <p class="todo">{tr!(millions.do_spare)}</p>
        <Answers/>
    }
}
