//! The curve of a game: one line a seat, its mark at the end of it.

use crate::app::parts::SeatMark;
use crate::app::words::tr;
use crate::rules::{Chair, Mark};
use leptos::prelude::*;

/// Draws `lines` (one a seat, a value a turn, 0 to `top`) with a legend.
#[component]
pub fn Curve(chairs: Vec<Chair>, lines: Vec<Vec<u32>>, top: u32) -> impl IntoView {
    let turns = lines.iter().map(Vec::len).max().unwrap_or(1).max(2) - 1;
    let marked = || chairs.iter().map(|chair| chair.mark).zip(&lines);
    let drawn = marked().map(|(mark, line)| view! { <Line mark points=points(line, turns, top)/> });
    let ends = marked().map(|(mark, line)| {
        let last = line.len().saturating_sub(1);
        let y = height(line.last().copied().unwrap_or(0), top);
        view! { <End mark x=percent(last, turns) y/> }
    });
    view! {
        <figure class="curve">
            <figcaption><Legend chairs=chairs.clone()/></figcaption>
            <div class="plot" role="img" aria-label=tr!(results.curve_alt)>
                <Grid top/>
                <YLabels top/>
                <XLabels turns/>
                <svg
                    class="lines"
                    viewBox="0 0 100 100"
                    preserveAspectRatio="none"
                    aria-hidden="true"
                >
                    {drawn.collect_view()}
                </svg>
                {ends.collect_view()}
            </div>
        </figure>
    }
}

#[component]
fn Legend(chairs: Vec<Chair>) -> impl IntoView {
    let item = |Chair { mark, name, .. }: Chair| {
        view! { <li data-mark=mark.0.to_string()><SeatMark mark/>{name}</li> }
    };
    view! { <ul class="legend">{chairs.into_iter().map(item).collect_view()}</ul> }
}

#[component]
fn Line(mark: Mark, points: String) -> impl IntoView {
    view! {
        <polyline class="case" points=points.clone()></polyline>
        <polyline data-mark=mark.0.to_string() points=points></polyline>
    }
}

/// The mark where a line ends.
#[component]
fn End(mark: Mark, x: String, y: String) -> impl IntoView {
    view! { <span class="end" style:--x=x + "%" style:--y=y + "%"><SeatMark mark/></span> }
}

/// A faint line at each value that has a label.
#[component]
fn Grid(top: u32) -> impl IntoView {
    let line = |value| view! { <i style:--y=height(value, top) + "%"></i> };
    view! { <div class="grid" aria-hidden="true">{steps(top).map(line).collect_view()}</div> }
}

/// The values that are written beside the plot.
fn steps(top: u32) -> impl Iterator<Item = u32> {
    (0..=top).filter(move |value| top <= 10 || value % (top / 5).max(1) == 0)
}

#[component]
fn YLabels(top: u32) -> impl IntoView {
    let labels = steps(top)
        .map(|value| view! { <span style:--y=height(value, top) + "%">{value}</span> })
        .collect_view();
    view! { <div class="ylab" aria-hidden="true">{labels}</div> }
}

#[component]
fn XLabels(turns: usize) -> impl IntoView {
    let every = (turns / 5).max(1);
    let labels = (every..=turns)
        .step_by(every)
        .map(|turn| view! { <span style:--x=percent(turn, turns) + "%">{turn}</span> })
        .collect_view();
    view! { <div class="xlab" aria-hidden="true">{labels}</div> }
}

/// Where a value lies, in hundredths of the plot.
fn percent(part: usize, whole: usize) -> String {
    let hundredths = (part * 10_000).checked_div(whole).unwrap_or(0);
    [&(hundredths / 100).to_string(), ".", &format!("{:02}", hundredths % 100)].concat()
}

fn height(value: u32, top: u32) -> String {
    percent((top - value.min(top)) as usize, top as usize)
}

fn points(values: &[u32], turns: usize, top: u32) -> String {
    let point =
        |(turn, value): (usize, &u32)| [percent(turn, turns), height(*value, top)].join(",");
    values.iter().enumerate().map(point).collect::<Vec<_>>().join(" ")
}
