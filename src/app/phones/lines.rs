//! The connections to the phones of a table: what is sent to each, and what each says.

use crate::app::browser::peer::{Happens, Peer};
use crate::app::sitting::{Speech, StatusStoreFields};
use crate::app::table::{Bar, Table};
use crate::app::television::teller::{self, Pieces};
use crate::app::words::tr;
use crate::rules::{Chair, Seat, Viewer};
use crate::wire::{self, Heard, Judge, ToScreen};
use leptos::prelude::*;
use leptos::reactive::signal::ArcTrigger;
use std::cell::RefCell;
use std::rc::Rc;

/// The connection of one phone.
#[derive(Clone)]
struct Line {
    seat: Seat,
    /// The chair there: at another table it may be somebody else's.
    chair: Chair,
    peer: Peer,
    judge: Rc<RefCell<Judge>>,
}

/// The listener for what phones say.
type Ear = Rc<dyn Fn(&Line, String)>;

thread_local! {
    /// The open connections, at most one per seat.
    static LINES: RefCell<Vec<Line>> = const { RefCell::new(vec![]) };
    /// The listener of the table that is played.
    static EAR: RefCell<Option<Ear>> = const { RefCell::new(None) };
    /// The name of a person whose phone was lost, until the table has reported it.
    static LOST: RefCell<Option<String>> = const { RefCell::new(None) };
    /// Raised when a phone joins, leaves, or needs to be sent its view again.
    static CHANGED: ArcTrigger = ArcTrigger::new();
}

fn changed() -> ArcTrigger {
    CHANGED.with(Clone::clone)
}

/// Whether that seat has its hand on a phone.
pub fn has(seat: Seat) -> bool {
    changed().track();
    LINES.with_borrow(|lines| lines.iter().any(|line| line.seat == seat))
}

/// Adds a phone; another one of the same seat is hung up.
pub fn add(seat: Seat, chair: Chair, peer: Peer) {
    remove(seat);
    let judge = Rc::new(RefCell::new(Judge::of(Viewer::Seat(seat))));
    LINES.with_borrow_mut(|lines| lines.push(Line { seat, chair, peer, judge }));
    changed().notify();
}

/// Hangs up the phone of that seat: its hand is at the tablet again.
pub fn remove(seat: Seat) {
    let gone: Vec<Line> =
        LINES.with_borrow_mut(|lines| lines.extract_if(.., |line| line.seat == seat).collect());
    gone.iter().for_each(farewell);
    if !gone.is_empty() {
        changed().notify();
    }
}

/// Hangs up all phones.
pub fn hang_up() {
    let gone = LINES.take();
    gone.iter().for_each(farewell);
    if !gone.is_empty() {
        changed().notify();
    }
}

fn farewell(line: &Line) {
    line.peer.say(&wire::written(&ToScreen::<()>::Farewell));
    line.peer.hang_up();
}

/// Handles an event of that seat's connection.
pub fn happens(seat: Seat, peer: &Peer, what: Happens) {
    let of = LINES.with_borrow(|lines| lines.iter().find(|line| line.seat == seat).cloned());
    // The events of a connection that was replaced are ignored.
    match (what, of.filter(|line| line.peer.is(peer))) {
        (Happens::Said(text), Some(line)) => {
            if let Some(ear) = EAR.with_borrow(Clone::clone) {
                ear(&line, text);
            }
        }
        (Happens::Closed, Some(line)) => {
            LOST.set(Some(line.chair.name.clone()));
            remove(seat);
        }
        _ => (),
    }
}

/// Sends the phones of a table their views and hears them, for as long as the table is mounted.
pub fn attend(table: Table, bar: Bar, phase: Memo<&'static str>) {
    if table.is_watched() {
        return;
    }
    keep_those_who_sit_here(&table.chairs());
    let pieces = use_context::<Pieces>();
    let sitting = table.any_sitting;
    Effect::new(move || {
        changed().track();
        // An outcome that is held back is sent when it is shown, the winner when the podium shows him.
        let lines = LINES.with_borrow(Clone::clone);
        if lines.is_empty() || sitting.in_suspense.get() || table.keeps_winner() {
            return;
        }
        sitting.status.fingerprint().track();
        sitting.status.outcome().track();
        let scene = teller::scene(table, bar, phase, pieces);
        for line in lines {
            let eyes = Viewer::Seat(line.seat);
            if let Some(text) = untrack(|| sitting.seen.run((eyes, scene.clone()))) {
                line.peer.say(&text);
            }
        }
    });
    Effect::new(move || {
        changed().track();
        let lost = LOST.take();
        lost.iter().for_each(|name| table.refuse(tr!(phones.lost, name = name)));
    });
    EAR.set(Some(Rc::new(move |line, text| hear(table, line, text))));
    on_cleanup(|| {
        let rest = wire::written(&ToScreen::<()>::Rest(vec![]));
        LINES.with_borrow(|lines| lines.iter().for_each(|line| line.peer.say(&rest)));
    });
}

/// Hangs up the phones of persons who do not sit where they sat.
fn keep_those_who_sit_here(chairs: &[Chair]) {
    let strange = |line: &mut Line| {
        let here = chairs.get(line.seat.index());
        here.is_none_or(|chair| chair.name != line.chair.name || chair.mark != line.chair.mark)
    };
    let gone: Vec<Line> = LINES.with_borrow_mut(|lines| lines.extract_if(.., strange).collect());
    gone.iter().for_each(farewell);
}

fn hear(table: Table, line: &Line, text: String) {
    // The table is gone and no other one mounted yet: the next one sets its own listener, perhaps before this one
    // goes.
    if table.revealing.try_get_untracked().is_none() {
        return;
    }
    let speech = Speech { judge: line.judge.clone(), text, waits: is_read(table) };
    let Some(heard) = table.any_sitting.hear.try_run(speech) else { return };
    match heard {
        Ok(Heard::Hello) => {
            let welcome = teller::welcome(Viewer::Seat(line.seat));
            line.peer.say(&wire::written(&ToScreen::<()>::Welcome(welcome)));
            changed().notify();
        }
        Ok(Heard::Ping(number)) => line.peer.say(&wire::written(&ToScreen::<()>::Pong(number))),
        Ok(Heard::Bye) => remove(line.seat),
        Ok(Heard::Act { .. }) => (),
        Err(why) => line.peer.say(&wire::written(&ToScreen::<()>::Refused(why))),
    }
}

/// Whether the table reads or pauses: nobody acts then, for everybody reads a reveal first.
fn is_read(table: Table) -> bool {
    table.revealing.get_untracked()
        || untrack(|| table.title_up())
        || table.pause.get_untracked()
        || table.shell.dialog.get_untracked()
}
