//! The panels that switch the kiosk on or off and set the staff's PIN.

use super::super::kept::{self, set_lock};
use super::Page;
use crate::app::browser::chance::digits;
use crate::app::parts::dialog::Ask;
use crate::app::parts::{GoButton, WordButton};
use crate::app::place::Place;
use crate::app::words::tr;
use crate::kiosk::pin::{self, Lock};
use leptos::ev::SubmitEvent;
use leptos::prelude::*;

/// Switches the kiosk on, once there is a PIN, or off.
#[component]
pub fn OnOff() -> impl IntoView {
    let Page { shell, has_pin, .. } = Page::get();
    let public = shell.kiosk.public.get_untracked();
    let on = move |_| {
        kept::switch_on(shell);
        shell.go(Place::Home);
    };
    let asks = RwSignal::new(false);
    let back = move |_| shell.go(Place::Home);
    let hint = || view! { <p class="hint">{tr!(kiosk.pin_first)}</p> };
    view! {
        <section class="sheet-card piece" data-panel="kiosk">
            <h2>{tr!(kiosk.title)}</h2>
            <p>{if public { tr!(kiosk.is_on) } else { tr!(kiosk.is_off) }}</p>
            {if public {
                view! {
                    <OpenEarly/>
                    <WordButton act="lock" icon="lock" label=tr!(kiosk.back) class="button piece" on:click=back/>
                    <WordButton act="kiosk-off" icon="close" label=tr!(kiosk.off) on:click=move |_| asks.set(true)/>
                    {move || asks.get().then(|| view! { <AskOff asks/> })}
                }
                .into_any()
            } else {
                view! {
                    <Show when=move || has_pin.get() fallback=hint>
                        <WordButton act="kiosk-on" icon="lock" label=tr!(kiosk.on) class="button piece" on:click=on/>
                    </Show>
                }
                .into_any()
            }}
        </section>
    }
}

/// The question before everything on the tablet is open to whoever holds it.
#[component]
fn AskOff(asks: RwSignal<bool>) -> impl IntoView {
    let Page { shell, .. } = Page::get();
    let off = move |_| {
        kept::switch_off(shell);
        shell.go(Place::Home);
    };
    let foot = move || {
        view! {
            <button class="button quiet piece" data-act="kiosk-off-now" on:click=off>{tr!(kiosk.off)}</button>
            <GoButton act="stay-kiosk" label=tr!(kiosk.off_not) on:click=move |_| asks.set(false)/>
        }
    };
    view! { <Ask title=tr!(kiosk.off_ask) foot><p>{tr!(kiosk.off_hint)}</p></Ask> }
}

/// Opens the room although its hours say that it is closed.
#[component]
fn OpenEarly() -> impl IntoView {
    let Page { shell, house, .. } = Page::get();
    let closed = Memo::new(move |_| house.with(|house| !house.is_open(kept::now())));
    let open = move |_| {
        kept::open_early(shell);
        shell.go(Place::Home);
    };
    view! {
        <Show when=move || closed.get()>
            <p>{tr!(kiosk.closed_now)}</p>
            <WordButton act="open-early" icon="eye" label=tr!(kiosk.open_early) class="button piece" on:click=open/>
        </Show>
    }
}

/// Choosing another PIN, which is typed twice; its rescue code is shown once.
#[component]
pub fn Pin() -> impl IntoView {
    let Page { shell, has_pin, .. } = Page::get();
    let (typed, again) = (RwSignal::new(String::new()), RwSignal::new(String::new()));
    let rescue = RwSignal::new(None::<String>);
    let good = Memo::new(move |_| typed.with(|typed| pin::is_pin(typed)));
    let same = Memo::new(move |_| typed.get() == again.get());
    // Typing it again is no mistake as long as what was typed matches.
    let differs = Memo::new(move |_| again.with(|again| !typed.get().starts_with(again)));
    let keep = move |event: SubmitEvent| {
        event.prevent_default();
        if good.get_untracked() && same.get_untracked() {
            let code = digits(pin::RESCUE_LENGTH);
            set_lock(shell, &Lock::new(&digits(16), &typed.get_untracked(), &code));
            typed.set(String::new());
            again.set(String::new());
            rescue.set(Some(code));
            has_pin.set(true);
        }
    };
    let title = move || if has_pin.get() { tr!(kiosk.pin_other) } else { tr!(kiosk.pin_new) };
    view! {
        <section class="sheet-card piece" data-panel="pin">
            <h2>{tr!(kiosk.pin)}</h2>
            <form class="pin-form" on:submit=keep>
                <label class="field">{title}<Digits name="pin" typed/></label>
                <label class="field">{tr!(kiosk.pin_again)}<Digits name="pin-again" typed=again/></label>
                <button class="button piece" data-act="set-pin" disabled=move || !(good.get() && same.get())>
                    {tr!(kiosk.pin_keep)}
                </button>
                <p class="differs" role="status">{move || differs.get().then_some(tr!(kiosk.pin_differs))}</p>
            </form>
            <div role="status">{move || rescue.get().map(|code| view! { <Rescue code/> })}</div>
        </section>
    }
}

/// A field of digits.
#[component]
fn Digits(name: &'static str, typed: RwSignal<String>) -> impl IntoView {
    view! {
        <input
            type="text"
            inputmode="numeric"
            autocomplete="off"
            maxlength=pin::LENGTH.end().to_string()
            name=name
            prop:value=typed
            on:input=move |event| typed.set(event_target_value(&event))
        />
    }
}

/// The rescue code, to be written down.
#[component]
fn Rescue(code: String) -> impl IntoView {
    let groups: Vec<&str> = (0..code.len()).step_by(4).map(|at| &code[at..at + 4]).collect();
    view! {
        <p>{tr!(kiosk.rescue)}</p>
        <p class="rescue" data-rescue=code.clone()>{groups.join(" ")}</p>
    }
}
