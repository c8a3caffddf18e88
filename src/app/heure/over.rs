//! The end (HEURE-F1, X5, R22): the winner's day on the path of the sun, the podium, the story.

use super::cards::ClockCard;
use super::desk::Desk;
use super::setup;
use crate::app::parts::Symbol;
use crate::app::results::{Ending, Moment, ScoreSheet, Storied, Won, at, lines, minutes};
use crate::app::sitting::StatusStoreFields;
use crate::app::words::{joined, tr};
use crate::rules::heure::row::SLOTS;
use crate::rules::heure::story::{Story, nearest};
use crate::rules::heure::view::{PhaseView, SeatViewStoreFields};
use crate::rules::heure::{End, Heure};
use crate::rules::session::Session;
use crate::rules::{GameId, Outcome, Seat};
use leptos::prelude::*;

/// The results screen.
#[component]
pub fn Results() -> impl IntoView {
    let desk = Desk::get();
    let outcome = desk.sitting.status.outcome().get_untracked()?;
    let PhaseView::Over { end } = untrack(|| desk.phase()) else { return None };
    let on_rematch = Callback::new(move |()| setup::rematch(desk.shell, desk.sitting));
    let winner = outcome.winners.first().copied();
    let laid = outcome.scores.clone();
    let detail = Callback::new(move |place: usize| view! { <Dots laid=laid[place]/> }.into_any());
    Some(view! {
        <Won ending=ending(desk, outcome, end) on_rematch detail>
            <div class="moonseat" aria-hidden="true">
                <Symbol sprite="heure" id="moon-sleep"/>
            </div>
            {winner.map(|seat| view! { <Arc seat/> })}
        </Won>
        <Score/>
    })
}

fn ending(desk: Desk, outcome: Outcome, end: End) -> Ending {
    let say = |n: u32| tr!(heure.laid_of, n = n);
    let (title, how) = title(desk, end);
    let how = [how, who_was_nearest(desk, end, &outcome)].join(" ");
    Ending::new(GameId::Heure, (title, how.trim_end().into()), desk.chairs(), outcome, say)
}

/// Who was nearest, where nobody has won.
fn who_was_nearest(desk: Desk, end: End, outcome: &Outcome) -> String {
    let near = nearest(&outcome.scores);
    if matches!(end, End::Won { .. }) || near.is_empty() {
        return String::new();
    }
    let laid = outcome.scores[near[0].index()];
    let names: Vec<String> = near.into_iter().map(|seat| desk.name(seat)).collect();
    tr!(heure.nearest, names = joined(&names), n = laid)
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

/// The rows turn by turn and the moments worth telling.
#[component]
fn Score() -> impl IntoView {
    let desk = Desk::get();
    let story = desk.sitting.read(Story::of);
    let at = at(desk.sitting);
    let chairs = desk.chairs();
    let lasted =
        tr!(results.lasted, turns = story.covered.len() - 1, minutes = minutes(desk.sitting.now()));
    view! {
        <ScoreSheet
            title=tr!(results.curve)
            lasted
            lines=lines(&story.covered, chairs.len())
            chairs
            moments=moments(&story)
            at=at
        />
    }
}

impl Storied for Heure {
    fn told(session: &Session<Heure>) -> (usize, Vec<Moment>) {
        let story = Story::of(session);
        (story.covered.len(), moments(&story))
    }
}

fn moments(story: &Story) -> Vec<Moment> {
    vec![
        Moment::of(&story.best_run, 3, tr!(results.run), |n| tr!(results.run_n, n = n)),
        Moment::of(&story.ghosts, 2, tr!(results.ghosts), |n| tr!(results.ghosts_n, n = n)),
        Moment::of(&story.emergencies, 1, tr!(results.jams), |n| tr!(results.jams_n, n = n)),
        Moment::of(&story.put_away, 2, tr!(results.lost), |n| tr!(results.lost_n, n = n)),
    ]
}
