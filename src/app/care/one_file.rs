//! The app as one file: what it keeps, and where. In the settings this replaces what a hosted app can do – playing
//! without a network, installing, new builds.

use crate::app::browser::offline;
use crate::app::words::tr;
use leptos::prelude::*;

/// The panel in the settings.
#[component]
pub fn OneFilePanel() -> impl IntoView {
    let version =
        tr!(offline.version, version = env!("CARGO_PKG_VERSION"), built = offline::built());
    view! {
        <section class="sheet-card piece" data-panel="one-file">
            <h2>{tr!(one_file.title)}</h2>
            <p>{tr!(one_file.what)}</p>
            <p>{tr!(one_file.keeps)}</p>
            <p>{tr!(one_file.moves)}</p>
            <p class="hint">{version}</p>
        </section>
    }
}
