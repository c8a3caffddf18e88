//! Watches over a public room: whether somebody is there, what is played and for how long, when it is closed.
//! One interval of a second serves all of it.

use super::kept::{self, count, house};
use super::{incoming, keys, on_offer, own, visit};
use crate::app::browser::frame::page_time;
use crate::app::browser::idle::SIGNS;
use crate::app::browser::{full_screen, history, wake_lock};
use crate::app::place::Place;
use crate::app::shell::Shell;
use crate::kiosk::counts::Count;
use crate::rules::GameId;
use leptos::ev::Custom;
use leptos::prelude::*;
use leptos_use::{use_event_listener, use_interval_fn, use_window};
use std::cell::Cell;
use std::time::Duration;
use web_sys::Event;

/// How long the question whether somebody is still there stays open, in seconds.
pub const ASKED: u32 = 30;

thread_local! {
    /// How many seconds are left to answer.
    pub static LEFT: ArcRwSignal<u32> = ArcRwSignal::new(ASKED);
}

/// The interval between two looks at the room, in ms.
const LOOK: u64 = 1_000;

/// How long a table that was left takes to unmount.
const SOON: Duration = Duration::from_millis(50);

/// Time at a table is counted in portions of this, in ms; a longer gap between two looks was sleep.
const COUNTED_AT: f64 = 30_000.0;

thread_local! {
    /// Whether a visit was left that is not swept yet.
    static UNSWEPT: Cell<bool> = const { Cell::new(false) };
    /// Whether somebody has touched the attract screen: its language, the PIN pad.
    static STIRRED: Cell<bool> = const { Cell::new(false) };
    /// When somebody was there last, by the page's clock.
    static SEEN: Cell<f64> = const { Cell::new(0.0) };
    /// The game that is played, its time not counted yet in ms, and the time of the last look.
    static PLAYED: Cell<(Option<GameId>, f64, f64)> = const { Cell::new((None, 0.0, 0.0)) };
}

/// Watches for as long as the current owner lives, which is as long as the tablet is a kiosk.
pub fn begin(shell: Shell) {
    let room = shell.kiosk;
    incoming::receive();
    on_offer::tell(shell);
    if !room.unlocked.get_untracked() {
        let goes_on = visit::goes_on();
        if !goes_on {
            visit::end(shell);
            own::put_away(shell);
            kept::tune(shell);
        }
        room.visited.set(goes_on);
    }
    history::guard();
    keys::guard();
    SEEN.set(page_time());
    for sign in SIGNS {
        let _ = use_event_listener(use_window(), Custom::<Event>::new(sign), move |_| seen(shell));
    }
    look(shell);
    use_interval_fn(move || look(shell), LOOK);
    keep_awake(shell);
    follow_places(shell);
}

/// The screen stays on while the room is open.
fn keep_awake(shell: Shell) {
    let room = shell.kiosk;
    let on = Memo::new(move |_| !room.closed.get() || room.visited.get());
    Effect::new(move || {
        if on.get() {
            wake_lock::keep_awake();
        }
    });
}

/// Notes that somebody does something.
fn seen(shell: Shell) {
    SEEN.set(page_time());
    history::guard();
    set_if_new(shell.kiosk.asking, false);
    if shell.kiosk.visited.get_untracked() {
        visit::touch();
    } else {
        STIRRED.set(true);
    }
}

fn look(shell: Shell) {
    let room = shell.kiosk;
    let closed = !kept::is_open();
    if room.closed.get_untracked() != closed {
        room.closed.set(closed);
    }
    count_time(shell);
    let left = left();
    let here = room.visited.get_untracked() || room.unlocked.get_untracked();
    if left == 0 && (here || STIRRED.take()) {
        leave(shell);
    } else if here && left <= ASKED {
        LEFT.with(|signal| signal.set(left));
        set_if_new(room.asking, true);
    }
}

/// How many seconds are left until nobody is believed to be there.
fn left() -> u32 {
    let patience = f64::from(house().idle) * 60.0 + f64::from(ASKED);
    (patience - (page_time() - SEEN.get()) / 1_000.0).ceil().max(0.0) as u32
}

/// Begins a visit: somebody comes to play.
pub fn enter(shell: Shell) {
    sweep(shell);
    visit::begin(None);
    shell.kiosk.visited.set(true);
    full_screen::ask();
    history::guard();
}

/// Parks the game, locks the staff's page and shows the attract screen: nobody is there any more.
pub fn leave(shell: Shell) {
    let room = shell.kiosk;
    set_if_new(room.asking, false);
    room.pad.set(false);
    shell.dealing.set(None);
    shell.notice.set(None);
    shell.deleted.set(None);
    shell.go(Place::Home);
    room.visited.set(false);
    room.unlocked.set(false);
    keys::bring_back_size();
    // By then the table is unmounted and saves nothing any more.
    UNSWEPT.set(true);
    set_timeout(move || sweep(shell), SOON);
}

/// Ends the visit that was left, unless that has been done.
fn sweep(shell: Shell) {
    if UNSWEPT.take() {
        visit::end(shell);
        own::put_away(shell);
        kept::tune(shell);
    }
}

/// Ends the visit and restores the house's own data: the PIN was right.
pub fn unlock(shell: Shell) {
    let room = shell.kiosk;
    room.pad.set(false);
    shell.dialog.set(false);
    UNSWEPT.set(false);
    visit::end(shell);
    room.visited.set(false);
    own::bring_back(shell);
    room.unlocked.set(true);
    shell.go(Place::Staff);
}

/// Whether the staff may open that place while the tablet is unlocked.
const fn is_staffs(place: &Place) -> bool {
    matches!(place, Place::Staff | Place::Workshop) || place.is_menu()
}

/// Counts the games that are begun, and locks the staff's places when they are left.
fn follow_places(shell: Shell) {
    let room = shell.kiosk;
    Effect::new(move || {
        let place = shell.place.get();
        let table = match &place {
            Place::Table(game, id) => Some((*game, id.as_str())),
            _ => None,
        };
        if room.unlocked.get() {
            if !is_staffs(&place) {
                lock_again(shell, table.map(|(_, id)| id));
            }
        } else if place != Place::Home {
            // It may be a link that has begun the visit.
            visit::begin(table.map(|(_, id)| id));
            set_if_new(room.visited, true);
            if let Some((game, id)) = table {
                visit::note_begun(game, id);
            }
        }
    });
}

/// Locks the staff's places once they are left, perhaps for a game that is handed back to a visitor.
fn lock_again(shell: Shell, resumed: Option<&str>) {
    own::put_away(shell);
    kept::tune(shell);
    if let Some(id) = resumed {
        visit::hand_back(id);
        shell.kiosk.visited.set(true);
    }
    shell.kiosk.unlocked.set(false);
}

fn set_if_new(signal: RwSignal<bool>, value: bool) {
    if signal.get_untracked() != value {
        signal.set(value);
    }
}

/// Counts time at a table by the half minute, and the rest when the table is left.
fn count_time(shell: Shell) {
    let now = page_time();
    let (of, played, last) = PLAYED.get();
    let here = shell.place.with_untracked(|place| match place {
        Place::Table(game, _) => Some(*game),
        _ => None,
    });
    let passed = now - last;
    let counts = of == here && !document().hidden() && (0.0..COUNTED_AT).contains(&passed);
    let played = if counts { played + passed } else { played };
    let due = played >= COUNTED_AT || (of != here && played > 0.0);
    if let Some(game) = of.filter(|_| due) {
        count(game, Count { ms: played as u64, ..Count::default() });
    }
    PLAYED.set((here, if due { 0.0 } else { played }, now));
}
