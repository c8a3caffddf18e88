//! Lets the table correct the last ruling (DEF-R7, EGO-R32), during the question and after it.

use super::Floor;
use crate::app::words::tr;
use crate::rules::contest::Reply;
use crate::rules::contest::ruling::{Ruling, Verdict};
use leptos::prelude::*;

/// The buttons that correct the last ruling, folded away; nothing if it cannot be corrected.
#[component]
pub fn Correction() -> impl IntoView {
    let floor = Floor::get();
    move || floor.ruled.get().map(|ruling| view! { <Folded ruling/> })
}

#[component]
fn Folded(ruling: Ruling) -> impl IntoView {
    let floor = Floor::get();
    // An answer ruled wrong that sounds right: the table is asked at once.
    let open = RwSignal::new(ruling.close);
    let asks = ruling.close.then(|| view! { <p class="hint">{tr!(contest.sounds_right)}</p> });
    let name = floor.table.name(ruling.seat);
    // A number is replaced, not ruled; after a tie or a faulty question both verdicts are open.
    let may = |verdict| !ruling.number && ruling.verdict != Some(verdict);
    let wrong = may(Verdict::Wrong).then(|| tr!(contest.was_wrong_after_all, name = name));
    let right = may(Verdict::Right).then(|| tr!(contest.was_right_after_all, name = name));
    let tie = ruling.tie.then(|| tr!(contest.was_a_tie));
    let faulty = (ruling.verdict != Some(Verdict::Withdrawn)).then(|| tr!(contest.faulty));
    let correct = move |reply: Reply, words: AnyView| {
        view! {
            <button class="button quiet piece" data-move="overrule" on:click=move |_| floor.overrule.run(reply.clone())>{words}</button>
        }
    };
    view! {
        <div class="corrects">
            {asks}
            <button
                class="button plain"
                data-act="correct"
                aria-expanded=move || open.get().to_string()
                on:click=move |_| open.update(|open| *open = !*open)
            >
                {tr!(contest.correct)}
            </button>
            <div class="deeds" hidden=move || !open.get()>
                {wrong.map(|words| correct(Reply::Wrong, words.into_any()))}
                {right.map(|words| correct(Reply::Right, words.into_any()))}
                {tie.map(|words| correct(Reply::Tie, words.into_any()))}
                {faulty.map(|words| correct(Reply::Withdraw, words.into_any()))}
            </div>
        </div>
    }
}
