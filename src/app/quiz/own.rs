//! Marks the tickets of questions that are the table's own. They are read from the sitting's save, by the ids of
//! its cards, so that later changes to a deck, or its loss, change nothing.

use super::{Quiz, QuizGame};
use crate::app::browser::sittings;
use crate::app::parts::ticket::TablesOwn;
use crate::workshop::chosen::OWN;
use leptos::prelude::*;
use std::rc::Rc;

impl<G: QuizGame> Quiz<G> {
    /// Provides the tickets with the table's own questions.
    pub(super) fn mark_own(self) {
        if self.sitting.read(|session| G::deck(session.setup()).starts_with(OWN)) {
            let own = match self.table.any_sitting.film {
                Some(film) => film.own_questions(),
                None => sittings::own_questions(&self.sitting.id()),
            };
            let own = TablesOwn(Rc::new(own));
            provide_context(StoredValue::new_local(own));
        }
    }
}
