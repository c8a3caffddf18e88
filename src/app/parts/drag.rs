//! Dragging a piece with a finger or a mouse: the piece follows by `--dx` and `--dy`, the place
//! under the finger is marked `data-over`, and letting go there drops it.

use leptos::ev::{self, PointerEvent};
use leptos::prelude::*;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

/// Movements shorter than this are a tap, in px.
const TAP: f64 = 6.0;

struct Grip {
    piece: HtmlElement,
    pointer: i32,
    from: (f64, f64),
    over: Option<Element>,
    /// Listeners on the window: a fast finger leaves the piece with its first movement.
    hears: Vec<WindowListenerHandle>,
}

impl Drop for Grip {
    fn drop(&mut self) {
        self.hears.drain(..).for_each(WindowListenerHandle::remove);
    }
}

type OnDrop = Rc<dyn Fn(Element)>;

/// One draggable piece.
#[derive(Clone, Copy)]
pub struct Drag {
    grip: StoredValue<Option<Grip>, LocalStorage>,
    dragged: StoredValue<bool>,
    targets: &'static str,
    on_drop: StoredValue<OnDrop, LocalStorage>,
}

impl Drag {
    /// A piece that can be dropped on elements that match the selector `targets`.
    pub fn new(targets: &'static str, on_drop: impl Fn(Element) + 'static) -> Drag {
        Drag {
            grip: StoredValue::new_local(None),
            dragged: StoredValue::new(false),
            targets,
            on_drop: StoredValue::new_local(Rc::new(on_drop)),
        }
    }

    /// Whether the gesture that just ended was a drag, whose click is to be ignored.
    pub fn was_dragged(self) -> bool {
        self.dragged.try_get_value().unwrap_or(false)
    }

    /// For `pointerdown` of the piece.
    pub fn down(self, event: &PointerEvent) {
        self.dragged.set_value(false);
        let piece = event.current_target().and_then(|t| t.dyn_into::<HtmlElement>().ok());
        let Some(piece) = piece.filter(|_| event.is_primary() && event.button() == 0) else {
            return;
        };
        if is_on_own_button(&piece, event) {
            return;
        }
        let hears = vec![
            window_event_listener(ev::pointermove, move |event| self.moved(&event)),
            window_event_listener(ev::pointerup, move |event| self.up(&event)),
            window_event_listener(ev::pointercancel, move |event| self.cancel(&event)),
        ];
        let from = (f64::from(event.client_x()), f64::from(event.client_y()));
        let pointer = event.pointer_id();
        self.grip.set_value(Some(Grip { piece, pointer, from, over: None, hears }));
    }

    fn moved(self, event: &PointerEvent) {
        let moved = self.grip.try_update_value(|grip| {
            let grip = grip.as_mut().filter(|g| g.pointer == event.pointer_id())?;
            let (x, y) = (f64::from(event.client_x()), f64::from(event.client_y()));
            let (dx, dy) = (x - grip.from.0, y - grip.from.1);
            if !grip.piece.has_attribute("data-dragging") && dx.hypot(dy) < TAP {
                return None;
            }
            follow(&grip.piece, dx, dy);
            let over = target_at(&grip.piece, x as f32, y as f32, self.targets);
            if over != grip.over {
                mark_over(grip.over.as_ref(), false);
                mark_over(over.as_ref(), true);
                grip.over = over;
            }
            Some(())
        });
        if moved.flatten().is_some() {
            self.dragged.try_set_value(true);
        }
    }

    /// Drops the piece where the finger is.
    fn up(self, event: &PointerEvent) {
        if let Some(over) = self.let_go(event)
            && let Some(on_drop) = self.on_drop.try_with_value(Clone::clone)
        {
            on_drop(over);
        }
    }

    /// Puts the piece back.
    fn cancel(self, event: &PointerEvent) {
        self.let_go(event);
    }

    /// Ends the gesture. Returns the target under the finger; `None` without one, or if the piece was not
    /// dragged.
    fn let_go(self, event: &PointerEvent) -> Option<Element> {
        let held = |grip: &mut Option<Grip>| {
            let ours = grip.as_ref().is_some_and(|grip| grip.pointer == event.pointer_id());
            if ours { grip.take() } else { None }
        };
        let grip = self.grip.try_update_value(held).flatten()?;
        let dragged = grip.piece.has_attribute("data-dragging");
        let _ = grip.piece.remove_attribute("data-dragging");
        let _ = grip.piece.style().remove_property("--dx");
        let _ = grip.piece.style().remove_property("--dy");
        mark_over(grip.over.as_ref(), false);
        grip.over.clone().filter(|_| dragged)
    }
}

/// Whether the press is for a button inside the piece, unless the piece says that its buttons drag it.
fn is_on_own_button(piece: &HtmlElement, event: &PointerEvent) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let button = target.and_then(|element| element.closest("button").ok().flatten());
    let own = button.is_some_and(|button| {
        piece.contains(Some(&button)) && *piece.unchecked_ref::<Element>() != button
    });
    own && !piece.has_attribute("data-drag-by-button")
}

fn follow(piece: &HtmlElement, dx: f64, dy: f64) {
    let _ = piece.set_attribute("data-dragging", "");
    let _ = piece.style().set_property("--dx", &[&(dx as i32).to_string(), "px"].concat());
    let _ = piece.style().set_property("--dy", &[&(dy as i32).to_string(), "px"].concat());
}

/// The target under the finger, looking through the dragged piece itself.
fn target_at(piece: &HtmlElement, x: f32, y: f32, targets: &str) -> Option<Element> {
    let list = document().elements_from_point(x, y);
    list.iter()
        .filter_map(|e| e.dyn_into::<Element>().ok())
        .filter(|e| !piece.contains(Some(e)))
        .find_map(|e| e.closest(targets).ok().flatten())
        .filter(|e| !e.is_same_node(Some(piece)))
}

fn mark_over(element: Option<&Element>, over: bool) {
    if let Some(element) = element {
        let _ = if over {
            element.set_attribute("data-over", "")
        } else {
            element.remove_attribute("data-over")
        };
    }
}
