//! The curtain: what only one person may see is behind it. Holding the button for a moment lifts
//! it; a keyboard's Enter lifts it at once.

use super::{icon, mark};
use crate::app::words::tr;
use crate::rules::{Chair, Mark};
use gloo_timers::callback::Timeout;
use leptos::ev::PointerEvent;
use leptos::prelude::*;

/// How long the button is held before the curtain lifts, in ms.
pub const HOLD: u32 = 600;

/// The lowered curtain of a seat: calls `on_lift` when it has been held long enough, `on_leave`
/// when the person would rather not look.
pub fn curtain(
    chair: &Chair,
    text: &'static str,
    on_lift: Callback<()>,
    on_leave: Callback<()>,
) -> AnyView {
    let number = chair.mark.0.to_string();
    view! {
        <main class="curtain" data-mark=number>
            <div class="pelmet" aria-hidden="true"></div>
            <div class="drape left" aria-hidden="true"></div>
            <div class="drape right" aria-hidden="true"></div>
            <section class="pass piece">
                {badge(chair.mark)}
                <h2><span>{tr!(curtain.pass)}</span>" "{chair.name.clone()}</h2>
                <p>{text}<br/>{tr!(curtain.others)}</p>
                {hold_button(on_lift)}
                <button class="button plain" data-act="leave" on:click=move |_| on_leave.run(())>
                    {tr!(curtain.never_mind)}
                </button>
            </section>
        </main>
    }
    .into_any()
}

fn badge(of: Mark) -> AnyView {
    let href = ["pictures/shell.svg#mark-", &of.0.to_string()].concat();
    view! {
        <svg class="badge" viewBox="-95 -95 190 190" aria-hidden="true">
            <use class="burst" href="pictures/shell.svg#burst"></use>
            <use href=href x="-56" y="-56" width="112" height="112"></use>
        </svg>
    }
    .into_any()
}

/// A finger that slides off, a second finger or a lost pointer let the curtain be.
fn hold_button(on_lift: Callback<()>) -> AnyView {
    let held = RwSignal::new(false);
    let timer = StoredValue::new_local(None::<Timeout>);
    let press = move |event: PointerEvent| {
        if event.button() == 0 {
            held.set(true);
            timer.set_value(Some(Timeout::new(HOLD, move || on_lift.run(()))));
        }
    };
    let release = move |_: PointerEvent| {
        held.set(false);
        timer.set_value(None);
    };
    // A click without a pointer comes from a keyboard or a screen reader: nobody holds those.
    let click = move |event: leptos::ev::MouseEvent| {
        if event.detail() == 0 {
            on_lift.run(());
        }
    };
    view! {
        <button class="hold button big piece" data-act="uncover" autofocus
            data-held=move || held.get().then_some("")
            on:pointerdown=press on:pointerup=release on:pointerleave=release
            on:pointercancel=release on:click=click
            on:contextmenu=|event| event.prevent_default()>
            <span class="fill"></span>
            {icon("hand")}
            <span class="text">{tr!(curtain.hold)}<small>{tr!(curtain.lifts)}</small></span>
        </button>
    }
    .into_any()
}

/// The drapes at the two sides of a lifted curtain.
pub fn drapes() -> AnyView {
    view! {
        <div class="valance" aria-hidden="true"></div>
        <svg class="drape l" aria-hidden="true"><use href="pictures/shell.svg#drape"></use></svg>
        <svg class="drape r" aria-hidden="true"><use href="pictures/shell.svg#drape"></use></svg>
        <i class="tie l" aria-hidden="true"></i>
        <i class="tie r" aria-hidden="true"></i>
    }
    .into_any()
}

/// The seats under a lowered curtain; the one whose curtain it is stands out.
pub fn seats_below(chairs: &[Chair], whose: usize, counts: Vec<AnyView>) -> AnyView {
    let seats: Vec<AnyView> = chairs
        .iter()
        .zip(counts)
        .enumerate()
        .map(|(index, (chair, count))| {
            let number = chair.mark.0.to_string();
            let name = chair.name.clone();
            view! {
                <li class="seat piece" data-mark=number data-turn=(index == whose).then_some("")>
                    {mark(chair.mark)}<span class="name">{name}</span>{count}
                </li>
            }
            .into_any()
        })
        .collect();
    view! { <ul class="seats">{seats}</ul> }.into_any()
}

/// The rising sun behind a winner and other wide symbols.
pub fn halo() -> AnyView {
    view! {
        <svg class="halo" viewBox="-100 -100 200 200" aria-hidden="true">
            <use class="spin" href="pictures/heure.svg#halo"></use>
            <use href="pictures/heure.svg#halo-disc"></use>
        </svg>
    }
    .into_any()
}
