//! The open stages: money or question (MIL-P1), a real call (MIL-JR), free tries (section 7), the
//! final word (MIL-P13), and what automatic players do meanwhile.

use super::answer::{Aloud, Thinking, Walks};
use super::asked::{Answers, Asked, Stake};
use super::desk::Desk;
use super::together::{Choices, FinalWords};
use crate::app::countdown::left_until;
use crate::app::parts::SeatMark;
use crate::app::parts::money::amount;
use crate::app::parts::timer::Seconds;
use crate::app::quiz::controls::MoveButton;
use crate::app::words::tr;
use crate::rules::Seat;
use crate::rules::millions::view::PhaseView;
use crate::rules::millions::{Move, PhaseKind};
use leptos::prelude::*;

/// The stage of a phase.
pub fn stage(phase: PhaseKind) -> AnyView {
    match phase {
        PhaseKind::Choice | PhaseKind::Choices => view! { <Choice/> }.into_any(),
        PhaseKind::Answer => view! { <Aloud/> }.into_any(),
        PhaseKind::Call => view! { <Call/> }.into_any(),
        PhaseKind::Tries => view! { <Tries/> }.into_any(),
        PhaseKind::Confirm | PhaseKind::FinalWords => view! { <Confirm/> }.into_any(),
        PhaseKind::Reading => view! { <Waits/> }.into_any(),
        PhaseKind::Over => ().into_any(),
        PhaseKind::Fifty | PhaseKind::Vote | PhaseKind::Friend => {
            view! { <Asked/><Answers/><Waits/> }.into_any()
        }
    }
}

/// The line shown while an automatic player is on turn.
#[component]
fn Waits() -> impl IntoView {
    let desk = Desk::get();
    let name = move || desk.sitting.status.turn.get().map(|seat| desk.name(seat));
    view! { <p class="todo">{move || name().map(|name| tr!(quiz.do_wait, name = name))}</p> }
}

/// Words to a player, with the player's mark: `.address`.
#[component]
fn Address(seat: Seat, words: String) -> impl IntoView {
    let mark = Desk::get().chair(seat).mark;
    view! { <p class="address"><SeatMark mark/><span>{words}</span></p> }
}

#[component]
fn Choice() -> impl IntoView {
    let desk = Desk::get();
    if desk.together {
        view! { <EachChooses/> }.into_any()
    } else {
        view! { <OneChooses/> }.into_any()
    }
}

/// Money or question, asked of all at the same time.
#[component]
fn EachChooses() -> impl IntoView {
    let desk = Desk::get();
    let hint = move || match desk.phase.get() {
        PhaseView::Choice { worth, after_wrong, .. } => {
            tr!(millions.all_choose_hint, sum = amount(worth), low = amount(after_wrong))
        }
        _ => String::new(),
    };
    view! {
        <div class="prompt">
            <div class="question-sheet piece">
                <Stake/>
                <p class="address">{tr!(millions.all_choose)}</p>
                <p class="hint">{hint}</p>
            </div>
        </div>
        <Choices/>
    }
}

#[component]
fn OneChooses() -> impl IntoView {
    let desk = Desk::get();
    move || {
        let PhaseView::Choice { seat, in_hand, worth, after_wrong, .. } = desk.phase.get() else {
            return None;
        };
        let hint = tr!(millions.choice_hint, sum = amount(worth), low = amount(after_wrong));
        let buttons = desk.is_person(seat).then(|| {
            view! {
                <MoveButton quiz=*desk name="take" mv=Move::Take class="button big quiet piece">
                    {tr!(millions.take, sum = amount(in_hand))}
                </MoveButton>
                <MoveButton quiz=*desk name="try" mv=Move::Try>{tr!(millions.try_next, sum = amount(worth))}</MoveButton>
            }
        });
        Some(view! {
            <div class="prompt">
                <div class="question-sheet piece">
                    <Stake/>
                    <Address seat words=tr!(millions.in_hand, name = desk.name(seat), sum = amount(in_hand))/>
                    <p class="hint">{hint}</p>
                </div>
            </div>
            <div class="deeds wide">{buttons}</div>
        })
    }
}

#[component]
fn Call() -> impl IntoView {
    let desk = Desk::get();
    let stage = move || {
        let PhaseView::Call { asker, until } = desk.phase.get() else { return None };
        let buttons = match until {
            None => view! {
                <MoveButton quiz=*desk name="busy" mv=Move::Busy class="button big quiet piece">
                    {tr!(millions.busy)}
                </MoveButton>
                <MoveButton quiz=*desk name="connected" mv=Move::Connected>{tr!(millions.connected)}</MoveButton>
            }
            .into_any(),
            Some(until) => {
                let left = left_until(desk.table(), until);
                view! {
                    <Seconds left unit=tr!(quiz.seconds)/>
                    <MoveButton quiz=*desk name="hang-up" mv=Move::HangUp>{tr!(millions.hang_up)}</MoveButton>
                }
                .into_any()
            }
        };
        Some(view! {
            <Address seat=asker words=tr!(millions.calls, name = desk.name(asker))/>
            <div class="deeds wide">{buttons}</div>
        })
    };
    view! { <Asked/><Answers/>{stage} }
}

#[component]
fn Tries() -> impl IntoView {
    let desk = Desk::get();
    let stage = move || {
        let PhaseView::Tries { seat, second, .. } = desk.phase.get() else { return None };
        let name = desk.name(seat);
        let words = if second {
            tr!(millions.second_try, name = name)
        } else {
            tr!(millions.first_try, name = name)
        };
        Some(view! { <Address seat words/><Thinking seat/> })
    };
    view! { <Asked/><Answers/>{stage} }
}

#[component]
fn Confirm() -> impl IntoView {
    let desk = Desk::get();
    if desk.together {
        return view! {
            <Asked/>
            <Answers/>
            <p class="address">{tr!(millions.all_final)}</p>
            <p class="hint">{tr!(millions.final_hint)}</p>
            <FinalWords/>
        }
        .into_any();
    }
    view! { <Asked/><Answers/><OneConfirms/> }.into_any()
}

#[component]
fn OneConfirms() -> impl IntoView {
    let desk = Desk::get();
    move || {
        let PhaseView::Confirm { seat, walk, .. } = desk.phase.get() else { return None };
        let buttons = desk.is_person(seat).then(|| {
            view! {
                {walk.then(|| view! { <Walks/> })}
                <MoveButton quiz=*desk name="no" mv=Move::No class="button big quiet piece">
                    {tr!(millions.think_again)}
                </MoveButton>
                <MoveButton quiz=*desk name="yes" mv=Move::Yes>{tr!(millions.final_yes)}</MoveButton>
            }
        });
        Some(view! {
            <Address seat words=tr!(millions.final_word, name = desk.name(seat))/>
            <p class="hint">{tr!(millions.final_hint)}</p>
            <Thinking seat/>
            <div class="deeds wide">{buttons}</div>
        })
    }
}
