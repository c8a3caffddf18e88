//! The news, release by release, the newest one open.

use crate::app::browser::shipped::{self, Release};
use crate::app::parts::Icon;
use crate::app::words::{language, tr};
use leptos::prelude::*;

/// A card of the about screen; absent until it is loaded.
#[component]
pub fn News() -> impl IntoView {
    let releases = RwSignal::new(vec![]);
    shipped::news(language().code(), move |all| _ = releases.try_set(all));
    move || releases.with(|all| !all.is_empty()).then(|| view! { <All releases=releases.get()/> })
}

#[component]
fn All(releases: Vec<Release>) -> impl IntoView {
    let one = |(at, release)| view! { <OneRelease release open=at == 0/> };
    view! {
        <section class="sheet-card piece" data-panel="news">
            <h2>{tr!(about.news)}</h2>
            {releases.into_iter().enumerate().map(one).collect_view()}
        </section>
    }
}

#[component]
fn OneRelease(release: Release, open: bool) -> impl IntoView {
    let lines = release.lines.into_iter().map(|line| view! { <li>{line}</li> }).collect_view();
    view! {
        <details open=open>
            <summary>{tr!(about.news_of, version = release.version)}<Icon name="chevron-down"/></summary>
            <ul>{lines}</ul>
        </details>
    }
}
