//! The table of *Défizz* on a television: the die, the clues, the stakes, the question and who answers it.

use super::die::{FoamDie, kind_word};
use super::words::mode_word;
use crate::app::contest::television::{raise_ask, sheet_of, stake_ask, until};
use crate::app::parts::money::figure;
use crate::app::television::{Card, Choice, OnTelevision, Sheet, TvSheet, Watch};
use crate::app::words::tr;
use crate::decks::defizz::Mode;
use crate::rules::defizz::view::{LuckView, PhaseView, ShownView, TableView, TurnView};
use crate::rules::defizz::{Defizz, Die};
use crate::rules::stakes::RoundView;
use crate::rules::{Ms, Seat};
use leptos::prelude::*;

/// The sheet, and the die beside it.
#[derive(Clone, PartialEq)]
pub struct Board {
    sheet: Sheet,
    die: Option<Die>,
}

impl OnTelevision for Defizz {
    type Board = Board;

    fn seats_in(view: &TableView) -> usize {
        view.seats.len()
    }

    fn board(view: &TableView, watch: Watch) -> Board {
        let reveal = watch.scene.with(|scene| scene.reveal);
        if let Some(shown) = view.shown.as_ref().filter(|_| reveal) {
            return Board { sheet: open(shown, watch), die: None };
        }
        let die = match &view.phase {
            PhaseView::Card { die } => Some(*die),
            PhaseView::Clues { turn, .. }
            | PhaseView::Opponent { turn, .. }
            | PhaseView::Stake { turn, .. } => Some(turn.die),
            _ => None,
        };
        Board { sheet: asked(view, watch), die }
    }

    fn draw(board: Board) -> AnyView {
        let Board { sheet, die } = board;
        let beside = die.is_some();
        view! {
            <div class="tv-with tv-defizz" data-beside=beside>
                <TvSheet sheet/>
                {die.map(|die| view! { <div class="tv-die"><FoamDie die=Some(die)/></div> })}
            </div>
        }
        .into_any()
    }

    fn card(view: &TableView, seat: Seat, _: Watch) -> Card {
        let it = &view.seats[seat.index()];
        let tag = match () {
            () if it.out => tr!(defizz.gone).to_owned(),
            () if it.reads => tr!(defizz.reads).to_owned(),
            () if it.stake > 0 => tr!(egomaster.has_staked, sum = figure(it.stake)),
            () if it.active => tr!(defizz.is_active).to_owned(),
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

fn named(watch: Watch, seat: Option<Seat>) -> String {
    seat.map(|seat| watch.name(seat)).unwrap_or_default()
}

pub(super) fn asked(view: &TableView, watch: Watch) -> Sheet {
    let active = named(watch, view.active);
    let says = |q: String| Sheet { q, ..Sheet::default() };
    match &view.phase {
        PhaseView::Roll => says(tr!(defizz.roll_ask, name = active)),
        PhaseView::Card { die } => {
            let name = named(watch, view.turn);
            says(tr!(defizz.card_ask, name = name, kind = kind_word(die.kind)))
        }
        PhaseView::Clues { turn, chooser } => {
            clues(turn, tr!(defizz.choose_ask, name = watch.name(*chooser)))
        }
        PhaseView::Opponent { turn, .. } => clues(turn, tr!(defizz.opponent_ask, name = active)),
        PhaseView::Stake { turn, .. } => {
            let alone = |name: String| tr!(defizz.stake_ask, name = name);
            clues(turn, stake_ask(view.active, turn.opponent, alone, watch))
        }
        PhaseView::Raise { turn, round } => {
            Sheet { ask: raise_ask(view.turn, round, watch), ..raise(turn, round, &active, watch) }
        }
        PhaseView::Question { turn, mode, contest } => {
            let kicker = at_stake(view, *mode);
            let clue = turn.clue().map(|clue| tr!(defizz.quoted, clue = clue));
            let sheet = sheet_of(contest, None, watch);
            let put = contest.question.is_some();
            let q = clue.filter(|_| !put).unwrap_or_else(|| sheet.q.clone());
            Sheet { kicker, q, ..sheet }
        }
        PhaseView::Chance { turn, luck } => {
            let clue = turn.clue().map(|clue| tr!(defizz.quoted, clue = clue));
            Sheet { kicker: at_stake(view, Mode::Chance), ..lucky(luck, clue, watch) }
        }
        PhaseView::Over { .. } => Sheet::default(),
    }
}

fn at_stake(view: &TableView, mode: Mode) -> String {
    let pot = if view.bank.is_some() { crate::rules::defizz::PRIZE } else { view.pot };
    tr!(defizz.at_stake, mode = mode_word(mode), sum = figure(pot))
}

/// The clues of the card, the chosen one raised.
fn clues(turn: &TurnView, q: String) -> Sheet {
    let clue = |(place, text): (usize, &String)| Choice {
        badge: (place + 1).to_string(),
        state: match turn.question.map(usize::from) {
            Some(chosen) if chosen == place => "picked",
            Some(_) => "dim",
            None => "",
        },
        ..Choice::open(text.clone())
    };
    let choices = turn.clues.iter().enumerate().map(clue).collect();
    Sheet {
        kicker: tr!(defizz.at_least, sum = figure(turn.minimum)),
        q,
        choices,
        lie: "rows",
        ..Sheet::default()
    }
}

/// The sheet of a raise: who has accepted and who has refused.
fn raise(turn: &TurnView, round: &RoundView, active: &str, watch: Watch) -> Sheet {
    let said = |seats: &[Seat], state: &'static str| {
        let choice = |seat: &Seat| Choice {
            state,
            marks: vec![watch.mark(*seat)],
            ..Choice::open(watch.name(*seat))
        };
        seats.iter().map(choice).collect::<Vec<_>>()
    };
    let choices = [said(&round.accepted, "right"), said(&round.refused, "wrong")].concat();
    let sum = figure(round.announced);
    let raised = if round.free {
        tr!(defizz.is_short, name = active, sum = sum)
    } else {
        tr!(defizz.raises, name = active, sum = sum)
    };
    let kicker = turn.clue().map(|clue| tr!(defizz.quoted, clue = clue)).unwrap_or_default();
    Sheet { kicker, q: raised, choices, lie: "list", ..Sheet::default() }
}

/// The sheet of a question of luck: what each has thrown or called.
fn lucky(luck: &LuckView, clue: Option<String>, watch: Watch) -> Sheet {
    let thrown = luck.past.iter().chain(&luck.round).map(|(seat, value)| Choice {
        badge: value.to_string(),
        marks: vec![watch.mark(*seat)],
        ..Choice::open(watch.name(*seat))
    });
    let q = luck.text.clone().or(clue).unwrap_or_default();
    let foot = luck.next.map(|seat| tr!(quiz.turn, name = watch.name(seat))).into_iter().collect();
    Sheet { q, choices: thrown.collect(), lie: "list", foot, ..Sheet::default() }
}

/// The sheet of a question that is over.
pub(super) fn open(shown: &ShownView, watch: Watch) -> Sheet {
    let clue = tr!(defizz.quoted, clue = shown.clue);
    let mut sheet = match (&shown.contest, &shown.luck) {
        (Some(contest), _) => sheet_of(contest, Some(shown.how), watch),
        (None, Some(luck)) => Sheet { foot: vec![], ..lucky(luck, None, watch) },
        (None, None) => Sheet::default(),
    };
    if let (None, crate::rules::contest::Progress::Won(seat)) = (&shown.contest, shown.how) {
        let sum = figure(shown.pot);
        sheet.foot.push(tr!(defizz.takes, name = watch.name(seat), sum = sum));
    }
    sheet.foot.extend(shown.note.clone());
    Sheet { kicker: [mode_word(shown.mode), " · ", &clue].concat(), ..sheet }
}
