//! The end of a game: the podium rises with the tablet's, then the winners in large letters.

use super::podium::{MOST, Podium};
use crate::app::elsewhere::watch::Watch;
use crate::app::parts::raised::in_languages;
use crate::app::words::{joined, tr};
use crate::podium::{Shown, ranking, told};
use crate::rules::{GameId, Outcome};
use crate::wire::Step;
use leptos::prelude::*;

/// The winners, once the tablet has shown them, over the podium; `children` stand beside it then.
#[component]
pub fn Over(game: GameId, steps: RwSignal<Vec<Step>>, children: ChildrenFn) -> impl IntoView {
    let watch = Watch::get();
    // The last reveal is told with its outcome: what a view says of the end is shown when the tablet shows it.
    let outcome = Memo::new(move |_| {
        let over = watch.scene.with(|scene| scene.phase == "over");
        watch.outcome.get().filter(|_| over)
    });
    let title = move || match outcome.get() {
        Some((winners, _)) => {
            let names: Vec<String> = winners.iter().map(|seat| watch.name(*seat)).collect();
            match names.as_slice() {
                [] => tr!(evening.no_winner).to_owned(),
                [one] => tr!(television.wins, name = one),
                all => tr!(television.win_together, names = joined(all)),
            }
        }
        None => tr!(results.and_winner).to_owned(),
    };
    let known = Memo::new(move |_| outcome.with(Option::is_some));
    // A window that was opened after the ceremony was told no podium.
    let steps = Memo::new(move |_| {
        let told = steps.get();
        if told.is_empty() { counted(watch) } else { told }
    });
    let children = StoredValue::new(children);
    view! {
        <section class="tv-over" data-game=game.name()>
            <h2>{title}</h2>
            <p>{move || known.get().then(|| in_languages(&watch.after.get()))}</p>
            <div class="tv-ending">
                <Podium steps/>
                <Show when=move || known.get()>{children.with_value(|children| children())}</Show>
            </div>
        </section>
    }
}

/// The podium by winners and scores alone.
fn counted(watch: Watch) -> Vec<Step> {
    let Some((winners, scores)) = watch.outcome.get() else { return vec![] };
    let won = !winners.is_empty();
    let scores: Vec<u32> = scores.into_iter().take(MOST).collect();
    let outcome = Outcome { winners, scores };
    told(&ranking(&outcome, &[]), won, Shown::All, |seat| (watch.sitter(seat), watch.reached(seat)))
}
