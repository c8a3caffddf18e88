//! The end (DEF-F2): who owns all the chips, the podium, the totals turn by turn, the moments.

use super::desk::Desk;
use super::setup;
use crate::app::contest::over::{bets, reached};
use crate::app::contest::words::counted;
use crate::app::parts::money::figure;
use crate::app::replay::WhoKnew;
use crate::app::results::{Ending, Moment, ScoreSheet, Storied, Won, at, minutes};
use crate::app::sitting::StatusStoreFields;
use crate::app::words::tr;
use crate::rules::contest::story::Story;
use crate::rules::defizz::view::PhaseView;
use crate::rules::defizz::{Defizz, End};
use crate::rules::session::Session;
use crate::rules::{GameId, Outcome};
use leptos::prelude::*;

/// The results screen.
#[component]
pub fn Results() -> impl IntoView {
    let desk = Desk::get();
    let on_rematch = Callback::new(move |()| setup::rematch(desk.table.shell, desk.sitting));
    move || {
        let outcome = desk.sitting.status.outcome().get()?;
        let PhaseView::Over { end } = desk.phase.get() else { return None };
        let story = desk.sitting.read(Story::of);
        Some(view! {
            <Won ending=ending(desk, outcome, end, &story) on_rematch/>
            <Score story/>
        })
    }
}

fn ending(desk: Desk, outcome: Outcome, end: End, story: &Story) -> Ending {
    let (title, how) = match end.winner {
        winner if end.counted => counted(winner.map(|seat| desk.name(seat))),
        Some(seat) => (tr!(defizz.has_won, name = desk.name(seat)), tr!(defizz.won_how)),
        None => (tr!(defizz.stopped).into(), tr!(defizz.stopped_how)),
    };
    let ending = Ending::new(GameId::Defizz, (title, how.into()), desk.chairs(), outcome, figure);
    let reached = reached(story, &ending.outcome);
    Ending { out: story.out.clone(), reached, ..ending }
}

/// The totals turn by turn, and the moments.
#[component]
fn Score(story: Story) -> impl IntoView {
    let desk = Desk::get();
    let at = at(desk.sitting);
    let chairs = desk.chairs();
    view! {
        <ScoreSheet
            title=tr!(defizz.curve)
            lasted=tr!(quiz.lasted, minutes = minutes(desk.sitting.now()))
            lines=story.lines(chairs.len())
            chairs
            moments=moments(&story)
            at=at
            more=move || view! { <WhoKnew sitting=desk.sitting/> }
            tell=figure
        />
    }
}

impl Storied for Defizz {
    fn told(session: &Session<Defizz>) -> (usize, Vec<Moment>) {
        let story = Story::of(session);
        (story.totals.len(), moments(&story))
    }
}

fn moments(story: &Story) -> Vec<Moment> {
    vec![
        Moment::of(&story.won, 1, tr!(defizz.wins_most), |n| tr!(defizz.wins_most_n, n = n)),
        Moment::of(&story.right, 1, tr!(quiz.knows), |n| tr!(quiz.knows_n, n = n)),
        Moment::of(&story.wrong, 1, tr!(quiz.errs), |n| tr!(quiz.errs_n, n = n)),
        bets(story),
    ]
}
