//! What a sitting tells a screen elsewhere.

use super::Sitting;
use crate::rules::{Game, Viewer};
use crate::wire::{self, Scene};
use leptos::prelude::WithValue;

impl<G: Game> Sitting<G>
where
    G::View: Send + Sync,
{
    /// What the table's eyes see, as a message with what stands around it; nothing once the table is gone.
    pub fn seen_by_table(self, scene: Scene) -> Option<String> {
        self.inner.try_with_value(|inner| wire::seen(&inner.session, Viewer::Table, scene))
    }
}
