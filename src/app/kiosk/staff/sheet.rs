//! A sheet of paper for the table: how to begin, in four steps with a drawing each, in both languages; the
//! address as a code, for playing at home.

use super::Page;
use crate::app::browser::settings::Lang;
use crate::app::browser::{link, pictures};
use crate::app::parts::qr::Qr;
use crate::app::parts::{Symbol, WordButton};
use crate::app::words::{said_in, tr};
use crate::kiosk::house::{LONGEST_ADDRESS, address};
use leptos::prelude::*;

/// A preview of the sheet, the field for its address, and the print button.
#[component]
pub fn ForTheTable() -> impl IntoView {
    let page = Page::get();
    let strange = RwSignal::new(false);
    let change = move |event| {
        let words = event_target_value(&event);
        let sound = address(&words);
        let is_none = words.trim().is_empty();
        strange.set(sound.is_none() && !is_none);
        if sound.is_some() || is_none {
            page.change(|house| house.address = sound.unwrap_or_default());
        }
    };
    let own = link::here_for_others();
    let lacks = own.is_none().then(|| view! { <p class="hint">{tr!(kiosk.address_lacks)}</p> });
    let now = page.house.with_untracked(|house| house.address.clone());
    view! {
        <section class="sheet-card piece" data-panel="sheet">
            <h2>{tr!(kiosk.sheet)}</h2>
            <p>{tr!(kiosk.sheet_hint)}</p>
            <label class="field">
                {tr!(kiosk.address)}
                <input
                    type="url"
                    name="address"
                    maxlength=LONGEST_ADDRESS.to_string()
                    autocomplete="off"
                    placeholder=own
                    prop:value=now
                    on:change=change
                />
            </label>
            {lacks}
            <p class="differs" role="status">{move || strange.get().then_some(tr!(kiosk.address_strange))}</p>
            <Sheet/>
            <WordButton act="print" icon="print" label=tr!(kiosk.sheet_print) class="button piece" on:click=|_| _ = window().print()/>
        </section>
    }
}

/// What is said in both languages, one above the other.
#[component]
fn Both(say: fn() -> String) -> impl IntoView {
    view! {
        <b lang=Lang::Fr.code()>{said_in(Lang::Fr, say)}</b>
        <span lang=Lang::En.code()>{said_in(Lang::En, say)}</span>
    }
}

/// The sheet itself: the only part of the page that is printed.
#[component]
fn Sheet() -> impl IntoView {
    let house = Page::get().house;
    let name = Memo::new(move |_| house.with(|house| house.name.clone()));
    let steps: [fn() -> String; 4] = [
        || tr!(kiosk.step_touch).into(),
        || tr!(kiosk.step_choose).into(),
        || tr!(kiosk.step_sit).into(),
        || tr!(kiosk.step_play).into(),
    ];
    let step = |(at, say): (usize, fn() -> String)| {
        let number = (at + 1).to_string();
        let picture = pictures::drawing(&["kiosk-step-", &number].concat());
        view! {
            <li>
                <b class="number" aria-hidden="true">{number}</b>
                <img src=picture alt=""/>
                <p><Both say/></p>
            </li>
        }
    };
    view! {
        <article class="table-sheet" aria-label=tr!(kiosk.sheet)>
            <header>
                <Symbol sprite="shell" id="brand"/>
                <h3>
                    <span>{tr!(app.name)}</span>
                    {move || (!name.with(String::is_empty)).then(|| view! { <small>{name}</small> })}
                </h3>
            </header>
            <ol class="steps">{steps.into_iter().enumerate().map(step).collect_view()}</ol>
            <AtHome/>
        </article>
    }
}

/// The address, as a code and in letters; nothing where none was typed and this page's own is of no use to
/// others.
#[component]
fn AtHome() -> impl IntoView {
    let house = Page::get().house;
    let to = Memo::new(move |_| {
        let typed = house.with(|house| house.address.clone());
        if typed.is_empty() { link::here_for_others() } else { Some(typed) }
    });
    let foot = |to: String| {
        let bare = to.split_once("://").map_or(&*to, |(_, bare)| bare);
        let short = bare.trim_end_matches('/').to_owned();
        view! {
            <footer>
                <Qr text=to label=tr!(kiosk.address_code)/>
                <p>
                    <Both say=|| tr!(kiosk.at_home).into()/>
                    <code>{short}</code>
                </p>
            </footer>
        }
    };
    move || to.get().map(foot)
}
