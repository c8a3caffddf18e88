//! The controls of every quiz table: the button of a move, the line about a player who is awaited, the button that
//! closes a reveal, and the two sides of a curtain.

use super::{Quiz, QuizGame};
use crate::app::parts::SeatMark;
use crate::app::parts::console::ForEyes;
use crate::app::parts::curtain::{HoldButton, drops};
use crate::app::phones::UnlessOnPhone;
use crate::app::words::tr;
use crate::rules::Seat;
use leptos::prelude::*;

/// A large button that plays a move of the seat on turn: `[data-move]`.
#[component]
pub fn MoveButton<G: QuizGame>(
    quiz: Quiz<G>,
    name: &'static str,
    mv: G::Move,
    #[prop(default = "button big piece go")] class: &'static str,
    children: Children,
) -> impl IntoView {
    view! {
        <button
            class=class
            data-move=name
            data-alone=quiz.goes_by_itself()
            on:click=move |_| quiz.act(mv.clone())
        >
            {children()}
        </button>
    }
}

/// The same for the seat on turn if it is a person's; otherwise a line that it is awaited.
#[component]
pub fn TurnButton<G: QuizGame>(
    quiz: Quiz<G>,
    seat: Seat,
    name: &'static str,
    mv: G::Move,
    #[prop(default = "button big piece go")] class: &'static str,
    children: Children,
) -> impl IntoView {
    if quiz.is_person(seat) {
        view! { <MoveButton quiz name mv class>{children()}</MoveButton> }.into_any()
    } else {
        view! { <Awaited name=quiz.name(seat)/> }.into_any()
    }
}

/// A line that a player is awaited.
#[component]
pub fn Awaited(name: String) -> impl IntoView {
    view! { <p class="hint waits">{tr!(quiz.do_wait, name = name)}</p> }
}

/// The button that closes a reveal; the caller adds its `on:click`.
#[component(transparent)]
pub fn GoOn() -> impl IntoView {
    view! { <button class="button big piece go" data-act="continue">{tr!(quiz.go_on)}</button> }
}

/// The consequences of a reveal, in words.
#[component]
pub fn Followed(#[prop(into)] lines: Signal<Vec<String>>) -> impl IntoView {
    let line = |line: String| view! { <li>{line}</li> };
    view! { <ul class="followed">{move || lines.get().into_iter().map(line).collect_view()}</ul> }
}

/// Asks to pass the tablet to a seat, whose player lifts the curtain; `why` says what is behind it.
#[component]
pub fn PassTo<G: QuizGame>(
    quiz: Quiz<G>,
    seat: Seat,
    #[prop(optional)] why: Option<&'static str>,
) -> impl IntoView {
    let chair = quiz.chair(seat);
    let name = chair.name.clone();
    let on_lift = Callback::new(move |()| quiz.lift(seat));
    view! {
        <UnlessOnPhone seat name>
            <p><SeatMark mark=chair.mark/><span>{tr!(curtain.pass)}" "<b>{chair.name.clone()}</b></span></p>
            {why.map(|why| view! { <p class="why">{why}</p> })}
            <HoldButton on_lift/>
        </UnlessOnPhone>
    }
}

/// The head of a private screen: says for whose eyes it is, and lowers the curtain when its owner is done, goes
/// idle or leaves the page.
#[component]
pub fn Behind<G: QuizGame>(quiz: Quiz<G>, seat: Seat) -> impl IntoView {
    drops(move || quiz.cover());
    let chair = quiz.chair(seat);
    let mark = chair.mark.0.to_string();
    let on_lower = Callback::new(move |()| quiz.cover());
    view! {
        <div class="behind" data-mark=mark>
            <ForEyes chair words=tr!(quiz.for_eyes) lower=tr!(quiz.lower) on_lower/>
        </div>
    }
}
