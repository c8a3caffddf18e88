//! At which edge of the table somebody sits, as the tablet that lies on it has its edges: chosen in the
//! set-up, kept with each chair, and the same on every screen. The rules of the games do not ask for it.

use super::seat::{Chair, Seat};
use serde::{Deserialize, Serialize};

/// An edge of the table; in the order in which they follow one another clockwise.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(rename_all = "kebab-case")]
pub enum Edge {
    /// Where the tablet stands upright: nothing is turned for whoever sits there.
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

    /// So many have room at an edge, a half each.
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

    /// How many quarter turns clockwise lead from that edge to this one.
    const fn after(self, other: Edge) -> usize {
        (self as usize + 4 - other as usize) % 4
    }

    /// Where its middle lies, in degrees, clockwise from the right.
    const fn angle(self) -> i32 {
        (90 + 90 * self as i32) % 360
    }

    /// Where so many sit as long as nobody has said where, clockwise.
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

    /// The edge of each seat: as it was chosen, else the usual one. Every screen asks here.
    #[must_use]
    pub fn of(chairs: &[Chair]) -> Vec<Edge> {
        let chosen: Option<Vec<Edge>> = chairs.iter().map(|chair| chair.edge).collect();
        chosen.filter(|chosen| fit(chosen)).unwrap_or_else(|| Edge::usual(chairs.len()))
    }

    /// Where whoever joins those finds most room: opposite somebody rather than beside him.
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

/// Those who sit at these edges in the order in which they sit round the table, clockwise from the first
/// one's edge; who shares an edge stays in the order in which he was given.
#[must_use]
pub fn clockwise(edges: &[Edge]) -> Vec<usize> {
    let mut order: Vec<usize> = (0..edges.len()).collect();
    if let Some(first) = edges.first() {
        order.sort_by_key(|seat| edges[*seat].after(*first));
    }
    order
}

/// How much of his edge somebody has, as he sees it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Half {
    /// All of it.
    #[default]
    Whole,
    /// The half at his right hand: he plays before his neighbour.
    Right,
    /// The half at his left hand.
    Left,
}

impl Half {
    /// Its name in the page; nothing where nobody shares.
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

/// The places of those seats, of all whose edges are given: whoever sits at an edge with nobody else of
/// them has all of it.
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
    /// Which one of its row, the first at the left.
    pub nth: usize,
    /// How many there are in its row.
    pub of: usize,
}

/// The edges of a narrow screen, which has room above and below only: who sits at a side goes to the row that
/// has more room, in the order in which all sit round the table.
#[must_use]
pub fn folded(spots: &[Spot]) -> Vec<Folded> {
    let side = |edge| spots.iter().filter(|spot| spot.edge == edge).count();
    let [bottom, left, top, right] = Edge::ALL.map(side);
    // How many of the left stay above, how many of the right go there.
    let (mut stay, mut rise) = (left, 0);
    while stay > 0 && top + stay > bottom + right + (left - stay) + 1 {
        stay -= 1;
    }
    while rise < right && bottom + (left - stay) + (right - rise) > top + stay + rise + 1 {
        rise += 1;
    }
    let mut ring: Vec<usize> = (0..spots.len()).collect();
    ring.sort_by_key(|one| {
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

/// The nearest of some places for each, who are given clockwise as the places are, each place with its angle in
/// degrees, clockwise from the right: nobody passes anybody.
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
