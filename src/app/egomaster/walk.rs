//! Who begins, where the pawns stand, the d6 and the way it leads, the dice for page and number, the
//! dice-off (EGO-S2, S3, T1 to T5, R3).

use super::bank::Heads;
use super::desk::{Desk, mode_name};
use super::dice::{D20, Six, Thrown, Twenty};
use super::words::{against, mode_word, question_kind};
use crate::app::parts::money::figure;
use crate::app::parts::{SeatMark, Symbol};
use crate::app::quiz::controls::{Followed, GoOn, TurnButton};
use crate::app::words::tr;
use crate::rules::egomaster::ring::{Direction, Square};
use crate::rules::egomaster::view::PhaseView;
use crate::rules::egomaster::{Event, Move, PhaseKind};
use crate::rules::purse::Payer;
use crate::rules::{By, Seat};
use leptos::prelude::*;

/// The throws of the two dice: for the start, or between those who are level.
#[component]
pub fn Throws() -> impl IntoView {
    let desk = Desk::get();
    let left = Memo::new(move |_| match desk.phase.get() {
        PhaseView::Start { off } | PhaseView::DiceOff { off, .. } => off.left,
        _ => vec![],
    });
    let starts = desk.sitting.phase_kind.get_untracked() == PhaseKind::Start;
    let (title, hint) = if starts {
        (tr!(egomaster.who_begins).to_owned(), tr!(egomaster.highest_begins))
    } else {
        (tr!(egomaster.dice_decide).to_owned(), tr!(egomaster.highest_wins))
    };
    let kind = move || {
        desk.turn.get().map(|turn| view! { <p class="challenge">{question_kind(&turn)}</p> })
    };
    let class = if starts { "button quiet piece" } else { "button big piece go" };
    let deed = move |seat: Seat| {
        let words = tr!(egomaster.throw, name = desk.name(seat));
        view! {
            <TurnButton quiz=*desk seat name="throw" mv=Move::Throw class>
                <SeatMark mark=desk.chair(seat).mark/>{words}
            </TurnButton>
        }
    };
    view! {
        <div class="said">
            {(!starts).then(|| view! { {kind} })}
            <h2>{title}</h2>
            <p class="aside">{hint}</p>
            {move || view! { <Thrown left=left.get()/> }}
        </div>
        <div class="deeds">
            {starts.then(|| view! { <ThrowAll/> })}
            {move || desk.sitting.status.turn.get().map(deed)}
        </div>
    }
}

/// The button that rolls for all and places the pawns (EGO-R43): what most tables want, as places change nothing.
#[component]
fn ThrowAll() -> impl IntoView {
    let desk = Desk::get();
    let all = move |_| desk.sitting.act(By::Table, Move::ThrowAll);
    view! {
        <button class="button big piece go" data-move="throw-all" on:click=all>{tr!(egomaster.throw_all)}</button>
    }
}

/// The result of the dice: who begins, or who takes the pot.
#[component]
pub fn Highest() -> impl IntoView {
    let desk = Desk::get();
    let title = desk.last_events.with_untracked(|events| {
        let begins = events.iter().find_map(|event| match *event {
            Event::Begins { seat } => Some(tr!(egomaster.begins, name = desk.name(seat))),
            Event::Paid { from: Payer::Bank | Payer::Pot, to: Payer::Wallet(seat), amount } => {
                Some(tr!(egomaster.takes, name = desk.name(seat), sum = figure(amount)))
            }
            _ => None,
        });
        begins.unwrap_or_else(|| tr!(egomaster.nobody_takes).into())
    });
    let all = desk.seats().collect::<Vec<_>>();
    view! {
        <div class="said">
            <Thrown left=all/>
            <h2>{title}</h2>
            <Followed lines=Signal::derive(move || desk.followed())/>
        </div>
        <div class="deeds"><GoOn on:click=move |_| desk.go_on()/></div>
    }
}

/// A pawn is placed.
#[component]
pub fn Places() -> impl IntoView {
    let desk = Desk::get();
    let turn = desk.sitting.status.turn;
    let title = move || turn.get().map(|seat| tr!(egomaster.place_yours, name = desk.name(seat)));
    let mark = move || turn.get().map(|seat| view! { <SeatMark mark=desk.chair(seat).mark/> });
    view! {
        <div class="said">
            {mark}
            <h2>{title}</h2>
            <p class="aside">{tr!(egomaster.place_hint)}</p>
        </div>
    }
}

/// The roller rolls the d6; before that the table may choose who reads to the end (EGO-R27).
#[component]
pub fn Rolls() -> impl IntoView {
    let desk = Desk::get();
    let turn = desk.sitting.status.turn;
    let title = move || turn.get().map(|seat| tr!(egomaster.your_turn, name = desk.name(seat)));
    let deed = move |seat: Seat| {
        view! {
            <TurnButton quiz=*desk seat name="roll" mv=Move::Roll>
                <SeatMark mark=desk.chair(seat).mark/>{tr!(egomaster.roll)}
            </TurnButton>
        }
    };
    view! {
        <div class="said">
            <span class="still"><Six face=6/></span>
            <h2>{title}</h2>
        </div>
        <div class="deeds">{move || turn.get().map(deed)}<Appoints/></div>
    }
}

/// The buttons that choose which of the eliminated reads to the end.
#[component]
fn Appoints() -> impl IntoView {
    let desk = Desk::get();
    let (among, reader) = (desk.candidates, desk.reader);
    let one = move |seat: Seat| {
        let chosen = move || reader.get() == Some(seat);
        view! {
            <button
                class="button quiet piece"
                data-move="appoint"
                aria-pressed=move || chosen().to_string()
                disabled=chosen
                on:click=move |_| desk.sitting.act(By::Table, Move::Appoint(seat))
            >
                <SeatMark mark=desk.chair(seat).mark/>{desk.name(seat)}
            </button>
        }
    };
    let all = move || {
        let among = among.get();
        (!among.is_empty()).then(|| {
            view! {
                <div class="appoints">
                    <p>{tr!(egomaster.who_reads_on)}</p>
                    {among.into_iter().map(one).collect_view()}
                </div>
            }
        })
    };
    view! { {all} }
}

/// Both ways that the d6 allows, each with the square it leads to (EGO-T2).
#[component]
pub fn Walks() -> impl IntoView {
    let desk = Desk::get();
    let PhaseView::Walk { steps, forward, backward } = desk.phase.get_untracked() else {
        return None;
    };
    let roller = desk.sitting.status.turn.get_untracked()?;
    let passes = [&backward, &forward].map(|squares| squares.len() > usize::from(steps));
    let aside =
        passes.contains(&true).then(|| view! { <p class="aside">{tr!(egomaster.passes_on)}</p> });
    let way = |way, squares: &[u8]| {
        let square = squares.last().copied().map_or(Square(1), Square);
        view! { <Way roller way square/> }
    };
    Some(view! {
        <div class="said">
            <Six face=steps/>
            <h2>{tr!(egomaster.which_way, name = desk.name(roller))}</h2>
        </div>
        <div class="deeds">
            <div class="ways">
                {way(Direction::Backward, &backward)}
                {way(Direction::Forward, &forward)}
            </div>
            {aside}
        </div>
    })
}

/// One way: arrow, mode, sum, against whom.
#[component]
fn Way(roller: Seat, way: Direction, square: Square) -> impl IntoView {
    let desk = Desk::get();
    let mode = square.mode();
    let person = desk.is_person(roller);
    let word = match way {
        Direction::Backward => tr!(egomaster.backward),
        Direction::Forward => tr!(egomaster.forward),
    };
    view! {
        <button
            class="way piece"
            data-mode=mode_name(mode)
            data-move=person.then_some("walk")
            disabled=!person
            on:click=move |_| desk.act(Move::Walk(way))
        >
            <span class="arrow" style:--square=square.0.to_string()><Symbol sprite="egomaster" id="ego-arrow"/></span>
            <span class="unseen">{word}</span>
            <span class="kind"><Heads mode/>{mode_word(mode)}</span>
            <b class="money">{figure(square.sum())}</b>
            <span class="whom">{against(desk, roller, mode)}</span>
        </button>
    }
}

/// The roller rolls page and number for his square (EGO-T5).
#[component]
pub fn RollsPage() -> impl IntoView {
    let desk = Desk::get();
    let PhaseView::Dice { mode, sum, .. } = desk.phase.get_untracked() else { return None };
    let deed = move |seat: Seat| {
        view! {
            <TurnButton quiz=*desk seat name="dice" mv=Move::Dice>
                <SeatMark mark=desk.chair(seat).mark/>{tr!(egomaster.roll_both)}
            </TurnButton>
        }
    };
    Some(view! {
        <div class="said">
            <p class="challenge"><span class="pill" data-mode=mode_name(mode)><Heads mode/>{mode_word(mode)}</span></p>
            <b class="money">{figure(sum)}</b>
            <div class="pair" aria-hidden="true"><D20 die=Twenty::Page/><D20 die=Twenty::Number/></div>
            <p class="aside">{tr!(egomaster.page_and_number)}</p>
        </div>
        <div class="deeds">{move || desk.sitting.status.turn.get().map(deed)}</div>
    })
}
