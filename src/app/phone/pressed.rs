//! What is pressed on a phone: choices and buttons.

use super::touch::Touch;
use crate::app::parts::by_itself::{RunsOut, Wait, goes_after};
use crate::app::parts::raised::in_languages;
use crate::app::parts::{Icon, ask_first};
use crate::app::words::tr;
use crate::screens::{Deed, Pick};
use leptos::prelude::*;
use std::time::Duration;

/// A choice: `.phone-pick[data-state][data-move]`.
#[component]
pub fn OnePick(pick: Pick, touch: Touch) -> impl IntoView {
    let Pick { badge, words, state, said, mv } = pick;
    let (name, mv) = mv.unzip();
    let still = mv.is_none();
    let seal = match &*state {
        "right" => Some(view! { <Icon name="check"/> }),
        "wrong" => Some(view! { <Icon name="close"/> }),
        _ => None,
    };
    let said = match &*state {
        "right" => tr!(quiz.right).into(),
        "wrong" => tr!(quiz.wrong).into(),
        _ => said,
    };
    let press = move |_| mv.iter().for_each(|mv| touch.now(mv.clone()));
    view! {
        <button class="phone-pick" data-state=state data-move=name disabled=still on:click=press>
            {(!badge.is_empty()).then(|| view! { <b class="badge-letter">{badge}</b> })}
            <span class="words">{in_languages(&words)}</span>
            <span class="unseen">{said}</span>
            {seal}
        </button>
    }
}

/// A button, which may ask before, or be pressed by itself after a while.
#[component]
pub fn OneDeed(deed: Deed, touch: Touch) -> impl IntoView {
    let Deed { name, mv, words, small, goes, sure, after } = deed;
    let class = if goes { "button big piece go" } else { "button quiet piece" };
    let mv = StoredValue::new(mv);
    let does = move || touch.now(mv.get_value());
    if !sure.is_empty() {
        let (asked, tap) = ask_first(does);
        let words = move || if asked.get() { sure.clone().into_owned() } else { words.clone() };
        return view! {
            <button class=class data-move=name data-sure=asked on:click=tap>
                <span>{words}{(!small.is_empty()).then(|| view! { <small>{in_languages(&small)}</small> })}</span>
            </button>
        }
        .into_any();
    }
    let runs = after.map(|time| {
        let (runs, time) = (RwSignal::new(true), Duration::from_millis(time.into()));
        goes_after(time, runs, does);
        (runs, time)
    });
    let edge = runs.map(|(runs, time)| view! { <RunsOut runs time/> });
    view! {
        {runs.map(|(runs, _)| view! { <Wait runs/> })}
        <button class=class data-move=name on:click=move |_| does()>
            <span>{words}{(!small.is_empty()).then(|| view! { <small>{in_languages(&small)}</small> })}</span>
            {edge}
        </button>
    }
    .into_any()
}
