//! The first screenful of the end of any game: who has won, the podium, what next.

use super::picture::{self, Picture};
use super::podium::ranking;
use super::{Next, Podium, ResultsHead, choreography};
use crate::app::browser::cues::Applause;
use crate::app::bundles::waiting::ResultsAwaited;
use crate::app::shell::Shell;
use crate::app::table::Table;
use crate::rules::{Chair, GameId, Outcome};
use leptos::children::ViewFn;
use leptos::prelude::*;

/// What stands between two things that a seat has reached.
pub const BETWEEN: &str = " · ";

/// How a game ended, in words.
#[derive(Clone)]
pub struct Ending {
    /// The game.
    pub game: GameId,
    /// Who has won.
    pub title: String,
    /// And how.
    pub how: String,
    /// The people at the table.
    pub chairs: Vec<Chair>,
    /// The winners and the scores.
    pub outcome: Outcome,
    /// Those who were eliminated by their places, the first one first; of equal scores, who stayed in
    /// longer stands higher.
    pub out: Vec<u8>,
    /// What each seat has reached, in words, by place; [`BETWEEN`] two things each has a line of its own.
    pub reached: Vec<String>,
    /// How loudly the table claps.
    pub applause: Applause,
}

impl Ending {
    /// How a game ended in which nobody was eliminated; `words` are who has won and how, `say` says a score.
    pub fn new(
        game: GameId,
        words: (String, String),
        chairs: Vec<Chair>,
        outcome: Outcome,
        say: impl Fn(u32) -> String,
    ) -> Ending {
        let (title, how) = words;
        let reached = outcome.scores.iter().map(|score| say(*score)).collect();
        let applause = Applause::default();
        Ending { game, title, how, chairs, outcome, out: vec![], reached, applause }
    }

    /// The same, clapped as loudly as was won.
    pub fn clapped(self, applause: Applause) -> Ending {
        Ending { applause, ..self }
    }
}

/// The first screenful of the results: how the game ended, and what a game adds to it.
#[derive(Clone)]
pub struct Ceremony {
    ending: Ending,
    on_rematch: Callback<()>,
    detail: Option<Callback<usize, AnyView>>,
    more: Option<ViewFn>,
    between: Option<ChildrenFn>,
}

/// Who has won, the podium, what next. The children stand between the title and the podium; `detail` says
/// on each step of the podium what its seat has reached, if not in words; `more` stands with what next.
#[component]
pub fn Won(
    ending: Ending,
    on_rematch: Callback<()>,
    #[prop(optional, into)] detail: Option<Callback<usize, AnyView>>,
    #[prop(optional, into)] more: Option<ViewFn>,
    #[prop(optional)] children: Option<ChildrenFn>,
) -> impl IntoView {
    let finale = Shell::get().bundles.results;
    finale.bring();
    let ceremony = Ceremony { ending, on_rematch, detail, more, between: children };
    view! {
        {move || finale.here().map(|finale| (finale.won)(ceremony.clone()))}
        <ResultsAwaited/>
    }
}

/// [`Won`], once the finale is here.
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
