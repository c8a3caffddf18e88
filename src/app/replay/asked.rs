//! The questions that were asked by the moment that is watched, the latest first: who answered, the moment
//! itself with its note, and the way to report one.

use super::Film;
use crate::app::parts::dialog::{Sheet, when_closed};
use crate::app::parts::doubt::{Asked, Report};
use crate::app::parts::{GoButton, SeatMark, WordButton};
use crate::app::shell::Shell;
use crate::app::words::tr;
use crate::replay::Question;
use crate::rules::Seat;
use leptos::prelude::*;

/// The sheet of the questions.
#[component]
pub fn AskedSheet(film: Film, open: RwSignal<bool>) -> impl IntoView {
    let shell = Shell::get();
    when_closed(move || open.set(false));
    let title = tr!(replay.asked);
    // What is still to come stays to come.
    let number = film.number.get_untracked();
    let asked: Vec<Question> = film.timeline.with_untracked(|timeline| {
        timeline.questions.iter().rev().filter(|it| it.frame <= number).cloned().collect()
    });
    let none = asked.is_empty().then(|| view! { <p class="hint">{tr!(replay.none_asked)}</p> });
    let lines = asked.into_iter().map(|question| view! { <Line film question/> }).collect_view();
    view! {
        <Sheet class="sheet ask-sheet wide asked-sheet" label=title>
            <header role="none"><h1>{title}</h1></header>
            <div class="body">{none}<ol>{lines}</ol></div>
            <footer role="none">
                <GoButton act="close" label=tr!(common.close) on:click=move |_| shell.dialog.set(false)/>
            </footer>
        </Sheet>
    }
}

#[component]
fn Line(film: Film, question: Question) -> impl IntoView {
    let shell = Shell::get();
    let reports = RwSignal::new(false);
    let Question { frame, card, q, answers } = question;
    let deck = film.told.with_value(|(_, deck)| deck.clone());
    let asked = Asked { deck, card, q: q.clone() };
    let answers = answers.into_iter().map(|(seat, right)| view! { <Answer film seat right/> });
    let answers = answers.collect_view();
    let again = move |_| {
        shell.dialog.set(false);
        film.show(frame);
    };
    view! {
        <li>
            <b>{q}</b>
            <p class="answers">{answers}</p>
            <div class="ways">
                <WordButton act="replay-to" icon="eye" label=tr!(replay.see) on:click=again/>
                <WordButton
                    act="replay-doubt"
                    icon="info"
                    label=tr!(replay.report)
                    on:click=move |_| reports.update(|reports| *reports = !*reports)
                />
            </div>
            {move || reports.get().then(|| view! { <Report asked=asked.clone()/> })}
        </li>
    }
}

/// Who answered, and whether that was right.
#[component]
fn Answer(film: Film, seat: Seat, right: bool) -> impl IntoView {
    let chair = film.told.with_value(|(chairs, _)| chairs.get(seat.index()).cloned())?;
    let words = if right { tr!(replay.right) } else { tr!(replay.wrong) };
    Some(view! {
        <span data-right=right.to_string()><SeatMark mark=chair.mark/>{chair.name}" · "{words}</span>
    })
}
