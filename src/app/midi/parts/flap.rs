//! The flaps of the revealing board, and the board of a blow-by-blow sheet: seven propositions,
//! each with a small flap that turns to its verdict – sign, colour and word.

use super::{drawing, row_by_row};
use crate::app::dom::{Child, Dom, el, group};
use crate::app::old_parts::{icon, mark};
use crate::rules::Mark;
use leptos::prelude::*;

/// How a closed flap is opened.
#[derive(Clone)]
pub struct Opening {
    /// The move's name in the page.
    pub mv: &'static str,
    /// What a screen reader says: "Ouvrir le volet : la pieuvre".
    pub label: String,
    /// Whether it can be opened now.
    pub may: Signal<bool>,
    /// What happens.
    pub on: Callback<()>,
}

/// A flap: `.flap.large` or `.flap.small` with `[data-open]`, and `[data-turning]` when it opened
/// before everybody's eyes. `front` is drawn on it; `inside` is drawn once it is open; what is
/// behind a closed flap is nowhere in the page. A button as long as it can be opened.
pub fn flap<C: Child>(
    large: bool,
    open: Signal<bool>,
    opening: Option<Opening>,
    front: impl Child,
    inside: impl Fn() -> C + Clone + 'static,
) -> Dom {
    let class = if large { "flap large" } else { "flap small" };
    let open = Memo::new(move |_| open.get());
    let was_closed = StoredValue::new(!open.get_untracked());
    let may = opening.as_ref().map(|opening| opening.may);
    let closed_to_all = move || open.get() || !may.is_some_and(|may| may.get());
    let turned = move || open.get() && was_closed.try_get_value() == Some(true);
    let made = match opening {
        None => el("span", class),
        Some(Opening { mv, label, on, .. }) => el("button", class)
            .attr("data-move", move || (!closed_to_all()).then_some(mv))
            .attr("aria-disabled", move || closed_to_all().to_string())
            .attr("aria-label", move || (!open.get()).then(|| label.clone()))
            .click(move || {
                if !untrack(closed_to_all) {
                    on.run(());
                }
            }),
    };
    made.attr("data-open", move || open.get())
        .attr("data-turning", turned)
        .child(el("span", "hole").child(move || open.get().then(|| group().child(inside()))))
        .child(
            el("span", "leaf").attr("aria-hidden", "true").child(el("span", "front").child(front)),
        )
}

/// The two verdicts in words.
#[derive(Clone, Copy)]
pub struct Verdicts {
    /// "VRAI".
    pub right: &'static str,
    /// "FAUX".
    pub wrong: &'static str,
}

/// What is behind a small flap: `.verdict[data-verdict="true|false"]` with a sign, a word, and the
/// mark of who opened it if that is known.
pub fn verdict(is_true: bool, words: Verdicts, by: Option<Mark>) -> Dom {
    el("span", "verdict")
        .attr("data-verdict", if is_true { "true" } else { "false" })
        .child(icon(if is_true { "check" } else { "close" }))
        .child(if is_true { words.right } else { words.wrong })
        .child(by.map(mark))
}

/// A line of a sheet.
pub struct Line {
    /// The proposition: its large flap is open (MIDI-R2-3).
    pub text: Signal<String>,
    /// The verdict, once its small flap is open.
    pub verdict: Signal<Option<bool>>,
    /// Who opened it, if that is known.
    pub by: Signal<Option<Mark>>,
    /// How the small flap is opened.
    pub opening: Opening,
}

/// The board of a sheet: `.board.sheet-board > .rank[data-done]`, and at its foot what is behind the
/// bottom flap (`.foot`).
pub fn sheet_board(
    label: &'static str,
    lines: Vec<Line>,
    words: Verdicts,
    foot: impl Child,
) -> Dom {
    let rows: Vec<Dom> =
        lines.into_iter().enumerate().map(|(i, line)| row(i, line, words)).collect();
    el("section", "board sheet-board").attr("aria-label", label).child(rows).child(foot)
}

fn row(above: usize, line: Line, words: Verdicts) -> Dom {
    let Line { text, verdict: is_true, by, opening } = line;
    let is_true = Memo::new(move |_| is_true.get());
    let open = Signal::derive(move || is_true.get().is_some());
    let text = Memo::new(move |_| text.get());
    let flaps = move || {
        let proposition = move || {
            el("span", "proposition")
                .style(("--n", move || text.with(|text| text.chars().count().to_string())))
                .child(move || text.get())
        };
        let told = move || is_true.get().map(|is_true| verdict(is_true, words, by.get_untracked()));
        let large = flap(true, Signal::stored(true), None, (), proposition);
        let small = flap(false, open, Some(opening.clone()), drawing("gem", "gem"), told);
        group().child(large).child(small)
    };
    el("div", "rank").attr("data-done", move || open.get()).child(row_by_row(above, flaps))
}

/// The bottom flap, closed: `.foot` with a lock and what it hides.
pub fn foot(words: &'static str) -> Dom {
    el("p", "foot").child(icon("lock")).child(words)
}
