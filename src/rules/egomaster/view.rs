//! All that a screen can know of *Egomaster*: totals, pawns, dice, icon and keyword are public (EGO-R35, Q1);
//! only the reader sees the question until it is put, and its answer until it is over.

use super::shown::Shown;
use super::*;
use crate::decks::egomaster::Icon;
use crate::rules::contest::view::ContestView;
use crate::rules::contest::{stake, table_view};

pub use super::dice_off::Dice;
pub use crate::rules::contest::ruling::Ruling;
pub use crate::rules::stakes::RoundView;

#[cfg(target_os = "unknown")]
pub use table_view::TableViewStoreFields;

/// The table as one viewer sees it.
pub type TableView = table_view::TableView<PhaseView, ShownView, Piece>;
/// One seat.
pub type SeatView = table_view::SeatView<Piece>;

/// The part of a seat's view that is specific to *Egomaster*.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
pub struct Piece {
    /// Where its pawn stands, from 1 to 24.
    pub pawn: Option<u8>,
}

/// A turn whose question has been rolled.
#[derive(Clone, PartialEq, Debug, serde::Serialize)]
pub struct TurnView {
    /// Where the pawn stands, from 1 to 24.
    pub square: u8,
    /// Which booklet.
    pub mode: Mode,
    /// The sum of the square.
    pub sum: u32,
    /// The page that was rolled.
    pub page: u8,
    /// The number that was rolled.
    pub number: u8,
    /// The type of the question, once the booklet is open; none in solo (EGO-Q2).
    pub icon: Option<Icon>,
    /// The keyword, once the booklet is open.
    pub keyword: Option<String>,
    /// The designated player or the opponent, once named.
    pub opponent: Option<Seat>,
    /// The amount at stake in a solo question, whichever way it goes (EGO-SL4).
    pub amount: u32,
}

/// A dice-off.
#[derive(Clone, PartialEq, Debug, serde::Serialize)]
pub struct DiceOffView {
    /// Those who can still be the highest.
    pub left: Vec<Seat>,
    /// What they have rolled in this round.
    pub round: Vec<(Seat, Dice)>,
}

/// What the table waits for, with all that the screen of that phase shows.
#[derive(Clone, PartialEq, Debug, serde::Serialize)]
pub enum PhaseView {
    /// Every player rolls for the start.
    Start { off: DiceOffView },
    /// A pawn is placed on one of the free squares.
    Place { free: Vec<u8> },
    /// The roller rolls the d6.
    Roll,
    /// The roller chooses a direction; each list holds the squares on the way, the last one where the pawn lands.
    Walk { steps: u8, forward: Vec<u8>, backward: Vec<u8> },
    /// The roller rolls page and number for that square.
    Dice { square: u8, mode: Mode, sum: u32 },
    /// The reader opens the booklet.
    Booklet { turn: TurnView },
    /// A player is designated (solo), or an opponent chosen (duo), one of `among`.
    Opponent { turn: TurnView, among: Vec<Seat> },
    /// The stake is announced: the square sum, or a raise within the limits.
    Stake { turn: TurnView, raise: Option<(u32, u32)> },
    /// The opponents accept or refuse.
    Raise { turn: TurnView, round: RoundView },
    /// A question is played.
    Question { turn: TurnView, contest: ContestView },
    /// The dice decide.
    DiceOff { turn: TurnView, off: DiceOffView },
    /// The game is over.
    Over { end: End },
}

/// A question that is over and public.
#[derive(Clone, PartialEq, Debug, serde::Serialize)]
pub struct ShownView {
    /// Its turn.
    pub turn: TurnView,
    /// How it ended.
    pub how: Progress,
    /// What lay in the pot.
    pub pot: u32,
    /// The question, its answer open to all.
    pub contest: ContestView,
    /// The line of explanation.
    pub note: Option<String>,
}

/// The view of `viewer`.
pub(super) fn view(state: &Egomaster, viewer: Viewer) -> TableView {
    let shown = state.common.shown.as_ref().map(|shown| shown_view(state, shown));
    let piece = |seat: Seat| Piece { pawn: state.pawns[seat.index()].map(|square| square.0) };
    let (options, seats) = (state.common.house.options, state.common.seats());
    let dealt = if options.quick { start::quick(seats) } else { Chips::default() };
    table_view::view(state, phase_view(state, viewer), shown, dealt, piece)
}

fn turn_view(state: &Egomaster, turn: &Turn) -> TurnView {
    let line = line_of(&state.common.cards, turn);
    let open = !matches!(state.phase, Phase::Booklet(_));
    TurnView {
        square: turn.square.0,
        mode: turn.square.mode(),
        sum: turn.square.sum(),
        page: turn.page,
        number: turn.number,
        icon: line.icon.filter(|_| open),
        keyword: open.then(|| line.keyword.to_owned()),
        opponent: turn.opponent,
        amount: state.solo_amount(turn),
    }
}

fn phase_view(state: &Egomaster, viewer: Viewer) -> PhaseView {
    let turn = |turn: &Turn| turn_view(state, turn);
    match &state.phase {
        Phase::Start(off) => PhaseView::Start { off: off_view(off) },
        Phase::Place { .. } => PhaseView::Place { free: state.free_squares() },
        Phase::Roll(_) => PhaseView::Roll,
        Phase::Walk { active, steps } => walk_view(state, *active, *steps),
        Phase::Dice(active) => {
            let square = state.pawns[active.index()].unwrap_or(Square(1));
            PhaseView::Dice { square: square.0, mode: square.mode(), sum: square.sum() }
        }
        Phase::Booklet(of) => PhaseView::Booklet { turn: turn(of) },
        Phase::Opponent(of) => {
            let among = state.candidates(of).iter().collect();
            PhaseView::Opponent { turn: turn(of), among }
        }
        Phase::Stake(of) => PhaseView::Stake { turn: turn(of), raise: stake::limits(state, of) },
        Phase::Raise(of, bets) => {
            let round = bets.round(state.common.seats(), &state.common.purse);
            PhaseView::Raise { turn: turn(of), round }
        }
        Phase::Question(asking) => {
            let question = line_of(&state.common.cards, &asking.turn).question;
            let contest = asking.contest.view(question, viewer);
            PhaseView::Question { turn: turn(&asking.turn), contest }
        }
        Phase::DiceOff { turn: of, off, .. } => {
            PhaseView::DiceOff { turn: turn(of), off: off_view(off) }
        }
        Phase::Over(end) => PhaseView::Over { end: *end },
    }
}

fn walk_view(state: &Egomaster, active: Seat, steps: u8) -> PhaseView {
    let from = state.pawns[active.index()].unwrap_or(Square(1));
    let others = state.others(active);
    let way = |way| ring::path(from, steps, way, &others).iter().map(|square| square.0).collect();
    PhaseView::Walk { steps, forward: way(Direction::Forward), backward: way(Direction::Backward) }
}

fn off_view(off: &DiceOff) -> DiceOffView {
    DiceOffView { left: off.left.iter().collect(), round: off.round.clone() }
}

fn shown_view(state: &Egomaster, shown: &Shown) -> ShownView {
    let closed = &*shown.0;
    let turn = &closed.asking.turn;
    let line = line_of(&state.common.cards, turn);
    ShownView {
        // Open, whatever the table waits for now.
        turn: TurnView {
            icon: line.icon,
            keyword: Some(line.keyword.to_owned()),
            ..turn_view(state, turn)
        },
        how: closed.how,
        pot: closed.pot,
        contest: closed.asking.contest.open_view(line.question, closed.how),
        note: line.question.note().clone(),
    }
}
