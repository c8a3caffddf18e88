//! The end of any game: who has won, the podium, what next, the curve, the moments, the picture to
//! share. Tables name [`Won`] and [`ScoreSheet`], which wait for the file that draws them (`finale.rs`).

mod curve;
mod moments;
mod picture;
mod podium;
mod poster;
mod swings;
mod won;

pub use moments::Moment;
pub use won::{Ceremony, Ending, Won, won};

use super::parts::{SeatMark, WordButton};
use super::setup::company;
use super::shell::records::{self, GameRecord, RecordPlayer};
use super::table::Table;
use super::words::tr;
use super::{Place, Shell};
use crate::rules::{Chair, GameId, Mark, Ms, Outcome, Player, Seat};
use curve::Curve;
use leptos::prelude::*;
use moments::Moments;
use podium::Podium;
use swings::Swing;

/// What a seat has scored.
pub fn score(outcome: &Outcome, seat: Seat) -> u32 {
    outcome.scores.get(seat.index()).copied().unwrap_or(0)
}

/// A line of the curve for each of so many seats, from the values of all seats at each turn.
pub fn lines<const N: usize, T: Copy + Into<u32>>(turns: &[[T; N]], seats: usize) -> Vec<Vec<u32>> {
    (0..seats).map(|seat| turns.iter().map(|values| values[seat].into()).collect()).collect()
}

/// How long a game took that ended at that moment, in minutes, begun ones counted.
pub fn minutes(ended: Ms) -> u32 {
    ended.0.div_ceil(60_000).max(1)
}

/// Who has won, with the winners' marks, and how; with confetti if anybody has.
#[component]
fn ResultsHead(
    marks: Vec<Mark>,
    #[prop(into)] title: String,
    #[prop(into)] how: String,
) -> impl IntoView {
    let gala = (!marks.is_empty()).then(|| view! { <Gala/> });
    let marks = marks.into_iter().map(|mark| view! { <SeatMark mark/> }).collect_view();
    view! {
        {gala}
        <header class="title">
            <h2>{marks}{title}</h2>
            <p>{how}</p>
        </header>
    }
}

/// How many pieces of confetti fall.
const CONFETTI: usize = 36;

/// Somebody has won: the curtain opens and confetti falls, once. Nothing of it is left afterwards, and
/// where motion is reduced nothing is ever seen of it.
#[component]
fn Gala() -> impl IntoView {
    let piece = |i: usize| {
        let mark = (i % usize::from(Mark::COUNT)).to_string();
        // Steps that share no factor with the widths strew the pieces without chance.
        let (x, late) = ((i * 37 % 100).to_string() + "%", (i * 53 % 90 * 10).to_string() + "ms");
        view! { <i data-mark=mark style:--x=x style:--late=late></i> }
    };
    view! {
        <div class="gala" aria-hidden="true">
            {(0..CONFETTI).map(piece).collect_view()}
            <b></b>
            <b></b>
        </div>
    }
}

/// What next: rematch, another game, the picture, the paper; its children stand last.
#[component]
fn Next(
    on_rematch: Callback<()>,
    on_share: Callback<()>,
    #[prop(optional)] children: Option<Children>,
) -> impl IntoView {
    let shell = Shell::get();
    let table = use_context::<Table>();
    let shelf = move |_| {
        if let Some(table) = table {
            company::rise(shell, table.game, table.chairs());
        }
        shell.go(Place::Home);
    };
    let rematch = move |_| on_rematch.run(());
    let share = move |_| on_share.run(());
    let print = |_| _ = window().print();
    // Both lead out of the page.
    let public = shell.room.public.get_untracked();
    view! {
        <div class="next">
            <WordButton
                act="rematch"
                icon="again"
                label=tr!(results.rematch)
                class="button big piece"
                on:click=rematch
            />
            <WordButton act="shelf" icon="shelf" label=tr!(results.other) on:click=shelf/>
            {(!public).then(|| view! {
                <WordButton act="share" icon="share" label=tr!(results.share) on:click=share/>
                <WordButton act="print" icon="print" label=tr!(results.print) on:click=print/>
            })}
            {children.map(|children| children())}
        </div>
    }
}

/// The game turn by turn: one line a seat with a value a turn; below, the moments worth telling. With
/// `tell`, which says a value in words, the largest gain and the largest loss are among them, numbered on
/// the curve.
#[component]
pub fn ScoreSheet(
    title: &'static str,
    lasted: String,
    chairs: Vec<Chair>,
    lines: Vec<Vec<u32>>,
    moments: Vec<Moment>,
    #[prop(optional)] tell: Option<fn(u32) -> String>,
) -> impl IntoView {
    let finale = Shell::get().finale;
    let tale = Tale { title, lasted, chairs, lines, moments, tell };
    move || finale.here().map(|finale| (finale.told)(tale.clone()))
}

/// What a score sheet tells.
#[derive(Clone)]
pub struct Tale {
    title: &'static str,
    lasted: String,
    chairs: Vec<Chair>,
    lines: Vec<Vec<u32>>,
    moments: Vec<Moment>,
    tell: Option<fn(u32) -> String>,
}

/// [`ScoreSheet`], once the finale is here.
pub fn told(tale: Tale) -> AnyView {
    let Tale { title, lasted, chairs, lines, moments, tell } = tale;
    let swings = tell.map(|tell| (swings::of(&lines), tell));
    let (swings, tell): (Vec<Swing>, _) = swings.unwrap_or((vec![], |_| String::new()));
    view! {
        <section class="score-sheet" id="score" aria-label=title>
            <h2>{title}</h2>
            <p>{lasted}</p>
            <Curve chairs=chairs.clone() lines swings=swings.clone()/>
            <Moments chairs kinds=moments swings tell/>
        </section>
    }
    .into_any()
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
    let ended_at = known.as_ref().map_or_else(js_sys::Date::now, |record| record.ended_at);
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
        answers: known.map(|record| record.answers).unwrap_or_default(),
    }));
}
