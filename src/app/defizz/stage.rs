//! The stage of a turn: the reveal, a lowered curtain, a private screen or the open stage of the phase –
//! never two of them – over the seats, which stay; and the head of a stage, which says who does what.

use super::desk::{Desk, Stage};
use super::die::FoamDie;
use super::reveal::Reveal;
use super::seats::Seats;
use super::{card, chance, clues, opponent, question, raise, roll, stake};
use crate::app::contest;
use crate::app::contest::turning::{TurnIt, Turned};
use crate::app::parts::SeatMark;
use crate::app::parts::raised::in_languages;
use crate::app::quiz::controls::{Behind, PassTo};
use crate::app::quiz::screen::Screen;
use crate::rules::Seat;
use crate::rules::defizz::Die;
use leptos::prelude::*;

/// What is on the screen while the game runs.
#[component]
pub fn Turn() -> impl IntoView {
    let desk = Desk::get();
    let screen = desk.screen(move || desk.stage());
    let shown = move || {
        let inside = match screen.get() {
            Screen::Reveal => view! { <Reveal/> }.into_any(),
            Screen::Open(stage) => open(stage),
            Screen::Lowered(seat) => view! { <Lowered seat/> }.into_any(),
            // A private screen is turned to its reader.
            Screen::Lifted(seat, stage) => {
                return view! {
                    <Turned whom=Signal::stored(Some(seat))>
                        <div class="stage-of turned"><Lifted seat stage/></div>
                    </Turned>
                }
                .into_any();
            }
        };
        view! { <div class="stage-of">{inside}</div> }.into_any()
    };
    view! {
        <main class="fizz contest" data-stage=move || screen.get().name()>
            {shown}
            <Seats/>
        </main>
    }
}

/// The public view of a stage.
fn open(stage: Stage) -> AnyView {
    match stage {
        Stage::Roll => view! { <roll::Roll/> }.into_any(),
        Stage::Card => view! { <card::Card/> }.into_any(),
        Stage::Clues => view! { <clues::Clues/> }.into_any(),
        Stage::Opponent => view! { <opponent::Opponent/> }.into_any(),
        Stage::Stake => view! { <stake::Stake/> }.into_any(),
        Stage::Raise => view! { <raise::Raise/> }.into_any(),
        Stage::Luck => view! { <chance::Luck/> }.into_any(),
        Stage::Question(stage) => question::open(stage),
        // The results replace the turn.
        Stage::Over => ().into_any(),
    }
}

/// Who does what, in words, and what the die shows: `.ask`.
#[component]
pub fn Ask(
    seat: Seat,
    words: String,
    #[prop(optional, into)] hint: String,
    #[prop(optional_no_strip)] die: Option<Die>,
) -> impl IntoView {
    let mark = Desk::get().chair(seat).mark;
    view! {
        <header class="ask">
            <SeatMark mark/>
            <div><h2>{words}</h2><p>{in_languages(&hint)}</p></div>
            {die.map(|die| view! { <FoamDie die=Some(die)/> })}
        </header>
    }
}

/// The lowered curtain while the tablet is passed on; what is at stake stays public.
#[component]
fn Lowered(seat: Seat) -> impl IntoView {
    let desk = Desk::get();
    let mark = desk.chair(seat).mark;
    let (stage, why) = untrack(|| (desk.stage(), desk.behind()));
    let at = |question| stage == Stage::Question(question);
    view! {
        <div class="pass-on" data-mark=mark.0.to_string()>
            {at(contest::Stage::Waits).then(|| view! { <question::AtStake/> })}
            <PassTo quiz=*desk seat why/>
        </div>
        {at(contest::Stage::Rally).then(|| view! { <question::RallyMeanwhile/> })}
    }
}

/// The lifted curtain: the card that Help! has opened, or what the reader reads.
#[component]
fn Lifted(seat: Seat, stage: Stage) -> impl IntoView {
    let inside = match stage {
        Stage::Question(stage) => question::behind(stage),
        Stage::Roll
        | Stage::Card
        | Stage::Clues
        | Stage::Opponent
        | Stage::Stake
        | Stage::Raise
        | Stage::Luck
        | Stage::Over => {
            view! { <clues::QuestionSide/><div class="amends"><TurnIt/></div> }.into_any()
        }
    };
    view! {
        <Behind quiz=*Desk::get() seat/>
        {inside}
    }
}
