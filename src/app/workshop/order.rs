//! The handle by which a card is moved to another place: drawn by a finger or a mouse, by the arrow keys, or one place up
//! by a tap.

use super::bench::Bench;
use crate::app::browser::focus;
use crate::app::parts::Icon;
use crate::app::parts::drag::Drag;
use crate::app::words::tr;
use leptos::ev::KeyboardEvent;
use leptos::prelude::*;

/// The handle of the card at that place; `moved` is called when it has another one. A row is an element with the place of
/// its card as `data-place`.
#[component]
pub fn Handle(
    id: StoredValue<String>,
    at: usize,
    q: String,
    #[prop(optional)] moved: Option<Callback<()>>,
) -> impl IntoView {
    let bench = Bench::get();
    let go = move |to: usize| {
        let goes = bench.move_card(&id.get_value(), at, to);
        if goes {
            moved.iter().for_each(|moved| moved.run(()));
        }
        goes
    };
    let drag = Drag::new("[data-place]", move |over| {
        let to = over.get_attribute("data-place").and_then(|to| to.parse().ok());
        to.into_iter().for_each(|to| _ = go(to));
    });
    let tapped = move |_| {
        if !drag.was_dragged() {
            at.checked_sub(1).into_iter().for_each(|to| _ = go(to));
        }
    };
    let keys = move |event: KeyboardEvent| {
        let to = match &*event.key() {
            "ArrowUp" => at.checked_sub(1),
            "ArrowDown" => Some(at + 1),
            _ => return,
        };
        event.prevent_default();
        // The handle that had the focus is another card's then.
        if let Some(to) = to.filter(|to| go(*to)) {
            focus::begin(["[data-place=\"", &to.to_string(), "\"] .order"].concat());
        }
    };
    view! {
        <button
            class="icon-button button quiet piece order"
            data-act="order"
            aria-label=tr!(workshop.order, q = q)
            aria-keyshortcuts="ArrowUp ArrowDown"
            on:pointerdown=move |event| drag.down(&event)
            on:click=tapped
            on:keydown=keys
        >
            <Icon name="grip"/>
        </button>
    }
}
