//! How a phone joins: the tablet shows an invitation for a seat as a code, the phone answers with one, which the
//! tablet's camera reads; without a camera the answer can be entered as text.

use super::lines;
use crate::app::browser::camera::{self, Camera};
use crate::app::browser::link;
use crate::app::browser::peer::{Happens, Peer};
use crate::app::parts::dialog::{Sheet, when_closed};
use crate::app::parts::qr::Qr;
use crate::app::parts::{GoButton, Icon, SeatMark, WordButton};
use crate::app::shell::Shell;
use crate::app::table::Table;
use crate::app::words::tr;
use crate::rules::{Chair, Player, Seat};
use crate::wire::invitation::{Invitations, NoAnswer};
use crate::wire::sdp::Unread;
use leptos::html::Video;
use leptos::prelude::*;
use std::cell::RefCell;
use std::time::Duration;

/// How long a line may take to open before the table is told what to do.
const OPENS_WITHIN: Duration = Duration::from_secs(6);

thread_local! {
    /// The invitations of this page: an answer may be to another one than the last.
    static MADE: RefCell<Invitations> = const { RefCell::new(Invitations::new()) };
}

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

impl Step {
    const fn seat(self) -> Option<Seat> {
        match self {
            Step::Seats => None,
            Step::Invites(seat) | Step::Reads(seat) => Some(seat),
        }
    }
}

/// A line on how the invitation goes.
#[derive(Clone, PartialEq)]
enum Notice {
    /// It goes on.
    Goes(&'static str),
    /// It failed, and why: it can be begun again.
    Failed(String),
}

/// The state of one invitation; cheap to copy.
#[derive(Clone, Copy)]
struct Invitation {
    table: Table,
    step: RwSignal<Step>,
    /// The text of the invitation, once the browser has it.
    offer: RwSignal<Option<String>>,
    notice: RwSignal<Option<Notice>>,
    peer: StoredValue<Option<Peer>, LocalStorage>,
}

/// The sheet by which a phone joins the table around it.
pub fn sheet() -> AnyView {
    let table = expect_context::<Table>();
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
                    {tr!(common.close)}
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
    // One that does not answer may be replaced at once.
    let joined = move || lines::has(seat) && !lines::sleeps(seat);
    let button = move || {
        let name = name.get_value();
        if joined() {
            view! {
                <span class="is-joined"><Icon name="check"/>{tr!(phones.joined, name = name)}</span>
                <WordButton act="hang-up-phone" icon="close" label=tr!(phones.hang_up) on:click=move |_| lines::remove(seat)/>
            }
            .into_any()
        } else {
            let label = tr!(phones.invite, name = name);
            view! { <WordButton act="invite" icon="phone" label on:click=move |_| invitation.begin(seat)/> }
                .into_any()
        }
    };
    view! { <li data-seat=seat.0.to_string() data-phone=joined><SeatMark mark/>{button}</li> }
}

impl Invitation {
    fn begin(self, seat: Seat) {
        self.drop_last();
        self.offer.set(None);
        self.notice.set(None);
        let chair = self.table.chair(seat);
        let name = chair.name.clone();
        let listener = move |peer: &Peer, what: Happens| {
            match what {
                Happens::Opened => {
                    lines::add(seat, chair.clone(), peer.clone());
                    let _ = self.peer.try_update_value(Option::take);
                    let _ = self.step.try_set(Step::Seats);
                }
                Happens::Closed => self.miss(peer),
                Happens::Said(_) => (),
            }
            lines::happens(peer, what);
        };
        let peer = Peer::inviting(listener, move |text| match text {
            Some(text) => {
                MADE.with_borrow_mut(|made| made.note(&text, &name));
                let _ = self.offer.try_set(Some(text));
            }
            None => self.fail(tr!(phones.cannot).into()),
        });
        self.peer.set_value(peer);
        self.step.set(Step::Invites(seat));
    }

    /// Ends the invitation before, unless a phone has taken it.
    fn drop_last(self) {
        if let Some(last) = self.peer.try_update_value(Option::take).flatten() {
            last.hang_up();
        }
    }

    /// Takes a text as the phone's answer.
    fn take(self, text: &str) -> Result<(), NoAnswer> {
        let answer = MADE.with_borrow(|made| made.read(text))?;
        let Some(peer) = self.peer.try_with_value(Clone::clone).flatten() else {
            return Err(NoAnswer::Old);
        };
        MADE.with_borrow_mut(Invitations::note_taken);
        let _ = self.notice.try_set(Some(Notice::Goes(tr!(phones.opening))));
        let of = peer.clone();
        peer.accept(&answer, move |taken| {
            if !taken {
                return self.fail(tr!(phones.damaged).into());
            }
            set_timeout(move || self.miss(&of), OPENS_WITHIN);
        });
        Ok(())
    }

    /// What the camera has read: a code that has nothing to do with phones is passed over.
    fn takes_seen(self, text: &str) -> bool {
        match self.take(text) {
            Ok(()) => return true,
            Err(NoAnswer::Unread(Unread::Strange | Unread::Empty)) => (),
            Err(why) => self.refuse(&why),
        }
        false
    }

    /// Tells the table what to do if the line to that phone has not opened; it may still open.
    fn miss(self, peer: &Peer) {
        let reads = matches!(self.step.try_get_untracked(), Some(Step::Reads(_)));
        let last = self.peer.try_with_value(|last| last.as_ref().is_some_and(|it| it.is(peer)));
        if reads && last == Some(true) {
            self.fail(tr!(phones.no_line).into());
        }
    }

    fn refuse(self, why: &NoAnswer) {
        let step = self.step.try_get_untracked().and_then(Step::seat);
        let name = step.map(|seat| self.table.name(seat)).unwrap_or_default();
        self.fail(match why {
            NoAnswer::Unread(Unread::Empty) => tr!(phones.no_text).into(),
            NoAnswer::Unread(Unread::Strange) => tr!(phones.no_answer).into(),
            NoAnswer::Unread(Unread::Damaged) => tr!(phones.damaged).into(),
            NoAnswer::Unread(Unread::Older) => tr!(phones.older_phone).into(),
            NoAnswer::Unread(Unread::Newer) => tr!(phones.newer_phone).into(),
            NoAnswer::Invitation => tr!(phones.own_link).into(),
            NoAnswer::Others(who) => tr!(phones.others_answer, who = who, name = name),
            NoAnswer::Old => tr!(phones.old_answer, name = name),
            NoAnswer::Taken => tr!(phones.taken).into(),
        });
    }

    fn fail(self, why: String) {
        let why = Some(Notice::Failed(why));
        // The camera may see the same code many times.
        if self.notice.try_with_untracked(|last| *last != why) == Some(true) {
            let _ = self.notice.try_set(why);
        }
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
    let take = move |_| {
        if let Err(why) = invitation.take(&typed.get_untracked()) {
            invitation.refuse(&why);
        }
    };
    let looks = if camera::can() {
        view! { <Looks invitation/> }.into_any()
    } else {
        let why = if camera::is_withheld() { tr!(phones.no_https) } else { tr!(phones.no_camera) };
        view! { <p class="hint" data-why="no-camera">{why}</p> }.into_any()
    };
    view! {
        <p><b>"2. "</b>{tr!(phones.show, name = name)}</p>
        {looks}
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
    let (there, shows) = (RwSignal::new(true), RwSignal::new(false));
    Effect::new(move || {
        if let Some(video) = video.get() {
            let lost = move || _ = there.try_set(false);
            let read = move |text: String| invitation.takes_seen(&text);
            running.set_value(Some(Camera::open(video.into(), read, lost)));
        }
    });
    on_cleanup(move || _ = running.try_update_value(Option::take));
    // Until people have allowed it, or where there is none, words stand in the picture's place.
    let words = move || match (there.get(), shows.get()) {
        (true, false) => Some(tr!(phones.asks_camera)),
        (false, _) => Some(tr!(phones.no_camera)),
        (true, true) => None,
    };
    view! {
        <video
            class="looks"
            hidden=move || !there.get()
            node_ref=video
            muted
            playsinline
            aria-label=tr!(phones.looks)
            on:playing=move |_| shows.set(true)
        ></video>
        {move || words().map(|words| view! { <p class="hint" role="status" data-why="camera">{words}</p> })}
    }
}

/// How it goes; beside a failure, the button to begin again.
#[component]
fn Told(invitation: Invitation) -> impl IntoView {
    let words = move || match invitation.notice.get()? {
        Notice::Goes(words) => Some(words.to_owned()),
        Notice::Failed(why) => Some(why),
    };
    let failed = move || matches!(invitation.notice.get(), Some(Notice::Failed(_)));
    let again = move |_| {
        invitation.step.get_untracked().seat().into_iter().for_each(|seat| invitation.begin(seat));
    };
    view! {
        <div class="told" data-failed=failed>
            <p class="hint" role="alert" data-none=move || words().is_none()>{words}</p>
            <Show when=failed>
                <WordButton act="begin-again" icon="again" label=tr!(phones.again) on:click=again/>
            </Show>
        </div>
    }
}
