//! The strip between the pads: the question, who has buzzed and how long after the first, and what
//! the judge does with the answer.

use super::Floor;
use super::console::Faulty;
use super::correction::Correction;
use super::turning::{TurnIt, Turned};
use super::words::{Rank, fate_words, gap_words};
use crate::app::browser::taps;
use crate::app::countdown::left_until;
use crate::app::parts::ticket::Question;
use crate::app::parts::timer::Seconds;
use crate::app::parts::typed::TypedAnswer;
use crate::app::parts::{Icon, SeatMark};
use crate::app::phones::UnlessOnPhone;
use crate::app::words::tr;
use crate::rules::clock::Clock;
use crate::rules::contest::view::{AnswerView, ArrivalView, ContestView, Fate, PlayView};
use crate::rules::contest::{Judge, Reply};
use crate::rules::{Ms, Seat};
use leptos::ev::{KeyboardEvent, PointerEvent};
use leptos::prelude::*;

/// The strip: `.strip`.
#[component]
pub fn Strip() -> impl IntoView {
    let floor = Floor::get();
    let question = Memo::new(move |_| floor.question());
    view! {
        <Turned whom=Signal::derive(move || floor.reader())>
            <section class="strip piece turned">
                <p class="leads">{floor.title}</p>
                {move || question.get().map(|text| view! { <Question text/> })}
                <Remaining/>
                <Arrivals/>
                <Verdicts/>
                <Amends/>
            </section>
        </Turned>
    }
}

/// The rarely needed buttons: the children, correcting the last ruling, withdrawing a faulty
/// question, turning the stage to another edge.
#[component]
pub fn Amends(#[prop(optional)] children: Option<Children>) -> impl IntoView {
    view! {
        <div class="amends">
            {children.map(|children| children())}
            <Correction/>
            <Faulty/>
            <TurnIt/>
        </div>
    }
}

/// The seconds left to answer.
#[component]
pub fn Remaining() -> impl IntoView {
    let floor = Floor::get();
    let until = Memo::new(move |_| match floor.read(|view| view.clock) {
        Some(Clock::Until(until)) => Some(until),
        _ => None,
    });
    let seconds = move |until: Ms| {
        let left = left_until(floor.table, until);
        view! { <Seconds left unit=tr!(quiz.seconds)/> }
    };
    move || until.get().map(seconds)
}

/// Who has buzzed, in order.
#[component]
fn Arrivals() -> impl IntoView {
    let floor = Floor::get();
    let line = Memo::new(move |_| floor.read(line_of).unwrap_or_default());
    move || view! { <ArrivalList line=line.get()/> }
}

fn line_of(view: &ContestView) -> Vec<ArrivalView> {
    match &view.play {
        PlayView::Race { line, .. } => line.clone(),
        _ => vec![],
    }
}

/// A list of arrivals, with what was typed: `ol.arrivals > li[data-fate]`.
#[component]
pub fn ArrivalList(line: Vec<ArrivalView>) -> impl IntoView {
    let floor = Floor::get();
    let one = |(place, arrival): (usize, ArrivalView)| {
        let chair = floor.table.chair(arrival.seat);
        let said = floor.typed_by(arrival.seat).filter(|_| arrival.fate.is_told());
        let said = said.map(|text| tr!(contest.quoted, text = text));
        let words = [gap_words(place, arrival.gap), said, Some(fate_words(arrival.fate).into())];
        let words = words.into_iter().flatten().collect::<Vec<_>>().join(" · ");
        view! {
            <li data-fate=fate_name(arrival.fate) data-seat=arrival.seat.0.to_string()>
                <span class="rank"><Rank place=place + 1/></span>
                <SeatMark mark=chair.mark/>
                <span class="text">
                    <b>{chair.name}</b>
                    <small>{words}</small>
                </span>
            </li>
        }
    };
    let all = line.into_iter().enumerate().map(one).collect_view();
    view! { <ol class="arrivals" aria-label=tr!(contest.arrivals)>{all}</ol> }
}

const fn fate_name(fate: Fate) -> &'static str {
    match fate {
        Fate::Waits => "waits",
        Fate::Answers => "answers",
        Fate::Said => "said",
        Fate::Wrong => "wrong",
        Fate::Right => "right",
    }
}

/// The task of the moment: read, judge, type; or what is waited for.
#[derive(Clone, Copy, PartialEq)]
enum Todo {
    /// The reader says when he has read the question out.
    Read,
    /// Somebody is to buzz; the judge may call time.
    Buzz,
    /// That person answers aloud, and is judged.
    Judge { tie: bool },
    /// That person types.
    Type(Seat),
    /// That automatic player answers.
    Waits(Seat),
}

fn todo(floor: Floor) -> Option<Todo> {
    let of = |view: &ContestView| {
        let tie = matches!(&view.play, PlayView::Race { level, .. } if !level.is_empty());
        match (view.answering, view.judge) {
            (Some(seat), _) if !floor.table.is_person(seat) => Todo::Waits(seat),
            (_, Judge::Reader(_)) if view.clock == Clock::Reading => Todo::Read,
            (Some(_), Judge::Reader(_)) => Todo::Judge { tie },
            (Some(seat), Judge::Tablet) => Todo::Type(seat),
            (None, _) => Todo::Buzz,
        }
    };
    floor.read(of)
}

#[component]
fn Verdicts() -> impl IntoView {
    let floor = Floor::get();
    let todo = Memo::new(move |_| todo(floor));
    let inside = move |todo| {
        match todo {
        Todo::Read => view! {
            <Verdict name="read" class="button big piece go" reply=Reply::Read words=tr!(quiz.i_have_read)/>
            <Peek/>
        }
        .into_any(),
        Todo::Buzz => view! {
            <p class="hint">{tr!(contest.who_knows)}</p>
            <Verdict name="time" class="button quiet piece" reply=Reply::Time words=tr!(contest.nobody_knows)/>
            <Peek/>
        }
        .into_any(),
        Todo::Judge { tie } => view! { <Judging tie/> }.into_any(),
        Todo::Type(seat) => view! { <Types seat/> }.into_any(),
        Todo::Waits(seat) => {
            view! { <p class="hint">{tr!(quiz.do_wait, name = floor.table.name(seat))}</p> }.into_any()
        }
    }
    };
    view! { <div class="judge">{move || todo.get().map(inside)}</div> }
}

/// A button of the judge.
#[component]
fn Verdict(
    name: &'static str,
    class: &'static str,
    reply: Reply,
    words: &'static str,
) -> impl IntoView {
    let floor = Floor::get();
    view! {
        <button class=class data-move=name on:click=move |_| floor.judges(reply.clone())>{words}</button>
    }
}

#[component]
fn Judging(tie: bool) -> impl IntoView {
    let floor = Floor::get();
    let tied = tie.then(|| {
        view! { <Verdict name="tie" class="button big quiet piece" reply=Reply::Tie words=tr!(contest.tie)/> }
    });
    let asked = untrack(|| floor.reader())
        .map(|reader| tr!(contest.judge_ask, name = floor.table.name(reader)));
    view! {
        <p class="hint">{asked}</p>
        <button class="thumb piece" data-verdict="wrong" data-move="wrong" on:click=move |_| floor.judges(Reply::Wrong)>
            <Icon name="close"/><span class="text">{tr!(contest.wrong)}</span>
        </button>
        {tied}
        <AlsoWrong/>
        <Peek/>
        <button class="thumb piece" data-verdict="right" data-move="right" on:click=move |_| floor.judges(Reply::Right)>
            <Icon name="check"/><span class="text">{tr!(contest.right)}</span>
        </button>
    }
}

/// Buttons for the others of a three-way dead heat who were wrong, too: each is out before a tie is
/// found among the rest.
#[component]
fn AlsoWrong() -> impl IntoView {
    let floor = Floor::get();
    let wrong = Memo::new(move |_| floor.read(also_wrong).unwrap_or_default());
    let each = move |seat: Seat| {
        let words = tr!(contest.also_wrong, name = floor.table.name(seat));
        let rules = move |_| floor.judges(Reply::WrongOf(seat));
        view! { <button class="button quiet piece" data-move="wrong-of" on:click=rules>{words}</button> }
    };
    move || wrong.get().into_iter().map(each).collect_view()
}

fn also_wrong(view: &ContestView) -> Vec<Seat> {
    match &view.play {
        PlayView::Race { also_wrong, .. } => also_wrong.clone(),
        _ => vec![],
    }
}

#[component]
fn Types(seat: Seat) -> impl IntoView {
    let floor = Floor::get();
    let send = Callback::new(move |text| floor.by(seat, Reply::Say(text)));
    let chair = floor.table.chair(seat);
    let name = chair.name.clone();
    view! {
        <UnlessOnPhone seat name>
            <p class="address"><SeatMark mark=chair.mark/><span>{tr!(contest.type_it, name = chair.name.clone())}</span></p>
            <TypedAnswer label=tr!(contest.your_answer) on_send=send/>
        </UnlessOnPhone>
    }
}

/// The button that shows the reader the answer again while he holds it down.
#[component]
fn Peek() -> impl IntoView {
    let floor = Floor::get();
    let answer = Memo::new(move |_| floor.read(|view| view.answer.clone()).flatten());
    let reader = untrack(|| floor.reader())?;
    let look = move || floor.look.run(Some(reader));
    let away = move || {
        if answer.try_get_untracked().flatten().is_some() {
            floor.look.run(None);
        }
    };
    let key = move |event: KeyboardEvent| {
        if matches!(event.key().as_str(), "Enter" | " ") && !event.repeat() {
            look();
        }
    };
    let press = move |event: PointerEvent| {
        taps::let_slide(&event);
        look();
    };
    on_cleanup(away);
    Some(view! {
        <button
            class="peek piece"
            data-act="peek"
            on:pointerdown=press
            on:pointerup=move |_| away()
            on:pointerleave=move |_| away()
            on:pointercancel=move |_| away()
            on:keydown=key
            on:keyup=move |_| away()
            on:blur=move |_| away()
            on:contextmenu=|event| event.prevent_default()
        >
            {move || match answer.get() {
                Some(answer) => view! { <strong>{short(&answer)}</strong> }.into_any(),
                None => view! { <Icon name="eye"/><span>{tr!(contest.peek)}</span> }.into_any(),
            }}
        </button>
    })
}

/// An answer in short: an open one with its accepted variants, a number, nothing of a list.
fn short(answer: &AnswerView) -> String {
    match answer {
        AnswerView::Open { answer, accept, .. } if accept.is_empty() => answer.clone(),
        AnswerView::Open { answer, accept, .. } => [answer, " (", &accept.join(", "), ")"].concat(),
        AnswerView::Target { value, .. } => value.to_string(),
        AnswerView::List { .. } => String::new(),
    }
}
