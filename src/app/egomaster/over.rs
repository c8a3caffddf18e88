//! The end (EGO-F1): who has won all the chips, the podium, the totals turn by turn, the moments.

use super::desk::Desk;
use crate::app::parts::money::figure;
use crate::app::results::picture::{self, Picture};
use crate::app::results::{Moment, Next, Podium, ResultsHead, ScoreSheet, score};
use crate::app::setup;
use crate::app::words::tr;
use crate::rules::chips::STEP;
use crate::rules::egomaster::End;
use crate::rules::egomaster::story::Story;
use crate::rules::egomaster::view::PhaseView;
use crate::rules::{GameId, Outcome, Seat};
use leptos::prelude::*;

/// How many lines the curve's scale has.
const SCALE: u32 = 20;

/// The results screen.
#[component]
pub fn Results() -> impl IntoView {
    let desk = Desk::get();
    move || {
        let outcome = desk.sitting.outcome.get()?;
        let PhaseView::Over { end } = desk.phase.get() else { return None };
        let story = desk.sitting.read(Story::of);
        Some(view! {
            <Won outcome end story=story.clone()/>
            <Score story/>
        })
    }
}

#[component]
fn Won(outcome: Outcome, end: End, story: Story) -> impl IntoView {
    let desk = Desk::get();
    let title = match end.winner {
        Some(seat) => tr!(egomaster.has_won, name = desk.name(seat)),
        None => tr!(egomaster.stopped).into(),
    };
    let how = if end.winner.is_some() { tr!(egomaster.won_it) } else { tr!(egomaster.stopped_how) };
    let ranked = ranked(&outcome, &story);
    let (name, shared) = (title.clone(), ranked.clone());
    let scored = outcome.clone();
    let said = move |seat: Seat| figure(score(&scored, seat));
    let (total, result) = (said.clone(), said);
    let share = Callback::new(move |()| {
        let picture =
            Picture::of((GameId::Egomaster, &name), &desk.chairs(), &shared, result.clone());
        picture::share(desk.shell, &picture);
    });
    let rematch = Callback::new(move |()| setup::egomaster::rematch(desk.shell, desk.sitting));
    let detail = move |seat| view! { <span class="sum">{total(seat)}</span> };
    view! {
        <main class="won">
            <ResultsHead
                marks=end.winner.map(|seat| desk.chair(seat).mark).into_iter().collect()
                title
                how
            />
            <section class="after">
                <Podium chairs=desk.chairs() outcome=ranked detail/>
                <Next on_rematch=rematch on_share=share/>
            </section>
        </main>
    }
}

/// The same outcome, whoever stayed in longer before those who went sooner.
fn ranked(outcome: &Outcome, story: &Story) -> Outcome {
    let mut ranked = outcome.clone();
    for (place, seat) in (0..).zip(&story.out) {
        if let Some(score) = ranked.scores.get_mut(usize::from(*seat)) {
            *score = (*score).max(place);
        }
    }
    ranked
}

/// The totals turn by turn, in steps of a twentieth of the largest, and the moments.
#[component]
fn Score(story: Story) -> impl IntoView {
    let desk = Desk::get();
    let chairs = desk.chairs();
    let most = story.totals.iter().flatten().copied().max().unwrap_or(0).max(1);
    let scaled = |total: u32| total * SCALE / most;
    let lines: Vec<Vec<u32>> = (0..chairs.len())
        .map(|seat| story.totals.iter().map(|totals| scaled(totals[seat])).collect())
        .collect();
    let minutes = desk.sitting.now().0.div_ceil(60_000).max(1);
    let turns = story.totals.len() - 1;
    view! {
        <ScoreSheet
            title=tr!(egomaster.curve)
            lasted=tr!(results.lasted, turns = turns, minutes = minutes)
            chairs
            lines
            top=SCALE
            moments=moments(&story)
        />
    }
}

fn moments(story: &Story) -> Vec<Moment> {
    let kind =
        |counts: &[u16], title, tell| Moment { counts: counts.to_vec(), least: 1, title, tell };
    let largest = story.largest.map(|sum| (sum / STEP) as u16);
    vec![
        kind(&story.won, tr!(egomaster.duellist), |n| tr!(egomaster.duellist_n, n = n)),
        kind(&largest, tr!(egomaster.big_hit), |n| {
            tr!(egomaster.big_hit_n, sum = figure(u32::from(n) * STEP))
        }),
        kind(&story.right, tr!(quiz.knows), |n| tr!(quiz.knows_n, n = n)),
        kind(&story.wrong, tr!(quiz.errs), |n| tr!(quiz.errs_n, n = n)),
    ]
}
