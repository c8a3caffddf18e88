//! The flaps of the revealing board, and the board of a blow-by-blow sheet: seven propositions,
//! each with a small flap that turns to its verdict – sign, colour and word.

pub use crate::app::drawings::flap::{OneFlap, Opening};

use super::Drawing;
use crate::app::parts::raised::raised;
use crate::app::parts::{Icon, SeatMark};
use crate::app::words::deck_lang;
use crate::rules::Mark;
use leptos::prelude::*;

/// The two verdicts in words.
#[derive(Clone, Copy)]
pub struct Verdicts {
    /// "VRAI".
    pub right: &'static str,
    /// "FAUX".
    pub wrong: &'static str,
}

/// The verdict behind a small flap: `.verdict[data-verdict="true|false"]` with a sign, a word, and
/// the mark of who opened it if known.
#[component]
pub fn Verdict(is_true: bool, words: Verdicts, by: Option<Mark>) -> impl IntoView {
    let (verdict, icon, word) =
        if is_true { ("true", "check", words.right) } else { ("false", "close", words.wrong) };
    view! {
        <span class="verdict" data-verdict=verdict>
            <Icon name=icon/>
            {word}
            {by.map(|mark| view! { <SeatMark mark/> })}
        </span>
    }
}

/// A line of a sheet.
#[derive(Clone)]
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

/// The board of a sheet: `.board.sheet-board > .rank[data-done]`, and at its foot, if given, the
/// closed bottom flap with the words `foot`.
#[component]
pub fn SheetBoard(
    label: &'static str,
    lines: Vec<Line>,
    words: Verdicts,
    foot: Option<&'static str>,
) -> impl IntoView {
    let rows = lines.into_iter().map(|line| view! { <Rank line words/> });
    view! {
        <section class="board sheet-board" aria-label=label>
            {rows.collect_view()}
            {foot.map(|words| view! { <Foot words/> })}
        </section>
    }
}

/// The most letters on one line of a flap; longer propositions take two.
const ONE_LINE: usize = 22;

#[component]
fn Rank(line: Line, words: Verdicts) -> impl IntoView {
    let Line { text, verdict, by, opening } = line;
    let is_true = Memo::new(move |_| verdict.get());
    let open = Signal::derive(move || is_true.get().is_some());
    let count = move || text.with(|text| text.chars().count());
    let (letters, two_lines) = (move || count().to_string(), move || count() > ONE_LINE);
    let told = move || {
        let by = by.get_untracked();
        is_true.get().map(|is_true| view! { <Verdict is_true words by/> })
    };
    view! {
        <div class="rank" data-done=open>
            <OneFlap large=true open=true>
                <span class="proposition" lang=deck_lang() data-lines=two_lines style:--n=letters>{move || text.with(|text| raised(text))}</span>
            </OneFlap>
            <OneFlap large=false open opening=Some(opening) front=gem()>{told}</OneFlap>
        </div>
    }
}

fn gem() -> AnyView {
    view! { <Drawing name="gem" class="gem"/> }.into_any()
}

/// The bottom flap, closed: `.foot` with a lock and what it hides.
#[component]
pub fn Foot(words: &'static str) -> impl IntoView {
    view! { <p class="foot"><Icon name="lock"/>{words}</p> }
}
