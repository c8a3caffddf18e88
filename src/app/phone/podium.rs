//! The end on a phone: a word for its person, and everybody in order. After a game it is told when the tablet's podium has
//! shown who has won; between two games it is how the soirée stands.

use crate::app::elsewhere::watch::Watch;
use crate::app::parts::raised::in_languages;
use crate::app::parts::{SeatMark, Symbol};
use crate::app::words::tr;
use crate::podium::{Finish, finish, in_order, ranking};
use crate::rules::{Outcome, Seat};
use crate::wire::{Sitter, Standing, Step};
use leptos::prelude::*;

/// The end of a game, for that seat; `told` is the tablet's podium.
#[component]
pub fn Podium(own: Seat, watch: Watch, told: RwSignal<Vec<Step>>) -> impl IntoView {
    move || {
        let (winners, scores) = watch.outcome.get()?;
        let outcome = Outcome { winners, scores };
        let finish = finish(&outcome, own);
        let won = matches!(finish, Finish::Won | Finish::WonTogether);
        let step = |it: crate::podium::Step| {
            let sum = watch.reached(it.seat);
            let crowned = outcome.winners.contains(&it.seat);
            one_step(watch.sitter(it.seat), it.rank, sum, (crowned, it.seat == own))
        };
        let steps =
            told.with(|told| in_order(ranking(&outcome, &[]), told, |seat| watch.sitter(seat)));
        let steps = steps.into_iter().map(step).collect_view();
        Some(view! {
            <section class="phone-end" data-won=won>
                <div role="status"><h2>{said(finish)}</h2></div>
                <ol class="phone-podium">{steps}</ol>
                <p class="phone-foot">{move || in_languages(&watch.after.get())}</p>
            </section>
        })
    }
}

/// The word for a person at the end.
fn said(finish: Finish) -> &'static str {
    match finish {
        Finish::Nobody => tr!(phones.nobody_won),
        Finish::Won => tr!(phones.you_won),
        Finish::WonTogether => tr!(phones.you_won_together),
        Finish::Second => tr!(phones.you_are_second),
        Finish::Third => tr!(phones.you_are_third),
        Finish::Behind => tr!(phones.you_lost),
    }
}

/// The standings of the soirée, `own` being the phone's person; nothing where there is none.
#[component]
pub fn Standings(standings: Vec<Standing>, own: Option<Sitter>) -> impl IntoView {
    let is_own =
        |it: &Sitter| own.as_ref().is_some_and(|own| own.name == it.name && own.mark == it.mark);
    let step = |it: Standing| {
        let marks = (it.rank == 1, is_own(&it.sitter));
        one_step(it.sitter, it.rank, tr!(evening.points, n = it.points), marks)
    };
    (!standings.is_empty()).then(|| {
        let steps = standings.into_iter().map(step).collect_view();
        view! { <ol class="phone-podium">{steps}</ol> }
    })
}

fn one_step(who: Sitter, rank: usize, sum: String, (crowned, own): (bool, bool)) -> impl IntoView {
    let crown = crowned.then(|| view! { <Symbol sprite="shell" id="crown" class="crown"/> });
    view! {
        <li data-rank=rank.min(4).to_string() data-own=own>
            <SeatMark mark=who.mark/><span>{who.name}</span>{crown}<b>{sum}</b>
        </li>
    }
}
