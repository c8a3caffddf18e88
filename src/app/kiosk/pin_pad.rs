//! The PIN pad before the staff's page. The rescue code opens it, too; wrong guesses cost waiting time.

use super::kept::{barred, count_wrong_try, forget_wrong_tries, lock};
use super::watch::unlock;
use crate::app::parts::IconButton;
use crate::app::parts::dialog::{Sheet, when_closed};
use crate::app::shell::Shell;
use crate::app::words::tr;
use crate::kiosk::pin;
use leptos::ev::{KeyboardEvent, keydown};
use leptos::prelude::*;
use leptos_use::{use_event_listener, use_interval_fn, use_window};

/// The pad over the attract screen, while it is open.
#[component]
pub fn PinPad() -> impl IntoView {
    let pad = Shell::get().kiosk.pad;
    view! { <Show when=move || pad.get()><Keys/></Show> }
}

/// The digits typed so far, and the result of the last try.
#[derive(Clone, Copy)]
struct Typed {
    shell: Shell,
    digits: RwSignal<String>,
    wrong: RwSignal<bool>,
    wait: RwSignal<u32>,
}

impl Typed {
    fn press(self, digit: char) {
        self.wrong.set(false);
        self.digits.update(|digits| {
            if digits.len() < pin::RESCUE_LENGTH {
                digits.push(digit);
            }
        });
    }

    fn back(self) {
        self.digits.update(|digits| _ = digits.pop());
    }

    fn enter(self) {
        let digits = self.digits.get_untracked();
        if digits.is_empty() || barred() > 0 {
            return;
        }
        self.digits.set(String::new());
        if lock().is_some_and(|lock| lock.opens(&digits)) {
            forget_wrong_tries();
            return unlock(self.shell);
        }
        count_wrong_try();
        self.wait.set(barred());
        self.wrong.set(true);
    }

    fn key(self, event: &KeyboardEvent) {
        match event.key().as_str() {
            "Backspace" => self.back(),
            "Enter" if !on_button() => self.enter(),
            key if key.len() == 1 => {
                key.chars().filter(char::is_ascii_digit).for_each(|digit| self.press(digit));
            }
            _ => {}
        }
    }
}

/// Whether a button has the focus: Enter then presses it.
fn on_button() -> bool {
    document().active_element().is_some_and(|element| element.tag_name() == "BUTTON")
}

#[component]
fn Keys() -> impl IntoView {
    let shell = Shell::get();
    let (digits, wrong) = (RwSignal::new(String::new()), RwSignal::new(false));
    let typed = Typed { shell, digits, wrong, wait: RwSignal::new(barred()) };
    use_interval_fn(move || typed.wait.set(barred()), 500);
    let _ = use_event_listener(use_window(), keydown, move |event| typed.key(&event));
    when_closed(move || shell.kiosk.pad.set(false));
    let said = move || match (typed.wait.get(), wrong.get()) {
        (0, false) => tr!(kiosk.pin_hint).into(),
        (0, true) => tr!(kiosk.wrong).into(),
        (n, _) => tr!(kiosk.wait, n = n),
    };
    view! {
        <Sheet class="sheet ask-sheet pad" label=tr!(kiosk.staff)>
            <header role="none">
                <h1>{tr!(kiosk.staff)}</h1>
                <IconButton act="close" icon="close" label=tr!(common.close) on:click=move |_| shell.dialog.set(false)/>
            </header>
            <div class="body">
                <p class="typed" role="img" aria-label=move || tr!(kiosk.typed, n = digits.with(String::len))>
                    {move || "•".repeat(digits.with(String::len))}
                </p>
                <p role="status" data-wrong=move || wrong.get().to_string()>{said}</p>
                <Digits typed/>
                <details class="forgotten"><summary>{tr!(kiosk.forgotten)}</summary><p>{tr!(kiosk.rescue_hint)}</p></details>
            </div>
        </Sheet>
    }
}

#[component]
fn Digits(typed: Typed) -> impl IntoView {
    let digit = move |digit: char| {
        view! {
            <button class="button quiet piece" data-act="digit" on:click=move |_| typed.press(digit)>{digit}</button>
        }
    };
    view! {
        <div class="digits">
            {"123456789".chars().map(digit).collect_view()}
            <IconButton act="erase" icon="undo" label=tr!(common.delete) on:click=move |_| typed.back()/>
            {digit('0')}
            <IconButton act="enter-pin" icon="check" label=tr!(common.ok) on:click=move |_| typed.enter()/>
        </div>
    }
}
