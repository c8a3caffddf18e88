//! The table of *Egomaster* on a television: the ring with its pawns, what is played for, the question and who answers.

use super::words::{mode_said, question_title, turn_of};
use crate::rules::Seat;
use crate::rules::egomaster::view::{DiceOffView, PhaseView, ShownView, TableView, TurnView};
use crate::rules::stakes::RoundView;
use crate::screens::board::{Ring, Thrown};
use crate::screens::contest::board::{raise_ask, raise_replies, sheet_of, stake_ask};
use crate::screens::{Beside, Card, Choice, Sheet, Stage};
use crate::spoken::two_languages::of_deck;
use crate::texts::figure;
use crate::texts::tr;
use crate::wire::Scene;

/// The most choices that a sheet beside the ring has.
const MOST_BESIDE: usize = 8;

/// The sheet, and the ring beside it.
pub fn stage(view: &TableView, scene: &Scene) -> Stage {
    let shown = view.shown.as_ref().filter(|_| scene.reveal);
    let sheet = shown.map_or_else(|| asked(view, scene), |shown| open(shown, scene));
    // What is read, and a long list of answers, need the room of the ring.
    let fits = shown.is_none() && sheet.choices.len() <= MOST_BESIDE;
    let beside = if fits { Beside::Ring(ring(view, scene)) } else { Beside::Nothing };
    Stage::Sheet(Box::new(sheet), beside)
}

fn ring(view: &TableView, scene: &Scene) -> Ring {
    let pawn = |seat: Seat| Some((scene.mark(seat), view.seats[seat.index()].piece.pawn?));
    Ring {
        pawns: scene.seats().filter_map(pawn).collect(),
        lit: match &view.phase {
            PhaseView::Dice { square, .. } => Some(*square),
            phase => turn_of(phase).map(|turn| turn.square),
        },
        thrown: match &view.phase {
            PhaseView::Walk { steps: steps @ 1..=6, .. } => Some(Thrown::Six(*steps)),
            PhaseView::Booklet { turn } => Some(Thrown::Twenties(turn.page, turn.number)),
            _ => None,
        },
    }
}

/// The card of a seat.
pub fn card(view: &TableView, seat: Seat) -> Card {
    let it = &view.seats[seat.index()];
    let tag = match () {
        () if it.out => tr!(egomaster.is_out).to_owned(),
        () if it.reads => tr!(egomaster.reads).to_owned(),
        () if it.stake > 0 => tr!(egomaster.has_staked, sum = figure(it.stake)),
        () => String::new(),
    };
    Card { sum: figure(it.total), tag, out: it.out, ..Card::default() }
}

pub(super) fn asked(view: &TableView, scene: &Scene) -> Sheet {
    let name = view.turn.map(|seat| scene.name(seat)).unwrap_or_default();
    let says = |q: String| Sheet { q, ..Sheet::default() };
    let about = |turn: &TurnView| {
        let sum = figure(turn.sum);
        tr!(egomaster.where_square, mode = mode_said(turn.mode), sum = sum)
    };
    match &view.phase {
        PhaseView::Start { off } => dice_off(tr!(egomaster.who_begins).into(), off, scene),
        PhaseView::Place { .. } => says(tr!(egomaster.place_yours, name = name)),
        PhaseView::Roll | PhaseView::Dice { .. } => says(tr!(egomaster.your_turn, name = name)),
        PhaseView::Walk { .. } => says(tr!(egomaster.which_way, name = name)),
        PhaseView::Booklet { turn } => {
            Sheet { kicker: about(turn), ..says(tr!(egomaster.takes_booklet, name = name)) }
        }
        PhaseView::Opponent { turn, .. } => {
            let sum = figure(turn.sum);
            Sheet {
                kicker: keyword(turn),
                ..says(tr!(egomaster.ask_opponent, name = name, sum = sum))
            }
        }
        PhaseView::Stake { turn, .. } => {
            let alone = |name: String| tr!(egomaster.do_you_raise, name = name);
            let q = stake_ask(view.active, turn.opponent, alone, scene);
            Sheet { kicker: keyword(turn), ..says(q) }
        }
        PhaseView::Raise { turn, round } => raise(view, turn, round, scene),
        PhaseView::Question { turn, contest } => {
            let sheet = sheet_of(contest, None, scene);
            let q = if contest.question.is_some() { sheet.q.clone() } else { keyword(turn) };
            Sheet { kicker: question_title(&view.phase, view.pot), q, ..sheet }
        }
        PhaseView::DiceOff { off, .. } => dice_off(tr!(egomaster.dice_decide).into(), off, scene),
        PhaseView::Over { .. } => Sheet::default(),
    }
}

/// The keyword, once it has been said.
fn keyword(turn: &TurnView) -> String {
    turn.keyword.as_ref().map(|word| tr!(contest.quoted, text = of_deck(word))).unwrap_or_default()
}

fn raise(view: &TableView, turn: &TurnView, round: &RoundView, scene: &Scene) -> Sheet {
    let name = view.active.map(|seat| scene.name(seat)).unwrap_or_default();
    let choices = raise_replies(round, scene);
    let sum = figure(round.announced);
    let q = if round.free {
        tr!(egomaster.short_stakes, name = name, sum = sum)
    } else {
        tr!(egomaster.raised_to, name = name, sum = sum)
    };
    let ask = raise_ask(view.turn, round, scene);
    Sheet { kicker: keyword(turn), q, ask, choices, lie: "list".into(), ..Sheet::default() }
}

fn dice_off(q: String, off: &DiceOffView, scene: &Scene) -> Sheet {
    let thrown = off.round.iter().map(|(seat, dice)| Choice {
        badge: (u16::from(dice[0]) + u16::from(dice[1])).to_string(),
        ..Choice::of(*seat, scene)
    });
    Sheet { q, choices: thrown.collect(), lie: "list".into(), ..Sheet::default() }
}

/// The sheet of a question that is over.
pub(super) fn open(shown: &ShownView, scene: &Scene) -> Sheet {
    let mut sheet = sheet_of(&shown.contest, Some(shown.how), scene);
    sheet.foot.extend(shown.note.as_deref().map(of_deck));
    Sheet { kicker: keyword(&shown.turn), ..sheet }
}
