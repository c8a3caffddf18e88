//! Print buttons. A document is put into the page when its button is pressed; only the printer shows it
//! (`style/parts/on-paper.css`).

use super::WordButton;
use super::to_paper::ToPaper;
use crate::app::browser::frame::after_paint;
use crate::app::browser::print;
use leptos::portal::Portal;
use leptos::prelude::*;

/// A button for each of them.
#[component]
pub fn Printers(all: Vec<ToPaper>) -> impl IntoView {
    let paper: RwSignal<Option<Callback<(), AnyView>>> = RwSignal::new(None);
    let button = move |ToPaper { act, label, draw }: ToPaper| {
        let on = move |_| {
            paper.set(Some(draw));
            // The document is in the page after the next paint.
            after_paint(|| print::when_drawn(".on-paper"));
        };
        view! { <WordButton act icon="print" label on:click=on/> }
    };
    let sheet = move || paper.get().map(|draw| draw.run(()));
    view! {
        {all.into_iter().map(button).collect_view()}
        <Portal><div class="on-paper">{sheet}</div></Portal>
    }
}
