//! Where a table is asked questions of its own, its tickets say so. Which they are stands in the sitting's
//! save, by the ids of its cards: a deck that has changed or is gone since changes nothing.

use super::{Quiz, QuizGame};
use crate::app::browser::sittings;
use crate::app::parts::ticket::TablesOwn;
use crate::workshop::chosen::OWN;
use leptos::prelude::*;
use std::rc::Rc;

impl<G: QuizGame> Quiz<G> {
    /// Lets tickets say which questions are the table's own.
    pub(super) fn mark_own(self) {
        if self.sitting.read(|session| G::deck(session.setup()).starts_with(OWN)) {
            let own = match self.face.film {
                Some(film) => film.own_questions(),
                None => sittings::own_questions(&self.sitting.id()),
            };
            let own = TablesOwn(Rc::new(own));
            provide_context(StoredValue::new_local(own));
        }
    }
}
