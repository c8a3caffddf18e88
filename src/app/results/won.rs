//! The first screenful of any ending: the winner, the podium, the next actions.

use super::ceremony::{BETWEEN, Ceremony, Ending};
use super::picture;
use super::podium::Podium;
use super::shared::{Picture, Stander};
use super::{Next, ResultsHead, choreography};
use crate::app::bundles::waiting::awaited;
use crate::app::shell::Shell;
use crate::app::table::Table;
use crate::podium::{Shown, ranking};
use leptos::children::ViewFn;
use leptos::prelude::*;

/// The winner, the podium, the next actions. The children stand between the title and the podium once the winner is
/// known; `detail` renders a seat's result on its step, in place of [`Ending::reached`]; `more` joins the next actions.
#[component]
pub fn Won(
    ending: Ending,
    on_rematch: Callback<()>,
    #[prop(optional, into)] detail: Option<Callback<usize, AnyView>>,
    #[prop(optional, into)] more: Option<ViewFn>,
    #[prop(optional)] children: Option<ChildrenFn>,
) -> impl IntoView {
    let results = Shell::get().bundles.results;
    results.bring();
    let ceremony = Ceremony { ending, on_rematch, detail, more, between: children };
    view! {
        {move || results.here().map(|results| (results.won)(ceremony.clone()))}
        {awaited(results)}
    }
}

/// [`Won`], once its bundle is loaded.
pub fn won(ceremony: Ceremony) -> AnyView {
    let shell = Shell::get();
    let Ceremony { ending, on_rematch, detail, more, between } = ceremony;
    let marks = ending.outcome.winners.iter().map(|seat| ending.chairs[seat.index()].mark);
    let marks = marks.collect();
    let table = expect_context::<Table>();
    let steps = ranking(&ending.outcome, &ending.out);
    choreography::begin(table, &ending, steps.clone());
    let Ending { game, title, how, chairs, outcome, reached, .. } = ending.clone();
    let (won, shown) = (!outcome.winners.is_empty(), table.ending);
    // What stands there may tell who has won: the winner's own row.
    let known = Memo::new(move |_| shown.get() >= Shown::First);
    let between = move || known.get().then(|| between.as_ref().map(|between| between()));
    let standers = chairs.into_iter().map(Stander::from).collect();
    let detail = detail.unwrap_or_else(|| {
        Callback::new(move |place: usize| {
            let reached = reached.get(place).cloned().unwrap_or_default();
            let line = |part: &str| view! { <span class="sum">{part.to_owned()}</span> };
            reached.split(BETWEEN).map(line).collect_view().into_any()
        })
    });
    let on_share = Callback::new(move |()| {
        let medals = table.medals.get_value();
        picture::share(shell, &Picture::of(&ending, medals));
    });
    view! {
        <main class="won">
            <ResultsHead marks title how/>
            {between}
            <section class="after">
                <Podium game=Some(game) standers steps won shown detail/>
                <Next on_rematch on_share>{more.map(|more| more.run())}</Next>
            </section>
        </main>
    }
    .into_any()
}
