//! The curtain, which hides a private screen. Holding the button for a moment lifts it; a keyboard's Enter
//! lifts it at once.

use super::{Icon, SeatMark};
use crate::app::browser::frame::after_paint;
use crate::app::browser::{idle, sprites, taps};
use crate::app::words::tr;
use crate::rules::{Chair, Mark};
use leptos::ev::{MouseEvent, PointerEvent};
use leptos::prelude::*;
use std::time::Duration;

/// How long the button is held before the curtain lifts.
const HOLD: Duration = Duration::from_millis(600);
/// A lifted curtain drops after that long without a touch, in ms.
const DROPS_AFTER: u32 = 30_000;

/// Calls `cover` when nobody touches the page for a while or it is hidden, as long as the current owner
/// lives.
pub fn drops(cover: impl Fn() + Clone + 'static) {
    drops_unless(|| false, cover);
}

/// The same, but inactivity does not call `cover` while `stays` returns true.
pub fn drops_unless(
    stays: impl Fn() -> bool + Clone + 'static,
    cover: impl Fn() + Clone + 'static,
) {
    idle::when_hidden(cover.clone());
    idle::after(DROPS_AFTER, move || {
        if !stays() {
            cover();
        }
    });
}

/// The lowered curtain of a seat: calls `on_lift` when it has been held long enough, `on_leave`
/// when the person would rather not look, if that is possible.
#[component]
pub fn Curtain(
    chair: Chair,
    text: &'static str,
    on_lift: Callback<()>,
    #[prop(optional_no_strip)] on_leave: Option<Callback<()>>,
) -> impl IntoView {
    view! {
        <main class="curtain" data-mark=chair.mark.0.to_string()>
            <div class="pelmet" aria-hidden="true"></div>
            <div class="drape left" aria-hidden="true"></div>
            <div class="drape right" aria-hidden="true"></div>
            <section class="pass piece">
                <Badge mark=chair.mark/>
                <h2><span>{tr!(curtain.pass)}</span>" "{chair.name}</h2>
                <p>{text}<br/>{tr!(curtain.others)}</p>
                <HoldButton on_lift/>
                {on_leave.map(|on_leave| view! {
                    <button class="button plain" data-act="leave" on:click=move |_| on_leave.run(())>
                        {tr!(curtain.never_mind)}
                    </button>
                })}
            </section>
        </main>
    }
}

#[component]
fn Badge(mark: Mark) -> impl IntoView {
    let href = sprites::href("shell", &["mark-", &mark.0.to_string()].concat());
    view! {
        <svg class="badge" viewBox="-95 -95 190 190" aria-hidden="true">
            <use class="burst" href=sprites::href("shell", "burst")></use>
            <use href=href x="-56" y="-56" width="112" height="112"></use>
        </svg>
    }
}

/// The button to hold. Sliding off, a second finger or a lost pointer interrupts the hold.
#[component]
pub fn HoldButton(on_lift: Callback<()>) -> impl IntoView {
    // The curtain may be unmounted by then.
    let lift = move || after_paint(move || _ = on_lift.try_run(()));
    let held = RwSignal::new(false);
    let timer = StoredValue::new(None::<TimeoutHandle>);
    let let_go = move || {
        if let Some(running) = timer.try_update_value(Option::take).flatten() {
            running.clear();
        }
    };
    on_cleanup(let_go);
    let release = move |_: PointerEvent| {
        held.set(false);
        let_go();
    };
    let press = move |event: PointerEvent| {
        if event.button() == 0 {
            taps::let_slide(&event);
            held.set(true);
            let_go();
            timer.set_value(set_timeout_with_handle(lift, HOLD).ok());
        }
    };
    // A click without a pointer comes from a keyboard or a screen reader: nobody holds those.
    let click = move |event: MouseEvent| {
        if event.detail() == 0 {
            lift();
        }
    };
    view! {
        <button
            class="hold button big piece"
            data-act="uncover"
            autofocus
            data-held=move || held.get().then_some("")
            on:pointerdown=press
            on:pointerup=release
            on:pointerleave=release
            on:pointercancel=release
            on:click=click
            on:contextmenu=|event| event.prevent_default()
        >
            <span class="fill"></span>
            <Icon name="hand"/>
            <span class="text">{tr!(curtain.hold)}<small>{tr!(curtain.lifts)}</small></span>
        </button>
    }
}

/// The drapes at the two sides of a lifted curtain.
#[component]
pub fn Drapes() -> impl IntoView {
    let drape = |class| {
        view! {
            <svg class=class aria-hidden="true"><use href=sprites::href("shell", "drape")></use></svg>
        }
    };
    view! {
        <div class="valance" aria-hidden="true"></div>
        {drape("drape l")}
        {drape("drape r")}
        <i class="tie l" aria-hidden="true"></i>
        <i class="tie r" aria-hidden="true"></i>
    }
}

/// The seats under a lowered curtain, each with its count beside the name; the curtain's own seat stands out.
#[component]
pub fn SeatsBelow(chairs: Vec<Chair>, whose: usize, counts: Vec<AnyView>) -> impl IntoView {
    let seats = chairs.into_iter().zip(counts).enumerate();
    let seats = seats.map(|(index, (chair, count))| {
        view! {
            <li
                class="seat piece"
                data-mark=chair.mark.0.to_string()
                data-turn=(index == whose).then_some("")
            >
                <SeatMark mark=chair.mark/>
                <span class="name">{chair.name}</span>
                {count}
            </li>
        }
    });
    view! { <footer class="below"><ul class="seats">{seats.collect_view()}</ul></footer> }
}
