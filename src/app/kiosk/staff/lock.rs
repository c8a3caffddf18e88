//! Whether the tablet is a kiosk, and by which PIN the staff comes back to its page.

use super::super::kept::{self, set_lock};
use crate::app::parts::WordButton;
use crate::app::shell::chance::digits;
use crate::app::words::tr;
use crate::app::{Place, Shell};
use crate::kiosk::pin::{self, Lock};
use leptos::ev::SubmitEvent;
use leptos::prelude::*;

/// On, once there is a PIN; off again by a tap.
#[component]
pub fn OnOff() -> impl IntoView {
    let shell = Shell::get();
    let public = shell.room.public.get_untracked();
    let has_pin = kept::lock().is_some();
    let on = move |_| {
        kept::switch_on(shell);
        shell.go(Place::Home);
    };
    let off = move |_| {
        kept::switch_off(shell);
        shell.go(Place::Home);
    };
    let back = move |_| shell.go(Place::Home);
    view! {
        <section class="sheet-card piece" data-panel="kiosk">
            <h2>{tr!(kiosk.title)}</h2>
            <p>{if public { tr!(kiosk.is_on) } else { tr!(kiosk.is_off) }}</p>
            {if public {
                view! {
                    <WordButton act="lock" icon="lock" label=tr!(kiosk.back) class="button piece" on:click=back/>
                    <WordButton act="kiosk-off" icon="close" label=tr!(kiosk.off) on:click=off/>
                }
                .into_any()
            } else if has_pin {
                view! { <WordButton act="kiosk-on" icon="lock" label=tr!(kiosk.on) class="button piece" on:click=on/> }
                    .into_any()
            } else {
                view! { <p class="hint">{tr!(kiosk.pin_first)}</p> }.into_any()
            }}
        </section>
    }
}

/// Choosing another PIN; its rescue code is shown once.
#[component]
pub fn Pin() -> impl IntoView {
    let shell = Shell::get();
    let (typed, rescue) = (RwSignal::new(String::new()), RwSignal::new(None::<String>));
    let good = Memo::new(move |_| typed.with(|typed| pin::is_pin(typed)));
    let keep = move |event: SubmitEvent| {
        event.prevent_default();
        if good.get_untracked() {
            let code = digits(pin::RESCUE_LENGTH);
            set_lock(shell, &Lock::new(&digits(16), &typed.get_untracked(), &code));
            typed.set(String::new());
            rescue.set(Some(code));
        }
    };
    view! {
        <section class="sheet-card piece" data-panel="pin">
            <h2>{tr!(kiosk.pin)}</h2>
            <form class="pin-form" on:submit=keep>
                <label class="field">
                    {if kept::lock().is_some() { tr!(kiosk.pin_other) } else { tr!(kiosk.pin_new) }}
                    <input
                        type="text"
                        inputmode="numeric"
                        autocomplete="off"
                        maxlength="8"
                        name="pin"
                        prop:value=typed
                        on:input=move |event| typed.set(event_target_value(&event))
                    />
                </label>
                <button class="button piece" data-act="set-pin" disabled=move || !good.get()>{tr!(kiosk.pin_keep)}</button>
            </form>
            <div role="status">{move || rescue.get().map(|code| view! { <Rescue code/> })}</div>
        </section>
    }
}

/// The rescue code, to be written down.
#[component]
fn Rescue(code: String) -> impl IntoView {
    let shell = Shell::get();
    let groups: Vec<&str> = (0..code.len()).step_by(4).map(|at| &code[at..at + 4]).collect();
    let on = move |_| {
        kept::switch_on(shell);
        shell.go(Place::Home);
    };
    let ready = !shell.room.public.get_untracked();
    view! {
        <p>{tr!(kiosk.rescue)}</p>
        <p class="rescue" data-rescue=code.clone()>{groups.join(" ")}</p>
        {ready.then(|| view! {
            <WordButton act="kiosk-on" icon="lock" label=tr!(kiosk.on) class="button piece" on:click=on/>
        })}
    }
}
