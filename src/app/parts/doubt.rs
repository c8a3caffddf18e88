//! Reports of faulty questions, from the rules sheet. Nothing is sent: the page *Questions* lists the reports
//! and makes a file of them.

use super::raised::raised;
use crate::app::browser::doubts::{self, Doubt, Why};
use crate::app::shell::Shell;
use crate::app::words::tr;
use crate::spoken::two_languages::of_deck;
use leptos::prelude::*;

/// The question open on the table, with its card.
#[derive(Clone, PartialEq, Debug)]
pub struct Asked {
    /// The id of its deck.
    pub deck: String,
    /// The id of its card.
    pub card: String,
    /// What is asked.
    pub q: String,
}

/// A context that returns the question open on the table, if any.
#[derive(Clone, Copy)]
pub struct OnTheTable(pub Callback<(), Option<Asked>>);

/// Offers to report the question open on the table; nothing where none is.
#[component]
pub fn ReportQuestion() -> impl IntoView {
    let table = use_context::<OnTheTable>()?;
    // A place that was left keeps its contexts until the next one provides its own, so the table may be gone.
    let asked = untrack(|| table.0.try_run(())).flatten()?;
    Some(view! { <Report asked/> })
}

/// Offers to report that question.
#[component]
pub fn Report(asked: Asked) -> impl IntoView {
    let (shell, noted) = (Shell::get(), RwSignal::new(None));
    let q = asked.q.clone();
    let report = Callback::new(move |why| {
        let Asked { deck, card, q } = asked.clone();
        let kept = doubts::add(Doubt { deck, card, q, why, at: js_sys::Date::now() });
        noted.set(kept.is_ok().then_some(why));
        shell.saved(kept);
    });
    let reason = |why: Why| view! { <Reason why noted report/> };
    view! {
        <section class="report">
            <h3>{tr!(doubt.title)}</h3>
            <p class="hint">{raised(&of_deck(&q))}</p>
            <div class="reasons">{Why::ALL.map(reason).collect_view()}</div>
            <p role="status">{move || noted.get().map(|_| tr!(doubt.noted))}</p>
        </section>
    }
}

#[component]
fn Reason(why: Why, noted: RwSignal<Option<Why>>, report: Callback<Why>) -> impl IntoView {
    let pressed = move || (noted.get() == Some(why)).to_string();
    view! {
        <button
            class="button quiet piece"
            data-act="report"
            aria-pressed=pressed
            on:click=move |_| report.run(why)
        >
            {why_words(why)}
        </button>
    }
}

/// What is wrong, in words.
pub fn why_words(why: Why) -> &'static str {
    match why {
        Why::Wrong => tr!(doubt.wrong),
        Why::Ambiguous => tr!(doubt.ambiguous),
        Why::Wording => tr!(doubt.wording),
        Why::Unfit => tr!(doubt.unfit),
    }
}
