//! The curve of a game: one line per seat, with its mark along the line and at its end, and the largest swings
//! numbered.

use super::swings::Swing;
use crate::app::parts::SeatMark;
use crate::app::parts::money::figure;
use crate::app::words::tr;
use crate::rules::{Chair, Mark};
use leptos::prelude::*;

/// Maximum number of labels beside the plot, not counting zero, where not every value has one.
const LABELS: u32 = 5;

/// The values beside the plot.
#[derive(Clone, Copy)]
struct Scale {
    /// Distance between labels: 1, 2 or 5 times a power of ten.
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

    /// Distance of a value from the top, in percent of the plot.
    fn height(self, value: u32) -> String {
        percent(self.top - value.min(self.top), self.top)
    }
}

/// Draws `lines` (one per seat, one value per turn) with a legend.
#[component]
pub fn Curve(chairs: Vec<Chair>, lines: Vec<Vec<u32>>, swings: Vec<Swing>) -> impl IntoView {
    let turns = lines.iter().map(Vec::len).max().unwrap_or(1).max(2) - 1;
    let scale = Scale::of(lines.iter().flatten().copied().max().unwrap_or(0));
    let marked = || chairs.iter().map(|chair| chair.mark).zip(&lines);
    let drawn =
        marked().map(|(mark, line)| view! { <Line mark points=points(line, turns, scale)/> });
    let waymarks = marked().map(|(mark, line)| {
        let at = |turn: usize| {
            let (x, y) = (across(turn, turns), scale.height(line[turn]));
            view! { <End class="waymark" mark x y/> }
        };
        changes(line).into_iter().map(at).collect_view()
    });
    let all_ends = ends(&lines);
    let ends = marked().zip(&all_ends).map(|((mark, _), &(turn, value, beside))| {
        let (x, y) = (across(turn, turns), scale.height(value));
        // Marks at the same end stand one over the other, towards the middle of the plot.
        let above = if value > scale.top / 2 { -(beside as i32) } else { beside as i32 };
        view! { <End class="end" mark x y above/> }
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
                {waymarks.collect_view()}
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

/// The mark on a line, or at its end; `above` is how many marks higher it stands than its end, or lower.
#[component]
fn End(
    class: &'static str,
    mark: Mark,
    x: String,
    y: String,
    #[prop(optional)] above: i32,
) -> impl IntoView {
    let above = above.to_string();
    view! {
        <span class=class style:--x=x + "%" style:--y=y + "%" style:--above=above><SeatMark mark/></span>
    }
}

/// Maximum number of marks on a line.
const WAYMARKS: usize = 12;

/// The turns at whose end a line bends and bears its mark, so that it is recognised without its colour.
fn changes(line: &[u32]) -> Vec<usize> {
    let last = line.len().saturating_sub(1);
    let bends: Vec<usize> = (1..last).filter(|turn| line[turn - 1] != line[*turn]).collect();
    let every = bends.len().div_ceil(WAYMARKS).max(1);
    bends.into_iter().step_by(every).collect()
}

/// The end of each line: turn, value, and how many of the lines before it end at the same point.
fn ends(lines: &[Vec<u32>]) -> Vec<(usize, u32, usize)> {
    let end = |line: &Vec<u32>| (line.len().saturating_sub(1), line.last().copied().unwrap_or(0));
    let before =
        |seat: usize| lines[..seat].iter().filter(|line| end(line) == end(&lines[seat])).count();
    let all = lines.iter().enumerate();
    all.map(|(seat, line)| (end(line).0, end(line).1, before(seat))).collect()
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
