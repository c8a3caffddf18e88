//! A question can be reported from the rules sheet, by the card it stands on: nothing is sent, the
//! page *Questions* lists what was noted and makes a file of it.

use super::raised::raised;
use crate::app::browser::doubts::{self, Doubt, Why};
use crate::app::shell::Shell;
use crate::app::words::tr;
use leptos::prelude::*;

/// The question that lies open, by the card it stands on.
#[derive(Clone, PartialEq, Debug)]
pub struct Asked {
    /// The id of its deck.
    pub deck: String,
    /// The id of its card.
    pub card: String,
    /// What is asked.
    pub q: String,
}

/// Tells the question that lies open on the table around, if one does: a context.
#[derive(Clone, Copy)]
pub struct OnTheTable(pub Callback<(), Option<Asked>>);

/// Offers to report the question that lies open; nothing where none does.
#[component]
pub fn ReportQuestion() -> impl IntoView {
    let table = use_context::<OnTheTable>()?;
    // A place that is left keeps its contexts until the next one has its own: a table that is gone asks nothing.
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
            <p class="hint">{raised(&q)}</p>
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
