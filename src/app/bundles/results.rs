//! The results screen: fetched while the game is played.

use super::{Arrival, Fetched};
use crate::app::results::{self, Ceremony, Picture, Tale};
use crate::app::shell::Shell;
use leptos::prelude::*;
use std::time::Duration;
use wasm_split_helpers::wasm_split;

/// So long after a table stands it is fetched: no game ends sooner.
pub const LATER: Duration = Duration::from_secs(5);

/// What the tables call in it. To call one of these functions by its name would bring it, and all it needs,
/// into the boxes.
pub struct Results {
    /// Who has won, the podium, what next.
    pub won: fn(Ceremony) -> AnyView,
    /// The game turn by turn and its moments.
    pub told: fn(Tale) -> AnyView,
    /// Hands the picture of an ending to the device.
    pub share: fn(Shell, &Picture),
}

static RESULTS: Results = Results { won: results::won, told: results::told, share: results::share };

#[wasm_split(results, fallible)]
fn fetch() -> Fetched<Results> {
    Ok(&RESULTS)
}

/// The results screen, yet to be asked for.
pub fn expected() -> Arrival<Results> {
    Arrival::by(|| Box::pin(fetch()))
}
