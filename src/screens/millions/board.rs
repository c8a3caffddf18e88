//! The studio of *Qui veut gagner des millions ?* on a television: the question, its four answers, who has settled, the
//! pyramid.

use super::words::{letter_name, votes};
use crate::rules::millions::ladder::{LADDER, after_wrong, level_worth, worth};
use crate::rules::millions::letters::Letter;
use crate::rules::millions::view::{PhaseView, Role, SeatView, ShownView, TableView};
use crate::rules::{Mark, Ms, Seat};
use crate::screens::board::Step;
use crate::screens::{Beside, Card, Choice, Sheet, Stage};
use crate::spoken::two_languages::of_deck;
use crate::texts::amount;
use crate::texts::{joined, tr};
use crate::wire::Awaits;
use crate::wire::Scene;

/// The sheet, and the pyramid beside it.
pub fn stage(view: &TableView, scene: &Scene) -> Stage {
    let shown = view.shown.as_ref().filter(|_| scene.reveal);
    let level = shown.map_or(view.level, |shown| shown.level);
    let sheet = shown.map_or_else(|| asked(view, scene), |shown| open(shown, scene));
    Stage::Sheet(Box::new(sheet), Beside::Tower(tower(view, shown, level, scene)))
}

/// The pyramid with everybody who has climbed it, the lowest step first.
fn tower(view: &TableView, shown: Option<&ShownView>, level: u8, scene: &Scene) -> Vec<Step> {
    let climber = |seat: Seat| {
        let (rung, out) = stands(view, seat, level, shown)?;
        Some((rung, scene.mark(seat), out))
    };
    let climbers: Vec<(u8, Mark, bool)> = scene.seats().filter_map(climber).collect();
    let step = |at: u8| Step {
        state: rung_state(at, level).into(),
        net: LADDER[usize::from(at) - 1].net,
        words: amount(worth(at)),
        climbers: climbers
            .iter()
            .filter(|(rung, ..)| *rung == at)
            .map(|(_, mark, out)| (*mark, *out))
            .collect(),
    };
    view.steps.levels().map(step).collect()
}

/// How a step lies to the one that is played for.
pub(super) const fn rung_state(at: u8, level: u8) -> &'static str {
    match () {
        () if at < level => "past",
        () if at == level => "now",
        () => "ahead",
    }
}

/// The card of a seat.
pub fn card(view: &TableView, seat: Seat) -> Card {
    let it = &view.seats[seat.index()];
    let tag = match it.role {
        Role::Host => tr!(millions.hosts),
        Role::Gone => tr!(millions.has_left),
        Role::Audience => tr!(millions.audience_seat),
        Role::Out { .. } => tr!(millions.is_out),
        Role::In if it.confirmed => tr!(millions.has_confirmed),
        Role::In if it.settled => tr!(millions.has_settled),
        Role::In => "",
    };
    let out = matches!(it.role, Role::Out { .. } | Role::Gone);
    // Who is in shows what he has in hand, beside what the others have won.
    let sum = match it.role {
        Role::In => [&*amount(view.steps.in_hand(view.level)), " ", tr!(millions.hand)].concat(),
        _ => amount(it.total),
    };
    Card { sum, tag: tag.into(), out, done: it.settled, ..Card::default() }
}

/// When the running timer ends.
pub fn until(view: &TableView) -> Option<Ms> {
    let clock = |seat: &SeatView| seat.clock.until().filter(|_| seat.turn);
    let call = match &view.phase {
        PhaseView::Call { until, .. } => *until,
        _ => None,
    };
    call.or_else(|| view.seats.iter().find_map(clock))
}

fn asked(view: &TableView, scene: &Scene) -> Sheet {
    let kicker = tr!(millions.for_sum, sum = amount(worth(view.level)));
    if let Some(question) = &view.question {
        let choice = |letter: Letter| Choice {
            badge: letter_name(letter),
            state: if question.excluded.has(letter) { "dim" } else { "" }.into(),
            ..Choice::open(of_deck(&question.answers[letter.index()]))
        };
        let choices = Letter::ALL.map(choice).into();
        let (q, ask) = (of_deck(&question.q), ask(view, scene));
        return Sheet { kicker, q, ask, choices, lie: "grid".into(), ..Sheet::default() };
    }
    let q = match &view.phase {
        PhaseView::Choice { seat, in_hand, .. } => {
            tr!(millions.in_hand, name = scene.name(*seat), sum = amount(*in_hand))
        }
        PhaseView::Reading { host } => [&*scene.name(*host), " ", tr!(midi.reads)].concat(),
        _ => String::new(),
    };
    Sheet { kicker, q, ask: ask(view, scene), ..Sheet::default() }
}

/// What is asked of whom.
fn ask(view: &TableView, scene: &Scene) -> String {
    let name = |seat: Seat| scene.name(seat);
    let awaited: Vec<String> = view.awaited().iter().map(name).collect();
    match &view.phase {
        PhaseView::Choice { seat, left, .. } if left.count() == 1 => {
            tr!(television.take_or_try, name = name(*seat))
        }
        PhaseView::Choice { .. } => tr!(millions.all_choose).into(),
        PhaseView::Answer { seat, ahead, .. } if ahead.count() == 0 => {
            tr!(contest.your_turn, name = name(*seat))
        }
        PhaseView::Answer { .. } => tr!(television.you_all, names = joined(&awaited)),
        PhaseView::Fifty { .. } => tr!(television.fifty, name = joined(&awaited)),
        PhaseView::Vote { voter, keeper, .. } => votes(*voter, *keeper, name),
        PhaseView::Friend { asker, .. } | PhaseView::Call { asker, .. } => {
            tr!(phones.calls, name = name(*asker))
        }
        PhaseView::Tries { seat, second: false, .. } => {
            tr!(millions.first_try, name = name(*seat))
        }
        PhaseView::Tries { seat, .. } => tr!(millions.second_try, name = name(*seat)),
        PhaseView::Confirm { seat, left, .. } if left.count() == 1 => {
            tr!(millions.final_word, name = name(*seat))
        }
        PhaseView::Confirm { .. } => tr!(millions.all_final).into(),
        PhaseView::Reading { .. } | PhaseView::Over { .. } => String::new(),
    }
}

fn open(shown: &ShownView, scene: &Scene) -> Sheet {
    let given = |letter: Letter| {
        let all = shown.given.iter().filter(move |it| it.answer == Some(letter));
        all.map(|it| scene.mark(it.seat)).collect::<Vec<_>>()
    };
    let choice = |letter: Letter| Choice {
        badge: letter_name(letter),
        state: match (letter == shown.right, given(letter).is_empty()) {
            (true, _) => "right",
            (false, true) => "dim",
            (false, false) => "wrong",
        }
        .into(),
        marks: given(letter),
        ..Choice::open(of_deck(&shown.answers[letter.index()]))
    };
    Sheet {
        kicker: tr!(millions.for_sum, sum = amount(worth(shown.level))),
        q: of_deck(&shown.q),
        choices: Letter::ALL.map(choice).into(),
        lie: "grid".into(),
        foot: shown.note.as_deref().map(of_deck).into_iter().collect(),
        ..Sheet::default()
    }
}

/// A contestant's step, and whether he has stopped climbing; `None` for all others.
pub(super) fn stands(
    view: &TableView,
    seat: Seat,
    level: u8,
    shown: Option<&ShownView>,
) -> Option<(u8, bool)> {
    let given = shown.and_then(|shown| shown.given.iter().find(|given| given.seat == seat));
    match (given, view.seats[seat.index()].role) {
        (Some(given), _) if given.right => Some((level, false)),
        (Some(_), _) => Some((level_worth(after_wrong(level)), true)),
        (None, Role::In) => Some((view.steps.below(level), false)),
        (None, Role::Out { paid }) => Some((level_worth(paid), true)),
        (None, _) => None,
    }
}
