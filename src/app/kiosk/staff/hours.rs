//! When the room is open, day by day.

use super::Page;
use crate::app::browser::dates;
use crate::app::parts::WordButton;
use crate::app::parts::field::Switch;
use crate::app::words::tr;
use crate::kiosk::week::{DAY, DAYS, Span, USUAL, Week};
use leptos::ev::Event;
use leptos::prelude::*;

/// Whether the room has opening hours, and the hours of each day.
#[component]
pub fn Hours() -> impl IntoView {
    let page = Page::get();
    let on = Memo::new(move |_| page.house.with(|house| house.week.is_some()));
    let change = move |event| {
        let on = event_target_checked(&event);
        page.change(|house| house.week = on.then(|| Week::every_day(USUAL)));
    };
    let same = move |_| page.change(|house| house.week.iter_mut().for_each(Week::level));
    view! {
        <section class="sheet-card piece" data-panel="hours">
            <h2>{tr!(kiosk.hours)}</h2>
            <Switch title=tr!(kiosk.dim) hint=tr!(kiosk.dim_hint) on=on on:change=change/>
            <Show when=move || on.get()>
                <ol class="week">{(0..DAYS).map(|day| view! { <Day day/> }).collect_view()}</ol>
                <WordButton act="same-hours" icon="again" label=tr!(kiosk.same_hours) on:click=same/>
            </Show>
        </section>
    }
}

/// The name of a day, from Monday.
pub fn weekday(day: usize) -> &'static str {
    tr!(kiosk.weekdays).split('|').nth(day).unwrap_or_default()
}

/// Whether a day is open, and its hours.
#[component]
fn Day(day: usize) -> impl IntoView {
    let page = Page::get();
    let span = Memo::new(move |_| page.house.with(|house| house.week.and_then(|week| week.0[day])));
    let open = Memo::new(move |_| span.get().is_some());
    let set = move |span| page.change(|house| house.week.iter_mut().for_each(|w| w.set(day, span)));
    let change = move |event| {
        let usual = page.house.with_untracked(|house| house.week.map_or(USUAL, |w| w.usual()));
        set(event_target_checked(&event).then_some(usual));
    };
    let hour = move |title: &'static str, of: fn(&mut Span) -> &mut u16| {
        let now = move || dates::clock(span.get().map_or(0, |mut span| *of(&mut span)));
        let change = move |event: Event| {
            let at = dates::minute_of(&event_target_value(&event)).filter(|at| *at < DAY);
            if let Some((mut span, at)) = span.get_untracked().zip(at) {
                *of(&mut span) = at;
                set(Some(span));
            }
        };
        let label = [weekday(day), " – ", title].concat();
        view! {
            <label class="field">
                <span aria-hidden="true">{title}</span>
                <input type="time" aria-label=label prop:value=now on:change=change/>
            </label>
        }
    };
    let fallback = || view! { <p class="hint">{tr!(kiosk.day_closed)}</p> };
    view! {
        <li data-day=day.to_string()>
            <Switch title=weekday(day) on=open on:change=change/>
            <Show when=move || open.get() fallback>
                {hour(tr!(kiosk.from), |span| &mut span.from)}
                {hour(tr!(kiosk.until), |span| &mut span.until)}
            </Show>
        </li>
    }
}
