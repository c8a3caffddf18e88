//! A question being played or over: pads, line and list are the shared ones
//! ([`crate::app::contest`]); the seats stay below.

use super::board::lights;
use super::desk::{Desk, mode_name};
use super::guests::Guests;
use super::words::{icon_word, question_kind};
use crate::app::contest::Stage;
use crate::app::contest::aim::Aim;
use crate::app::contest::console::{Aside, Console, PutIt};
use crate::app::contest::correction::Correction;
use crate::app::contest::pads::Arena;
use crate::app::contest::rally::{Rally, Ticking};
use crate::app::contest::reveal::{Open, Outcome};
use crate::app::contest::strip::Strip;
use crate::app::contest::turning::Turned;
use crate::app::parts::money::figure;
use crate::app::quiz::controls::{Behind, PassTo};
use crate::app::sitting::StatusStoreFields;
use crate::app::words::tr;
use crate::rules::Seat;
use crate::rules::contest::Progress;
use crate::rules::egomaster::ring::Mode;
use crate::rules::egomaster::view::{ShownView, TableViewStoreFields};
use crate::spoken::two_languages::of_deck;
use leptos::prelude::*;

/// The tablet goes to the reader, who alone sees what comes next.
#[component]
pub fn Passes(seat: Seat) -> impl IntoView {
    let desk = Desk::get();
    let mark = desk.chair(seat).mark;
    view! { <div class="pass-to" data-mark=mark.0.to_string()><PassTo quiz=*desk seat/></div> }
}

/// Where the tablet reads, a player says when all are ready.
#[component]
pub fn Puts() -> impl IntoView {
    let desk = Desk::get();
    let person = move || desk.sitting.status.turn().get().is_some_and(|seat| desk.is_person(seat));
    view! {
        <Show when=person><p class="tell">{tr!(egomaster.all_ready)}</p><PutIt/></Show>
    }
}

/// The public stage of a question.
#[component]
pub fn Played(stage: Stage) -> impl IntoView {
    let desk = Desk::get();
    // A ruling given already cannot be given again during the suspense.
    let holds = move || desk.sitting.suspended.with(Option::is_some);
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

/// The stage of a question with the seats below: `.scene[data-stage]`.
#[component]
fn Scene(stage: &'static str, children: Children) -> impl IntoView {
    let desk = Desk::get();
    let holds = move || desk.sitting.suspended.with(Option::is_some);
    view! {
        <main class="scene contest" data-stage=stage inert=holds data-lights=move || lights(desk)>
            <section class="played">{children()}</section>
            <Guests/>
        </main>
    }
}

/// The public stage of a rally; where a person judges, his list is behind the curtain.
#[component]
fn Rallies() -> impl IntoView {
    let desk = Desk::get();
    let pass = move |seat: Seat| {
        let mark = desk.chair(seat).mark;
        view! { <div class="pass-to" data-mark=mark.0.to_string()><PassTo quiz=*desk seat/></div> }
    };
    view! { <Rally>{move || desk.private.get().map(pass)}</Rally> }
}

/// The reader's console: the question before he puts it, or the list that he ticks.
#[component]
pub fn Lifted(seat: Seat, stage: Stage) -> impl IntoView {
    let desk = Desk::get();
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
                    <Behind quiz=*desk seat/>
                    <section class="played">{inside()}</section>
                </div>
            </Turned>
        </main>
    }
}

fn question_kind_text(turn: &crate::rules::egomaster::view::TurnView) -> String {
    let kind = turn.icon.map_or(tr!(egomaster.solo), icon_word);
    [kind, "\u{a0}: ", &of_deck(turn.keyword.as_deref().unwrap_or_default())].concat()
}

/// A question that is over: its answer, who takes what, and a wrong ruling to be corrected.
#[component]
pub fn Reveal() -> impl IntoView {
    let desk = Desk::get();
    let shown = desk.sitting.view.shown().get_untracked()?;
    let ShownView { turn, how, contest, note, .. } = shown;
    let title = outcome_words(desk, how);
    let takes = untrack(|| gain(desk)).map_or(how, |(seat, _)| Progress::Won(seat));
    let followed = untrack(|| desk.followed());
    let go = Callback::new(move |()| desk.go_on());
    let table = desk.table;
    Some(view! {
        <main class="scene contest" data-stage="reveal" data-mode=mode_name(turn.mode) data-lights=move || lights(desk)>
            <p class="challenge">{question_kind(&turn)}</p>
            <section class="played"><Open table view=contest how/></section>
            <Outcome table how=takes title followed note on_go=go><Correction/></Outcome>
            <Guests/>
        </main>
    })
}

/// The seat that got something in the reveal, and how much.
fn gain(desk: Desk) -> Option<(Seat, u32)> {
    desk.seats().find_map(|seat| desk.gained(seat).map(|sum| (seat, sum)))
}

/// The title: who takes what, or that the dice decide, or that the question is put back.
fn outcome_words(desk: Desk, how: Progress) -> String {
    match (how, untrack(|| gain(desk))) {
        (Progress::Withdrawn, _) => tr!(egomaster.put_back).into(),
        (_, Some((seat, sum))) => tr!(egomaster.takes, name = desk.name(seat), sum = figure(sum)),
        (Progress::Tied(_), None) => tr!(egomaster.level).into(),
        (Progress::Nobody, None) => tr!(egomaster.nobody_right).into(),
        _ => tr!(egomaster.nobody_takes).into(),
    }
}
