//! The stage of a turn: the reveal, a lowered curtain, a private screen or the open stage of the phase –
//! never two of them – over the seats, which stay; and the first stages, the die and the card.

use super::desk::Desk;
use super::die::{FoamDie, kind_word};
use super::reveal::Reveal;
use super::seats::Seats;
use super::{clues, luck, question, staking};
use crate::app::browser::idle;
use crate::app::contest::turning::{TurnIt, Turned};
use crate::app::parts::SeatMark;
use crate::app::parts::console::ForEyes;
use crate::app::parts::curtain::HoldButton;
use crate::app::parts::money::figure;
use crate::app::phones::OnItsPhone;
use crate::app::words::tr;
use crate::rules::Seat;
use crate::rules::defizz::view::PhaseView;
use crate::rules::defizz::{Die, Move};
use leptos::prelude::*;

/// The curtain drops after that long without a touch, in ms.
const DROPS_AFTER: u32 = 30_000;

#[derive(Clone, Copy, PartialEq)]
enum Screen {
    Reveal,
    Open(&'static str),
    Lowered(Seat),
    Lifted(Seat, &'static str),
}

impl Screen {
    const fn name(self) -> &'static str {
        match self {
            Screen::Reveal => "reveal",
            Screen::Open(stage) => stage,
            Screen::Lowered(_) => "lowered",
            Screen::Lifted(..) => "lifted",
        }
    }
}

/// What is on the screen while the game runs.
#[component]
pub fn Turn() -> impl IntoView {
    let desk = Desk::get();
    let stage = Memo::new(move |_| desk.stage());
    let screen = Memo::new(move |_| match (desk.held.get(), desk.private.get()) {
        (true, _) => Screen::Reveal,
        (_, None) => Screen::Open(stage.get()),
        (_, Some(seat)) if desk.eyes.get() == Some(seat) => Screen::Lifted(seat, stage.get()),
        (_, Some(seat)) => Screen::Lowered(seat),
    });
    let shown = move || {
        let inside = match screen.get() {
            Screen::Reveal => view! { <Reveal/> }.into_any(),
            Screen::Open(stage) => open(stage),
            Screen::Lowered(seat) => view! { <Lowered seat/> }.into_any(),
            // What is for one pair of eyes lies before them.
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

/// One match: a phase is a stage.
fn open(stage: &str) -> AnyView {
    match stage {
        "roll" => view! { <Roll/> }.into_any(),
        "card" => view! { <Card/> }.into_any(),
        "clues" => view! { <clues::Clues/> }.into_any(),
        "opponent" => view! { <clues::Opponent/> }.into_any(),
        "stake" => view! { <staking::Stake/> }.into_any(),
        "raise" => view! { <staking::Raise/> }.into_any(),
        "luck" => view! { <luck::Luck/> }.into_any(),
        "over" => ().into_any(),
        stage => question::open(stage),
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

/// The button that plays a move of the seat on turn, for a person; else who is waited for.
#[component]
pub fn Does(
    seat: Seat,
    name: &'static str,
    mv: Move,
    #[prop(into)] words: String,
) -> impl IntoView {
    let desk = Desk::get();
    if desk.is_person(seat) {
        view! {
            <button
                class="button big piece go"
                data-move=name
                data-alone=desk.goes_by_itself()
                on:click=move |_| desk.act(mv.clone())
            >
                {words}
            </button>
        }
        .into_any()
    } else {
        let words = tr!(quiz.do_wait, name = desk.name(seat));
        view! { <p class="hint waits">{words}</p> }.into_any()
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
                    <Does seat name="roll" mv=Move::Roll words=tr!(defizz.roll)/>
                </div>
                <Candidates/>
            </div>
        })
    };
    view! { {stage} }
}

/// Those among whom the table chooses who reads to the end (DEF-R31).
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

/// The die lies; the reader takes the card that it names (DEF-T5).
#[component]
fn Card() -> impl IntoView {
    let desk = Desk::get();
    let stage = move || {
        let PhaseView::Card { die } = desk.phase.get() else { return None };
        let (seat, active) = (desk.on_turn.get()?, desk.active.get()?);
        let hint = tr!(defizz.rolled, name = desk.name(active));
        let words = tr!(defizz.card_ask, name = desk.name(seat), kind = kind_word(die.kind));
        let take = tr!(defizz.take_card, kind = kind_word(die.kind));
        Some(view! {
            <div class="roll-stage">
                <Ask seat words hint/>
                <div class="splash"><FoamDie die=Some(die) tumbles=true/></div>
                <div class="deeds"><Does seat name="card" mv=Move::TakeCard words=take/></div>
            </div>
        })
    };
    view! { {stage} }
}

/// The tablet is passed on: what is at stake lies open, what is behind the curtain does not.
#[component]
fn Lowered(seat: Seat) -> impl IntoView {
    let desk = Desk::get();
    let chair = desk.chair(seat);
    let on_lift = Callback::new(move |()| desk.lift(seat));
    let stage = untrack(|| desk.stage());
    view! {
        <div class="pass-on" data-mark=chair.mark.0.to_string()>
            {(stage == "waits").then(|| view! { <question::AtStake/> })}
            <p><SeatMark mark=chair.mark/><span>{tr!(curtain.pass)}" "<b>{chair.name}</b></span></p>
            <p class="why">{untrack(|| desk.behind())}</p>
            <OnItsPhone seat name=desk.name(seat)/>
            <HoldButton on_lift/>
        </div>
        {(stage == "rally").then(|| view! { <question::RallyMeanwhile/> })}
    }
}

/// The lifted curtain: for one pair of eyes, until its owner is done, goes quiet or leaves the page.
#[component]
fn Lifted(seat: Seat, stage: &'static str) -> impl IntoView {
    let desk = Desk::get();
    idle::after(DROPS_AFTER, move || desk.cover());
    idle::when_hidden(move || desk.cover());
    let on_lower = Callback::new(move |()| desk.cover());
    let (words, lower) = (tr!(quiz.for_eyes), tr!(quiz.lower));
    let inside = match stage {
        "clues" => view! { <clues::QuestionSide/><div class="amends"><TurnIt/></div> }.into_any(),
        stage => question::behind(stage),
    };
    view! {
        <div class="behind" data-mark=desk.chair(seat).mark.0.to_string()>
            <ForEyes chair=desk.chair(seat) words lower on_lower/>
        </div>
        {inside}
    }
}
