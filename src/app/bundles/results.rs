//! The results screen: fetched while the game is played.

use crate::app::results::ceremony::{Ceremony, Tale};
use crate::app::results::shared::{Crown, Picture};
use crate::app::shell::Shell;
use leptos::prelude::*;
use std::time::Duration;

/// How long after a table is shown it is fetched: no game ends sooner.
pub const LATER: Duration = Duration::from_secs(5);

/// The functions that the tables call in this file. Calling them by name would link them, and all they need,
/// into the boxes.
pub struct Results {
    /// Renders the winners, the podium and what comes next.
    pub won: fn(Ceremony) -> AnyView,
    /// Renders the game turn by turn and its moments.
    pub told: fn(Tale) -> AnyView,
    /// Renders the end of a soirée.
    pub crowned: fn(Crown) -> AnyView,
    /// Shares the picture of an ending through the device.
    pub share: fn(Shell, &Picture),
}
