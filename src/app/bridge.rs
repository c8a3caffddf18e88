//! While the page is moved from [`super::dom`] to `view!`: either can stand inside the other.
//! Goes with `dom.rs`.

use super::dom::{Child, Dom, group};
use leptos::prelude::*;
use leptos::tachys::html::attribute::any_attribute::AnyAttribute;
use leptos::tachys::hydration::Cursor;
use leptos::tachys::view::add_attr::AddAnyAttr;
use leptos::tachys::view::{Mountable, Position, PositionState, Render, RenderHtml};
use wasm_bindgen::JsCast;
use web_sys::{Comment, Element, Node};

/// A view as a piece of the old page.
pub fn dom(view: impl IntoView + 'static) -> Dom {
    let mut state = view.into_any().build();
    let place = group();
    state.mount(place.element(), None);
    StoredValue::new_local(state);
    place
}

/// A piece of the old page as a view.
pub fn view(child: impl Child) -> AnyView {
    Old(send_wrapper::SendWrapper::new(child.piece())).into_any()
}

struct Old(send_wrapper::SendWrapper<Dom>);

struct OldState {
    from: Node,
    to: Node,
}

impl Render for Old {
    type State = OldState;

    fn build(self) -> OldState {
        let mark = || -> Node { Comment::new().expect("a page has comments").into() };
        let (from, to) = (mark(), mark());
        let place = document().create_document_fragment();
        let _ = place.append_child(&from);
        let _ = place.append_child(self.0.node());
        let _ = place.append_child(&to);
        OldState { from, to }
    }

    fn rebuild(self, state: &mut OldState) {
        let mut new = self.build();
        state.insert_before_this(&mut new);
        state.unmount();
        *state = new;
    }
}

impl OldState {
    fn nodes(&self) -> Vec<Node> {
        let mut nodes = vec![self.from.clone()];
        while let Some(next) = nodes[nodes.len() - 1].next_sibling() {
            let last = next == self.to;
            nodes.push(next);
            if last {
                break;
            }
        }
        nodes
    }
}

impl Mountable for OldState {
    fn unmount(&mut self) {
        let place = document().create_document_fragment();
        for node in self.nodes() {
            let _ = place.append_child(&node);
        }
    }

    fn mount(&mut self, parent: &Element, marker: Option<&Node>) {
        for node in self.nodes() {
            let _ = parent.insert_before(&node, marker);
        }
    }

    fn insert_before_this(&self, child: &mut dyn Mountable) -> bool {
        let parent = self.from.parent_node().map(JsCast::unchecked_into::<Element>);
        parent.is_some_and(|parent| {
            child.mount(&parent, Some(&self.from));
            true
        })
    }

    fn elements(&self) -> Vec<Element> {
        self.nodes().into_iter().filter_map(|node| node.dyn_into().ok()).collect()
    }
}

impl AddAnyAttr for Old {
    type Output<A: leptos::tachys::html::attribute::Attribute> = Self;

    fn add_any_attr<A: leptos::tachys::html::attribute::Attribute>(self, _: A) -> Self {
        self
    }
}

impl RenderHtml for Old {
    type AsyncOutput = Self;
    type Owned = Self;
    const MIN_LENGTH: usize = 0;

    fn dry_resolve(&mut self) {}

    async fn resolve(self) -> Self {
        self
    }

    fn to_html_with_buf(
        self,
        _: &mut String,
        _: &mut Position,
        _: bool,
        _: bool,
        _: Vec<AnyAttribute>,
    ) {
    }

    fn hydrate<const FROM_SERVER: bool>(self, _: &Cursor, _: &PositionState) -> OldState {
        self.build()
    }

    fn into_owned(self) -> Self {
        self
    }
}
