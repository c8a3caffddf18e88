//! The ring and the chips of the game on paper: the ring as large as a page, the chips to be cut out.

use super::desk::mode_name;
use super::ring::{Print, Whole};
use crate::app::parts::money::figure;
use crate::app::parts::to_paper::ToPaper;
use crate::app::words::tr;
use crate::rules::egomaster::BOX;
use crate::rules::egomaster::ring::Square;
use leptos::prelude::*;

/// What can be printed besides rules and score sheet.
pub fn papers() -> Vec<ToPaper> {
    let draw = Callback::new(|()| view! { <RingAndChips/> }.into_any());
    vec![ToPaper { act: "print-board", label: tr!(paper.board), draw }]
}

/// The board with the shadow at its foot: a sheet is cut where the drawing's box ends.
#[component]
fn RingAndChips() -> impl IntoView {
    let square = |square: Square| {
        view! {
            <g class="square" data-mode=mode_name(square.mode())>
                <Whole id="ego-wedge" class="wedge" square/>
                <Print square/>
            </g>
        }
    };
    let chips = |(value, n): (u32, u8)| {
        let chip = move |_| view! { <b data-value=value.to_string()>{figure(value)}</b> };
        (0..n).map(chip).collect_view()
    };
    view! {
        <article class="paper-board" data-game="egomaster">
            <section class="paper-side">
                <svg class="paper-ring" viewBox="-506 -502 1012 1012">
                    <Whole id="ego-board" class="rim"/>
                    {Square::all().map(square).collect_view()}
                </svg>
            </section>
            <section class="paper-side paper-chips">{BOX.by_value().map(chips).collect_view()}</section>
        </article>
    }
}
