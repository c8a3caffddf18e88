//! The page of a phone: fetched only by a page that was opened with an invitation.

use super::{Arrival, Fetched};
use crate::app::phone;
use leptos::prelude::*;
use wasm_split_helpers::wasm_split;

/// The function that the first file calls in it. Calling it by name would link it, and all it needs, into the
/// first.
pub struct Phone {
    /// Renders the page that was opened with that invitation.
    pub screen: fn(String) -> AnyView,
}

static PHONE: Phone = Phone { screen: phone::screen };

#[wasm_split(phone, fallible)]
fn fetch() -> Fetched<Phone> {
    Ok(&PHONE)
}

/// The page, not requested yet.
pub fn expected() -> Arrival<Phone> {
    Arrival::by(|| Box::pin(fetch()))
}
