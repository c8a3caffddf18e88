//! The end of any game: the winner, the podium, the next actions, the curve, the moments, the picture to share.
//! Tables use [`Won`] and [`ScoreSheet`], which wait for the bundle that draws them (`bundles/results.rs`).

pub mod ceremony;
mod choreography;
pub mod crowned;
mod curve;
pub mod moment;
mod moments;
mod next;
mod paper;
mod picture;
mod podium;
mod poster;
mod running;
pub mod shared;
mod sought;
mod swings;
mod won;

pub use ceremony::{Ceremony, Ending, Tale};
pub use moment::{Moment, Sought};
pub use picture::share;
pub use sought::{Storied, at, when};
pub use won::{Won, won};

use super::browser::{dates, records};
use super::parts::SeatMark;
use super::shelf::card;
use super::shell::Shell;
use super::table::Table;
use super::words::tr;
use crate::podium::Shown;
use crate::records::{GameRecord, RecordPlayer};
use crate::rules::{Chair, GameId, Mark, Ms, Outcome, Player};
use curve::Curve;
use leptos::prelude::*;
use moments::Moments;
use next::Next;
use paper::Paper;
use running::EveningBoard;
use swings::Swing;

/// One line of the curve per seat, from the values of all seats at each turn.
pub fn lines<const N: usize, T: Copy + Into<u32>>(turns: &[[T; N]], seats: usize) -> Vec<Vec<u32>> {
    (0..seats).map(|seat| turns.iter().map(|values| values[seat].into()).collect()).collect()
}

/// The duration of a game that ended at that game time, in minutes, rounded up.
pub fn minutes(ended: Ms) -> u32 {
    ended.0.div_ceil(60_000).max(1)
}

/// The winners with their marks, and how they won; with confetti if anybody has won.
#[component]
fn ResultsHead(
    marks: Vec<Mark>,
    #[prop(into)] title: String,
    #[prop(into)] how: String,
) -> impl IntoView {
    let table = expect_context::<Table>();
    let shown = table.ending;
    // What only a printer sees: the name of the game, and the day.
    let name = [(card(table.game).title)(), " · ", &dates::day(js_sys::Date::now())].concat();
    let known = Memo::new(move |_| shown.get() >= Shown::First);
    let gala = (!marks.is_empty()).then(|| view! { <Gala known/> });
    let words = move || {
        if !known.get() {
            return view! { <h2>{tr!(results.and_winner)}</h2><p>" "</p> }.into_any();
        }
        let marks = marks.iter().map(|mark| view! { <SeatMark mark=*mark/> }).collect_view();
        view! { <h2>{marks}{title.clone()}</h2><p>{how.clone()}</p> }.into_any()
    };
    view! {
        {gala}
        <header class="title"><p class="paper-name">{name}</p>{words}</header>
    }
}

/// Number of pieces of confetti.
const CONFETTI: usize = 36;

/// The celebration of a win: the curtain opens and, once the winner is known, confetti falls, once. Nothing of it
/// is left afterwards, and with reduced motion it is never visible.
#[component]
fn Gala(known: Memo<bool>) -> impl IntoView {
    let piece = |i: usize| {
        let mark = (i % usize::from(Mark::COUNT)).to_string();
        // Steps that share no factor with the widths scatter the pieces without random numbers.
        let (x, late) = ((i * 37 % 100).to_string() + "%", (i * 53 % 90 * 10).to_string() + "ms");
        view! { <i data-mark=mark style:--x=x style:--late=late></i> }
    };
    view! {
        <div class="gala" aria-hidden="true">
            {move || known.get().then(|| (0..CONFETTI).map(piece).collect_view())}
            <b></b>
            <b></b>
        </div>
    }
}

/// The game turn by turn: one line per seat, one value per turn; below, the moments worth telling. With `tell`,
/// which puts a value into words, the largest gain and the largest loss are among them, numbered on the curve.
#[component]
pub fn ScoreSheet(
    title: &'static str,
    lasted: String,
    chairs: Vec<Chair>,
    lines: Vec<Vec<u32>>,
    moments: Vec<Moment>,
    /// Returns the number of journal entries after which a moment happened.
    at: Callback<Sought, usize>,
    #[prop(optional)] tell: Option<fn(u32) -> String>,
    /// What stands below the moments.
    #[prop(optional, into)]
    more: Option<ViewFn>,
) -> impl IntoView {
    let results = Shell::get().bundles.results;
    let tale = Tale { title, lasted, chairs, lines, moments, at, tell, more };
    move || results.here().map(|results| (results.told)(tale.clone()))
}

/// [`ScoreSheet`], once its bundle is loaded.
pub fn told(tale: Tale) -> AnyView {
    let Tale { title, lasted, chairs, lines, moments, at, tell, more } = tale;
    let swings = tell.map(|tell| (swings::of(&lines), tell));
    let (swings, tell): (Vec<Swing>, _) = swings.unwrap_or((vec![], |_| String::new()));
    let table = expect_context::<Table>();
    table.medals.set_value(moments::medals(&chairs, &moments));
    let shown = table.ending;
    let inside = move || {
        (shown.get() >= Shown::Told).then(|| {
            let (chairs, lines, swings) = (chairs.clone(), lines.clone(), swings.clone());
            view! {
                <EveningBoard/>
                <h2>{title}</h2>
                <p>{lasted.clone()}</p>
                <Curve chairs=chairs.clone() lines=lines.clone() swings=swings.clone()/>
                <Paper chairs=chairs.clone() lines/>
                <Moments chairs kinds=moments.clone() swings at tell/>
                {more.as_ref().map(ViewFn::run)}
            }
        })
    };
    view! { <section class="score-sheet" id="score" aria-label=title>{inside}</section> }.into_any()
}

/// Writes a finished game to the records. A record of the same sitting is replaced; its date and answers are kept.
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
