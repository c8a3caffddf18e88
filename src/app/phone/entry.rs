//! Inputs on a phone: a typed answer, a number, a stake. Each makes a move of the words that the table has told and the
//! value.

use super::touch::Touch;
use crate::app::drawings::stake_range::StakeRange;
use crate::app::parts::Icon;
use crate::app::parts::money::figure;
use crate::app::parts::number::{Keys, Sending, Typed, listen_to_keys};
use crate::app::parts::typed::TypedAnswer;
use crate::app::words::{deck_lang, tr};
use crate::decks::decimal::Decimal;
use crate::rules::chips::STEP;
use crate::screens::Entry;
use leptos::prelude::*;

/// Draws an input; `of` says what it is for.
#[component]
pub fn Enters(entry: Entry, touch: Touch, of: Signal<String>) -> impl IntoView {
    match entry {
        Entry::Text { before } => {
            let send = Callback::new(move |text: String| touch.now([&*before, &text].concat()));
            view! { <div class="phone-entry"><TypedAnswer label=tr!(contest.your_answer) on_send=send of/></div> }
                .into_any()
        }
        Entry::Number { before, unit, taken, last } => {
            view! { <NumberEntry before unit taken last touch/> }.into_any()
        }
        Entry::Stake { before, least, most, owns } => {
            view! { <StakeEntry before limits=(least, most) owns touch/> }.into_any()
        }
    }
}

#[component]
fn NumberEntry(
    before: String,
    unit: String,
    taken: Vec<Decimal>,
    last: bool,
    touch: Touch,
) -> impl IntoView {
    let before = StoredValue::new(before);
    let typed = Typed::empty();
    let is_taken = Memo::new(move |_| typed.value().is_some_and(|value| taken.contains(&value)));
    let sending = Sending::of(typed, last);
    let send = move || {
        let free = sending.tap().filter(|_| untrack(|| !is_taken.get()));
        free.iter().for_each(|value| touch.now(before.get_value() + &value.to_string()));
    };
    listen_to_keys(typed, send);
    let cannot = move || typed.value().is_none() || is_taken.get();
    view! {
        <div class="phone-entry">
            <output class="readout" data-taken=is_taken>{move || typed.shown()}" "<small lang=deck_lang()>{unit}</small></output>
            <p class="phone-hint" role="status">{move || is_taken.get().then(|| tr!(contest_no.proposed))}</p>
            <Keys typed/>
            <button class="button big piece go" data-move="propose" data-sure=move || sending.asks() disabled=cannot on:click=move |_| send()>
                <Icon name="check"/>{move || sending.words()}
            </button>
        </div>
    }
}

/// The stake: the sum, a step either way, a slider, the maximum, and the button that announces it.
#[component]
fn StakeEntry(before: String, limits: (u32, u32), owns: u32, touch: Touch) -> impl IntoView {
    let (least, most) = limits;
    let stake = RwSignal::new(least);
    let set = move |sum: u32| stake.set(sum.clamp(least, most));
    let words = move || match stake.get() {
        sum if sum == least => tr!(stakes.keep, sum = figure(sum)),
        sum => tr!(stakes.announce, sum = figure(sum)),
    };
    let step = move |side: &'static str, words: &'static str, sign: &'static str| {
        let to = move |sum: u32| if side == "more" { sum + STEP } else { sum.saturating_sub(STEP) };
        view! {
            <button class="icon-button button quiet piece" data-side=side aria-label=words on:click=move |_| set(to(stake.get_untracked()))>
                {sign}
            </button>
        }
    };
    let raises = (most > least).then(|| {
        let all = if most == owns { tr!(stakes.all_yours) } else { tr!(stakes.at_most) };
        view! {
            <div class="phone-steps">
                {step("less", tr!(stakes.less), "−")}
                <StakeRange limits stake/>
                {step("more", tr!(stakes.more), "+")}
            </div>
            <button class="button quiet piece" data-move="all-in" disabled=move || stake.get() == most on:click=move |_| set(most)>
                {figure(most)}" · "{all}
            </button>
        }
    });
    let send = move |_| touch.now([&*before, &stake.get_untracked().to_string()].concat());
    view! {
        <div class="phone-entry">
            <output class="readout">{move || figure(stake.get())}</output>
            {raises}
            <button class="button big piece go" data-move="stake" on:click=send>{words}</button>
        </div>
    }
}
