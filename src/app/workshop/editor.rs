//! The page of one card: its fields, with advice beside each while somebody types, and the ticket as the
//! table will see it. Every keystroke is saved.

use super::advised::{Spot, spot};
use super::bench::{Bench, Page};
use super::fields::{Notes, Steps, TextLine, TextLines};
use super::kinds::KindFields;
use super::preview::Preview;
use super::words::{advice_words, kind_words, reason_words};
use crate::app::browser::enter;
use crate::app::parts::{Icon, WordButton};
use crate::app::words::tr;
use crate::workshop::advice;
use crate::workshop::card::{Kind, Language, OwnCard};
use crate::workshop::check::{LONGEST_LABEL, LONGEST_NOTE, LONGEST_QUESTION, sound};
use crate::workshop::versions::Versions;
use leptos::ev::{FocusEvent, KeyboardEvent};
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::Node;

/// The card that is being written; cheap to copy.
#[derive(Clone, Copy)]
pub struct Draft {
    keep: Callback<OwnCard>,
    /// The card as it is now.
    pub card: RwSignal<OwnCard>,
    /// What it was before.
    pub versions: RwSignal<Versions<OwnCard>>,
    /// The language of its deck.
    pub language: Language,
    /// Whether somebody has left its form, or something was written before: until then nothing is called wrong.
    pub touched: RwSignal<bool>,
    /// Raised when the card changes other than by typing: its fields are then drawn anew.
    drawn: RwSignal<u32>,
    said: Memo<Vec<(Spot, String)>>,
}

impl Draft {
    /// A draft of a card in that language that was something else before; `keep` gets the card after every change.
    pub fn new(
        language: Language,
        card: OwnCard,
        versions: RwSignal<Versions<OwnCard>>,
        keep: Callback<OwnCard>,
    ) -> Draft {
        let touched = RwSignal::new(!card.is_blank());
        let card = RwSignal::new(card);
        let said = Memo::new(move |_| {
            card.with(|card| {
                // A card without a question gets no advice, only what it lacks.
                let begun = !card.q.is_empty();
                let all = if begun { advice(card, language) } else { vec![] };
                all.iter().map(|advice| (spot(card, advice), advice_words(advice))).collect()
            })
        });
        Draft { keep, card, versions, language, touched, drawn: RwSignal::new(0), said }
    }

    /// Changes the card, as somebody types, and passes it to `keep`.
    pub fn change(self, change: impl Fn(&mut OwnCard)) {
        let begin = |versions: &mut Versions<OwnCard>| {
            self.card.with_untracked(|card| versions.begin(card))
        };
        self.versions.maybe_update(begin);
        self.card.update(&change);
        self.keep.run(self.card.get_untracked());
    }

    /// Changes the card as one step, and draws its fields anew.
    pub fn change_at_once(self, change: impl Fn(&mut OwnCard)) {
        self.settle();
        self.change(change);
        self.settle();
        self.drawn.update(|times| *times += 1);
    }

    /// Ends a step: what is changed from now on can be had back by itself.
    pub fn settle(self) {
        self.versions.update(Versions::settle);
    }

    /// Replaces the card by the version before it, or by the one behind it.
    fn step(self, way: fn(&mut Versions<OwnCard>, &OwnCard) -> Option<OwnCard>) {
        let now = self.card.get_untracked();
        let version = self.versions.try_update(|versions| way(versions, &now)).flatten();
        let Some(version) = version else { return };
        self.card.set(version.clone());
        self.keep.run(version);
        self.drawn.update(|times| *times += 1);
    }

    /// What the card lacks before it can be played, in words; `None` when it is ready.
    pub fn lacks(self) -> Memo<Option<String>> {
        Memo::new(move |_| {
            let card = self.card.get();
            sound(card, vec![]).err().map(|refused| reason_words(&refused.reason))
        })
    }

    /// The advice beside a field.
    pub fn notes(self, spot: Spot) -> Notes {
        Signal::derive(move || {
            let here = |said: &Vec<(Spot, String)>| {
                let here = said.iter().filter(|(at, _)| *at == spot);
                here.map(|(_, words)| words.clone()).collect()
            };
            self.said.with(here)
        })
    }
}

/// The page of a card.
#[component]
pub fn Editor(id: String, at: usize) -> impl IntoView {
    let bench = Bench::get();
    let Some(card) = bench.read(&id, |deck| deck.cards.get(at).cloned()).flatten() else {
        return view! { <p class="empty">{tr!(workshop.deck_not_here)}</p> }.into_any();
    };
    let language = bench.read(&id, |deck| deck.cover.language).unwrap_or_default();
    let versions = RwSignal::new(bench.versions_of(&id, at));
    let kept = id.clone();
    let keep = Callback::new(move |card: OwnCard| {
        let keep = |kept: &mut OwnCard| kept.clone_from(&card);
        bench.note_versions(&kept, at, versions.get_untracked());
        bench.change(&kept, |deck| deck.cards.get_mut(at).into_iter().for_each(keep));
    });
    let kind = card.asks.kind();
    let draft = Draft::new(language, card, versions, keep);
    let of = id.clone();
    let ends = Callback::new(move |()| bench.go_on(&of, at, kind));
    view! {
        <div class="editor">
            <Form draft ends/>
            <div class="beside-form">
                <Lacks draft/>
                <Turn id at draft/>
                <CardSteps draft/>
                <Preview card=draft.card language/>
            </div>
        </div>
    }
    .into_any()
}

/// The fields of a card. A step ends where a field is left; `ends` is called where *Enter* leaves the last one.
#[component]
fn Form(draft: Draft, ends: Callback<()>) -> impl IntoView {
    let keys = move |event: KeyboardEvent| {
        if enter::is_last(&event, ".card-form") == Some(true) {
            ends.run(());
        }
    };
    let left = move |event: FocusEvent| {
        let form = event.current_target().and_then(|form| form.dyn_into::<Node>().ok());
        let to = event.related_target().and_then(|to| to.dyn_into::<Node>().ok());
        if !form.is_some_and(|form| form.contains(to.as_ref())) {
            // The page may be another one already.
            _ = draft.touched.try_set(true);
        }
    };
    view! {
        <section class="sheet-card piece card-form" on:change=move |_| draft.settle() on:keydown=keys on:focusout=left>
            <Fields draft/>
        </section>
    }
}

/// The fields of a card, drawn anew when the card has changed other than by typing.
#[component]
pub fn Fields(draft: Draft) -> impl IntoView {
    move || {
        draft.drawn.track();
        view! { <Common draft/> }
    }
}

/// The buttons that bring back what the card was.
#[component]
pub fn CardSteps(draft: Draft) -> impl IntoView {
    let can = move |can: fn(&Versions<OwnCard>, &OwnCard) -> bool| {
        Memo::new(move |_| draft.versions.with(|all| draft.card.with(|card| can(all, card))))
    };
    let (can_go_back, can_go_forth) = (can(Versions::can_go_back), can(Versions::can_go_forth));
    let back = Callback::new(move |()| draft.step(Versions::back));
    let forth = Callback::new(move |()| draft.step(Versions::forth));
    view! { <Steps can_go_back can_go_forth back forth/> }
}

/// The fields that every card has, around those of its kind.
#[component]
fn Common(draft: Draft) -> impl IntoView {
    let card = draft.card.get_untracked();
    let kind = card.asks.kind();
    let question = Callback::new(move |text: String| draft.change(|card| card.q.clone_from(&text)));
    let clue = Callback::new(move |text: String| draft.change(|card| card.clue.clone_from(&text)));
    let theme =
        Callback::new(move |text: String| draft.change(|card| card.theme.clone_from(&text)));
    let note = Callback::new(move |text: String| {
        draft.change(|card| card.note = Some(text.clone()).filter(|text| !text.trim().is_empty()));
    });
    if kind == Kind::Star {
        return view! { <h2>{kind_words(kind)}</h2><KindFields draft/> }.into_any();
    }
    view! {
        <h2>{kind_words(kind)}</h2>
        <TextLines id="card-q" one=true title=tr!(workshop.question) now=card.q.clone() most=LONGEST_QUESTION rows=2 set=question notes=draft.notes(Spot::Question)/>
        <KindFields draft/>
        <TextLine id="card-clue" besides=true title=tr!(workshop.clue) now=card.clue.clone() most=LONGEST_LABEL set=clue hint=tr!(workshop.clue_hint) notes=draft.notes(Spot::Clue)/>
        <TextLine id="card-theme" besides=true title=tr!(workshop.theme) now=card.theme.clone() most=LONGEST_LABEL set=theme/>
        <TextLines id="card-note" besides=true one=true title=tr!(workshop.note) now=card.note.unwrap_or_default() most=LONGEST_NOTE rows=2 set=note hint=tr!(workshop.note_hint) notes=draft.notes(Spot::Note)/>
    }
    .into_any()
}

/// Says what the card lacks before it can be played, or that it is ready. A card of which not all could be read is ready
/// once somebody says that it is right.
#[component]
pub fn Lacks(draft: Draft) -> impl IntoView {
    let lacks = draft.lacks();
    let doubtful = Memo::new(move |_| {
        let sure = |card: OwnCard| sound(OwnCard { doubtful: false, ..card }, vec![]).is_ok();
        draft.card.with(|card| card.doubtful && sure(card.clone()))
    });
    let is_right = move |_| draft.change_at_once(|card| card.doubtful = false);
    let words = move || match lacks.get() {
        Some(words) => tr!(workshop.not_ready, why = words),
        None => tr!(workshop.ready).to_owned(),
    };
    view! {
        <p class="readiness" role="status" data-ready=move || lacks.with(Option::is_none).to_string() data-touched=move || draft.touched.get().to_string()>
            <Icon name="info"/>
            <span>{words}</span>
        </p>
        <Show when=move || doubtful.get()>
            <WordButton act="is-right" icon="check" label=tr!(workshop.is_right) class="button piece" on:click=is_right/>
        </Show>
    }
}

/// Buttons to the previous and the next card, and for what can be done with this one.
#[component]
fn Turn(id: String, at: usize, draft: Draft) -> impl IntoView {
    let bench = Bench::get();
    let count = bench.read(&id, |deck| deck.cards.len()).unwrap_or_default();
    let id = StoredValue::new(id);
    let go = move |at: usize| bench.go(Page::Card(id.get_value(), at));
    let kind = draft.card.with_untracked(|card| card.asks.kind());
    let copy = move |_| bench.put_card(&id.get_value(), at + 1, draft.card.get_untracked());
    let before = (at > 0).then(|| {
        view! { <WordButton act="card-before" icon="chevron-left" label=tr!(workshop.before) on:click=move |_| go(at - 1)/> }
    });
    let behind = (at + 1 < count).then(|| {
        view! { <WordButton act="card-behind" icon="chevron-right" label=tr!(workshop.behind) on:click=move |_| go(at + 1)/> }
    });
    view! {
        <p class="hint">{tr!(workshop.card_of, n = at + 1, of = count)}</p>
        <div class="tools">
            {before}
            {behind}
            <WordButton act="another-card" icon="plus" label=tr!(workshop.another) class="button piece" on:click=move |_| bench.add_card(&id.get_value(), kind)/>
            <WordButton act="duplicate" icon="cards" label=tr!(workshop.duplicate) on:click=copy/>
            <WordButton act="delete" icon="trash" label=tr!(common.delete) on:click=move |_| bench.remove_card(&id.get_value(), at)/>
        </div>
    }
}
