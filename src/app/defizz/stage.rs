//! The stage of a turn: the reveal, a lowered curtain, a private screen or the open stage of the phase –
//! never two of them – over the seats, which stay; and the first stages, the die and the card.

use super::desk::{Desk, Stage};
use super::die::{FoamDie, kind_word};
use super::reveal::Reveal;
use super::seats::Seats;
use super::{clues, luck, question, staking};
use crate::app::contest;
use crate::app::contest::turning::{TurnIt, Turned};
use crate::app::parts::SeatMark;
use crate::app::parts::money::figure;
use crate::app::quiz::controls::{Behind, PassTo, TurnButton};
use crate::app::quiz::screen::Screen;
use crate::app::words::tr;
use crate::rules::Seat;
use crate::rules::defizz::view::PhaseView;
use crate::rules::defizz::{Die, Move};
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
        Stage::Roll => view! { <Roll/> }.into_any(),
        Stage::Card => view! { <Card/> }.into_any(),
        Stage::Clues => view! { <clues::Clues/> }.into_any(),
        Stage::Opponent => view! { <clues::Opponent/> }.into_any(),
        Stage::Stake => view! { <staking::Stake/> }.into_any(),
        Stage::Raise => view! { <staking::Raise/> }.into_any(),
        Stage::Luck => view! { <luck::Luck/> }.into_any(),
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
            <div><h2>{words}</h2><p>{hint}</p></div>
            {die.map(|die| view! { <FoamDie die=Some(die)/> })}
        </header>
    }
}

/// The active player rolls (DEF-T4).
#[component]
fn Roll() -> impl IntoView {
    let desk = Desk::get();
    let stage = move || {
        let seat = desk.active.get()?;
        let name = desk.name(seat);
        let hint = match (desk.reader.get(), desk.bank.get()) {
            (_, Some(bank)) => tr!(defizz.roll_bank, sum = figure(bank)),
            (Some(reader), None) => tr!(defizz.roll_read, name = desk.name(reader)),
            (None, None) => tr!(defizz.roll_tablet).into(),
        };
        Some(view! {
            <div class="roll-stage">
                <Ask seat words=tr!(defizz.roll_ask, name = name) hint/>
                <div class="splash"><FoamDie die=None/></div>
                <div class="deeds">
                    <TurnButton quiz=*desk seat name="roll" mv=Move::Roll>{tr!(defizz.roll)}</TurnButton>
                </div>
                <Candidates/>
            </div>
        })
    };
    view! { {stage} }
}

/// The candidates for reading to the end: the table chooses one (DEF-R31).
#[component]
fn Candidates() -> impl IntoView {
    let desk = Desk::get();
    let one = move |seat: Seat| {
        let chosen = desk.reader.get() == Some(seat);
        let appoint = move |_| desk.act_together(Move::Appoint(seat));
        view! {
            <button class="pin piece" data-move=(!chosen).then_some("appoint") aria-pressed=chosen.to_string() disabled=chosen on:click=appoint>
                <SeatMark mark=desk.chair(seat).mark/>{desk.name(seat)}
            </button>
        }
    };
    move || {
        let all = desk.candidates.get();
        (all.len() > 1).then(|| {
            view! {
                <div class="candidates"><p class="hint">{tr!(defizz.who_reads)}</p>{all.into_iter().map(one).collect_view()}</div>
            }
        })
    }
}

/// The die has been rolled; the reader takes the card that it names (DEF-T5).
#[component]
fn Card() -> impl IntoView {
    let desk = Desk::get();
    let stage = move || {
        let PhaseView::Card { die } = desk.phase.get() else { return None };
        let (seat, active) = (desk.sitting.status.turn.get()?, desk.active.get()?);
        let hint = tr!(defizz.rolled, name = desk.name(active));
        let words = tr!(defizz.card_ask, name = desk.name(seat), kind = kind_word(die.kind));
        let take = tr!(defizz.take_card, kind = kind_word(die.kind));
        Some(view! {
            <div class="roll-stage">
                <Ask seat words hint/>
                <div class="splash"><FoamDie die=Some(die) tumbles=true/></div>
                <div class="deeds"><TurnButton quiz=*desk seat name="card" mv=Move::TakeCard>{take}</TurnButton></div>
            </div>
        })
    };
    view! { {stage} }
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
        _ => view! { <clues::QuestionSide/><div class="amends"><TurnIt/></div> }.into_any(),
    };
    view! {
        <Behind quiz=*Desk::get() seat/>
        {inside}
    }
}
