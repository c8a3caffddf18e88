//! The moments worth telling, and the questions asked up to the current frame, latest first: who answered, the way
//! to the reveal with its note, and the way to report one.

use super::Film;
use super::known::Given;
use crate::app::parts::dialog::{Sheet, when_closed};
use crate::app::parts::doubt::{Asked, Report};
use crate::app::parts::raised::raised;
use crate::app::parts::{GoButton, SeatMark, WordButton};
use crate::app::results::Moment;
use crate::app::shell::Shell;
use crate::app::words::tr;
use crate::replay::Question;
use crate::rules::answered::Answered;
use crate::spoken::two_languages::of_deck;
use leptos::prelude::*;

/// The sheet with the moments and the questions.
#[component]
pub fn AskedSheet(film: Film, open: RwSignal<bool>) -> impl IntoView {
    let shell = Shell::get();
    when_closed(move || open.set(false));
    let title = tr!(replay.asked);
    // Nothing that is still to come is shown.
    let number = film.number.get_untracked();
    let asked: Vec<Question> = film.timeline.with_untracked(|timeline| {
        timeline.questions.iter().rev().filter(|it| it.frame <= number).cloned().collect()
    });
    let none = asked.is_empty() && film.timeline.with_untracked(|it| !it.questions.is_empty());
    let none = none.then(|| view! { <p class="hint">{tr!(replay.none_asked)}</p> });
    let lines = asked.into_iter().map(|question| view! { <Line film question/> }).collect_view();
    view! {
        <Sheet class="sheet ask-sheet wide asked-sheet" label=title>
            <header role="none"><h1>{title}</h1></header>
            <div class="body"><Told film/>{none}<ol class="asked-questions">{lines}</ol></div>
            <footer role="none">
                <GoButton act="close" label=tr!(common.close) on:click=move |_| shell.dialog.set(false)/>
            </footer>
        </Sheet>
    }
}

/// The moments of the game, each with a button that shows it.
#[component]
fn Told(film: Film) -> impl IntoView {
    let shell = Shell::get();
    let chairs = film.told.with_value(|(chairs, _)| chairs.clone());
    let line = move |(kind, moment): (usize, Moment)| {
        let (seats, told) = moment.told()?;
        let who = seats.into_iter().filter_map(|seat| chairs.get(seat).cloned());
        let who = who.map(|chair| view! { <SeatMark mark=chair.mark/>{chair.name}" " });
        let again = move |_| {
            shell.dialog.set(false);
            film.show_moment(kind);
        };
        Some(view! {
            <li>
                <b>{moment.title}</b>
                <p class="answers"><span>{who.collect_view()}"· "{told}</span></p>
                <div class="ways">
                    <WordButton act="replay-moment" icon="eye" label=tr!(replay.see) on:click=again/>
                </div>
            </li>
        })
    };
    let lines: Vec<_> = film.moments.get_value().into_iter().enumerate().filter_map(line).collect();
    (!lines.is_empty()).then(|| {
        view! {
            <h2>{tr!(results.moments)}</h2>
            <ol class="told-moments">{lines}</ol>
        }
    })
}

#[component]
fn Line(film: Film, question: Question) -> impl IntoView {
    let shell = Shell::get();
    let reports = RwSignal::new(false);
    let Question { frame, card, q, answers } = question;
    let deck = film.told.with_value(|(_, deck)| deck.clone());
    let asked = Asked { deck, card, q: q.clone() };
    let chairs = film.told.with_value(|(chairs, _)| chairs.clone());
    let answer = |given: Answered| {
        let chair = chairs.get(given.seat.index())?.clone();
        Some(view! { <Given chair given/> })
    };
    let answers = answers.into_iter().filter_map(answer).collect_view();
    let again = move |_| {
        shell.dialog.set(false);
        film.show(frame);
    };
    view! {
        <li>
            <b>{raised(&of_deck(&q))}</b>
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
