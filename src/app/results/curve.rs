//! The curve of a game: one line a seat, its mark at the end of it, its largest swings numbered.

use super::swings::Swing;
use crate::app::parts::SeatMark;
use crate::app::parts::money::figure;
use crate::app::words::tr;
use crate::rules::{Chair, Mark};
use leptos::prelude::*;

/// How many labels stand beside the plot at most, besides that of nought, where not every value has one.
const LABELS: u32 = 5;

/// The values beside the plot.
#[derive(Clone, Copy)]
struct Scale {
    /// From label to label: 1, 2 or 5 with noughts.
    step: u32,
    /// The highest label.
    top: u32,
}

impl Scale {
    /// A scale up to the highest value.
    fn of(most: u32) -> Scale {
        if most <= 10 {
            return Scale { step: 1, top: most.max(1) };
        }
        let tens = (0..).map(|power| 10_u32.pow(power));
        let steps = tens.flat_map(|ten| [1, 2, 5].map(|one| one * ten));
        let step = steps.into_iter().find(|step| most / step < LABELS).unwrap_or(most);
        Scale { step, top: most.next_multiple_of(step) }
    }

    fn labels(self) -> impl Iterator<Item = u32> {
        (0..=self.top).step_by(self.step as usize)
    }

    /// How far below the top a value lies, in percent of the plot.
    fn height(self, value: u32) -> String {
        percent(self.top - value.min(self.top), self.top)
    }
}

/// Draws `lines` (one a seat, a value a turn) with a legend.
#[component]
pub fn Curve(chairs: Vec<Chair>, lines: Vec<Vec<u32>>, swings: Vec<Swing>) -> impl IntoView {
    let turns = lines.iter().map(Vec::len).max().unwrap_or(1).max(2) - 1;
    let scale = Scale::of(lines.iter().flatten().copied().max().unwrap_or(0));
    let marked = || chairs.iter().map(|chair| chair.mark).zip(&lines);
    let drawn =
        marked().map(|(mark, line)| view! { <Line mark points=points(line, turns, scale)/> });
    let ends = marked().map(|(mark, line)| {
        let x = across(line.len().saturating_sub(1), turns);
        let y = scale.height(line.last().copied().unwrap_or(0));
        view! { <End mark x y/> }
    });
    let numbers = (1..).zip(swings).map(|(number, swing): (usize, Swing)| {
        let (x, y) = (across(swing.turn, turns), scale.height(swing.value));
        view! { <b class="swing" style:--x=x + "%" style:--y=y + "%">{number}</b> }
    });
    view! {
        <figure class="curve">
            <figcaption><Legend chairs=chairs.clone()/></figcaption>
            <div class="plot" role="img" aria-label=tr!(results.curve_alt)>
                <Grid scale/>
                <YLabels scale/>
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
                {numbers.collect_view()}
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
fn Grid(scale: Scale) -> impl IntoView {
    let line = |value| view! { <i style:--y=scale.height(value) + "%"></i> };
    view! { <div class="grid" aria-hidden="true">{scale.labels().map(line).collect_view()}</div> }
}

#[component]
fn YLabels(scale: Scale) -> impl IntoView {
    let label = |value| view! { <span style:--y=scale.height(value) + "%">{figure(value)}</span> };
    view! { <div class="ylab" aria-hidden="true">{scale.labels().map(label).collect_view()}</div> }
}

#[component]
fn XLabels(turns: usize) -> impl IntoView {
    let every = (turns / 5).max(1);
    let labels = (every..=turns)
        .step_by(every)
        .map(|turn| view! { <span style:--x=across(turn, turns) + "%">{turn}</span> })
        .collect_view();
    view! { <div class="xlab" aria-hidden="true">{labels}</div> }
}

/// Where a turn lies, in percent of the plot.
fn across(turn: usize, turns: usize) -> String {
    percent(turn as u32, turns as u32)
}

fn percent(part: u32, whole: u32) -> String {
    let hundredths = (u64::from(part) * 10_000).checked_div(u64::from(whole)).unwrap_or(0);
    [&(hundredths / 100).to_string(), ".", &format!("{:02}", hundredths % 100)].concat()
}

fn points(values: &[u32], turns: usize, scale: Scale) -> String {
    let point =
        |(turn, value): (usize, &u32)| [across(turn, turns), scale.height(*value)].join(",");
    values.iter().enumerate().map(point).collect::<Vec<_>>().join(" ")
}
