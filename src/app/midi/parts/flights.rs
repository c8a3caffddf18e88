//! Money on its way from one wallet to another: banknotes that fly from desk to desk when somebody
//! pays. Decoration: the sums jump and say the same.

use super::money::note;
use crate::app::dom::{Dom, el};
use crate::rules::midi::money::{Notes, Transfer, transfers};
use leptos::prelude::*;

/// `li.flights > .flight`, over all desks, drawn anew with every payment. `seen` is what
/// the table saw last in the wallets: the desks come and go with their screens, and money that
/// changed hands meanwhile flies when they are back.
pub fn flights(wallets: Memo<Vec<u32>>, seen: StoredValue<Vec<u32>>) -> Dom {
    el("li", "flights").attr("aria-hidden", "true").child(move || {
        let now = wallets.get();
        let before = seen.try_get_value().unwrap_or_default();
        seen.set_value(now.clone());
        transfers(&before, &now).into_iter().flat_map(flying).collect::<Vec<_>>()
    })
}

/// The notes of a transfer, one behind the other.
fn flying(Transfer { from, to, euros }: Transfer) -> Vec<Dom> {
    let each = Notes::few(euros).by_value().into_iter();
    let each = each.flat_map(|(value, count)| vec![value; usize::from(count)]);
    let fly = |(place, value): (usize, u32)| {
        el("span", "flight")
            .style(("--from", from.0.to_string()))
            .style(("--to", to.0.to_string()))
            .style(("--i", place.to_string()))
            .child(note(value, 1))
    };
    each.enumerate().map(fly).collect()
}
