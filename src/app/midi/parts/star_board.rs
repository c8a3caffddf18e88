//! The board of the mystery star: seven large and seven small flaps over a picture (MIDI-F-2, F-3).
//! The picture is cut into fourteen files; a piece is fetched when its flap opens, so that page,
//! requests and memory hold nothing of the rest.

pub use crate::app::drawings::piece::piece_at;

use super::flap::{OneFlap, Opening};
use crate::app::browser::one_file;
use crate::rules::midi::Flap;
use crate::workshop::photo;
use leptos::prelude::*;

/// The data of the board.
#[derive(Clone)]
pub struct Board {
    /// The folder of the picture's pieces, as the deck names it: `pictures/stars/1f0c9a2b`.
    pub picture: String,
    /// The open flaps; all of them when the star is revealed.
    pub open: Signal<Vec<Flap>>,
    /// Which kind can be opened now: `Some(true)` for a large one.
    pub may: Signal<Option<bool>>,
    /// What a screen reader says of a closed flap: "Grand volet 3".
    pub label_of: fn(Flap) -> String,
    /// Shown behind an open flap while its piece has failed to load: "arrive…".
    pub late: &'static str,
    /// Called with the flap that is touched; `None` where none can be opened.
    pub on: Option<Callback<Flap>>,
}

/// The board: `.board.star-board[data-may="large|small"]`, seven rows and a foot.
#[component]
pub fn StarBoard(label: &'static str, of: Board, children: Children) -> impl IntoView {
    let may = of.may;
    let kind = move || may.get().map(|large| if large { "large" } else { "small" });
    let row = |place: u8| {
        view! {
            <div class="rank" style:--i=(place - 1).to_string()>
                <StarFlap of=of.clone() at=Flap { large: true, place }/>
                <StarFlap of=of.clone() at=Flap { large: false, place }/>
            </div>
        }
    };
    view! {
        <section class="board star-board" aria-label=label data-may=kind>
            {(1..=7).map(row).collect_view()}
            {children()}
        </section>
    }
}

#[component]
fn StarFlap(of: Board, at: Flap) -> impl IntoView {
    let Board { picture, open, may, label_of, late, on } = of;
    let opening = on.map(|on| Opening {
        mv: "open_flap",
        label: label_of(at),
        may: Signal::derive(move || may.get() == Some(at.large)),
        held: Signal::stored(false),
        on: Callback::new(move |()| on.run(at)),
    });
    let address = piece(&picture, at);
    let is_open = Signal::derive(move || open.with(|open| open.contains(&at)));
    view! {
        <OneFlap large=at.large open=is_open opening>
            {piece_at(address.clone(), label_of(at), late)}
        </OneFlap>
    }
}

/// The address of a piece: files `l1` to `l7` are behind large flaps, `s1` to `s7` behind small
/// ones. A photograph of one's own holds its pieces itself.
pub fn piece(picture: &str, at: Flap) -> String {
    if let Some(piece) = photo::piece(picture, at) {
        return photo::address(piece);
    }
    let kind = if at.large { "/l" } else { "/s" };
    one_file::address([picture, kind, &at.place.to_string(), ".webp"].concat())
}
