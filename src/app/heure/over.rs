//! The end (HEURE-F1, X5, R22): the winner's day on the path of the sun, the podium, the story.

use super::cards::ClockCard;
use super::desk::Desk;
use crate::app::parts::Symbol;
use crate::app::results::picture::{self, Picture};
use crate::app::results::{Moment, Next, Podium, ResultsHead, ScoreSheet, score};
use crate::app::setup;
use crate::app::words::tr;
use crate::rules::heure::End;
use crate::rules::heure::row::SLOTS;
use crate::rules::heure::story::Story;
use crate::rules::heure::view::{PhaseView, SeatViewStoreFields};
use crate::rules::{GameId, Outcome, Seat};
use leptos::prelude::*;

/// The results screen.
#[component]
pub fn Results() -> impl IntoView {
    let desk = Desk::get();
    let outcome = desk.sitting.outcome.get_untracked()?;
    let PhaseView::Over { end } = untrack(|| desk.phase()) else { return None };
    Some(view! {
        <Won outcome end/>
        <Score/>
    })
}

#[component]
fn Won(outcome: Outcome, end: End) -> impl IntoView {
    let desk = Desk::get();
    let (title, how) = title(desk, end);
    let winner = outcome.winners.first().copied();
    let (name, shared) = (title.clone(), outcome.clone());
    let share =
        Callback::new(move |()| picture::share(desk.shell, &picture_of(desk, &name, &shared)));
    let rematch = Callback::new(move |()| setup::heure::rematch(desk.shell, desk.sitting));
    let scored = outcome.clone();
    view! {
        <main class="won">
            <div class="moonseat" aria-hidden="true">
                <Symbol sprite="heure" id="moon-sleep"/>
            </div>
            <ResultsHead
                marks=winner.map(|seat| desk.chair(seat).mark).into_iter().collect()
                title
                how
            />
            {winner.map(|seat| view! { <Arc seat/> })}
            <section class="after">
                <Podium
                    chairs=desk.chairs()
                    outcome
                    detail=move |seat| view! { <Dots laid=score(&scored, seat)/> }
                />
                <Next on_rematch=rematch on_share=share/>
            </section>
        </main>
    }
}

fn title(desk: Desk, end: End) -> (String, String) {
    match end {
        End::Won { seat } => (tr!(heure.won, name = desk.name(seat)), tr!(heure.won_how).into()),
        End::Draw { seat } => {
            (tr!(heure.drawn).into(), tr!(heure.drawn_how, name = desk.name(seat)))
        }
        End::Stopped => (tr!(heure.drawn).into(), tr!(heure.stopped_how).into()),
    }
}

/// The winner's seven cards.
#[component]
fn Arc(seat: Seat) -> impl IntoView {
    let desk = Desk::get();
    let row = desk.field(seat).row().get_untracked();
    let card = |hour| view! { <li><ClockCard hour/></li> };
    let cards = row.laid().map(|(_, hour)| card(hour)).collect_view();
    view! {
        <ol class="arc" aria-label=tr!(heure.day_of, name = desk.name(seat))>{cards}</ol>
    }
}

/// Seven little cards, as many filled as were laid.
#[component]
fn Dots(laid: u32) -> impl IntoView {
    let dot = |i| view! { <i class=(i < laid).then_some("on")></i> };
    let dots = (0..u32::from(SLOTS)).map(dot).collect_view();
    view! {
        <span class="dots" role="img" aria-label=tr!(heure.laid_of, n = laid)>{dots}</span>
    }
}

fn picture_of(desk: Desk, title: &str, outcome: &Outcome) -> Picture {
    let result = |seat| tr!(heure.laid_of, n = score(outcome, seat));
    Picture::of((GameId::Heure, title), &desk.chairs(), outcome, result)
}

/// The rows turn by turn and the moments worth telling.
#[component]
fn Score() -> impl IntoView {
    let desk = Desk::get();
    let story = desk.sitting.read(Story::of);
    let chairs = desk.chairs();
    let lines = (0..chairs.len())
        .map(|seat| story.covered.iter().map(|turn| u32::from(turn[seat])).collect())
        .collect();
    let turns = story.covered.len() - 1;
    let minutes = desk.sitting.now().0.div_ceil(60_000).max(1);
    view! {
        <ScoreSheet
            title=tr!(results.curve)
            lasted=tr!(results.lasted, turns = turns, minutes = minutes)
            chairs
            lines
            top=u32::from(SLOTS)
            moments=moments(&story)
        />
    }
}

fn moments(story: &Story) -> Vec<Moment> {
    let kind = |counts: &[u8], least, title, tell| {
        let counts = counts.iter().map(|count| u16::from(*count)).collect();
        Moment { counts, least, title, tell }
    };
    vec![
        kind(&story.best_run, 3, tr!(results.run), |n| tr!(results.run_n, n = n)),
        kind(&story.ghosts, 2, tr!(results.ghosts), |n| tr!(results.ghosts_n, n = n)),
        kind(&story.emergencies, 1, tr!(results.jams), |n| tr!(results.jams_n, n = n)),
        kind(&story.put_away, 2, tr!(results.lost), |n| tr!(results.lost_n, n = n)),
    ]
}
