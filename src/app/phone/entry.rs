//! What is entered on a phone: an answer that is typed. It makes a move of one word and what was entered, as journals
//! write it.

use super::hand::Touch;
use crate::app::parts::typed::TypedAnswer;
use crate::app::words::tr;
use leptos::prelude::*;

/// Something that is entered.
#[derive(Clone, PartialEq, Debug)]
pub enum Entry {
    /// An answer that is typed; an empty one is "I don't know".
    Text,
}

/// An entry, drawn.
#[component]
pub fn Enters(entry: Entry, touch: Touch) -> impl IntoView {
    match entry {
        Entry::Text => {
            let send = Callback::new(move |text: String| touch.now(["say ", &text].concat()));
            view! { <div class="phone-entry"><TypedAnswer label=tr!(contest.your_answer) on_send=send/></div> }
        }
    }
}
