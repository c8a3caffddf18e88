//! The last ruling, to be corrected by the table (DEF-R7, EGO-R32): while the question goes on, and
//! once it is over.

use super::Floor;
use crate::app::words::tr;
use crate::rules::contest::Reply;
use crate::rules::contest::ruling::Ruling;
use leptos::prelude::*;

/// The last ruling, if it can be corrected: folded away.
#[component]
pub fn Correction() -> impl IntoView {
    let floor = Floor::get();
    move || floor.ruled.get().map(|ruling| view! { <Folded ruling/> })
}

#[component]
fn Folded(ruling: Ruling) -> impl IntoView {
    let floor = Floor::get();
    // What only sounds right is asked at once.
    let open = RwSignal::new(ruling.close);
    let asks = ruling.close.then(|| view! { <p class="hint">{tr!(contest.sounds_right)}</p> });
    let name = floor.table.name(ruling.seat);
    let said = |right| ruling.right == Some(right);
    let wrong = said(true).then(|| tr!(contest.was_wrong_after_all, name = name));
    let right = said(false).then(|| tr!(contest.was_right_after_all, name = name));
    let tie = ruling.tie.then(|| tr!(contest.was_a_tie));
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
                {correct(Reply::Withdraw, tr!(contest.faulty).into_any())}
            </div>
        </div>
    }
}
