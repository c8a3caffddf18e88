//! The house: its name and its line, how a visit goes, when the room is open.

use super::Page;
use crate::app::parts::field::{NumberField, Switch};
use crate::app::shell::dates;
use crate::app::shell::sound::{self, Cue};
use crate::app::words::tr;
use crate::kiosk::house::{DAY, House, LONGEST};
use leptos::prelude::*;

/// The name and the line that the attract screen shows.
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
        </section>
    }
}

#[component]
fn Line(
    name: &'static str,
    title: &'static str,
    hint: &'static str,
    get: fn(&House) -> &String,
    set: fn(&mut House, String),
) -> impl IntoView {
    let page = Page::get();
    let now = page.house.with_untracked(|house| get(house).clone());
    let change = move |event| {
        let words = event_target_value(&event).trim().to_owned();
        page.change(|house| set(house, words));
    };
    view! {
        <label class="field">
            {title}
            <input type="text" name=name maxlength=LONGEST.to_string() autocomplete="off" placeholder=hint value=now on:change=change/>
        </label>
    }
}

/// How a visit goes.
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
        </section>
    }
}

/// When the room is open.
#[component]
pub fn Hours() -> impl IntoView {
    let page = Page::get();
    let on = Memo::new(move |_| page.house.with(|house| house.hours.is_some()));
    let change = move |event| {
        let on = event_target_checked(&event);
        page.change(|house| house.hours = on.then_some((10 * 60, 18 * 60)));
    };
    view! {
        <section class="sheet-card piece" data-panel="hours">
            <h2>{tr!(kiosk.hours)}</h2>
            <Switch title=tr!(kiosk.dim) hint=tr!(kiosk.dim_hint) on=on on:change=change/>
            <Show when=move || on.get()>
                <div class="hours">
                    <Hour title=tr!(kiosk.from) name="from" get=|hours| hours.0 set=|hours, at| hours.0 = at/>
                    <Hour title=tr!(kiosk.until) name="until" get=|hours| hours.1 set=|hours, at| hours.1 = at/>
                </div>
            </Show>
        </section>
    }
}

#[component]
fn Hour(
    title: &'static str,
    name: &'static str,
    get: fn((u16, u16)) -> u16,
    set: fn(&mut (u16, u16), u16),
) -> impl IntoView {
    let page = Page::get();
    let now = page.house.with_untracked(|house| get(house.hours.unwrap_or_default()));
    let change = move |event| {
        let Some(at) = dates::minute_of(&event_target_value(&event)).filter(|at| *at < DAY) else {
            return;
        };
        page.change(|house| {
            if let Some(hours) = &mut house.hours {
                set(hours, at);
            }
        });
    };
    view! {
        <label class="field">
            {title}
            <input type="time" name=name value=dates::clock(now) on:change=change/>
        </label>
    }
}
