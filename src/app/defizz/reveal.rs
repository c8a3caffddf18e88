//! The reveal of a question that is over or was not asked: the answer, who takes what, who is out,
//! and the correction of a wrong ruling (DEF-T14, D3, M7, R16).

use super::chance::{Drawn, Stand, Thrown, beats};
use super::clues::quoted;
use super::desk::Desk;
use super::stage::Ask;
use super::words::{amount_to, mode_word};
use crate::app::contest::chips::Stacks;
use crate::app::contest::correction::Correction;
use crate::app::contest::reveal::{Open, Outcome, void_words};
use crate::app::parts::money::figure;
use crate::app::parts::ticket::Question;
use crate::app::parts::{Icon, SeatMark};
use crate::app::words::tr;
use crate::rules::chips::Chips;
use crate::rules::contest::Progress;
use crate::rules::defizz::Event;
use crate::rules::defizz::view::{LuckView, ShownView, TableViewStoreFields};
use crate::rules::purse::Payer;
use leptos::prelude::*;

/// The stage of a reveal.
#[component]
pub fn Reveal() -> impl IntoView {
    let desk = Desk::get();
    let refused = desk.last_events.with_untracked(|events| events.contains(&Event::NobodyPlays));
    match desk.sitting.view.shown().get_untracked().filter(|_| !refused) {
        Some(shown) => view! { <Played shown/> }.into_any(),
        None => view! { <NotAsked/> }.into_any(),
    }
}

/// A question that was played to its end.
#[component]
fn Played(shown: ShownView) -> impl IntoView {
    let desk = Desk::get();
    let ShownView { mode, how, contest, luck, note, clue, .. } = shown;
    let title = match how {
        Progress::Won(seat) => {
            let sum = desk.last_events.with_untracked(|events| amount_to(events, seat));
            tr!(defizz.takes, name = desk.name(seat), sum = figure(sum))
        }
        how => void_words(desk.table, how),
    };
    let open = contest.map(|view| view! { <Open table=desk.table view how/> });
    let luck = luck.map(|luck| view! { <Lucky luck how/> });
    view! {
        <div class="reveal-stage">
            <p class="what"><span class="mode-tag">{mode_word(mode)}</span>{quoted(&clue)}</p>
            {open}
            {luck}
            <Ends how title note/>
        </div>
    }
}

/// A question of luck that is over, with the device in its final position.
#[component]
fn Lucky(luck: LuckView, how: Progress) -> impl IntoView {
    let desk = Desk::get();
    let text = luck.text.clone().unwrap_or_default();
    let luck = LuckView { next: None, calls: vec![], ..luck };
    let seen = desk.last_events.get_untracked();
    let last = luck.device.and_then(|device| beats::of(device, &seen).pop());
    let winner = match how {
        Progress::Won(seat) => Some(seat),
        _ => None,
    };
    let stand = Stand { last: last.map(|beat| beat.what), winner, moves: false };
    let now = Signal::stored(luck.clone());
    view! {
        <div class="reveal-contest" data-kind="luck">
            <Question text/>
            <div class="luck-show"><Drawn luck stand/></div>
            <Thrown luck=now how/>
        </div>
    }
}

/// Who takes what, with the buttons that go on and correct.
#[component]
fn Ends(how: Progress, title: String, note: Option<String>) -> impl IntoView {
    let desk = Desk::get();
    let followed = untrack(|| desk.followed());
    let on_go = Callback::new(move |()| desk.go_on());
    view! { <Outcome table=desk.table how title followed note on_go><Correction/></Outcome> }
}

/// Everybody has refused: the question is not asked.
#[component]
fn NotAsked() -> impl IntoView {
    let desk = Desk::get();
    let payments = desk.last_events.with_untracked(|events| {
        let paid = events.iter().filter_map(|event| match *event {
            Event::Paid { from: Payer::Wallet(from), to: Payer::Wallet(to), amount } => {
                Some((from, to, amount))
            }
            _ => None,
        });
        paid.collect::<Vec<_>>()
    });
    let sum = payments.iter().map(|(_, _, amount)| amount).sum::<u32>();
    let winner = payments.first().map(|(_, to, _)| *to);
    let gives = |(from, to, amount)| {
        let words =
            tr!(defizz.gives, name = desk.name(from), sum = figure(amount), other = desk.name(to));
        view! {
            <li>
                <SeatMark mark=desk.chair(from).mark/>
                <Stacks chips=Chips::few(amount)/>
                <Icon name="chevron-right"/>
                <SeatMark mark=desk.chair(to).mark/>
                <span class="words">{words}</span>
            </li>
        }
    };
    let how = winner.map_or(Progress::Nobody, Progress::Won);
    let title = match winner {
        Some(seat) => tr!(defizz.takes, name = desk.name(seat), sum = figure(sum)),
        None => tr!(defizz.nothing_paid).into(),
    };
    // A single refusal stands beside the refuser's mark, several beside that of the player who raised.
    let refuse = match payments[..] {
        [(from, ..)] => Some((from, tr!(defizz.refuses, name = desk.name(from)))),
        _ => winner.map(|seat| (seat, tr!(defizz.not_asked).into())),
    };
    let ask = refuse.map(|(seat, words)| {
        view! { <Ask seat words hint=tr!(defizz.not_asked_hint)/> }
    });
    view! {
        <div class="reveal-stage" data-empty="">
            {ask}
            <ul class="gives">{payments.into_iter().map(gives).collect_view()}</ul>
            <Ends how title note=None/>
        </div>
    }
}
