//! Handing a game, a table, a person or a deck to another tablet: as a code for its camera, the same as a link, or
//! a file. An incoming parcel is described first, then taken in beside the data that is here.

use super::browser::parcel::Parcel;
use super::browser::{files, link};
use super::place::Place;
use super::shell::Shell;
use crate::backup::{self, NoBackup};
use crate::doors;
use crate::handed;
use crate::workshop::LONGEST_FILE;
use leptos::prelude::*;
use web_sys::File;

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

    /// Receives what the page's address brings: a parcel, or a file that another app has shared; in a public room it is
    /// dropped.
    pub(super) fn receive(self) {
        if link::has_shared() {
            link::clear();
            return files::take_shared(move |file| self.open_file(file));
        }
        let Some(word) = link::given() else { return };
        link::clear();
        if self.kiosk.public.get_untracked() {
            return;
        }
        match handed::of_word(&word) {
            Ok(parcel) => self.show_parcel(parcel),
            Err(why) => self.handing.set(Some(Handing::In(Err(why)))),
        }
    }

    /// Shows what a parcel brings, before anything is taken: a deck by its cards on the import page, unless that does not
    /// read so long a file, anything else on the sheet.
    pub fn show_parcel(self, parcel: Parcel) {
        let text = doors::deck(&parcel).map(|_| backup::write(&parcel));
        let file = text.filter(|text| text.len() <= LONGEST_FILE);
        match file.and_then(|text| files::of_text(&text)) {
            Some(file) => self.open_file(file),
            None => self.handing.set(Some(Handing::In(Ok(parcel)))),
        }
    }

    /// Opens a file on the import page of the workshop; in a public room it is dropped.
    pub fn open_file(self, file: File) {
        if self.kiosk.public.get_untracked() {
            return;
        }
        self.opened.set(Some(file));
        if self.place.with_untracked(|place| *place != Place::Workshop) {
            self.go(Place::Workshop);
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
