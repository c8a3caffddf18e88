//! All that a screen can know of *Défizz*: totals, clues, stakes and answers are public (DEF-R41); the mode
//! becomes public when the stakes are paid (DEF-R11), the question when it is put. Its answer is for the
//! judge only, the whole question side for the player of Help! only (DEF-R14).

use super::shown::{Played, Shown};
use super::*;
use crate::decks::defizz::{Device, Mode};
pub use crate::rules::contest::ruling::Ruling;
use crate::rules::contest::view::ContestView;
use crate::rules::contest::{stake, table_view};
pub use crate::rules::stakes::RoundView;

#[cfg(target_os = "unknown")]
pub use table_view::TableViewStoreFields;

/// The table as one viewer sees it.
pub type TableView = table_view::TableView<PhaseView, ShownView, Piece>;
/// One seat.
pub type SeatView = table_view::SeatView<Piece>;

/// The part of a seat's view that is specific to *Défizz*.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
pub struct Piece {
    /// Whether it has its Help! card.
    pub help: bool,
}

/// A turn whose card has been drawn.
#[derive(Clone, PartialEq, Debug, serde::Serialize)]
pub struct TurnView {
    /// What was rolled.
    pub die: Die,
    /// The least stake, doubled when two are left.
    pub minimum: u32,
    /// The clues of the card.
    pub clues: [String; 3],
    /// Which of them was chosen, from 0.
    pub question: Option<u8>,
    /// The opponent of a Duel, once known.
    pub opponent: Option<Seat>,
    /// Whether the active player has played Help! in this turn.
    pub helped: bool,
    /// The question side of the card, for the player who has used Help! in this turn, until the stakes are paid.
    pub card: Option<[SideView; 3]>,
}

impl TurnView {
    /// The clue that was chosen.
    #[must_use]
    pub fn clue(&self) -> Option<&str> {
        self.clues.get(usize::from(self.question?)).map(|clue| &**clue)
    }
}

/// The question side of a question (DEF-R14).
#[derive(Clone, PartialEq, Debug, serde::Serialize)]
pub struct SideView {
    /// What is asked.
    pub text: String,
    /// How it is played.
    pub mode: Mode,
}

/// What the table waits for, with all that the screen of that phase shows.
#[derive(Clone, PartialEq, Debug, serde::Serialize)]
pub enum PhaseView {
    /// The active player rolls.
    Roll,
    /// The reader takes a card.
    Card { die: Die },
    /// A question is chosen by `chooser`.
    Clues { turn: TurnView, chooser: Seat },
    /// The opponent of a Duel is named, one of `among`.
    Opponent { turn: TurnView, among: Vec<Seat> },
    /// The stake is announced: the minimum, or a raise within the limits.
    Stake { turn: TurnView, raise: Option<(u32, u32)> },
    /// The opponents accept or refuse.
    Raise { turn: TurnView, round: RoundView },
    /// A question is played.
    Question { turn: TurnView, mode: Mode, contest: ContestView },
    /// A question of luck is played.
    Chance { turn: TurnView, luck: LuckView },
    /// The game is over.
    Over { end: End },
}

/// A question of luck.
#[derive(Clone, PartialEq, Debug, serde::Serialize)]
pub struct LuckView {
    /// The person who reads, or the tablet.
    pub judge: Judge,
    /// The seat that has to put the question; `None` once it is put.
    pub asker: Option<Seat>,
    /// The text read out; before it is put, for the reader only.
    pub text: Option<String>,
    /// The procedure, likewise.
    pub device: Option<Device>,
    /// Those who take part.
    pub players: Vec<Seat>,
    /// Those who can still win.
    pub left: Vec<Seat>,
    /// The player drawn by the tablet to begin.
    pub begins: Option<Seat>,
    /// What was thrown or called in the rounds before this one.
    pub past: Vec<(Seat, u8)>,
    /// What has been thrown or called in this round.
    pub round: Vec<(Seat, u8)>,
    /// The sum of each seat, where it counts.
    pub sums: Vec<u8>,
    /// The player whose throw or call is awaited.
    pub next: Option<Seat>,
    /// The calls possible for that player; empty where something is thrown.
    pub calls: Vec<u8>,
}

/// A question that is over and public.
#[derive(Clone, PartialEq, Debug, serde::Serialize)]
pub struct ShownView {
    /// Its clue.
    pub clue: String,
    /// How it was played.
    pub mode: Mode,
    /// How it ended.
    pub how: Progress,
    /// What lay in the pot.
    pub pot: u32,
    /// As a contest, its answer open to all.
    pub contest: Option<ContestView>,
    /// As a question of luck.
    pub luck: Option<LuckView>,
    /// The line of explanation.
    pub note: Option<String>,
}

/// The view of `viewer`.
pub(super) fn view(state: &Defizz, viewer: Viewer) -> TableView {
    let shown = state.common.shown.as_ref().map(|shown| shown_view(state, shown));
    let piece = |seat| Piece { help: state.help.has(seat) };
    table_view::view(state, phase_view(state, viewer), shown, DEALT, piece)
}

fn turn_view(state: &Defizz, turn: &Turn, viewer: Viewer) -> TurnView {
    let card = card_of(&state.common.cards, turn);
    let staked = matches!(state.phase, Phase::Question(_) | Phase::Chance(_));
    let helped = turn.helped && !staked && viewer == Viewer::Seat(turn.active);
    let side = |challenge: &Challenge| SideView {
        text: challenge.asks.text().to_owned(),
        mode: challenge.asks.mode(),
    };
    TurnView {
        die: turn.die,
        minimum: state.minimum(turn.die),
        clues: card.questions.each_ref().map(|challenge| challenge.clue.clone()),
        question: turn.question,
        opponent: turn.opponent,
        helped: turn.helped,
        card: helped.then(|| card.questions.each_ref().map(side)),
    }
}

fn phase_view(state: &Defizz, viewer: Viewer) -> PhaseView {
    let turn = |turn: &Turn| turn_view(state, turn, viewer);
    match &state.phase {
        Phase::Roll(_) => PhaseView::Roll,
        Phase::Card { die, .. } => PhaseView::Card { die: *die },
        Phase::Clues(of) => PhaseView::Clues { turn: turn(of), chooser: state.chooser(of) },
        Phase::Opponent(of) => {
            let among = state.common.company.opponents(of.active).iter().collect();
            PhaseView::Opponent { turn: turn(of), among }
        }
        Phase::Stake(of) => PhaseView::Stake { turn: turn(of), raise: stake::limits(state, of) },
        Phase::Raise(of, bets) => PhaseView::Raise {
            turn: turn(of),
            round: bets.round(state.common.seats(), &state.common.purse),
        },
        Phase::Question(asking) => question_view(state, asking, viewer),
        Phase::Chance(luck) => {
            let reads = luck.judge.reader().is_some_and(|seat| viewer == Viewer::Seat(seat));
            let luck_view = luck_view(state, luck, luck.asked || reads);
            PhaseView::Chance { turn: turn(&luck.turn), luck: luck_view }
        }
        Phase::Over(end) => PhaseView::Over { end: *end },
    }
}

fn question_view(state: &Defizz, asking: &Asking<Turn>, viewer: Viewer) -> PhaseView {
    let challenge = challenge_of(&state.common.cards, &asking.turn);
    let asks = challenge.map(|challenge| &challenge.asks);
    let question = asks.and_then(Asks::question).expect("a contest is about a question");
    PhaseView::Question {
        turn: turn_view(state, &asking.turn, viewer),
        mode: asks.map_or(Mode::Chrono, Asks::mode),
        contest: asking.contest.view(question, viewer),
    }
}

fn luck_view(state: &Defizz, luck: &Luck, open: bool) -> LuckView {
    let text = challenge_of(&state.common.cards, &luck.turn).map(|c| c.asks.text().to_owned());
    let summed = luck.asked && luck.device == Device::RaceTo15;
    let seats = usize::from(state.common.house.terms.seats);
    LuckView {
        judge: luck.judge,
        asker: luck.asker(),
        text: text.filter(|_| open),
        device: open.then_some(luck.device),
        players: luck.players.iter().collect(),
        left: luck.left.iter().collect(),
        begins: luck.begins,
        past: luck.past.clone(),
        round: luck.round.clone(),
        sums: if summed { luck.sums[..seats].to_vec() } else { vec![] },
        next: luck.next().filter(|_| luck.asked),
        calls: if luck.asked { luck.calls() } else { vec![] },
    }
}

fn shown_view(state: &Defizz, shown: &Shown) -> ShownView {
    let closed = &*shown.0;
    let challenge =
        challenge_of(&state.common.cards, &closed.turn).expect("it was chosen and played");
    let question = challenge.asks.question();
    let contest = match (&closed.played, question) {
        (Played::Contest(contest), Some(question)) => Some(contest.open_view(question, closed.how)),
        _ => None,
    };
    let luck = match &closed.played {
        Played::Luck(luck) => Some(luck_view(state, luck, true)),
        Played::Contest(_) => None,
    };
    ShownView {
        clue: challenge.clue.clone(),
        mode: challenge.asks.mode(),
        how: closed.how,
        pot: closed.pot,
        contest,
        luck,
        note: question.and_then(|question| question.note().clone()),
    }
}
