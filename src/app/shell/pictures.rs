//! Drawings that never change, each a file of its own: cards, props. Shown as images, they cost a page
//! an eighth of what `<use>` does wherever they are shown anew.

use leptos::prelude::*;
use std::cell::RefCell;
use std::time::Duration;
use web_sys::{ErrorEvent, HtmlImageElement};

/// Between two images that are made ready, taps come first.
const BREATH: Duration = Duration::from_millis(40);

/// Until a file that did not come is asked for again.
const AGAIN: Duration = Duration::from_secs(3);

thread_local! {
    /// Images that are held so that the browser does not forget them, by folder.
    static HELD: RefCell<Vec<(&'static str, HtmlImageElement)>> = const { RefCell::new(Vec::new()) };
}

/// Where a drawing is found.
pub fn address(folder: &str, name: &str) -> String {
    ["pictures/", folder, "/", name, ".svg"].concat()
}

/// Loads the drawings of a folder one by one, once: one that is first read when it is drawn comes a
/// moment late and keeps the next tap waiting.
pub fn bring(folder: &'static str, names: Vec<String>) {
    if HELD.with_borrow(|held| held.iter().all(|(of, _)| *of != folder)) {
        make_ready(folder, names);
    }
}

fn make_ready(folder: &'static str, mut names: Vec<String>) {
    let (Some(name), Ok(image)) = (names.pop(), HtmlImageElement::new()) else { return };
    image.set_src(&address(folder, &name));
    HELD.with_borrow_mut(|held| held.push((folder, image)));
    set_timeout(move || make_ready(folder, names), BREATH);
}

/// Asks once more, later, for an image that did not come (`on:error`): a card without its drawing cannot
/// be played.
pub fn again(lost: &ErrorEvent) {
    let image: HtmlImageElement = event_target(lost);
    set_timeout(move || image.set_src(&image.src()), AGAIN);
}
