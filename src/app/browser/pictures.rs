//! Drawings that never change, each a file of its own: cards, props. Shown as images, they cost a page
//! an eighth of what `<use>` does wherever they are shown anew.

use super::one_file;
use leptos::prelude::*;
use std::cell::RefCell;
use std::time::Duration;
use web_sys::{ErrorEvent, HtmlImageElement};

/// Between two images that are made ready, taps come first.
const BREATH: Duration = Duration::from_millis(40);

/// Until a file that did not come is asked for again.
pub(super) const AGAIN: Duration = Duration::from_secs(3);

thread_local! {
    /// Images that are held so that the browser does not forget them, by their addresses.
    static HELD: RefCell<Vec<(String, HtmlImageElement)>> = const { RefCell::new(Vec::new()) };
}

/// Where a drawing of a folder is found.
pub fn address(folder: &str, name: &str) -> String {
    drawing(&[folder, "/", name].concat())
}

/// Where a drawing is found that lies in no folder.
pub fn drawing(name: &str) -> String {
    one_file::address(["pictures/", name, ".svg"].concat())
}

/// Loads drawings of a folder one by one, each once: one that is first read when it is drawn comes a
/// moment late and keeps the next tap waiting.
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

/// Asks once more, later, for an image that did not come (`on:error`): a card without its drawing cannot
/// be played.
pub fn again(lost: &ErrorEvent) {
    let image: HtmlImageElement = event_target(lost);
    set_timeout(move || image.set_src(&image.src()), AGAIN);
}
