//! All that a screen can know of *Les 12 Coups de Midi* (MIDI-C5): wallets, desks and flaps are
//! public; hidden propositions, verdicts, answers and the star are in no view before the rule that
//! reveals them. Only the reader of a fatal-blow card sees its answer, only a guesser the star's.

use super::fatal::FaceOff;
use super::master::{Master, Stage};
use super::money::Notes;
use super::part::Part;
use super::{Colour, End, Flap, Midi, Phase};
use crate::rules::{Game, Ms, Seat, Viewer};

pub use super::clock::Clock;
pub use super::fatal::{Manner, Running};
pub use super::overrule::Ruling;
pub use super::said::SaidView;
pub use shown::ShownView;

mod shown;

#[cfg(target_os = "unknown")]
use reactive_stores::{Patch, Store};

/// The view of one viewer.
#[derive(Clone, PartialEq, Debug, serde::Serialize)]
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
    /// Whether the seat on turn has to read the question before anything else (option O3).
    pub reading: bool,
    /// The bank's money, in euros.
    pub bank: u32,
    /// What the last move revealed to everybody.
    #[cfg_attr(target_os = "unknown", patch(|this, new| *this = new))]
    pub shown: Option<ShownView>,
    /// The part of the game that `shown` belongs to.
    #[cfg_attr(target_os = "unknown", patch(|this, new| *this = new))]
    pub shown_in: Option<Part>,
    /// The last ruling, if it can still be corrected.
    #[cfg_attr(target_os = "unknown", patch(|this, new| *this = new))]
    pub ruled: Option<Ruling>,
    /// The last answer, if it can still be corrected.
    #[cfg_attr(target_os = "unknown", patch(|this, new| *this = new))]
    pub said: Option<SaidView>,
    /// Whether the viewer is an automatic player that wants to name the star.
    pub urge: bool,
}

/// One seat.
#[derive(Clone, PartialEq, Debug, serde::Serialize)]
#[cfg_attr(target_os = "unknown", derive(Store, Patch))]
pub struct SeatView {
    /// Its money, in euros.
    pub wallet: u32,
    /// The same in banknotes.
    #[cfg_attr(target_os = "unknown", patch(|this, new| *this = new))]
    pub notes: Notes,
    /// The colour of its desk.
    #[cfg_attr(target_os = "unknown", patch(|this, new| *this = new))]
    pub desk: Colour,
    /// Whether it has to act.
    pub turn: bool,
    /// Whether it has left the final by a wrong guess (MIDI-F-21).
    pub out: bool,
    /// Whether it may name the star at this moment (MIDI-F-17).
    pub may_guess: bool,
    /// Whether the tablet plays it.
    pub automatic: bool,
}

/// A question with propositions.
#[derive(Clone, PartialEq, Debug, serde::Serialize)]
pub struct QuestionView {
    /// The seat that answers.
    pub seat: Seat,
    /// The reader, his left neighbour.
    pub reader: Seat,
    /// The question.
    pub q: String,
    /// The visible propositions, in the order of the screen.
    pub propositions: Vec<String>,
    /// Whether there is also "The Other".
    pub other: bool,
    /// The thinking clock (option O3).
    pub clock: Clock,
}

/// The step of a kick-off turn.
#[derive(Clone, PartialEq, Debug, serde::Serialize)]
pub enum StepView {
    /// The player has to name a number from 1 to 4.
    Number,
    /// The question is asked.
    Asked(QuestionView),
}

/// The stage of a turn of the final.
#[derive(Clone, PartialEq, Debug, serde::Serialize)]
pub enum StageView {
    /// The player has to draw a card.
    Draw,
    /// The question is asked.
    Asked(QuestionView),
    /// The player has to open a flap of that kind.
    Flap {
        /// Whether it is a large one.
        large: bool,
    },
    /// Each player still in has to guess or decline.
    LastChance {
        /// The players who have neither guessed nor declined yet.
        left: Vec<Seat>,
    },
}

/// A small flap of a sheet with its proposition.
#[derive(Clone, PartialEq, Debug, serde::Serialize)]
pub struct FlapView {
    /// The proposition.
    pub text: String,
    /// The verdict, once the flap is open.
    pub verdict: Option<bool>,
}

/// An open question, for those who may read it.
#[derive(Clone, PartialEq, Debug, serde::Serialize)]
pub struct OpenView {
    /// The question.
    pub q: String,
    /// Its number on the card, from 1 to 8.
    pub number: u8,
    /// The answer with its accepted and its wrong variants: for the judging reader only.
    pub answer: Option<(String, Vec<String>, Vec<String>)>,
}

/// A face-off. Lists are by side, the starter first.
#[derive(Clone, PartialEq, Debug, serde::Serialize)]
pub struct FaceOffView {
    /// Whether it is the second of the round.
    pub second: bool,
    /// The two opponents.
    pub opponents: [Seat; 2],
    /// The reader of each.
    pub readers: [Seat; 2],
    /// The full time of each.
    pub whole: [Ms; 2],
    /// The time each had left when its clock last rested; for the running one see `clock`.
    pub left: [Ms; 2],
    /// Whose turn it is: 0 or 1.
    pub side: u8,
    /// The clock of that side.
    pub clock: Running,
    /// The seat that holds the tablet in this turn: the reader, or the answerer who types.
    pub hands: Seat,
    /// How the side on turn answers.
    pub manner: Manner,
    /// The question, for the judging reader, or for all when it is typed.
    pub question: Option<OpenView>,
    /// Whether nobody has answered in it yet: a ruling that can be corrected is one of the face-off before.
    pub is_fresh: bool,
}

/// What the table waits for, with all that the screen of that phase shows.
#[derive(Clone, PartialEq, Debug, serde::Serialize)]
pub enum PhaseView {
    /// Round 1.
    Kickoff { seat: Seat, step: StepView },
    /// A duel: the opponent is named, a card taken, the question answered.
    Duel {
        second: bool,
        challenger: Seat,
        challenged: Option<Seat>,
        /// The titles of the pair; in Duel 2 the one left is `card`.
        titles: [String; 2],
        /// Which card was taken.
        card: Option<u8>,
        question: Option<QuestionView>,
    },
    /// Round 2.
    Sheet { q: String, flaps: Vec<FlapView>, seat: Seat, starter: Seat, clock: Clock },
    /// Four players: the poorest names his opponent of the first face-off.
    Opponent { seat: Seat },
    /// Round 3.
    Fatal(FaceOffView),
    /// The final: which of how many questions it is, player, stage, and the open flaps of the star's board.
    Master { number: u8, of: u8, seat: Seat, stage: StageView, board: Vec<Flap> },
    /// A guess is being settled.
    Star {
        seat: Seat,
        board: Vec<Flap>,
        /// Whether he has looked.
        looked: bool,
        /// Whether he types the name, to be compared (option O9).
        typed: bool,
        /// The answer and its variants, for the guesser who has looked.
        answer: Option<(String, Vec<String>)>,
    },
    /// Sudden death (option O5).
    Tiebreak { left: Vec<Seat>, seat: Seat, step: StepView },
    /// The game is over.
    Over {
        end: End,
        board: Vec<Flap>,
        /// The star's id and answer, if the final was played to its end (MIDI-E-7).
        star: Option<(String, String)>,
    },
}

/// The question that is being asked, if one is.
pub fn question_of(phase: &PhaseView) -> Option<&QuestionView> {
    match phase {
        PhaseView::Kickoff { step: StepView::Asked(question), .. }
        | PhaseView::Tiebreak { step: StepView::Asked(question), .. }
        | PhaseView::Duel { question: Some(question), .. }
        | PhaseView::Master { stage: StageView::Asked(question), .. } => Some(question),
        _ => None,
    }
}

/// The view of `viewer`.
pub(super) fn view(state: &Midi, viewer: Viewer) -> TableView {
    let urge = |seat: Seat| state.is_automatic(seat) && state.board.urges.has(seat);
    TableView {
        seats: Seat::all(state.house.seats).map(|seat| seat_view(state, seat)).collect(),
        phase: phase_view(state, viewer),
        turn: state.turn(),
        reading: state.thinking() == Some(Clock::Reading),
        bank: state.purse.bank(),
        shown: state.revealed(),
        shown_in: state.shown.map(|shown| Part::of_shown(state, shown)),
        ruled: state.ruled.as_ref().and_then(super::overrule::Last::view),
        said: state.said.view(),
        urge: matches!(viewer, Viewer::Seat(seat) if seat.0 < state.house.seats && urge(seat)),
    }
}

fn seat_view(state: &Midi, seat: Seat) -> SeatView {
    let wallet = state.purse.wallet(seat);
    let master = if let Phase::Master(master) = state.phase { Some(master) } else { None };
    SeatView {
        wallet,
        notes: Notes::of(wallet),
        desk: state.desks[seat.index()],
        turn: state.turn() == Some(seat),
        // In sudden death everybody who is tied plays (MIDI-O5).
        out: !matches!(state.phase, Phase::Kickoff(_)) && !state.still_in().has(seat),
        may_guess: master.is_some_and(|master| state.may_interrupt(&master, seat).is_ok()),
        automatic: state.is_automatic(seat),
    }
}

fn phase_view(state: &Midi, viewer: Viewer) -> PhaseView {
    match state.phase {
        Phase::Kickoff(turn) => PhaseView::Kickoff { seat: turn.seat, step: step(state, turn) },
        Phase::Duel(duel) => duel_view(state, duel),
        Phase::Sheet(sheet) => sheet_view(state, sheet),
        Phase::Opponent(seat) => PhaseView::Opponent { seat },
        Phase::Fatal(face_off) => PhaseView::Fatal(face_off_view(state, &face_off, viewer)),
        Phase::Master(master) => PhaseView::Master {
            number: asked_before(state, master.number) + 1,
            of: state.house.options.final_questions().len() as u8,
            seat: master.seat,
            stage: stage(state, &master),
            board: state.board.open_flaps().collect(),
        },
        Phase::Star(guess) => PhaseView::Star {
            seat: guess.seat,
            board: state.board.open_flaps().collect(),
            looked: guess.looked,
            typed: state.house.options.compared_guess,
            answer: (guess.looked && viewer == Viewer::Seat(guess.seat))
                .then(|| (state.cards.star.answer.clone(), state.cards.star.accept.clone())),
        },
        Phase::Tiebreak(tiebreak) => PhaseView::Tiebreak {
            left: tiebreak.left.iter().collect(),
            seat: tiebreak.turn.seat,
            step: step(state, tiebreak.turn),
        },
        Phase::Over(end) => PhaseView::Over {
            end,
            board: state.board.open_flaps().collect(),
            star: (!end.stopped)
                .then(|| (state.cards.star.id.clone(), state.cards.star.answer.clone())),
        },
    }
}

fn question(
    state: &Midi,
    seat: Seat,
    q: &str,
    propositions: Vec<String>,
    (other, clock): (bool, Clock),
) -> QuestionView {
    QuestionView { seat, reader: state.reader_of(seat), q: q.into(), propositions, other, clock }
}

fn step(state: &Midi, turn: super::kickoff::Turn) -> StepView {
    let Some(asked) = turn.asked else { return StepView::Number };
    let card = &state.cards.kickoff[usize::from(asked.card)];
    let texts = &card.questions[usize::from(asked.number - 1)];
    let shown = vec![texts.visible.clone()];
    StepView::Asked(question(state, turn.seat, &texts.q, shown, (true, asked.clock)))
}

fn duel_view(state: &Midi, duel: super::duel::Duel) -> PhaseView {
    let cards = &state.pair_between(duel).cards;
    let asked = duel.asked.zip(duel.challenged).map(|(asked, seat)| {
        let q = &cards[usize::from(asked.card & 1)].q;
        question(state, seat, q, state.duel_texts(asked), (false, asked.clock))
    });
    PhaseView::Duel {
        second: duel.second,
        challenger: duel.challenger,
        challenged: duel.challenged,
        titles: cards.each_ref().map(|card| card.title.clone()),
        card: duel.asked.map(|asked| asked.card & 1),
        question: asked,
    }
}

fn sheet_view(state: &Midi, sheet: super::sheet::Sheet) -> PhaseView {
    let card = &state.cards.sheets[usize::from(sheet.card)];
    let flap = |place: u8| FlapView {
        text: shown::sheet_text(card, sheet.order[usize::from(place)]).clone(),
        verdict: sheet.is_open(place).then(|| !sheet.is_false(place)),
    };
    let super::sheet::Sheet { seat, starter, clock, .. } = sheet;
    PhaseView::Sheet { q: card.q.clone(), flaps: (0..7).map(flap).collect(), seat, starter, clock }
}

/// How many questions of the final come before that number.
fn asked_before(state: &Midi, number: u8) -> u8 {
    let numbers = state.house.options.final_questions().iter();
    numbers.filter(|before| **before < number).count() as u8
}

fn stage(state: &Midi, master: &Master) -> StageView {
    match master.stage {
        Stage::Draw => StageView::Draw,
        Stage::Asked { card, order, clock } => {
            let card = &state.cards.master[usize::from(card)];
            let texts = &card.questions[usize::from(master.number - 1)];
            let shown = order[..2].iter().map(|&text| shown::master_text(texts, text).clone());
            let shown = shown.collect();
            StageView::Asked(question(state, master.seat, &texts.q, shown, (true, clock)))
        }
        Stage::Flap { large } => StageView::Flap { large },
        Stage::LastChance { declined } => {
            StageView::LastChance { left: state.last_chances(declined).iter().collect() }
        }
    }
}

fn face_off_view(state: &Midi, face_off: &FaceOff, viewer: Viewer) -> FaceOffView {
    let manner = state.manner(face_off);
    let reads = viewer == Viewer::Seat(face_off.reader());
    let judges = manner == Manner::Judged && reads;
    let question = state.open_question(face_off).filter(|_| manner != Manner::Judged || reads);
    FaceOffView {
        second: face_off.second,
        opponents: face_off.opponents,
        readers: face_off.readers,
        whole: face_off.opponents.map(|seat| state.house.face_off_time(seat)),
        left: face_off.left,
        side: face_off.side,
        clock: face_off.clock,
        hands: state.hands(face_off),
        manner,
        question: question.map(|question| OpenView {
            q: question.q.clone(),
            number: face_off.cards[usize::from(face_off.side)].1 + 1,
            answer: judges.then(|| {
                (question.answer.clone(), question.accept.clone(), question.refuse.clone())
            }),
        }),
        is_fresh: face_off.cards.iter().all(|(_, asked)| *asked == 0),
    }
}
