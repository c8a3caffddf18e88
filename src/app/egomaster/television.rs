//! The table of *Egomaster* on a television: the ring with its pawns, what is played for, the question and who answers.

use super::desk::{mode_name, turn_of};
use super::die::{D20, Six, Twenty};
use super::ring::{Print, Whole};
use super::words::{mode_said, question_title};
use crate::app::browser::sprites;
use crate::app::contest::television::{raise_ask, sheet_of, stake_ask, until};
use crate::app::parts::money::figure;
use crate::app::television::{Card, Choice, OnTelevision, Sheet, TvSheet, Watch};
use crate::app::words::tr;
use crate::rules::egomaster::Egomaster;
use crate::rules::egomaster::ring::Square;
use crate::rules::egomaster::view::{DiceOffView, PhaseView, ShownView, TableView, TurnView};
use crate::rules::stakes::RoundView;
use crate::rules::{Mark, Ms, Seat};
use leptos::prelude::*;

/// The most choices that a sheet beside the ring has.
const MOST_BESIDE: usize = 8;

/// The sheet, and the ring beside it.
#[derive(Clone, PartialEq)]
pub struct Board {
    sheet: Sheet,
    ring: bool,
    pawns: Vec<(Mark, u8)>,
    lit: Option<u8>,
    thrown: Option<Thrown>,
}

/// The dice that were thrown last.
#[derive(Clone, Copy, PartialEq)]
enum Thrown {
    /// The one that moves a pawn.
    Six(u8),
    /// Page and number.
    Twenties(u8, u8),
}

impl OnTelevision for Egomaster {
    type Board = Board;

    fn seats_in(view: &TableView) -> usize {
        view.seats.len()
    }

    fn board(view: &TableView, watch: Watch) -> Board {
        let shown = view.shown.as_ref().filter(|_| watch.scene.with(|scene| scene.reveal));
        let sheet = shown.map_or_else(|| asked(view, watch), |shown| open(shown, watch));
        let pawn = |seat: Seat| Some((watch.mark(seat), view.seats[seat.index()].piece.pawn?));
        let lit = match &view.phase {
            PhaseView::Dice { square, .. } => Some(*square),
            phase => turn_of(phase).map(|turn| turn.square),
        };
        let thrown = match &view.phase {
            _ if shown.is_some() => None,
            PhaseView::Walk { steps: steps @ 1..=6, .. } => Some(Thrown::Six(*steps)),
            PhaseView::Booklet { turn } => Some(Thrown::Twenties(turn.page, turn.number)),
            _ => None,
        };
        let pawns = watch.seats().filter_map(pawn).collect();
        // What is read, and a long list of answers, need the room of the ring.
        let ring = shown.is_none() && sheet.choices.len() <= MOST_BESIDE;
        Board { sheet, ring, pawns, lit, thrown }
    }

    fn draw(board: Board) -> AnyView {
        let Board { sheet, ring, pawns, lit, thrown } = board;
        view! {
            <div class="tv-with tv-ego" data-beside=ring>
                <TvSheet sheet/>
                {ring.then(|| view! { <Ring pawns lit thrown/> })}
            </div>
        }
        .into_any()
    }

    fn card(view: &TableView, seat: Seat, _: Watch) -> Card {
        let it = &view.seats[seat.index()];
        let tag = match () {
            () if it.out => tr!(egomaster.is_out).to_owned(),
            () if it.reads => tr!(egomaster.reads).to_owned(),
            () if it.stake > 0 => tr!(egomaster.has_staked, sum = figure(it.stake)),
            () => String::new(),
        };
        Card { sum: figure(it.total), tag, out: it.out, ..Card::default() }
    }

    fn until(view: &TableView) -> Option<Ms> {
        match &view.phase {
            PhaseView::Question { contest, .. } => until(contest),
            _ => None,
        }
    }

    fn score(score: u32) -> String {
        figure(score)
    }
}

pub(super) fn asked(view: &TableView, watch: Watch) -> Sheet {
    let name = view.turn.map(|seat| watch.name(seat)).unwrap_or_default();
    let says = |q: String| Sheet { q, ..Sheet::default() };
    let about = |turn: &TurnView| {
        let sum = figure(turn.sum);
        tr!(egomaster.where_square, mode = mode_said(turn.mode), sum = sum)
    };
    match &view.phase {
        PhaseView::Start { off } => dice_off(tr!(egomaster.who_begins).into(), off, watch),
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
            let q = stake_ask(view.active, turn.opponent, alone, watch);
            Sheet { kicker: keyword(turn), ..says(q) }
        }
        PhaseView::Raise { turn, round } => raise(view, turn, round, watch),
        PhaseView::Question { turn, contest } => {
            let sheet = sheet_of(contest, None, watch);
            let q = if contest.question.is_some() { sheet.q.clone() } else { keyword(turn) };
            Sheet { kicker: question_title(&view.phase, view.pot), q, ..sheet }
        }
        PhaseView::DiceOff { off, .. } => dice_off(tr!(egomaster.dice_decide).into(), off, watch),
        PhaseView::Over { .. } => Sheet::default(),
    }
}

/// The keyword, once it has been said.
fn keyword(turn: &TurnView) -> String {
    turn.keyword.as_ref().map(|word| tr!(contest.quoted, text = word)).unwrap_or_default()
}

fn raise(view: &TableView, turn: &TurnView, round: &RoundView, watch: Watch) -> Sheet {
    let said = |seats: &[Seat], state: &'static str| {
        let choice = |seat: &Seat| Choice {
            state,
            marks: vec![watch.mark(*seat)],
            ..Choice::open(watch.name(*seat))
        };
        seats.iter().map(choice).collect::<Vec<_>>()
    };
    let name = view.active.map(|seat| watch.name(seat)).unwrap_or_default();
    let choices = [said(&round.accepted, "right"), said(&round.refused, "wrong")].concat();
    let sum = figure(round.announced);
    let q = if round.free {
        tr!(egomaster.short_stakes, name = name, sum = sum)
    } else {
        tr!(egomaster.raised_to, name = name, sum = sum)
    };
    let ask = raise_ask(view.turn, round, watch);
    Sheet { kicker: keyword(turn), q, ask, choices, lie: "list", ..Sheet::default() }
}

fn dice_off(q: String, off: &DiceOffView, watch: Watch) -> Sheet {
    let thrown = off.round.iter().map(|(seat, dice)| Choice {
        badge: (u16::from(dice[0]) + u16::from(dice[1])).to_string(),
        marks: vec![watch.mark(*seat)],
        ..Choice::open(watch.name(*seat))
    });
    Sheet { q, choices: thrown.collect(), lie: "list", ..Sheet::default() }
}

/// The sheet of a question that is over.
pub(super) fn open(shown: &ShownView, watch: Watch) -> Sheet {
    let mut sheet = sheet_of(&shown.contest, Some(shown.how), watch);
    sheet.foot.extend(shown.note.clone());
    Sheet { kicker: keyword(&shown.turn), ..sheet }
}

impl Thrown {
    fn draw(self) -> AnyView {
        match self {
            Thrown::Six(face) => view! { <Six face/> }.into_any(),
            Thrown::Twenties(page, number) => view! {
                <D20 die=Twenty::Page face=Some(page)/>
                <D20 die=Twenty::Number face=Some(number)/>
            }
            .into_any(),
        }
    }
}

/// The ring as it is seen from above: `.ring.tv-ring`.
#[component]
fn Ring(pawns: Vec<(Mark, u8)>, lit: Option<u8>, thrown: Option<Thrown>) -> impl IntoView {
    sprites::bring("egomaster");
    let square = |square: Square| {
        view! {
            <g class="square" data-mode=mode_name(square.mode()) data-lit=lit == Some(square.0)>
                <Whole id="ego-wedge" class="wedge" square/>
                <Print square/>
            </g>
        }
    };
    let pawn = |(mark, at): (Mark, u8)| {
        let head = sprites::href("shell", &["mark-", &mark.0.to_string()].concat());
        let foot = sprites::href("egomaster", "ego-pawn");
        view! {
            <g class="pawn" data-mark=mark.0.to_string() style:--square=at.to_string() style:--walked="0">
                <g class="hops"><g class="pawn-body">
                    <use href=foot x="-30" y="-50" width="60" height="100"></use>
                    <use class="head" href=head x="-25" y="-46" width="50" height="50"></use>
                </g></g>
            </g>
        }
    };
    view! {
        <div class="ring tv-ring">
            <svg class="ring-art" viewBox="-500 -500 1000 1000" aria-hidden="true">
                <Whole id="ego-board" class="rim"/>
                {Square::all().map(square).collect_view()}
                {pawns.into_iter().map(pawn).collect_view()}
            </svg>
            {thrown.map(|thrown| view! { <p class="tv-thrown">{thrown.draw()}</p> })}
        </div>
    }
}
