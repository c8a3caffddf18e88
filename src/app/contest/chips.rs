//! Chips on the table, one stack per value.

use crate::app::parts::Symbol;
use crate::app::parts::money::figure;
use crate::rules::chips::Chips;
use leptos::prelude::*;

/// The most chips drawn in a stack.
const HIGHEST: u8 = 8;

/// Stacks of those chips, the largest value first: `.stacks > .stack[data-value]`.
#[component]
pub fn Stacks(chips: Chips, #[prop(optional)] counted: bool) -> impl IntoView {
    let stack = |(value, n): (u32, u8)| (n > 0).then(|| view! { <Stack value n counted/> });
    view! {
        <span class="stacks" aria-hidden="true">{chips.by_value().map(stack).collect_view()}</span>
    }
}

#[component]
fn Stack(value: u32, n: u8, counted: bool) -> impl IntoView {
    let id = "chip-disc";
    let disc = |level: u8| {
        view! { <i style:--level=level.to_string()><Symbol sprite="contest" id/></i> }
    };
    let drawn = n.min(HIGHEST);
    let words = view! { <small><b>{n}</b>{["\u{a0}×\u{a0}", &figure(value)].concat()}</small> };
    view! {
        <span class="stack" data-value=value.to_string()>
            <span class="discs" style:--n=drawn.to_string()>
                {(0..drawn).map(disc).collect_view()}<b>{figure(value)}</b>
            </span>
            {counted.then_some(words)}
        </span>
    }
}
