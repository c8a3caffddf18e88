//! What the window and the device are like, by media queries.

use leptos::prelude::*;
use leptos_use::use_media_query;

/// Whether a query holds now.
pub fn holds(query: &str) -> bool {
    window().match_media(query).ok().flatten().is_some_and(|list| list.matches())
}

/// Whether a query holds, followed for as long as the page lives; to be kept in a static.
pub struct Followed {
    held: Signal<bool>,
    _owner: Owner,
}

impl Followed {
    /// Follows that query.
    pub fn new(query: &'static str) -> Followed {
        let owner = Owner::new_root(None);
        let held = owner.with(|| use_media_query(query));
        Followed { held, _owner: owner }
    }

    /// Whether it holds, reactively.
    pub fn get(&self) -> bool {
        self.held.get()
    }
}
