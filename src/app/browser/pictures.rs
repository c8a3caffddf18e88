//! Drawings that never change, each a file of its own: cards, props. As images they cost an eighth of
//! what `<use>` costs each time they are rendered.

use super::one_file;
use leptos::prelude::*;
use std::cell::RefCell;
use std::time::Duration;
use web_sys::{ErrorEvent, HtmlImageElement};

/// The pause between two preloaded images, which lets taps come first.
const BREATH: Duration = Duration::from_millis(40);

/// The delay before a file that failed to load is requested again.
pub(super) const AGAIN: Duration = Duration::from_secs(3);

thread_local! {
    /// Preloaded images, by address, held so that the browser keeps them.
    static HELD: RefCell<Vec<(String, HtmlImageElement)>> = const { RefCell::new(Vec::new()) };
}

/// The address of a drawing in a folder.
pub fn address(folder: &str, name: &str) -> String {
    drawing(&[folder, "/", name].concat())
}

/// The address of a drawing outside any folder.
pub fn drawing(name: &str) -> String {
    one_file::address(["pictures/", name, ".svg"].concat())
}

/// Preloads drawings of a folder one by one, each once: a drawing that loads only when it is rendered
/// appears a moment late and delays the next tap.
pub fn bring(folder: &str, names: impl IntoIterator<Item = String>) {
    let all = names.into_iter().map(|name| address(folder, &name));
    make_ready(all.filter(|address| !is_held(address)).collect());
}

fn is_held(address: &String) -> bool {
    HELD.with_borrow(|held| held.iter().any(|(of, _)| of == address))
}

fn make_ready(mut addresses: Vec<String>) {
    let (Some(address), Ok(image)) = (addresses.pop(), HtmlImageElement::new()) else { return };
    image.set_src(&address);
    HELD.with_borrow_mut(|held| held.push((address, image)));
    set_timeout(move || make_ready(addresses), BREATH);
}

/// Reloads an image later that failed to load (`on:error`): a card without its drawing cannot be played.
pub fn again(lost: &ErrorEvent) {
    let image: HtmlImageElement = event_target(lost);
    set_timeout(move || image.set_src(&image.src()), AGAIN);
}
