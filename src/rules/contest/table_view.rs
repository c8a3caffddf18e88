//! The view of a game with contests: totals, stakes and answers are public (DEF-R41, EGO-R35). Each game
//! supplies what differs: its phases, its revealed question, a seat's own piece.

use super::ruling::{Last, Ruling};
use super::state::Contested;
use crate::rules::Seat;
use crate::rules::chips::Chips;

#[cfg(target_os = "unknown")]
use reactive_stores::{Patch, Store};

/// The view of one viewer: `P` is the phase, `S` a revealed question, `X` each seat's own piece.
#[derive(Clone, PartialEq, Debug, serde::Serialize)]
#[cfg_attr(target_os = "unknown", derive(Store, Patch))]
pub struct TableView<P: PartialEq, S: PartialEq, X: PartialEq> {
    /// By seat; never shrinks.
    pub seats: Vec<SeatView<X>>,
    /// What the table waits for.
    #[cfg_attr(target_os = "unknown", patch(|this, new| *this = new))]
    pub phase: P,
    /// The seat that has to act.
    #[cfg_attr(target_os = "unknown", patch(|this, new| *this = new))]
    pub turn: Option<Seat>,
    /// The active player: the one whose turn of the game it is.
    #[cfg_attr(target_os = "unknown", patch(|this, new| *this = new))]
    pub active: Option<Seat>,
    /// The reader of this turn; `None` when the tablet reads.
    #[cfg_attr(target_os = "unknown", patch(|this, new| *this = new))]
    pub reader: Option<Seat>,
    /// Turns begun.
    pub turns: u16,
    /// The chips in the pot.
    pub pot: u32,
    /// The chips left in the bank, during the enrichment.
    #[cfg_attr(target_os = "unknown", patch(|this, new| *this = new))]
    pub bank: Option<u32>,
    /// The last question, until the next turn covers it.
    #[cfg_attr(target_os = "unknown", patch(|this, new| *this = new))]
    pub shown: Option<S>,
    /// The last ruling, if it can still be corrected.
    #[cfg_attr(target_os = "unknown", patch(|this, new| *this = new))]
    pub ruled: Option<Ruling>,
    /// Those among whom the table may choose who reads to the end (DEF-R31, EGO-R27).
    #[cfg_attr(target_os = "unknown", patch(|this, new| *this = new))]
    pub candidates: Vec<Seat>,
}

/// One seat.
#[derive(Clone, PartialEq, Debug, serde::Serialize)]
#[cfg_attr(target_os = "unknown", derive(Store, Patch))]
pub struct SeatView<X: PartialEq> {
    /// The chips it owns.
    pub total: u32,
    /// The same in chips.
    #[cfg_attr(target_os = "unknown", patch(|this, new| *this = new))]
    pub chips: Chips,
    /// The stake it has paid for the question being played.
    pub stake: u32,
    /// Its own piece: its Help! card or its pawn.
    #[cfg_attr(target_os = "unknown", patch(|this, new| *this = new))]
    pub piece: X,
    /// Whether it is eliminated.
    pub out: bool,
    /// The player on whom it has bet, if it is out (DEF-R54, EGO-R46).
    #[cfg_attr(target_os = "unknown", patch(|this, new| *this = new))]
    pub bet: Option<Seat>,
    /// Whether it has to act.
    pub turn: bool,
    /// Whether it is its turn of the game.
    pub active: bool,
    /// Whether it reads in this turn.
    pub reads: bool,
    /// Whether the tablet plays it.
    pub automatic: bool,
}

/// Builds the view from a game's phase and revealed question, the chips that each seat was dealt, and
/// each seat's piece.
pub(in crate::rules) fn view<G: Contested, P: PartialEq, S: PartialEq, X: PartialEq>(
    state: &G,
    phase: P,
    shown: Option<S>,
    chips: Chips,
    piece: impl Fn(Seat) -> X,
) -> TableView<P, S, X> {
    let (common, active) = (state.common(), state.active());
    let reader = active.and_then(|active| common.company.reader(active));
    let paid = state.paid();
    let seat = |seat: Seat| SeatView {
        total: common.purse.wallet(seat),
        chips: Chips::of(common.purse.wallet(seat), chips),
        stake: paid[seat.index()],
        piece: piece(seat),
        out: !common.company.still_in().has(seat),
        bet: common.side_bets[seat.index()],
        turn: state.turn() == Some(seat),
        active: active == Some(seat),
        reads: reader == Some(seat),
        automatic: common.is_automatic(seat),
    };
    TableView {
        seats: Seat::all(common.seats()).map(seat).collect(),
        phase,
        turn: state.turn(),
        active,
        reader,
        turns: common.turns,
        pot: common.purse.pot(),
        bank: common.enrichment.then(|| common.purse.bank()),
        shown,
        ruled: common.ruled.as_ref().map(Last::view),
        candidates: common.company.candidates().to_vec(),
    }
}
