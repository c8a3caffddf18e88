//! A sitting without its game's type: what the shared parts of a table need of it.

use super::{Sitting, Speech, Status, StatusStoreFields};
use crate::app::film::Film;
use crate::rules::{Ms, Player, Seat, Viewer};
use crate::screens::OnScreens;
use crate::wire::{Heard, Refused, Scene};
use leptos::prelude::*;
use reactive_stores::{PatchField, Store};

/// A running sitting of any game. Cheap to copy; lives as long as the sitting.
#[derive(Clone, Copy)]
pub struct AnySitting {
    /// Phase, turn, eyes, outcome and the like.
    pub status: Store<Status>,
    /// The replay that shows the sitting, if any.
    pub film: Option<Film>,
    /// Whether the table holds back an outcome.
    pub in_suspense: Memo<bool>,
    /// Whether the game clock stands.
    pub stands: Memo<bool>,
    /// What a screen elsewhere with those eyes shows, as a message.
    pub seen: Callback<(Viewer, Scene), Option<String>>,
    /// Hears a message from a screen elsewhere and plays its person's move.
    pub hear: Callback<Speech, Result<Heard<()>, Refused>>,
    /// Hands a seat over to somebody else.
    pub hand_over: Callback<(Seat, Player)>,
    /// Takes the last act back.
    pub undo: Callback<()>,
    /// Lowers the curtain, if it is lifted.
    pub cover: Callback<()>,
    /// Takes the sitting over from another tab.
    pub take_over: Callback<()>,
    /// Game time now.
    pub now: Callback<(), Ms>,
}

impl<G: OnScreens> Sitting<G>
where
    G::View: PatchField + Send + Sync,
{
    /// The sitting, for the shared parts of a table.
    pub fn any(self) -> AnySitting {
        AnySitting {
            status: self.status,
            film: self.film,
            in_suspense: Memo::new(move |_| self.suspended.with(Option::is_some)),
            stands: self.stands,
            seen: Callback::new(move |(eyes, scene)| self.seen_by(eyes, scene)),
            hear: Callback::new(move |speech| self.hear(&speech)),
            hand_over: Callback::new(move |(seat, to)| self.hand_over(seat, to)),
            undo: Callback::new(move |()| self.undo()),
            cover: Callback::new(move |()| {
                if self.status.eyes().get_untracked().is_some() {
                    self.look(None);
                }
            }),
            take_over: Callback::new(move |()| self.take_over()),
            // The table may be disposed a moment before its timers.
            now: Callback::new(move |()| self.try_now().unwrap_or_default()),
        }
    }
}
