//! Form fields: one of a few, on or off, a name, a number. Some take a callback; of the others ([`Choice`],
//! [`Switch`]) the caller hears the `change` event.

use super::{Icon, SeatMark};
use crate::app::browser::profiles;
use crate::app::words::{mark_name, tr};
use crate::rules::Mark;
use leptos::prelude::*;
use std::ops::RangeInclusive;

#[component]
fn Radio(
    name: &'static str,
    chosen: Signal<bool>,
    #[prop(optional)] barred: Signal<bool>,
) -> impl IntoView {
    view! { <input class="unseen" type="radio" name=name prop:checked=chosen disabled=barred/> }
}

/// One segment of a bar of few words.
#[component(transparent)]
fn Segment(
    name: &'static str,
    #[prop(into)] words: String,
    #[prop(into)] chosen: Signal<bool>,
) -> impl IntoView {
    view! {
        <label>
            <Radio name chosen/>
            <span>{words}</span>
        </label>
    }
}

/// A bar of few words, one of which is chosen.
#[component]
pub fn Segments<T: Copy + PartialEq + Send + Sync + 'static>(
    name: &'static str,
    /// The values and their words.
    choices: Vec<(T, String)>,
    #[prop(into)] chosen: Signal<T>,
    choose: Callback<T>,
    #[prop(default = "segments text piece")] class: &'static str,
) -> impl IntoView {
    let segment = |(value, words): (T, String)| {
        let is_it = Signal::derive(move || chosen.get() == value);
        view! { <Segment name words chosen=is_it on:change=move |_| choose.run(value)/> }
    };
    view! { <div class=class>{choices.into_iter().map(segment).collect_view()}</div> }
}

/// The same with a title above it, as a field of a form.
#[component]
pub fn SegmentsField<T: Copy + PartialEq + Send + Sync + 'static>(
    title: &'static str,
    name: &'static str,
    choices: Vec<(T, String)>,
    #[prop(into)] chosen: Signal<T>,
    choose: Callback<T>,
) -> impl IntoView {
    view! {
        <fieldset class="field">
            <legend>{title}</legend>
            <Segments name choices chosen choose/>
        </fieldset>
    }
}

/// A large choice: an icon, a title and a hint.
#[component(transparent)]
pub fn Choice(
    name: &'static str,
    icon: &'static str,
    title: &'static str,
    hint: &'static str,
    #[prop(into)] chosen: Signal<bool>,
    /// Whether it cannot be chosen at such a table; its hint says why.
    #[prop(optional, into)]
    barred: Signal<bool>,
) -> impl IntoView {
    view! {
        <label class="choice piece themed">
            <Radio name chosen barred/>
            <span class="token"><Icon name=icon/></span>
            <Words title hint/>
            <span class="tick"><Icon name="check"/></span>
        </label>
    }
}

/// All marks to choose from, colour and shape.
#[component]
pub fn Shapes(#[prop(into)] chosen: Signal<Mark>, choose: Callback<Mark>) -> impl IntoView {
    let shape = |mark: Mark| {
        let is_it = Signal::derive(move || chosen.get() == mark);
        view! {
            <label data-mark=mark.0.to_string() on:change=move |_| choose.run(mark)>
                <input
                    class="unseen"
                    type="radio"
                    name="mark"
                    aria-label=mark_name(mark.0)
                    prop:checked=is_it
                />
                <SeatMark mark/>
            </label>
        }
    };
    view! {
        <fieldset class="field">
            <legend>{tr!(setup.colour)}</legend>
            <div class="shapes">{(0..Mark::COUNT).map(Mark).map(shape).collect_view()}</div>
        </fieldset>
    }
}

/// A name field; `set` gets the cleaned name, perhaps empty, after every keystroke.
#[component]
pub fn NameField(
    #[prop(default = tr!(setup.name))] title: &'static str,
    now: String,
    placeholder: &'static str,
    set: Callback<String>,
) -> impl IntoView {
    view! {
        <label class="field">
            {title}
            <input
                type="text"
                maxlength=profiles::NAME_LENGTH.to_string()
                prop:value=now
                placeholder=placeholder
                autocomplete="off"
                on:input=move |event| set.run(profiles::clean(&event_target_value(&event)))
            />
        </label>
    }
}

/// On or off.
#[component(transparent)]
pub fn Switch(
    #[prop(into)] title: String,
    #[prop(optional)] hint: &'static str,
    #[prop(into)] on: Signal<bool>,
) -> impl IntoView {
    view! {
        <label class="switch">
            <Words title hint/>
            <input class="unseen" type="checkbox" role="switch" prop:checked=on/>
            <span class="knob"></span>
        </label>
    }
}

/// A number on a slider, in steps of `step` from the least; `said` returns its value in words.
#[component]
pub fn NumberField(
    title: &'static str,
    numbers: RangeInclusive<u8>,
    step: u8,
    #[prop(into)] value: Signal<u8>,
    said: fn(u8) -> String,
    set: Callback<u8>,
) -> impl IntoView {
    let change = move |event| set.run(event_target_value(&event).parse().unwrap_or_default());
    let words = move || said(value.get());
    view! {
        <label class="field numbered">
            <span class="words"><b>{title}</b><output>{words}</output></span>
            <input
                class="slider"
                type="range"
                min=numbers.start().to_string()
                max=numbers.end().to_string()
                step=step.to_string()
                aria-valuetext=words
                prop:value=move || value.get().to_string()
                on:input=change
            />
        </label>
    }
}

/// A title and the small line below it, if there is one.
#[component]
pub fn Words(#[prop(into)] title: String, #[prop(optional)] hint: &'static str) -> impl IntoView {
    view! {
        <span class="words">
            <b>{title}</b>
            {(!hint.is_empty()).then(|| view! { <small>{hint}</small> })}
        </span>
    }
}
