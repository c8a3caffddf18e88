//! The ring of 24 squares (EGO-R5) as it is seen from above, the pawns that walk on it square by
//! square, and the squares that can be reached or chosen now.

pub use crate::app::drawings::ring::{Print, Whole, at};

use super::desk::{Desk, mode_name};
use crate::app::browser::sprites;
use crate::app::parts::money::figure;
use crate::app::sitting::StatusStoreFields;
use crate::app::words::tr;
use crate::rules::Seat;
use crate::rules::egomaster::Move;
use crate::rules::egomaster::ring::{Direction, SQUARES, Square};
use crate::rules::egomaster::view::PhaseView;
use leptos::prelude::*;

/// The board from above.
#[component]
pub fn Ring() -> impl IntoView {
    let desk = Desk::get();
    let lit = Memo::new(move |_| desk.phase.with(lit));
    let square = move |square: Square| view! { <Printed square lit/> };
    view! {
        <section class="ring" aria-label=tr!(egomaster.board)>
            <svg class="ring-art" viewBox="-500 -500 1000 1000" aria-hidden="true">
                <Whole id="ego-board" class="rim"/>
                {Square::all().map(square).collect_view()}
                <Ways/>
                {desk.seats().map(|seat| view! { <Pawn seat/> }).collect_view()}
            </svg>
            <Spots/>
        </section>
    }
}

/// A square: its colour, the heads of its mode, its sum.
#[component]
fn Printed(square: Square, lit: Memo<Option<u8>>) -> impl IntoView {
    let on = Memo::new(move |_| lit.get() == Some(square.0));
    view! {
        <g class="square" data-mode=mode_name(square.mode()) data-lit=on>
            <Whole id="ego-wedge" class="wedge" square/>
            <Print square/>
        </g>
    }
}

/// The square that the turn is about, once the pawn stands there.
fn lit(phase: &PhaseView) -> Option<u8> {
    match phase {
        PhaseView::Dice { square, .. } => Some(*square),
        phase => super::desk::turn_of(phase).map(|turn| turn.square),
    }
}

/// A way that a pawn can go, square by square.
#[derive(Clone, PartialEq)]
struct Way {
    way: Direction,
    steps: u8,
    squares: Vec<u8>,
}

fn ways(phase: &PhaseView) -> Vec<Way> {
    let PhaseView::Walk { steps, forward, backward } = phase else { return vec![] };
    let way = |way, squares: &Vec<u8>| Way { way, steps: *steps, squares: squares.clone() };
    vec![way(Direction::Backward, backward), way(Direction::Forward, forward)]
}

/// Both ways of the roller, their last squares raised: a touch on one walks there.
#[component]
fn Ways() -> impl IntoView {
    let desk = Desk::get();
    let ways = Memo::new(move |_| desk.phase.with(ways));
    let shown = move |way: Way| view! { <Path way/> };
    move || ways.get().into_iter().map(shown).collect_view()
}

#[component]
fn Path(way: Way) -> impl IntoView {
    let desk = Desk::get();
    let end = Square(*way.squares.last()?);
    let direction = way.way;
    let person =
        desk.sitting.status.turn().get_untracked().is_some_and(|seat| desk.is_person(seat));
    let go = move |_| {
        if person {
            desk.act(Move::Walk(direction));
        }
    };
    let step = |(n, square): (u8, &u8)| {
        let word = if n < way.steps { (n + 1).to_string() } else { "+".into() };
        view! { <g class="step" transform=at(Square(*square), 311)><circle r="16"/><text y="7.5">{word}</text></g> }
    };
    let passed = &way.squares[..way.squares.len() - 1];
    let steps = (0..).zip(passed).map(step).collect_view();
    Some(view! {
        <g class="square target" data-mode=mode_name(end.mode()) on:click=go>
            <Whole id="ego-wedge-out" class="wedge" square=end/>
            <Print square=end/>
        </g>
        {steps}
    })
}

/// A pawn: the colour and the shape of its seat on a black foot. It walks by the shorter way, which is
/// the one it took: no walk leads over half the ring.
#[component]
fn Pawn(seat: Seat) -> impl IntoView {
    let desk = Desk::get();
    let (mark, seen) = (desk.chair(seat).mark, desk.sat(seat));
    let square = Memo::new(move |_| seen.with(|seat| seat.piece.pawn));
    let stands = Memo::new(move |before: Option<&Stand>| {
        let to = square.get()?;
        Some(
            before
                .copied()
                .flatten()
                .map_or(Step { at: to.into(), walked: 0, odd: false }, |before| before.to(to)),
        )
    });
    let moves = Memo::new(move |_| seen.with(|seat| seat.active) && !desk.table.revealing.get());
    let (head, foot) = (
        sprites::href("shell", &["mark-", &mark.0.to_string()].concat()),
        sprites::href("egomaster", "ego-pawn"),
    );
    let drawn = move |class| {
        view! {
            <g class=class>
                <use href=foot.clone() x="-30" y="-50" width="60" height="100"></use>
                <use class="head" href=head.clone() x="-25" y="-46" width="50" height="50"></use>
            </g>
        }
    };
    let at = move |f: fn(Step) -> String| stands.get().map(f);
    view! {
        <g
            class="pawn"
            data-mark=mark.0.to_string()
            data-off=move || stands.get().is_none()
            data-eager=moves
            data-walk=move || at(|step| if step.odd { "a".into() } else { "b".into() })
            style:--square=move || at(|step| step.at.to_string()).unwrap_or_else(|| "1".into())
            style:--walked=move || at(|step| step.walked.to_string()).unwrap_or_else(|| "0".into())
        >
            <g class="hops">{drawn.clone()("pawn-halo")}{drawn("pawn-body")}</g>
        </g>
    }
}

/// The position of a pawn, counted on round the ring without wrapping, so that it never walks back through the top.
#[derive(Clone, Copy, PartialEq)]
struct Step {
    at: i32,
    walked: i32,
    odd: bool,
}

type Stand = Option<Step>;

impl Step {
    fn to(self, square: u8) -> Step {
        let round = i32::from(SQUARES);
        let way = (i32::from(square) - self.at + round / 2).rem_euclid(round) - round / 2;
        if way == 0 { self } else { Step { at: self.at + way, walked: way.abs(), odd: !self.odd } }
    }
}

/// The free squares while pawns are placed (EGO-S3): buttons over the ring.
#[component]
fn Spots() -> impl IntoView {
    let desk = Desk::get();
    let free = Memo::new(move |_| {
        let person = desk.sitting.status.turn().get().is_some_and(|seat| desk.is_person(seat));
        let open = person && !desk.table.revealing.get();
        desk.phase.with(|phase| match phase {
            PhaseView::Place { free } if open => free.clone(),
            _ => vec![],
        })
    });
    let spot = move |number: u8| {
        let square = Square(number);
        let label = tr!(
            egomaster.square_named,
            n = number,
            mode = super::words::mode_said(square.mode()),
            sum = figure(square.sum())
        );
        view! {
            <button
                class="spot"
                data-move="place"
                aria-label=label
                style:--square=number.to_string()
                on:click=move |_| desk.act(Move::Place(number))
            ></button>
        }
    };
    move || free.get().into_iter().map(spot).collect_view()
}
