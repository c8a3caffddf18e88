//! Where the table is heard: here, or at a television that people have chosen for it. Cues and sentences go through
//! here first; what another screen takes is not played on this device.

use crate::wire::Sound;
use std::cell::RefCell;
use std::rc::Rc;

type Far = Rc<dyn Fn(Sound)>;

thread_local! {
    /// The other end, if the sound comes from there.
    static FAR: RefCell<Option<Far>> = const { RefCell::new(None) };
}

/// Has another screen play everything from now on; with `None` this device does.
pub fn set(far: Option<Far>) {
    FAR.set(far);
}

/// Whether another screen plays.
pub fn is_far() -> bool {
    FAR.with_borrow(Option::is_some)
}

/// Hands a sound to the other screen; `false` if this device has to play it.
pub fn takes(sound: impl FnOnce() -> Sound) -> bool {
    let far = FAR.with_borrow(Clone::clone);
    if let Some(far) = &far {
        far(sound());
    }
    far.is_some()
}
