//! All that a screen can know of *Quelle heure est-il ?* (HEURE-R16): rows, counts and the box
//! are public, a hand is open to its owner only, the pile to nobody.

use super::cards::{Card, Hour};
use super::row::{Jam, Row, SLOTS, Shift, Slot};
use super::{End, Heure, Phase, ask, emergency, place};
use crate::rules::{Seat, Viewer};

#[cfg(target_os = "unknown")]
use reactive_stores::{Patch, Store};

/// The table as one pair of eyes sees it.
#[derive(Clone, PartialEq, Debug)]
#[cfg_attr(target_os = "unknown", derive(Store, Patch))]
pub struct TableView {
    /// By seat; never shrinks.
    pub seats: Vec<SeatView>,
    /// What the table waits for.
    #[cfg_attr(target_os = "unknown", patch(|this, new| *this = new))]
    pub phase: PhaseView,
    /// The seat that has to act.
    #[cfg_attr(target_os = "unknown", patch(|this, new| *this = new))]
    pub turn: Option<Seat>,
    /// The seat that is drawn from next, or was drawn from in this turn.
    #[cfg_attr(target_os = "unknown", patch(|this, new| *this = new))]
    pub victim: Seat,
    /// How many cards the draw pile has.
    pub pile: u8,
    /// The hours put away in the box, in order.
    #[cfg_attr(target_os = "unknown", patch(|this, new| *this = new))]
    pub boxed: Vec<Hour>,
}

/// One seat as those eyes see it.
#[derive(Clone, PartialEq, Debug)]
#[cfg_attr(target_os = "unknown", derive(Store, Patch))]
pub struct SeatView {
    /// Its row, face up.
    #[cfg_attr(target_os = "unknown", patch(|this, new| *this = new))]
    pub row: Row,
    /// Its hand.
    #[cfg_attr(target_os = "unknown", patch(|this, new| *this = new))]
    pub hand: HandView,
    /// Whether it has to act.
    pub turn: bool,
}

/// A hand as those eyes see it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum HandView {
    /// Somebody else's: only its size is known.
    Closed {
        /// How many cards it has.
        cards: u8,
    },
    /// One's own, in the order one chose.
    Open {
        /// The cards, as they lie.
        cards: Vec<Card>,
    },
}

impl HandView {
    /// How many cards it has.
    #[must_use]
    pub fn count(&self) -> u8 {
        match self {
            HandView::Closed { cards } => *cards,
            HandView::Open { cards } => cards.len() as u8,
        }
    }
}

/// What the table waits for, with all that the screen of that phase shows.
#[derive(Clone, PartialEq, Debug)]
pub enum PhaseView {
    /// The turn's seat draws one of `cards` backs of the neighbour.
    Draw {
        /// How many backs there are.
        cards: u8,
        /// Whether his own row is full, so that he only wants to be rid of a ghost (HEURE-F3).
        full: bool,
    },
    /// He lays this card on one of the permitted slots.
    Place {
        /// The card.
        hour: Hour,
        /// The permitted slots: `slots[0]` is slot 1.
        slots: [bool; SLOTS as usize],
        /// Whether they may be pointed out.
        glow: bool,
    },
    /// He shows the ghost he drew.
    Ghost,
    /// His card fits nowhere; these opponents could lay it.
    Ask {
        /// The card.
        hour: Hour,
        /// Who could lay it, clockwise.
        able: Vec<Seat>,
        /// Whether they will answer for themselves (option O3).
        themselves: bool,
    },
    /// The turn's seat answers whether he could lay `asker`'s card (option O3).
    Answer {
        /// The card.
        hour: Hour,
        /// Who asks.
        asker: Seat,
    },
    /// His row is blocked.
    Emergency {
        /// Where it is jammed; empty when only option O4 calls it blocked.
        jams: Vec<Jam>,
        /// Every legal way to push.
        shifts: Vec<Shift>,
        /// The legal ways that bring the row nearest to being finishable.
        helpful: Vec<Shift>,
    },
    /// The game is over.
    Over {
        /// How it ended.
        end: End,
    },
}

/// The view of `viewer`.
pub fn view(state: &Heure, viewer: Viewer) -> TableView {
    use crate::rules::Game;
    let seats = Seat::all(state.seats).map(|seat| seat_view(state, viewer, seat)).collect();
    TableView {
        seats,
        phase: phase_view(state),
        turn: state.turn(),
        victim: state.victim(),
        pile: state.pile.count(),
        boxed: state.boxed.iter().filter_map(hour_of).collect(),
    }
}

fn hour_of(card: &Card) -> Option<Hour> {
    match card {
        Card::Hour(hour) => Some(*hour),
        Card::Ghost => None,
    }
}

fn seat_view(state: &Heure, viewer: Viewer, seat: Seat) -> SeatView {
    use crate::rules::Game;
    let hand = state.hand(seat);
    let hand = if viewer == Viewer::Seat(seat) {
        HandView::Open { cards: hand.to_vec() }
    } else {
        HandView::Closed { cards: hand.count() }
    };
    SeatView { row: *state.row(seat), hand, turn: state.turn() == Some(seat) }
}

fn phase_view(state: &Heure) -> PhaseView {
    match state.phase {
        Phase::Draw => PhaseView::Draw {
            cards: state.hand(state.victim()).count(),
            full: state.row(state.turn).is_full(),
        },
        Phase::Place { hour } => PhaseView::Place {
            hour,
            slots: std::array::from_fn(|i| place::permitted(state, hour, i as Slot + 1).is_ok()),
            glow: state.options.glow,
        },
        Phase::Ghost => PhaseView::Ghost,
        Phase::Ask { hour } => PhaseView::Ask {
            hour,
            able: ask::could_lay(state, hour).collect(),
            themselves: state.options.answer_themselves,
        },
        Phase::Answer { hour, .. } => PhaseView::Answer { hour, asker: state.turn },
        Phase::Emergency => emergency_view(state),
        Phase::Over(end) => PhaseView::Over { end },
    }
}

fn emergency_view(state: &Heure) -> PhaseView {
    let row = state.row(state.turn);
    let shifts = row.shifts();
    PhaseView::Emergency {
        jams: row.jams(emergency::hours_counted(state, state.turn)).collect(),
        helpful: emergency::helpful(state, state.turn, &shifts),
        shifts,
    }
}
