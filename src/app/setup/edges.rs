//! The edges at which the seats of a draft sit, and the choice of one in a seat's sheet.

use super::draft::Draft;
use crate::app::parts::NamedMark;
use crate::app::shell::Shell;
use crate::app::words::{edge_name, tr};
use crate::rules::edge::{Edge, Half, Spot, clockwise, spots};
use crate::rules::{Chair, Mark, Seat};
use crate::small_sort::SmallSort;
use leptos::prelude::*;

impl Draft {
    /// The spot of each seat, and last that of one more, if there is `room`.
    pub fn spots(&self, room: bool) -> Vec<Spot> {
        let mut edges = Edge::of(&self.seats);
        if room {
            edges.push(Edge::free(&edges));
        }
        let seats: Vec<Seat> = Seat::all(edges.len() as u8).collect();
        spots(&edges, &seats)
    }

    /// Adds a chair where there is most room; the others stay where they are. Returns its seat.
    pub(super) fn join(&mut self, chair: Chair) -> usize {
        let mut edges = Edge::of(&self.seats);
        edges.push(Edge::free(&edges));
        self.seats.push(chair);
        self.sit_down(&edges);
        clockwise(&edges).iter().position(|seat| *seat + 1 == edges.len()).unwrap_or_default()
    }

    /// Moves a seat to an edge. If two sit there already it changes places with the first of them; at its own
    /// edge it takes the other half.
    pub fn sit_at(&mut self, seat: usize, edge: Edge) {
        let mut edges = Edge::of(&self.seats);
        let there: Vec<usize> =
            (0..edges.len()).filter(|other| *other != seat && edges[*other] == edge).collect();
        match self.seats.get_mut(seat) {
            None => return,
            Some(chair) => chair.placed = true,
        }
        match *there {
            [other] if edges[seat] == edge => self.change_places(seat, other),
            [other, _, ..] => self.change_places(seat, other),
            _ => edges[seat] = edge,
        }
        self.sit_down(&edges);
    }

    fn change_places(&mut self, one: usize, other: usize) {
        self.seats.swap(one, other);
        self.youngest = match self.youngest {
            young if young == one => other,
            young if young == other => one,
            young => young,
        };
    }

    /// Sets these edges, and puts the seats in their clockwise order.
    fn sit_down(&mut self, edges: &[Edge]) {
        let order = clockwise(edges);
        let sits = |seat: &usize| Chair { edge: Some(edges[*seat]), ..self.seats[*seat].clone() };
        let seats = order.iter().map(sits).collect();
        self.youngest = order.iter().position(|seat| *seat == self.youngest).unwrap_or_default();
        self.seats = seats;
    }

    /// Moves a seat to the place of another one; those between them each take the next place. Edges stay with
    /// the places, the youngest with the person.
    pub fn shift(&mut self, from: usize, to: usize) {
        if from >= self.seats.len() || to >= self.seats.len() {
            return;
        }
        let edges: Vec<Option<Edge>> = self.seats.iter().map(|chair| chair.edge).collect();
        let chair = self.seats.remove(from);
        self.seats.insert(to, Chair { placed: true, ..chair });
        self.seats.iter_mut().zip(edges).for_each(|(chair, edge)| chair.edge = edge);
        let young = self.youngest;
        self.youngest = if young == from {
            to
        } else {
            let without = young - usize::from(young > from);
            without + usize::from(without >= to)
        };
    }
}

/// The table from above in a seat's sheet: a tap on an edge moves the seat there.
#[component]
pub fn ChooseEdge(draft: RwSignal<Draft>, seat: usize) -> impl IntoView {
    let shell = Shell::get();
    let edge = move |edge: Edge| {
        let here = draft.with_untracked(|draft| Edge::of(&draft.seats).get(seat) == Some(&edge));
        let sits = move |_| {
            shell.dialog.set(false);
            draft.update(|draft| draft.sit_at(seat, edge));
        };
        let who = move || draft.with(|draft| marks_at(draft, edge));
        let mark = |mark| view! { <NamedMark mark/> };
        view! {
            <button
                type="button"
                class="piece"
                data-act="edge"
                data-edge=edge.name()
                aria-pressed=here.to_string()
                on:click=sits
            >
                {edge_name(edge)}
                <span class="marks">{move || who().into_iter().map(mark).collect_view()}</span>
            </button>
        }
    };
    view! {
        <fieldset class="field">
            <legend>{tr!(setup.where_sits)}</legend>
            <div class="edges">
                {Edge::ALL.map(edge).into_iter().collect_view()}
                <span class="slate" aria-hidden="true"></span>
            </div>
        </fieldset>
    }
}

/// The marks at an edge, from left to right or from top to bottom.
fn marks_at(draft: &Draft, edge: Edge) -> Vec<Mark> {
    let there = draft.spots(false).into_iter().zip(&draft.seats);
    let mut there: Vec<(Spot, Mark)> = there
        .filter(|(spot, _)| spot.edge == edge)
        .map(|(spot, chair)| (spot, chair.mark))
        .collect();
    // At the top and at the right, the half at a sitter's right hand comes first.
    let first = if matches!(edge, Edge::Top | Edge::Right) { Half::Right } else { Half::Left };
    there.small_sort_by_key(|(spot, _)| spot.half != first);
    there.into_iter().map(|(_, mark)| mark).collect()
}
