//! What a television or a phone receives.

use crate::wire::Step;
use leptos::prelude::RwSignal;

/// The messages received by a television or a phone; cheap to copy.
#[derive(Clone, Copy)]
pub struct Feed {
    /// The last message with a view, as received.
    pub text: RwSignal<String>,
    /// On a television, what happened last; on a phone, why the last move was refused.
    pub said: RwSignal<String>,
    /// Whether the table holds back an outcome.
    pub holds: RwSignal<bool>,
    /// The podium as far as the table has shown it; empty before the end.
    pub podium: RwSignal<Vec<Step>>,
}

impl Feed {
    /// Nothing was received yet.
    pub fn empty() -> Feed {
        Feed {
            text: RwSignal::new(String::new()),
            said: RwSignal::new(String::new()),
            holds: RwSignal::new(false),
            podium: RwSignal::new(vec![]),
        }
    }
}
