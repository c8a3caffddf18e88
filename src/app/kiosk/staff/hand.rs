//! The settings on their way to another tablet: a code that its camera reads, or the same address as a text.

use super::Page;
use crate::app::browser::link;
use crate::app::parts::WordButton;
use crate::app::parts::qr::Qr;
use crate::app::words::tr;
use crate::kiosk::handed::pack;
use leptos::prelude::*;

/// The code and the address, shown on demand; they follow every change of the settings.
#[component]
pub fn HandOn() -> impl IntoView {
    let page = Page::get();
    let shown = RwSignal::new(false);
    let address = Memo::new(move |_| link::handing(&page.house.with(pack)));
    let ask = move || {
        view! { <WordButton act="hand-on" icon="share" label=tr!(kiosk.hand_show) on:click=move |_| shown.set(true)/> }
    };
    let code = move || {
        let text = address.get();
        view! {
            <div class="code"><Qr text=text.clone() label=tr!(kiosk.hand_label)/></div>
            <label class="field">
                {tr!(kiosk.hand_link)}
                <input type="text" name="hand-link" readonly prop:value=text/>
            </label>
        }
    };
    view! {
        <section class="sheet-card piece" data-panel="hand">
            <h2>{tr!(kiosk.hand)}</h2>
            <p>{tr!(kiosk.hand_hint)}</p>
            <Show when=move || shown.get() fallback=ask>{code}</Show>
        </section>
    }
}
