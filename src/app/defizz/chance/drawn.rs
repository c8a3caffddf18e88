//! The devices of Chance, drawn: at rest, moving, and in their final position.

pub use crate::screens::defizz::words::call_word;

use super::beats::What;
use super::choices::{Numbers, Straws};
use super::wheel::Wheel;
use crate::app::browser::settings::Lang;
use crate::app::parts::Symbol;
use crate::app::parts::money::figure;
use crate::app::words::{language, tr};
use crate::decks::defizz::Device;
use crate::rules::Seat;
use crate::rules::defizz::view::LuckView;
use leptos::prelude::*;

/// How far a device has come.
#[derive(Clone, Copy, Default)]
pub struct Stand {
    /// The last beat, if one was seen.
    pub last: Option<What>,
    /// The seat that has won by it.
    pub winner: Option<Seat>,
    /// Whether it moves into its position.
    pub moves: bool,
}

impl Stand {
    /// The value thrown, or shown by the tablet; `None` at rest and after a call.
    fn value(self) -> Option<u8> {
        match self.last? {
            What::Threw { value, .. } | What::Showed { value } => Some(value),
            What::Called { .. } => None,
        }
    }
}

/// The name of a device in the page.
pub const fn device_name(device: Device) -> &'static str {
    match device {
        Device::HighDie | Device::LowDie => "foam",
        Device::HighCard => "card",
        Device::TwoDice => "dice",
        Device::FirstSix => "six",
        Device::RaceTo15 => "race",
        Device::Wheel => "wheel",
        Device::HeadsOrTails => "coin",
        Device::OddOrEven => "odd",
        Device::SecretNumber => "number",
        Device::LongStraw => "straws",
    }
}

/// The device: `[data-moves]` if it moves into its position.
#[component]
pub fn Drawn(luck: LuckView, stand: Stand) -> impl IntoView {
    let Stand { moves, winner, .. } = stand;
    let value = stand.value();
    Some(match luck.device? {
        Device::HighDie | Device::LowDie => view! { <Foam value moves/> }.into_any(),
        Device::HighCard => view! { <Flip luck value moves/> }.into_any(),
        Device::TwoDice => view! { <Pair luck value moves/> }.into_any(),
        Device::FirstSix | Device::RaceTo15 | Device::OddOrEven => {
            let face = value.unwrap_or(if stand.last.is_some() { 1 } else { 6 });
            view! { <span class="dice-cup"><Die face moves=moves && value.is_some()/></span> }
                .into_any()
        }
        Device::Wheel => {
            view! { <Wheel seats=luck.players drawn=value.map(Seat) moves/> }.into_any()
        }
        Device::HeadsOrTails => view! { <Coin value moves/> }.into_any(),
        Device::SecretNumber => view! { <Numbers luck shows=value moves/> }.into_any(),
        Device::LongStraw => view! { <Straws luck winner moves/> }.into_any(),
    })
}

/// An ordinary die: `.six-die`.
#[component]
pub fn Die(face: u8, #[prop(optional)] moves: bool) -> impl IntoView {
    let id = ["luck-die-", &face.to_string()].concat();
    view! {
        <span class="six-die" data-moves=moves role="img" aria-label=face.to_string()>
            <Symbol sprite="defizz" id view_box="0 0 100 100"/>
        </span>
    }
}

/// Two dice that make that sum.
#[component]
fn Pair(luck: LuckView, value: Option<u8>, moves: bool) -> impl IntoView {
    let (one, other) = split(value.unwrap_or(12), salt(&luck));
    view! { <span class="dice-cup"><Die face=one moves/><Die face=other moves/></span> }
}

/// Two faces of that sum: the rules know the sum alone, and each pair that makes it is as likely.
fn split(sum: u8, salt: usize) -> (u8, u8) {
    let least = sum.saturating_sub(6).max(1);
    let most = sum.saturating_sub(1).min(6);
    let pairs = usize::from(most.saturating_sub(least)) + 1;
    let one = least + (salt % pairs) as u8;
    (one, sum.saturating_sub(one))
}

/// A number that differs from throw to throw but is stable for each.
fn salt(luck: &LuckView) -> usize {
    let all = luck.past.iter().chain(&luck.round);
    all.map(|(seat, value)| 7 * usize::from(seat.0) + 3 * usize::from(*value) + 1).sum()
}

/// The challenge die, its amount alone.
#[component]
fn Foam(value: Option<u8>, moves: bool) -> impl IntoView {
    let words = value.map_or_else(|| "?".into(), |value| figure(u32::from(value) * 100));
    view! {
        <span class="splash">
            <span class="die" data-blank=value.is_none() data-tumbles=moves>
                <Symbol sprite="defizz" id="foam-die" view_box="0 0 208 208"/>
                <span class="face"><b class="amount">{words}</b></span>
            </span>
        </span>
    }
}

/// A card that turns.
#[component]
fn Flip(luck: LuckView, value: Option<u8>, moves: bool) -> impl IntoView {
    let suit = (salt(&luck) % 4).to_string();
    let suit_id = ["luck-suit-", &suit].concat();
    let face = value.map(|value| {
        let crown = (value > 10).then(|| {
            view! { <Symbol sprite="defizz" id="luck-crown" class="crown" view_box="0 0 100 60"/> }
        });
        view! {
            <span class="card-side" data-side="face" data-suit=suit>
                <b>{card_word(value)}</b>
                {crown}
                <Symbol sprite="defizz" id=suit_id class="suit" view_box="0 0 100 100"/>
            </span>
        }
    });
    view! {
        <span class="card-deck">
            <span class="card-side" data-side="back"><Symbol sprite="defizz" id="luck-back" view_box="0 0 100 140"/></span>
            <span class="turning" data-moves=moves data-open=value.is_some()>
                <span class="card-side" data-side="back"><Symbol sprite="defizz" id="luck-back" view_box="0 0 100 140"/></span>
                {face}
            </span>
        </span>
    }
}

/// The drawing of a side of the coin: call 0 is *Heads* in English, the portrait, and *Pile* in French, the number.
pub fn coin_side(call: u8) -> &'static str {
    match (language(), call) {
        (Lang::En, 0) | (Lang::Fr, 1) => "luck-portrait",
        _ => "luck-number",
    }
}

/// A coin that flips.
#[component]
fn Coin(value: Option<u8>, moves: bool) -> impl IntoView {
    let half_turns = 10 + value.unwrap_or(0);
    let side = |name: &'static str, call: u8| {
        view! { <span class="coin-side" data-side=name><Symbol sprite="defizz" id=coin_side(call) view_box="0 0 100 100"/></span> }
    };
    let label = value.map(|value| call_word(Device::HeadsOrTails, value));
    view! {
        <span
            class="toss"
            data-moves=moves && value.is_some()
            role=label.is_some().then_some("img")
            aria-hidden=label.is_none().then_some("true")
            aria-label=label
        >
            <span class="coin" style:--half-turns=half_turns.to_string()>
                {side("first", 0)}
                {side("second", 1)}
            </span>
        </span>
    }
}

/// The small picture of what was thrown, drawn or called.
#[component]
pub fn Shown(device: Device, value: u8) -> impl IntoView {
    match device {
        Device::FirstSix | Device::RaceTo15 => view! { <Die face=value/> }.into_any(),
        Device::HighDie | Device::LowDie => {
            let words = figure(u32::from(value) * 100);
            view! { <span class="thing" data-look="foam">{words}</span> }.into_any()
        }
        Device::HighCard => {
            view! { <span class="thing" data-look="card">{card_word(value)}</span> }.into_any()
        }
        Device::TwoDice => {
            view! { <span class="thing" data-look="dice">{value.to_string()}</span> }.into_any()
        }
        device => view! { <span class="thing" data-look="call">{call_word(device, value)}</span> }
            .into_any(),
    }
}

/// The letter or number of a card.
fn card_word(value: u8) -> String {
    match value {
        1 => tr!(defizz.card_ace).into(),
        11 => tr!(defizz.card_jack).into(),
        12 => tr!(defizz.card_queen).into(),
        13 => tr!(defizz.card_king).into(),
        n => n.to_string(),
    }
}
