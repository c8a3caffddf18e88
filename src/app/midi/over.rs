//! The end (MIDI-E): the Midi Master, the star that nobody has to keep secret any more (MIDI-E-7),
//! the podium, the curve of every wallet, the moments worth telling.

use super::desk::Desk;
use super::fatal::overrule;
use super::parts::money::amount;
use super::parts::star_board::{StarBoard, star_board};
use crate::app::dom::{Dom, el, frames_later, group, next_frame};
use crate::app::old_parts::mark;
use crate::app::results::curve::curve;
use crate::app::results::picture::{self, Picture};
use crate::app::results::{self, Moment, next, podium, score};
use crate::app::setup;
use crate::app::words::tr;
use crate::rules::midi::story::Story;
use crate::rules::midi::view::PhaseView;
use crate::rules::midi::{End, Flap};
use crate::rules::{Chair, Outcome, Seat};
use leptos::prelude::*;

/// The star's board takes the frames before: it comes row by row.
const AFTER_BOARD: u8 = 5;

/// The results screen; drawn anew when the last ruling is corrected.
pub fn results(desk: Desk) -> Dom {
    group().child(move || {
        let outcome = desk.sitting.outcome.get()?;
        let PhaseView::Over { end, star, .. } = desk.phase.get() else { return None };
        Some(
            group()
                .child(won(desk, &outcome, end, star))
                .child(frames_later(AFTER_BOARD + 2, move || score_sheet(desk))),
        )
    })
}

fn won(desk: Desk, outcome: &Outcome, end: End, star: Option<(String, String)>) -> Dom {
    let (title, how) = title(desk, end);
    let (chairs, outcome) = (desk.chairs(), outcome.clone());
    let shared = (title.clone(), outcome.clone());
    let share = Callback::new(move |()| picture::share(&picture_of(desk, &shared.0, &shared.1)));
    let rematch = Callback::new(move |()| setup::midi::rematch(desk.shell, desk.sitting));
    let marks: Vec<Dom> = end.masters.iter().map(|seat| mark(desk.chair(seat).mark)).collect();
    let steps = move || {
        let wallet = |seat: Seat| el("span", "sum").child(amount(score(&outcome, seat)));
        podium(&chairs, &outcome, wallet)
    };
    let next = move || next(rematch, share).child(overrule(desk));
    el("main", "won")
        .child(
            el("header", "title")
                .child(el("h2", "").child(marks).child(title))
                .child(el("p", "").child(how)),
        )
        .child(star.map(|(_, answer)| revealed(desk, &answer)))
        .child(
            el("section", "after")
                .child(frames_later(AFTER_BOARD, steps))
                .child(frames_later(AFTER_BOARD + 1, next)),
        )
}

fn title(desk: Desk, end: End) -> (String, String) {
    let names: Vec<String> = end.masters.iter().map(|seat| desk.name(seat)).collect();
    let title = match names.as_slice() {
        [] => return (tr!(midi.no_master).into(), tr!(midi.stopped).into()),
        [one] => tr!(midi.is_master, name = one),
        [all @ .., last] => {
            let and = [" ", tr!(common.and), " "].concat();
            tr!(midi.are_masters, names = [&all.join(", "), last].map(String::as_str).join(&and))
        }
    };
    let how = match end.finder {
        Some(seat) => tr!(midi.star_found, name = desk.name(seat)),
        None => tr!(midi.star_kept).into(),
    };
    (title, how)
}

/// The whole picture, and what it shows.
fn revealed(desk: Desk, answer: &str) -> Dom {
    let all = [true, false].into_iter();
    let all = all.flat_map(|large| (1..=7).map(move |place| Flap { large, place })).collect();
    let board = StarBoard {
        picture: desk.sitting.read(|session| session.setup().cards.star.picture.clone()),
        open: Signal::stored(all),
        may: Signal::stored(None),
        label_of: |_| String::new(),
        on: None,
    };
    let answer = tr!(midi.star_was, answer = answer);
    let board = move || {
        let foot = el("figcaption", "foot").child(answer.clone());
        star_board(tr!(midi.board), board.clone(), foot)
    };
    el("figure", "star-revealed").child(next_frame(board))
}

fn picture_of(desk: Desk, title: &str, outcome: &Outcome) -> Picture {
    let result = |seat| amount(score(outcome, seat));
    Picture::of((tr!(midi.title), title), &desk.chairs(), outcome, result)
}

/// The wallets movement by movement, in thousands, and the moments.
fn score_sheet(desk: Desk) -> Dom {
    let story = desk.sitting.read(Story::of);
    let chairs = desk.chairs();
    let lines: Vec<Vec<u32>> = (0..chairs.len())
        .map(|seat| story.wallets.iter().map(|wallets| wallets[seat] / 1_000).collect())
        .collect();
    let most = lines.iter().flatten().copied().max().unwrap_or(10);
    let minutes = desk.sitting.now().0.div_ceil(60_000).max(1);
    el("section", "score-sheet")
        .attr("id", "score")
        .attr("aria-label", tr!(midi.curve))
        .child(el("h2", "").child(tr!(midi.curve)))
        .child(el("p", "").child(tr!(midi.lasted, minutes = minutes)))
        .child(curve(&chairs, &lines, most.next_multiple_of(5)))
        .child(frames_later(2, move || moments(&chairs, &story)))
}

fn moments(chairs: &[Chair], story: &Story) -> Dom {
    let small = |counts: &[u8]| counts.iter().map(|n| u16::from(*n)).collect::<Vec<_>>();
    let kind = |counts, title, tell| Moment { counts, least: 1, title, tell };
    results::moments(
        chairs,
        [
            kind(story.right.to_vec(), tr!(midi.knows), |n| tr!(midi.knows_n, n = n)),
            kind(story.wrong.to_vec(), tr!(midi.errs), |n| tr!(midi.errs_n, n = n)),
            kind(small(&story.duels_won), tr!(midi.duels), |n| tr!(midi.duels_n, n = n)),
            kind(small(&story.face_offs_lost), tr!(midi.sand), |n| tr!(midi.sand_n, n = n)),
        ],
    )
}
