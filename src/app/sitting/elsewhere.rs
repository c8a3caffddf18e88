//! What a sitting tells a screen elsewhere, and what it hears of one.

use super::Sitting;
use crate::app::browser::frame::page_time;
use crate::rules::{Game, Viewer};
use crate::wire::{self, Heard, Judge, Refused, Scene};
use leptos::prelude::WithValue;
use reactive_stores::PatchField;
use std::cell::RefCell;
use std::rc::Rc;

/// What a screen says, and who judges it.
#[derive(Clone)]
pub struct Speech {
    /// The judge of its line.
    pub judge: Rc<RefCell<Judge>>,
    /// The text, as it came.
    pub text: String,
    /// Whether the table waits for something else: nobody acts then.
    pub waits: bool,
}

impl<G: Game> Sitting<G>
where
    G::View: PatchField + Send + Sync,
{
    /// What those eyes see, as a message with what stands around it; nothing once the table is gone.
    pub fn seen_by(self, eyes: Viewer, scene: Scene) -> Option<String> {
        self.inner.try_with_value(|inner| wire::seen(&inner.session, eyes, scene))
    }

    /// Judges what a screen says, and plays what its person may do.
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
            Heard::Act { .. } if speech.waits => Err(Refused::AtTheTable),
            Heard::Act { at, by, mv } => {
                self.act_when(by, |_| (at, mv));
                Ok(Heard::Act { at, by, mv: () })
            }
        }
    }
}
