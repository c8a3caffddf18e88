//! The ticket: what is read aloud, who reads it to whom, and at its foot the one thing to do, in
//! the colour of the person it is said to.

use super::raised::raised;
use super::{Icon, SeatMark};
use crate::app::words::{deck_lang, tr};
use crate::rules::{Chair, Mark};
use leptos::prelude::*;
use std::collections::BTreeSet;
use std::rc::Rc;

/// A name with its mark: `Léo` and his star.
#[component]
pub fn Person(chair: Chair) -> impl IntoView {
    view! { <span class="named"><SeatMark mark=chair.mark/><b>{chair.name}</b></span> }
}

/// Who reads to whom: `.who`, of persons and words.
#[component]
pub fn Who(children: Children) -> impl IntoView {
    view! { <p class="who">{children()}</p> }
}

/// The one thing to do: `.call[data-mark]`; a button to do it may stand in it.
#[component]
pub fn Call(
    to: Mark,
    icon: &'static str,
    #[prop(into)] words: String,
    #[prop(optional)] children: Option<Children>,
) -> impl IntoView {
    view! {
        <p class="call" data-mark=to.0.to_string()>
            <Icon name=icon/>
            <span>{raised(&words)}</span>
            {children.map(|children| children())}
        </p>
    }
}

/// A ticket: `.ticket > (.stub) .body (.call)`. The stub holds a number, the body what is read.
#[component]
pub fn Ticket(
    label: &'static str,
    #[prop(optional_no_strip)] stub: Option<AnyView>,
    call: AnyView,
    children: Children,
) -> impl IntoView {
    let stubbed = stub.is_some();
    view! {
        <section class="ticket piece" aria-label=label data-stub=stubbed>
            {stub}
            <div class="body">{children()}</div>
            {call}
        </section>
    }
}

/// The stub with its number: "n° 2".
#[component]
pub fn Stub(word: &'static str, number: u8) -> impl IntoView {
    view! { <div class="stub"><small>{word}</small>{number}</div> }
}

/// The longest question that is not set smaller, in letters.
const LONG: usize = 75;

/// The questions of a sitting that are the table's own; a context of its table.
#[derive(Clone)]
pub struct TablesOwn(pub Rc<BTreeSet<String>>);

/// A question of the deck, smaller if it is long: `h2.question[data-long]`, in the deck's language; under a mark if it is
/// the table's own.
#[component]
pub fn Question(#[prop(into)] text: String) -> impl IntoView {
    let long = text.chars().count() > LONG;
    let own = use_context::<StoredValue<TablesOwn, LocalStorage>>();
    let own = own.is_some_and(|own| own.with_value(|TablesOwn(own)| own.contains(&text)));
    let mark = own.then(|| {
        view! { <p class="tables-own"><Icon name="pencil"/>{tr!(own_decks.mark)}</p> }
    });
    view! {
        {mark}
        <h2 class="question" data-long=long lang=deck_lang()>{raised(&text)}</h2>
    }
}

/// A sentence of the app where a question would stand.
#[component]
pub fn Heading(#[prop(into)] text: String) -> impl IntoView {
    let long = text.chars().count() > LONG;
    view! { <h2 class="question" data-long=long>{raised(&text)}</h2> }
}

/// Which question of how many it is: `.ladder`, done, now and to come.
#[component]
pub fn Ladder(now: u8, of: u8, label: String) -> impl IntoView {
    let step = |n: u8| {
        view! { <i data-done=n < now data-now=n == now>{(n == now).then_some(n)}</i> }
    };
    view! {
        <span class="ladder" role="img" aria-label=label>{(1..=of).map(step).collect_view()}</span>
    }
}
