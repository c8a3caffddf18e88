//! The seats round the board, or in a row below the booklet: mark, name, total, chips, and a word
//! for what each does now. A seat that can be named is raised and can be touched.

use super::bank::Stack;
use super::desk::{Desk, turn_of};
use super::opponent::may_be_named;
use crate::app::parts::money::figure;
use crate::app::parts::{Icon, Symbol};
use crate::app::phones::PersonMark;
use crate::app::quiz::side_bets::SideBets;
use crate::app::words::tr;
use crate::rules::chips::Chips;
use crate::rules::edge::{nearest, spots};
use crate::rules::egomaster::ring::Mode;
use crate::rules::egomaster::view::{PhaseView, SeatView};
use crate::rules::egomaster::{Move, PhaseKind};
use crate::rules::{Edge, Seat};
use crate::small_sort::SmallSort;
use leptos::prelude::*;

/// The places beside the ring, each with its angle from the middle: `a` to `c` down the left side, `d` to `f`
/// down the right. Up to four sit in the corners.
const PLACES: [(&str, i32); 6] =
    [("f", 45), ("c", 130), ("a", 225), ("d", 310), ("b", 180), ("e", 0)];

/// The place of each seat: the nearest to its edge of the table.
fn corners(edges: &[Edge]) -> Vec<&'static str> {
    let seats: Vec<Seat> = Seat::all(edges.len() as u8).collect();
    let mut places = if seats.len() > 4 { PLACES.to_vec() } else { PLACES[..4].to_vec() };
    places.small_sort_by_key(|(_, angle)| *angle);
    nearest(&spots(edges, &seats), &places)
}

/// What is shown of a seat.
#[derive(Clone, PartialEq)]
pub struct Panel {
    total: u32,
    chips: Chips,
    tag: Option<Tag>,
    /// Whether a person can name it now.
    named: bool,
    /// Whether it owns more than every other one.
    richest: bool,
    /// In `data-state`: `turn`, `out`, `aside` or `in`.
    state: &'static str,
}

fn panel(desk: Desk, seat: Seat) -> Panel {
    let seen = desk.sat(seat).get();
    let tag = tag(desk, seat, &seen);
    let state = match tag {
        Some(Tag::Turn(_)) => "turn",
        Some(Tag::Out | Tag::Bets(_) | Tag::Folds) => "out",
        Some(Tag::Reads)
            if matches!(
                desk.sitting.phase_kind.get(),
                PhaseKind::Booklet | PhaseKind::Opponent
            ) =>
        {
            "aside"
        }
        _ => "in",
    };
    let poorer = |other: Seat| desk.floor().total.run(other) < seen.total;
    let richest = desk.seats().all(|other| other == seat || poorer(other));
    let named = may_be_named(desk, seat);
    Panel { total: seen.total, chips: seen.chips, tag, named, richest, state }
}

/// All seats, in order.
#[component]
pub fn Guests() -> impl IntoView {
    let desk = Desk::get();
    let edges = desk.table.with_chairs(Edge::of);
    let seated = desk.seats().zip(corners(&edges)).zip(edges);
    let guest = |((seat, corner), edge)| view! { <Guest seat corner edge/> };
    view! {
        <ol class="guests" data-seats=desk.seats().count().to_string() aria-label=tr!(quiz.players)>
            {seated.map(guest).collect_view()}
        </ol>
    }
}

/// A seat: a button if it can be named or may bet, a plain block otherwise.
#[component]
fn Guest(seat: Seat, corner: &'static str, edge: Edge) -> impl IntoView {
    let desk = Desk::get();
    let panel = Memo::new(move |_| panel(desk, seat));
    let named = Memo::new(move |_| panel.with(|panel| panel.named));
    let bets = SideBets::get();
    let may_bet = Memo::new(move |_| bets.may(seat));
    let has_bet = Memo::new(move |_| panel.with(|panel| matches!(panel.tag, Some(Tag::Bets(_)))));
    let card = move || {
        let inside = view! { <Inside seat panel/> };
        if named.get() {
            let name = move |_| desk.act(Move::Name(seat));
            view! { <button class="guest piece" data-may="" data-move="name" on:click=name>{inside}</button> }.into_any()
        } else if may_bet.get() {
            let (may, state) = if has_bet.get() { (None, Some("out")) } else { (Some(""), None) };
            let ask = move |_| bets.ask(seat);
            view! { <button class="guest piece" data-act="side-bet" data-may=may data-state=state on:click=ask>{inside}</button> }.into_any()
        } else {
            let state = move || panel.with(|panel| panel.state);
            view! { <div class="guest piece" data-state=state>{inside}</div> }.into_any()
        }
    };
    let mark = desk.chair(seat).mark.0.to_string();
    view! { <li data-corner=corner data-edge=edge.name() data-mark=mark>{card}</li> }
}

#[component]
fn Inside(seat: Seat, panel: Memo<Panel>) -> impl IntoView {
    let chair = Desk::get().chair(seat);
    let total = Memo::new(move |_| panel.with(|panel| panel.total));
    let chips = Memo::new(move |_| panel.with(|panel| panel.chips));
    let tag = Memo::new(move |_| panel.with(|panel| panel.tag.clone()));
    let richest = Memo::new(move |_| panel.with(|panel| panel.richest));
    let crown = move || {
        richest.get().then(|| view! { <Symbol sprite="egomaster" id="ego-crown" class="crown"/> })
    };
    let stack = |(value, n): (u32, u8)| (n > 0).then(|| view! { <Stack value n/> });
    view! {
        {move || tag.get().map(|tag| view! { <TagWord tag/> })}
        {crown}
        <PersonMark chair=chair.clone()/>
        <span class="name">{chair.name}</span>
        <span class="money">{move || figure(total.get())}</span>
        <span class="purse" aria-hidden="true">{move || chips.get().by_value().map(stack).collect_view()}</span>
    }
}

/// What a seat does now.
#[derive(Clone, PartialEq)]
enum Tag {
    /// It has to act, or it is its turn: with that word.
    Turn(&'static str),
    /// It is out of the game.
    Out,
    /// It is out, and has bet on that one.
    Bets(String),
    /// It reads.
    Reads,
    /// It follows the raise.
    Follows,
    /// It does not follow the raise.
    Folds,
    /// It has raised, is the opponent, is designated: with that word.
    Is(&'static str),
    /// It has staked that much.
    Staked(u32),
    /// It got that much.
    Gains(u32),
    /// It paid that much.
    Pays(u32),
}

fn tag(desk: Desk, seat: Seat, seen: &SeatView) -> Option<Tag> {
    if desk.table.revealing.get() {
        let gains = desk.gained(seat).map(Tag::Gains);
        let pays = desk.lost(seat).map(Tag::Pays);
        return gains.or_else(|| seen.out.then_some(Tag::Out)).or(pays);
    }
    if seen.out && !seen.reads {
        let bet = seen.bet.map(|on| Tag::Bets(desk.name(on)));
        let may = || SideBets::get().may(seat).then(|| Tag::Is(tr!(contest.bet)));
        return Some(bet.or_else(may).unwrap_or(Tag::Out));
    }
    desk.phase.with(|phase| match phase {
        PhaseView::Raise { round, .. } if round.accepted.contains(&seat) => Some(Tag::Follows),
        PhaseView::Raise { round, .. } if round.refused.contains(&seat) => Some(Tag::Folds),
        PhaseView::Raise { round, .. } if seen.active && !round.free => {
            Some(Tag::Is(tr!(egomaster.raises)))
        }
        phase => ordinary(phase, seat, seen),
    })
}

fn ordinary(phase: &PhaseView, seat: Seat, seen: &SeatView) -> Option<Tag> {
    let opponent = turn_of(phase).filter(|turn| turn.opponent == Some(seat));
    Some(match phase {
        _ if seen.turn && !seen.reads => Tag::Turn(deed(phase)),
        _ if seen.reads => Tag::Reads,
        // What this seat has paid is the price of refusing.
        PhaseView::Question { contest, .. }
            if seen.stake > 0 && !contest.players.contains(&seat) =>
        {
            Tag::Folds
        }
        PhaseView::Question { .. } | PhaseView::DiceOff { .. } if seen.stake > 0 => {
            Tag::Staked(seen.stake)
        }
        _ if seen.active => Tag::Turn(tr!(quiz.plays)),
        _ => match opponent?.mode {
            Mode::Solo => Tag::Is(tr!(egomaster.lies_in_wait)),
            _ => Tag::Is(tr!(egomaster.is_opponent)),
        },
    })
}

/// The word for what the seat on turn does.
fn deed(phase: &PhaseView) -> &'static str {
    match phase {
        PhaseView::Opponent { .. } => tr!(egomaster.chooses),
        PhaseView::Raise { .. } | PhaseView::Question { .. } => tr!(egomaster.answers),
        _ => tr!(quiz.plays),
    }
}

#[component]
fn TagWord(tag: Tag) -> impl IntoView {
    let sign = |icon, words: &'static str| view! { <Icon name=icon/>{words} }.into_any();
    let (kind, inside) = match tag {
        Tag::Turn(words) => ("turn", words.into_any()),
        Tag::Out => ("out", tr!(egomaster.is_out).into_any()),
        Tag::Bets(who) => ("out", tr!(contest.bets_for, who = who).into_any()),
        Tag::Reads => ("reads", sign("speak", tr!(egomaster.reads))),
        Tag::Follows => ("is", sign("check", tr!(egomaster.follows))),
        Tag::Folds => ("out", sign("close", tr!(egomaster.folds))),
        Tag::Is(words) => ("is", words.into_any()),
        Tag::Staked(sum) => ("is", tr!(egomaster.has_staked, sum = figure(sum)).into_any()),
        Tag::Gains(sum) => ("gains", ["+\u{202f}", &figure(sum)].concat().into_any()),
        Tag::Pays(sum) => ("pays", ["−\u{202f}", &figure(sum)].concat().into_any()),
    };
    view! { <span class="tag" data-kind=kind>{inside}</span> }
}
