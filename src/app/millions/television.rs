//! The studio of *Qui veut gagner des millions ?* on a television: the question, its four answers, who has settled, the
//! pyramid.

use super::asked::letter_name;
use super::words::votes;
use crate::app::parts::SeatMark;
use crate::app::parts::money::amount;
use crate::app::television::{Card, Choice, OnTelevision, Sheet, TvSheet, Watch};
use crate::app::words::{joined, tr};
use crate::rules::millions::Millions;
use crate::rules::millions::ladder::{LADDER, Steps, after_wrong, worth};
use crate::rules::millions::letters::Letter;
use crate::rules::millions::view::{PhaseView, Role, SeatView, ShownView, TableView};
use crate::rules::{Mark, Ms, Seat};
use crate::wire::Awaits;
use leptos::prelude::*;

/// The stage.
#[derive(Clone, PartialEq)]
pub struct Board {
    sheet: Sheet,
    level: u8,
    steps: Steps,
    climbers: Vec<Climber>,
}

/// A contestant's marker.
#[derive(Clone, Copy, PartialEq)]
struct Climber {
    mark: Mark,
    /// His step, 0 below the first.
    rung: u8,
    out: bool,
}

impl OnTelevision for Millions {
    type Board = Board;

    fn seats_in(view: &TableView) -> usize {
        view.seats.len()
    }

    fn board(view: &TableView, watch: Watch) -> Board {
        let shown = view.shown.as_ref().filter(|_| watch.scene.with(|scene| scene.reveal));
        let level = shown.map_or(view.level, |shown| shown.level);
        let climber = |seat: Seat| {
            let (rung, out) = stands(view, seat, level, shown)?;
            Some(Climber { mark: watch.mark(seat), rung, out })
        };
        let sheet = shown.map_or_else(|| asked(view, watch), |shown| open(shown, watch));
        let climbers = watch.seats().filter_map(climber).collect();
        Board { sheet, level, steps: view.steps, climbers }
    }

    fn draw(board: Board) -> AnyView {
        let Board { sheet, level, steps, climbers } = board;
        view! {
            <div class="tv-with" data-beside="">
                <TvSheet sheet/>
                <Tower level steps climbers/>
            </div>
        }
        .into_any()
    }

    fn card(view: &TableView, seat: Seat, _: Watch) -> Card {
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
            Role::In => {
                [&*amount(view.steps.in_hand(view.level)), " ", tr!(millions.hand)].concat()
            }
            _ => amount(it.total),
        };
        Card { sum, tag: tag.into(), out, done: it.settled, ..Card::default() }
    }

    fn until(view: &TableView) -> Option<Ms> {
        let clock = |seat: &SeatView| seat.clock.until().filter(|_| seat.turn);
        let call = match &view.phase {
            PhaseView::Call { until, .. } => *until,
            _ => None,
        };
        call.or_else(|| view.seats.iter().find_map(clock))
    }

    fn score(score: u32) -> String {
        amount(score)
    }
}

fn asked(view: &TableView, watch: Watch) -> Sheet {
    let kicker = tr!(millions.for_sum, sum = amount(worth(view.level)));
    if let Some(question) = &view.question {
        let choice = |letter: Letter| Choice {
            badge: letter_name(letter),
            state: if question.excluded.has(letter) { "dim" } else { "" },
            ..Choice::open(question.answers[letter.index()].clone())
        };
        let choices = Letter::ALL.map(choice).into();
        let (q, ask) = (question.q.clone(), ask(view, watch));
        return Sheet { kicker, q, ask, choices, lie: "grid", ..Sheet::default() };
    }
    let q = match &view.phase {
        PhaseView::Choice { seat, in_hand, .. } => {
            tr!(millions.in_hand, name = watch.name(*seat), sum = amount(*in_hand))
        }
        PhaseView::Reading { host } => [&*watch.name(*host), " ", tr!(midi.reads)].concat(),
        _ => String::new(),
    };
    Sheet { kicker, q, ask: ask(view, watch), ..Sheet::default() }
}

/// What is asked of whom.
fn ask(view: &TableView, watch: Watch) -> String {
    let name = |seat: Seat| watch.name(seat);
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

fn open(shown: &ShownView, watch: Watch) -> Sheet {
    let given = |letter: Letter| {
        let all = shown.given.iter().filter(move |it| it.answer == Some(letter));
        all.map(|it| watch.mark(it.seat)).collect::<Vec<_>>()
    };
    let choice = |letter: Letter| Choice {
        badge: letter_name(letter),
        state: match (letter == shown.right, given(letter).is_empty()) {
            (true, _) => "right",
            (false, true) => "dim",
            (false, false) => "wrong",
        },
        marks: given(letter),
        ..Choice::open(shown.answers[letter.index()].clone())
    };
    Sheet {
        kicker: tr!(millions.for_sum, sum = amount(worth(shown.level))),
        q: shown.q.clone(),
        choices: Letter::ALL.map(choice).into(),
        lie: "grid",
        foot: shown.note.clone().into_iter().collect(),
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
        (Some(_), _) => Some((rung_of(after_wrong(level)), true)),
        (None, Role::In) => Some((view.steps.below(level), false)),
        (None, Role::Out { paid }) => Some((rung_of(paid), true)),
        (None, _) => None,
    }
}

fn rung_of(sum: u32) -> u8 {
    LADDER.iter().position(|rung| rung.worth == sum).map_or(0, |at| at as u8 + 1)
}

/// The pyramid: `.tv-tower > .tv-rung[data-state][data-net]`, the top first.
#[component]
fn Tower(level: u8, steps: Steps, climbers: Vec<Climber>) -> impl IntoView {
    let rung = |at: u8| {
        let state = match at.cmp(&level) {
            std::cmp::Ordering::Less => "past",
            std::cmp::Ordering::Equal => "now",
            std::cmp::Ordering::Greater => "ahead",
        };
        let here = climbers.iter().filter(|it| it.rung == at);
        let marks = here.map(|it| {
            view! { <span class="climber" data-out=it.out><SeatMark mark=it.mark/></span> }
        });
        view! {
            <li class="tv-rung" data-state=state data-net=LADDER[usize::from(at) - 1].net>
                <span class="marks">{marks.collect_view()}</span>
                <b>{amount(worth(at))}</b>
            </li>
        }
    };
    view! {
        <ol class="tv-tower" aria-label=tr!(millions.pyramid)>{steps.levels().rev().map(rung).collect_view()}</ol>
    }
}
