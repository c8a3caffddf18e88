//! A question with propositions, in round 1, the duels, the final and sudden death: the ticket, who
//! reads it, the cards to choose from, the thinking clock.

use super::desk::Desk;
use crate::app::countdown::{left_until, whole};
use crate::app::parts::SeatMark;
use crate::app::parts::proposition::{Look, Or, Propositions, TurnCard, Words};
use crate::app::parts::ticket::{Call, Person, Question, Ticket, Who};
use crate::app::parts::timer::Seconds;
use crate::app::words::tr;
use crate::rules::Seat;
pub use crate::rules::midi::view::question_of;
use crate::rules::midi::view::{Clock, QuestionView};
use crate::rules::midi::{Move, Pick};
use crate::spoken::two_languages::of_deck;
use leptos::prelude::*;

/// The words of the propositions' cards.
pub fn card_words() -> Words {
    Words {
        emblem: "midi",
        other: tr!(midi.other),
        hidden: tr!(midi.other_hidden),
        right: tr!(quiz.right),
        wrong: tr!(quiz.wrong),
    }
}

/// The reader and the answerer, or the answerer alone when nobody reads; the children go on the same line.
#[component]
pub fn Readers(
    reader: Seat,
    seat: Seat,
    #[prop(optional)] children: Option<Children>,
) -> impl IntoView {
    let desk = Desk::get();
    let answers = view! { <Person chair=desk.chair(seat)/> };
    let alone = desk.shown_to_all() || !desk.is_person(reader);
    let line = if alone {
        answers.into_any()
    } else {
        view! { <Person chair=desk.chair(reader)/>" "{tr!(midi.reads_to)}" "{answers} }.into_any()
    };
    view! { <Who>{line}{children.map(|children| children())}</Who> }
}

/// The ticket and the cards of the question being asked; `extra` stands beside the thinking clock.
#[component]
pub fn Ask(
    asked: QuestionView,
    #[prop(optional_no_strip)] stub: Option<AnyView>,
    #[prop(optional_no_strip)] extra: Option<AnyView>,
) -> impl IntoView {
    let desk = Desk::get();
    let QuestionView { seat, reader, q, propositions, other, clock } = asked;
    let waits = clock == Clock::Reading;
    // The seconds share an existing line: the cards below need the height.
    let head = match extra {
        Some(extra) => view! {
            <Readers reader seat/>
            <div class="beside"><Thinking clock/>{extra}</div>
        }
        .into_any(),
        None => view! { <Readers reader seat><Thinking clock/></Readers> }.into_any(),
    };
    let open = Signal::derive(move || !waits && desk.is_person(seat) && desk.hands_on());
    let picks = (0..propositions.len()).map(|place| Pick::Shown(place as u8));
    let picks = StoredValue::new(picks.chain(other.then_some(Pick::Other)).collect::<Vec<_>>());
    let words = propositions.into_iter().map(Some).chain(other.then_some(None));
    let words = StoredValue::new(words.collect::<Vec<_>>());
    // The choice being held, shown before its verdict: "Citron dit : Berlin".
    let said = Signal::derive(move || {
        let held = desk.sitting.suspended.get()?;
        let place =
            picks.with_value(|picks| picks.iter().position(|&p| held == Move::Choose(p)))?;
        Some(words.with_value(|words| {
            words[place].as_deref().map_or_else(|| tr!(midi.other).into(), of_deck)
        }))
    });
    let call = move || match said.get() {
        Some(words) => view! { <SaidCall seat words/> }.into_any(),
        None if waits => view! { <ReadCall reader/> }.into_any(),
        None => view! { <ChooseCall seat reader/> }.into_any(),
    };
    let call = view! { {call} }.into_any();
    let mark = desk.chair(seat).mark;
    let look = |(words, pick): (Option<String>, Pick)| {
        Signal::derive(move || {
            let held = desk.sitting.suspended.with(|mv| *mv == Some(Move::Choose(pick)));
            Look { words: words.clone(), chosen: held.then_some(mark), ..Look::default() }
        })
    };
    let looks = words.get_value().into_iter().zip(picks.get_value()).map(look).collect();
    let on = Callback::new(move |place: usize| desk.act(Move::Choose(picks.get_value()[place])));
    view! {
        <Ticket label=tr!(midi.question) stub call>
            {head}
            <Question text=q/>
        </Ticket>
        <Cards looks open on/>
    }
}

/// Cards side by side; `on` receives the index of the chosen one. With `turns_last` the last card
/// lay face down and turns over when it appears.
#[component]
pub fn Cards(
    looks: Vec<Signal<Look>>,
    open: Signal<bool>,
    on: Callback<usize>,
    #[prop(optional)] turns_last: bool,
) -> impl IntoView {
    let last = looks.len() - 1;
    let two = looks.len() == 2;
    let card = move |(place, look): (usize, Signal<Look>)| {
        let on = Callback::new(move |()| on.run(place));
        view! {
            <TurnCard look words=card_words() mv="choose" open on turns=turns_last && place == last/>
            {(two && place == 0).then(|| view! { <Or word=tr!(midi.or)/> })}
        }
    };
    let cards = looks.clone().into_iter().enumerate().map(card).collect_view();
    view! { <Propositions label=tr!(midi.propositions) looks>{cards}</Propositions> }
}

/// The reader's button for having read the question, which starts the thinking time (option O3).
#[component]
fn ReadCall(reader: Seat) -> impl IntoView {
    let desk = Desk::get();
    let button = desk.is_person(reader).then(|| {
        view! {
            <button class="button piece go" data-move="read" on:click=move |_| desk.act(Move::Read)>
                {tr!(quiz.i_have_read)}
            </button>
        }
    });
    let words = tr!(midi.do_read, name = desk.name(reader));
    view! { <Call to=desk.chair(reader).mark icon="eye" words>{button}</Call> }
}

#[component]
fn ChooseCall(seat: Seat, reader: Seat) -> impl IntoView {
    let desk = Desk::get();
    let name = desk.name(seat);
    let alone = desk.shown_to_all() || !desk.is_person(reader);
    let words = match (desk.is_person(seat), alone) {
        (false, _) => tr!(quiz.do_wait, name = name),
        // The name stands above.
        (true, true) => tr!(midi.pick_answer).to_owned(),
        (true, false) => tr!(midi.do_touch, name = desk.name(reader), other = name),
    };
    view! { <Call to=desk.chair(seat).mark icon="hand" words/> }
}

/// What was said, shown during the suspense.
#[component]
fn SaidCall(seat: Seat, words: String) -> impl IntoView {
    let desk = Desk::get();
    let words = tr!(midi.says, name = desk.name(seat), words = words);
    view! { <Call to=desk.chair(seat).mark icon="speak" words/> }
}

/// The call to a seat: `words` for a person; of an automatic player, that it is waited for.
#[component]
pub fn WaitsOr(seat: Seat, words: String) -> impl IntoView {
    let desk = Desk::get();
    let words =
        if desk.is_person(seat) { words } else { tr!(quiz.do_wait, name = desk.name(seat)) };
    view! { <Call to=desk.chair(seat).mark icon="hand" words/> }
}

/// The thinking time that is left, if it is limited (option O3).
#[component]
pub fn Thinking(clock: Clock) -> impl IntoView {
    let left = match clock {
        Clock::Free | Clock::Reading => return None,
        Clock::Frozen(left) => Signal::stored(whole(left)),
        Clock::Until(until) => left_until(Desk::get().table, until),
    };
    Some(view! { <Seconds left unit=tr!(quiz.seconds)/> })
}

/// The other players as buttons, one of whom is to be named.
#[component]
pub fn Opponents(me: Seat) -> impl IntoView {
    let desk = Desk::get();
    let one = |seat: Seat| {
        let chair = desk.chair(seat);
        view! {
            <button
                class="button big piece"
                data-move="challenge"
                data-mark=chair.mark.0.to_string()
                on:click=move |_| desk.act(Move::Challenge(seat))
            >
                <SeatMark mark=chair.mark/>
                {chair.name}
            </button>
        }
    };
    let others = desk.seats().filter(|seat| *seat != me);
    view! {
        <div class="opponents" role="group" aria-label=tr!(midi.opponents)>
            {others.map(one).collect_view()}
        </div>
    }
}
