//! The panels of the house (its name, its line, this tablet's name) and of a visit.

use super::Page;
use crate::app::browser::sound;
use crate::app::parts::field::{NumberField, Switch};
use crate::app::words::tr;
use crate::cues::Cue;
use crate::kiosk::house::{House, LONGEST, LONGEST_TABLET};
use crate::text::clean;
use leptos::prelude::*;

/// The name and the line on the attract screen, and this tablet's name.
#[component]
pub fn Name() -> impl IntoView {
    view! {
        <section class="sheet-card piece" data-panel="house">
            <h2>{tr!(kiosk.house)}</h2>
            <Line
                name="house"
                title=tr!(kiosk.house_name)
                hint=tr!(kiosk.house_name_hint)
                get=|house| &house.name
                set=|house, words| house.name = words
            />
            <Line
                name="welcome"
                title=tr!(kiosk.house_line)
                hint=tr!(kiosk.sit_down)
                get=|house| &house.welcome
                set=|house, words| house.welcome = words
            />
            <Line
                name="tablet"
                title=tr!(kiosk.tablet)
                hint=tr!(kiosk.tablet_hint)
                longest=LONGEST_TABLET
                get=|house| &house.tablet
                set=|house, words| house.tablet = words
            />
        </section>
    }
}

#[component]
fn Line(
    name: &'static str,
    title: &'static str,
    hint: &'static str,
    #[prop(default = LONGEST)] longest: usize,
    get: fn(&House) -> &String,
    set: fn(&mut House, String),
) -> impl IntoView {
    let page = Page::get();
    let now = page.house.with_untracked(|house| get(house).clone());
    let change = move |event| {
        let words = clean(&event_target_value(&event), longest);
        page.change(|house| set(house, words));
    };
    view! {
        <label class="field">
            {title}
            <input type="text" name=name maxlength=longest.to_string() autocomplete="off" placeholder=hint prop:value=now on:change=change/>
        </label>
    }
}

/// The settings of a visit: patience, volume, how long games are kept, phones.
#[component]
pub fn Visits() -> impl IntoView {
    let page = Page::get();
    let number = move |get: fn(&House) -> u8| Signal::derive(move || page.house.with(get));
    let ceiling = move |percent| {
        page.change(|house| house.ceiling = percent);
        page.shell.settings.with_untracked(|settings| {
            let mut heard = settings.clone();
            heard.volume = percent;
            sound::play(Cue::Lay, &heard);
        });
    };
    view! {
        <section class="sheet-card piece" data-panel="visits">
            <h2>{tr!(kiosk.visits)}</h2>
            <NumberField
                title=tr!(kiosk.idle)
                numbers=1..=15
                step=1
                value=number(|house| house.idle)
                said=|n| tr!(kiosk.minutes, n = n)
                set=Callback::new(move |n| page.change(|house| house.idle = n))
            />
            <p class="hint">{tr!(kiosk.idle_hint)}</p>
            <NumberField
                title=tr!(kiosk.ceiling)
                numbers=0..=100
                step=10
                value=number(|house| house.ceiling)
                said=|n| tr!(kiosk.percent, n = n)
                set=Callback::new(ceiling)
            />
            <NumberField
                title=tr!(kiosk.keep_days)
                numbers=0..=60
                step=1
                value=number(|house| house.keep_days)
                said=|n| if n == 0 { tr!(kiosk.always).into() } else { tr!(kiosk.days, n = n) }
                set=Callback::new(move |n| page.change(|house| house.keep_days = n))
            />
            <Phones/>
        </section>
    }
}

/// Whether visitors may play with their phones.
#[component]
fn Phones() -> impl IntoView {
    let page = Page::get();
    let on = Memo::new(move |_| page.house.with(|house| house.phones));
    let change = move |event| {
        let on = event_target_checked(&event);
        page.change(|house| house.phones = on);
    };
    view! { <Switch title=tr!(kiosk.phones) hint=tr!(kiosk.phones_hint) on=on on:change=change/> }
}
