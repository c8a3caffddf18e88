//! Handing a game, a table, a person or a deck to another tablet: as a code for its camera, the same as a link, or
//! a file. An incoming parcel is described first, then taken in beside the data that is here.

use super::browser::link;
use super::browser::parcel::Parcel;
use super::shell::Shell;
use crate::backup::NoBackup;
use crate::handed;
use leptos::prelude::*;

/// A parcel on its way.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Handing {
    /// To another tablet.
    Out(Parcel),
    /// From another tablet, or why nothing could be read.
    In(Result<Parcel, NoBackup>),
}

impl Shell {
    /// Offers a parcel to another tablet; shows nothing if it is missing or empty.
    pub fn hand_on(self, parcel: Option<Parcel>) {
        self.handing.set(parcel.filter(|parcel| !parcel.is_empty()).map(Handing::Out));
    }

    /// Receives the parcel in the page's address; in a public room it is dropped.
    pub(super) fn receive(self) {
        let Some(word) = link::given() else { return };
        link::clear();
        if !self.kiosk.public.get_untracked() {
            self.handing.set(Some(Handing::In(handed::of_word(&word))));
        }
    }
}

/// The handing sheet, once its bundle is loaded.
#[component]
pub fn HandDialog() -> impl IntoView {
    let shell = Shell::get();
    move || {
        let handing = shell.handing.get()?;
        let Some(sheets) = shell.bundles.handing.here() else {
            shell.bundles.handing.bring();
            return None;
        };
        Some((sheets.sheet)(handing))
    }
}
