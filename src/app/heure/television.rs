//! The table of *Quelle heure est-il ?* on a television: every row of the day, the drawn card, the pile.

use super::cards::{CardSize, ClockCard, GhostCard};
use super::words::hour_words;
use crate::app::parts::{SeatMark, Symbol};
use crate::app::television::{Card, OnTelevision, Watch};
use crate::app::words::tr;
use crate::rules::heure::Heure;
use crate::rules::heure::cards::Hour;
use crate::rules::heure::row::{Row, SLOTS};
use crate::rules::heure::view::{PhaseView, TableView};
use crate::rules::{Ms, Seat};
use crate::wire::Sitter;
use leptos::prelude::*;

/// What lies in the middle.
#[derive(Clone, Copy, PartialEq)]
enum Middle {
    Backs(u8),
    Hour(Hour),
    Ghost,
    Nothing,
}

/// The row of a seat.
#[derive(Clone, PartialEq)]
struct OneOf {
    sitter: Sitter,
    row: Row,
    /// How many cards the hand has.
    cards: u8,
    turn: bool,
}

/// The stage.
#[derive(Clone, PartialEq)]
pub struct Board {
    middle: Middle,
    words: String,
    pile: u8,
    rows: Vec<OneOf>,
}

impl OnTelevision for Heure {
    type Board = Board;

    fn seats_in(view: &TableView) -> usize {
        view.seats.len()
    }

    fn board(view: &TableView, watch: Watch) -> Board {
        let (middle, words) = match &view.phase {
            PhaseView::Draw { cards, .. } => {
                let (name, from) = (turn(view, watch), watch.name(view.victim));
                (Middle::Backs(*cards), tr!(heure.draws_from, name = name, from = from))
            }
            PhaseView::Place { hour, .. } => {
                (Middle::Hour(*hour), tr!(heure.says, hour = hour_words(*hour)))
            }
            PhaseView::Ghost => (Middle::Ghost, tr!(heure.boo).into()),
            PhaseView::Ask { hour, .. } => (Middle::Hour(*hour), tr!(heure.ask).into()),
            PhaseView::Answer { hour, .. } => {
                (Middle::Hour(*hour), tr!(heure.do_answer, name = turn(view, watch)))
            }
            PhaseView::Emergency { .. } => {
                let unblocks = tr!(heure.unblocks, name = turn(view, watch));
                (Middle::Nothing, [tr!(heure.jammed), " ", &unblocks].concat())
            }
            PhaseView::Over { .. } => (Middle::Nothing, String::new()),
        };
        let row = |seat: Seat| {
            let it = &view.seats[seat.index()];
            OneOf { sitter: watch.sitter(seat), row: it.row, cards: it.hand.count(), turn: it.turn }
        };
        Board { middle, words, pile: view.pile, rows: watch.seats().map(row).collect() }
    }

    fn draw(board: Board) -> AnyView {
        let Board { middle, words, pile, rows } = board;
        let count = rows.len().to_string();
        let card = match middle {
            Middle::Hour(hour) => view! { <ClockCard hour size=CardSize::Large/> }.into_any(),
            Middle::Ghost => view! { <GhostCard mood="ghost-card-boo"/> }.into_any(),
            Middle::Backs(cards) => super::cards::backs(cards.into()).into_any(),
            Middle::Nothing => ().into_any(),
        };
        view! {
            <div class="tv-day" style:--rows=count>
                <div class="tv-middle">
                    <h2>{words}</h2>
                    <div class="tv-card">{card}</div>
                    <p class="tv-pile">
                        <Symbol sprite="heure" id="count"/>{tr!(heure.pile, n = pile)}
                    </p>
                </div>
                <ol class="tv-rows">
                    {rows.into_iter().map(|of| view! { <OneRow of/> }).collect_view()}
                </ol>
            </div>
        }
        .into_any()
    }

    fn card(view: &TableView, seat: Seat, _: Watch) -> Card {
        let it = &view.seats[seat.index()];
        let laid = it.row.laid().count() as u32;
        Card {
            sum: tr!(television.cards, n = it.hand.count()),
            tag: tr!(heure.laid_of, n = laid),
            ..Card::default()
        }
    }

    fn until(_: &TableView) -> Option<Ms> {
        None
    }

    fn score(score: u32) -> String {
        tr!(heure.laid_of, n = score)
    }
}

/// The name of the seat on turn.
fn turn(view: &TableView, watch: Watch) -> String {
    view.turn.map(|seat| watch.name(seat)).unwrap_or_default()
}

/// A row on its sky, from dawn to night.
#[component]
fn OneRow(of: OneOf) -> impl IntoView {
    let OneOf { sitter, row, cards, turn } = of;
    let slot = |slot: u8| {
        let card = row.at(slot).map(|hour| view! { <ClockCard hour size=CardSize::Large/> });
        let free = card.is_none();
        view! { <li class="tv-slot" data-free=free>{card}{free.then_some("?")}</li> }
    };
    let label = tr!(heure.row_of, name = sitter.name);
    view! {
        <li class="tv-row" data-mark=sitter.mark.0.to_string() data-turn=turn>
            <span class="who">
                <SeatMark mark=sitter.mark/>
                <span class="name">{sitter.name}</span>
                <small>{tr!(television.cards, n = cards)}</small>
            </span>
            <ol class="hour-row" aria-label=label>{(1..=SLOTS).map(slot).collect_view()}</ol>
        </li>
    }
}
