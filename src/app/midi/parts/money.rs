//! Money: an amount in the words of the language, the banknotes that make it up, and what can be
//! seen when it changes (MIDI-S8, MIDI-Q10).

use crate::app::dom::{Dom, el};
use crate::app::shell::settings::Lang;
use crate::app::words::language;
use crate::rules::midi::money::Notes;
use leptos::prelude::*;

/// An amount as people write it: `13 000 €` in French, `€13,000` in English.
pub fn amount(euros: u32) -> String {
    match language() {
        Lang::Fr => [&grouped(euros, "\u{202f}"), "\u{a0}€"].concat(),
        Lang::En => ["€", &grouped(euros, ",")].concat(),
    }
}

/// A number with its thousands apart.
fn grouped(number: u32, gap: &str) -> String {
    let digits = number.to_string();
    let (head, tail) = digits.split_at(digits.len() - (digits.len() - 1) / 3 * 3);
    let groups = tail.as_bytes().chunks(3).map(|three| String::from_utf8_lossy(three));
    groups.fold(head.to_owned(), |all, three| [&all, gap, &three].concat())
}

/// The number on a note: no sign of the currency, it is small.
fn figure(value: u32) -> String {
    grouped(value, if language() == Lang::Fr { "\u{202f}" } else { "," })
}

/// A wallet's amount: `.sum`. When it is no longer what the table saw `before`, it jumps once, and
/// the difference comes out of it or drops into it: `.delta[data-sign="plus|minus"]`.
pub fn sum(wallet: Signal<u32>, before: Option<u32>) -> Dom {
    let before = StoredValue::new(before);
    let wallet = Memo::new(move |_| wallet.get());
    // Drawn anew with every change, so that its animation runs once each time.
    let shown = move || {
        let now = wallet.get();
        let old = before.try_get_value().flatten().unwrap_or(now);
        before.set_value(Some(now));
        let delta = (old != now).then(|| delta(old, now));
        el("span", "figure").attr("data-bump", old != now).child(amount(now)).child(delta)
    };
    el("span", "sum").child(shown)
}

fn delta(old: u32, now: u32) -> Dom {
    let (sign, word) = if now > old { ("+", "plus") } else { ("−", "minus") };
    el("span", "delta")
        .attr("data-sign", word)
        .attr("aria-hidden", "true")
        .child([sign, &amount(now.abs_diff(old))].concat())
}

/// The notes of a wallet: `.notes > .note[data-value][data-n]`, one a value, with how many there
/// are when it is more than one. Decoration: the amount in words stands beside it.
pub fn notes(wallet: Signal<u32>) -> Dom {
    let wallet = Memo::new(move |_| wallet.get());
    el("span", "notes").attr("aria-hidden", "true").child(move || {
        let some = Notes::of(wallet.get()).by_value().into_iter().filter(|(_, count)| *count > 0);
        some.map(|(value, count)| note(value, count)).collect::<Vec<_>>()
    })
}

/// So many notes of that value.
pub fn note(value: u32, count: u8) -> Dom {
    el("span", "note")
        .attr("data-value", value)
        .attr("data-n", (count > 1).then(|| count.to_string()))
        .child(figure(value))
}
