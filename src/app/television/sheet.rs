//! A sheet in large letters: the question, the choices, the outcome. Every quiz game fills it; it knows none of
//! them.

use super::board::Watch;
use crate::app::countdown::whole;
use crate::app::parts::raised::raised;
use crate::app::parts::{Icon, SeatMark};
use crate::app::words::tr;
use crate::rules::{Mark, Ms};
use gloo_timers::callback::Interval;
use leptos::prelude::*;

/// Polling interval of the seconds, in ms.
const LOOK: u32 = 200;

/// Number of letters above which a question is set smaller.
const LONG: usize = 90;

/// The content of a sheet.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Sheet {
    /// The small line above: who, for how much.
    pub kicker: String,
    /// The question, or the one thing that happens.
    pub q: String,
    /// What is asked of whom; a phone says it its own way.
    pub ask: String,
    /// What can be chosen or has been said, in the order of the table.
    pub choices: Vec<Choice>,
    /// The layout of the choices: `two`, `grid`, `list`.
    pub lie: &'static str,
    /// The line with the proposals of a number.
    pub line: Option<Line>,
    /// What follows: the answer, who takes what, the explanation.
    pub foot: Vec<String>,
}

/// A choice, or something that was said.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Choice {
    /// A letter or a number before it.
    pub badge: String,
    /// Its text; `None` while it lies face down.
    pub words: Option<String>,
    /// `right`, `wrong`, `dim`, `picked`, or nothing.
    pub state: &'static str,
    /// Whose it is.
    pub marks: Vec<Mark>,
    /// A small remark behind it.
    pub aside: String,
}

impl Choice {
    /// A choice that lies open.
    pub fn open(words: impl Into<String>) -> Choice {
        Choice { words: Some(words.into()), ..Choice::default() }
    }
}

/// A line with numbers on it.
#[derive(Clone, PartialEq, Debug)]
pub struct Line {
    /// The right number, once it lies open.
    pub target: Option<Pin>,
    /// The proposals.
    pub pins: Vec<Pin>,
}

/// A number on a line.
#[derive(Clone, PartialEq, Debug)]
pub struct Pin {
    /// The mark of its seat; `None` for the right number.
    pub mark: Option<Mark>,
    /// The number, in words.
    pub words: String,
    /// Its position, in thousandths of the line.
    pub at: u16,
    /// Whether it is the nearest.
    pub wins: bool,
}

/// The sheet: `.tv-sheet[data-lie]`.
#[component]
pub fn TvSheet(sheet: Sheet) -> impl IntoView {
    let Sheet { kicker, q, ask, choices, lie, line, foot } = sheet;
    let long = q.chars().count() > LONG;
    let count = choices.len().to_string();
    let longest = choices.iter().filter_map(|it| it.words.as_ref()).map(|it| it.chars().count());
    let wide = longest.max().unwrap_or(0) > 24;
    let kicker = (!kicker.is_empty()).then(|| view! { <p class="tv-kicker">{kicker}</p> });
    let ask = (!ask.is_empty()).then(|| view! { <p class="tv-ask">{ask}</p> });
    let foot = foot.into_iter().map(|line| view! { <p>{line}</p> }).collect_view();
    let one = |choice| view! { <OneChoice choice/> };
    let listed = (!choices.is_empty()).then(|| {
        view! {
            <ul class="tv-choices" data-lie=lie data-wide=wide style:--n=count>
                {choices.into_iter().map(one).collect_view()}
            </ul>
        }
    });
    view! {
        <article class="tv-sheet" data-lie=lie>
            {kicker}
            <h2 data-long=long>{raised(&q)}</h2>
            {listed}
            {line.map(|line| view! { <OneLine line/> })}
            {ask}
            <div class="tv-foot">{foot}</div>
        </article>
    }
}

#[component]
fn OneChoice(choice: Choice) -> impl IntoView {
    let Choice { badge, words, state, marks, aside } = choice;
    let seal = match state {
        "right" => Some(view! { <Icon name="check"/> }),
        "wrong" => Some(view! { <Icon name="close"/> }),
        _ => None,
    };
    let down = words.is_none();
    let marks = marks.into_iter().map(|mark| view! { <SeatMark mark/> }).collect_view();
    view! {
        <li class="tv-choice" data-state=state data-down=down>
            {(!badge.is_empty()).then(|| view! { <b class="badge-letter">{badge}</b> })}
            <span class="words">{words.unwrap_or_else(|| "?".into())}</span>
            {(!aside.is_empty()).then(|| view! { <small>{aside}</small> })}
            <span class="marks">{marks}{seal}</span>
        </li>
    }
}

/// The line of proposals: `.tv-line > .tv-pin[data-wins]` with `--at` from 0 to 1.
#[component]
fn OneLine(line: Line) -> impl IntoView {
    let pin = |row: usize, pin: Pin| {
        let at = f64::from(pin.at) / 1_000.0;
        view! {
            <li
                class="tv-pin"
                data-target=pin.mark.is_none()
                data-wins=pin.wins
                style:--at=at.to_string()
                style:--row=row.to_string()
            >
                {pin.mark.map(|mark| view! { <SeatMark mark/> })}
                <b>{pin.words}</b>
            </li>
        }
    };
    let rows = line.pins.len().to_string();
    let target = line.target.map(|target| pin(0, target));
    let pins = line.pins.into_iter().enumerate().map(|(row, it)| pin(row + 1, it)).collect_view();
    view! { <ol class="tv-line" style:--rows=rows>{target}{pins}</ol> }
}

/// The seconds left until then: `.tv-seconds[data-low]`.
#[component]
pub fn TvSeconds(until: Ms) -> impl IntoView {
    let left = left_until(until);
    view! {
        <p class="tv-seconds" data-low=move || left.get() <= 10>
            <b>{left}</b>
            <small>{tr!(quiz.seconds)}</small>
        </p>
    }
}

/// The whole seconds left until then, in the table's game time.
pub fn left_until(until: Ms) -> Signal<u32> {
    let watch = Watch::get();
    let look = move || whole(until.left_at(watch.clock.now()));
    let left = RwSignal::new(look());
    let looks = Interval::new(LOOK, move || {
        let now = look();
        if left.try_get_untracked().is_some_and(|before| before != now) {
            left.set(now);
        }
    });
    StoredValue::new_local(looks);
    left.into()
}
