//! The first screenful of any ending: the winner, the podium, the next actions.

use super::ceremony::{BETWEEN, Ceremony, Ending};
use super::picture;
use super::shared::Picture;
use super::{Next, Podium, ResultsHead, choreography};
use crate::app::bundles::waiting::awaited;
use crate::app::shell::Shell;
use crate::app::table::Table;
use crate::podium::ranking;
use leptos::children::ViewFn;
use leptos::prelude::*;

/// The winner, the podium, the next actions. The children stand between the title and the podium; `detail` renders
/// a seat's result on its step, in place of [`Ending::reached`]; `more` joins the next actions.
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
    choreography::begin(table, &ending, ranking(&ending.outcome, &ending.out));
    let Ending { game, title, how, chairs, outcome, out, reached, .. } = ending.clone();
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
            {between.map(|between| between())}
            <section class="after">
                <Podium game chairs outcome out detail/>
                <Next on_rematch on_share>{more.map(|more| more.run())}</Next>
            </section>
        </main>
    }
    .into_any()
}
