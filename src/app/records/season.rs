//! The seasons: begun with a name, ended by a tap; the records can be limited to one of them.

use crate::app::browser::{dates, seasons};
use crate::app::parts::WordButton;
use crate::app::shell::Shell;
use crate::app::words::tr;
use crate::records::season::{NAME_LENGTH, Season, begin, end};
use crate::text::clean;
use leptos::ev::SubmitEvent;
use leptos::html::Input;
use leptos::prelude::*;

/// The seasons as the screen knows them; saved whenever they change.
#[derive(Clone, Copy)]
pub struct Known(pub RwSignal<Vec<Season>>);

impl Known {
    /// Loads the saved seasons.
    pub fn load() -> Known {
        Known(RwSignal::new(seasons::load()))
    }

    fn change(self, change: impl FnOnce(Vec<Season>, f64) -> Vec<Season>) {
        let changed = change(seasons::load(), js_sys::Date::now());
        Shell::get().saved(seasons::save(&changed));
        self.0.set(changed);
    }
}

/// The current season with the button that ends it; otherwise the form for a new one.
#[component]
pub fn Seasons() -> impl IntoView {
    let known = expect_context::<Known>();
    let running = Memo::new(move |_| {
        known.0.with(|all| all.iter().find(|season| season.to.is_none()).cloned())
    });
    view! {
        <section class="season-card sheet-card piece">
            <h2>{tr!(records.season)}</h2>
            {move || match running.get() {
                Some(season) => view! { <Running season/> }.into_any(),
                None => view! { <New/> }.into_any(),
            }}
        </section>
    }
}

#[component]
fn Running(season: Season) -> impl IntoView {
    let known = expect_context::<Known>();
    let ends = move |_| known.change(end);
    let since = tr!(records.season_since, name = season.name, day = dates::day(season.from));
    view! {
        <p>{since}</p>
        <WordButton act="end-season" icon="trophy" label=tr!(records.season_end) on:click=ends/>
    }
}

#[component]
fn New() -> impl IntoView {
    let known = expect_context::<Known>();
    let field = NodeRef::<Input>::new();
    let begins = move |event: SubmitEvent| {
        event.prevent_default();
        let typed = field.get_untracked().map(|field| field.value()).unwrap_or_default();
        let name = Some(clean(&typed, NAME_LENGTH)).filter(|name| !name.is_empty());
        let name = name.unwrap_or_else(|| tr!(records.season_default).into());
        known.change(|all, now| begin(all, name, now));
    };
    view! {
        <p>{tr!(records.season_hint)}</p>
        <form class="season-form" on:submit=begins>
            <input
                type="text"
                name="season"
                node_ref=field
                maxlength=NAME_LENGTH.to_string()
                placeholder=tr!(records.season_default)
                aria-label=tr!(records.season_name)
                autocomplete="off"
            />
            <button class="button piece" data-act="begin-season">{tr!(records.season_begin)}</button>
        </form>
    }
}
