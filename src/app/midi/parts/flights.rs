//! Banknotes that fly from desk to desk when somebody pays. Decoration only: the sums say the same.

use super::notes::Banknote;
use crate::rules::midi::money::{Notes, Transfer, transfers};
use leptos::prelude::*;

/// `li.flights > .flight`, over all desks, re-rendered with every payment. `seen` holds the wallets
/// as last shown: the desks unmount with their screens, and money that changed hands meanwhile
/// flies when they are mounted again.
#[component]
pub fn Flights(wallets: Memo<Vec<u32>>, seen: StoredValue<Vec<u32>>) -> impl IntoView {
    let flying = move || {
        let now = wallets.get();
        let before = seen.try_get_value().unwrap_or_default();
        seen.set_value(now.clone());
        transfers(&before, &now).into_iter().map(|of| view! { <Flying of/> }).collect_view()
    };
    view! { <li class="flights" aria-hidden="true">{flying}</li> }
}

/// The notes of a transfer, one behind the other.
#[component]
fn Flying(of: Transfer) -> impl IntoView {
    let each = Notes::few(of.euros).by_value().into_iter();
    let each = each.flat_map(|(value, count)| vec![value; usize::from(count)]);
    let fly = move |(place, value): (usize, u32)| {
        view! {
            <span
                class="flight"
                style:--from=of.from.0.to_string()
                style:--to=of.to.0.to_string()
                style:--i=place.to_string()
            >
                <Banknote value count=1/>
            </span>
        }
    };
    each.enumerate().map(fly).collect_view()
}
