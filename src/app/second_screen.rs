//! What a page is that is another screen of a table – a television, a phone – and nothing else of the app: its file is
//! brought, and it speaks the table's language.

use super::browser::settings::Lang;
use super::browser::{sprites, wake_lock};
use super::bundles::Arrival;
use super::shell::Shell;
use super::words;
use crate::wire::Welcome;
use leptos::prelude::*;

/// The page, once its file is here.
pub fn page<T: Send + Sync>(
    bundle: Arrival<T>,
    screen: impl Fn(&'static T) -> AnyView + Send + 'static,
) -> AnyView {
    bundle.bring();
    Effect::new(move || {
        if bundle.here().is_some() {
            super::leave_boot_screen();
        }
    });
    (move || bundle.here().map(&screen)).into_any()
}

/// Such a page begins, awake and in the device's own language; hands over the one that it speaks, which its root says.
pub fn begin(shell: Shell) -> RwSignal<Lang> {
    sprites::bring("shell");
    wake_lock::keep_awake();
    words::set_language(shell.settings.with_untracked(|settings| settings.language()));
    let lang = RwSignal::new(words::language());
    Effect::new(move || {
        // The page's root takes every attribute.
        let _ =
            document().document_element().map(|root| root.set_attribute("lang", lang.get().code()));
    });
    lang
}

/// From now on it speaks the table's.
pub fn speak_as_told(lang: RwSignal<Lang>, welcome: &Welcome) {
    let told = if welcome.language == Lang::En.code() { Lang::En } else { Lang::Fr };
    if lang.get_untracked() != told {
        lang.set(told);
    }
}
