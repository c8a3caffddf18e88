//! The end (MIL-M): who has won the match, the podium, the totals game by game, the moments.

use super::desk::Desk;
use crate::app::parts::money::amount;
use crate::app::results::picture::{self, Picture};
use crate::app::results::{Moment, Next, Podium, ResultsHead, ScoreSheet, score};
use crate::app::setup;
use crate::app::words::tr;
use crate::rules::crowd::Crowd;
use crate::rules::millions::End;
use crate::rules::millions::story::Story;
use crate::rules::millions::view::PhaseView;
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
    let title = title(desk, &end);
    let how = if end.millionaires == Crowd::NOBODY {
        tr!(millions.richest)
    } else {
        tr!(millions.won_it)
    };
    let (name, shared) = (title.clone(), outcome.clone());
    let share =
        Callback::new(move |()| picture::share(desk.shell, &picture_of(desk, &name, &shared)));
    let rematch = Callback::new(move |()| setup::millions::rematch(desk.shell, desk.sitting));
    let scored = outcome.clone();
    let total = move |seat| view! { <span class="sum">{amount(score(&scored, seat))}</span> };
    view! {
        <main class="won">
            <ResultsHead
                marks=end.winners.iter().map(|seat| desk.chair(seat).mark).collect()
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

fn title(desk: Desk, end: &End) -> String {
    let names: Vec<String> = end.winners.iter().map(|seat| desk.name(seat)).collect();
    match names.as_slice() {
        [] => tr!(millions.nobody_won).into(),
        [one] => tr!(millions.has_won, name = one),
        [all @ .., last] => {
            let and = [" ", tr!(common.and), " "].concat();
            tr!(millions.have_won, names = [&all.join(", "), last].map(String::as_str).join(&and))
        }
    }
}

fn picture_of(desk: Desk, title: &str, outcome: &Outcome) -> Picture {
    let result = |seat| amount(score(outcome, seat));
    Picture::of((GameId::Millions, title), &desk.chairs(), outcome, result)
}

/// The totals game by game, in steps of a twentieth of the largest, and the moments.
#[component]
fn Score() -> impl IntoView {
    let desk = Desk::get();
    let story = desk.sitting.read(Story::of);
    let chairs = desk.chairs();
    let most = story.totals.iter().flatten().copied().max().unwrap_or(0).max(1);
    let scaled = |total: u32| (u64::from(total) * u64::from(SCALE) / u64::from(most)) as u32;
    let lines: Vec<Vec<u32>> = (0..chairs.len())
        .map(|seat| story.totals.iter().map(|totals| scaled(totals[seat])).collect())
        .collect();
    let minutes = desk.sitting.now().0.div_ceil(60_000).max(1);
    view! {
        <ScoreSheet
            title=tr!(millions.curve)
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
    vec![
        kind(&story.right, tr!(quiz.knows), |n| tr!(quiz.knows_n, n = n)),
        kind(&story.wrong, tr!(quiz.errs), |n| tr!(quiz.errs_n, n = n)),
        kind(&story.lifelines, tr!(millions.asks), |n| tr!(millions.asks_n, n = n)),
        kind(&story.walked, tr!(millions.stops), |n| tr!(millions.stops_n, n = n)),
    ]
}
