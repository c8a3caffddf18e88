//! What a television or a phone receives.

use leptos::prelude::RwSignal;

/// The messages received by a television or a phone; cheap to copy.
#[derive(Clone, Copy)]
pub struct Feed {
    /// The last message with a view, as received.
    pub text: RwSignal<String>,
    /// On a television, what happened last; on a phone, why the last move was refused.
    pub said: RwSignal<String>,
}
