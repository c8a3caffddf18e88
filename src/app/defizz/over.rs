//! The end (DEF-F2): who owns all the chips, the podium, the totals turn by turn, the moments.

use super::desk::Desk;
use crate::app::parts::money::figure;
use crate::app::results::picture::{self, Picture};
use crate::app::results::{Moment, Next, Podium, ResultsHead, ScoreSheet, score};
use crate::app::setup;
use crate::app::words::tr;
use crate::rules::chips::STEP;
use crate::rules::defizz::End;
use crate::rules::defizz::story::Story;
use crate::rules::defizz::view::PhaseView;
use crate::rules::{GameId, Outcome};
use leptos::prelude::*;

/// How many lines the curve's scale has at most.
const SCALE: u32 = 20;

/// The results screen.
#[component]
pub fn Results() -> impl IntoView {
    let desk = Desk::get();
    move || {
        let outcome = desk.sitting.outcome.get()?;
        let PhaseView::Over { end } = desk.phase.get() else { return None };
        Some(view! {
            <Won outcome end/>
            <Score/>
        })
    }
}

#[component]
fn Won(outcome: Outcome, end: End) -> impl IntoView {
    let desk = Desk::get();
    let (title, how) = match end.winner {
        Some(seat) => (tr!(defizz.has_won, name = desk.name(seat)), tr!(defizz.won_how)),
        None => (tr!(defizz.stopped).into(), tr!(defizz.stopped_how)),
    };
    let (name, shared) = (title.clone(), outcome.clone());
    let share =
        Callback::new(move |()| picture::share(desk.shell, &picture_of(desk, &name, &shared)));
    let rematch = Callback::new(move |()| setup::defizz::rematch(desk.shell, desk.sitting));
    let scored = outcome.clone();
    let total = move |seat| view! { <span class="sum">{figure(score(&scored, seat))}</span> };
    view! {
        <main class="won">
            <ResultsHead
                marks=end.winner.iter().map(|seat| desk.chair(*seat).mark).collect()
                title
                how
            />
            <section class="after">
                <Podium chairs=desk.chairs() outcome detail=total/>
                <Next on_rematch=rematch on_share=share/>
            </section>
        </main>
    }
}

fn picture_of(desk: Desk, title: &str, outcome: &Outcome) -> Picture {
    let result = |seat| figure(score(outcome, seat));
    Picture::of((GameId::Defizz, title), &desk.chairs(), outcome, result)
}

/// The totals turn by turn, in steps of a twentieth of the largest, and the moments.
#[component]
fn Score() -> impl IntoView {
    let desk = Desk::get();
    let story = desk.sitting.read(Story::of);
    let chairs = desk.chairs();
    let most = story.totals.iter().flatten().copied().max().unwrap_or(0).max(1);
    let scaled = |total: u32| (total * SCALE).div_ceil(most);
    let lines: Vec<Vec<u32>> = (0..chairs.len())
        .map(|seat| story.totals.iter().map(|totals| scaled(totals[seat])).collect())
        .collect();
    let minutes = desk.sitting.now().0.div_ceil(60_000).max(1);
    view! {
        <ScoreSheet
            title=tr!(defizz.curve)
            lasted=tr!(quiz.lasted, minutes = minutes)
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
    let hundreds = story.largest.map(|sum| (sum / STEP) as u16);
    vec![
        kind(&story.won, tr!(defizz.wins_most), |n| tr!(defizz.wins_most_n, n = n)),
        kind(&hundreds, tr!(defizz.big_pot), |n| {
            tr!(defizz.big_pot_n, sum = figure(u32::from(n) * STEP))
        }),
        kind(&story.right, tr!(quiz.knows), |n| tr!(quiz.knows_n, n = n)),
        kind(&story.wrong, tr!(quiz.errs), |n| tr!(quiz.errs_n, n = n)),
    ]
}
