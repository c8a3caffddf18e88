//! The entries left out of a file, line by line with their reasons. Each is mended in its place: in the form
//! of a card with what could be read, or as the text of its line. Mended cards come in with the others.

use super::came::{Came, MOST_SHOWN, More};
use super::editor::{CardSteps, Draft, Fields, Lacks};
use super::words::{left_out_words, reason_words};
use crate::app::browser::focus;
use crate::app::parts::WordButton;
use crate::app::words::tr;
use crate::workshop::again::Raw;
use crate::workshop::brought::LeftOut;
use crate::workshop::card::OwnCard;
use crate::workshop::check::sound;
use leptos::prelude::*;

/// The entries that were left out, line by line.
#[component]
pub fn LeftOutList(came: Came) -> impl IntoView {
    let open = RwSignal::new(None);
    move || {
        let (left, untold) = came.import.with(|import| {
            // Why a whole file is refused is said above.
            let left = import.brought.format.map(|_| import.brought.left_out.clone());
            (left.unwrap_or_default(), import.brought.untold)
        });
        let n = left.len() + untold;
        let shown = left.into_iter().take(MOST_SHOWN).enumerate();
        let lines = shown.map(|(at, left)| view! { <Line came at left open/> }).collect_view();
        (n > 0).then(|| {
            view! {
                <details class="told" data-told="left-out" open=true>
                    <summary>{tr!(workshop.left_out_n, n = n)}</summary>
                    <ul>{lines}</ul>
                    <More n/>
                </details>
            }
        })
    }
}

#[component]
fn Line(came: Came, at: usize, left: LeftOut, open: RwSignal<Option<usize>>) -> impl IntoView {
    let q = left.draft.as_ref().map(|card| card.q.clone()).filter(|q| !q.is_empty());
    let q = q.map(|q| view! { <small>{q}</small> });
    let words = left_out_words(left.line, &left.reason);
    let raw =
        left.draft.is_none().then(|| came.import.with_untracked(|import| import.raw(left.line)));
    let raw = raw.flatten();
    let can = left.can_be_mended() && (left.draft.is_some() || raw.is_some());
    let is_open = Memo::new(move |_| open.get() == Some(at));
    let toggle = move |_| open.set((open.get_untracked() != Some(at)).then_some(at));
    let button = can.then(|| {
        view! {
            <button class="button quiet piece" data-act="mend" aria-expanded=move || is_open.get().to_string() on:click=toggle>
                {tr!(workshop.mend)}
            </button>
        }
    });
    let form = move || {
        let (draft, raw) = (left.draft.as_deref().cloned(), raw.clone());
        is_open.get().then(|| view! { <Mend came at draft raw open/> })
    };
    view! {
        <li>
            <div class="left-out"><p>{words}{q}</p>{button}</div>
            {form}
        </li>
    }
}

/// The form with what could be read; without any, the text of the line until something can be.
#[component]
fn Mend(
    came: Came,
    at: usize,
    draft: Option<OwnCard>,
    raw: Option<Raw>,
    open: RwSignal<Option<usize>>,
) -> impl IntoView {
    let draft = RwSignal::new(draft);
    let good = Callback::new(move |cards: Vec<OwnCard>| {
        open.set(None);
        came.import.update(|import| import.mend(at, cards));
        focus::follow();
    });
    let language = came.import.with_untracked(|import| import.language);
    move || match (draft.get(), raw.clone()) {
        (Some(card), _) => {
            // To take it is to say that it is right.
            let card = OwnCard { doubtful: false, ..card };
            let draft = Draft::new(language, card, RwSignal::default(), Callback::new(|_| ()));
            Some(view! { <AsCard draft good/> }.into_any())
        }
        (None, Some(raw)) => Some(view! { <AsText came raw draft good/> }.into_any()),
        (None, None) => None,
    }
}

#[component]
fn AsCard(draft: Draft, good: Callback<Vec<OwnCard>>) -> impl IntoView {
    let lacks = draft.lacks();
    let take = move |_| {
        let checked = sound(draft.card.get_untracked(), vec![]);
        checked.into_iter().for_each(|checked| good.run(vec![checked.card]));
    };
    view! {
        <div class="card-form mend" on:change=move |_| draft.settle()>
            <Fields draft/>
            <Lacks draft/>
            <CardSteps draft/>
            <button class="button piece" data-act="mended" disabled=move || lacks.with(Option::is_some) on:click=take>
                {tr!(workshop.mended)}
            </button>
        </div>
    }
}

#[component]
fn AsText(
    came: Came,
    raw: Raw,
    draft: RwSignal<Option<OwnCard>>,
    good: Callback<Vec<OwnCard>>,
) -> impl IntoView {
    let text = RwSignal::new(raw.text.clone());
    let why = RwSignal::new(None);
    let language = came.import.with_untracked(|import| import.language);
    let now = raw.text.clone();
    let again = move |_| {
        let brought = text.with_untracked(|text| raw.read(text, language));
        let left = brought.left_out.into_iter().next();
        if brought.cards.is_empty() {
            let words = left.as_ref().map(|left| reason_words(&left.reason));
            why.set(Some(words.unwrap_or_else(|| tr!(brought.unreadable).into())));
            // The text field stays until there is a form to fill.
            let read = left.and_then(|left| left.draft);
            read.into_iter().for_each(|card| draft.set(Some(*card)));
        } else {
            good.run(brought.cards);
        }
    };
    view! {
        <div class="card-form mend">
            <div class="field">
                <label for="mend-text">{tr!(workshop.mend_text)}</label>
                <textarea id="mend-text" rows="5" prop:value=now on:input=move |event| text.set(event_target_value(&event))></textarea>
            </div>
            <p class="error" role="status">{move || why.get()}</p>
            <WordButton act="mend-again" icon="undo" label=tr!(app.retry) class="button piece" on:click=again/>
        </div>
    }
}
