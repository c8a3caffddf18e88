//! The page of a phone: fetched by a page that was invited as one, and by no other.

use super::{Arrival, Fetched};
use crate::app::phone;
use leptos::prelude::*;
use wasm_split_helpers::wasm_split;

/// What the first file calls in it. To call the function by its name would bring it, and all it needs, into the
/// first.
pub struct Phone {
    /// The page that was invited by that text.
    pub screen: fn(String) -> AnyView,
}

static PHONE: Phone = Phone { screen: phone::screen };

#[wasm_split(phone, fallible)]
fn fetch() -> Fetched<Phone> {
    Ok(&PHONE)
}

/// The page, yet to be asked for.
pub fn expected() -> Arrival<Phone> {
    Arrival::by(|| Box::pin(fetch()))
}
