//! How a phone joins: the tablet shows an invitation for a seat as a code, the phone answers with one, which the
//! tablet's camera reads; without a camera the answer can be entered as text.

use super::lines;
use crate::app::browser::camera::{self, Camera};
use crate::app::browser::link;
use crate::app::browser::peer::{Happens, Peer};
use crate::app::parts::dialog::{Sheet, when_closed};
use crate::app::parts::qr::Qr;
use crate::app::parts::{GoButton, SeatMark, WordButton};
use crate::app::shell::Shell;
use crate::app::table::Table;
use crate::app::words::tr;
use crate::rules::{Chair, Player, Seat};
use crate::wire::sdp::Short;
use leptos::html::Video;
use leptos::prelude::*;
use std::time::Duration;

/// How long a line may take to open before the table is told what to do.
const OPENS_WITHIN: Duration = Duration::from_secs(12);

/// The steps of the sheet.
#[derive(Clone, Copy, PartialEq)]
enum Step {
    /// Who has a phone, and who can be invited.
    Seats,
    /// The invitation for that seat.
    Invites(Seat),
    /// Reading the phone's answer for that seat.
    Reads(Seat),
}

/// The state of one invitation; cheap to copy.
#[derive(Clone, Copy)]
struct Invitation {
    table: Table,
    step: RwSignal<Step>,
    /// The text of the invitation, once the browser has it.
    offer: RwSignal<Option<String>>,
    /// Why the last step failed.
    notice: RwSignal<Option<&'static str>>,
    peer: StoredValue<Option<Peer>, LocalStorage>,
}

/// The sheet by which a phone joins that table.
pub fn sheet(table: Table) -> AnyView {
    view! { <Phones table/> }.into_any()
}

#[component]
fn Phones(table: Table) -> impl IntoView {
    let shell = Shell::get();
    when_closed(move || table.phones.set(false));
    let invitation = Invitation {
        table,
        step: RwSignal::new(Step::Seats),
        offer: RwSignal::new(None),
        notice: RwSignal::new(None),
        peer: StoredValue::new_local(None),
    };
    let body = move || match invitation.step.get() {
        Step::Seats => view! { <Seats invitation/> }.into_any(),
        Step::Invites(seat) => view! { <Invites invitation seat/> }.into_any(),
        Step::Reads(seat) => view! { <Reads invitation seat/> }.into_any(),
    };
    view! {
        <Sheet class="sheet ask-sheet wide hand-sheet phones-sheet" label=tr!(phones.title)>
            <header role="none"><h1>{tr!(phones.title)}</h1></header>
            <div class="body">{body}</div>
            <footer role="none">
                <button class="button quiet piece" data-act="close" on:click=move |_| shell.dialog.set(false)>
                    {tr!(common.ok)}
                </button>
            </footer>
        </Sheet>
    }
}

/// Every person of the table, with the button that invites or hangs up a phone.
#[component]
fn Seats(invitation: Invitation) -> impl IntoView {
    let people = invitation.table.chairs().into_iter().enumerate();
    let people = people.filter(|(_, chair)| chair.player == Player::Person);
    let one = move |(seat, chair): (usize, Chair)| {
        view! { <OneSeat invitation seat=Seat(seat as u8) chair/> }
    };
    view! {
        <p>{tr!(phones.offer)}</p>
        <ul class="sitters">{people.map(one).collect_view()}</ul>
    }
}

#[component]
fn OneSeat(invitation: Invitation, seat: Seat, chair: Chair) -> impl IntoView {
    let Chair { name, mark, .. } = chair;
    let name = StoredValue::new(name);
    let button = move || {
        let name = name.get_value();
        if lines::has(seat) {
            let label = tr!(phones.hang_up, name = name);
            view! { <WordButton act="hang-up-phone" icon="close" label on:click=move |_| lines::remove(seat)/> }
                .into_any()
        } else {
            let label = tr!(phones.invite, name = name);
            view! { <WordButton act="invite" icon="person" label on:click=move |_| invitation.begin(seat)/> }
                .into_any()
        }
    };
    view! { <li data-seat=seat.0.to_string() data-phone=move || lines::has(seat)><SeatMark mark/>{button}</li> }
}

impl Invitation {
    fn begin(self, seat: Seat) {
        self.offer.set(None);
        self.notice.set(None);
        let chair = self.table.chair(seat);
        let listener = move |peer: &Peer, what: Happens| {
            match what {
                Happens::Opened => {
                    lines::add(seat, chair.clone(), peer.clone());
                    let _ = self.step.try_set(Step::Seats);
                }
                Happens::Closed => self.miss(peer),
                Happens::Said(_) => (),
            }
            lines::happens(seat, peer, what);
        };
        let peer = Peer::inviting(listener, move |text| match text {
            Some(text) => _ = self.offer.try_set(Some(text)),
            None => _ = self.notice.try_set(Some(tr!(phones.cannot))),
        });
        self.peer.set_value(peer);
        self.step.set(Step::Invites(seat));
    }

    /// Takes a phone's answer; returns whether anybody was invited.
    fn take(self, answer: &Short) -> bool {
        let Some(peer) = self.peer.try_with_value(Clone::clone).flatten() else { return false };
        let _ = self.notice.try_set(None);
        let of = peer.clone();
        peer.accept(answer, move |taken| {
            if !taken {
                return self.refuse();
            }
            let _ = self.notice.try_set(Some(tr!(phones.opening)));
            set_timeout(move || self.miss(&of), OPENS_WITHIN);
        });
        true
    }

    /// Tells the table what to do if the line to that phone has not opened; it may still open.
    fn miss(self, peer: &Peer) {
        let reads = matches!(self.step.try_get_untracked(), Some(Step::Reads(_)));
        let last = self.peer.try_with_value(|last| last.as_ref().is_some_and(|it| it.is(peer)));
        if reads && last == Some(true) {
            let _ = self.notice.try_set(Some(tr!(phones.no_line)));
        }
    }

    fn refuse(self) {
        let _ = self.notice.try_set(Some(tr!(phones.no_answer)));
    }
}

/// The invitation: a code, the same as a link, and the button to the next step.
#[component]
fn Invites(invitation: Invitation, seat: Seat) -> impl IntoView {
    let name = invitation.table.name(seat);
    let code = move || {
        let text = link::joining(&invitation.offer.get()?);
        Some(view! {
            <div class="code"><Qr text=text.clone() label=tr!(phones.code)/></div>
            <label class="field">
                {tr!(handing.link)}
                <input type="text" name="join-link" readonly prop:value=text/>
            </label>
        })
    };
    let on = move |_| invitation.step.set(Step::Reads(seat));
    view! {
        <p><b>"1. "</b>{tr!(phones.scan, name = name)}</p>
        {code}
        <Told invitation/>
        <GoButton act="read-answer" label=tr!(phones.then_read) on:click=on/>
    }
}

/// The answer: by the camera, or as a text.
#[component]
fn Reads(invitation: Invitation, seat: Seat) -> impl IntoView {
    let name = invitation.table.name(seat);
    let typed = RwSignal::new(String::new());
    let take = move |_| match Short::of_text(&typed.get_untracked()) {
        Some(answer) => _ = invitation.take(&answer),
        None => invitation.refuse(),
    };
    view! {
        <p><b>"2. "</b>{tr!(phones.show, name = name)}</p>
        {camera::can().then(|| view! { <Looks invitation/> })}
        <label class="field">
            {tr!(phones.answer)}
            <input
                type="text"
                name="join-answer"
                autocomplete="off"
                spellcheck="false"
                prop:value=typed
                on:input:target=move |event| typed.set(event.target().value())
            />
        </label>
        <Told invitation/>
        <WordButton act="take-answer" icon="check" label=tr!(phones.take) on:click=take/>
    }
}

/// The camera's picture, while it looks for the answer.
#[component]
fn Looks(invitation: Invitation) -> impl IntoView {
    let video = NodeRef::<Video>::new();
    let running = StoredValue::new_local(None::<Camera>);
    let there = RwSignal::new(true);
    Effect::new(move || {
        if let Some(video) = video.get() {
            let lost = move || {
                let _ = there.try_set(false);
                let _ = invitation.notice.try_set(Some(tr!(phones.no_camera)));
            };
            let read =
                move |text: String| Short::of_text(&text).is_some_and(|it| invitation.take(&it));
            running.set_value(Some(Camera::open(video.into(), read, lost)));
        }
    });
    on_cleanup(move || _ = running.try_update_value(Option::take));
    view! { <video class="looks" hidden=move || !there.get() node_ref=video muted playsinline aria-label=tr!(phones.looks)></video> }
}

#[component]
fn Told(invitation: Invitation) -> impl IntoView {
    view! { <p class="hint" role="alert" data-none=move || invitation.notice.get().is_none()>{invitation.notice}</p> }
}
