//! A sheet in large letters: the question, the choices, the outcome. Every quiz game fills it; it knows none of
//! them.

use crate::app::elsewhere::watch::left_until;
use crate::app::parts::raised::{in_languages, raised};
use crate::app::parts::{Icon, SeatMark};
use crate::app::words::tr;
use crate::rules::Ms;
use crate::screens::{Choice, Line, Pin, Sheet};
use crate::spoken::two_languages::letters;
use leptos::prelude::*;

/// Number of letters above which a question is set smaller.
const LONG: usize = 90;

/// The sheet: `.tv-sheet[data-lie]`.
#[component]
pub fn TvSheet(sheet: Sheet) -> impl IntoView {
    let Sheet { kicker, q, ask, choices, lie, line, foot } = sheet;
    let long = letters(&q) > LONG;
    let count = choices.len().to_string();
    let longest = choices.iter().filter_map(|it| it.words.as_ref()).map(|it| letters(it));
    let wide = longest.max().unwrap_or(0) > 24;
    let kicker =
        (!kicker.is_empty()).then(|| view! { <p class="tv-kicker">{in_languages(&kicker)}</p> });
    let ask = (!ask.is_empty()).then(|| view! { <p class="tv-ask">{ask}</p> });
    let foot = foot.into_iter().map(|line| view! { <p>{in_languages(&line)}</p> }).collect_view();
    let one = |choice| view! { <OneChoice choice/> };
    let listed = (!choices.is_empty()).then(|| {
        view! {
            <ul class="tv-choices" data-lie=lie.clone() data-wide=wide style:--n=count>
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
    let seal = match &*state {
        "right" => Some(view! { <Icon name="check"/> }),
        "wrong" => Some(view! { <Icon name="close"/> }),
        _ => None,
    };
    let down = words.is_none();
    let marks = marks.into_iter().map(|mark| view! { <SeatMark mark/> }).collect_view();
    view! {
        <li class="tv-choice" data-state=state data-down=down>
            {(!badge.is_empty()).then(|| view! { <b class="badge-letter">{badge}</b> })}
            <span class="words">{words.map_or_else(|| "?".into_any(), |words| in_languages(&words))}</span>
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
                <b>{in_languages(&pin.words)}</b>
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
