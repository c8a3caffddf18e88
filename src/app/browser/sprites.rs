//! Sprites: the drawings that take the colours of their place, those of a kind in one file, looked up
//! by name with `<use>`. What never changes is an image ([`super::pictures`]).

use super::js;
use super::long_text::LongText;
use super::one_file;
use super::pictures::AGAIN;
use leptos::prelude::*;
use std::cell::RefCell;
use web_sys::Element;

thread_local! {
    /// The sprites that lie in the page.
    static IN_PAGE: RefCell<Vec<&'static str>> = const { RefCell::new(Vec::new()) };
}

/// A page that is one file has them all from the start: `<use>` finds nothing in a blob.
fn is_in_page(sprite: &str) -> bool {
    IN_PAGE.with_borrow(|there| there.contains(&sprite)) || one_file::is_here()
}

/// Where a drawing is found: in the page or, until it is there, in the sprite's file.
pub fn href(sprite: &str, id: &str) -> String {
    if is_in_page(sprite) {
        return ["#", id].concat();
    }
    ["pictures/", sprite, ".svg#", id].concat()
}

/// Brings a sprite into the page, once: browsers look drawings up there five times faster.
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

/// Hands over the text of a sprite's file; a file that does not come is asked for again and again.
fn fetch(sprite: &'static str, then: impl FnOnce(LongText) + 'static) {
    let path = ["pictures/", sprite, ".svg"].concat();
    js::fetch_text(path, move |text| match text {
        Some(text) => then(text),
        None => set_timeout(move || fetch(sprite, then), AGAIN),
    });
}
