//! The results screen is a wasm file of its own: what only [`FINALE`] leads to is in it, and it is fetched
//! while the game is played.

use super::arrival::{Arrival, Fetched};
use super::results::{self, Ceremony, Tale};
use leptos::prelude::*;
use std::time::Duration;
use wasm_split_helpers::wasm_split;

/// So long after a table stands it is fetched: no game ends sooner.
pub const LATER: Duration = Duration::from_secs(5);

/// What the tables call in it. To call one of these functions by its name would bring it, and all it needs,
/// into the boxes.
pub struct Finale {
    /// Who has won, the podium, what next.
    pub won: fn(Ceremony) -> AnyView,
    /// The game turn by turn and its moments.
    pub told: fn(Tale) -> AnyView,
}

static FINALE: Finale = Finale { won: results::won, told: results::told };

#[wasm_split(finale, fallible)]
fn fetch() -> Fetched<Finale> {
    Ok(&FINALE)
}

/// The results screen, yet to be asked for.
pub fn expected() -> Arrival<Finale> {
    Arrival::by(|| Box::pin(fetch()))
}
