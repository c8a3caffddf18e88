//! Adds the app to the home screen: with a button where the browser offers it, otherwise with instructions.

use crate::app::browser::install::{self, Way};
use crate::app::browser::one_file;
use crate::app::parts::WordButton;
use crate::app::words::tr;
use leptos::prelude::*;

/// The panel in the settings; absent in the single file, which cannot be installed.
#[component]
pub fn InstallPanel() -> impl IntoView {
    let way = install::way();
    let how = move || match way.get() {
        Way::Done => view! { <p>{tr!(install.done)}</p> }.into_any(),
        Way::Offered => view! { <Offer/> }.into_any(),
        Way::ShareSheet => view! { <ShareSheet/> }.into_any(),
        Way::Menu => view! { <p>{tr!(install.offer)}</p><p>{tr!(install.by_menu)}</p> }.into_any(),
    };
    (!one_file::is_here()).then(|| {
        view! {
            <section class="sheet-card piece" data-panel="install">
                <h2>{tr!(install.title)}</h2>
                {how}
            </section>
        }
    })
}

#[component]
fn Offer() -> impl IntoView {
    view! {
        <p>{tr!(install.offer)}</p>
        <WordButton act="install" icon="download" label=tr!(install.button) on:click=|_| install::ask()/>
    }
}

#[component]
fn ShareSheet() -> impl IntoView {
    view! {
        <p>{tr!(install.offer)}</p>
        <ol class="steps">
            <li>{tr!(install.ios1)}</li>
            <li>{tr!(install.ios2)}</li>
            <li>{tr!(install.ios3)}</li>
        </ol>
    }
}
