//! The screen stays on while a game is played. A browser that refuses or does not know how is
//! not asked twice in a row, and nobody is told.

use super::browser;
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use wasm_bindgen::JsValue;

/// Keeps the screen on for as long as the current owner lives; asks again whenever the page can
/// be seen again, as browsers let go while it is hidden.
pub fn keep_awake() {
    let awake = Rc::new(Awake::default());
    awake.clone().ask();
    let again = awake.clone();
    browser::listen_while_owned("visibilitychange", move |_| again.clone().ask());
    browser::keep(LetGo(awake));
}

#[derive(Default)]
struct Awake {
    /// The browser's promise to keep the screen on.
    held: RefCell<Option<JsValue>>,
    over: Cell<bool>,
}

struct LetGo(Rc<Awake>);

impl Drop for LetGo {
    fn drop(&mut self) {
        self.0.over.set(true);
        self.0.release();
    }
}

impl Awake {
    fn ask(self: Rc<Self>) {
        if browser::hidden() {
            return;
        }
        let asked = browser::navigator("wakeLock")
            .and_then(|lock| browser::call(&lock, "request", &["screen".into()]));
        if let Some(asked) = asked {
            browser::when_settled(&asked, move |answer| self.take(answer.ok()));
        }
    }

    fn take(&self, sentinel: Option<JsValue>) {
        self.release();
        self.held.replace(sentinel);
        if self.over.get() {
            self.release();
        }
    }

    fn release(&self) {
        if let Some(done) = self.held.take().and_then(|it| browser::call(&it, "release", &[])) {
            browser::when_settled(&done, |_| ());
        }
    }
}
