//! A question being played, and one that is over: the pads, the line and the list are those of every
//! quiz game ([`crate::app::contest`]); the seats stay below.

use super::board::lights;
use super::desk::{Desk, mode_name};
use super::guests::Guests;
use super::words::{icon_word, question_kind};
use crate::app::browser::idle;
use crate::app::contest::Stage;
use crate::app::contest::aim::Aim;
use crate::app::contest::console::{Aside, Console};
use crate::app::contest::correction::Correction;
use crate::app::contest::pads::Arena;
use crate::app::contest::rally::{Rally, Ticking};
use crate::app::contest::reveal::{Open, Outcome};
use crate::app::contest::strip::Strip;
use crate::app::contest::turning::Turned;
use crate::app::parts::SeatMark;
use crate::app::parts::console::ForEyes;
use crate::app::parts::curtain::HoldButton;
use crate::app::parts::money::figure;
use crate::app::phones::OnItsPhone;
use crate::app::words::tr;
use crate::rules::Seat;
use crate::rules::contest::Progress;
use crate::rules::egomaster::ring::Mode;
use crate::rules::egomaster::view::{ShownView, TableViewStoreFields};
use leptos::prelude::*;

/// The curtain drops after that long without a touch, in ms.
const DROPS_AFTER: u32 = 30_000;

/// A question before everybody's eyes.
#[component]
pub fn Played(stage: Stage) -> impl IntoView {
    let desk = Desk::get();
    // What is known already is not to be judged again while the table holds its breath.
    let holds = move || desk.sitting.held.with(Option::is_some);
    let players = untrack(|| desk.floor().read(|view| view.players.len())).unwrap_or(0);
    let inside = match stage {
        Stage::Race if players > 1 => {
            return view! { <main class="contest" data-stage="race" inert=holds><Arena/></main> }
                .into_any();
        }
        Stage::Race | Stage::Waits => view! { <Strip/> }.into_any(),
        Stage::Aim => view! { <Aim/> }.into_any(),
        Stage::Rally => view! { <Rallies/> }.into_any(),
    };
    view! { <Scene stage=stage_name(stage)>{inside}</Scene> }.into_any()
}

const fn stage_name(stage: Stage) -> &'static str {
    match stage {
        Stage::Waits => "waits",
        Stage::Race => "solo",
        Stage::Aim => "aim",
        Stage::Rally => "rally",
    }
}

/// What is played, and the seats below: `.scene[data-stage]`.
#[component]
fn Scene(stage: &'static str, children: Children) -> impl IntoView {
    let desk = Desk::get();
    let holds = move || desk.sitting.held.with(Option::is_some);
    view! {
        <main class="scene contest" data-stage=stage inert=holds data-lights=move || lights(desk)>
            <section class="played">{children()}</section>
            <Guests/>
        </main>
    }
}

/// A rally before everybody's eyes; where a person judges, his list hangs behind the curtain.
#[component]
fn Rallies() -> impl IntoView {
    let desk = Desk::get();
    let pass = move |seat: Seat| {
        let chair = desk.chair(seat);
        let on_lift = Callback::new(move |()| desk.lift(seat));
        view! {
            <div class="pass-to" data-mark=chair.mark.0.to_string()>
                <p><SeatMark mark=chair.mark/><span>{tr!(curtain.pass)}" "<b>{chair.name}</b></span></p>
                <OnItsPhone seat name=desk.name(seat)/>
                <HoldButton on_lift/>
            </div>
        }
    };
    view! { <Rally>{move || desk.private.get().map(pass)}</Rally> }
}

/// The reader's console: the question before he puts it, or the list that he ticks.
#[component]
pub fn Lifted(seat: Seat, stage: Stage) -> impl IntoView {
    let desk = Desk::get();
    idle::after(DROPS_AFTER, move || desk.cover());
    idle::when_hidden(move || desk.cover());
    let on_lower = Callback::new(move |()| desk.cover());
    let (words, lower) = (tr!(quiz.for_eyes), tr!(quiz.lower));
    let turn = desk.turn.get_untracked();
    let mode = turn.as_ref().map(question_kind_text).unwrap_or_default();
    let hint = match turn.map(|turn| turn.mode) {
        Some(Mode::Solo) => tr!(egomaster.read_solo),
        _ => tr!(egomaster.read_it),
    };
    let inside = move || match stage {
        Stage::Rally => view! { <Ticking/> }.into_any(),
        _ => view! { <Console mode hint/><Aside/> }.into_any(),
    };
    view! {
        <main class="scene contest" data-stage="console" data-lights=move || lights(desk)>
            <Turned whom=Signal::stored(Some(seat))>
                <div class="behind-it turned">
                    <div class="behind" data-mark=desk.chair(seat).mark.0.to_string()>
                        <ForEyes chair=desk.chair(seat) words lower on_lower/>
                    </div>
                    <section class="played">{inside()}</section>
                </div>
            </Turned>
        </main>
    }
}

fn question_kind_text(turn: &crate::rules::egomaster::view::TurnView) -> String {
    let kind = turn.icon.map_or(tr!(egomaster.solo), icon_word);
    [kind, "\u{a0}: ", turn.keyword.as_deref().unwrap_or_default()].concat()
}

/// A question that is over: its answer, who takes what, and a wrong ruling to be corrected.
#[component]
pub fn Reveal() -> impl IntoView {
    let desk = Desk::get();
    let shown = desk.sitting.table.shown().get_untracked()?;
    let ShownView { turn, how, contest, note, .. } = shown;
    let title = outcome_words(desk, how);
    let takes = untrack(|| gain(desk)).map_or(how, |(seat, _)| Progress::Won(seat));
    let followed = untrack(|| desk.followed());
    let go = Callback::new(move |()| desk.go_on());
    let table = desk.table();
    Some(view! {
        <main class="scene contest" data-stage="reveal" data-mode=mode_name(turn.mode) data-lights=move || lights(desk)>
            <p class="challenge">{question_kind(&turn)}</p>
            <section class="played"><Open table view=contest how/></section>
            <Outcome table how=takes title followed note on_go=go><Correction/></Outcome>
            <Guests/>
        </main>
    })
}

/// Who got something by what lies open, and how much.
fn gain(desk: Desk) -> Option<(Seat, u32)> {
    desk.seats().find_map(|seat| desk.gained(seat).map(|sum| (seat, sum)))
}

/// Who takes what; or that the dice decide, or that the question is put back.
fn outcome_words(desk: Desk, how: Progress) -> String {
    match (how, untrack(|| gain(desk))) {
        (Progress::Withdrawn, _) => tr!(egomaster.put_back).into(),
        (_, Some((seat, sum))) => tr!(egomaster.takes, name = desk.name(seat), sum = figure(sum)),
        (Progress::Tied(_), None) => tr!(egomaster.level).into(),
        (Progress::Nobody, None) => tr!(egomaster.nobody_right).into(),
        _ => tr!(egomaster.nobody_takes).into(),
    }
}
