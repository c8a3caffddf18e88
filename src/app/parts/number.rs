//! A number: how it is written, and the pad on which it is typed.

pub use crate::texts::{deck_number, number};

use super::Icon;
use crate::app::browser::focus::{in_a_field, on_a_button};
use crate::app::words::tr;
use crate::decks::decimal::Decimal;
use leptos::ev::keydown;
use leptos::prelude::*;
use leptos_use::{use_event_listener, use_window};

/// The most digits that can be typed.
const DIGITS: usize = 12;

/// What has been typed so far; a comma is kept as a point.
#[derive(Clone, Copy)]
pub struct Typed(RwSignal<String>);

impl Typed {
    /// Nothing yet.
    pub fn empty() -> Typed {
        Typed(RwSignal::new(String::new()))
    }

    /// A key: a digit, `.` or `Backspace`.
    fn key(self, key: &str) {
        self.0.update(|text| match key {
            "Backspace" => _ = text.pop(),
            "." if text.is_empty() || text.contains('.') => {}
            // One decimal is all that a number has.
            _ if text.split_once('.').is_some_and(|(_, tenth)| !tenth.is_empty()) => {}
            digit if text.len() < DIGITS => {
                if text == "0" && digit != "." {
                    text.clear();
                }
                text.push_str(digit);
            }
            _ => {}
        });
    }

    /// The number, once there is one.
    pub fn value(self) -> Option<Decimal> {
        self.0.with(|text| text.trim_end_matches('.').parse().ok())
    }

    /// The text so far, written as in the current language.
    pub fn shown(self) -> String {
        let open = self.0.with(|text| text.ends_with('.'));
        let comma = if number(Decimal::tenths(1)).contains(',') { "," } else { "." };
        let value = self.value().map(number).unwrap_or_default();
        if open { value + comma } else { value }
    }
}

/// The button that sends a number. The `last` one of a question opens its answer for good, so it is sent by a second tap
/// on the same number.
#[derive(Clone, Copy)]
pub struct Sending {
    last: bool,
    typed: Typed,
    asked: RwSignal<Option<Decimal>>,
}

impl Sending {
    /// The button for what is typed.
    pub fn of(typed: Typed, last: bool) -> Sending {
        Sending { last, typed, asked: RwSignal::new(None) }
    }

    /// Whether it asks once more.
    pub fn asks(self) -> bool {
        self.last && self.asked.get().is_some_and(|asked| self.typed.value() == Some(asked))
    }

    /// The number that a tap sends, if it does.
    pub fn tap(self) -> Option<Decimal> {
        let value = untrack(|| self.typed.value());
        let sends = !self.last || untrack(|| self.asks());
        self.asked.set(value);
        value.filter(|_| sends)
    }

    /// Its words.
    pub fn words(self) -> String {
        let sure = self.typed.value().filter(|_| self.asks());
        sure.map_or_else(
            || tr!(contest.propose).into(),
            |n| tr!(contest.propose_sure, n = number(n)),
        )
    }
}

/// The keys of the pad: `.numpad > .digit[data-key]`.
#[component]
pub fn Keys(typed: Typed) -> impl IntoView {
    const KEYS: [&str; 12] = ["1", "2", "3", "4", "5", "6", "7", "8", "9", ".", "0", "Backspace"];
    let key = |key: &'static str| {
        let face = match key {
            "Backspace" => view! { <Icon name="chevron-left"/><span class="unseen">{tr!(contest.rub_out)}</span> }.into_any(),
            "." => number(Decimal::tenths(1)).replace(['0', '1'], "").into_any(),
            digit => digit.into_any(),
        };
        view! { <button class="digit piece" data-key=key on:click=move |_| typed.key(key)>{face}</button> }
    };
    view! { <div class="numpad">{KEYS.map(key).into_iter().collect_view()}</div> }
}

/// Types by the keyboard, too; Enter calls `send`.
pub fn listen_to_keys(typed: Typed, send: impl Fn() + 'static) {
    let _ = use_event_listener(use_window(), keydown, move |event| {
        if in_a_field(&event) {
            return;
        }
        match event.key().as_str() {
            key @ ("0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "Backspace") => {
                typed.key(key)
            }
            "." | "," => typed.key("."),
            // Enter on a button is that button's.
            "Enter" if !on_a_button(&event) => send(),
            _ => {}
        }
    });
}
