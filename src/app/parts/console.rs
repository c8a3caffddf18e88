//! The reader's console: the strip that says whose eyes it is for, and the card to judge between his two
//! thumbs (MIDI-Q32).

use super::Icon;
use super::raised::in_languages;
use super::ticket::Person;
use crate::app::words::deck_lang;
use crate::rules::Chair;
use leptos::prelude::*;

/// The strip that says whose eyes the console is for, and lowers the curtain on a tap: `.lifted`, under the
/// bar.
#[component]
pub fn ForEyes(
    chair: Chair,
    words: &'static str,
    lower: &'static str,
    on_lower: Callback<()>,
) -> impl IntoView {
    view! {
        <div class="lifted">
            <div class="pelmet" aria-hidden="true"></div>
            <button class="eyes piece" data-act="cover" on:click=move |_| on_lower.run(())>
                <Icon name="eye"/>
                <span>{words}</span>
                <Person chair/>
                <span class="drop">{lower}</span>
            </button>
        </div>
    }
}

/// The card to judge: what is asked, and under it its [`Key`].
#[component]
pub fn CardToJudge(key: ViewFn, children: Children) -> impl IntoView {
    view! {
        <section class="card-to-judge piece">
            <div class="asking">{children()}</div>
            <div class="key">{move || key.run()}</div>
        </section>
    }
}

/// The answer, what else is accepted, and what is refused: texts of the deck. The answer may be a sentence of the app,
/// in which what is the deck's is marked.
#[component]
pub fn Key(
    label: &'static str,
    answer: String,
    accept: Vec<String>,
    #[prop(optional)] refuse: Vec<String>,
) -> impl IntoView {
    let line = |good: bool, texts: Vec<String>| {
        let icon = if good { "check" } else { "close" };
        (!texts.is_empty()).then(|| {
            view! { <li data-no=!good><Icon name=icon/><span lang=deck_lang()>{texts.join(", ")}</span></li> }
        })
    };
    view! {
        <p class="answer"><span>{label}</span><strong>{in_languages(&answer)}</strong></p>
        <ul class="variants">{line(true, accept)}{line(false, refuse)}</ul>
    }
}

/// A verdict under a thumb: `.thumb[data-verdict="right|wrong"]`, a word and what follows from it.
#[component]
pub fn Thumb(
    right: bool,
    mv: &'static str,
    word: &'static str,
    #[prop(optional)] then: &'static str,
    on: Callback<()>,
) -> impl IntoView {
    view! {
        <button
            class="thumb piece"
            data-verdict=if right { "right" } else { "wrong" }
            data-move=mv
            on:click=move |_| on.run(())
        >
            <Icon name=if right { "check" } else { "close" }/>
            <span class="text">{word}<small>{then}</small></span>
        </button>
    }
}
