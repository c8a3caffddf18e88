//! A game, a table or a person on the way to another tablet: a code that its camera reads, the same as a
//! link, or a file. What comes in says what it is, and is taken in beside what is here.

use super::browser::link;
use super::browser::parcel::Parcel;
use super::shell::Shell;
use crate::backup::NoBackup;
use crate::handed;
use leptos::prelude::*;

/// What is on its way.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Handing {
    /// To another tablet.
    Out(Parcel),
    /// From one, or why nothing came.
    In(Result<Parcel, NoBackup>),
}

impl Shell {
    /// Offers what one tablet hands on to another; nothing where it is gone meanwhile.
    pub fn hand_on(self, parcel: Option<Parcel>) {
        self.handing.set(parcel.filter(|parcel| !parcel.is_empty()).map(Handing::Out));
    }

    /// Receives what the page's address brings, on a tablet that is not a public room's.
    pub(super) fn receive(self) {
        let Some(word) = link::given() else { return };
        link::clear();
        if !self.kiosk.public.get_untracked() {
            self.handing.set(Some(Handing::In(handed::of_word(&word))));
        }
    }
}

/// The sheet of what is on its way, once its file is here.
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
