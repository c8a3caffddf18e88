//! A row of seven slots on its sky: small for the others, large for the seat in focus, where
//! cards are laid and pushed.

use super::cards::{CardSize, ClockCard};
use super::desk::Desk;
use super::emergency::{Arrows, Pushing};
use crate::app::parts::Symbol;
use crate::app::sitting::StatusStoreFields;
use crate::app::words::tr;
use crate::rules::Seat;
use crate::rules::heure::cards::Hour;
use crate::rules::heure::row::{Row, SLOTS, Slot};
use crate::rules::heure::view::{PhaseView, SeatViewStoreFields};
use leptos::prelude::*;

/// What a slot shows. Memoized, so that only changed slots re-render.
#[derive(Clone, Copy, PartialEq)]
enum Face {
    Free,
    Card(Hour),
    /// The drawn card may go here and the help says so.
    Fits,
    /// Not pointed out, but can be tried: any free slot without help, a foolish one with it.
    Try,
    /// Nothing can fill it.
    Stuck,
}

/// The small row of a seat, without controls.
#[component]
pub fn SmallRow(seat: Seat) -> impl IntoView {
    let desk = Desk::get();
    // One read of the store; the slots of an unchanged row are not recomputed.
    let row = Memo::new(move |_| desk.field(seat).row().get());
    let slot = |slot: Slot| {
        let face = Memo::new(move |_| row.with(|row| row.at(slot)).map_or(Face::Free, Face::Card));
        let fresh = move || desk.fresh.get() == Some((seat, slot));
        view! {
            <li class="slot" data-new=fresh>
                <FreeSlot at=slot face/>
                <Inside at=slot face size=CardSize::Small/>
            </li>
        }
    };
    view! {
        <ol class="hour-row" aria-label=tr!(heure.row_of, name = desk.name(seat))>
            {(1..=SLOTS).map(slot).collect_view()}
        </ol>
    }
}

/// The large row: always that of the seat in focus.
#[component]
pub fn LargeRow() -> impl IntoView {
    let (desk, pushing) = (Desk::get(), Pushing::get());
    let row = Memo::new(move |_| pushing.preview(desk.field(desk.focus.get()).row().get()));
    let hints = Memo::new(move |_| hints(desk, desk.focus.get(), pushing));
    let moment = |slot: Slot| {
        let id = ["moment-", &slot.to_string()].concat();
        view! { <li class="moment" aria-hidden="true"><Symbol sprite="heure" id/></li> }
    };
    let slot = |slot: Slot| {
        let face = Memo::new(move |_| row.with(|row| hints.with(|hints| face(row, slot, hints))));
        view! { <LargeSlot at=slot face/> }
    };
    let label = move || tr!(heure.row_of, name = desk.name(desk.focus.get()));
    let journey = Journey::of(desk);
    view! {
        <section
            class="me"
            aria-label=label
            data-mark=move || desk.chair(desk.focus.get()).mark.0.to_string()
            data-travel=move || journey.with(Journey::leg)
            style:--from=move || journey.with(|journey| journey.from.to_string())
        >
            <ol class="hour-row large" aria-label=label>
                {(1..=SLOTS).map(moment).collect_view()}
                {(1..=SLOTS).map(slot).collect_view()}
            </ol>
        </section>
    }
}

/// The journey of a row from its place among the small ones to the large one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Journey {
    seat: Seat,
    /// The place it had, 1 for the first; 0 for the row that was large from the beginning.
    from: u8,
    /// Journeys made so far.
    made: usize,
}

impl Journey {
    fn of(desk: Desk) -> Memo<Journey> {
        let seats = desk.seats().count() as u8;
        Memo::new(move |before: Option<&Journey>| {
            let seat = desk.focus.get();
            before.map_or(Journey { seat, from: 0, made: 0 }, |it| it.on(seat, seats))
        })
    }

    /// The journey to the next large row; the small rows follow it clockwise.
    fn on(self, seat: Seat, seats: u8) -> Journey {
        if seat == self.seat {
            return self;
        }
        Journey { seat, from: (seat.0 + seats - self.seat.0) % seats, made: self.made + 1 }
    }

    /// Two names by turns: a style sheet replays an animation only under another name.
    fn leg(&self) -> Option<&'static str> {
        match self.made {
            0 => None,
            made if made % 2 == 1 => Some("there"),
            _ => Some("again"),
        }
    }
}

/// What the phase points out on the large row.
#[derive(Clone, Copy, PartialEq, Default)]
struct Hints {
    fits: [bool; SLOTS as usize],
    free_to_try: [bool; SLOTS as usize],
    stuck: [bool; SLOTS as usize],
}

fn hints(desk: Desk, seat: Seat, pushing: Pushing) -> Hints {
    let on_turn = desk.sitting.status.turn().get() == Some(seat);
    let mine = on_turn && desk.is_person(seat);
    match desk.phase() {
        // A foolish slot does not glow, but is permitted all the same (HEURE-P5).
        PhaseView::Place { slots, glow: Some(fits), .. } if mine => {
            Hints { fits, free_to_try: slots, ..Hints::default() }
        }
        PhaseView::Place { .. } if mine => {
            Hints { free_to_try: [true; SLOTS as usize], ..Hints::default() }
        }
        PhaseView::Emergency { jams, .. } if on_turn => Hints {
            stuck: std::array::from_fn(|i| {
                let slot = i as Slot + 1;
                pushing.is_empty() && jams.iter().any(|jam| jam.left < slot && slot < jam.right)
            }),
            ..Hints::default()
        },
        _ => Hints::default(),
    }
}

fn face(row: &Row, slot: Slot, hints: &Hints) -> Face {
    let index = usize::from(slot) - 1;
    match row.at(slot) {
        Some(hour) => Face::Card(hour),
        None if hints.fits[index] => Face::Fits,
        None if hints.free_to_try[index] => Face::Try,
        None if hints.stuck[index] => Face::Stuck,
        None => Face::Free,
    }
}

#[component]
fn LargeSlot(at: Slot, face: Memo<Face>) -> impl IntoView {
    let (desk, pushing) = (Desk::get(), Pushing::get());
    let fresh = move || {
        let laid = desk.fresh.get() == Some((desk.focus.get(), at));
        laid && matches!(face.get(), Face::Card(_))
    };
    view! {
        <li
            class="slot"
            data-slot=at.to_string()
            data-new=fresh
            data-fit=move || face.get() == Face::Fits
            data-drop=move || matches!(face.get(), Face::Fits | Face::Try)
            data-stuck=move || face.get() == Face::Stuck
            data-doubt=move || is_doubted(desk, at).then_some("")
            data-pushed=move || pushing.came_from(at)
        >
            <FreeSlot at face/>
            <Inside at face/>
            <Arrows at/>
        </li>
    }
}

/// Whether a first tap on that slot was answered with a warning.
fn is_doubted(desk: Desk, at: Slot) -> bool {
    desk.doubt.get() == Some(at)
}

/// The face of a free slot. It stays mounted below its cover: slots fill and empty with almost every tap.
#[component]
fn FreeSlot(at: Slot, face: Memo<Face>) -> impl IntoView {
    view! {
        <span
            class="q"
            role="img"
            aria-label=tr!(heure.free, slot = at)
            aria-hidden=move || (face.get() != Face::Free).then_some("true")
        >
            "?"
        </span>
    }
}

/// The cover of a slot: a card, a button or a cross.
#[component]
fn Inside(at: Slot, face: Memo<Face>, #[prop(optional)] size: CardSize) -> impl IntoView {
    let desk = Desk::get();
    let lay = move |class| {
        let label = tr!(heure.lay_at, slot = at);
        let act = move |_| desk.lay(at);
        // `data-sure` tells a deliberate second tap from the second half of a double tap.
        let sure = move || is_doubted(desk, at).then_some("true");
        view! {
            <button class=class data-move="lay" data-sure=sure aria-label=label on:click=act></button>
        }
    };
    move || match face.get() {
        Face::Card(hour) => view! { <ClockCard hour size/> }.into_any(),
        Face::Free => ().into_any(),
        Face::Fits => lay("fit").into_any(),
        Face::Try => lay("q").into_any(),
        Face::Stuck => view! {
            <span class="q" role="img" aria-label=tr!(heure.stuck, slot = at)>
                <Symbol sprite="heure" id="cross"/>
            </span>
        }
        .into_any(),
    }
}
