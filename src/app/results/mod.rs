//! The end of any game: the podium, what next, the curve, the moments, the picture to share.

pub mod curve;
pub mod picture;

use super::old_parts::{icon, mark};
use super::shell::records::{self, GameRecord, RecordPlayer};
use super::shell::sprites;
use super::words::tr;
use super::{Place, Shell};
use crate::app::dom::{Dom, el};
use crate::rules::{Chair, GameId, Ms, Outcome, Player, Seat};
use leptos::prelude::*;

/// One step of the podium.
#[derive(Clone)]
pub struct Step {
    /// Whose it is.
    pub seat: Seat,
    /// 1 for the winner; equal scores share a rank.
    pub rank: usize,
}

/// The seats in the order of the podium's places: winners first, then by score.
pub fn ranking(outcome: &Outcome) -> Vec<Step> {
    let won = |seat: Seat| outcome.winners.contains(&seat);
    let key = |seat: Seat| (won(seat), score(outcome, seat));
    let seats = || Seat::all(outcome.scores.len() as u8);
    let mut steps: Vec<Step> = vec![];
    for seat in seats() {
        let rank = 1 + seats().filter(|&other| key(other) > key(seat)).count();
        let place = steps.iter().take_while(|step| step.rank <= rank).count();
        steps.insert(place, Step { seat, rank });
    }
    steps
}

/// What a seat has scored.
pub fn score(outcome: &Outcome, seat: Seat) -> u32 {
    outcome.scores.get(seat.index()).copied().unwrap_or(0)
}

/// A kind of moment worth telling.
pub struct Moment {
    /// How often each seat had it.
    pub counts: Vec<u16>,
    /// From how many on it is worth telling.
    pub least: u16,
    /// Its name.
    pub title: &'static str,
    /// The number in words.
    pub tell: fn(u16) -> String,
}

/// For each kind of moment the seat that had most of it, if it is worth telling.
pub fn moments(chairs: &[Chair], kinds: impl IntoIterator<Item = Moment>) -> Dom {
    let cards = kinds.into_iter().filter_map(|Moment { counts, least, title, tell }| {
        let most = counts.iter().copied().max().filter(|most| *most >= least)?;
        let chair = &chairs[counts.iter().position(|count| *count == most)?];
        let words = el("p", "")
            .child(mark(chair.mark))
            .child(chair.name.clone())
            .child(" ")
            .child(tell(most));
        let inside = el("div", "").child(el("h3", "").child(title)).child(words);
        Some(el("li", "moment-card").child(inside))
    });
    el("ol", "moments").attr("aria-label", tr!(results.moments)).child(cards.collect::<Vec<_>>())
}

/// The podium: second, first, third, fourth from the left; `detail` is what stands on a step.
pub fn podium(chairs: &[Chair], outcome: &Outcome, detail: impl Fn(Seat) -> Dom) -> Dom {
    let mut steps = ranking(outcome);
    let won = !outcome.winners.is_empty();
    // Second, first, third, fourth from the left; the height is that of the rank.
    if steps.len() > 1 {
        steps.swap(0, 1);
    }
    let items: Vec<Dom> = steps
        .iter()
        .map(|step| {
            let chair = &chairs[step.seat.index()];
            let class = ["step r", &step.rank.to_string()].concat();
            let (number, name) = (chair.mark.0.to_string(), chair.name.clone());
            el("li", "")
                .class(class)
                .attr("data-mark", number)
                .child((won && step.rank == 1).then(halo))
                .child(mark(chair.mark))
                .child(
                    el("span", "block")
                        .child(el("b", "rank").child(step.rank))
                        .child(el("b", "name").child(name))
                        .child(detail(step.seat)),
                )
        })
        .collect();
    el("ol", "podium").attr("aria-label", tr!(results.podium)).child(items)
}

/// The sun that rises behind the winner.
fn halo() -> Dom {
    el("svg", "halo")
        .attr("viewBox", "-100 -100 200 200")
        .attr("aria-hidden", "true")
        .child(el("use", "").attr("href", sprites::href("heure", "halo")))
        .child(el("use", "").attr("href", sprites::href("heure", "halo-disc")))
}

/// What next: rematch, another game, the picture, the paper.
pub fn next(rematch: Callback<()>, share: Callback<()>) -> Dom {
    let shell = Shell::get();
    let print = move || {
        let _ = window().print();
    };
    el("div", "next")
        .child(
            el("button", "button big piece")
                .attr("data-act", "rematch")
                .click(move || rematch.run(()))
                .child(icon("again"))
                .child(tr!(results.rematch)),
        )
        .child(
            el("button", "button quiet piece")
                .attr("data-act", "shelf")
                .click(move || shell.go(Place::Home))
                .child(icon("shelf"))
                .child(tr!(results.other)),
        )
        .child(
            el("button", "button quiet piece")
                .attr("data-act", "share")
                .click(move || share.run(()))
                .child(icon("share"))
                .child(tr!(results.share)),
        )
        .child(
            el("button", "button quiet piece")
                .attr("data-act", "print")
                .click(print)
                .child(icon("print"))
                .child(tr!(results.print)),
        )
}

/// Writes a finished game into the records; the same sitting is written once.
pub fn record(
    shell: Shell,
    sitting: String,
    game: GameId,
    chairs: &[Chair],
    outcome: &Outcome,
    lasted: Ms,
) {
    let known = records::load().into_iter().find(|record| record.sitting == sitting);
    let ended_at = known.map_or_else(js_sys::Date::now, |record| record.ended_at);
    let players = chairs
        .iter()
        .map(|chair| RecordPlayer {
            name: chair.name.clone(),
            mark: chair.mark,
            profile: chair.profile,
            automatic: chair.player != Player::Person,
        })
        .collect();
    shell.saved(records::put(GameRecord {
        sitting,
        game,
        ended_at,
        lasted,
        players,
        winners: outcome.winners.clone(),
        scores: outcome.scores.clone(),
    }));
}
