//! The range on which a stake is set.

use crate::app::parts::money::figure;
use crate::app::words::tr;
use crate::rules::chips::STEP;
use leptos::prelude::*;

/// A native range from the minimum to the most, in hundreds, so that keyboards and screen readers have it, too.
#[component]
pub fn StakeRange(limits: (u32, u32), stake: RwSignal<u32>) -> impl IntoView {
    let (least, most) = limits;
    let slide = move |event| {
        if let Ok(value) = event_target_value(&event).parse::<u32>() {
            stake.set(value.clamp(least, most));
        }
    };
    let said = move || {
        tr!(stakes.between, sum = figure(stake.get()), least = figure(least), most = figure(most))
    };
    view! {
        <input
            type="range"
            min=least.to_string()
            max=most.to_string()
            step=STEP.to_string()
            prop:value=move || stake.get().to_string()
            aria-label=tr!(stakes.yours)
            aria-valuetext=said
            on:input=slide
        />
    }
}
