//! The state of playing without a network: a mark on the shelf, a panel in the settings.

use super::one_file::OneFilePanel;
use crate::app::browser::offline::{self, Offline};
use crate::app::browser::one_file;
use crate::app::parts::Icon;
use crate::app::shell::Shell;
use crate::app::words::tr;
use leptos::prelude::*;

/// The mark on the shelf: how many files are stored, then that all are. What prevents it is explained in the
/// settings.
#[component]
pub fn OfflineMark() -> impl IntoView {
    let offline = Shell::get().worker.offline;
    move || match offline.get() {
        Offline::Filling(done, total) => Some(view! { <Progress done total/> }.into_any()),
        Offline::Ready => Some(view! { <Ready/> }.into_any()),
        _ => None,
    }
}

#[component]
fn Ready() -> impl IntoView {
    view! {
        <p class="offline-mark" data-offline="ready">
            <Icon name="check"/>
            {tr!(offline.ready)}
        </p>
    }
}

#[component]
fn Progress(done: u32, total: u32) -> impl IntoView {
    view! {
        <p class="offline-mark" data-offline="filling">
            <progress value=done.to_string() max=total.to_string() aria-label=tr!(offline.progress)></progress>
            {tr!(offline.filling, done = done, total = total)}
        </p>
    }
}

/// The panel in the settings: the same in full, and the current build; for the single file, what that means.
#[component]
pub fn OfflinePanel() -> impl IntoView {
    if one_file::is_here() {
        view! { <OneFilePanel/> }.into_any()
    } else {
        view! { <WorkerPanel/> }.into_any()
    }
}

#[component]
fn WorkerPanel() -> impl IntoView {
    let worker = Shell::get().worker;
    let words = move || match worker.offline.get() {
        Offline::Unknown => tr!(offline.unknown),
        Offline::Refused => tr!(offline.refused),
        Offline::Ready => tr!(offline.ready_hint),
        Offline::Full => tr!(offline.full),
        Offline::Filling(..) | Offline::Missing => tr!(offline.missing),
    };
    let version =
        tr!(offline.version, version = env!("CARGO_PKG_VERSION"), built = offline::built(),);
    view! {
        <section class="sheet-card piece">
            <h2>{tr!(offline.title)}</h2>
            <OfflineMark/>
            <p>{words}</p>
            {move || worker.renewed.get().then(|| view! { <p>{tr!(offline.renewed)}</p> })}
            <p class="hint">{version}</p>
        </section>
    }
}
