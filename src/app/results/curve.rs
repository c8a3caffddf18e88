//! The curve of a game: one line a seat, its mark at the end of it.

use crate::app::dom::{Dom, el, group, next_frame};
use crate::app::old_parts::mark;
use crate::app::words::tr;
use crate::rules::Chair;

/// Draws `lines` (one a seat, a value a turn, 0 to `top`) with a legend.
pub fn curve(chairs: &[Chair], lines: &[Vec<u32>], top: u32) -> Dom {
    let turns = lines.iter().map(Vec::len).max().unwrap_or(1).max(2) - 1;
    let legend: Vec<Dom> = chairs.iter().map(legend_item).collect();
    let (chairs, lines) = (chairs.to_vec(), lines.to_vec());
    let inside = move || {
        let seats = || chairs.iter().zip(&lines);
        let drawn: Vec<Dom> = seats().map(|(c, l)| line(c, l, turns, top)).collect();
        let ends: Vec<Dom> = seats().map(|(c, l)| end(c, l, turns, top)).collect();
        group()
            .child(el("div", "ylab").attr("aria-hidden", "true").child(y_labels(top)))
            .child(el("div", "xlab").attr("aria-hidden", "true").child(x_labels(turns)))
            .child(
                el("svg", "lines")
                    .attr("viewBox", "0 0 100 100")
                    .attr("preserveAspectRatio", "none")
                    .attr("aria-hidden", "true")
                    .child(drawn),
            )
            .child(ends)
    };
    el("figure", "curve").child(el("figcaption", "").child(el("ul", "legend").child(legend))).child(
        el("div", "plot")
            .attr("role", "img")
            .attr("aria-label", tr!(results.curve_alt))
            .child(next_frame(inside)),
    )
}

fn legend_item(chair: &Chair) -> Dom {
    let (number, name) = (chair.mark.0.to_string(), chair.name.clone());
    el("li", "").attr("data-mark", number).child(mark(chair.mark)).child(name)
}

/// Where a value lies, in hundredths of the plot.
fn percent(part: usize, whole: usize) -> String {
    let hundredths = (part * 10_000).checked_div(whole).unwrap_or(0);
    [&(hundredths / 100).to_string(), ".", &format!("{:02}", hundredths % 100)].concat()
}

fn height(value: u32, top: u32) -> String {
    percent((top - value.min(top)) as usize, top as usize)
}

fn line(chair: &Chair, values: &[u32], turns: usize, top: u32) -> Dom {
    let points: Vec<String> = values
        .iter()
        .enumerate()
        .map(|(turn, value)| [percent(turn, turns), height(*value, top)].join(","))
        .collect();
    let points = points.join(" ");
    let number = chair.mark.0.to_string();
    group()
        .child(el("polyline", "case").attr("points", points.clone()))
        .child(el("polyline", "").attr("data-mark", number).attr("points", points))
}

fn end(chair: &Chair, values: &[u32], turns: usize, top: u32) -> Dom {
    let last = values.len().saturating_sub(1);
    let x = [percent(last, turns), "%".into()].concat();
    let y = [height(values.last().copied().unwrap_or(0), top), "%".into()].concat();
    el("span", "end").style(("--x", x)).style(("--y", y)).child(mark(chair.mark))
}

fn y_labels(top: u32) -> Vec<Dom> {
    (0..=top)
        .filter(|value| top <= 10 || value % (top / 5).max(1) == 0)
        .map(|value| {
            let y = [height(value, top), "%".into()].concat();
            el("span", "").style(("--y", y)).child(value)
        })
        .collect()
}

fn x_labels(turns: usize) -> Vec<Dom> {
    let every = (turns / 5).max(1);
    (every..=turns)
        .step_by(every)
        .map(|turn| {
            let x = [percent(turn, turns), "%".into()].concat();
            el("span", "").style(("--x", x)).child(turn)
        })
        .collect()
}
