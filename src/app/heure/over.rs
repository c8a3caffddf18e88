//! The end (HEURE-F1, X5, R22): the winner's day on the path of the sun, the podium, the story.

use super::cards::clock_card;
use super::desk::Desk;
use crate::app::dom::{Dom, el, frames_later, group, next_frame};
use crate::app::old_parts::{mark, symbol};
use crate::app::results::curve::curve;
use crate::app::results::picture::{self, Picture};
use crate::app::results::{self, Moment, next, podium, score};
use crate::app::setup;
use crate::app::words::tr;
use crate::rules::heure::End;
use crate::rules::heure::row::SLOTS;
use crate::rules::heure::story::Story;
use crate::rules::heure::view::{PhaseView, SeatViewStoreFields, TableViewStoreFields};
use crate::rules::{Chair, Outcome, Seat};
use leptos::prelude::*;
use reactive_stores::StoreFieldIterator;

/// The results screen.
pub fn results(desk: Desk) -> Dom {
    let Some(outcome) = desk.sitting.outcome.get_untracked() else { return Dom::none() };
    let end = untrack(|| desk.phase());
    let PhaseView::Over { end } = end else { return Dom::none() };
    let (title, how) = title(desk, end);
    let (chairs, shared) = (desk.chairs(), (title.clone(), outcome.clone()));
    let share = Callback::new(move |()| picture::share(&picture_of(desk, &shared.0, &shared.1)));
    let rematch = Callback::new(move |()| setup::heure::rematch(desk.shell, desk.sitting));
    let winner = outcome.winners.first().copied();
    let steps = move || podium(&chairs, &outcome, |seat| dots(score(&outcome, seat)));
    let moon = || symbol("heure", "moon-sleep", "");
    group()
        .child(
            el("main", "won")
                .child(el("div", "moonseat").attr("aria-hidden", "true").child(next_frame(moon)))
                .child(
                    el("header", "title")
                        .child(
                            el("h2", "")
                                .child(winner.map(|seat| mark(desk.chair(seat).mark)))
                                .child(title),
                        )
                        .child(el("p", "").child(how)),
                )
                .child(winner.map(|seat| next_frame(move || arc(desk, seat))))
                .child(
                    el("section", "after")
                        .child(frames_later(2, steps))
                        .child(frames_later(3, move || next(rematch, share))),
                ),
        )
        .child(frames_later(4, move || score_sheet(desk)))
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
fn arc(desk: Desk, seat: Seat) -> Dom {
    let row = desk.sitting.table.seats().at_unkeyed(seat.index()).row().get_untracked();
    let cards =
        row.laid().map(|(_, hour)| el("li", "").child(clock_card(hour))).collect::<Vec<_>>();
    let label = tr!(heure.day_of, name = desk.name(seat));
    el("ol", "arc").attr("aria-label", label).child(cards)
}

/// Seven little cards, as many filled as were laid.
fn dots(laid: u32) -> Dom {
    let dots = (0..u32::from(SLOTS))
        .map(|i| el("i", "").class(if i < laid { "on" } else { "" }))
        .collect::<Vec<_>>();
    el("span", "dots")
        .attr("role", "img")
        .attr("aria-label", tr!(heure.laid_of, n = laid))
        .child(dots)
}

fn picture_of(desk: Desk, title: &str, outcome: &Outcome) -> Picture {
    let result = |seat| tr!(heure.laid_of, n = score(outcome, seat));
    Picture::of((tr!(heure.title), title), &desk.chairs(), outcome, result)
}

/// The rows turn by turn and the moments worth telling.
fn score_sheet(desk: Desk) -> Dom {
    let story = desk.sitting.read(Story::of);
    let chairs = desk.chairs();
    let lines: Vec<Vec<u32>> = (0..chairs.len())
        .map(|seat| story.covered.iter().map(|turn| u32::from(turn[seat])).collect())
        .collect();
    let turns = story.covered.len() - 1;
    let minutes = desk.sitting.now().0.div_ceil(60_000).max(1);
    el("section", "score-sheet")
        .attr("id", "score")
        .attr("aria-label", tr!(results.curve))
        .child(el("h2", "").child(tr!(results.curve)))
        .child(el("p", "").child(tr!(results.lasted, turns = turns, minutes = minutes)))
        .child(curve(&chairs, &lines, u32::from(SLOTS)))
        .child(frames_later(2, move || moments(&chairs, &story)))
}

fn moments(chairs: &[Chair], story: &Story) -> Dom {
    let kind = |counts: &[u8], least, title, tell| {
        let counts = counts.iter().map(|count| u16::from(*count)).collect();
        Moment { counts, least, title, tell }
    };
    results::moments(
        chairs,
        [
            kind(&story.best_run, 3, tr!(results.run), |n| tr!(results.run_n, n = n)),
            kind(&story.ghosts, 2, tr!(results.ghosts), |n| tr!(results.ghosts_n, n = n)),
            kind(&story.emergencies, 1, tr!(results.jams), |n| tr!(results.jams_n, n = n)),
            kind(&story.put_away, 2, tr!(results.lost), |n| tr!(results.lost_n, n = n)),
        ],
    )
}
