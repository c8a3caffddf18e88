//! The question whether somebody is still there, after a while without a touch. Any touch is an answer.

use super::watch::{ASKED, LEFT};
use crate::app::parts::GoButton;
use crate::app::parts::dialog::Alert;
use crate::app::shell::Shell;
use crate::app::words::tr;
use leptos::prelude::*;

/// The question, over any screen; nothing while somebody is there.
#[component]
pub fn StillThere() -> impl IntoView {
    let asking = Shell::get().kiosk.asking;
    view! { <Show when=move || asking.get()><Question/></Show> }
}

#[component]
fn Question() -> impl IntoView {
    let asking = Shell::get().kiosk.asking;
    let left = RwSignal::from(LEFT.with(Clone::clone));
    let share = move || (f64::from(left.get()) / f64::from(ASKED)).to_string();
    view! {
        <Alert label=tr!(kiosk.still)>
            <header role="none"><h1>{tr!(kiosk.still)}</h1></header>
            <div class="body">
                <p class="countdown" style:--left=share aria-hidden="true"><b>{left}</b></p>
                <p>{tr!(kiosk.still_hint)}</p>
            </div>
            <footer role="none">
                <GoButton act="stay" label=tr!(kiosk.stay) on:click=move |_| asking.set(false)/>
            </footer>
        </Alert>
    }
}
