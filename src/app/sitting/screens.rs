//! The messages between a sitting and a screen elsewhere.

use super::Sitting;
use crate::app::browser::frame::page_time;
use crate::rules::Viewer;
use crate::screens::{OnScreens, to_screen};
use crate::wire::{Heard, Judge, Refused, Scene};
use leptos::prelude::WithValue;
use reactive_stores::PatchField;
use std::cell::RefCell;
use std::rc::Rc;

/// A message of a screen, and its judge.
#[derive(Clone)]
pub struct Speech {
    /// The judge of its line.
    pub judge: Rc<RefCell<Judge>>,
    /// The text, as received.
    pub text: String,
    /// Whether the table waits for something else: moves are refused then.
    pub waits: bool,
}

impl<G: OnScreens> Sitting<G>
where
    G::View: PatchField + Send + Sync,
{
    /// The message with what a screen with those eyes shows, in that scene; `None` once the table is gone.
    pub fn seen_by(self, eyes: Viewer, scene: Scene) -> Option<String> {
        self.inner.try_with_value(|inner| to_screen(&inner.session, eyes, scene))
    }

    /// Judges the message of a screen, and plays its person's move if it is allowed.
    ///
    /// # Errors
    /// Why nothing is done.
    pub fn hear(self, speech: &Speech) -> Result<Heard<()>, Refused> {
        let clock = page_time() as u32;
        let heard = self.inner.try_with_value(|inner| {
            let now = inner.clock.now();
            speech.judge.borrow_mut().hear(&inner.session, (clock, now), &speech.text)
        });
        match heard.unwrap_or(Err(Refused::AtTheTable))? {
            Heard::Hello => Ok(Heard::Hello),
            Heard::Bye => Ok(Heard::Bye),
            Heard::Ping(number) => Ok(Heard::Ping(number)),
            Heard::GoOn(what) => Ok(Heard::GoOn(what)),
            Heard::Act { .. } if speech.waits => Err(Refused::AtTheTable),
            Heard::Act { at, by, mv } => {
                self.act_when(by, |_| (at, mv));
                Ok(Heard::Act { at, by, mv: () })
            }
        }
    }
}
