//! Settings that another tablet hands over by an address. They wait – at a kiosk until the PIN was entered –
//! for the staff to take or refuse them.

use crate::app::browser::link;
use crate::kiosk::handed;
use crate::kiosk::house::House;
use std::cell::RefCell;

/// What the address carried.
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

/// Takes handed-over settings out of the page's address. Returns whether there were any.
pub fn receive() -> bool {
    let Some(word) = link::handed() else { return false };
    link::clear();
    let sound = |house| Incoming::Sound(Box::new(house));
    let came = handed::unpack(&word).map_or(Incoming::Damaged, sound);
    WAITING.set(Some(came));
    true
}

/// The settings that wait for the staff's decision.
pub fn waiting() -> Option<Incoming> {
    WAITING.with_borrow(Clone::clone)
}

/// Drops them, once they are taken or refused.
pub fn forget() {
    WAITING.set(None);
}
