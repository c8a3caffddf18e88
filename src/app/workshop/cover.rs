//! The cover of a deck: its name, its author, its language, its colour.

use super::bench::Bench;
use super::fields::{Steps, TextLine};
use super::words::{colour_name, language_words};
use crate::app::parts::field::SegmentsField;
use crate::app::words::tr;
use crate::workshop::card::{COLOURS, Cover, Language};
use crate::workshop::kept::LONGEST_NAME;
use crate::workshop::versions::Versions;
use leptos::prelude::*;

/// The colour of a cover, as a small book.
#[component]
pub fn Colour(colour: u8) -> impl IntoView {
    view! { <span class="book" data-colour=colour.to_string() aria-hidden="true"></span> }
}

/// The form of a cover; what was written can be had back.
#[component]
pub fn CoverForm(id: String) -> impl IntoView {
    let bench = Bench::get();
    let (versions, drawn) = (RwSignal::new(Versions::<Cover>::default()), RwSignal::new(0_u32));
    let id = StoredValue::new(id);
    let read = move || bench.follow(&id.get_value(), |deck| deck.cover.clone()).unwrap_or_default();
    let now = Memo::new(move |_| read());
    let step = move |way: fn(&mut Versions<Cover>, &Cover) -> Option<Cover>| {
        let version = versions.try_update(|all| now.with_untracked(|now| way(all, now))).flatten();
        let Some(version) = version else { return };
        bench.change(&id.get_value(), |deck| deck.cover = version);
        drawn.update(|times| *times += 1);
    };
    let can = move |can: fn(&Versions<Cover>, &Cover) -> bool| {
        Memo::new(move |_| versions.with(|all| now.with(|now| can(all, now))))
    };
    let (can_go_back, can_go_forth) = (can(Versions::can_go_back), can(Versions::can_go_forth));
    let fields = move || {
        drawn.track();
        view! { <CoverFields id=id.get_value() versions/> }
    };
    view! {
        <section class="sheet-card piece cover-form" on:change=move |_| versions.update(Versions::settle)>
            {fields}
            <Steps can_go_back can_go_forth back=Callback::new(move |()| step(Versions::back)) forth=Callback::new(move |()| step(Versions::forth))/>
        </section>
    }
}

#[component]
fn CoverFields(id: String, versions: RwSignal<Versions<Cover>>) -> impl IntoView {
    let bench = Bench::get();
    let cover = bench.read(&id, |deck| deck.cover.clone()).unwrap_or_default();
    let Cover { name, language, author, colour } = cover;
    let id = StoredValue::new(id);
    let change = move |change: &dyn Fn(&mut Cover)| {
        bench.change(&id.get_value(), |deck| {
            versions.maybe_update(|versions| versions.begin(&deck.cover));
            change(&mut deck.cover);
        });
    };
    let rename = Callback::new(move |name: String| change(&|cover| cover.name.clone_from(&name)));
    let sign = Callback::new(move |name: String| change(&|cover| cover.author.clone_from(&name)));
    let (spoken, chosen) = (RwSignal::new(language), RwSignal::new(colour));
    let speak = Callback::new(move |language| {
        spoken.set(language);
        change(&|cover| cover.language = language);
    });
    let paint = Callback::new(move |colour| {
        chosen.set(colour);
        change(&|cover| cover.colour = colour);
    });
    let languages =
        [Language::Fr, Language::En].map(|it| (it, language_words(it).to_owned())).into();
    view! {
        <TextLine id="deck-name" title=tr!(workshop.name) now=name most=LONGEST_NAME set=rename/>
        <TextLine id="deck-author" title=tr!(workshop.author) now=author most=LONGEST_NAME set=sign/>
        <SegmentsField title=tr!(workshop.language) name="deck-language" choices=languages chosen=spoken choose=speak/>
        <Colours chosen choose=paint/>
    }
}

/// The colours to choose from.
#[component]
fn Colours(chosen: RwSignal<u8>, choose: Callback<u8>) -> impl IntoView {
    let one = move |colour: u8| {
        view! {
            <label data-colour=colour.to_string() on:change=move |_| choose.run(colour)>
                <input
                    class="unseen"
                    type="radio"
                    name="deck-colour"
                    aria-label=colour_name(colour)
                    prop:checked=move || chosen.get() == colour
                />
                <Colour colour/>
            </label>
        }
    };
    view! {
        <fieldset class="field">
            <legend>{tr!(workshop.colour)}</legend>
            <div class="colours">{(0..COLOURS).map(one).collect_view()}</div>
        </fieldset>
    }
}
