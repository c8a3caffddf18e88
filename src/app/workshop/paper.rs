//! Printouts of a deck of one's own: cards to cut out, whose backs meet their fronts, and a sheet of answers.

use super::bench::Bench;
use super::words::{kind_words, name_or_none};
use crate::app::parts::printers::Printers;
use crate::app::parts::to_paper::ToPaper;
use crate::app::words::tr;
use crate::workshop::paper::{CARDS, Printed, behind, printed};
use leptos::prelude::*;

/// The buttons.
#[component]
pub fn OnPaper(id: String) -> impl IntoView {
    let bench = Bench::get();
    let id = StoredValue::new(id);
    let cards = move || bench.read(&id.get_value(), printed).unwrap_or_default();
    let name = move || bench.read(&id.get_value(), |deck| name_or_none(&deck.cover.name));
    let as_cards = Callback::new(move |()| view! { <Cards cards=cards()/> }.into_any());
    let as_answers = Callback::new(move |()| {
        view! { <Answers name=name().unwrap_or_default() cards=cards()/> }.into_any()
    });
    let all = vec![
        ToPaper { act: "print-cards", label: tr!(paper.cards), draw: as_cards },
        ToPaper { act: "print-answers", label: tr!(paper.answers), draw: as_answers },
    ];
    view! {
        <Printers all/>
        <p class="hint">{tr!(paper.cards_hint)}</p>
    }
}

#[component]
fn Cards(cards: Vec<Printed>) -> impl IntoView {
    let page = |cards: &[Printed]| {
        let front = |card: &Printed| view! { <Front card=card.clone()/> };
        let back = |card: Option<Printed>| match card {
            Some(card) => view! { <Back card/> }.into_any(),
            None => view! { <div></div> }.into_any(),
        };
        let fronts = cards.iter().map(front).collect_view();
        let backs = behind(cards).into_iter().map(back).collect_view();
        view! {
            <section class="paper-side">{fronts}</section>
            <section class="paper-side">{backs}</section>
        }
    };
    view! { <article class="paper-cards">{cards.chunks(CARDS).map(page).collect_view()}</article> }
}

#[component]
fn Front(card: Printed) -> impl IntoView {
    let size = card.front_size().to_string();
    let option = |text: String| view! { <li>{text}</li> };
    let other = card.hides.then(|| view! { <li>{tr!(workshop.hidden)}"…"</li> });
    view! {
        <div class="paper-card" style:--points=size>
            <p class="paper-top"><b>{card.number}</b>{kind_words(card.kind)}<span>{card.clue}</span></p>
            <p class="paper-q">{card.q}</p>
            <ul>{card.options.into_iter().map(option).collect_view()}{other}</ul>
        </div>
    }
}

#[component]
fn Back(card: Printed) -> impl IntoView {
    let size = card.back_size().to_string();
    view! {
        <div class="paper-card" style:--points=size>
            <p class="paper-top"><b>{card.number}</b></p>
            <p class="paper-q">{card.short_answer()}</p>
            <p>{card.note}</p>
        </div>
    }
}

#[component]
fn Answers(name: String, cards: Vec<Printed>) -> impl IntoView {
    let line = |card: Printed| {
        view! { <li><i>{card.number}</i><p>{card.q}" "<b>{card.answer}</b></p></li> }
    };
    view! {
        <article class="paper-answers">
            <h1>{name}</h1>
            <ol>{cards.into_iter().map(line).collect_view()}</ol>
        </article>
    }
}
