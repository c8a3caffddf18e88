//! The table of *Défizz* on a television: the die, the clues, the stakes, the question and who answers it.

use super::words::{face, kind_word, mode_word};
use crate::decks::defizz::Mode;
use crate::rules::Seat;
use crate::rules::defizz::view::{LuckView, PhaseView, ShownView, TableView, TurnView};
use crate::rules::stakes::RoundView;
use crate::screens::contest::board::{raise_ask, raise_replies, sheet_of, stake_ask};
use crate::screens::{Beside, Card, Choice, Sheet, Stage};
use crate::spoken::two_languages::of_deck;
use crate::texts::figure;
use crate::texts::tr;
use crate::wire::Scene;

/// The sheet, and the die beside it.
pub fn stage(view: &TableView, scene: &Scene) -> Stage {
    if let Some(shown) = view.shown.as_ref().filter(|_| scene.reveal) {
        return Stage::Sheet(Box::new(open(shown, scene)), Beside::Nothing);
    }
    let lies = match &view.phase {
        PhaseView::Card { die } => Some(*die),
        PhaseView::Clues { turn, .. }
        | PhaseView::Opponent { turn, .. }
        | PhaseView::Stake { turn, .. } => Some(turn.die),
        _ => None,
    };
    let beside = lies.map_or(Beside::Nothing, |die| Beside::Die(face(die)));
    Stage::Sheet(Box::new(asked(view, scene)), beside)
}

/// The card of a seat.
pub fn card(view: &TableView, seat: Seat) -> Card {
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

fn named(scene: &Scene, seat: Option<Seat>) -> String {
    seat.map(|seat| scene.name(seat)).unwrap_or_default()
}

pub(super) fn asked(view: &TableView, scene: &Scene) -> Sheet {
    let active = named(scene, view.active);
    let says = |q: String| Sheet { q, ..Sheet::default() };
    match &view.phase {
        PhaseView::Roll => says(tr!(defizz.roll_ask, name = active)),
        PhaseView::Card { die } => {
            let name = named(scene, view.turn);
            says(tr!(defizz.card_ask, name = name, kind = kind_word(die.kind)))
        }
        PhaseView::Clues { turn, chooser } => {
            clues(turn, tr!(defizz.choose_ask, name = scene.name(*chooser)))
        }
        PhaseView::Opponent { turn, .. } => clues(turn, tr!(defizz.opponent_ask, name = active)),
        PhaseView::Stake { turn, .. } => {
            let alone = |name: String| tr!(defizz.stake_ask, name = name);
            clues(turn, stake_ask(view.active, turn.opponent, alone, scene))
        }
        PhaseView::Raise { turn, round } => {
            Sheet { ask: raise_ask(view.turn, round, scene), ..raise(turn, round, &active, scene) }
        }
        PhaseView::Question { turn, mode, contest } => {
            let kicker = at_stake(view, *mode);
            let clue = turn.clue().map(|clue| tr!(defizz.quoted, clue = of_deck(clue)));
            let sheet = sheet_of(contest, None, scene);
            let put = contest.question.is_some();
            let q = clue.filter(|_| !put).unwrap_or_else(|| sheet.q.clone());
            Sheet { kicker, q, ..sheet }
        }
        PhaseView::Chance { turn, luck } => {
            let clue = turn.clue().map(|clue| tr!(defizz.quoted, clue = of_deck(clue)));
            Sheet { kicker: at_stake(view, Mode::Chance), ..lucky(luck, clue, scene) }
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
        }
        .into(),
        ..Choice::open(of_deck(text))
    };
    let choices = turn.clues.iter().enumerate().map(clue).collect();
    Sheet {
        kicker: tr!(defizz.at_least, sum = figure(turn.minimum)),
        q,
        choices,
        lie: "rows".into(),
        ..Sheet::default()
    }
}

/// The sheet of a raise: who has accepted and who has refused.
fn raise(turn: &TurnView, round: &RoundView, active: &str, scene: &Scene) -> Sheet {
    let choices = raise_replies(round, scene);
    let sum = figure(round.announced);
    let raised = if round.free {
        tr!(defizz.is_short, name = active, sum = sum)
    } else {
        tr!(defizz.raises, name = active, sum = sum)
    };
    let kicker =
        turn.clue().map(|clue| tr!(defizz.quoted, clue = of_deck(clue))).unwrap_or_default();
    Sheet { kicker, q: raised, choices, lie: "list".into(), ..Sheet::default() }
}

/// The sheet of a question of luck: what each has thrown or called.
fn lucky(luck: &LuckView, clue: Option<String>, scene: &Scene) -> Sheet {
    let thrown = luck
        .past
        .iter()
        .chain(&luck.round)
        .map(|(seat, value)| Choice { badge: value.to_string(), ..Choice::of(*seat, scene) });
    let q = luck.text.as_deref().map(of_deck).or(clue).unwrap_or_default();
    let foot = luck.next.map(|seat| tr!(quiz.turn, name = scene.name(seat))).into_iter().collect();
    Sheet { q, choices: thrown.collect(), lie: "list".into(), foot, ..Sheet::default() }
}

/// The sheet of a question that is over.
pub(super) fn open(shown: &ShownView, scene: &Scene) -> Sheet {
    let clue = tr!(defizz.quoted, clue = of_deck(&shown.clue));
    let mut sheet = match (&shown.contest, &shown.luck) {
        (Some(contest), _) => sheet_of(contest, Some(shown.how), scene),
        (None, Some(luck)) => Sheet { foot: vec![], ..lucky(luck, None, scene) },
        (None, None) => Sheet::default(),
    };
    if let (None, crate::rules::contest::Progress::Won(seat)) = (&shown.contest, shown.how) {
        let sum = figure(shown.pot);
        sheet.foot.push(tr!(defizz.takes, name = scene.name(seat), sum = sum));
    }
    sheet.foot.extend(shown.note.as_deref().map(of_deck));
    Sheet { kicker: [mode_word(shown.mode), " · ", &clue].concat(), ..sheet }
}
