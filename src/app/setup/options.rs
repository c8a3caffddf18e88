//! The table options of any game: the rules' descriptions (`rules/options.rs`) with words, so that a game
//! only lists its options.

use super::draft::Draft;
use super::game_draft::Kept;
use crate::app::parts::Icon;
use crate::app::parts::field::{NumberField, SegmentsField, Switch};
use crate::app::words::tr;
use crate::rules::options::{TableOption, TableOptions};
use leptos::ev::Event;
use leptos::prelude::*;

/// A table option of a game and its words.
#[derive(Clone)]
pub struct OptionWords<O: 'static> {
    option: &'static TableOption<O>,
    /// Its name.
    title: &'static str,
    /// What it does when it is on; empty when it is not a switch.
    hint: &'static str,
    /// Its values in the order of the rules, `|` between them; empty for a switch.
    values: &'static str,
    /// For a number: its step, and how its value is put into words.
    number: Option<(u8, Said)>,
    /// The heading above it, if it begins a group of options.
    head: Option<&'static str>,
    /// Whether it has no effect at such a table, where it is hidden.
    idle: fn(&O) -> bool,
}

/// A number in words.
type Said = fn(u8) -> String;

impl<O: TableOptions> OptionWords<O> {
    /// The option of that rule id, of two values, the second of which is *on*.
    pub fn switch(id: &str, title: &'static str, hint: &'static str) -> Self {
        OptionWords { hint, ..Self::new(id, title) }
    }

    /// The option of that rule id, of a few values.
    pub fn few(id: &str, title: &'static str, values: &'static str) -> Self {
        OptionWords { values, ..Self::new(id, title) }
    }

    /// The option of that rule id, a number in steps of `step`, put into words by `said`.
    pub fn number(id: &str, title: &'static str, step: u8, said: Said) -> Self {
        OptionWords { number: Some((step, said)), ..Self::new(id, title) }
    }

    fn new(id: &str, title: &'static str) -> Self {
        let option = described(id);
        OptionWords {
            option,
            title,
            hint: "",
            values: "",
            number: None,
            head: None,
            idle: |_| false,
        }
    }

    /// The same, the first of a group of that name.
    pub const fn under(mut self, head: &'static str) -> Self {
        self.head = Some(head);
        self
    }

    /// The same, not offered at tables where it has no effect.
    pub const fn unless(mut self, idle: fn(&O) -> bool) -> Self {
        self.idle = idle;
        self
    }
}

/// The option of that rule id.
pub fn described<O: TableOptions>(id: &str) -> &'static TableOption<O> {
    O::described(id).expect("only options that the rules have are given words")
}

/// Sets what a link asks for, a table option by its rule id; an option that the game does not have is ignored.
pub fn set_option<O: Kept>(draft: &mut Draft, id: &str, value: &str) {
    let _ = O::of_mut(draft).set(id, value);
}

/// The options that few tables change, in that order, folded away; its children stand above them.
#[component]
pub fn OptionsFold<O: TableOptions + Kept>(
    draft: RwSignal<Draft>,
    options: Vec<OptionWords<O>>,
    #[prop(optional)] children: Option<Children>,
) -> impl IntoView {
    let ids: Vec<_> = options.iter().map(|words| words.option.id).collect();
    let said = move || {
        let changed = draft.with(O::of).changed();
        let any = changed.iter().any(|(id, _)| ids.contains(id));
        if any { tr!(setup.changed) } else { tr!(setup.advised) }
    };
    let fields = options.into_iter().map(|words| {
        let idle = words.idle;
        let idle = Memo::new(move |_| idle(&draft.with(O::of)));
        let field = move || {
            let head = words.head.map(|head| view! { <h2>{head}</h2> });
            view! { {head}<OneOption draft words=words.clone()/> }
        };
        move || (!idle.get()).then(&field)
    });
    view! {
        <details class="fold">
            <summary class="piece themed">
                <b>{tr!(setup.options)}</b>
                <span>{said}</span>
                <Icon name="chevron-down"/>
            </summary>
            <div class="options piece themed">
                {children.map(|children| children())}
                {fields.collect_view()}
            </div>
        </details>
    }
}

/// The field of one option.
#[component]
pub fn OneOption<O: TableOptions + Kept>(
    draft: RwSignal<Draft>,
    words: OptionWords<O>,
) -> impl IntoView {
    let OptionWords { option, title, hint, values, number, .. } = words;
    let place = Signal::derive(move || option.place(&draft.with(O::of)));
    let put = Callback::new(move |place| draft.update(|draft| option.put(O::of_mut(draft), place)));
    if let Some((step, said)) = number {
        let numbers = option.values.places();
        return view! { <NumberField title numbers step value=place said set=put/> }.into_any();
    }
    view! { <OptionField id=option.id title hint values place put/> }.into_any()
}

/// The control of an option: `place` is the index of its value, `put` sets it.
#[component]
fn OptionField(
    id: &'static str,
    title: &'static str,
    hint: &'static str,
    values: &'static str,
    place: Signal<u8>,
    put: Callback<u8>,
) -> impl IntoView {
    if values.is_empty() {
        let on = Signal::derive(move || place.get() == 1);
        let change = move |event: Event| put.run(u8::from(event_target_checked(&event)));
        return view! { <Switch title hint on on:change=change/> }.into_any();
    }
    let choices = (0..).zip(values.split('|').map(ToOwned::to_owned)).collect();
    view! { <SegmentsField title name=id choices chosen=place choose=put/> }.into_any()
}
