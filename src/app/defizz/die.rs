//! The foam die of the table.

pub use crate::screens::defizz::words::{kind_name, kind_word};

use crate::app::drawings::foam_die::Foam;
use crate::rules::defizz::Die;
use crate::screens::defizz::words::face;
use leptos::prelude::*;

/// The die, as it lies; `tumbles` when it was just thrown.
#[component]
pub fn FoamDie(die: Option<Die>, #[prop(optional)] tumbles: bool) -> impl IntoView {
    view! { <Foam die=die.map(face) tumbles/> }
}
