//! Dragging a piece with a finger or a mouse: the piece follows by `--dx` and `--dy`, the place
//! under the finger is marked `data-over`, and letting go there drops it.

use leptos::ev::PointerEvent;
use leptos::prelude::*;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

/// Movements shorter than this are a tap, in px.
const TAP: f64 = 6.0;

#[derive(Clone)]
struct Grip {
    piece: HtmlElement,
    pointer: i32,
    from: (f64, f64),
    over: Option<Element>,
}

/// The handlers of one draggable piece.
#[derive(Clone, Copy)]
pub struct Drag {
    grip: StoredValue<Option<Grip>, LocalStorage>,
    targets: &'static str,
    on_drop: StoredValue<Rc<dyn Fn(Element)>, LocalStorage>,
}

impl Drag {
    /// A piece that can be dropped on whatever matches the selector `targets`.
    pub fn new(targets: &'static str, on_drop: impl Fn(Element) + 'static) -> Drag {
        Drag {
            grip: StoredValue::new_local(None),
            targets,
            on_drop: StoredValue::new_local(Rc::new(on_drop)),
        }
    }

    /// For `on:pointerdown` of the piece.
    pub fn down(self, event: &PointerEvent) {
        let piece = event.current_target().and_then(|t| t.dyn_into::<HtmlElement>().ok());
        let Some(piece) = piece.filter(|_| event.is_primary() && event.button() == 0) else {
            return;
        };
        // A button inside the piece keeps its own tap.
        let on_button = event.target().and_then(|t| t.dyn_into::<Element>().ok());
        let own_button =
            on_button.and_then(|e| e.closest("button").ok().flatten()).is_some_and(|button| {
                piece.contains(Some(&button)) && !button.is_same_node(Some(&piece))
            });
        if own_button && !piece.has_attribute("data-drag-by-button") {
            return;
        }
        let from = (f64::from(event.client_x()), f64::from(event.client_y()));
        self.grip.set_value(Some(Grip { piece, pointer: event.pointer_id(), from, over: None }));
    }

    /// For `on:pointermove` of the piece.
    pub fn moved(self, event: &PointerEvent) {
        self.grip.update_value(|grip| {
            let Some(grip) = grip.as_mut().filter(|g| g.pointer == event.pointer_id()) else {
                return;
            };
            let (x, y) = (f64::from(event.client_x()), f64::from(event.client_y()));
            let (dx, dy) = (x - grip.from.0, y - grip.from.1);
            if !grip.piece.has_attribute("data-dragging") && dx.hypot(dy) < TAP {
                return;
            }
            // Captured only now: a captured pointer would take a mere click from the button inside.
            let _ = grip.piece.set_pointer_capture(event.pointer_id());
            follow(&grip.piece, dx, dy);
            let over = target_at(&grip.piece, x as f32, y as f32, self.targets);
            if over != grip.over {
                mark_over(grip.over.as_ref(), false);
                mark_over(over.as_ref(), true);
                grip.over = over;
            }
        });
    }

    /// For `on:pointerup` of the piece: drops it where the finger is. True when it was dragged.
    pub fn up(self, event: &PointerEvent) -> bool {
        let Some((dragged, over)) = self.let_go(event) else { return false };
        if let Some(over) = over.filter(|_| dragged) {
            let on_drop = self.on_drop.with_value(Clone::clone);
            on_drop(over);
        }
        dragged
    }

    /// For `on:pointercancel` of the piece: it goes back.
    pub fn cancel(self, event: &PointerEvent) {
        self.let_go(event);
    }

    fn let_go(self, event: &PointerEvent) -> Option<(bool, Option<Element>)> {
        let grip = self.grip.try_update_value(Option::take).flatten();
        let grip = grip.filter(|grip| grip.pointer == event.pointer_id())?;
        let dragged = grip.piece.has_attribute("data-dragging");
        let _ = grip.piece.remove_attribute("data-dragging");
        let _ = grip.piece.style().remove_property("--dx");
        let _ = grip.piece.style().remove_property("--dy");
        mark_over(grip.over.as_ref(), false);
        Some((dragged, grip.over))
    }
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
