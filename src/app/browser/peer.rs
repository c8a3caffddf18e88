//! A line to another machine in the room: a WebRTC data channel without any server. One end invites, the other
//! answers; each hands its text ([`Short`]) over by a code that a camera reads, or as it is.

use super::js;
use crate::wire::sdp::{End, Short};
use js_sys::{Array, Function, Reflect};
use leptos::prelude::set_timeout;
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::time::Duration;
use wasm_bindgen::{JsCast, JsValue};

/// So long the browser may look for the machine's own addresses.
const GATHERS: Duration = Duration::from_millis(1_500);

/// The name of the channel.
const LABEL: &str = "tablee";

/// What happens on a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Happens {
    /// The two ends hear one another.
    Opened,
    /// The other end says something.
    Said(String),
    /// The line is gone, for good.
    Closed,
}

/// Hears what happens on the line of that end.
type Listener = Rc<dyn Fn(&Peer, Happens)>;

/// One end of a line. Copies are the same end; nothing ends it but [`Peer::hang_up`], the other end, or the page.
#[derive(Clone)]
pub struct Peer(Rc<Inner>);

struct Inner {
    connection: JsValue,
    channel: RefCell<Option<JsValue>>,
    listener: Listener,
    closed: Cell<bool>,
}

/// Whether the browser can do that at all.
pub fn can() -> bool {
    js::global("RTCPeerConnection").is_some()
}

impl Peer {
    /// The end that invites; `ready` is told its text, or nothing where the browser has none.
    pub fn inviting(
        listener: impl Fn(&Peer, Happens) + 'static,
        ready: impl FnOnce(Option<String>) + 'static,
    ) -> Option<Peer> {
        let peer = Peer::new(Rc::new(listener))?;
        let channel = js::call(&peer.0.connection, "createDataChannel", &[LABEL.into()])?;
        peer.listen_on(channel);
        let offer = js::call(&peer.0.connection, "createOffer", &[])?;
        peer.clone().describe(&offer, ready);
        Some(peer)
    }

    /// The end that was invited by that text.
    pub fn answering(
        offer: &Short,
        listener: impl Fn(&Peer, Happens) + 'static,
        ready: impl FnOnce(Option<String>) + 'static,
    ) -> Option<Peer> {
        let peer = Peer::new(Rc::new(listener))?;
        let of = peer.clone();
        js::handle(&peer.0.connection, "datachannel", move |event| {
            if let Some(channel) = js::get(&event, "channel") {
                of.listen_on(channel);
            }
        });
        let described = peer.set_remote("offer", &offer.to_sdp(End::Offer));
        let of = peer.clone();
        js::when_settled(&described, move |set| {
            let answer = set.ok().and_then(|_| js::call(&of.0.connection, "createAnswer", &[]));
            match answer {
                Some(answer) => of.describe(&answer, ready),
                None => ready(None),
            }
        });
        Some(peer)
    }

    /// Hears who was invited; `done` is told whether the browser takes that text.
    pub fn accept(&self, answer: &Short, done: impl FnOnce(bool) + 'static) {
        let described = self.set_remote("answer", &answer.to_sdp(End::Answer));
        js::when_settled(&described, move |set| done(set.is_ok()));
    }

    /// Says a text; on a line that is not open, or gone, nobody hears it.
    pub fn say(&self, text: &str) {
        let channel = self.0.channel.borrow();
        let is_open = |it: &&JsValue| js::text(it, "readyState").as_deref() == Some("open");
        if let Some(channel) = channel.as_ref().filter(is_open) {
            js::call(channel, "send", &[text.into()]);
        }
    }

    /// Whether that is the same end.
    pub fn is(&self, other: &Peer) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }

    /// Ends the line; nobody is told.
    pub fn hang_up(&self) {
        self.0.closed.set(true);
        js::call(&self.0.connection, "close", &[]);
    }

    fn new(listener: Listener) -> Option<Peer> {
        let class: Function = js::global("RTCPeerConnection")?.dyn_into().ok()?;
        // No server of any kind: what does not lie in the room is not found.
        let options = js::object(&[("iceServers", Array::new().into())]);
        let connection = Reflect::construct(&class, &js::list(&[options])).ok()?;
        let (channel, closed) = (RefCell::new(None), Cell::new(false));
        let peer = Peer(Rc::new(Inner { connection, channel, listener, closed }));
        let of = peer.clone();
        js::on(&peer.0.connection, "connectionstatechange", move |connection| {
            let state = js::text(connection, "connectionState");
            if matches!(state.as_deref(), Some("failed" | "closed")) {
                of.close();
            }
        });
        Some(peer)
    }

    fn tell(&self, what: Happens) {
        (self.0.listener)(self, what);
    }

    fn close(&self) {
        if !self.0.closed.replace(true) {
            self.tell(Happens::Closed);
        }
    }

    fn listen_on(&self, channel: JsValue) {
        let of = self.clone();
        js::on(&channel, "open", move |_| of.tell(Happens::Opened));
        let of = self.clone();
        js::on(&channel, "close", move |_| of.close());
        let of = self.clone();
        js::handle(&channel, "message", move |event| {
            if let Some(text) = js::text(&event, "data") {
                of.tell(Happens::Said(text));
            }
        });
        self.0.channel.replace(Some(channel));
    }

    fn set_remote(&self, kind: &str, sdp: &str) -> JsValue {
        let description = js::object(&[("type", kind.into()), ("sdp", sdp.into())]);
        js::call(&self.0.connection, "setRemoteDescription", &[description]).unwrap_or_default()
    }

    /// Takes its own description, waits for the addresses, and hands the text over.
    fn describe(self, description: &JsValue, ready: impl FnOnce(Option<String>) + 'static) {
        let described = js::when_given(description, {
            let of = self.clone();
            move |own| js::call(&of.0.connection, "setLocalDescription", &[own]).unwrap_or_default()
        });
        let ready = RefCell::new(Some(ready));
        let of = self.clone();
        let tell = Rc::new(move || {
            if let Some(ready) = ready.borrow_mut().take() {
                ready(of.text());
            }
        });
        let connection = self.0.connection.clone();
        js::when_settled(&described, move |_| {
            if gathered(&connection) {
                return tell();
            }
            let told = tell.clone();
            js::on(&connection, "icegatheringstatechange", move |connection| {
                if gathered(connection) {
                    told();
                }
            });
            set_timeout(move || tell(), GATHERS);
        });
    }

    fn text(&self) -> Option<String> {
        let own = js::get(&self.0.connection, "localDescription")?;
        Short::of_sdp(&js::text(&own, "sdp")?).map(|short| short.to_text())
    }
}

fn gathered(connection: &JsValue) -> bool {
    js::text(connection, "iceGatheringState").as_deref() == Some("complete")
}
