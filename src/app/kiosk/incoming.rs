//! Settings that another tablet hands over by an address: they wait, at a kiosk until the PIN was given, for
//! the staff to say whether they are taken.

use crate::app::browser::link;
use crate::kiosk::handed;
use crate::kiosk::house::House;
use std::cell::RefCell;

/// What came in.
#[derive(Clone)]
pub enum Incoming {
    /// Settings.
    Sound(Box<House>),
    /// An address that was cut off or mangled.
    Damaged,
}

thread_local! {
    static WAITING: RefCell<Option<Incoming>> = const { RefCell::new(None) };
}

/// Takes what the page's address brings out of it; whether it brought something.
pub fn receive() -> bool {
    let Some(word) = link::handed() else { return false };
    link::clear();
    let sound = |house| Incoming::Sound(Box::new(house));
    let came = handed::unpack(&word).map_or(Incoming::Damaged, sound);
    WAITING.set(Some(came));
    true
}

/// What waits.
pub fn waiting() -> Option<Incoming> {
    WAITING.with_borrow(Clone::clone)
}

/// It was taken, or refused.
pub fn forget() {
    WAITING.set(None);
}
