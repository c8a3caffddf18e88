//! What visitors are offered of a game: in which length, and for at most how many minutes.

use super::Page;
use crate::app::kiosk::on_offer::{STEP, least, settled};
use crate::app::parts::Icon;
use crate::app::parts::field::{NumberField, SegmentsField};
use crate::app::setup::length::length_words;
use crate::app::shelf::card;
use crate::app::words::tr;
use crate::kiosk::offer::{LONGEST, Length, Offer};
use crate::rules::GameId;
use leptos::prelude::*;

/// The last place of the slider: no limit.
const NONE: u8 = LONGEST;

/// What is offered of a game, in words.
pub fn offer_words(game: GameId, offer: Offer) -> String {
    let length = match offer.length {
        Some(length) if card(game).lengths.len() > 1 => Some(length_words(game, length).to_owned()),
        _ => None,
    };
    let most = (offer.most > 0).then(|| tr!(kiosk.at_most, n = offer.most));
    let words: Vec<String> = [length, most].into_iter().flatten().collect();
    if words.is_empty() { tr!(kiosk.no_limit).into() } else { words.join(", ") }
}

/// The limits, folded away below the game's switch.
#[component]
pub fn Limits(game: GameId) -> impl IntoView {
    let page = Page::get();
    let offer = Memo::new(move |_| page.house.with(|house| house.offer_of(game)));
    let change = move |change: &dyn Fn(&mut Offer)| {
        page.change(|house| {
            let offer = &mut house.offers[game.index()];
            change(offer);
            *offer = settled(game, *offer);
        });
    };
    let choose = Callback::new(move |length| change(&|offer| offer.length = length));
    let set = Callback::new(move |most| {
        change(&|offer| offer.most = if most == NONE { 0 } else { most });
    });
    let chosen = Signal::derive(move || offer.get().length);
    let value = Signal::derive(move || match offer.get().most {
        0 => NONE,
        most => most,
    });
    let least = Memo::new(move |_| least(game, offer.get()));
    let said: fn(u8) -> String =
        |n| if n == NONE { tr!(kiosk.any_time).into() } else { tr!(kiosk.minutes, n = n) };
    let slider = move || {
        let (title, numbers) = (tr!(kiosk.at_most_title), least.get()..=NONE);
        view! { <NumberField title numbers step=STEP value said set/> }
    };
    view! {
        <details class="limits">
            <summary><span>{move || offer_words(game, offer.get())}</span><Icon name="chevron-down"/></summary>
            {choices(game).map(|choices| view! {
                <SegmentsField title=tr!(kiosk.length) name=game.name() choices chosen choose/>
            })}
            {slider}
        </details>
    }
}

/// The lengths that the house can choose from; `None` where there is only one.
fn choices(game: GameId) -> Option<Vec<(Option<Length>, String)>> {
    let named = |length: &Length| (Some(*length), length_words(game, *length).to_owned());
    let all = card(game).lengths;
    let any = (None, tr!(kiosk.any_length).to_owned());
    (all.len() > 1).then(|| [any].into_iter().chain(all.iter().map(named)).collect())
}
