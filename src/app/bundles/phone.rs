//! The page of a phone: fetched only by a page that was opened with an invitation.

use leptos::prelude::*;

/// The function that the first file calls in it. Calling it by name would link it, and all it needs, into the
/// first.
pub struct Phone {
    /// Renders the page that was opened with that invitation.
    pub screen: fn(String) -> AnyView,
}
