//! A line to another machine in the room: a WebRTC data channel without any server. One end invites, the other
//! answers; people carry each end's text ([`Short`]) to the other, as a code for the camera or as plain text.

use super::frame::page_time;
use super::js;
use crate::wire::pulse::{MAY_OPEN, MAY_WAKE, TRIES_EVERY};
use crate::wire::sdp::Short;
use js_sys::{Array, Function, Reflect};
use leptos::prelude::set_timeout;
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::time::Duration;
use wasm_bindgen::{JsCast, JsValue};

/// How long the browser may gather further addresses of the machine once it has one.
const GATHERS: Duration = Duration::from_millis(1_500);

/// How long it may take to find the first one: a slow machine has to start its name service before.
const PATIENCE: Duration = Duration::from_secs(10);

/// The name of the channel.
const LABEL: &str = "tablee";

/// An event on a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Happens {
    /// The two ends are connected.
    Opened,
    /// The other end has sent a text.
    Said(String),
    /// The line is closed for good.
    Closed,
}

/// The callback for events on the line of an end.
type Listener = Rc<dyn Fn(&Peer, Happens)>;

/// One end of a line. Clones are the same end, and dropping them does not close it: that takes [`Peer::hang_up`],
/// the other end, a failed connection, or the end of the page.
#[derive(Clone)]
pub struct Peer(Rc<Inner>);

struct Inner {
    connection: JsValue,
    /// The [`Short::mark`] of the offer that this end answers; 0 at the end that invites.
    to: u16,
    channel: RefCell<Option<JsValue>>,
    listener: Listener,
    closed: Cell<bool>,
    /// The ways to the other end.
    ways: RefCell<Vec<String>>,
    /// Since when the connection has failed, or at the invited end is waited for, in page time.
    failing: Cell<Option<f64>>,
}

/// Whether the browser has WebRTC.
pub fn can() -> bool {
    js::global("RTCPeerConnection").is_some()
}

impl Peer {
    /// Creates the end that invites. `ready` receives what it has to say, or `None` if the browser finds no address.
    pub fn inviting(
        listener: impl Fn(&Peer, Happens) + 'static,
        ready: impl FnOnce(Option<Short>) + 'static,
    ) -> Option<Peer> {
        let peer = Peer::new(Rc::new(listener), 0)?;
        let channel = js::call(&peer.0.connection, "createDataChannel", &[LABEL.into()])?;
        peer.listen_on(channel);
        let offer = js::call(&peer.0.connection, "createOffer", &[])?;
        peer.clone().describe(&offer, ready);
        Some(peer)
    }

    /// Creates the end that was invited with that offer; `ready` as in [`Peer::inviting`].
    pub fn answering(
        offer: &Short,
        listener: impl Fn(&Peer, Happens) + 'static,
        ready: impl FnOnce(Option<Short>) + 'static,
    ) -> Option<Peer> {
        let peer = Peer::new(Rc::new(listener), offer.mark())?;
        let of = peer.clone();
        js::handle(&peer.0.connection, "datachannel", move |event| {
            if let Some(channel) = js::get(&event, "channel") {
                of.listen_on(channel);
            }
        });
        let described = peer.set_remote("offer", offer);
        let of = peer.clone();
        js::when_settled(&described, move |set| {
            let answer = set.ok().and_then(|_| js::call(&of.0.connection, "createAnswer", &[]));
            match answer {
                Some(answer) => of.describe(&answer, ready),
                None => ready(None),
            }
        });
        // Browsers stop calling an end that does not reply within half a minute; it takes longer to type an answer.
        peer.0.failing.set(Some(page_time()));
        peer.try_again();
        Some(peer)
    }

    /// Takes the answer of the invited end; `done` receives whether the browser accepts it.
    pub fn accept(&self, answer: &Short, done: impl FnOnce(bool) + 'static) {
        let described = self.set_remote("answer", answer);
        js::when_settled(&described, move |set| done(set.is_ok()));
    }

    /// Sends a text; does nothing unless the line is open.
    pub fn say(&self, text: &str) {
        let channel = self.0.channel.borrow();
        if let Some(channel) = channel.as_ref().filter(|it| is_open(it)) {
            js::call(channel, "send", &[text.into()]);
        }
    }

    /// Whether `other` is the same end.
    pub fn is(&self, other: &Peer) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }

    /// Closes the line without telling this end's listener.
    pub fn hang_up(&self) {
        self.0.closed.set(true);
        js::call(&self.0.connection, "close", &[]);
    }

    fn new(listener: Listener, to: u16) -> Option<Peer> {
        let class: Function = js::global("RTCPeerConnection")?.dyn_into().ok()?;
        // No ICE servers: only machines in the same network find each other.
        let options = js::object(&[("iceServers", Array::new().into())]);
        let connection = Reflect::construct(&class, &js::list(&[options])).ok()?;
        let peer = Peer(Rc::new(Inner {
            connection,
            to,
            channel: RefCell::default(),
            listener,
            closed: Cell::default(),
            ways: RefCell::default(),
            failing: Cell::default(),
        }));
        let of = peer.clone();
        js::on(&peer.0.connection, "connectionstatechange", move |connection| {
            match js::text(connection, "connectionState").as_deref() {
                Some("failed") => of.fail(),
                Some("connected") => of.0.failing.set(None),
                Some("closed") => of.close(),
                _ => (),
            }
        });
        Some(peer)
    }

    /// A line that has failed is kept for a while, and the ways to the other end are tried again: there is nobody to
    /// carry other ones, and a machine that slept for a moment still listens there. One that never opened may wait for
    /// somebody who types.
    fn fail(&self) {
        if self.0.failing.get().is_none() {
            self.0.failing.set(Some(page_time()));
            self.try_ways();
            self.try_again();
        }
    }

    fn try_again(&self) {
        let of = self.clone();
        let opened = self.0.channel.borrow().as_ref().is_some_and(is_open);
        let most = if opened { MAY_WAKE } else { MAY_OPEN };
        let again = move || match of.0.failing.get() {
            Some(since) if page_time() - since > most.into() => of.close(),
            Some(_) if !of.0.closed.get() => {
                of.try_ways();
                of.try_again();
            }
            _ => (),
        };
        set_timeout(again, Duration::from_millis(TRIES_EVERY.into()));
    }

    fn try_ways(&self) {
        for way in self.0.ways.borrow().iter() {
            let way = js::object(&[("candidate", way.into()), ("sdpMid", "0".into())]);
            let tried = js::call(&self.0.connection, "addIceCandidate", &[way]);
            js::when_settled(&tried.unwrap_or_default(), |_| ());
        }
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
        let told = Cell::new(false);
        let opens = Rc::new(move |channel: &JsValue| {
            if is_open(channel) && !told.replace(true) {
                of.tell(Happens::Opened);
            }
        });
        let opened = opens.clone();
        js::on(&channel, "open", move |channel| opened(channel));
        let of = self.clone();
        js::on(&channel, "close", move |_| of.close());
        let of = self.clone();
        js::handle(&channel, "message", move |event| {
            if let Some(text) = js::text(&event, "data") {
                of.tell(Happens::Said(text));
            }
        });
        self.0.channel.replace(Some(channel.clone()));
        // The invited end may receive a channel that is already open and fires no `open` event any more.
        opens(&channel);
    }

    fn set_remote(&self, kind: &str, short: &Short) -> JsValue {
        self.0.ways.replace(short.ways().collect());
        let description = js::object(&[("type", kind.into()), ("sdp", short.to_sdp().into())]);
        js::call(&self.0.connection, "setRemoteDescription", &[description]).unwrap_or_default()
    }

    /// Sets the local description, waits for addresses, and passes what it says to `ready`.
    fn describe(self, description: &JsValue, ready: impl FnOnce(Option<Short>) + 'static) {
        let described = js::when_given(description, {
            let of = self.clone();
            move |own| of.set_local(&[waiting(&own)])
        });
        js::when_settled(&described, move |set| match set {
            Ok(_) => self.gather(ready),
            // A browser that takes only its own words.
            Err(_) => {
                let described = self.set_local(&[]);
                js::when_settled(&described, move |_| self.gather(ready));
            }
        });
    }

    fn set_local(&self, description: &[JsValue]) -> JsValue {
        js::call(&self.0.connection, "setLocalDescription", description).unwrap_or_default()
    }

    /// Waits for addresses, and passes the description to `ready`.
    fn gather(self, ready: impl FnOnce(Option<Short>) + 'static) {
        let ready = RefCell::new(Some(ready));
        let connection = self.0.connection.clone();
        let tell = Rc::new(move |last: bool| {
            let short = self.short();
            if (last || short.is_some())
                && let Some(ready) = ready.borrow_mut().take()
            {
                ready(short);
            }
        });
        if gathered(&connection) {
            return tell(true);
        }
        let told = tell.clone();
        js::on(&connection, "icegatheringstatechange", move |connection| {
            if gathered(connection) {
                told(true);
            }
        });
        let told = tell.clone();
        set_timeout(move || told(false), GATHERS);
        set_timeout(move || tell(true), PATIENCE);
    }

    fn short(&self) -> Option<Short> {
        let own = js::get(&self.0.connection, "localDescription")?;
        Short::of_sdp(&js::text(&own, "sdp")?, self.0.to)
    }
}

/// The same description, of an end that waits for the handshake ([`End::Answer`](crate::wire::sdp::End::Answer)).
fn waiting(own: &JsValue) -> JsValue {
    let sdp = js::text(own, "sdp").unwrap_or_default();
    let kind = js::text(own, "type").unwrap_or_default();
    let sdp = sdp.replace("a=setup:active\r", "a=setup:passive\r");
    js::object(&[("type", kind.into()), ("sdp", sdp.into())])
}

fn is_open(channel: &JsValue) -> bool {
    js::text(channel, "readyState").as_deref() == Some("open")
}

fn gathered(connection: &JsValue) -> bool {
    js::text(connection, "iceGatheringState").as_deref() == Some("complete")
}
