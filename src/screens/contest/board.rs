//! A contest's question on a television: who has buzzed, the line of proposals or the answers
//! given; once it is over, the answer.

use super::words::{ended_words, fate_words, gap_words};
use crate::decks::decimal::Decimal;
use crate::rules::Seat;
use crate::rules::clock::Clock;
use crate::rules::contest::view::{AnswerView, ArrivalView, ContestView, Fate, PlayView};
use crate::rules::contest::{Judge, Progress};
use crate::rules::stakes::RoundView;
use crate::screens::{Choice, Line, Pin, Sheet};
use crate::spoken::two_languages::of_deck;
use crate::texts::figure;
use crate::texts::tr;
use crate::texts::{deck_number, number};
use crate::wire::Scene;

/// The sheet of a question: `how` it ended, once it has.
#[must_use]
pub fn sheet_of(view: &ContestView, how: Option<Progress>, scene: &Scene) -> Sheet {
    let reads = |seat: Seat| [&*scene.name(seat), " ", tr!(midi.reads)].concat();
    let q =
        view.question.as_deref().map(of_deck).or_else(|| view.asker.map(reads)).unwrap_or_default();
    let ask = if how.is_none() { ask(view, scene) } else { String::new() };
    let sheet = Sheet { q, ask, foot: foot(view, how, scene), ..Sheet::default() };
    match (&view.play, &view.answer) {
        (PlayView::Race { line, .. }, _) => {
            let all = line.iter().enumerate();
            let choices = all.map(|(place, it)| arrival(place, it, scene)).collect();
            Sheet { choices, lie: "list".into(), ..sheet }
        }
        (PlayView::Aim { proposals, unit }, answer) => {
            let target = match answer {
                Some(AnswerView::Target { value, .. }) => Some(*value),
                _ => None,
            };
            let line = line_of(proposals, target, (unit.as_str(), how), scene);
            Sheet { line: Some(line), ..sheet }
        }
        (PlayView::Rally { .. }, Some(AnswerView::List { answers, .. })) => {
            let listed = answers.iter().map(|it| Choice {
                state: if it.by.is_some() { "right" } else { "" }.into(),
                marks: it.by.map(|seat| scene.mark(seat)).into_iter().collect(),
                ..Choice::open(of_deck(&it.a))
            });
            Sheet { choices: listed.collect(), lie: "many".into(), ..sheet }
        }
        (PlayView::Rally { given }, _) => {
            let said = given.iter().map(|(seat, text)| Choice {
                marks: vec![scene.mark(*seat)],
                ..Choice::open(given_words(text.as_deref()))
            });
            Sheet { choices: said.collect(), lie: "many".into(), ..sheet }
        }
    }
}

/// An answer that was given: one of the list, or another that counts.
#[must_use]
pub fn given_words(text: Option<&str>) -> String {
    text.map_or_else(|| tr!(contest.another).into(), of_deck)
}

/// What is asked of whom.
fn ask(view: &ContestView, scene: &Scene) -> String {
    let name = |seat: Seat| scene.name(seat);
    let race = matches!(view.play, PlayView::Race { .. });
    match (view.judge, view.asker, view.answering, &view.play) {
        (Judge::Reader(seat), ..) if view.clock == Clock::Reading && !race => {
            tr!(phones.reads, name = name(seat))
        }
        (Judge::Reader(_), Some(seat), ..) => tr!(phones.reads, name = name(seat)),
        (Judge::Tablet, Some(_), ..) => tr!(defizz.ready_ask).into(),
        (_, None, Some(seat), PlayView::Aim { .. }) => tr!(contest.your_number, name = name(seat)),
        (_, None, Some(seat), PlayView::Rally { .. }) => tr!(contest.your_turn, name = name(seat)),
        (_, None, Some(seat), PlayView::Race { .. }) => tr!(phones.answers_now, name = name(seat)),
        (_, None, None, PlayView::Race { line, .. }) if line.iter().all(|it| it.fate.is_told()) => {
            tr!(contest.who_knows).into()
        }
        (Judge::Reader(seat), ..) => tr!(contest.judge_ask, name = name(seat)),
        (Judge::Tablet, ..) => String::new(),
    }
}

/// What is asked of a player who can accept or refuse a raise; nothing of nobody.
#[must_use]
pub fn raise_ask(asked: Option<Seat>, round: &RoundView, scene: &Scene) -> String {
    let Some(seat) = asked else { return String::new() };
    let (name, sum) = (scene.name(seat), figure(round.announced));
    if round.free {
        tr!(defizz.follow_ask, name = name)
    } else {
        tr!(television.accepts, name = name, sum = sum)
    }
}

/// Who has accepted a raise, then who has refused it.
#[must_use]
pub fn raise_replies(round: &RoundView, scene: &Scene) -> Vec<Choice> {
    let said = |seats: &[Seat], state: &'static str| {
        let choice = |seat: &Seat| Choice { state: state.into(), ..Choice::of(*seat, scene) };
        seats.iter().map(choice).collect::<Vec<_>>()
    };
    [said(&round.accepted, "right"), said(&round.refused, "wrong")].concat()
}

/// How a stake is asked for: against that opponent, or as `alone` says it.
#[must_use]
pub fn stake_ask(
    active: Option<Seat>,
    opponent: Option<Seat>,
    alone: impl FnOnce(String) -> String,
    scene: &Scene,
) -> String {
    let name = active.map(|seat| scene.name(seat)).unwrap_or_default();
    match opponent {
        Some(seat) => tr!(phones.stake_against, name = name, other = scene.name(seat)),
        None => alone(name),
    }
}

fn arrival(place: usize, it: &ArrivalView, scene: &Scene) -> Choice {
    let state = match it.fate {
        Fate::Right => "right",
        Fate::Wrong => "wrong",
        Fate::Answers => "picked",
        Fate::Waits | Fate::Said => "",
    };
    let gap = gap_words(place, it.gap);
    let aside = gap.into_iter().chain([fate_words(it.fate).to_owned()]);
    Choice {
        badge: (place + 1).to_string(),
        words: Some(scene.name(it.seat)),
        state: state.into(),
        marks: vec![scene.mark(it.seat)],
        aside: aside.collect::<Vec<_>>().join(" · "),
    }
}

/// The proposals and the target on a line from the smallest to the largest.
fn line_of(
    proposals: &[(Seat, Option<Decimal>)],
    target: Option<Decimal>,
    (unit, how): (&str, Option<Progress>),
    scene: &Scene,
) -> Line {
    let all = proposals.iter().filter_map(|(_, said)| *said).chain(target);
    let all: Vec<i64> = all.map(|it| it.in_tenths()).collect();
    let (least, most) = (all.iter().min().copied(), all.iter().max().copied());
    let at = |value: Decimal| match (least, most) {
        (Some(least), Some(most)) if most > least => {
            ((value.in_tenths() - least) * 1_000 / (most - least)) as u16
        }
        _ => 500,
    };
    let wins = |seat: Seat| match how {
        Some(Progress::Won(winner)) => winner == seat,
        Some(Progress::Tied(crowd)) => crowd.has(seat),
        _ => false,
    };
    let pin = |(seat, said): &(Seat, Option<Decimal>)| Pin {
        mark: Some(scene.mark(*seat)),
        words: said.map_or_else(|| tr!(contest.none).into(), number),
        at: said.map_or(500, at),
        wins: wins(*seat),
    };
    let words = |value: Decimal| of_deck(&[&deck_number(value), " ", unit].concat());
    Line {
        target: target.map(|it| Pin { mark: None, words: words(it), at: at(it), wins: false }),
        pins: proposals.iter().map(pin).collect(),
    }
}

/// The answer, and how it ended.
fn foot(view: &ContestView, how: Option<Progress>, scene: &Scene) -> Vec<String> {
    let answer = match &view.answer {
        Some(AnswerView::Open { answer, .. }) => {
            Some(tr!(quiz.right_was, answer = of_deck(answer)))
        }
        _ => None,
    };
    let ended = how.map(|how| ended_words(how, &scene.chairs()));
    answer.into_iter().chain(ended).collect()
}
