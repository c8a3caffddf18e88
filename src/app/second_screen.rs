//! A page that is only a second screen of a table – a television, a phone: loads its bundle and speaks the table's
//! language.

use super::browser::settings::Lang;
use super::browser::{boot, sprites, wake_lock};
use super::bundles::Arrival;
use super::bundles::waiting::awaited;
use super::shell::Shell;
use super::words;
use crate::wire::{Scene, Welcome};
use leptos::prelude::*;

/// The page, once its bundle is loaded.
pub fn page<T: Send + Sync>(
    bundle: Arrival<T>,
    screen: impl Fn(&'static T) -> AnyView + Send + 'static,
) -> AnyView {
    bundle.bring();
    Effect::new(move || {
        if bundle.here().is_some() || bundle.is_missed() {
            boot::leave();
        }
    });
    let shown = move || match bundle.here() {
        Some(it) => screen(it),
        None => awaited(bundle),
    };
    shown.into_any()
}

/// Starts such a page: keeps the screen on and sets the device's own language. Returns the language signal, which
/// the root's `lang` attribute follows.
pub fn begin(shell: Shell) -> RwSignal<Lang> {
    sprites::bring("shell");
    wake_lock::keep_awake();
    words::set_language(shell.settings.with_untracked(|settings| settings.language()));
    let lang = RwSignal::new(words::language());
    Effect::new(move || {
        // The root element accepts any attribute.
        let _ =
            document().document_element().map(|root| root.set_attribute("lang", lang.get().code()));
    });
    lang
}

/// Notes in which language the deck of a table is.
pub fn note_deck(scene: &Scene) {
    words::set_deck_language(Some(Lang::told(&scene.deck)));
}

/// Switches to the table's language.
pub fn speak_as_told(lang: RwSignal<Lang>, welcome: &Welcome) {
    let told = Lang::told(&welcome.language);
    if lang.get_untracked() != told {
        lang.set(told);
    }
}
