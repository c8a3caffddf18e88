//! The board of the mystery star: seven large and seven small flaps over a picture (MIDI-F-2, F-3).
//! The picture is cut into fourteen files; a piece is asked for when its flap opens, so that the
//! page, its requests and its memory hold nothing of the rest.

use super::flap::{Opening, flap};
use super::row_by_row;
use crate::app::dom::{Child, Dom, el, group};
use crate::rules::midi::Flap;
use leptos::prelude::*;

/// What the board needs to know.
#[derive(Clone)]
pub struct StarBoard {
    /// The folder of the picture's pieces, as the deck names it: `pictures/stars/1f0c9a2b`.
    pub picture: String,
    /// The open flaps; all of them when the star is revealed.
    pub open: Signal<Vec<Flap>>,
    /// Which kind can be opened now: `Some(true)` for a large one.
    pub may: Signal<Option<bool>>,
    /// What a screen reader says of a closed flap: "Grand volet 3".
    pub label_of: fn(Flap) -> String,
    /// What happens when one is touched; nothing where none can be opened.
    pub on: Option<Callback<Flap>>,
}

/// The board: `.board.star-board[data-may="large|small"]`, seven rows and a foot.
pub fn star_board(label: &'static str, board: StarBoard, foot: impl Child) -> Dom {
    let may = board.may;
    let kind = move || may.get().map(|large| if large { "large" } else { "small" });
    let rows: Vec<Dom> = (1..=7).map(|place| row(&board, place)).collect();
    el("section", "board star-board")
        .attr("aria-label", label)
        .attr("data-may", kind)
        .child(rows)
        .child(foot)
}

fn row(board: &StarBoard, place: u8) -> Dom {
    let board = board.clone();
    let flaps = move || {
        let side = |large| one(&board, Flap { large, place });
        group().child(side(true)).child(side(false))
    };
    let above = place - 1;
    el("div", "rank").style(("--i", above.to_string())).child(row_by_row(above.into(), flaps))
}

fn one(board: &StarBoard, at: Flap) -> Dom {
    let StarBoard { open, may, label_of, on, .. } = *board;
    let opening = on.map(|on| Opening {
        mv: "open_flap",
        label: label_of(at),
        may: Signal::derive(move || may.get() == Some(at.large)),
        on: Callback::new(move |()| on.run(at)),
    });
    // What it shows is for people to find out.
    let named = label_of(at);
    let address = piece(&board.picture, at);
    let is_open = Signal::derive(move || open.with(|open| open.contains(&at)));
    flap(at.large, is_open, opening, (), move || {
        el("img", "piece-of-star").attr("alt", named.clone()).attr("src", address.clone())
    })
}

/// The file of a piece: `l1` to `l7` are behind large flaps, `s1` to `s7` behind small ones.
fn piece(picture: &str, at: Flap) -> String {
    let kind = if at.large { "/l" } else { "/s" };
    [picture, kind, &at.place.to_string(), ".webp"].concat()
}
