//! The bank, which empties chip by chip (EGO-S1, P1), and the three booklets beside the board, the
//! legend of the modes.

use super::desk::{Desk, mode_name, turn_of};
use crate::app::parts::Symbol;
use crate::app::parts::money::figure;
use crate::app::words::tr;
use crate::rules::chips::{Chips, STEP};
use crate::rules::egomaster::BOX;
use crate::rules::egomaster::ring::{Mode, Square};
use crate::rules::egomaster::view::PhaseView;
use leptos::prelude::*;

/// Chips of one value in a stack; `of` is how many there were: `.chips-of[data-value]`.
#[component]
pub fn Stack(value: u32, n: u8, #[prop(default = 0)] of: u8) -> impl IntoView {
    view! { <i class="chips-of" data-value=value.to_string() style:--n=n.to_string() style:--of=of.to_string()></i> }
}

/// The chips left when the bank holds `amount` of `of`; no stack is higher than it was.
fn left(of: Chips, amount: u32) -> Chips {
    let whole = of.worth().max(1);
    let share = |n: u8| (u32::from(n) * amount / whole) as u8;
    let mut left = Chips { of_500: share(of.of_500), of_200: share(of.of_200), of_100: 0 };
    let rest = |left: &Chips| amount.saturating_sub(left.worth()) / STEP;
    while rest(&left) > u32::from(of.of_100) && left.of_200 < of.of_200 {
        left.of_200 += 1;
    }
    while rest(&left) > u32::from(of.of_100) && left.of_500 < of.of_500 {
        left.of_500 += 1;
    }
    Chips { of_100: rest(&left) as u8, ..left }
}

/// The chips that the bank began with.
fn whole(desk: Desk) -> Chips {
    let (short, seats) = desk.sitting.read(|session| {
        let setup = session.setup();
        (setup.options.short_enrichment, setup.chairs.len() as u8)
    });
    // A sixth of the box for each player (option EGO-O8).
    let each = Chips { of_500: BOX.of_500 / 6, of_200: BOX.of_200 / 6, of_100: BOX.of_100 / 6 };
    if short { each.times(seats) } else { BOX }
}

/// The bank: its sum, its stacks, what happens when it is empty; in the elimination, all chips in play.
#[component]
pub fn Bank() -> impl IntoView {
    let desk = Desk::get();
    let of = whole(desk);
    let bank = desk.bank;
    let down = desk.elimination;
    let title = move || if down.get() { tr!(egomaster.in_play) } else { tr!(egomaster.bank) };
    let sum = move || figure(bank.get().unwrap_or_else(|| in_play(desk)));
    let words =
        move || if down.get() { tr!(egomaster.all_in_hands) } else { tr!(egomaster.when_empty) };
    let stacks = move || {
        let left = left(of, bank.get().unwrap_or(0)).by_value();
        let one = |((value, n), (_, of)): ((u32, u8), (u32, u8))| {
            view! { <li><Stack value n of/><span>{value.to_string()}</span></li> }
        };
        left.into_iter().zip(of.by_value()).map(one).collect_view()
    };
    view! {
        <aside class="bank" aria-label=tr!(egomaster.bank)>
            <h2>{title}</h2>
            <b class="money">{sum}</b>
            <ul class="vault" aria-hidden="true">{stacks}</ul>
            <p>{words}</p>
        </aside>
    }
}

/// All that the players own, and the pot.
fn in_play(desk: Desk) -> u32 {
    desk.seats().map(|seat| desk.floor().total.run(seat)).sum::<u32>() + desk.pot.get()
}

/// The three booklets: those within reach are pulled out.
#[component]
pub fn Booklets() -> impl IntoView {
    let desk = Desk::get();
    let offered = Memo::new(move |_| desk.phase.with(offered));
    let cover = move |mode: Mode| {
        let out = move || offered.with(|offered| offered.contains(&mode));
        view! {
            <li class="cover" data-mode=mode_name(mode) data-offered=out>
                <Heads mode/>{super::words::mode_word(mode)}
            </li>
        }
    };
    view! {
        <ul class="booklets" aria-label=tr!(egomaster.booklets)>
            {[Mode::Solo, Mode::Duo, Mode::Multi].map(cover).into_iter().collect_view()}
        </ul>
    }
}

/// One, two or three heads: how many play in a mode.
#[component]
pub fn Heads(mode: Mode) -> impl IntoView {
    view! { <Symbol sprite="egomaster" id=["ego-", mode_name(mode)].concat() class="heads"/> }
}

/// The modes that the pawn can reach, or stands on.
fn offered(phase: &PhaseView) -> Vec<Mode> {
    match phase {
        PhaseView::Walk { forward, backward, .. } => {
            let ends = [forward.last(), backward.last()];
            ends.into_iter().flatten().map(|square| Square(*square).mode()).collect()
        }
        PhaseView::Dice { mode, .. } => vec![*mode],
        phase => turn_of(phase).map(|turn| turn.mode).into_iter().collect(),
    }
}
