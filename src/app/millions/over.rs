//! The end (MIL-M): who has won the match, the podium, the climb question by question, the moments.

use super::desk::Desk;
use super::setup;
use crate::app::parts::money::amount;
use crate::app::replay::WhoKnew;
use crate::app::results::{Ending, Moment, ScoreSheet, Storied, Won, at, lines, minutes};
use crate::app::sitting::StatusStoreFields;
use crate::app::words::{joined, tr};
use crate::cues::Applause;
use crate::rules::crowd::Crowd;
use crate::rules::millions::ladder::{FIRST_NET, worth};
use crate::rules::millions::story::Story;
use crate::rules::millions::view::PhaseView;
use crate::rules::millions::{End, Millions};
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
        Some(view! {
            <Won ending=ending(desk, outcome, &end) on_rematch/>
            <Score/>
        })
    }
}

fn ending(desk: Desk, outcome: Outcome, end: &End) -> Ending {
    let million = end.millionaires != Crowd::NOBODY;
    let best = outcome.scores.iter().copied().max().unwrap_or(0);
    let how = match outcome.winners.len() {
        _ if million => tr!(millions.won_it).to_owned(),
        0 | 1 => tr!(millions.richest).to_owned(),
        _ => tr!(millions.level, sum = amount(best)),
    };
    let applause = match best {
        _ if million => Applause::Standing,
        best if best < worth(FIRST_NET) => Applause::Polite,
        _ => Applause::Warm,
    };
    Ending::new(GameId::Millions, (title(desk, end), how), desk.chairs(), outcome, amount)
        .clapped(applause)
}

fn title(desk: Desk, end: &End) -> String {
    let names: Vec<String> = end.winners.iter().map(|seat| desk.name(seat)).collect();
    match names.as_slice() {
        [] => tr!(millions.nobody_won).into(),
        [one] => tr!(millions.has_won, name = one),
        all => tr!(millions.have_won, names = joined(all)),
    }
}

/// The sum from which the curve counts in thousands, in euros.
const LARGE: u32 = 100_000;

/// The climb question by question, and the moments.
#[component]
fn Score() -> impl IntoView {
    let desk = Desk::get();
    let story = desk.sitting.read(Story::of);
    let at = at(desk.sitting);
    let chairs = desk.chairs();
    let most = story.climb.iter().flatten().copied().max().unwrap_or(0);
    let (title, unit) = if most < LARGE {
        (tr!(millions.curve), 1)
    } else {
        (tr!(millions.curve_thousands), 1_000)
    };
    let climb: Vec<_> = story.climb.iter().map(|owns| owns.map(|euros| euros / unit)).collect();
    view! {
        <ScoreSheet
            title
            lasted=tr!(quiz.lasted, minutes = minutes(desk.sitting.now()))
            lines=lines(&climb, chairs.len())
            chairs
            moments=moments(&story)
            at=at
            more=move || view! { <WhoKnew sitting=desk.sitting/> }
        />
    }
}

impl Storied for Millions {
    fn told(session: &Session<Millions>) -> (usize, Vec<Moment>) {
        let story = Story::of(session);
        (story.climb.len(), moments(&story))
    }
}

fn moments(story: &Story) -> Vec<Moment> {
    vec![
        Moment::of(&story.right, 1, tr!(quiz.knows), |n| tr!(quiz.knows_n, n = n)),
        Moment::of(&story.wrong, 1, tr!(quiz.errs), |n| tr!(quiz.errs_n, n = n)),
        Moment::of(&story.lifelines, 1, tr!(millions.asks), |n| tr!(millions.asks_n, n = n)),
        Moment::of(&story.nearly, FIRST_NET.into(), tr!(millions.nearly), |level| {
            tr!(millions.nearly_n, sum = amount(worth(level as u8)))
        }),
        Moment::of(&story.bets_right, 1, tr!(contest.flair), |n| tr!(contest.flair_n, n = n)),
        Moment::of(&story.walked, 1, tr!(millions.stops), |n| tr!(millions.stops_n, n = n)),
    ]
}
