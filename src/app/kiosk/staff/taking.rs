//! The settings that another tablet has handed over, in words, before they are taken.

use super::Page;
use super::hours::weekday;
use super::limits::offer_words;
use crate::app::browser::dates;
use crate::app::kiosk::incoming::{self, Incoming};
use crate::app::parts::{GoButton, WordButton};
use crate::app::shelf::card;
use crate::app::words::tr;
use crate::kiosk::house::House;
use crate::kiosk::week::{Span, Week};
use leptos::prelude::*;

/// The panel of handed-over settings; nothing when there are none.
#[component]
pub fn Taking() -> impl IntoView {
    let page = Page::get();
    let waiting = RwSignal::new(incoming::waiting());
    let refuse = move || {
        incoming::forget();
        waiting.set(None);
    };
    let take = Callback::new(move |handed: House| {
        incoming::forget();
        page.change(|house| *house = house.taking(handed));
        page.shell.tell_for_a_while(tr!(kiosk.taken).into());
        page.changed.notify();
    });
    let body = move |came| match came {
        Incoming::Sound(house) => view! { <Offered house=*house take/> }.into_any(),
        Incoming::Damaged => view! { <p>{tr!(kiosk.taking_damaged)}</p> }.into_any(),
    };
    move || {
        waiting.get().map(|came| {
            view! {
                <section class="sheet-card piece" data-panel="taking">
                    <h2>{tr!(kiosk.taking)}</h2>
                    {body(came)}
                    <WordButton act="leave-settings" icon="close" label=tr!(kiosk.leave_settings) on:click=move |_| refuse()/>
                </section>
            }
        })
    }
}

/// The settings line by line, and a button to take them over.
#[component]
fn Offered(house: House, take: Callback<House>) -> impl IntoView {
    let lines = lines(&house);
    let line = |line: String| view! { <li>{line}</li> };
    let on_take = move |_| take.run(house.clone());
    view! {
        <p>{tr!(kiosk.taking_hint)}</p>
        <ul class="lines">{lines.into_iter().map(line).collect_view()}</ul>
        <GoButton act="take-settings" label=tr!(kiosk.take) on:click=on_take/>
    }
}

/// A house's settings, one per line.
fn lines(house: &House) -> Vec<String> {
    let said = |words: &String| (!words.is_empty()).then(|| words.clone());
    let welcome = said(&house.name).map(|name| tr!(kiosk.welcome_to, name = name));
    let address = said(&house.address).map(|to| tr!(kiosk.taking_address, address = to));
    let game = |game: &crate::rules::GameId| {
        let (title, offer) = ((card(*game).title)(), offer_words(*game, house.offer_of(*game)));
        tr!(kiosk.taking_game, game = title, offer = offer)
    };
    let idle = tr!(kiosk.minutes, n = house.idle);
    let loud = tr!(kiosk.percent, n = house.ceiling);
    let kept = kept_words(house.keep_days);
    let visit = tr!(kiosk.taking_visit, idle = idle, loud = loud, kept = kept);
    let first = [welcome, said(&house.welcome), address].into_iter().flatten();
    let games = house.offered.iter().map(game);
    let phones = house.phones.then(|| tr!(kiosk.phones).to_owned());
    first.chain(games).chain([visit]).chain(phones).chain(hours(house.week)).collect()
}

/// For how long games that were left are kept.
fn kept_words(days: u8) -> String {
    if days == 0 { tr!(kiosk.always).into() } else { tr!(kiosk.days, n = days) }
}

fn hours(week: Option<Week>) -> Vec<String> {
    let Some(Week(days)) = week else { return vec![tr!(kiosk.always_open).into()] };
    let time = |minute: u16| dates::time(minute.into());
    let hours = |span: Option<Span>| match span {
        Some(Span { from, until }) => tr!(kiosk.span, from = time(from), until = time(until)),
        None => tr!(kiosk.day_closed).into(),
    };
    let day = |(day, span)| tr!(kiosk.day_line, day = weekday(day), hours = hours(span));
    days.into_iter().enumerate().map(day).collect()
}
