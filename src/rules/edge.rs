//! The edge of the table at which a seat's people sit, named after the edges of the tablet that lies on it: chosen in
//! the set-up, kept with each chair, the same on every screen. The rules of the games do not use it.

use super::seat::{Chair, Seat};
use crate::small_sort::SmallSort;
use serde::{Deserialize, Serialize};

/// An edge of the table. The variants are in clockwise order.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(rename_all = "kebab-case")]
pub enum Edge {
    /// The edge at which the tablet is upright: nothing is rotated for people sitting there.
    #[default]
    Bottom,
    /// At the left side of the tablet.
    Left,
    /// Opposite.
    Top,
    /// At the right side of the tablet.
    Right,
}

impl Edge {
    /// All edges, clockwise.
    pub const ALL: [Edge; 4] = [Edge::Bottom, Edge::Left, Edge::Top, Edge::Right];

    /// How many seats fit at an edge, half an edge each.
    pub const ROOM: usize = 2;

    /// Its name in the page.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Edge::Bottom => "bottom",
            Edge::Left => "left",
            Edge::Top => "top",
            Edge::Right => "right",
        }
    }

    /// The next edge clockwise.
    #[must_use]
    pub const fn next(self) -> Edge {
        Edge::ALL[(self as usize + 1) % 4]
    }

    /// How many quarter turns clockwise lead from `other` to this edge.
    const fn after(self, other: Edge) -> usize {
        (self as usize + 4 - other as usize) % 4
    }

    /// The angle of its middle, in degrees clockwise from the right.
    const fn angle(self) -> i32 {
        (90 + 90 * self as i32) % 360
    }

    /// The default edges for so many seats, clockwise.
    #[must_use]
    pub fn usual(seats: usize) -> Vec<Edge> {
        use Edge::{Bottom, Left, Right, Top};
        let edges: &[Edge] = match seats {
            0 | 1 => &[Bottom],
            2 => &[Bottom, Top],
            3 => &[Left, Right, Bottom],
            4 => &[Left, Top, Right, Bottom],
            5 => &[Left, Top, Right, Bottom, Bottom],
            6 => &[Top, Top, Right, Bottom, Bottom, Left],
            7 => &[Top, Top, Right, Right, Bottom, Bottom, Left],
            _ => &[Top, Top, Right, Right, Bottom, Bottom, Left, Left],
        };
        (0..seats).map(|seat| edges[seat * edges.len() / seats]).collect()
    }

    /// The edge of each seat: the chosen edges if all seats have one and there is room, else the default.
    /// Every screen uses it.
    #[must_use]
    pub fn of(chairs: &[Chair]) -> Vec<Edge> {
        let chosen: Option<Vec<Edge>> = chairs.iter().map(|chair| chair.edge).collect();
        chosen.filter(|chosen| fit(chosen)).unwrap_or_else(|| Edge::usual(chairs.len()))
    }

    /// The edge to which a page for that seat is turned by itself: its own where somebody at the table has put a seat
    /// somewhere; else the page lies upright, as the usual edges are only a guess.
    #[must_use]
    pub fn facing(chairs: &[Chair], seat: Seat) -> Edge {
        if chairs.iter().any(|chair| chair.placed) {
            return Edge::of(chairs).get(seat.index()).copied().unwrap_or_default();
        }
        Edge::default()
    }

    /// The edge with the most room for a newcomer; on a tie bottom, then top, then a side.
    #[must_use]
    pub fn free(taken: &[Edge]) -> Edge {
        let wish = [Edge::Bottom, Edge::Top, Edge::Right, Edge::Left];
        wish.into_iter().min_by_key(|edge| sitting(taken, *edge)).unwrap_or_default()
    }
}

fn sitting(edges: &[Edge], at: Edge) -> usize {
    edges.iter().filter(|edge| **edge == at).count()
}

fn fit(edges: &[Edge]) -> bool {
    Edge::ALL.into_iter().all(|edge| sitting(edges, edge) <= Edge::ROOM)
}

/// The indices of `edges` in the order round the table, clockwise from the first one's edge. Seats that share
/// an edge keep their order.
#[must_use]
pub fn clockwise(edges: &[Edge]) -> Vec<usize> {
    let mut order: Vec<usize> = (0..edges.len()).collect();
    if let Some(first) = edges.first() {
        order.small_sort_by_key(|seat| edges[*seat].after(*first));
    }
    order
}

/// How much of an edge a seat has, as seen by the person sitting there.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Half {
    /// All of it.
    #[default]
    Whole,
    /// The half at the right hand; its player plays before the neighbour.
    Right,
    /// The half at the left hand.
    Left,
}

impl Half {
    /// Its name in the page; `None` for a whole edge.
    #[must_use]
    pub const fn name(self) -> Option<&'static str> {
        match self {
            Half::Whole => None,
            Half::Right => Some("right"),
            Half::Left => Some("left"),
        }
    }
}

/// A place at an edge.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Spot {
    /// Which edge.
    pub edge: Edge,
    /// How much of it.
    pub half: Half,
}

impl Spot {
    const fn angle(self) -> i32 {
        let aside = match self.half {
            Half::Whole => 0,
            Half::Right => -20,
            Half::Left => 20,
        };
        (self.edge.angle() + aside + 360) % 360
    }
}

/// The spots of `seats`; `edges` are the edges of all seats. A seat that shares its edge with no other of
/// `seats` has all of it.
#[must_use]
pub fn spots(edges: &[Edge], seats: &[Seat]) -> Vec<Spot> {
    let at = |seat: Seat| edges.get(seat.index()).copied().unwrap_or_default();
    let spot = |seat: &Seat| {
        let edge = at(*seat);
        let beside = seats.iter().find(|other| *other != seat && at(**other) == edge);
        let half = match beside {
            None => Half::Whole,
            Some(other) if other > seat => Half::Right,
            Some(_) => Half::Left,
        };
        Spot { edge, half }
    };
    seats.iter().map(spot).collect()
}

/// A place in the two rows into which a narrow screen folds the edges.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Folded {
    /// Whether it lies in the row at the top.
    pub top: bool,
    /// Its index in the row, from the left.
    pub nth: usize,
    /// How many places the row has.
    pub of: usize,
}

/// Folds the edges for a narrow screen, which has room at the top and bottom only: seats at a side go to the
/// row with more room, in the order round the table.
#[must_use]
pub fn folded(spots: &[Spot]) -> Vec<Folded> {
    let side = |edge| spots.iter().filter(|spot| spot.edge == edge).count();
    let [bottom, left, top, right] = Edge::ALL.map(side);
    // How many seats of the left edge stay at the top, and how many of the right edge go there.
    let (mut stay, mut rise) = (left, 0);
    while stay > 0 && top + stay > bottom + right + (left - stay) + 1 {
        stay -= 1;
    }
    while rise < right && bottom + (left - stay) + (right - rise) > top + stay + rise + 1 {
        rise += 1;
    }
    let mut ring: Vec<usize> = (0..spots.len()).collect();
    ring.small_sort_by_key(|one| {
        let Spot { edge, half } = spots[*one];
        (edge.after(Edge::Left), half == Half::Left)
    });
    ring.rotate_left(left - stay);
    let (above, below) = ring.split_at(stay + top + rise);
    let mut folded = vec![Folded::default(); spots.len()];
    for (nth, one) in above.iter().enumerate() {
        folded[*one] = Folded { top: true, nth, of: above.len() };
    }
    for (nth, one) in below.iter().rev().enumerate() {
        folded[*one] = Folded { top: false, nth, of: below.len() };
    }
    folded
}

/// Assigns each spot one of the places so that the total distance is smallest and nobody passes anybody. Both
/// lists are clockwise; a place has an angle in degrees clockwise from the right.
#[must_use]
pub fn nearest<T: Copy>(spots: &[Spot], places: &[(T, i32)]) -> Vec<T> {
    let apart = |spot: Spot, (_, angle): (T, i32)| {
        let turn = (spot.angle() - angle).rem_euclid(360);
        turn.min(360 - turn)
    };
    let few = (0..1_u32 << places.len()).filter(|few| few.count_ones() as usize == spots.len());
    let chosen = few.flat_map(|few| {
        let some: Vec<(T, i32)> =
            (0..places.len()).filter(|at| few & (1 << at) != 0).map(|at| places[at]).collect();
        (0..some.len()).map(move |by| {
            let mut some = some.clone();
            some.rotate_left(by);
            some
        })
    });
    let far = |some: &Vec<(T, i32)>| -> i32 {
        spots.iter().zip(some).map(|(spot, place)| apart(*spot, *place)).sum()
    };
    let best = chosen.min_by_key(far).unwrap_or_default();
    best.into_iter().map(|(place, _)| place).collect()
}

#[cfg(test)]
mod tests;
