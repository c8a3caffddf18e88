//! Sprites: drawings that take their colours from their surroundings, one file per kind, referenced by id
//! with `<use>`. Drawings that never change are images ([`super::pictures`]).

use super::js;
use super::long_text::LongText;
use super::one_file;
use super::pictures::AGAIN;
use leptos::prelude::*;
use std::cell::RefCell;
use web_sys::Element;

thread_local! {
    /// The sprites that have been inserted into the page.
    static IN_PAGE: RefCell<Vec<&'static str>> = const { RefCell::new(Vec::new()) };
}

/// Whether a sprite is in the page. The app as one file holds all from the start: `<use>` cannot refer to a blob.
fn is_in_page(sprite: &str) -> bool {
    IN_PAGE.with_borrow(|there| there.contains(&sprite)) || one_file::is_here()
}

/// The `href` of a drawing: in the page or, until the sprite is there, in its file.
pub fn href(sprite: &str, id: &str) -> String {
    if is_in_page(sprite) {
        return ["#", id].concat();
    }
    ["pictures/", sprite, ".svg#", id].concat()
}

/// Loads a sprite into the page, once: there, browsers resolve drawings five times faster.
pub fn bring(sprite: &'static str) {
    if is_in_page(sprite) {
        return;
    }
    fetch(sprite, move |text| {
        let is_first = IN_PAGE.with_borrow(|there| !there.contains(&sprite));
        if is_first && put_into_page(&text).is_some() {
            IN_PAGE.with_borrow_mut(|there| there.push(sprite));
        }
    });
}

fn put_into_page(text: &str) -> Option<()> {
    let document = document();
    let place: Element = document.create_element("div").ok()?;
    place.set_inner_html(text);
    place.set_attribute("hidden", "").ok()?;
    place.set_attribute("class", "sprite").ok()?;
    document.body()?.append_child(&place).ok()?;
    Some(())
}

/// Passes the text of a sprite's file to `then`; retries for as long as it cannot be loaded.
fn fetch(sprite: &'static str, then: impl FnOnce(LongText) + 'static) {
    let path = ["pictures/", sprite, ".svg"].concat();
    js::fetch_text(path, move |text| match text {
        Some(text) => then(text),
        None => set_timeout(move || fetch(sprite, then), AGAIN),
    });
}
