//! Sprites: every drawing of a kind in one file, shown by name. Icons and marks take the colours
//! of their place and are looked up with `<use>`; cards and props never change and are cut out as
//! images, which cost a page an eighth of that wherever they are shown anew.

use super::browser;
use leptos::prelude::*;
use std::cell::RefCell;
use std::time::Duration;
use web_sys::{Blob, BlobPropertyBag, Element, HtmlImageElement, Url};

/// Between two images that are made ready, taps come first.
const BREATH: Duration = Duration::from_millis(40);

/// Until a file that did not come is asked for again.
const AGAIN: Duration = Duration::from_secs(3);

thread_local! {
    /// The sprites that lie in the page.
    static IN_PAGE: RefCell<Vec<&'static str>> = const { RefCell::new(Vec::new()) };
    /// The texts of the sprites of images that have arrived.
    static SHEETS: RefCell<Vec<(&'static str, String)>> = const { RefCell::new(Vec::new()) };
    /// Tells when another one arrives.
    static ARRIVED: ArcTrigger = ArcTrigger::new();
    /// The addresses of the images that were cut out of them, by drawing.
    static CUT: RefCell<Vec<(String, String)>> = const { RefCell::new(Vec::new()) };
    /// Images that are held so that the browser does not forget them.
    static HELD: RefCell<Vec<HtmlImageElement>> = const { RefCell::new(Vec::new()) };
}

/// Where a drawing is found: in the page or, until it is there, in the sprite's file.
pub fn href(sprite: &str, id: &str) -> String {
    if IN_PAGE.with_borrow(|there| there.contains(&sprite)) {
        return ["#", id].concat();
    }
    ["pictures/", sprite, ".svg#", id].concat()
}

/// Brings a sprite into the page, once: browsers look drawings up there five times faster.
pub fn bring(sprite: &'static str) {
    if IN_PAGE.with_borrow(|there| there.contains(&sprite)) {
        return;
    }
    fetch(sprite, move |text| {
        let is_first = IN_PAGE.with_borrow(|there| !there.contains(&sprite));
        if is_first && put_into_page(&text).is_some() {
            IN_PAGE.with_borrow_mut(|there| there.push(sprite));
        }
    });
}

/// Brings a sprite for [`image`], once.
pub fn bring_images(sprite: &'static str) {
    if SHEETS.with_borrow(|sheets| sheets.iter().any(|(name, _)| *name == sprite)) {
        return;
    }
    fetch(sprite, move |text| {
        let ids = ids(&text);
        SHEETS.with_borrow_mut(|sheets| sheets.push((sprite, text)));
        ARRIVED.with(ArcTrigger::notify);
        make_ready(sprite, ids);
    });
}

/// Loads the images one by one: one that is first read when it is drawn comes a moment late and
/// keeps the next tap waiting.
fn make_ready(sprite: &'static str, mut ids: Vec<String>) {
    let Some(id) = ids.pop() else { return };
    if let (Some(address), Ok(image)) = (image(sprite, &id), HtmlImageElement::new()) {
        image.set_src(&address);
        HELD.with_borrow_mut(|held| held.push(image));
    }
    set_timeout(move || make_ready(sprite, ids), BREATH);
}

/// The address of a drawing's image; `None`, reactively, until its sprite has arrived.
pub fn image(sprite: &str, id: &str) -> Option<String> {
    ARRIVED.with(ArcTrigger::track);
    let known = CUT.with_borrow(|cut| Some(cut.iter().find(|(of, _)| of == id)?.1.clone()));
    known.or_else(|| {
        let picture = SHEETS.with_borrow(|sheets| {
            symbol(&sheets.iter().find(|(name, _)| *name == sprite)?.1, id)
        })?;
        let address = address(picture)?;
        CUT.with_borrow_mut(|cut| cut.push((id.to_owned(), address.clone())));
        Some(address)
    })
}

/// The names of a sheet's drawings.
fn ids(sheet: &str) -> Vec<String> {
    let symbols = sheet.split("<symbol id=\"").skip(1);
    symbols.filter_map(|symbol| Some(symbol.split_once('"')?.0.to_owned())).collect()
}

/// A symbol as a picture of its own.
fn symbol(sheet: &str, id: &str) -> Option<String> {
    let opening = ["<symbol id=\"", id, "\""].concat();
    let (_, rest) = sheet.split_once(&opening)?;
    let (inside, _) = rest.split_once("</symbol>")?;
    Some(["<svg xmlns=\"http://www.w3.org/2000/svg\"", inside, "</svg>"].concat())
}

fn address(picture: String) -> Option<String> {
    let kind = BlobPropertyBag::new();
    kind.set_type("image/svg+xml");
    let parts = browser::list(&[picture.into()]);
    let blob = Blob::new_with_str_sequence_and_options(&parts, &kind).ok()?;
    Url::create_object_url_with_blob(&blob).ok()
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

/// Hands over the text of a sprite's file; a file that does not come is asked for again and again: a
/// card without its drawing cannot be played.
fn fetch(sprite: &'static str, then: impl FnOnce(String) + 'static) {
    let path = ["pictures/", sprite, ".svg"].concat();
    browser::fetch_text(path, move |text| match text {
        Some(text) => then(text),
        None => set_timeout(move || fetch(sprite, then), AGAIN),
    });
}
