//! The curve of a game: one line a seat, its mark at the end of it.

use crate::app::parts::mark;
use crate::app::words::tr;
use crate::rules::Chair;
use leptos::prelude::*;

/// Draws `lines` (one a seat, a value a turn, 0 to `top`) with a legend.
pub fn curve(chairs: &[Chair], lines: &[Vec<u32>], top: u32) -> AnyView {
    let turns = lines.iter().map(Vec::len).max().unwrap_or(1).max(2) - 1;
    let legend: Vec<AnyView> = chairs.iter().map(legend_item).collect();
    let drawn: Vec<AnyView> =
        chairs.iter().zip(lines).map(|(c, l)| line(c, l, turns, top)).collect();
    let ends: Vec<AnyView> = chairs.iter().zip(lines).map(|(c, l)| end(c, l, turns, top)).collect();
    view! {
        <figure class="curve">
            <figcaption><ul class="legend">{legend}</ul></figcaption>
            <div class="plot" role="img" aria-label=tr!(results.curve_alt)>
                <div class="ylab" aria-hidden="true">{y_labels(top)}</div>
                <div class="xlab" aria-hidden="true">{x_labels(turns)}</div>
                <svg class="lines" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
                    {drawn}
                </svg>
                {ends}
            </div>
        </figure>
    }
    .into_any()
}

fn legend_item(chair: &Chair) -> AnyView {
    let (number, name) = (chair.mark.0.to_string(), chair.name.clone());
    view! { <li data-mark=number>{mark(chair.mark)}{name}</li> }.into_any()
}

/// Where a value lies, in hundredths of the plot.
fn percent(part: usize, whole: usize) -> String {
    let hundredths = (part * 10_000).checked_div(whole).unwrap_or(0);
    [&(hundredths / 100).to_string(), ".", &format!("{:02}", hundredths % 100)].concat()
}

fn height(value: u32, top: u32) -> String {
    percent((top - value.min(top)) as usize, top as usize)
}

fn line(chair: &Chair, values: &[u32], turns: usize, top: u32) -> AnyView {
    let points: Vec<String> = values
        .iter()
        .enumerate()
        .map(|(turn, value)| [percent(turn, turns), height(*value, top)].join(","))
        .collect();
    let points = points.join(" ");
    let number = chair.mark.0.to_string();
    view! {
        <polyline class="case" points=points.clone()/>
        <polyline data-mark=number points=points/>
    }
    .into_any()
}

fn end(chair: &Chair, values: &[u32], turns: usize, top: u32) -> AnyView {
    let last = values.len().saturating_sub(1);
    let x = [percent(last, turns), "%".into()].concat();
    let y = [height(values.last().copied().unwrap_or(0), top), "%".into()].concat();
    view! { <span class="end" style=("--x", x) style=("--y", y)>{mark(chair.mark)}</span> }
        .into_any()
}

fn y_labels(top: u32) -> Vec<AnyView> {
    (0..=top)
        .filter(|value| top <= 10 || value % (top / 5).max(1) == 0)
        .map(|value| {
            let y = [height(value, top), "%".into()].concat();
            view! { <span style=("--y", y)>{value}</span> }.into_any()
        })
        .collect()
}

fn x_labels(turns: usize) -> Vec<AnyView> {
    let every = (turns / 5).max(1);
    (every..=turns)
        .step_by(every)
        .map(|turn| {
            let x = [percent(turn, turns), "%".into()].concat();
            view! { <span style=("--x", x)>{turn}</span> }.into_any()
        })
        .collect()
}
