//! The page's elements over Leptos's reactive graph: plain values are written once, closures
//! stay alive with the reactive owner that made them.
//!
//! Leptos's own `view!` costs about 900 bytes of wasm an element here, this about a tenth (the
//! figures stand in ARCHITECTURE.md): with five games to come, that is the first load's budget.

use gloo_timers::callback::Timeout;
use leptos::prelude::*;
use leptos::reactive::effect::RenderEffect;
use std::borrow::Cow;
use std::cell::RefCell;
use wasm_bindgen::prelude::*;
use web_sys::{Element, Event, EventTarget, Node};

/// Text that an attribute or a line holds; `None` takes the attribute away.
type Words = Option<Cow<'static, str>>;

/// A piece of the page: an element, a text or several of them.
#[derive(Clone)]
pub struct Dom(Node);

/// An element with its class; an empty class is none.
#[inline(never)]
pub fn el(tag: &'static str, class: &'static str) -> Dom {
    let page = document();
    let made = match tag {
        "svg" | "use" | "polyline" => {
            page.create_element_ns(Some("http://www.w3.org/2000/svg"), tag)
        }
        _ => page.create_element(tag),
    };
    let made = made.expect("our own tags are names that a page knows");
    if !class.is_empty() {
        write(&made, "class", Some(class.into()));
    }
    Dom(made.into())
}

/// Several pieces side by side, without an element around them.
pub fn group() -> Dom {
    Dom(document().create_document_fragment().into())
}

impl Dom {
    /// Nothing at all.
    pub fn none() -> Dom {
        group()
    }

    /// The node itself, to be put into the page by hand.
    pub fn node(&self) -> &Node {
        &self.0
    }

    /// The element itself; attributes and listeners belong to elements only.
    pub fn element(&self) -> &Element {
        self.0.unchecked_ref()
    }

    /// With an attribute, once or for as long as a closure says.
    #[must_use]
    #[inline(never)]
    pub fn attr(self, name: &'static str, value: impl Value) -> Dom {
        value.put(self.element(), name);
        self
    }

    /// With its class.
    #[must_use]
    #[inline(never)]
    pub fn class(self, value: impl Value) -> Dom {
        self.attr("class", value)
    }

    /// With a property of the element kept to what the closure says.
    #[must_use]
    pub fn prop<T: Into<JsValue>>(
        self,
        name: &'static str,
        value: impl Fn() -> T + 'static,
    ) -> Dom {
        let element = self.element().clone();
        keep(Box::new(move || {
            let _ = js_sys::Reflect::set(&element, &name.into(), &value().into());
        }));
        self
    }

    /// With a custom property for the sheets: `("--n", value)`.
    #[must_use]
    #[inline(never)]
    pub fn style(self, (name, value): (&'static str, impl Value)) -> Dom {
        value.put(self.element(), name);
        self
    }

    /// With a piece inside it, once or for as long as a closure says.
    #[must_use]
    #[inline(never)]
    pub fn child(self, child: impl Child) -> Dom {
        child.put(&self.0);
        self
    }

    /// With something to do when the event happens to it, until its owner is gone.
    #[must_use]
    #[inline(never)]
    pub fn on<E: JsCast + 'static>(
        self,
        name: &'static str,
        mut f: impl FnMut(E) + 'static,
    ) -> Dom {
        listen(self.element(), name, Box::new(move |event: Event| f(event.unchecked_into())));
        self
    }

    /// With something to do when it is clicked, tapped or entered.
    #[must_use]
    #[inline(never)]
    pub fn click(self, mut f: impl FnMut() + 'static) -> Dom {
        listen(self.element(), "click", Box::new(move |_| f()));
        self
    }
}

/// Something that is listened to until this is dropped, so that nothing calls into what is gone.
pub struct Listener {
    target: EventTarget,
    name: &'static str,
    f: js_sys::Function,
}

impl Listener {
    /// Calls `f` whenever the event happens to `target`.
    pub fn new(target: &EventTarget, name: &'static str, f: Box<dyn FnMut(Event)>) -> Listener {
        let f: js_sys::Function = Closure::wrap(f).into_js_value().unchecked_into();
        let _ = target.add_event_listener_with_callback(name, &f);
        Listener { target: target.clone(), name, f }
    }
}

impl Drop for Listener {
    fn drop(&mut self) {
        let _ = self.target.remove_event_listener_with_callback(self.name, &self.f);
    }
}

#[inline(never)]
fn listen(element: &Element, name: &'static str, f: Box<dyn FnMut(Event)>) {
    StoredValue::new_local(Listener::new(element, name, f));
}

/// Runs `f` now and whenever what it read changes, until its owner is gone.
pub fn whenever(f: impl Fn() + 'static) {
    keep(Box::new(f));
}

/// Runs `f` once what the page shows now has been painted.
pub fn after_paint(f: impl FnOnce() + 'static) {
    // A task queued from a frame runs when that frame is done.
    let frame = Closure::once_into_js(move || Timeout::new(0, f).forget());
    if let Some(window) = web_sys::window() {
        let _ = window.request_animation_frame(frame.unchecked_ref());
    }
}

/// Runs `f` once so many frames have been painted.
pub fn after_frames(frames: u8, f: Box<dyn FnOnce()>) {
    match frames {
        0 => f(),
        _ => after_paint(move || after_frames(frames - 1, f)),
    }
}

/// A piece that comes a painted frame after what stands around it: two short waits instead of a
/// long one.
pub fn next_frame(f: impl Fn() -> Dom + 'static) -> Dom {
    frames_later(1, f)
}

/// A piece that comes so many painted frames after what stands around it.
pub fn frames_later(frames: u8, f: impl Fn() -> Dom + 'static) -> Dom {
    let (due, come) = signal(false);
    after_frames(frames, Box::new(move || _ = come.try_set(true)));
    group().child(move || due.get().then(&f))
}

/// The same value one painted frame later. For what adorns and what stands beside the tap: a slow
/// tablet then shows sooner what the table waits for.
pub fn trailing<T>(of: impl Fn() -> T + Send + Sync + 'static) -> ReadSignal<T>
where
    T: Clone + PartialEq + Send + Sync + 'static,
{
    trailing_by(1, of)
}

/// The same value so many painted frames later.
pub fn trailing_by<T>(frames: u8, of: impl Fn() -> T + Send + Sync + 'static) -> ReadSignal<T>
where
    T: Clone + PartialEq + Send + Sync + 'static,
{
    let of = Memo::new(move |_| of());
    let (shown, show) = signal(of.get_untracked());
    whenever(move || {
        let value = of.get();
        if shown.with_untracked(|now| *now != value) {
            // By then it may have changed again.
            let now = move || _ = of.try_get_untracked().map(|value| show.try_set(value));
            after_frames(frames, Box::new(now));
        }
    });
    shown
}

#[inline(never)]
fn keep(f: Box<dyn Fn()>) {
    StoredValue::new_local(RenderEffect::new(move |_| f()));
}

/// What an attribute can be.
pub trait Value {
    /// Writes it; custom properties (`--x`) go into the element's style.
    fn put(self, element: &Element, name: &'static str);
}

#[inline(never)]
fn write(element: &Element, name: &'static str, words: Words) {
    if name.starts_with("--") {
        let style = element.unchecked_ref::<web_sys::HtmlElement>().style();
        let _ = style.set_property(name, words.as_deref().unwrap_or_default());
        return;
    }
    let _ = match words {
        Some(words) => element.set_attribute(name, &words),
        None => element.remove_attribute(name),
    };
}

#[inline(never)]
fn keep_written(element: &Element, name: &'static str, f: Box<dyn Fn() -> Words>) {
    let element = element.clone();
    // Most of what a closure reads leaves its words as they are, and browsers do not compare.
    let last = RefCell::new(None);
    keep(Box::new(move || {
        let words = f();
        let same = last.borrow().as_ref() == Some(&words);
        if !same {
            write(&element, name, words.clone());
            last.replace(Some(words));
        }
    }));
}

impl<F: Fn() -> T + 'static, T: Text> Value for F {
    fn put(self, element: &Element, name: &'static str) {
        keep_written(element, name, Box::new(move || self().words()));
    }
}

/// What can be said in one text.
pub trait Text {
    /// The text; `None` for nothing.
    fn words(self) -> Words;
}

/// What can stand inside an element.
pub trait Child {
    /// Puts it at the end.
    fn put(self, parent: &Node);

    /// The piece it is, when it has to be one.
    fn piece(self) -> Dom
    where
        Self: Sized,
    {
        let piece = group();
        self.put(&piece.0);
        piece
    }
}

#[inline(never)]
fn add_text(parent: &Node, words: Words) {
    if let Some(words) = words {
        let _ = parent.append_child(&document().create_text_node(&words));
    }
}

/// Texts, numbers and flags are written once, as attributes and as lines.
macro_rules! plain {
    ($($type:ty => |$value:ident| $words:expr),* $(,)?) => {$(
        impl Text for $type {
            fn words(self) -> Words {
                let $value = self;
                $words
            }
        }
        impl Value for $type {
            fn put(self, element: &Element, name: &'static str) {
                write(element, name, self.words());
            }
        }
        impl Child for $type {
            fn put(self, parent: &Node) {
                add_text(parent, self.words());
            }
        }
    )*};
}

plain! {
    &'static str => |text| Some(text.into()),
    String => |text| Some(text.into()),
    Option<&'static str> => |text| text.map(Into::into),
    Option<String> => |text| text.map(Into::into),
    bool => |on| on.then(|| "".into()),
    u8 => |n| Some(n.to_string().into()),
    u32 => |n| Some(n.to_string().into()),
    usize => |n| Some(n.to_string().into()),
}

impl Child for Dom {
    fn put(self, parent: &Node) {
        let _ = parent.append_child(&self.0);
    }

    fn piece(self) -> Dom {
        self
    }
}

impl Child for () {
    fn put(self, _: &Node) {}
}

impl Child for Option<Dom> {
    fn put(self, parent: &Node) {
        if let Some(child) = self {
            child.put(parent);
        }
    }
}

impl Child for Vec<Dom> {
    fn put(self, parent: &Node) {
        self.into_iter().for_each(|child| child.put(parent));
    }
}

impl Child for Option<Vec<Dom>> {
    fn put(self, parent: &Node) {
        self.into_iter().for_each(|children| children.put(parent));
    }
}

impl<const N: usize> Child for [Dom; N] {
    fn put(self, parent: &Node) {
        self.into_iter().for_each(|child| child.put(parent));
    }
}

impl<F: Fn() -> T + 'static, T: Child> Child for F {
    fn put(self, parent: &Node) {
        keep_child(parent, Box::new(move || self().piece()));
    }
}

/// Keeps the place between two marks filled with what the closure says.
#[inline(never)]
fn keep_child(parent: &Node, f: Box<dyn Fn() -> Dom>) {
    let page = document();
    let (from, to): (Node, Node) = (page.create_comment("").into(), page.create_comment("").into());
    let _ = parent.append_child(&from);
    let _ = parent.append_child(&to);
    keep(Box::new(move || {
        let piece = f();
        let Some(parent) = to.parent_node() else { return };
        while let Some(old) = from.next_sibling().filter(|node| *node != to) {
            let _ = parent.remove_child(&old);
        }
        let _ = parent.insert_before(&piece.0, Some(&to));
    }));
}
